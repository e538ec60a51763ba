# What the terminal says around a game.

term-player = Spiller { $number }
term-seed-hash = Utdelingen er fastsatt før den første handlingen. SHA-256 av salt og frø: { $hash }
term-choose = Velg (1–{ $most }, h for hjelp):
term-choose-route = Hvilken rute (nummeret, 0 for å gå tilbake)?
term-choose-payment = Hvordan betaler du (1–{ $most }, Enter for 1, 0 for å gå tilbake)?
term-no-choice = Ikke forstått: { $input }. Skriv et av numrene, eller 0 for å gå tilbake.
term-not-understood = Ikke forstått: { $input }. Skriv et tall fra 1 til { $most }, eller h for hjelp.
term-hand-over = Neste spiller er { $name }. Trykk Enter når ingen andre ser på.
term-since = Siden din forrige tur
term-help =
    Et tall  utfører handlingen med det nummeret
    b  viser brettet
    c  viser alle kontraktene på brettet
    r  viser reglene; r AM-DRAW-03 viser én av dem
    w 12  forteller hvorfor ruten med nummer 12 ikke kan bygges
    l  viser loggen for hele spillet
    hint  forteller hva en sterk spiller ville gjort, og hvorfor
    h  viser denne hjelpen
    q  avslutter spillet
term-hint = En sterk spiller ville gjort dette: { $action }
term-hint-expects = Forventet til slutt: { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
}. Vinnersjanse: { $percent } %.
term-looked-at = { $decisions ->
    [one] 1 valg er gjennomgått.
   *[other] { $decisions } valg er gjennomgått.
}
term-no-turning-point = Det er ingen vendepunkter: Ingen gjorde store feil.
term-turning-point = Handling { $number }, { $name }: Vinnersjansen faller fra { $best } % til { $taken } %.
term-done = Gjort: { $action }
term-better = Bedre: { $action }
term-no-such-rule = Regelen { $rule } finnes ikke.
term-which-route = Skriv w og nummeret på en rute på brettet.
term-can-build = Ingenting står i veien: { $route } kan bygges nå.
term-left = Spillet ble avbrutt før det var slutt.
term-input-ended = Inndataene tok slutt før spillet var slutt.
term-saved = Spillopptaket ligger i { $file }.
term-rule = Regel { $rule }: { $text }

term-solve-begin = { $map }: Ingen løsning gir mer enn { $bound } poeng.
term-solve-begin-record = { $map }: De beste spillerne har fått { $people } poeng; ingen løsning gir mer enn { $bound }.
term-solve-known = Kjent fra før: { $points } poeng. Bare bedre løsninger vises.
term-solve-sources = gull { $gold }, mynter { $coins }, aksjer { $stock }, underverk { $rows }
term-solve-gain = { $seconds } s: { $points } poeng ({ $sources })
term-solve-progress = Best: { $points } av høyst { $bound } ({ $sources }). Siste forbedring for { $idle } s siden, { $tried } løsninger prøvd.
term-solve-end-enough = Nok poeng: Søket stoppet etter { $tried } løsninger.
term-solve-end-nodes = Søket stoppet etter { $tried } løsninger.
term-solve-end-interrupted = Søket ble avbrutt etter { $tried } løsninger.
term-solve-end-time = Tiden er ute, etter { $tried } løsninger.
term-solve-best = Beste løsning: { $points } poeng, av høyst { $bound }.
term-solve-nothing = Ingen bedre løsning ble funnet.
term-solve-people = De beste spillerne
term-solve-before = Før
term-solve-bound = Øvre grense
