### De pagina: wat die van de gast en die van het apparaat zelf gemeen hebben.

## Wat op veel plaatsen staat.

page-title = { -title }
page-needs-script = Deze pagina heeft JavaScript nodig om het apparaat van de ander te bereiken. Zet het aan in de instellingen van je browser en laad de pagina opnieuw.
page-needs-newer = Verschijnt er niets? Deze pagina heeft een recente browser nodig: Safari (iOS) 15.4, Chrome 105, Firefox 121 of nieuwer. Is de jouwe dat, laad de pagina dan opnieuw.
page-close = Sluiten
page-cancel = Annuleren
page-reload = Opnieuw laden
page-stop = Stoppen
page-your-name = Je naam
page-rules = De regels
page-use = Gebruiken
page-new-code = Ik heb een nieuwe uitnodiging
page-how-to-play = Zo speel je

## De tafel.

table-waiting = Wachten op de anderen
table-over = Het spel is afgelopen
table-next-player = Volgende speler
table-turn = { $who ->
    [you] Jouw beurt
   *[other] { $name } is aan de beurt
}
table-match = { $title } · spel { $game }: { $points }
table-match-many = { $title } · spel { $game }
table-hand-over = { $name }, jij bent aan de beurt. Kies “Toon mijn kaarten” als er niemand meekijkt.
table-said = { $name }: { $text }
table-said-to = { $who ->
    [you] { $name } tegen jou: { $text }
   *[other] { $name } tegen { $to }: { $text }
}
table-missing = { $count ->
    [one] Nog 1 speler, dan kan het beginnen.
   *[other] Nog { $count } spelers, dan kan het beginnen.
}
table-closed = De tafel is gesloten.
table-no-board = De kaarten zijn niet te tonen. Laad de pagina opnieuw.
table-log = Wat er is gebeurd
table-play-on = Verder spelen
page-language = Taal
table-leave = Weggaan
table-leave-title = Het spel verlaten?

## Knoppen onder de tafel.

table-ready = Toon mijn kaarten
table-again = Nog een keer
table-hint = Hint
table-undo = Terug
table-say = Chat
table-log-short = Verloop
table-rules = Regels
log-since = Sinds je beurt
table-more = Meer

## Het bord.

board-to-go = nog { $count }
board-stands-for = als
board-computer = computer
board-bot = { $name } (computer)
board-away = weg
board-left = weggegaan

## Een code doorgeven.

share-message = Het bericht om te sturen
share-show = Toon het bericht
share-share = Delen…
share-copy = Kopiëren
share-qr = QR-code
share-copied = { $name ->
    [none] Gekopieerd. Plak het nu in je chat.
   *[other] Gekopieerd. Plak het nu in je chat met { $name }.
}
share-copy-yourself = Het bericht is geselecteerd. Kopieer het zelf en plak het in je chat.
share-qr-picture = De code als QR-code
share-scan = Laat de ander dit scannen

## Een code plakken.

paste-new-title = Een nieuwe uitnodiging
paste-new = De nieuwe uitnodiging, of het hele bericht waar die in staat
paste-invitation = De uitnodiging, of het hele bericht waar die in staat
