# Mitä sivu sanoo jokaisessa pöydässä.

table-bot-name = Botti { $number } ({ $bot })
table-guest-name = Vieras { $number }
table-free-name = Paikka { $number }

## Games and bots

table-game-amsterdam = Amsterdam
table-game-roads-and-boats = Roads & Boats
table-bot-random = Umpimähkään pelaava botti
table-bot-settler = Uudisraivaajabotti
table-bot-deckhand = Kansimies (botti)
table-bot-porter = Kantaja (botti)
table-bot-clerk = Kirjuri (botti)
table-bot-merchant = Kauppias (botti)
table-bot-regent = Regentti (botti)

## The table as a whole

table-title-none = { $game }, isäntänä { $host }
table-back = Kaikki pöydät
table-loading = Pöytää katetaan…
table-shuffling = Sekoitetaan yhdessä…
table-lost-title = Tätä pöytää ei voi näyttää
table-lost-not-watchable = Tässä pöydässä pelataan omalla porukalla. Jos sinulla on siellä paikka, kirjaudu sisään tai käytä paikkalinkkiäsi.
table-lost-unreachable = Palvelin ei vastaa. Sivu yrittää koko ajan uudelleen ja jatkaa itsestään heti kun voi.
table-lost-game = Tämä sivu ei vielä osaa näyttää peliä { $game }.
table-lost-load = Osaa sivusta ei saatu ladattua.
table-try-again = Yritä uudelleen
table-sign-in = Kirjaudu sisään
table-closed-title = Pöydästä luovuttiin
table-closed-text = Isäntä sulki sen ennen pelin alkua.

## Before the game

table-room-seats = Paikat
table-room-free = Vapaa
table-room-you = Sinä
table-room-host = Isäntä
table-room-here = Nyt pöydässä
table-room-away = Ei nyt paikalla
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
table-room-close = Luovu pöydästä
table-room-close-ask = Luovutaanko tästä pöydästä? Kukaan ei voi enää istua siihen.
table-room-invited = Sinut on kutsuttu. Valitse paikka, niin pääset mukaan; tunnusta ei tarvita.
table-room-kept = { $name } haluaa pelata uudelleen ja on varannut sinulle paikan.
table-room-guest = Pelaat vieraana tällä laitteella. Nimen voi ottaa omalla sivulla.
table-room-needs-invite = Tähän pöytään istutaan vain kutsusta. Voit katsella.

table-invite-title = Kutsu pelaajia
table-invite-text = Tämän linkin avaaja voi istua pöytään. Uusi linkki mitätöi vanhan.
table-invite-make = Luo linkki
table-invite-again = Luo uusi linkki
table-invite-link = Kutsulinkki
table-copy = Kopioi
table-copied = Kopioitu
table-share = Jaa…

table-options = Tämä pöytä
table-option-game = Peli
table-option-clock = Aika
table-option-access = Kuka saa istua
table-option-spectators = Katsojat
table-option-hints = Vihjeet
table-hints-allowed = Jokainen saa pyytää niitä
table-option-absent = Kun aika loppuu
table-clock-none = Ei kelloa: jokainen käyttää aikaa niin paljon kuin tarvitsee
table-clock-live = { $minutes ->
    [one] 1 minuutti kullekin
   *[other] { $minutes } minuuttia kullekin
} ja { $seconds ->
    [one] 1 sekunti lisää joka vuorosta
   *[other] { $seconds } sekuntia lisää joka vuorosta
}
table-clock-days = { $days ->
    [one] 1 päivä joka vuorolle
   *[other] { $days } päivää joka vuorolle
}
table-access-open = Kuka tahansa: pöytä on luettelossa
table-access-invited = Jokainen, jolla on linkki
table-access-local = Kaikki tämän yhden ruudun ääressä
table-spectators-welcome = Tervetulleita
table-spectators-nobody = Ei katsojia
table-absent-wait = Muut odottavat, ja isäntä voi antaa paikan toiselle
table-absent-bot = Botti jatkaa
table-absent-resign = Paikka luovuttaa

## The bar

table-bar = Pöytä
table-turn-yours = Sinun vuorosi
table-turn-of = Vuorossa { $name }
table-turn-several = Odotetaan: { $names }
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
table-undo-all = Peru kaikki muiden viime teon jälkeen
table-ask-back = Pyydä saada perua
table-resign = Luovuta
table-resign-ask = Luovutatko pelin? Tätä ei voi perua. Jos muita pelaajia on useampi kuin yksi, botti jatkaa paikallasi.
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
table-what-if-text = Avaa kopion, jossa siirrät kokeeksi kaikkien puolesta. Tämä peli pysyy ennallaan.
table-replay = Toista peli
table-rules = Säännöt
table-reading = Näytä tekstinä
table-board = Näytä lauta
table-seat-link = Vie paikkani toiselle laitteelle
table-seat-link-text = Avaa tämä linkki toisella laitteella, niin voit jatkaa siellä. Linkin haltija voi ottaa paikkasi, joten pidä se omana tietonasi.
table-seat-link-label = Linkki paikkaasi
table-seat-taking = Otetaanko tämä paikka?
table-seat-taking-text = Tällä linkillä pelaat tästä eteenpäin paikalla { $number }. Laite, jolla se luotiin, voi sitten vain katsella.
table-seat-take = Ota paikka
table-not-now = Ei nyt
table-sound-off = Äänet pois
table-sound-on = Äänet päälle
table-seat-replace = Anna botille paikka, jolla istuu { $name }
table-copy-banner = Tämä on kokeilu: siirrät kaikkien puolesta.
table-copy-back = Takaisin oikeaan peliin
table-watch-banner = Olet katsojana. Pelaajien kädet pysyvät salassa.

## Beside the board

table-side = Laudan vieressä
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
table-log-seat-changed = Paikka { $number } vaihtaa omistajaa.
table-log-started = Peli alkaa.
table-log-started-without = Peli alkaa. Sekoituksesta puuttui: { $names }.
table-log-undone = { $name } peruu tekemänsä.
table-log-asked = { $name } pyytää saada perua jotain.
table-log-agreed = { $name } suostuu.
table-log-disagreed = { $name } ei suostu.
table-log-resigned = { $name } luovuttaa.
table-log-timed-out = Aika loppui: { $name }.
table-log-rematched = Samoille pelaajille katetaan uusi pöytä.
table-log-closed = Pöytä suljettiin.

table-chat-empty = Kukaan ei ole vielä sanonut mitään.
table-chat-write = Kirjoita pöydälle
table-chat-send = Lähetä
table-chat-left = { $count ->
    [one] 1 merkki jäljellä
   *[other] { $count } merkkiä jäljellä
}
table-chat-watch = Vain pöydässä istuvat voivat kirjoittaa tänne.
table-chat-mute = Mykistä { $name }
table-chat-unmute = Kuuntele taas: { $name }
table-chat-muted = Mykistetyt

table-notes-label = Omat muistiinpanot
table-notes-hint = Vain sinä voit lukea nämä. Ne säilyvät pöydän mukana.
table-notes-kept = Tallennettu
table-notes-keeping = Tallennetaan…
table-notes-failed = Ei tallennettu: { $why }
table-notes-guest = Muistiinpanot ovat niille, jotka ovat kirjautuneet tai istuvat pöydässä.

table-while-away-title = Viime vuorosi jälkeen
table-while-away-more = { $count ->
    [one] ja 1 asia lisää
   *[other] ja { $count } asiaa lisää
}
table-dismiss = Selvä

## What one did

table-last-action-title = Vuorosi on tehty
table-last-action-hand = Seuraavana { $name }
table-ask-banner = { $name } pyytää saada perua viime vuoron.
table-ask-agree = Suostun
table-ask-refuse = En suostu
table-ask-waiting = Odotetaan vastausta: { $names }
table-why-not = Miksi ei?
table-rule-read = Sääntö { $rule }
table-why-rule = Sääntö { $rule }:

table-hand-over-title = Nyt pelaa { $name }
table-hand-over-text = Anna laite eteenpäin. Muut eivät saa katsoa ruutua.
table-hand-over-open = Minä olen { $name }

table-notify-turn = On sinun vuorosi
table-page-turn = ● Sinun vuorosi – { $title }

## The end

table-end-title = Peli on päättynyt
table-end-place = { $place }.
table-end-points = { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
table-end-resigned = luovutti
table-end-count = Laske uudelleen
table-end-skip = Siirry tulokseen
table-rank = Sija
table-end-record = Lataa peli
table-proof = Oliko jako reilu?
table-proof-text = Kukaan ei voinut valita tätä jakoa. Palvelin arpoi salaisen luvun, kun pöytä avattiin, ja näytti sen tiivisteen (SHA-256). Jokaisen pelaajan selain arpoi oman salaisen lukunsa ja näytti samoin sen tiivisteen. Pelaajien luvut paljastettiin vasta pelin alkaessa ja sekoitettiin palvelimen lukuun, ja kaikki sekoitettu ja nostettu seuraa tuloksesta. Yksikin rehellinen selain riittää tekemään jaosta satunnaisen. Palvelimen luku näytetään nyt, joten kaiken voi tarkistaa.
table-proof-hash = Palvelimen tiiviste, näkyvissä alusta asti
table-proof-salt = Suola
table-proof-seed = Palvelimen salainen luku
table-proof-share = Luku pelaajalta: { $name }
table-proof-share-own = Täsmää tiivisteeseensä ja on peräisin tästä selaimesta.
table-proof-share-good = Täsmää tiivisteeseensä.
table-proof-share-bad = Ei täsmää tiivisteeseensä!
table-proof-share-missing = Ei paljastettu ajoissa, joten peli alkoi ilman sitä.
table-proof-mixed = Sekoitettuna: luku, josta peli jaettiin
table-proof-good = Tarkistettu selaimessasi: kaikki täsmää.
table-proof-bad = Kaikki ei täsmää!
table-proof-command = Ladatusta pelistä tämä tarkistaa jokaisen askelen:

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
table-replay-eyes = Kenen silmin
table-replay-spectator = Katsoja
table-replay-keys = Näppäimet: nuolilla askel, Page Up ja Page Down vuoro kerrallaan, Home ja End, välilyönti toistaa.
table-replay-none = Peli ei ole vielä alkanut: toistettavaa ei ole.
table-replay-share = Kopioi linkki tähän hetkeen

## Rules

table-rules-contents = Sisällys
table-rules-search = Etsi säännöistä
table-rules-found = { $count ->
    [0] Mikään sääntö ei sano niin.
    [one] 1 sääntö löytyi
   *[other] { $count } sääntöä löytyi
}
table-rules-games = Sääntökirjat
table-rules-print = Tulosta
table-rules-note = Meidän tulkintamme:
table-rules-link = Linkki sääntöön { $rule }
table-rules-unknown = Tämän nimistä peliä ei ole. Nämä sääntökirjat ovat olemassa:

## Suunnitelmat

table-plan-offer = Sinun ei tarvitse odottaa: suunnittele, mitä teet kun hetkesi tulee.
table-plan-make = Suunnittele ennalta
table-plan-laid = { $count ->
    [one] Suunnitelmassasi on yksi askel. Se toteutuu itsestään, kun hetkesi tulee.
   *[other] Suunnitelmassasi on { $count } askelta. Se toteutuu itsestään, kun hetkesi tulee.
}
table-plan-change = Muuta suunnitelmaa
table-plan-withdraw = Peru se
table-plan-title = Suunnittelet
table-plan-text = Lauta näyttää tilanteen suunnitelmasi jälkeen. Muut voivat vielä ehtiä tielle.
table-plan-cut = Suunnitelma ilman kohtaa ”{ $action }” ja kaikkea sen jälkeistä
table-plan-back = Viimeinen askel pois
table-plan-finish = Takaisin peliin
table-plan-ran = { $count ->
    [one] Suunnitelmasi toteutui: yksi askel.
   *[other] Suunnitelmasi toteutui: { $count } askelta.
}
table-plan-stopped = { $count ->
    [0] Suunnitelmasi pysähtyi jo ennen ensimmäistä askelta: { $action }.
    [one] Suunnitelmasi pysähtyi yhden askeleen jälkeen. Tämä ei ollut enää mahdollista: { $action }.
   *[other] Suunnitelmasi pysähtyi { $count } askeleen jälkeen. Tämä ei ollut enää mahdollista: { $action }.
}
table-plan-refused = Toinen pelaaja ei suostunut siihen, mikä oli ennen tätä.

## Hints

table-hint = Vihje
table-hint-thinking = Mietin…
table-hint-do = Tee se
table-hint-chance = Mahdollisuus voittaa: { $chance }
table-hint-others = Muut vaihtoehdot
table-hint-other = { $action } ({ $chance })

## Analysis

table-analysis = Analyysi
table-analysis-about = Montako pistettä vahva pelaaja odotti kullekin, päätös päätökseltä, sen perusteella mitä vuorossa ollut tiesi.
table-analysis-progress = Peliä käydään läpi: { $done }
table-analysis-moment = Päätös { $number }/{ $count }: { $name }
table-analysis-end = Pelin loppu
table-analysis-points = { $points } pistettä
table-analysis-turning = Käännekohdat
table-analysis-none = Kukaan ei antanut paljoa pois: käännekohtia ei ollut.
table-analysis-better = Parempi: { $action }
table-analysis-cost = Se maksoi { $loss } mahdollisuudesta voittaa.
table-analysis-go = Katso uusinnasta
table-analysis-values = Kaikki arvot taulukkona
table-analysis-decision = Päätös
table-analysis-player = Pelaaja
