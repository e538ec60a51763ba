# What the page says at a table of Roads & Boats.

## map

## play

rb-play-tab-phase = Faza
rb-play-tab-tile = Kafelek
rb-play-tab-research = Badania
rb-play-tab-wonder = Cud
rb-play-tab-chart = Co z czego
rb-play-tab-seats = Gracze

rb-play-tile-none = Wybierz kafelek na mapie, aby zobaczyć wszystko, co na nim jest.
rb-play-tile-empty = Nic tu jeszcze nie ma.
rb-play-load = ładunek: { $load } z { $room }
rb-play-all = całość
rb-play-to = { $good } → { $to }
rb-play-move-one = { $goods }: przenieś jedną sztukę ({ $to })
rb-play-move-ask = { $goods }: przenieś jedną sztukę
rb-play-move-all = { $good }: przenieś tyle, ile się zmieści
rb-play-where = Dokąd? Wybierz miejsce albo naciśnij Esc.
rb-play-put-here = Tutaj: { $good }
rb-play-put-ask = Potrzebna zgoda właściciela

rb-play-geese = Gęsi, które podążają
rb-play-geese-from = Gęsi, które podążają z { $region }
rb-play-bank = Na który brzeg wychodzą gęsi?
rb-play-go = { $steps ->
    [one] Ruszaj (1 krok)
    [few] Ruszaj ({ $steps } kroki)
    [many] Ruszaj ({ $steps } kroków)
   *[other] Ruszaj ({ $steps } kroku)
}
rb-play-steps = { $steps ->
    [one] 1 krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
}
rb-play-ways = { $count ->
    [one] Może dotrzeć w 1 miejsce
    [few] Może dotrzeć w { $count } miejsca
    [many] Może dotrzeć w { $count } miejsc
   *[other] Może dotrzeć w { $count } miejsca
}
rb-play-stuck = Nie może ruszyć.
rb-play-breaks = Gdy ruszy, ten środek transportu kończy podróż, choć mógłby jechać dalej: { $transporter }.
rb-play-mark-go = { $steps ->
    [one] Ruch na { $place }, 1 krok
    [few] Ruch na { $place }, { $steps } kroki
    [many] Ruch na { $place }, { $steps } kroków
   *[other] Ruch na { $place }, { $steps } kroku
}
rb-play-mark-lay = Połóż kafelek tutaj: { $tile }

rb-play-group-home = Dom
rb-play-group-make = Wytwarzanie
rb-play-group-research = Badania
rb-play-group-carry = Wożenie innych środków transportu
rb-play-group-build = Budowa
rb-play-group-roads = Drogi i mosty
rb-play-group-walls = Mury
rb-play-why = Dlaczego nie mogę…?
rb-play-missing = Brakuje: { $goods }.
rb-play-rule = Zasada { $rule }:

rb-play-bill = Do zapłacenia
rb-play-paid = Już zapłacone: { $goods }
rb-play-pay-single = Albo wybierz po kolei, czym płacisz:
rb-play-bill-of = { $name } wybiera, czym zapłacić.
rb-play-asked = { $name } prosi cię o zgodę
rb-play-asking = { $name } czeka na odpowiedź ({ $owner })

rb-play-lay = Połóż kafelek
rb-play-lay-where = Wybierz wolne miejsce na skraju mapy.
rb-play-lay-at = Miejsce { $tile }
rb-play-lay-terrain = Teren
rb-play-lay-river = Rzeka
rb-play-lay-dry = Bez rzeki
rb-play-turn = Obróć
rb-play-lay-do = Połóż tutaj
rb-play-settle = Wybierz swój dom
rb-play-settle-how = Wszystkie możliwe miejsca są podświetlone na mapie. Las, skały i woda w pobliżu to dobry początek.
rb-play-settle-list = { $count ->
    [one] 1 miejsce
    [few] Wszystkie { $count } miejsca jako lista
    [many] Wszystkie { $count } miejsc jako lista
   *[other] Wszystkie { $count } miejsca jako lista
}
rb-play-moving = Twoje środki transportu
rb-play-moving-how = Wybierz jeden tutaj, na mapie albo klawiszem N, a potem cel. W drodze może ładować i wyładowywać.
rb-play-waiting = Czekamy na: { $names }
rb-play-remind = Przed końcem fazy pokazuj, co jeszcze można zrobić
rb-play-confirm-title = Ruch do potwierdzenia
rb-play-confirm = Potwierdź
rb-play-cancel = Anuluj

## panel

## read

rb-read-any = dowolny towar
rb-read-tile = { $terrain } ({ $tile })

rb-read-status = Stan gry
rb-read-plan = Twój plan
rb-read-planning = Twoje wybory zostaną wykonane w tej kolejności, gdy nadejdzie twoja chwila.
rb-read-do = Co możesz zrobić
rb-read-search = Szukaj we wszystkim
rb-read-found = { $count ->
    [0] Nic nie znaleziono
    [one] Znaleziono 1
   *[other] Znaleziono { $count }
}
rb-read-homes = Gdzie może być twój dom
rb-read-works = Produkcja, budowa środków transportu i hodowla
rb-read-go = Jedź tam
rb-read-paid = Zapłacono dotąd: { $goods }
rb-read-confirm-title = Do potwierdzenia
rb-read-confirm = Potwierdź
rb-read-seats = Gracze
rb-read-in-reach = W zasięgu, niezaładowane
rb-read-home = Dom
rb-read-research = Badania
rb-read-transporters = Środki transportu
rb-read-transporter = Środek transportu
rb-read-place = Miejsce
rb-read-cargo = Ładunek
rb-read-movement = Ruch
rb-read-missing = brakuje: { $goods }
rb-read-row = Rząd
rb-read-bricks = Cegły
rb-read-brick-neutral = neutralne
rb-read-brick-unused = w kolorze, którym nikt nie gra
rb-read-brick-free = wolne
rb-read-map = Mapa
rb-read-show = Które kafelki
rb-read-show-mine = Moje
rb-read-show-near = Blisko moich
rb-read-show-all = Wszystkie
rb-read-tiles = { $count ->
    [one] 1 kafelek
    [few] { $count } kafelki, z północy na południe
    [many] { $count } kafelków, z północy na południe
   *[other] { $count } kafelka, z północy na południe
}
rb-read-counted = { $name }: { $goods }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
rb-read-skip = Przejdź do wyniku
rb-read-rank = Miejsce
rb-read-by-row = Cud rząd po rzędzie
