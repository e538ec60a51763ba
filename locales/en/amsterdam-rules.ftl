# The rules of Amsterdam in our own words, by number.
# A note marks a ruling of ours where the printed rules say nothing.

rules-title = Amsterdam: the rules
rules-intro = Merchants of the 17th century join the trading places of Amsterdam by routes of carts, meet the contracts they hold, and gather merchandise on the way. The most points win.
rules-words = A *seat* is a player. A *place* is a trading place on the board. A *route* is the row of spaces between two neighbouring places. A *card* is a transport card, a *contract* a contract card, a *bonus card* a merchandise bonus card. Where a rule has a note, the printed rules are silent and the note is our ruling.

chapter-box = In the box
AM-BOX-01 = Two, three or four seats play. Each has 16 carts and a marker for its points.
AM-BOX-02 = There are 44 cards: 8 wild ones, and 6 in each of pink, blue, green, black, red and orange.
AM-BOX-03 = There are 24 contracts. Each names two places and a value.
AM-BOX-04 = There are 16 bonus cards.

chapter-set = Setting up
AM-SET-01 = The cards are shuffled. Each seat is dealt 2 of them, and 5 more are turned face up beside the deck.
AM-SET-02 = Whenever three or more of the five cards that lie face up are wild, all five are discarded at once and five new ones are turned up, over again if need be.
    .note = The rule looks at five cards: with fewer than five face up nothing is cleared.
AM-SET-03 = Each seat is dealt 2 contracts and keeps one of them or both. The seats choose at the same time and unseen. A contract that is not kept goes under the contract deck.
    .note = Contracts go under the deck in the order of the seats, the starting one first, once all have chosen.
AM-SET-04 = The youngest starts, and the turns go round clockwise.
    .note = The table says which seat is the youngest's; where it does not, the lot decides.

chapter-turn = A turn
AM-TURN-01 = In its turn a seat does exactly one of three things: it draws cards, builds one route, or draws contracts.
AM-TURN-02 = A seat that can do none of the three passes. When all seats have passed one after the other, the game is over.
    .note = The printed rules do not speak of a seat that can do nothing.

chapter-draw = Drawing cards
AM-DRAW-01 = A draw is two cards. Each comes either unseen from the top of the deck or from the five that lie face up; one taken face up is replaced from the deck before the next is chosen.
AM-DRAW-02 = Whoever takes a wild that lies face up as the first card takes no second one.
AM-DRAW-03 = A wild that lies face up cannot be taken as the second card. A wild drawn unseen is a card like any other.
AM-DRAW-04 = A hand may hold any number of cards and is secret.
AM-DRAW-05 = As soon as the deck is empty, the discards are shuffled and become the deck, even halfway through turning cards up.
AM-DRAW-06 = When deck and discards are both empty, fewer than five cards may lie face up. A seat may still draw what there is; if nothing it may take is left after its first card, its draw is over.
    .note = The printed rules do not speak of a deck that cannot be filled.
AM-DRAW-07 = If clearing cannot bring up five cards with fewer than three wilds, it is done once. What then lies face up stays until clearing could help.
    .note = There may be too few other cards in deck and discards, or just five cards in the deck that only change places with those on the table.

chapter-build = Building a route
AM-BUILD-01 = To build a route, a seat pays one card for each of its spaces and puts one of its carts on each.
AM-BUILD-02 = A route with a colour is paid in cards of that colour. A grey route is paid in cards of any one colour.
AM-BUILD-03 = A wild stands for a card of any colour. Any number of the cards may be wild, all of them too.
AM-BUILD-04 = Any route that is free may be built, whether it touches the seat's other routes or not, but only one in a turn.
AM-BUILD-05 = A seat with fewer carts than the route has spaces cannot build it.
AM-BUILD-06 = A route scores at once: 1 point for 1 space, 2 for 2, 4 for 3, and 7 for 4.
AM-BUILD-07 = Where two routes run side by side between the same places, a seat can have only one of them. With two seats, the second is closed to both as soon as the first is built.
    .note = Two routes are such a pair if they also have the same number of spaces.
AM-BUILD-08 = A route with the cart symbol brings its builder one bonus card, however long it is, as long as there are any. Bonus cards lie open.

chapter-con = Contracts
AM-CON-01 = To draw contracts, a seat takes the top two of the deck, keeps one of them or both, and puts the other under the deck. What is kept is kept to the end.
AM-CON-02 = If only one contract is left, it may be drawn and must be kept. If none is left, contracts cannot be drawn.
AM-CON-03 = A seat may hold any number of contracts. Which they are, and whether they are met, is secret until the end.
AM-CON-04 = A contract is met if routes of the seat that holds it join its two places without a gap.

chapter-end = The end
AM-END-01 = When a seat has two carts or fewer left after its turn, every seat has one more turn, that one too. Then the game is over.
AM-END-02 = All contracts are shown. Each that is met adds its value to its holder's points, each that is not takes it away.
AM-END-03 = Bonus cards score by who has most: with four seats 8, 6, 4 and 2 points, with three 8, 5 and 2, with two 8 and 4.
AM-END-04 = A seat without bonus cards scores nothing for them. Seats with equally many share the better place, each with all its points, and the places they fill are left out.
AM-END-05 = The most points win. If they are equal, the most contracts met; if these are equal too, the win is shared.
AM-END-06 = The points for routes can be counted again from the board at any time, and always agree.
