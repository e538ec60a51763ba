# What the page says at a table of Roads & Boats.

## map

rb-map-beyond = { $count ->
    [one] Noe er utenfor utsnittet: Gå dit
   *[other] { $count } ting er utenfor utsnittet: Gå til det nærmeste
}
rb-map-label = Kart over { $name }
rb-map-tile = { $terrain } { $tile }
rb-map-count = { $thing } × { $count }
rb-map-owned = { $thing } ({ $name })
rb-map-loaded = { $thing } med { $load }
rb-map-home-of = hjemmet til { $name }
rb-map-aboard = { $thing } på { $on }
rb-map-region = land, region { $nth }
rb-map-river = elv
rb-map-dock = kyst { $direction }
rb-map-mini = Oversiktskart
rb-map-layers = Hva kartet viser
rb-map-layer-goods = Varer
rb-map-layer-transporters = Transportmidler
rb-map-layer-buildings = Bygninger
rb-map-layer-roads = Veier og broer
rb-map-layer-walls = Murer
rb-map-layer-docks = Steder der båter kan fortøye
rb-map-layer-names = Navn og koordinater

## play

rb-play-tab-phase = Fase
rb-play-tab-tile = Felt
rb-play-tab-research = Forskning
rb-play-tab-wonder = Underverk
rb-play-tab-chart = Prosesser
rb-play-tab-seats = Spillere

rb-play-tile-none = Velg et felt på kartet for å se alt som er der.
rb-play-tile-empty = Her er det ingenting ennå.
rb-play-load = { $load } av { $room } lastet
rb-play-all = alle
rb-play-to = { $good } → { $to }
rb-play-move-one = { $goods }: Flytt én ({ $to })
rb-play-move-ask = { $goods }: Flytt én
rb-play-move-all = { $good }: Flytt alle det er plass til
rb-play-where = Hvor skal varen?
rb-play-put-ask = Eieren blir spurt

rb-play-geese = Gjess som følger
rb-play-geese-from = Gjess som følger fra { $region }
rb-play-bank = På hvilken bredd går gjessene i land?
rb-play-go = { $steps ->
    [one] Gå (1 steg)
   *[other] Gå ({ $steps } steg)
}
rb-play-steps = { $steps ->
    [one] 1 steg
   *[other] { $steps } steg
}
rb-play-ways = { $count ->
    [one] Det kan gå til 1 sted
   *[other] Det kan gå til { $count } steder
}
rb-play-stuck = Det kan ikke flyttes.
rb-play-breaks = Går dette, er reisen slutt for et som fortsatt kunne gått lenger: { $transporter }.
rb-play-mark-go = { $steps ->
    [one] Gå til { $place }, 1 steg
   *[other] Gå til { $place }, { $steps } steg
}
rb-play-mark-lay = Legg et felt her: { $tile }

rb-play-group-home = Hjem
rb-play-group-make = Lag
rb-play-group-research = Forsk
rb-play-group-carry = Bær og sett ned
rb-play-group-build = Bygg
rb-play-group-roads = Veier og broer
rb-play-group-walls = Murer
rb-play-why = Hvorfor kan jeg ikke …?
rb-play-missing = Mangler: { $goods }.

rb-play-bill = Skal betales
rb-play-owed = Pris
rb-play-paid = Betalt så langt
rb-play-left = Gjenstår å betale
rb-play-pay-single = Eller velg én og én vare å betale med:
rb-play-bill-of = { $name } velger hva det betales med.
rb-play-asked = { $name } spør deg
rb-play-asking = { $name } har spurt { $owner } og venter

rb-play-lay = Legg et felt
rb-play-lay-where = Velg et ledig sted i kanten av kartet.
rb-play-lay-at = Sted { $tile }
rb-play-lay-terrain = Terreng
rb-play-lay-river = Elv
rb-play-lay-dry = Ingen elv
rb-play-turn = Roter
rb-play-lay-do = Legg det her
rb-play-settle = Velg hjemmet ditt
rb-play-settle-how = Alle mulige steder lyser på kartet. Skog, berg og vann i nærheten gir en god start.
rb-play-settle-ask = Skal dette feltet bli hjemmet ditt: { $tile }?
rb-play-settle-ask-why = Eslene og varene dine begynner her, og bare her kan du kjøpe klosser i underverket. Hjemmet flyttes aldri.
rb-play-settle-do = Slå deg ned her
rb-play-settle-list = { $count ->
    [one] 1 sted
   *[other] Alle { $count } stedene som liste
}
rb-play-moving = Transportmidlene dine
rb-play-moving-of = Transportmidlene til { $name }
rb-play-moving-how = Velg ett, her eller på kartet, og så hvor det skal. Underveis kan det laste og losse.
rb-play-moving-how-keys = Velg ett, her, på kartet eller med tasten N, og så hvor det skal. Underveis kan det laste og losse.
rb-play-goes = kan gå { $steps ->
    [one] 1 felt
   *[other] opptil { $steps } felter
}
rb-play-goes-on = kan gå videre { $steps ->
    [one] 1 felt
   *[other] opptil { $steps } felter
}
rb-play-off-road = Utenfor veiene går et esel ett felt i runden, langs veier to.
rb-play-waiting = Venter på { $names }
rb-play-remind = Vis det som fortsatt er mulig, før fasen slutter

## panel

rb-panel-bar = Stillingen
rb-panel-turn = Runde
rb-panel-of = av høyst { $turns }
rb-panel-phases = Fasene i en runde
rb-panel-past = ferdig
rb-panel-sequence = Rekkefølgen spillerne blir spurt i
rb-panel-moment-done = ferdig
rb-panel-moment-waits = venter
rb-panel-early = Imens kan du spille der spillerne før deg ikke rekker.
rb-panel-pausing = Spillet fortsetter straks. Til da kan du be om at rekkefølgen avgjøres.
rb-panel-stage-free-map = Kartet lages
rb-panel-stage-homes = Valg av hjem
rb-panel-stage-praying = Bønn: Hvem blir, hvem går bakerst?
rb-panel-stage-choosing = Valg av posisjoner
rb-panel-stage-over = Spillet er slutt
rb-panel-doing-production = Lag varer og transportmidler, la dyr formere seg, forsk
rb-panel-doing-movement = Flytt hvert transportmiddel én gang, last og loss
rb-panel-doing-building = Bygg der transportmidlene dine er
rb-panel-doing-wonder = Legg klosser og betal med varer hjemmefra
rb-panel-then = Så: { $phase }
rb-panel-then-turn = Så: runde { $turn }
rb-panel-then-end = Så er spillet slutt
rb-panel-missing = mangler: { $goods }
rb-panel-recipe = Av { $inputs } blir det { $output }
rb-panel-yields = Gir hver runde: { $output }
rb-panel-show = Vis på kartet: { $what }
rb-panel-riches-about = Gull er verdt { $gold }, mynter { $coins } og aksjer { $stock } poeng, bare på transportmidler.
rb-panel-unloaded = Ligger løst, teller ikke ennå:
rb-panel-home = Hjem
rb-panel-transporter = { $transporter }, { $load } av { $room }: { $cargo }
rb-panel-still-title = Fortsatt mulig i denne fasen: { $phase }
rb-panel-still-about = Trykk på en linje for å se den på kartet.
rb-panel-still-none = Alt er gjort i denne fasen: { $phase }
rb-panel-still-none-about = Det eneste som er mulig nå, er å flytte på varer.
rb-panel-still-move = { $transporter }: er ikke flyttet
rb-panel-still-produce = Gi varer til en produsent ({ $places ->
    [one] 1 måte
   *[other] { $places } måter
})
rb-panel-still-make = Lag et transportmiddel ({ $places ->
    [one] 1 måte
   *[other] { $places } måter
})
rb-panel-still-harness = Lag en vogn av et esel ({ $places ->
    [one] 1 måte
   *[other] { $places } måter
})
rb-panel-still-breed = La eslene få et føll ({ $places ->
    [one] 1 måte
   *[other] { $places } måter
})
rb-panel-still-research = Forsk på et emne ({ $places ->
    [one] 1 måte
   *[other] { $places } måter
})
rb-panel-still-upgrade = Gjør om en fabrikk til den nye typen ({ $places ->
    [one] 1 måte
   *[other] { $places } måter
})
rb-panel-still-destroy = Ødelegg et transportmiddel ({ $places ->
    [one] 1 måte
   *[other] { $places } måter
})
rb-panel-still-set-down = Sett ned det som bæres ({ $places ->
    [one] 1 måte
   *[other] { $places } måter
})
rb-panel-still-build = Sett opp en bygning ({ $places ->
    [one] 1 måte
   *[other] { $places } måter
})
rb-panel-still-sink = Bygg en ny sjakt ({ $places ->
    [one] 1 måte
   *[other] { $places } måter
})
rb-panel-still-road = Bygg en vei ({ $places ->
    [one] 1 måte
   *[other] { $places } måter
})
rb-panel-still-bridge = Bygg en bro ({ $places ->
    [one] 1 måte
   *[other] { $places } måter
})
rb-panel-still-wall = Bygg en mur ({ $places ->
    [one] 1 måte
   *[other] { $places } måter
})
rb-panel-still-raze = Riv en mur ({ $places ->
    [one] 1 måte
   *[other] { $places } måter
})
rb-panel-still-back = Gå tilbake
rb-panel-still-anyway = Avslutt fasen likevel
rb-panel-still-end = Avslutt denne fasen: { $phase }
rb-panel-order = Spillerekkefølge
rb-panel-order-praying = Fra tempelet og utover fortsetter hver spiller å be eller går bakerst i rekken. De bakerst velger først.
rb-panel-order-choosing = Fra bakerst i rekken tar hver spiller en ledig posisjon for denne fasen: { $phase }.
rb-panel-order-later = Rekkefølgen i kommende faser
rb-panel-about-call = Be om det hvis du vil spille før eller etter de andre: Rekken foran tempelet avgjør hvem som velger først.
rb-panel-about-keep-praying = Du blir nær tempelet: Du velger sent nå, men vinner ved likhet når spillet er slutt.
rb-panel-about-stop-praying = Du flytter deg bort fra tempelet: Du velger posisjon tidlig nå.
rb-panel-chart = Rekkefølgetavlen
rb-panel-chart-about = Posisjon 1 spiller først. Noen ganger er den siste posisjonen bedre: Du ser hva de andre har gjort.
rb-panel-free = ledig
rb-panel-temple = Rekken foran tempelet
rb-panel-temple-about = Den nærmeste først. Den som er lengst fra tempelet, velger posisjon først.
rb-panel-prays-stops = slutter
rb-panel-prays-stays = blir
rb-panel-prays-asked = blir spurt
rb-panel-orders = Faste ordrer
rb-panel-orders-about = Hva som skal gjøres hver gang du blir spurt, så spillet ikke stopper opp. Du kan endre det når som helst.
rb-panel-order-pray = Bønnen
rb-panel-order-pray-ask = Spør meg
rb-panel-order-pray-keep = Fortsett
rb-panel-order-pray-stop = Slutt
rb-panel-order-position = Min posisjon
rb-panel-order-position-ask = Spør meg
rb-panel-order-position-first = Den første ledige
rb-panel-order-position-last = Den siste ledige
rb-panel-order-consent = Når andre vil bruke det som er på transportmidlene mine
rb-panel-order-consent-ask = Spør meg
rb-panel-order-consent-agree = Samtykk
rb-panel-order-consent-refuse = Avslå
rb-panel-order-consent-about = Samtykker du alltid, kan andre ta varene dine.
rb-panel-order-breed = Når produksjonen min slutter
rb-panel-order-breed-always = La eslene få føll der de kan
rb-panel-order-breed-never = Eslene får ikke føll av seg selv
rb-panel-order-breed-about = To av eslene dine alene på et tomt beite får et tredje før produksjonen din slutter.
rb-panel-production = Produksjon
rb-panel-production-now = Det transportmidlene dine når. Alt som lages, kan du ta med deg.
rb-panel-production-later = Hva som kan lages der transportmidlene dine er, når produksjonsfasen kommer.
rb-panel-production-watch = Alt på kartet som lager noe.
rb-panel-production-none = Ingen av transportmidlene dine er ved en bygning. Står et av dem ved en produsent, kan du gi den varer og ta det den lager.
rb-panel-no-buildings = Ingenting er bygd ennå.
rb-panel-made = Laget denne runden: { $made } av { $most }
rb-panel-used-up = Har laget alt den kan denne runden.
rb-panel-lacks = For få varer innen rekkevidde.
rb-panel-could-make = Av det som er her: { $good } ×{ $count }
rb-panel-make = Lag: { $good } ×{ $count }
rb-panel-make-all = Lag alt: { $good } ×{ $count }
rb-panel-by-itself = Lages av seg selv ved slutten av fasen og blir på feltet: { $good } ×{ $count }
rb-panel-source = Én hver runde, til den som kommer og henter den.
rb-panel-lies = Ligger her:
rb-panel-make-transporter = Lag: { $transporter }
rb-panel-launch = Hvor skal båten sjøsettes?
rb-panel-which-donkey = Hvilket esel skal trekke vognen?
rb-panel-breed = Esler på et tomt beite
rb-panel-breed-do = La eslene få et føll
rb-panel-can-research = Du kan forske på noe nå.
rb-panel-to-research = Velg et emne
rb-panel-duty = Dette må avgjøres først
rb-panel-building = Bygging
rb-panel-building-now = Velg hva du vil bygge der transportmidlene dine er. Prisen betales med varer der.
rb-panel-building-later = Hva du kan bygge der transportmidlene dine er nå, når du får turen i byggefasen.
rb-panel-building-watch = Alt som kan bygges, og hva det koster.
rb-panel-group-sources = Råvarer
rb-panel-group-producers = Gjør varer om til andre varer
rb-panel-group-factories = Lager transportmidler
rb-panel-group-ways = Veier og broer
rb-panel-group-walls = Murer
rb-panel-rest = Ikke mulig her nå: { $count }
rb-panel-build-road = vei
rb-panel-build-road-about = Vogner og lastebiler trenger veier; esler kommer dobbelt så langt på dem.
rb-panel-build-bridge = bro
rb-panel-build-bridge-about = Knytter sammen to elvebredder for alle.
rb-panel-build-wall = mur
rb-panel-build-wall-about = Ingen andre slipper forbi. Den andre murbrikken koster 2 stein til, den tredje 3 til.
rb-panel-build-raze = riv en mur
rb-panel-build-raze-about = Koster én planke mer enn muren har murbrikker. Etterpå er muren nøytral.
rb-panel-build-sink = ny sjakt
rb-panel-build-sink-about = Fyller en gruve på nytt.
rb-panel-needs = krever forskning: { $topic }
rb-panel-no-site = Ingen plass til den der transportmidlene dine er; krever: { $site }
rb-panel-no-place = Ingen plass til dette der transportmidlene dine er
rb-panel-places = { $places ->
    [one] 1 sted
   *[other] { $places } steder: Velg ett
}
rb-panel-research = Forskning
rb-panel-research-about = To gjess og ett papir, sammen på et felt med et av transportmidlene dine, gir ett emne i produksjonsfasen. Det er ditt ut spillet.
rb-panel-research-price = Ett emne koster
rb-panel-research-can = Du har det som trengs. Velg et emne.
rb-panel-research-cannot = Ikke samlet innen rekkevidde nå.
rb-panel-research-do = Forsk på dette
rb-panel-research-at = Forsk på { $region }
rb-panel-opens = Åpner for: { $building }
rb-panel-opens-mines = Nye gruver og sjakter kan ha { $fillings }.
rb-panel-opens-shafts = Du kan bygge nye sjakter i gruver.
rb-panel-vehicle = Bærer { $room }, { $steps } steg
rb-panel-stands = Står på: { $site }
rb-panel-you-have = Du har det
rb-panel-wonder = Underverket
rb-panel-wonder-about = Hver rad med klosser deler ut { $points } poeng til slutt, etter hvem som har hvor mange klosser i den.
rb-panel-brick-price = Den neste klossen din koster
rb-panel-brick-home = Et av transportmidlene dine må være på hjemmefeltet.
rb-panel-brick-missing = { $count ->
    [one] Det mangler 1 vare hjemme.
   *[other] Det mangler { $count } varer hjemme.
}
rb-panel-brick-later = Varene er der: Du kan kjøpe den i underverkfasen.
rb-panel-show-home = Vis hjemmet mitt
rb-panel-rows = Radene i underverket, ovenfra
rb-panel-shares = Poeng for hver rad, hvis spillet var slutt nå
rb-panel-bricks-neutral = { $count ->
    [one] 1 nøytral
   *[other] { $count } nøytrale
}
rb-panel-bricks-unused = { $count ->
    [one] 1 som er ingens
   *[other] { $count } som er ingens
}
rb-panel-bricks-free = { $count ->
    [one] 1 ledig plass
   *[other] { $count } ledige plasser
}
rb-panel-neutral = Nøytrale: én til hver runde
rb-panel-neutral-left = { $laid } av { $all }
rb-panel-unused = Lå der fra starten
rb-panel-unused-about = gir ingen poeng
rb-panel-mark-dearer = Fra kloss { $brick } koster hver kloss én vare mer.
rb-panel-mark-water = Kloss { $brick } vanner ørkenen: Den blir til beite.
rb-panel-mark-end = Kloss { $brick } avslutter spillet.
rb-panel-watered = Ørkenen er vannet og er nå beite.
rb-panel-process = Hva som blir til hva
rb-panel-process-about = Grønt er det du har der transportmidlene dine er. Linjer fører fra varer til bygninger, og fra dem til det de lager.
rb-panel-process-touch = Trykk på noe for å se hva det krever og gir.
rb-panel-enlarge = Vis stort
rb-panel-look = Visning
rb-panel-look-drawing = Tegning
rb-panel-look-list = Liste
rb-panel-have = { $count } tilgjengelig
rb-panel-geese = To gjess alene på et beite får en tredje. To gjess og ett papir gir forskning.
rb-panel-most = høyst { $most } per runde
rb-panel-costs = Koster
rb-panel-way-land = over land
rb-panel-way-road = bare på vei
rb-panel-way-water = på vann

## read

rb-read-any = hvilken som helst vare
rb-read-tile = { $terrain } på { $tile }

rb-read-status = Stillingen
rb-read-do = Hva du kan gjøre
rb-read-search = Søk i alt
rb-read-found = { $count ->
    [0] Ingen treff
    [one] 1 treff
   *[other] { $count } treff
}
rb-read-homes = Hvor hjemmet ditt kan være
rb-read-works = Produser, lag og avl
rb-read-go = Gå dit
rb-read-paid = Betalt hittil: { $goods }
rb-read-in-reach = Innen rekkevidde, ikke lastet
rb-read-home = Hjem
rb-read-research = Forskning
rb-read-transporters = Transportmidler
rb-read-transporter = Transportmiddel
rb-read-place = Sted
rb-read-cargo = Last
rb-read-movement = Flytting
rb-read-missing = mangler: { $goods }
rb-read-row = Rad
rb-read-bricks = Klosser
rb-read-brick-neutral = nøytral
rb-read-brick-unused = i en farge ingen spiller med
rb-read-brick-free = ledig
rb-read-map = Kart
rb-read-show = Hvilke felter
rb-read-show-mine = Mine
rb-read-show-near = Nær mine
rb-read-show-all = Alle
rb-read-tiles = { $count ->
    [one] 1 felt
   *[other] { $count } felter, fra nord til sør
}
rb-read-plain = Tomme felter
rb-read-counted = { $name }: { $goods }, { $points } poeng
rb-read-by-row = Underverket rad for rad
