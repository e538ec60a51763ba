# What the page says of maps: gallery, editor, generator and the best solo games.

## Galleria

maps-title = Kartat
maps-lead = Maa ratkaisee, millainen Roads & Boats -pelistä tulee. Valitse kartta, piirrä oma tai kokeile satunnaista.
maps-draw = Piirrä kartta
maps-random = Satunnainen kartta
maps-random-short = Satunnainen
maps-import = Tuo tiedosto
maps-import-short = Tuo
maps-which = Mitkä kartat
maps-all = Kaikki kartat
maps-mine = Omat kartat
maps-filter-seats = Pelaajia
maps-filter-all = Kaikki
maps-solo = Yksin
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
maps-best-here = Paras täällä
maps-record = Paras tunnettu
maps-none = Sellaista karttaa ei vielä ole.
maps-none-mine = Et ole vielä piirtänyt sellaista karttaa. Aseta muutama laatta, anna joen virrata ja pelaa heti.
maps-count = { $count ->
    [one] Yksi kartta
   *[other] { $count } karttaa
}

## Kartta

maps-back = Kaikkiin karttoihin
maps-drawing = Piirros kartasta { $name }
maps-fact-seats = Kenelle
maps-fact-tiles = Laatat
maps-fact-homes = Kodit
maps-fact-start = Mitä kodissa on alussa
maps-homes-free = millä tahansa maalla
maps-homes-named = { $count ->
    [one] { $count } merkityllä laatalla
   *[other] { $count } merkityllä laatalla
}
maps-start-donkeys = aaseja
maps-start-geese = hanhia
maps-play = Pelaa täällä
maps-play-solo = Pelaa täällä yksin
maps-edit = Muokkaa
maps-copy = Piirrä kopioon
maps-copy-name = { $name }, muutettu
maps-export = Vie tiedostoon
maps-share = Jaa
maps-share-link = Kartan näkee jokainen, jolla on linkki, ja sillä voi myös pelata.
maps-share-listed = Tämä kartta on kaikkien nähtävillä galleriassa. Linkki vie suoraan siihen.
maps-share-list = Näytä galleriassa
maps-share-list-about = Silloin kaikki löytävät sen. Vain virheettömän kartan voi näyttää.
maps-delete = Poistetaanko { $name }?
maps-delete-about = Kartta katoaa lopullisesti. Sillä pelattavat pelit jatkuvat.
maps-scores = Parhaat yksinpelit
maps-record-full = Kartan paras tunnettu tulos: { $score } pistettä, { $by }.
maps-scores-none = Kukaan ei ole vielä pelannut täällä yksinpeliä loppuun. Ensimmäinen pääsee kärkeen.
maps-scores-not-you = Et ole vielä mukana.
maps-score-place = Sija
maps-score-player = Kuka
maps-score-points = Pisteet
maps-score-turns = Vuorot
maps-score-when = Milloin
maps-score-replay = Pelin toisto: { $name }

## Arvottu kartta

maps-random-seats = Pelaajia
maps-random-size = Koko: { $tiles } laattaa
maps-random-size-about = { $fewest } laatasta pelin kaikkiin { $most } laattaan.
maps-random-sea-about = { $least }–{ $most }, tai tyhjä, jos määrä arvotaan.
maps-random-seed = Siemenluku
maps-random-seed-about = Sama siemenluku tekee saman kartan.
maps-random-from-seed = Tee tämä
maps-random-again = Arvo toinen
maps-random-done = Kartta on valmis, laattoja { $tiles }.
maps-random-take = Ota tämä
maps-random-edit = Piirrä siihen
maps-random-play = Pelaa sillä

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
maps-test-title = Kokeilussa: { $name }
maps-draft = Jokin piirtämäsi on tallentamatta ({ $name }, { $when }).
maps-draft-take = Jatka siitä
maps-draft-drop = Heitä pois
maps-tools = Työkalut
maps-tool-river = Joki
maps-tool-home = Koti
maps-tool-erase = Poista
maps-tool-hand = Siirrä
maps-paper = Kartta
maps-paper-how = Nuolinäppäimillä kuljetaan paikasta toiseen. 1–6 asettaa laatan, Q, E, A, D, Z ja C johtavat joen reunan yli, R kääntää laatan, H tekee siitä kodin, Delete poistaa sen.
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
maps-part = Yhdistä toisin
maps-home = Tee kodiksi
maps-no-home = Ei kotia tähän
maps-remove = Poista
maps-check = Tarkistus
maps-checking = Hetkinen…
maps-check-good = Tällä kartalla voi pelata.
maps-check-count = { $count ->
    [0] Pelattavissa
    [one] Yksi virhe
   *[other] { $count } virhettä
}
maps-for = Montako pelaajaa
maps-keys = Näppäimet
maps-key-move = paikasta toiseen
maps-key-terrain = aseta sen maaston laatta
maps-key-river = joki sen reunan yli
maps-key-turn = käännä laatta
maps-key-part = yhdistä joet toisin
maps-key-home = koti tai ei kotia
maps-key-remove = poista laatta
maps-key-undo = kumoa; Shift: tee uudelleen
maps-key-zoom = lähemmäs, kauemmas, koko kartta
maps-key-pan = Kartta siirtyy vetämällä hiiren oikealla painikkeella tai kahdella sormella; rulla tuo sen lähemmäs.

## Uusi pöytä: kartta ja ihmeen rivien laskenta

maps-new-country = Maa
maps-new-map = Kartta
maps-new-map-free = Pelaajat kokoavat sen laatta laatalta
maps-new-map-drawn = Juuri tehty
maps-new-map-gallery = Karttagalleriaan
maps-new-tiles = Montako laattaa
maps-new-tiles-about = { $fewest }–{ $most }.
maps-new-sea = Merilaattoja
maps-new-sea-about = { $least }–{ $most }, tai tyhjä, jos pelaajat saavat päättää.
maps-new-rows = Ihmeen rivin pisteet
maps-new-rows-bricks = Jaetaan rivin tiilien kesken
maps-new-rows-players = Jaetaan tasan pelaajille, joilla on rivissä tiili
maps-new-rows-about = Tiilien mukaan jaettaessa kolme rivin kuudesta tiilestä saa puolet sen 10 pisteestä. Pelaajien mukaan yksi tiili saa yhtä paljon kuin kolme.
maps-sum-map = Kartta on { $map }.
maps-sum-map-free = Pelaajat kokoavat kartan, laattoja on { $tiles }.
maps-sum-map-free-sea = Pelaajat kokoavat kartan, laattoja on { $tiles }, niistä merta { $sea }.
