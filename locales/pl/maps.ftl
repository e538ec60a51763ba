# What the page says of maps: gallery, editor, generator and the best solo games.

## Galeria

maps-title = Mapy
maps-lead = Od mapy zależy, jak potoczy się gra w Roads & Boats. Wybierz mapę, narysuj własną albo wylosuj nową.
maps-draw = Narysuj mapę
maps-random = Losowa mapa
maps-random-short = Losowa
maps-import = Importuj plik
maps-import-short = Importuj
maps-which = Pokaż mapy
maps-all = Wszystkie mapy
maps-mine = Moje mapy
maps-filter-seats = Liczba graczy
maps-filter-all = Dowolna
maps-solo = Solo
maps-seats = { $seats } graczy
maps-seats-none = bez podanej liczby graczy
maps-tiles = { $tiles ->
    [one] { $tiles } kafelek
    [few] { $tiles } kafelki
   *[many] { $tiles } kafelków
}
maps-from-box = dołączona do gry
maps-by = autor: { $name }
maps-mine-shared = twoja, w galerii
maps-mine-draft = twoja, niewidoczna na liście
maps-unfinished = Jeszcze nieukończona
maps-best-here = Najlepszy wynik tutaj
maps-record = Najlepszy znany wynik
maps-none = Nie znaleziono map.
maps-none-mine = Nie masz jeszcze takiej mapy. Ułóż kilka kafelków, poprowadź rzekę i od razu zagraj.
maps-count = { $count ->
    [one] { $count } mapa
    [few] { $count } mapy
   *[many] { $count } map
}

## Mapa

maps-back = Wszystkie mapy
maps-drawing = Rysunek mapy { $name }
maps-fact-seats = Dla
maps-fact-tiles = Kafelki
maps-fact-homes = Domy
maps-fact-start = W domu na początku
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
maps-copy = Edytuj kopię
maps-copy-name = { $name } (kopia)
maps-export = Eksportuj
maps-share = Udostępnij
maps-share-link = Kto ma link, widzi mapę i może na niej grać.
maps-share-listed = Każdy znajdzie tę mapę w galerii. Link prowadzi prosto do niej.
maps-share-list = Pokaż w galerii
maps-share-list-about = Wtedy znajdzie ją każdy. W galerii można pokazać tylko mapę bez błędów.
maps-delete = Usunąć mapę { $name }?
maps-delete-about = Mapa zostanie usunięta na zawsze. Trwające na niej gry toczą się dalej.
maps-scores = Najlepsze gry solo
maps-scores-none = Nikt jeszcze nie ukończył tu gry solo. Twój wynik może być pierwszy.
maps-scores-not-you = Nie ma cię jeszcze na tej liście.
maps-score-place = Miejsce
maps-score-player = Gracz
maps-score-points = Punkty
maps-score-turns = Tury
maps-score-when = Data
maps-score-replay = Powtórka gry: { $name }

## Mapa losowana

maps-random-seats = Liczba graczy
maps-random-size = Wielkość: { $tiles ->
    [one] { $tiles } kafelek
    [few] { $tiles } kafelki
   *[many] { $tiles } kafelków
}
maps-random-size-about = Od { $fewest } do { $most } (wszystkie z pudełka).
maps-random-sea-about = Od { $least } do { $most }; puste pole: losowo.
maps-random-seed = Ziarno
maps-random-seed-about = To samo ziarno daje tę samą mapę.
maps-random-from-seed = Użyj tego ziarna
maps-random-again = Wylosuj inną
maps-random-done = Mapa gotowa: { $tiles ->
    [one] { $tiles } kafelek
    [few] { $tiles } kafelki
   *[many] { $tiles } kafelków
}.
maps-random-take = Wybierz tę mapę
maps-random-edit = Edytuj tę mapę
maps-random-play = Zagraj na tej mapie

## Mapa skądinąd

maps-import-about = Mapy z Towpath oraz te, którymi gracze Roads & Boats wymieniają się w postaci tekstu.
maps-import-file = Wybierz plik albo upuść go tutaj
maps-import-paste = Albo wklej tekst
maps-import-read = { $name }: { $tiles ->
    [one] { $tiles } kafelek
    [few] { $tiles } kafelki
   *[many] { $tiles } kafelków
}. { $problems ->
    [0] Nie ma błędów.
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
maps-test-title = Próba: { $name }
maps-draft = Masz niezapisaną mapę ({ $name }, { $when }).
maps-draft-take = Edytuj dalej
maps-draft-drop = Odrzuć
maps-tools = Narzędzia
maps-tool-river = Rzeka
maps-tool-home = Dom
maps-tool-erase = Usuń
maps-tool-hand = Przesuń
maps-paper = Mapa
maps-paper-how = Strzałkami przechodzisz z miejsca na miejsce. Klawisze od 1 do 6 kładą kafelek, Q, E, A, D, Z i C prowadzą rzekę przez krawędź, R obraca kafelek, H robi z niego dom, Delete go usuwa.
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
maps-part = Połącz rzeki inaczej
maps-home = Oznacz jako dom
maps-no-home = Usuń dom
maps-remove = Usuń
maps-check = Sprawdzanie mapy
maps-checking = Sprawdzanie…
maps-check-good = Na tej mapie można grać.
maps-check-count = { $count ->
    [0] Gotowa do gry
    [one] { $count } błąd
    [few] { $count } błędy
   *[many] { $count } błędów
}
maps-for = Liczba graczy
maps-keys = Klawisze
maps-key-move = przejdź na inne miejsce
maps-key-terrain = połóż kafelek tego terenu
maps-key-river = poprowadź rzekę przez tę krawędź
maps-key-turn = obróć kafelek
maps-key-part = połącz rzeki inaczej
maps-key-home = dodaj albo usuń dom
maps-key-remove = usuń kafelek
maps-key-undo = cofnij; z Shift: ponów
maps-key-zoom = przybliż, oddal, pokaż całość
maps-key-pan = Aby przesunąć mapę, przeciągnij ją prawym przyciskiem myszy albo dwoma palcami; kółko ją przybliża.

## Nowy stół: mapa i liczenie rzędów cudu

maps-new-country = Mapa
maps-new-map = Wybierz mapę
maps-new-map-free = Układają ją gracze, kafelek po kafelku
maps-new-map-drawn = Twoja nowa mapa
maps-new-map-gallery = Przeglądaj mapy
maps-new-tiles = Liczba kafelków
maps-new-tiles-about = Od { $fewest } do { $most }.
maps-new-sea = Kafelki morza
maps-new-sea-about = Od { $least } do { $most }; puste pole: decyduje każdy gracz.
maps-new-rows = Punkty za rząd cudu
maps-new-rows-bricks = Według liczby cegieł
maps-new-rows-players = Po równo na graczy
maps-new-rows-about = Według liczby cegieł: trzy z sześciu cegieł w rzędzie dają połowę z jego 10 punktów. Po równo na graczy: jedna cegła daje tyle samo co trzy.
maps-sum-map = Mapa: { $map }.
maps-sum-map-free = { $tiles ->
    [one] Gracze układają mapę z { $tiles } kafelka.
    [few] Gracze układają mapę z { $tiles } kafelków.
    [many] Gracze układają mapę z { $tiles } kafelków.
   *[other] Gracze układają mapę z { $tiles } kafelka.
}
maps-sum-map-free-sea = Gracze układają mapę. Liczba kafelków: { $tiles }, w tym morza: { $sea }.

maps-solution = Najlepsze znane rozwiązanie
maps-solution-from = złoto { $gold }, monety { $coins }, akcje { $stock }, cud { $rows }
maps-solution-watch = Obejrzyj najlepsze znane
maps-best-mine = Twój najlepszy wynik
