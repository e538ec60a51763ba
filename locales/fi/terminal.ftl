# Mitä pääte sanoo pelin ympärillä.

term-player = Pelaaja { $number }
term-seed-hash = Jako on lyöty lukkoon ennen ensimmäistä toimintoa. Suolan ja siemenluvun SHA-256-tiiviste: { $hash }
term-choose = Valitse (1–{ $most }, h = ohje):
term-choose-route = Mikä reitti (sen numero, 0 = takaisin)?
term-choose-payment = Miten maksat (1–{ $most }, Enter = 1, 0 = takaisin)?
term-no-choice = Ei ymmärretty: { $input }. Kirjoita jokin numeroista tai 0, niin pääset takaisin.
term-not-understood = Ei ymmärretty: { $input }. Kirjoita luku väliltä 1–{ $most } tai h, niin saat ohjeen.
term-hand-over = Vuorossa on { $name }. Paina Enter, kun kukaan muu ei katso.
term-since = Edellisen vuorosi jälkeen
term-help =
    Numero  valitsee sen numeroisen toiminnon
    b  näyttää pelilaudan
    c  näyttää kaikki tämän laudan sopimukset
    r  näyttää säännöt; r AM-DRAW-03 näyttää niistä yhden
    w 12  kertoo, miksi reittiä numero 12 ei voi rakentaa
    l  näyttää koko pelin tapahtumat
    hint  kertoo, mitä vahva pelaaja tekisi ja miksi
    h  näyttää tämän ohjeen
    q  poistuu pelistä
term-hint = Vahva pelaaja tekisi näin: { $action }
term-hint-expects = Odotettavissa lopussa: { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}. Voiton todennäköisyys: { $percent } %.
term-looked-at = { $decisions ->
    [one] 1 päätös tutkittu.
   *[other] { $decisions } päätöstä tutkittu.
}
term-no-turning-point = Käännekohtia ei ole: kukaan ei tehnyt suuria virheitä.
term-turning-point = Toiminto { $number }, { $name }: voiton todennäköisyys laskee { $best } prosentista { $taken } prosenttiin.
term-done = Tehty: { $action }
term-better = Parempi: { $action }
term-no-such-rule = Sääntöä { $rule } ei ole.
term-which-route = Kirjoita w ja jonkin pelilaudan reitin numero.
term-can-build = Mikään ei ole esteenä: reitin { $route } voi rakentaa nyt.
term-left = Peli jätettiin kesken.
term-input-ended = Syöte loppui, ennen kuin peli päättyi.
term-saved = Pelin tallenne on tiedostossa { $file }.
term-rule = Sääntö { $rule }: { $text }

term-solve-begin = { $map }: yksikään ratkaisu ei tuota yli { $bound } pistettä.
term-solve-begin-record = { $map }: parhaat pelaajat ovat saaneet { $people } pistettä; yksikään ratkaisu ei tuota yli { $bound } pistettä.
term-solve-known = Tiedossa on jo { $points } pistettä. Vain paremmat ratkaisut kerrotaan.
term-solve-sources = kulta { $gold }, kolikot { $coins }, arvopaperit { $stock }, ihme { $rows }
term-solve-gain = { $seconds } s: { $points } pistettä ({ $sources })
term-solve-progress = Paras: { $points }, enintään { $bound } ({ $sources }). Parani viimeksi { $idle } s sitten, kokeiltu { $tried } ratkaisua.
term-solve-end-enough = Pisteitä on tarpeeksi: haku loppui, kun ratkaisuja oli kokeiltu { $tried }.
term-solve-end-nodes = Haku loppui, kun ratkaisuja oli kokeiltu { $tried }.
term-solve-end-interrupted = Haku keskeytettiin, kun ratkaisuja oli kokeiltu { $tried }.
term-solve-end-time = Aika loppui, kun ratkaisuja oli kokeiltu { $tried }.
term-solve-best = Paras ratkaisu: { $points } pistettä, enintään { $bound }.
term-solve-nothing = Parempaa ratkaisua ei löytynyt.
term-solve-people = Parhaat pelaajat
term-solve-before = Aiemmin
term-solve-bound = Yläraja
