# Det siden sier rundt bordene.

page-loading = Et øyeblikk …
page-close = Lukk
page-lost = Det finnes ingen side på denne adressen.
page-lost-home = Til forsiden
page-unreachable = Serveren svarer ikke. Prøv igjen om et øyeblikk.
page-no-script = Towpath trenger JavaScript. Slå det på og last siden på nytt.
page-start-failed = Kunne ikke starte Towpath. Sjekk tilkoblingen og last siden på nytt.
page-part-failed = Kunne ikke laste siden
page-part-failed-do = Sjekk tilkoblingen og prøv igjen.
page-reload = Last på nytt
page-no-cookies = Nettleseren blokkerer informasjonskapsler for dette nettstedet. Tillat dem for å spille: Uten dem vet ikke serveren at det er deg.
page-window = { $title } – Towpath

## Rundt hvert skjermbilde

page-skip = Hopp til innholdet
page-nav = Hovedmeny
page-nav-tables = Bord
page-nav-new = Nytt bord
page-nav-maps = Kart
page-nav-rules = Regler
page-settings = Innstillinger
page-language = Språk
page-sign-in = Logg inn
page-guest = Gjest
page-you = Du
page-who = { $name }: min side
page-foot-open = Towpath er fri programvare som alle kan lese, endre og kjøre på sin egen server.
page-foot-rules = { $game }: regler, versjon { $version }
page-foot-api = API for boter

## Spill

page-game-amsterdam = Amsterdam
page-game-roads-and-boats = Roads & Boats
page-about-amsterdam = Bygg ruter av kjerrer gjennom gamlebyen, fullfør de hemmelige kontraktene dine og samle varer før kjerrene tar slutt.
page-about-roads-and-boats = Bygg opp en økonomi fra noen få esler, planker og gjess. Det som lages, tilhører den som kommer og henter det.
page-time-amsterdam = rundt 15 minutter
page-time-roads-and-boats = 2 til 4 timer
page-seat-range = { $fewest } til { $most } spillere
page-read-rules = Les reglene
page-bot-random = Lett
page-bot-settler = Dyktig
page-bot-random-about = Gjør tilfeldige trekk
page-bot-settler-about = Bygger ut landet sitt steg for steg
page-bot-deckhand = Dekksgutt
page-bot-deckhand-about = Har nettopp lært reglene
page-bot-porter = Bærer
page-bot-porter-about = Tar seg av én kontrakt om gangen
page-bot-clerk = Bokholder
page-bot-clerk-about = Teller kort og planlegger framover
page-bot-merchant = Kjøpmann
page-bot-merchant-about = Vurderer hvert valg og forutser dine
page-bot-regent = Regent
page-bot-regent-about = Tenker lenge og gir deg ingenting gratis

## Forsiden

page-home-title = Brettspill ved vannet
page-home-window = Towpath: spill Amsterdam og Roads & Boats på nettet
page-home-lead = Et åpent bord for to brettspill: med venner hvor som helst, med ukjente eller alene mot boter. Gratis, i nettleseren, uten konto.
page-play-title = Spill nå
page-play-bots = Antall boter
page-play-alone = Ingen
page-play-alone-about = Alene mot kartet: Hvor mye får du ut av det?
page-play-map = Velg kart
page-play-level = Nivå på botene
page-play-start = Start spillet
page-play-starting = Gjør klart …
page-play-no-account = Du trenger ingen konto.
page-play-friends = Eller inviter venner
page-games = To spill
page-learn = Lær mens du spiller
page-learn-about = Roads & Boats med en veileder: først eslene, så plankene, og hvert steg blir forklart når du trenger det.
page-learn-go = Start
page-learn-new = Ny i Roads & Boats? Lær mens du spiller
page-yours = Spillene dine
page-yours-waiting = { $count ->
    [0] Venter på de andre.
    [one] Ett spill venter på deg.
   *[other] { $count } spill venter på deg.
}
page-all-yours = Alle spillene dine
page-open-tables = Åpne bord
page-all-tables = Alle bord
page-open-none = Ingen bord venter på spillere akkurat nå.
page-open-first = Åpne et bord
page-reasons = Hvorfor Towpath
page-reason-rules = Alle regler blir fulgt, og når noe ikke er mulig, får du vite hvilken regel som hindrer det.
page-reason-undo = Du kan angre en glipp så lenge ingen andre har spilt og ingenting skjult er avslørt.
page-reason-time = Spill live med klokke, eller bruk dager på hvert trekk og få beskjed når det er din tur.
page-reason-replay = Gå gjennom hvert spill steg for steg, og prøv andre trekk fra hvor som helst i spillet.
page-reason-everyone = Med mus, berøring, tastatur eller skjermleser, på fire språk, på mobil eller PC.
page-reason-own = Ingen reklame, ingen sporing. Kjør Towpath på din egen server om du vil.

## Bord

page-seats = Plasser
page-seat-free = ledig
page-seat-invited = { $name } (invitert)
page-seat-bot = Bot ({ $level })
page-clock-live-short = { $minutes } min + { $seconds } sek
page-clock-days-short = { $days ->
    [one] { $days } dag per trekk
   *[other] { $days } dager per trekk
}
page-state-open = { $free ->
    [0] Klart til start
    [one] Én ledig plass
   *[other] { $free } ledige plasser
}
page-state-running = I gang
page-state-invited = Du er invitert
page-state-my-turn = Din tur
page-state-turn = Tur: { $name }
page-state-several = { $count ->
    [one] Én spiller velger
   *[other] { $count } spillere velger
}
page-state-won = Du vant
page-state-resigned = Du ga opp
page-state-place = Nr. { $place } av { $seats }
page-state-over = Ferdig
page-state-winner = Vinner: { $name }
page-way-join = Bli med
page-way-play = Spill
page-way-watch = Se på
page-way-table = Til bordet
page-way-replay = Se reprise
page-tabs = Hvilke bord
page-tab-open = Åpne
page-tab-running = I gang
page-tab-mine = Mine
page-tab-finished = Ferdige
page-filter-game = Spill
page-filter-all = Alle spill
page-tables-count = { $count ->
    [one] Ett bord
   *[other] { $count } bord
}
page-more = Vis flere
page-empty-open = Ingen bord er åpne akkurat nå. Åpne ett, så kan hvem som helst bli med.
page-empty-running = Ingen offentlige spill er i gang akkurat nå.
page-empty-mine = Du har ingen spill ennå.
page-empty-finished = Ingen offentlige spill er ferdige ennå.

## Et nytt bord

page-new-game = Spill
page-new-players = Spillere
page-new-access = Hvem kan bli med
page-new-access-invited = Venner
page-new-access-invited-about = De som har lenken din. Bordet vises ikke i listen.
page-new-access-open = Hvem som helst
page-new-access-open-about = Bordet vises i listen for alle.
page-new-access-local = Denne skjermen
page-new-access-local-about = Du og botene, eller flere spillere etter tur på samme enhet.
page-new-seats = Plasser
page-new-who = Hvem sitter hvor
page-new-level = Nivå på botene
page-new-seat = Plass { $number }
page-new-again = Du igjen, på denne skjermen
page-new-anybody = Ledig for hvem som helst
page-new-invited = Noen med lenken din
page-new-time = Tid
page-new-clock = Klokke
page-new-clock-none = Ingen klokke
page-new-clock-none-about = Alle bruker så lang tid de vil.
page-new-clock-live = Live
page-new-clock-live-about = Minutter for hele spillet, med alle til stede.
page-new-clock-days = Dager per trekk
page-new-clock-days-about = Hvert trekk kan ta dager. Kikk innom når det passer.
page-new-pace = Tid for spillet, og per trekk
page-new-pace-own = Egendefinert
page-new-minutes = Minutter for spillet
page-new-increment = Ekstra sekunder per trekk
page-new-days = Tid per trekk
page-new-day-count = { $days ->
    [one] { $days } dag
   *[other] { $days } dager
}
page-new-absent = Når tiden er ute for en spiller
page-new-absent-wait = De andre venter
page-new-absent-bot = En bot spiller videre
page-new-absent-resign = Spilleren gir opp
page-new-more = Flere innstillinger
page-new-first = Hvem begynner
page-new-first-lot = Tilfeldig
page-new-watch = Tillat tilskuere
page-new-watch-about = De ser aldri det som er skjult.
page-new-hints = Tillat hint
page-new-hints-about = Alle kan be en sterk spiller om råd. Mot bare boter kan du alltid gjøre det.
page-new-pause = Pause når en fase begynner
page-new-pause-about = Ingen spiller i pausen, så alle rekker å be om at rekkefølgen avgjøres.
page-new-pause-seconds = { $seconds ->
    [0] Ingen pause
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}
page-new-title = Navn på bordet
page-new-title-about = Opptil { $most } tegn. Uten navn heter bordet det samme som spillet.
page-new-summary = Slik blir bordet
page-new-open = Åpne bordet
page-new-start = Start spillet

page-sum-who = { $game }, { $seats ->
    [one] { $seats } spiller
   *[other] { $seats } spillere
}: { $who }.
page-sum-you = du
page-sum-you-often = du på { $count } plasser
page-sum-free = { $count ->
    [one] { $count } ledig plass
   *[other] { $count } ledige plasser
}
page-sum-bots = { $count ->
    [one] { $count } bot ({ $level })
   *[other] { $count } boter ({ $level })
}
page-sum-first-lot = Det er tilfeldig hvem som begynner.
page-sum-first = Spilleren på plass { $number } begynner.
page-sum-access-local = Alle spiller på denne skjermen.
page-sum-access-invited = { $free ->
    [0] Ingen andre kan bli med.
   *[other] Du får en lenke som du kan sende til dem du vil spille med.
}
page-sum-access-open = { $free ->
    [0] Bordet vises i listen, men har ingen ledig plass.
   *[other] Bordet vises i listen, og hvem som helst kan bli med.
}
page-sum-clock-none = Spillet går uten klokke.
page-sum-clock-live = Hver spiller har { $minutes ->
    [one] { $minutes } minutt
   *[other] { $minutes } minutter
} for spillet og { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
} ekstra for hvert trekk.
page-sum-clock-days = { $days ->
    [one] Hvert trekk kan ta { $days } dag.
   *[other] Hvert trekk kan ta { $days } dager.
}
page-sum-absent-wait = Går tiden ut for en spiller, venter de andre.
page-sum-absent-bot = Går tiden ut for en spiller, spiller en bot videre.
page-sum-absent-resign = Går tiden ut for en spiller, har spilleren gitt opp.
page-sum-watch = Andre kan se på.
page-sum-no-watch = Ingen andre kan se på.
page-sum-hints = Alle kan bruke hint.
page-sum-pause = Når en fase begynner, spiller ingen på { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}, så alle rekker å be om at rekkefølgen avgjøres.
page-sum-start-now = Spillet starter med én gang.
page-sum-start-later = { $free ->
    [one] Du starter spillet når den ledige plassen er tatt.
   *[other] Du starter spillet når de { $free } ledige plassene er tatt.
}

## Innstillinger

page-set-kept = Endringer lagres automatisk i denne nettleseren.
page-set-look = Utseende
page-set-theme = Tema
page-set-theme-system = Følg enheten
page-set-theme-light = Lyst
page-set-theme-dark = Mørkt
page-set-motion = Animasjoner
page-set-motion-system = Følg enheten
page-set-motion-full = På
page-set-motion-none = Av
page-set-cards = Kort og ruter
page-set-colors = Farger
page-set-colors-box = Som i esken
page-set-colors-safe = Lette å skille
page-set-colors-about = Det andre settet passer for deg som har vanskelig for å skille rødt og grønt.
page-set-patterns = Mønstre
page-set-patterns-about = I tillegg til farge og symbol har hvert kort et mønster.
page-set-preview = Slik ser kortene ut nå
page-set-play = Under spillet
page-set-confirm = Be om bekreftelse før hvert trekk
page-set-confirm-always = Alltid
page-set-confirm-touch = På berøringsskjerm
page-set-confirm-never = Aldri
page-set-confirm-about = Det er lettere å bomme med en finger enn med musen.
page-set-remind = Minn meg på det som gjenstår, før jeg avslutter en fase
page-set-remind-about = I Roads & Boats: alt du fortsatt kan gjøre i fasen.
page-set-sounds = Lyder
page-set-sounds-about = En bjelle ringer når det er din tur.
page-set-notify = Varsle meg når det er min tur
page-set-notify-about = Viser et varsel mens siden er åpen i bakgrunnen.
page-set-notify-early = Også når jeg kan spille før det er min tur
page-set-notify-early-about = Når ingen før deg kan komme i veien.
page-set-notify-unknown = Denne nettleseren støtter ikke varsler.
page-set-notify-refused = Nettleseren tillater ikke varsler fra denne siden. Du kan tillate dem i nettleserens innstillinger for nettstedet.

## Innlogging

page-name = Navn
page-name-about = 1 til 24 tegn. Andre ser det.
page-password = Passord
page-password-about = Minst 10 tegn.
page-sign-guest-or-named = Som gjest kan du spille med én gang, men bare i denne nettleseren. Med navn og passord kan du logge inn fra alle enheter.
page-sign-back = Logg inn
page-sign-back-about = Bruk navnet og passordet du har valgt.
page-sign-back-guest = Det du har begynt på som gjest i denne nettleseren, blir ikke med. Opprett heller en konto hvis du vil beholde det.
page-sign-new = Opprett konto
page-sign-new-about = Det du har spilt som gjest, er fortsatt ditt. Vi ber ikke om e-postadresse, så ta godt vare på passordet.
page-sign-new-do = Opprett konto
page-sign-already = Du er logget inn som { $name }.

## Min side

page-me = Min side
page-me-nobody = Du er ikke logget inn. Så snart du setter deg ved et bord, er du gjest, og spillene dine vises her.
page-me-identity = Navn og passord
page-me-guest = Du er gjest: Uten passord kan du bare komme tilbake i denne nettleseren.
page-me-name-save = Lagre navnet
page-me-name-saved = Navnet er lagret.
page-me-password-old = Nåværende passord
page-me-password-new = Nytt passord
page-me-password-save = Lagre passordet
page-me-password-saved = Passordet er lagret. Andre nettlesere og boter er logget ut.
page-me-played = { $count ->
    [one] spill
   *[other] spill
}
page-me-won = { $count ->
    [one] vunnet
   *[other] vunnet
}
page-me-best = poeng på det meste
page-tokens = Dine egne boter
page-tokens-about = Med et token kan et program spille i ditt navn.
page-token-label = Hva tokenet skal brukes til
page-token-scope = Tilgang
page-token-scope-play = Spille
page-token-scope-play-about = Sette seg ved bord, gjøre trekk og chatte i ditt navn.
page-token-scope-read = Bare lese
page-token-scope-read-about = Se det du kan se, uten å endre noe.
page-token-days = Gyldig i
page-token-day-count = { $days ->
    [one] 1 dag
   *[other] { $days } dager
}
page-token-make = Opprett token
page-token-once = Her er tokenet. Det vises bare denne ene gangen:
page-token-seen = sist brukt { $when }
page-token-expires = gyldig til { $day }
page-token-delete-one = Slett tokenet { $label }
page-hook = Varsler (Discord, Slack, webhook)
page-hook-about = Når det er din tur, sendes en melding til denne adressen: en kanal i Discord eller Slack, eller et program du har laget.
page-hook-address = Adresse
page-hook-example = https://…
page-hook-style = Meldingsformat
page-hook-discord = Discord
page-hook-slack = Slack
page-hook-plain = Ren JSON
page-hook-early = Også når jeg kan spille før det er min tur
page-hook-early-about = En melding når det ikke er din tur ennå, men du kan spille likevel fordi ingen før deg kan komme i veien.
page-hook-test = Send en testmelding
page-hook-saved = Lagret.
page-hook-tested = Meldingen kom fram.
page-hook-removed = Varsler er slått av.
page-leaving = Logg ut eller slett konto
page-leave-out = Logg ut
page-leave-everywhere = Logg ut overalt
page-leave-delete = Slett kontoen min
page-leave-guest = Du har ikke noe passord: Når du har logget ut, kommer du ikke tilbake til spillene dine. Opprett en konto først hvis du vil beholde dem.
page-delete-about = Navnet, meldingene og innstillingene dine slettes for godt. Trekkene dine blir stående i andres spill.
page-delete-type = Skriv dette for å bekrefte: { $word }
page-delete-word = slett
page-delete = Slett
page-save = Lagre
page-copy = Kopier
page-copied = Kopiert
page-copy-by-hand = Nettleseren kunne ikke kopiere teksten. Den er markert, så du kan kopiere den selv.
page-cancel = Avbryt

## Copies of games

page-copy-of = Utprøving: { $title }

## Moving a map

zoom-in = Zoom inn
zoom-out = Zoom ut
zoom-whole = Vis hele kartet
