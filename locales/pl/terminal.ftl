# What the terminal says around a game.

term-player = Gracz { $number }
term-seed-hash = Rozdanie jest ustalone przed pierwszą akcją. SHA-256 soli i ziarna: { $hash }
term-choose = Wybierz (1–{ $most }, h: pomoc):
term-choose-route = Które połączenie (jego numer, 0: powrót)?
term-choose-payment = Jak płacisz (1–{ $most }, Enter: 1, 0: powrót)?
term-no-choice = Niezrozumiałe: { $input }. Wpisz jeden z numerów albo 0, aby wrócić.
term-not-understood = Niezrozumiałe: { $input }. Wpisz liczbę od 1 do { $most } albo h, aby zobaczyć pomoc.
term-hand-over = Następny ruch: { $name }. Naciśnij Enter, gdy nikt inny nie patrzy.
term-since = Od twojej ostatniej tury
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
    [one] Zbadano 1 decyzję.
    [few] Zbadano { $decisions } decyzje.
    [many] Zbadano { $decisions } decyzji.
   *[other] Zbadano { $decisions } decyzji.
}
term-no-turning-point = Nie ma punktów zwrotnych: nikt nie stracił wiele.
term-turning-point = Akcja { $number }, { $name }: szansa na wygraną spada z { $best }% do { $taken }%.
term-done = Zrobiono: { $action }
term-better = Lepiej: { $action }
term-no-such-rule = Nie ma zasady { $rule }.
term-which-route = Wpisz w i numer połączenia na planszy.
term-can-build = Nic nie stoi na przeszkodzie: połączenie { $route } można teraz utworzyć.
term-left = Gra została opuszczona przed końcem.
term-input-ended = Dane wejściowe skończyły się przed końcem gry.
term-saved = Zapis gry jest w pliku { $file }.
term-rule = Zasada { $rule }: { $text }
