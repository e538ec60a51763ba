# What the terminal says around a game.

term-player = Gracz { $number }
term-seed-hash = Rozdanie jest ustalone przed pierwszą akcją. SHA-256 soli i ziarna: { $hash }
term-choose = Wybierz (1–{ $most }, h: pomoc):
term-choose-route = Które połączenie (jego numer, 0: powrót)?
term-choose-payment = Jak płacisz (1–{ $most }, Enter: 1, 0: powrót)?
term-no-choice = Nie rozpoznano: { $input }. Wpisz jeden z numerów albo 0, aby wrócić.
term-not-understood = Nie rozpoznano: { $input }. Wpisz liczbę od 1 do { $most } albo h, aby zobaczyć pomoc.
term-hand-over = Następny ruch: { $name }. Naciśnij Enter, gdy nikt inny nie patrzy.
term-since = Od twojego ostatniego ruchu
term-help =
    Liczba  wykonuje akcję o tym numerze
    b  pokazuje planszę
    c  pokazuje wszystkie Kontrakty tej planszy
    r  pokazuje zasady; r AM-DRAW-03 pokazuje jedną z nich
    w 12  wyjaśnia, dlaczego nie można utworzyć połączenia o numerze 12
    l  pokazuje przebieg całej gry
    hint  mówi, co zrobiłby silny gracz i dlaczego
    h  pokazuje tę pomoc
    q  opuszcza grę
term-hint = Silny gracz zrobiłby tak: { $action }
term-hint-expects = Spodziewany wynik na koniec: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. Szansa na wygraną: { $percent }%.
term-looked-at = { $decisions ->
    [one] Przeanalizowano 1 decyzję.
    [few] Przeanalizowano { $decisions } decyzje.
    [many] Przeanalizowano { $decisions } decyzji.
   *[other] Przeanalizowano { $decisions } decyzji.
}
term-no-turning-point = Nie ma punktów zwrotnych: nikt nie popełnił dużego błędu.
term-turning-point = Akcja { $number }, { $name }: szansa na wygraną spada z { $best }% do { $taken }%.
term-done = Wykonano: { $action }
term-better = Lepiej: { $action }
term-no-such-rule = Nie ma zasady { $rule }.
term-which-route = Wpisz w i numer połączenia na planszy.
term-can-build = Połączenie { $route } można teraz utworzyć.
term-left = Gra została przerwana przed końcem.
term-input-ended = Dane wejściowe skończyły się przed końcem gry.
term-saved = Zapis gry jest w pliku { $file }.
term-rule = Zasada { $rule }: { $text }

term-solve-begin = { $map }: żadne rozwiązanie nie daje więcej punktów niż { $bound }.
term-solve-begin-record = { $map }: wynik najlepszych graczy to { $people }; żadne rozwiązanie nie daje więcej punktów niż { $bound }.
term-solve-known = Znany już wynik: { $points }. Podawane są tylko lepsze rozwiązania.
term-solve-sources = złoto { $gold }, monety { $coins }, akcje { $stock }, cud { $rows }
term-solve-gain = { $seconds } s: wynik { $points } ({ $sources })
term-solve-progress = Najlepszy wynik: { $points }, najwyżej { $bound } ({ $sources }). Ostatnia poprawa { $idle } s temu, sprawdzone rozwiązania: { $tried }.
term-solve-end-enough = Wynik wystarcza: koniec szukania. Sprawdzone rozwiązania: { $tried }.
term-solve-end-nodes = Koniec szukania. Sprawdzone rozwiązania: { $tried }.
term-solve-end-interrupted = Szukanie przerwane. Sprawdzone rozwiązania: { $tried }.
term-solve-end-time = Czas minął. Sprawdzone rozwiązania: { $tried }.
term-solve-best = Najlepsze rozwiązanie: { $points }, najwyżej { $bound }.
term-solve-nothing = Nie znaleziono lepszego rozwiązania.
term-solve-people = Najlepsi gracze
term-solve-before = Wcześniej
term-solve-bound = Górna granica
