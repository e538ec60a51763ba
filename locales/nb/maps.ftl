# What the page says of maps: gallery, editor, generator and the best solo games.

## Galleri

maps-title = Kart
maps-lead = Landet avgjør hvordan et parti Roads & Boats går. Velg et kart, tegn ditt eget eller få et tilfeldig.
maps-draw = Tegn et kart
maps-random = Tilfeldig kart
maps-random-short = Tilfeldig
maps-import = Hent fra fil
maps-import-short = Hent
maps-which = Hvilke kart
maps-all = Alle kart
maps-mine = Mine kart
maps-filter-seats = Spillere
maps-filter-all = Alle
maps-solo = Alene
maps-seats = { $seats } spillere
maps-seats-none = ikke for noen ennå
maps-tiles = { $tiles ->
    [one] { $tiles } felt
   *[other] { $tiles } felter
}
maps-from-box = følger med spillet
maps-by = av { $name }
maps-mine-shared = ditt, synlig for alle
maps-mine-draft = ditt, ikke på lista
maps-unfinished = Ikke ferdig ennå
maps-best-here = Best her
maps-record = Best kjente
maps-none = Det finnes ikke noe slikt kart ennå.
maps-none-mine = Du har ikke tegnet noe slikt kart ennå. Legg noen felter, la en elv renne, og spill på det med en gang.
maps-count = { $count ->
    [one] Ett kart
   *[other] { $count } kart
}

## Et kart

maps-back = Til alle kartene
maps-drawing = Tegning av kartet { $name }
maps-fact-seats = For
maps-fact-tiles = Felter
maps-fact-homes = Hjem
maps-fact-start = Hva et hjem begynner med
maps-homes-free = på hvilket som helst land
maps-homes-named = { $count ->
    [one] på { $count } merket felt
   *[other] på { $count } merkede felter
}
maps-start-donkeys = esler
maps-start-geese = gjess
maps-play = Spill her
maps-play-solo = Spill her alene
maps-edit = Rediger
maps-copy = Tegn på en kopi
maps-copy-name = { $name }, endret
maps-export = Last ned
maps-share = Del
maps-share-link = Den som har lenken, ser kartet og kan spille på det.
maps-share-listed = Alle finner dette kartet i galleriet. Lenken går rett til det.
maps-share-list = Vis det i galleriet
maps-share-list-about = Da finner alle det. Bare et kart uten feil kan vises.
maps-delete = Slette { $name }?
maps-delete-about = Kartet blir borte for godt. Partier som spilles på det, går videre.
maps-scores = Beste partier alene
maps-record-full = Det beste som er kjent på dette kartet: { $score } poeng, { $by }.
maps-scores-none = Ingen har fullført et parti alene her ennå. Den første topper lista.
maps-scores-not-you = Du er ikke med ennå.
maps-score-place = Plass
maps-score-player = Hvem
maps-score-points = Poeng
maps-score-turns = Runder
maps-score-when = Når
maps-score-replay = Se partiet igjen: { $name }

## Et tilfeldig kart

maps-random-seats = Spillere
maps-random-size = Størrelse: { $tiles } felter
maps-random-size-about = Fra { $fewest } til de { $most } i esken.
maps-random-sea-about = { $least } til { $most }, eller tomt for et tilfeldig antall.
maps-random-seed = Frø
maps-random-seed-about = Det samme frøet gir det samme kartet.
maps-random-from-seed = Lag dette
maps-random-again = Et nytt
maps-random-done = Et kart med { $tiles } felter er laget.
maps-random-take = Ta dette
maps-random-edit = Tegn på det
maps-random-play = Spill på det

## Et kart fra et annet sted

maps-import-about = Kart fra Towpath, og kart som spillere av Roads & Boats utveksler som tekst.
maps-import-file = Velg en fil, eller slipp den her
maps-import-paste = Eller lim inn teksten
maps-import-read = { $name }: { $tiles ->
    [one] { $tiles } felt
   *[other] { $tiles } felter
}. { $problems ->
    [0] Alt er i orden.
    [one] Én feil, som er merket i tegneverktøyet.
   *[other] { $problems } feil, som er merket i tegneverktøyet.
}
maps-import-open = Åpne i tegneverktøyet

## Tegneverktøyet

maps-editor = Kartverktøy
maps-new-name = Nytt land
maps-name = Navnet på kartet
maps-save = Lagre
maps-saved = Lagret
maps-undo = Angre
maps-redo = Gjør om
maps-test = Prøv det
maps-test-title = På prøve: { $name }
maps-draft = Du har tegnet noe som ikke er lagret ({ $name }, { $when }).
maps-draft-take = Fortsett på det
maps-draft-drop = Kast det
maps-tools = Verktøy
maps-tool-river = Elv
maps-tool-home = Hjem
maps-tool-erase = Ta bort
maps-tool-hand = Flytt
maps-paper = Kartet
maps-paper-how = Piltastene går fra sted til sted. 1 til 6 legger et felt, Q, E, A, D, Z og C lar en elv renne over en kant, R snur feltet, H gjør det til et hjem, Delete tar det bort.
maps-paper-empty = Velg et terreng og tegn: klikk, eller dra. La så elver renne til sjøen.
maps-spot = { $place }, { $what }
maps-spot-empty = tomt
maps-spot-river = elv mot { $edges }
maps-spot-home = hjem
maps-tile = Felt { $place }
maps-terrain = Terreng
maps-rivers = Elver
maps-river-to = Elv mot { $direction }
maps-turn = Snu
maps-part = Koble om
maps-home = Gjør til hjem
maps-no-home = Ikke hjem her
maps-remove = Ta bort
maps-check = Kontroll
maps-checking = Et øyeblikk …
maps-check-good = Dette kartet kan spilles på.
maps-check-count = { $count ->
    [0] Klart til spill
    [one] Én feil
   *[other] { $count } feil
}
maps-for = For hvor mange spillere
maps-keys = Taster
maps-key-move = fra sted til sted
maps-key-terrain = legg et felt av det terrenget
maps-key-river = en elv over den kanten
maps-key-turn = snu feltet
maps-key-part = koble elvene om
maps-key-home = hjem eller ikke
maps-key-remove = ta bort feltet
maps-key-undo = angre; med Shift: gjør om
maps-key-zoom = nærmere, lenger bort, hele
maps-key-pan = Dra med høyre museknapp eller to fingre for å flytte kartet; hjulet tar det nærmere.

## Et nytt bord: kartet, og hvordan radene i underet telles

maps-new-country = Landet
maps-new-map = Kart
maps-new-map-free = Laget av spillerne, felt for felt
maps-new-map-drawn = Laget nå nettopp
maps-new-map-gallery = Til kartgalleriet
maps-new-tiles = Hvor mange felter
maps-new-tiles-about = Fra { $fewest } til { $most }.
maps-new-sea = Havfelter
maps-new-sea-about = { $least } til { $most }, eller tomt hvis spillerne bestemmer selv.
maps-new-rows = Poeng for en rad i underet
maps-new-rows-bricks = Deles mellom klossene i raden
maps-new-rows-players = Deles likt mellom spillerne med en kloss i raden
maps-new-rows-about = Deles det på klosser, får tre av seks klosser i en rad halvparten av de 10 poengene. Deles det på spillere, får én kloss like mye som tre.
maps-sum-map = Kartet er { $map }.
maps-sum-map-free = Spillerne lager kartet av { $tiles } felter.
maps-sum-map-free-sea = Spillerne lager kartet av { $tiles } felter, { $sea } av dem hav.
