# What the page says at a table of Amsterdam.

## The board

amb-map = Mapa: { $board }
amb-built-by = właściciel: { $name }

## Czyj ruch

amp-status = Stan gry
amp-your-turn = Twój ruch: dobierz karty, utwórz połączenie albo dobierz Kontrakty.
amp-second-card = Dobierz jeszcze jedną kartę.
amp-choose-first = Wybierz, które Kontrakty zachowujesz: jeden lub oba.
amp-choose-offer = Wybierz, które z dobranych Kontraktów zachowujesz.
amp-only-pass = Możesz tylko spasować.

## Gracze


## Karty

amp-market = Karty do dobrania
amp-hand-of = Ręka: { $name }
amp-hand-hint = Kliknij podświetlone połączenie, wybierz karty albo przeciągnij je na mapę.
amp-picked-up = { $cards ->
    [one] 1 wybrana
    [few] { $cards } wybrane
    [many] { $cards } wybranych
   *[other] { $cards } wybranej
}
amp-picked-hint = { $routes ->
    [0] Tymi kartami nie utworzysz żadnego połączenia.
    [one] Tymi kartami możesz utworzyć 1 połączenie.
    [few] Tymi kartami możesz utworzyć { $routes } połączenia.
    [many] Tymi kartami możesz utworzyć { $routes } połączeń.
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
amp-cut-off = Nie można go już zrealizować: inni gracze zamknęli drogę.
amp-too-far = Masz za mało wozów, aby go zrealizować.

## Sytuacja słowami

amp-can-do = Co możesz zrobić
amp-do-draw = Dobierz karty
amp-route = Połączenie
amp-color = Kolor
amp-length = Długość
amp-built-by = Właściciel
amp-free = wolne
amp-carts-left = Wozy
amp-cards-held = Karty

## Podliczenie

amp-counted-routes = { $name }: połączenia, { $points }.
amp-tie-met = Tyle samo punktów; rozstrzyga liczba zrealizowanych Kontraktów: { $met }.
amp-tie-shared = Tyle samo punktów i tyle samo zrealizowanych Kontraktów: { $met }.
