# Mitä palvelin sanoo.

# Kuka olen.
server-signed-out = Et ole kirjautunut sisään.
server-wrong-password = Nimi tai salasana on väärä.
server-name-taken = Tämä tai samannäköinen nimi on jo käytössä.
server-bad-name = Nimessä pitää olla 1–24 näkyvää merkkiä samasta kirjaimistosta, eikä se saa alkaa eikä päättyä välilyöntiin.
server-bad-password = Salasanassa pitää olla 10–200 merkkiä.
server-name-first = Valitse ensin nimi: ilman sitä ei voi asettaa salasanaa.
server-bad-language = Tätä kieltä ei tueta.
server-not-for-bots = Tunnisteella ei voi tehdä tätä. Kirjaudu sisään selaimella.
server-read-only = Tällä tunnisteella voi vain katsoa. Luo tunniste, jolla voi pelata.
server-too-many-tokens = Sinulla on jo enimmäismäärä tunnisteita. Poista ensin jokin niistä.
server-no-such-token = Sellaista tunnistetta ei ole.

# Webhookit.
server-bad-address = Tähän osoitteeseen ei voi lähettää viestejä: sen alussa pitää olla https://, ja sen pitää olla kaikkien tavoitettavissa.
server-no-webhook = Et ole asettanut webhookia.
server-webhook-failed = Webhook ei vastannut odotetulla tavalla. Tarkista osoite.
server-webhook-test = Towpath tavoittaa sinut täältä.
server-turn = Sinun vuorosi: { $title }
server-early = Voit jo pelata, vaikka ei ole vielä vuorosi: { $title }
server-game-started = Peli on alkanut: { $title }
server-game-over = Peli on päättynyt: { $title }
server-news = Uutta tapahtui: { $title }

# Pyynnöt.
server-wrong-origin = Pyyntö tulee toiselta sivustolta.
server-wrong-host = Palvelin ei ole käytössä tässä osoitteessa. Avaa se osoitteesta, jonka olet saanut.
server-wrong-method = Tässä osoitteessa ei voi tehdä tällaista pyyntöä.
server-wrong-content = Pyynnön pitää olla JSON-muodossa.
server-timed-out = Pyyntö kesti liian kauan. Yritä uudelleen.
server-no-such-path = Tästä osoitteesta ei löydy mitään.
server-malformed = Pyyntöä ei voi lukea: vika on kohdassa ”{ $entry }”.
server-not-json = Pyyntö ei ole JSON-muodossa.
server-too-large = { $bytes ->
    [one] Pyyntö on liian pitkä: enimmäispituus on { $bytes } tavu.
   *[other] Pyyntö on liian pitkä: enimmäispituus on { $bytes } tavua.
}
server-too-long = { $bytes ->
    [one] Rivi on liian pitkä: enimmäispituus on { $bytes } tavu.
   *[other] Rivi on liian pitkä: enimmäispituus on { $bytes } tavua.
}
server-too-many-requests = { $seconds ->
    [one] Liian monta pyyntöä lyhyessä ajassa. Yritä uudelleen { $seconds } sekunnin kuluttua.
   *[other] Liian monta pyyntöä lyhyessä ajassa. Yritä uudelleen { $seconds } sekunnin kuluttua.
}
server-try-again = Palvelin ei saa yhteyttä tietokantaansa. Yritä hetken kuluttua uudelleen.
server-stopping = Palvelinta ollaan sulkemassa. Yritä hetken kuluttua uudelleen.
server-internal = Palvelimella tapahtui virhe. Vika ei ole sinussa.
server-id-reused = Tämä viesti on lähetetty jo aiemmin, mutta sen sisältö oli eri.

# Pöydät.
server-no-such-table = Sellaista pöytää ei ole.
server-no-such-seat = Tässä pöydässä ei ole sellaista paikkaa.
server-no-such-link = Linkki ei toimi: se on korvattu uudella tai sitä ei ole koskaan ollut. Pyydä uusi linkki.
server-not-your-seat = Tämä on jonkun toisen paikka.
server-not-host = Vain pöydän isäntä voi tehdä tämän.
server-not-invited = Tähän pöytään pääsee vain kutsusta.
server-not-watchable = Tähän pöytään ei päästetä katsojia.
server-seat-taken = Siinä istuu jo joku.
server-table-full = Kaikki paikat on varattu.
server-seats-empty = Osa paikoista on vielä vapaana.
server-not-started = Peli ei ole vielä alkanut.
server-has-started = Peli on jo alkanut.
server-is-over = Peli on päättynyt.
server-not-over = Peli ei ole vielä päättynyt.
server-nothing-to-undo = Mitään ei voi perua: muut ovat jo tehneet siirtoja, tai jotain salaista on paljastunut.
server-in-the-way = Tätä ei voi perua: pelaajan { $seat } myöhemmät siirrot perustuvat siihen.
server-came-to-light = Kesken siirtojen paljastuu salaista tietoa. Lähetä loput siirrot erikseen.
server-no-take-back = Kukaan ei ole pyytänyt perumista.
server-take-back-open = Joku on jo pyytänyt perumista.
server-not-absent = Paikan pelaaja ei ole poissa.
server-no-ground = Tällä pelillä ei ole piirrettävää karttaa.
server-no-hints = Tässä pöydässä pelaa muitakin, eikä vihjeitä sallittu, kun pöytä avattiin.
server-muted = Isäntä on mykistänyt sinut tässä pöydässä.
server-nothing-said = Viestissä pitää olla 1–500 merkkiä.
server-no-such-person = Tämä henkilö ei ole pöydässä.
server-log-full = Et voi enää tehdä tätä tässä pöydässä: enimmäismäärä on täynnä.
server-not-asked = Peli ei nyt odota sinun osuuttasi sekoituksesta.
server-wrong-share = Tämä ei ole se osuus sekoituksesta, joka paikaltasi ilmoitettiin.
server-note-too-long = Muistiinpanossa saa olla enintään 10 000 merkkiä.
server-too-many-tables = Et voi istua useampaan pöytään: enimmäismäärä on täynnä.
server-unreadable = Tässä pöydässä ei voi jatkaa: peli aloitettiin eri säännöillä.

# Pelit.
server-unknown-game = Peliä { $name } ei ole. Valittavana ovat { $known }.
server-unknown-bot = Sellaista bottia ei ole.
server-unknown-rules = Peli aloitettiin säännöillä, joita tämä palvelin ei tunne.
server-no-game = Yhtään peliä ei ole aloitettu.
server-bad-record = Tallennetta ei voi toistaa.
server-nothing-to-plan = Nyt ei ole mitään, mitä voisi suunnitella etukäteen.
server-pausing = Vielä ei voi pelata: kunnes tauko päättyy, kuka tahansa voi pyytää pelijärjestyksen määrittämistä.
server-call-too-late = Tässä pöydässä pelijärjestyksen määrittämistä voi pyytää vain ennen vaiheen alkua.
server-no-orders = Tässä pelissä ei voi antaa pysyviä ohjeita.
server-no-adviser = Tässä pelissä ei ole vihjeitä.
server-not-to-act = Nyt ei ole sinun vuorosi.

# Kartat.
server-no-such-map = Sellaista karttaa ei ole.
server-not-your-map = Tämä on jonkun toisen kartta.
server-too-many-maps = Sinulla on jo enimmäismäärä karttoja. Poista ensin jokin niistä.
server-map-unfinished = Tätä karttaa ei voi vielä jakaa: siinä on vielä virheitä.
server-no-fair-map = Tällä siemenluvulla ei löytynyt tasapuolista karttaa. Kokeile toista lukua.
