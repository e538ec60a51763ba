# What the page says at a table of Amsterdam.

## The board

amb-map = Kartta: { $board }
amb-built-by = rakentaja: { $name }

## Vuoro

amp-status = Pelin tilanne
amp-your-turn = Sinun vuorosi: nosta kortteja, rakenna tai nosta sopimuksia.
amp-second-card = Nosta vielä yksi kortti.
amp-choose-first = Valitse, pidätkö toisen sopimuksen vai molemmat.
amp-choose-offer = Valitse, mitkä nostamistasi sopimuksista haluat pitää.
amp-only-pass = Et voi muuta kuin passata.

## Pelaajat


## Kortit

amp-market = Nostettavat kortit
amp-hand-of = Käsi: { $name }
amp-hand-hint = Napsauta korostettua reittiä, poimi kortteja tai vedä kortit kartalle.
amp-picked-up = { $cards ->
    [one] 1 kortti poimittu
   *[other] { $cards } korttia poimittu
}
amp-picked-hint = { $routes ->
    [0] Näillä korteilla ei voi rakentaa yhtään reittiä.
    [one] Näillä korteilla voi rakentaa 1 reitin.
   *[other] Näillä korteilla voi rakentaa { $routes } reittiä.
}
amp-lay-back = Palauta käteen

## Maksaminen ja vahvistaminen

amp-pay-title = Miten maksat reitin { $route }?

## Sopimukset

amp-choose-title = Mitkä sopimukset haluat pitää?
amp-keep = Pidä
amp-keep-only = Pidä vain tämä
amp-contracts-of = Sopimukset: { $name }
amp-contracts-open = Täytettävänä
amp-contracts-met = Täytetty
amp-not-joined = Vielä yhdistämättä: { $places } ({ $spaces ->
    [one] 1 ruutu jäljellä
   *[other] { $spaces } ruutua jäljellä
}).
amp-not-begun = Vielä yhdistämättä: { $spaces ->
    [one] 1 ruutu jäljellä.
   *[other] { $spaces } ruutua jäljellä.
}
amp-cut-off = Ei enää yhdistettävissä: muut ovat katkaisseet yhteyden.
amp-too-far = Kärrysi eivät riitä siihen.

## Tilanne sanoin

amp-can-do = Mitä voit tehdä
amp-do-draw = Nosta kortteja
amp-route = Reitti
amp-color = Väri
amp-length = Pituus
amp-built-by = Rakentaja
amp-free = vapaa
amp-carts-left = Kärryt
amp-cards-held = Kortit

## Lopun pistelaskenta

amp-counted-routes = { $name }: reitit, { $points }.
amp-tie-met = Pisteet ovat tasan; täytettyjen sopimusten määrä ratkaisee: { $met }.
amp-tie-shared = Pisteet ovat tasan, ja täytettyjä sopimuksiakin on yhtä monta: { $met }.
