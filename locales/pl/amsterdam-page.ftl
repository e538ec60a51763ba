# What the page says at a table of Amsterdam.

## The board

amb-map = Mapa: { $board }
amb-built-by = właściciel: { $name }

## Czyja tura

amp-status = Stan gry
amp-your-turn = Twoja tura: dobierz karty, utwórz połączenie albo dobierz Kontrakty.
amp-second-card = Dobierz jeszcze jedną kartę.
amp-choose-first = Wybierz, które Kontrakty zachowujesz: jeden czy oba.
amp-choose-offer = Wybierz, które z dobranych Kontraktów zachowujesz.
amp-only-pass = Możesz tylko spasować.

## Gracze


## Karty

amp-market = Do dobrania
amp-hand-of = Ręka: { $name }
amp-hand-hint = Kliknij podświetlone połączenie, podnieś karty albo przeciągnij je na mapę.
amp-picked-up = { $cards ->
    [one] 1 podniesiona
    [few] { $cards } podniesione
    [many] { $cards } podniesionych
   *[other] { $cards } podniesionej
}
amp-picked-hint = { $routes ->
    [0] Tymi kartami nie utworzysz żadnego połączenia.
    [one] Tymi kartami możesz utworzyć 1 połączenie.
    [few] Tymi kartami możesz utworzyć { $routes } różne połączenia.
    [many] Tymi kartami możesz utworzyć { $routes } różnych połączeń.
   *[other] Tymi kartami możesz utworzyć { $routes } połączenia.
}
amp-lay-back = Odłóż

## Płacenie i potwierdzanie

amp-pay-title = Jak płacisz za połączenie { $route }?

## Kontrakty

amp-choose-title = Które Kontrakty zachowujesz?
amp-keep = Zachowaj
amp-keep-only = Zachowaj tylko ten
amp-contracts-of = Kontrakty: { $name }
amp-contracts-open = Do realizacji
amp-contracts-met = Zrealizowane
amp-not-joined = Jeszcze niepołączone: { $places } (brakuje { $spaces ->
    [one] 1 pola
    [few] { $spaces } pól
    [many] { $spaces } pól
   *[other] { $spaces } pola
}).
amp-not-begun = Jeszcze niepołączone: brakuje { $spaces ->
    [one] 1 pola.
    [few] { $spaces } pól.
    [many] { $spaces } pól.
   *[other] { $spaces } pola.
}
amp-cut-off = Nie da się już połączyć: inni odcięli drogę.
amp-too-far = Masz na to za mało wozów.

## Sytuacja słowami

amp-can-do = Co możesz zrobić
amp-do-draw = Dobierz karty
amp-route = Połączenie
amp-color = Kolor
amp-length = Długość
amp-built-by = Kto je ma
amp-free = wolne
amp-carts-left = Wozy
amp-cards-held = Karty

## Podliczenie

amp-counted-routes = { $name }: połączenia, { $points }.
amp-tie-met = Punktów jest tyle samo; rozstrzyga liczba zrealizowanych Kontraktów: { $met }.
amp-tie-shared = Tyle samo punktów i tyle samo zrealizowanych Kontraktów: { $met }.
