# What is said about a game of Roads & Boats.
# Names are labels, never bent inside a sentence: write "Last: planker", not "laster plankene". Places and things come
# after a colon, in brackets or beside an arrow, where they need no ending.

## Goods, and how they are written on the map in two letters

good-boards = planker
good-trunks = stokker
good-stone = stein
good-clay = leire
good-fuel = brensel
good-paper = papir
good-gold = gull
good-iron = jern
good-coins = mynter
good-stock = aksjer
good-goose = gås

short-boards = pl
short-trunks = sk
short-stone = st
short-clay = le
short-fuel = br
short-paper = pa
short-gold = gu
short-iron = je
short-coins = my
short-stock = ak
short-goose = gs

## Transporters, and how they are written on the map in one letter

transporter-donkey = esel
transporter-wagon = vogn
transporter-truck = lastebil
transporter-raft = flåte
transporter-rowboat = robåt
transporter-steamer = dampskip

short-donkey = E
short-wagon = V
short-truck = L
short-raft = F
short-rowboat = R
short-steamer = D

## Buildings

building-woodcutter = tømmerhogger
building-quarry = steinbrudd
building-clay-pit = leirtak
building-mine = gruve
building-oil-rig = oljerigg
building-sawmill = sagbruk
building-stone-factory = steinfabrikk
building-coal-burner = kullmile
building-paper-mill = papirmølle
building-mint = myntverk
building-stock-exchange = børs
building-raft-factory = flåtefabrikk
building-wagon-factory = vognfabrikk
building-rowboat-factory = robåtfabrikk
building-truck-factory = lastebilfabrikk
building-steamer-factory = dampskipsfabrikk

## Terrains, and where buildings stand

terrain-pasture = beite
terrain-woods = skog
terrain-rock = berg
terrain-mountain = fjell
terrain-desert = ørken
terrain-sea = sjø

site-woods = skog
site-rock = berg
site-mountain = fjell
site-shore = strandfelt
site-sea = sjø
site-land = alt land unntatt ørken

## Research, fillings of mines, phases

topic-rowboat = robåt
topic-truck = lastebil
topic-steamer = dampskip
topic-oil-rig = oljerigg
topic-specialised-mines = spesialiserte gruver
topic-big-mines = store gruver
topic-new-shafts = nye sjakter

filling-mixed = 3 gull + 3 jern
filling-gold = 4 gull
filling-iron = 4 jern
filling-big = 5 gull + 5 jern

phase-production = produksjon
phase-movement = flytting
phase-building = bygging
phase-wonder = underverk

## Directions, as short as on a compass. They are typed too, so all six are different.

direction-e = Ø
direction-se = SØ
direction-sw = SV
direction-w = V
direction-nw = NV
direction-ne = NØ

## Places

rb-place-river = { $tile } elv
rb-place-dock = { $region } kyst { $direction }
rb-edge-bank = { $direction }, bredd { $bank }
rb-goods-none = ingenting
rb-wood = stokker eller planker

## The table

rb-show-free-map = Kartet lages, felt { $tile } av { $tiles }: { $name }
rb-show-homes = Valg av hjem: { $name }
rb-show-settling = Runde { $turn } av { $turns }, { $phase }: Rekkefølgen avgjøres
rb-show-turn = Runde { $turn } av { $turns }, { $phase }: { $name }
rb-show-sequence = Rekkefølge: { $names }
rb-show-temple = Ved tempelet, den nærmeste først: { $names }
rb-show-wonder = Underverk: { $bricks ->
    [one] 1 kloss
   *[other] { $bricks } klosser
} av { $last }
rb-show-row = rad { $row }: { $bricks }
rb-show-price = neste kloss: { $goods ->
    [one] 1 vare
   *[other] { $goods } varer
}
rb-show-bricks = 1 til 6: den spillerens klosser; n: nøytral; x: i en farge ingen spiller med; et punktum: ledig
rb-show-irrigation = kloss { $brick } vanner ørkenen
rb-show-points = { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
}
rb-show-wealth = rikdom { $riches }, underverk { $wonder }
rb-show-in-reach = innen rekkevidde, ikke lastet: { $goods }
rb-show-home = hjem { $region }
rb-show-research = forskning: { $topics }
rb-show-empty = uten last
rb-show-can-move = kan flyttes
rb-show-moved = er flyttet
rb-show-steps-left = { $steps ->
    [0] framme
    [one] 1 steg igjen
   *[other] { $steps } steg igjen
}
rb-show-carries = bærer { $transporter }
rb-show-carried = blir båret
rb-show-flock = { $geese ->
    [one] 1 gås følger
   *[other] { $geese } gjess følger
}

rb-intro =
    Du begynner med esler, planker og gjess. Frakt varer dit de trengs, bygg det som lager nye, og gjør gull om til
    mynter og mynter om til aksjer. Ved slutten teller gull, mynter og aksjer bare på transportmidlene dine; klossene
    du legger i underverket, teller også. Et godt første hjem ligger nær skog, berg og et fjell. Skriv h for hjelp, a
    for hva alt koster, r for reglene.

## The map and one tile

rb-map-edges = Kanter: ≈ elv, = vei, 1 til 6 den spillerens mur, # nøytral mur
rb-map-home = hjem
rb-map-bridge = bro
rb-map-heap = { $count } varer
rb-map-how = t 2,-1 forteller alt om et felt; a viser hva alt koster

rb-tile-none = Feltet { $tile } finnes ikke.
rb-tile-which = Skriv t og koordinatene til et felt, for eksempel: t 2,-1
rb-tile-title = Felt { $tile }: { $terrain }
rb-tile-shore = strandfelt
rb-tile-region = Land { $region }, mot { $edges }
rb-tile-river = Elv mot { $edges }
rb-tile-goods = Varer: { $goods }
rb-tile-home = Hjem: { $name }
rb-tile-building = Bygning: { $building }
rb-tile-made = laget denne runden: { $count } av { $most }
rb-tile-production = Kan lages av varene innen rekkevidde ({ $good }): { $count }; av seg selv: { $alone }
rb-tile-bag = i gruven: gull { $gold }, jern { $iron }
rb-tile-bridge = Bro: { $from } – { $to }
rb-tile-bridge-site = Her kan det bygges en bro: { $from } – { $to }
rb-tile-roads = Veier til: { $tiles }
rb-tile-wall = Mur mot { $direction }, { $tokens ->
    [one] 1 murbrikke
   *[other] { $tokens } murbrikker
}: { $owner }
rb-tile-nobody = nøytral
rb-tile-can-build = Kan bygges nå eller i byggefasen: { $buildings }
rb-tile-could-build = Med flere varer: { $buildings }
rb-tile-missing = { $building } (mangler: { $goods })
rb-tile-nobody-there = For å bygge her må du ha et transportmiddel her.

## What things cost

rb-aid-transporters = Transportmidler: hva de bærer, steg, hva de lages av
rb-aid-transporter = { $transporter }: bærer { $room }, { $steps ->
    [one] 1 steg
   *[other] { $steps } steg
} { $way ->
    [water] på vann
    [both] langs vei, 1 uten
   *[road] langs vei
}
rb-aid-made-of = lages av { $goods }
rb-aid-made-of-donkey = lages av et esel og { $goods }
rb-aid-bred = to på et tomt beite får et tredje
rb-aid-buildings = Bygninger: hva de koster, hvor de står, hva de gjør
rb-aid-building = { $building }: { $cost }; { $site }
rb-aid-needs = krever forskning
rb-aid-yields = lager { $good }, 1 per runde
rb-aid-bag = lager det som er i posen, 1 per runde
rb-aid-recipe = lager { $output } ×{ $gives } av { $inputs }, høyst { $most } per runde
rb-aid-factory = lager et transportmiddel: { $transporter }, 1 per runde
rb-aid-other = Vei, bro, første murbrikke: { $price } for hver. Ny sjakt: { $shaft }. Forskning: { $research }.
rb-aid-points = På transportmidler ved slutten: { $goods }. Hver rad i underverket fordeler { $points } poeng.

## What can be done

rb-do-lay = Legg på { $tile }: { $terrain }
rb-do-lay-river = Legg på { $tile }: { $terrain }, elv { $river }
rb-do-settle = Hjem på { $region }: { $terrain }; rundt det: { $around }
rb-do-call = Be om at rekkefølgen avgjøres: { $phase }
rb-do-drop-call = Trekk tilbake ønsket om å avgjøre rekkefølgen: { $phase }
rb-do-wait = Vent: La de andre spille først
rb-do-keep-praying = Fortsett å be
rb-do-stop-praying = Slutt å be og flytt deg bakerst i rekken
rb-do-take-position = Ta posisjon { $position }
rb-do-load = Last: { $good } ({ $from } → { $to })
rb-do-unload = Loss: { $good } ({ $from } → { $to })
rb-do-pass = Gi videre: { $good } ({ $from } → { $to })
rb-do-times = { $action }, { $count } ganger
rb-do-produce = Produser på { $tile } ({ $building }): { $inputs } → { $outputs }
rb-do-make = Lag på { $tile }: { $transporter } ({ $place })
rb-do-harness = Lag en vogn av et esel: { $transporter }
rb-do-breed = La eslene få et føll: { $region }
rb-do-research = Forsk ({ $region }): { $topic }
rb-do-upgrade = Gjør om fabrikken på { $tile } til: { $building }
rb-do-destroy = Ødelegg: { $transporter }
rb-do-step = Gå til { $place }
rb-do-step-ashore = Gå til { $place }, gjess i land: { $region }
rb-do-lead = Én gås til følger: { $transporter } (fra { $region })
rb-do-leave = Én gås færre følger: { $transporter }
rb-do-carry = Ta opp: { $passenger } (bæres av { $carrier })
rb-do-set-down = Sett ned fra { $carrier }: { $place }
rb-do-build = Bygg på { $region }: { $building }
rb-do-build-mine = Bygg på { $region }: { $building } ({ $filling })
rb-do-sink = Bygg en sjakt på { $tile }: { $filling }
rb-do-road = Bygg en vei: { $region } → { $to } ({ $direction })
rb-do-bridge = Bygg en bro: { $from } – { $to }
rb-do-wall = Bygg en mur: { $region } | { $to } ({ $direction })
rb-do-raze = Riv muren: { $region } | { $to } ({ $direction })
rb-do-brick = Kjøp en kloss i underverket
rb-do-pay = Betal: { $good } (fra { $from })
rb-do-withdraw = Trekk tilbake
rb-do-agree = Samtykk
rb-do-refuse = Avslå
rb-do-done = { $duty ->
    [upgrade] Ikke gjør om flere fabrikker
   *[other] Avslutt denne fasen: { $phase }
}
rb-do-done-left = Avslutt denne fasen: { $phase } (ikke flyttet: { $transporters })

## Lists to choose from

rb-choose = Velg (1–{ $most }, h for hjelp):
rb-choose-back = Velg (1–{ $most }, 0 for å gå tilbake, h for hjelp):
rb-choose-enter = Velg (1–{ $most }, Enter for { $default }, h for hjelp):
rb-menu-asked = { $name }:
rb-menu-several = Hvilket av disse valgene?
rb-menu-lay-where = Legg et felt på { $tile } ({ $count ->
    [one] 1 måte
   *[other] { $count } måter
})
rb-menu-lay-what = Legg på { $tile }: { $terrain } ({ $count ->
    [one] 1 måte
   *[other] { $count } måter
})
rb-menu-goods = Last eller loss: { $transporter } ({ $place }; { $cargo })
rb-menu-move = Flytt: { $transporter } ({ $place }; { $cargo }; { $state })
rb-menu-go = Gå { $direction } til { $place }: { $about }
rb-menu-go-ashore = gjess i land { $region }
rb-menu-go-far = Gå til { $place }: { $about } ({ $steps ->
    [one] 1 steg
   *[other] { $steps } steg
})
rb-menu-further = Gå lenger: { $places ->
    [one] 1 sted
   *[other] { $places } steder
}
rb-menu-by-road = langs vei
rb-menu-research = Forsk med varer på { $region }
rb-menu-build = Bygg på { $tile }: { $terrain }; varer: { $goods } ({ $count ->
    [one] 1 valg
   *[other] { $count } valg
})
rb-menu-walls = Murer ved { $tile } ({ $count ->
    [one] 1 valg
   *[other] { $count } valg
})
rb-menu-roads = Veier og broer på { $tile } ({ $count ->
    [one] 1 valg
   *[other] { $count } valg
})
rb-menu-cost = { $action }, koster { $cost }
rb-menu-bill = Skal betales: { $action }
rb-menu-pay-usual = Betal alt på vanlig måte: { $goods }
rb-menu-question = { $name } spør: { $action }
rb-menu-destroy = Du har for mange transportmidler: Et som står ved en fabrikk, må ødelegges.
rb-menu-upgrade = Fabrikker kan gjøres om til den nye typen nå eller aldri.
rb-menu-nothing-else = I denne fasen er det ikke annet å gjøre enn å flytte på varer.

rb-help =
    Et tall  velger det som har nummeret; 0 går tilbake til forrige liste
    d  avslutter din del av fasen
    m  viser kartet; t 2,-1 viser alt om ett felt, og hva som kan bygges der
    s  viser alle spillernes transportmidler og hele underverket
    a  viser hva alt koster og lager
    r  viser reglene; r RB-MOVE-06 viser én av dem
    l  viser loggen for hele spillet
    h  viser denne hjelpen; q avslutter spillet
    Der en liste har koordinater eller retninger, kan du også skrive dem: 2,-1 eller NØ. På et felt som en elv deler,
    er 2,-1a og 2,-1b regionene.
    Du kan også skrive hva du vil gjøre:
      gå 3 2,-1            last 3 planker 2      loss 3 planker        gi 3 5 planker
      bygg gruve 2,-1      vei 2,-1 NØ           bro 2,-1              mur 2,-1 NØ
      produser 2,-1        lag 2,-1              vogn 3                forsk lastebil
    Med w foran, som i w bygg gruve 2,-1, får du vite hvorfor det ikke kan gjøres, og hvilken regel som gjelder.

## What may be typed to do something

rb-verb-settle = bosett
rb-verb-lay = legg
rb-verb-go = gå
rb-verb-load = last
rb-verb-unload = loss
rb-verb-pass = gi
rb-verb-lead = led
rb-verb-leave = slipp
rb-verb-carry = bær
rb-verb-set-down = settned
rb-verb-produce = produser
rb-verb-make = lag
rb-verb-wagon = vogn
rb-verb-breed = avle
rb-verb-research = forsk
rb-verb-upgrade = omgjør
rb-verb-destroy = ødelegg
rb-verb-build = bygg
rb-verb-shaft = sjakt
rb-verb-road = vei
rb-verb-bridge = bro
rb-verb-wall = mur
rb-verb-raze = riv
rb-verb-brick = kloss
rb-verb-pay = betal
rb-verb-wait = vent
rb-verb-done = ferdig

rb-why-what = Skriv w og det du vil gjøre, for eksempel: w bygg gruve 2,-1 eller w gå 3 2,-1. Skriv h for mer.
rb-why-free = Ingenting står i veien: { $action }
rb-why-belongs = Det hører til fasen: { $phase }.
rb-why-then = Slik det ser ut nå, vil ingenting stå i veien når fasen kommer: { $action }
rb-why-missing = { $action }. Mangler slik det ser ut nå: { $goods }
rb-why-short = Skriv mer for å vise hva du mener: { $example }

rb-example-tile = et felt, som i { $verb } 2,-1
rb-example-transporter = nummeret på et transportmiddel, som i { $verb } 3
rb-example-go = et transportmiddel og et felt, som i { $verb } 3 2,-1
rb-example-load = et transportmiddel og en vare, som i { $verb } 3 { $good }
rb-example-pass = to transportmidler og en vare, som i { $verb } 3 5 { $good }
rb-example-two = to transportmidler, som i { $verb } 3 5
rb-example-build = en bygning og et felt, som i { $verb } { $building } 2,-1
rb-example-edge = et felt og en retning, som i { $verb } 2,-1 { $direction }
rb-example-lay = et felt, et terreng og retningene til elven, som i { $verb } 2,-1 { $terrain } { $direction }
rb-example-research = et emne, som i { $verb } { $topic }
rb-example-pay = en vare, som i { $verb } { $good }

## What happened

rb-log-tile-laid = legger: { $terrain } ({ $tile })
rb-log-tile-laid-river = legger: { $terrain } ({ $tile }), elv { $river }
rb-log-map-made = Kartet er ferdig: { $tiles ->
    [one] 1 felt
   *[other] { $tiles } felter
}.
rb-log-settled = slår seg ned: { $region }
rb-log-turn = Runde { $turn } begynner.
rb-log-phase = Fase: { $phase }.
rb-log-waited = { $name } venter på de andre.
rb-log-order-called = { $name } ber om at rekkefølgen avgjøres: { $phase }.
rb-log-call-dropped = { $name } trekker tilbake ønsket om å avgjøre rekkefølgen: { $phase }.
rb-log-prays-on = { $name } fortsetter å be.
rb-log-stops-praying = { $name } slutter å be og flytter seg bakerst i rekken.
rb-log-position = { $name } tar posisjon { $position }.
rb-log-yielded = Laget på { $region }: { $good }.
rb-log-mined = Utvunnet på { $region }: { $good }.
rb-log-goose-born = En gås klekkes: { $region }.
rb-log-loaded = { $name } laster: { $good } ({ $from } → { $to }).
rb-log-unloaded = { $name } losser: { $good } ({ $from } → { $to }).
rb-log-passed = { $name } gir videre: { $good } ({ $from } → { $to }).
rb-log-bill-opened = { $name } har en regning å betale: { $action }.
rb-log-paid = { $name } betaler: { $good } (fra { $from }).
rb-log-bill-withdrawn = { $name } trekker regningen tilbake.
rb-log-produced = { $name } produserer på { $tile }: { $good } ×{ $count }.
rb-log-ran = Laget av seg selv på { $tile }: { $good } ×{ $count } av { $used }.
rb-log-made-for-nobody = Fabrikken på { $tile } lager et transportmiddel som ingen eier, av { $used }. Begge deler er borte.
rb-log-vanished = { $sets ->
    [one] To gjess og et papir forsvinner: { $region }.
   *[other] Gjess og papir forsvinner, { $sets } sett: { $region }.
}
rb-log-transporter-made = nytt transportmiddel: { $transporter } ({ $place })
rb-log-donkey-born = nytt transportmiddel: { $transporter } ({ $region })
rb-log-destroyed = ødelegger: { $transporter } ({ $region })
rb-log-researched = forsker på: { $topic }
rb-log-upgrades-done = gjør ikke om flere fabrikker
rb-log-upgraded = gjør om en fabrikk: { $building } ({ $tile })
rb-log-stepped = { $geese ->
    [0] { $name } flytter: { $transporter } ({ $from } → { $to }).
    [one] { $name } flytter: { $transporter } ({ $from } → { $to }). 1 gås følger.
   *[other] { $name } flytter: { $transporter } ({ $from } → { $to }). { $geese } gjess følger.
}
rb-log-led = { $geese ->
    [0] Ingen gås følger: { $transporter }.
    [one] 1 gås følger: { $transporter }.
   *[other] { $geese } gjess følger: { $transporter }.
}
rb-log-carried = { $name } tar opp: { $passenger } (bæres av { $carrier }).
rb-log-set-down = { $name } setter ned: { $passenger } ({ $place }).
rb-log-built = bygger: { $building } ({ $region })
rb-log-built-mine = bygger: { $building } ({ $region }; { $filling })
rb-log-shaft = bygger en sjakt: { $filling } ({ $tile })
rb-log-road = { $name } bygger en vei: { $region } → { $to }.
rb-log-bridge = bygger en bro: { $from } – { $to }
rb-log-wall = bygger en mur: { $tile } | { $to } (nå { $tokens ->
    [one] 1 murbrikke
   *[other] { $tokens } murbrikker
})
rb-log-razed = river en mur: { $tile } | { $to } ({ $tokens ->
    [0] ingenting er igjen
    [one] 1 nøytral murbrikke er igjen
   *[other] { $tokens } nøytrale murbrikker er igjen
})
rb-log-pushed-off = skyves ut på sjøen av en mur: { $transporter } ({ $place })
rb-log-brick = { $name } legger kloss { $number } i underverket.
rb-log-brick-neutral = Kloss { $number } i underverket er nøytral.
rb-log-irrigated = Ørkenen er vannet og er nå beite.
rb-log-asked = { $name } spør { $owner }: { $action }.
rb-log-agreed = { $name } samtykker.
rb-log-refused = { $name } avslår.
rb-log-ask-withdrawn = { $name } trekker spørsmålet tilbake.
rb-log-done = { $name } er ferdig: { $phase }.
rb-log-game-over = Spillet er slutt.

## Acts: what belongs together, told as one. Whoever did it stands before or above the line.

good-count-boards = { $count ->
    [one] 1 planke
   *[other] { $count } planker
}
good-count-trunks = { $count ->
    [one] 1 stokk
   *[other] { $count } stokker
}
good-count-stone = { $count ->
    [one] 1 stein
   *[other] { $count } stein
}
good-count-clay = { $count ->
    [one] 1 leire
   *[other] { $count } leire
}
good-count-fuel = { $count ->
    [one] 1 brensel
   *[other] { $count } brensel
}
good-count-paper = { $count ->
    [one] 1 papir
   *[other] { $count } papir
}
good-count-gold = { $count ->
    [one] 1 gull
   *[other] { $count } gull
}
good-count-iron = { $count ->
    [one] 1 jern
   *[other] { $count } jern
}
good-count-coins = { $count ->
    [one] 1 mynt
   *[other] { $count } mynter
}
good-count-stock = { $count ->
    [one] 1 aksje
   *[other] { $count } aksjer
}
good-count-goose = { $count ->
    [one] 1 gås
   *[other] { $count } gjess
}
rb-act-by = { $name }: { $line }
rb-act-paid = { $line } ({ $goods })
rb-act-trip = { $transporter }: { $route }
rb-act-trip-goods = { $transporter }: { $goods }, { $route }
rb-act-stop = { $place } ({ $done })
rb-act-aboard = bærer { $transporters }
rb-act-harvest = Produsert: { $goods }
rb-act-made = { $works }: { $goods }
rb-act-order = Rekkefølge: { $names }
rb-act-home = hjem
rb-act-roads = { $count ->
    [one] bygger en vei: { $ways }
   *[other] bygger { $count } veier: { $ways }
}
rb-act-bricks = { $count ->
    [one] legger kloss { $last } i underverket
   *[other] legger { $count } klosser i underverket, til og med kloss { $last }
}
rb-act-geese = { $count ->
    [one] 1 gås følger
   *[other] { $count } gjess følger
}
rb-act-asked = spør { $owner }: { $action } – { $answer ->
    [agreed] ja
    [refused] nei
    [open] ikke svart ennå
   *[other] trukket tilbake
}
rb-act-unpaid = { $bill ->
    [open] har en regning å betale: { $action }
   *[other] betaler likevel ikke: { $action }
}

## The count at the end

rb-total-title = Poengtelling
rb-total-seat = Spiller
rb-total-riches = Rikdom
rb-total-wonder = Underverk
rb-total-points = Poeng
rb-total-goods = På transportmidler
rb-total-row = Rad { $row } i underverket: { $shares }
rb-total-share = { $name } { $points }
rb-winner = { $name } vinner.
rb-winners = { $names } deler seieren.
rb-alone = { $name } har { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
}.
rb-record = Det beste kjente resultatet på dette kartet ({ $map }): { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
}, av { $by }.

## Why not

rb-no-such-seat = Spiller { $seat } finnes ikke ved dette bordet.
rb-game-over = Spillet er slutt.
rb-not-your-moment = { $name } har turen.
rb-not-now = Det går ikke nå: Spillet venter på noe annet.
rb-wrong-phase = Det hører til en annen fase. Nå er det: { $phase }.
rb-nobody-else = Når du spiller alene, er det ingen rekkefølge å avgjøre.
rb-has-called = Du har allerede bedt om at rekkefølgen avgjøres i denne fasen: { $phase }.
rb-has-not-called = Du har ikke bedt om at rekkefølgen avgjøres i denne fasen: { $phase }.
rb-too-late-to-call = Det er for sent å be om at rekkefølgen avgjøres i denne fasen: { $phase }. Noen har allerede spilt i den, eller rekkefølgen er avgjort.
rb-within-reach = { $name } kommer før deg og kan fortsatt komme dit. Vent til det blir din tur, eller gjør noe lenger unna.
rb-not-your-prayer = Først velger { $name } om bønnen fortsetter.
rb-not-your-choice = Først velger { $name } en posisjon.
rb-position-taken = Posisjon { $position } er ikke ledig.
rb-ask-open = { $name } er blitt spurt og må svare først.
rb-refused = { $name } har allerede avslått dette i denne fasen.
rb-order-settled = Rekkefølgen i denne fasen er avgjort, så ingen kan vente.
rb-wonder-in-order = Klosser kjøpes i rekkefølge, så ingen kan vente.
rb-nobody-to-wait-for = Det er ingen igjen å vente på.
rb-has-waited = Du har allerede ventet, og ingen andre har gjort noe siden.
rb-no-ask = Ingen har spurt deg om noe.
rb-bill-open = En regning er ikke betalt: Betal den, eller trekk den tilbake.
rb-nothing-to-withdraw = Det er ingen regning og ikke noe spørsmål å trekke tilbake.
rb-no-bill = Det er ingen regning å betale.
rb-not-owed = Regningen krever ikke dette: { $good }.
rb-not-in-pool = Varen er ikke innen rekkevidde for det som skal betales.
rb-must-destroy = Du har for mange transportmidler: Ødelegg først et som står ved en transportfabrikk.
rb-nothing-to-destroy = Du har ikke for mange transportmidler, så ingen blir ødelagt.
rb-not-at-factory = Dette står ikke fritt ved en transportfabrikk: { $transporter }.
rb-still-too-many = Du ville fortsatt hatt for mange transportmidler uten dette: { $transporter }.
rb-must-upgrade = Velg først hvilke fabrikker som skal gjøres om til den nye typen: nå eller aldri.
rb-no-upgrade = Fabrikker gjøres bare om til nye rett etter at det er forsket på dem.
rb-not-upgradable = Du har ingen fabrikk å gjøre om til den nye typen på { $tile }.
rb-cannot-lay = Et felt legges på en ledig plass inntil et annet felt, og { $tile } er ikke en slik plass.
rb-not-in-box = Det er ikke flere slike felter i esken: { $terrain }.
rb-river-mismatch = Elven kan ikke fortsette på { $tile }.
rb-river-from-nowhere = En elv må begynne med en kilde eller der den munner ut i sjøen.
rb-river-unfinished = Elven kan ikke gjøres ferdig med feltene som er igjen.
rb-too-little-land = Det blir for lite land til alle hjemmene.
rb-only-land-left = Alle sjøfeltene dere ble enige om, er allerede lagt.
rb-only-sea-left = Alle landfeltene dere ble enige om, er allerede lagt.
rb-no-such-tile = Feltet { $tile } finnes ikke.
rb-no-such-region = Regionen finnes ikke: { $region }.
rb-no-such-place = Stedet finnes ikke: { $place }.
rb-home-not-allowed = Et hjem kan ikke være her: { $region }.
rb-home-too-close = Det er allerede et hjem her eller like ved siden av: { $region }.
rb-no-room-for-homes = Med et hjem her får de andre ikke plass: { $region }.
rb-no-such-transporter = Det finnes ikke noe transportmiddel med nummer { $number }.
rb-not-yours = Dette er ikke ditt transportmiddel: { $transporter }.
rb-is-aboard = Dette blir båret av et annet: { $transporter }.
rb-missing = For få varer innen rekkevidde ({ $good }): Det trengs { $needed }, men bare { $found } er der.
rb-missing-any = For få varer innen rekkevidde: Det trengs { $needed }, men bare { $found } er der.
rb-not-present = Ingen av transportmidlene dine når stedet: { $tile }.
rb-out-of-reach = Det ene kan ikke nås fra det andre.
rb-not-there = Finnes ikke der: { $good }.
rb-no-room = Det er ikke mer plass: { $transporter }.
rb-same-holder = En vare må flyttes fra eller til et transportmiddel.
rb-at-sea = Varer kan ikke etterlates til sjøs der det ikke er noen oljerigg.
rb-no-producer = Ingenting på { $tile } gjør varer om til andre.
rb-capacity-used = På { $tile } er alt laget som kan lages denne runden.
rb-no-factory = Det er ingen fabrikk for det på { $tile }.
rb-not-donkey = Dette er ikke et esel ved en vognfabrikk: { $transporter }.
rb-cannot-launch = Båten kan ikke sjøsettes her: { $place }.
rb-not-two-donkeys = Dette er ikke et tomt beite med nøyaktig to av dine esler: { $region }.
rb-too-many-transporters = Du kan ikke ha flere transportmidler av den typen.
rb-has-researched = Du har allerede forsket på dette: { $topic }.
rb-not-researched = Du har ikke forsket på dette: { $topic }.
rb-mine-not-researched = Du har ikke forsket på gruver med { $filling }.
rb-shafts-not-researched = Du har ikke forsket på nye sjakter.
rb-has-moved = Dette er allerede flyttet denne runden: { $transporter }.
rb-no-steps-left = Dette kommer ikke lenger denne runden: { $transporter }.
rb-needs-road = Det er ingen vei for dette: { $transporter }.
rb-no-way-by-land = Stedet kan ikke nås til lands på ett steg: { $place }.
rb-no-way-by-water = Stedet kan ikke nås til vanns på ett steg: { $place }.
rb-cargo-moved = Det bærer varer som et annet av transportmidlene dine allerede har flyttet: { $transporter }.
rb-wall-in-the-way = En mur står i veien: { $name }.
rb-cannot-carry = Det er flyttet, eller ett av de to bærer noe: { $transporter }.
rb-carries-none = Det bærer ikke noe annet transportmiddel: { $transporter }.
rb-too-early-to-set-down = Det kan først sette ned noe i en senere runde, før det flyttes: { $transporter }.
rb-cannot-set-down = Det kan ikke settes ned her: { $place }.
rb-no-goose = Ikke flere gjess kan følge herfra: { $region }.
rb-no-followers = Ingen gås følger: { $transporter }.
rb-goose-moved = Et annet av transportmidlene dine har allerede flyttet disse gjessene: { $region }.
rb-split-flock = Gjessene som følger, er ikke her: { $region }.
rb-not-ashore = Bare gjess som kommer fra sjøen inn i en elv, går i land, og da på en av breddene.
rb-has-building = Det er allerede en bygning der: { $building }.
rb-wrong-site = Bygningen kan ikke stå der: { $building }.
rb-wrong-filling = Bare gruver fylles, og bare med gull eller jern.
rb-no-mine = Det er ingen gruve på { $tile }.
rb-no-road-there = Det kan ikke gå noen vei der: { $direction }.
rb-has-road = Det er allerede en vei der: { $direction }.
rb-no-bridge-there = En bro går over en elv, mellom regioner som ikke er forbundet fra før.
rb-no-wall-there = Det kan ikke stå noen mur der: { $direction }.
rb-foreign-wall = Muren der tilhører en annen spiller: { $name }.
rb-tallest-wall = Muren kan ikke bli høyere.
rb-no-wall-to-raze = Ingen spiller har en mur der: { $direction }.
rb-not-home = Ingen av transportmidlene dine er på hjemmefeltet ditt.

## Hva som er galt med et kart

rb-fault-format = Kartet kan ikke leses.
rb-fault-no-name = Kartet trenger et navn.
rb-fault-name = Navnet kan ha høyst { $most } tegn og ingen linjeskift.
rb-fault-no-tiles = Kartet har ingen felter.
rb-fault-too-many-tiles = Kartet har for mange felter: { $tiles }. Det kan ha høyst { $most }.
rb-fault-too-far = Dette feltet ligger for langt ute.
rb-fault-terrain = Dette terrenget er ukjent.
rb-fault-no-such-edge = Et felt har ingen slik kant.
rb-fault-twice = To felter ligger på samme sted.
rb-fault-river-at-sea = Et sjøfelt kan ikke ha elv.
rb-fault-river-edges = En elv må gå til minst én kant, og bare én gang til hver.
rb-fault-rivers-cross = Elvene på dette feltet krysser hverandre.
rb-fault-river-off = Elven renner ut av kartet her.
rb-fault-river-mismatch = Elven fortsetter ikke på nabofeltet.
rb-fault-gap = Denne delen av kartet henger ikke sammen med resten.
rb-fault-seats = Et kart er for 1 til 6 spillere.
rb-fault-seats-twice = Det samme antallet spillere er oppgitt to ganger.
rb-fault-donkeys = Et hjem kan begynne med 1 til 5 esler.
rb-fault-start-goods = Et hjem kan begynne med høyst { $most } av hver vare.
rb-fault-no-seats = Kartet sier ikke hvor mange spillere det er for.
rb-fault-home-off-map = Det er ikke noe felt der dette hjemmet ligger.
rb-fault-home-at-sea = Et hjem kan ikke ligge til sjøs.
rb-fault-home-region = Feltet til dette hjemmet har ingen slik region.
rb-fault-home-twice = Dette hjemmet er oppgitt to ganger.
rb-fault-no-room = Det er ikke nok plass til hjemmene: Det trengs { $seats }, men bare { $found } får plass.
rb-fault-no-land = Det er ikke noe land til et hjem.

## Hva som er galt med et oppsett

rb-setup-seats = Roads & Boats er for 1 til 6 spillere.
rb-setup-no-such-map = Det finnes ikke noe kart som heter { $map }.
rb-setup-map = Det går ikke an å spille på dette kartet ennå. { $fault }
rb-setup-tiles = Med så mange spillere har kartet { $least } til { $most } felter.
rb-setup-sea = Med så mange spillere og felter kan { $least } til { $most } av feltene være sjø.
rb-setup-first = Spiller { $seat }, som skulle legge det første feltet, finnes ikke.
rb-setup-position = Noe er galt med stillingen: { $entry }
