# Co strona mówi przy każdym stole.

table-bot-name = Bot { $number } ({ $bot })
table-guest-name = Gość { $number }
table-free-name = Miejsce { $number }

## Games and bots

table-game-amsterdam = Amsterdam
table-game-roads-and-boats = Roads & Boats
table-bot-random = Łatwy (bot)
table-bot-settler = Zaawansowany (bot)
table-bot-deckhand = Majtek (bot)
table-bot-porter = Tragarz (bot)
table-bot-clerk = Kancelista (bot)
table-bot-merchant = Kupiec (bot)
table-bot-regent = Regent (bot)

## The table as a whole

table-title-none = { $game }, gospodarz: { $host }
table-back = Wszystkie stoły
table-loading = Wczytywanie stołu…
table-shuffling = Tasowanie…
table-lost-title = Tego stołu nie można pokazać
table-lost-not-watchable = Przy tym stole widzowie nie są dozwoleni. Jeśli tu grasz, zaloguj się albo otwórz link do swojego miejsca.
table-lost-unreachable = Serwer nie odpowiada. Strona ponawia próby i połączy się, gdy tylko będzie to możliwe.
table-lost-game = Tej gry nie można tu jeszcze pokazać: { $game }.
table-lost-load = Nie udało się wczytać części strony. Sprawdź połączenie i spróbuj ponownie.
table-try-again = Spróbuj ponownie
table-sign-in = Zaloguj się
table-closed-title = Ten stół zamknięto
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
table-room-leave = Zwolnij miejsce
table-room-place = Kto zajmuje miejsce { $number }
table-room-nobody = Jeszcze nikt
table-room-start = Rozpocznij grę
table-room-start-wait = { $seats ->
    [one] Jeszcze 1 miejsce jest wolne
    [few] Jeszcze { $seats } miejsca są wolne
    [many] Jeszcze { $seats } miejsc jest wolnych
   *[other] Jeszcze { $seats } miejsca jest wolne
}
table-room-start-pending = Brak odpowiedzi: { $names }
table-room-host-starts = Grę rozpocznie { $name }, gdy wszystkie miejsca będą zajęte.
table-room-close = Zamknij stół
table-room-close-ask = Zamknąć ten stół? Nikt już nie będzie mógł do niego dołączyć.
table-room-invited = Masz zaproszenie. Wybierz miejsce, aby dołączyć; konto nie jest potrzebne.
table-room-kept = { $name } chce zagrać jeszcze raz. Masz tu zarezerwowane miejsce.
table-room-guest = Grasz jako gość na tym urządzeniu. Nazwę możesz ustawić w swoim profilu.
table-room-needs-invite = Aby tu usiąść, potrzebujesz zaproszenia. Możesz oglądać grę.

table-invite-title = Zaproś graczy
table-invite-text = Każdy, kto otworzy ten link, może dołączyć. Nowy link unieważnia poprzedni.
table-invite-make = Utwórz link
table-invite-again = Utwórz nowy link
table-invite-link = Link z zaproszeniem
table-copy = Kopiuj
table-copied = Skopiowano
table-share = Udostępnij…

table-options = Ustawienia stołu
table-option-game = Gra
table-option-clock = Czas
table-option-access = Kto może dołączyć
table-option-spectators = Widzowie
table-option-hints = Podpowiedzi
table-hints-allowed = Dozwolone dla wszystkich graczy
table-option-pause = Przerwa na początku fazy
table-pause = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}
table-option-absent = Gdy skończy się czas
table-clock-none = Bez limitu czasu
table-clock-live = { $minutes ->
    [one] 1 minuta na gracza
    [few] { $minutes } minuty na gracza
    [many] { $minutes } minut na gracza
   *[other] { $minutes } minuty na gracza
} i { $seconds ->
    [one] 1 dodatkowa sekunda na każdy ruch
    [few] { $seconds } dodatkowe sekundy na każdy ruch
    [many] { $seconds } dodatkowych sekund na każdy ruch
   *[other] { $seconds } dodatkowej sekundy na każdy ruch
}
table-clock-days = { $days ->
    [one] 1 dzień na każdy ruch
    [few] { $days } dni na każdy ruch
    [many] { $days } dni na każdy ruch
   *[other] { $days } dnia na każdy ruch
}
table-access-open = Każdy: stół jest na liście
table-access-invited = Każdy, kto ma link
table-access-local = Wszyscy na tym urządzeniu
table-spectators-welcome = Dozwoleni
table-spectators-nobody = Niedozwoleni
table-absent-wait = Pozostali czekają, a gospodarz może zastąpić gracza
table-absent-bot = Grę przejmuje bot
table-absent-resign = Gracz się poddaje

## The bar

table-bar = Stół
table-turn-yours = Twój ruch
table-turn-of = Ruch: { $name }
table-turn-several = Czekamy na: { $names }
table-turn-pausing = Gra zaraz ruszy
table-turn-over = Koniec gry
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
table-seat-resigned = poddanie
table-seat-played-on = poddanie, grę przejął bot
table-seat-absent = brak gracza

table-menu = Menu
table-undo = Cofnij
table-undo-all = Cofnij wszystko od ostatniego ruchu innych
table-ask-back = Poproś o cofnięcie ruchu
table-resign = Poddaj się
table-resign-ask = Poddać grę? Tego nie da się cofnąć. Jeśli zostanie co najmniej dwóch innych graczy, twoją grę przejmie bot.
table-confirm-title = Potwierdź ruch
table-confirm = Potwierdź
table-cancel = Anuluj
table-rematch = Zagraj jeszcze raz
table-rematch-go = Przejdź do następnej gry
table-rematch-offered = Nowy stół dla tych samych graczy jest gotowy.
table-rematch-asked = { $name } chce zagrać jeszcze raz.
table-rematch-accept = Przyjmij
table-rematch-decline = Odrzuć
table-rematch-declined = Odrzucono zaproszenie.
table-what-if = Wypróbuj ruchy
table-what-if-text = Otwiera kopię, w której na próbę wykonujesz ruchy za wszystkich. Ta gra pozostaje bez zmian.
table-replay = Powtórka
table-rules = Zasady
table-reading = Pokaż jako tekst
table-board = Pokaż planszę
table-seat-link = Graj dalej na innym urządzeniu
table-seat-link-text = Otwórz ten link na innym urządzeniu, aby grać tam dalej. Kto go ma, może przejąć twoje miejsce, więc nikomu go nie udostępniaj.
table-seat-link-label = Link do twojego miejsca
table-seat-taking = Grać dalej na tym urządzeniu?
table-seat-taking-text = Zagrasz stąd na miejscu { $number }. Na urządzeniu, na którym utworzono link, będzie można już tylko oglądać grę.
table-seat-take = Przejmij miejsce
table-not-now = Nie teraz
table-sound-off = Wyłącz dźwięki
table-sound-on = Włącz dźwięki
table-seat-replace = Zastąp botem: { $name }
table-copy-banner = To tylko próba: wykonujesz ruchy za wszystkich.
table-copy-back = Wróć do prawdziwej gry
table-watch-banner = Oglądasz grę. Karty na ręce pozostają zakryte.

## Beside the board

table-side = Przebieg i czat
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
table-log-seat-changed = Na miejscu { $number } gra teraz ktoś inny.
table-log-started = Gra się rozpoczyna.
table-log-started-without = Gra się rozpoczyna. Bez udziału w tasowaniu: { $names }.
table-log-undone = { $name } cofa swój ruch.
table-log-undone-alone = { $name } cofa swój ruch; ruchy pozostałych graczy zostają.
table-log-asked = { $name } prosi o cofnięcie ruchu.
table-log-agreed = { $name } się zgadza.
table-log-disagreed = { $name } się nie zgadza.
table-log-resigned = { $name } się poddaje.
table-log-timed-out = Skończył się czas: { $name }.
table-log-rematched = Dla tych samych graczy przygotowano nowy stół.
table-log-closed = Stół został zamknięty.

table-chat-empty = Nie ma jeszcze wiadomości.
table-chat-write = Napisz do graczy
table-chat-send = Wyślij
table-chat-left = { $count ->
    [one] został 1 znak
    [few] zostały { $count } znaki
    [many] zostało { $count } znaków
   *[other] zostało { $count } znaku
}
table-chat-watch = Pisać mogą tu tylko gracze.
table-chat-mute = Wycisz: { $name }
table-chat-unmute = Wyłącz wyciszenie: { $name }
table-chat-muted = Wyciszone osoby

table-notes-label = Twoje notatki
table-notes-hint = Widzisz je tylko ty. Są zapisane razem ze stołem.
table-notes-kept = Zapisano
table-notes-keeping = Zapisywanie…
table-notes-failed = Nie zapisano: { $why }
table-notes-guest = Aby pisać notatki, zaloguj się albo zajmij miejsce.

table-while-away-title = Od twojego ostatniego ruchu
table-while-away-more = { $count ->
    [one] i jeszcze 1 zdarzenie
    [few] i jeszcze { $count } zdarzenia
    [many] i jeszcze { $count } zdarzeń
   *[other] i jeszcze { $count } zdarzenia
}
table-dismiss = Rozumiem

## What one did

table-last-action-title = Twój ostatni ruch
table-last-action-hand = Przekaż urządzenie: { $name }
table-ask-banner = { $name } prosi o cofnięcie ruchu.
table-ask-agree = Zgadzam się
table-ask-refuse = Nie zgadzam się
table-ask-waiting = Czekamy na odpowiedź: { $names }
table-why-not = Dlaczego nie?
table-rule-read = Zasada { $rule }
table-why-rule = Zasada { $rule }:

table-hand-over-title = Następny ruch: { $name }
table-hand-over-text = Przekaż urządzenie dalej. Nikt inny nie powinien patrzeć na ekran.
table-hand-over-open = To ja, { $name }

table-notify-turn = Teraz twój ruch
table-notify-early = Możesz już grać
table-page-turn = ● Twój ruch – { $title }

## The end

table-end-title = Koniec gry
table-end-place = { $place }.
table-end-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
table-end-resigned = poddanie
table-end-count = Pokaż podliczenie jeszcze raz
table-end-skip = Przejdź do wyniku
table-rank = Miejsce
table-end-record = Pobierz zapis gry
table-proof = Czy rozdanie było uczciwe?
table-proof-text = Nikt nie mógł wybrać tego rozdania. Serwer wylosował tajną liczbę przy otwarciu stołu i pokazał jej skrót (SHA-256). Przeglądarka każdego gracza wylosowała własną tajną liczbę i też pokazała jej skrót. Dopiero na początku gry liczby graczy ujawniono i połączono z liczbą serwera; wynik wyznacza wszystko, co się tasuje i dobiera. Wystarczy jedna uczciwa przeglądarka, aby rozdanie było losowe. Liczba serwera jest teraz jawna, więc wszystko można sprawdzić.
table-proof-hash = Skrót liczby serwera, widoczny od początku
table-proof-salt = Sól
table-proof-seed = Tajna liczba serwera
table-proof-share = Liczba gracza: { $name }
table-proof-share-own = Zgadza się ze skrótem i pochodzi z tej przeglądarki.
table-proof-share-good = Zgadza się ze skrótem.
table-proof-share-bad = Nie zgadza się ze skrótem!
table-proof-share-missing = Nie ujawniono jej na czas, więc gra zaczęła się bez niej.
table-proof-mixed = Po połączeniu: liczba, która wyznaczyła rozdanie
table-proof-good = Sprawdzono w twojej przeglądarce: wszystko się zgadza.
table-proof-bad = Coś się nie zgadza!
table-proof-command = Każdy krok pobranego zapisu gry sprawdzisz tym poleceniem:

## Replay

table-replay-title = Powtórka: { $title }
table-replay-back = Wróć do stołu
table-replay-position = Krok { $step } z { $steps }
table-replay-first = Na początek
table-replay-turn-back = Poprzedni ruch
table-replay-back-one = Poprzedni krok
table-replay-play = Odtwarzaj
table-replay-pause = Wstrzymaj
table-replay-on-one = Następny krok
table-replay-turn-on = Następny ruch
table-replay-last = Na koniec
table-replay-speed = Szybkość
table-replay-eyes = Widok
table-replay-spectator = Widz
table-replay-keys = Klawisze: strzałki – kroki, Page Up i Page Down – ruchy, Home – początek, End – koniec, spacja – odtwarzanie.
table-replay-none = Gra się jeszcze nie rozpoczęła: nie ma czego odtwarzać.
table-replay-share = Kopiuj link do tego kroku

## Rules

table-rules-contents = Spis treści
table-rules-search = Szukaj w zasadach
table-rules-found = { $count ->
    [0] Brak pasujących zasad
    [one] Znaleziono 1 zasadę
    [few] Znaleziono { $count } zasady
    [many] Znaleziono { $count } zasad
   *[other] Znaleziono { $count } zasady
}
table-rules-games = Instrukcje
table-rules-print = Drukuj
table-rules-note = Nasze rozstrzygnięcie:
table-rules-link = Link do zasady { $rule }
table-rules-unknown = Nie ma gry o takiej nazwie. Oto dostępne instrukcje:

## Plany

table-plan-offer = Nie musisz czekać: zaplanuj, co zrobisz, gdy przyjdzie twoja kolej.
table-plan-make = Zaplanuj ruchy
table-plan-laid = { $count ->
    [one] Twój plan ma 1 krok. Wykona się sam, gdy przyjdzie twoja kolej.
    [few] Twój plan ma { $count } kroki. Wykona się sam, gdy przyjdzie twoja kolej.
    [many] Twój plan ma { $count } kroków. Wykona się sam, gdy przyjdzie twoja kolej.
   *[other] Twój plan ma { $count } kroku. Wykona się sam, gdy przyjdzie twoja kolej.
}
table-plan-change = Zmień plan
table-plan-withdraw = Usuń plan
table-plan-title = Planowanie
table-plan-text = Plansza pokazuje stan po wykonaniu planu. Inni mogą go jeszcze pokrzyżować.
table-plan-cut = Usuń z planu „{ $action }” i wszystkie dalsze kroki
table-plan-back = Usuń ostatni krok
table-plan-finish = Wróć do gry
table-plan-ran = { $count ->
    [one] Plan wykonany: 1 krok.
    [few] Plan wykonany: { $count } kroki.
    [many] Plan wykonany: { $count } kroków.
   *[other] Plan wykonany: { $count } kroku.
}
table-plan-stopped = { $count ->
    [0] Plan zatrzymał się przed pierwszym krokiem. To nie było już możliwe: { $action }.
    [one] Plan zatrzymał się po 1 kroku. To nie było już możliwe: { $action }.
    [few] Plan zatrzymał się po { $count } krokach. To nie było już możliwe: { $action }.
    [many] Plan zatrzymał się po { $count } krokach. To nie było już możliwe: { $action }.
   *[other] Plan zatrzymał się po { $count } kroku. To nie było już możliwe: { $action }.
}
table-plan-refused = Inny gracz odmówił zgody na wcześniejszy krok.

## Hints

table-hint = Podpowiedź
table-hint-thinking = Szukanie najlepszego ruchu…
table-hint-do = Wykonaj
table-hint-chance = Szansa na wygraną: { $chance }
table-hint-others = Inne możliwości
table-hint-other = { $action } ({ $chance })

## Analysis

table-analysis = Analiza
table-analysis-about = Ilu punktów silny bot spodziewał się dla każdego gracza przy kolejnych decyzjach, wiedząc tylko to, co osoba na ruchu.
table-analysis-progress = Analizowanie gry: { $done }
table-analysis-moment = Decyzja { $number } z { $count }: { $name }
table-analysis-end = Koniec gry
table-analysis-points = { $points } pkt
table-analysis-turning = Punkty zwrotne
table-analysis-none = Nikt nie popełnił dużego błędu: nie było punktów zwrotnych.
table-analysis-better = Lepiej: { $action }
table-analysis-cost = Szansa na wygraną mniejsza o { $loss }.
table-analysis-go = Zobacz w powtórce
table-analysis-values = Wszystkie wartości w tabeli
table-analysis-decision = Decyzja
table-analysis-player = Gracz
