## What stands in many places.

page-title = { -title }
page-needs-script = Ta strona potrzebuje JavaScriptu, żeby połączyć się z urządzeniem drugiej osoby. Włącz go w ustawieniach przeglądarki i wczytaj stronę ponownie.
page-needs-newer = Nic się nie pojawia? Ta strona potrzebuje nowszej przeglądarki: Safari (iOS) 15.4, Chrome 105, Firefox 121 lub nowszej. Jeśli twoja taka jest, wczytaj stronę ponownie.
page-close = Zamknij
page-cancel = Anuluj
page-reload = Odśwież
page-stop = Przerwij
page-your-name = Twoje imię
page-rules = Zasady gry
page-use = Użyj
page-new-code = Mam nowe zaproszenie
page-how-to-play = Jak grać

## The table.

table-waiting = Czekamy na resztę
table-over = Koniec gry
table-next-player = Następna osoba
table-turn = { $who ->
    [you] Twój ruch
   *[other] Ruch: { $name }
}
table-match = { $title } · partia { $game }: { $points }
table-match-many = { $title } · partia { $game }
table-hand-over = { $name }, twój ruch. Wybierz „Pokaż moje karty”, gdy nikt inny nie patrzy.
table-said = { $name }: { $text }
table-said-to = { $who ->
    [you] { $name } do ciebie: { $text }
   *[other] { $name } → { $to }: { $text }
}
table-missing = { $count ->
    [one] Brakuje jeszcze 1 osoby.
    [few] Brakuje jeszcze { $count } osób.
   *[many] Brakuje jeszcze { $count } osób.
}
table-closed = Stół jest zamknięty.
table-no-board = Nie da się pokazać kart. Odśwież stronę.
table-log = Co się działo
table-play-on = Gram dalej
page-language = Język
table-leave = Wyjdź
table-leave-title = Wyjść z gry?

## Buttons below the table, of one short word if possible: there are up to eight beside each other.

table-ready = Pokaż moje karty
table-again = Jeszcze raz
table-hint = Podpowiedź
table-undo = Cofnij
table-say = Czat
table-log-short = Ruchy
table-rules = Zasady
log-since = Od twojego ruchu
table-more = Więcej

## The board.

board-to-go = zostało { $count }
board-stands-for = jako
board-computer = komputer
board-bot = { $name } (komputer)
board-away = nie ma
board-left = odchodzi

## Sharing a code.

share-message = Wiadomość do wysłania
share-show = Pokaż wiadomość
share-share = Udostępnij…
share-copy = Kopiuj
share-qr = Kod QR
share-copied = { $name ->
    [none] Skopiowane. Teraz wklej to na czacie.
   *[other] Skopiowane. Teraz wklej to na czacie, na którym jest { $name }.
}
share-copy-yourself = Wiadomość jest zaznaczona. Skopiuj ją i wklej na czacie.
share-qr-picture = Kod jako obrazek QR
share-scan = Niech druga osoba to zeskanuje

## Pasting a code.

paste-new-title = Nowe zaproszenie
paste-new = Nowe zaproszenie albo cała wiadomość, w której przyszło
paste-invitation = Zaproszenie albo cała wiadomość, w której przyszło
