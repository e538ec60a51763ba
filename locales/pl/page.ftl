# Co mówi strona wokół stołów.

page-loading = Wczytywanie…
page-close = Zamknij
page-lost = Nie znaleziono strony
page-lost-home = Wróć na stronę główną
page-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
page-no-script = Towpath wymaga JavaScriptu. Włącz go i odśwież stronę.
page-start-failed = Nie udało się uruchomić Towpath. Sprawdź połączenie i odśwież stronę.
page-part-failed = Nie udało się wczytać strony
page-part-failed-do = Sprawdź połączenie i spróbuj ponownie.
page-reload = Odśwież
page-no-cookies = Przeglądarka blokuje pliki cookie z tej witryny. Zezwól na nie, aby grać: bez nich serwer cię nie rozpozna.
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
page-who = { $name }: mój profil
page-foot-open = Towpath to wolne oprogramowanie: każdy może je czytać, zmieniać i uruchomić na własnym serwerze.
page-foot-rules = { $game }: zasady, wersja { $version }
page-foot-api = API dla botów

## Gry

page-game-amsterdam = Amsterdam
page-game-roads-and-boats = Roads & Boats
page-about-amsterdam = Twórz połączenia na starym mieście, realizuj tajne Kontrakty i gromadź towary, zanim skończą się wozy.
page-about-roads-and-boats = Rozwiń gospodarkę, zaczynając od kilku osłów, desek i gęsi. Co powstanie, należy do tego, kto po to przyjedzie.
page-time-amsterdam = około 15 minut
page-time-roads-and-boats = od 2 do 4 godzin
page-seat-range = od { $fewest } do { $most } graczy
page-read-rules = Przeczytaj zasady
page-bot-random = Łatwy
page-bot-settler = Zaawansowany
page-bot-random-about = Gra na chybił trafił
page-bot-settler-about = Krok po kroku rozwija swoje ziemie
page-bot-deckhand = Majtek
page-bot-deckhand-about = Dopiero poznał zasady
page-bot-porter = Tragarz
page-bot-porter-about = Realizuje jeden Kontrakt naraz
page-bot-clerk = Kancelista
page-bot-clerk-about = Liczy karty i planuje naprzód
page-bot-merchant = Kupiec
page-bot-merchant-about = Rozważa każdy wybór i przewiduje twoje
page-bot-regent = Regent
page-bot-regent-about = Myśli najdłużej i rzadko się myli

## Strona główna

page-home-title = Gry planszowe nad wodą
page-home-window = Towpath: Amsterdam i Roads & Boats online
page-home-lead = Dwie gry planszowe w przeglądarce: ze znajomymi na odległość, z nieznajomymi albo z botami. Za darmo i bez konta.
page-play-title = Zagraj teraz
page-play-bots = Liczba botów
page-play-alone = Bez botów
page-play-alone-about = Gra solo: ile zdołasz wycisnąć z tej mapy?
page-play-map = Wybierz mapę
page-play-level = Poziom botów
page-play-start = Rozpocznij grę
page-play-starting = Przygotowywanie gry…
page-play-no-account = Konto nie jest potrzebne.
page-play-friends = Albo zaproś znajomych
page-games = Dwie gry
page-learn = Ucz się, grając
page-learn-about = Gra w Roads & Boats z przewodnikiem: najpierw osły, potem deski. Każdy krok objaśniamy wtedy, gdy jest potrzebny.
page-learn-go = Zacznij
page-learn-new = Nie znasz Roads & Boats? Naucz się, grając
page-yours = Twoje gry
page-yours-waiting = { $count ->
    [0] Czekasz na ruch innych graczy.
    [one] Jedna gra czeka na twój ruch.
    [few] { $count } gry czekają na twój ruch.
    [many] { $count } gier czeka na twój ruch.
   *[other] { $count } gry czeka na twój ruch.
}
page-all-yours = Wszystkie twoje gry
page-open-tables = Otwarte stoły
page-all-tables = Wszystkie stoły
page-open-none = Nikt nie szuka teraz graczy.
page-open-first = Otwórz stół
page-reasons = Dlaczego Towpath
page-reason-rules = Zasady są zawsze przestrzegane, a gdy czegoś nie można zrobić, zobaczysz, która zasada na to nie pozwala.
page-reason-undo = Pomyłkę można cofnąć, dopóki nikt inny nie wykonał ruchu i nie ujawniono niczego ukrytego.
page-reason-time = Graj na żywo z zegarem albo bez pośpiechu: dni na każdy ruch i powiadomienie, gdy przyjdzie twoja kolej.
page-reason-replay = Obejrzyj każdą grę krok po kroku i w dowolnym miejscu wypróbuj, co jeszcze można było zrobić.
page-reason-everyone = Myszą, dotykiem, klawiaturą lub z czytnikiem ekranu, w czterech językach, na telefonie i na komputerze.
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
page-state-my-turn = Twój ruch
page-state-turn = Ruch: { $name }
page-state-several = { $count ->
    [one] Czekamy na jednego gracza
    [few] Czekamy na { $count } graczy
    [many] Czekamy na { $count } graczy
   *[other] Czekamy na { $count } gracza
}
page-state-won = Wygrana
page-state-resigned = Poddanie
page-state-place = Miejsce { $place } z { $seats }
page-state-over = Koniec
page-state-winner = Wygrywa: { $name }
page-way-join = Dołącz
page-way-play = Graj
page-way-watch = Oglądaj
page-way-table = Do stołu
page-way-replay = Powtórka
page-tabs = Pokaż stoły
page-tab-open = Otwarte
page-tab-running = W toku
page-tab-mine = Moje
page-tab-finished = Zakończone
page-filter-game = Gra
page-filter-all = Wszystkie gry
page-tables-count = { $count ->
    [one] Jeden stół
    [few] { $count } stoły
    [many] { $count } stołów
   *[other] { $count } stołu
}
page-more = Pokaż więcej
page-empty-open = Nie ma teraz otwartych stołów. Otwórz swój, a każdy będzie mógł do niego dołączyć.
page-empty-running = Nie toczy się teraz żadna publiczna gra.
page-empty-mine = Nie masz jeszcze żadnych gier.
page-empty-finished = Żadna publiczna gra jeszcze się nie zakończyła.

## Nowy stół

page-new-game = Gra
page-new-players = Gracze
page-new-access = Kto może dołączyć
page-new-access-invited = Znajomi
page-new-access-invited-about = Każdy, kto ma twój link. Stołu nie ma na liście.
page-new-access-open = Każdy
page-new-access-open-about = Stół jest na publicznej liście.
page-new-access-local = To urządzenie
page-new-access-local-about = Tylko ty: z botami albo na zmianę na jednym urządzeniu.
page-new-seats = Liczba graczy
page-new-who = Kto gdzie siedzi
page-new-level = Poziom botów
page-new-seat = Miejsce { $number }
page-new-again = Kolejny gracz na tym urządzeniu
page-new-anybody = Wolne dla każdego
page-new-invited = Ktoś z twoim linkiem
page-new-time = Czas
page-new-clock = Zegar
page-new-clock-none = Bez zegara
page-new-clock-none-about = Każdy ma tyle czasu, ile chce.
page-new-clock-live = Na żywo
page-new-clock-live-about = Minuty na całą grę, wszyscy są online.
page-new-clock-days = Dni na ruch
page-new-clock-days-about = Dni na każdy ruch: grasz, kiedy masz czas.
page-new-pace = Minuty na gracza + sekundy na ruch
page-new-pace-own = Własne
page-new-minutes = Minuty na gracza
page-new-increment = Dodatkowe sekundy na ruch
page-new-days = Czas na ruch
page-new-day-count = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
page-new-absent = Gdy komuś skończy się czas
page-new-absent-wait = Pozostali czekają
page-new-absent-bot = Grę przejmuje bot
page-new-absent-resign = Gracz się poddaje
page-new-more = Więcej ustawień
page-new-first = Kto zaczyna
page-new-first-lot = Losowo
page-new-watch = Zezwól na widzów
page-new-watch-about = Nigdy nie widzą ukrytych informacji.
page-new-hints = Zezwól na podpowiedzi
page-new-hints-about = Każdy gracz może poprosić o radę silnego bota. Gdy grasz tylko z botami, możesz to robić zawsze.
page-new-pause = Przerwa na początku fazy
page-new-pause-about = W czasie przerwy nikt nie gra, więc każdy zdąży zażądać ustalenia kolejności.
page-new-pause-seconds = { $seconds ->
    [0] Bez przerwy
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}
page-new-title = Nazwa stołu
page-new-title-about = Opcjonalna. Do { $most } znaków.
page-new-summary = Podsumowanie
page-new-open = Otwórz stół
page-new-start = Rozpocznij grę

page-sum-who = { $game }, { $seats ->
    [one] { $seats } gracz
    [few] { $seats } gracze
    [many] { $seats } graczy
   *[other] { $seats } gracza
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
page-sum-first-lot = Zaczyna losowo wybrany gracz.
page-sum-first = Zaczyna gracz z miejsca { $number }.
page-sum-access-local = Wszyscy grają na tym urządzeniu.
page-sum-access-invited = { $free ->
    [0] Nikt inny nie może dołączyć.
   *[other] Dostaniesz link, który wyślesz osobom, z którymi chcesz grać.
}
page-sum-access-open = { $free ->
    [0] Stół jest na liście, ale nie ma wolnych miejsc.
   *[other] Stół jest na liście i każdy może dołączyć.
}
page-sum-clock-none = Bez limitu czasu.
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
page-sum-absent-wait = Gdy komuś skończy się czas, pozostali czekają.
page-sum-absent-bot = Gdy komuś skończy się czas, grę przejmuje bot.
page-sum-absent-resign = Gracz, któremu skończy się czas, poddaje się.
page-sum-watch = Widzowie są dozwoleni.
page-sum-no-watch = Widzowie nie są dozwoleni.
page-sum-hints = Każdy gracz może korzystać z podpowiedzi.
page-sum-pause = Na początku fazy nikt nie gra przez { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}, więc każdy zdąży zażądać ustalenia kolejności.
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
page-set-theme = Motyw
page-set-theme-system = Jak w systemie
page-set-theme-light = Jasny
page-set-theme-dark = Ciemny
page-set-motion = Animacje
page-set-motion-system = Jak w systemie
page-set-motion-full = Włączone
page-set-motion-none = Wyłączone
page-set-cards = Karty i połączenia
page-set-colors = Kolory
page-set-colors-box = Jak w pudełku
page-set-colors-safe = Łatwe do odróżnienia
page-set-colors-about = Drugi zestaw jest dla osób, które mylą czerwony z zielonym.
page-set-patterns = Wzory
page-set-patterns-about = Oprócz koloru i symbolu każda karta ma wzór.
page-set-preview = Podgląd kart
page-set-play = Podczas gry
page-set-confirm = Potwierdzanie ruchów
page-set-confirm-always = Zawsze
page-set-confirm-touch = Na ekranach dotykowych
page-set-confirm-never = Nigdy
page-set-confirm-about = Palcem łatwiej o pomyłkę niż myszą.
page-set-remind = Przypominaj przed końcem fazy
page-set-remind-about = W Roads & Boats pokazuje wszystko, co możesz jeszcze zrobić.
page-set-sounds = Dźwięki
page-set-sounds-about = Dzwonek, gdy przyjdzie twoja kolej.
page-set-notify = Powiadamiaj, gdy przyjdzie moja kolej
page-set-notify-about = Gdy ta strona jest otwarta w tle.
page-set-notify-early = Także gdy mogę grać przed swoją kolejką
page-set-notify-early-about = Gdy nikt przed tobą nie może wejść ci w drogę.
page-set-notify-unknown = Ta przeglądarka nie obsługuje powiadomień.
page-set-notify-refused = Przeglądarka blokuje powiadomienia z tej strony. Możesz na nie zezwolić w jej ustawieniach dla tej witryny.

## Logowanie

page-name = Nazwa
page-name-about = Od 1 do 24 znaków. Widzą ją inni.
page-password = Hasło
page-password-about = Co najmniej 10 znaków.
page-sign-guest-or-named = Gość gra od razu, ale tylko w tej przeglądarce. Z nazwą i hasłem zalogujesz się na każdym urządzeniu.
page-sign-back = Zaloguj się
page-sign-back-about = Podaj wybraną wcześniej nazwę i hasło.
page-sign-back-guest = Gry rozpoczęte jako gość w tej przeglądarce nie przejdą na to konto. Aby je zachować, utwórz nowe konto.
page-sign-new = Utwórz konto
page-sign-new-about = Gry rozegrane jako gość pozostaną twoje. Nie pytamy o adres e-mail i nie możemy zresetować hasła, więc dobrze go pilnuj.
page-sign-new-do = Utwórz konto
page-sign-already = Zalogowano jako { $name }.

## Moja strona

page-me = Mój profil
page-me-nobody = Nie zalogowano cię. Gdy dołączysz do stołu, choćby jako gość, znajdziesz tu swoje gry.
page-me-identity = Nazwa i hasło
page-me-guest = Grasz jako gość, tylko w tej przeglądarce. Aby grać też na innych urządzeniach, ustaw nazwę i hasło.
page-me-name-save = Zapisz nazwę
page-me-name-saved = Zapisano nazwę.
page-me-password-old = Obecne hasło
page-me-password-new = Nowe hasło
page-me-password-save = Zapisz hasło
page-me-password-saved = Zapisano hasło. Inne przeglądarki i boty zostały wylogowane.
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
page-me-best = najlepszy wynik
page-tokens = Własne boty
page-tokens-about = Token pozwala programowi grać w twoim imieniu.
page-token-label = Nazwa tokenu
page-token-scope = Uprawnienia
page-token-scope-play = Gra
page-token-scope-play-about = Zajmowanie miejsc, wykonywanie ruchów i czat w twoim imieniu.
page-token-scope-read = Tylko odczyt
page-token-scope-read-about = Dostęp do tego, co widzisz, bez możliwości zmian.
page-token-days = Ważność
page-token-day-count = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
page-token-make = Utwórz token
page-token-once = Skopiuj ten token teraz. Nie zobaczysz go ponownie:
page-token-seen = ostatnio użyty: { $when }
page-token-expires = ważny do: { $day }
page-token-delete-one = Usuń token: { $label }
page-hook = Powiadomienia (Discord, Slack, webhook)
page-hook-about = Gdy przyjdzie twoja kolej, wyślemy wiadomość pod ten adres: na kanał Discorda lub Slacka albo do twojego programu.
page-hook-address = Adres
page-hook-example = https://…
page-hook-style = Format wiadomości
page-hook-discord = Discord
page-hook-slack = Slack
page-hook-plain = Zwykły JSON
page-hook-early = Także gdy mogę grać przed swoją kolejką
page-hook-early-about = Wiadomość, gdy to jeszcze nie twoja kolej, ale możesz już grać, bo nikt przed tobą nie wejdzie ci w drogę.
page-hook-test = Wyślij wiadomość testową
page-hook-saved = Zapisano.
page-hook-tested = Wiadomość testowa dotarła.
page-hook-removed = Powiadomienia są wyłączone.
page-leaving = Wylogowanie i usunięcie konta
page-leave-out = Wyloguj się
page-leave-everywhere = Wyloguj się wszędzie
page-leave-delete = Usuń konto
page-leave-guest = Nie masz hasła: po wylogowaniu nie wrócisz do swoich gier. Aby je zachować, ustaw najpierw nazwę i hasło.
page-delete-about = Twoja nazwa, wiadomości i ustawienia zostaną usunięte na zawsze. Twoje ruchy pozostaną w grach innych.
page-delete-type = Aby potwierdzić, wpisz: { $word }
page-delete-word = usuń
page-delete = Usuń
page-save = Zapisz
page-copy = Kopiuj
page-copied = Skopiowano
page-copy-by-hand = Nie udało się skopiować. Tekst jest zaznaczony: skopiuj go ręcznie.
page-cancel = Anuluj

## Copies of games

page-copy-of = Próba: { $title }

## Moving a map

zoom-in = Przybliż
zoom-out = Oddal
zoom-whole = Pokaż całą mapę
