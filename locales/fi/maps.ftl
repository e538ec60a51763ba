# What the page says of maps: gallery, editor, generator and the best solo games.

## Galleria

maps-title = Kartat
maps-lead = Kartta ratkaisee, millainen Roads & Boats -pelistä tulee. Valitse kartta, piirrä oma tai kokeile satunnaista.
maps-draw = Piirrä kartta
maps-random = Satunnainen kartta
maps-random-short = Satunnainen
maps-import = Tuo tiedosto
maps-import-short = Tuo
maps-which = Näytettävät kartat
maps-all = Kaikki kartat
maps-mine = Omat kartat
maps-filter-seats = Pelaajia
maps-filter-all = Kaikki
maps-solo = Yksinpeli
maps-seats = { $seats } pelaajaa
maps-seats-none = ei vielä kenellekään
maps-tiles = { $tiles ->
    [one] { $tiles } laatta
   *[other] { $tiles } laattaa
}
maps-from-box = kuuluu peliin
maps-by = tekijä: { $name }
maps-mine-shared = omasi, kaikkien nähtävillä
maps-mine-draft = omasi, ei luettelossa
maps-unfinished = Vielä kesken
maps-best-here = Paras tulos täällä
maps-record = Paras tunnettu tulos
maps-none = Tällaista karttaa ei vielä ole.
maps-none-mine = Et ole vielä piirtänyt tällaista karttaa. Aseta muutama laatta, piirrä joki ja pelaa heti.
maps-count = { $count ->
    [one] Yksi kartta
   *[other] { $count } karttaa
}

## Kartta

maps-back = Kaikkiin karttoihin
maps-drawing = Kartan piirros: { $name }
maps-fact-seats = Pelaajamäärä
maps-fact-tiles = Laatat
maps-fact-homes = Kodit
maps-fact-start = Kodin aloitusvoimavarat
maps-homes-free = millä tahansa maalaatalla
maps-homes-named = { $count ->
    [one] { $count } merkityllä laatalla
   *[other] { $count } merkityllä laatalla
}
maps-start-donkeys = aasit
maps-start-geese = hanhet
maps-play = Pelaa tällä kartalla
maps-play-solo = Pelaa tällä kartalla yksin
maps-edit = Muokkaa
maps-copy = Muokkaa kopiota
maps-copy-name = { $name }, muokattu
maps-export = Vie tiedostoon
maps-share = Jaa
maps-share-link = Jokainen, jolla on linkki, näkee kartan ja voi pelata sillä.
maps-share-listed = Kaikki löytävät tämän kartan galleriasta. Linkki vie suoraan siihen.
maps-share-list = Näytä galleriassa
maps-share-list-about = Silloin kaikki löytävät sen. Vain virheettömän kartan voi näyttää.
maps-delete = Poistetaanko { $name }?
maps-delete-about = Kartta poistetaan pysyvästi. Sillä käynnissä olevat pelit jatkuvat.
maps-scores = Parhaat yksinpelit
maps-scores-none = Kukaan ei ole vielä pelannut yksinpeliä loppuun tällä kartalla. Ensimmäinen pääsee kärkeen.
maps-scores-not-you = Et ole vielä listalla.
maps-score-place = Sija
maps-score-player = Pelaaja
maps-score-points = Pisteet
maps-score-turns = Vuorot
maps-score-when = Milloin
maps-score-replay = Pelin toisto: { $name }

## Arvottu kartta

maps-random-seats = Pelaajia
maps-random-size = Koko: { $tiles } laattaa
maps-random-size-about = { $fewest }–{ $most } laattaa; enempää laatikossa ei ole.
maps-random-sea-about = { $least }–{ $most }. Jos jätät tyhjäksi, määrä arvotaan.
maps-random-seed = Siemenluku
maps-random-seed-about = Samasta siemenluvusta syntyy sama kartta.
maps-random-from-seed = Luo tämä kartta
maps-random-again = Arvo toinen
maps-random-done = Kartta on valmis: { $tiles } laattaa.
maps-random-take = Valitse tämä
maps-random-edit = Muokkaa
maps-random-play = Pelaa tällä kartalla

## Kartta muualta

maps-import-about = Towpathin kartat ja kartat, joita Roads & Boatsin pelaajat vaihtavat tekstinä.
maps-import-file = Valitse tiedosto tai pudota se tähän
maps-import-paste = Tai liitä teksti
maps-import-read = { $name }: { $tiles ->
    [one] { $tiles } laatta
   *[other] { $tiles } laattaa
}. { $problems ->
    [0] Kaikki on kunnossa.
    [one] Yksi virhe, joka näkyy editorissa.
   *[other] { $problems } virhettä, jotka näkyvät editorissa.
}
maps-import-open = Avaa editorissa

## Editori

maps-editor = Karttaeditori
maps-new-name = Uusi maa
maps-name = Kartan nimi
maps-save = Tallenna
maps-saved = Tallennettu
maps-undo = Kumoa
maps-redo = Tee uudelleen
maps-test = Kokeile
maps-test-title = Kokeilu: { $name }
maps-draft = Sinulla on tallentamattomia muutoksia ({ $name }, { $when }).
maps-draft-take = Jatka muokkausta
maps-draft-drop = Hylkää muutokset
maps-tools = Työkalut
maps-tool-river = Joki
maps-tool-home = Koti
maps-tool-erase = Poista
maps-tool-hand = Siirrä
maps-paper = Kartta
maps-paper-how = Nuolinäppäimillä siirryt paikasta toiseen. 1–6 asettaa laatan, Q, E, A, D, Z ja C johtavat joen reunan yli, R kääntää laatan, H tekee siitä kodin, Delete poistaa sen.
maps-paper-empty = Valitse maasto ja piirrä: napsauta tai vedä. Johda sitten joet mereen.
maps-spot = { $place } – { $what }
maps-spot-empty = tyhjä
maps-spot-river = joki suuntiin { $edges }
maps-spot-home = koti
maps-tile = Laatta { $place }
maps-terrain = Maasto
maps-rivers = Joet
maps-river-to = Joki suuntaan { $direction }
maps-turn = Käännä
maps-part = Yhdistä joet toisin
maps-home = Tee kodiksi
maps-no-home = Ei kotia tähän
maps-remove = Poista
maps-check = Tarkistus
maps-checking = Tarkistetaan…
maps-check-good = Tällä kartalla voi pelata.
maps-check-count = { $count ->
    [0] Valmis pelattavaksi
    [one] Yksi virhe
   *[other] { $count } virhettä
}
maps-for = Pelaajamäärä
maps-keys = Näppäimet
maps-key-move = siirry paikasta toiseen
maps-key-terrain = aseta kyseisen maaston laatta
maps-key-river = joki kyseisen reunan yli
maps-key-turn = käännä laatta
maps-key-part = yhdistä joet toisin
maps-key-home = koti tai ei kotia
maps-key-remove = poista laatta
maps-key-undo = kumoa; Shift: tee uudelleen
maps-key-zoom = lähennä, loitonna, koko kartta
maps-key-pan = Siirrä karttaa vetämällä hiiren oikealla painikkeella tai kahdella sormella. Rullalla voit lähentää.

## Uusi pöytä: kartta ja ihmeen rivien laskenta

maps-new-country = Pelimaailma
maps-new-map = Kartta
maps-new-map-free = Pelaajat kokoavat sen laatta laatalta
maps-new-map-drawn = Juuri luotu
maps-new-map-gallery = Karttagalleriaan
maps-new-tiles = Laattoja
maps-new-tiles-about = { $fewest }–{ $most }.
maps-new-sea = Merilaattoja
maps-new-sea-about = { $least }–{ $most }. Jos jätät tyhjäksi, kukin pelaaja päättää itse.
maps-new-rows = Ihmeen rivin pisteet
maps-new-rows-bricks = Jaetaan rivin tiilien kesken
maps-new-rows-players = Jaetaan tasan pelaajille, joilla on rivillä tiili
maps-new-rows-about = Kun jaetaan tiilien kesken, kolmella rivin kuudesta tiilestä saa puolet rivin 10 pisteestä. Kun jaetaan pelaajille, yhdellä tiilellä saa yhtä paljon kuin kolmella.
maps-sum-map = Kartta: { $map }.
maps-sum-map-free = Pelaajat kokoavat kartan { $tiles } laatasta.
maps-sum-map-free-sea = Pelaajat kokoavat kartan { $tiles } laatasta, joista merta on { $sea }.

maps-solution = Paras tunnettu ratkaisu
maps-solution-from = kulta { $gold }, kolikot { $coins }, arvopaperit { $stock }, ihme { $rows }
maps-solution-watch = Katso paras tunnettu
maps-best-mine = Oma paras tuloksesi
