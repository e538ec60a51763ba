# What the guided first game of Roads & Boats says.

## The page that opens it

lesson-title = Learn Roads & Boats by playing
lesson-lead = A guided game for one. You need no rulebook and no experience: a coach tells you one thing to do at a time, and why.
lesson-time = About 20 minutes. You can stop at any moment and go on later.
lesson-begin = Start the guided game
lesson-opening = Setting up…
lesson-learn-title = What you will have done at the end
lesson-learn-1 = Put up a woodcutter, a quarry and a sawmill, and seen them work
lesson-learn-2 = Carried goods with donkeys, and bred one more
lesson-learn-3 = Dug for gold, burned fuel and struck your first coins
lesson-learn-4 = Laid a brick of the wonder, and understood how the game ends and what counts
lesson-after = Afterwards the game is yours: play on to the last turn, or leave it there.

## The coach

lesson-coach = Coach
lesson-hide = Hide the coach
lesson-call = Ask the coach
lesson-show = Show me
lesson-do = Do it for me
lesson-how = How
lesson-ticked = Done:
lesson-more = How and why
lesson-progress = Goal { $number } of { $count }: { $goal }
lesson-bar = { $reached } of { $count } goals reached
lesson-reached = Goal reached: { $goal }

lesson-goal-settle = a home
lesson-goal-opening = wood, stone and boards
lesson-goal-breed = a fourth donkey
lesson-goal-road = a road
lesson-goal-mine = a gold mine
lesson-goal-brick = a brick of the wonder
lesson-goal-coal-burner = fuel
lesson-goal-mint = a mint
lesson-goal-coins = the first coins

## Where, and what to click

lesson-at-home = home
lesson-at-middle = pasture, in the middle
lesson-at-e = { $terrain }, east of home
lesson-at-se = { $terrain }, southeast of home
lesson-at-sw = { $terrain }, southwest of home
lesson-at-w = { $terrain }, west of home
lesson-at-nw = { $terrain }, northwest of home
lesson-at-ne = { $terrain }, northeast of home

lesson-click-choose = Choose a donkey ({ $place })
lesson-click-tile = Choose the tile: { $place }
lesson-click-load = Press the goods beside it to load them: { $goods }
lesson-click-unload = Press its load to put it down: { $goods }
lesson-click-go = Press the yellow number on the tile: { $place }
lesson-click-build = In the panel, press: { $building } ({ $place })
lesson-click-road = Press the orange bar towards: { $place }
lesson-click-produce = In the panel, press “Make” at: { $building } ({ $place })
lesson-click-breed = In the panel, let them breed ({ $place })
lesson-click-brick = In the panel, press “{ $button }”
lesson-click-pay = Pay: { $goods }
lesson-click-pay-all = In the panel, press the large button: it pays everything
lesson-click-set-down = Set the donkey down
lesson-click-press = Press “{ $button }”

## One thing after the other

lesson-settle = Welcome! Choose the pasture in the middle of the map as your home.
lesson-settle-why = You start there with three donkeys, five boards, a stone and two geese. All you need in this game lies right around it.

lesson-done-first = Every turn has four phases: production, movement, building and the wonder. Nothing produces anything yet, so end this one.
lesson-done-first-why = Production comes first: whatever you build in one turn begins to work at the start of the next.

lesson-carry-woodcutter = Load one board onto a donkey and send it to the woods.
lesson-carry-woodcutter-why = The board will pay for a woodcutter. A donkey carries two goods and walks one tile a turn, or two along a road.

lesson-carry-quarry = Load two boards onto another donkey and send it to the rock.
lesson-carry-quarry-why = They will pay for a quarry. You build only where one of your donkeys stands, with goods that are there too.

lesson-carry-sawmill = Bring two boards and a stone to the place of the sawmill, and let a donkey wait there.
lesson-carry-sawmill-why = You build only where one of your donkeys stands, with goods that are there too.

lesson-done-movement = Everybody is where they should be. End the movement phase.
lesson-done-movement-why = A donkey may keep its load on its back, or leave it on the ground. With other players at the table take care: what lies on the ground belongs to whoever fetches it.

lesson-build-woodcutter = Build the woodcutter.
lesson-build-woodcutter-why = It cuts one trunk every turn and needs nobody’s help.

lesson-build-quarry = Build the quarry.
lesson-build-quarry-why = It breaks one stone every turn. You need stone for the mine, the mint and for roads.

lesson-build-sawmill = Build the sawmill.
lesson-build-sawmill-why = It saws one trunk into two boards. This is how your economy grows. A tile has room for one building only.

lesson-done-building = There is nothing more to build now. End the building phase.
lesson-done-building-why = New buildings work from the next turn on. You may see walls on offer: they keep other players out, so alone you need none.
lesson-no-road-yet = The road has to wait. End the building phase.
lesson-no-road-yet-why = The road you need leads from home to the woods, and it takes a stone that lies at home, beside one for later. Bring stones home first.

lesson-done-wonder = In this phase you could buy bricks of the wonder. Keep your goods for now, the geese too, and end the turn.
lesson-done-wonder-why = Boards and stone have work to do, and geese are for research later on. At the end of every turn one neutral brick is laid; after 20 turns the game of a player alone is over.

lesson-done-production = Your producers have already put out what they make. End the production phase.
lesson-done-production-why = Trunks, stone and gold appear by themselves, one a turn. Somebody only has to fetch them.

lesson-bring-trunks = Load the trunks and bring them to the sawmill.
lesson-bring-trunks-why = Trunks come out of the woods, but boards only out of the sawmill.

lesson-go-breed = Send two donkeys without a load to the empty pasture.
lesson-go-breed-why = Two donkeys alone on an empty pasture have a foal in the next production phase. More donkeys carry more.

lesson-breed = Let the two donkeys have a foal.
lesson-breed-why = This works once a turn, as long as nothing else is on the pasture: no goods, no building, no third donkey.

lesson-produce-sawmill = Feed a trunk to the sawmill.
lesson-produce-sawmill-why = You get two boards. What lies on the ground is sawn by itself when the phase ends; what a donkey carries is used only if you say so.

lesson-fetch-trunks = Send a donkey to the woods for the next trunks. What it still carries stays here.
lesson-fetch-trunks-why = Keep the wood flowing: everything you build costs boards.

lesson-fetch-stone = Send a donkey to the quarry for stone.
lesson-fetch-stone-why = Stone has been piling up there, and the next buildings and roads need it.

lesson-bring-stone = Load the stone and bring it home.
lesson-bring-stone-why = Home is a good store: what you gather there can be carried to any place around it in one turn.

lesson-come-home = This donkey has nothing to do here. Bring it home.
lesson-come-home-why = The next loads wait at home, and bricks of the wonder can be bought only while a donkey is there.

lesson-carry-mine = The aim is gold. Bring goods for a mine to the mountains: three boards and a stone in all.
lesson-carry-mine-why = A donkey carries only two goods, so it takes two trips, or two donkeys.

lesson-build-road = Build a road from home to the woods.
lesson-build-road-why = It costs one stone. Along a road a donkey walks two tiles: out to the woods and back with a trunk in one turn.

lesson-build-mine = Build the mine. It is filled with three gold and three iron.
lesson-build-mine-why = It gives one piece every turn, gold first and then by turns. A piece of gold is worth 10 points at the end.

lesson-carry-coal-burner = Next comes a coal burner. Bring three boards to its place.
lesson-carry-coal-burner-why = Gold alone is good, coins are better, and to strike coins you need fuel.

lesson-build-coal-burner = Build the coal burner.
lesson-build-coal-burner-why = It makes one fuel out of two trunks or boards.

lesson-carry-mint = Now the mint. Bring two boards and a stone to its place.
lesson-carry-mint-why = It stands between the mine and the coal burner, so gold and fuel get there in one step.

lesson-build-mint = Build the mint.
lesson-build-mint-why = Out of two gold and one fuel it strikes coins worth 40 points. The gold alone would be worth 20.

lesson-bring-wood = Load two trunks and bring them to the coal burner.
lesson-bring-wood-why = In the next production phase they become fuel.

lesson-produce-coal-burner = Burn the two trunks to fuel.
lesson-produce-coal-burner-why = Two trunks or boards, in any mix, make one fuel.

lesson-fetch-gold = Send a donkey to the mine.
lesson-fetch-gold-why = Gold counts at the end only if it is on one of your transporters. What lies on the ground counts for nobody.

lesson-bring-gold = Load two gold and bring them to the mint.
lesson-bring-gold-why = Two gold and one fuel are what the mint needs.

lesson-fetch-fuel = Send a donkey to the coal burner for the fuel.
lesson-fetch-fuel-why = The mint needs one fuel for each coin it strikes.

lesson-bring-fuel = Bring the fuel to the mint.
lesson-bring-fuel-why = With two gold and one fuel in the same place the mint can work in the next production phase.

lesson-produce-mint = Strike your first coins!
lesson-produce-mint-why = Whoever hands in the goods gets what is made, here on the back of the donkey.

lesson-load-coins = Load the coins onto a donkey.
lesson-load-coins-why = Riches count only on a transporter, never on the ground.

lesson-brick = You have goods to spare. Buy a brick of the wonder.
lesson-brick-why = Each row of the wonder shares out 10 points among the players who have bricks in it. Alone, a single brick takes all ten.

lesson-pay = Pay the price: say which goods, or from where.
lesson-pay-why = Where something could be paid in several ways you choose. Give what you can best do without.

lesson-pay-brick = Pay with what you can spare, and keep the boards and the geese.
lesson-pay-brick-why = Any goods at home pay for a brick. Boards are for building, and two geese and a paper open up research later on.

lesson-withdraw = You will need these goods soon. Take the purchase back.
lesson-withdraw-why = Nothing is lost: what you have paid comes back to you. I will tell you when there are goods to spare.

lesson-set-down = One donkey carries another. Set it down again.
lesson-set-down-why = A transporter can carry another one, but neither of them can then take goods.

## When things went another way

lesson-elsewhere = Your home is not where this lesson expects it. Take that back with “Undo” and choose the pasture in the middle, or play on freely.
lesson-elsewhere-why = Around the middle everything you need is one step away. From here the ways are longer.

lesson-stuck = There are too few goods left for a woodcutter and a sawmill. Take a few steps back with “Undo”, or start the lesson again.
lesson-stuck-why = Without trunks and boards nothing more can be built. It happens to everybody once.

lesson-no-gold = There is too little gold left for coins, and no mountain for another mine. Take a few steps back with “Undo”, start again, or play on freely.
lesson-no-gold-why = A mine holds three gold, and coins take two. You have seen nearly everything else there is in the game.

lesson-no-geese = Your geese are spent: that only rules out research, which this lesson does not need.

lesson-again = Start again

## Afterwards

lesson-finished = Your first coins: 40 points! You know the game now. Play on to the last turn, or stop here.
lesson-finished-why = All the rest is more of the same: produce, carry, build. If you play on, I will have a tip for each phase.
lesson-on = Play on

lesson-tip-production-1 = Research: two geese and one paper on a tile with one of your donkeys open up trucks, rowboats, steamers or better mines. A paper mill makes paper out of two trunks or boards.
lesson-tip-production-2 = Two geese alone on an empty pasture hatch a third at the start of production. They follow a donkey on foot if you want, without being loaded.
lesson-tip-production-3 = A wagon factory makes a wagon out of a donkey and two boards. It carries three goods and goes three tiles, but only along roads.
lesson-tip-no-geese = Without two geese there is no research in this game. You can do without: gold, coins, stock and the wonder score all the same.
lesson-tip-movement-1 = Leave a donkey at the mine and load the gold at once. What is on the ground when the game ends is worth nothing.
lesson-tip-movement-2 = In one turn a good is moved by one of your donkeys only: a second one cannot carry it further until the next turn.
lesson-tip-building-1 = A mine holds only three gold. There are more mountains on the map for a second one.
lesson-tip-building-2 = A stock exchange, built with three stone, makes stock out of two coins and one paper. It is worth 120 points.
lesson-tip-building-3 = On a tile by the water a raft factory makes rafts out of two trunks. A raft carries three goods over rivers and sea.
lesson-tip-building-4 = More roads pay off soon: from home to the quarry, the mine and the mint.
lesson-tip-wonder-1 = One brick of yours in every row is worth 10 points a row. Watch for the start of a new row.
lesson-tip-wonder-2 = The first brick of a turn is the cheapest: two goods, the next one three, and so on. Better one brick in each of several turns.
lesson-tip-last = The end is near: load all gold and coins onto your donkeys now. Only that counts.

lesson-over = The game is over. You have { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $riches } for riches and { $wonder } for the wonder.
lesson-over-why = Each gold on a transporter scores 10 points, coins 40 and stock 120. Every row of the wonder with a brick of yours scores 10. Now try it on another map, or with others!
lesson-next = A new table
