# What the page says at a table of Roads & Boats.

## map

rb-map-label = Mapa: { $name }
rb-map-tile = { $terrain } { $tile }
rb-map-count = { $thing } × { $count } szt.
rb-map-owned = { $thing } ({ $name })
rb-map-loaded = { $thing }, ładunek: { $load }
rb-map-home = dom ({ $name })
rb-map-closer = Przybliż
rb-map-farther = Oddal
rb-map-whole = Pokaż całą mapę
rb-map-mini = Mała mapa
rb-map-layers = Co pokazuje mapa
rb-map-layer-goods = Towary
rb-map-layer-transporters = Środki transportu
rb-map-layer-buildings = Budynki
rb-map-layer-roads = Drogi i mosty
rb-map-layer-walls = Mury
rb-map-layer-docks = Miejsca do cumowania
rb-map-layer-names = Nazwy i współrzędne

## play

## panel

## read

rb-read-any = dowolny towar
rb-read-tile = { $terrain } ({ $tile })

rb-read-status = Stan gry
rb-read-plan = Twój plan
rb-read-planning = Twoje wybory zostaną wykonane w tej kolejności, gdy nadejdzie twoja chwila.
rb-read-do = Co możesz zrobić
rb-read-search = Szukaj we wszystkim
rb-read-found = { $count ->
    [0] Nic nie znaleziono
    [one] Znaleziono 1
   *[other] Znaleziono { $count }
}
rb-read-homes = Gdzie może być twój dom
rb-read-works = Produkcja, budowa środków transportu i hodowla
rb-read-go = Jedź tam
rb-read-paid = Zapłacono dotąd: { $goods }
rb-read-confirm-title = Do potwierdzenia
rb-read-confirm = Potwierdź
rb-read-seats = Gracze
rb-read-in-reach = W zasięgu, niezaładowane
rb-read-home = Dom
rb-read-research = Badania
rb-read-transporters = Środki transportu
rb-read-transporter = Środek transportu
rb-read-place = Miejsce
rb-read-cargo = Ładunek
rb-read-movement = Ruch
rb-read-missing = brakuje: { $goods }
rb-read-row = Rząd
rb-read-bricks = Cegły
rb-read-brick-neutral = neutralne
rb-read-brick-unused = w kolorze, którym nikt nie gra
rb-read-brick-free = wolne
rb-read-map = Mapa
rb-read-show = Które kafelki
rb-read-show-mine = Moje
rb-read-show-near = Blisko moich
rb-read-show-all = Wszystkie
rb-read-tiles = { $count ->
    [one] 1 kafelek
    [few] { $count } kafelki, z północy na południe
    [many] { $count } kafelków, z północy na południe
   *[other] { $count } kafelka, z północy na południe
}
rb-read-counted = { $name }: { $goods }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
rb-read-skip = Przejdź do wyniku
rb-read-rank = Miejsce
rb-read-by-row = Cud rząd po rzędzie
