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
rb-map-mini = Overview map
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
rb-play-tile-empty = There is nothing here yet.
rb-play-load = { $load } of { $room } loaded
rb-play-all = all
rb-play-to = { $good } → { $to }
rb-play-move-one = { $goods }: move one ({ $to })
rb-play-move-ask = { $goods }: move one
rb-play-move-all = { $good }: move all that fit
rb-play-where = Where to?
rb-play-put-ask = The owner will be asked

rb-play-geese = Geese that follow
rb-play-geese-from = Geese that follow from { $region }
rb-play-bank = On which bank should the geese go ashore?
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
rb-play-breaks = Moving this one ends the journey of another, which could still go on: { $transporter }.
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

rb-play-bill = Payment
rb-play-owed = Price
rb-play-paid = Paid so far
rb-play-left = Left to pay
rb-play-pay-single = Or choose the goods one by one:
rb-play-bill-of = { $name } is choosing what to pay with.
rb-play-asked = { $name } asks you for permission
rb-play-asking = { $name } is waiting for an answer from { $owner }

rb-play-lay = Lay a tile
rb-play-lay-where = Choose a free spot at the edge of the map.
rb-play-lay-at = Spot { $tile }
rb-play-lay-terrain = Terrain
rb-play-lay-river = River
rb-play-lay-dry = No river
rb-play-turn = Rotate
rb-play-lay-do = Lay here
rb-play-settle = Choose your home
rb-play-settle-how = All possible places are highlighted on the map. Woods, rock and water nearby make a good start.
rb-play-settle-ask = Make this tile your home: { $tile }?
rb-play-settle-ask-why = Your donkeys and goods start here, and only here can you buy bricks of the wonder. Your home never moves.
rb-play-settle-do = Settle here
rb-play-settle-list = { $count ->
    [one] 1 place
   *[other] All { $count } places as a list
}
rb-play-moving = Your transporters
rb-play-moving-of = Transporters of { $name }
rb-play-moving-how = Choose one here or on the map, then choose where it goes. It can load and unload on the way.
rb-play-moving-how-keys = Choose one here, on the map or with the N key, then choose where it goes. It can load and unload on the way.
rb-play-goes = can go { $steps ->
    [one] 1 tile
   *[other] up to { $steps } tiles
}
rb-play-goes-on = can go { $steps ->
    [one] 1 tile further
   *[other] up to { $steps } tiles further
}
rb-play-off-road = A donkey goes one tile a turn without a road, two along roads.
rb-play-waiting = Waiting for { $names }
rb-play-remind = Remind me what is still possible before the phase ends

## panel

rb-panel-bar = State of the game
rb-panel-turn = Turn
rb-panel-of = of at most { $turns }
rb-panel-phases = Phases of a turn
rb-panel-past = finished
rb-panel-sequence = Order of play
rb-panel-moment-done = done
rb-panel-moment-waits = waits
rb-panel-early = Until then, you can play wherever the players before you cannot reach.
rb-panel-pausing = Play begins in a moment. Until then you can ask to settle the order.
rb-panel-stage-free-map = Making the map
rb-panel-stage-homes = Choosing homes
rb-panel-stage-praying = Who goes on praying?
rb-panel-stage-choosing = Choosing positions
rb-panel-stage-over = The game is over
rb-panel-doing-production = Make goods and transporters, breed, research
rb-panel-doing-movement = Move each transporter once, load and unload
rb-panel-doing-building = Build where your transporters are
rb-panel-doing-wonder = Lay bricks, paid for with goods from home
rb-panel-then = Then: { $phase }
rb-panel-then-turn = Then: turn { $turn }
rb-panel-then-end = Then the game ends
rb-panel-missing = missing: { $goods }
rb-panel-recipe = { $output } from { $inputs }
rb-panel-yields = Gives every turn: { $output }
rb-panel-show = Show on the map: { $what }
rb-panel-riches-about = Gold is worth { $gold }, coins { $coins } and stock { $stock } points, on transporters only.
rb-panel-unloaded = On the ground, not counted:
rb-panel-home = Home
rb-panel-transporter = { $transporter }, { $load } of { $room }: { $cargo }
rb-panel-still-title = Still possible in this phase: { $phase }
rb-panel-still-about = Choose a line to see it on the map.
rb-panel-still-none = You are done in this phase: { $phase }
rb-panel-still-none-about = All you could still do is move goods around.
rb-panel-still-move = { $transporter }: has not moved
rb-panel-still-produce = Feed a producer ({ $places ->
    [one] 1 way
   *[other] { $places } ways
})
rb-panel-still-make = Make a transporter ({ $places ->
    [one] 1 way
   *[other] { $places } ways
})
rb-panel-still-harness = Turn a donkey into a wagon ({ $places ->
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
rb-panel-still-upgrade = Upgrade a factory ({ $places ->
    [one] 1 way
   *[other] { $places } ways
})
rb-panel-still-destroy = Destroy a transporter ({ $places ->
    [one] 1 way
   *[other] { $places } ways
})
rb-panel-still-set-down = Set down a transporter that is carried ({ $places ->
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
rb-panel-order-praying = Starting nearest the temple, each player either goes on praying or moves to the back of the row. The player at the back chooses first.
rb-panel-order-choosing = Starting at the back of the row, each player chooses a free position for this phase: { $phase }.
rb-panel-order-later = Order of coming phases
rb-panel-about-call = Ask if you want to play earlier or later: the row before the temple decides who chooses first.
rb-panel-about-keep-praying = You stay near the temple: you choose late now, but win ties at the end of the game.
rb-panel-about-stop-praying = You move away from the temple, so you choose your position early.
rb-panel-chart = Sequence chart
rb-panel-chart-about = Position 1 plays first. Sometimes the last position is better: you see what the others have done.
rb-panel-free = free
rb-panel-temple = The row before the temple
rb-panel-temple-about = Nearest first. The player furthest from the temple chooses a position first.
rb-panel-prays-stops = stops
rb-panel-prays-stays = stays
rb-panel-prays-asked = is asked
rb-panel-orders = Standing orders
rb-panel-orders-about = Automatic answers to questions that come up again and again, so that the game does not wait for you. You can change them at any time.
rb-panel-order-pray = When I can stop praying
rb-panel-order-pray-ask = Ask me
rb-panel-order-pray-keep = Go on praying
rb-panel-order-pray-stop = Stop praying
rb-panel-order-position = My position
rb-panel-order-position-ask = Ask me
rb-panel-order-position-first = First free
rb-panel-order-position-last = Last free
rb-panel-order-consent = When others want to use goods on my transporters
rb-panel-order-consent-ask = Ask me
rb-panel-order-consent-agree = Always agree
rb-panel-order-consent-refuse = Always refuse
rb-panel-order-consent-about = If you always agree, other players can take your goods.
rb-panel-order-breed = When my production ends
rb-panel-order-breed-always = Breed donkeys where I can
rb-panel-order-breed-never = Do not breed automatically
rb-panel-order-breed-about = Two of your donkeys alone on an empty pasture then have a foal before your production ends.
rb-panel-production = Production
rb-panel-production-now = Everything within reach of your transporters. You can take whatever is made.
rb-panel-production-later = What you could make where your transporters are, in the production phase.
rb-panel-production-watch = Everything on the map that makes something.
rb-panel-production-none = None of your transporters is at a building. With a transporter at a producer, you can feed it and take what it makes.
rb-panel-no-buildings = Nothing has been built yet.
rb-panel-made = Made this turn: { $made } of { $most }
rb-panel-used-up = Has made all it can this turn.
rb-panel-lacks = Not enough goods in reach.
rb-panel-could-make = With the goods here: { $good } ×{ $count }
rb-panel-make = Make: { $good } ×{ $count }
rb-panel-make-all = Make all: { $good } ×{ $count }
rb-panel-by-itself = Made automatically at the end of the phase and left on the tile: { $good } ×{ $count }
rb-panel-source = Makes one every turn, for whoever fetches it.
rb-panel-lies = On the ground:
rb-panel-make-transporter = Make: { $transporter }
rb-panel-launch = Where should it be launched?
rb-panel-which-donkey = Which donkey should pull the wagon?
rb-panel-breed = Donkeys on an empty pasture
rb-panel-breed-do = Breed a donkey
rb-panel-can-research = You can research a subject now.
rb-panel-to-research = Choose a subject
rb-panel-duty = Decide this first
rb-panel-building = Building
rb-panel-building-now = Choose what to build where your transporters are. You pay with the goods there.
rb-panel-building-later = What you could build where your transporters are now, in the building phase.
rb-panel-building-watch = Everything that can be built, and what it costs.
rb-panel-group-sources = Raw materials
rb-panel-group-producers = Processing
rb-panel-group-factories = Transporter factories
rb-panel-group-ways = Roads and bridges
rb-panel-group-walls = Walls
rb-panel-rest = Not possible here now: { $count }
rb-panel-build-road = road
rb-panel-build-road-about = Wagons and trucks need roads; donkeys go twice as far on them.
rb-panel-build-bridge = bridge
rb-panel-build-bridge-about = Joins the two banks of a river for everyone.
rb-panel-build-wall = wall
rb-panel-build-wall-about = Keeps other players out. The second token costs 2 more stone, the third 3 more.
rb-panel-build-raze = demolish a wall
rb-panel-build-raze-about = Costs one board more than the wall has tokens. What is left of the wall then belongs to nobody.
rb-panel-build-sink = new shaft
rb-panel-build-sink-about = Refills a mine.
rb-panel-needs = needs research: { $topic }
rb-panel-no-site = No suitable place where your transporters are; needs: { $site }
rb-panel-no-place = No suitable place where your transporters are
rb-panel-places = { $places ->
    [one] 1 place
   *[other] { $places } places: choose one
}
rb-panel-research = Research
rb-panel-research-about = In the production phase, two geese and a paper together on a tile with one of your transporters buy one subject. You keep it for the whole game.
rb-panel-research-price = One subject costs
rb-panel-research-can = You have these goods: choose a subject.
rb-panel-research-cannot = You do not have these goods together in reach.
rb-panel-research-do = Research this
rb-panel-research-at = Research at { $region }
rb-panel-opens = Unlocks: { $building }
rb-panel-opens-mines = New mines and shafts can hold { $fillings }.
rb-panel-opens-shafts = You can sink new shafts in mines.
rb-panel-vehicle = Carries { $room }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
rb-panel-stands = Goes on: { $site }
rb-panel-you-have = Researched
rb-panel-wonder = The wonder
rb-panel-wonder-about = At the end, each row with bricks shares out { $points } points, depending on who has how many bricks in it.
rb-panel-brick-price = Your next brick costs
rb-panel-brick-home = You need a transporter on your home tile.
rb-panel-brick-missing = { $count ->
    [one] You need 1 more good at home.
   *[other] You need { $count } more goods at home.
}
rb-panel-brick-later = You have the goods: you can buy it in the wonder phase.
rb-panel-show-home = Show my home
rb-panel-rows = Rows of the wonder, from the top
rb-panel-shares = Points for each row if the game ended now
rb-panel-bricks-neutral = { $count ->
    [one] 1 neutral
   *[other] { $count } neutral
}
rb-panel-bricks-unused = { $count ->
    [one] 1 of an unused colour
   *[other] { $count } of unused colours
}
rb-panel-bricks-free = { $count ->
    [one] 1 free space
   *[other] { $count } free spaces
}
rb-panel-neutral = Neutral: one more every turn
rb-panel-neutral-left = { $laid } of { $all }
rb-panel-unused = There from the start
rb-panel-unused-about = score nothing
rb-panel-mark-dearer = From brick { $brick } on, each brick costs one more good.
rb-panel-mark-water = Brick { $brick } irrigates the deserts: they become pasture.
rb-panel-mark-end = Brick { $brick } ends the game.
rb-panel-watered = The deserts are irrigated and are now pasture.
rb-panel-process = What makes what
rb-panel-process-about = Green: goods you have where your transporters are. Lines lead from goods to the buildings that use them, and on to what these make.
rb-panel-process-touch = Choose something to see what it takes and makes.
rb-panel-enlarge = Enlarge
rb-panel-look = Show as
rb-panel-look-drawing = Drawing
rb-panel-look-list = List
rb-panel-have = { $count } available
rb-panel-geese = Two geese alone on a pasture hatch a third. Two geese and a paper buy research.
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
rb-read-search = Search
rb-read-found = { $count ->
    [0] Nothing found
    [one] 1 found
   *[other] { $count } found
}
rb-read-homes = Possible places for your home
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
rb-read-brick-unused = unused colour
rb-read-brick-free = free
rb-read-map = Map
rb-read-show = Tiles to show
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
