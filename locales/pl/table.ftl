# Co strona mówi przy każdym stole.

table-bot-name = Bot { $number } ({ $bot })
table-guest-name = Gość { $number }
table-free-name = Miejsce { $number }

## Games and bots

table-game-amsterdam = Amsterdam
table-game-roads-and-boats = Roads & Boats
table-bot-random = Bot grający na chybił trafił
table-bot-settler = Bot osadnik
table-bot-deckhand = Majtek (bot)
table-bot-porter = Tragarz (bot)
table-bot-clerk = Pisarz (bot)
table-bot-merchant = Kupiec (bot)
table-bot-regent = Regent (bot)

## The table as a whole

table-title-none = { $game }, stół gospodarza: { $host }
table-back = Wszystkie stoły
table-loading = Nakrywamy do stołu…
table-shuffling = Wspólne tasowanie…
table-lost-title = Tego stołu nie można pokazać
table-lost-not-watchable = Przy tym stole gra się we własnym gronie. Jeśli masz tam miejsce, zaloguj się albo użyj linku do swojego miejsca.
table-lost-unreachable = Serwer nie odpowiada. Strona próbuje dalej i wznowi grę, gdy tylko będzie to możliwe.
table-lost-game = Ta strona nie potrafi jeszcze pokazać gry { $game }.
table-lost-load = Nie udało się wczytać części strony.
table-try-again = Spróbuj ponownie
table-sign-in = Zaloguj się
table-closed-title = Z tego stołu zrezygnowano
table-closed-text = Gospodarz zamknął go przed rozpoczęciem gry.

## Before the game

table-room-seats = Miejsca
table-room-free = Wolne
table-room-you = Ty
table-room-host = Gospodarz
table-room-here = Teraz przy stole
table-room-away = Nie ma teraz przy stole
table-room-pending = Jeszcze bez odpowiedzi
table-room-sit = Usiądź tutaj
table-room-leave = Wstań
table-room-place = Kto zajmuje miejsce { $number }
table-room-nobody = Jeszcze nikt
table-room-start = Rozpocznij grę
table-room-start-wait = { $seats ->
    [one] jeszcze 1 miejsce jest wolne
    [few] jeszcze { $seats } miejsca są wolne
    [many] jeszcze { $seats } miejsc jest wolnych
   *[other] jeszcze { $seats } miejsca jest wolne
}
table-room-start-pending = Brak odpowiedzi: { $names }
table-room-host-starts = Grę rozpocznie { $name }, gdy wszystkie miejsca będą zajęte.
table-room-close = Zrezygnuj ze stołu
table-room-close-ask = Zrezygnować z tego stołu? Nikt już nie będzie mógł przy nim usiąść.
table-room-invited = Masz zaproszenie. Wybierz miejsce, żeby zagrać; konto nie jest potrzebne.
table-room-kept = { $name } chce zagrać jeszcze raz. Czeka na ciebie miejsce.
table-room-guest = Grasz jako gość na tym urządzeniu. Nazwę można przyjąć na własnej stronie.
table-room-needs-invite = Żeby tu usiąść, trzeba mieć zaproszenie. Możesz obserwować.

table-invite-title = Zaproś innych
table-invite-text = Kto otworzy ten link, może usiąść. Nowy link unieważnia poprzedni.
table-invite-make = Utwórz link
table-invite-again = Utwórz nowy link
table-invite-link = Link z zaproszeniem
table-copy = Kopiuj
table-copied = Skopiowano
table-share = Udostępnij…

table-options = Ten stół
table-option-game = Gra
table-option-clock = Czas
table-option-access = Kto może usiąść
table-option-spectators = Widzowie
table-option-hints = Podpowiedzi
table-hints-allowed = Każdy może o nie prosić
table-option-absent = Gdy czas minie
table-clock-none = Bez zegara: każdy ma tyle czasu, ile potrzebuje
table-clock-live = { $minutes ->
    [one] 1 minuta na osobę
    [few] { $minutes } minuty na osobę
    [many] { $minutes } minut na osobę
   *[other] { $minutes } minuty na osobę
} i { $seconds ->
    [one] 1 sekunda więcej za każdą turę
    [few] { $seconds } sekundy więcej za każdą turę
    [many] { $seconds } sekund więcej za każdą turę
   *[other] { $seconds } sekundy więcej za każdą turę
}
table-clock-days = { $days ->
    [one] 1 dzień na każdą turę
    [few] { $days } dni na każdą turę
    [many] { $days } dni na każdą turę
   *[other] { $days } dnia na każdą turę
}
table-access-open = Każdy: stół jest na liście
table-access-invited = Każdy, kto ma link
table-access-local = Wszyscy przy tym jednym ekranie
table-spectators-welcome = Mile widziani
table-spectators-nobody = Bez widzów
table-absent-wait = Pozostali czekają, a gospodarz może posadzić tam kogoś innego
table-absent-bot = Gra dalej bot
table-absent-resign = Miejsce się poddaje

## The bar

table-bar = Stół
table-turn-yours = Twoja tura
table-turn-of = Tura: { $name }
table-turn-several = Czekamy na: { $names }
table-turn-over = Gra się skończyła
table-sending = Wysyłanie…
table-line-open = Połączono
table-line-connecting = Łączenie…
table-line-lost = Utracono połączenie. Ponawiamy…
table-left-days = { $days ->
    [one] został 1 dzień
    [few] zostały { $days } dni
    [many] zostało { $days } dni
   *[other] zostało { $days } dnia
}
table-left-hours = { $hours ->
    [one] została 1 godzina
    [few] zostały { $hours } godziny
    [many] zostało { $hours } godzin
   *[other] zostało { $hours } godziny
}
table-players = Gracze
table-seat-you = ty
table-seat-to-act = na ruchu
table-seat-resigned = zrezygnowano
table-seat-played-on = zrezygnowano, gra dalej bot
table-seat-absent = brak gracza

table-menu = Menu
table-undo = Cofnij
table-undo-all = Cofnij wszystko od ostatniej akcji innych
table-ask-back = Poproś o cofnięcie
table-resign = Poddaj się
table-resign-ask = Poddać grę? Tego nie da się cofnąć. Jeśli zostało więcej niż jedna inna osoba, za ciebie będzie grał bot.
table-confirm-title = Potwierdź ruch
table-confirm = Potwierdź
table-cancel = Anuluj
table-rematch = Zagraj jeszcze raz
table-rematch-go = Przejdź do następnej gry
table-rematch-offered = Nowy stół czeka na te same osoby.
table-rematch-asked = { $name } chce zagrać jeszcze raz.
table-rematch-accept = Przyjmij
table-rematch-decline = Odrzuć
table-rematch-declined = Zaproszenie odrzucone.
table-what-if = A gdyby…
table-what-if-text = Otwiera kopię, w której na próbę ruszasz się za wszystkich. Ta gra pozostaje bez zmian.
table-replay = Odtwórz grę
table-rules = Zasady
table-reading = Pokaż jako tekst
table-board = Pokaż planszę
table-seat-link = Przenieś moje miejsce
table-seat-link-text = Otwórz ten link na innym urządzeniu, żeby grać tam dalej. Kto go ma, może zająć twoje miejsce, więc zachowaj go dla siebie.
table-seat-link-label = Link do twojego miejsca
table-seat-taking = Zająć to miejsce?
table-seat-taking-text = Dzięki temu linkowi zagrasz stąd dalej na miejscu { $number }. Urządzenie, na którym powstał, będzie mogło już tylko obserwować.
table-seat-take = Zajmij miejsce
table-not-now = Nie teraz
table-sound-off = Wyłącz dźwięki
table-sound-on = Włącz dźwięki
table-seat-replace = Posadź bota na miejscu gracza { $name }
table-copy-banner = To tylko próba: ruszasz się za wszystkich.
table-copy-back = Wróć do prawdziwej gry
table-watch-banner = Obserwujesz grę. Karty na ręce pozostają zakryte.

## Beside the board

table-side = Obok planszy
table-side-open = Pokaż przebieg i czat
table-side-close = Ukryj przebieg i czat
table-tab-board = Plansza
table-tab-log = Przebieg
table-tab-chat = Czat
table-tab-notes = Notatki
table-unread = { $count ->
    [one] 1 nowa wiadomość
    [few] { $count } nowe wiadomości
    [many] { $count } nowych wiadomości
   *[other] { $count } nowej wiadomości
}

table-log-empty = Jeszcze nic się nie wydarzyło.
table-log-earlier = Pokaż wcześniejsze
table-log-from-here = Odtwórz od tego miejsca
table-log-undone-mark = (cofnięte)
table-log-opened = { $name } otwiera stół.
table-log-sat = { $name } siada do stołu.
table-log-kept = Zarezerwowano miejsce: { $name }.
table-log-freed = Miejsce { $number } jest wolne.
table-log-seat-changed = Miejsce { $number } zmienia właściciela.
table-log-started = Gra się rozpoczyna.
table-log-started-without = Gra się zaczyna. W tasowaniu zabrakło: { $names }.
table-log-undone = { $name } cofa swoje akcje.
table-log-asked = { $name } prosi o cofnięcie.
table-log-agreed = { $name } się zgadza.
table-log-disagreed = { $name } się nie zgadza.
table-log-resigned = { $name } się poddaje.
table-log-timed-out = Skończył się czas: { $name }.
table-log-rematched = Dla tych samych osób przygotowano nowy stół.
table-log-closed = Stół został zamknięty.

table-chat-empty = Nikt jeszcze nic nie powiedział.
table-chat-write = Napisz do stołu
table-chat-send = Wyślij
table-chat-left = { $count ->
    [one] został 1 znak
    [few] zostały { $count } znaki
    [many] zostało { $count } znaków
   *[other] zostało { $count } znaku
}
table-chat-watch = Pisać mogą tu tylko osoby przy stole.
table-chat-mute = Wycisz: { $name }
table-chat-unmute = Słuchaj znowu: { $name }
table-chat-muted = Wyciszeni

table-notes-label = Notatki dla siebie
table-notes-hint = Tylko ty możesz je przeczytać. Są przechowywane razem ze stołem.
table-notes-kept = Zapisano
table-notes-keeping = Zapisywanie…
table-notes-failed = Nie zapisano: { $why }
table-notes-guest = Notatki są dla osób zalogowanych lub siedzących przy stole.

table-while-away-title = Od twojej ostatniej tury
table-while-away-more = { $count ->
    [one] i jeszcze 1 rzecz
    [few] i jeszcze { $count } rzeczy
    [many] i jeszcze { $count } rzeczy
   *[other] i jeszcze { $count } rzeczy
}
table-dismiss = Rozumiem

## What one did

table-last-action-title = Twoja tura dobiegła końca
table-last-action-hand = Przekaż dalej: { $name }
table-ask-banner = { $name } prosi o cofnięcie ostatniej tury.
table-ask-agree = Zgadzam się
table-ask-refuse = Nie zgadzam się
table-ask-waiting = Czekamy na odpowiedź: { $names }
table-why-not = Dlaczego nie?
table-rule-read = Zasada { $rule }
table-why-rule = Zasada { $rule }:

table-hand-over-title = Teraz gra { $name }
table-hand-over-text = Przekaż urządzenie dalej. Nikt inny nie powinien patrzeć na ekran.
table-hand-over-open = To ja, { $name }

table-notify-turn = Teraz twoja tura
table-page-turn = ● Twoja tura – { $title }

## The end

table-end-title = Koniec gry
table-end-place = { $place }.
table-end-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
table-end-resigned = rezygnacja
table-end-count = Policz jeszcze raz
table-end-skip = Przejdź do wyniku
table-rank = Miejsce
table-end-record = Pobierz zapis gry
table-proof = Czy rozdanie było uczciwe?
table-proof-text = Nikt nie mógł wybrać tego rozdania. Serwer wylosował tajną liczbę przy otwarciu stołu i pokazał jej skrót (SHA-256). Przeglądarka każdego gracza wylosowała własną tajną liczbę i też pokazała jej skrót. Liczby graczy ujawniono dopiero na początku gry i połączono z liczbą serwera; od wyniku zależy wszystko, co potasowano i dobrano. Wystarczy jedna uczciwa przeglądarka, by rozdanie było losowe. Liczbę serwera widać teraz, więc wszystko można sprawdzić.
table-proof-hash = Skrót serwera, widoczny od początku
table-proof-salt = Sól
table-proof-seed = Tajna liczba serwera
table-proof-share = Liczba gracza: { $name }
table-proof-share-own = Zgadza się ze skrótem i pochodzi z tej przeglądarki.
table-proof-share-good = Zgadza się ze skrótem.
table-proof-share-bad = Nie zgadza się ze skrótem!
table-proof-share-missing = Nie ujawniono jej na czas, więc gra zaczęła się bez niej.
table-proof-mixed = Po zmieszaniu: liczba, z której rozdano grę
table-proof-good = Sprawdzono w twojej przeglądarce: wszystko się zgadza.
table-proof-bad = Coś się nie zgadza!
table-proof-command = Na pobranym zapisie gry to polecenie sprawdza każdy krok:

## Replay

table-replay-title = Odtwarzanie: { $title }
table-replay-back = Do stołu
table-replay-position = Krok { $step } z { $steps }
table-replay-first = Na początek
table-replay-turn-back = Turę wstecz
table-replay-back-one = Krok wstecz
table-replay-play = Odtwarzaj
table-replay-pause = Wstrzymaj
table-replay-on-one = Krok dalej
table-replay-turn-on = Turę dalej
table-replay-last = Na koniec
table-replay-speed = Szybkość
table-replay-eyes = Oczami
table-replay-spectator = Widz
table-replay-keys = Klawisze: strzałki – kroki, Page Up i Page Down – tury, Home i End, spacja – odtwarzanie.
table-replay-none = Gra się jeszcze nie rozpoczęła: nie ma czego odtwarzać.
table-replay-share = Kopiuj link do tej chwili

## Rules

table-rules-contents = Spis treści
table-rules-search = Szukaj w zasadach
table-rules-found = { $count ->
    [0] Żadna zasada tak nie mówi.
    [one] znaleziono 1 zasadę
    [few] znaleziono { $count } zasady
    [many] znaleziono { $count } zasad
   *[other] znaleziono { $count } zasady
}
table-rules-games = Księgi zasad
table-rules-print = Drukuj
table-rules-note = Nasze rozstrzygnięcie:
table-rules-link = Link do zasady { $rule }
table-rules-unknown = Nie ma gry o takiej nazwie. Oto dostępne zasady:

## Plany

table-plan-offer = Nie musisz czekać: zaplanuj, co zrobisz, gdy przyjdzie twoja chwila.
table-plan-make = Planuj naprzód
table-plan-laid = { $count ->
    [one] Twój plan ma jeden krok. Wykona się sam, gdy przyjdzie twoja chwila.
    [few] Twój plan ma { $count } kroki. Wykona się sam, gdy przyjdzie twoja chwila.
    [many] Twój plan ma { $count } kroków. Wykona się sam, gdy przyjdzie twoja chwila.
   *[other] Twój plan ma { $count } kroku. Wykona się sam, gdy przyjdzie twoja chwila.
}
table-plan-change = Zmień plan
table-plan-withdraw = Wycofaj go
table-plan-title = Planujesz
table-plan-text = Plansza pokazuje, jak będzie po twoim planie. Inni mogą jeszcze wejść mu w drogę.
table-plan-cut = Plan bez „{ $action }” i wszystkiego, co dalej
table-plan-back = Cofnij ostatni krok
table-plan-finish = Wróć do gry
table-plan-ran = { $count ->
    [one] Twój plan wykonany: jeden krok.
    [few] Twój plan wykonany: { $count } kroki.
    [many] Twój plan wykonany: { $count } kroków.
   *[other] Twój plan wykonany: { $count } kroku.
}
table-plan-stopped = { $count ->
    [0] Twój plan zatrzymał się przed pierwszym krokiem: { $action }.
    [one] Twój plan zatrzymał się po jednym kroku. To nie było już możliwe: { $action }.
    [few] Twój plan zatrzymał się po { $count } krokach. To nie było już możliwe: { $action }.
    [many] Twój plan zatrzymał się po { $count } krokach. To nie było już możliwe: { $action }.
   *[other] Twój plan zatrzymał się po { $count } kroku. To nie było już możliwe: { $action }.
}
table-plan-refused = Inny gracz nie zgodził się na to, co było wcześniej.

## Hints

table-hint = Podpowiedź
table-hint-thinking = Zastanawiam się…
table-hint-do = Zrób to
table-hint-chance = Szansa na wygraną: { $chance }
table-hint-others = Inne możliwości
table-hint-other = { $action } ({ $chance })

## Analysis

table-analysis = Analiza
table-analysis-about = Ilu punktów dla każdego spodziewał się silny gracz, decyzja po decyzji, na podstawie tego, co wiedział grający.
table-analysis-progress = Przeglądam grę: { $done }
table-analysis-moment = Decyzja { $number } z { $count }: { $name }
table-analysis-end = Koniec gry
table-analysis-points = { $points } pkt
table-analysis-turning = Punkty zwrotne
table-analysis-none = Nikt nie oddał wiele: nie było punktów zwrotnych.
table-analysis-better = Lepiej: { $action }
table-analysis-cost = Kosztowało to { $loss } szansy na wygraną.
table-analysis-go = Zobacz w powtórce
table-analysis-values = Wszystkie wartości w tabeli
table-analysis-decision = Decyzja
table-analysis-player = Gracz
