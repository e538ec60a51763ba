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

rb-read-any = any good
rb-read-tile = { $terrain } at { $tile }

rb-read-status = The game now
rb-read-plan = Your plan
rb-read-planning = What you choose is done when your moment comes, in this order.
rb-read-do = What you can do
rb-read-search = Search through all of it
rb-read-found = { $count ->
    [0] Nothing found
    [one] 1 found
   *[other] { $count } found
}
rb-read-homes = Where your home can be
rb-read-works = Produce, make and breed
rb-read-go = Go there
rb-read-paid = Paid so far: { $goods }
rb-read-confirm-title = About to be done
rb-read-confirm = Confirm
rb-read-seats = Players
rb-read-in-reach = In reach, not loaded
rb-read-home = Home
rb-read-research = Research
rb-read-transporters = Transporters
rb-read-transporter = Transporter
rb-read-place = Place
rb-read-cargo = Cargo
rb-read-movement = Movement
rb-read-missing = missing: { $goods }
rb-read-row = Row
rb-read-bricks = Bricks
rb-read-brick-neutral = neutral
rb-read-brick-unused = of a colour nobody plays
rb-read-brick-free = free
rb-read-map = Map
rb-read-show = Which tiles
rb-read-show-mine = Mine
rb-read-show-near = Near mine
rb-read-show-all = All
rb-read-tiles = { $count ->
    [one] 1 tile, from north to south
   *[other] { $count } tiles, from north to south
}
rb-read-counted = { $name }: { $goods }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
rb-read-skip = Skip to the result
rb-read-rank = Place
rb-read-by-row = The wonder row by row
