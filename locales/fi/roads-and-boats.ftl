# Mitä Roads & Boats -pelistä sanotaan.
# Nimet ovat nimilappuja, eivät taivu lauseessa: "Otettu: laudat", ei "ottaa laudat". Paikat ja esineet ovat
# kaksoispisteen jäljessä, suluissa tai nuolen vieressä, missä ne eivät tarvitse päätettä.

## Hyödykkeet, ja miten ne kirjoitetaan kartalle kahdella kirjaimella. Lyhenne ei saa olla sama kuin ilmansuunta.

good-boards = laudat
good-trunks = tukit
good-stone = kivi
good-clay = savi
good-fuel = polttoaine
good-paper = paperi
good-gold = kulta
good-iron = rauta
good-coins = kolikot
good-stock = arvopaperi
good-goose = hanhi

short-boards = la
short-trunks = tu
short-stone = ki
short-clay = sa
short-fuel = po
short-paper = pa
short-gold = ku
short-iron = ra
short-coins = kk
short-stock = ar
short-goose = ha

## Kuljetusvälineet, ja miten ne kirjoitetaan kartalle yhdellä kirjaimella

transporter-donkey = aasi
transporter-wagon = kärry
transporter-truck = kuorma-auto
transporter-raft = tukkilautta
transporter-rowboat = soutuvene
transporter-steamer = höyrylaiva

short-donkey = A
short-wagon = K
short-truck = U
short-raft = T
short-rowboat = S
short-steamer = H

## Rakennukset

building-woodcutter = puunhakkaaja
building-quarry = kivilouhos
building-clay-pit = savikaivanto
building-mine = kaivos
building-oil-rig = öljynporauslautta
building-sawmill = saha
building-stone-factory = kivihakkaamo
building-coal-burner = kuivatislaamo
building-paper-mill = paperitehdas
building-mint = rahapaja
building-stock-exchange = pörssi
building-raft-factory = tukkilauttatehdas
building-wagon-factory = kärrytehdas
building-rowboat-factory = soutuvenetehdas
building-truck-factory = kuorma-autotehdas
building-steamer-factory = höyrylaivatehdas

## Maastot, ja minne rakennukset rakennetaan

terrain-pasture = laidun
terrain-woods = metsä
terrain-rock = kallio
terrain-mountain = vuoristo
terrain-desert = aavikko
terrain-sea = meri

site-woods = metsä
site-rock = kallio
site-mountain = vuoristo
site-shore = rannikkolaatta
site-sea = meri
site-land = mikä tahansa maa paitsi aavikko

## Kehityskohteet, kaivosten täytöt, vaiheet

topic-rowboat = soutuvene
topic-truck = kuorma-auto
topic-steamer = höyrylaiva
topic-oil-rig = öljynporauslautta
topic-specialised-mines = erikoistuneet kaivokset
topic-big-mines = suuret kaivokset
topic-new-shafts = uudet kaivoskuilut

filling-mixed = 3 kultaa + 3 rautaa
filling-gold = 4 kultaa
filling-iron = 4 rautaa
filling-big = 5 kultaa + 5 rautaa

phase-production = tuotantovaihe
phase-movement = liikkumisvaihe
phase-building = rakentamisvaihe
phase-wonder = ihmeenrakennusvaihe

## Ilmansuunnat, lyhyinä kuin kompassissa. Niitä myös kirjoitetaan, joten kaikki kuusi ovat erilaisia.

direction-e = I
direction-se = KA
direction-sw = LO
direction-w = L
direction-nw = LU
direction-ne = KO

## Paikat

rb-place-river = { $tile } joki
rb-place-dock = { $region } rannikko { $direction }
rb-edge-bank = { $direction }, ranta { $bank }
rb-goods-none = ei mitään
rb-wood = tukit tai laudat

## Pöytä

rb-show-free-map = Kartan kokoaminen, laatta { $tile }/{ $tiles }: { $name }
rb-show-homes = Kotilaattojen valinta: { $name }
rb-show-settling = Vuoro { $turn }/{ $turns }, { $phase }: pelijärjestystä määritetään
rb-show-turn = Vuoro { $turn }/{ $turns }, { $phase }: { $name }
rb-show-sequence = Pelijärjestys: { $names }
rb-show-temple = Temppelillä, lähin ensin: { $names }
rb-show-wonder = Ihme: { $bricks ->
    [one] 1 tiili
   *[other] { $bricks } tiiltä
} (viimeinen: { $last })
rb-show-row = rivi { $row }: { $bricks }
rb-show-price = seuraava tiili: { $goods ->
    [one] 1 hyödyke
   *[other] { $goods } hyödykettä
}
rb-show-bricks = 1–6: sen pelaajan tiili; n: neutraali; x: käyttämätön väri; piste: vapaa
rb-show-irrigation = tiili { $brick } kastelee aavikot
rb-show-points = { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
rb-show-wealth = rikkaudet { $riches }, ihme { $wonder }
rb-show-in-reach = ulottuvilla, ei lastattu: { $goods }
rb-show-home = koti { $region }
rb-show-research = kehitetty: { $topics }
rb-show-empty = tyhjä
rb-show-can-move = voi liikkua
rb-show-moved = on liikkunut
rb-show-steps-left = { $steps ->
    [0] perillä
    [one] 1 askel jäljellä
   *[other] { $steps } askelta jäljellä
}
rb-show-carries = kantaa: { $transporter }
rb-show-carried = kannettavana
rb-show-flock = { $geese ->
    [one] 1 hanhi seuraa
   *[other] { $geese } hanhea seuraa
}

rb-intro =
    Alussa sinulla on aaseja, lautoja ja hanhia. Vie hyödykkeitä sinne, missä niitä tarvitaan, rakenna tuottajia, jotka
    tekevät uusia, ja muuta kulta kolikoiksi ja kolikot arvopapereiksi. Lopussa kulta, kolikot ja arvopaperit tuottavat
    pisteitä vain kuljetusvälineissäsi; myös ihmeeseen ostamasi tiilet tuottavat pisteitä. Hyvä ensimmäinen kotilaatta
    on lähellä metsää, kalliota ja vuoristoa. Kirjoita h, niin saat ohjeen, a, niin näet hinnat, tai r, niin näet
    säännöt.

## Kartta ja yksi laatta

rb-map-edges = Reunat: ≈ joki, = tie, 1–6 sen pelaajan muuri, # neutraali muuri
rb-map-home = koti
rb-map-bridge = silta
rb-map-heap = { $count } kpl
rb-map-how = t 2,-1 kertoo kaiken laatasta; a näyttää, mitä mikin maksaa

rb-tile-none = Laattaa { $tile } ei ole.
rb-tile-which = Kirjoita t ja laatan koordinaatit, esimerkiksi: t 2,-1
rb-tile-title = Laatta { $tile }: { $terrain }
rb-tile-shore = rannikkolaatta
rb-tile-region = Alue { $region }, suunnat: { $edges }
rb-tile-river = Joki, suunnat: { $edges }
rb-tile-goods = Hyödykkeet: { $goods }
rb-tile-home = Koti: { $name }
rb-tile-building = Rakennus: { $building }
rb-tile-made = valmistettu tällä vuorolla: { $count }/{ $most }
rb-tile-production = Ulottuvilla olevista hyödykkeistä valmistuu ({ $good }): { $count }; itsestään: { $alone }
rb-tile-bag = kaivoksessa: kulta { $gold }, rauta { $iron }
rb-tile-bridge = Silta: { $from } – { $to }
rb-tile-bridge-site = Tähän voi rakentaa sillan: { $from } – { $to }
rb-tile-roads = Tiet: { $tiles }
rb-tile-wall = Muuri, suunta { $direction }, { $tokens ->
    [one] 1 muurimerkki
   *[other] { $tokens } muurimerkkiä
}: { $owner }
rb-tile-nobody = neutraali
rb-tile-can-build = Voi rakentaa nyt tai rakentamisvaiheessa: { $buildings }
rb-tile-could-build = Jos hyödykkeitä olisi enemmän: { $buildings }
rb-tile-missing = { $building } (puuttuu: { $goods })
rb-tile-nobody-there = Jotta voisit rakentaa tänne, täällä pitää olla kuljetusvälineesi.

## Mitä mikin maksaa

rb-aid-transporters = Kuljetusvälineet: paljonko mahtuu, askeleet, raaka-aineet
rb-aid-transporter = { $transporter }: mahtuu { $room }, { $steps ->
    [one] 1 askel
   *[other] { $steps } askelta
} { $way ->
    [water] vedessä
    [both] tietä pitkin, 1 ilman tietä
   *[road] tietä pitkin
}
rb-aid-made-of = raaka-aineet: { $goods }
rb-aid-made-of-donkey = raaka-aineet: aasi + { $goods }
rb-aid-bred = kaksi saa tyhjällä laitumella kolmannen
rb-aid-buildings = Rakennukset: hinta, paikka, tuotanto
rb-aid-building = { $building }: { $cost }; { $site }
rb-aid-needs = vaatii kehittämistä
rb-aid-yields = tuottaa: { $good }, 1 vuorossa
rb-aid-bag = tuottaa sitä, mitä pussissa on, 1 vuorossa
rb-aid-recipe = { $inputs } → { $output } ×{ $gives }, enintään { $most } vuorossa
rb-aid-factory = valmistaa kuljetusvälineen: { $transporter }, 1 vuorossa
rb-aid-other = Tie, silta, muurin ensimmäinen muurimerkki, kukin: { $price }. Uusi kaivoskuilu: { $shaft }. Kehittäminen: { $research }.
rb-aid-points = Lopussa kuljetusvälineissä: { $goods }. Ihmeen jokaisella rivillä jaettavia pisteitä: { $points }.

## Mitä voi tehdä

rb-do-lay = Aseta laatta { $tile }: { $terrain }
rb-do-lay-river = Aseta laatta { $tile }: { $terrain }, joki { $river }
rb-do-settle = Koti { $region }: { $terrain }; ympärillä: { $around }
rb-do-call = Pyydä pelijärjestyksen määrittämistä: { $phase }
rb-do-drop-call = Peru pyyntö määrittää pelijärjestys: { $phase }
rb-do-wait = Odota: anna muiden toimia ensin
rb-do-keep-praying = Jatka rukoilemista
rb-do-stop-praying = Lopeta rukoileminen ja siirry jonon perälle
rb-do-take-position = Ota paikka { $position }
rb-do-load = Lastaa: { $good } ({ $from } → { $to })
rb-do-unload = Jätä: { $good } ({ $from } → { $to })
rb-do-pass = Anna: { $good } ({ $from } → { $to })
rb-do-times = { $action }, { $count } kertaa
rb-do-produce = Tuota laatalla { $tile } ({ $building }): { $inputs } → { $outputs }
rb-do-make = Valmista laatalla { $tile }: { $transporter } ({ $place })
rb-do-harness = Tee aasista kärry: { $transporter }
rb-do-breed = Kasvata uusi aasi: { $region }
rb-do-research = Kehitä: { $topic } ({ $region })
rb-do-upgrade = Kohenna tehdas laatalla { $tile }, uusi tyyppi: { $building }
rb-do-destroy = Tuhoa: { $transporter }
rb-do-step = Kulje → { $place }
rb-do-step-ashore = Kulje → { $place }, hanhet rannalle: { $region }
rb-do-lead = Yksi hanhi lisää seuraa: { $transporter } (alueelta { $region })
rb-do-leave = Yksi hanhi vähemmän seuraa: { $transporter }
rb-do-carry = Ota kannettavaksi: { $passenger } (kantaja: { $carrier })
rb-do-set-down = Laske kannettava alas: { $place } (kantaja: { $carrier })
rb-do-build = Rakenna: { $building } ({ $region })
rb-do-build-mine = Rakenna: { $building } ({ $region }; { $filling })
rb-do-sink = Rakenna kaivoskuilu laatalle { $tile }: { $filling }
rb-do-road = Rakenna tie: { $region } → { $to } ({ $direction })
rb-do-bridge = Rakenna silta: { $from } – { $to }
rb-do-wall = Rakenna muuri: { $region } | { $to } ({ $direction })
rb-do-raze = Pura muuri: { $region } | { $to } ({ $direction })
rb-do-brick = Osta ihmeen tiili
rb-do-pay = Maksa: { $good } ({ $from })
rb-do-withdraw = Peru
rb-do-agree = Suostu
rb-do-refuse = Kieltäydy
rb-do-done = { $duty ->
    [upgrade] Älä kohenna enempää tehtaita
   *[other] Lopeta osaltasi { $phase }
}
rb-do-done-left = Lopeta osaltasi { $phase } (liikkumatta: { $transporters })

## Luettelot, joista valitaan

rb-choose = Valitse (1–{ $most }, h = ohje):
rb-choose-back = Valitse (1–{ $most }, 0 = takaisin, h = ohje):
rb-choose-enter = Valitse (1–{ $most }, Enter = { $default }, h = ohje):
rb-menu-asked = { $name }:
rb-menu-several = Mikä näistä?
rb-menu-lay-where = Aseta laatta { $tile } ({ $count ->
    [one] 1 tapa
   *[other] { $count } tapaa
})
rb-menu-lay-what = Aseta laatta { $tile }: { $terrain } ({ $count ->
    [one] 1 tapa
   *[other] { $count } tapaa
})
rb-menu-goods = Lastaa tai jätä: { $transporter } ({ $place }; { $cargo })
rb-menu-move = Liikuta: { $transporter } ({ $place }; { $cargo }; { $state })
rb-menu-go = Kulje { $direction } → { $place }: { $about }
rb-menu-go-ashore = hanhet rannalle: { $region }
rb-menu-go-far = Kulje → { $place }: { $about } ({ $steps ->
    [one] 1 askel
   *[other] { $steps } askelta
})
rb-menu-further = Kulje kauemmas: { $places ->
    [one] 1 paikka
   *[other] { $places } paikkaa
}
rb-menu-by-road = tietä pitkin
rb-menu-research = Kehitä alueen hyödykkeillä: { $region }
rb-menu-build = Rakenna laatalle { $tile }: { $terrain }; hyödykkeet: { $goods } ({ $count ->
    [one] 1 vaihtoehto
   *[other] { $count } vaihtoehtoa
})
rb-menu-walls = Muurit laatalla { $tile } ({ $count ->
    [one] 1 vaihtoehto
   *[other] { $count } vaihtoehtoa
})
rb-menu-roads = Tiet ja sillat laatalla { $tile } ({ $count ->
    [one] 1 vaihtoehto
   *[other] { $count } vaihtoehtoa
})
rb-menu-cost = { $action }, hinta: { $cost }
rb-menu-bill = Maksettavana: { $action }
rb-menu-pay-usual = Maksa kaikki tavalliseen tapaan: { $goods }
rb-menu-question = { $name } pyytää suostumusta: { $action }
rb-menu-destroy = Sinulla on liikaa kuljetusvälineitä: yksi tehtaan luona oleva tuhotaan.
rb-menu-upgrade = Tehtaita voi kohentaa uudentyyppisiksi nyt tai ei enää koskaan.
rb-menu-nothing-else = Tässä vaiheessa et voi muuta kuin siirtää hyödykkeitä.

rb-help =
    Numero  tekee sen valinnan; 0 palaa edelliseen luetteloon
    d  lopettaa vaiheen osaltasi
    m  näyttää kartan; t 2,-1 kertoo kaiken yhdestä laatasta ja siitä, mitä sille voi rakentaa
    s  näyttää kaikkien kuljetusvälineet ja koko ihmeen
    a  näyttää, mitä mikin maksaa ja tuottaa
    r  näyttää säännöt; r RB-MOVE-06 näyttää niistä yhden
    l  näyttää koko pelin tapahtumalokin
    h  näyttää tämän ohjeen; q poistuu pelistä
    Jos luettelossa on koordinaatteja tai ilmansuuntia, nekin voi kirjoittaa: 2,-1 tai KO. Laatalla, jonka joki
    jakaa, 2,-1a ja 2,-1b ovat sen alueita.
    Voit myös kirjoittaa, mitä haluat tehdä:
      kulje 3 2,-1          lastaa 3 laudat 2     jätä 3 laudat         anna 3 5 laudat
      rakenna kaivos 2,-1   tie 2,-1 KO           silta 2,-1            muuri 2,-1 KO
      tuota 2,-1            valmista 2,-1         kärry 3               kehitä kuorma-auto
    Kun edessä on w, kuten w rakenna kaivos 2,-1, saat tietää, miksi se ei käy, ja säännön.

## Mitä voi kirjoittaa, kun haluaa tehdä jotakin

rb-verb-settle = asetu
rb-verb-lay = aseta
rb-verb-go = kulje
rb-verb-load = lastaa
rb-verb-unload = jätä
rb-verb-pass = anna
rb-verb-lead = johda
rb-verb-leave = päästä
rb-verb-carry = kanna
rb-verb-set-down = laske
rb-verb-produce = tuota
rb-verb-make = valmista
rb-verb-wagon = kärry
rb-verb-breed = kasvata
rb-verb-research = kehitä
rb-verb-upgrade = kohenna
rb-verb-destroy = tuhoa
rb-verb-build = rakenna
rb-verb-shaft = kuilu
rb-verb-road = tie
rb-verb-bridge = silta
rb-verb-wall = muuri
rb-verb-raze = pura
rb-verb-brick = tiili
rb-verb-pay = maksa
rb-verb-wait = odota
rb-verb-done = valmis

rb-why-what = Kirjoita w ja mitä haluaisit tehdä, esimerkiksi: w rakenna kaivos 2,-1 tai w kulje 3 2,-1. Lisäohjeita: h.
rb-why-free = Mikään ei ole esteenä: { $action }
rb-why-belongs = Se kuuluu vaiheeseen: { $phase }.
rb-why-then = Silloin mikään ei ole esteenä, jos tilanne ei muutu: { $action }
rb-why-missing = { $action }. Tässä tilanteessa puuttuu: { $goods }
rb-why-short = Tarkoituksesi jäi epäselväksi. Tarvitaan { $example }

rb-example-tile = laatta, kuten { $verb } 2,-1
rb-example-transporter = kuljetusvälineen numero, kuten { $verb } 3
rb-example-go = kuljetusväline ja laatta, kuten { $verb } 3 2,-1
rb-example-load = kuljetusväline ja hyödyke, kuten { $verb } 3 { $good }
rb-example-pass = kaksi kuljetusvälinettä ja hyödyke, kuten { $verb } 3 5 { $good }
rb-example-two = kaksi kuljetusvälinettä, kuten { $verb } 3 5
rb-example-build = rakennus ja laatta, kuten { $verb } { $building } 2,-1
rb-example-edge = laatta ja ilmansuunta, kuten { $verb } 2,-1 { $direction }
rb-example-lay = laatta, maasto ja joen ilmansuunnat, kuten { $verb } 2,-1 { $terrain } { $direction }
rb-example-research = kehityskohde, kuten { $verb } { $topic }
rb-example-pay = hyödyke, kuten { $verb } { $good }

## Mitä tapahtui

rb-log-tile-laid = asettaa laatan: { $terrain } ({ $tile })
rb-log-tile-laid-river = asettaa laatan: { $terrain } ({ $tile }), joki { $river }
rb-log-map-made = Kartta on valmis: { $tiles ->
    [one] 1 laatta
   *[other] { $tiles } laattaa
}.
rb-log-settled = valitsee kotilaatan: { $region }
rb-log-turn = Vuoro { $turn } alkaa.
rb-log-phase = Nyt alkaa { $phase }.
rb-log-waited = { $name } odottaa muita.
rb-log-order-called = { $name } pyytää pelijärjestyksen määrittämistä: { $phase }.
rb-log-call-dropped = { $name } peruu pyynnön määrittää pelijärjestys: { $phase }.
rb-log-prays-on = { $name } jatkaa rukoilemista.
rb-log-stops-praying = { $name } lopettaa rukoilemisen ja siirtyy jonon perälle.
rb-log-position = { $name } ottaa paikan { $position }.
rb-log-yielded = Tuotettu: { $good } ({ $region }).
rb-log-mined = Kaivoksesta nostettu: { $good } ({ $region }).
rb-log-goose-born = Hanhi kuoriutuu: { $region }.
rb-log-loaded = { $name } lastaa: { $good } ({ $from } → { $to }).
rb-log-unloaded = { $name } jättää: { $good } ({ $from } → { $to }).
rb-log-passed = { $name } antaa: { $good } ({ $from } → { $to }).
rb-log-bill-opened = { $name } saa laskun: { $action }.
rb-log-paid = { $name } maksaa: { $good } ({ $from }).
rb-log-bill-withdrawn = { $name } peruu laskun.
rb-log-produced = { $name } tuottaa laatalla { $tile }: { $good } ×{ $count }.
rb-log-ran = Itsestään laatalla { $tile }: { $used } → { $good } ×{ $count }.
rb-log-made-for-nobody = Tehdas laatalla { $tile } valmistaa omistajattoman kuljetusvälineen ({ $used }). Kaikki poistuu pelistä.
rb-log-vanished = { $sets ->
    [one] Kaksi hanhea ja paperi katoavat: { $region }.
   *[other] Hanhia ja paperia katoaa, { $sets } sarjaa: { $region }.
}
rb-log-transporter-made = uusi: { $transporter } ({ $place })
rb-log-donkey-born = uusi: { $transporter } ({ $region })
rb-log-destroyed = tuhoaa: { $transporter } ({ $region })
rb-log-researched = kehittää: { $topic }
rb-log-upgrades-done = ei kohenna enempää tehtaita
rb-log-upgraded = kohentaa tehtaan: { $building } ({ $tile })
rb-log-stepped = { $geese ->
    [0] { $name } liikuttaa: { $transporter } ({ $from } → { $to }).
    [one] { $name } liikuttaa: { $transporter } ({ $from } → { $to }). 1 hanhi seuraa.
   *[other] { $name } liikuttaa: { $transporter } ({ $from } → { $to }). { $geese } hanhea seuraa.
}
rb-log-led = { $geese ->
    [0] Yksikään hanhi ei seuraa: { $transporter }.
    [one] 1 hanhi seuraa: { $transporter }.
   *[other] { $geese } hanhea seuraa: { $transporter }.
}
rb-log-carried = { $name } ottaa kannettavaksi: { $passenger } (kantaja: { $carrier }).
rb-log-set-down = { $name } laskee alas: { $passenger } ({ $place }).
rb-log-built = rakentaa: { $building } ({ $region })
rb-log-built-mine = rakentaa: { $building } ({ $region }; { $filling })
rb-log-shaft = rakentaa kaivoskuilun: { $filling } ({ $tile })
rb-log-road = { $name } rakentaa tien: { $region } → { $to }.
rb-log-bridge = rakentaa sillan: { $from } – { $to }
rb-log-wall = rakentaa muurin: { $tile } | { $to } (nyt { $tokens ->
    [one] 1 muurimerkki
   *[other] { $tokens } muurimerkkiä
})
rb-log-razed = purkaa muurin: { $tile } | { $to } ({ $tokens ->
    [0] mitään ei jää
    [one] neutraaliksi jää 1 muurimerkki
   *[other] neutraaliksi jää { $tokens } muurimerkkiä
})
rb-log-pushed-off = muuri siirtää merelle: { $transporter } ({ $place })
rb-log-brick = { $name } panee ihmeeseen tiilen { $number }.
rb-log-brick-neutral = Ihmeen tiili { $number } on neutraali.
rb-log-irrigated = Aavikot on kasteltu, ja ne ovat nyt laidunta.
rb-log-asked = { $name } pyytää suostumusta ({ $owner }): { $action }.
rb-log-agreed = { $name } suostuu.
rb-log-refused = { $name } kieltäytyy.
rb-log-ask-withdrawn = { $name } peruu pyyntönsä.
rb-log-done = { $name } on valmis ({ $phase }).
rb-log-game-over = Peli on päättynyt.

## Teot: mikä kuuluu yhteen, kerrotaan yhtenä rivinä. Tekijä on rivin edessä tai yläpuolella.

good-count-boards = { $count ->
    [one] 1 lauta
   *[other] { $count } lautaa
}
good-count-trunks = { $count ->
    [one] 1 tukki
   *[other] { $count } tukkia
}
good-count-stone = { $count ->
    [one] 1 kivi
   *[other] { $count } kiveä
}
good-count-clay = { $count ->
    [one] 1 savi
   *[other] { $count } savea
}
good-count-fuel = { $count ->
    [one] 1 polttoaine
   *[other] { $count } polttoainetta
}
good-count-paper = { $count ->
    [one] 1 paperi
   *[other] { $count } paperia
}
good-count-gold = { $count ->
    [one] 1 kulta
   *[other] { $count } kultaa
}
good-count-iron = { $count ->
    [one] 1 rauta
   *[other] { $count } rautaa
}
good-count-coins = { $count ->
    [one] 1 kolikko
   *[other] { $count } kolikkoa
}
good-count-stock = { $count ->
    [one] 1 arvopaperi
   *[other] { $count } arvopaperia
}
good-count-goose = { $count ->
    [one] 1 hanhi
   *[other] { $count } hanhea
}
rb-act-by = { $name }: { $line }
rb-act-paid = { $line } ({ $goods })
rb-act-trip = { $transporter }: { $route }
rb-act-trip-goods = { $transporter }: { $goods }, { $route }
rb-act-stop = { $place } ({ $done })
rb-act-aboard = kyydissä { $transporters }
rb-act-harvest = Tuotettu: { $goods }
rb-act-made = { $works }: { $goods }
rb-act-order = Pelijärjestys: { $names }
rb-act-home = koti
rb-act-roads = { $count ->
    [one] rakentaa tien: { $ways }
   *[other] rakentaa { $count } tietä: { $ways }
}
rb-act-bricks = { $count ->
    [one] panee ihmeeseen tiilen { $last }
   *[other] panee ihmeeseen { $count } tiiltä, viimeisenä tiilen { $last }
}
rb-act-geese = { $count ->
    [one] 1 hanhi seuraa
   *[other] { $count } hanhea seuraa
}
rb-act-asked = pyytää suostumusta ({ $owner }): { $action } – { $answer ->
    [agreed] suostui
    [refused] kieltäytyi
    [open] ei vielä vastausta
   *[other] pyyntö peruttiin
}
rb-act-unpaid = { $bill ->
    [open] maksamatta: { $action }
   *[other] jättää maksamatta: { $action }
}

## Lopun pistelaskenta

rb-total-title = Pistelaskenta
rb-total-seat = Pelaaja
rb-total-riches = Rikkaudet
rb-total-wonder = Ihme
rb-total-points = Pisteet
rb-total-goods = Kuljetusvälineissä
rb-total-row = Ihmeen rivi { $row }: { $shares }
rb-total-share = { $name } { $points }
rb-winner = { $name } voittaa.
rb-winners = { $names } jakavat voiton.
rb-alone = { $name }: { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}.
rb-record = Tämän kartan ({ $map }) paras tunnettu tulos: { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}, { $by }.

## Miksi ei

rb-no-such-seat = Tässä pöydässä ei ole pelaajaa numero { $seat }.
rb-game-over = Peli on päättynyt.
rb-not-your-moment = Vuorossa on { $name }.
rb-not-now = Nyt pitää ensin ratkaista jokin muu asia.
rb-wrong-phase = Se kuuluu toiseen vaiheeseen. Nyt on { $phase }.
rb-nobody-else = Yksin pelattaessa pelijärjestystä ei määritetä.
rb-has-called = Olet jo pyytänyt pelijärjestyksen määrittämistä: { $phase }.
rb-has-not-called = Et ole pyytänyt pelijärjestyksen määrittämistä: { $phase }.
rb-too-late-to-call = Pelijärjestyksen määrittämistä ei voi enää pyytää: { $phase }. Joku on jo toiminut tässä vaiheessa, tai järjestys on määritetty.
rb-within-reach = { $name } on vuorossa ennen sinua ja voi vielä ehtiä sinne. Odota vuoroasi tai tee jotakin kauempana.
rb-not-your-prayer = Ensin { $name } päättää, jatkuuko rukoileminen.
rb-not-your-choice = Ensin { $name } valitsee paikan.
rb-position-taken = Paikka { $position } ei ole vapaa.
rb-ask-open = Ensin pyyntöön vastaa { $name }.
rb-refused = { $name } on jo kieltäytynyt tästä tässä vaiheessa.
rb-order-settled = Tämän vaiheen pelijärjestys on määritetty, joten odottaa ei voi.
rb-wonder-in-order = Tiilet ostetaan pelijärjestyksessä, joten odottaa ei voi.
rb-nobody-to-wait-for = Et voi odottaa: kaikki muut ovat jo valmiita.
rb-has-waited = Olet jo odottanut, eikä kukaan ole toiminut sen jälkeen.
rb-no-ask = Kukaan ei ole pyytänyt sinulta mitään.
rb-bill-open = Lasku on maksamatta: maksa se tai peru se.
rb-nothing-to-withdraw = Peruttavaa laskua tai pyyntöä ei ole.
rb-no-bill = Maksettavaa laskua ei ole.
rb-not-owed = Ei kuulu laskuun: { $good }.
rb-not-in-pool = Se ei ole maksettavan kohteen ulottuvilla.
rb-must-destroy = Sinulla on liikaa kuljetusvälineitä: tuhoa ensin jokin kuljetusvälinetehtaan luona oleva.
rb-nothing-to-destroy = Sinulla ei ole liikaa kuljetusvälineitä, joten yhtäkään ei tuhota.
rb-not-at-factory = Ei ole vapaana kuljetusvälinetehtaan luona: { $transporter }.
rb-still-too-many = Sinulla olisi ilman tätäkin liikaa kuljetusvälineitä: { $transporter }.
rb-must-upgrade = Valitse ensin, mitkä tehtaat kohennetaan uudentyyppisiksi: nyt tai ei koskaan.
rb-no-upgrade = Tehtaita voi kohentaa vain heti uuden tyypin kehittämisen jälkeen.
rb-not-upgradable = Laatalla { $tile } ei ole tehdasta, jonka voisit kohentaa uudentyyppiseksi.
rb-cannot-lay = Laatta asetetaan vapaaseen paikkaan toisen laatan viereen, eikä { $tile } ole sellainen.
rb-not-in-box = Laatikossa ei ole enää tällaista laattaa: { $terrain }.
rb-river-mismatch = Joki ei jatkuisi laatalla { $tile }.
rb-river-from-nowhere = Joki alkaa lähteestä tai laatalta, jolta se laskee mereen.
rb-river-unfinished = Jäljellä olevilla laatoilla jokea ei voisi saattaa loppuun.
rb-too-little-land = Maata jäisi liian vähän kaikille kotilaatoille.
rb-only-land-left = Kaikki sovitut merilaatat on jo asetettu.
rb-only-sea-left = Kaikki sovitut maalaatat on jo asetettu.
rb-no-such-tile = Laattaa { $tile } ei ole.
rb-no-such-region = Tällaista aluetta ei ole: { $region }.
rb-no-such-place = Tällaista paikkaa ei ole: { $place }.
rb-home-not-allowed = Koti ei voi olla tässä: { $region }.
rb-home-too-close = Tässä tai aivan vieressä on jo koti: { $region }.
rb-no-room-for-homes = Jos koti on tässä, muille ei jää tilaa: { $region }.
rb-no-such-transporter = Kuljetusvälinettä numero { $number } ei ole.
rb-not-yours = Tämä kuljetusväline ei ole sinun: { $transporter }.
rb-is-aboard = Tämä on toisen kannettavana: { $transporter }.
rb-missing = Hyödykkeitä ei ole ulottuvilla tarpeeksi ({ $good }): tarvitaan { $needed }, on { $found }.
rb-missing-any = Hyödykkeitä ei ole ulottuvilla tarpeeksi: tarvitaan { $needed }, on { $found }.
rb-not-present = Mikään kuljetusvälineistäsi ei ulotu tänne: { $tile }.
rb-out-of-reach = Ne eivät ole toistensa ulottuvilla.
rb-not-there = Ei ole yhtään: { $good }.
rb-no-room = Tilaa ei ole enää: { $transporter }.
rb-same-holder = Hyödykkeen voi antaa vain kuljetusvälineestä tai kuljetusvälineeseen.
rb-at-sea = Merelle ei voi jättää hyödykkeitä, jos siellä ei ole öljynporauslauttaa.
rb-no-producer = Laatalla { $tile } ei ole jalostajaa.
rb-capacity-used = Laatalla { $tile } on jo valmistettu kaikki, mitä tällä vuorolla voi.
rb-no-factory = Laatalla { $tile } ei ole siihen sopivaa tehdasta.
rb-not-donkey = Tämä ei ole aasi kärrytehtaan luona: { $transporter }.
rb-cannot-launch = Sitä ei voi laskea veteen tänne: { $place }.
rb-not-two-donkeys = Tämä ei ole tyhjä laidun, jolla on täsmälleen kaksi aasiasi: { $region }.
rb-too-many-transporters = Sinulla ei voi olla enempää tämänlajisia kuljetusvälineitä.
rb-has-researched = Olet jo kehittänyt: { $topic }.
rb-not-researched = Et ole kehittänyt: { $topic }.
rb-mine-not-researched = Et ole kehittänyt tällaisia kaivoksia: { $filling }.
rb-shafts-not-researched = Et ole kehittänyt uusia kaivoskuiluja.
rb-has-moved = Tämä on jo liikkunut tällä vuorolla: { $transporter }.
rb-no-steps-left = Tämä ei pääse enää pidemmälle tällä vuorolla: { $transporter }.
rb-needs-road = Tälle ei ole tietä: { $transporter }.
rb-no-way-by-land = Maitse ei pääse yhdellä askeleella: { $place }.
rb-no-way-by-water = Vesitse ei pääse yhdellä askeleella: { $place }.
rb-cargo-moved = Lastissa on hyödykkeitä, joita toinen kuljetusvälineesi on jo siirtänyt: { $transporter }.
rb-wall-in-the-way = Muuri on esteenä (omistaja: { $name }).
rb-cannot-carry = Tämä on liikkunut, tai toinen näistä kahdesta kantaa jotakin: { $transporter }.
rb-carries-none = Tämä ei kanna toista kuljetusvälinettä: { $transporter }.
rb-too-early-to-set-down = Kannettavan voi laskea alas vain ennen liikkumista, myöhemmällä vuorolla: { $transporter }.
rb-cannot-set-down = Tähän ei voi laskea alas: { $place }.
rb-no-goose = Täältä ei voi lähteä mukaan enempää hanhia: { $region }.
rb-no-followers = Yksikään hanhi ei seuraa: { $transporter }.
rb-goose-moved = Toinen kuljetusvälineesi on jo siirtänyt näitä hanhia: { $region }.
rb-split-flock = Mukana seuraavat hanhet eivät ole täällä: { $region }.
rb-not-ashore = Vain mereltä jokeen tulevat hanhet nousevat rannalle, jollekin joen rannoista.
rb-has-building = Täällä on jo rakennus: { $building }.
rb-wrong-site = Tänne ei voi rakentaa: { $building }.
rb-wrong-filling = Vain kaivos täytetään, kullalla tai raudalla.
rb-no-mine = Laatalla { $tile } ei ole kaivosta.
rb-no-road-there = Tähän suuntaan ei voi rakentaa tietä: { $direction }.
rb-has-road = Tähän suuntaan on jo tie: { $direction }.
rb-no-bridge-there = Sillan voi rakentaa vain joen yli sellaisten alueiden välille, joita ei ole vielä yhdistetty.
rb-no-wall-there = Tähän suuntaan ei voi rakentaa muuria: { $direction }.
rb-foreign-wall = Muuri on toisen pelaajan: { $name }.
rb-tallest-wall = Muuria ei voi enää vahvistaa.
rb-no-wall-to-raze = Tässä suunnassa ei ole kenenkään pelaajan muuria: { $direction }.
rb-not-home = Mikään kuljetusvälineistäsi ei ole kotilaatallasi.

## Mikä kartassa on vikana

rb-fault-format = Karttaa ei voi lukea.
rb-fault-no-name = Kartta tarvitsee nimen.
rb-fault-name = Nimessä saa olla enintään { $most } merkkiä, eikä siinä saa olla rivinvaihtoja.
rb-fault-no-tiles = Kartassa ei ole laattoja.
rb-fault-too-many-tiles = Kartassa on liikaa laattoja: { $tiles }, ja enimmäismäärä on { $most }.
rb-fault-too-far = Tämä laatta on liian kaukana.
rb-fault-terrain = Tämä maasto on tuntematon.
rb-fault-no-such-edge = Laatalla ei ole sellaista reunaa.
rb-fault-twice = Samassa paikassa on kaksi laattaa.
rb-fault-river-at-sea = Merilaatalla ei voi olla jokea.
rb-fault-river-edges = Joen pitää ulottua vähintään yhdelle reunalle, ja kullekin niistä vain kerran.
rb-fault-rivers-cross = Tämän laatan joet risteävät.
rb-fault-river-off = Joki johtaa tässä ulos kartalta.
rb-fault-river-mismatch = Joki ei jatku viereisellä laatalla.
rb-fault-gap = Tämä osa kartasta ei ole yhteydessä muuhun karttaan.
rb-fault-seats = Kartan pelaajamäärän pitää olla 1–6.
rb-fault-seats-twice = Sama pelaajamäärä on mainittu kahdesti.
rb-fault-donkeys = Kodissa pitää olla alussa 1–5 aasia.
rb-fault-start-goods = Kodissa saa olla alussa kutakin hyödykettä enintään { $most }.
rb-fault-no-seats = Kartasta puuttuu pelaajamäärä.
rb-fault-home-off-map = Tämän kodin paikalla ei ole laattaa.
rb-fault-home-at-sea = Koti ei voi olla merellä.
rb-fault-home-region = Tämän kodin laatalla ei ole sellaista aluetta.
rb-fault-home-twice = Tämä koti on mainittu kahdesti.
rb-fault-no-room = Kotilaatoille ei ole tarpeeksi tilaa: niitä tarvitaan { $seats }, mutta kartalle mahtuu { $found }.
rb-fault-no-land = Kodille ei ole maalaattaa.

## Mitä vikaa on pelin asetuksissa

rb-setup-seats = Roads & Boats on 1–6 pelaajan peli.
rb-setup-no-such-map = Karttaa nimeltä { $map } ei ole.
rb-setup-map = Tällä kartalla ei voi vielä pelata. { $fault }
rb-setup-tiles = Tällä pelaajamäärällä kartassa pitää olla { $least }–{ $most } laattaa.
rb-setup-sea = Tällä pelaaja- ja laattamäärällä merilaattoja voi olla { $least }–{ $most }.
rb-setup-first = Ensimmäisen laatan asettajaksi merkittyä pelaajaa { $seat } ei ole.
rb-setup-position = Pelitilanteessa on virhe: { $entry }
