# What the page says at a table of Roads & Boats.

## map

rb-map-beyond = { $count ->
    [one] Yksi kohde on näkymän ulkopuolella: siirry sinne
   *[other] { $count } kohdetta on näkymän ulkopuolella: siirry lähimpään
}
rb-map-label = Kartta: { $name }
rb-map-tile = { $terrain } { $tile }
rb-map-count = { $thing } × { $count }
rb-map-owned = { $thing } ({ $name })
rb-map-loaded = { $thing }, kuormana { $load }
rb-map-home-of = koti ({ $name })
rb-map-aboard = { $thing }, kuljetusvälineessä: { $on }
rb-map-region = maa, alue { $nth }
rb-map-river = joki
rb-map-dock = rannikko { $direction }
rb-map-mini = Pienoiskartta
rb-map-layers = Näytä kartalla
rb-map-layer-goods = Hyödykkeet
rb-map-layer-transporters = Kuljetusvälineet
rb-map-layer-buildings = Rakennukset
rb-map-layer-roads = Tiet ja sillat
rb-map-layer-walls = Muurit
rb-map-layer-docks = Alusten telakoitumispaikat
rb-map-layer-names = Nimet ja koordinaatit

## play

rb-play-tab-phase = Vaihe
rb-play-tab-tile = Laatta
rb-play-tab-research = Kehittäminen
rb-play-tab-wonder = Ihme
rb-play-tab-chart = Kaavio
rb-play-tab-seats = Pelaajat

rb-play-tile-none = Valitse kartalta laatta, niin näet kaiken, mitä sillä on.
rb-play-tile-empty = Tässä ei ole vielä mitään.
rb-play-load = lasti { $load }/{ $room }
rb-play-all = kaikki
rb-play-to = { $good } → { $to }
rb-play-move-one = { $goods }: siirrä yksi ({ $to })
rb-play-move-ask = { $goods }: siirrä yksi
rb-play-move-all = { $good }: siirrä niin monta kuin mahtuu
rb-play-where = Minne?
rb-play-put-ask = Omistajalta pyydetään suostumus

rb-play-geese = Mukana seuraavat hanhet
rb-play-geese-from = Mukana seuraavat hanhet alueelta { $region }
rb-play-bank = Mille rannalle hanhet nousevat?
rb-play-go = { $steps ->
    [one] Kulje (1 askel)
   *[other] Kulje ({ $steps } askelta)
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
rb-play-breaks = Jos se lähtee, tämän matka päättyy, vaikka askelia olisi vielä jäljellä: { $transporter }.
rb-play-mark-go = { $steps ->
    [one] Kulje → { $place }, 1 askel
   *[other] Kulje → { $place }, { $steps } askelta
}
rb-play-mark-lay = Aseta laatta tähän: { $tile }

rb-play-group-home = Koti
rb-play-group-make = Valmista
rb-play-group-research = Kehitä
rb-play-group-carry = Kanna ja laske alas
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
rb-play-asking = { $name } on pyytänyt suostumusta ja odottaa vastausta ({ $owner })

rb-play-lay = Aseta laatta
rb-play-lay-where = Valitse vapaa paikka kartan reunalta.
rb-play-lay-at = Paikka { $tile }
rb-play-lay-terrain = Maasto
rb-play-lay-river = Joki
rb-play-lay-dry = Ei jokea
rb-play-turn = Käännä
rb-play-lay-do = Aseta tähän
rb-play-settle = Valitse kotisi
rb-play-settle-how = Kaikki mahdolliset paikat on korostettu kartalla. Lähellä oleva metsä, kallio ja vesi ovat hyvä alku.
rb-play-settle-ask = Valitaanko tämä laatta kodiksesi: { $tile }?
rb-play-settle-ask-why = Aasisi ja hyödykkeesi ovat alussa täällä, ja vain täällä voit ostaa ihmeen tiiliä. Koti pysyy paikallaan koko pelin.
rb-play-settle-do = Valitse kodiksi
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
rb-play-remind = Näytä ennen vaiheen loppua, mitä siinä voi vielä tehdä

## panel

rb-panel-bar = Pelin tilanne
rb-panel-turn = Vuoro
rb-panel-of = enintään { $turns }
rb-panel-phases = Vuoron vaiheet
rb-panel-past = ohi
rb-panel-sequence = Vastausjärjestys
rb-panel-moment-done = valmis
rb-panel-moment-waits = odottaa
rb-panel-early = Sillä välin voit toimia siellä, minne ennen sinua vuorossa olevat pelaajat eivät yllä.
rb-panel-pausing = Peli jatkuu pian. Siihen asti voit pyytää pelijärjestyksen määrittämistä.
rb-panel-stage-free-map = Kartan kokoaminen
rb-panel-stage-homes = Kotien valinta
rb-panel-stage-praying = Rukoillaan: kuka jää, kuka siirtyy jonon perälle?
rb-panel-stage-choosing = Paikkojen valinta
rb-panel-stage-over = Peli on päättynyt
rb-panel-doing-production = Tuota hyödykkeitä ja kuljetusvälineitä, kasvata aaseja, kehitä
rb-panel-doing-movement = Liikuta jokaista kuljetusvälinettä kerran, lastaa ja jätä hyödykkeitä
rb-panel-doing-building = Rakenna sinne, missä kuljetusvälineesi ovat
rb-panel-doing-wonder = Osta ihmeen tiiliä kotilaatan hyödykkeillä
rb-panel-then = Sitten: { $phase }
rb-panel-then-turn = Sitten: vuoro { $turn }
rb-panel-then-end = Sitten peli päättyy
rb-panel-missing = puuttuu: { $goods }
rb-panel-recipe = { $inputs } → { $output }
rb-panel-yields = Tuottaa joka vuorolla: { $output }
rb-panel-show = Näytä kartalla: { $what }
rb-panel-riches-about = Kullasta saa { $gold }, kolikoista { $coins } ja arvopaperista { $stock } pistettä, mutta vain kuljetusvälineissä olevista.
rb-panel-unloaded = Maassa, ei vielä pisteitä:
rb-panel-home = Koti
rb-panel-transporter = { $transporter }, { $load }/{ $room }: { $cargo }
rb-panel-still-title = Vielä mahdollista ({ $phase })
rb-panel-still-about = Valitse rivi, niin näet sen kartalla.
rb-panel-still-none = Kaikki on tehty ({ $phase })
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
rb-panel-still-research = Valitse kehityskohde ({ $places ->
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
rb-panel-order-praying = Temppelistä alkaen jokainen pelaaja jatkaa rukoilemista tai siirtyy jonon perälle. Perällä olevat valitsevat ensin.
rb-panel-order-choosing = Seuraavaksi alkaa { $phase }. Jonon perältä alkaen jokainen pelaaja valitsee siihen vapaan paikan.
rb-panel-order-later = Tulevien vaiheiden pelijärjestys
rb-panel-about-call = Pyydä, jos haluat toimia aiemmin tai myöhemmin: jono temppelin edessä ratkaisee, kuka saa valita paikkansa ensin.
rb-panel-about-keep-praying = Pysyt lähellä temppeliä: valitset nyt myöhään, mutta voitat tasatilanteet pelin lopussa.
rb-panel-about-stop-praying = Siirryt kauas temppelistä: valitset paikkasi nyt aikaisin.
rb-panel-chart = Pelijärjestystaulukko
rb-panel-chart-about = Paikan 1 pelaaja toimii ensin. Joskus viimeinen paikka on arvokkaampi: näet, mitä muut ovat tehneet.
rb-panel-free = vapaa
rb-panel-temple = Jono temppelin edessä
rb-panel-temple-about = Lähin ensin. Temppelistä kauimpana oleva valitsee paikan ensin.
rb-panel-prays-stops = lopettaa
rb-panel-prays-stays = jää
rb-panel-prays-asked = vastaa nyt
rb-panel-orders = Pysyvät ohjeet
rb-panel-orders-about = Jotta peli ei pysähdy sinun takiasi: mitä tehdään aina, kun sinulta kysytään. Voit muuttaa tätä milloin tahansa.
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
rb-panel-order-breed-about = Jos kaksi aasiasi on yksin tyhjällä laitumella, ne saavat kolmannen, ennen kuin tuotantosi päättyy.
rb-panel-production = Tuotanto
rb-panel-production-now = Tuotanto, johon kuljetusvälineesi ulottuvat. Saat viedä kaiken, mitä syntyy.
rb-panel-production-later = Mitä kuljetusvälineidesi luona voisi tuottaa, kun tuotantovaihe tulee.
rb-panel-production-watch = Kaikki kartalla oleva, mikä tuottaa jotain.
rb-panel-production-none = Mikään kuljetusvälineesi ei ole rakennuksen luona. Tuottajan luona oleva voi antaa sille raaka-aineita ja viedä tuotteet.
rb-panel-no-buildings = Mitään ei ole vielä rakennettu.
rb-panel-made = Tehty tällä vuorolla: { $made }/{ $most }
rb-panel-used-up = On tehnyt kaiken, minkä tällä vuorolla voi.
rb-panel-lacks = Ulottuvilla on liian vähän hyödykkeitä.
rb-panel-could-make = Täällä olevista hyödykkeistä: { $good } ×{ $count }
rb-panel-make = Tuota: { $good } ×{ $count }
rb-panel-make-all = Tuota kaikki: { $good } ×{ $count }
rb-panel-by-itself = Itsestään vaiheen lopussa, jää laatalle: { $good } ×{ $count }
rb-panel-source = Yksi joka vuorolla sille, joka tulee hakemaan.
rb-panel-lies = Täällä:
rb-panel-make-transporter = Valmista: { $transporter }
rb-panel-launch = Minne se lasketaan vesille?
rb-panel-which-donkey = Mikä aasi valjastetaan kärryn eteen?
rb-panel-breed = Aaseja tyhjällä laitumella
rb-panel-breed-do = Kasvata uusi aasi
rb-panel-can-research = Voit nyt kehittää jotain.
rb-panel-to-research = Valitse kehityskohde
rb-panel-duty = Ratkaise tämä ensin
rb-panel-building = Rakentaminen
rb-panel-building-now = Valitse, mitä rakennat sinne, missä kuljetusvälineesi ovat. Hinta maksetaan siellä olevilla hyödykkeillä.
rb-panel-building-later = Mitä voisit rakentaa sinne, missä kuljetusvälineesi nyt ovat, kun vuorosi rakentamisvaiheessa tulee.
rb-panel-building-watch = Kaikki, mitä voi rakentaa, ja hinnat.
rb-panel-group-sources = Alkutuottajat
rb-panel-group-producers = Jalostajat
rb-panel-group-factories = Kuljetusvälinetehtaat
rb-panel-group-ways = Tiet ja sillat
rb-panel-group-walls = Muurit
rb-panel-rest = Ei onnistu täällä nyt: { $count }
rb-panel-build-road = tie
rb-panel-build-road-about = Kärryt ja kuorma-autot tarvitsevat teitä; aasit kulkevat niillä kaksi kertaa pidemmälle.
rb-panel-build-bridge = silta
rb-panel-build-bridge-about = Yhdistää joen kaksi rantaa kaikille.
rb-panel-build-wall = muuri
rb-panel-build-wall-about = Kukaan muu ei pääse läpi. Toinen muurimerkki maksaa 2 kiveä lisää, kolmas 3 lisää.
rb-panel-build-raze = muurin purkaminen
rb-panel-build-raze-about = Maksaa yhden laudan enemmän kuin muurissa on muurimerkkejä. Sen jälkeen muuri ei ole kenenkään.
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
rb-panel-research-about = Kun kaksi hanhea ja paperi ovat samalla laatalla kuljetusvälineesi kanssa, saat niillä tuotantovaiheessa yhden kehityskohteen. Se on pysyvästi sinun.
rb-panel-research-price = Yksi kehityskohde maksaa
rb-panel-research-can = Sinulla on tarvittavat hyödykkeet: valitse.
rb-panel-research-cannot = Hyödykkeet eivät ole nyt yhdessä ulottuvillasi.
rb-panel-research-do = Kehitä tämä
rb-panel-research-at = Kehitä alueella { $region }
rb-panel-opens = Mahdollistaa: { $building }
rb-panel-opens-mines = Uusissa kaivoksissa ja kuiluissa voi olla { $fillings }.
rb-panel-opens-shafts = Saat rakentaa kaivoksiin uusia kuiluja.
rb-panel-vehicle = Mahtuu { $room }, { $steps ->
    [one] 1 askel
   *[other] { $steps } askelta
}
rb-panel-stands = Paikka: { $site }
rb-panel-you-have = Sinulla on tämä
rb-panel-wonder = Ihme
rb-panel-wonder-about = Jokaiselta riviltä, jolla on tiiliä, jaetaan lopussa { $points } pistettä sen mukaan, montako tiiltä kullakin on siinä.
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
    [one] 1 käyttämättömän värinen
   *[other] { $count } käyttämättömän väristä
}
rb-panel-bricks-free = { $count ->
    [one] 1 vapaa paikka
   *[other] { $count } vapaata paikkaa
}
rb-panel-neutral = Neutraali: yksi lisää joka vuorolla
rb-panel-neutral-left = { $laid }/{ $all }
rb-panel-unused = Paikallaan alusta asti
rb-panel-unused-about = ei pisteitä
rb-panel-mark-dearer = Tiilestä { $brick } alkaen jokainen tiili maksaa yhden hyödykkeen enemmän.
rb-panel-mark-water = Tiili { $brick } kastelee aavikot: niistä tulee laidunta.
rb-panel-mark-end = Tiili { $brick } päättää pelin.
rb-panel-watered = Aavikot on kasteltu ja ovat nyt laidunta.
rb-panel-process = Mistä syntyy mitäkin
rb-panel-process-about = Vihreää on se, mitä sinulla on kuljetusvälineidesi luona. Viivat vievät hyödykkeistä rakennuksiin ja näistä tuotteisiin.
rb-panel-process-touch = Valitse jokin kohde, niin näet, mitä se vaatii ja antaa.
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

rb-read-status = Pelin tilanne
rb-read-do = Mitä voit tehdä
rb-read-search = Hae kaikista
rb-read-found = { $count ->
    [0] Mitään ei löytynyt
    [one] 1 löytyi
   *[other] { $count } löytyi
}
rb-read-homes = Mahdolliset kotipaikat
rb-read-works = Tuota, valmista ja kasvata
rb-read-go = Siirry sinne
rb-read-paid = Maksettu tähän mennessä: { $goods }
rb-read-in-reach = Ulottuvilla, ei kyydissä
rb-read-home = Koti
rb-read-research = Kehittäminen
rb-read-transporters = Kuljetusvälineet
rb-read-transporter = Kuljetusväline
rb-read-place = Paikka
rb-read-cargo = Lasti
rb-read-movement = Liikkuminen
rb-read-missing = puuttuu: { $goods }
rb-read-row = Rivi
rb-read-bricks = Tiilet
rb-read-brick-neutral = neutraali
rb-read-brick-unused = käyttämätön väri
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
