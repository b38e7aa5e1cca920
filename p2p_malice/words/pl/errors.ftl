-nonsense = Program drugiej osoby przysłał coś, co nie ma sensu. Sprawdźcie, czy macie tę samą wersję.

error-words-twice = Klucz { $key } jest w katalogu dwa razy.
error-words-in-circles = Wpis { $key } odwołuje się do samego siebie.
error-words-unread = Tego nie da się odczytać jako Fluent: { $text }

## Setting up a game.

error-own-rules = Zasad { $name } z config.toml nie da się użyć: { $why }
error-no-such-seat = { $late ->
    [yes] Nie ma miejsca „{ $seat }”. Użyj me, me=IMIĘ (ktoś inny przy tym ekranie), friend, friend=IMIĘ, bot ({ $bots }) albo late (ktoś, kto dołączy później).
   *[no] Nie ma miejsca „{ $seat }”. Użyj me, me=IMIĘ (ktoś inny przy tym ekranie), friend, friend=IMIĘ, bot ({ $bots }) albo message lub message=IMIĘ (ktoś, kto gra przez wiadomości).
}
error-seats-wrong = Przy stole jest od 2 do { $most } miejsc, a nie { $seats }.
error-seat-kept-twice = { $name } może mieć tylko jedno zachowane miejsce.
error-nobody-here = Żeby grać ze znajomymi, ktoś musi siedzieć przy tym ekranie. Dodaj dla siebie --seat me.

## Playing at a friend's table, and resuming.

error-turned-out = Gospodarz odprawia cię od stołu. Jeśli to pomyłka, poproś o nowy link.
error-host-left = Gospodarza nie ma już w grze. Poproś go o nowe zaproszenie.
error-no-such-finished-game = Nie ma skończonej gry { $game }. Gry, które można obejrzeć, są na ekranie twoich gier: { -command } stats
error-nothing-to-replay = Żadna gra nie jest jeszcze rozegrana do końca.
error-no-such-game = Nie ma zapisanej gry { $game }. Swoje gry zobaczysz przez: { -command } resume --list
error-save-damaged = { $lost ->
    [0] Zapisana gra { $game } jest uszkodzona po ruchu { $moves }.
    [one] Zapisana gra { $game } jest uszkodzona po ruchu { $moves }; przepada 1 ruch.
    [few] Zapisana gra { $game } jest uszkodzona po ruchu { $moves }; przepadają { $lost } ruchy.
   *[many] Zapisana gra { $game } jest uszkodzona po ruchu { $moves }; przepada { $lost } ruchów.
}
error-save-unplayable = W zapisaną grę { $game } nie da się grać: { $why }
error-save-of-unknown-game = Zapisana gra { $id } to { $game }, a tej gry ta wersja nie ma. Zaktualizuj program.
error-save-illegal = Zapisanej gry { $game } nie da się użyć: ruch { $move } łamie zasady. { $why }

## Starting.

error-no-name = Imię musi mieć co najmniej jedną literę.
error-no-input = Nic nie da się wpisać: wejście programu jest zamknięte. Uruchom go bez <&- lub </dev/null.
error-no-terminal = Zaproszenie przyszło potokiem, więc nie ma terminala do gry. Żeby grał program, dodaj --json.
error-page-nonsense = Strona przysłała coś, czego program nie rozumie. Odśwież stronę.
error-one-seat-only = Program może grać tylko na jednym miejscu. Dołącz osobno dla każdego programu.
error-code-needed = Teraz wyślij: {"{"}"kind":"{ $wanted }","code":…{"}"}
error-too-early = Nie ma jeszcze na co odpowiadać: druga strona nie jest połączona.

## What another program sent.

error-frame-too-long = Przyszła zbyt długa wiadomość (ponad { $most } B). Sprawdźcie, czy macie tę samą wersję.
error-no-json = Przyszło coś, co nie jest JSON-em. Sprawdźcie, czy macie tę samą wersję.
error-no-kind = Rodzaj wiadomości to jedno z: { $known }.
error-malformed = Nie udało się odczytać wiadomości „{ $kind }”. Sprawdźcie, czy macie tę samą wersję.

error-seat-not-there = { -nonsense }
error-seats-changed = { -nonsense }
error-cards-before-seat = { -nonsense }
error-cards-of-another = { -nonsense }
error-shown-again = { -nonsense }
error-unasked-answer = { -nonsense }
error-words-of-nobody = { -nonsense }

error-unknown-bot = Nie ma gracza komputerowego „{ $name }”. Do wyboru: { $known }.
error-unknown-game = Nie ma gry „{ $name }”. Do wyboru: { $known }.

## Bots and games by name, and what a client gets wrong.

error-not-on-offer = { $move }: teraz to niemożliwe.
error-nothing-due = Teraz nie ma limitu czasu.
error-not-seated = Najpierw usiądź.

## Where nothing more is known than whose fault it was.

error-malice = Coś poszło nie tak. Uruchom program ponownie.
error-words = Jednego z plików programu nie da się odczytać. Zainstaluj program ponownie.
error-game = Zasady na to nie pozwalają.
error-notation = To nie karta, ruch ani pozycja.
error-options = Według tych zasad nie da się grać. Zmień którąś i spróbuj ponownie.
error-illegal-move = Ten ruch jest wbrew zasadom.
error-protocol = Oba programy się nie zrozumiały. Sprawdźcie, czy macie tę samą wersję.
error-local-protocol = W tym momencie gry nie można tego wysłać.
error-remote-protocol = { -nonsense }
