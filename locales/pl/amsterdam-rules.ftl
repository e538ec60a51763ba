# The rules of Amsterdam in our own words, by number.
# A note is a ruling of ours, where the printed rules say nothing.

rules-title = Amsterdam: zasady gry
rules-intro = Siedemnastowieczni kupcy łączą miejsca handlowe Amsterdamu szlakami wozów, realizują swoje tajne Kontrakty i po drodze gromadzą towary. Wygrywa ten, kto ma najwięcej punktów. Cztery z 24 Kontraktów pochodzą z gry drukowanej; pozostałe 20 dobraliśmy sami.
rules-words = *Miejsce* to miejsce handlowe na planszy, a *połączenie* to rząd pól między dwoma sąsiednimi miejscami. *Karta* to karta Lokomocji, *Kontrakt* to karta Kontraktu, a *bonusowa karta* to bonusowa karta Towarów. Jeśli przy zasadzie jest uwaga, drukowana instrukcja o tym milczy, a uwaga jest naszym rozstrzygnięciem.

chapter-box = W pudełku
AM-BOX-01 = W grze bierze udział dwóch, trzech lub czterech graczy. Każdy ma 16 wozów i znacznik punktacji.
AM-BOX-02 = Kart jest 44: 8 dżokerów oraz po 6 różowych, niebieskich, zielonych, czarnych, czerwonych i pomarańczowych.
AM-BOX-03 = Kontraktów jest 24. Każdy podaje dwa miejsca i wartość. Cztery z nich pochodzą z gry drukowanej; pozostałe 20 dobraliśmy sami.
AM-BOX-04 = Bonusowych kart jest 16.

chapter-set = Przygotowanie gry
AM-SET-01 = Karty się tasuje. Każdy gracz dostaje 2 z nich, a 5 kolejnych wykłada się odkrytych obok talii.
AM-SET-02 = Ilekroć wśród pięciu odkrytych kart są co najmniej trzy dżokery, całą piątkę od razu się odrzuca i odkrywa pięć nowych kart, w razie potrzeby raz po raz.
    .note = Zasada dotyczy pięciu kart: gdy odkrytych jest mniej niż pięć, niczego się nie odrzuca.
AM-SET-03 = Każdy gracz dostaje 2 Kontrakty i w tajemnicy zachowuje jeden z nich lub oba. Kontrakt, którego gracz nie zachowuje, trafia na spód talii Kontraktów.
    .note = Wszyscy wybierają jednocześnie. Gdy wszyscy już wybiorą, Kontrakty trafiają na spód talii w kolejności graczy, począwszy od tego, kto zaczyna grę.
AM-SET-04 = Zaczyna najmłodszy gracz, a tury następują po sobie zgodnie z ruchem wskazówek zegara.
    .note = Kto otwiera stół, decyduje, kto zaczyna: wskazany gracz albo gracz wylosowany.

chapter-turn = Tura
AM-TURN-01 = W swojej turze gracz robi dokładnie jedną z trzech rzeczy: dobiera karty, tworzy jedno połączenie albo dobiera Kontrakty.
AM-TURN-02 = Gracz, który nie może zrobić żadnej z tych trzech rzeczy, pasuje. Gdy wszyscy gracze spasują jeden po drugim, gra jest skończona.
    .note = Drukowana instrukcja nie mówi o graczu, który nie może nic zrobić.

chapter-draw = Dobieranie kart
AM-DRAW-01 = Dobiera się dwie karty. Każdą bierze się albo w ciemno z wierzchu talii, albo spośród pięciu odkrytych; wziętą odkrytą kartę zastępuje się kartą z talii, zanim zostanie wybrana następna.
AM-DRAW-02 = Kto jako pierwszą kartę bierze odkrytego dżokera, nie bierze już drugiej.
AM-DRAW-03 = Odkrytego dżokera nie można wziąć jako drugiej karty.
    .note = Dżoker dobrany w ciemno jest kartą jak każda inna, pierwszą czy drugą.
AM-DRAW-04 = Na ręce można mieć dowolnie wiele kart.
    .note = Karty na ręce są tajne, ich liczba nie.
AM-DRAW-05 = Gdy tylko talia jest pusta, odrzucone karty tasuje się i to one stają się talią, nawet w połowie odkrywania kart.
AM-DRAW-06 = Gdy puste są i talia, i stos kart odrzuconych, odkrytych kart może być mniej niż pięć. Gracz nadal może dobrać to, co jest; jeśli po pierwszej karcie nie zostaje nic, co wolno mu wziąć, jego dobieranie się kończy.
    .note = Drukowana instrukcja nie mówi o talii, której nie da się uzupełnić.
AM-DRAW-07 = Jeśli odrzucenie odkrytych kart nie może dać piątki z mniej niż trzema dżokerami, wykonuje się je tylko raz. Karty, które się wtedy pojawią, zostają, dopóki odrzucenie nie może pomóc.
    .note = W talii i wśród kart odrzuconych może być za mało innych kart albo w talii może być dokładnie pięć kart, które tylko zamieniłyby się miejscami z tymi na stole.

chapter-build = Tworzenie połączenia
AM-BUILD-01 = Aby utworzyć połączenie, gracz płaci po jednej karcie za każde jego pole i na każdym stawia jeden ze swoich wozów.
AM-BUILD-02 = Za połączenie w kolorze płaci się kartami tego koloru. Za szare połączenie płaci się kartami jednego, dowolnego koloru.
AM-BUILD-03 = Dżoker zastępuje kartę dowolnego koloru. Dżokerów może być wśród kart dowolnie wiele, mogą nimi być nawet wszystkie.
AM-BUILD-04 = Można utworzyć każde wolne połączenie, czy styka się z innymi połączeniami gracza, czy nie, ale tylko jedno w turze.
AM-BUILD-05 = Gracz, który ma mniej wozów, niż połączenie ma pól, nie może go utworzyć.
AM-BUILD-06 = Połączenie punktuje od razu: 1 punkt za 1 pole, 2 za 2, 4 za 3 i 7 za 4.
AM-BUILD-07 = Gdy dwa połączenia o tej samej liczbie pól biegną obok siebie między tymi samymi miejscami, gracz może mieć tylko jedno z nich. W grze dwuosobowej drugie jest zamknięte dla obu graczy, gdy tylko powstanie pierwsze.
AM-BUILD-08 = Za połączenie z symbolem wozu gracz dostaje jedną bonusową kartę, niezależnie od długości połączenia. Bonusowe karty leżą odkryte.
    .note = Gdy bonusowe karty się skończą, takie połączenie już ich nie daje.

chapter-con = Kontrakty
AM-CON-01 = Dobierając Kontrakty, gracz bierze dwa z wierzchu talii, zachowuje jeden z nich lub oba, a niezachowany kładzie na spód talii. Zachowany Kontrakt zostaje u gracza do końca.
AM-CON-02 = Jeśli został tylko jeden Kontrakt, można go dobrać i trzeba go zachować.
    .note = Jeśli nie ma już żadnego, Kontraktów nie można dobierać.
AM-CON-03 = Gracz może mieć dowolnie wiele Kontraktów. Jakie są i czy są zrealizowane, pozostaje tajemnicą do końca.
AM-CON-04 = Kontrakt jest zrealizowany, jeśli połączenia gracza, który go ma, łączą oba jego miejsca nieprzerwanym ciągiem.

chapter-end = Koniec gry
AM-END-01 = Gdy po swojej turze gracz ma już najwyżej dwa wozy, wszyscy gracze, on także, mają jeszcze po jednej turze. Po nich gra jest skończona.
AM-END-02 = Wszyscy odkrywają swoje Kontrakty. Każdy zrealizowany dodaje swoją wartość do punktów gracza, a każdy niezrealizowany ją odejmuje.
AM-END-03 = Bonusowe karty punktują według tego, kto ma ich najwięcej: w grze czteroosobowej 8, 6, 4 i 2 punkty, w trzyosobowej 8, 5 i 2, w dwuosobowej 8 i 4.
AM-END-04 = Gracz bez bonusowych kart nic za nie nie dostaje. Gracze, którzy mają ich tyle samo, zajmują wspólnie lepsze miejsce w klasyfikacji i każdy dostaje za nie pełną liczbę punktów, a następne miejsca się pomija: jeśli dwóch graczy jest razem na pierwszym, kolejny jest trzeci.
AM-END-05 = Wygrywa ten, kto ma najwięcej punktów. Jeśli jest ich tyle samo, rozstrzyga największa liczba zrealizowanych Kontraktów; jeśli i ona jest równa, zwycięstwo jest wspólne.
AM-END-06 = Punkty za połączenia można w każdej chwili policzyć ponownie z planszy i zawsze się zgadzają.
