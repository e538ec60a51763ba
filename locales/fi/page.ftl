# Mitä sivu sanoo pöytien ympärillä.

page-loading = Hetki…
page-close = Sulje
page-lost = Tästä osoitteesta ei löydy mitään.
page-lost-home = Takaisin alkuun
page-unreachable = Palvelin ei vastaa. Yritä hetken päästä uudelleen.
page-no-script = Towpath tarvitsee JavaScriptin. Ota se käyttöön ja lataa sivu uudelleen.
page-start-failed = Towpath ei käynnistynyt. Tarkista verkkoyhteys ja lataa sivu uudelleen.
page-part-failed = Sivua ei voitu ladata
page-part-failed-do = Tarkista verkkoyhteys ja yritä uudelleen.
page-reload = Lataa uudelleen
page-no-cookies = Selaimesi estää tämän sivuston evästeet. Salli ne, niin voit pelata: ilman niitä palvelin ei tunnista sinua.
page-window = { $title } – Towpath

## Jokaisen näkymän ympärillä

page-skip = Siirry sisältöön
page-nav = Päävalikko
page-nav-tables = Pöydät
page-nav-new = Uusi pöytä
page-nav-maps = Kartat
page-nav-rules = Säännöt
page-settings = Asetukset
page-language = Kieli
page-sign-in = Kirjaudu
page-guest = Vieras
page-you = Sinä
page-who = { $name }: oma sivu
page-foot-open = Towpath on vapaa ohjelmisto: kuka tahansa saa lukea ja muuttaa sitä ja pitää sitä omalla palvelimellaan.
page-foot-rules = { $game }: säännöt, versio { $version }
page-foot-api = Rajapinta boteille

## Pelit

page-game-amsterdam = Amsterdam
page-game-roads-and-boats = Roads & Boats
page-about-amsterdam = Rakenna kärryreittejä halki vanhan kaupungin, täytä salaiset sopimuksesi ja kerää kauppatavaraa ennen kuin kärryt loppuvat.
page-about-roads-and-boats = Kasvata talous muutamasta aasista, laudasta ja hanhesta: se, mikä valmistuu, kuuluu sille, joka tulee sen hakemaan.
page-time-amsterdam = noin 15 minuuttia
page-time-roads-and-boats = 2–4 tuntia
page-seat-range = { $fewest }–{ $most } pelaajaa
page-read-rules = Lue säännöt
page-bot-random = Helppo
page-bot-settler = Taitava
page-bot-random-about = Pelaa mitä mieleen juolahtaa
page-bot-settler-about = Rakentaa maataan askel askeleelta
page-bot-deckhand = Kansimies
page-bot-deckhand-about = Oppi säännöt juuri äsken
page-bot-porter = Kantaja
page-bot-porter-about = Hoitaa yhden sopimuksen kerrallaan
page-bot-clerk = Kirjuri
page-bot-clerk-about = Laskee kortit ja suunnittelee eteenpäin
page-bot-merchant = Kauppias
page-bot-merchant-about = Punnitsee joka valinnan ja aavistaa sinunkin
page-bot-regent = Regentti
page-bot-regent-about = Miettii pitkään eikä anna mitään ilmaiseksi

## Etusivu

page-home-title = Lautapelejä veden äärellä
page-home-window = Towpath: Amsterdam ja Roads & Boats verkossa
page-home-lead = Avoin pöytä kahdelle lautapelille: ystävien kanssa missä vain, tuntemattomien kanssa tai yksin botteja vastaan. Ilmaiseksi, selaimessa, ilman tiliä.
page-play-title = Pelaa nyt
page-play-bots = Botteja vastassasi
page-play-alone = Ei yhtään
page-play-alone-about = Yksin karttaa vastaan: miten paljon saat siitä irti?
page-play-map = Valitse kartta
page-play-level = Miten hyvin ne pelaavat
page-play-start = Aloita peli
page-play-starting = Valmistellaan…
page-play-no-account = Tiliä ei tarvita.
page-play-friends = Tai kutsu ystäviä
page-games = Kaksi peliä
page-learn = Opi pelaamalla
page-learn-about = Opastettu Roads & Boats -peli: ensin aasit, sitten laudat, ja jokainen askel selitetään, kun sitä tarvitset.
page-learn-go = Aloita
page-learn-new = Onko Roads & Boats uusi sinulle? Opi pelaamalla
page-yours = Omat pelisi
page-yours-waiting = { $count ->
    [0] Muut miettivät.
    [one] Yksi odottaa sinua.
   *[other] { $count } odottaa sinua.
}
page-all-yours = Kaikki pelisi
page-open-tables = Avoimet pöydät
page-all-tables = Kaikki pöydät
page-open-none = Kukaan ei juuri nyt odota pelaajia.
page-open-first = Avaa pöytä
page-reasons = Miksi täällä
page-reason-rules = Jokainen sääntö pätee, ja kun jokin ei ole mahdollista, saat tietää, mikä sääntö sen kieltää.
page-reason-undo = Peru lipsahdus, kunnes joku muu on toiminut tai jotain salaista on tullut ilmi.
page-reason-time = Pelaa reaaliajassa kellon kanssa, tai käytä siirtoon päiviä ja saat tiedon, kun on vuorosi.
page-reason-replay = Käy jokainen peli läpi askel askeleelta ja kokeile, mitä muuta olisi voinut tehdä.
page-reason-everyone = Hiirellä, kosketuksella, näppäimistöllä tai ruudunlukijalla, neljällä kielellä, puhelimella ja pöytäkoneella.
page-reason-own = Ei mainoksia, ei seurantaa. Pidä omaa palvelinta, jos haluat.

## Pöydät

page-seats = Paikat
page-seat-free = vapaa
page-seat-invited = { $name } (kutsuttu)
page-seat-bot = Botti ({ $level })
page-clock-live-short = { $minutes } min + { $seconds } s
page-clock-days-short = { $days ->
    [one] { $days } päivä siirtoon
   *[other] { $days } päivää siirtoon
}
page-state-open = { $free ->
    [0] Valmis alkamaan
    [one] Yksi vapaa paikka
   *[other] { $free } vapaata paikkaa
}
page-state-running = Käynnissä
page-state-invited = Sinut on kutsuttu
page-state-my-turn = Sinun vuorosi
page-state-turn = Vuorossa: { $name }
page-state-several = { $count ->
    [one] Yksi valitsee
   *[other] { $count } valitsee
}
page-state-won = Voitit
page-state-resigned = Luovutit
page-state-place = Sija { $place }/{ $seats }
page-state-over = Päättynyt
page-state-winner = Voittaja: { $name }
page-way-join = Istu pöytään
page-way-play = Pelaa
page-way-watch = Katso
page-way-table = Pöytään
page-way-replay = Toista
page-tabs = Mitkä pöydät
page-tab-open = Avoimet
page-tab-running = Käynnissä
page-tab-mine = Omat
page-tab-finished = Päättyneet
page-filter-game = Peli
page-filter-all = Kaikki pelit
page-tables-count = { $count ->
    [one] Yksi pöytä
   *[other] { $count } pöytää
}
page-more = Näytä lisää
page-empty-open = Juuri nyt yhtään pöytää ei ole avoinna. Avaa pöytä, niin ohikulkija voi istua siihen.
page-empty-running = Juuri nyt ei ole käynnissä yhtään julkista peliä.
page-empty-mine = Sinulla ei ole vielä pelejä.
page-empty-finished = Yhtään julkista peliä ei ole vielä pelattu loppuun.

## Uusi pöytä

page-new-game = Peli
page-new-players = Ketkä pelaavat
page-new-access = Kuka voi istua pöytään
page-new-access-invited = Ystävät
page-new-access-invited-about = Ne, joilla on linkkisi. Pöytä ei näy luettelossa.
page-new-access-open = Kuka tahansa
page-new-access-open-about = Pöytä näkyy kaikille luettelossa.
page-new-access-local = Tämä näyttö
page-new-access-local-about = Vain sinä: bottien kanssa tai vuorotellen samalla laitteella.
page-new-seats = Paikkoja
page-new-who = Kuka istuu missäkin
page-new-level = Miten hyvin botit pelaavat
page-new-seat = Paikka { $number }
page-new-again = Sinä taas, tällä näytöllä
page-new-anybody = Vapaa kenelle tahansa
page-new-invited = Joku linkkisi saanut
page-new-time = Aika
page-new-clock = Kello
page-new-clock-none = Ei kelloa
page-new-clock-none-about = Jokainen käyttää aikaa niin paljon kuin haluaa.
page-new-clock-live = Reaaliaikainen
page-new-clock-live-about = Minuutteja koko peliin, kaikki ovat paikalla.
page-new-clock-days = Päiviä
page-new-clock-days-about = Päiviä joka siirtoon, käy katsomassa kun ehdit.
page-new-pace = Peliin ja joka siirtoon
page-new-pace-own = Muu
page-new-minutes = Minuutteja peliin
page-new-increment = Lisäsekunteja joka siirtoon
page-new-days = Joka siirtoon
page-new-day-count = { $days ->
    [one] { $days } päivä
   *[other] { $days } päivää
}
page-new-absent = Kun jonkun aika loppuu
page-new-absent-wait = Muut odottavat
page-new-absent-bot = Botti jatkaa
page-new-absent-resign = Pelaaja luovuttaa
page-new-more = Lisää asetuksia
page-new-first = Kuka aloittaa
page-new-first-lot = Arvotaan
page-new-watch = Katsojat ovat tervetulleita
page-new-watch-about = He eivät koskaan näe sitä, mikä on salassa.
page-new-hints = Vihjeet ovat sallittuja
page-new-hints-about = Jokainen saa kysyä neuvoa vahvalta pelaajalta. Pelkkiä botteja vastaan saat aina.
page-new-title = Pöydän nimi
page-new-title-about = Enintään { $most } merkkiä. Ilman nimeä pöytää kutsutaan pelin mukaan.
page-new-summary = Tällainen pöytä
page-new-open = Avaa pöytä
page-new-start = Aloita peli

page-sum-who = { $game }, { $seats ->
    [one] { $seats } paikka
   *[other] { $seats } paikkaa
}: { $who }.
page-sum-you = sinä
page-sum-you-often = sinä { $count } paikalla
page-sum-free = { $count ->
    [one] { $count } vapaa paikka
   *[other] { $count } vapaata paikkaa
}
page-sum-bots = { $count ->
    [one] { $count } botti ({ $level })
   *[other] { $count } bottia ({ $level })
}
page-sum-first-lot = Aloittaja arvotaan.
page-sum-first = Paikka { $number } aloittaa.
page-sum-access-local = Kaikki tapahtuu tällä näytöllä.
page-sum-access-invited = { $free ->
    [0] Kukaan muu ei voi istua pöytään.
   *[other] Saat linkin, jonka voit lähettää niille, joiden kanssa haluat pelata.
}
page-sum-access-open = { $free ->
    [0] Pöytä näkyy luettelossa, mutta vapaita paikkoja ei ole.
   *[other] Pöytä näkyy luettelossa, ja kuka tahansa voi istua siihen.
}
page-sum-clock-none = Kelloa ei ole.
page-sum-clock-live = Jokaisella on peliin { $minutes ->
    [one] { $minutes } minuutti
   *[other] { $minutes } minuuttia
} ja joka siirtoon { $seconds ->
    [one] { $seconds } lisäsekunti
   *[other] { $seconds } lisäsekuntia
}.
page-sum-clock-days = { $days ->
    [one] Siirtoon saa kulua { $days } päivä.
   *[other] Siirtoon saa kulua { $days } päivää.
}
page-sum-absent-wait = Jos aika loppuu, muut odottavat.
page-sum-absent-bot = Jos aika loppuu, botti jatkaa.
page-sum-absent-resign = Jos aika loppuu, pelaaja on luovuttanut.
page-sum-watch = Muut saavat katsoa.
page-sum-no-watch = Kukaan muu ei saa katsoa.
page-sum-hints = Vihjeet ovat sallittuja kaikille.
page-sum-start-now = Peli alkaa heti.
page-sum-start-later = { $free ->
    [one] Aloitat pelin, kun vapaa paikka on täytetty.
   *[other] Aloitat pelin, kun { $free } vapaata paikkaa on täytetty.
}

## Asetukset

page-set-kept = Tallentuvat heti tähän selaimeen.
page-set-look = Ulkoasu
page-set-theme = Päivä vai yö
page-set-theme-system = Laitteen mukaan
page-set-theme-light = Päivä
page-set-theme-dark = Yö
page-set-motion = Liike näytöllä
page-set-motion-system = Laitteen mukaan
page-set-motion-full = Eloisa
page-set-motion-none = Ei liikettä
page-set-cards = Kortit ja reitit
page-set-colors = Värit
page-set-colors-box = Kuten laatikossa
page-set-colors-safe = Helposti erottuvat
page-set-colors-about = Toinen sarja on tehty silmille, jotka sekoittavat punaisen ja vihreän.
page-set-patterns = Kuviot
page-set-patterns-about = Värin ja merkin lisäksi jokaisella kortilla on kuvio.
page-set-preview = Kortit sellaisina kuin ne nyt näkyvät
page-set-play = Pöydässä
page-set-confirm = Kysy vielä ennen siirtoa
page-set-confirm-always = Aina
page-set-confirm-touch = Kosketusnäytöllä
page-set-confirm-never = Ei koskaan
page-set-confirm-about = Sormi lipsahtaa helpommin kuin hiiri.
page-set-remind = Muistuta ennen kuin päätän vaiheen
page-set-remind-about = Roads & Boatsissa: kaikesta, mitä siinä voisi vielä tehdä.
page-set-sounds = Äänet
page-set-sounds-about = Kello soi, kun on sinun vuorosi.
page-set-notify = Kerro, kun on minun vuoroni
page-set-notify-about = Ilmoituksella, kun sivu on auki taustalla.
page-set-notify-unknown = Tässä selaimessa ei ole ilmoituksia.
page-set-notify-refused = Selain ei salli ilmoituksia tältä sivulta. Ne voi sallia selaimen asetuksista tälle sivustolle.

## Kirjautuminen

page-name = Nimi
page-name-about = 1–24 merkkiä. Muut näkevät sen.
page-password = Salasana
page-password-about = Vähintään 10 merkkiä.
page-sign-guest-or-named = Vieras pääsee pelaamaan heti ja on olemassa vain tässä selaimessa; nimellä ja salasanalla palaat miltä laitteelta tahansa.
page-sign-back = Palaa takaisin
page-sign-back-about = Nimellä ja salasanalla, jotka olet valinnut.
page-sign-back-guest = Se, minkä olet aloittanut vieraana tässä selaimessa, jää jälkeen. Jos haluat pitää sen, ota sen sijaan nimi.
page-sign-new = Ota nimi
page-sign-new-about = Se, mitä olet pelannut vieraana, pysyy sinun. Sähköpostiosoitetta ei kysytä, joten pidä salasana tallessa.
page-sign-new-do = Ota tämä nimi
page-sign-already = Olet kirjautunut nimellä { $name }.

## Oma sivu

page-me = Oma sivu
page-me-nobody = Et ole kirjautunut sisään. Heti kun istut johonkin pöytään, olet vieras, ja pelisi löytyvät täältä.
page-me-identity = Nimi ja salasana
page-me-guest = Olet vieras: ilman salasanaa voit palata vain tässä selaimessa.
page-me-name-save = Tallenna nimi
page-me-name-saved = Tämä on nyt nimesi.
page-me-password-old = Nykyinen salasana
page-me-password-new = Uusi salasana
page-me-password-save = Aseta salasana
page-me-password-saved = Salasana on asetettu. Muut selaimet ja botit on kirjattu ulos.
page-me-played = { $count ->
    [one] peli
   *[other] peliä
}
page-me-won = { $count ->
    [one] voitto
   *[other] voittoa
}
page-me-best = eniten pisteitä
page-tokens = Omat botit
page-tokens-about = Tunnisteella ohjelma voi pelata sinun nimissäsi.
page-token-label = Mihin uusi tunniste on
page-token-scope = Mitä sillä saa tehdä
page-token-scope-play = Pelaaminen
page-token-scope-play-about = Istua pöytään, pelata ja keskustella nimissäsi.
page-token-scope-read = Vain luku
page-token-scope-read-about = Nähdä saman kuin sinä, mutta ei muuttaa mitään.
page-token-days = Voimassa
page-token-day-count = { $days ->
    [one] 1 päivä
   *[other] { $days } päivää
}
page-token-make = Luo tunniste
page-token-once = Tässä on tunniste. Se näytetään vain nyt:
page-token-seen = käytetty { $when }
page-token-expires = voimassa { $day } asti
page-token-delete-one = Poista tunniste { $label }
page-hook = Viestit muualle
page-hook-about = Kun on vuorosi, tähän osoitteeseen lähetetään viesti: Discord- tai Slack-kanavalle tai omalle ohjelmallesi.
page-hook-address = Osoite
page-hook-example = https://…
page-hook-style = Viestin muoto
page-hook-discord = Discord
page-hook-slack = Slack
page-hook-plain = Pelkkä JSON
page-hook-test = Lähetä viesti nyt
page-hook-saved = Tallennettu.
page-hook-tested = Viesti meni perille.
page-hook-removed = Viestejä ei enää lähetetä.
page-leaving = Poistuminen
page-leave-out = Kirjaudu ulos
page-leave-everywhere = Kirjaudu ulos kaikkialta
page-leave-delete = Poista minut
page-leave-guest = Sinulla ei ole salasanaa: kun kirjaudut ulos, et pääse enää takaisin peleihisi. Ota ensin nimi ja salasana, jos haluat pitää ne.
page-delete-about = Nimesi, viestisi ja asetuksesi poistetaan lopullisesti. Tekemäsi siirrot jäävät muiden peleihin.
page-delete-type = Jatka kirjoittamalla: { $word }
page-delete-word = poista
page-delete = Poista
page-save = Tallenna
page-copy = Kopioi
page-copied = Kopioitu
page-copy-by-hand = Selain ei kopioinut tekstiä. Se on valittuna: kopioi se itse.
page-cancel = Peruuta

## Copies of games

page-copy-of = Kokeilu: { $title }

## Moving a map

zoom-in = Lähennä
zoom-out = Loitonna
zoom-whole = Näytä koko kartta
