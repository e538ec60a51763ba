# What is said about a game of Amsterdam.
# Colours and card names are labels, never part of a sentence: write "Taken: pink", not "takes a pink card".

## Cards

card-pink = różowa
card-blue = niebieska
card-green = zielona
card-black = czarna
card-red = czerwona
card-orange = pomarańczowa
card-wild = dżoker

route-pink = różowe
route-blue = niebieskie
route-green = zielone
route-black = czarne
route-red = czerwone
route-orange = pomarańczowe
route-grey = szare

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

am-hand = Twoja ręka
am-hand-empty = brak kart
am-face-up = Odkryte karty
am-deck = { $cards ->
    [one] 1 karta w talii
    [few] { $cards } karty w talii
    [many] { $cards } kart w talii
   *[other] { $cards } karty w talii
}
am-discards = { $cards ->
    [one] 1 odrzucona
    [few] { $cards } odrzucone
    [many] { $cards } odrzuconych
   *[other] { $cards } odrzuconej
}
am-contract-deck = { $contracts ->
    [one] 1 Kontrakt do dobrania
    [few] { $contracts } Kontrakty do dobrania
    [many] { $contracts } Kontraktów do dobrania
   *[other] { $contracts } Kontraktu do dobrania
}
am-bonus-left = { $cards ->
    [one] została 1 bonusowa karta Towarów
    [few] zostały { $cards } bonusowe karty Towarów
    [many] zostało { $cards } bonusowych kart Towarów
   *[other] zostało { $cards } bonusowej karty Towarów
}
am-your-contracts = Twoje Kontrakty
am-contract-met = zrealizowany
am-contract-open = niezrealizowany
am-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
am-carts = { $carts ->
    [one] 1 wóz
    [few] { $carts } wozy
    [many] { $carts } wozów
   *[other] { $carts } wozu
}
am-cards = { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
am-contracts = { $contracts ->
    [one] 1 Kontrakt
    [few] { $contracts } Kontrakty
    [many] { $contracts } Kontraktów
   *[other] { $contracts } Kontraktu
}
am-bonus = { $cards ->
    [one] 1 bonusowa karta Towarów
    [few] { $cards } bonusowe karty Towarów
    [many] { $cards } bonusowych kart Towarów
   *[other] { $cards } bonusowej karty Towarów
}
am-route-length = { $length ->
    [one] 1 pole
    [few] { $length } pola
    [many] { $length } pól
   *[other] { $length } pola
}
am-cart-symbol = symbol wozu
am-choosing = Wszyscy wybierają początkowe Kontrakty. Pierwszy ruch: { $name }
am-turn-of = Ruch: { $name }
am-last-round = Ostatnia runda: { $turns ->
    [one] została 1 tura
    [few] zostały { $turns } tury
    [many] zostało { $turns } tur
   *[other] zostało { $turns } tury
}

## What can be done

am-do-draw = Dobierz wierzchnią kartę z talii
am-do-take = Weź odkrytą kartę: { $card }
am-do-build = Utwórz połączenie { $route } ({ $color }, { $length ->
    [one] 1 pole
    [few] { $length } pola
    [many] { $length } pól
   *[other] { $length } pola
}, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}{ $cart ->
    [yes] , z symbolem wozu
   *[no] { "" }
})
am-do-build-one = Utwórz połączenie (do wyboru: { $routes })
am-do-pay = Zapłać: { $payment }
am-do-draw-contracts = Dobierz Kontrakty
am-do-keep = Zachowaj: { $contract }
am-do-keep-both = Zachowaj oba
am-do-pass = Spasuj

## What happened

am-chose-contracts = { $name } kończy wybór początkowych Kontraktów.
am-drew-card = { $name } dobiera kartę w ciemno.
am-drew-this-card = { $name } dobiera w ciemno: { $card }.
am-took-card = { $name } bierze odkrytą kartę: { $card }.
am-turned-up = Nowa odkryta karta: { $card }.
am-cleared = Wśród odkrytych kart są co najmniej trzy dżokery: całą piątkę odrzucono.
am-shuffled = Odrzucone karty potasowano: tworzą nową talię.
am-built = { $name } tworzy połączenie { $route } ({ $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}) i płaci: { $payment }.
am-took-bonus = { $name } bierze bonusową kartę Towarów.
am-drew-contracts = { $contracts ->
    [one] { $name } dobiera ostatni Kontrakt.
    [few] { $name } dobiera { $contracts } Kontrakty.
    [many] { $name } dobiera { $contracts } Kontraktów.
   *[other] { $name } dobiera { $contracts } Kontraktu.
}
am-kept-contracts = { $count ->
    [one] { $name } zachowuje 1 Kontrakt.
    [few] { $name } zachowuje { $count } Kontrakty.
    [many] { $name } zachowuje { $count } Kontraktów.
   *[other] { $name } zachowuje { $count } Kontraktu.
}
am-kept-these = { $name } zachowuje: { $contracts }.
am-passed = { $name } nie może nic zrobić i pasuje.
am-last-round-begun = { $name } ma już tylko ostatnie wozy: każdy ma jeszcze jedną turę.
am-counted-met = { $name }: Kontrakt { $contract } zrealizowany, { $points }.
am-counted-open = { $name }: Kontrakt { $contract } niezrealizowany, { $points }.
am-counted-bonus = { $cards ->
    [one] { $name }: 1 bonusowa karta Towarów, { $points }.
    [few] { $name }: { $cards } bonusowe karty Towarów, { $points }.
    [many] { $name }: { $cards } bonusowych kart Towarów, { $points }.
   *[other] { $name }: { $cards } bonusowej karty Towarów, { $points }.
}
am-counted-seat = { $name }: razem { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.

## The count at the end

am-total-title = Wyniki końcowe
am-total-seat = Gracz
am-total-routes = Połączenia
am-total-contracts = Kontrakty
am-total-bonus = Bonus
am-total-points = Punkty
am-winner = Wygrywa { $name }.
am-winners = Zwycięstwem dzielą się: { $names }.

## Why not

am-no-such-seat = W tej grze nie ma gracza nr { $seat }.
am-game-over = Gra już się zakończyła.
am-not-your-turn = Teraz ruch: { $name }.
am-choose-contracts = Najpierw każdy gracz wybiera, które ze swoich Kontraktów zachowuje.
am-contracts-chosen = Twoje początkowe Kontrakty są już wybrane; pozostali jeszcze wybierają.
am-second-card-due = Najpierw dobierz drugą kartę.
am-offer-open = Najpierw wybierz spośród dobranych Kontraktów.
am-no-offer = Nie ma Kontraktów do wyboru.
am-not-offered = Tego Kontraktu nie ma wśród Kontraktów do wyboru.
am-no-need-to-pass = Spasować możesz tylko wtedy, gdy nie możesz zrobić nic innego.
am-deck-empty = Talia jest pusta.
am-not-face-up = Tej karty nie ma wśród odkrytych: { $card }.
am-second-wild = Odkryty dżoker nie może być twoją drugą kartą.
am-no-such-route = Nie ma połączenia o tym numerze.
am-route-built = Połączenie { $route } jest już zajęte. Właściciel: { $name }.
am-own-twin = Masz już drugie z połączeń między tymi miejscami.
am-closed-twin = W grze dwuosobowej można utworzyć tylko jedno z dwóch połączeń między tymi miejscami.
am-too-few-carts = { $needed ->
    [one] To połączenie wymaga 1 wozu.
    [few] To połączenie wymaga { $needed } wozów.
    [many] To połączenie wymaga { $needed } wozów.
   *[other] To połączenie wymaga { $needed } wozu.
} { $left ->
    [0] Nie masz już żadnego.
    [one] Został ci 1.
    [few] Zostały ci { $left }.
    [many] Zostało ci { $left }.
   *[other] Zostało ci { $left }.
}
am-wrong-color = To połączenie wymaga kart w tym kolorze: { $color }.
am-wrong-count = { $length ->
    [one] To połączenie wymaga dokładnie 1 karty.
    [few] To połączenie wymaga dokładnie { $length } kart: jednego koloru i dżokerów.
    [many] To połączenie wymaga dokładnie { $length } kart: jednego koloru i dżokerów.
   *[other] To połączenie wymaga dokładnie { $length } karty: jednego koloru i dżokerów.
}
am-too-few-cards = Za mało kart ({ $card }): potrzeba { $needed }, na ręce { $held }.
am-no-contracts = Nie ma już Kontraktów do dobrania.

## Dlaczego coś jest doradzane

reason-meets = Realizuje Kontrakt: { $contract }.
reason-toward = Przybliża do realizacji Kontraktu: { $contract }.
reason-collects = Daje kartę na połączenie { $route }.
reason-contested = { $name } też może wkrótce chcieć połączenia { $route }.
reason-blocks = { $name } prawdopodobnie potrzebuje połączenia { $route }.
reason-bonus = Daje bonusową kartę Towarów.
reason-scores = Od razu daje { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
reason-ends = Rozpoczyna ostatnią rundę.
reason-last-turn = W ostatniej turze liczą się tylko punkty zdobyte od razu.
reason-spare-carts = { $carts ->
    [0] Na dalsze Kontrakty nie zostają żadne wozy.
    [one] Na dalsze Kontrakty zostaje 1 wóz.
    [few] Na dalsze Kontrakty zostają { $carts } wozy.
    [many] Na dalsze Kontrakty zostaje { $carts } wozów.
   *[other] Na dalsze Kontrakty zostaje { $carts } wozu.
}
reason-fits = { $carts ->
    [0] Kontrakt { $contract } nie wymaga więcej wozów.
    [one] Kontrakt { $contract } wymaga jeszcze 1 wozu.
    [few] Kontrakt { $contract } wymaga jeszcze { $carts } wozów.
    [many] Kontrakt { $contract } wymaga jeszcze { $carts } wozów.
   *[other] Kontrakt { $contract } wymaga jeszcze { $carts } wozu.
}
reason-too-dear = Kontrakt { $contract } byłby zbyt trudny do zrealizowania.

## Co jest nie tak z ustawieniami gry

am-setup-seats = Amsterdam to gra dla 2–4 osób.
am-setup-first = Nie ma gracza nr { $seat }, więc nie może zacząć.
am-setup-cards = Plansza ma za mało kart: { $found }. Na początku rozdaje się { $least }.
am-setup-contracts = Plansza ma za mało Kontraktów: { $found }. Na początku rozdaje się { $least }.
am-setup-position = W zapisie pozycji jest błąd: { $entry }
