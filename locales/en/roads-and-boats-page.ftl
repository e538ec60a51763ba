# What the page says at a table of Roads & Boats.

## map

rb-map-label = Map: { $name }
rb-map-tile = { $terrain } { $tile }
rb-map-count = { $thing } × { $count }
rb-map-owned = { $thing } ({ $name })
rb-map-loaded = { $thing } with { $load }
rb-map-home = home of { $name }
rb-map-closer = Come closer
rb-map-farther = Go farther
rb-map-whole = See the whole map
rb-map-mini = Small map
rb-map-layers = What the map shows
rb-map-layer-goods = Goods
rb-map-layer-transporters = Transporters
rb-map-layer-buildings = Buildings
rb-map-layer-roads = Roads and bridges
rb-map-layer-walls = Walls
rb-map-layer-docks = Where boats can dock
rb-map-layer-names = Names and coordinates

## play

## panel

## read
