# Amsterdamin säännöt omin sanoin, numeroittain.
# Huomautus (note) merkitsee omaa ratkaisuamme siellä, missä painetut säännöt eivät sano mitään.

rules-title = Amsterdam: säännöt
rules-intro = 1600-luvun kauppiaat yhdistävät Amsterdamin kauppapaikkoja kärryreiteillä, täyttävät salaisia sopimuksiaan ja keräävät matkan varrella kauppatavaraa. Eniten pisteitä saanut voittaa. Pelin 24 sopimuksesta neljä on painetun pelin sopimuksia; muut 20 olemme valinneet itse.
rules-words = *Kauppapaikka* on laudalle merkitty kaupankäyntipaikka, ja *reitti* on ruutujono, joka kulkee kauppapaikasta sen naapuriin. *Kortti* on kuljetusvälinekortti, *sopimus* on sopimuskortti ja *bonuskortti* on kauppatavarabonuskortti. Jos säännössä on huomautus, painetut säännöt eivät sano asiasta mitään ja huomautus on oma ratkaisumme.

chapter-box = Laatikon sisältö
AM-BOX-01 = Pelaajia on kaksi, kolme tai neljä. Jokaisella on 16 kärryä ja pistemerkki.
AM-BOX-02 = Kortteja on yhteensä 44. Niistä 8 on jokereita, ja pinkkejä, sinisiä, vihreitä, mustia, punaisia ja oransseja on 6 kutakin.
AM-BOX-03 = Sopimuksia on 24. Kukin niistä nimeää kaksi kauppapaikkaa ja arvon. Neljä niistä on painetun pelin sopimuksia; muut 20 olemme valinneet itse.
AM-BOX-04 = Bonuskortteja on 16.

chapter-set = Valmistelut
AM-SET-01 = Kortit sekoitetaan. Jokainen pelaaja saa niitä 2, ja lisäksi 5 käännetään avoimiksi pakan viereen.
AM-SET-02 = Aina kun viidestä avoimesta kortista vähintään kolme on jokereita, kaikki viisi poistetaan heti ja tilalle käännetään viisi uutta, tarvittaessa yhä uudelleen.
    .note = Sääntö koskee viittä korttia: jos avoimia kortteja on alle viisi, mitään ei poisteta.
AM-SET-03 = Jokaiselle pelaajalle jaetaan 2 sopimusta, ja hän pitää niistä toisen tai molemmat, muilta salassa. Sopimus, jota ei pidetä, menee sopimuspakan alle.
    .note = Kaikki valitsevat yhtä aikaa. Kun kaikki ovat valinneet, sopimukset menevät pakan alle pelaajien järjestyksessä, aloittajan ensin.
AM-SET-04 = Nuorin pelaaja aloittaa, ja vuoro kiertää myötäpäivään.
    .note = Pöydän avaaja päättää, kuka aloittaa: hänen nimeämänsä pelaaja tai arvalla valittu.

chapter-turn = Vuoro
AM-TURN-01 = Vuorollaan pelaaja tekee täsmälleen yhden kolmesta asiasta: hän nostaa kortteja, rakentaa yhden reitin tai nostaa sopimuksia.
AM-TURN-02 = Pelaaja, joka ei voi tehdä mitään näistä kolmesta, passaa. Kun kaikki pelaajat ovat passanneet peräkkäin, peli on ohi.
    .note = Painetut säännöt eivät puhu pelaajasta, joka ei voi tehdä mitään.

chapter-draw = Korttien nostaminen
AM-DRAW-01 = Nostoon kuuluu kaksi korttia. Kumpikin tulee joko sokkona pakan päältä tai viiden avoimen kortin joukosta; avoimista otettu kortti korvataan pakasta, ennen kuin seuraava valitaan.
AM-DRAW-02 = Joka ottaa ensimmäiseksi kortikseen avoimen jokerin, ei ota toista korttia.
AM-DRAW-03 = Avointa jokeria ei voi ottaa toiseksi kortiksi.
    .note = Sokkona nostettu jokeri on kortti siinä missä muutkin, ensimmäisenä ja toisena.
AM-DRAW-04 = Kädessä saa olla miten monta korttia tahansa.
    .note = Käden kortit ovat salaisia, niiden määrä ei.
AM-DRAW-05 = Heti kun pakka on tyhjä, poistopakka sekoitetaan uudeksi pakaksi, vaikka korttien kääntäminen pöydälle olisi kesken.
AM-DRAW-06 = Kun pakka ja poistopakka ovat molemmat tyhjiä, avoimia kortteja voi olla alle viisi. Pelaaja saa silti nostaa sen, mitä on; jos ensimmäisen kortin jälkeen ei ole jäljellä mitään, minkä hän saisi ottaa, hänen nostonsa päättyy siihen.
    .note = Painetut säännöt eivät puhu pakasta, jota ei voi täydentää.
AM-DRAW-07 = Jos viiden avoimen kortin poistaminen ei voi tuoda tilalle viittä, joissa on alle kolme jokeria, se tehdään vain kerran. Silloin esiin käännetyt kortit jäävät pöydälle, kunnes poistamisesta voi olla apua.
    .note = Muita kortteja voi olla pakassa ja poistopakassa liian vähän, tai pakassa voi olla täsmälleen viisi korttia, jotka vain vaihtaisivat paikkaa pöydällä olevien kanssa.

chapter-build = Reitin rakentaminen
AM-BUILD-01 = Rakentaessaan reitin pelaaja maksaa yhden kortin jokaisesta sen ruudusta ja panee kuhunkin ruutuun yhden kärryistään.
AM-BUILD-02 = Värillinen reitti maksetaan sen värisillä korteilla. Harmaa reitti maksetaan minkä tahansa yhden värin korteilla.
AM-BUILD-03 = Jokeri käy minkä tahansa värin kortista. Korteista saa olla jokereita kuinka moni tahansa, vaikka kaikki.
AM-BUILD-04 = Jokaisen vapaan reitin saa rakentaa, koskettipa se pelaajan muita reittejä tai ei, mutta yhdellä vuorolla vain yhden.
AM-BUILD-05 = Pelaaja, jolla on vähemmän kärryjä kuin reitissä on ruutuja, ei voi rakentaa sitä.
AM-BUILD-06 = Reitti tuottaa pisteet heti: 1 ruudusta saa 1 pisteen, 2 ruudusta 2, 3 ruudusta 4 ja 4 ruudusta 7 pistettä.
AM-BUILD-07 = Kun kaksi reittiä, joissa on yhtä monta ruutua, kulkee rinnakkain samojen kauppapaikkojen välillä, pelaajalla voi olla niistä vain toinen. Kaksinpelissä jäljelle jäävä reitti sulkeutuu kummaltakin pelaajalta heti, kun ensimmäinen on rakennettu.
AM-BUILD-08 = Reitti, jossa on kärryjen kuva, tuo rakentajalleen yhden bonuskortin, olipa reitti kuinka pitkä tahansa. Bonuskortit pidetään kaikkien nähtävillä.
    .note = Kun bonuskortit ovat loppuneet, tällaisesta reitistä ei saa korttia.

chapter-con = Sopimukset
AM-CON-01 = Nostaessaan sopimuksia pelaaja ottaa pakasta kaksi päällimmäistä, pitää niistä toisen tai molemmat ja panee pitämättä jääneen pakan alle. Pidetty sopimus on pidettävä loppuun asti.
AM-CON-02 = Jos jäljellä on vain yksi sopimus, sen saa nostaa ja se on pidettävä.
    .note = Jos jäljellä ei ole yhtään, sopimuksia ei voi nostaa.
AM-CON-03 = Pelaajalla saa olla miten monta sopimusta tahansa. Se, mitä ne ovat ja onko ne täytetty, on salaista loppuun asti.
AM-CON-04 = Sopimus on täytetty, jos sen haltijan reitit yhdistävät sen kaksi kauppapaikkaa aukottomasti.

chapter-end = Pelin loppu
AM-END-01 = Kun jollakulla on vuoronsa jälkeen jäljellä enintään kaksi kärryä, jokainen pelaaja, myös hän itse, saa vielä yhden vuoron. Sen jälkeen peli on ohi.
AM-END-02 = Kaikki sopimukset paljastetaan. Jokainen täytetty lisää arvonsa haltijansa pisteisiin, jokainen täyttämätön vähentää sen niistä.
AM-END-03 = Bonuskorteista saa pisteitä sen mukaan, kenellä niitä on eniten: neljän pelaajan kesken 8, 6, 4 ja 2 pistettä, kolmen kesken 8, 5 ja 2, kahden kesken 8 ja 4.
AM-END-04 = Pelaaja, jolla ei ole bonuskortteja, ei saa niistä pisteitä. Pelaajat, joilla on niitä yhtä monta, jakavat paremman sijan ja saavat kukin sen täydet pisteet, ja seuraavat sijat jäävät väliin: jos kaksi jakaa ensimmäisen sijan, seuraava on kolmas.
AM-END-05 = Voittaja on se, jolla on eniten pisteitä. Jos pisteet ovat tasan, voittaa se, jolla on eniten täytettyjä sopimuksia; jos nekin ovat tasan, voitto jaetaan.
AM-END-06 = Reittipisteet voi milloin tahansa laskea laudalta uudelleen, ja ne täsmäävät aina.
