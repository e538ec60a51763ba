# Det siden sier ved hvert bord.

table-bot-name = Bot { $number } ({ $bot })
table-guest-name = Gjest { $number }
table-free-name = Plass { $number }

## Games and bots

table-game-amsterdam = Amsterdam
table-game-roads-and-boats = Roads & Boats
table-bot-random = Tilfeldig (bot)
table-bot-settler = Nybygger (bot)
table-bot-deckhand = Dekksgutt (bot)
table-bot-porter = Bærer (bot)
table-bot-clerk = Bokholder (bot)
table-bot-merchant = Kjøpmann (bot)
table-bot-regent = Regent (bot)

## The table as a whole

table-title-none = { $game } hos { $host }
table-back = Alle bord
table-loading = Laster bordet …
table-shuffling = Stokker …
table-lost-title = Dette bordet kan ikke vises
table-lost-not-watchable = Bordet tillater ikke tilskuere. Har du en plass her, kan du logge inn eller bruke lenken til plassen din.
table-lost-unreachable = Serveren svarer ikke. Siden prøver på nytt og fortsetter av seg selv så snart det går.
table-lost-game = Denne siden kan ikke vise { $game } ennå.
table-lost-load = En del av siden kunne ikke lastes.
table-try-again = Prøv igjen
table-sign-in = Logg inn
table-closed-title = Dette bordet er stengt
table-closed-text = Verten stengte det før spillet startet.

## Before the game

table-room-seats = Plasser
table-room-free = Ledig
table-room-you = Du
table-room-host = Vert
table-room-here = Ved bordet nå
table-room-away = Ikke her nå
table-room-pending = Har ikke godtatt ennå
table-room-sit = Sett deg her
table-room-leave = Forlat plassen
table-room-place = Hvem som sitter på plass { $number }
table-room-nobody = Ingen ennå
table-room-start = Start spillet
table-room-start-wait = { $seats ->
    [one] 1 plass er fortsatt ledig
   *[other] { $seats } plasser er fortsatt ledige
}
table-room-start-pending = Har ikke godtatt ennå: { $names }
table-room-host-starts = { $name } starter spillet når alle plassene er opptatt.
table-room-close = Steng bordet
table-room-close-ask = Vil du stenge bordet? Etterpå kan ingen sette seg her.
table-room-invited = Du er invitert. Velg en plass for å bli med; du trenger ingen konto.
table-room-kept = { $name } vil spille igjen og har holdt av en plass til deg.
table-room-guest = Du spiller som gjest på denne enheten. Du kan velge et navn på Min side.
table-room-needs-invite = Du trenger en invitasjon for å bli med her. Du kan se på.

table-invite-title = Inviter noen
table-invite-text = Den som åpner denne lenken, kan sette seg. Lager du en ny lenke, slutter den gamle å virke.
table-invite-make = Lag en lenke
table-invite-again = Lag en ny lenke
table-invite-link = Invitasjonslenke
table-copy = Kopier
table-copied = Kopiert
table-share = Del …

table-options = Om bordet
table-option-game = Spill
table-option-clock = Tid
table-option-access = Hvem som kan bli med
table-option-spectators = Tilskuere
table-option-hints = Hint
table-hints-allowed = Tillatt for alle
table-option-pause = Pause når en fase begynner
table-pause = { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}
table-option-absent = Når tiden er ute
table-clock-none = Ingen klokke: Alle bruker den tiden de trenger
table-clock-live = { $minutes ->
    [one] 1 minutt hver
   *[other] { $minutes } minutter hver
}, og { $seconds ->
    [one] 1 sekund ekstra per trekk
   *[other] { $seconds } sekunder ekstra per trekk
}
table-clock-days = { $days ->
    [one] 1 dag per trekk
   *[other] { $days } dager per trekk
}
table-access-open = Hvem som helst: Bordet vises i listen
table-access-invited = Den som har lenken
table-access-local = Alle på denne skjermen
table-spectators-welcome = Tillatt
table-spectators-nobody = Ikke tillatt
table-absent-wait = De andre venter, og verten kan gi plassen til noen andre
table-absent-bot = En bot spiller videre
table-absent-resign = Spilleren gir opp

## The bar

table-bar = Bordet
table-turn-yours = Din tur
table-turn-of = { $name } har turen
table-turn-several = Venter på: { $names }
table-turn-pausing = Spillet fortsetter straks
table-turn-over = Spillet er slutt
table-sending = Sender …
table-line-open = Tilkoblet
table-line-connecting = Kobler til …
table-line-lost = Mistet forbindelsen. Prøver igjen …
table-left-days = { $days ->
    [one] 1 dag igjen
   *[other] { $days } dager igjen
}
table-left-hours = { $hours ->
    [one] 1 time igjen
   *[other] { $hours } timer igjen
}
table-players = Spillere
table-seat-you = du
table-seat-to-act = har turen
table-seat-resigned = har gitt opp
table-seat-played-on = har gitt opp, en bot spiller videre
table-seat-absent = fraværende

table-menu = Meny
table-undo = Angre
table-undo-all = Angre alt siden de andre spilte
table-ask-back = Be om å få angre
table-resign = Gi opp
table-resign-ask = Vil du gi opp spillet? Det kan ikke angres. Er det mer enn én annen spiller igjen, spiller en bot videre for deg.
table-confirm-title = Bekreft trekket
table-confirm = Bekreft
table-cancel = Avbryt
table-rematch = Spill igjen
table-rematch-go = Gå til neste spill
table-rematch-offered = Et nytt bord er klart for de samme spillerne.
table-rematch-asked = { $name } vil spille igjen.
table-rematch-accept = Godta
table-rematch-decline = Avslå
table-rematch-declined = Du avslo.
table-what-if = Hva om …
table-what-if-text = Åpner en kopi der du gjør trekk for alle spillerne. Dette spillet påvirkes ikke.
table-replay = Reprise
table-rules = Regler
table-reading = Vis som tekst
table-board = Vis brettet
table-seat-link = Spill videre på en annen enhet
table-seat-link-text = Åpne denne lenken på en annen enhet for å spille videre der. Den som har lenken, kan overta plassen din, så ikke del den med noen.
table-seat-link-label = Lenke til plassen din
table-seat-taking = Vil du overta denne plassen?
table-seat-taking-text = Med denne lenken spiller du videre her, på plass { $number }. På enheten den ble laget på, kan du etterpå bare se på.
table-seat-take = Overta plassen
table-not-now = Ikke nå
table-sound-off = Slå av lyd
table-sound-on = Slå på lyd
table-seat-replace = Sett inn en bot for { $name }
table-copy-banner = Dette er en utprøving: Du gjør trekk for alle.
table-copy-back = Tilbake til det virkelige spillet
table-watch-banner = Du ser på. Kort på hånda er skjult.

## Beside the board

table-side = Ved siden av brettet
table-side-open = Vis logg og chat
table-side-close = Skjul logg og chat
table-tab-board = Brett
table-tab-log = Logg
table-tab-chat = Chat
table-tab-notes = Notater
table-unread = { $count ->
    [one] 1 ny melding
   *[other] { $count } nye meldinger
}

table-log-empty = Ingenting har skjedd ennå.
table-log-earlier = Vis tidligere
table-log-from-here = Se reprise herfra
table-log-undone-mark = (angret)
table-log-opened = { $name } åpner bordet.
table-log-sat = { $name } setter seg.
table-log-kept = En plass er holdt av til { $name }.
table-log-freed = Plass { $number } er ledig.
table-log-seat-changed = Bytte på plass { $number }.
table-log-started = Spillet starter.
table-log-started-without = Spillet starter. Bidro ikke til stokkingen: { $names }.
table-log-undone = { $name } tar tilbake det som ble gjort.
table-log-undone-alone = { $name } angrer sitt eget; det de andre har gjort, blir stående.
table-log-asked = { $name } ber om å få angre.
table-log-agreed = { $name } godtar.
table-log-disagreed = { $name } avslår.
table-log-resigned = { $name } gir opp.
table-log-timed-out = Tiden er ute for { $name }.
table-log-rematched = Et nytt bord gjøres klart for de samme spillerne.
table-log-closed = Bordet ble stengt.

table-chat-empty = Ingen har sagt noe ennå.
table-chat-write = Skriv en melding
table-chat-send = Send
table-chat-left = { $count ->
    [one] 1 tegn igjen
   *[other] { $count } tegn igjen
}
table-chat-watch = Bare de som sitter ved bordet, kan skrive meldinger.
table-chat-mute = Demp { $name }
table-chat-unmute = Opphev dempingen av { $name }
table-chat-muted = Dempet

table-notes-label = Egne notater
table-notes-hint = Bare du kan se notatene. De lagres sammen med bordet.
table-notes-kept = Lagret
table-notes-keeping = Lagrer …
table-notes-failed = Ikke lagret: { $why }
table-notes-guest = Logg inn eller ta en plass for å skrive notater.

table-while-away-title = Siden forrige tur
table-while-away-more = { $count ->
    [one] og 1 hendelse til
   *[other] og { $count } hendelser til
}
table-dismiss = OK

## What one did

table-last-action-title = Turen din er ferdig
table-last-action-hand = Gi videre til { $name }
table-ask-banner = { $name } ber om å få angre siste tur.
table-ask-agree = Godta
table-ask-refuse = Avslå
table-ask-waiting = Venter på svar: { $names }
table-why-not = Hvorfor ikke?
table-rule-read = Regel { $rule }
table-why-rule = Regel { $rule }:

table-hand-over-title = Nå spiller { $name }
table-hand-over-text = Gi enheten videre. Ingen andre bør se på skjermen.
table-hand-over-open = Jeg er { $name }

table-notify-turn = Det er din tur
table-notify-early = Du kan spille allerede
table-page-turn = ● Din tur – { $title }

## The end

table-end-title = Spillet er slutt
table-end-place = { $place }.
table-end-points = { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
}
table-end-resigned = ga opp
table-end-count = Vis poengtellingen igjen
table-end-skip = Hopp til resultatet
table-rank = Plass
table-end-record = Last ned spillet
table-proof = Var utdelingen rettferdig?
table-proof-text = Ingen kunne velge denne utdelingen. Serveren trakk et hemmelig tall da bordet ble åpnet, og viste fingeravtrykket av tallet (SHA-256). Nettleseren til hver spiller trakk også et hemmelig tall og viste fingeravtrykket av det. Først da spillet startet, ble spillernes tall avslørt og blandet med serverens, og alt som stokkes og trekkes, følger av resultatet. Én ærlig nettleser er nok til at utdelingen blir tilfeldig. Serverens tall vises nå, så alt kan kontrolleres.
table-proof-hash = Serverens fingeravtrykk, vist fra begynnelsen
table-proof-salt = Salt
table-proof-seed = Serverens hemmelige tall
table-proof-share = Bidrag fra { $name }
table-proof-share-own = Stemmer med fingeravtrykket og kommer fra denne nettleseren.
table-proof-share-good = Stemmer med fingeravtrykket.
table-proof-share-bad = Stemmer ikke med fingeravtrykket!
table-proof-share-missing = Ble ikke avslørt i tide, så spillet startet uten det.
table-proof-mixed = Blandet: tallet utdelingen bygger på
table-proof-good = Kontrollert i nettleseren din: Alt stemmer.
table-proof-bad = Noe stemmer ikke!
table-proof-command = Denne kommandoen kontrollerer hvert eneste steg i det nedlastede spillet:

## Replay

table-replay-title = Reprise: { $title }
table-replay-back = Til bordet
table-replay-position = Steg { $step } av { $steps }
table-replay-first = Til begynnelsen
table-replay-turn-back = Én tur tilbake
table-replay-back-one = Ett steg tilbake
table-replay-play = Spill av
table-replay-pause = Pause
table-replay-on-one = Ett steg fram
table-replay-turn-on = Én tur fram
table-replay-last = Til slutten
table-replay-speed = Hastighet
table-replay-eyes = Se som
table-replay-spectator = Tilskuer
table-replay-keys = Taster: piltaster for steg, Page Up og Page Down for turer, Home og End, mellomrom for å spille av.
table-replay-none = Spillet har ikke startet, så det finnes ingen reprise ennå.
table-replay-share = Kopier lenken til dette steget

## Rules

table-rules-contents = Innhold
table-rules-search = Søk i reglene
table-rules-found = { $count ->
    [0] Ingen regler funnet
    [one] 1 regel funnet
   *[other] { $count } regler funnet
}
table-rules-games = Spillregler
table-rules-print = Skriv ut
table-rules-note = Vår avgjørelse:
table-rules-link = Lenke til { $rule }
table-rules-unknown = Det finnes ikke noe spill med dette navnet. Her er reglene som finnes:

## Planer

table-plan-offer = Du trenger ikke vente: Planlegg hva du vil gjøre når det blir din tur.
table-plan-make = Planlegg på forhånd
table-plan-laid = { $count ->
    [one] Planen din har ett steg. Den utføres automatisk når det blir din tur.
   *[other] Planen din har { $count } steg. Den utføres automatisk når det blir din tur.
}
table-plan-change = Endre planen
table-plan-withdraw = Slett planen
table-plan-title = Du planlegger
table-plan-text = Brettet viser stillingen etter planen din. Andre kan fortsatt komme i veien for den.
table-plan-cut = Fjern «{ $action }» og alt som følger, fra planen
table-plan-back = Fjern siste steg
table-plan-finish = Tilbake til spillet
table-plan-ran = { $count ->
    [one] Planen din er utført: ett steg.
   *[other] Planen din er utført: { $count } steg.
}
table-plan-stopped = { $count ->
    [0] Planen din stoppet før det første steget: { $action }.
    [one] Planen din stoppet etter ett steg. Dette var ikke lenger mulig: { $action }.
   *[other] Planen din stoppet etter { $count } steg. Dette var ikke lenger mulig: { $action }.
}
table-plan-refused = En annen spiller avslo det som kom før.

## Hints

table-hint = Hint
table-hint-thinking = Tenker …
table-hint-do = Gjør dette
table-hint-chance = Vinnersjanse: { $chance }
table-hint-others = Andre valg
table-hint-other = { $action } ({ $chance })

## Analysis

table-analysis = Analyse
table-analysis-about = Hvor mange poeng en sterk spiller regnet med for hver spiller, valg for valg, ut fra det den som hadde turen, visste.
table-analysis-progress = Går gjennom spillet: { $done }
table-analysis-moment = Valg { $number } av { $count }: { $name }
table-analysis-end = Spillets slutt
table-analysis-points = { $points } poeng
table-analysis-turning = Vendepunkter
table-analysis-none = Ingen gjorde store feil, så det var ingen vendepunkter.
table-analysis-better = Bedre: { $action }
table-analysis-cost = Det kostet { $loss } av vinnersjansen.
table-analysis-go = Se det i reprisen
table-analysis-values = Alle verdier som tabell
table-analysis-decision = Valg
table-analysis-player = Spiller
