# What the page says of maps: gallery, editor, generator and the best solo games.

## Galleri

maps-title = Kart
maps-lead = Landskapet avgjør hvordan et spill Roads & Boats går. Velg et kart, tegn ditt eget eller prøv et tilfeldig.
maps-draw = Tegn et kart
maps-random = Tilfeldig kart
maps-random-short = Tilfeldig
maps-import = Importer en fil
maps-import-short = Importer
maps-which = Hvilke kart
maps-all = Alle kart
maps-mine = Mine kart
maps-filter-seats = Spillere
maps-filter-all = Alle
maps-solo = Solo
maps-seats = { $seats } spillere
maps-seats-none = ikke spillbart ennå
maps-tiles = { $tiles ->
    [one] { $tiles } felt
   *[other] { $tiles } felter
}
maps-from-box = følger med spillet
maps-by = av { $name }
maps-mine-shared = ditt, synlig for alle
maps-mine-draft = ditt, ikke i galleriet
maps-unfinished = Ikke ferdig ennå
maps-best-here = Best her
maps-record = Beste kjente
maps-none = Det finnes ingen slike kart ennå.
maps-none-mine = Du har ikke tegnet noe slikt kart ennå. Legg noen felter, la en elv renne, og spill på kartet med én gang.
maps-count = { $count ->
    [one] Ett kart
   *[other] { $count } kart
}

## Et kart

maps-back = Alle kart
maps-drawing = Tegning av kartet { $name }
maps-fact-seats = Spillere
maps-fact-tiles = Felter
maps-fact-homes = Hjem
maps-fact-start = Hva et hjem begynner med
maps-homes-free = hvor som helst på land
maps-homes-named = { $count ->
    [one] på { $count } merket felt
   *[other] på { $count } merkede felter
}
maps-start-donkeys = esler
maps-start-geese = gjess
maps-play = Spill her
maps-play-solo = Spill solo her
maps-edit = Rediger
maps-copy = Tegn på en kopi
maps-copy-name = { $name }, endret
maps-export = Eksporter
maps-share = Del
maps-share-link = Den som har lenken, ser kartet og kan spille på det.
maps-share-listed = Alle finner dette kartet i galleriet. Lenken går rett til det.
maps-share-list = Vis det i galleriet
maps-share-list-about = Da finner alle det. Bare et kart uten feil kan vises.
maps-delete = Vil du slette { $name }?
maps-delete-about = Kartet slettes for godt. Spill som er i gang på det, fortsetter.
maps-scores = Beste solospill
maps-scores-none = Ingen har fullført et solospill her ennå. Den første havner øverst på listen.
maps-scores-not-you = Du er ikke på listen ennå.
maps-score-place = Plass
maps-score-player = Hvem
maps-score-points = Poeng
maps-score-turns = Runder
maps-score-when = Når
maps-score-replay = Se reprise av spillet: { $name }

## Et tilfeldig kart

maps-random-seats = Spillere
maps-random-size = Størrelse: { $tiles } felter
maps-random-size-about = Fra { $fewest } til { $most }, alle feltene i esken.
maps-random-sea-about = { $least } til { $most }. La stå tomt for et tilfeldig antall.
maps-random-seed = Frø
maps-random-seed-about = Det samme frøet gir det samme kartet.
maps-random-from-seed = Lag dette kartet
maps-random-again = Lag et nytt
maps-random-done = Et kart med { $tiles } felter er laget.
maps-random-take = Bruk dette kartet
maps-random-edit = Tegn på det
maps-random-play = Spill på det

## Et kart fra et annet sted

maps-import-about = Kart fra Towpath, og kart som Roads & Boats-spillere deler som tekst.
maps-import-file = Velg en fil, eller slipp den her
maps-import-paste = Eller lim inn teksten
maps-import-read = { $name }: { $tiles ->
    [one] { $tiles } felt
   *[other] { $tiles } felter
}. { $problems ->
    [0] Alt er i orden.
    [one] Én feil, merket i karteditoren.
   *[other] { $problems } feil, merket i karteditoren.
}
maps-import-open = Åpne i karteditoren

## Editoren

maps-editor = Karteditor
maps-new-name = Nytt land
maps-name = Navnet på kartet
maps-save = Lagre
maps-saved = Lagret
maps-undo = Angre
maps-redo = Gjør om
maps-test = Prøv kartet
maps-test-title = Utprøving: { $name }
maps-draft = Du har et kart som ikke er lagret ({ $name }, { $when }).
maps-draft-take = Fortsett med det
maps-draft-drop = Forkast
maps-tools = Verktøy
maps-tool-river = Elv
maps-tool-home = Hjem
maps-tool-erase = Fjern
maps-tool-hand = Flytt
maps-paper = Kartet
maps-paper-how = Piltastene går fra sted til sted. 1 til 6 legger et felt, Q, E, A, D, Z og C lar en elv renne over en kant, R roterer feltet, H gjør det til et hjem, Delete fjerner det.
maps-paper-empty = Velg et terreng og tegn: Klikk, eller trykk og dra. La så elver renne til sjøen.
maps-spot = { $place }: { $what }
maps-spot-empty = tomt
maps-spot-river = elv mot { $edges }
maps-spot-home = hjem
maps-tile = Felt { $place }
maps-terrain = Terreng
maps-rivers = Elver
maps-river-to = Elv mot { $direction }
maps-turn = Roter
maps-part = Koble elvene om
maps-home = Gjør til hjem
maps-no-home = Fjern hjemmet
maps-remove = Fjern
maps-check = Kontroll
maps-checking = Et øyeblikk …
maps-check-good = Kartet kan brukes til et spill.
maps-check-count = { $count ->
    [0] Klart til spill
    [one] Én feil
   *[other] { $count } feil
}
maps-for = Antall spillere
maps-keys = Taster
maps-key-move = fra sted til sted
maps-key-terrain = legg et felt av det terrenget
maps-key-river = en elv over den kanten
maps-key-turn = roter feltet
maps-key-part = koble elvene om
maps-key-home = hjem eller ikke hjem
maps-key-remove = fjern feltet
maps-key-undo = angre; med Shift: gjør om
maps-key-zoom = zoom inn, zoom ut, hele kartet
maps-key-pan = Dra med høyre museknapp eller to fingre for å flytte kartet. Zoom med musehjulet.

## Et nytt bord: kartet, og hvordan radene i underverket telles

maps-new-country = Landskapet
maps-new-map = Kart
maps-new-map-free = Laget av spillerne, felt for felt
maps-new-map-drawn = Nettopp laget
maps-new-map-gallery = Til kartgalleriet
maps-new-tiles = Antall felter
maps-new-tiles-about = Fra { $fewest } til { $most }.
maps-new-sea = Sjøfelter
maps-new-sea-about = { $least } til { $most }. La stå tomt hvis hver spiller skal bestemme selv.
maps-new-rows = Poeng for en rad i underverket
maps-new-rows-bricks = Fordeles på klossene i raden
maps-new-rows-players = Fordeles likt på spillerne med en kloss i raden
maps-new-rows-about = Etter klosser: Tre av seks klosser i en rad gir halvparten av de 10 poengene. Etter spillere: Én kloss gir like mye som tre.
maps-sum-map = Kartet er { $map }.
maps-sum-map-free = Spillerne lager kartet av { $tiles } felter.
maps-sum-map-free-sea = Spillerne lager kartet av { $tiles } felter, { $sea } av dem sjø.

maps-solution = Beste kjente løsning
maps-solution-from = gull { $gold }, mynter { $coins }, aksjer { $stock }, underverk { $rows }
maps-solution-watch = Se den beste kjente
maps-best-mine = Ditt beste
