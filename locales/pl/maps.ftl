# What the page says of maps: gallery, editor, generator and the best solo games.

## Galeria

maps-title = Mapy
maps-lead = To kraina decyduje, jak potoczy się gra w Roads & Boats. Wybierz mapę, narysuj własną albo wylosuj nową.
maps-draw = Narysuj mapę
maps-random = Losowa mapa
maps-random-short = Losowa
maps-import = Wczytaj plik
maps-import-short = Wczytaj
maps-which = Które mapy
maps-all = Wszystkie mapy
maps-mine = Moje mapy
maps-filter-seats = Liczba graczy
maps-filter-all = Dowolna
maps-solo = Solo
maps-seats = { $seats } graczy
maps-seats-none = jeszcze dla nikogo
maps-tiles = { $tiles ->
    [one] { $tiles } kafelek
    [few] { $tiles } kafelki
   *[many] { $tiles } kafelków
}
maps-from-box = należy do gry
maps-by = autor: { $name }
maps-mine-shared = twoja, widoczna dla wszystkich
maps-mine-draft = twoja, nie na liście
maps-unfinished = Jeszcze nieukończona
maps-best-here = Najlepszy tutaj
maps-record = Najlepszy znany
maps-none = Nie ma jeszcze takiej mapy.
maps-none-mine = Nie masz jeszcze takiej mapy. Ułóż kilka kafelków, poprowadź rzekę i od razu zagraj.
maps-count = { $count ->
    [one] { $count } mapa
    [few] { $count } mapy
   *[many] { $count } map
}

## Mapa

maps-back = Do wszystkich map
maps-drawing = Rysunek mapy { $name }
maps-fact-seats = Dla
maps-fact-tiles = Kafelki
maps-fact-homes = Domy
maps-fact-start = Co jest w domu na początku
maps-homes-free = na dowolnym lądzie
maps-homes-named = { $count ->
    [one] na { $count } zaznaczonym kafelku
    [few] na { $count } zaznaczonych kafelkach
   *[many] na { $count } zaznaczonych kafelkach
}
maps-start-donkeys = osły
maps-start-geese = gęsi
maps-play = Zagraj tutaj
maps-play-solo = Zagraj tutaj solo
maps-edit = Edytuj
maps-copy = Rysuj na kopii
maps-copy-name = { $name }, zmieniona
maps-export = Zapisz do pliku
maps-share = Udostępnij
maps-share-link = Kto ma link, widzi mapę i może na niej grać.
maps-share-listed = Każdy znajdzie tę mapę w galerii. Link prowadzi prosto do niej.
maps-share-list = Pokaż w galerii
maps-share-list-about = Wtedy znajdzie ją każdy. Pokazać można tylko mapę bez błędów.
maps-delete = Usunąć mapę { $name }?
maps-delete-about = Mapa zniknie na zawsze. Trwające na niej gry toczą się dalej.
maps-scores = Najlepsze gry solo
maps-record-full = Najlepszy znany wynik na tej mapie: { $score } pkt, { $by }.
maps-scores-none = Nikt jeszcze nie ukończył tu gry solo. Pierwszy otworzy listę.
maps-scores-not-you = Jeszcze cię tu nie ma.
maps-score-place = Miejsce
maps-score-player = Kto
maps-score-points = Punkty
maps-score-turns = Tury
maps-score-when = Kiedy
maps-score-replay = Powtórka gry: { $name }

## Mapa losowana

maps-random-seats = Liczba graczy
maps-random-size = Wielkość: { $tiles ->
    [one] { $tiles } kafelek
    [few] { $tiles } kafelki
   *[many] { $tiles } kafelków
}
maps-random-size-about = Od { $fewest } do { $most }, czyli całego pudełka.
maps-random-sea-about = Od { $least } do { $most }; puste pole: losowo.
maps-random-seed = Ziarno
maps-random-seed-about = To samo ziarno daje tę samą mapę.
maps-random-from-seed = Zrób tę
maps-random-again = Losuj inną
maps-random-done = Mapa gotowa: { $tiles ->
    [one] { $tiles } kafelek
    [few] { $tiles } kafelki
   *[many] { $tiles } kafelków
}.
maps-random-take = Weź tę
maps-random-edit = Rysuj na niej
maps-random-play = Zagraj na niej

## Mapa skądinąd

maps-import-about = Mapy z Towpath oraz te, którymi gracze Roads & Boats wymieniają się jako tekstem.
maps-import-file = Wybierz plik albo upuść go tutaj
maps-import-paste = Albo wklej tekst
maps-import-read = { $name }: { $tiles ->
    [one] { $tiles } kafelek
    [few] { $tiles } kafelki
   *[many] { $tiles } kafelków
}. { $problems ->
    [0] Wszystko się zgadza.
    [one] { $problems } błąd, zaznaczony w edytorze.
    [few] { $problems } błędy, zaznaczone w edytorze.
   *[many] { $problems } błędów, zaznaczonych w edytorze.
}
maps-import-open = Otwórz w edytorze

## Edytor

maps-editor = Edytor map
maps-new-name = Nowa kraina
maps-name = Nazwa mapy
maps-save = Zapisz
maps-saved = Zapisano
maps-undo = Cofnij
maps-redo = Ponów
maps-test = Wypróbuj
maps-test-title = Na próbę: { $name }
maps-draft = Masz niezapisany rysunek ({ $name }, { $when }).
maps-draft-take = Wróć do niego
maps-draft-drop = Wyrzuć
maps-tools = Narzędzia
maps-tool-river = Rzeka
maps-tool-home = Dom
maps-tool-erase = Usuń
maps-tool-hand = Przesuń
maps-paper = Mapa
maps-paper-how = Strzałki prowadzą z miejsca na miejsce. 1 do 6 kładzie kafelek, Q, E, A, D, Z i C prowadzą rzekę przez krawędź, R obraca kafelek, H robi z niego dom, Delete go usuwa.
maps-paper-empty = Wybierz teren i rysuj: klikaj albo przeciągaj. Potem poprowadź rzeki do morza.
maps-spot = Pole { $place }: { $what }
maps-spot-empty = puste
maps-spot-river = rzeka w stronę: { $edges }
maps-spot-home = dom
maps-tile = Kafelek { $place }
maps-terrain = Teren
maps-rivers = Rzeki
maps-river-to = Rzeka w stronę { $direction }
maps-turn = Obróć
maps-part = Połącz inaczej
maps-home = Zrób dom
maps-no-home = Bez domu
maps-remove = Usuń
maps-check = Kontrola
maps-checking = Chwileczkę…
maps-check-good = Na tej mapie można grać.
maps-check-count = { $count ->
    [0] Można grać
    [one] { $count } błąd
    [few] { $count } błędy
   *[many] { $count } błędów
}
maps-for = Dla ilu graczy
maps-keys = Klawisze
maps-key-move = z miejsca na miejsce
maps-key-terrain = połóż kafelek tego terenu
maps-key-river = rzeka przez tę krawędź
maps-key-turn = obróć kafelek
maps-key-part = połącz rzeki inaczej
maps-key-home = dom albo nie
maps-key-remove = usuń kafelek
maps-key-undo = cofnij; z Shift: ponów
maps-key-zoom = bliżej, dalej, całość
maps-key-pan = Mapę przesuwa się prawym przyciskiem myszy albo dwoma palcami; kółko ją przybliża.

## Nowy stół: mapa i liczenie rzędów cudu

maps-new-country = Kraina
maps-new-map = Mapa
maps-new-map-free = Tworzą ją gracze, kafelek po kafelku
maps-new-map-drawn = Zrobiona przed chwilą
maps-new-map-gallery = Do galerii map
maps-new-tiles = Liczba kafelków
maps-new-tiles-about = Od { $fewest } do { $most }.
maps-new-sea = Kafelki morza
maps-new-sea-about = Od { $least } do { $most }; puste pole: decydują gracze.
maps-new-rows = Punkty za rząd cudu
maps-new-rows-bricks = Dzielone między cegły w rzędzie
maps-new-rows-players = Dzielone po równo między graczy z cegłą w rzędzie
maps-new-rows-about = Przy podziale na cegły trzy z sześciu cegieł rzędu dają połowę jego 10 punktów. Przy podziale na graczy jedna cegła daje tyle samo co trzy.
maps-sum-map = Mapa: { $map }.
maps-sum-map-free = { $tiles ->
    [one] Gracze tworzą mapę z { $tiles } kafelka.
    [few] Gracze tworzą mapę z { $tiles } kafelków.
    [many] Gracze tworzą mapę z { $tiles } kafelków.
   *[other] Gracze tworzą mapę z { $tiles } kafelka.
}
maps-sum-map-free-sea = Gracze tworzą mapę. Liczba kafelków: { $tiles }, w tym morza: { $sea }.
