# Mitä sivu sanoo jokaisessa pöydässä.

table-bot-name = Botti { $number } ({ $bot })
table-guest-name = Vieras { $number }
table-free-name = Paikka { $number }

## Games and bots

table-game-amsterdam = Amsterdam
table-game-roads-and-boats = Roads & Boats
table-bot-random = Satunnaisesti pelaava botti
table-bot-settler = Uudisraivaaja (botti)
table-bot-deckhand = Kansimies (botti)
table-bot-porter = Kantaja (botti)
table-bot-clerk = Kirjuri (botti)
table-bot-merchant = Kauppias (botti)
table-bot-regent = Regentti (botti)

## The table as a whole

table-title-none = { $game }, isäntänä { $host }
table-back = Kaikki pöydät
table-loading = Ladataan pöytää…
table-shuffling = Sekoitetaan yhdessä…
table-lost-title = Tätä pöytää ei voi näyttää
table-lost-not-watchable = Tähän pöytään ei päästetä katsojia. Jos sinulla on siinä paikka, kirjaudu sisään tai käytä paikkalinkkiäsi.
table-lost-unreachable = Palvelin ei vastaa. Sivu yrittää yhteyttä uudelleen ja jatkaa itsestään heti, kun se onnistuu.
table-lost-game = Tällä sivulla ei voi vielä näyttää peliä { $game }.
table-lost-load = Osaa sivusta ei voitu ladata.
table-try-again = Yritä uudelleen
table-sign-in = Kirjaudu sisään
table-closed-title = Pöytä on suljettu
table-closed-text = Isäntä sulki pöydän ennen pelin alkua.

## Before the game

table-room-seats = Paikat
table-room-free = Vapaa
table-room-you = Sinä
table-room-host = Isäntä
table-room-here = Paikalla nyt
table-room-away = Ei paikalla nyt
table-room-pending = Ei ole vielä hyväksynyt
table-room-sit = Istu tähän
table-room-leave = Nouse pöydästä
table-room-place = Kuka istuu paikalla { $number }
table-room-nobody = Ei vielä kukaan
table-room-start = Aloita peli
table-room-start-wait = { $seats ->
    [one] 1 paikka on vielä vapaana
   *[other] { $seats } paikkaa on vielä vapaana
}
table-room-start-pending = Vastausta odotetaan: { $names }
table-room-host-starts = { $name } aloittaa pelin, kun kaikki paikat on varattu.
table-room-close = Sulje pöytä
table-room-close-ask = Suljetaanko tämä pöytä? Kukaan ei voi enää istua siihen.
table-room-invited = Sinut on kutsuttu. Valitse paikka, niin pääset mukaan; tiliä ei tarvita.
table-room-kept = { $name } haluaa pelata uudelleen ja on varannut sinulle paikan.
table-room-guest = Pelaat vieraana tällä laitteella. Voit valita itsellesi nimen omalla sivullasi.
table-room-needs-invite = Tähän pöytään pääsee vain kutsusta. Voit katsella peliä.

table-invite-title = Kutsu pelaajia
table-invite-text = Jokainen, joka avaa tämän linkin, voi istua pöytään. Kun luot uuden linkin, vanha lakkaa toimimasta.
table-invite-make = Luo linkki
table-invite-again = Luo uusi linkki
table-invite-link = Kutsulinkki
table-copy = Kopioi
table-copied = Kopioitu
table-share = Jaa…

table-options = Tämä pöytä
table-option-game = Peli
table-option-clock = Aika
table-option-access = Kuka saa istua pöytään
table-option-spectators = Katsojat
table-option-hints = Vihjeet
table-hints-allowed = Kaikki saavat pyytää vihjeitä
table-option-pause = Tauko vaiheen alussa
table-pause = { $seconds ->
    [one] { $seconds } sekunti
   *[other] { $seconds } sekuntia
}
table-option-absent = Kun aika loppuu
table-clock-none = Ei kelloa: jokainen käyttää aikaa niin paljon kuin tarvitsee
table-clock-live = { $minutes ->
    [one] 1 minuutti pelaajaa kohti
   *[other] { $minutes } minuuttia pelaajaa kohti
} ja { $seconds ->
    [one] 1 sekunti lisää joka vuorosta
   *[other] { $seconds } sekuntia lisää joka vuorosta
}
table-clock-days = { $days ->
    [one] 1 päivä vuoroa kohti
   *[other] { $days } päivää vuoroa kohti
}
table-access-open = Kuka tahansa: pöytä on luettelossa
table-access-invited = Jokainen, jolla on linkki
table-access-local = Kaikki tällä yhdellä laitteella
table-spectators-welcome = Sallittu
table-spectators-nobody = Ei sallittu
table-absent-wait = Muut odottavat, ja isäntä voi antaa paikan toiselle pelaajalle
table-absent-bot = Botti jatkaa
table-absent-resign = Pelaaja luovuttaa

## The bar

table-bar = Pöytä
table-turn-yours = Sinun vuorosi
table-turn-of = Vuorossa: { $name }
table-turn-several = Odotetaan: { $names }
table-turn-pausing = Peli jatkuu pian
table-turn-over = Peli on päättynyt
table-sending = Lähetetään…
table-line-open = Yhteys toimii
table-line-connecting = Yhdistetään…
table-line-lost = Yhteys katkesi. Yritetään uudelleen…
table-left-days = { $days ->
    [one] 1 päivä jäljellä
   *[other] { $days } päivää jäljellä
}
table-left-hours = { $hours ->
    [one] 1 tunti jäljellä
   *[other] { $hours } tuntia jäljellä
}
table-players = Pelaajat
table-seat-you = sinä
table-seat-to-act = vuorossa
table-seat-resigned = luovuttanut
table-seat-played-on = luovuttanut, botti jatkaa
table-seat-absent = poissa

table-menu = Valikko
table-undo = Peru
table-undo-all = Peru kaikki, mitä teit muiden viime siirron jälkeen
table-ask-back = Pyydä siirron perumista
table-resign = Luovuta
table-resign-ask = Luovutatko pelin? Tätä ei voi perua. Jos muita pelaajia on jäljellä useampi kuin yksi, botti jatkaa puolestasi.
table-confirm-title = Vahvista siirto
table-confirm = Vahvista
table-cancel = Peruuta
table-rematch = Pelaa uudelleen
table-rematch-go = Siirry seuraavaan peliin
table-rematch-offered = Uusi pöytä on valmiina samoille pelaajille.
table-rematch-asked = { $name } haluaa pelata uudelleen.
table-rematch-accept = Hyväksy
table-rematch-decline = Hylkää
table-rematch-declined = Hylkäsit kutsun.
table-what-if = Entä jos…
table-what-if-text = Avaa kopion, jossa voit kokeilla siirtoja kaikkien puolesta. Tämä peli pysyy ennallaan.
table-replay = Katso toisto
table-rules = Säännöt
table-reading = Näytä tekstinä
table-board = Näytä lauta
table-seat-link = Jatka toisella laitteella
table-seat-link-text = Avaa tämä linkki toisella laitteella, niin voit jatkaa peliä siellä. Jokainen, jolla on linkki, voi ottaa paikkasi, joten älä jaa sitä muille.
table-seat-link-label = Paikkalinkkisi
table-seat-taking = Otetaanko tämä paikka käyttöön?
table-seat-taking-text = Tällä linkillä voit jatkaa peliä tällä laitteella paikalla { $number }. Laitteella, jolla linkki luotiin, voi sen jälkeen vain katsella.
table-seat-take = Ota paikka
table-not-now = Ei nyt
table-sound-off = Äänet pois
table-sound-on = Äänet päälle
table-seat-replace = Korvaa botilla: { $name }
table-copy-banner = Tämä on kokeilu: teet siirrot kaikkien puolesta.
table-copy-back = Takaisin oikeaan peliin
table-watch-banner = Olet katsojana. Pelaajien käsikortit pysyvät salassa.

## Beside the board

table-side = Sivupaneeli
table-side-open = Näytä tapahtumat ja keskustelu
table-side-close = Piilota tapahtumat ja keskustelu
table-tab-board = Lauta
table-tab-log = Tapahtumat
table-tab-chat = Keskustelu
table-tab-notes = Muistio
table-unread = { $count ->
    [one] 1 uusi viesti
   *[other] { $count } uutta viestiä
}

table-log-empty = Vielä ei ole tapahtunut mitään.
table-log-earlier = Näytä aiemmat
table-log-from-here = Toista tästä alkaen
table-log-undone-mark = (peruttu)
table-log-opened = { $name } avaa pöydän.
table-log-sat = { $name } istuu pöytään.
table-log-kept = Paikka varattu: { $name }.
table-log-freed = Paikka { $number } vapautuu.
table-log-seat-changed = Paikan { $number } pelaaja vaihtuu.
table-log-started = Peli alkaa.
table-log-started-without = Peli alkaa. Sekoituksesta puuttui: { $names }.
table-log-undone = { $name } peruu siirtonsa.
table-log-undone-alone = { $name } peruu siirtonsa; muiden siirrot jäävät voimaan.
table-log-asked = { $name } pyytää lupaa perua siirtonsa.
table-log-agreed = { $name } suostuu.
table-log-disagreed = { $name } kieltäytyy.
table-log-resigned = { $name } luovuttaa.
table-log-timed-out = Aika loppui: { $name }.
table-log-rematched = Samoille pelaajille avataan uusi pöytä.
table-log-closed = Pöytä suljettiin.

table-chat-empty = Kukaan ei ole vielä sanonut mitään.
table-chat-write = Kirjoita pelaajille
table-chat-send = Lähetä
table-chat-left = { $count ->
    [one] 1 merkki jäljellä
   *[other] { $count } merkkiä jäljellä
}
table-chat-watch = Vain pöydässä istuvat voivat kirjoittaa tänne.
table-chat-mute = Mykistä { $name }
table-chat-unmute = Poista mykistys: { $name }
table-chat-muted = Mykistetyt

table-notes-label = Omat muistiinpanot
table-notes-hint = Vain sinä näet nämä muistiinpanot. Ne tallentuvat pöydän mukana.
table-notes-kept = Tallennettu
table-notes-keeping = Tallennetaan…
table-notes-failed = Tallennus epäonnistui: { $why }
table-notes-guest = Kirjaudu sisään tai istu pöytään, niin voit tehdä muistiinpanoja.

table-while-away-title = Viime vuorosi jälkeen
table-while-away-more = { $count ->
    [one] ja vielä 1 tapahtuma
   *[other] ja vielä { $count } tapahtumaa
}
table-dismiss = Selvä

## What one did

table-last-action-title = Vuorosi on pelattu
table-last-action-hand = Anna vuoro: { $name }
table-ask-banner = { $name } pyytää lupaa perua viime vuoron.
table-ask-agree = Suostu
table-ask-refuse = Kieltäydy
table-ask-waiting = Odotetaan vastausta: { $names }
table-why-not = Miksi ei?
table-rule-read = Sääntö { $rule }
table-why-rule = Sääntö { $rule }:

table-hand-over-title = Nyt pelaa { $name }
table-hand-over-text = Anna laite seuraavalle pelaajalle. Muut eivät saa katsoa näyttöä.
table-hand-over-open = Minä olen { $name }

table-notify-turn = On sinun vuorosi
table-notify-early = Voit jo pelata
table-page-turn = ● Sinun vuorosi – { $title }

## The end

table-end-title = Peli on päättynyt
table-end-place = { $place }.
table-end-points = { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
table-end-resigned = luovutti
table-end-count = Näytä laskenta uudelleen
table-end-skip = Siirry tulokseen
table-rank = Sija
table-end-record = Lataa pelin tallenne
table-proof = Oliko jako reilu?
table-proof-text = Kukaan ei voinut valita tätä jakoa. Palvelin arpoi salaisen luvun, kun pöytä avattiin, ja näytti sen tiivisteen (SHA-256). Myös jokaisen pelaajan selain arpoi oman salaisen lukunsa ja näytti sen tiivisteen. Pelaajien luvut paljastettiin vasta pelin alkaessa ja yhdistettiin palvelimen lukuun. Tuloksesta määräytyy kaikki, mitä pelissä sekoitetaan tai nostetaan. Yksikin rehellinen selain riittää tekemään jaosta satunnaisen. Palvelimen luku näytetään nyt, joten kaiken voi tarkistaa.
table-proof-hash = Palvelimen tiiviste, näkyvissä alusta asti
table-proof-salt = Suola
table-proof-seed = Palvelimen salainen luku
table-proof-share = Luku pelaajalta: { $name }
table-proof-share-own = Täsmää tiivisteeseensä ja on peräisin tästä selaimesta.
table-proof-share-good = Täsmää tiivisteeseensä.
table-proof-share-bad = Ei täsmää tiivisteeseensä!
table-proof-share-missing = Lukua ei paljastettu ajoissa, joten peli alkoi ilman sitä.
table-proof-mixed = Yhdistetty luku, josta jako muodostettiin
table-proof-good = Tarkistettu selaimessasi: kaikki täsmää.
table-proof-bad = Kaikki ei täsmää!
table-proof-command = Tämä komento tarkistaa ladatun pelin jokaisen askeleen:

## Replay

table-replay-title = Toisto: { $title }
table-replay-back = Pöytään
table-replay-position = Askel { $step } / { $steps }
table-replay-first = Alkuun
table-replay-turn-back = Vuoro taaksepäin
table-replay-back-one = Askel taaksepäin
table-replay-play = Toista
table-replay-pause = Tauko
table-replay-on-one = Askel eteenpäin
table-replay-turn-on = Vuoro eteenpäin
table-replay-last = Loppuun
table-replay-speed = Nopeus
table-replay-eyes = Näkymä
table-replay-spectator = Katsoja
table-replay-keys = Näppäimet: nuolet = askel, Page Up ja Page Down = vuoro, Home = alkuun, End = loppuun, välilyönti = toista.
table-replay-none = Peli ei ole vielä alkanut, joten toistettavaa ei ole.
table-replay-share = Kopioi linkki tähän kohtaan

## Rules

table-rules-contents = Sisällys
table-rules-search = Hae säännöistä
table-rules-found = { $count ->
    [0] Sääntöjä ei löytynyt
    [one] 1 sääntö löytyi
   *[other] { $count } sääntöä löytyi
}
table-rules-games = Sääntökirjat
table-rules-print = Tulosta
table-rules-note = Oma ratkaisumme:
table-rules-link = Linkki sääntöön { $rule }
table-rules-unknown = Tämännimistä peliä ei ole. Valitse jokin näistä sääntökirjoista:

## Suunnitelmat

table-plan-offer = Sinun ei tarvitse odottaa: suunnittele jo nyt, mitä teet, kun vuorosi tulee.
table-plan-make = Suunnittele etukäteen
table-plan-laid = { $count ->
    [one] Suunnitelmassasi on yksi askel. Se toteutetaan automaattisesti, kun vuorosi tulee.
   *[other] Suunnitelmassasi on { $count } askelta. Se toteutetaan automaattisesti, kun vuorosi tulee.
}
table-plan-change = Muuta suunnitelmaa
table-plan-withdraw = Peru suunnitelma
table-plan-title = Suunnittelet etukäteen
table-plan-text = Lauta näyttää tilanteen suunnitelmasi jälkeen. Muiden siirrot voivat vielä estää sen.
table-plan-cut = Poista suunnitelmasta ”{ $action }” ja kaikki sen jälkeen
table-plan-back = Poista viimeinen askel
table-plan-finish = Takaisin peliin
table-plan-ran = { $count ->
    [one] Suunnitelmasi toteutettiin: yksi askel.
   *[other] Suunnitelmasi toteutettiin: { $count } askelta.
}
table-plan-stopped = { $count ->
    [0] Suunnitelmasi keskeytyi jo ennen ensimmäistä askelta: { $action }.
    [one] Suunnitelmasi keskeytyi yhden askeleen jälkeen. Tämä ei ollut enää mahdollista: { $action }.
   *[other] Suunnitelmasi keskeytyi { $count } askeleen jälkeen. Tämä ei ollut enää mahdollista: { $action }.
}
table-plan-refused = Toinen pelaaja ei suostunut suunnitelman edelliseen kohtaan.

## Hints

table-hint = Vihje
table-hint-thinking = Mietitään…
table-hint-do = Tee näin
table-hint-chance = Voiton todennäköisyys: { $chance }
table-hint-others = Muut vaihtoehdot
table-hint-other = { $action } ({ $chance })

## Analysis

table-analysis = Analyysi
table-analysis-about = Montako pistettä vahva pelaaja odotti kunkin saavan, päätös päätökseltä. Arvio perustuu siihen, mitä vuorossa ollut pelaaja tiesi.
table-analysis-progress = Peliä käydään läpi: { $done }
table-analysis-moment = Päätös { $number }/{ $count }: { $name }
table-analysis-end = Pelin loppu
table-analysis-points = { $points } pistettä
table-analysis-turning = Käännekohdat
table-analysis-none = Kukaan ei tehnyt suuria virheitä: käännekohtia ei ollut.
table-analysis-better = Parempi: { $action }
table-analysis-cost = Se pienensi voiton todennäköisyyttä: −{ $loss }.
table-analysis-go = Katso toistosta
table-analysis-values = Kaikki arvot taulukkona
table-analysis-decision = Päätös
table-analysis-player = Pelaaja
