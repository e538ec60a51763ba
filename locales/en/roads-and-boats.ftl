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
rb-show-settling = Turn { $turn } of { $turns }, { $phase }: settling the order
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
rb-show-bricks = 1 to 6: bricks of that player; n: neutral; x: unused colour; a dot: free
rb-show-irrigation = brick { $brick } irrigates the deserts
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
    You start with donkeys, boards and geese. Carry goods to where they are needed, build what makes new ones, and
    turn gold into coins and coins into stock. At the end, gold, coins and stock score only on your transporters; the
    bricks you lay in the wonder score too. A good first home is near woods, rock and a mountain. Type h for help, a
    to see what everything costs, r for the rules.

## The map and one tile

rb-map-edges = Edges: ≈ river, = road, 1 to 6 wall of that player, # wall without owner
rb-map-home = home
rb-map-bridge = bridge
rb-map-heap = { $count } goods
rb-map-how = t 2,-1 shows everything about a tile; a shows what everything costs

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
rb-tile-production = Can be made from the goods in reach ({ $good }): { $count }; automatically: { $alone }
rb-tile-bag = in the mine: gold { $gold }, iron { $iron }
rb-tile-bridge = Bridge: { $from } – { $to }
rb-tile-bridge-site = A bridge can be built here: { $from } – { $to }
rb-tile-roads = Roads to: { $tiles }
rb-tile-wall = Wall towards { $direction }, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}: { $owner }
rb-tile-nobody = nobody
rb-tile-can-build = Can be built now or in the building phase: { $buildings }
rb-tile-could-build = With more goods: { $buildings }
rb-tile-missing = { $building } (missing: { $goods })
rb-tile-nobody-there = To build here, you need a transporter here.

## What things cost

rb-aid-transporters = Transporters: room, steps, made from
rb-aid-transporter = { $transporter }: carries { $room }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} { $way ->
    [water] on water
    [both] by road, 1 without
   *[road] by road
}
rb-aid-made-of = made from { $goods }
rb-aid-made-of-donkey = made from a donkey and { $goods }
rb-aid-bred = two alone on an empty pasture have a third
rb-aid-buildings = Buildings: cost, site, what they make
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
rb-do-call = Ask to settle the order: { $phase }
rb-do-drop-call = Cancel the request to settle the order: { $phase }
rb-do-wait = Wait: let the others play first
rb-do-keep-praying = Go on praying
rb-do-stop-praying = Stop praying and go to the back of the row
rb-do-take-position = Take position { $position }
rb-do-load = Load: { $good } ({ $from } → { $to })
rb-do-unload = Unload: { $good } ({ $from } → { $to })
rb-do-pass = Hand over: { $good } ({ $from } → { $to })
rb-do-times = { $action }, { $count } times
rb-do-produce = Produce at { $tile } ({ $building }): { $inputs } → { $outputs }
rb-do-make = Make at { $tile }: { $transporter } ({ $place })
rb-do-harness = Turn a donkey into a wagon: { $transporter }
rb-do-breed = Breed a donkey: { $region }
rb-do-research = Research at { $region }: { $topic }
rb-do-upgrade = Upgrade the factory at { $tile } to: { $building }
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
rb-do-withdraw = Cancel
rb-do-agree = Agree
rb-do-refuse = Refuse
rb-do-done = { $duty ->
    [upgrade] Upgrade no more factories
   *[other] End this phase: { $phase }
}
rb-do-done-left = End this phase: { $phase } (not moved: { $transporters })

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
rb-menu-bill = Pay for: { $action }
rb-menu-pay-usual = Pay with: { $goods }
rb-menu-question = { $name } asks: { $action }
rb-menu-destroy = You have too many transporters: destroy one at a factory.
rb-menu-upgrade = Upgrade factories to the new kind now, or never.
rb-menu-nothing-else = In this phase you can only move goods around.

rb-help =
    A number  takes that choice; 0 goes back to the previous list
    d  ends your part of the phase
    m  shows the map; t 2,-1 shows everything about one tile, and what can be built there
    s  shows everyone's transporters and the whole wonder
    a  shows what everything costs and makes
    r  shows the rules; r RB-MOVE-06 shows one of them
    l  shows the log of the whole game
    h  shows this help; q quits the game
    Where a list has coordinates or directions, you can type them too: 2,-1 or NE. On a tile with a river,
    2,-1a and 2,-1b are its regions.
    You can also type what you want to do:
      go 3 2,-1            load 3 boards 2       unload 3 boards       pass 3 5 boards
      build mine 2,-1      road 2,-1 NE          bridge 2,-1           wall 2,-1 NE
      produce 2,-1         make 2,-1             wagon 3               research truck
    With w in front, as in w build mine 2,-1, you see why it is not possible, with the rule.

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

rb-why-what = Type w and what you want to do, for example: w build mine 2,-1 or w go 3 2,-1. Type h for more.
rb-why-free = You can do this now: { $action }
rb-why-belongs = This belongs to another phase: { $phase }.
rb-why-then = As things stand, it will be possible then: { $action }
rb-why-missing = { $action }. Still missing: { $goods }
rb-why-short = Type some more: { $example }

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

rb-log-tile-laid = lays: { $terrain } ({ $tile })
rb-log-tile-laid-river = lays: { $terrain } ({ $tile }), river { $river }
rb-log-map-made = The map is finished: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}.
rb-log-settled = settles: { $region }
rb-log-turn = Turn { $turn } begins.
rb-log-phase = Phase: { $phase }.
rb-log-waited = { $name } waits for the others.
rb-log-order-called = { $name } asks to settle the order: { $phase }.
rb-log-call-dropped = { $name } cancels the request to settle the order: { $phase }.
rb-log-prays-on = { $name } goes on praying.
rb-log-stops-praying = { $name } stops praying and goes to the back of the row.
rb-log-position = { $name } takes position { $position }.
rb-log-yielded = Made at { $region }: { $good }.
rb-log-mined = Mined at { $region }: { $good }.
rb-log-goose-born = A goose hatches: { $region }.
rb-log-loaded = { $name } loads: { $good } ({ $from } → { $to }).
rb-log-unloaded = { $name } unloads: { $good } ({ $from } → { $to }).
rb-log-passed = { $name } hands over: { $good } ({ $from } → { $to }).
rb-log-bill-opened = { $name } has to pay: { $action }.
rb-log-paid = { $name } pays: { $good } (from { $from }).
rb-log-bill-withdrawn = { $name } cancels the payment.
rb-log-produced = { $name } produces at { $tile }: { $good } ×{ $count }.
rb-log-ran = Made automatically at { $tile }: { $good } ×{ $count } from { $used }.
rb-log-made-for-nobody = The factory at { $tile } makes a transporter without owner, from { $used }. Goods and transporter are lost.
rb-log-vanished = { $sets ->
    [one] Two geese and a paper are lost: { $region }.
   *[other] { $sets } sets of two geese and a paper are lost: { $region }.
}
rb-log-transporter-made = new: { $transporter } ({ $place })
rb-log-donkey-born = new: { $transporter } ({ $region })
rb-log-destroyed = destroys: { $transporter } ({ $region })
rb-log-researched = researches: { $topic }
rb-log-upgrades-done = upgrades no more factories
rb-log-upgraded = upgrades a factory: { $building } ({ $tile })
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
rb-log-built = builds: { $building } ({ $region })
rb-log-built-mine = builds: { $building } ({ $region }; { $filling })
rb-log-shaft = sinks a shaft: { $filling } ({ $tile })
rb-log-road = { $name } builds a road: { $region } → { $to }.
rb-log-bridge = builds a bridge: { $from } – { $to }
rb-log-wall = builds a wall: { $tile } | { $to } (now { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
})
rb-log-razed = demolishes a wall: { $tile } | { $to } ({ $tokens ->
    [0] nothing is left
    [one] 1 token is left without owner
   *[other] { $tokens } tokens are left without owner
})
rb-log-pushed-off = pushed out to sea by a wall: { $transporter } ({ $place })
rb-log-brick = { $name } lays brick { $number } of the wonder.
rb-log-brick-neutral = Brick { $number } of the wonder is neutral.
rb-log-irrigated = The deserts are irrigated and are now pasture.
rb-log-asked = { $name } asks { $owner }: { $action }.
rb-log-agreed = { $name } agrees.
rb-log-refused = { $name } refuses.
rb-log-ask-withdrawn = { $name } cancels the request.
rb-log-done = { $name } has finished this phase: { $phase }.
rb-log-game-over = The game is over.

## Acts: what belongs together, told as one. Whoever did it stands before or above the line.

good-count-boards = { $count ->
    [one] 1 board
   *[other] { $count } boards
}
good-count-trunks = { $count ->
    [one] 1 trunk
   *[other] { $count } trunks
}
good-count-stone = { $count ->
    [one] 1 stone
   *[other] { $count } stone
}
good-count-clay = { $count ->
    [one] 1 clay
   *[other] { $count } clay
}
good-count-fuel = { $count ->
    [one] 1 fuel
   *[other] { $count } fuel
}
good-count-paper = { $count ->
    [one] 1 paper
   *[other] { $count } paper
}
good-count-gold = { $count ->
    [one] 1 gold
   *[other] { $count } gold
}
good-count-iron = { $count ->
    [one] 1 iron
   *[other] { $count } iron
}
good-count-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
good-count-stock = { $count ->
    [one] 1 stock
   *[other] { $count } stock
}
good-count-goose = { $count ->
    [one] 1 goose
   *[other] { $count } geese
}
rb-act-by = { $name }: { $line }
rb-act-paid = { $line } ({ $goods })
rb-act-trip = { $transporter }: { $route }
rb-act-trip-goods = { $transporter }: { $goods }, { $route }
rb-act-stop = { $place } ({ $done })
rb-act-aboard = carries { $transporters }
rb-act-harvest = Produced: { $goods }
rb-act-made = { $works }: { $goods }
rb-act-order = Order: { $names }
rb-act-home = home
rb-act-roads = { $count ->
    [one] builds a road: { $ways }
   *[other] builds { $count } roads: { $ways }
}
rb-act-bricks = { $count ->
    [one] lays brick { $last } of the wonder
   *[other] lays { $count } bricks of the wonder, up to brick { $last }
}
rb-act-geese = { $count ->
    [one] 1 goose follows
   *[other] { $count } geese follow
}
rb-act-asked = asks { $owner }: { $action } – { $answer ->
    [agreed] agreed
    [refused] refused
    [open] no answer yet
   *[other] taken back
}
rb-act-unpaid = { $bill ->
    [open] has to pay: { $action }
   *[other] does not pay after all: { $action }
}

## The final scores

rb-total-title = Final scores
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
rb-record = Best known score on this map ({ $map }): { $points ->
    [one] 1 point
   *[other] { $points } points
}, by { $by }.

## Why not

rb-no-such-seat = There is no player { $seat } in this game.
rb-game-over = The game is over.
rb-not-your-moment = It is not your turn: { $name } is playing.
rb-not-now = You cannot do this now: something else has to be decided first.
rb-wrong-phase = You can do this only in another phase. Current phase: { $phase }.
rb-nobody-else = There is no order to settle when you play alone.
rb-has-called = You have already asked to settle the order of this phase: { $phase }.
rb-has-not-called = You have not asked to settle the order of this phase: { $phase }.
rb-too-late-to-call = It is too late to ask for the order of this phase: { $phase }. Somebody has already played in it, or its order has been settled.
rb-within-reach = { $name } comes before you and could still get there. Wait for your turn, or do something further away.
rb-not-your-prayer = { $name } has to decide first whether to go on praying.
rb-not-your-choice = { $name } chooses a position first.
rb-position-taken = Position { $position } is already taken. Choose a free one.
rb-ask-open = { $name } has to answer a request first.
rb-refused = { $name } has already refused this in this phase.
rb-order-settled = You cannot wait: the order for this phase has been settled.
rb-wonder-in-order = You cannot wait: bricks are bought in order.
rb-nobody-to-wait-for = There is nobody left to wait for.
rb-has-waited = You have already waited, and nobody has played since.
rb-no-ask = Nobody has asked you anything.
rb-bill-open = You have started a payment: complete or cancel it first.
rb-nothing-to-withdraw = There is no payment or request to cancel.
rb-no-bill = There is nothing to pay.
rb-not-owed = This payment does not take: { $good }.
rb-not-in-pool = You cannot pay with this: it is not in reach.
rb-must-destroy = You have too many transporters: first destroy one at a transporter factory.
rb-nothing-to-destroy = You can destroy a transporter only if you have too many.
rb-not-at-factory = You can destroy only a transporter at a transporter factory that carries no other and is not carried: { $transporter }.
rb-still-too-many = Destroying this one would still leave you with too many transporters: { $transporter }.
rb-must-upgrade = First decide which factories to upgrade: you can do it only now.
rb-no-upgrade = You can upgrade factories only right after researching the new kind.
rb-not-upgradable = You have no factory to upgrade at { $tile }.
rb-cannot-lay = A tile must be laid on a free space next to another tile; { $tile } is not one.
rb-not-in-box = There is no such tile left: { $terrain }.
rb-river-mismatch = The river would not continue at { $tile }.
rb-river-from-nowhere = A river must begin with a source or where it flows into the sea.
rb-river-unfinished = The river could not be finished with the tiles that are left.
rb-too-little-land = There would not be enough land for all homes.
rb-only-land-left = All the agreed sea tiles have been laid. Lay a land tile.
rb-only-sea-left = All the agreed land tiles have been laid. Lay a sea tile.
rb-no-such-tile = There is no tile { $tile }.
rb-no-such-region = There is no such region: { $region }.
rb-no-such-place = There is no such place: { $place }.
rb-home-not-allowed = You cannot make your home here: { $region }.
rb-home-too-close = Another home is here or right next to it: { $region }.
rb-no-room-for-homes = With a home here, there would be no room for the other homes: { $region }.
rb-no-such-transporter = There is no transporter with the number { $number }.
rb-not-yours = This is not your transporter: { $transporter }.
rb-is-aboard = Another transporter is carrying this one: { $transporter }.
rb-missing = Not enough goods in reach ({ $good }): { $needed } needed, { $found } there.
rb-missing-any = Not enough goods in reach: { $needed } needed, { $found } there.
rb-not-present = You need a transporter within reach there: { $tile }.
rb-out-of-reach = These two are not within reach of each other.
rb-not-there = There is none here: { $good }.
rb-no-room = It has no room left: { $transporter }.
rb-same-holder = You can move goods only to or from a transporter.
rb-at-sea = You can leave goods at sea only on an oil rig.
rb-no-producer = There is no building at { $tile } that processes goods.
rb-capacity-used = The building at { $tile } has already made all it can this turn.
rb-no-factory = There is no factory for this at { $tile }.
rb-not-donkey = This is not a donkey at a wagon factory: { $transporter }.
rb-cannot-launch = It cannot be launched here: { $place }.
rb-not-two-donkeys = Exactly two of your donkeys must be alone on an empty pasture: { $region }.
rb-too-many-transporters = You already have as many transporters of this kind as allowed.
rb-has-researched = You have already researched this: { $topic }.
rb-not-researched = You need to research this first: { $topic }.
rb-mine-not-researched = You need to research mines with { $filling } first.
rb-shafts-not-researched = You need to research new shafts first.
rb-has-moved = This one has already moved this turn: { $transporter }.
rb-no-steps-left = This one has no steps left this turn: { $transporter }.
rb-needs-road = It needs a road to go there: { $transporter }.
rb-no-way-by-land = You cannot get there by land in one step: { $place }.
rb-no-way-by-water = You cannot get there by water in one step: { $place }.
rb-cargo-moved = It carries goods that another of your transporters has already moved: { $transporter }.
rb-wall-in-the-way = A wall is in the way. It belongs to: { $name }.
rb-cannot-carry = It has already moved, or one of the two is carrying something: { $transporter }.
rb-carries-none = It is not carrying another transporter: { $transporter }.
rb-too-early-to-set-down = It can set down its passenger only in a later turn, before it moves: { $transporter }.
rb-cannot-set-down = It cannot be set down here: { $place }.
rb-no-goose = No more geese can follow from here: { $region }.
rb-no-followers = No goose follows: { $transporter }.
rb-goose-moved = Another of your transporters has already moved these geese: { $region }.
rb-split-flock = The geese that follow are not here: { $region }.
rb-not-ashore = Choose a bank for the geese when they come from the sea into a river, and only then.
rb-has-building = There is already a building here: { $building }.
rb-wrong-site = It cannot be built here: { $building }.
rb-wrong-filling = Choose gold or iron for a mine, and only for a mine.
rb-no-mine = There is no mine at { $tile }.
rb-no-road-there = You cannot build a road in this direction: { $direction }.
rb-has-road = There is already a road in this direction: { $direction }.
rb-no-bridge-there = A bridge must cross a river, between regions that are not yet joined.
rb-no-wall-there = You cannot build a wall on this side: { $direction }.
rb-foreign-wall = There is already a wall here. It belongs to: { $name }.
rb-tallest-wall = This wall is already as high as possible.
rb-no-wall-to-raze = No player has a wall on this side: { $direction }.
rb-not-home = You need a transporter on your home tile.

## What is wrong with a map

rb-fault-format = The map cannot be read.
rb-fault-no-name = The map needs a name.
rb-fault-name = The name can have at most { $most } letters and no line breaks.
rb-fault-no-tiles = The map has no tiles.
rb-fault-too-many-tiles = The map has too many tiles: { $tiles }. The limit is { $most }.
rb-fault-too-far = This tile is too far from the middle.
rb-fault-terrain = There is no such terrain.
rb-fault-no-such-edge = A tile has no such edge.
rb-fault-twice = There are two tiles in the same place.
rb-fault-river-at-sea = A sea tile cannot have a river.
rb-fault-river-edges = A river must reach at least one edge, and each edge only once.
rb-fault-rivers-cross = The rivers on this tile cross.
rb-fault-river-off = The river runs off the map here.
rb-fault-river-mismatch = The river does not continue on the next tile.
rb-fault-gap = This part of the map is not connected to the rest.
rb-fault-seats = A map is for 1 to 6 players.
rb-fault-seats-twice = The same number of players is given twice.
rb-fault-donkeys = A home must start with 1 to 5 donkeys.
rb-fault-start-goods = A home can start with at most { $most } of each good.
rb-fault-no-seats = Choose for how many players the map is.
rb-fault-home-off-map = There is no tile under this home.
rb-fault-home-at-sea = A home cannot be at sea.
rb-fault-home-region = The tile of this home has no such region.
rb-fault-home-twice = This home is given twice.
rb-fault-no-room = There is not enough room for the homes: { $seats } needed, { $found } fit.
rb-fault-no-land = The map needs land for a home.

## What is wrong with a setup

rb-setup-seats = Roads & Boats is for 1 to 6 players.
rb-setup-no-such-map = There is no map called { $map }.
rb-setup-map = This map cannot be played yet. { $fault }
rb-setup-tiles = With this many players, the map must have { $least } to { $most } tiles.
rb-setup-sea = With this many players and tiles, { $least } to { $most } of the tiles can be sea.
rb-setup-first = There is no player { $seat } to lay the first tile.
rb-setup-position = The position is not valid. The problem is here: { $entry }
