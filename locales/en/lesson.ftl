# What the guided first game of Roads & Boats says.

## The page that opens it

lesson-title = Learn Roads & Boats by playing
lesson-lead = A guided game for one player. You need no rulebook and no experience: a coach tells you one thing to do at a time, and why.
lesson-time = About 20 minutes. You can stop at any time and continue later.
lesson-begin = Start the guided game
lesson-opening = Setting up…
lesson-learn-title = What you will do
lesson-learn-1 = Build a woodcutter, a quarry and a sawmill, and see them work
lesson-learn-2 = Carry goods with donkeys, and breed one more
lesson-learn-3 = Mine gold, burn fuel and make your first coins
lesson-learn-4 = Lay a brick of the wonder, and see how the game ends and what scores
lesson-after = Afterwards, play on to the last turn or stop there.

## The coach

lesson-coach = Coach
lesson-hide = Hide the coach
lesson-call = Ask the coach
lesson-show = Show me
lesson-again-other = Once more, with another donkey:
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
lesson-click-load = Click the goods beside it to load them: { $goods }
lesson-click-unload = Click its load to put it down: { $goods }
lesson-click-go = Click the yellow number on the tile: { $place }
lesson-click-build = In the panel, click: { $building } ({ $place })
lesson-click-road = Click the orange bar towards: { $place }
lesson-click-produce = In the panel, click “Make” at: { $building } ({ $place })
lesson-click-breed = In the panel, click “Breed a donkey” ({ $place })
lesson-click-brick = In the panel, click “{ $button }”
lesson-click-pay = Pay: { $goods }
lesson-click-pay-all = In the panel, click the large button: it pays everything
lesson-click-set-down = Set the donkey down
lesson-click-press = Click “{ $button }”

## One thing after the other

lesson-settle = Welcome! Choose the pasture in the middle of the map as your home.
lesson-settle-why = You start there with three donkeys, five boards, a stone and two geese. Everything you need in this game is close by.

lesson-done-first = Every turn has four phases: production, movement, building and the wonder. You have nothing that produces yet, so end this phase.
lesson-done-first-why = Production comes first: whatever you build in one turn starts working in the next.

lesson-carry-woodcutter = Load one board onto a donkey and send it to the woods.
lesson-carry-woodcutter-why = The board will pay for a woodcutter. A donkey carries two goods and walks one tile a turn, or two along a road.

lesson-carry-quarry = Load two boards onto another donkey and send it to the rock.
lesson-carry-quarry-why = They will pay for a quarry. You can build only where one of your donkeys is, with goods that are there too.

lesson-carry-sawmill = Bring two boards and a stone to the place for the sawmill, and leave a donkey there.
lesson-carry-sawmill-why = You can build only where one of your donkeys is, with goods that are there too.

lesson-done-movement = All your donkeys are where they should be. End the movement phase.
lesson-done-movement-why = A donkey can keep its load on its back, or leave it on the ground. When you play with others, take care: what lies on the ground belongs to whoever fetches it.

lesson-build-woodcutter = Build the woodcutter.
lesson-build-woodcutter-why = It makes one trunk every turn, all by itself.

lesson-build-quarry = Build the quarry.
lesson-build-quarry-why = It makes one stone every turn. You need stone for the mine, the mint and for roads.

lesson-build-sawmill = Build the sawmill.
lesson-build-sawmill-why = It saws one trunk into two boards. This is how your economy grows. A tile has room for one building only.

lesson-done-building = There is nothing more to build now. End the building phase.
lesson-done-building-why = New buildings work from the next turn on. You may be offered walls too: they keep other players out, so on your own you need none.
lesson-no-road-yet = The road has to wait. End the building phase.
lesson-no-road-yet-why = The road you need leads from home to the woods. It takes a stone that lies at home, and you need another one for later. Bring stones home first.

lesson-done-wonder = In this phase you can buy bricks of the wonder. Keep your goods for now, the geese too, and end the turn.
lesson-done-wonder-why = You need boards and stone for building, and geese for research later on. At the end of every turn one neutral brick is laid; a solo game ends after 20 turns.

lesson-done-production = Your producers have already made their goods. End the production phase.
lesson-done-production-why = Trunks, stone and gold are made without your help, one a turn. You only have to fetch them.

lesson-bring-trunks = Load the trunks and bring them to the sawmill.
lesson-bring-trunks-why = The woodcutter makes trunks, but only the sawmill makes boards.

lesson-go-breed = Send two donkeys without a load to the empty pasture.
lesson-go-breed-why = Two donkeys alone on an empty pasture have a foal in the next production phase. More donkeys can carry more.

lesson-breed = Let the two donkeys have a foal.
lesson-breed-why = This works once a turn, as long as nothing else is on the pasture: no goods, no building, no third donkey.

lesson-produce-sawmill = Feed a trunk to the sawmill.
lesson-produce-sawmill-why = You get two boards. Trunks on the ground are sawn automatically when the phase ends; those a donkey carries are used only if you say so.

lesson-fetch-trunks = Send a donkey to the woods for the next trunks. Leave here what it still carries.
lesson-fetch-trunks-why = Keep the wood coming: nearly everything you build costs boards.

lesson-fetch-stone = Send a donkey to the quarry for stone.
lesson-fetch-stone-why = Stone has been piling up there, and the next buildings and roads need it.

lesson-bring-stone = Load the stone and bring it home.
lesson-bring-stone-why = Home is a good place for a store: from there you reach every place around it in one turn.

lesson-come-home = This donkey has nothing to do here. Bring it home.
lesson-come-home-why = The next loads wait at home, and bricks of the wonder can be bought only while a donkey is there.

lesson-carry-mine = Now for gold. Bring goods for a mine to the mountains: three boards and a stone in all.
lesson-carry-mine-why = A donkey carries only two goods, so it takes two trips, or two donkeys.

lesson-build-road = Build a road from home to the woods.
lesson-build-road-why = It costs one stone. Along a road a donkey walks two tiles: out to the woods and back with a trunk in one turn.

lesson-build-mine = Build the mine. It is filled with three gold and three iron.
lesson-build-mine-why = It gives one piece every turn, gold and iron alternately, gold first. Each gold is worth 10 points at the end.

lesson-carry-coal-burner = Next comes a coal burner. Bring three boards to its place.
lesson-carry-coal-burner-why = Gold is good, coins are better, and to make coins you need fuel.

lesson-build-coal-burner = Build the coal burner.
lesson-build-coal-burner-why = It makes one fuel out of two trunks or boards.

lesson-carry-mint = Now the mint. Bring two boards and a stone to its place.
lesson-carry-mint-why = It stands between the mine and the coal burner, so gold and fuel get there in one step.

lesson-build-mint = Build the mint.
lesson-build-mint-why = It turns two gold and one fuel into coins worth 40 points. The gold alone would be worth 20.

lesson-bring-wood = Load two trunks and bring them to the coal burner.
lesson-bring-wood-why = In the next production phase they become fuel.

lesson-produce-coal-burner = Burn the two trunks to fuel.
lesson-produce-coal-burner-why = Two trunks or boards, in any mix, make one fuel.

lesson-fetch-gold = Send a donkey to the mine.
lesson-fetch-gold-why = At the end, gold scores only if it is on one of your transporters. What lies on the ground scores for nobody.

lesson-bring-gold = Load two gold and bring them to the mint.
lesson-bring-gold-why = Two gold and one fuel are what the mint needs.

lesson-fetch-fuel = Send a donkey to the coal burner for the fuel.
lesson-fetch-fuel-why = The mint needs one fuel each time it makes coins.

lesson-bring-fuel = Bring the fuel to the mint.
lesson-bring-fuel-why = With two gold and one fuel in the same place, the mint can work in the next production phase.

lesson-produce-mint = Make your first coins!
lesson-produce-mint-why = Whoever pays with the goods gets what is made, in this case straight onto the donkey’s back.

lesson-load-coins = Load the coins onto a donkey.
lesson-load-coins-why = Gold, coins and stock score only on a transporter, never on the ground.

lesson-brick = You have goods to spare. Buy a brick of the wonder.
lesson-brick-why = Each row of the wonder shares out 10 points among the players who have bricks in it. When you play alone, a single brick takes all ten.

lesson-pay = Pay the price: choose which goods, or where they come from.
lesson-pay-why = If there are several ways to pay, the choice is yours. Pay with what you need least.

lesson-pay-brick = Pay with what you can spare, and keep the boards and the geese.
lesson-pay-brick-why = Any goods at home can pay for a brick. You need boards for building, and two geese and a paper for research later on.

lesson-withdraw = You will need these goods soon. Undo the purchase.
lesson-withdraw-why = Nothing is lost: you get back what you have paid. I will tell you when there are goods to spare.

lesson-set-down = One donkey carries another. Set it down again.
lesson-set-down-why = A transporter can carry another one, but then neither of them can carry goods.

## When things went another way

lesson-elsewhere = Your home is not where this lesson expects it. Use “Undo” and choose the pasture in the middle, or play on freely.
lesson-elsewhere-why = Around the middle, everything you need is one step away. From here the distances are longer.

lesson-stuck = There are too few goods left for a woodcutter and a sawmill. Go back a few moves with “Undo”, or start the lesson again.
lesson-stuck-why = Without trunks and boards you cannot build anything more. It happens to everyone once.

lesson-no-gold = There is too little gold left for coins, and no mountain for another mine. Go back a few moves with “Undo”, start again, or play on freely.
lesson-no-gold-why = A mine holds three gold, and coins take two. You have already seen nearly everything in the game.

lesson-no-geese = You have used up your geese. That only rules out research, which this lesson does not need.

lesson-again = Start again

## Afterwards

lesson-finished = Your first coins: 40 points! You know the game now. Play on to the last turn, or stop here.
lesson-finished-why = The rest is more of the same: produce, carry, build. If you play on, I will have a tip for each phase.
lesson-on = Play on

lesson-tip-production-1 = Research: two geese and one paper on a tile with one of your donkeys unlock trucks, rowboats, steamers or better mines. A paper mill makes paper from two trunks or boards.
lesson-tip-production-2 = Two geese alone on an empty pasture hatch a third at the start of production. Geese can follow a donkey on foot, without being loaded.
lesson-tip-production-3 = A wagon factory makes a wagon from a donkey and two boards. It carries three goods and goes three tiles, but only along roads.
lesson-tip-no-geese = Without two geese there is no research in this game. You can do without it: gold, coins, stock and the wonder still score.
lesson-tip-movement-1 = Leave a donkey at the mine and load the gold right away. Anything on the ground when the game ends scores nothing.
lesson-tip-movement-2 = In one turn, a good can be moved by only one of your donkeys: a second one cannot carry it further until the next turn.
lesson-tip-building-1 = A mine holds only three gold. There are more mountains on the map for a second one.
lesson-tip-building-2 = A stock exchange costs three stone and makes stock from two coins and one paper. Stock is worth 120 points.
lesson-tip-building-3 = On a tile by the water, a raft factory makes rafts from two trunks. A raft carries three goods over rivers and sea.
lesson-tip-building-4 = More roads pay off soon: from home to the quarry, the mine and the mint.
lesson-tip-wonder-1 = One brick of yours in every row is worth 10 points a row. Watch for the start of a new row.
lesson-tip-wonder-2 = The first brick of a turn is the cheapest: two goods, the next one three, and so on. It is better to buy one brick in each of several turns.
lesson-tip-last = The end is near: load all your gold and coins onto your donkeys now. Only what they carry scores.

lesson-over = The game is over. You have { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $riches } for riches and { $wonder } for the wonder.
lesson-over-why = Each gold on a transporter scores 10 points, coins 40 and stock 120. Every row of the wonder with a brick of yours scores 10. Now try another map, or play with others!
lesson-next = New table
