# Det serveren sier.

# Hvem man er.
server-signed-out = Du er ikke logget inn.
server-wrong-password = Navnet eller passordet er feil.
server-name-taken = Noen har allerede dette navnet eller et som ser likt ut.
server-bad-name = Et navn har 1 til 24 synlige tegn fra ett alfabet og verken begynner eller slutter med mellomrom.
server-bad-password = Et passord har 10 til 200 tegn.
server-name-first = Velg et navn først: et passord må høre til et navn.
server-bad-language = Dette språket snakkes ikke her.
server-not-for-bots = Dette kan ikke gjøres med et token. Logg inn med en nettleser.
server-read-only = Dette tokenet kan bare se. Lag et token som kan spille.
server-too-many-tokens = Du har så mange token som du kan ha. Slett ett av dem først.
server-no-such-token = Tokenet finnes ikke.

# Webhooker.
server-bad-address = Denne adressen kan ikke kalles: den må begynne med https:// og kunne nås av alle.
server-no-webhook = Du har ikke satt opp noen webhook.
server-webhook-failed = Webhooken svarte ikke som den skulle.
server-webhook-test = Towpath kan nå deg her.
server-turn = Det er din tur: { $title }
server-game-started = Spillet har begynt: { $title }
server-game-over = Spillet er slutt: { $title }
server-news = Det har skjedd noe: { $title }

# Forespørsler.
server-wrong-origin = Forespørselen kommer fra et annet nettsted.
server-wrong-host = Denne serveren brukes ikke på denne adressen. Åpne den på adressen du har fått.
server-wrong-method = Denne adressen tar ikke imot en slik forespørsel.
server-wrong-content = Forespørselen må være JSON.
server-timed-out = Det tok for lang tid. Prøv igjen.
server-no-such-path = Her er det ingenting.
server-malformed = Forespørselen kan ikke leses: noe er galt med { $entry }.
server-not-json = Forespørselen er ikke JSON.
server-too-large = { $bytes ->
    [one] Forespørselen er lengre enn { $bytes } byte.
   *[other] Forespørselen er lengre enn { $bytes } byte.
}
server-too-long = { $bytes ->
    [one] Linjen er lengre enn { $bytes } byte.
   *[other] Linjen er lengre enn { $bytes } byte.
}
server-too-many-requests = { $seconds ->
    [one] Det var for ofte. Prøv igjen om { $seconds } sekund.
   *[other] Det var for ofte. Prøv igjen om { $seconds } sekunder.
}
server-try-again = Serveren får ikke tak i dataene sine. Prøv igjen om et øyeblikk.
server-stopping = Serveren er i ferd med å stoppe. Kom tilbake om et øyeblikk.
server-internal = Noe gikk galt her. Det er ikke din feil.
server-id-reused = Denne meldingen er sendt før, men da sto det noe annet i den.

# Bord.
server-no-such-table = Bordet finnes ikke.
server-no-such-seat = Plassen finnes ikke ved dette bordet.
server-no-such-link = Denne lenken fører ingen steder: den er byttet ut eller har aldri eksistert.
server-not-your-seat = Denne plassen tilhører noen andre.
server-not-host = Bare verten ved bordet kan gjøre det.
server-not-invited = Dette bordet er bare for inviterte.
server-not-watchable = Dette bordet har ingen tilskuere.
server-seat-taken = Det sitter allerede noen der.
server-table-full = Alle plassene er opptatt.
server-seats-empty = Noen plasser er fortsatt ledige.
server-not-started = Spillet har ikke begynt ennå.
server-has-started = Spillet har allerede begynt.
server-is-over = Spillet er slutt.
server-not-over = Spillet er ikke slutt ennå.
server-nothing-to-undo = Ingenting kan angres: andre har handlet siden, eller noe er blitt kjent.
server-came-to-light = Noe blir kjent underveis: det som følger, må gjøres for seg.
server-no-take-back = Ingen har bedt om å få ta noe tilbake.
server-take-back-open = Noen har allerede bedt om å få ta noe tilbake.
server-not-absent = Den som har plassen, er ikke fraværende.
server-no-ground = Dette spillet har ikke noe kart å tegne.
server-no-hints = Andre spiller her, og dette bordet ble åpnet uten tips.
server-muted = Verten har dempet deg ved dette bordet.
server-nothing-said = En melding har 1 til 500 tegn.
server-no-such-person = Denne personen er ikke ved bordet.
server-log-full = Du har nådd grensen for dette ved dette bordet.
server-not-asked = Spillet venter ikke på ditt bidrag til stokkingen.
server-wrong-share = Dette er ikke bidraget som ble varslet for plassen din.
server-note-too-long = Et notat har høyst 10 000 tegn.
server-too-many-tables = Du sitter ved så mange bord som du kan.
server-unreadable = Det går ikke an å spille videre ved dette bordet: spillet begynte med andre regler.

# Spill.
server-unknown-game = Det finnes ikke noe spill som heter { $name }. Spillene er { $known }.
server-unknown-bot = Boten finnes ikke.
server-unknown-rules = Spillet begynte med regler som denne serveren ikke kjenner.
server-no-game = Ikke noe spill har begynt.
server-bad-record = Protokollen kan ikke spilles av.
server-nothing-to-plan = Det er ingenting å planlegge på forhånd her nå.
server-no-orders = Dette spillet har ingen stående ordrer.
server-no-adviser = Det finnes ingen tips i dette spillet.
server-not-to-act = Det er ikke din tur.

# Kart.
server-no-such-map = Kartet finnes ikke.
server-not-your-map = Dette kartet tilhører noen andre.
server-too-many-maps = Du har så mange kart som du kan ha. Slett ett først.
server-map-unfinished = Dette kartet kan ikke deles ennå: noe er fortsatt galt med det.
server-no-fair-map = Det ble ikke funnet noe rettferdig kart med dette frøet. Prøv et annet.
