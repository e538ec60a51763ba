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
