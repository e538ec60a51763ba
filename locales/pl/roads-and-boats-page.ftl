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
