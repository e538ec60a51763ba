# What the page says at a table of Roads & Boats.

## map

rb-map-label = Kartta: { $name }
rb-map-tile = { $terrain } { $tile }
rb-map-count = { $thing } × { $count } kpl
rb-map-owned = { $thing } ({ $name })
rb-map-loaded = { $thing }, kuormana { $load }
rb-map-home = koti ({ $name })
rb-map-closer = Lähennä
rb-map-farther = Loitonna
rb-map-whole = Näytä koko kartta
rb-map-mini = Pienoiskartta
rb-map-layers = Mitä kartalla näkyy
rb-map-layer-goods = Tavarat
rb-map-layer-transporters = Kulkuneuvot
rb-map-layer-buildings = Rakennukset
rb-map-layer-roads = Tiet ja sillat
rb-map-layer-walls = Muurit
rb-map-layer-docks = Veneiden rantautumispaikat
rb-map-layer-names = Nimet ja koordinaatit

## play

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
