# What is said about a game of Roads & Boats.
# Names are labels, never bent inside a sentence: write "Taken: boards", not "takes the boards". Places and things come
# after a colon, in brackets or beside an arrow, where they need no ending.

## Goods, and how they are written on the map in two letters

good-boards = deski
good-trunks = pnie
good-stone = kamień
good-clay = glina
good-fuel = paliwo
good-paper = papier
good-gold = złoto
good-iron = żelazo
good-coins = monety
good-stock = akcje
good-goose = gęś

short-boards = de
short-trunks = pn
short-stone = ka
short-clay = gl
short-fuel = pl
short-paper = pp
short-gold = zł
short-iron = że
short-coins = mo
short-stock = ak
short-goose = gę

## Transporters, and how they are written on the map in one letter

transporter-donkey = osioł
transporter-wagon = wóz
transporter-truck = ciężarówka
transporter-raft = tratwa
transporter-rowboat = łódź wiosłowa
transporter-steamer = parowiec

short-donkey = O
short-wagon = W
short-truck = C
short-raft = T
short-rowboat = Ł
short-steamer = P

## Buildings

building-woodcutter = chata drwala
building-quarry = kamieniołom
building-clay-pit = glinianka
building-mine = kopalnia
building-oil-rig = platforma wiertnicza
building-sawmill = tartak
building-stone-factory = fabryka kamienia
building-coal-burner = chata węglarza
building-paper-mill = papiernia
building-mint = mennica
building-stock-exchange = giełda
building-raft-factory = fabryka tratew
building-wagon-factory = fabryka wozów
building-rowboat-factory = fabryka łodzi wiosłowych
building-truck-factory = fabryka ciężarówek
building-steamer-factory = fabryka parowców

## Terrains, and where buildings stand

terrain-pasture = pastwisko
terrain-woods = las
terrain-rock = skały
terrain-mountain = góry
terrain-desert = pustynia
terrain-sea = morze

site-woods = las
site-rock = skały
site-mountain = góry
site-shore = kafelek nadbrzeżny
site-sea = morze
site-land = dowolny ląd poza pustynią

## Research, fillings of mines, phases

topic-rowboat = łódź wiosłowa
topic-truck = ciężarówka
topic-steamer = parowiec
topic-oil-rig = platforma wiertnicza
topic-specialised-mines = wyspecjalizowane kopalnie
topic-big-mines = duże kopalnie
topic-new-shafts = nowe szyby

filling-mixed = 3 złota + 3 żelaza
filling-gold = 4 złota
filling-iron = 4 żelaza
filling-big = 5 złota + 5 żelaza

phase-production = produkcja
phase-movement = ruch
phase-building = budowa
phase-wonder = cud

## Directions, as short as on a compass. They are typed too, so all six are different.

direction-e = E
direction-se = SE
direction-sw = SW
direction-w = W
direction-nw = NW
direction-ne = NE

## Places

rb-place-river = { $tile } rzeka
rb-place-dock = { $region } wybrzeże { $direction }
rb-edge-bank = { $direction }, brzeg { $bank }
rb-goods-none = nic
rb-wood = pnie lub deski

## The table

rb-show-free-map = Układanie mapy, kafelek { $tile } z { $tiles }: { $name }
rb-show-homes = Wybór domów: { $name }
rb-show-settling = Tura { $turn } z { $turns }, { $phase }: ustalanie kolejności
rb-show-turn = Tura { $turn } z { $turns }, { $phase }: { $name }
rb-show-sequence = Kolejność: { $names }
rb-show-temple = Przy świątyni, od najbliższego miejsca: { $names }
rb-show-wonder = Cud: { $bricks ->
    [one] 1 cegła
    [few] { $bricks } cegły
    [many] { $bricks } cegieł
   *[other] { $bricks } cegły
} z { $last }
rb-show-row = rząd { $row }: { $bricks }
rb-show-price = następna cegła: { $goods ->
    [one] 1 towar
    [few] { $goods } towary
    [many] { $goods } towarów
   *[other] { $goods } towaru
}
rb-show-bricks = 1 do 6: cegły tego gracza; n: neutralna; x: w kolorze, którym nikt nie gra; kropka: wolne miejsce
rb-show-irrigation = cegła { $brick } nawadnia pustynie
rb-show-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
rb-show-wealth = majątek { $riches }, cud { $wonder }
rb-show-in-reach = w zasięgu, niezaładowane: { $goods }
rb-show-home = dom { $region }
rb-show-research = badania: { $topics }
rb-show-empty = bez ładunku
rb-show-can-move = może ruszyć
rb-show-moved = już po ruchu
rb-show-steps-left = { $steps ->
    [0] na miejscu
    [one] został 1 krok
    [few] zostały { $steps } kroki
    [many] zostało { $steps } kroków
   *[other] zostało { $steps } kroku
}
rb-show-carries = wiezie: { $transporter }
rb-show-carried = na innym środku transportu
rb-show-flock = { $geese ->
    [one] prowadzi 1 gęś
    [few] prowadzi { $geese } gęsi
    [many] prowadzi { $geese } gęsi
   *[other] prowadzi { $geese } gęsi
}

rb-intro =
    Zaczynasz z osłami, deskami i gęśmi. Woź towary tam, gdzie są potrzebne, buduj zakłady, które wytwarzają nowe,
    i zamieniaj złoto w monety, a monety w akcje. Na koniec złoto, monety i akcje liczą się tylko na twoich środkach
    transportu; liczą się też twoje cegły w cudzie. Dobry pierwszy dom jest blisko lasu, skał i gór. Możesz wpisać:
    h (pomoc), a (co ile kosztuje), r (zasady).

## The map and one tile

rb-map-edges = Krawędzie: ≈ rzeka, = droga, 1 do 6 mur tego gracza, # mur neutralny
rb-map-home = dom
rb-map-bridge = most
rb-map-heap = { $count } tow.
rb-map-how = t 2,-1: wszystko o kafelku; a: co ile kosztuje

rb-tile-none = Nie ma kafelka { $tile }.
rb-tile-which = Wpisz t i współrzędne kafelka, na przykład: t 2,-1
rb-tile-title = Kafelek { $tile }: { $terrain }
rb-tile-shore = nadbrzeżny
rb-tile-region = Region { $region }, krawędzie: { $edges }
rb-tile-river = Rzeka, krawędzie: { $edges }
rb-tile-goods = Towary: { $goods }
rb-tile-home = Dom: { $name }
rb-tile-building = Budynek: { $building }
rb-tile-made = powstało w tej turze: { $count } z { $most }
rb-tile-production = Może powstać z towarów w zasięgu ({ $good }): { $count }; automatycznie: { $alone }
rb-tile-bag = w kopalni: złoto { $gold }, żelazo { $iron }
rb-tile-bridge = Most: { $from } – { $to }
rb-tile-bridge-site = Tu może powstać most: { $from } – { $to }
rb-tile-roads = Drogi do: { $tiles }
rb-tile-wall = Mur od strony { $direction }, { $tokens ->
    [one] 1 żeton
    [few] { $tokens } żetony
    [many] { $tokens } żetonów
   *[other] { $tokens } żetonu
}: { $owner }
rb-tile-nobody = neutralny
rb-tile-can-build = Można zbudować teraz albo w fazie budowy: { $buildings }
rb-tile-could-build = Gdy będzie więcej towarów: { $buildings }
rb-tile-missing = { $building } (brakuje: { $goods })
rb-tile-nobody-there = Aby tu budować, musisz mieć tu środek transportu.

## What things cost

rb-aid-transporters = Środki transportu: ile mają miejsca i kroków, z czego powstają
rb-aid-transporter = { $transporter }: miejsce na { $room }, { $steps ->
    [one] 1 krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
} { $way ->
    [water] po wodzie
    [both] po drodze, 1 bez drogi
   *[road] po drodze
}
rb-aid-made-of = powstaje z: { $goods }
rb-aid-made-of-donkey = powstaje z osła oraz: { $goods }
rb-aid-bred = dwa na pustym pastwisku dają trzeciego
rb-aid-buildings = Budynki: ile kosztują, gdzie stoją, co robią
rb-aid-building = { $building }: { $cost }; { $site }
rb-aid-needs = wymaga badań
rb-aid-yields = wytwarza: { $good }, 1 w turze
rb-aid-bag = wytwarza to, co ma w worku, 1 w turze
rb-aid-recipe = wytwarza: { $inputs } → { $output } ×{ $gives }, najwyżej { $most } w turze
rb-aid-factory = robi środek transportu: { $transporter }, 1 w turze
rb-aid-other = Droga, most, pierwszy żeton muru, za sztukę: { $price }. Nowy szyb: { $shaft }. Badanie: { $research }.
rb-aid-points = Na koniec na środkach transportu: { $goods }. Punkty do podziału w każdym rzędzie cudu: { $points }.

## What can be done

rb-do-lay = Dołóż na { $tile }: { $terrain }
rb-do-lay-river = Dołóż na { $tile }: { $terrain }, rzeka { $river }
rb-do-settle = Dom na { $region }: { $terrain }; wokół: { $around }
rb-do-call = Zażądaj ustalenia kolejności: { $phase }
rb-do-drop-call = Wycofaj żądanie ustalenia kolejności: { $phase }
rb-do-wait = Czekaj: najpierw zagrają inni
rb-do-keep-praying = Módl się dalej
rb-do-stop-praying = Przerwij modlitwę i przejdź na koniec rzędu
rb-do-take-position = Zajmij pozycję { $position }
rb-do-load = Załaduj: { $good } ({ $from } → { $to })
rb-do-unload = Wyładuj: { $good } ({ $from } → { $to })
rb-do-pass = Przekaż: { $good } ({ $from } → { $to })
rb-do-times = { $action }, ×{ $count }
rb-do-produce = Produkuj na { $tile } ({ $building }): { $inputs } → { $outputs }
rb-do-make = Zrób na { $tile }: { $transporter } ({ $place })
rb-do-harness = Zrób wóz z osła: { $transporter }
rb-do-breed = Rozmnóż osły: { $region }
rb-do-research = Badanie na { $region }: { $topic }
rb-do-upgrade = Przerób fabrykę na { $tile }, nowy typ: { $building }
rb-do-destroy = Zniszcz: { $transporter }
rb-do-step = Ruch → { $place }
rb-do-step-ashore = Ruch → { $place }, gęsi na ląd: { $region }
rb-do-lead = Prowadź o jedną gęś więcej: { $transporter } (z { $region })
rb-do-leave = Prowadź o jedną gęś mniej: { $transporter }
rb-do-carry = Weź na pokład: { $passenger } (wiezie { $carrier })
rb-do-set-down = Odstaw (wiezie { $carrier }): { $place }
rb-do-build = Zbuduj na { $region }: { $building }
rb-do-build-mine = Zbuduj na { $region }: { $building } ({ $filling })
rb-do-sink = Zbuduj szyb na { $tile }: { $filling }
rb-do-road = Zbuduj drogę: { $region } → { $to } ({ $direction })
rb-do-bridge = Zbuduj most: { $from } – { $to }
rb-do-wall = Zbuduj mur: { $region } | { $to } ({ $direction })
rb-do-raze = Zburz mur: { $region } | { $to } ({ $direction })
rb-do-brick = Kup cegłę cudu
rb-do-pay = Zapłać: { $good } (skąd: { $from })
rb-do-withdraw = Anuluj
rb-do-agree = Zgódź się
rb-do-refuse = Odmów
rb-do-done = { $duty ->
    [upgrade] Nie przerabiaj więcej fabryk
   *[other] Zakończ swoją część fazy: { $phase }
}
rb-do-done-left = Zakończ swoją część fazy: { $phase } (bez ruchu: { $transporters })

## Lists to choose from

rb-choose = Wybierz (1–{ $most }, h: pomoc):
rb-choose-back = Wybierz (1–{ $most }, 0: powrót, h: pomoc):
rb-choose-enter = Wybierz (1–{ $most }, Enter: { $default }, h: pomoc):
rb-menu-asked = { $name }:
rb-menu-several = Które z tych?
rb-menu-lay-where = Dołóż kafelek na { $tile } ({ $count ->
    [one] 1 sposób
    [few] { $count } sposoby
    [many] { $count } sposobów
   *[other] { $count } sposobu
})
rb-menu-lay-what = Dołóż na { $tile }: { $terrain } ({ $count ->
    [one] 1 sposób
    [few] { $count } sposoby
    [many] { $count } sposobów
   *[other] { $count } sposobu
})
rb-menu-goods = Załaduj lub rozładuj: { $transporter } ({ $place }; { $cargo })
rb-menu-move = Rusz: { $transporter } ({ $place }; { $cargo }; { $state })
rb-menu-go = Ruch { $direction } → { $place }: { $about }
rb-menu-go-ashore = gęsi na ląd: { $region }
rb-menu-go-far = Ruch → { $place }: { $about } ({ $steps ->
    [one] 1 krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
})
rb-menu-further = Ruch dalej: { $places ->
    [one] 1 miejsce
    [few] { $places } miejsca
    [many] { $places } miejsc
   *[other] { $places } miejsca
}
rb-menu-by-road = po drodze
rb-menu-research = Badanie za towary na { $region }
rb-menu-build = Zbuduj na { $tile }: { $terrain }; towary: { $goods } ({ $count ->
    [one] 1 możliwość
    [few] { $count } możliwości
    [many] { $count } możliwości
   *[other] { $count } możliwości
})
rb-menu-walls = Mury na { $tile } ({ $count ->
    [one] 1 możliwość
    [few] { $count } możliwości
    [many] { $count } możliwości
   *[other] { $count } możliwości
})
rb-menu-roads = Drogi i mosty na { $tile } ({ $count ->
    [one] 1 możliwość
    [few] { $count } możliwości
    [many] { $count } możliwości
   *[other] { $count } możliwości
})
rb-menu-cost = { $action }, koszt: { $cost }
rb-menu-bill = Do zapłacenia: { $action }
rb-menu-pay-usual = Zapłać wszystko: { $goods }
rb-menu-question = { $name } prosi o zgodę: { $action }
rb-menu-destroy = Masz za dużo środków transportu: zniszcz jeden przy fabryce.
rb-menu-upgrade = Fabryki można przerobić na nowy typ tylko teraz.
rb-menu-nothing-else = W tej fazie możesz tylko przekładać towary.

rb-help =
    Liczba  wybiera pozycję o tym numerze; 0 wraca do poprzedniej listy
    d  kończy twoją część fazy
    m  pokazuje mapę; t 2,-1 pokazuje wszystko o jednym kafelku i o tym, co można tam zbudować
    s  pokazuje środki transportu wszystkich graczy i cały cud
    a  pokazuje, co ile kosztuje i co wytwarza
    r  pokazuje zasady; r RB-MOVE-06 pokazuje jedną z nich
    l  pokazuje przebieg całej gry
    h  pokazuje tę pomoc; q opuszcza grę
    Jeśli na liście są współrzędne albo kierunki, można wpisać także je: 2,-1 albo NE. Na kafelku przeciętym przez
    rzekę 2,-1a i 2,-1b to jego regiony.
    Możesz też wpisać, co chcesz zrobić:
      ruch 3 2,-1            załaduj 3 deski 2     wyładuj 3 deski       przekaż 3 5 deski
      buduj kopalnia 2,-1    droga 2,-1 NE         most 2,-1             mur 2,-1 NE
      produkuj 2,-1          zrób 2,-1             wóz 3                 badanie ciężarówka
    Z literą w na początku, na przykład w buduj kopalnia 2,-1, zobaczysz, dlaczego to niemożliwe, wraz z zasadą.

## What may be typed to do something

rb-verb-settle = dom
rb-verb-lay = dołóż
rb-verb-go = ruch
rb-verb-load = załaduj
rb-verb-unload = wyładuj
rb-verb-pass = przekaż
rb-verb-lead = prowadź
rb-verb-leave = zostaw
rb-verb-carry = weź
rb-verb-set-down = odstaw
rb-verb-produce = produkuj
rb-verb-make = zrób
rb-verb-wagon = wóz
rb-verb-breed = rozmnóż
rb-verb-research = badanie
rb-verb-upgrade = przerób
rb-verb-destroy = zniszcz
rb-verb-build = buduj
rb-verb-shaft = szyb
rb-verb-road = droga
rb-verb-bridge = most
rb-verb-wall = mur
rb-verb-raze = zburz
rb-verb-brick = cegła
rb-verb-pay = zapłać
rb-verb-wait = czekaj
rb-verb-done = koniec

rb-why-what = Wpisz w i to, co chcesz zrobić, na przykład: w buduj kopalnia 2,-1 albo w ruch 3 2,-1. Więcej: h.
rb-why-free = Możesz to teraz zrobić: { $action }
rb-why-belongs = To należy do innej fazy: { $phase }.
rb-why-then = W obecnej sytuacji będzie to wtedy możliwe: { $action }
rb-why-missing = { $action }. W obecnej sytuacji brakuje: { $goods }
rb-why-short = Podaj więcej szczegółów: { $example }

rb-example-tile = kafelek, na przykład { $verb } 2,-1
rb-example-transporter = numer środka transportu, na przykład { $verb } 3
rb-example-go = środek transportu i kafelek, na przykład { $verb } 3 2,-1
rb-example-load = środek transportu i towar, na przykład { $verb } 3 { $good }
rb-example-pass = dwa środki transportu i towar, na przykład { $verb } 3 5 { $good }
rb-example-two = dwa środki transportu, na przykład { $verb } 3 5
rb-example-build = budynek i kafelek, na przykład { $verb } { $building } 2,-1
rb-example-edge = kafelek i kierunek, na przykład { $verb } 2,-1 { $direction }
rb-example-lay = kafelek, teren i kierunki rzeki, na przykład { $verb } 2,-1 { $terrain } { $direction }
rb-example-research = dziedzina, na przykład { $verb } { $topic }
rb-example-pay = towar, na przykład { $verb } { $good }

## What happened

rb-log-tile-laid = dokłada: { $terrain } ({ $tile })
rb-log-tile-laid-river = dokłada: { $terrain } ({ $tile }), rzeka { $river }
rb-log-map-made = Mapa jest gotowa: { $tiles ->
    [one] 1 kafelek
    [few] { $tiles } kafelki
    [many] { $tiles } kafelków
   *[other] { $tiles } kafelka
}.
rb-log-settled = wybiera dom: { $region }
rb-log-turn = Zaczyna się tura { $turn }.
rb-log-phase = Faza: { $phase }.
rb-log-waited = { $name } czeka, aż zagrają inni.
rb-log-order-called = { $name } żąda ustalenia kolejności: { $phase }.
rb-log-call-dropped = { $name } wycofuje żądanie ustalenia kolejności: { $phase }.
rb-log-prays-on = { $name } modli się dalej.
rb-log-stops-praying = { $name } przerywa modlitwę i przechodzi na koniec rzędu.
rb-log-position = { $name } zajmuje pozycję { $position }.
rb-log-yielded = Powstaje na { $region }: { $good }.
rb-log-mined = Wydobycie na { $region }: { $good }.
rb-log-goose-born = Wykluwa się gęś: { $region }.
rb-log-loaded = { $name } ładuje: { $good } ({ $from } → { $to }).
rb-log-unloaded = { $name } wyładowuje: { $good } ({ $from } → { $to }).
rb-log-passed = { $name } przekazuje: { $good } ({ $from } → { $to }).
rb-log-bill-opened = { $name } ma do zapłacenia: { $action }.
rb-log-paid = { $name } płaci: { $good } (skąd: { $from }).
rb-log-bill-withdrawn = { $name } anuluje płatność.
rb-log-produced = { $name } produkuje na { $tile }: { $good } ×{ $count }.
rb-log-ran = Powstaje automatycznie na { $tile }: { $used } → { $good } ×{ $count }.
rb-log-made-for-nobody = Fabryka na { $tile } robi niczyj środek transportu z: { $used }. Przepada on razem z towarami.
rb-log-vanished = { $sets ->
    [one] Przepadają dwie gęsi i papier: { $region }.
    [few] Przepadają gęsi i papier, { $sets } komplety: { $region }.
    [many] Przepadają gęsi i papier, { $sets } kompletów: { $region }.
   *[other] Przepadają gęsi i papier, { $sets } kompletu: { $region }.
}
rb-log-transporter-made = nowy środek transportu: { $transporter } ({ $place })
rb-log-donkey-born = nowy środek transportu: { $transporter } ({ $region })
rb-log-destroyed = niszczy: { $transporter } ({ $region })
rb-log-researched = kończy badanie: { $topic }
rb-log-upgrades-done = nie przerabia więcej fabryk
rb-log-upgraded = przerabia fabrykę: { $building } ({ $tile })
rb-log-stepped = { $geese ->
    [0] { $name } rusza: { $transporter } ({ $from } → { $to }).
    [one] { $name } rusza: { $transporter } ({ $from } → { $to }) i prowadzi 1 gęś.
    [few] { $name } rusza: { $transporter } ({ $from } → { $to }) i prowadzi { $geese } gęsi.
    [many] { $name } rusza: { $transporter } ({ $from } → { $to }) i prowadzi { $geese } gęsi.
   *[other] { $name } rusza: { $transporter } ({ $from } → { $to }) i prowadzi { $geese } gęsi.
}
rb-log-led = { $geese ->
    [0] Nie prowadzi gęsi: { $transporter }.
    [one] Prowadzi 1 gęś: { $transporter }.
    [few] Prowadzi { $geese } gęsi: { $transporter }.
    [many] Prowadzi { $geese } gęsi: { $transporter }.
   *[other] Prowadzi { $geese } gęsi: { $transporter }.
}
rb-log-carried = { $name } bierze na pokład: { $passenger } (wiezie { $carrier }).
rb-log-set-down = { $name } odstawia: { $passenger } ({ $place }).
rb-log-built = buduje: { $building } ({ $region })
rb-log-built-mine = buduje: { $building } ({ $region }; { $filling })
rb-log-shaft = buduje szyb: { $filling } ({ $tile })
rb-log-road = { $name } buduje drogę: { $region } → { $to }.
rb-log-bridge = buduje most: { $from } – { $to }
rb-log-wall = buduje mur: { $tile } | { $to } (teraz { $tokens ->
    [one] 1 żeton
    [few] { $tokens } żetony
    [many] { $tokens } żetonów
   *[other] { $tokens } żetonu
})
rb-log-razed = burzy mur: { $tile } | { $to } ({ $tokens ->
    [0] nic nie zostaje
    [one] zostaje 1 neutralny żeton
    [few] zostają { $tokens } neutralne żetony
    [many] zostaje { $tokens } neutralnych żetonów
   *[other] zostaje { $tokens } neutralnego żetonu
})
rb-log-pushed-off = mur spycha na morze: { $transporter } ({ $place })
rb-log-brick = { $name } dokłada cegłę cudu nr { $number }.
rb-log-brick-neutral = Cegła cudu nr { $number } jest neutralna.
rb-log-irrigated = Pustynie są nawodnione i są teraz pastwiskami.
rb-log-asked = { $name } prosi o zgodę ({ $owner }): { $action }.
rb-log-agreed = { $name } się zgadza.
rb-log-refused = { $name } odmawia.
rb-log-ask-withdrawn = { $name } anuluje prośbę.
rb-log-done = { $name } kończy fazę: { $phase }.
rb-log-game-over = Koniec gry.

## Acts: what belongs together, told as one. Whoever did it stands before or above the line.

good-count-boards = { $count ->
    [one] 1 deska
    [few] { $count } deski
    [many] { $count } desek
   *[other] { $count } deski
}
good-count-trunks = { $count ->
    [one] 1 pień
    [few] { $count } pnie
    [many] { $count } pni
   *[other] { $count } pnia
}
good-count-stone = { $count ->
    [one] 1 kamień
    [few] { $count } kamienie
    [many] { $count } kamieni
   *[other] { $count } kamienia
}
good-count-clay = { $count ->
    [one] 1 glina
    [few] { $count } gliny
    [many] { $count } glin
   *[other] { $count } gliny
}
good-count-fuel = { $count ->
    [one] 1 paliwo
    [few] { $count } paliwa
    [many] { $count } paliw
   *[other] { $count } paliwa
}
good-count-paper = { $count ->
    [one] 1 papier
    [few] { $count } papiery
    [many] { $count } papierów
   *[other] { $count } papieru
}
good-count-gold = { $count ->
    [one] 1 złoto
    [few] { $count } złota
    [many] { $count } złota
   *[other] { $count } złota
}
good-count-iron = { $count ->
    [one] 1 żelazo
    [few] { $count } żelaza
    [many] { $count } żelaza
   *[other] { $count } żelaza
}
good-count-coins = { $count ->
    [one] 1 moneta
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}
good-count-stock = { $count ->
    [one] 1 akcja
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
}
good-count-goose = { $count ->
    [one] 1 gęś
    [few] { $count } gęsi
    [many] { $count } gęsi
   *[other] { $count } gęsi
}
rb-act-by = { $name }: { $line }
rb-act-paid = { $line } ({ $goods })
rb-act-trip = { $transporter }: { $route }
rb-act-trip-goods = { $transporter }: { $goods }, { $route }
rb-act-stop = { $place } ({ $done })
rb-act-aboard = wiezie: { $transporters }
rb-act-harvest = Produkcja: { $goods }
rb-act-made = { $works }: { $goods }
rb-act-order = Kolejność: { $names }
rb-act-home = dom
rb-act-roads = { $count ->
    [one] buduje drogę: { $ways }
    [few] buduje { $count } drogi: { $ways }
    [many] buduje { $count } dróg: { $ways }
   *[other] buduje { $count } drogi: { $ways }
}
rb-act-bricks = { $count ->
    [one] dokłada cegłę cudu nr { $last }
    [few] dokłada { $count } cegły cudu, do nr { $last }
    [many] dokłada { $count } cegieł cudu, do nr { $last }
   *[other] dokłada { $count } cegły cudu, do nr { $last }
}
rb-act-geese = { $count ->
    [one] idzie za nim 1 gęś
    [few] idą za nim { $count } gęsi
    [many] idzie za nim { $count } gęsi
   *[other] idzie za nim { $count } gęsi
}
rb-act-asked = prosi o zgodę ({ $owner }): { $action } – { $answer ->
    [agreed] jest zgoda
    [refused] odmowa
    [open] jeszcze bez odpowiedzi
   *[other] prośba anulowana
}
rb-act-unpaid = { $bill ->
    [open] ma do zapłacenia: { $action }
   *[other] jednak nie płaci: { $action }
}

## The count at the end

rb-total-title = Wyniki końcowe
rb-total-seat = Gracz
rb-total-riches = Majątek
rb-total-wonder = Cud
rb-total-points = Punkty
rb-total-goods = Na środkach transportu
rb-total-row = Rząd { $row } cudu: { $shares }
rb-total-share = { $name } { $points }
rb-winner = Wygrywa { $name }.
rb-winners = Zwycięstwem dzielą się: { $names }.
rb-alone = { $name } ma { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
rb-record = Najlepszy znany wynik na tej mapie ({ $map }): { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} ({ $by }).

## Why not

rb-no-such-seat = W tej grze nie ma gracza nr { $seat }.
rb-game-over = Gra już się zakończyła.
rb-not-your-moment = Teraz ruch: { $name }.
rb-not-now = Nie można tego teraz zrobić: najpierw trzeba zdecydować o czymś innym.
rb-wrong-phase = To można zrobić tylko w innej fazie. Teraz trwa: { $phase }.
rb-nobody-else = W grze jednoosobowej nie ustala się kolejności.
rb-has-called = Już żądasz ustalenia kolejności w tej fazie: { $phase }.
rb-has-not-called = Nie żądasz ustalenia kolejności w tej fazie: { $phase }.
rb-too-late-to-call = Jest za późno na żądanie ustalenia kolejności w tej fazie: { $phase }. Ktoś już w niej zagrał albo kolejność jest ustalona.
rb-within-reach = { $name } ma pierwszeństwo i może tam jeszcze dotrzeć. Poczekaj na swój ruch albo zrób coś dalej stąd.
rb-not-your-prayer = Najpierw o dalszej modlitwie decyduje { $name }.
rb-not-your-choice = Najpierw pozycję wybiera { $name }.
rb-position-taken = Pozycja { $position } jest już zajęta. Wybierz wolną.
rb-ask-open = Najpierw na prośbę odpowiada { $name }.
rb-refused = W tej fazie już nie można o to prosić: odmawia { $name }.
rb-order-settled = Nie możesz czekać: w tej fazie ustalono kolejność.
rb-wonder-in-order = Nie możesz czekać: cegły kupuje się po kolei.
rb-nobody-to-wait-for = Nie ma już na kogo czekać.
rb-has-waited = Nie możesz znowu czekać: od ostatniego czekania nikt inny nie zagrał.
rb-no-ask = Nikt cię o nic nie poprosił.
rb-bill-open = Najpierw dokończ rozpoczętą płatność albo ją anuluj.
rb-nothing-to-withdraw = Nie ma płatności ani prośby do anulowania.
rb-no-bill = Nie ma nic do zapłacenia.
rb-not-owed = Ta płatność nie obejmuje tego towaru: { $good }.
rb-not-in-pool = Tym nie można zapłacić: nie jest w zasięgu.
rb-must-destroy = Masz za dużo środków transportu: najpierw zniszcz jeden, który stoi przy fabryce środków transportu.
rb-nothing-to-destroy = Środek transportu można zniszczyć tylko wtedy, gdy masz ich za dużo.
rb-not-at-factory = Zniszczyć można tylko środek transportu przy fabryce środków transportu, który nie wiezie innego i sam nie jest wieziony: { $transporter }.
rb-still-too-many = Nawet bez niego środków transportu byłoby za dużo: { $transporter }.
rb-must-upgrade = Najpierw zdecyduj, które fabryki przerabiasz na nowy typ: można to zrobić tylko teraz.
rb-no-upgrade = Fabryki można przerobić na nowy typ tylko zaraz po badaniu.
rb-not-upgradable = Na { $tile } nie masz fabryki do przerobienia na nowy typ.
rb-cannot-lay = Kafelek można dołożyć tylko na wolne miejsce obok innego kafelka, a takim nie jest { $tile }.
rb-not-in-box = Takiego kafelka nie ma już w pudełku: { $terrain }.
rb-river-mismatch = Rzeka nie miałaby dalszego ciągu na { $tile }.
rb-river-from-nowhere = Rzeka zaczyna się od źródła albo tam, gdzie wpada do morza.
rb-river-unfinished = Pozostałymi kafelkami nie można by dokończyć rzeki.
rb-too-little-land = Byłoby za mało lądu na wszystkie domy.
rb-only-land-left = Wszystkie uzgodnione kafelki morza są już wyłożone: dołóż ląd.
rb-only-sea-left = Wszystkie uzgodnione kafelki lądu są już wyłożone: dołóż morze.
rb-no-such-tile = Nie ma kafelka { $tile }.
rb-no-such-region = Nie ma takiego regionu: { $region }.
rb-no-such-place = Nie ma takiego miejsca: { $place }.
rb-home-not-allowed = Dom nie może być tutaj: { $region }.
rb-home-too-close = Tu albo tuż obok już jest dom: { $region }.
rb-no-room-for-homes = Z domem tutaj zabrakłoby miejsca na pozostałe domy: { $region }.
rb-no-such-transporter = Nie ma środka transportu o numerze { $number }.
rb-not-yours = To nie jest twój środek transportu: { $transporter }.
rb-is-aboard = Jest na innym środku transportu: { $transporter }.
rb-missing = Za mało towarów w zasięgu ({ $good }): potrzeba { $needed }, jest { $found }.
rb-missing-any = Za mało towarów w zasięgu: potrzeba { $needed }, jest { $found }.
rb-not-present = Musisz mieć środek transportu z tym miejscem w zasięgu: { $tile }.
rb-out-of-reach = Jedno nie jest w zasięgu drugiego.
rb-not-there = Nie ma tego tutaj: { $good }.
rb-no-room = Nie ma już miejsca: { $transporter }.
rb-same-holder = Towar można przełożyć tylko ze środka transportu albo na środek transportu.
rb-at-sea = Na morzu można zostawić towary tylko na platformie wiertniczej.
rb-no-producer = Na { $tile } nie ma zakładu, który przetwarza towary.
rb-capacity-used = Na { $tile } powstało już wszystko, co może powstać w tej turze.
rb-no-factory = Na { $tile } nie ma do tego fabryki.
rb-not-donkey = To nie jest osioł przy fabryce wozów: { $transporter }.
rb-cannot-launch = Nowy środek transportu nie może tu trafić: { $place }.
rb-not-two-donkeys = Na pustym pastwisku muszą być dokładnie dwa twoje osły i nic więcej: { $region }.
rb-too-many-transporters = Masz już tyle środków transportu tego rodzaju, ile można mieć.
rb-has-researched = Ta dziedzina jest już zbadana: { $topic }.
rb-not-researched = Najpierw musisz to zbadać: { $topic }.
rb-mine-not-researched = Najpierw musisz zbadać kopalnie z taką zawartością: { $filling }.
rb-shafts-not-researched = Najpierw musisz zbadać nowe szyby.
rb-has-moved = W tej turze już po ruchu: { $transporter }.
rb-no-steps-left = W tej turze nie może ruszyć dalej: { $transporter }.
rb-needs-road = Potrzebuje drogi, a tu jej nie ma: { $transporter }.
rb-no-way-by-land = Lądem nie można się tam dostać w jednym kroku: { $place }.
rb-no-way-by-water = Wodą nie można się tam dostać w jednym kroku: { $place }.
rb-cargo-moved = Wiezie towary, które przemieścił już inny twój środek transportu: { $transporter }.
rb-wall-in-the-way = Na przeszkodzie stoi mur. Właściciel: { $name }.
rb-cannot-carry = Jest już po ruchu albo jeden z tych dwóch coś wiezie: { $transporter }.
rb-carries-none = Nie wiezie innego środka transportu: { $transporter }.
rb-too-early-to-set-down = Odstawić można dopiero w późniejszej turze, zanim ruszy: { $transporter }.
rb-cannot-set-down = Nie można tu odstawić środka transportu: { $place }.
rb-no-goose = Stąd nie można poprowadzić więcej gęsi: { $region }.
rb-no-followers = Nie prowadzi gęsi: { $transporter }.
rb-goose-moved = Te gęsi przemieścił już inny twój środek transportu: { $region }.
rb-split-flock = Prowadzonych gęsi tu nie ma: { $region }.
rb-not-ashore = Brzeg dla gęsi wybiera się tylko wtedy, gdy trafiają z morza na rzekę, i wtedy trzeba go wybrać.
rb-has-building = Tu już stoi budynek: { $building }.
rb-wrong-site = Nie może tam stać: { $building }.
rb-wrong-filling = Złoto lub żelazo wybiera się do kopalni i tylko do niej.
rb-no-mine = Na { $tile } nie ma kopalni.
rb-no-road-there = Tam nie może powstać droga: { $direction }.
rb-has-road = Tam już jest droga: { $direction }.
rb-no-bridge-there = Most prowadzi przez rzekę, między regionami, które jeszcze nie są połączone.
rb-no-wall-there = Tam nie może stać mur: { $direction }.
rb-foreign-wall = Stoi tu już mur. Właściciel: { $name }.
rb-tallest-wall = Mur nie może być wyższy.
rb-no-wall-to-raze = Nie stoi tam mur żadnego gracza: { $direction }.
rb-not-home = Musisz mieć środek transportu na kafelku swojego domu.

## Co jest nie tak z mapą

rb-fault-format = Nie można odczytać mapy.
rb-fault-no-name = Nadaj mapie nazwę.
rb-fault-name = Nazwa może mieć najwyżej { $most } znaków i nie może zawierać podziału wiersza.
rb-fault-no-tiles = Na mapie nie ma kafelków.
rb-fault-too-many-tiles = Na mapie jest za dużo kafelków: { $tiles }. Może ich być najwyżej { $most }.
rb-fault-too-far = Ten kafelek leży za daleko od środka.
rb-fault-terrain = Nieznany rodzaj terenu.
rb-fault-no-such-edge = Kafelek nie ma takiej krawędzi.
rb-fault-twice = Dwa kafelki leżą w tym samym miejscu.
rb-fault-river-at-sea = Na kafelku morza nie może być rzeki.
rb-fault-river-edges = Rzeka musi dochodzić co najmniej do jednej krawędzi, a do każdej z nich tylko raz.
rb-fault-rivers-cross = Rzeki na tym kafelku się przecinają.
rb-fault-river-off = Rzeka wychodzi tu poza mapę.
rb-fault-river-mismatch = Rzeka nie ma dalszego ciągu na sąsiednim kafelku.
rb-fault-gap = Ta część mapy nie łączy się z resztą.
rb-fault-seats = Mapa musi być dla 1–6 graczy.
rb-fault-seats-twice = Ta sama liczba graczy jest podana dwa razy.
rb-fault-donkeys = W domu jest na początku od 1 do 5 osłów.
rb-fault-start-goods = W domu jest na początku najwyżej { $most } sztuk każdego towaru.
rb-fault-no-seats = Nie podano, dla ilu graczy jest mapa.
rb-fault-home-off-map = Tam, gdzie jest ten dom, nie ma kafelka.
rb-fault-home-at-sea = Dom nie może być na morzu.
rb-fault-home-region = Kafelek tego domu nie ma takiego regionu.
rb-fault-home-twice = Ten dom jest podany dwa razy.
rb-fault-no-room = Brakuje miejsca na domy: potrzeba { $seats }, a mieści się { $found }.
rb-fault-no-land = Na mapie musi być ląd na dom.

## Co jest nie tak z ustawieniami gry

rb-setup-seats = Roads & Boats to gra dla 1–6 osób.
rb-setup-no-such-map = Nie ma mapy o nazwie { $map }.
rb-setup-map = Na tej mapie jeszcze nie można grać. { $fault }
rb-setup-tiles = Przy tylu graczach mapa musi mieć od { $least } do { $most } kafelków.
rb-setup-sea = Przy tej liczbie graczy i kafelków może być od { $least } do { $most } kafelków morza.
rb-setup-first = Nie ma gracza nr { $seat }, więc nie może dołożyć pierwszego kafelka.
rb-setup-position = W zapisie pozycji jest błąd: { $entry }
