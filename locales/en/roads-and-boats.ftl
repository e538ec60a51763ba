# What is said about a game of Roads & Boats.
# Names are labels, never bent inside a sentence: write "Taken: boards", not "takes the boards". Places and things come
# after a colon, in brackets or beside an arrow, where they need no ending.

## Goods, and how they are written on the map in two letters

good-boards = boards
good-trunks = trunks
good-stone = stone
good-clay = clay
good-fuel = fuel
good-paper = paper
good-gold = gold
good-iron = iron
good-coins = coins
good-stock = stock
good-goose = goose

short-boards = bo
short-trunks = tr
short-stone = st
short-clay = cl
short-fuel = fu
short-paper = pa
short-gold = go
short-iron = ir
short-coins = co
short-stock = sk
short-goose = ge

## Transporters, and how they are written on the map in one letter

transporter-donkey = donkey
transporter-wagon = wagon
transporter-truck = truck
transporter-raft = raft
transporter-rowboat = rowboat
transporter-steamer = steamer

short-donkey = D
short-wagon = W
short-truck = T
short-raft = R
short-rowboat = B
short-steamer = S

## Buildings

building-woodcutter = woodcutter
building-quarry = quarry
building-clay-pit = clay pit
building-mine = mine
building-oil-rig = oil rig
building-sawmill = sawmill
building-stone-factory = stone factory
building-coal-burner = coal burner
building-paper-mill = paper mill
building-mint = mint
building-stock-exchange = stock exchange
building-raft-factory = raft factory
building-wagon-factory = wagon factory
building-rowboat-factory = rowboat factory
building-truck-factory = truck factory
building-steamer-factory = steamer factory

## Terrains, and where buildings stand

terrain-pasture = pasture
terrain-woods = woods
terrain-rock = rock
terrain-mountain = mountain
terrain-desert = desert
terrain-sea = sea

site-woods = woods
site-rock = rock
site-mountain = mountain
site-shore = shore
site-sea = sea
site-land = any land but desert

## Research, fillings of mines, phases

topic-rowboat = rowboat
topic-truck = truck
topic-steamer = steamer
topic-oil-rig = oil rig
topic-specialised-mines = specialised mines
topic-big-mines = big mines
topic-new-shafts = new shafts

filling-mixed = 3 gold + 3 iron
filling-gold = 4 gold
filling-iron = 4 iron
filling-big = 5 gold + 5 iron

phase-production = production
phase-movement = movement
phase-building = building
phase-wonder = wonder

## Directions, as short as on a compass. They are typed too, so all six are different.

direction-e = E
direction-se = SE
direction-sw = SW
direction-w = W
direction-nw = NW
direction-ne = NE

## Places

rb-place-river = { $tile } river
rb-place-dock = { $region } coast { $direction }
rb-edge-bank = { $direction }, bank { $bank }
rb-goods-none = nothing
rb-wood = trunks or boards

## The table

rb-show-free-map = Making the map, tile { $tile } of { $tiles }: { $name }
rb-show-homes = Choosing homes: { $name }
rb-show-calling = Turn { $turn } of { $turns }, { $phase }: shall the order be settled?
rb-show-settling = Turn { $turn } of { $turns }, { $phase }: the order is settled
rb-show-turn = Turn { $turn } of { $turns }, { $phase }: { $name }
rb-show-sequence = Order: { $names }
rb-show-temple = At the temple, nearest first: { $names }
rb-show-wonder = Wonder: { $bricks ->
    [one] 1 brick
   *[other] { $bricks } bricks
} of { $last }
rb-show-row = row { $row }: { $bricks }
rb-show-price = next brick: { $goods ->
    [one] 1 good
   *[other] { $goods } goods
}
rb-show-bricks = 1 to 6: bricks of that player; n: neutral; x: of a colour that nobody plays; a dot: free
rb-show-irrigation = brick { $brick } waters the deserts
rb-show-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
rb-show-wealth = riches { $riches }, wonder { $wonder }
rb-show-in-reach = in reach, not loaded: { $goods }
rb-show-home = home { $region }
rb-show-research = research: { $topics }
rb-show-empty = empty
rb-show-can-move = can move
rb-show-moved = has moved
rb-show-steps-left = { $steps ->
    [0] arrived
    [one] 1 step left
   *[other] { $steps } steps left
}
rb-show-carries = carries { $transporter }
rb-show-carried = is carried
rb-show-flock = { $geese ->
    [one] 1 goose follows
   *[other] { $geese } geese follow
}

rb-intro =
    You begin with donkeys, boards and geese. Carry goods to where they are needed, build what makes new ones, and
    turn gold into coins and coins into stock. At the end gold, coins and stock count only on your transporters; the
    bricks you lay in the wonder count too. A good first home is near woods, rock and a mountain. Type h for help, a
    for what everything costs, r for the rules.

## The map and one tile

rb-map-edges = Edges: ≈ river, = road, 1 to 6 wall of that player, # wall of nobody
rb-map-home = home
rb-map-bridge = bridge
rb-map-heap = { $count } goods
rb-map-how = t 2,-1 tells all about a tile; a shows what everything costs

rb-tile-none = There is no tile { $tile }.
rb-tile-which = Type t and the coordinates of a tile, for example: t 2,-1
rb-tile-title = Tile { $tile }: { $terrain }
rb-tile-shore = shore
rb-tile-region = Land { $region }, towards { $edges }
rb-tile-river = River towards { $edges }
rb-tile-goods = Goods: { $goods }
rb-tile-home = Home: { $name }
rb-tile-building = Building: { $building }
rb-tile-made = made this turn: { $count } of { $most }
rb-tile-production = Can be made of the goods in reach ({ $good }): { $count }; by itself: { $alone }
rb-tile-bag = in the mine: gold { $gold }, iron { $iron }
rb-tile-bridge = Bridge: { $from } – { $to }
rb-tile-bridge-site = A bridge can go here: { $from } – { $to }
rb-tile-roads = Roads to: { $tiles }
rb-tile-wall = Wall towards { $direction }, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}: { $owner }
rb-tile-nobody = nobody
rb-tile-can-build = Can be built now or in the building phase: { $buildings }
rb-tile-could-build = With more goods: { $buildings }
rb-tile-missing = { $building } (missing: { $goods })
rb-tile-nobody-there = To build here you need a transporter here.

## What things cost

rb-aid-transporters = Transporters: carries, steps, made of
rb-aid-transporter = { $transporter }: carries { $room }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} { $way ->
    [water] on water
    [both] by road, 1 without
   *[road] by road
}
rb-aid-made-of = made of { $goods }
rb-aid-made-of-donkey = made of a donkey and { $goods }
rb-aid-bred = two on an empty pasture have a third
rb-aid-buildings = Buildings: what they cost, where they stand, what they do
rb-aid-building = { $building }: { $cost }; { $site }
rb-aid-needs = needs research
rb-aid-yields = makes { $good }, 1 a turn
rb-aid-bag = makes what is in its bag, 1 a turn
rb-aid-recipe = makes { $output } ×{ $gives } from { $inputs }, up to { $most } a turn
rb-aid-factory = makes a transporter: { $transporter }, 1 a turn
rb-aid-other = Road, bridge, first token of a wall: { $price } each. New shaft: { $shaft }. Research: { $research }.
rb-aid-points = On transporters at the end: { $goods }. Each row of the wonder shares out { $points } points.

## What can be done

rb-do-lay = Lay at { $tile }: { $terrain }
rb-do-lay-river = Lay at { $tile }: { $terrain }, river { $river }
rb-do-settle = Home at { $region }: { $terrain }; around it: { $around }
rb-do-call = Call for the order to be settled: { $phase }
rb-do-drop-call = Take the call for the order back: { $phase }
rb-do-wait = Wait: let the others act first
rb-do-keep-praying = Go on praying
rb-do-stop-praying = Stop praying and go to the back of the row
rb-do-take-position = Take position { $position }
rb-do-load = Load: { $good } ({ $from } → { $to })
rb-do-unload = Unload: { $good } ({ $from } → { $to })
rb-do-pass = Hand over: { $good } ({ $from } → { $to })
rb-do-times = { $action }, { $count } times
rb-do-produce = Produce at { $tile } ({ $building }): { $inputs } → { $outputs }
rb-do-make = Make at { $tile }: { $transporter } ({ $place })
rb-do-harness = Make a wagon of a donkey: { $transporter }
rb-do-breed = Breed a donkey: { $region }
rb-do-research = Research at { $region }: { $topic }
rb-do-upgrade = Turn the factory at { $tile } into: { $building }
rb-do-destroy = Destroy: { $transporter }
rb-do-step = Go to { $place }
rb-do-step-ashore = Go to { $place }, geese ashore: { $region }
rb-do-lead = One more goose follows: { $transporter } (from { $region })
rb-do-leave = One goose fewer follows: { $transporter }
rb-do-carry = Take on board: { $passenger } (by { $carrier })
rb-do-set-down = Set down by { $carrier }: { $place }
rb-do-build = Build at { $region }: { $building }
rb-do-build-mine = Build at { $region }: { $building } ({ $filling })
rb-do-sink = Sink a shaft at { $tile }: { $filling }
rb-do-road = Build a road: { $region } → { $to } ({ $direction })
rb-do-bridge = Build a bridge: { $from } – { $to }
rb-do-wall = Build a wall: { $region } | { $to } ({ $direction })
rb-do-raze = Demolish the wall: { $region } | { $to } ({ $direction })
rb-do-brick = Buy a brick of the wonder
rb-do-pay = Pay: { $good } (from { $from })
rb-do-withdraw = Take it back
rb-do-agree = Agree
rb-do-refuse = Refuse
rb-do-done = { $duty ->
    [upgrade] Turn no more factories
   *[other] Done with this phase: { $phase }
}
rb-do-done-left = Done with this phase: { $phase } (not moved: { $transporters })

## Lists to choose from

rb-choose = Choose (1–{ $most }, h for help):
rb-choose-back = Choose (1–{ $most }, 0 to go back, h for help):
rb-choose-enter = Choose (1–{ $most }, Enter for { $default }, h for help):
rb-menu-asked = { $name }:
rb-menu-several = Which of these?
rb-menu-lay-where = Lay a tile at { $tile } ({ $count ->
    [one] 1 way
   *[other] { $count } ways
})
rb-menu-lay-what = Lay at { $tile }: { $terrain } ({ $count ->
    [one] 1 way
   *[other] { $count } ways
})
rb-menu-goods = Load or unload: { $transporter } ({ $place }; { $cargo })
rb-menu-move = Move: { $transporter } ({ $place }; { $cargo }; { $state })
rb-menu-go = Go { $direction } to { $place }: { $about }
rb-menu-go-ashore = geese ashore { $region }
rb-menu-go-far = Go to { $place }: { $about } ({ $steps ->
    [one] 1 step
   *[other] { $steps } steps
})
rb-menu-further = Go further: { $places ->
    [one] 1 place
   *[other] { $places } places
}
rb-menu-by-road = by road
rb-menu-research = Research with goods at { $region }
rb-menu-build = Build at { $tile }: { $terrain }; goods: { $goods } ({ $count ->
    [one] 1 choice
   *[other] { $count } choices
})
rb-menu-walls = Walls at { $tile } ({ $count ->
    [one] 1 choice
   *[other] { $count } choices
})
rb-menu-roads = Roads and bridges at { $tile } ({ $count ->
    [one] 1 choice
   *[other] { $count } choices
})
rb-menu-cost = { $action }, costs { $cost }
rb-menu-bill = To be paid for: { $action }
rb-menu-pay-usual = Pay all in the usual way: { $goods }
rb-menu-question = { $name } asks: { $action }
rb-menu-destroy = You have too many transporters: one at a factory goes.
rb-menu-upgrade = Factories can be turned into new ones now, or never.
rb-menu-nothing-else = There is nothing to do in this phase but to hand goods around.

rb-help =
    A number  takes that choice; 0 goes back to the list before
    d  ends your part of the phase
    m  shows the map; t 2,-1 shows all about one tile, and what can be built there
    s  shows everyone's transporters and the whole wonder
    a  shows what everything costs and makes
    r  shows the rules; r RB-MOVE-06 shows one of them
    l  shows the log of the whole game
    h  shows this help; q leaves the game
    Where a list has coordinates or directions, they can be typed too: 2,-1 or NE. On a tile that a river cuts,
    2,-1a and 2,-1b are its pieces of land.
    You can also type what you want to do:
      go 3 2,-1            load 3 boards 2       unload 3 boards       pass 3 5 boards
      build mine 2,-1      road 2,-1 NE          bridge 2,-1           wall 2,-1 NE
      produce 2,-1         make 2,-1             wagon 3               research truck
    With w before it, as in w build mine 2,-1, you are told why it cannot be done, with the rule.

## What may be typed to do something

rb-verb-settle = settle
rb-verb-lay = lay
rb-verb-go = go
rb-verb-load = load
rb-verb-unload = unload
rb-verb-pass = pass
rb-verb-lead = lead
rb-verb-leave = leave
rb-verb-carry = carry
rb-verb-set-down = setdown
rb-verb-produce = produce
rb-verb-make = make
rb-verb-wagon = wagon
rb-verb-breed = breed
rb-verb-research = research
rb-verb-upgrade = upgrade
rb-verb-destroy = destroy
rb-verb-build = build
rb-verb-shaft = shaft
rb-verb-road = road
rb-verb-bridge = bridge
rb-verb-wall = wall
rb-verb-raze = raze
rb-verb-brick = brick
rb-verb-pay = pay
rb-verb-wait = wait
rb-verb-done = done

rb-why-what = Type w and what you would like to do, for example: w build mine 2,-1 or w go 3 2,-1. Type h for more.
rb-why-free = Nothing is in the way: { $action }
rb-why-belongs = It belongs to the phase: { $phase }.
rb-why-then = Nothing will be in the way then, as things stand: { $action }
rb-why-missing = { $action }. Missing as things stand: { $goods }
rb-why-short = More is needed to know what you mean: { $example }

rb-example-tile = a tile, as in { $verb } 2,-1
rb-example-transporter = the number of a transporter, as in { $verb } 3
rb-example-go = a transporter and a tile, as in { $verb } 3 2,-1
rb-example-load = a transporter and a good, as in { $verb } 3 { $good }
rb-example-pass = two transporters and a good, as in { $verb } 3 5 { $good }
rb-example-two = two transporters, as in { $verb } 3 5
rb-example-build = a building and a tile, as in { $verb } { $building } 2,-1
rb-example-edge = a tile and a direction, as in { $verb } 2,-1 { $direction }
rb-example-lay = a tile, a terrain and the directions of its river, as in { $verb } 2,-1 { $terrain } { $direction }
rb-example-research = a subject, as in { $verb } { $topic }
rb-example-pay = a good, as in { $verb } { $good }

## What happened

rb-log-tile-laid = { $name } lays at { $tile }: { $terrain }.
rb-log-tile-laid-river = { $name } lays at { $tile }: { $terrain }, river { $river }.
rb-log-map-made = The map is made: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}.
rb-log-settled = { $name } settles: { $region }.
rb-log-turn = Turn { $turn } begins.
rb-log-phase = Phase: { $phase }.
rb-log-waited = { $name } waits for the others.
rb-log-order-called = { $name } calls for the order to be settled: { $phase }.
rb-log-call-dropped = { $name } takes the call for the order back: { $phase }.
rb-log-prays-on = { $name } goes on praying.
rb-log-stops-praying = { $name } stops praying and goes to the back of the row.
rb-log-position = { $name } takes position { $position }.
rb-log-yielded = Made at { $region }: { $good }.
rb-log-mined = Mined at { $region }: { $good }.
rb-log-goose-born = A goose hatches: { $region }.
rb-log-loaded = { $name } loads: { $good } ({ $from } → { $to }).
rb-log-unloaded = { $name } unloads: { $good } ({ $from } → { $to }).
rb-log-passed = { $name } hands over: { $good } ({ $from } → { $to }).
rb-log-bill-opened = { $name } has a bill to pay: { $action }.
rb-log-paid = { $name } pays: { $good } (from { $from }).
rb-log-bill-withdrawn = { $name } takes the bill back.
rb-log-produced = { $name } produces at { $tile }: { $good } ×{ $count }.
rb-log-ran = By itself { $tile } makes: { $good } ×{ $count } from { $used }.
rb-log-made-for-nobody = The factory at { $tile } makes a transporter that nobody owns, from { $used }. Both are gone.
rb-log-vanished = { $sets ->
    [one] Two geese and a paper vanish: { $region }.
   *[other] Geese and paper vanish, { $sets } sets: { $region }.
}
rb-log-transporter-made = { $name } has a new transporter: { $transporter } ({ $place }).
rb-log-donkey-born = { $name } has a new donkey: { $transporter } ({ $region }).
rb-log-destroyed = { $name } destroys: { $transporter } ({ $region }).
rb-log-researched = { $name } has researched: { $topic }.
rb-log-upgrades-done = { $name } turns no more factories into new ones.
rb-log-upgraded = { $name } turns the factory at { $tile } into: { $building }.
rb-log-stepped = { $geese ->
    [0] { $name } moves: { $transporter } ({ $from } → { $to }).
    [one] { $name } moves: { $transporter } ({ $from } → { $to }). 1 goose follows.
   *[other] { $name } moves: { $transporter } ({ $from } → { $to }). { $geese } geese follow.
}
rb-log-led = { $geese ->
    [0] No goose follows: { $transporter }.
    [one] 1 goose follows: { $transporter }.
   *[other] { $geese } geese follow: { $transporter }.
}
rb-log-carried = { $name } takes on board: { $passenger } (by { $carrier }).
rb-log-set-down = { $name } sets down: { $passenger } ({ $place }).
rb-log-built = { $name } builds at { $region }: { $building }.
rb-log-built-mine = { $name } builds at { $region }: { $building } ({ $filling }).
rb-log-shaft = { $name } sinks a shaft at { $tile }: { $filling }.
rb-log-road = { $name } builds a road: { $region } → { $to }.
rb-log-bridge = { $name } builds a bridge: { $from } – { $to }.
rb-log-wall = { $name } builds a wall: { $tile } | { $to }, now { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}.
rb-log-razed = { $name } demolishes a wall: { $tile } | { $to }. Left of it, nobody's: { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}.
rb-log-pushed-off = A wall pushes a boat off to sea: { $transporter } ({ $place }).
rb-log-brick = { $name } lays brick { $number } of the wonder.
rb-log-brick-neutral = Brick { $number } of the wonder is neutral.
rb-log-irrigated = The deserts are watered and are pasture now.
rb-log-asked = { $name } asks { $owner }: { $action }.
rb-log-agreed = { $name } agrees.
rb-log-refused = { $name } refuses.
rb-log-ask-withdrawn = { $name } takes the question back.
rb-log-done = { $name } is done: { $phase }.
rb-log-game-over = The game is over.
rb-log-times = { $line } (×{ $count })

## The count at the end

rb-total-title = The count
rb-total-seat = Player
rb-total-riches = Riches
rb-total-wonder = Wonder
rb-total-points = Points
rb-total-goods = On transporters
rb-total-row = Row { $row } of the wonder: { $shares }
rb-total-share = { $name } { $points }
rb-winner = { $name } wins.
rb-winners = { $names } share the win.
rb-alone = { $name } has { $points ->
    [one] 1 point
   *[other] { $points } points
}.
rb-record = The best known on this map ({ $map }): { $points ->
    [one] 1 point
   *[other] { $points } points
}, by { $by }.

## Why not

rb-no-such-seat = There is no seat { $seat } at this table.
rb-game-over = The game is over.
rb-not-your-moment = It is the moment of { $name }.
rb-not-now = The table waits for something else now.
rb-wrong-phase = That belongs to another phase. Now it is: { $phase }.
rb-nobody-else = Nobody settles the order of a game played alone.
rb-has-called = You have called for that order already: { $phase }.
rb-has-not-called = You have not called for that order: { $phase }.
rb-too-late-to-call = It is too late to call for that order: { $phase }. Somebody has acted, or it was settled.
rb-within-reach = { $name } comes first and could still touch that.
rb-not-your-prayer = { $name } says first whether to go on praying.
rb-not-your-choice = { $name } chooses a position first.
rb-position-taken = Position { $position } is not free.
rb-ask-open = { $name } has been asked and answers first.
rb-refused = { $name } has refused that already in this phase.
rb-order-settled = The order of this phase has been settled, so nobody can wait.
rb-wonder-in-order = Bricks are bought in order, so nobody can wait.
rb-nobody-to-wait-for = There is nobody left to wait for.
rb-has-waited = You have waited already, and nobody has acted since.
rb-no-ask = Nobody has asked you anything.
rb-bill-open = A bill is open: pay it, or take it back.
rb-nothing-to-withdraw = There is no bill and no question to take back.
rb-no-bill = There is no bill to pay.
rb-not-owed = The bill does not ask for this: { $good }.
rb-not-in-pool = That is not in reach of what is paid for.
rb-must-destroy = You have too many transporters: first destroy one that stands at a transporter factory.
rb-nothing-to-destroy = You have not too many transporters, so none is destroyed.
rb-not-at-factory = This one does not stand free at a transporter factory: { $transporter }.
rb-still-too-many = You would still have too many transporters without this one: { $transporter }.
rb-must-upgrade = First say which factories are turned into the new kind: now or never.
rb-no-upgrade = Factories are turned into new ones only right after the research for it.
rb-not-upgradable = There is no factory of yours to turn into the new kind at { $tile }.
rb-cannot-lay = A tile is laid on a free spot beside another tile, and { $tile } is none.
rb-not-in-box = No such tile is left in the box: { $terrain }.
rb-river-mismatch = The river would not go on at { $tile }.
rb-river-from-nowhere = A river begins with a source or where it flows into the sea.
rb-river-unfinished = The tiles that are left could not finish the river.
rb-too-little-land = There would be too little land for all homes.
rb-only-land-left = All the sea tiles that were agreed on lie already.
rb-only-sea-left = All the land tiles that were agreed on lie already.
rb-no-such-tile = There is no tile { $tile }.
rb-no-such-region = There is no such piece of land: { $region }.
rb-no-such-place = There is no such place: { $place }.
rb-home-not-allowed = A home cannot be here: { $region }.
rb-home-too-close = Here is a home already, or right beside it: { $region }.
rb-no-room-for-homes = With a home here the others would find no room: { $region }.
rb-no-such-transporter = There is no transporter with the number { $number }.
rb-not-yours = This is not your transporter: { $transporter }.
rb-is-aboard = This one is carried by another: { $transporter }.
rb-missing = Too few goods in reach ({ $good }): { $needed } needed, { $found } there.
rb-missing-any = Too few goods in reach: { $needed } needed, { $found } there.
rb-not-present = None of your transporters reaches the spot: { $tile }.
rb-out-of-reach = The one cannot be reached from the other.
rb-not-there = There is none: { $good }.
rb-no-room = There is no room left: { $transporter }.
rb-same-holder = A good is handed from a transporter, or to one.
rb-at-sea = Goods cannot be left at sea where there is no oil rig.
rb-no-producer = Nothing at { $tile } turns goods into others.
rb-capacity-used = At { $tile } all has been made that can be this turn.
rb-no-factory = There is no factory for that at { $tile }.
rb-not-donkey = This is no donkey at a wagon factory: { $transporter }.
rb-cannot-launch = It cannot go here: { $place }.
rb-not-two-donkeys = This is no empty pasture with just two donkeys of yours: { $region }.
rb-too-many-transporters = You cannot have more transporters of that kind.
rb-has-researched = You have researched it already: { $topic }.
rb-not-researched = You have not researched it: { $topic }.
rb-mine-not-researched = You have not researched mines with { $filling }.
rb-shafts-not-researched = You have not researched new shafts.
rb-has-moved = This one has moved already this turn: { $transporter }.
rb-no-steps-left = This one can go no further this turn: { $transporter }.
rb-needs-road = There is no road for it: { $transporter }.
rb-no-way-by-land = There is no way by land in one step: { $place }.
rb-no-way-by-water = There is no way by water in one step: { $place }.
rb-cargo-moved = It carries goods that another of yours has moved already: { $transporter }.
rb-wall-in-the-way = A wall is in the way: { $name }.
rb-cannot-carry = It has moved, or one of the two carries something: { $transporter }.
rb-carries-none = It carries no other transporter: { $transporter }.
rb-too-early-to-set-down = It sets down only before it moves, in a later turn: { $transporter }.
rb-cannot-set-down = It cannot be set down here: { $place }.
rb-no-goose = No more geese can follow from here: { $region }.
rb-no-followers = No goose follows: { $transporter }.
rb-goose-moved = Another transporter of yours has moved these geese already: { $region }.
rb-split-flock = The geese that follow are not here: { $region }.
rb-not-ashore = Geese that come from the sea into a river go ashore on one of its banks, and only they do.
rb-has-building = There is a building already: { $building }.
rb-wrong-site = It cannot stand there: { $building }.
rb-wrong-filling = A mine is filled with gold or iron, and only a mine.
rb-no-mine = There is no mine at { $tile }.
rb-no-road-there = No road can go there: { $direction }.
rb-has-road = There is a road already: { $direction }.
rb-no-bridge-there = A bridge goes over a river, between pieces of land that are not joined yet.
rb-no-wall-there = No wall can stand there: { $direction }.
rb-foreign-wall = The wall there is another player's: { $name }.
rb-tallest-wall = No wall grows taller.
rb-no-wall-to-raze = No player's wall stands there: { $direction }.
rb-not-home = None of your transporters is on your home tile.

## What is wrong with a map

rb-fault-format = The map cannot be read.
rb-fault-no-name = The map needs a name.
rb-fault-name = The name has at most { $most } letters, and no line breaks.
rb-fault-no-tiles = The map has no tiles.
rb-fault-too-many-tiles = The map has too many tiles: { $tiles }, and { $most } are the most.
rb-fault-too-far = This tile is too far out.
rb-fault-terrain = This terrain is unknown.
rb-fault-no-such-edge = A tile has no such edge.
rb-fault-twice = Two tiles lie on the same place.
rb-fault-river-at-sea = A sea tile has no river.
rb-fault-river-edges = A river runs to one edge or more, and to each of them once.
rb-fault-rivers-cross = The rivers on this tile cross.
rb-fault-river-off = The river runs off the map here.
rb-fault-river-mismatch = The river does not go on on the next tile.
rb-fault-gap = This part of the map is not joined to the rest.
rb-fault-seats = A map is for 1 to 6 players.
rb-fault-seats-twice = The same number of players is named twice.
rb-fault-donkeys = A home starts with 1 to 5 donkeys.
rb-fault-start-goods = A home starts with at most { $most } of each good.
rb-fault-no-seats = The map does not say for how many players it is.
rb-fault-home-off-map = There is no tile where this home is.
rb-fault-home-at-sea = A home cannot be at sea.
rb-fault-home-region = The tile of this home has no such region.
rb-fault-home-twice = This home is named twice.
rb-fault-no-room = There is not enough room for the homes: { $seats } are needed, { $found } fit.
rb-fault-no-land = There is no land for a home.

## What is wrong with a setup

rb-setup-seats = Roads & Boats is for 1 to 6 players.
rb-setup-no-such-map = There is no map called { $map }.
rb-setup-map = Nobody can play on this map yet. { $fault }
rb-setup-tiles = With this many players the map has { $least } to { $most } tiles.
rb-setup-sea = With this many players and tiles, { $least } to { $most } of the tiles can be sea.
rb-setup-first = There is no player { $seat } to lay the first tile.
rb-setup-position = Something is wrong with the position: { $entry }
