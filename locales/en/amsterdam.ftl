# What is said about a game of Amsterdam.
# Colours and card names are labels, never part of a sentence: write "Taken: pink", not "takes a pink card".

## Cards

card-pink = pink
card-blue = blue
card-green = green
card-black = black
card-red = red
card-orange = orange
card-wild = wild

route-pink = pink
route-blue = blue
route-green = green
route-black = black
route-red = red
route-orange = orange
route-grey = grey

## Places

place-nieuwe-waal = Nieuwe Waal
place-haringpakkerstoren = Haringpakkerstoren
place-oude-waal = Oude Waal
place-montelbaanstoren = Montelbaanstoren
place-noordermarkt = Noordermarkt
place-korenmetershuisje = Korenmetershuisje
place-oude-kerk = Oude Kerk
place-waag = Waag
place-jordaan = Jordaan
place-jan-roodenpoortstoren = Jan Roodenpoortstoren
place-dam = Dam
place-oost-indisch-huis = Oost-Indisch Huis
place-westermarkt = Westermarkt
place-de-drie-hendricken = De Drie Hendricken
place-begijnhof = Begijnhof
place-munttoren = Munttoren
place-blauwbrug = Blauwbrug

## Things on the table

am-hand = Your hand
am-hand-empty = no cards
am-face-up = Face up
am-deck = { $cards ->
    [one] 1 card in the deck
   *[other] { $cards } cards in the deck
}
am-discards = { $cards ->
    [one] 1 discarded
   *[other] { $cards } discarded
}
am-contract-deck = { $contracts ->
    [one] 1 contract to draw
   *[other] { $contracts } contracts to draw
}
am-bonus-left = { $cards ->
    [one] 1 bonus card left
   *[other] { $cards } bonus cards left
}
am-your-contracts = Your contracts
am-contract-met = done
am-contract-open = not done
am-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
am-carts = { $carts ->
    [one] 1 cart
   *[other] { $carts } carts
}
am-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
am-contracts = { $contracts ->
    [one] 1 contract
   *[other] { $contracts } contracts
}
am-bonus = { $cards ->
    [one] 1 bonus card
   *[other] { $cards } bonus cards
}
am-route-length = { $length ->
    [one] 1 space
   *[other] { $length } spaces
}
am-cart-symbol = cart symbol
am-choosing = Choosing first contracts. First turn: { $name }
am-turn-of = Turn: { $name }
am-last-round = Last round: { $turns ->
    [one] 1 turn left
   *[other] { $turns } turns left
}

## What can be done

am-do-draw = Draw from the deck
am-do-take = Take a face-up card: { $card }
am-do-build = Build { $route } ({ $color }, { $length ->
    [one] 1 space
   *[other] { $length } spaces
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $cart ->
    [yes] , with cart symbol
   *[no] { "" }
})
am-do-build-one = Build a route ({ $routes } possible)
am-do-pay = Pay: { $payment }
am-do-draw-contracts = Draw contracts
am-do-keep = Keep: { $contract }
am-do-keep-both = Keep both
am-do-pass = Pass

## What happened

am-chose-contracts = { $name } has chosen which first contracts to keep.
am-drew-card = { $name } draws from the deck.
am-drew-this-card = { $name } draws from the deck: { $card }.
am-took-card = { $name } takes a face-up card: { $card }.
am-turned-up = Turned face up: { $card }.
am-cleared = At least three face-up cards are wild: all five are discarded.
am-shuffled = The discards are shuffled into a new deck.
am-built = { $name } builds { $route } and pays { $payment }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
am-took-bonus = { $name } takes a bonus card.
am-drew-contracts = { $contracts ->
    [one] { $name } draws the last contract.
   *[other] { $name } draws { $contracts } contracts.
}
am-kept-contracts = { $count ->
    [one] { $name } keeps 1 contract.
   *[other] { $name } keeps { $count } contracts.
}
am-kept-these = { $name } keeps: { $contracts }.
am-passed = { $name } has no possible move and passes.
am-last-round-begun = { $name } has almost no carts left: everyone has one more turn.
am-counted-met = { $name }: { $contract } is completed, { $points }.
am-counted-open = { $name }: { $contract } is not completed, { $points }.
am-counted-bonus = { $cards ->
    [one] { $name }: 1 bonus card, { $points }.
   *[other] { $name }: { $cards } bonus cards, { $points }.
}
am-counted-seat = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
} in total.

## The final scores

am-total-title = Final scores
am-total-seat = Player
am-total-routes = Routes
am-total-contracts = Contracts
am-total-bonus = Bonus
am-total-points = Points
am-winner = { $name } wins.
am-winners = { $names } share the win.

## Why not

am-no-such-seat = There is no player { $seat } in this game.
am-game-over = The game is over.
am-not-your-turn = It is not your turn: { $name } is playing.
am-choose-contracts = Every player has to choose their first contracts before anyone can do this.
am-contracts-chosen = You have already chosen your first contracts. The others are still choosing.
am-second-card-due = Draw your second card first.
am-offer-open = First choose which of the contracts you have drawn to keep.
am-no-offer = There are no contracts to choose from.
am-not-offered = That is not one of the contracts you can choose from.
am-no-need-to-pass = You can pass only if no other move is possible.
am-deck-empty = The deck is empty.
am-not-face-up = No such card is face up: { $card }.
am-second-wild = A face-up wild cannot be your second card.
am-no-such-route = There is no route with this number.
am-route-built = { $name } has already built { $route }.
am-own-twin = You have already built the other route between these places.
am-closed-twin = In a game for two, only one of two parallel routes can be built.
am-too-few-carts = { $needed ->
    [one] This route takes 1 cart.
   *[other] This route takes { $needed } carts.
} { $left ->
    [0] You have none left.
    [one] You have 1 left.
   *[other] You have { $left } left.
}
am-wrong-color = This route takes cards of this colour: { $color }.
am-wrong-count = { $length ->
    [one] This route takes exactly 1 card.
   *[other] This route takes exactly { $length } cards, all of one colour or wild.
}
am-too-few-cards = Not enough cards ({ $card }): { $needed } needed, { $held } in hand.
am-no-contracts = There are no contracts left to draw.

## Why an action is advised

reason-meets = It completes a contract: { $contract }.
reason-toward = It brings you closer to completing a contract: { $contract }.
reason-collects = It gives you a card for { $route }.
reason-contested = { $name } may soon want { $route } too.
reason-blocks = { $name } is likely to need { $route }.
reason-bonus = It gives you a bonus card.
reason-scores = It scores right away: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
reason-ends = It starts the last round.
reason-last-turn = On the last turn, only points scored right away count.
reason-spare-carts = { $carts ->
    [0] You have no carts left for more contracts.
    [one] You have 1 cart left for more contracts.
   *[other] You have { $carts } carts left for more contracts.
}
reason-fits = { $carts ->
    [0] { $contract } needs no more carts.
    [one] { $contract } needs 1 more cart.
   *[other] { $contract } needs { $carts } more carts.
}
reason-too-dear = { $contract } would be too hard to complete.

## What is wrong with a setup

am-setup-seats = Amsterdam is for 2 to 4 players.
am-setup-first = There is no player { $seat } to go first.
am-setup-cards = The board has too few cards: { $found }. At the start { $least } are dealt.
am-setup-contracts = The board has too few contracts: { $found }. At the start { $least } are dealt.
am-setup-position = The position is not valid. The problem is here: { $entry }
