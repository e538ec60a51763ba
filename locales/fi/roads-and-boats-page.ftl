# What the page says at a table of Roads & Boats.

## map

rb-map-label = Kartta: { $name }
rb-map-tile = { $terrain } { $tile }
rb-map-count = { $thing } × { $count } kpl
rb-map-owned = { $thing } ({ $name })
rb-map-loaded = { $thing }, kuormana { $load }
rb-map-home = koti ({ $name })
rb-map-closer = Lähennä
rb-map-farther = Loitonna
rb-map-whole = Näytä koko kartta
rb-map-mini = Pienoiskartta
rb-map-layers = Mitä kartalla näkyy
rb-map-layer-goods = Tavarat
rb-map-layer-transporters = Kulkuneuvot
rb-map-layer-buildings = Rakennukset
rb-map-layer-roads = Tiet ja sillat
rb-map-layer-walls = Muurit
rb-map-layer-docks = Veneiden rantautumispaikat
rb-map-layer-names = Nimet ja koordinaatit

## play

## panel

## read
