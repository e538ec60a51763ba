# Co mówi strona wokół stołów.

page-loading = Chwileczkę…
page-close = Zamknij
page-lost = Pod tym adresem nic nie ma.
page-lost-home = Wróć na początek
page-unreachable = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
page-no-script = Towpath wymaga JavaScriptu. Włącz go i odśwież stronę.
page-start-failed = Nie udało się uruchomić Towpath. Sprawdź połączenie i odśwież stronę.
page-part-failed = Nie udało się wczytać strony
page-part-failed-do = Sprawdź połączenie i spróbuj ponownie.
page-reload = Odśwież
page-no-cookies = Przeglądarka blokuje pliki cookie tej witryny. Zezwól na nie, aby grać: bez nich serwer cię nie rozpozna.
page-window = { $title } – Towpath

## Wokół każdego ekranu

page-skip = Przejdź do treści
page-nav = Menu główne
page-nav-tables = Stoły
page-nav-new = Nowy stół
page-nav-maps = Mapy
page-nav-rules = Zasady
page-settings = Ustawienia
page-language = Język
page-sign-in = Zaloguj się
page-guest = Gość
page-you = Ty
page-who = { $name }: moja strona
page-foot-open = Towpath to wolne oprogramowanie: każdy może je czytać, zmieniać i uruchomić na własnym serwerze.
page-foot-rules = { $game }: zasady, wersja { $version }
page-foot-api = Interfejs dla botów

## Gry

page-game-amsterdam = Amsterdam
page-game-roads-and-boats = Roads & Boats
page-about-amsterdam = Twórz połączenia z wozów przez stare miasto, realizuj tajne Kontrakty i gromadź towary, zanim skończą się wozy.
page-about-roads-and-boats = Zbuduj gospodarkę z kilku osłów, desek i gęsi: to, co powstanie, należy do tego, kto po to przyjedzie.
page-time-amsterdam = około 15 minut
page-time-roads-and-boats = od 2 do 4 godzin
page-seat-range = od { $fewest } do { $most } graczy
page-read-rules = Przeczytaj zasady
page-bot-random = Łatwy
page-bot-settler = Wprawny
page-bot-random-about = Gra, co mu przyjdzie do głowy
page-bot-settler-about = Krok po kroku rozwija swoje ziemie
page-bot-deckhand = Majtek
page-bot-deckhand-about = Dopiero poznał zasady
page-bot-porter = Tragarz
page-bot-porter-about = Niesie jeden Kontrakt naraz
page-bot-clerk = Pisarz
page-bot-clerk-about = Liczy karty i planuje naprzód
page-bot-merchant = Kupiec
page-bot-merchant-about = Waży każdy wybór i przewiduje twoje
page-bot-regent = Regent
page-bot-regent-about = Myśli długo i niczego nie oddaje

## Strona główna

page-home-title = Gry planszowe nad wodą
page-home-window = Towpath: Amsterdam i Roads & Boats online
page-home-lead = Otwarty stół do dwóch gier planszowych: z przyjaciółmi z daleka, z nieznajomymi albo samemu przeciwko botom. Za darmo, w przeglądarce, bez konta.
page-play-title = Zagraj teraz
page-play-bots = Boty przeciwko tobie
page-play-alone = Żaden
page-play-alone-about = Sam na sam z mapą: ile zdołasz z niej wycisnąć?
page-play-map = Wybierz mapę
page-play-level = Jak dobrze grają
page-play-start = Rozpocznij grę
page-play-starting = Przygotowuję…
page-play-no-account = Konto nie jest potrzebne.
page-play-friends = Albo zaproś przyjaciół
page-games = Dwie gry
page-learn = Ucz się, grając
page-learn-about = Gra w Roads & Boats z przewodnikiem: najpierw osły, potem deski, a każdy krok objaśniony wtedy, gdy trzeba.
page-learn-go = Zaczynaj
page-learn-new = Nie znasz Roads & Boats? Naucz się, grając
page-yours = Twoje gry
page-yours-waiting = { $count ->
    [0] Inni się zastanawiają.
    [one] Jedna czeka na ciebie.
    [few] { $count } czekają na ciebie.
    [many] { $count } czeka na ciebie.
   *[other] { $count } czeka na ciebie.
}
page-all-yours = Wszystkie twoje gry
page-open-tables = Otwarte stoły
page-all-tables = Wszystkie stoły
page-open-none = Nikt teraz nie czeka na graczy.
page-open-first = Otwórz stół
page-reasons = Dlaczego tutaj
page-reason-rules = Każda zasada jest przestrzegana, a gdy czegoś zrobić nie można, wiadomo, która tego zabrania.
page-reason-undo = Pomyłkę można cofnąć, dopóki nikt inny nic nie zrobił i nic ukrytego nie wyszło na jaw.
page-reason-time = Graj na żywo z zegarem albo miej dni na każdy ruch i powiadomienie, gdy przyjdzie twoja tura.
page-reason-replay = Obejrzyj każdą grę krok po kroku i sprawdź, co jeszcze można było zrobić.
page-reason-everyone = Myszą, dotykiem, klawiaturą lub z czytnikiem ekranu, w czterech językach, na telefonie i na biurku.
page-reason-own = Bez reklam i bez śledzenia. Możesz też uruchomić własny serwer.

## Stoły

page-seats = Miejsca
page-seat-free = wolne
page-seat-invited = { $name } (zaproszenie)
page-seat-bot = Bot ({ $level })
page-clock-live-short = { $minutes } min + { $seconds } s
page-clock-days-short = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
    [many] { $days } dni na ruch
   *[other] { $days } dnia na ruch
}
page-state-open = { $free ->
    [0] Można zaczynać
    [one] Jedno wolne miejsce
    [few] { $free } wolne miejsca
    [many] { $free } wolnych miejsc
   *[other] { $free } wolnego miejsca
}
page-state-running = W toku
page-state-invited = Masz zaproszenie
page-state-my-turn = Twoja tura
page-state-turn = Tura: { $name }
page-state-several = { $count ->
    [one] Wybiera jedna osoba
    [few] Wybierają { $count } osoby
    [many] Wybiera { $count } osób
   *[other] Wybiera { $count } osoby
}
page-state-won = Wygrana
page-state-resigned = Poddana
page-state-place = Miejsce { $place } z { $seats }
page-state-over = Koniec
page-state-winner = Wygrywa: { $name }
page-way-join = Usiądź
page-way-play = Graj
page-way-watch = Obserwuj
page-way-table = Do stołu
page-way-replay = Odtwórz
page-tabs = Które stoły
page-tab-open = Otwarte
page-tab-running = W toku
page-tab-mine = Moje
page-tab-finished = Skończone
page-filter-game = Gra
page-filter-all = Wszystkie gry
page-tables-count = { $count ->
    [one] Jeden stół
    [few] { $count } stoły
    [many] { $count } stołów
   *[other] { $count } stołu
}
page-more = Pokaż więcej
page-empty-open = Teraz żaden stół nie jest otwarty. Otwórz swój, a usiądzie przy nim, kto będzie chciał.
page-empty-running = Teraz nie toczy się żadna publiczna gra.
page-empty-mine = Nie masz jeszcze żadnych gier.
page-empty-finished = Żadna publiczna gra jeszcze się nie skończyła.

## Nowy stół

page-new-game = Gra
page-new-players = Kto gra
page-new-access = Kto może usiąść
page-new-access-invited = Przyjaciele
page-new-access-invited-about = Kto ma twój link. Stołu nie ma na liście.
page-new-access-open = Każdy
page-new-access-open-about = Stół jest na liście dla wszystkich.
page-new-access-local = Ten ekran
page-new-access-local-about = Tylko ty: z botami albo na zmianę przy jednym urządzeniu.
page-new-seats = Liczba miejsc
page-new-who = Kto gdzie siedzi
page-new-level = Jak dobrze grają boty
page-new-seat = Miejsce { $number }
page-new-again = Znowu ty, przy tym ekranie
page-new-anybody = Wolne dla każdego
page-new-invited = Ktoś z twoim linkiem
page-new-time = Czas
page-new-clock = Zegar
page-new-clock-none = Bez zegara
page-new-clock-none-about = Każdy gra tak długo, jak chce.
page-new-clock-live = Na żywo
page-new-clock-live-about = Minuty na całą grę, wszyscy są obecni.
page-new-clock-days = Na dni
page-new-clock-days-about = Dni na każdy ruch, zaglądasz, kiedy możesz.
page-new-pace = Na grę i na każdy ruch
page-new-pace-own = Inaczej
page-new-minutes = Minuty na grę
page-new-increment = Dodatkowe sekundy na ruch
page-new-days = Na każdy ruch
page-new-day-count = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
page-new-absent = Gdy komuś skończy się czas
page-new-absent-wait = Inni czekają
page-new-absent-bot = Dalej gra bot
page-new-absent-resign = Gracz się poddaje
page-new-more = Więcej ustawień
page-new-first = Kto zaczyna
page-new-first-lot = Losowo
page-new-watch = Widzowie mile widziani
page-new-watch-about = Nigdy nie widzą tego, co ukryte.
page-new-hints = Podpowiedzi dozwolone
page-new-hints-about = Każdy może prosić o radę silnego gracza. Z samymi botami możesz zawsze.
page-new-title = Nazwa stołu
page-new-title-about = Do { $most } znaków. Bez nazwy stół nazywa się tak jak gra.
page-new-summary = Taki będzie stół
page-new-open = Otwórz stół
page-new-start = Rozpocznij grę

page-sum-who = { $game }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}: { $who }.
page-sum-you = ty
page-sum-you-often = { $count ->
    [one] ty na { $count } miejscu
    [few] ty na { $count } miejscach
    [many] ty na { $count } miejscach
   *[other] ty na { $count } miejsca
}
page-sum-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
page-sum-bots = { $count ->
    [one] { $count } bot ({ $level })
    [few] { $count } boty ({ $level })
    [many] { $count } botów ({ $level })
   *[other] { $count } bota ({ $level })
}
page-sum-first-lot = O tym, kto zaczyna, decyduje los.
page-sum-first = Zaczyna miejsce { $number }.
page-sum-access-local = Wszystko dzieje się przy tym ekranie.
page-sum-access-invited = { $free ->
    [0] Nikt inny nie może usiąść.
   *[other] Dostaniesz link, który możesz wysłać tym, z którymi chcesz grać.
}
page-sum-access-open = { $free ->
    [0] Stół jest na liście, ale nie ma wolnych miejsc.
   *[other] Stół jest na liście i każdy może usiąść.
}
page-sum-clock-none = Nie ma zegara.
page-sum-clock-live = Każdy ma { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
} na grę i { $seconds ->
    [one] { $seconds } dodatkową sekundę
    [few] { $seconds } dodatkowe sekundy
    [many] { $seconds } dodatkowych sekund
   *[other] { $seconds } dodatkowej sekundy
} na każdy ruch.
page-sum-clock-days = { $days ->
    [one] Każdy ruch może trwać { $days } dzień.
    [few] Każdy ruch może trwać { $days } dni.
    [many] Każdy ruch może trwać { $days } dni.
   *[other] Każdy ruch może trwać { $days } dnia.
}
page-sum-absent-wait = Gdy komuś skończy się czas, inni czekają.
page-sum-absent-bot = Gdy komuś skończy się czas, dalej gra bot.
page-sum-absent-resign = Komu skończy się czas, ten się poddaje.
page-sum-watch = Inni mogą obserwować.
page-sum-no-watch = Nikt inny nie może obserwować.
page-sum-hints = Podpowiedzi są dozwolone dla wszystkich.
page-sum-start-now = Gra rozpocznie się od razu.
page-sum-start-later = { $free ->
    [one] Rozpoczniesz grę, gdy wolne miejsce będzie zajęte.
    [few] Rozpoczniesz grę, gdy { $free } wolne miejsca będą zajęte.
    [many] Rozpoczniesz grę, gdy { $free } wolnych miejsc będzie zajętych.
   *[other] Rozpoczniesz grę, gdy wolne miejsca ({ $free }) będą zajęte.
}

## Ustawienia

page-set-kept = Zapisują się od razu w tej przeglądarce.
page-set-look = Wygląd
page-set-theme = Dzień czy noc
page-set-theme-system = Jak urządzenie
page-set-theme-light = Dzień
page-set-theme-dark = Noc
page-set-motion = Ruch na ekranie
page-set-motion-system = Jak urządzenie
page-set-motion-full = Żywo
page-set-motion-none = Bez ruchu
page-set-cards = Karty i połączenia
page-set-colors = Kolory
page-set-colors-box = Jak w pudełku
page-set-colors-safe = Łatwe do odróżnienia
page-set-colors-about = Drugi zestaw jest dla oczu, które mylą czerwony z zielonym.
page-set-patterns = Wzory
page-set-patterns-about = Oprócz koloru i znaku każda karta ma wzór.
page-set-preview = Karty, jak wyglądają teraz
page-set-play = Przy stole
page-set-confirm = Pytaj jeszcze raz przed ruchem
page-set-confirm-always = Zawsze
page-set-confirm-touch = Na ekranie dotykowym
page-set-confirm-never = Nigdy
page-set-confirm-about = Palec ześlizguje się łatwiej niż mysz.
page-set-remind = Przypomnij, zanim zakończę fazę
page-set-remind-about = W Roads & Boats: o wszystkim, co można w niej jeszcze zrobić.
page-set-sounds = Dźwięki
page-set-sounds-about = Dzwonek, gdy przyjdzie twoja tura.
page-set-notify = Powiadom mnie, gdy przyjdzie moja tura
page-set-notify-about = Powiadomieniem, gdy strona jest otwarta w tle.
page-set-notify-unknown = Ta przeglądarka nie ma powiadomień.
page-set-notify-refused = Przeglądarka nie pozwala tej stronie na powiadomienia. Można na nie pozwolić w jej ustawieniach dla tej witryny.

## Logowanie

page-name = Nazwa
page-name-about = Od 1 do 24 znaków. Inni ją widzą.
page-password = Hasło
page-password-about = Co najmniej 10 znaków.
page-sign-guest-or-named = Gość gra od razu i istnieje tylko w tej przeglądarce; z nazwą i hasłem wrócisz z każdego urządzenia.
page-sign-back = Wróć
page-sign-back-about = Z nazwą i hasłem wybranymi wcześniej.
page-sign-back-guest = Gry rozpoczęte jako gość w tej przeglądarce zostaną przy gościu. Aby je zachować, wybierz zamiast tego nazwę.
page-sign-new = Wybierz nazwę
page-sign-new-about = Gry rozegrane jako gość pozostają twoje. Nie pytamy o adres e-mail, więc dobrze strzeż hasła.
page-sign-new-do = Wybierz tę nazwę
page-sign-already = Twoja nazwa: { $name }. Logowanie nie jest potrzebne.

## Moja strona

page-me = Moja strona
page-me-nobody = Nie jesteś zalogowany ani zalogowana. Gdy tylko usiądziesz przy stole, będziesz gościem, a twoje gry znajdziesz tutaj.
page-me-identity = Nazwa i hasło
page-me-guest = Jesteś gościem: bez hasła wrócisz tylko w tej przeglądarce.
page-me-name-save = Zapisz nazwę
page-me-name-saved = Teraz to twoja nazwa.
page-me-password-old = Dotychczasowe hasło
page-me-password-new = Nowe hasło
page-me-password-save = Ustaw hasło
page-me-password-saved = Hasło jest ustawione. Inne przeglądarki i boty zostały wylogowane.
page-me-played = { $count ->
    [one] gra
    [few] gry
    [many] gier
   *[other] gry
}
page-me-won = { $count ->
    [one] wygrana
    [few] wygrane
    [many] wygranych
   *[other] wygranej
}
page-me-best = najwięcej punktów
page-tokens = Własne boty
page-tokens-about = Token pozwala programowi grać w twoim imieniu.
page-token-label = Do czego jest nowy token
page-token-scope = Co wolno programowi
page-token-scope-play = Gra
page-token-scope-play-about = Zajmowanie miejsc, wykonywanie ruchów i czat w twoim imieniu.
page-token-scope-read = Tylko odczyt
page-token-scope-read-about = Widok tego, co widzisz ty, bez żadnych zmian.
page-token-days = Ważność
page-token-day-count = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
page-token-make = Utwórz token
page-token-once = Oto token. Widać go tylko teraz:
page-token-seen = użyty { $when }
page-token-expires = ważny do: { $day }
page-token-delete-one = Usuń token { $label }
page-hook = Wiadomości gdzie indziej
page-hook-about = Gdy przyjdzie twoja tura, wiadomość trafi pod ten adres: na kanał Discorda lub Slacka albo do twojego programu.
page-hook-address = Adres
page-hook-example = https://…
page-hook-style = Rodzaj wiadomości
page-hook-discord = Discord
page-hook-slack = Slack
page-hook-plain = Zwykły JSON
page-hook-test = Wyślij wiadomość teraz
page-hook-saved = Zapisano.
page-hook-tested = Wiadomość dotarła.
page-hook-removed = Wiadomości nie będą już wysyłane.
page-leaving = Odejście
page-leave-out = Wyloguj się
page-leave-everywhere = Wyloguj się wszędzie
page-leave-delete = Usuń mnie
page-leave-guest = Nie masz hasła: po wylogowaniu nie wrócisz do swoich gier. Aby je zachować, wybierz najpierw nazwę i hasło.
page-delete-about = Twoja nazwa, wiadomości i ustawienia zostaną usunięte na zawsze. Twoje ruchy pozostaną w grach innych.
page-delete-type = Aby to zrobić, wpisz: { $word }
page-delete-word = usuń
page-delete = Usuń
page-save = Zapisz
page-copy = Kopiuj
page-copied = Skopiowano
page-copy-by-hand = Przeglądarka nie skopiowała tekstu. Jest zaznaczony: skopiuj go samodzielnie.
page-cancel = Anuluj

## Copies of games

page-copy-of = Na próbę: { $title }

## Moving a map

zoom-in = Przybliż
zoom-out = Oddal
zoom-whole = Pokaż całą mapę
