# Mitä Amsterdam-pelistä sanotaan.
# Värit ja korttien nimet ovat nimilappuja, eivät lauseen osia: "Otettu: pinkki", ei "ottaa pinkin kortin".

## Kortit

card-pink = pinkki
card-blue = sininen
card-green = vihreä
card-black = musta
card-red = punainen
card-orange = oranssi
card-wild = jokeri

route-pink = pinkki
route-blue = sininen
route-green = vihreä
route-black = musta
route-red = punainen
route-orange = oranssi
route-grey = harmaa

## Kauppapaikat

place-nieuwe-waal = Nieuwe Waal
place-haringpakkerstoren = Haringpakkerstoren
place-oude-waal = Oude Waal
place-montelbaanstoren = Montelbaanstoren
place-noordermarkt = Noordermarkt
place-korenmetershuisje = Korenmetershuisje
place-oude-kerk = Oude Kerk
place-waag = Waag
place-jordaan = Jordaan
place-jan-roodenpoortstoren = Jan Roodenpoortstoren
place-dam = Dam
place-oost-indisch-huis = Oost-Indisch Huis
place-westermarkt = Westermarkt
place-de-drie-hendricken = De Drie Hendricken
place-begijnhof = Begijnhof
place-munttoren = Munttoren
place-blauwbrug = Blauwbrug

## Mitä pöydällä on

am-hand = Kätesi
am-hand-empty = ei kortteja
am-face-up = Avoimet kortit
am-deck = { $cards ->
    [one] Pakassa 1 kortti
   *[other] Pakassa { $cards } korttia
}
am-discards = { $cards ->
    [one] Poistopakassa 1 kortti
   *[other] Poistopakassa { $cards } korttia
}
am-contract-deck = { $contracts ->
    [one] 1 sopimus nostettavissa
   *[other] { $contracts } sopimusta nostettavissa
}
am-bonus-left = { $cards ->
    [one] 1 bonuskortti jäljellä
   *[other] { $cards } bonuskorttia jäljellä
}
am-your-contracts = Sopimuksesi
am-contract-met = täytetty
am-contract-open = täyttämättä
am-points = { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
am-carts = { $carts ->
    [one] 1 kärry
   *[other] { $carts } kärryä
}
am-cards = { $cards ->
    [one] 1 kortti
   *[other] { $cards } korttia
}
am-contracts = { $contracts ->
    [one] 1 sopimus
   *[other] { $contracts } sopimusta
}
am-bonus = { $cards ->
    [one] 1 bonuskortti
   *[other] { $cards } bonuskorttia
}
am-route-length = { $length ->
    [one] 1 ruutu
   *[other] { $length } ruutua
}
am-cart-symbol = kärryjen kuva
am-choosing = Kaikki valitsevat aloitussopimuksensa. Ensimmäinen vuoro: { $name }
am-turn-of = Vuorossa: { $name }
am-last-round = Viimeinen kierros: { $turns ->
    [one] 1 vuoro jäljellä
   *[other] { $turns } vuoroa jäljellä
}

## Mitä voi tehdä

am-do-draw = Nosta pakan päällimmäinen kortti
am-do-take = Ota pöydältä: { $card }
am-do-build = Rakenna reitti { $route } ({ $color }, { $length ->
    [one] 1 ruutu
   *[other] { $length } ruutua
}, { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}{ $cart ->
    [yes] , kärryjen kuva
   *[no] { "" }
})
am-do-build-one = Rakenna reitti: { $routes } rakennettavissa
am-do-pay = Maksa: { $payment }
am-do-draw-contracts = Nosta sopimuksia
am-do-keep = Pidä: { $contract }
am-do-keep-both = Pidä molemmat
am-do-pass = Passaa

## Mitä tapahtui

am-chose-contracts = { $name } on tehnyt valintansa aloitussopimuksista.
am-drew-card = { $name } nostaa kortin sokkona.
am-drew-this-card = { $name } nostaa sokkona: { $card }.
am-took-card = { $name } ottaa pöydältä: { $card }.
am-turned-up = Pöydälle käännetään: { $card }.
am-cleared = Avoimena on vähintään kolme jokeria: kaikki viisi korttia poistetaan.
am-shuffled = Poistopakka sekoitetaan uudeksi pakaksi.
am-built = { $name } rakentaa reitin { $route } (maksu: { $payment }): { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}.
am-took-bonus = { $name } ottaa bonuskortin.
am-drew-contracts = { $contracts ->
    [one] { $name } nostaa viimeisen sopimuksen.
   *[other] { $name } nostaa { $contracts } sopimusta.
}
am-kept-contracts = { $count ->
    [one] { $name } pitää 1 sopimuksen.
   *[other] { $name } pitää { $count } sopimusta.
}
am-kept-these = { $name } pitää: { $contracts }.
am-passed = { $name } ei voi tehdä mitään ja passaa.
am-last-round-begun = { $name } on käyttänyt kärrynsä lähes loppuun: kaikilla on vielä yksi vuoro.
am-counted-met = { $name }: sopimus { $contract } on täytetty, { $points }.
am-counted-open = { $name }: sopimus { $contract } on täyttämättä, { $points }.
am-counted-bonus = { $cards ->
    [one] { $name }: 1 bonuskortti, { $points }.
   *[other] { $name }: { $cards } bonuskorttia, { $points }.
}
am-counted-seat = { $name }: yhteensä { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}.

## Lopun pistelaskenta

am-total-title = Pistelaskenta
am-total-seat = Pelaaja
am-total-routes = Reitit
am-total-contracts = Sopimukset
am-total-bonus = Bonus
am-total-points = Pisteet
am-winner = { $name } voittaa.
am-winners = { $names } jakavat voiton.

## Miksi ei

am-no-such-seat = Tässä pöydässä ei ole pelaajaa numero { $seat }.
am-game-over = Peli on päättynyt.
am-not-your-turn = Vuorossa on { $name }.
am-choose-contracts = Ensin jokainen pelaaja valitsee, mitkä sopimuksistaan hän haluaa pitää.
am-contracts-chosen = Olet valinnut aloitussopimuksesi; muut valitsevat vielä omiaan.
am-second-card-due = Toinen korttisi on vielä nostamatta.
am-offer-open = Valitse ensin nostamistasi sopimuksista.
am-no-offer = Valittavana ei ole sopimuksia.
am-not-offered = Tämä sopimus ei ole valittavien joukossa.
am-no-need-to-pass = Et voi passata, koska voit vielä tehdä jotakin.
am-deck-empty = Pakka on tyhjä.
am-not-face-up = Ei ole avoimena pöydällä: { $card }.
am-second-wild = Toinen korttisi ei voi olla avoin jokeri.
am-no-such-route = Tällä numerolla ei ole reittiä.
am-route-built = Reitin { $route } on jo rakentanut { $name }.
am-own-twin = Näiden kauppapaikkojen välisistä rinnakkaisista reiteistä toinen on jo sinun.
am-closed-twin = Kaksinpelissä rinnakkaisista reiteistä voi rakentaa vain toisen.
am-too-few-carts = { $needed ->
    [one] Reittiin tarvitaan 1 kärry.
   *[other] Reittiin tarvitaan { $needed } kärryä.
} { $left ->
    [0] Sinulla ei ole niitä enää yhtään.
    [one] Sinulla on niitä jäljellä 1.
   *[other] Sinulla on niitä jäljellä { $left }.
}
am-wrong-color = Tähän reittiin tarvitaan tämänvärisiä kortteja: { $color }.
am-wrong-count = { $length ->
    [one] Tähän reittiin tarvitaan täsmälleen 1 kortti.
   *[other] Tähän reittiin tarvitaan täsmälleen { $length } korttia, yhtä väriä ja jokereita.
}
am-too-few-cards = Kortteja ei ole tarpeeksi ({ $card }): tarvitaan { $needed }, kädessä { $held }.
am-no-contracts = Nostettavia sopimuksia ei ole jäljellä.

## Miksi jotakin neuvotaan

reason-meets = Se täyttää sopimuksen: { $contract }.
reason-toward = Se vie kohti sopimusta: { $contract }.
reason-collects = Siitä saa kortin reitille { $route }.
reason-contested = Myös { $name } voi pian haluta reitin { $route }.
reason-blocks = { $name } tarvitsee luultavasti reitin { $route }.
reason-bonus = Siitä saa bonuskortin.
reason-scores = Siitä saa heti { $points ->
    [one] 1 pisteen
   *[other] { $points } pistettä
}.
reason-ends = Se aloittaa viimeisen kierroksen.
reason-last-turn = Viimeisellä vuorolla ratkaisevat vain heti saatavat pisteet.
reason-spare-carts = { $carts ->
    [0] Uusiin sopimuksiin ei jää kärryjä.
    [one] Uusiin sopimuksiin jää 1 kärry.
   *[other] Uusiin sopimuksiin jää { $carts } kärryä.
}
reason-fits = { $carts ->
    [0] Sopimukseen { $contract } ei tarvita enää kärryjä.
    [one] Sopimukseen { $contract } tarvitaan vielä 1 kärry.
   *[other] Sopimukseen { $contract } tarvitaan vielä { $carts } kärryä.
}
reason-too-dear = Sopimus { $contract } vaatii liikaa.

## Mitä vikaa on pelin asetuksissa

am-setup-seats = Amsterdam on 2–4 pelaajan peli.
am-setup-first = Aloittajaksi merkittyä pelaajaa { $seat } ei ole.
am-setup-cards = Laudalla on liian vähän kortteja: { $found }. Alussa jaetaan { $least }.
am-setup-contracts = Laudalla on liian vähän sopimuksia: { $found }. Alussa jaetaan { $least }.
am-setup-position = Pelitilanteessa on virhe: { $entry }
