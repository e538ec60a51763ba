# Mitä ohjattu ensimmäinen Roads & Boats -peli sanoo.

## Sivu, jolta se avataan

lesson-title = Opi Roads & Boats pelaamalla
lesson-lead = Ohjattu peli yhdelle. Et tarvitse sääntökirjaa etkä kokemusta: opas neuvoo yhden asian kerrallaan ja kertoo myös, miksi.
lesson-time = Noin 20 minuuttia. Voit lopettaa milloin vain ja jatkaa myöhemmin.
lesson-begin = Aloita ohjattu peli
lesson-opening = Valmistellaan…
lesson-learn-title = Lopuksi olet…
lesson-learn-1 = Rakentanut puunhakkaajan, kivilouhoksen ja sahan ja nähnyt niiden työn
lesson-learn-2 = Kuljettanut hyödykkeitä aaseilla ja kasvattanut yhden uuden aasin
lesson-learn-3 = Louhinut kultaa, polttanut polttoainetta ja lyönyt ensimmäiset kolikkosi
lesson-learn-4 = Ostanut ihmeen tiilen ja ymmärtänyt, miten peli päättyy ja mistä saa pisteitä
lesson-after = Sen jälkeen peli on sinun: pelaa viimeiseen vuoroon asti tai lopeta siihen.

## Opas

lesson-coach = Opas
lesson-hide = Piilota opas
lesson-call = Kysy oppaalta
lesson-show = Näytä minulle
lesson-again-other = Vielä kerran, toisella aasilla:
lesson-do = Tee puolestani
lesson-how = Miten
lesson-ticked = Tehty:
lesson-more = Miten ja miksi
lesson-progress = Tavoite { $number }/{ $count }: { $goal }
lesson-bar = { $reached }/{ $count } tavoitetta saavutettu
lesson-reached = Tavoite saavutettu: { $goal }

lesson-goal-settle = koti
lesson-goal-opening = puuta, kiveä ja lautoja
lesson-goal-breed = neljäs aasi
lesson-goal-road = tie
lesson-goal-mine = kultakaivos
lesson-goal-brick = ihmeen tiili
lesson-goal-coal-burner = polttoaine
lesson-goal-mint = rahapaja
lesson-goal-coins = ensimmäiset kolikot

## Missä, ja mitä napsautetaan

lesson-at-home = koti
lesson-at-middle = laidun kartan keskellä
lesson-at-e = { $terrain }, kodista itään
lesson-at-se = { $terrain }, kodista kaakkoon
lesson-at-sw = { $terrain }, kodista lounaaseen
lesson-at-w = { $terrain }, kodista länteen
lesson-at-nw = { $terrain }, kodista luoteeseen
lesson-at-ne = { $terrain }, kodista koilliseen

lesson-click-choose = Valitse aasi ({ $place })
lesson-click-tile = Valitse laatta: { $place }
lesson-click-load = Lastaa painamalla vieressä olevia hyödykkeitä: { $goods }
lesson-click-unload = Jätä hyödykkeet painamalla aasin kuormaa: { $goods }
lesson-click-go = Paina laatan keltaista numeroa: { $place }
lesson-click-build = Paina paneelissa: { $building } ({ $place })
lesson-click-road = Paina oranssia palkkia, jonka päässä on: { $place }
lesson-click-produce = Paina paneelissa ”Tuota”: { $building } ({ $place })
lesson-click-breed = Valitse paneelista ”Kasvata uusi aasi” ({ $place })
lesson-click-brick = Paina paneelissa ”{ $button }”
lesson-click-pay = Maksa: { $goods }
lesson-click-pay-all = Paina paneelin suurta painiketta: se maksaa kaiken
lesson-click-set-down = Laske aasi alas
lesson-click-press = Paina ”{ $button }”

## Yksi asia toisensa jälkeen

lesson-settle = Tervetuloa! Valitse kodiksesi kartan keskellä oleva laidun.
lesson-settle-why = Aloitat sieltä kolmella aasilla, viidellä laudalla, yhdellä kivellä ja kahdella hanhella. Kaikki, mitä tässä pelissä tarvitset, on aivan sen ympärillä.

lesson-done-first = Jokaisessa vuorossa on neljä vaihetta: tuotanto, liikkuminen, rakentaminen ja ihme. Mikään ei vielä tuota mitään, joten lopeta tämä vaihe.
lesson-done-first-why = Tuotanto on ensimmäinen vaihe: yhdellä vuorolla rakentamasi rakennus alkaa toimia seuraavan vuoron alussa.

lesson-carry-woodcutter = Lastaa yhdelle aasille yksi lauta ja lähetä se metsään.
lesson-carry-woodcutter-why = Laudalla maksetaan puunhakkaaja. Aasi kantaa kaksi hyödykettä ja kulkee vuorossa yhden laatan, tietä pitkin kaksi.

lesson-carry-quarry = Lastaa toiselle aasille kaksi lautaa ja lähetä se kalliolle.
lesson-carry-quarry-why = Niillä maksetaan kivilouhos. Voit rakentaa vain sinne, missä jokin aaseistasi on, ja vain siellä olevilla hyödykkeillä.

lesson-carry-sawmill = Vie kaksi lautaa ja yksi kivi sahan paikalle ja anna aasin odottaa siellä.
lesson-carry-sawmill-why = Voit rakentaa vain sinne, missä jokin aaseistasi on, ja vain siellä olevilla hyödykkeillä.

lesson-done-movement = Kaikki ovat siellä, missä pitääkin. Lopeta liikkumisvaihe.
lesson-done-movement-why = Aasi voi pitää kuormansa selässään tai jättää sen maahan. Kun pelaat muiden kanssa, ole varovainen: maassa oleva kuuluu sille, joka sen hakee.

lesson-build-woodcutter = Rakenna puunhakkaaja.
lesson-build-woodcutter-why = Se hakkaa joka vuorolla yhden tukin eikä tarvitse siihen ketään.

lesson-build-quarry = Rakenna kivilouhos.
lesson-build-quarry-why = Se louhii joka vuorolla yhden kiven. Kiveä tarvitset kaivokseen, rahapajaan ja teihin.

lesson-build-sawmill = Rakenna saha.
lesson-build-sawmill-why = Se sahaa yhdestä tukista kaksi lautaa. Näin taloutesi kasvaa. Laatalle mahtuu vain yksi rakennus.

lesson-done-building = Nyt ei ole muuta rakennettavaa. Lopeta rakentamisvaihe.
lesson-done-building-why = Uudet rakennukset toimivat seuraavasta vuorosta alkaen. Tarjolla voi olla muureja: ne pitävät muut pelaajat loitolla, joten yksin et tarvitse niitä.
lesson-no-road-yet = Tie saa odottaa. Lopeta rakentamisvaihe.
lesson-no-road-yet-why = Tarvitset tien kodista metsään. Siihen menee yksi kotona oleva kivi, ja yhden pitää vielä jäädä myöhempää varten. Tuo ensin kiviä kotiin.

lesson-done-wonder = Tässä vaiheessa voisit ostaa ihmeen tiiliä. Säästä vielä hyödykkeesi, hanhetkin, ja lopeta vuoro.
lesson-done-wonder-why = Laudoille ja kivelle on käyttöä, ja hanhia tarvitaan myöhemmin kehittämiseen. Jokaisen vuoron lopussa ihmeeseen pannaan yksi neutraali tiili; yksinpeli päättyy 20 vuoron jälkeen.

lesson-done-production = Alkutuottajasi ovat jo tuottaneet hyödykkeensä. Lopeta tuotantovaihe.
lesson-done-production-why = Tukit, kivi ja kulta syntyvät itsestään, yksi vuorossa. Ne täytyy vain hakea.

lesson-bring-trunks = Lastaa tukit ja vie ne sahalle.
lesson-bring-trunks-why = Tukit tulevat metsästä, mutta laudat vain sahalta.

lesson-go-breed = Lähetä kaksi kuormatonta aasia tyhjälle laitumelle.
lesson-go-breed-why = Kaksi aasia keskenään tyhjällä laitumella saa varsan seuraavassa tuotantovaiheessa. Mitä enemmän aaseja, sitä enemmän ne kantavat.

lesson-breed = Anna kahden aasin saada varsa.
lesson-breed-why = Tämä onnistuu kerran vuorossa, kunhan laitumella ei ole mitään muuta: ei hyödykkeitä, rakennusta eikä kolmatta aasia.

lesson-produce-sawmill = Anna sahalle tukki.
lesson-produce-sawmill-why = Saat kaksi lautaa. Maassa olevat tukit sahataan itsestään, kun vaihe päättyy; aasin kantamat käytetään vain, jos valitset niin.

lesson-fetch-trunks = Lähetä aasi metsään hakemaan seuraavat tukit. Sen nykyinen kuorma jää tänne.
lesson-fetch-trunks-why = Pidä puu liikkeessä: lähes kaikki, mitä rakennat, maksaa lautoja.

lesson-fetch-stone = Lähetä aasi kivilouhokselle hakemaan kiveä.
lesson-fetch-stone-why = Kiveä on kertynyt sinne, ja seuraavat rakennukset ja tiet tarvitsevat sitä.

lesson-bring-stone = Lastaa kivi ja tuo se kotiin.
lesson-bring-stone-why = Koti on hyvä varasto: mitä sinne keräät, sen voi viedä yhdessä vuorossa mihin tahansa sen ympärillä.

lesson-come-home = Tällä aasilla ei ole täällä tehtävää. Tuo se kotiin.
lesson-come-home-why = Seuraavat kuormat odottavat kotona, ja ihmeen tiiliä voi ostaa vain, kun siellä on aasi.

lesson-carry-mine = Tavoitteena on kulta. Vie vuoristoon kaivoksen tarvikkeet: yhteensä kolme lautaa ja yksi kivi.
lesson-carry-mine-why = Aasi kantaa vain kaksi hyödykettä, joten tarvitaan kaksi matkaa tai kaksi aasia.

lesson-build-road = Rakenna tie kodista metsään.
lesson-build-road-why = Se maksaa yhden kiven. Tietä pitkin aasi kulkee kaksi laattaa: metsään ja tukin kanssa takaisin samassa vuorossa.

lesson-build-mine = Rakenna kaivos. Se täytetään kolmella kullalla ja kolmella raudalla.
lesson-build-mine-why = Se antaa joka vuorolla yhden kappaleen: ensin kultaa, sitten vuorotellen rautaa ja kultaa. Yksi kulta on lopussa 10 pisteen arvoinen.

lesson-carry-coal-burner = Seuraavaksi kuivatislaamo. Vie sen paikalle kolme lautaa.
lesson-carry-coal-burner-why = Pelkkä kultakin on hyvä, mutta kolikot ovat parempia, ja niihin tarvitaan polttoainetta.

lesson-build-coal-burner = Rakenna kuivatislaamo.
lesson-build-coal-burner-why = Se tekee kahdesta tukista tai laudasta yhden polttoaineen.

lesson-carry-mint = Nyt rahapaja. Vie sen paikalle kaksi lautaa ja yksi kivi.
lesson-carry-mint-why = Se on kaivoksen ja kuivatislaamon välissä, joten kulta ja polttoaine ovat perillä yhdellä askeleella.

lesson-build-mint = Rakenna rahapaja.
lesson-build-mint-why = Se lyö kahdesta kullasta ja yhdestä polttoaineesta kolikot, joista saa 40 pistettä. Pelkästä kullasta saisi 20.

lesson-bring-wood = Lastaa kaksi tukkia ja vie ne kuivatislaamolle.
lesson-bring-wood-why = Seuraavassa tuotantovaiheessa niistä tulee polttoainetta.

lesson-produce-coal-burner = Polta kaksi tukkia polttoaineeksi.
lesson-produce-coal-burner-why = Kahdesta tukista tai laudasta, missä suhteessa tahansa, syntyy yksi polttoaine.

lesson-fetch-gold = Lähetä aasi kaivokselle.
lesson-fetch-gold-why = Kulta lasketaan lopussa vain, jos se on jossakin kuljetusvälineistäsi. Maassa olevasta ei saa pisteitä kukaan.

lesson-bring-gold = Lastaa kaksi kultaa ja vie ne rahapajaan.
lesson-bring-gold-why = Rahapaja tarvitsee kaksi kultaa ja yhden polttoaineen.

lesson-fetch-fuel = Lähetä aasi kuivatislaamolle hakemaan polttoaine.
lesson-fetch-fuel-why = Rahapaja tarvitsee yhden polttoaineen aina, kun se lyö kolikoita.

lesson-bring-fuel = Vie polttoaine rahapajaan.
lesson-bring-fuel-why = Kun samassa paikassa on kaksi kultaa ja yksi polttoaine, rahapaja voi toimia seuraavassa tuotantovaiheessa.

lesson-produce-mint = Lyö ensimmäiset kolikkosi!
lesson-produce-mint-why = Se, joka antaa hyödykkeet, saa myös sen, mitä niistä tehdään: tällä kertaa aasin selkään.

lesson-load-coins = Lastaa kolikot aasille.
lesson-load-coins-why = Rikkauksista saa pisteitä vain, kun ne ovat kuljetusvälineessä. Maassa olevista ei saa mitään.

lesson-brick = Sinulla on ylimääräisiä hyödykkeitä. Osta ihmeen tiili.
lesson-brick-why = Jokaiselta ihmeen riviltä jaetaan 10 pistettä niille pelaajille, joilla on siinä tiiliä. Yksin pelatessa yksi tiili tuo kaikki kymmenen.

lesson-pay = Maksa hinta: valitse, millä hyödykkeillä tai mistä.
lesson-pay-why = Jos maksaa voi monella tavalla, valitset itse. Maksa sillä, mitä tarvitset vähiten.

lesson-pay-brick = Maksa sillä, mitä tarvitset vähiten, ja säästä laudat ja hanhet.
lesson-pay-brick-why = Tiilen voi maksaa millä tahansa kotona olevilla hyödykkeillä. Laudat ovat rakentamista varten, ja kaksi hanhea ja paperi mahdollistavat myöhemmin kehittämisen.

lesson-withdraw = Tarvitset näitä hyödykkeitä pian. Peru ostos.
lesson-withdraw-why = Mitään ei mene hukkaan: saat takaisin, minkä olet maksanut. Kerron, kun sinulla on ylimääräisiä hyödykkeitä.

lesson-set-down = Yksi aasi kantaa toista. Laske se takaisin alas.
lesson-set-down-why = Kuljetusväline voi kantaa toista, mutta silloin kumpikaan ei voi ottaa hyödykkeitä.

## Kun kävi toisin

lesson-elsewhere = Kotisi ei ole siellä, missä sen pitäisi tällä oppitunnilla olla. Palaa painikkeella ”Peru” ja valitse keskimmäinen laidun, tai pelaa vapaasti eteenpäin.
lesson-elsewhere-why = Keskellä kaikki tarpeellinen on yhden askeleen päässä. Täältä matkat ovat pidempiä.

lesson-stuck = Hyödykkeitä on liian vähän puunhakkaajaan ja sahaan. Peru muutama siirto painikkeella ”Peru” tai aloita alusta.
lesson-stuck-why = Ilman tukkeja ja lautoja ei voi rakentaa enempää. Näin käy jokaiselle kerran.

lesson-no-gold = Kultaa on jäljellä liian vähän kolikoihin, eikä uudelle kaivokselle ole vuoristoa. Peru muutama siirto painikkeella ”Peru”, aloita alusta tai pelaa vapaasti eteenpäin.
lesson-no-gold-why = Kaivoksessa on kolme kultaa, ja kolikoihin menee kaksi. Olet nähnyt pelistä jo melkein kaiken muun.

lesson-no-geese = Hanhesi on käytetty. Se estää vain kehittämisen, eikä sitä tarvita tällä oppitunnilla.

lesson-again = Aloita alusta

## Sen jälkeen

lesson-finished = Ensimmäiset kolikkosi: 40 pistettä! Nyt osaat pelin. Pelaa viimeiseen vuoroon asti tai lopeta tähän.
lesson-finished-why = Loppu on samaa: tuota, kuljeta, rakenna. Jos jatkat, saat joka vaiheeseen vinkin.
lesson-on = Jatka peliä

lesson-tip-production-1 = Kehittäminen: kun kaksi hanhea ja yksi paperi ovat laatalla, jolla on aasisi, voit kehittää kuorma-autot, soutuveneet, höyrylaivat tai paremmat kaivokset. Paperitehdas tekee paperin kahdesta tukista tai laudasta.
lesson-tip-production-2 = Kaksi hanhea keskenään tyhjällä laitumella saa kolmannen tuotantovaiheen alussa. Hanhet seuraavat halutessasi aasia jalan, eikä niitä tarvitse lastata.
lesson-tip-production-3 = Kärrytehdas tekee aasista ja kahdesta laudasta kärryn. Se kantaa kolme hyödykettä ja kulkee kolme laattaa, mutta vain teitä pitkin.
lesson-tip-no-geese = Ilman kahta hanhea et voi tässä pelissä kehittää. Pärjäät ilmankin: kullasta, kolikoista, arvopapereista ja ihmeestä saa pisteitä yhtä lailla.
lesson-tip-movement-1 = Jätä aasi kaivokselle ja lastaa kulta heti. Siitä, mitä pelin päättyessä on maassa, ei saa pisteitä.
lesson-tip-movement-2 = Yhdellä vuorolla hyödykettä voi siirtää vain yksi aaseistasi: toinen voi viedä sen eteenpäin vasta seuraavalla vuorolla.
lesson-tip-building-1 = Kaivoksessa on vain kolme kultaa. Kartalla on lisää vuoristoa toiselle kaivokselle.
lesson-tip-building-2 = Pörssi maksaa kolme kiveä. Se tekee kahdesta kolikosta ja yhdestä paperista arvopaperin, josta saa 120 pistettä.
lesson-tip-building-3 = Rannikkolaatalla tukkilauttatehdas tekee kahdesta tukista tukkilautan. Se kuljettaa kolme hyödykettä jokia ja merta pitkin.
lesson-tip-building-4 = Uudet tiet maksavat itsensä pian takaisin: kodista kivilouhokselle, kaivokselle ja rahapajaan.
lesson-tip-wonder-1 = Yksi oma tiili joka rivillä tuo 10 pistettä riviä kohti. Pidä silmällä, milloin uusi rivi alkaa.
lesson-tip-wonder-2 = Vuoron ensimmäinen tiili on halvin: kaksi hyödykettä, seuraava kolme ja niin edelleen. Osta mieluummin yksi tiili usealla vuorolla.
lesson-tip-last = Loppu lähenee: lastaa nyt kaikki kulta ja kolikot aaseille. Vain silloin niistä saa pisteitä.

lesson-over = Peli on päättynyt. Sinulla on { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}: rikkauksista { $riches } ja ihmeestä { $wonder }.
lesson-over-why = Kuljetusvälineessä olevasta kullasta saa 10 pistettä, kolikoista 40 ja arvopaperista 120. Jokainen ihmeen rivi, jolla on tiilesi, tuo 10. Kokeile seuraavaksi toista karttaa tai pelaa muiden kanssa!
lesson-next = Uusi pöytä
