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
rb-show-calling = Tura { $turn } z { $turns }, { $phase }: czy ustalić kolejność?
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
    [one] podąża 1 gęś
    [few] podążają { $geese } gęsi
    [many] podąża { $geese } gęsi
   *[other] podąża { $geese } gęsi
}

rb-intro =
    Zaczynasz z osłami, deskami i gęśmi. Woź towary tam, gdzie są potrzebne, buduj zakłady, które wytwarzają nowe,
    i zamieniaj złoto w monety, a monety w akcje. Na koniec złoto, monety i akcje liczą się tylko na twoich środkach
    transportu; liczą się też twoje cegły w cudzie. Dobry pierwszy dom jest blisko lasu, skał i gór. Co można wpisać:
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
rb-tile-production = Może powstać z towarów w zasięgu ({ $good }): { $count }; samoczynnie: { $alone }
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
rb-tile-nobody-there = Aby tu budować, musisz tu mieć środek transportu.

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
rb-do-drop-call = Cofnij żądanie ustalenia kolejności: { $phase }
rb-do-wait = Czekaj: niech inni zagrają najpierw
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
rb-do-withdraw = Wycofaj
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
rb-menu-go-ashore = gęsi na ląd { $region }
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
rb-menu-pay-usual = Zapłać wszystko jak zwykle: { $goods }
rb-menu-question = { $name } prosi o zgodę: { $action }
rb-menu-destroy = Masz za dużo środków transportu: jeden przy fabryce musi zniknąć.
rb-menu-upgrade = Fabryki można przerobić na nowy typ teraz albo nigdy.
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
rb-why-free = Nic nie stoi na przeszkodzie: { $action }
rb-why-belongs = To należy do fazy: { $phase }.
rb-why-then = W obecnej sytuacji nic nie stanie wtedy na przeszkodzie: { $action }
rb-why-missing = { $action }. W obecnej sytuacji brakuje: { $goods }
rb-why-short = Aby było jasne, o co chodzi, potrzeba więcej: { $example }

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

rb-log-tile-laid = { $name } dokłada na { $tile }: { $terrain }.
rb-log-tile-laid-river = { $name } dokłada na { $tile }: { $terrain }, rzeka { $river }.
rb-log-map-made = Mapa jest gotowa: { $tiles ->
    [one] 1 kafelek
    [few] { $tiles } kafelki
    [many] { $tiles } kafelków
   *[other] { $tiles } kafelka
}.
rb-log-settled = { $name } wybiera dom: { $region }.
rb-log-turn = Zaczyna się tura { $turn }.
rb-log-phase = Faza: { $phase }.
rb-log-waited = { $name } czeka na innych.
rb-log-order-called = { $name } żąda ustalenia kolejności: { $phase }.
rb-log-call-dropped = { $name } cofa żądanie ustalenia kolejności: { $phase }.
rb-log-prays-on = { $name } modli się dalej.
rb-log-stops-praying = { $name } przerywa modlitwę i przechodzi na koniec rzędu.
rb-log-position = { $name } zajmuje pozycję { $position }.
rb-log-yielded = Powstaje na { $region }: { $good }.
rb-log-mined = Wydobycie na { $region }: { $good }.
rb-log-goose-born = Wykluwa się gęś: { $region }.
rb-log-loaded = { $name } ładuje: { $good } ({ $from } → { $to }).
rb-log-unloaded = { $name } wyładowuje: { $good } ({ $from } → { $to }).
rb-log-passed = { $name } przekazuje: { $good } ({ $from } → { $to }).
rb-log-bill-opened = { $name } ma rachunek do zapłacenia: { $action }.
rb-log-paid = { $name } płaci: { $good } (skąd: { $from }).
rb-log-bill-withdrawn = { $name } wycofuje rachunek.
rb-log-produced = { $name } produkuje na { $tile }: { $good } ×{ $count }.
rb-log-ran = Samoczynna praca na { $tile }: { $used } → { $good } ×{ $count }.
rb-log-made-for-nobody = Fabryka na { $tile } robi niczyj środek transportu z: { $used }. Jedno i drugie przepada.
rb-log-vanished = { $sets ->
    [one] Znikają dwie gęsi i papier: { $region }.
    [few] Znikają gęsi i papier, { $sets } komplety: { $region }.
    [many] Znikają gęsi i papier, { $sets } kompletów: { $region }.
   *[other] Znikają gęsi i papier, { $sets } kompletu: { $region }.
}
rb-log-transporter-made = { $name } ma nowy środek transportu: { $transporter } ({ $place }).
rb-log-donkey-born = { $name } ma nowego osła: { $transporter } ({ $region }).
rb-log-destroyed = { $name } niszczy: { $transporter } ({ $region }).
rb-log-researched = { $name } kończy badanie: { $topic }.
rb-log-upgrades-done = { $name } nie przerabia więcej fabryk.
rb-log-upgraded = { $name } przerabia fabrykę na { $tile }, nowy typ: { $building }.
rb-log-stepped = { $geese ->
    [0] { $name } rusza: { $transporter } ({ $from } → { $to }).
    [one] { $name } rusza: { $transporter } ({ $from } → { $to }). Podąża 1 gęś.
    [few] { $name } rusza: { $transporter } ({ $from } → { $to }). Podążają { $geese } gęsi.
    [many] { $name } rusza: { $transporter } ({ $from } → { $to }). Podąża { $geese } gęsi.
   *[other] { $name } rusza: { $transporter } ({ $from } → { $to }). Podąża { $geese } gęsi.
}
rb-log-led = { $geese ->
    [0] Nie podąża żadna gęś: { $transporter }.
    [one] Podąża 1 gęś: { $transporter }.
    [few] Podążają { $geese } gęsi: { $transporter }.
    [many] Podąża { $geese } gęsi: { $transporter }.
   *[other] Podąża { $geese } gęsi: { $transporter }.
}
rb-log-carried = { $name } bierze na pokład: { $passenger } (wiezie { $carrier }).
rb-log-set-down = { $name } odstawia: { $passenger } ({ $place }).
rb-log-built = { $name } buduje na { $region }: { $building }.
rb-log-built-mine = { $name } buduje na { $region }: { $building } ({ $filling }).
rb-log-shaft = { $name } buduje szyb na { $tile }: { $filling }.
rb-log-road = { $name } buduje drogę: { $region } → { $to }.
rb-log-bridge = { $name } buduje most: { $from } – { $to }.
rb-log-wall = { $name } buduje mur: { $tile } | { $to }, teraz { $tokens ->
    [one] 1 żeton
    [few] { $tokens } żetony
    [many] { $tokens } żetonów
   *[other] { $tokens } żetonu
}.
rb-log-razed = { $name } burzy mur: { $tile } | { $to }. { $tokens ->
    [one] Zostaje 1 neutralny żeton
    [few] Zostają { $tokens } neutralne żetony
    [many] Zostaje { $tokens } neutralnych żetonów
   *[other] Zostaje { $tokens } neutralnego żetonu
}.
rb-log-pushed-off = Mur spycha łódź na morze: { $transporter } ({ $place }).
rb-log-brick = { $name } dokłada cegłę cudu nr { $number }.
rb-log-brick-neutral = Cegła cudu nr { $number } jest neutralna.
rb-log-irrigated = Pustynie są nawodnione i są teraz pastwiskami.
rb-log-asked = { $name } prosi o zgodę ({ $owner }): { $action }.
rb-log-agreed = { $name } się zgadza.
rb-log-refused = { $name } odmawia.
rb-log-ask-withdrawn = { $name } wycofuje prośbę.
rb-log-done = { $name } kończy fazę: { $phase }.
rb-log-game-over = Gra jest skończona.
rb-log-times = { $line } (×{ $count })

## The count at the end

rb-total-title = Podliczenie
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
}, { $by }.

## Why not

rb-no-such-seat = Przy tym stole nie ma gracza nr { $seat }.
rb-game-over = Gra jest skończona.
rb-not-your-moment = Teraz działa { $name }.
rb-not-now = Teraz pora na coś innego.
rb-wrong-phase = To należy do innej fazy. Teraz trwa: { $phase }.
rb-nobody-else = W grze w pojedynkę nie ustala się kolejności.
rb-has-called = To żądanie już padło: { $phase }.
rb-has-not-called = Nie ma takiego żądania: { $phase }.
rb-too-late-to-call = Na to żądanie jest za późno: { $phase }. Ktoś już coś zrobił albo kolejność ustalono.
rb-within-reach = Pierwszeństwo ma { $name } i może tam jeszcze sięgnąć.
rb-not-your-prayer = Najpierw o dalszej modlitwie decyduje { $name }.
rb-not-your-choice = Najpierw pozycję wybiera { $name }.
rb-position-taken = Pozycja { $position } nie jest wolna.
rb-ask-open = Najpierw na prośbę odpowiada { $name }.
rb-refused = W tej fazie { $name } już na to nie pozwala.
rb-order-settled = Kolejność w tej fazie została ustalona, więc nikt nie może czekać.
rb-wonder-in-order = Cegły kupuje się po kolei, więc nikt nie może czekać.
rb-nobody-to-wait-for = Nie ma już na kogo czekać.
rb-has-waited = Już czekasz, a od tego czasu nikt inny nie zagrał.
rb-no-ask = Nikt cię o nic nie prosi.
rb-bill-open = Rachunek jest otwarty: zapłać go albo wycofaj.
rb-nothing-to-withdraw = Nie ma rachunku ani prośby do wycofania.
rb-no-bill = Nie ma rachunku do zapłacenia.
rb-not-owed = Tego nie ma na rachunku: { $good }.
rb-not-in-pool = To nie jest w zasięgu tego, za co płacisz.
rb-must-destroy = Masz za dużo środków transportu: najpierw zniszcz jeden, który stoi przy fabryce środków transportu.
rb-nothing-to-destroy = Nie masz za dużo środków transportu, więc żadnego się nie niszczy.
rb-not-at-factory = Nie stoi swobodnie przy fabryce środków transportu: { $transporter }.
rb-still-too-many = Także bez tego środków transportu byłoby za dużo: { $transporter }.
rb-must-upgrade = Najpierw powiedz, które fabryki przerabiasz na nowy typ: teraz albo nigdy.
rb-no-upgrade = Fabryki przerabia się na nowy typ tylko zaraz po badaniu.
rb-not-upgradable = Na { $tile } nie masz fabryki do przerobienia na nowy typ.
rb-cannot-lay = Kafelek dokłada się na wolne miejsce obok innego kafelka, a { $tile } takim nie jest.
rb-not-in-box = Takiego kafelka nie ma już w pudełku: { $terrain }.
rb-river-mismatch = Rzeka nie miałaby dalszego ciągu na { $tile }.
rb-river-from-nowhere = Rzeka zaczyna się od źródła albo tam, gdzie wpada do morza.
rb-river-unfinished = Pozostałymi kafelkami nie dałoby się dokończyć rzeki.
rb-too-little-land = Byłoby za mało lądu na wszystkie domy.
rb-only-land-left = Wszystkie uzgodnione kafelki morza już leżą.
rb-only-sea-left = Wszystkie uzgodnione kafelki lądu już leżą.
rb-no-such-tile = Nie ma kafelka { $tile }.
rb-no-such-region = Nie ma takiego regionu: { $region }.
rb-no-such-place = Nie ma takiego miejsca: { $place }.
rb-home-not-allowed = Tu nie może być domu: { $region }.
rb-home-too-close = Tu albo tuż obok już jest dom: { $region }.
rb-no-room-for-homes = Z domem tutaj zabrakłoby miejsca na pozostałe: { $region }.
rb-no-such-transporter = Nie ma środka transportu o numerze { $number }.
rb-not-yours = To nie jest twój środek transportu: { $transporter }.
rb-is-aboard = Jest na innym środku transportu: { $transporter }.
rb-missing = Za mało towarów w zasięgu ({ $good }): potrzeba { $needed }, jest { $found }.
rb-missing-any = Za mało towarów w zasięgu: potrzeba { $needed }, jest { $found }.
rb-not-present = Żaden z twoich środków transportu nie ma w zasięgu tego miejsca: { $tile }.
rb-out-of-reach = Jedno nie jest w zasięgu drugiego.
rb-not-there = Nie ma tego tutaj: { $good }.
rb-no-room = Nie ma już miejsca: { $transporter }.
rb-same-holder = Towar przekłada się ze środka transportu albo na środek transportu.
rb-at-sea = Na morzu bez platformy wiertniczej nie można zostawiać towarów.
rb-no-producer = Na { $tile } nic nie zamienia towarów w inne.
rb-capacity-used = Na { $tile } powstało już wszystko, co może powstać w tej turze.
rb-no-factory = Na { $tile } nie ma do tego fabryki.
rb-not-donkey = To nie jest osioł przy fabryce wozów: { $transporter }.
rb-cannot-launch = Nowy środek transportu nie może tu trafić: { $place }.
rb-not-two-donkeys = To nie jest puste pastwisko z dokładnie dwoma twoimi osłami: { $region }.
rb-too-many-transporters = Nie możesz mieć więcej środków transportu tego rodzaju.
rb-has-researched = To badanie masz już za sobą: { $topic }.
rb-not-researched = Tego badania jeszcze nie masz: { $topic }.
rb-mine-not-researched = Nie masz badania na kopalnie z taką zawartością: { $filling }.
rb-shafts-not-researched = Nie masz badania na nowe szyby.
rb-has-moved = W tej turze już po ruchu: { $transporter }.
rb-no-steps-left = W tej turze nie może ruszyć dalej: { $transporter }.
rb-needs-road = Potrzebuje drogi, a tu jej nie ma: { $transporter }.
rb-no-way-by-land = Lądem nie można się tam dostać w jednym kroku: { $place }.
rb-no-way-by-water = Wodą nie można się tam dostać w jednym kroku: { $place }.
rb-cargo-moved = Wiezie towary, które przemieścił już inny twój środek transportu: { $transporter }.
rb-wall-in-the-way = Na przeszkodzie stoi mur gracza: { $name }.
rb-cannot-carry = Jest już po ruchu albo jeden z tych dwóch coś wiezie: { $transporter }.
rb-carries-none = Nie wiezie innego środka transportu: { $transporter }.
rb-too-early-to-set-down = Odstawia dopiero w późniejszej turze, przed swoim ruchem: { $transporter }.
rb-cannot-set-down = Nie można tu odstawić środka transportu: { $place }.
rb-no-goose = Stąd nie może podążać więcej gęsi: { $region }.
rb-no-followers = Nie podąża żadna gęś: { $transporter }.
rb-goose-moved = Te gęsi przemieścił już inny twój środek transportu: { $region }.
rb-split-flock = Podążających gęsi tu nie ma: { $region }.
rb-not-ashore = Gęsi, które trafiają z morza na rzekę, wychodzą na jeden z jej brzegów, i tylko one.
rb-has-building = Tu już stoi budynek: { $building }.
rb-wrong-site = Nie może tam stać: { $building }.
rb-wrong-filling = Złoto lub żelazo wkłada się do kopalni, i tylko do niej.
rb-no-mine = Na { $tile } nie ma kopalni.
rb-no-road-there = Tam nie może powstać droga: { $direction }.
rb-has-road = Tam już jest droga: { $direction }.
rb-no-bridge-there = Most prowadzi przez rzekę, między regionami, które jeszcze nie są połączone.
rb-no-wall-there = Tam nie może stać mur: { $direction }.
rb-foreign-wall = Stoi tam mur innego gracza: { $name }.
rb-tallest-wall = Mur nie może być wyższy.
rb-no-wall-to-raze = Nie stoi tam mur żadnego gracza: { $direction }.
rb-not-home = Żaden z twoich środków transportu nie jest na twoim kafelku domu.

## Co jest nie tak z mapą

rb-fault-format = Mapy nie da się odczytać.
rb-fault-no-name = Mapa potrzebuje nazwy.
rb-fault-name = Nazwa ma najwyżej tyle znaków: { $most }, i nie ma w niej podziału na wiersze.
rb-fault-no-tiles = Mapa nie ma kafelków.
rb-fault-too-many-tiles = Mapa ma za dużo kafelków: { $tiles }, a może ich być najwyżej { $most }.
rb-fault-too-far = Ten kafelek leży za daleko.
rb-fault-terrain = Ten teren jest nieznany.
rb-fault-no-such-edge = Kafelek nie ma takiej krawędzi.
rb-fault-twice = Dwa kafelki leżą w tym samym miejscu.
rb-fault-river-at-sea = Na kafelku morza nie ma rzeki.
rb-fault-river-edges = Rzeka dochodzi co najmniej do jednej krawędzi, a do każdej z nich raz.
rb-fault-rivers-cross = Rzeki na tym kafelku się przecinają.
rb-fault-river-off = Rzeka wychodzi tu poza mapę.
rb-fault-river-mismatch = Rzeka nie ma dalszego ciągu na sąsiednim kafelku.
rb-fault-gap = Ta część mapy nie łączy się z resztą.
rb-fault-seats = Mapa jest dla 1 do 6 graczy.
rb-fault-seats-twice = Ta sama liczba graczy jest podana dwa razy.
rb-fault-donkeys = Dom zaczyna z 1 do 5 osłami.
rb-fault-start-goods = Dom zaczyna najwyżej z tyloma sztukami każdego towaru: { $most }.
rb-fault-no-seats = Mapa nie mówi, dla ilu graczy jest.
rb-fault-home-off-map = Tam, gdzie jest ten dom, nie ma kafelka.
rb-fault-home-at-sea = Dom nie może być na morzu.
rb-fault-home-region = Kafelek tego domu nie ma takiego regionu.
rb-fault-home-twice = Ten dom jest podany dwa razy.
rb-fault-no-room = Brakuje miejsca na domy: potrzeba { $seats }, a mieści się { $found }.
rb-fault-no-land = Nie ma lądu na dom.

## Co jest nie tak z ustawieniami gry

rb-setup-seats = Roads & Boats to gra dla 1–6 osób.
rb-setup-no-such-map = Nie ma mapy o nazwie { $map }.
rb-setup-map = Na tej mapie jeszcze nie można grać. { $fault }
rb-setup-tiles = Przy tylu graczach mapa składa się z { $least }–{ $most } kafelków.
rb-setup-sea = Przy tylu graczach i kafelkach morza może być { $least }–{ $most } kafelków.
rb-setup-first = Nie ma gracza nr { $seat }, który miałby położyć pierwszy kafelek.
rb-setup-position = W zapisie pozycji jest błąd: { $entry }
