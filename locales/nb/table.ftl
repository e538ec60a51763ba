# Det siden sier ved hvert bord.

table-bot-name = Bot { $number } ({ $bot })
table-guest-name = Gjest { $number }
table-free-name = Plass { $number }

## Games and bots

table-game-amsterdam = Amsterdam
table-game-roads-and-boats = Roads & Boats
table-bot-random = Bot som spiller på måfå
table-bot-settler = Bot som slår seg ned
table-bot-deckhand = Dekksgutt (bot)
table-bot-porter = Bærer (bot)
table-bot-clerk = Skriver (bot)
table-bot-merchant = Kjøpmann (bot)
table-bot-regent = Regent (bot)

## The table as a whole

table-title-none = { $game }, bordet til { $host }
table-back = Alle bord
table-loading = Bordet dekkes …
table-shuffling = Stokker sammen …
table-lost-title = Dette bordet kan ikke vises
table-lost-not-watchable = De som sitter her, spiller for seg selv. Har du en plass ved bordet, kan du logge inn eller bruke plasslenken din.
table-lost-unreachable = Serveren svarer ikke. Siden prøver igjen og fortsetter av seg selv så snart det går.
table-lost-game = Denne siden kan ikke vise { $game } ennå.
table-lost-load = En del av siden kunne ikke lastes.
table-try-again = Prøv igjen
table-sign-in = Logg inn
table-closed-title = Dette bordet ble gitt opp
table-closed-text = Verten stengte det før spillet begynte.

## Before the game

table-room-seats = Plasser
table-room-free = Ledig
table-room-you = Du
table-room-host = Vert
table-room-here = Ved bordet nå
table-room-away = Ikke her nå
table-room-pending = Har ikke godtatt ennå
table-room-sit = Sett deg her
table-room-leave = Reis deg
table-room-place = Hvem som sitter på plass { $number }
table-room-nobody = Ingen ennå
table-room-start = Begynn spillet
table-room-start-wait = { $seats ->
    [one] 1 plass er fortsatt ledig
   *[other] { $seats } plasser er fortsatt ledige
}
table-room-start-pending = Har ikke godtatt ennå: { $names }
table-room-host-starts = { $name } begynner spillet når alle plassene er opptatt.
table-room-close = Gi opp bordet
table-room-close-ask = Vil du gi opp dette bordet? Ingen kan sette seg her lenger.
table-room-invited = Du er invitert. Velg en plass for å bli med; du trenger ingen konto.
table-room-kept = { $name } vil spille igjen og har holdt av en plass til deg.
table-room-guest = Du spiller som gjest på denne enheten. Du kan ta et navn på din egen side.
table-room-needs-invite = Du trenger en invitasjon for å sette deg her. Du kan se på.

table-invite-title = Inviter noen
table-invite-text = Den som åpner denne lenken, kan sette seg. En ny lenke gjør den gamle ugyldig.
table-invite-make = Lag en lenke
table-invite-again = Lag en ny lenke
table-invite-link = Invitasjonslenke
table-copy = Kopier
table-copied = Kopiert
table-share = Del …

table-options = Dette bordet
table-option-game = Spill
table-option-clock = Tid
table-option-access = Hvem som kan sette seg
table-option-spectators = Tilskuere
table-option-hints = Hint
table-hints-allowed = Alle kan be om dem
table-option-absent = Når tiden er ute
table-clock-none = Ingen klokke: alle bruker den tiden de trenger
table-clock-live = { $minutes ->
    [one] 1 minutt hver
   *[other] { $minutes } minutter hver
}, og { $seconds ->
    [one] 1 sekund ekstra for hver tur
   *[other] { $seconds } sekunder ekstra for hver tur
}
table-clock-days = { $days ->
    [one] 1 dag for hver tur
   *[other] { $days } dager for hver tur
}
table-access-open = Hvem som helst: bordet står på listen
table-access-invited = Den som har lenken
table-access-local = Alle ved denne ene skjermen
table-spectators-welcome = Velkomne
table-spectators-nobody = Ingen tilskuere
table-absent-wait = De andre venter, og verten kan sette inn noen andre
table-absent-bot = En bot spiller videre
table-absent-resign = Plassen gir opp

## The bar

table-bar = Bordet
table-turn-yours = Din tur
table-turn-of = { $name } sin tur
table-turn-several = Venter på: { $names }
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
table-undo-all = Angre alt siden de andre handlet
table-ask-back = Be om å få ta tilbake
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
table-what-if-text = Åpner en kopi der du trekker for alle, på prøve. Spillet her blir som det er.
table-replay = Spill av på nytt
table-rules = Regler
table-reading = Vis som tekst
table-board = Vis brettet
table-seat-link = Flytt plassen min til en annen enhet
table-seat-link-text = Åpne denne lenken på en annen enhet for å spille videre der. Den som har den, kan ta plassen din, så hold den for deg selv.
table-seat-link-label = Lenke til plassen din
table-seat-taking = Overta denne plassen?
table-seat-taking-text = Med denne lenken spiller du videre herfra på plass { $number }. Enheten den ble laget på, kan deretter bare se på.
table-seat-take = Ta plassen
table-not-now = Ikke nå
table-sound-off = Slå av lyder
table-sound-on = Slå på lyder
table-seat-replace = Sett en bot på plassen til { $name }
table-copy-banner = Dette er en prøve: du trekker for alle.
table-copy-back = Tilbake til det virkelige spillet
table-watch-banner = Du ser på. Kortene på hånden forblir skjult.

## Beside the board

table-side = Ved siden av brettet
table-side-open = Vis logg og prat
table-side-close = Skjul logg og prat
table-tab-board = Brett
table-tab-log = Logg
table-tab-chat = Prat
table-tab-notes = Notater
table-unread = { $count ->
    [one] 1 ny melding
   *[other] { $count } nye meldinger
}

table-log-empty = Ingenting har skjedd ennå.
table-log-earlier = Vis tidligere
table-log-from-here = Spill av herfra
table-log-undone-mark = (tatt tilbake)
table-log-opened = { $name } åpner bordet.
table-log-sat = { $name } setter seg.
table-log-kept = En plass er holdt av til { $name }.
table-log-freed = Plass { $number } er ledig.
table-log-seat-changed = Plass { $number } skifter eier.
table-log-started = Spillet begynner.
table-log-started-without = Spillet begynner. Ikke med i stokkingen: { $names }.
table-log-undone = { $name } tar tilbake det som ble gjort.
table-log-asked = { $name } ber om å få ta noe tilbake.
table-log-agreed = { $name } sier ja.
table-log-disagreed = { $name } sier nei.
table-log-resigned = { $name } gir opp.
table-log-timed-out = Tiden er ute for { $name }.
table-log-rematched = Et nytt bord dekkes for de samme spillerne.
table-log-closed = Bordet ble stengt.

table-chat-empty = Ingen har sagt noe ennå.
table-chat-write = Skriv til bordet
table-chat-send = Send
table-chat-left = { $count ->
    [one] 1 tegn igjen
   *[other] { $count } tegn igjen
}
table-chat-watch = Bare de som sitter ved bordet, kan skrive her.
table-chat-mute = Demp { $name }
table-chat-unmute = Hør { $name } igjen
table-chat-muted = Dempet

table-notes-label = Notater til deg selv
table-notes-hint = Bare du kan lese dette. Det lagres sammen med bordet.
table-notes-kept = Lagret
table-notes-keeping = Lagrer …
table-notes-failed = Ikke lagret: { $why }
table-notes-guest = Notater er for dem som er logget inn eller har en plass.

table-while-away-title = Siden forrige tur
table-while-away-more = { $count ->
    [one] og 1 ting til
   *[other] og { $count } ting til
}
table-dismiss = Skjønner

## What one did

table-last-action-title = Turen din er ferdig
table-last-action-hand = Gi videre til { $name }
table-ask-banner = { $name } ber om å få ta tilbake siste tur.
table-ask-agree = Det er greit
table-ask-refuse = Nei
table-ask-waiting = Venter på svar: { $names }
table-why-not = Hvorfor ikke?
table-rule-read = Regel { $rule }
table-why-rule = Regel { $rule }:

table-hand-over-title = Nå spiller { $name }
table-hand-over-text = Gi enheten videre. Ingen andre bør se på skjermen.
table-hand-over-open = Jeg er { $name }

table-notify-turn = Det er din tur
table-page-turn = ● Din tur – { $title }

## The end

table-end-title = Spillet er slutt
table-end-place = { $place }.
table-end-points = { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
}
table-end-resigned = ga opp
table-end-count = Tell opp igjen
table-end-skip = Hopp til resultatet
table-rank = Plass
table-end-record = Last ned spillet
table-proof = Var utdelingen rettferdig?
table-proof-text = Ingen kunne velge denne utdelingen. Serveren trakk et hemmelig tall da bordet ble åpnet, og viste fingeravtrykket av det (SHA-256). Nettleseren til hver spiller trakk sitt eget hemmelige tall og viste også et fingeravtrykk. Først da spillet startet, ble spillernes tall avslørt og blandet med serverens, og alt som stokkes og trekkes, følger av resultatet. Én ærlig nettleser er nok til at utdelingen blir tilfeldig. Serverens tall vises nå, så alt kan kontrolleres.
table-proof-hash = Serverens fingeravtrykk, vist fra begynnelsen
table-proof-salt = Saltet
table-proof-seed = Serverens hemmelige tall
table-proof-share = Lagt til av { $name }
table-proof-share-own = Stemmer med fingeravtrykket og kommer fra denne nettleseren.
table-proof-share-good = Stemmer med fingeravtrykket.
table-proof-share-bad = Stemmer ikke med fingeravtrykket!
table-proof-share-missing = Ble ikke avslørt i tide, så spillet startet uten.
table-proof-mixed = Blandet: tallet spillet ble delt ut fra
table-proof-good = Kontrollert i nettleseren din: alt stemmer.
table-proof-bad = Noe stemmer ikke!
table-proof-command = Med det nedlastede spillet kontrollerer dette hvert eneste steg:

## Replay

table-replay-title = Avspilling: { $title }
table-replay-back = Til bordet
table-replay-position = Steg { $step } av { $steps }
table-replay-first = Til begynnelsen
table-replay-turn-back = Én tur tilbake
table-replay-back-one = Ett steg tilbake
table-replay-play = Spill av
table-replay-pause = Stans
table-replay-on-one = Ett steg frem
table-replay-turn-on = Én tur frem
table-replay-last = Til slutten
table-replay-speed = Fart
table-replay-eyes = Sett av
table-replay-spectator = En tilskuer
table-replay-keys = Taster: piler for steg, Page Up og Page Down for turer, Home og End, mellomrom for å spille av.
table-replay-none = Spillet har ikke begynt: det er ingenting å spille av ennå.
table-replay-share = Kopier lenken til dette øyeblikket

## Rules

table-rules-contents = Innhold
table-rules-search = Søk i reglene
table-rules-found = { $count ->
    [0] Ingen regel sier det.
    [one] 1 regel funnet
   *[other] { $count } regler funnet
}
table-rules-games = Regelbøker
table-rules-print = Skriv ut
table-rules-note = Vår avgjørelse:
table-rules-link = Lenke til { $rule }
table-rules-unknown = Det finnes ikke noe spill med dette navnet. Her er regelbøkene som finnes:

## Planer

table-plan-offer = Du trenger ikke vente: planlegg hva du gjør når din stund kommer.
table-plan-make = Planlegg framover
table-plan-laid = { $count ->
    [one] Planen din har ett steg. Den går av seg selv når din stund kommer.
   *[other] Planen din har { $count } steg. Den går av seg selv når din stund kommer.
}
table-plan-change = Endre planen
table-plan-withdraw = Trekk den tilbake
table-plan-title = Du planlegger
table-plan-text = Brettet viser hvordan det blir etter planen din. Andre kan fortsatt komme i veien.
table-plan-cut = Plan uten «{ $action }» og alt som følger
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
table-plan-refused = En annen spiller sa nei til det som kom før.

## Hints

table-hint = Hint
table-hint-thinking = Tenker over det …
table-hint-do = Gjør det
table-hint-chance = Sjanse til å vinne: { $chance }
table-hint-others = Andre valg
table-hint-other = { $action } ({ $chance })

## Analysis

table-analysis = Analyse
table-analysis-about = Hvor mange poeng en sterk spiller ventet til hver, valg for valg, ut fra det den som skulle spille, visste.
table-analysis-progress = Går gjennom partiet: { $done }
table-analysis-moment = Valg { $number } av { $count }: { $name }
table-analysis-end = Slutten av partiet
table-analysis-points = { $points } poeng
table-analysis-turning = Vendepunkter
table-analysis-none = Ingen ga bort mye: det var ingen vendepunkter.
table-analysis-better = Bedre: { $action }
table-analysis-cost = Det kostet { $loss } av sjansen til å vinne.
table-analysis-go = Se det i reprisen
table-analysis-values = Alle verdier som tabell
table-analysis-decision = Valg
table-analysis-player = Spiller
