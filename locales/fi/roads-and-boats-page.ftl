# What the page says at a table of Roads & Boats.

## map

## play

rb-play-tab-phase = Vaihe
rb-play-tab-tile = Laatta
rb-play-tab-research = Tutkimus
rb-play-tab-wonder = Ihme
rb-play-tab-chart = Tuotantokaavio
rb-play-tab-seats = Pelaajat

rb-play-tile-none = Valitse kartalta laatta, niin näet kaiken, mitä sillä on.
rb-play-tile-empty = Tässä ei ole vielä mitään.
rb-play-load = lastina { $load }/{ $room }
rb-play-all = kaikki
rb-play-to = { $good } → { $to }
rb-play-move-one = { $goods }: siirrä yksi ({ $to })
rb-play-move-ask = { $goods }: siirrä yksi
rb-play-move-all = { $good }: siirrä niin monta kuin mahtuu
rb-play-where = Minne? Valitse paikka tai paina Esc.
rb-play-put-here = Tähän: { $good }
rb-play-put-ask = Omistajalta pyydetään lupa

rb-play-geese = Seuraavia hanhia
rb-play-geese-from = Seuraavia hanhia alueelta { $region }
rb-play-bank = Kummalle rannalle hanhet nousevat?
rb-play-go = { $steps ->
    [one] Liiku (1 askel)
   *[other] Liiku ({ $steps } askelta)
}
rb-play-steps = { $steps ->
    [one] 1 askel
   *[other] { $steps } askelta
}
rb-play-ways = { $count ->
    [one] Se pääsee 1 paikkaan
   *[other] Se pääsee { $count } paikkaan
}
rb-play-stuck = Se ei voi liikkua.
rb-play-breaks = Jos se lähtee, tämän matka päättyy, vaikka se voisi vielä jatkaa: { $transporter }.
rb-play-mark-go = { $steps ->
    [one] Liiku: { $place }, 1 askel
   *[other] Liiku: { $place }, { $steps } askelta
}
rb-play-mark-lay = Aseta laatta tähän: { $tile }

rb-play-group-home = Koti
rb-play-group-make = Valmista
rb-play-group-research = Tutki
rb-play-group-carry = Kanna ja laske maihin
rb-play-group-build = Rakenna
rb-play-group-roads = Tiet ja sillat
rb-play-group-walls = Muurit
rb-play-why = Miksi en voi…?
rb-play-missing = Puuttuu: { $goods }.
rb-play-rule = Sääntö { $rule }:

rb-play-bill = Maksettavana
rb-play-paid = Tähän mennessä maksettu: { $goods }
rb-play-pay-single = Tai valitse yksi kerrallaan, millä maksat:
rb-play-bill-of = { $name } valitsee, millä maksaa.
rb-play-asked = { $name } pyytää sinulta suostumusta
rb-play-asking = { $name } odottaa vastausta ({ $owner })

rb-play-lay = Aseta laatta
rb-play-lay-where = Valitse vapaa paikka kartan reunalta.
rb-play-lay-at = Paikka { $tile }
rb-play-lay-terrain = Maasto
rb-play-lay-river = Joki
rb-play-lay-dry = Ei jokea
rb-play-turn = Käännä
rb-play-lay-do = Aseta tähän
rb-play-settle = Valitse kotisi
rb-play-settle-how = Kaikki mahdolliset paikat on korostettu kartalla. Metsä, kallio ja vesi lähellä ovat hyvä alku.
rb-play-settle-list = { $count ->
    [one] 1 paikka
   *[other] Kaikki { $count } paikkaa luettelona
}
rb-play-moving = Kuljetusvälineesi
rb-play-moving-how = Valitse kuljetusväline tästä, kartalta tai näppäimellä N ja sitten, minne se menee. Matkalla se voi lastata ja jättää hyödykkeitä.
rb-play-waiting = Odotetaan: { $names }
rb-play-remind = Näytä ennen vaiheen loppua, mitä voi vielä tehdä
rb-play-confirm-title = Vahvistettava siirto
rb-play-confirm = Vahvista
rb-play-cancel = Peruuta

## panel

## read

rb-read-any = mikä tahansa hyödyke
rb-read-tile = { $terrain } ({ $tile })

rb-read-status = Pelitilanne
rb-read-plan = Suunnitelmasi
rb-read-planning = Valintasi toteutetaan tässä järjestyksessä, kun sinun on aika toimia.
rb-read-do = Mitä voit tehdä
rb-read-search = Hae kaikista
rb-read-found = { $count ->
    [0] Ei löytynyt mitään
    [one] 1 löytyi
   *[other] { $count } löytyi
}
rb-read-homes = Mahdolliset kotipaikat
rb-read-works = Tuota, valmista ja kasvata
rb-read-go = Mene sinne
rb-read-paid = Maksettu tähän mennessä: { $goods }
rb-read-confirm-title = Vahvistettavana
rb-read-confirm = Vahvista
rb-read-seats = Pelaajat
rb-read-in-reach = Ulottuvilla, ei kyydissä
rb-read-home = Koti
rb-read-research = Tutkimus
rb-read-transporters = Kuljetusvälineet
rb-read-transporter = Kuljetusväline
rb-read-place = Paikka
rb-read-cargo = Lasti
rb-read-movement = Liikkuminen
rb-read-missing = puuttuu: { $goods }
rb-read-row = Rivi
rb-read-bricks = Tiilet
rb-read-brick-neutral = neutraali
rb-read-brick-unused = väriä, jolla kukaan ei pelaa
rb-read-brick-free = vapaana
rb-read-map = Kartta
rb-read-show = Näytettävät laatat
rb-read-show-mine = Omat
rb-read-show-near = Omien lähellä
rb-read-show-all = Kaikki
rb-read-tiles = { $count ->
    [one] 1 laatta
   *[other] { $count } laattaa pohjoisesta etelään
}
rb-read-counted = { $name }: { $goods }, { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
rb-read-skip = Siirry tulokseen
rb-read-rank = Sija
rb-read-by-row = Ihme rivi riviltä
