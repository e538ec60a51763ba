# Det siden sier rundt bordene.

page-loading = Et øyeblikk …
page-close = Lukk
page-lost = Det finnes ingenting på denne adressen.
page-lost-home = Tilbake til begynnelsen
page-unreachable = Serveren svarer ikke. Prøv igjen om et øyeblikk.
page-no-script = Towpath trenger JavaScript. Slå det på og last siden på nytt.
page-start-failed = Towpath kunne ikke starte. Sjekk tilkoblingen og last siden på nytt.
page-part-failed = Siden kunne ikke lastes
page-part-failed-do = Sjekk tilkoblingen og prøv igjen.
page-reload = Last på nytt
page-no-cookies = Nettleseren blokkerer informasjonskapsler for dette nettstedet. Tillat dem for å spille: uten dem kan ikke serveren vite at det er deg.
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
page-foot-api = Grensesnittet for boter

## Spill

page-game-amsterdam = Amsterdam
page-game-roads-and-boats = Roads & Boats
page-about-amsterdam = Bygg ruter av kjerrer gjennom gamlebyen, fullfør de hemmelige kontraktene dine og samle varer før kjerrene tar slutt.
page-about-roads-and-boats = Skap en økonomi av noen esler, planker og gjess: Det som blir laget, tilhører den som kommer og henter det.
page-time-amsterdam = rundt 15 minutter
page-time-roads-and-boats = 2 til 4 timer
page-seat-range = { $fewest } til { $most } spillere
page-read-rules = Les reglene
page-bot-random = Lett
page-bot-settler = Dyktig
page-bot-random-about = Spiller det som faller den inn
page-bot-settler-about = Bygger opp landet sitt skritt for skritt
page-bot-deckhand = Dekksgutt
page-bot-deckhand-about = Har nettopp lært reglene
page-bot-porter = Bærer
page-bot-porter-about = Bærer én kontrakt om gangen
page-bot-clerk = Skriver
page-bot-clerk-about = Teller kort og planlegger framover
page-bot-merchant = Kjøpmann
page-bot-merchant-about = Veier hvert valg og ser dine komme
page-bot-regent = Regent
page-bot-regent-about = Tenker lenge og gir ikke bort noe

## Forsiden

page-home-title = Brettspill ved vannet
page-home-window = Towpath: Amsterdam og Roads & Boats på nettet
page-home-lead = Et åpent bord for to brettspill: med venner hvor som helst, med ukjente eller alene mot boter. Gratis, i nettleseren, uten konto.
page-play-title = Spill nå
page-play-bots = Boter mot deg
page-play-alone = Ingen
page-play-alone-about = Alene mot kartet: Hvor mye får du ut av det?
page-play-map = Velg kart
page-play-level = Hvor godt de spiller
page-play-start = Start spillet
page-play-starting = Setter opp …
page-play-no-account = Du trenger ingen konto.
page-play-friends = Eller inviter venner
page-games = To spill
page-learn = Lær ved å spille
page-learn-about = Et parti Roads & Boats med veiledning: først eslene, så plankene, og hvert skritt forklart når du trenger det.
page-learn-go = Begynn
page-learn-new = Er Roads & Boats nytt for deg? Lær det ved å spille
page-yours = Spillene dine
page-yours-waiting = { $count ->
    [0] De andre tenker.
    [one] Ett venter på deg.
   *[other] { $count } venter på deg.
}
page-all-yours = Alle spillene dine
page-open-tables = Åpne bord
page-all-tables = Alle bord
page-open-none = Ingen venter på spillere akkurat nå.
page-open-first = Åpne et bord
page-reasons = Hvorfor her
page-reason-rules = Hver regel blir fulgt, og når noe ikke går an, får du vite hvilken regel som sier det.
page-reason-undo = Angre en glipp, helt til noen andre har handlet eller noe skjult er blitt kjent.
page-reason-time = Spill direkte med klokke, eller bruk dager på hvert trekk og få beskjed når det er din tur.
page-reason-replay = Gå gjennom hvert spill steg for steg, og prøv hva annet som kunne vært gjort.
page-reason-everyone = Med mus, berøring, tastatur eller skjermleser, på fire språk, på mobil og på skrivebord.
page-reason-own = Ingen reklame, ingen sporing. Kjør det gjerne på din egen server.

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
    [0] Klart til å begynne
    [one] Én ledig plass
   *[other] { $free } ledige plasser
}
page-state-running = I gang
page-state-invited = Du er invitert
page-state-my-turn = Din tur
page-state-turn = Tur: { $name }
page-state-several = { $count ->
    [one] Én velger
   *[other] { $count } velger
}
page-state-won = Du vant
page-state-resigned = Du ga deg
page-state-place = Plass { $place } av { $seats }
page-state-over = Slutt
page-state-winner = Vinner: { $name }
page-way-join = Sett deg
page-way-play = Spill
page-way-watch = Se på
page-way-table = Til bordet
page-way-replay = Se igjen
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
page-empty-open = Ingen bord er åpne akkurat nå. Åpne ett, så kan den som kommer forbi, sette seg.
page-empty-running = Ingen åpne spill er i gang akkurat nå.
page-empty-mine = Du har ingen spill ennå.
page-empty-finished = Ingen åpne spill er ferdige ennå.

## Et nytt bord

page-new-game = Spill
page-new-players = Hvem spiller
page-new-access = Hvem kan sette seg
page-new-access-invited = Venner
page-new-access-invited-about = De som har lenken din. Bordet vises ikke i listen.
page-new-access-open = Hvem som helst
page-new-access-open-about = Bordet vises i listen for alle.
page-new-access-local = Denne skjermen
page-new-access-local-about = Bare du: med boter, eller etter tur ved samme skjerm.
page-new-seats = Plasser
page-new-who = Hvem sitter hvor
page-new-level = Hvor godt botene spiller
page-new-seat = Plass { $number }
page-new-again = Du igjen, ved denne skjermen
page-new-anybody = Ledig for hvem som helst
page-new-invited = Noen med lenken din
page-new-time = Tid
page-new-clock = Klokke
page-new-clock-none = Ingen klokke
page-new-clock-none-about = Alle bruker så lang tid de vil.
page-new-clock-live = Direkte
page-new-clock-live-about = Minutter for hele spillet, alle er til stede.
page-new-clock-days = Dager
page-new-clock-days-about = Dager for hvert trekk, kikk innom når du kan.
page-new-pace = For spillet, og for hvert trekk
page-new-pace-own = Annet
page-new-minutes = Minutter for spillet
page-new-increment = Ekstra sekunder per trekk
page-new-days = For hvert trekk
page-new-day-count = { $days ->
    [one] { $days } dag
   *[other] { $days } dager
}
page-new-absent = Når tiden til noen er ute
page-new-absent-wait = De andre venter
page-new-absent-bot = En bot spiller videre
page-new-absent-resign = Spilleren gir seg
page-new-more = Flere innstillinger
page-new-first = Hvem begynner
page-new-first-lot = Loddtrekning
page-new-watch = Tilskuere er velkomne
page-new-watch-about = De ser aldri det som er skjult.
page-new-hints = Hint er tillatt
page-new-hints-about = Alle kan be en sterk spiller om råd. Mot bare boter kan du det alltid.
page-new-title = Navn på bordet
page-new-title-about = Opptil { $most } tegn. Uten navn heter bordet det samme som spillet.
page-new-summary = Slik blir bordet
page-new-open = Åpne bordet
page-new-start = Start spillet

page-sum-who = { $game }, { $seats ->
    [one] { $seats } plass
   *[other] { $seats } plasser
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
page-sum-first-lot = Loddet avgjør hvem som begynner.
page-sum-first = Plass { $number } begynner.
page-sum-access-local = Alt skjer ved denne skjermen.
page-sum-access-invited = { $free ->
    [0] Ingen andre kan sette seg.
   *[other] Du får en lenke som du kan sende til dem du vil spille med.
}
page-sum-access-open = { $free ->
    [0] Bordet vises i listen, men har ingen ledig plass.
   *[other] Bordet vises i listen, og hvem som helst kan sette seg.
}
page-sum-clock-none = Det er ingen klokke.
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
page-sum-absent-wait = Er tiden ute, venter de andre.
page-sum-absent-bot = Er tiden ute, spiller en bot videre.
page-sum-absent-resign = Er tiden ute, har spilleren gitt seg.
page-sum-watch = Andre kan se på.
page-sum-no-watch = Ingen andre kan se på.
page-sum-hints = Hint er tillatt for alle.
page-sum-start-now = Spillet begynner med en gang.
page-sum-start-later = { $free ->
    [one] Du starter spillet når den ledige plassen er tatt.
   *[other] Du starter spillet når de { $free } ledige plassene er tatt.
}

## Innstillinger

page-set-kept = Lagres med en gang i denne nettleseren.
page-set-look = Utseende
page-set-theme = Dag eller natt
page-set-theme-system = Som enheten
page-set-theme-light = Dag
page-set-theme-dark = Natt
page-set-motion = Bevegelse på skjermen
page-set-motion-system = Som enheten
page-set-motion-full = Levende
page-set-motion-none = Stille
page-set-cards = Kort og ruter
page-set-colors = Farger
page-set-colors-box = Som i esken
page-set-colors-safe = Lette å skille
page-set-colors-about = Det andre settet er laget for øyne som blander rødt og grønt.
page-set-patterns = Mønstre
page-set-patterns-about = I tillegg til farge og tegn har hvert kort et mønster.
page-set-preview = Kortene slik de ser ut nå
page-set-play = Ved bordet
page-set-confirm = Spør en gang til før et trekk
page-set-confirm-always = Alltid
page-set-confirm-touch = På berøringsskjerm
page-set-confirm-never = Aldri
page-set-confirm-about = En finger glipper lettere enn en mus.
page-set-remind = Minn meg på det før jeg avslutter en fase
page-set-remind-about = I Roads & Boats: om alt som ennå kan gjøres i den.
page-set-sounds = Lyder
page-set-sounds-about = En klokke ringer når det er din tur.
page-set-notify = Si fra når det er min tur
page-set-notify-about = Med et varsel, mens siden er åpen i bakgrunnen.
page-set-notify-unknown = Denne nettleseren har ingen varsler.
page-set-notify-refused = Nettleseren tillater ikke varsler fra denne siden. Du kan tillate dem i innstillingene for nettstedet.

## Innlogging

page-name = Navn
page-name-about = 1 til 24 tegn. Andre ser det.
page-password = Passord
page-password-about = Minst 10 tegn.
page-sign-guest-or-named = En gjest spiller med en gang og finnes bare i denne nettleseren; med navn og passord kommer du tilbake fra hvilken som helst enhet.
page-sign-back = Kom tilbake
page-sign-back-about = Med navnet og passordet du har valgt.
page-sign-back-guest = Det du har begynt på som gjest i denne nettleseren, blir ikke med. Velg heller et navn hvis du vil beholde det.
page-sign-new = Velg et navn
page-sign-new-about = Det du har spilt som gjest, er fortsatt ditt. Vi spør ikke om e-postadresse, så ta godt vare på passordet.
page-sign-new-do = Bruk dette navnet
page-sign-already = Du er logget inn som { $name }.

## Min side

page-me = Min side
page-me-nobody = Du er ikke logget inn. Så snart du setter deg ved et bord, er du gjest, og spillene dine finnes her.
page-me-identity = Navn og passord
page-me-guest = Du er gjest: Uten passord kan du bare komme tilbake i denne nettleseren.
page-me-name-save = Lagre navnet
page-me-name-saved = Dette er navnet ditt nå.
page-me-password-old = Passordet til nå
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
page-me-best = flest poeng
page-tokens = Dine egne boter
page-tokens-about = Med et token kan et program spille i ditt navn.
page-token-label = Hva det nye tokenet er til
page-token-scope = Hva det kan gjøre
page-token-scope-play = Spille
page-token-scope-play-about = Sette seg, gjøre trekk og chatte i ditt navn.
page-token-scope-read = Bare lese
page-token-scope-read-about = Se det du kan se, uten å endre noe.
page-token-days = Gyldig i
page-token-day-count = { $days ->
    [one] 1 dag
   *[other] { $days } dager
}
page-token-make = Lag et token
page-token-once = Dette er tokenet. Det vises bare nå:
page-token-seen = brukt { $when }
page-token-expires = gyldig til { $day }
page-token-delete-one = Slett tokenet { $label }
page-hook = Beskjeder andre steder
page-hook-about = Når det er din tur, kalles denne adressen: en kanal i Discord eller Slack, eller et program du har laget.
page-hook-address = Adresse
page-hook-example = https://…
page-hook-style = Type melding
page-hook-discord = Discord
page-hook-slack = Slack
page-hook-plain = Ren JSON
page-hook-test = Send en melding nå
page-hook-saved = Lagret.
page-hook-tested = Meldingen er kommet fram.
page-hook-removed = Ingenting kalles lenger.
page-leaving = Forlate Towpath
page-leave-out = Logg ut
page-leave-everywhere = Logg ut overalt
page-leave-delete = Slett meg
page-leave-guest = Du har ikke noe passord: Når du er logget ut, kan du ikke komme tilbake til spillene dine. Velg navn og passord først hvis du vil beholde dem.
page-delete-about = Navnet, meldingene og innstillingene dine slettes for godt. Trekkene du har gjort, blir stående i de andres spill.
page-delete-type = Skriv dette for å gå videre: { $word }
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
