# Mitä palvelin sanoo.

# Kuka olen.
server-signed-out = Et ole kirjautunut sisään.
server-wrong-password = Nimi tai salasana on väärä.
server-name-taken = Tämä tai samannäköinen nimi on jo käytössä.
server-bad-name = Nimessä on 1–24 näkyvää merkkiä samasta kirjaimistosta, eikä se ala tai pääty välilyöntiin.
server-bad-password = Salasanassa on 10–200 merkkiä.
server-name-first = Valitse ensin nimi: salasana tarvitsee sellaisen parikseen.
server-bad-language = Tätä kieltä ei täällä puhuta.
server-not-for-bots = Tunnisteella ei voi tehdä tätä. Kirjaudu sisään selaimella.
server-read-only = Tällä tunnisteella voi vain katsoa. Luo tunniste, jolla voi pelata.
server-too-many-tokens = Sinulla on jo niin monta tunnistetta kuin saa olla. Poista ensin jokin niistä.
server-no-such-token = Sellaista tunnistetta ei ole.

# Webhookit.
server-bad-address = Tähän osoitteeseen ei voi ottaa yhteyttä: sen pitää alkaa https:// ja olla kaikkien tavoitettavissa.
server-no-webhook = Et ole asettanut webhookia.
server-webhook-failed = Webhook ei vastannut niin kuin pitäisi.
server-webhook-test = Towpath tavoittaa sinut täältä.
server-turn = Sinun vuorosi: { $title }
server-game-started = Peli on alkanut: { $title }
server-game-over = Peli on päättynyt: { $title }
server-news = Uutta tapahtui: { $title }

# Pyynnöt.
server-wrong-origin = Pyyntö tulee toiselta sivustolta.
server-wrong-host = Palvelinta ei käytetä tästä osoitteesta. Avaa se sinulle annetusta osoitteesta.
server-wrong-method = Tämä osoite ei ota vastaan tällaista pyyntöä.
server-wrong-content = Pyynnön pitää olla JSON-muodossa.
server-timed-out = Siinä kesti liian kauan. Yritä uudelleen.
server-no-such-path = Täällä ei ole mitään.
server-malformed = Pyyntöä ei voi lukea: vika on kohdassa { $entry }.
server-not-json = Pyyntö ei ole JSON-muodossa.
server-too-large = { $bytes ->
    [one] Pyyntö on pidempi kuin { $bytes } tavu.
   *[other] Pyyntö on pidempi kuin { $bytes } tavua.
}
server-too-long = { $bytes ->
    [one] Rivi on pidempi kuin { $bytes } tavu.
   *[other] Rivi on pidempi kuin { $bytes } tavua.
}
server-too-many-requests = { $seconds ->
    [one] Liian monta kertaa peräkkäin. Yritä uudelleen { $seconds } sekunnin kuluttua.
   *[other] Liian monta kertaa peräkkäin. Yritä uudelleen { $seconds } sekunnin kuluttua.
}
server-try-again = Palvelin ei saa yhteyttä tietoihinsa. Yritä hetken kuluttua uudelleen.
server-stopping = Palvelin on sulkeutumassa. Palaa hetken kuluttua.
server-internal = Täällä meni jotain vikaan. Se ei ole sinun syytäsi.
server-id-reused = Tämä viesti on lähetetty jo aiemmin, ja siinä luki jotain muuta.

# Pöydät.
server-no-such-table = Sellaista pöytää ei ole.
server-no-such-seat = Tässä pöydässä ei ole sellaista paikkaa.
server-no-such-link = Tämä linkki ei vie minnekään: se on korvattu uudella tai sitä ei ole koskaan ollutkaan.
server-not-your-seat = Tämä on jonkun toisen paikka.
server-not-host = Vain pöydän isäntä voi tehdä tämän.
server-not-invited = Tähän pöytään pääsee vain kutsusta.
server-not-watchable = Tässä pöydässä ei ole katsojia.
server-seat-taken = Siinä istuu jo joku.
server-table-full = Kaikki paikat on varattu.
server-seats-empty = Osa paikoista on vielä tyhjänä.
server-not-started = Peli ei ole vielä alkanut.
server-has-started = Peli on jo alkanut.
server-is-over = Peli on päättynyt.
server-not-over = Peli ei ole vielä päättynyt.
server-nothing-to-undo = Mitään ei voi perua: muut ovat jo toimineet, tai jotain on tullut ilmi.
server-came-to-light = Välissä tulee jotain ilmi: sen jälkeinen on tehtävä erikseen.
server-no-take-back = Kukaan ei ole pyytänyt perumista.
server-take-back-open = Joku on jo pyytänyt perumista.
server-not-absent = Paikan pelaaja ei ole poissa.
server-no-ground = Tällä pelillä ei ole piirrettävää karttaa.
server-no-hints = Tässä pelaa muitakin, ja pöytä avattiin ilman vihjeitä.
server-muted = Isäntä on mykistänyt sinut tässä pöydässä.
server-nothing-said = Viestissä on 1–500 merkkiä.
server-no-such-person = Tämä henkilö ei ole pöydässä.
server-log-full = Et voi enää tehdä tätä tässä pöydässä: raja on täynnä.
server-not-asked = Peli ei odota sinun osuuttasi sekoituksesta.
server-wrong-share = Tämä ei ole se osuus, joka paikallesi ilmoitettiin.
server-note-too-long = Muistiinpanossa on enintään 10 000 merkkiä.
server-too-many-tables = Istut jo niin monessa pöydässä kuin voit.
server-unreadable = Tässä pöydässä ei voi jatkaa: peli aloitettiin toisilla säännöillä.

# Pelit.
server-unknown-game = Peliä { $name } ei ole. Pelit ovat { $known }.
server-unknown-bot = Sellaista bottia ei ole.
server-unknown-rules = Peli aloitettiin säännöillä, joita tämä palvelin ei tunne.
server-no-game = Yhtään peliä ei ole aloitettu.
server-bad-record = Tallennetta ei voi toistaa.
server-nothing-to-plan = Täällä ei ole nyt mitään suunniteltavaa etukäteen.
server-no-orders = Tässä pelissä ei voi antaa pysyviä ohjeita.
server-no-adviser = Tässä pelissä ei ole vihjeitä.
server-not-to-act = Nyt ei ole sinun vuorosi.

# Kartat.
server-no-such-map = Sellaista karttaa ei ole.
server-not-your-map = Tämä kartta on jonkun toisen.
server-too-many-maps = Sinulla on jo niin monta karttaa kuin saa olla. Poista ensin jokin niistä.
server-map-unfinished = Tätä karttaa ei voi vielä jakaa: siinä on vielä jotain vikaa.
server-no-fair-map = Tällä siemenellä ei löytynyt tasapuolista karttaa. Kokeile toista.
