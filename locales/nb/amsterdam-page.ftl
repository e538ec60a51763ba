# What the page says at a table of Amsterdam.

## The board

amb-map = Kart over { $board }
amb-built-by = bygd av { $name }

## Hvem som har turen

amp-status = Stillingen
amp-your-turn = Din tur: Trekk kort, bygg en rute eller trekk kontrakter.
amp-second-card = Trekk ett kort til.
amp-choose-first = Velg hvilke kontrakter du vil beholde: én eller begge.
amp-choose-offer = Velg hvilke av kontraktene du vil beholde.
amp-only-pass = Du kan ikke gjøre annet enn å melde pass.

## Spillerne


## Kort

amp-market = Kort du kan ta
amp-hand-of = Hånda til { $name }
amp-hand-hint = Klikk på en opplyst rute, plukk opp kort eller dra dem til kartet.
amp-picked-up = { $cards ->
    [one] 1 kort plukket opp
   *[other] { $cards } kort plukket opp
}
amp-picked-hint = { $routes ->
    [0] Ingen rute kan bygges med disse kortene.
    [one] 1 rute kan bygges med disse kortene.
   *[other] { $routes } ruter kan bygges med disse kortene.
}
amp-lay-back = Legg tilbake

## Betaling og bekreftelse

amp-pay-title = Hvordan betaler du for { $route }?

## Kontrakter

amp-choose-title = Hvilke kontrakter vil du beholde?
amp-keep = Behold
amp-keep-only = Behold bare denne
amp-contracts-of = Kontraktene til { $name }
amp-contracts-open = Gjenstår
amp-contracts-met = Fullført
amp-not-joined = Ikke forbundet ennå: { $places } ({ $spaces ->
    [one] 1 felt igjen
   *[other] { $spaces } felter igjen
}).
amp-not-begun = Ikke forbundet ennå: { $spaces ->
    [one] 1 felt igjen.
   *[other] { $spaces } felter igjen.
}
amp-cut-off = Kan ikke lenger forbindes: De andre har stengt veien.
amp-too-far = Du har for få kjerrer til den.

## Stillingen i ord

amp-can-do = Hva du kan gjøre
amp-do-draw = Trekk kort
amp-route = Rute
amp-color = Farge
amp-length = Lengde
amp-built-by = Bygd av
amp-free = ledig
amp-carts-left = Kjerrer
amp-cards-held = Kort

## Poengtellingen

amp-counted-routes = { $name }: ruter, { $points }.
amp-tie-met = Likt antall poeng. Flest fullførte kontrakter avgjør: { $met }.
amp-tie-shared = Likt antall poeng, og like mange fullførte kontrakter: { $met }.
