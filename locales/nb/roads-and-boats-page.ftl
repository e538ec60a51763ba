# What the page says at a table of Roads & Boats.

## map

rb-map-label = Kart over { $name }
rb-map-tile = { $terrain } { $tile }
rb-map-count = { $thing } × { $count } stk.
rb-map-owned = { $thing } ({ $name })
rb-map-loaded = { $thing } med { $load }
rb-map-home = hjemmet til { $name }
rb-map-closer = Zoom inn
rb-map-farther = Zoom ut
rb-map-whole = Vis hele kartet
rb-map-mini = Lite kart
rb-map-layers = Hva kartet viser
rb-map-layer-goods = Varer
rb-map-layer-transporters = Transportmidler
rb-map-layer-buildings = Bygninger
rb-map-layer-roads = Veier og broer
rb-map-layer-walls = Murer
rb-map-layer-docks = Steder båter kan legge til
rb-map-layer-names = Navn og koordinater

## play

## panel

## read
