# What the page says at a table of Amsterdam.

## The board

amb-map = Map of { $board }
amb-built-by = built by { $name }

## Whose turn it is

amp-status = The game now
amp-your-turn = Your turn: draw cards, build, or draw contracts.
amp-second-card = Draw one more card.
amp-choose-first = Choose which contracts to keep: one or both.
amp-choose-offer = Choose which of the contracts you keep.
amp-only-pass = There is nothing you can do but pass.

## Seats


## Cards

amp-market = To draw
amp-hand-of = Hand of { $name }
amp-hand-hint = Click a lit route, or pick up cards, or drag them to the map.
amp-picked-up = { $cards ->
    [one] 1 picked up
   *[other] { $cards } picked up
}
amp-picked-hint = { $routes ->
    [0] No route can be built with these cards.
    [one] 1 route can be built with these cards.
   *[other] { $routes } routes can be built with these cards.
}
amp-lay-back = Lay back

## Paying and confirming

amp-pay-title = How do you pay for { $route }?

## Contracts

amp-choose-title = Which contracts do you keep?
amp-keep = Keep
amp-keep-only = Keep only this
amp-contracts-of = Contracts of { $name }
amp-contracts-open = To do
amp-contracts-met = Done
amp-not-joined = Not yet joined: { $places } ({ $spaces ->
    [one] 1 space to go
   *[other] { $spaces } spaces to go
}).
amp-not-begun = Not yet joined: { $spaces ->
    [one] 1 space to go.
   *[other] { $spaces } spaces to go.
}
amp-cut-off = Can no longer be joined: the others have cut the way.
amp-too-far = You have too few carts for it.

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

## The count at the end

amp-counted-routes = { $name }: routes, { $points }.
amp-tie-met = Equal in points; more contracts met decide: { $met }.
amp-tie-shared = Equal in points, and in contracts met: { $met }.
