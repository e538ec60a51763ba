# What the page says at a table of Roads & Boats.

## map

rb-map-beyond = { $count ->
    [one] Jotakin on näkymän ulkopuolella: siirry sinne
   *[other] { $count } kohdetta on näkymän ulkopuolella: siirry lähimpään
}
rb-map-label = Kartta: { $name }
rb-map-tile = { $terrain } { $tile }
rb-map-count = { $thing } × { $count } kpl
rb-map-owned = { $thing } ({ $name })
rb-map-loaded = { $thing }, kuormana { $load }
rb-map-home-of = koti ({ $name })
rb-map-aboard = { $thing }, kyydissä: { $on }
rb-map-region = maa, alue { $nth }
rb-map-river = joki
rb-map-dock = ranta { $direction }
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

rb-play-tab-phase = Vaihe
rb-play-tab-tile = Laatta
rb-play-tab-research = Tutkimus
rb-play-tab-wonder = Ihme
rb-play-tab-chart = Kaavio
rb-play-tab-seats = Pelaajat

rb-play-tile-none = Valitse kartalta laatta, niin näet kaiken, mitä sillä on.
rb-play-tile-empty = Tässä ei ole vielä mitään.
rb-play-load = lastina { $load }/{ $room }
rb-play-all = kaikki
rb-play-to = { $good } → { $to }
rb-play-move-one = { $goods }: siirrä yksi ({ $to })
rb-play-move-ask = { $goods }: siirrä yksi
rb-play-move-all = { $good }: siirrä niin monta kuin mahtuu
rb-play-where = Minne?
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

rb-play-bill = Maksettavana
rb-play-owed = Hinta
rb-play-paid = Tähän mennessä maksettu
rb-play-left = Vielä maksettava
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
rb-play-settle-ask = Tuleeko tästä kotisi: { $tile }?
rb-play-settle-ask-why = Aasisi ja hyödykkeesi aloittavat täältä, ja vain täällä voit ostaa ihmeen tiiliä. Koti pysyy paikallaan koko pelin.
rb-play-settle-do = Asetu tähän
rb-play-settle-list = { $count ->
    [one] 1 paikka
   *[other] Kaikki { $count } paikkaa luettelona
}
rb-play-moving = Kuljetusvälineesi
rb-play-moving-of = Kuljetusvälineet: { $name }
rb-play-moving-how = Valitse kuljetusväline tästä tai kartalta ja sitten, minne se menee. Matkalla se voi lastata ja jättää hyödykkeitä.
rb-play-moving-how-keys = Valitse kuljetusväline tästä, kartalta tai näppäimellä N ja sitten, minne se menee. Matkalla se voi lastata ja jättää hyödykkeitä.
rb-play-goes = { $steps ->
    [one] pääsee 1 laatan
   *[other] pääsee enintään { $steps } laattaa
}
rb-play-goes-on = { $steps ->
    [one] pääsee vielä 1 laatan
   *[other] pääsee vielä enintään { $steps } laattaa
}
rb-play-off-road = Ilman tietä aasi kulkee vuorossa yhden laatan, tietä pitkin kaksi.
rb-play-waiting = Odotetaan: { $names }
rb-play-remind = Näytä ennen vaiheen loppua, mitä voi vielä tehdä

## panel

rb-panel-bar = Pelin tilanne
rb-panel-turn = Vuoro
rb-panel-of = enintään { $turns }
rb-panel-phases = Vuoron vaiheet
rb-panel-past = ohi
rb-panel-sequence = Kysyttävät järjestyksessä
rb-panel-moment-done = valmis
rb-panel-moment-waits = odottaa
rb-panel-stage-free-map = Kartan kokoaminen
rb-panel-stage-homes = Kotien valinta
rb-panel-stage-calling = Määritetäänkö pelijärjestys?
rb-panel-stage-praying = Rukoillaan: kuka jää, kuka siirtyy perälle?
rb-panel-stage-choosing = Paikkojen valinta
rb-panel-stage-over = Peli on päättynyt
rb-panel-doing-production = Tuota hyödykkeitä ja kuljetusvälineitä, kasvata, kehitä
rb-panel-doing-movement = Liikuta jokaista kuljetusvälinettä kerran, lastaa ja pura
rb-panel-doing-building = Rakenna sinne, missä kuljetusvälineesi ovat
rb-panel-doing-wonder = Pane ihmeeseen tiiliä kotilaatan hyödykkeillä
rb-panel-then = Sitten: { $phase }
rb-panel-then-turn = Sitten: vuoro { $turn }
rb-panel-then-end = Sitten peli päättyy
rb-panel-missing = puuttuu: { $goods }
rb-panel-recipe = { $inputs } → { $output }
rb-panel-yields = Antaa joka vuorossa: { $output }
rb-panel-show = Näytä kartalla: { $what }
rb-panel-riches-about = Kulta on { $gold }, kolikot { $coins } ja arvopaperi { $stock } pisteen arvoinen, vain kuljetusvälineissä.
rb-panel-unloaded = Maassa, ei vielä lasketa:
rb-panel-home = Koti
rb-panel-transporter = { $transporter }, { $load }/{ $room }: { $cargo }
rb-panel-still-title = Tässä vaiheessa vielä mahdollista: { $phase }
rb-panel-still-about = Kosketa riviä, niin näet sen kartalla.
rb-panel-still-none = Kaikki tehty tässä vaiheessa: { $phase }
rb-panel-still-none-about = Muuta ei voi tehdä kuin siirrellä hyödykkeitä.
rb-panel-still-move = { $transporter }: ei ole liikkunut
rb-panel-still-produce = Anna tuottajalle raaka-aineita ({ $places ->
    [one] 1 tapa
   *[other] { $places } tapaa
})
rb-panel-still-make = Valmista kuljetusväline ({ $places ->
    [one] 1 tapa
   *[other] { $places } tapaa
})
rb-panel-still-harness = Tee aasista kärry ({ $places ->
    [one] 1 tapa
   *[other] { $places } tapaa
})
rb-panel-still-breed = Kasvata uusi aasi ({ $places ->
    [one] 1 tapa
   *[other] { $places } tapaa
})
rb-panel-still-research = Kehitä kehityskohde ({ $places ->
    [one] 1 tapa
   *[other] { $places } tapaa
})
rb-panel-still-upgrade = Kohenna tehdas uudentyyppiseksi ({ $places ->
    [one] 1 tapa
   *[other] { $places } tapaa
})
rb-panel-still-destroy = Tuhoa kuljetusväline ({ $places ->
    [one] 1 tapa
   *[other] { $places } tapaa
})
rb-panel-still-set-down = Laske kannettava alas ({ $places ->
    [one] 1 tapa
   *[other] { $places } tapaa
})
rb-panel-still-build = Rakenna rakennus ({ $places ->
    [one] 1 tapa
   *[other] { $places } tapaa
})
rb-panel-still-sink = Rakenna uusi kaivoskuilu ({ $places ->
    [one] 1 tapa
   *[other] { $places } tapaa
})
rb-panel-still-road = Rakenna tie ({ $places ->
    [one] 1 tapa
   *[other] { $places } tapaa
})
rb-panel-still-bridge = Rakenna silta ({ $places ->
    [one] 1 tapa
   *[other] { $places } tapaa
})
rb-panel-still-wall = Rakenna muuri ({ $places ->
    [one] 1 tapa
   *[other] { $places } tapaa
})
rb-panel-still-raze = Pura muuri ({ $places ->
    [one] 1 tapa
   *[other] { $places } tapaa
})
rb-panel-still-back = Takaisin
rb-panel-still-anyway = Lopeta vaihe silti
rb-panel-still-end = Lopeta tämä vaihe: { $phase }
rb-panel-order = Pelijärjestys
rb-panel-order-calling = Ennen tätä vaihetta jokainen pelaaja saa pyytää pelijärjestyksen määrittämistä uudelleen: { $phase }. Jos kukaan ei pyydä, se jää alla olevaksi.
rb-panel-order-praying = Temppelistä alkaen jokainen pelaaja jatkaa rukoilemista tai siirtyy jonon perälle. Perällä olevat valitsevat ensin.
rb-panel-order-choosing = Jonon perältä alkaen jokainen pelaaja ottaa vapaan paikan tähän vaiheeseen: { $phase }.
rb-panel-order-settled = Pelaajat toimivat tässä järjestyksessä, kunnes joku pyytää sen määrittämistä uudelleen.
rb-panel-about-call = Haluat toimia ennen muita tai heidän jälkeensä: jono temppelin edessä ratkaisee, kuka valitsee.
rb-panel-about-waive = Tavallinen valinta: peli jatkuu heti, jos kukaan muu ei pyydä.
rb-panel-about-keep-praying = Pysyt lähellä temppeliä: valitset nyt myöhään, mutta voitat tasatilanteet pelin lopussa.
rb-panel-about-stop-praying = Siirryt kauas temppelistä: valitset paikkasi nyt aikaisin.
rb-panel-never-again = Jätä ennalleen äläkä kysy tässä pelissä enää
rb-panel-chart = Pelijärjestystaulukko
rb-panel-chart-about = Paikka 1 toimii ensin. Joskus viimeinen paikka on arvokkaampi: näet, mitä muut ovat tehneet.
rb-panel-free = vapaa
rb-panel-temple = Jono temppelin edessä
rb-panel-temple-about = Lähin ensin. Temppelistä kauimpana oleva valitsee paikan ensin.
rb-panel-prays-stops = lopettaa
rb-panel-prays-stays = jää
rb-panel-prays-asked = vastaa nyt
rb-panel-orders = Pysyvät ohjeet
rb-panel-orders-about = Jotta peli ei pysähdy sinun takiasi: mitä tehdään aina, kun sinulta kysytään. Voit muuttaa tätä milloin tahansa.
rb-panel-order-call = Määritetäänkö pelijärjestys
rb-panel-order-call-ask = Kysy minulta
rb-panel-order-call-never = En koskaan pyydä
rb-panel-order-pray = Rukoileminen
rb-panel-order-pray-ask = Kysy minulta
rb-panel-order-pray-keep = Jatka
rb-panel-order-pray-stop = Lopeta
rb-panel-order-position = Paikkani
rb-panel-order-position-ask = Kysy minulta
rb-panel-order-position-first = Ensimmäinen vapaa
rb-panel-order-position-last = Viimeinen vapaa
rb-panel-order-consent = Kun muut haluavat käyttää kuljetusvälineissäni olevaa
rb-panel-order-consent-ask = Kysy minulta
rb-panel-order-consent-agree = Suostu
rb-panel-order-consent-refuse = Kieltäydy
rb-panel-order-consent-about = Jos suostut aina, muut voivat viedä hyödykkeesi.
rb-panel-order-breed = Kun tuotantoni päättyy
rb-panel-order-breed-always = Aasit lisääntyvät, missä voivat
rb-panel-order-breed-never = Aasit eivät lisäänny itsestään
rb-panel-order-breed-about = Jos kaksi aasiasi on yksin tyhjällä laitumella, ne saavat kolmannen ennen kuin tuotantosi päättyy.
rb-panel-production = Tuotanto
rb-panel-production-now = Mihin kuljetusvälineesi ulottuvat. Kaikki, mitä syntyy, on sinun vietävissäsi.
rb-panel-production-later = Mitä voisi tuottaa siellä, missä kuljetusvälineesi ovat, kun tuotantovaihe tulee.
rb-panel-production-watch = Kaikki kartalla oleva, mikä tuottaa jotain.
rb-panel-production-none = Mikään kuljetusvälineesi ei ole rakennuksen luona. Tuottajan luona oleva voi antaa sille raaka-aineita ja viedä tuotteet.
rb-panel-no-buildings = Mitään ei ole vielä rakennettu.
rb-panel-made = Tehty tässä vuorossa: { $made }/{ $most }
rb-panel-used-up = On tehnyt kaiken, minkä tässä vuorossa voi.
rb-panel-lacks = Liian vähän hyödykkeitä ulottuvilla.
rb-panel-could-make = Siitä, mitä täällä on: { $good } ×{ $count }
rb-panel-make = Tuota: { $good } ×{ $count }
rb-panel-make-all = Tuota kaikki: { $good } ×{ $count }
rb-panel-by-itself = Itsestään vaiheen lopussa, jää laatalle: { $good } ×{ $count }
rb-panel-source = Yksi joka vuorossa sille, joka tulee hakemaan.
rb-panel-lies = Täällä:
rb-panel-make-transporter = Valmista: { $transporter }
rb-panel-launch = Mihin kohtaan vesille?
rb-panel-which-donkey = Mikä aasi muuttuu kärryksi?
rb-panel-breed = Aaseja tyhjällä laitumella
rb-panel-breed-do = Kasvata uusi aasi
rb-panel-can-research = Voit nyt kehittää jotain.
rb-panel-to-research = Valitse kehityskohde
rb-panel-duty = Tämä ratkaistaan ensin
rb-panel-building = Rakentaminen
rb-panel-building-now = Valitse, mitä rakennat sinne, missä kuljetusvälineesi ovat. Hinta maksetaan siellä olevilla hyödykkeillä.
rb-panel-building-later = Mitä voisit rakentaa sinne, missä kuljetusvälineesi nyt ovat, kun hetkesi rakentamisvaiheessa tulee.
rb-panel-building-watch = Kaikki, mitä voi rakentaa, ja hinnat.
rb-panel-group-sources = Raaka-aineet
rb-panel-group-producers = Hyödykkeestä toiseen
rb-panel-group-factories = Kuljetusvälineitä
rb-panel-group-ways = Tiet ja sillat
rb-panel-group-walls = Muurit
rb-panel-rest = Ei onnistu täällä nyt: { $count }
rb-panel-build-road = tie
rb-panel-build-road-about = Kärryt ja kuorma-autot tarvitsevat teitä; aasit kulkevat niillä kaksi kertaa pidemmälle.
rb-panel-build-bridge = silta
rb-panel-build-bridge-about = Yhdistää joen kaksi rantaa kaikille.
rb-panel-build-wall = muuri
rb-panel-build-wall-about = Kukaan muu ei pääse läpi. Toinen muurimerkki maksaa 2 kiveä lisää, kolmas 3 lisää.
rb-panel-build-raze = pura muuri
rb-panel-build-raze-about = Maksaa yhden laudan enemmän kuin muurissa on merkkejä. Sen jälkeen muuri ei ole kenenkään.
rb-panel-build-sink = uusi kaivoskuilu
rb-panel-build-sink-about = Täyttää kaivoksen uudelleen.
rb-panel-needs = vaatii kehittämistä: { $topic }
rb-panel-no-site = Ei paikkaa siellä, missä kuljetusvälineesi ovat; vaatii: { $site }
rb-panel-no-place = Ei paikkaa siellä, missä kuljetusvälineesi ovat
rb-panel-places = { $places ->
    [one] 1 paikka
   *[other] { $places } paikkaa: valitse yksi
}
rb-panel-research = Kehittäminen
rb-panel-research-about = Kaksi hanhea ja paperi samalla laatalla kuljetusvälineesi kanssa antavat tuotantovaiheessa yhden kehityskohteen. Se on sinun pysyvästi.
rb-panel-research-price = Yksi kehityskohde maksaa
rb-panel-research-can = Sinulla on se: valitse.
rb-panel-research-cannot = Eivät ole nyt yhdessä ulottuvilla.
rb-panel-research-do = Kehitä tämä
rb-panel-research-at = Kehitä alueella { $region }
rb-panel-opens = Avaa: { $building }
rb-panel-opens-mines = Uusissa kaivoksissa ja kuiluissa voi olla { $fillings }.
rb-panel-opens-shafts = Saat rakentaa kaivoksiin uusia kuiluja.
rb-panel-vehicle = Mahtuu { $room }, { $steps ->
    [one] 1 askel
   *[other] { $steps } askelta
}
rb-panel-stands = Paikka: { $site }
rb-panel-you-have = Sinulla on tämä
rb-panel-wonder = Ihme
rb-panel-wonder-about = Jokaiselta riviltä, jolla on tiiliä, jaetaan lopussa { $points } pistettä sen mukaan, kenellä on siinä montako tiiltä.
rb-panel-brick-price = Seuraava tiilesi maksaa
rb-panel-brick-home = Jonkin kuljetusvälineesi on oltava kotilaatallasi.
rb-panel-brick-missing = { $count ->
    [one] Kotoa puuttuu 1 hyödyke.
   *[other] Kotoa puuttuu { $count } hyödykettä.
}
rb-panel-brick-later = Hyödykkeet ovat paikalla: voit ostaa sen ihmeenrakennusvaiheessa.
rb-panel-show-home = Näytä kotini
rb-panel-rows = Ihmeen rivit ylhäältä alkaen
rb-panel-shares = Kunkin rivin pisteet, jos peli päättyisi nyt
rb-panel-bricks-neutral = { $count ->
    [one] 1 neutraali
   *[other] { $count } neutraalia
}
rb-panel-bricks-unused = { $count ->
    [one] 1 ei kenenkään
   *[other] { $count } ei kenenkään
}
rb-panel-bricks-free = { $count ->
    [one] 1 vapaa paikka
   *[other] { $count } vapaata paikkaa
}
rb-panel-neutral = Neutraali: yksi lisää joka vuorossa
rb-panel-neutral-left = { $laid }/{ $all }
rb-panel-unused = Paikallaan alusta asti
rb-panel-unused-about = ei pisteitä
rb-panel-mark-dearer = Tiilestä { $brick } alkaen jokainen tiili maksaa yhden hyödykkeen enemmän.
rb-panel-mark-water = Tiili { $brick } kastelee aavikot: niistä tulee laidunta.
rb-panel-mark-end = Tiili { $brick } päättää pelin.
rb-panel-watered = Aavikot on kasteltu ja ovat nyt laidunta.
rb-panel-process = Mistä syntyy mitäkin
rb-panel-process-about = Vihreää on se, mitä sinulla on kuljetusvälineidesi luona. Viivat vievät hyödykkeistä rakennuksiin ja näistä tuotteisiin.
rb-panel-process-touch = Kosketa jotain, niin näet, mitä se vaatii ja antaa.
rb-panel-enlarge = Näytä suurena
rb-panel-look = Esitystapa
rb-panel-look-drawing = Kaavio
rb-panel-look-list = Luettelo
rb-panel-have = { $count } saatavilla
rb-panel-geese = Kaksi hanhea yksin laitumella saa kolmannen. Kaksi hanhea ja paperi antavat kehityskohteen.
rb-panel-most = enintään { $most } vuorossa
rb-panel-costs = Hinta
rb-panel-way-land = maata pitkin
rb-panel-way-road = vain teitä pitkin
rb-panel-way-water = vesitse

## read

rb-read-any = mikä tahansa hyödyke
rb-read-tile = { $terrain } ({ $tile })

rb-read-status = Pelitilanne
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
rb-read-plain = Tyhjät laatat
rb-read-counted = { $name }: { $goods }, { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
rb-read-by-row = Ihme rivi riviltä
