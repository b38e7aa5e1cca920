### The manual page, and what a desktop shows of the program.

## Headings of the manual page.

man-name = BEZEICHNUNG
man-synopsis = ÜBERSICHT
man-description = BESCHREIBUNG
man-commands = BEFEHLE
man-options = OPTIONEN
man-environment = UMGEBUNGSVARIABLEN
man-files = DATEIEN
man-status = EXIT-STATUS
man-see = SIEHE AUCH
man-bugs = FEHLER MELDEN

## Environment variables.

man-any-option = Steht für eine Option: diese für --variant hinter host. Alle anderen heißen entsprechend.
man-languages = Die Sprache, wenn weder --lang noch die Einstellungen eine nennen.
man-folders = Ordner, die statt ~/.config und ~/.local/share verwendet werden.

## Files.

man-settings = Deine Einstellungen.
man-games = Gespeicherte Spiele.
man-history = Was von jedem beendeten Spiel aufbewahrt wird.
man-replays = Die letzten davon, um sie noch einmal anzusehen.

## Exit statuses.

man-status-0 = Erledigt.
man-status-1 = Etwas Unerwartetes.
man-status-2 = Eine falsche Option, unbrauchbare Einstellungen oder ein belegter Port.
man-status-3 = Ein unbrauchbarer Code.
man-status-4 = Kein Weg durch die Netze.
man-status-5 = Die Verbindung ist abgebrochen, oder es gab keinen Platz für dich.
man-status-6 = Ein gespeichertes Spiel ist unbrauchbar oder woanders offen.
man-status-7 = Die Versionen passen nicht zusammen.
man-status-129 = Das Terminal wurde geschlossen.
man-status-130 = Strg-C.
man-status-143 = Ein anderes Programm hat es beendet.

## What stands beside the name in menus and in shops. Keywords end with a semicolon each.

desktop-kind = Kartenspiel
desktop-keywords = Karten;Freunde;Mehrspieler;Terminal;
desktop-games = { -title } ist ein Wettlauf für zwei bis neun Personen: Wer den eigenen Stapel zuerst los ist, gewinnt. Dazu gibt es Spite, ein Stichspiel für drei bis neun.
desktop-way = Schick jemandem eine Einladung, auf welchem Weg du magst. Von da an sprechen eure Geräte direkt miteinander, durchgehend verschlüsselt: ohne Spielserver, ohne Konto. Oder spiel gegen den Computer oder mit anderen an einem Bildschirm, und löse das Rätsel des Tages.
