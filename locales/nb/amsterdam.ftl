# What is said about a game of Amsterdam.
# Colours and card names are labels, never part of a sentence: write "Ta fra bordet: rosa", not "tar et rosa kort".

## Cards

card-pink = rosa
card-blue = blå
card-green = grønn
card-black = svart
card-red = rød
card-orange = oransje
card-wild = joker

route-pink = rosa
route-blue = blå
route-green = grønn
route-black = svart
route-red = rød
route-orange = oransje
route-grey = grå

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

am-hand = Hånda di
am-hand-empty = ingen kort
am-face-up = Åpne kort
am-deck = { $cards ->
    [one] 1 kort i trekkbunken
   *[other] { $cards } kort i trekkbunken
}
am-discards = { $cards ->
    [one] 1 forkastet kort
   *[other] { $cards } forkastede kort
}
am-contract-deck = { $contracts ->
    [one] 1 kontrakt i bunken
   *[other] { $contracts } kontrakter i bunken
}
am-bonus-left = { $cards ->
    [one] 1 varebonuskort igjen
   *[other] { $cards } varebonuskort igjen
}
am-your-contracts = Kontraktene dine
am-contract-met = fullført
am-contract-open = ikke fullført
am-points = { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
}
am-carts = { $carts ->
    [one] 1 kjerre
   *[other] { $carts } kjerrer
}
am-cards = { $cards ->
    [one] 1 kort
   *[other] { $cards } kort
}
am-contracts = { $contracts ->
    [one] 1 kontrakt
   *[other] { $contracts } kontrakter
}
am-bonus = { $cards ->
    [one] 1 varebonuskort
   *[other] { $cards } varebonuskort
}
am-route-length = { $length ->
    [one] 1 felt
   *[other] { $length } felter
}
am-cart-symbol = kjerresymbol
am-choosing = Alle velger de første kontraktene sine. Første tur: { $name }
am-turn-of = Tur: { $name }
am-last-round = Siste runde: { $turns ->
    [one] 1 tur igjen
   *[other] { $turns } turer igjen
}

## What can be done

am-do-draw = Trekk det øverste kortet i trekkbunken
am-do-take = Ta fra bordet: { $card }
am-do-build = Bygg { $route } ({ $color }, { $length ->
    [one] 1 felt
   *[other] { $length } felter
}, { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
}{ $cart ->
    [yes] , med kjerresymbol
   *[no] { "" }
})
am-do-build-one = Bygg en rute: { $routes } kan bygges
am-do-pay = Betal: { $payment }
am-do-draw-contracts = Trekk kontrakter
am-do-keep = Behold: { $contract }
am-do-keep-both = Behold begge
am-do-pass = Meld pass

## What happened

am-chose-contracts = { $name } har valgt blant de første kontraktene.
am-drew-card = { $name } trekker et kort blindt.
am-drew-this-card = { $name } trekker blindt: { $card }.
am-took-card = { $name } tar fra bordet: { $card }.
am-turned-up = Nytt åpent kort: { $card }.
am-cleared = Minst tre jokere ligger åpent: Alle fem kortene forkastes.
am-shuffled = De forkastede kortene stokkes og blir ny trekkbunke.
am-built = { $name } bygger { $route } og betaler { $payment }: { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
}.
am-took-bonus = { $name } tar et varebonuskort.
am-drew-contracts = { $contracts ->
    [one] { $name } trekker den siste kontrakten.
   *[other] { $name } trekker { $contracts } kontrakter.
}
am-kept-contracts = { $count ->
    [one] { $name } beholder 1 kontrakt.
   *[other] { $name } beholder { $count } kontrakter.
}
am-kept-these = { $name } beholder: { $contracts }.
am-passed = { $name } kan ikke gjøre noe og melder pass.
am-last-round-begun = { $name } er nede på de siste kjerrene: Alle har én tur til.
am-counted-met = { $name }: { $contract } er fullført, { $points }.
am-counted-open = { $name }: { $contract } er ikke fullført, { $points }.
am-counted-bonus = { $cards ->
    [one] { $name }: 1 varebonuskort, { $points }.
   *[other] { $name }: { $cards } varebonuskort, { $points }.
}
am-counted-seat = { $name }: { $points } poeng til sammen.

## The count at the end

am-total-title = Poengtelling
am-total-seat = Spiller
am-total-routes = Ruter
am-total-contracts = Kontrakter
am-total-bonus = Varebonus
am-total-points = Poeng
am-winner = { $name } vinner.
am-winners = { $names } deler seieren.

## Why not

am-no-such-seat = Spiller { $seat } finnes ikke ved dette bordet.
am-game-over = Spillet er slutt.
am-not-your-turn = { $name } har turen.
am-choose-contracts = Først velger alle spillerne hvilke av kontraktene sine de vil beholde.
am-contracts-chosen = Du har valgt de første kontraktene dine. De andre velger fortsatt.
am-second-card-due = Du må trekke et kort til først.
am-offer-open = Velg først blant kontraktene du har trukket.
am-no-offer = Det er ingen kontrakter å velge mellom.
am-not-offered = Den kontrakten er ikke blant dem du kan velge mellom.
am-no-need-to-pass = Du kan ikke melde pass så lenge det er noe du kan gjøre.
am-deck-empty = Trekkbunken er tom.
am-not-face-up = Ikke på bordet: { $card }.
am-second-wild = En åpen joker kan ikke være ditt andre kort.
am-no-such-route = Det finnes ingen rute med dette nummeret.
am-route-built = { $name } har allerede bygd { $route }.
am-own-twin = Du har allerede den andre ruten mellom disse stedene.
am-closed-twin = Med to spillere kan bare én av rutene mellom disse stedene bygges.
am-too-few-carts = { $needed ->
    [one] Ruten krever 1 kjerre.
   *[other] Ruten krever { $needed } kjerrer.
} { $left ->
    [0] Du har ingen igjen.
    [one] Du har 1 igjen.
   *[other] Du har { $left } igjen.
}
am-wrong-color = Denne ruten krever kort i denne fargen: { $color }.
am-wrong-count = { $length ->
    [one] Denne ruten krever nøyaktig 1 kort.
   *[other] Denne ruten krever nøyaktig { $length } kort: kort i én farge, og jokere.
}
am-too-few-cards = For få kort ({ $card }): Det trengs { $needed }, og du har { $held } på hånda.
am-no-contracts = Det er ingen kontrakter igjen i bunken.

## Hvorfor noe rådes

reason-meets = Det fullfører en kontrakt: { $contract }.
reason-toward = Det bringer deg nærmere en kontrakt: { $contract }.
reason-collects = Det gir et kort til ruten { $route }.
reason-contested = Det kan hende at { $name } også snart vil ha { $route }.
reason-blocks = { $name } trenger trolig { $route }.
reason-bonus = Det gir et varebonuskort.
reason-scores = Det gir { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
} med én gang.
reason-ends = Det setter i gang siste runde.
reason-last-turn = I siste tur teller bare poeng du får med én gang.
reason-spare-carts = { $carts ->
    [0] Det blir ingen kjerrer igjen til flere kontrakter.
    [one] Det blir 1 kjerre igjen til flere kontrakter.
   *[other] Det blir { $carts } kjerrer igjen til flere kontrakter.
}
reason-fits = { $carts ->
    [0] { $contract } krever ingen flere kjerrer.
    [one] { $contract } krever 1 kjerre til.
   *[other] { $contract } krever { $carts } kjerrer til.
}
reason-too-dear = { $contract } krever for mye.

## Hva som er galt med et oppsett

am-setup-seats = Amsterdam er for 2 til 4 spillere.
am-setup-first = Spiller { $seat }, som skulle begynne, finnes ikke.
am-setup-cards = Brettet har for få kort: { $found }. Ved start deles det ut { $least }.
am-setup-contracts = Brettet har for få kontrakter: { $found }. Ved start deles det ut { $least }.
am-setup-position = Noe er galt med stillingen: { $entry }
