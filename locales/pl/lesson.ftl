# What the guided first game of Roads & Boats says.

## The page that opens it

lesson-title = Naucz się Roads & Boats, grając
lesson-lead = Gra z przewodnikiem dla jednej osoby. Nie potrzebujesz instrukcji ani doświadczenia: przewodnik mówi krok po kroku, co zrobić i dlaczego.
lesson-time = Około 20 minut. Możesz przerwać w każdej chwili i wrócić później.
lesson-begin = Zacznij grę z przewodnikiem
lesson-opening = Przygotowywanie gry…
lesson-learn-title = Co zrobisz w tej grze
lesson-learn-1 = Zbudujesz chatę drwala, kamieniołom i tartak i zobaczysz je przy pracy
lesson-learn-2 = Przewieziesz towary na osłach i wyhodujesz jeszcze jednego
lesson-learn-3 = Wydobędziesz złoto, wypalisz paliwo i wybijesz pierwsze monety
lesson-learn-4 = Dołożysz cegłę do cudu i dowiesz się, kiedy gra się kończy i za co są punkty
lesson-after = Potem możesz grać dalej, aż do ostatniej tury, albo na tym poprzestać.

## The coach

lesson-coach = Przewodnik
lesson-hide = Ukryj przewodnika
lesson-call = Zapytaj przewodnika
lesson-show = Pokaż mi
lesson-again-other = Jeszcze raz, innym osłem:
lesson-do = Zrób to za mnie
lesson-how = Jak
lesson-ticked = Gotowe:
lesson-more = Jak i dlaczego
lesson-progress = Cel { $number } z { $count }: { $goal }
lesson-bar = Osiągnięte cele: { $reached } z { $count }
lesson-reached = Cel osiągnięty: { $goal }

lesson-goal-settle = dom
lesson-goal-opening = drewno, kamień i deski
lesson-goal-breed = czwarty osioł
lesson-goal-road = droga
lesson-goal-mine = kopalnia złota
lesson-goal-brick = cegła cudu
lesson-goal-coal-burner = paliwo
lesson-goal-mint = mennica
lesson-goal-coins = pierwsze monety

## Where, and what to click

lesson-at-home = dom
lesson-at-middle = pastwisko, pośrodku
lesson-at-e = { $terrain }, na wschód od domu
lesson-at-se = { $terrain }, na południowy wschód od domu
lesson-at-sw = { $terrain }, na południowy zachód od domu
lesson-at-w = { $terrain }, na zachód od domu
lesson-at-nw = { $terrain }, na północny zachód od domu
lesson-at-ne = { $terrain }, na północny wschód od domu

lesson-click-choose = Wybierz osła ({ $place })
lesson-click-tile = Wybierz kafelek: { $place }
lesson-click-load = Naciśnij towary obok niego, aby je załadować: { $goods }
lesson-click-unload = Naciśnij jego ładunek, aby go zdjąć: { $goods }
lesson-click-go = Naciśnij żółty numer na kafelku: { $place }
lesson-click-build = W panelu naciśnij: { $building } ({ $place })
lesson-click-road = Naciśnij pomarańczowy pasek w stronę: { $place }
lesson-click-produce = Naciśnij w panelu „Wytwórz”: { $building } ({ $place })
lesson-click-breed = Wybierz w panelu „Rozmnóż osły” ({ $place })
lesson-click-brick = W panelu naciśnij „{ $button }”
lesson-click-pay = Zapłać: { $goods }
lesson-click-pay-all = W panelu naciśnij duży przycisk: zapłaci za wszystko
lesson-click-set-down = Postaw osła na ziemi
lesson-click-press = Naciśnij „{ $button }”

## One thing after the other

lesson-settle = Witaj! Wybierz na dom pastwisko pośrodku mapy.
lesson-settle-why = Zaczynasz tam z trzema osłami, pięcioma deskami, jednym kamieniem i dwiema gęśmi. Wszystko, czego potrzebujesz w tej grze, leży tuż obok.

lesson-done-first = Każda tura ma cztery fazy: produkcję, ruch, budowę i cud. Nic jeszcze niczego nie wytwarza, więc zakończ tę fazę.
lesson-done-first-why = Produkcja jest pierwsza: to, co zbudujesz w jednej turze, zaczyna pracować na początku następnej.

lesson-carry-woodcutter = Załaduj jedną deskę na osła i wyślij go do lasu.
lesson-carry-woodcutter-why = Deską zapłacisz za chatę drwala. Osioł niesie dwa towary i przechodzi w turze jeden kafelek, a po drodze dwa.

lesson-carry-quarry = Załaduj dwie deski na drugiego osła i wyślij go na skały.
lesson-carry-quarry-why = Zapłacisz nimi za kamieniołom. Budujesz tylko tam, gdzie stoi twój osioł, i tylko z towarów, które też tam są.

lesson-carry-sawmill = Zanieś dwie deski i kamień tam, gdzie stanie tartak, i zostaw tam osła.
lesson-carry-sawmill-why = Budujesz tylko tam, gdzie stoi twój osioł, i tylko z towarów, które też tam są.

lesson-done-movement = Wszystkie osły są tam, gdzie trzeba. Zakończ fazę ruchu.
lesson-done-movement-why = Osioł może zatrzymać ładunek na grzbiecie albo zostawić go na ziemi. Gdy grasz z innymi, uważaj: to, co leży na ziemi, należy do tego, kto po to przyjdzie.

lesson-build-woodcutter = Zbuduj chatę drwala.
lesson-build-woodcutter-why = Co turę daje jeden pień, bez niczyjej pomocy.

lesson-build-quarry = Zbuduj kamieniołom.
lesson-build-quarry-why = Co turę daje jeden kamień. Kamień przyda się na kopalnię, mennicę i drogi.

lesson-build-sawmill = Zbuduj tartak.
lesson-build-sawmill-why = Z jednego pnia robi dwie deski. Tak rośnie twoja gospodarka. Na kafelku mieści się tylko jeden budynek.

lesson-done-building = Teraz nie ma nic więcej do zbudowania. Zakończ fazę budowy.
lesson-done-building-why = Nowe budynki pracują od następnej tury. Gra może proponować mury: chronią przed innymi graczami, więc w pojedynkę ich nie potrzebujesz.
lesson-no-road-yet = Droga musi poczekać. Zakończ fazę budowy.
lesson-no-road-yet-why = Potrzebna droga wiedzie z domu do lasu i kosztuje kamień leżący w domu, a jeden ma jeszcze zostać na później. Najpierw przywieź kamienie do domu.

lesson-done-wonder = W tej fazie można kupować cegły cudu. Na razie zachowaj towary, także gęsi, i zakończ turę.
lesson-done-wonder-why = Deski i kamień są potrzebne do budowy, a gęsi później do badań. Na koniec każdej tury dokładana jest jedna neutralna cegła; gra jednej osoby kończy się po 20 turach.

lesson-done-production = Twoje budynki już wytworzyły swoje towary. Zakończ fazę produkcji.
lesson-done-production-why = Pnie, kamień i złoto pojawiają się same, po jednym na turę. Ktoś musi tylko po nie przyjść.

lesson-bring-trunks = Załaduj pnie i zanieś je do tartaku.
lesson-bring-trunks-why = Pnie są z lasu, ale deski robi tylko tartak.

lesson-go-breed = Wyślij dwa osły bez ładunku na puste pastwisko.
lesson-go-breed-why = Gdy na pustym pastwisku są tylko dwa osły, w następnej fazie produkcji możesz je rozmnożyć. Więcej osłów uniesie więcej.

lesson-breed = Rozmnóż te dwa osły.
lesson-breed-why = Można to zrobić raz na turę, jeśli na pastwisku nie ma nic innego: towarów, budynku ani trzeciego osła.

lesson-produce-sawmill = Przetrzyj pień w tartaku.
lesson-produce-sawmill-why = Dostaniesz dwie deski. To, co leży na ziemi, tartak przerobi sam pod koniec fazy; to, co niesie osioł, tylko na twoje polecenie.

lesson-fetch-trunks = Wyślij osła do lasu po następne pnie. To, co jeszcze niesie, zostaje tutaj.
lesson-fetch-trunks-why = Zadbaj o stały dopływ drewna: prawie wszystko, co budujesz, kosztuje deski.

lesson-fetch-stone = Wyślij osła do kamieniołomu po kamień.
lesson-fetch-stone-why = Zebrało się go tam sporo, a przyda się na następne budynki i drogi.

lesson-bring-stone = Załaduj kamień i zanieś go do domu.
lesson-bring-stone-why = Dom to dobry magazyn: to, co tam zbierzesz, w jednej turze zaniesiesz w każde miejsce wokół.

lesson-come-home = Ten osioł nie ma tu nic do zrobienia. Sprowadź go do domu.
lesson-come-home-why = W domu czekają następne ładunki, a cegły cudu można kupować tylko wtedy, gdy jest tam osioł.

lesson-carry-mine = Celem jest złoto. Zanieś w góry to, co potrzebne na kopalnię: razem trzy deski i kamień.
lesson-carry-mine-why = Osioł niesie tylko dwa towary, więc potrzeba dwóch kursów albo dwóch osłów.

lesson-build-road = Zbuduj drogę z domu do lasu.
lesson-build-road-why = Kosztuje jeden kamień. Po drodze osioł przechodzi dwa kafelki: do lasu i z pniem z powrotem w jednej turze.

lesson-build-mine = Zbuduj kopalnię. Będą w niej trzy sztuki złota i trzy żelaza.
lesson-build-mine-why = Co turę daje jedną sztukę, najpierw złoto, potem na przemian. Każda sztuka złota jest na koniec warta 10 punktów.

lesson-carry-coal-burner = Teraz chata węglarza. Zanieś trzy deski tam, gdzie stanie.
lesson-carry-coal-burner-why = Złoto jest dobre, monety lepsze, a do bicia monet potrzeba paliwa.

lesson-build-coal-burner = Zbuduj chatę węglarza.
lesson-build-coal-burner-why = Z dwóch pni lub desek robi jedno paliwo.

lesson-carry-mint = Pora na mennicę. Zanieś dwie deski i kamień tam, gdzie stanie.
lesson-carry-mint-why = Stoi między kopalnią a chatą węglarza, więc złoto i paliwo trafią do niej jednym krokiem.

lesson-build-mint = Zbuduj mennicę.
lesson-build-mint-why = Z dwóch sztuk złota i jednego paliwa bije monety warte 40 punktów. Samo złoto byłoby warte 20.

lesson-bring-wood = Załaduj dwa pnie i zanieś je do chaty węglarza.
lesson-bring-wood-why = W następnej fazie produkcji zrobisz z nich paliwo.

lesson-produce-coal-burner = Wypal paliwo z dwóch pni.
lesson-produce-coal-burner-why = Dwa pnie lub deski, w dowolnym zestawie, dają jedno paliwo.

lesson-fetch-gold = Wyślij osła do kopalni.
lesson-fetch-gold-why = Złoto liczy się na końcu tylko na twoich środkach transportu. Za to, co leży na ziemi, nikt nie dostaje punktów.

lesson-bring-gold = Załaduj dwie sztuki złota i zanieś je do mennicy.
lesson-bring-gold-why = Mennica potrzebuje dwóch sztuk złota i jednego paliwa.

lesson-fetch-fuel = Wyślij osła do chaty węglarza po paliwo.
lesson-fetch-fuel-why = Mennica potrzebuje jednego paliwa za każdym razem, gdy bije monety.

lesson-bring-fuel = Zanieś paliwo do mennicy.
lesson-bring-fuel-why = Gdy w jednym miejscu są dwie sztuki złota i jedno paliwo, mennica może ruszyć w następnej fazie produkcji.

lesson-produce-mint = Wybij swoje pierwsze monety!
lesson-produce-mint-why = Kto oddaje towary, dostaje to, co z nich powstanie, tym razem na grzbiet osła.

lesson-load-coins = Załaduj monety na osła.
lesson-load-coins-why = Majątek liczy się tylko na środku transportu, nigdy na ziemi.

lesson-brick = Masz zapas towarów. Kup cegłę cudu.
lesson-brick-why = Za każdy rząd cudu 10 punktów dzielą między siebie gracze, którzy mają w nim cegły. W grze jednoosobowej jedna cegła daje ci całe 10.

lesson-pay = Zapłać: wybierz towary albo miejsce, z którego je bierzesz.
lesson-pay-why = Gdy można zapłacić na kilka sposobów, wybór należy do ciebie. Oddaj to, bez czego najłatwiej się obejść.

lesson-pay-brick = Zapłać tym, bez czego się obejdziesz, a zachowaj deski i gęsi.
lesson-pay-brick-why = Za cegłę można zapłacić dowolnymi towarami z domu. Deski są do budowania, a dwie gęsi i papier pozwolą później na badania.

lesson-withdraw = Te towary będą ci zaraz potrzebne. Anuluj zakup.
lesson-withdraw-why = Nic nie przepada: to, co już zapłacone, wraca do ciebie. Powiem ci, kiedy będziesz mieć zapas towarów.

lesson-set-down = Jeden osioł niesie drugiego. Postaw go z powrotem na ziemi.
lesson-set-down-why = Środek transportu może nieść inny, ale wtedy żaden z nich nie zabierze towarów.

## When things went another way

lesson-elsewhere = Twój dom nie jest tam, gdzie zakłada ta lekcja. Kliknij „Cofnij” i wybierz pastwisko pośrodku albo graj dalej swobodnie.
lesson-elsewhere-why = Wokół środka wszystko, co potrzebne, jest o krok. Stąd drogi są dłuższe.

lesson-stuck = Zostało za mało towarów na chatę drwala i tartak. Wróć o kilka kroków przyciskiem „Cofnij” albo zacznij lekcję od nowa.
lesson-stuck-why = Bez pni i desek nic więcej nie zbudujesz. Każdemu się to raz zdarza.

lesson-no-gold = Zostało za mało złota na monety i nie ma już gór na następną kopalnię. Wróć o kilka kroków przyciskiem „Cofnij”, zacznij od nowa albo graj dalej swobodnie.
lesson-no-gold-why = W kopalni są trzy sztuki złota, a monety kosztują dwie. Prawie wszystko inne w tej grze już znasz.

lesson-no-geese = Nie masz już gęsi. Bez nich nie przeprowadzisz badań, ale w tej lekcji nie są potrzebne.

lesson-again = Zacznij od nowa

## Afterwards

lesson-finished = Twoje pierwsze monety: 40 punktów! Znasz już tę grę. Graj do ostatniej tury albo skończ tutaj.
lesson-finished-why = Dalej robisz to samo, tylko więcej: produkcja, transport, budowa. Jeśli grasz dalej, w każdej fazie dam ci wskazówkę.
lesson-on = Graj dalej

lesson-tip-production-1 = Badania: dwie gęsi i papier na kafelku z twoim osłem dają dostęp do ciężarówek, łodzi wiosłowych, parowców albo lepszych kopalni. Papiernia robi papier z dwóch pni lub desek.
lesson-tip-production-2 = Gdy na pustym pastwisku są tylko dwie gęsi, na początku produkcji wykluwa się trzecia. Jeśli chcesz, gęsi idą za osłem pieszo, bez ładowania.
lesson-tip-production-3 = Fabryka wozów robi wóz z osła i dwóch desek. Wóz zabiera trzy towary i jedzie trzy kafelki, ale tylko po drogach.
lesson-tip-no-geese = Bez dwóch gęsi nie będzie w tej grze badań. Można się bez nich obejść: punkty dają też złoto, monety, akcje i cud.
lesson-tip-movement-1 = Zostaw osła przy kopalni i od razu ładuj złoto. To, co na koniec gry leży na ziemi, nie daje punktów.
lesson-tip-movement-2 = W jednej turze towar przenosi tylko jeden z twoich osłów: drugi może go ponieść dalej dopiero w następnej.
lesson-tip-building-1 = W kopalni są tylko trzy sztuki złota. Na mapie jest więcej gór, na drugą kopalnię.
lesson-tip-building-2 = Giełda kosztuje trzy kamienie i robi akcje z dwóch monet i papieru. Są warte 120 punktów.
lesson-tip-building-3 = Na kafelku nadbrzeżnym fabryka tratew robi tratwę z dwóch pni. Tratwa przewozi trzy towary po rzekach i morzu.
lesson-tip-building-4 = Następne drogi szybko się zwracają: z domu do kamieniołomu, kopalni i mennicy.
lesson-tip-wonder-1 = Jedna twoja cegła w każdym rzędzie to 10 punktów za rząd. Wypatruj początku nowego rzędu.
lesson-tip-wonder-2 = Pierwsza cegła w turze jest najtańsza: dwa towary, następna trzy i tak dalej. Lepiej kupować po jednej przez kilka tur.
lesson-tip-last = Koniec się zbliża: załaduj teraz całe złoto i monety na osły. Tylko to się liczy.

lesson-over = Koniec gry. Masz { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}: { $riches } za majątek i { $wonder } za cud.
lesson-over-why = Każde złoto na środku transportu to 10 punktów, monety 40, akcje 120. Każdy rząd cudu z twoją cegłą daje 10. Spróbuj teraz na innej mapie albo z innymi!
lesson-next = Nowy stół
