# Co mówi serwer.

# Kim jestem.
server-signed-out = Najpierw musisz się zalogować.
server-wrong-password = Nazwa lub hasło są nieprawidłowe.
server-name-taken = Ta nazwa lub inna, podobna z wyglądu, jest już zajęta.
server-bad-name = Nazwa ma od 1 do 24 widocznych znaków jednego alfabetu i nie zaczyna się ani nie kończy spacją.
server-bad-password = Hasło ma od 10 do 200 znaków.
server-name-first = Najpierw wybierz nazwę: hasło musi do czegoś należeć.
server-bad-language = Nie mówimy w tym języku.
server-not-for-bots = Tego nie można zrobić za pomocą tokenu. Zaloguj się w przeglądarce.
server-read-only = Ten token pozwala tylko oglądać. Utwórz token, który pozwala grać.
server-too-many-tokens = Masz już tyle tokenów, ile można mieć. Najpierw usuń jeden z nich.
server-no-such-token = Nie ma takiego tokenu.

# Webhooki.
server-bad-address = Z tym adresem nie można się połączyć: musi zaczynać się od https:// i być dostępny dla wszystkich.
server-no-webhook = Nie masz ustawionego webhooka.
server-webhook-failed = Webhook nie odpowiedział tak, jak powinien.
server-webhook-test = Towpath może się tu z tobą skontaktować.
server-turn = Twoja tura: { $title }
server-game-started = Gra się rozpoczęła: { $title }
server-game-over = Gra się skończyła: { $title }
server-news = Coś się wydarzyło: { $title }

# Żądania.
server-wrong-origin = Żądanie pochodzi z innej strony.
server-wrong-host = Ten serwer nie działa pod tym adresem. Otwórz go pod adresem, który ci podano.
server-wrong-method = Ten adres nie przyjmuje takich żądań.
server-wrong-content = Żądanie musi mieć format JSON.
server-timed-out = Trwało to zbyt długo. Spróbuj ponownie.
server-no-such-path = Tu nic nie ma.
server-malformed = Nie można odczytać żądania: błąd w polu { $entry }.
server-not-json = Żądanie nie ma formatu JSON.
server-too-large = { $bytes ->
    [one] Żądanie jest dłuższe niż { $bytes } bajt.
    [few] Żądanie jest dłuższe niż { $bytes } bajty.
    [many] Żądanie jest dłuższe niż { $bytes } bajtów.
   *[other] Żądanie jest dłuższe niż { $bytes } bajta.
}
server-too-long = { $bytes ->
    [one] Wiersz jest dłuższy niż { $bytes } bajt.
    [few] Wiersz jest dłuższy niż { $bytes } bajty.
    [many] Wiersz jest dłuższy niż { $bytes } bajtów.
   *[other] Wiersz jest dłuższy niż { $bytes } bajta.
}
server-too-many-requests = { $seconds ->
    [one] Za dużo prób naraz. Spróbuj ponownie za { $seconds } sekundę.
    [few] Za dużo prób naraz. Spróbuj ponownie za { $seconds } sekundy.
    [many] Za dużo prób naraz. Spróbuj ponownie za { $seconds } sekund.
   *[other] Za dużo prób naraz. Spróbuj ponownie za { $seconds } sekundy.
}
server-try-again = Serwer nie może dotrzeć do swoich danych. Spróbuj ponownie za chwilę.
server-stopping = Serwer zaraz się zatrzyma. Wróć za chwilę.
server-internal = Coś się tu zepsuło. To nie twoja wina.
server-id-reused = Ta wiadomość została już wysłana, tylko z inną treścią.

# Stoły.
server-no-such-table = Nie ma takiego stołu.
server-no-such-seat = Przy tym stole nie ma takiego miejsca.
server-no-such-link = Ten link donikąd nie prowadzi: został zastąpiony nowym albo nigdy nie istniał.
server-not-your-seat = To miejsce należy do kogoś innego.
server-not-host = To może zrobić tylko gospodarz stołu.
server-not-invited = Do tego stołu siada się tylko z zaproszeniem.
server-not-watchable = Tego stołu nie można obserwować.
server-seat-taken = Ktoś już tu siedzi.
server-table-full = Wszystkie miejsca są zajęte.
server-seats-empty = Niektóre miejsca są jeszcze wolne.
server-not-started = Gra jeszcze się nie rozpoczęła.
server-has-started = Gra już się rozpoczęła.
server-is-over = Gra już się skończyła.
server-not-over = Gra jeszcze się nie skończyła.
server-nothing-to-undo = Nie ma czego cofnąć: inni wykonali już swoje akcje albo coś wyszło na jaw.
server-came-to-light = W trakcie coś wychodzi na jaw: to, co następuje potem, trzeba zrobić osobno.
server-no-take-back = Nikt nie prosił o cofnięcie.
server-take-back-open = Ktoś już poprosił o cofnięcie.
server-not-absent = Osoba na tym miejscu jest obecna.
server-no-ground = Ta gra nie ma mapy do narysowania.
server-no-hints = Grają tu także inni, a ten stół otwarto bez podpowiedzi.
server-muted = Gospodarz wyciszył cię przy tym stole.
server-nothing-said = Wiadomość ma od 1 do 500 znaków.
server-no-such-person = Tej osoby nie ma przy stole.
server-log-full = Wyczerpano limit takich działań przy tym stole.
server-not-asked = Gra nie czeka na twój udział w tasowaniu.
server-wrong-share = To nie jest udział zapowiedziany dla twojego miejsca.
server-note-too-long = Notatka ma najwyżej 10 000 znaków.
server-too-many-tables = Siedzisz już przy tylu stołach, przy ilu można.
server-unreadable = Przy tym stole nie można grać dalej: gra zaczęła się według innych zasad.

# Gry.
server-unknown-game = Nie ma gry { $name }. Są gry: { $known }.
server-unknown-bot = Nie ma takiego bota.
server-unknown-rules = Gra zaczęła się według zasad, których ten serwer nie zna.
server-no-game = Żadna gra się nie rozpoczęła.
server-bad-record = Tego zapisu gry nie można odtworzyć.
server-nothing-to-plan = Nie ma tu teraz nic do zaplanowania z wyprzedzeniem.
server-no-orders = W tej grze nie ma stałych poleceń.
server-no-adviser = W tej grze nie ma podpowiedzi.
server-not-to-act = To nie twoja tura.

# Mapy.
server-no-such-map = Nie ma takiej mapy.
server-not-your-map = Ta mapa należy do kogoś innego.
server-too-many-maps = Masz już tyle map, ile wolno. Najpierw usuń którąś z nich.
server-map-unfinished = Tej mapy nie można jeszcze udostępnić: coś jest w niej jeszcze nie tak.
server-no-fair-map = Z tym ziarnem nie udało się znaleźć sprawiedliwej mapy. Spróbuj z innym.
