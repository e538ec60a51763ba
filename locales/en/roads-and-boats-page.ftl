# What the page says at a table of Roads & Boats.

## map

## play

rb-play-tab-phase = Phase
rb-play-tab-tile = Tile
rb-play-tab-research = Research
rb-play-tab-wonder = Wonder
rb-play-tab-chart = What makes what
rb-play-tab-seats = Players

rb-play-tile-none = Choose a tile on the map to see everything on it.
rb-play-tile-empty = Nothing is here yet.
rb-play-load = { $load } of { $room } loaded
rb-play-all = all
rb-play-to = { $good } → { $to }
rb-play-move-one = { $goods }: move one ({ $to })
rb-play-move-ask = { $goods }: move one
rb-play-move-all = { $good }: move all that fit
rb-play-where = Where to? Choose a place for it, or Escape.
rb-play-put-here = Here: { $good }
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
rb-play-rule = Rule { $rule }:

rb-play-bill = To be paid
rb-play-paid = Paid so far: { $goods }
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
rb-play-settle-list = { $count ->
    [one] 1 place
   *[other] All { $count } places as a list
}
rb-play-moving = Your transporters
rb-play-moving-how = Choose one, here, on the map or with the key N, then where it goes. On its way it can load and unload.
rb-play-waiting = Waiting for { $names }
rb-play-remind = Show what is still possible before the phase ends
rb-play-confirm-title = Move to confirm
rb-play-confirm = Confirm
rb-play-cancel = Cancel

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
