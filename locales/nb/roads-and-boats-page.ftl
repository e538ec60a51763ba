# What the page says at a table of Roads & Boats.

## map

## play

rb-play-tab-phase = Fase
rb-play-tab-tile = Felt
rb-play-tab-research = Forskning
rb-play-tab-wonder = Underverk
rb-play-tab-chart = Hva blir til hva
rb-play-tab-seats = Spillere

rb-play-tile-none = Velg et felt på kartet for å se alt som er der.
rb-play-tile-empty = Her er det ingenting ennå.
rb-play-load = { $load } av { $room } lastet
rb-play-all = alle
rb-play-to = { $good } → { $to }
rb-play-move-one = { $goods }: flytt én ({ $to })
rb-play-move-ask = { $goods }: flytt én
rb-play-move-all = { $good }: flytt så mange det er plass til
rb-play-where = Hvor hen? Velg et sted, eller trykk Esc.
rb-play-put-here = Hit: { $good }
rb-play-put-ask = Eieren blir spurt

rb-play-geese = Gjess som følger
rb-play-geese-from = Gjess som følger fra { $region }
rb-play-bank = På hvilken bredd går gjessene i land?
rb-play-go = { $steps ->
    [one] Gå (1 steg)
   *[other] Gå ({ $steps } steg)
}
rb-play-steps = { $steps ->
    [one] 1 steg
   *[other] { $steps } steg
}
rb-play-ways = { $count ->
    [one] Det kan gå til 1 sted
   *[other] Det kan gå til { $count } steder
}
rb-play-stuck = Det kan ikke flyttes.
rb-play-breaks = Går dette, er reisen slutt for et som kunne gått lenger: { $transporter }.
rb-play-mark-go = { $steps ->
    [one] Gå til { $place }, 1 steg
   *[other] Gå til { $place }, { $steps } steg
}
rb-play-mark-lay = Legg et felt her: { $tile }

rb-play-group-home = Hjem
rb-play-group-make = Lag
rb-play-group-research = Forsk
rb-play-group-carry = Bær og sett ned
rb-play-group-build = Bygg
rb-play-group-roads = Veier og broer
rb-play-group-walls = Murer
rb-play-why = Hvorfor kan jeg ikke …?
rb-play-missing = Mangler: { $goods }.
rb-play-rule = Regel { $rule }:

rb-play-bill = Skal betales
rb-play-paid = Betalt så langt: { $goods }
rb-play-pay-single = Eller velg én og én hva du betaler med:
rb-play-bill-of = { $name } velger hva det betales med.
rb-play-asked = { $name } spør deg
rb-play-asking = { $name } har spurt { $owner } og venter

rb-play-lay = Legg et felt
rb-play-lay-where = Velg et ledig sted i kanten av kartet.
rb-play-lay-at = Sted { $tile }
rb-play-lay-terrain = Terreng
rb-play-lay-river = Elv
rb-play-lay-dry = Ingen elv
rb-play-turn = Snu det
rb-play-lay-do = Legg det her
rb-play-settle = Velg hjemmet ditt
rb-play-settle-how = Alle mulige steder lyser på kartet. Skog, berg og vann i nærheten er en god begynnelse.
rb-play-settle-list = { $count ->
    [one] 1 sted
   *[other] Alle { $count } stedene som liste
}
rb-play-moving = Transportmidlene dine
rb-play-moving-how = Velg ett her, på kartet eller med tasten N, og så hvor det skal. Underveis kan det laste og losse.
rb-play-waiting = Venter på { $names }
rb-play-remind = Vis hva som fortsatt er mulig før fasen slutter
rb-play-confirm-title = Trekk å bekrefte
rb-play-confirm = Bekreft
rb-play-cancel = Avbryt

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
