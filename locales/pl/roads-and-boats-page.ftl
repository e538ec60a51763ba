# What the page says at a table of Roads & Boats.

## map

rb-map-beyond = { $count ->
    [one] Coś jest poza widokiem: pokaż
    [few] Poza widokiem są { $count } rzeczy: pokaż najbliższą
    [many] Poza widokiem jest { $count } rzeczy: pokaż najbliższą
   *[other] Poza widokiem jest { $count } rzeczy: pokaż najbliższą
}
rb-map-label = Mapa: { $name }
rb-map-tile = { $terrain } { $tile }
rb-map-count = { $thing } × { $count } szt.
rb-map-owned = { $thing } ({ $name })
rb-map-loaded = { $thing }, ładunek: { $load }
rb-map-home-of = dom ({ $name })
rb-map-aboard = { $thing }, na: { $on }
rb-map-region = ląd, region { $nth }
rb-map-river = rzeka
rb-map-dock = wybrzeże { $direction }
rb-map-mini = Mapa poglądowa
rb-map-layers = Co pokazuje mapa
rb-map-layer-goods = Towary
rb-map-layer-transporters = Środki transportu
rb-map-layer-buildings = Budynki
rb-map-layer-roads = Drogi i mosty
rb-map-layer-walls = Mury
rb-map-layer-docks = Miejsca do cumowania
rb-map-layer-names = Nazwy i współrzędne

## play

rb-play-tab-phase = Faza
rb-play-tab-tile = Kafelek
rb-play-tab-research = Badania
rb-play-tab-wonder = Cud
rb-play-tab-chart = Schemat
rb-play-tab-seats = Gracze

rb-play-tile-none = Wybierz kafelek na mapie, aby zobaczyć wszystko, co na nim jest.
rb-play-tile-empty = Nic tu jeszcze nie ma.
rb-play-load = ładunek: { $load } z { $room }
rb-play-all = całość
rb-play-to = { $good } → { $to }
rb-play-move-one = { $goods }: przenieś jedną sztukę ({ $to })
rb-play-move-ask = { $goods }: przenieś jedną sztukę
rb-play-move-all = { $good }: przenieś tyle, ile się zmieści
rb-play-where = Dokąd?
rb-play-put-ask = Właściciel dostanie prośbę o zgodę

rb-play-geese = Prowadzone gęsi
rb-play-geese-from = Prowadzone gęsi (skąd: { $region })
rb-play-bank = Na który brzeg mają wyjść gęsi?
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
    [one] Może dotrzeć do 1 miejsca
    [few] Może dotrzeć do { $count } miejsc
    [many] Może dotrzeć do { $count } miejsc
   *[other] Może dotrzeć do { $count } miejsca
}
rb-play-stuck = Nie może ruszyć.
rb-play-breaks = Jeśli ruszy, podróż zakończy środek transportu, który mógłby jeszcze jechać dalej: { $transporter }.
rb-play-mark-go = { $steps ->
    [one] Ruch na { $place }, 1 krok
    [few] Ruch na { $place }, { $steps } kroki
    [many] Ruch na { $place }, { $steps } kroków
   *[other] Ruch na { $place }, { $steps } kroku
}
rb-play-mark-lay = Dołóż kafelek tutaj: { $tile }

rb-play-group-home = Dom
rb-play-group-make = Wytwarzanie
rb-play-group-research = Badania
rb-play-group-carry = Przewożenie i odstawianie
rb-play-group-build = Budowa
rb-play-group-roads = Drogi i mosty
rb-play-group-walls = Mury
rb-play-why = Dlaczego nie mogę…?
rb-play-missing = Brakuje: { $goods }.

rb-play-bill = Płatność
rb-play-owed = Cena
rb-play-paid = Już zapłacone
rb-play-left = Pozostało do zapłaty
rb-play-pay-single = Albo wybierz pojedynczo, czym płacisz:
rb-play-bill-of = { $name } wybiera, czym zapłacić.
rb-play-asked = { $name } prosi cię o zgodę
rb-play-asking = { $name } prosi o zgodę i czeka. Odpowiada: { $owner }

rb-play-lay = Dołóż kafelek
rb-play-lay-where = Wybierz wolne miejsce na skraju mapy.
rb-play-lay-at = Miejsce { $tile }
rb-play-lay-terrain = Teren
rb-play-lay-river = Rzeka
rb-play-lay-dry = Bez rzeki
rb-play-turn = Obróć
rb-play-lay-do = Dołóż tutaj
rb-play-settle = Wybierz swój dom
rb-play-settle-how = Wszystkie możliwe miejsca są podświetlone na mapie. Las, skały i woda w pobliżu to dobry początek.
rb-play-settle-ask = Wybrać ten kafelek na dom: { $tile }?
rb-play-settle-ask-why = Tu na początku są twoje osły i towary i tylko tu możesz kupować cegły cudu. Domu nie można przenieść.
rb-play-settle-do = Wybierz ten dom
rb-play-settle-list = { $count ->
    [one] Lista: 1 miejsce
    [few] Lista: wszystkie { $count } miejsca
    [many] Lista: wszystkie { $count } miejsc
   *[other] Lista: wszystkie { $count } miejsca
}
rb-play-moving = Twoje środki transportu
rb-play-moving-of = Środki transportu: { $name }
rb-play-moving-how = Wybierz jeden tutaj albo na mapie, a potem cel. W drodze może ładować i wyładowywać.
rb-play-moving-how-keys = Wybierz jeden tutaj, na mapie albo klawiszem N, a potem cel. W drodze może ładować i wyładowywać.
rb-play-goes = może ruszyć się o { $steps ->
    [one] 1 kafelek
    [few] najwyżej { $steps } kafelki
    [many] najwyżej { $steps } kafelków
   *[other] najwyżej { $steps } kafelka
}
rb-play-goes-on = może ruszyć się jeszcze o { $steps ->
    [one] 1 kafelek
    [few] najwyżej { $steps } kafelki
    [many] najwyżej { $steps } kafelków
   *[other] najwyżej { $steps } kafelka
}
rb-play-off-road = Bez drogi osioł przechodzi w turze jeden kafelek, po drodze dwa.
rb-play-waiting = Czekamy na: { $names }
rb-play-remind = Przypominaj przed końcem fazy, co jeszcze można zrobić

## panel

rb-panel-bar = Stan gry
rb-panel-turn = Tura
rb-panel-of = z najwyżej { $turns }
rb-panel-phases = Fazy tury
rb-panel-past = zakończona
rb-panel-sequence = Kolejność graczy
rb-panel-moment-done = gotowe
rb-panel-moment-waits = czeka
rb-panel-early = Tymczasem możesz grać tam, dokąd nie sięgają gracze, którzy są przed tobą.
rb-panel-pausing = Gra zaraz ruszy. Do tego czasu możesz zażądać ustalenia kolejności.
rb-panel-stage-free-map = Układanie mapy
rb-panel-stage-homes = Wybór domów
rb-panel-stage-praying = Modlitwa: kto zostaje, a kto idzie na koniec?
rb-panel-stage-choosing = Wybór pozycji
rb-panel-stage-over = Koniec gry
rb-panel-doing-production = Wytwarzaj towary i środki transportu, rozmnażaj, badaj
rb-panel-doing-movement = Rusz raz każdym środkiem transportu, ładuj i wyładowuj
rb-panel-doing-building = Buduj tam, gdzie są twoje środki transportu
rb-panel-doing-wonder = Dokładaj cegły, płacąc towarami z domu
rb-panel-then = Potem: { $phase }
rb-panel-then-turn = Potem: tura { $turn }
rb-panel-then-end = Potem gra się kończy
rb-panel-missing = brakuje: { $goods }
rb-panel-recipe = Z: { $inputs } powstaje: { $output }
rb-panel-yields = Daje co turę: { $output }
rb-panel-show = Pokaż na mapie: { $what }
rb-panel-riches-about = Złoto jest warte { $gold }, monety { $coins }, a akcje { $stock } punktów, tylko na środkach transportu.
rb-panel-unloaded = Na ziemi, bez punktów:
rb-panel-home = Dom
rb-panel-transporter = { $transporter }, { $load } z { $room }: { $cargo }
rb-panel-still-title = Jeszcze możliwe w tej fazie: { $phase }
rb-panel-still-about = Wybierz wiersz, aby zobaczyć to na mapie.
rb-panel-still-none = Wszystko zrobione w tej fazie: { $phase }
rb-panel-still-none-about = Można już tylko przekładać towary.
rb-panel-still-move = { $transporter }: jeszcze bez ruchu
rb-panel-still-produce = Zaopatrz zakład ({ $places ->
    [one] 1 sposób
    [few] { $places } sposoby
    [many] { $places } sposobów
   *[other] { $places } sposobu
})
rb-panel-still-make = Zrób środek transportu ({ $places ->
    [one] 1 sposób
    [few] { $places } sposoby
    [many] { $places } sposobów
   *[other] { $places } sposobu
})
rb-panel-still-harness = Zrób wóz z osła ({ $places ->
    [one] 1 sposób
    [few] { $places } sposoby
    [many] { $places } sposobów
   *[other] { $places } sposobu
})
rb-panel-still-breed = Rozmnóż osły ({ $places ->
    [one] 1 sposób
    [few] { $places } sposoby
    [many] { $places } sposobów
   *[other] { $places } sposobu
})
rb-panel-still-research = Zbadaj dziedzinę ({ $places ->
    [one] 1 sposób
    [few] { $places } sposoby
    [many] { $places } sposobów
   *[other] { $places } sposobu
})
rb-panel-still-upgrade = Przerób fabrykę na nowy typ ({ $places ->
    [one] 1 sposób
    [few] { $places } sposoby
    [many] { $places } sposobów
   *[other] { $places } sposobu
})
rb-panel-still-destroy = Zniszcz środek transportu ({ $places ->
    [one] 1 sposób
    [few] { $places } sposoby
    [many] { $places } sposobów
   *[other] { $places } sposobu
})
rb-panel-still-set-down = Odstaw to, co jest wiezione ({ $places ->
    [one] 1 sposób
    [few] { $places } sposoby
    [many] { $places } sposobów
   *[other] { $places } sposobu
})
rb-panel-still-build = Postaw budynek ({ $places ->
    [one] 1 sposób
    [few] { $places } sposoby
    [many] { $places } sposobów
   *[other] { $places } sposobu
})
rb-panel-still-sink = Zbuduj nowy szyb ({ $places ->
    [one] 1 sposób
    [few] { $places } sposoby
    [many] { $places } sposobów
   *[other] { $places } sposobu
})
rb-panel-still-road = Zbuduj drogę ({ $places ->
    [one] 1 sposób
    [few] { $places } sposoby
    [many] { $places } sposobów
   *[other] { $places } sposobu
})
rb-panel-still-bridge = Zbuduj most ({ $places ->
    [one] 1 sposób
    [few] { $places } sposoby
    [many] { $places } sposobów
   *[other] { $places } sposobu
})
rb-panel-still-wall = Zbuduj mur ({ $places ->
    [one] 1 sposób
    [few] { $places } sposoby
    [many] { $places } sposobów
   *[other] { $places } sposobu
})
rb-panel-still-raze = Zburz mur ({ $places ->
    [one] 1 sposób
    [few] { $places } sposoby
    [many] { $places } sposobów
   *[other] { $places } sposobu
})
rb-panel-still-back = Wróć
rb-panel-still-anyway = Mimo to zakończ fazę
rb-panel-still-end = Zakończ tę fazę: { $phase }
rb-panel-order = Kolejność graczy
rb-panel-order-praying = Począwszy od świątyni, każdy gracz modli się dalej albo przechodzi na koniec rzędu. Gracze z końca wybierają pierwsi.
rb-panel-order-choosing = Począwszy od końca rzędu, każdy gracz zajmuje wolną pozycję na tę fazę: { $phase }.
rb-panel-order-later = Kolejność w następnych fazach
rb-panel-about-call = Zażądaj tego, jeśli chcesz grać wcześniej albo później: rząd przed świątynią decyduje, kto wybiera pierwszy.
rb-panel-about-keep-praying = Zostajesz blisko świątyni: teraz wybierasz późno, ale na koniec gry wygrywasz remisy.
rb-panel-about-stop-praying = Oddalasz się od świątyni: teraz wcześnie wybierasz pozycję.
rb-panel-chart = Tor kolejności
rb-panel-chart-about = Pozycja 1 gra pierwsza. Czasem lepsza jest ostatnia: widać, co zrobili inni.
rb-panel-free = wolna
rb-panel-temple = Rząd przed świątynią
rb-panel-temple-about = Od najbliższego miejsca. Kto jest najdalej od świątyni, wybiera pozycję pierwszy.
rb-panel-prays-stops = przerywa
rb-panel-prays-stays = zostaje
rb-panel-prays-asked = teraz odpowiada
rb-panel-orders = Stałe polecenia
rb-panel-orders-about = Automatyczne odpowiedzi na powtarzające się pytania, aby gra na ciebie nie czekała. Możesz je zmienić w każdej chwili.
rb-panel-order-pray = Gdy mogę przerwać modlitwę
rb-panel-order-pray-ask = Pytaj mnie
rb-panel-order-pray-keep = Módl się dalej
rb-panel-order-pray-stop = Przerwij modlitwę
rb-panel-order-position = Moja pozycja
rb-panel-order-position-ask = Pytaj mnie
rb-panel-order-position-first = Pierwsza wolna
rb-panel-order-position-last = Ostatnia wolna
rb-panel-order-consent = Gdy inni chcą użyć tego, co jest na moich środkach transportu
rb-panel-order-consent-ask = Pytaj mnie
rb-panel-order-consent-agree = Zawsze się zgadzaj
rb-panel-order-consent-refuse = Zawsze odmawiaj
rb-panel-order-consent-about = Stała zgoda oznacza, że inni mogą zabrać twoje towary.
rb-panel-order-breed = Gdy kończy się moja produkcja
rb-panel-order-breed-always = Rozmnażaj osły, gdzie się da
rb-panel-order-breed-never = Nie rozmnażaj automatycznie
rb-panel-order-breed-about = Gdy na pustym pastwisku są tylko dwa twoje osły, przed końcem twojej produkcji przybywa trzeci.
rb-panel-production = Produkcja
rb-panel-production-now = Wszystko w zasięgu twoich środków transportu. Co tu powstanie, możesz zabrać.
rb-panel-production-later = Co może powstać tam, gdzie są twoje środki transportu, gdy zacznie się faza produkcji.
rb-panel-production-watch = Wszystko na mapie, co coś wytwarza.
rb-panel-production-none = Żaden z twoich środków transportu nie jest przy budynku. Ze środkiem transportu przy zakładzie możesz go zaopatrzyć i zabrać, co wytworzy.
rb-panel-no-buildings = Nic jeszcze nie zbudowano.
rb-panel-made = Wytworzono w tej turze: { $made } z { $most }
rb-panel-used-up = W tej turze nie wytworzy już więcej.
rb-panel-lacks = Za mało towarów w zasięgu.
rb-panel-could-make = Z tego, co tu jest: { $good } ×{ $count }
rb-panel-make = Wytwórz: { $good } ×{ $count }
rb-panel-make-all = Wytwórz wszystko: { $good } ×{ $count }
rb-panel-by-itself = Automatycznie na koniec fazy, zostaje na kafelku: { $good } ×{ $count }
rb-panel-source = Jedna sztuka co turę, dla każdego, kto po nią przyjedzie.
rb-panel-lies = Na ziemi:
rb-panel-make-transporter = Zrób: { $transporter }
rb-panel-launch = Gdzie zwodować?
rb-panel-which-donkey = Z którego osła ma powstać wóz?
rb-panel-breed = Osły na pustym pastwisku
rb-panel-breed-do = Rozmnóż osły
rb-panel-can-research = Możesz teraz coś zbadać.
rb-panel-to-research = Wybierz dziedzinę
rb-panel-duty = Najpierw zdecyduj
rb-panel-building = Budowa
rb-panel-building-now = Wybierz, co zbudować tam, gdzie są twoje środki transportu. Płacisz towarami, które tam są.
rb-panel-building-later = Co możesz zbudować tam, gdzie są teraz twoje środki transportu, gdy w fazie budowy przyjdzie twoja kolej.
rb-panel-building-watch = Wszystko, co można zbudować, i ile to kosztuje.
rb-panel-group-sources = Surowce
rb-panel-group-producers = Przetwarzanie towarów
rb-panel-group-factories = Fabryki środków transportu
rb-panel-group-ways = Drogi i mosty
rb-panel-group-walls = Mury
rb-panel-rest = Tutaj teraz niemożliwe: { $count }
rb-panel-build-road = droga
rb-panel-build-road-about = Wozy i ciężarówki potrzebują dróg; osły idą nimi dwa razy dalej.
rb-panel-build-bridge = most
rb-panel-build-bridge-about = Łączy dwa brzegi rzeki, dla wszystkich.
rb-panel-build-wall = mur
rb-panel-build-wall-about = Nikt inny nie przejdzie. Drugi żeton kosztuje jeszcze 2 kamienie, trzeci jeszcze 3.
rb-panel-build-raze = zburzenie muru
rb-panel-build-raze-about = Kosztuje o jedną deskę więcej, niż mur ma żetonów. Mur staje się neutralny.
rb-panel-build-sink = nowy szyb
rb-panel-build-sink-about = Napełnia kopalnię na nowo.
rb-panel-needs = wymaga badania: { $topic }
rb-panel-no-site = Nie ma miejsca tam, gdzie są twoje środki transportu; wymaga: { $site }
rb-panel-no-place = Nie ma miejsca tam, gdzie są twoje środki transportu
rb-panel-places = { $places ->
    [one] 1 miejsce
    [few] { $places } miejsca: wybierz jedno
    [many] { $places } miejsc: wybierz jedno
   *[other] { $places } miejsca: wybierz jedno
}
rb-panel-research = Badania
rb-panel-research-about = Dwie gęsi i papier razem na kafelku z twoim środkiem transportu pozwalają w fazie produkcji zbadać jedną dziedzinę. Zostaje twoja na zawsze.
rb-panel-research-price = Jedna dziedzina kosztuje
rb-panel-research-can = Masz wszystko, co trzeba: wybierz dziedzinę.
rb-panel-research-cannot = Nie masz teraz tego razem w zasięgu.
rb-panel-research-do = Zbadaj to
rb-panel-research-at = Zbadaj na { $region }
rb-panel-opens = Odblokowuje: { $building }
rb-panel-opens-mines = Nowe kopalnie i szyby mogą zawierać: { $fillings }.
rb-panel-opens-shafts = Możesz budować nowe szyby w kopalniach.
rb-panel-vehicle = Miejsce na { $room }, { $steps ->
    [one] 1 krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
}
rb-panel-stands = Stoi na: { $site }
rb-panel-you-have = Zbadane
rb-panel-wonder = Cud
rb-panel-wonder-about = Na koniec gry za każdy rząd z cegłami jest { $points } punktów do podziału, zależnie od tego, ile cegieł kto w nim ma.
rb-panel-brick-price = Twoja następna cegła kosztuje
rb-panel-brick-home = Musisz mieć środek transportu na kafelku swojego domu.
rb-panel-brick-missing = { $count ->
    [one] W domu brakuje 1 towaru.
    [few] W domu brakuje { $count } towarów.
    [many] W domu brakuje { $count } towarów.
   *[other] W domu brakuje { $count } towaru.
}
rb-panel-brick-later = Towary są w domu: możesz ją kupić w fazie cudu.
rb-panel-show-home = Pokaż mój dom
rb-panel-rows = Rzędy cudu, od góry
rb-panel-shares = Punkty za każdy rząd, gdyby gra skończyła się teraz
rb-panel-bricks-neutral = { $count ->
    [one] 1 neutralna
    [few] { $count } neutralne
    [many] { $count } neutralnych
   *[other] { $count } neutralnej
}
rb-panel-bricks-unused = { $count ->
    [one] 1 niczyja
    [few] { $count } niczyje
    [many] { $count } niczyich
   *[other] { $count } niczyjej
}
rb-panel-bricks-free = { $count ->
    [one] 1 wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
rb-panel-neutral = Neutralne: jedna więcej co turę
rb-panel-neutral-left = { $laid } z { $all }
rb-panel-unused = Leżą od początku
rb-panel-unused-about = bez punktów
rb-panel-mark-dearer = Od cegły { $brick } każda kosztuje o jeden towar więcej.
rb-panel-mark-water = Cegła { $brick } nawadnia pustynie: stają się pastwiskami.
rb-panel-mark-end = Cegła { $brick } kończy grę.
rb-panel-watered = Pustynie są nawodnione i są teraz pastwiskami.
rb-panel-process = Co z czego powstaje
rb-panel-process-about = Na zielono: towary, które masz przy swoich środkach transportu. Linie prowadzą od towarów do budynków, a od nich do tego, co wytwarzają.
rb-panel-process-touch = Wybierz element, aby zobaczyć, czego wymaga i co daje.
rb-panel-enlarge = Powiększ
rb-panel-look = Widok
rb-panel-look-drawing = Rysunek
rb-panel-look-list = Lista
rb-panel-have = dostępne: { $count }
rb-panel-geese = Gdy na pastwisku są tylko dwie gęsi, przybywa trzecia. Dwie gęsi i papier dają badanie.
rb-panel-most = najwyżej { $most } w turze
rb-panel-costs = Kosztuje
rb-panel-way-land = lądem
rb-panel-way-road = tylko drogami
rb-panel-way-water = wodą

## read

rb-read-any = dowolny towar
rb-read-tile = { $terrain } ({ $tile })

rb-read-status = Stan gry
rb-read-do = Co możesz zrobić
rb-read-search = Szukaj
rb-read-found = { $count ->
    [0] Nic nie znaleziono
    [one] Znaleziono 1
   *[other] Znaleziono { $count }
}
rb-read-homes = Możliwe miejsca na dom
rb-read-works = Produkcja, budowa środków transportu i hodowla
rb-read-go = Rusz tam
rb-read-paid = Już zapłacone: { $goods }
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
rb-read-show = Pokaż kafelki
rb-read-show-mine = Moje
rb-read-show-near = Blisko moich
rb-read-show-all = Wszystkie
rb-read-tiles = { $count ->
    [one] 1 kafelek
    [few] { $count } kafelki, od północy na południe
    [many] { $count } kafelków, od północy na południe
   *[other] { $count } kafelka, od północy na południe
}
rb-read-plain = Puste kafelki
rb-read-counted = { $name }: { $goods }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
rb-read-by-row = Cud rząd po rzędzie
