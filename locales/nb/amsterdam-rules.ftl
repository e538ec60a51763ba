# The rules of Amsterdam in our own words, by number.
# A note is a ruling of ours, where the printed rules say nothing.

rules-title = Amsterdam: reglene
rules-intro = Kjøpmenn på 1600-tallet knytter sammen handelsstedene i Amsterdam med ruter av kjerrer, fullfører hemmelige kontrakter og samler varer underveis. Flest poeng vinner. Fire av de 24 kontraktene er fra det trykte spillet; de andre 20 har vi valgt selv.
rules-words = Et *sted* er et handelssted på brettet, og en *rute* er rekken av felter mellom to nabosteder. Med et *kort* menes et transportkort og med en *kontrakt* et kontraktskort. Der en regel har en merknad, sier de trykte reglene ingenting, og merknaden er vår avgjørelse.

chapter-box = I esken
AM-BOX-01 = Amsterdam er for to, tre eller fire spillere. Hver av dem har 16 kjerrer og en poengmarkør.
AM-BOX-02 = Det finnes 44 kort: 8 jokere, og 6 kort i hver av fargene rosa, blå, grønn, svart, rød og oransje.
AM-BOX-03 = Det finnes 24 kontrakter. Hver av dem angir to steder og en verdi. Fire av dem er fra det trykte spillet; de andre 20 har vi valgt selv.
AM-BOX-04 = Det finnes 16 varebonuskort.

chapter-set = Oppsett
AM-SET-01 = Kortene stokkes. Hver spiller får utdelt 2 av dem, og 5 til legges åpent ved siden av trekkbunken.
AM-SET-02 = Hver gang tre eller flere av de fem åpne kortene er jokere, forkastes alle fem med én gang, og fem nye legges åpent. Om nødvendig gjentas dette.
    .note = Regelen gjelder fem kort: Ligger færre enn fem åpent, forkastes ingenting.
AM-SET-03 = Hver spiller får utdelt 2 kontrakter og beholder én av dem eller begge, skjult for de andre. En kontrakt som ikke beholdes, legges nederst i kontraktsbunken.
    .note = Alle velger samtidig. Når alle har valgt, legges kontraktene under bunken i spillernes rekkefølge, startspillerens først.
AM-SET-04 = Den yngste spilleren begynner, og turen går rundt med klokka.
    .note = Den som åpner bordet, bestemmer hvem som begynner: en spiller som blir pekt ut, eller en tilfeldig.

chapter-turn = En tur
AM-TURN-01 = I sin tur gjør en spiller nøyaktig én av tre ting: trekker kort, bygger én rute eller trekker kontrakter.
AM-TURN-02 = En spiller som ikke kan gjøre noen av de tre tingene, melder pass. Når alle spillerne har meldt pass etter hverandre, er spillet slutt.
    .note = De trykte reglene sier ingenting om en spiller som ikke kan gjøre noe.

chapter-draw = Å trekke kort
AM-DRAW-01 = Å trekke kort vil si å ta to kort. Hvert av dem tas enten blindt fra toppen av trekkbunken eller blant de fem som ligger åpent; et åpent kort som tas, erstattes fra trekkbunken før det neste velges.
AM-DRAW-02 = Den som tar en åpen joker som første kort, tar ikke et kort til.
AM-DRAW-03 = En åpen joker kan ikke tas som det andre kortet.
    .note = En joker som trekkes blindt, er et kort som alle andre, enten den er det første eller det andre.
AM-DRAW-04 = Du kan ha så mange kort du vil på hånda.
    .note = Kortene på hånda er hemmelige, men ikke antallet.
AM-DRAW-05 = Så snart trekkbunken er tom, stokkes de forkastede kortene og blir ny trekkbunke, også midt i utleggingen av åpne kort.
AM-DRAW-06 = Når det verken er kort i trekkbunken eller blant de forkastede, kan det ligge færre enn fem kort åpent. En spiller kan fortsatt trekke det som finnes; er det etter det første kortet ikke igjen noe som spilleren har lov til å ta, er trekkingen over.
    .note = De trykte reglene sier ingenting om en trekkbunke som ikke kan fylles.
AM-DRAW-07 = Hvis det å forkaste de åpne kortene ikke kan gi fem kort med færre enn tre jokere, gjøres det bare én gang. Kortene som da kommer opp, blir liggende til det kan hjelpe å forkaste dem.
    .note = Det kan være for få andre kort i trekkbunken og blant de forkastede, eller nøyaktig fem kort i trekkbunken, som bare ville bytte plass med dem på bordet.

chapter-build = Å bygge en rute
AM-BUILD-01 = En spiller bygger en rute ved å betale ett kort for hvert av feltene og sette en av kjerrene sine på hvert felt.
AM-BUILD-02 = En rute med farge betales med kort i den fargen. En grå rute betales med kort i én valgfri farge.
AM-BUILD-03 = En joker gjelder som et kort i en hvilken som helst farge. Så mange man vil av kortene kan være jokere, også alle sammen.
AM-BUILD-04 = Enhver ledig rute kan bygges, enten den støter til spillerens andre ruter eller ikke, men bare én per tur.
AM-BUILD-05 = En spiller som har færre kjerrer enn ruten har felter, kan ikke bygge den.
AM-BUILD-06 = En rute gir poeng med én gang: 1 poeng for 1 felt, 2 for 2, 4 for 3 og 7 for 4.
AM-BUILD-07 = Der to ruter med like mange felter går side om side mellom de samme stedene, kan en spiller bare ha én av dem. Med to spillere er den andre ruten stengt for begge så snart den første er bygd.
AM-BUILD-08 = Den som bygger en rute med kjerresymbol, får ett varebonuskort, uansett hvor lang ruten er. Varebonuskort ligger åpent.
    .note = Når det ikke er flere varebonuskort igjen, gir slike ruter ingen.

chapter-con = Kontrakter
AM-CON-01 = En spiller som trekker kontrakter, tar de to øverste i kontraktsbunken og beholder begge eller bare én av dem; den andre legges da under bunken. Det som beholdes, beholdes til slutten.
AM-CON-02 = Er bare én kontrakt igjen, kan den trekkes og må da beholdes.
    .note = Er ingen igjen, kan man ikke trekke kontrakter.
AM-CON-03 = En spiller kan sitte med hvor mange kontrakter som helst. Hvilke det er, og om de er fullført, er hemmelig til slutten.
AM-CON-04 = En kontrakt er fullført hvis ruter som tilhører innehaveren, forbinder de to stedene på den uten brudd.

chapter-end = Slutten
AM-END-01 = Når en spiller har høyst to kjerrer igjen etter turen sin, får alle spillerne én tur til, også den spilleren selv. Så er spillet slutt.
AM-END-02 = Alle kontraktene vises fram. Hver kontrakt som er fullført, legger verdien sin til innehaverens poeng, og hver som ikke er det, trekker verdien fra.
AM-END-03 = Varebonuskort gir poeng etter hvem som har flest: med fire spillere 8, 6, 4 og 2 poeng, med tre 8, 5 og 2, med to 8 og 4.
AM-END-04 = En spiller uten varebonuskort får ingen poeng for dem. Spillere med like mange deler den beste plasseringen og får alle poengene for den, og de neste plasseringene hoppes over: Deler to førsteplassen, kommer nestemann på tredjeplass.
AM-END-05 = Flest poeng vinner. Står det likt, avgjør flest fullførte kontrakter; er det likt også der, deles seieren.
AM-END-06 = Poengene for ruter kan når som helst telles på nytt på brettet, og de stemmer alltid.
