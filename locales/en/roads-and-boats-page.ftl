# What the page says at a table of Roads & Boats.

## map

rb-map-beyond = { $count ->
    [one] Something is out of view: go there
   *[other] { $count } things are out of view: go to the nearest
}
rb-map-label = Map: { $name }
rb-map-tile = { $terrain } { $tile }
rb-map-count = { $thing } × { $count }
rb-map-owned = { $thing } ({ $name })
rb-map-loaded = { $thing } with { $load }
rb-map-home-of = home of { $name }
rb-map-aboard = { $thing } on { $on }
rb-map-region = land, region { $nth }
rb-map-river = river
rb-map-dock = coast { $direction }
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

rb-play-tab-phase = Phase
rb-play-tab-tile = Tile
rb-play-tab-research = Research
rb-play-tab-wonder = Wonder
rb-play-tab-chart = Chart
rb-play-tab-seats = Players

rb-play-tile-none = Choose a tile on the map to see everything on it.
rb-play-tile-empty = Nothing is here yet.
rb-play-load = { $load } of { $room } loaded
rb-play-all = all
rb-play-to = { $good } → { $to }
rb-play-move-one = { $goods }: move one ({ $to })
rb-play-move-ask = { $goods }: move one
rb-play-move-all = { $good }: move all that fit
rb-play-where = Where to?
rb-play-put-ask = The owner is asked

rb-play-geese = Geese that follow
rb-play-geese-from = Geese that follow from { $region }
rb-play-bank = On which bank do the geese go ashore?
rb-play-go = { $steps ->
    [one] Go (1 step)
   *[other] Go ({ $steps } steps)
}
rb-play-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
rb-play-ways = { $count ->
    [one] It can go to 1 place
   *[other] It can go to { $count } places
}
rb-play-stuck = It cannot move.
rb-play-breaks = If it goes, this one has arrived, though it could still go on: { $transporter }.
rb-play-mark-go = { $steps ->
    [one] Go to { $place }, 1 step
   *[other] Go to { $place }, { $steps } steps
}
rb-play-mark-lay = Lay a tile here: { $tile }

rb-play-group-home = Home
rb-play-group-make = Make
rb-play-group-research = Research
rb-play-group-carry = Carry and set down
rb-play-group-build = Build
rb-play-group-roads = Roads and bridges
rb-play-group-walls = Walls
rb-play-why = Why can’t I…?
rb-play-missing = Missing: { $goods }.

rb-play-bill = To be paid
rb-play-owed = Price
rb-play-paid = Paid so far
rb-play-left = Still to pay
rb-play-pay-single = Or choose what pays, one by one:
rb-play-bill-of = { $name } chooses what to pay with.
rb-play-asked = { $name } asks you
rb-play-asking = { $name } has asked { $owner } and waits

rb-play-lay = Lay a tile
rb-play-lay-where = Choose a free spot at the edge of the map.
rb-play-lay-at = Spot { $tile }
rb-play-lay-terrain = Terrain
rb-play-lay-river = River
rb-play-lay-dry = No river
rb-play-turn = Turn it
rb-play-lay-do = Lay it here
rb-play-settle = Choose your home
rb-play-settle-how = All places that may be it are lit on the map. Woods, rock and water nearby make a good beginning.
rb-play-settle-ask = Make this tile your home: { $tile }?
rb-play-settle-ask-why = Your donkeys and goods start here, and only here can you buy bricks of the wonder. Your home never moves.
rb-play-settle-do = Settle here
rb-play-settle-list = { $count ->
    [one] 1 place
   *[other] All { $count } places as a list
}
rb-play-moving = Your transporters
rb-play-moving-of = Transporters of { $name }
rb-play-moving-how = Choose one, here or on the map, then where it goes. On its way it can load and unload.
rb-play-moving-how-keys = Choose one, here, on the map or with the key N, then where it goes. On its way it can load and unload.
rb-play-goes = can go { $steps ->
    [one] 1 tile
   *[other] up to { $steps } tiles
}
rb-play-goes-on = can go on { $steps ->
    [one] 1 tile
   *[other] up to { $steps } tiles
}
rb-play-off-road = Off the roads a donkey goes one tile a turn, along roads two.
rb-play-waiting = Waiting for { $names }
rb-play-remind = Show what is still possible before the phase ends

## panel

rb-panel-bar = Where the game stands
rb-panel-turn = Turn
rb-panel-of = of at most { $turns }
rb-panel-phases = Phases of a turn
rb-panel-past = over
rb-panel-sequence = Who is asked, in order
rb-panel-moment-done = done
rb-panel-moment-waits = waits
rb-panel-stage-free-map = Making the map
rb-panel-stage-homes = Choosing homes
rb-panel-stage-calling = Shall the order be settled?
rb-panel-stage-praying = Praying: who stays, who goes to the back?
rb-panel-stage-choosing = Choosing positions
rb-panel-stage-over = The game is over
rb-panel-doing-production = Make goods and transporters, breed, research
rb-panel-doing-movement = Move each transporter once, load and unload
rb-panel-doing-building = Build where your transporters are
rb-panel-doing-wonder = Lay bricks, paid with goods from home
rb-panel-then = Then: { $phase }
rb-panel-then-turn = Then: turn { $turn }
rb-panel-then-end = Then the game ends
rb-panel-missing = missing: { $goods }
rb-panel-recipe = From { $inputs } comes { $output }
rb-panel-yields = Gives every turn: { $output }
rb-panel-show = Show on the map: { $what }
rb-panel-riches-about = Gold is worth { $gold }, coins { $coins } and stock { $stock } points, on transporters only.
rb-panel-unloaded = Lies about, not counted yet:
rb-panel-home = Home
rb-panel-transporter = { $transporter }, { $load } of { $room }: { $cargo }
rb-panel-still-title = Still possible in this phase: { $phase }
rb-panel-still-about = Touch a line to see it on the map.
rb-panel-still-none = All done in this phase: { $phase }
rb-panel-still-none-about = Nothing else is possible but to hand goods around.
rb-panel-still-move = { $transporter }: has not moved
rb-panel-still-produce = Feed a producer ({ $places ->
    [one] 1 way
   *[other] { $places } ways
})
rb-panel-still-make = Make a transporter ({ $places ->
    [one] 1 way
   *[other] { $places } ways
})
rb-panel-still-harness = Make a wagon of a donkey ({ $places ->
    [one] 1 way
   *[other] { $places } ways
})
rb-panel-still-breed = Breed a donkey ({ $places ->
    [one] 1 way
   *[other] { $places } ways
})
rb-panel-still-research = Research a subject ({ $places ->
    [one] 1 way
   *[other] { $places } ways
})
rb-panel-still-upgrade = Turn a factory into the new kind ({ $places ->
    [one] 1 way
   *[other] { $places } ways
})
rb-panel-still-destroy = Destroy a transporter ({ $places ->
    [one] 1 way
   *[other] { $places } ways
})
rb-panel-still-set-down = Set down what is carried ({ $places ->
    [one] 1 way
   *[other] { $places } ways
})
rb-panel-still-build = Put up a building ({ $places ->
    [one] 1 way
   *[other] { $places } ways
})
rb-panel-still-sink = Sink a new shaft ({ $places ->
    [one] 1 way
   *[other] { $places } ways
})
rb-panel-still-road = Build a road ({ $places ->
    [one] 1 way
   *[other] { $places } ways
})
rb-panel-still-bridge = Build a bridge ({ $places ->
    [one] 1 way
   *[other] { $places } ways
})
rb-panel-still-wall = Build a wall ({ $places ->
    [one] 1 way
   *[other] { $places } ways
})
rb-panel-still-raze = Demolish a wall ({ $places ->
    [one] 1 way
   *[other] { $places } ways
})
rb-panel-still-back = Go back
rb-panel-still-anyway = End the phase anyway
rb-panel-still-end = End this phase: { $phase }
rb-panel-order = Order of play
rb-panel-order-calling = Before this phase each player may ask for the order to be settled anew: { $phase }. If nobody asks, it stays as below.
rb-panel-order-praying = From the temple outwards, each player goes on praying or moves to the back of the row. Those at the back choose first.
rb-panel-order-choosing = From the back of the row, each player takes a free position for this phase: { $phase }.
rb-panel-order-settled = Players act in this order until somebody asks for it to be settled again.
rb-panel-about-call = You want to be earlier or later than others: the row before the temple decides who chooses.
rb-panel-about-waive = The usual choice: play goes on at once if nobody else asks.
rb-panel-about-keep-praying = You stay near the temple: you choose late now, and win ties at the end of the game.
rb-panel-about-stop-praying = You move away from the temple: you choose your position early now.
rb-panel-never-again = Leave it, and do not ask me again in this game
rb-panel-chart = Sequence chart
rb-panel-chart-about = Position 1 acts first. Sometimes the last position is worth more: you see what the others have done.
rb-panel-free = free
rb-panel-temple = The row before the temple
rb-panel-temple-about = Nearest first. Whoever is furthest from the temple chooses a position first.
rb-panel-prays-stops = stops
rb-panel-prays-stays = stays
rb-panel-prays-asked = is asked
rb-panel-orders = Standing orders
rb-panel-orders-about = So that the game does not stop for you: what is done whenever you are asked. You can change it at any time.
rb-panel-order-call = Whether to settle the order
rb-panel-order-call-ask = Ask me
rb-panel-order-call-never = Never ask for it
rb-panel-order-pray = Praying
rb-panel-order-pray-ask = Ask me
rb-panel-order-pray-keep = Go on
rb-panel-order-pray-stop = Stop
rb-panel-order-position = My position
rb-panel-order-position-ask = Ask me
rb-panel-order-position-first = First free
rb-panel-order-position-last = Last free
rb-panel-order-consent = When others want to use what is on my transporters
rb-panel-order-consent-ask = Ask me
rb-panel-order-consent-agree = Agree
rb-panel-order-consent-refuse = Refuse
rb-panel-order-consent-about = To agree always means that others may take your goods.
rb-panel-order-breed = When my production ends
rb-panel-order-breed-always = Breed donkeys where I can
rb-panel-order-breed-never = Do not breed by itself
rb-panel-order-breed-about = Two donkeys of yours alone on an empty pasture have a third before your production ends.
rb-panel-production = Production
rb-panel-production-now = What your transporters reach. Whatever is made is yours to carry off.
rb-panel-production-later = What could be made where your transporters are, when the production phase comes.
rb-panel-production-watch = Everything on the map that makes something.
rb-panel-production-none = None of your transporters is at a building. Whoever stands at a producer can feed it and take what it makes.
rb-panel-no-buildings = Nothing has been built yet.
rb-panel-made = Made this turn: { $made } of { $most }
rb-panel-used-up = Has made all it can this turn.
rb-panel-lacks = Too few goods in reach.
rb-panel-could-make = From what is here: { $good } ×{ $count }
rb-panel-make = Make: { $good } ×{ $count }
rb-panel-make-all = Make all: { $good } ×{ $count }
rb-panel-by-itself = By itself at the end of the phase, left on the tile: { $good } ×{ $count }
rb-panel-source = One every turn, for whoever comes to fetch it.
rb-panel-lies = Lying here:
rb-panel-make-transporter = Make: { $transporter }
rb-panel-launch = Where shall it go into the water?
rb-panel-which-donkey = Which donkey pulls the wagon from now on?
rb-panel-breed = Donkeys on an empty pasture
rb-panel-breed-do = Breed a donkey
rb-panel-can-research = You can research something now.
rb-panel-to-research = Choose a subject
rb-panel-duty = To be decided first
rb-panel-building = Building
rb-panel-building-now = Choose what to build where your transporters are. The price is paid with goods there.
rb-panel-building-later = What you could build where your transporters are now, once it is your moment in the building phase.
rb-panel-building-watch = Everything that can be built, and what it costs.
rb-panel-group-sources = Raw materials
rb-panel-group-producers = Turn goods into others
rb-panel-group-factories = Make transporters
rb-panel-group-ways = Roads and bridges
rb-panel-group-walls = Walls
rb-panel-rest = Not possible here now: { $count }
rb-panel-build-road = road
rb-panel-build-road-about = Wagons and trucks need roads; donkeys go twice as far on them.
rb-panel-build-bridge = bridge
rb-panel-build-bridge-about = Joins the two banks of a river for everybody.
rb-panel-build-wall = wall
rb-panel-build-wall-about = Nobody else passes. The second token costs 2 more stone, the third 3 more.
rb-panel-build-raze = demolish a wall
rb-panel-build-raze-about = Costs one board more than the wall has tokens. The wall is nobody’s then.
rb-panel-build-sink = new shaft
rb-panel-build-sink-about = Fills a mine again.
rb-panel-needs = needs research: { $topic }
rb-panel-no-site = No place for it where your transporters are; it needs: { $site }
rb-panel-no-place = No place for it where your transporters are
rb-panel-places = { $places ->
    [one] 1 place
   *[other] { $places } places: choose one
}
rb-panel-research = Research
rb-panel-research-about = Two geese and a paper, together on a tile with one of your transporters, buy one subject in the production phase. It is yours for good.
rb-panel-research-price = One subject costs
rb-panel-research-can = You have it: choose.
rb-panel-research-cannot = Not together in reach now.
rb-panel-research-do = Research this
rb-panel-research-at = Research at { $region }
rb-panel-opens = Opens: { $building }
rb-panel-opens-mines = New mines and shafts may hold { $fillings }.
rb-panel-opens-shafts = You may sink new shafts in mines.
rb-panel-vehicle = Carries { $room }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
rb-panel-stands = Stands on: { $site }
rb-panel-you-have = You have it
rb-panel-wonder = The wonder
rb-panel-wonder-about = Each row with bricks shares out { $points } points at the end, by who has how many bricks in it.
rb-panel-brick-price = Your next brick costs
rb-panel-brick-home = One of your transporters must be on your home tile.
rb-panel-brick-missing = { $count ->
    [one] 1 good is missing at home.
   *[other] { $count } goods are missing at home.
}
rb-panel-brick-later = The goods are there: you can buy it in the wonder phase.
rb-panel-show-home = Show my home
rb-panel-rows = Rows of the wonder, from the top
rb-panel-shares = Points of each row, if the game ended now
rb-panel-bricks-neutral = { $count ->
    [one] 1 neutral
   *[other] { $count } neutral
}
rb-panel-bricks-unused = { $count ->
    [one] 1 of nobody
   *[other] { $count } of nobody
}
rb-panel-bricks-free = { $count ->
    [one] 1 free place
   *[other] { $count } free places
}
rb-panel-neutral = Neutral: one more every turn
rb-panel-neutral-left = { $laid } of { $all }
rb-panel-unused = Lay there from the start
rb-panel-unused-about = score nothing
rb-panel-mark-dearer = From brick { $brick } on each brick costs one good more.
rb-panel-mark-water = Brick { $brick } waters the deserts: they become pasture.
rb-panel-mark-end = Brick { $brick } ends the game.
rb-panel-watered = The deserts are watered and are pasture now.
rb-panel-process = What makes what
rb-panel-process-about = Green is what you have where your transporters are. Lines lead from goods to buildings, and from these to what they make.
rb-panel-process-touch = Touch something to see what it takes and gives.
rb-panel-enlarge = Show it large
rb-panel-look = How to show it
rb-panel-look-drawing = Drawing
rb-panel-look-list = List
rb-panel-have = { $count } at hand
rb-panel-geese = Two geese alone on a pasture have a third. Two geese and a paper buy research.
rb-panel-most = at most { $most } a turn
rb-panel-costs = Costs
rb-panel-way-land = by land
rb-panel-way-road = by road only
rb-panel-way-water = by water

## read

rb-read-any = any good
rb-read-tile = { $terrain } at { $tile }

rb-read-status = The game now
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
rb-read-plain = Nothing on these
rb-read-counted = { $name }: { $goods }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
rb-read-by-row = The wonder row by row
