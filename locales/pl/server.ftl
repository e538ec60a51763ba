# Co mówi serwer.

# Kim jestem.
server-signed-out = Najpierw musisz się zalogować.
server-wrong-password = Nieprawidłowa nazwa lub hasło. Sprawdź je i spróbuj ponownie.
server-name-taken = Ta nazwa albo łudząco podobna jest już zajęta. Wybierz inną.
server-bad-name = Nazwa musi mieć od 1 do 24 widocznych znaków jednego alfabetu i nie może zaczynać się ani kończyć spacją.
server-bad-password = Hasło musi mieć od 10 do 200 znaków.
server-name-first = Zanim ustawisz hasło, wybierz nazwę.
server-bad-language = Ten język nie jest obsługiwany.
server-not-for-bots = Tego nie można zrobić za pomocą tokenu. Zaloguj się w przeglądarce.
server-read-only = Ten token pozwala tylko na odczyt. Utwórz token, który pozwala grać.
server-too-many-tokens = Osiągnięto limit tokenów. Najpierw usuń jeden z nich.
server-no-such-token = Nie ma takiego tokenu.

# Webhooki.
server-bad-address = Tego adresu nie można użyć: musi zaczynać się od https:// i być publicznie dostępny.
server-no-webhook = Nie ustawiono webhooka.
server-webhook-failed = Wiadomość nie została przyjęta pod tym adresem. Sprawdź adres i format wiadomości.
server-webhook-test = Wiadomość testowa z Towpath: tu będą przychodzić twoje powiadomienia.
server-turn = Twój ruch: { $title }
server-early = Możesz już grać przed swoją kolejką: { $title }
server-game-started = Gra się rozpoczęła: { $title }
server-game-over = Gra się zakończyła: { $title }
server-news = Nowości przy stole: { $title }

# Żądania.
server-wrong-origin = Odrzucono żądanie, ponieważ pochodzi z innej witryny.
server-wrong-host = Ten serwer nie działa pod tym adresem. Otwórz go pod adresem, który ci podano.
server-wrong-method = Ten adres nie obsługuje takich żądań.
server-wrong-content = Żądanie musi mieć format JSON.
server-timed-out = Żądanie trwało zbyt długo. Spróbuj ponownie.
server-no-such-path = Pod tym adresem nic nie ma.
server-malformed = Nie można odczytać żądania. Sprawdź ten element: { $entry }
server-not-json = Żądanie nie jest prawidłowym dokumentem JSON.
server-too-large = { $bytes ->
    [one] Żądanie jest za duże: może mieć najwyżej { $bytes } bajt.
    [few] Żądanie jest za duże: może mieć najwyżej { $bytes } bajty.
    [many] Żądanie jest za duże: może mieć najwyżej { $bytes } bajtów.
   *[other] Żądanie jest za duże: może mieć najwyżej { $bytes } bajta.
}
server-too-long = { $bytes ->
    [one] Wiersz jest za długi: może mieć najwyżej { $bytes } bajt.
    [few] Wiersz jest za długi: może mieć najwyżej { $bytes } bajty.
    [many] Wiersz jest za długi: może mieć najwyżej { $bytes } bajtów.
   *[other] Wiersz jest za długi: może mieć najwyżej { $bytes } bajta.
}
server-too-many-requests = { $seconds ->
    [one] Zbyt wiele żądań. Spróbuj ponownie za { $seconds } sekundę.
    [few] Zbyt wiele żądań. Spróbuj ponownie za { $seconds } sekundy.
    [many] Zbyt wiele żądań. Spróbuj ponownie za { $seconds } sekund.
   *[other] Zbyt wiele żądań. Spróbuj ponownie za { $seconds } sekundy.
}
server-try-again = Serwer nie ma teraz dostępu do swoich danych. Spróbuj ponownie za chwilę.
server-stopping = Serwer jest właśnie zatrzymywany. Spróbuj ponownie za chwilę.
server-internal = Wystąpił błąd na serwerze. Spróbuj ponownie za chwilę.
server-id-reused = Z tym identyfikatorem wysłano już inną wiadomość. Użyj nowego.

# Stoły.
server-no-such-table = Nie ma takiego stołu.
server-no-such-seat = Przy tym stole nie ma takiego miejsca.
server-no-such-link = Ten link nie działa: został zastąpiony nowym albo nigdy nie istniał. Poproś o nowy.
server-not-your-seat = To miejsce należy do innego gracza.
server-not-host = To może zrobić tylko gospodarz stołu.
server-not-invited = Aby dołączyć do tego stołu, potrzebujesz zaproszenia.
server-not-watchable = Przy tym stole widzowie nie są dozwoleni.
server-seat-taken = To miejsce zajął już inny gracz. Wybierz inne.
server-table-full = Wszystkie miejsca przy tym stole są zajęte.
server-seats-empty = Gra nie może się jeszcze rozpocząć: niektóre miejsca są wolne.
server-not-started = Gra jeszcze się nie rozpoczęła.
server-has-started = Gra już się rozpoczęła.
server-is-over = Gra już się zakończyła.
server-not-over = Gra jeszcze się nie zakończyła.
server-nothing-to-undo = Nie można nic cofnąć: inny gracz wykonał już ruch albo ujawniono ukryte informacje.
server-in-the-way = Tego nie można cofnąć: zależy od tego to, co później zrobił gracz { $seat }.
server-came-to-light = W trakcie ujawniają się ukryte informacje: resztę wyślij osobno.
server-no-take-back = Nikt nie prosił o cofnięcie ruchu.
server-take-back-open = Inny gracz już poprosił o cofnięcie ruchu.
server-not-absent = Ten gracz jest obecny.
server-no-ground = Ta gra nie ma mapy do narysowania.
server-no-hints = Przy tym stole podpowiedzi nie są dozwolone, gdy grają też inne osoby.
server-muted = Gospodarz wyciszył cię przy tym stole.
server-nothing-said = Wiadomość musi mieć od 1 do 500 znaków.
server-no-such-person = Tej osoby nie ma przy stole.
server-log-full = Osiągnięto limit takich działań przy tym stole.
server-not-asked = Gra nie czeka na twoją liczbę do tasowania.
server-wrong-share = To nie jest liczba do tasowania zapowiedziana dla twojego miejsca.
server-note-too-long = Notatka może mieć najwyżej 10 000 znaków.
server-too-many-tables = Osiągnięto limit stołów. Najpierw dokończ jedną z gier albo zwolnij miejsce.
server-unreadable = Tej gry nie można kontynuować: rozpoczęto ją według innej wersji zasad.

# Gry.
server-unknown-game = Nie ma gry o nazwie { $name }. Wybierz jedną z tych: { $known }.
server-unknown-bot = Nie ma takiego bota.
server-unknown-rules = Grę rozpoczęto według wersji zasad, której ten serwer nie zna.
server-no-game = Nie rozpoczęto żadnej gry.
server-bad-record = Tego zapisu gry nie można odtworzyć.
server-nothing-to-plan = Teraz nie można nic zaplanować z wyprzedzeniem.
server-pausing = Jeszcze nie można grać: do końca przerwy każdy może zażądać ustalenia kolejności.
server-call-too-late = Przy tym stole ustalenia kolejności można zażądać tylko przed początkiem fazy.
server-no-orders = W tej grze nie ma stałych poleceń.
server-no-adviser = W tej grze nie ma podpowiedzi.
server-not-to-act = Teraz nie twoja kolej.

# Mapy.
server-no-such-map = Nie ma takiej mapy.
server-not-your-map = Ta mapa należy do innego gracza.
server-too-many-maps = Osiągnięto limit map. Najpierw usuń jedną z nich.
server-map-unfinished = Tej mapy nie można jeszcze udostępnić, bo ma błędy. Otwórz ją w edytorze, aby je zobaczyć.
server-no-fair-map = Dla tego ziarna nie znaleziono wyrównanej mapy. Spróbuj innego.
