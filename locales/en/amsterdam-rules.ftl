# The rules of Amsterdam in our own words, by number.
# A note is a ruling of ours, where the printed rules say nothing.

rules-title = Amsterdam: the rules
rules-intro = Merchants of the 17th century link the trading places of Amsterdam by routes of carts, complete their secret contracts and collect merchandise on the way. The most points win. Four of the 24 contracts are those of the printed game; the other 20 are our own choice.
rules-words = A *place* is a trading place on the board, and a *route* is the row of spaces between two neighbouring places. A *card* is a transport card, a *contract* a contract card, a *bonus card* a merchandise bonus card. Where a rule has a note, the printed rules are silent and the note is our ruling.

chapter-box = In the box
AM-BOX-01 = Amsterdam is for two, three or four players. Each has 16 carts and a scoring marker.
AM-BOX-02 = There are 44 cards: 8 wild ones, and 6 each in pink, blue, green, black, red and orange.
AM-BOX-03 = There are 24 contracts. Each names two places and a value. Four of them are those of the printed game; the other 20 are our own choice.
AM-BOX-04 = There are 16 bonus cards.

chapter-set = Setting up
AM-SET-01 = The cards are shuffled. Each player is dealt 2 of them, and 5 more are turned face up beside the deck.
AM-SET-02 = Whenever three or more of the five face-up cards are wild, all five are discarded at once and five new ones are turned up, again and again if need be.
    .note = The rule looks at five cards: with fewer than five face up, nothing is cleared.
AM-SET-03 = Each player is dealt 2 contracts and keeps one of them or both, in secret. A contract that is not kept goes to the bottom of the contract deck.
    .note = All players choose at the same time. Once all have chosen, the contracts go under the deck in the order of play, those of the starting player first.
AM-SET-04 = The youngest player starts, and play goes clockwise.
    .note = Whoever opens the table says who starts: a player they name, or one drawn at random.

chapter-turn = A turn
AM-TURN-01 = On your turn you do exactly one of three things: draw cards, build one route, or draw contracts.
AM-TURN-02 = A player who can do none of the three passes. When all players have passed one after the other, the game is over.
    .note = The printed rules do not speak of a player who can do nothing.

chapter-draw = Drawing cards
AM-DRAW-01 = A draw is two cards. Each comes either unseen from the top of the deck or from the five face-up cards; a face-up card is replaced from the deck before the next card is chosen.
AM-DRAW-02 = Whoever takes a face-up wild as the first card takes no second one.
AM-DRAW-03 = A face-up wild cannot be taken as the second card.
    .note = A wild drawn unseen is a card like any other, first or second.
AM-DRAW-04 = There is no limit to the number of cards in a hand.
    .note = The cards in a hand are secret; how many there are is not.
AM-DRAW-05 = As soon as the deck is empty, the discards are shuffled and become the deck, even halfway through turning cards up.
AM-DRAW-06 = When deck and discards are both empty, fewer than five cards may lie face up. A player may still draw what there is; if nothing they may take is left after the first card, the draw is over.
    .note = The printed rules do not speak of a deck that cannot be filled again.
AM-DRAW-07 = If clearing the face-up cards cannot bring up five with fewer than three wilds, it is done only once. What then lies face up stays until clearing could help.
    .note = There may be too few other cards in deck and discards, or exactly five cards in the deck, which would only change places with those on the table.

chapter-build = Building a route
AM-BUILD-01 = To build a route, you pay one card for each of its spaces and put one of your carts on each.
AM-BUILD-02 = A coloured route is paid for with cards of its colour. A grey route is paid for with cards of any one colour.
AM-BUILD-03 = A wild stands for a card of any colour. Any number of the cards may be wild, even all of them.
AM-BUILD-04 = You may build any free route, whether it touches your other routes or not, but only one in a turn.
AM-BUILD-05 = A player with fewer carts than the route has spaces cannot build it.
AM-BUILD-06 = A route scores at once: 1 point for 1 space, 2 for 2, 4 for 3, and 7 for 4.
AM-BUILD-07 = Where two routes with the same number of spaces run side by side between the same places, a player can have only one of them. With two players, the second is closed to both as soon as the first is built.
AM-BUILD-08 = A route with the cart symbol gives its builder one bonus card, however long it is. Bonus cards lie face up for all to see.
    .note = Once the bonus cards have run out, such a route gives none.

chapter-con = Drawing contracts
AM-CON-01 = To draw contracts, you take the top two from the deck, keep one of them or both, and put the other at the bottom of the deck. What you keep, you keep to the end.
AM-CON-02 = If only one contract is left, it may be drawn and must be kept.
    .note = If none is left, contracts cannot be drawn.
AM-CON-03 = You may hold any number of contracts. Which they are, and whether they are completed, is secret until the end.
AM-CON-04 = A contract is completed if its holder’s own routes join its two places without a gap.

chapter-end = The end
AM-END-01 = When a player has two carts or fewer left after their turn, everybody has one more turn, that player too. Then the game is over.
AM-END-02 = All contracts are shown. Each completed one adds its value to its holder’s points; each of the others subtracts it.
AM-END-03 = Bonus cards score by who has most: with four players 8, 6, 4 and 2 points, with three 8, 5 and 2, with two 8 and 4.
AM-END-04 = A player without bonus cards scores nothing for them. Players with equally many share the better place and each get all its points, and the following places are skipped: if two share first place, the next player is third.
AM-END-05 = The most points win. If players are tied, the most completed contracts decide; if these are equal too, the win is shared.
AM-END-06 = The points for routes can be counted again from the board at any time, and always agree.
