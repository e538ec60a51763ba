# What the page says at a table of Amsterdam.

## The board

amb-map = Map of { $board }
amb-built-by = built by { $name }

## Whose turn it is

amp-status = The game now
amp-your-turn = Your turn: draw cards, build a route, or draw contracts.
amp-second-card = Draw one more card.
amp-choose-first = Choose which contracts to keep: one or both.
amp-choose-offer = Choose which of these contracts to keep.
amp-only-pass = You can only pass: no other move is possible.

## Seats


## Cards

amp-market = Cards to take
amp-hand-of = Hand of { $name }
amp-hand-hint = Click a highlighted route, select cards, or drag them to the map.
amp-picked-up = { $cards ->
    [one] 1 selected
   *[other] { $cards } selected
}
amp-picked-hint = { $routes ->
    [0] No route can be built with these cards.
    [one] 1 route can be built with these cards.
   *[other] { $routes } routes can be built with these cards.
}
amp-lay-back = Put back

## Paying and confirming

amp-pay-title = How do you want to pay for { $route }?

## Contracts

amp-choose-title = Which contracts do you want to keep?
amp-keep = Keep
amp-keep-only = Keep only this
amp-contracts-of = Contracts of { $name }
amp-contracts-open = To do
amp-contracts-met = Done
amp-not-joined = Not connected yet: { $places } ({ $spaces ->
    [one] 1 space to go
   *[other] { $spaces } spaces to go
}).
amp-not-begun = Not connected yet: { $spaces ->
    [one] 1 space to go.
   *[other] { $spaces } spaces to go.
}
amp-cut-off = Can no longer be completed: other players have blocked the way.
amp-too-far = You do not have enough carts left to complete it.

## The position in words

amp-can-do = What you can do
amp-do-draw = Draw cards
amp-route = Route
amp-color = Colour
amp-length = Length
amp-built-by = Built by
amp-free = free
amp-carts-left = Carts
amp-cards-held = Cards

## The final scores

amp-counted-routes = { $name }: routes, { $points }.
amp-tie-met = Tied on points; decided by completed contracts: { $met }.
amp-tie-shared = Tied on points and on completed contracts: { $met }.
