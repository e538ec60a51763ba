# What the page says at a table of Roads & Boats.

## map

rb-map-label = Kart over { $name }
rb-map-tile = { $terrain } { $tile }
rb-map-count = { $thing } × { $count } stk.
rb-map-owned = { $thing } ({ $name })
rb-map-loaded = { $thing } med { $load }
rb-map-home = hjemmet til { $name }
rb-map-closer = Zoom inn
rb-map-farther = Zoom ut
rb-map-whole = Vis hele kartet
rb-map-mini = Lite kart
rb-map-layers = Hva kartet viser
rb-map-layer-goods = Varer
rb-map-layer-transporters = Transportmidler
rb-map-layer-buildings = Bygninger
rb-map-layer-roads = Veier og broer
rb-map-layer-walls = Murer
rb-map-layer-docks = Steder båter kan legge til
rb-map-layer-names = Navn og koordinater

## play

## panel

## read

rb-read-any = hvilken som helst vare
rb-read-tile = { $terrain } på { $tile }

rb-read-status = Spillet nå
rb-read-plan = Planen din
rb-read-planning = Det du velger, blir gjort i denne rekkefølgen når det er din tur.
rb-read-do = Hva du kan gjøre
rb-read-search = Søk i alt
rb-read-found = { $count ->
    [0] Ingen treff
    [one] 1 treff
   *[other] { $count } treff
}
rb-read-homes = Hvor hjemmet ditt kan være
rb-read-works = Produser, lag og avl
rb-read-go = Dra dit
rb-read-paid = Betalt hittil: { $goods }
rb-read-confirm-title = I ferd med å bli gjort
rb-read-confirm = Bekreft
rb-read-seats = Spillere
rb-read-in-reach = Innen rekkevidde, ikke lastet
rb-read-home = Hjem
rb-read-research = Forskning
rb-read-transporters = Transportmidler
rb-read-transporter = Transportmiddel
rb-read-place = Sted
rb-read-cargo = Last
rb-read-movement = Bevegelse
rb-read-missing = mangler: { $goods }
rb-read-row = Rad
rb-read-bricks = Klosser
rb-read-brick-neutral = nøytral
rb-read-brick-unused = i en farge som ingen bruker
rb-read-brick-free = ledig
rb-read-map = Kart
rb-read-show = Hvilke felt
rb-read-show-mine = Mine
rb-read-show-near = Nær mine
rb-read-show-all = Alle
rb-read-tiles = { $count ->
    [one] 1 felt
   *[other] { $count } felt, fra nord til sør
}
rb-read-counted = { $name }: { $goods }, { $points } poeng
rb-read-skip = Hopp til resultatet
rb-read-rank = Plass
rb-read-by-row = Underverket rad for rad
