# Det serveren sier.

# Hvem man er.
server-signed-out = Du er ikke logget inn.
server-wrong-password = Feil navn eller passord.
server-name-taken = Navnet, eller et som ligner, er allerede i bruk.
server-bad-name = Et navn har 1 til 24 synlige tegn fra ett alfabet og verken begynner eller slutter med mellomrom.
server-bad-password = Et passord må ha 10 til 200 tegn.
server-name-first = Velg et navn først: Et passord må høre til et navn.
server-bad-language = Dette språket støttes ikke.
server-not-for-bots = Dette kan ikke gjøres med et token. Logg inn i en nettleser.
server-read-only = Dette tokenet gir bare lesetilgang. Opprett et som kan spille.
server-too-many-tokens = Du har nådd grensen for antall token. Slett ett først.
server-no-such-token = Tokenet finnes ikke.

# Webhooker.
server-bad-address = Det kan ikke sendes meldinger til denne adressen: Den må begynne med https:// og kunne nås av alle.
server-no-webhook = Du har ikke satt opp noen webhook.
server-webhook-failed = Webhooken svarte ikke som forventet.
server-webhook-test = Towpath kan sende deg meldinger her.
server-turn = Det er din tur: { $title }
server-early = Du kan spille før det er din tur: { $title }
server-game-started = Spillet har startet: { $title }
server-game-over = Spillet er slutt: { $title }
server-news = Det har skjedd noe nytt: { $title }

# Forespørsler.
server-wrong-origin = Forespørselen kommer fra et annet nettsted.
server-wrong-host = Denne serveren kan ikke brukes på denne adressen. Åpne den på adressen du har fått.
server-wrong-method = Denne adressen støtter ikke slike forespørsler.
server-wrong-content = Forespørselen må være JSON.
server-timed-out = Det tok for lang tid. Prøv igjen.
server-no-such-path = Det finnes ingenting på denne adressen.
server-malformed = Forespørselen kan ikke leses. Feil ved: { $entry }
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
    [one] For mange forsøk. Prøv igjen om { $seconds } sekund.
   *[other] For mange forsøk. Prøv igjen om { $seconds } sekunder.
}
server-try-again = Serveren får ikke tilgang til dataene sine. Prøv igjen om et øyeblikk.
server-stopping = Serveren stopper snart. Kom tilbake om et øyeblikk.
server-internal = Noe gikk galt på serveren. Det er ikke din feil.
server-id-reused = Denne meldingen er sendt før, med et annet innhold.

# Bord.
server-no-such-table = Bordet finnes ikke.
server-no-such-seat = Plassen finnes ikke ved dette bordet.
server-no-such-link = Lenken virker ikke: Den er erstattet eller har aldri eksistert.
server-not-your-seat = Denne plassen tilhører en annen spiller.
server-not-host = Bare verten ved bordet kan gjøre det.
server-not-invited = Dette bordet er bare for inviterte.
server-not-watchable = Dette bordet tillater ikke tilskuere.
server-seat-taken = Det sitter allerede noen der.
server-table-full = Alle plassene er opptatt.
server-seats-empty = Noen plasser er fortsatt ledige.
server-not-started = Spillet har ikke startet ennå.
server-has-started = Spillet har allerede startet.
server-is-over = Spillet er slutt.
server-not-over = Spillet er ikke slutt ennå.
server-nothing-to-undo = Ingenting kan angres: Andre har spilt siden, eller noe skjult er avslørt.
server-in-the-way = Dette kan ikke angres: Det spiller { $seat } har gjort siden, bygger på det.
server-came-to-light = Noe skjult avsløres underveis. Send resten for seg.
server-no-take-back = Ingen har bedt om å få angre.
server-take-back-open = Noen har allerede bedt om å få angre.
server-not-absent = Spilleren er ikke fraværende.
server-no-ground = Dette spillet har ikke noe kart å tegne.
server-no-hints = Andre spiller her, og bordet ble åpnet uten hint.
server-muted = Verten har dempet deg ved dette bordet.
server-nothing-said = En melding må ha 1 til 500 tegn.
server-no-such-person = Denne personen er ikke ved bordet.
server-log-full = Grensen er nådd: Du kan ikke legge til mer av dette ved bordet.
server-not-asked = Spillet venter ikke på ditt bidrag til stokkingen.
server-wrong-share = Dette er ikke bidraget som ble kunngjort for plassen din.
server-note-too-long = Et notat kan ha høyst 10 000 tegn.
server-too-many-tables = Du har nådd grensen for hvor mange bord du kan sitte ved.
server-unreadable = Det går ikke an å spille videre ved dette bordet: Spillet startet med andre regler.

# Spill.
server-unknown-game = Det finnes ikke noe spill som heter { $name }. Spillene er { $known }.
server-unknown-bot = Boten finnes ikke.
server-unknown-rules = Spillet startet med regler som denne serveren ikke kjenner.
server-no-game = Ikke noe spill er startet.
server-bad-record = Spillopptaket kan ikke spilles av.
server-nothing-to-plan = Det er ingenting å planlegge på forhånd nå.
server-pausing = Ingen kan spille ennå: Til pausen er over, kan alle be om at rekkefølgen avgjøres.
server-call-too-late = Ved dette bordet kan du be om at rekkefølgen avgjøres bare før fasen begynner.
server-no-orders = Dette spillet har ingen faste ordrer.
server-no-adviser = Dette spillet har ikke hint.
server-not-to-act = Det er ikke din tur.

# Kart.
server-no-such-map = Kartet finnes ikke.
server-not-your-map = Dette kartet tilhører noen andre.
server-too-many-maps = Du har nådd grensen for antall kart. Slett ett først.
server-map-unfinished = Dette kartet kan ikke deles ennå: Det har fortsatt feil.
server-no-fair-map = Fant ikke noe rettferdig kart med dette frøet. Prøv et annet.
