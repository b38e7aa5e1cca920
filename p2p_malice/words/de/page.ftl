## Was an vielen Stellen steht.

page-title = { -title }
page-needs-script = Diese Seite braucht JavaScript, um sich mit dem Gerät am anderen Ende zu verbinden. Schalte es in den Einstellungen des Browsers ein und lade die Seite neu.
page-needs-newer = Nach einer Weile noch nichts zu sehen? Diese Seite braucht einen neueren Browser: Safari (iOS) ab 15.4, Chrome ab 105, Firefox ab 121. Ist deiner neu genug, lade die Seite neu.
page-close = Schließen
page-cancel = Abbrechen
page-reload = Neu laden
page-stop = Abbrechen
page-your-name = Dein Name
page-rules = Die Regeln
page-use = Verwenden
page-new-code = Ich habe eine neue Einladung
page-how-to-play = So wird gespielt

## Der Tisch.

table-waiting = Warten auf die anderen
table-over = Das Spiel ist aus
table-next-player = Gerät weitergeben
table-turn = { $who ->
    [you] Du bist dran
   *[other] { $name } ist dran
}
table-match = { $title } · Spiel { $game }: { $points }
table-match-many = { $title } · Spiel { $game }
table-hand-over = { $name }, du bist dran. Wähle „Karten zeigen“, wenn sonst niemand hinschaut.
table-said = { $name }: { $text }
table-said-to = { $who ->
    [you] { $name } an dich: { $text }
   *[other] { $name } an { $to }: { $text }
}
table-missing = { $count ->
    [one] Es fehlt noch 1 Person.
   *[other] Es fehlen noch { $count } Personen.
}
table-closed = Der Tisch wurde geschlossen.
table-no-board = Die Karten lassen sich nicht zeigen. Lade die Seite neu.
table-log = Was bisher geschah
table-play-on = Weiterspielen
page-language = Sprache
table-leave = Gehen
table-leave-title = Das Spiel verlassen?

## Knöpfe unter dem Tisch.

table-ready = Karten zeigen
table-again = Noch mal
table-hint = Tipp
table-undo = Rückgängig
table-say = Chat
table-log-short = Verlauf
table-rules = Regeln
log-since = Seit deinem Zug
table-more = Mehr

## Das Spielfeld.

board-to-go = noch { $count }
board-stands-for = als
board-computer = Computer
board-bot = { $name } (Computer)
board-away = weg
board-left = gegangen

## Einen Code weitergeben.

share-message = Die Nachricht zum Verschicken
share-show = Nachricht zeigen
share-share = Teilen …
share-copy = Kopieren
share-qr = QR-Code
share-copied = { $name ->
    [none] Kopiert. Füge es jetzt in euren Chat ein.
   *[other] Kopiert. Füge es jetzt in deinen Chat mit { $name } ein.
}
share-copy-yourself = Die Nachricht ist markiert. Kopiere sie selbst und füge sie in euren Chat ein.
share-qr-picture = Der Code als QR-Code
share-scan = Lass deinen Gast das scannen

## Einen Code einfügen.

paste-new-title = Eine neue Einladung
paste-new = Die neue Einladung oder die ganze Nachricht, in der sie kam
paste-invitation = Die Einladung oder die ganze Nachricht, in der sie kam
