# Mitä sivu sanoo pöytien ympärillä.

page-loading = Ladataan…
page-close = Sulje
page-lost = Tässä osoitteessa ei ole sivua
page-lost-home = Takaisin etusivulle
page-unreachable = Palvelin ei vastaa. Yritä hetken kuluttua uudelleen.
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
page-foot-open = Towpath on vapaa ohjelmisto: kuka tahansa saa lukea ja muuttaa sitä ja ylläpitää sitä omalla palvelimellaan.
page-foot-rules = { $game }: säännöt, versio { $version }
page-foot-api = Rajapinta boteille

## Pelit

page-game-amsterdam = Amsterdam
page-game-roads-and-boats = Roads & Boats
page-about-amsterdam = Rakenna kärryreittejä halki vanhan kaupungin, täytä salaiset sopimuksesi ja kerää kauppatavaraa, ennen kuin kärryt loppuvat.
page-about-roads-and-boats = Kasvata talous muutamasta aasista, laudasta ja hanhesta: se, mitä tuotetaan, kuuluu sille, joka tulee sen hakemaan.
page-time-amsterdam = noin 15 minuuttia
page-time-roads-and-boats = 2–4 tuntia
page-seat-range = { $fewest }–{ $most } pelaajaa
page-read-rules = Lue säännöt
page-bot-random = Helppo
page-bot-settler = Taitava
page-bot-random-about = Pelaa, mitä mieleen juolahtaa
page-bot-settler-about = Kehittää aluettaan askel askeleelta
page-bot-deckhand = Kansimies
page-bot-deckhand-about = Oppi säännöt juuri äsken
page-bot-porter = Kantaja
page-bot-porter-about = Hoitaa yhden sopimuksen kerrallaan
page-bot-clerk = Kirjuri
page-bot-clerk-about = Laskee kortit ja suunnittelee eteenpäin
page-bot-merchant = Kauppias
page-bot-merchant-about = Punnitsee joka vaihtoehdon ja arvaa sinunkin aikeesi
page-bot-regent = Regentti
page-bot-regent-about = Miettii pitkään eikä anna mitään ilmaiseksi

## Etusivu

page-home-title = Lautapelejä veden äärellä
page-home-window = Towpath: Amsterdam ja Roads & Boats verkossa
page-home-lead = Kaksi lautapeliä avoimessa pöydässä: pelaa ystävien kanssa mistä tahansa, tuntemattomien kanssa tai yksin botteja vastaan. Ilmaiseksi, selaimessa, ilman tiliä.
page-play-title = Pelaa nyt
page-play-bots = Bottivastustajia
page-play-alone = Ei yhtään
page-play-alone-about = Yksin karttaa vastaan: miten paljon saat siitä irti?
page-play-map = Valitse kartta
page-play-level = Bottien taso
page-play-start = Aloita peli
page-play-starting = Valmistellaan…
page-play-no-account = Tiliä ei tarvita.
page-play-friends = Tai kutsu ystäviä
page-games = Kaksi peliä
page-learn = Opi pelaamalla
page-learn-about = Ohjattu Roads & Boats -peli: ensin aasit, sitten laudat, ja jokainen askel selitetään silloin, kun tarvitset sitä.
page-learn-go = Aloita
page-learn-new = Onko Roads & Boats sinulle uusi? Opi pelaamalla
page-yours = Omat pelit
page-yours-waiting = { $count ->
    [0] Muut ovat vuorossa.
    [one] Yksi peli odottaa siirtoasi.
   *[other] { $count } peliä odottaa siirtoasi.
}
page-all-yours = Kaikki omat pelit
page-open-tables = Avoimet pöydät
page-all-tables = Kaikki pöydät
page-open-none = Juuri nyt kukaan ei odota pelaajia.
page-open-first = Avaa pöytä
page-reasons = Miksi pelata täällä
page-reason-rules = Kaikkia sääntöjä noudatetaan, ja kun jokin ei ole mahdollista, saat tietää, mikä sääntö sen estää.
page-reason-undo = Voit perua lipsahduksen niin kauan kuin kukaan muu ei ole tehnyt siirtoa eikä mitään salaista ole paljastunut.
page-reason-time = Pelaa reaaliajassa kellon kanssa tai mieti siirtoa vaikka päiviä: saat ilmoituksen, kun on sinun vuorosi.
page-reason-replay = Käy mikä tahansa peli läpi askel askeleelta ja kokeile mistä kohdasta tahansa, mitä muuta olisi voinut tehdä.
page-reason-everyone = Hiirellä, kosketuksella, näppäimistöllä tai ruudunlukijalla, neljällä kielellä, puhelimella tai tietokoneella.
page-reason-own = Ei mainoksia, ei seurantaa. Halutessasi voit ylläpitää omaa palvelinta.

## Pöydät

page-seats = Paikat
page-seat-free = vapaa
page-seat-invited = { $name } (kutsuttu)
page-seat-bot = Botti ({ $level })
page-clock-live-short = { $minutes } min + { $seconds } s
page-clock-days-short = { $days ->
    [one] { $days } päivä/siirto
   *[other] { $days } päivää/siirto
}
page-state-open = { $free ->
    [0] Valmis aloitettavaksi
    [one] Yksi vapaa paikka
   *[other] { $free } vapaata paikkaa
}
page-state-running = Käynnissä
page-state-invited = Sinut on kutsuttu
page-state-my-turn = Sinun vuorosi
page-state-turn = Vuorossa: { $name }
page-state-several = { $count ->
    [one] Yksi pelaaja valitsee
   *[other] { $count } pelaajaa valitsee
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
page-way-replay = Katso toisto
page-tabs = Näytettävät pöydät
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
page-empty-open = Avoimia pöytiä ei juuri nyt ole. Avaa pöytä, niin kuka tahansa voi istua siihen.
page-empty-running = Käynnissä ei juuri nyt ole yhtään julkista peliä.
page-empty-mine = Sinulla ei ole vielä pelejä.
page-empty-finished = Yhtään julkista peliä ei ole vielä pelattu loppuun.

## Uusi pöytä

page-new-game = Peli
page-new-players = Pelaajat
page-new-access = Kuka saa istua pöytään
page-new-access-invited = Ystävät
page-new-access-invited-about = Kaikki, joilla on linkki. Pöytä ei näy luettelossa.
page-new-access-open = Kuka tahansa
page-new-access-open-about = Pöytä näkyy luettelossa kaikille.
page-new-access-local = Tämä laite
page-new-access-local-about = Vain sinä: bottien kanssa tai vuorotellen samalla laitteella.
page-new-seats = Pelaajia
page-new-who = Kuka istuu milläkin paikalla
page-new-level = Bottien taso
page-new-seat = Paikka { $number }
page-new-again = Sinä, samalla laitteella
page-new-anybody = Vapaa kaikille
page-new-invited = Linkin saanut pelaaja
page-new-time = Aika
page-new-clock = Kello
page-new-clock-none = Ei kelloa
page-new-clock-none-about = Jokainen käyttää aikaa niin paljon kuin haluaa.
page-new-clock-live = Reaaliaikainen
page-new-clock-live-about = Minuutteja koko peliin: kaikki ovat paikalla yhtä aikaa.
page-new-clock-days = Päiviä siirtoa kohti
page-new-clock-days-about = Joka siirtoon on aikaa päiviä: käy pelaamassa, kun ehdit.
page-new-pace = Koko peliin ja joka siirtoon
page-new-pace-own = Muu
page-new-minutes = Minuutteja koko peliin
page-new-increment = Lisäsekunteja joka siirtoon
page-new-days = Aika siirtoa kohti
page-new-day-count = { $days ->
    [one] { $days } päivä
   *[other] { $days } päivää
}
page-new-absent = Kun pelaajan aika loppuu
page-new-absent-wait = Muut odottavat
page-new-absent-bot = Botti jatkaa
page-new-absent-resign = Pelaaja luovuttaa
page-new-more = Lisää asetuksia
page-new-first = Kuka aloittaa
page-new-first-lot = Arvotaan
page-new-watch = Salli katsojat
page-new-watch-about = Katsojat eivät koskaan näe salaisia tietoja.
page-new-hints = Salli vihjeet
page-new-hints-about = Jokainen saa kysyä neuvoa vahvalta pelaajalta. Pelkkiä botteja vastaan se on aina sallittua.
page-new-pause = Tauko vaiheen alussa
page-new-pause-about = Tauon aikana kukaan ei pelaa, joten jokainen ehtii pyytää pelijärjestyksen määrittämistä.
page-new-pause-seconds = { $seconds ->
    [0] Ei taukoa
    [one] { $seconds } sekunti
   *[other] { $seconds } sekuntia
}
page-new-title = Pöydän nimi
page-new-title-about = Enintään { $most } merkkiä. Jos nimeä ei ole, pöytää kutsutaan pelin nimellä.
page-new-summary = Yhteenveto
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
page-sum-first = Paikan { $number } pelaaja aloittaa.
page-sum-access-local = Kaikki pelaavat tällä laitteella.
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
    [one] Joka siirtoon saa kulua { $days } päivä.
   *[other] Joka siirtoon saa kulua { $days } päivää.
}
page-sum-absent-wait = Jos jonkun aika loppuu, muut odottavat.
page-sum-absent-bot = Jos jonkun aika loppuu, botti jatkaa hänen puolestaan.
page-sum-absent-resign = Jos jonkun aika loppuu, hän on luovuttanut.
page-sum-watch = Muut saavat katsoa.
page-sum-no-watch = Kukaan muu ei saa katsoa.
page-sum-hints = Vihjeet on sallittu kaikille.
page-sum-pause = Vaiheen alussa kukaan ei pelaa { $seconds ->
    [one] sekuntiin
   *[other] { $seconds } sekuntiin
}, joten jokainen ehtii pyytää pelijärjestyksen määrittämistä.
page-sum-start-now = Peli alkaa heti.
page-sum-start-later = { $free ->
    [one] Aloitat pelin, kun vapaa paikka on varattu.
   *[other] Aloitat pelin, kun { $free } vapaata paikkaa on varattu.
}

## Asetukset

page-set-kept = Asetukset tallentuvat heti tähän selaimeen.
page-set-look = Ulkoasu
page-set-theme = Teema
page-set-theme-system = Laitteen mukaan
page-set-theme-light = Vaalea
page-set-theme-dark = Tumma
page-set-motion = Animaatiot
page-set-motion-system = Laitteen mukaan
page-set-motion-full = Päällä
page-set-motion-none = Pois
page-set-cards = Kortit ja reitit
page-set-colors = Värit
page-set-colors-box = Kuten pelilaatikossa
page-set-colors-safe = Helposti erottuvat
page-set-colors-about = Helposti erottuvat värit on tehty niille, jotka sekoittavat punaisen ja vihreän.
page-set-patterns = Kuviot
page-set-patterns-about = Jokaisessa kortissa on värin ja merkin lisäksi kuvio.
page-set-preview = Näin kortit näkyvät nyt
page-set-play = Pelin aikana
page-set-confirm = Pyydä vahvistus ennen siirtoa
page-set-confirm-always = Aina
page-set-confirm-touch = Kosketusnäytöllä
page-set-confirm-never = Ei koskaan
page-set-confirm-about = Sormi lipsahtaa helpommin kuin hiiri.
page-set-remind = Muistuta, ennen kuin lopetan vaiheen
page-set-remind-about = Roads & Boatsissa: mitä kaikkea siinä voisi vielä tehdä.
page-set-sounds = Äänet
page-set-sounds-about = Merkkiääni, kun on sinun vuorosi.
page-set-notify = Ilmoita, kun on minun vuoroni
page-set-notify-about = Selain näyttää ilmoituksen, kun sivu on auki taustalla.
page-set-notify-early = Myös kun voin pelata ennen vuoroani
page-set-notify-early-about = Kun kukaan ennen sinua ei voi osua tiellesi.
page-set-notify-unknown = Tämä selain ei tue ilmoituksia.
page-set-notify-refused = Selain ei salli ilmoituksia tältä sivulta. Voit sallia ne selaimen asetuksista tälle sivustolle.

## Kirjautuminen

page-name = Nimi
page-name-about = 1–24 merkkiä. Nimi näkyy muille.
page-password = Salasana
page-password-about = Vähintään 10 merkkiä.
page-sign-guest-or-named = Vieraana pääset pelaamaan heti, mutta vain tässä selaimessa. Nimellä ja salasanalla pääset peleihisi miltä laitteelta tahansa.
page-sign-back = Kirjaudu sisään
page-sign-back-about = Valitsemallasi nimellä ja salasanalla.
page-sign-back-guest = Se, minkä olet aloittanut vieraana tässä selaimessa, ei siirry mukaan. Jos haluat säilyttää sen, luo sen sijaan tili.
page-sign-new = Luo tili
page-sign-new-about = Vieraana pelaamasi pelit säilyvät. Sähköpostiosoitetta ei kysytä, joten pidä salasana tallessa.
page-sign-new-do = Luo tili
page-sign-already = Olet kirjautunut sisään nimellä { $name }.

## Oma sivu

page-me = Oma sivu
page-me-nobody = Et ole kirjautunut sisään. Kun istut johonkin pöytään, pelaat vieraana ja löydät pelisi täältä.
page-me-identity = Nimi ja salasana
page-me-guest = Olet vieras: ilman salasanaa pääset peleihisi vain tällä selaimella.
page-me-name-save = Tallenna nimi
page-me-name-saved = Nimi on tallennettu.
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
page-me-best = paras pistemäärä
page-tokens = Omat botit
page-tokens-about = Tunnisteella ohjelma voi pelata nimissäsi.
page-token-label = Tunnisteen käyttötarkoitus
page-token-scope = Käyttöoikeus
page-token-scope-play = Pelaaminen
page-token-scope-play-about = Saa istua pöytään, pelata ja keskustella nimissäsi.
page-token-scope-read = Vain katselu
page-token-scope-read-about = Saa nähdä saman kuin sinä, mutta ei muuttaa mitään.
page-token-days = Voimassaoloaika
page-token-day-count = { $days ->
    [one] 1 päivä
   *[other] { $days } päivää
}
page-token-make = Luo tunniste
page-token-once = Tässä on tunniste. Se näytetään vain nyt:
page-token-seen = käytetty { $when }
page-token-expires = voimassa { $day } asti
page-token-delete-one = Poista tunniste { $label }
page-hook = Ilmoitukset (Discord, Slack, webhook)
page-hook-about = Kun on sinun vuorosi, tähän osoitteeseen lähetetään viesti: Discord- tai Slack-kanavalle tai omalle ohjelmallesi.
page-hook-address = Osoite
page-hook-example = https://…
page-hook-style = Viestin muoto
page-hook-discord = Discord
page-hook-slack = Slack
page-hook-plain = Pelkkä JSON
page-hook-early = Myös kun voin pelata ennen vuoroani
page-hook-early-about = Viesti silloin, kun ei ole vielä vuorosi mutta voit jo pelata, koska kukaan ennen sinua ei voi osua tiellesi.
page-hook-test = Lähetä testiviesti
page-hook-saved = Tallennettu.
page-hook-tested = Viesti meni perille.
page-hook-removed = Ilmoitukset eivät ole enää käytössä.
page-leaving = Uloskirjautuminen ja tilin poisto
page-leave-out = Kirjaudu ulos
page-leave-everywhere = Kirjaudu ulos kaikkialta
page-leave-delete = Poista tili
page-leave-guest = Sinulla ei ole salasanaa: kun kirjaudut ulos, et pääse enää takaisin peleihisi. Jos haluat säilyttää ne, valitse ensin nimi ja salasana.
page-delete-about = Nimesi, viestisi ja asetuksesi poistetaan pysyvästi. Tekemäsi siirrot säilyvät muiden peleissä.
page-delete-type = Jatka kirjoittamalla: { $word }
page-delete-word = poista
page-delete = Poista
page-save = Tallenna
page-copy = Kopioi
page-copied = Kopioitu
page-copy-by-hand = Selain ei kopioinut tekstiä. Teksti on valittuna: kopioi se itse.
page-cancel = Peruuta

## Copies of games

page-copy-of = Kokeilu: { $title }

## Moving a map

zoom-in = Lähennä
zoom-out = Loitonna
zoom-whole = Näytä koko kartta
