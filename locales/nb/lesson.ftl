# What the guided first game of Roads & Boats says.

## The page that opens it

lesson-title = Lær Roads & Boats mens du spiller
lesson-lead = Et veiledet spill for én. Du trenger verken regelhefte eller erfaring: En veileder sier hva du skal gjøre, én ting om gangen, og hvorfor.
lesson-time = Omtrent 20 minutter. Du kan stoppe når du vil og fortsette senere.
lesson-begin = Start det veiledede spillet
lesson-opening = Gjør klart …
lesson-learn-title = Dette har du gjort når du er ferdig
lesson-learn-1 = Bygd tømmerhogger, steinbrudd og sagbruk og sett dem i arbeid
lesson-learn-2 = Fraktet varer med esler og fått ett esel til
lesson-learn-3 = Gravd etter gull, brent brensel og slått dine første mynter
lesson-learn-4 = Lagt en kloss i underverket og forstått hvordan spillet slutter og hva som gir poeng
lesson-after = Etterpå er spillet ditt: Spill videre til siste runde, eller stopp der.

## The coach

lesson-coach = Veileder
lesson-hide = Skjul veilederen
lesson-call = Spør veilederen
lesson-show = Vis meg
lesson-again-other = En gang til, med et annet esel:
lesson-do = Gjør det for meg
lesson-how = Slik gjør du
lesson-ticked = Gjort:
lesson-more = Hvordan og hvorfor
lesson-progress = Mål { $number } av { $count }: { $goal }
lesson-bar = { $reached } av { $count } mål nådd
lesson-reached = Mål nådd: { $goal }

lesson-goal-settle = et hjem
lesson-goal-opening = stokker, stein og planker
lesson-goal-breed = et fjerde esel
lesson-goal-road = en vei
lesson-goal-mine = en gullgruve
lesson-goal-brick = en kloss i underverket
lesson-goal-coal-burner = brensel
lesson-goal-mint = et myntverk
lesson-goal-coins = de første myntene

## Where, and what to click

lesson-at-home = hjemmet
lesson-at-middle = beite, i midten
lesson-at-e = { $terrain }, øst for hjemmet
lesson-at-se = { $terrain }, sørøst for hjemmet
lesson-at-sw = { $terrain }, sørvest for hjemmet
lesson-at-w = { $terrain }, vest for hjemmet
lesson-at-nw = { $terrain }, nordvest for hjemmet
lesson-at-ne = { $terrain }, nordøst for hjemmet

lesson-click-choose = Velg et esel ({ $place })
lesson-click-tile = Velg feltet: { $place }
lesson-click-load = Trykk på varene ved siden av for å laste dem: { $goods }
lesson-click-unload = Trykk på lasten for å losse: { $goods }
lesson-click-go = Trykk på det gule tallet på feltet: { $place }
lesson-click-build = Trykk i panelet på: { $building } ({ $place })
lesson-click-road = Trykk på den oransje streken mot: { $place }
lesson-click-produce = Trykk på «Lag» i panelet: { $building } ({ $place })
lesson-click-breed = Trykk i panelet for å la dem få et føll ({ $place })
lesson-click-brick = Trykk på «{ $button }» i panelet
lesson-click-pay = Betal: { $goods }
lesson-click-pay-all = Trykk på den store knappen i panelet: Den betaler alt
lesson-click-set-down = Sett ned eselet
lesson-click-press = Trykk på «{ $button }»

## One thing after the other

lesson-settle = Velkommen! Velg beitet midt på kartet som hjemmet ditt.
lesson-settle-why = Der begynner du med tre esler, fem planker, en stein og to gjess. Alt du trenger i dette spillet, ligger rett rundt.

lesson-done-first = Hver runde har fire faser: produksjon, flytting, bygging og underverket. Ingenting produserer noe ennå, så avslutt denne fasen.
lesson-done-first-why = Produksjonen kommer først: Det du bygger i én runde, arbeider fra starten av den neste.

lesson-carry-woodcutter = Last en planke på et esel og send det til skogen.
lesson-carry-woodcutter-why = Planken skal betale for en tømmerhogger. Et esel bærer to varer og går ett felt i runden, eller to langs en vei.

lesson-carry-quarry = Last to planker på et annet esel og send det til berget.
lesson-carry-quarry-why = De skal betale for et steinbrudd. Du kan bare bygge der et av eslene dine står, med varer som også er der.

lesson-carry-sawmill = Frakt to planker og en stein dit sagbruket skal stå, og la et esel vente der.
lesson-carry-sawmill-why = Du kan bare bygge der et av eslene dine står, med varer som også er der.

lesson-done-movement = Alle er der de skal være. Avslutt flyttefasen.
lesson-done-movement-why = Et esel kan beholde lasten på ryggen eller legge den på bakken. Pass på når du spiller med andre: Det som ligger på bakken, tilhører den som henter det.

lesson-build-woodcutter = Bygg tømmerhoggeren.
lesson-build-woodcutter-why = Den hogger en stokk hver runde og trenger ingen hjelp.

lesson-build-quarry = Bygg steinbruddet.
lesson-build-quarry-why = Det gir en stein hver runde. Stein trenger du til gruven, myntverket og veier.

lesson-build-sawmill = Bygg sagbruket.
lesson-build-sawmill-why = Det sager én stokk til to planker. Slik vokser økonomien din. Et felt har bare plass til én bygning.

lesson-done-building = Det er ikke mer å bygge nå. Avslutt byggefasen.
lesson-done-building-why = Nye bygninger arbeider fra og med neste runde. Du kan få tilbud om murer: De holder andre spillere ute, så alene trenger du ingen.
lesson-no-road-yet = Veien må vente. Avslutt byggefasen.
lesson-no-road-yet-why = Veien du trenger, går fra hjemmet til skogen. Den koster en stein som ligger hjemme, og én til må være igjen til senere. Hent stein hjem først.

lesson-done-wonder = I denne fasen kan du kjøpe klosser i underverket. Spar varene dine foreløpig, gjessene også, og avslutt runden.
lesson-done-wonder-why = Planker og stein skal brukes til å bygge, og gjess trengs til forskning senere. På slutten av hver runde legges det en nøytral kloss; spiller du alene, er spillet over etter 20 runder.

lesson-done-production = Produsentene dine har allerede laget sitt. Avslutt produksjonsfasen.
lesson-done-production-why = Stokker, stein og gull kommer av seg selv, én i runden. Noen må bare hente dem.

lesson-bring-trunks = Last på stokkene og frakt dem til sagbruket.
lesson-bring-trunks-why = Stokkene kommer fra skogen, men planker kommer bare fra sagbruket.

lesson-go-breed = Send to esler uten last til det tomme beitet.
lesson-go-breed-why = To esler alene på et tomt beite får et føll i neste produksjonsfase. Flere esler bærer mer.

lesson-breed = La de to eslene få et føll.
lesson-breed-why = Det går én gang i runden, så lenge det ikke er noe annet på beitet: ingen varer, ingen bygning og ikke noe tredje esel.

lesson-produce-sawmill = Gi sagbruket en stokk.
lesson-produce-sawmill-why = Du får to planker. Det som ligger på bakken, sages av seg selv når fasen slutter. Det et esel bærer, brukes bare hvis du vil.

lesson-fetch-trunks = Send et esel til skogen etter flere stokker. Det eselet bærer nå, blir igjen her.
lesson-fetch-trunks-why = Sørg for jevn tilgang på stokker: Nesten alt du bygger, koster planker.

lesson-fetch-stone = Send et esel til steinbruddet etter stein.
lesson-fetch-stone-why = Det har samlet seg stein der, og de neste bygningene og veiene trenger den.

lesson-bring-stone = Last på steinen og frakt den hjem.
lesson-bring-stone-why = Hjemmet er et godt lager: Det du samler der, kan fraktes hvor som helst rundt det på én runde.

lesson-come-home = Dette eselet har ikke noe å gjøre her. Ta det hjem.
lesson-come-home-why = Den neste lasten venter hjemme, og klosser i underverket kan bare kjøpes mens et esel er der.

lesson-carry-mine = Målet er gull. Frakt det en gruve koster, til fjellet: tre planker og en stein til sammen.
lesson-carry-mine-why = Et esel bærer bare to varer, så det trengs to turer eller to esler.

lesson-build-road = Bygg en vei fra hjemmet til skogen.
lesson-build-road-why = Den koster en stein. Langs en vei går et esel to felter: ut i skogen og tilbake med en stokk på én runde.

lesson-build-mine = Bygg gruven. Den fylles med tre gull og tre jern.
lesson-build-mine-why = Den gir ett stykke hver runde, først gull og så annenhver gang. Ett gull er verdt 10 poeng til slutt.

lesson-carry-coal-burner = Nå kommer en kullmile. Frakt tre planker dit den skal stå.
lesson-carry-coal-burner-why = Gull er bra, mynter er bedre, og for å slå mynter trenger du brensel.

lesson-build-coal-burner = Bygg kullmilen.
lesson-build-coal-burner-why = Den lager ett brensel av to stokker eller planker.

lesson-carry-mint = Så myntverket. Frakt to planker og en stein dit det skal stå.
lesson-carry-mint-why = Det står mellom gruven og kullmilen, så gull og brensel kommer dit på ett steg.

lesson-build-mint = Bygg myntverket.
lesson-build-mint-why = Av to gull og ett brensel slår det mynter verdt 40 poeng. Gullet alene ville vært verdt 20.

lesson-bring-wood = Last på to stokker og frakt dem til kullmilen.
lesson-bring-wood-why = I neste produksjonsfase blir de til brensel.

lesson-produce-coal-burner = Brenn de to stokkene til brensel.
lesson-produce-coal-burner-why = To stokker eller planker, i hvilken blanding du vil, blir til ett brensel.

lesson-fetch-gold = Send et esel til gruven.
lesson-fetch-gold-why = Gull teller til slutt bare hvis det er på et av transportmidlene dine. Det som ligger på bakken, teller ikke for noen.

lesson-bring-gold = Last på to gull og frakt dem til myntverket.
lesson-bring-gold-why = Myntverket trenger to gull og ett brensel.

lesson-fetch-fuel = Send et esel til kullmilen etter brenselet.
lesson-fetch-fuel-why = Myntverket trenger ett brensel hver gang det slår mynter.

lesson-bring-fuel = Frakt brenselet til myntverket.
lesson-bring-fuel-why = Med to gull og ett brensel på samme sted kan myntverket arbeide i neste produksjonsfase.

lesson-produce-mint = Slå dine første mynter!
lesson-produce-mint-why = Den som leverer varene, får det som lages av dem, denne gangen på eselryggen.

lesson-load-coins = Last myntene på et esel.
lesson-load-coins-why = Rikdom teller bare på et transportmiddel, aldri på bakken.

lesson-brick = Du har varer til overs. Kjøp en kloss i underverket.
lesson-brick-why = Hver rad i underverket deler ut 10 poeng til spillerne som har klosser i den. Spiller du alene, gir én eneste kloss alle ti.

lesson-pay = Betal prisen: Velg hvilke varer, eller hvor de tas fra.
lesson-pay-why = Kan noe betales på flere måter, velger du selv. Betal med det du best kan unnvære.

lesson-pay-brick = Betal med det du kan unnvære, og spar plankene og gjessene.
lesson-pay-brick-why = Alle varer hjemme kan betale for en kloss. Planker er til å bygge med, og to gjess og ett papir åpner for forskning senere.

lesson-withdraw = Disse varene trenger du snart. Trekk kjøpet tilbake.
lesson-withdraw-why = Ingenting går tapt: Det du har betalt, får du igjen. Jeg sier fra når du har varer til overs.

lesson-set-down = Et esel bærer et annet. Sett det ned igjen.
lesson-set-down-why = Et transportmiddel kan bære et annet, men da kan ingen av dem ta varer.

## When things went another way

lesson-elsewhere = Hjemmet ditt er ikke der denne leksjonen regner med. Angre det med «Angre» og velg beitet i midten, eller spill fritt videre.
lesson-elsewhere-why = Rundt midten er alt du trenger, ett steg unna. Herfra er veiene lengre.

lesson-stuck = Det er for få varer igjen til en tømmerhogger og et sagbruk. Gå noen steg tilbake med «Angre», eller start leksjonen på nytt.
lesson-stuck-why = Uten stokker og planker kan ikke noe mer bygges. Det skjer alle én gang.

lesson-no-gold = Det er for lite gull igjen til mynter, og ikke noe fjell til en gruve til. Gå noen steg tilbake med «Angre», start på nytt, eller spill fritt videre.
lesson-no-gold-why = En gruve har tre gull, og mynter koster to. Du har sett nesten alt annet i spillet.

lesson-no-geese = Gjessene dine er brukt opp: Det stenger bare for forskning, som denne leksjonen ikke trenger.

lesson-again = Start på nytt

## Afterwards

lesson-finished = Dine første mynter: 40 poeng! Nå kan du spillet. Spill videre til siste runde, eller stopp her.
lesson-finished-why = Resten er mer av det samme: produsere, frakte, bygge. Spiller du videre, har jeg et tips til hver fase.
lesson-on = Spill videre

lesson-tip-production-1 = Forskning: To gjess og ett papir på et felt der du har et esel, åpner for lastebiler, robåter, dampskip eller bedre gruver. En papirmølle lager papir av to stokker eller planker.
lesson-tip-production-2 = To gjess alene på et tomt beite får en tredje når produksjonen begynner. De følger et esel til fots hvis du vil, uten å bli lastet.
lesson-tip-production-3 = En vognfabrikk lager en vogn av et esel og to planker. Den bærer tre varer og går tre felter, men bare langs veier.
lesson-tip-no-geese = Uten to gjess blir det ingen forskning i dette spillet. Du klarer deg uten: Gull, mynter, aksjer og underverket gir poeng likevel.
lesson-tip-movement-1 = La et esel stå ved gruven og last på gullet med én gang. Det som ligger på bakken når spillet slutter, er ingenting verdt.
lesson-tip-movement-2 = I én runde flyttes en vare bare av ett av eslene dine: Et annet kan ikke bære den videre før neste runde.
lesson-tip-building-1 = En gruve har bare tre gull. Det er flere fjell på kartet til en ny gruve.
lesson-tip-building-2 = En børs koster tre stein og lager aksjer av to mynter og ett papir. De er verdt 120 poeng.
lesson-tip-building-3 = På et strandfelt lager en flåtefabrikk flåter av to stokker. En flåte frakter tre varer på elver og sjø.
lesson-tip-building-4 = Flere veier lønner seg fort: fra hjemmet til steinbruddet, gruven og myntverket.
lesson-tip-wonder-1 = Én egen kloss i hver rad gir 10 poeng per rad. Følg med på når en ny rad begynner.
lesson-tip-wonder-2 = Rundens første kloss er billigst: to varer, den neste tre og så videre. Kjøp heller én kloss i flere runder.
lesson-tip-last = Slutten nærmer seg: Last alt gull og alle mynter på eslene nå. Bare det teller.

lesson-over = Spillet er slutt. Du har { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
}: { $riches } for rikdom og { $wonder } for underverket.
lesson-over-why = Hvert gull på et transportmiddel gir 10 poeng, mynter 40 og aksjer 120. Hver rad i underverket med en kloss fra deg gir 10. Prøv nå et annet kart, eller spill med andre!
lesson-next = Nytt bord
