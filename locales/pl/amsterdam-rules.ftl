# The rules of Amsterdam in our own words, by number.
# A note marks a ruling of ours where the printed rules say nothing.

rules-title = Amsterdam: zasady gry
rules-intro = Kupcy z XVII wieku spinają miejsca handlowe Amsterdamu połączeniami z wozów, realizują swoje Kontrakty i po drodze gromadzą towary. Wygrywa ten, kto ma najwięcej punktów.
rules-words = Słowo *gracz* oznacza uczestnika gry. *Miejsce* to miejsce handlowe na planszy. *Połączenie* to rząd pól między dwoma sąsiednimi miejscami. *Karta* to karta Lokomocji, *Kontrakt* to karta Kontraktu, a *bonusowa karta* to bonusowa karta Towarów. Jeśli przy zasadzie jest uwaga, drukowana instrukcja o tym milczy, a uwaga jest naszym rozstrzygnięciem.

chapter-box = W pudełku
AM-BOX-01 = Gra dwóch, trzech lub czterech graczy. Każdy ma 16 wozów i znacznik swoich punktów.
AM-BOX-02 = Kart jest 44: 8 dżokerów oraz po 6 różowych, niebieskich, zielonych, czarnych, czerwonych i pomarańczowych.
AM-BOX-03 = Kontraktów jest 24. Każdy podaje dwa miejsca i wartość.
AM-BOX-04 = Bonusowych kart jest 16.

chapter-set = Przygotowanie gry
AM-SET-01 = Karty się tasuje. Każdy gracz dostaje 2 z nich, a 5 kolejnych wykłada się odkrytych obok talii.
AM-SET-02 = Ilekroć wśród pięciu odkrytych kart są co najmniej trzy dżokery, całą piątkę od razu się odrzuca i odkrywa pięć nowych kart, w razie potrzeby raz po raz.
    .note = Zasada dotyczy pięciu kart: gdy odkrytych jest mniej niż pięć, niczego się nie odrzuca.
AM-SET-03 = Każdy gracz dostaje 2 Kontrakty i zachowuje jeden z nich lub oba. Gracze wybierają jednocześnie i w tajemnicy. Kontrakt, którego gracz nie zachowuje, trafia pod talię Kontraktów.
    .note = Gdy wszyscy już wybiorą, Kontrakty trafiają pod talię w kolejności graczy, począwszy od tego, kto zaczyna grę.
AM-SET-04 = Zaczyna najmłodszy gracz, a tury następują po sobie zgodnie z ruchem wskazówek zegara.
    .note = Przy stole podaje się, który gracz jest najmłodszy; jeśli się tego nie poda, rozstrzyga los.

chapter-turn = Tura
AM-TURN-01 = W swojej turze gracz robi dokładnie jedną z trzech rzeczy: dobiera karty, tworzy jedno połączenie albo dobiera Kontrakty.
AM-TURN-02 = Gracz, który nie może zrobić żadnej z tych trzech rzeczy, pasuje. Gdy wszyscy gracze spasują jeden po drugim, gra jest skończona.
    .note = Drukowana instrukcja nie mówi o graczu, który nie może nic zrobić.

chapter-draw = Dobieranie kart
AM-DRAW-01 = Dobiera się dwie karty. Każdą bierze się albo w ciemno z wierzchu talii, albo spośród pięciu odkrytych; wziętą odkrytą kartę zastępuje się kartą z talii, zanim zostanie wybrana następna.
AM-DRAW-02 = Kto jako pierwszą kartę bierze odkrytego dżokera, nie bierze już drugiej.
AM-DRAW-03 = Odkrytego dżokera nie można wziąć jako drugiej karty. Dżoker dobrany w ciemno jest kartą jak każda inna.
AM-DRAW-04 = Ręka może liczyć dowolnie wiele kart i jest tajna.
AM-DRAW-05 = Gdy tylko talia jest pusta, odrzucone karty tasuje się i to one stają się talią, nawet w połowie odkrywania kart.
AM-DRAW-06 = Gdy puste są i talia, i stos kart odrzuconych, odkrytych kart może być mniej niż pięć. Gracz nadal może dobrać to, co jest; jeśli po pierwszej karcie nie zostaje nic, co wolno mu wziąć, jego dobieranie się kończy.
    .note = Drukowana instrukcja nie mówi o talii, której nie da się uzupełnić.
AM-DRAW-07 = Jeśli odrzucenie kart z powodu trzech dżokerów nie może dać pięciu odkrytych kart z mniejszą liczbą dżokerów, wykonuje się je raz, a to, co się wtedy pojawi, zostaje, dopóki nie stanie się to możliwe.
    .note = W talii i wśród kart odrzuconych może być za mało innych kart albo w talii może być akurat pięć kart, które tylko zamieniają się miejscami z tymi na stole.

chapter-build = Tworzenie połączenia
AM-BUILD-01 = Aby utworzyć połączenie, gracz płaci po jednej karcie za każde jego pole i na każdym stawia jeden ze swoich wozów.
AM-BUILD-02 = Za połączenie w kolorze płaci się kartami tego koloru. Za szare połączenie płaci się kartami jednego, dowolnego koloru.
AM-BUILD-03 = Dżoker zastępuje kartę dowolnego koloru. Dżokerów może być wśród kart dowolnie wiele, mogą nimi być nawet wszystkie.
AM-BUILD-04 = Można utworzyć każde wolne połączenie, czy styka się z innymi połączeniami gracza, czy nie, ale tylko jedno w turze.
AM-BUILD-05 = Gracz, który ma mniej wozów, niż połączenie ma pól, nie może go utworzyć.
AM-BUILD-06 = Połączenie punktuje od razu: 1 punkt za 1 pole, 2 za 2, 4 za 3 i 7 za 4.
AM-BUILD-07 = Gdy dwa połączenia biegną obok siebie między tymi samymi miejscami, gracz może mieć tylko jedno z nich. W grze dwuosobowej drugie jest zamknięte dla obu graczy, gdy tylko powstanie pierwsze.
    .note = Dwa połączenia są taką parą, jeśli mają też tyle samo pól.
AM-BUILD-08 = Kto tworzy połączenie z symbolem wozu, dostaje jedną bonusową kartę, niezależnie od jego długości, dopóki jeszcze jakieś są. Bonusowe karty leżą odkryte.

chapter-con = Kontrakty
AM-CON-01 = Dobierając Kontrakty, gracz bierze dwa z wierzchu talii, zachowuje jeden z nich lub oba, a niezachowany kładzie pod talię. Zachowany Kontrakt zostaje u gracza do końca.
AM-CON-02 = Jeśli został tylko jeden Kontrakt, można go dobrać i trzeba go zachować. Jeśli nie ma już żadnego, Kontraktów nie można dobierać.
AM-CON-03 = Gracz może mieć dowolnie wiele Kontraktów. Jakie są i czy są zrealizowane, pozostaje tajemnicą do końca.
AM-CON-04 = Kontrakt jest zrealizowany, jeśli połączenia gracza, który go ma, spinają oba jego miejsca bez luki.

chapter-end = Koniec gry
AM-END-01 = Gdy po swojej turze gracz ma już najwyżej dwa wozy, wszyscy gracze, on także, mają jeszcze po jednej turze. Po nich gra jest skończona.
AM-END-02 = Odkrywa się wszystkie Kontrakty. Każdy zrealizowany dodaje swoją wartość do punktów tego, kto go ma, a każdy niezrealizowany ją odejmuje.
AM-END-03 = Bonusowe karty punktują według tego, kto ma ich najwięcej: w grze czteroosobowej 8, 6, 4 i 2 punkty, w trzyosobowej 8, 5 i 2, w dwuosobowej 8 i 4.
AM-END-04 = Gracz bez bonusowych kart nic za nie nie dostaje. Gracze, którzy mają ich tyle samo, zajmują wspólnie lepszą lokatę, każdy z pełną liczbą jej punktów, a lokaty, które w ten sposób wypełniają, się pomija.
AM-END-05 = Wygrywa ten, kto ma najwięcej punktów. Jeśli jest ich tyle samo, rozstrzyga największa liczba zrealizowanych Kontraktów; jeśli i ona jest równa, zwycięstwo jest wspólne.
AM-END-06 = Punkty za połączenia można w każdej chwili policzyć ponownie z planszy i zawsze się zgadzają.
