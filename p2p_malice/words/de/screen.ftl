### Der ganze Bildschirm. Tasten sind Großbuchstaben: H, U, T, L, R, O, K, I und F10 bleiben, was sie sind.

screen-failed = Das hat nicht geklappt
screen-menu-keys = C: Spiel einrichten   F1: Hilfe   Q: beenden
screen-menu-help =
    1, 2, J …    Die Zeile mit dieser Nummer oder diesem Buchstaben wählen
    Pfeile       Bewegen; Enter wählt
    C            Das markierte Spiel einrichten
    Esc          Zur letzten Zeile; noch einmal: beenden
    Q oder F10   Beenden
screen-choice-help =
    1, 2 …       Die Zeile mit dieser Nummer wählen
    Pfeile       Bewegen; Enter wählt
    Esc          Zurück
screen-form-keys = Strg+S: fertig   Esc: abbrechen   F1: Hilfe
screen-form-help =
    Auf, Ab      Von Zeile zu Zeile, wie mit Tab
    Links/Rechts Den Wert ändern; eine Zahl kannst du auch eintippen
    Strg+S       Diese Werte nehmen; das tut auch Enter in einer Textzeile
    Esc          Zurück ohne sie
profile-key-tabs = Links, Rechts: andere Spiele
profile-key-invite = I: noch mal einladen
profile-key-replay = R: Wiederholung
profile-key-share = S: teilen
profile-key-forget = F: jemanden vergessen
profile-key-back = Esc: zurück
profile-help =
    Pfeile       Auf und ab blättern; links und rechts zu anderen Spielen
    1, 2 …       Die Spiele mit dieser Nummer zeigen
    I            Alle noch mal einladen, die zusammen gespielt haben
    R            Eines der letzten Spiele noch einmal zeigen
    N            anderes Spiel, Regeln oder Plätze, wenn du Gastgeber bist
    S            Anderen einen Link schicken, der ein Spiel zeigt
    F            Alle Spiele mit jemandem löschen
    Esc          Zurück
screen-text-keys = Pfeil- und Bildtasten blättern. Esc geht zurück.

## Codes.

screen-paste-reply = Füge hier die Antwort ein:
screen-paste-carried = Falls dir jemand eine Antwort schickt, füge sie hier ein:
screen-paste-invitation = Füge hier die Einladung ein oder die ganze Nachricht, in der sie kam:
screen-copied-by-terminal = Die Zwischenablage war nicht zu erreichen, darum soll das Terminal die Nachricht kopieren. Versuch, sie einzufügen; wenn das nicht geht, kopiere sie vom Bildschirm.
screen-no-browser = Es ließ sich kein Browser öffnen. Kopiere die Nachricht mit F2 und füge sie selbst ein.
screen-qr = Lass deinen Gast das scannen
screen-send-to = Schick das an { $name }:
screen-tab = (Tab: weiter)
screen-box-hint = Füge es ein, oder gib { -type-help } ein und drück Enter
screen-status-preparing = Dein Code wird vorbereitet …
screen-status-waiting = { $who ->
    [host] Warten auf den Tisch · Antwort gilt noch · { $clock }
    [named] Warten auf { $name } · Code gilt noch · { $clock }
    [several] Warten auf { $count } Gäste · Codes gelten noch · { $clock }
   *[friend] Warten auf deinen Gast · Code gilt noch · { $clock }
}
screen-status-connecting = Verbinden …
screen-numbered = { $number }. { $name }
screen-friend = { $state ->
    [free] ○ { $name } freier Platz
    [invited] ○ { $name } eingeladen { $clock }
    [connecting] ◌ { $name } verbindet sich
    [here] ● { $name } ist da
    [away] ◐ { $name } ist weg { $clock }
   *[new] · { $name } noch nicht eingeladen
}
screen-key-copy = F2 kopieren
screen-key-chat = F3 WhatsApp
screen-key-qr = F4 QR-Code
screen-key-new = F5 neuer Code
screen-key-start = F6 anfangen
screen-key-help = F1 Tasten
screen-key-stop = Esc Schluss
screen-stop-asks = Nicht mehr warten?
screen-stop-means = { $who ->
    [host] Deine Antwort gilt dann nicht mehr.
   *[friend] Deine Einladung gilt dann nicht mehr.
}
screen-wait-on = Weiter warten
screen-stop-waiting = Aufhören
screen-help = Tasten und Befehle
screen-help-copy = F2   Strg+Y   c       die Nachricht kopieren
screen-help-chat = F3   Strg+W   w       sie in WhatsApp öffnen
screen-help-qr = F4   Strg+R   qr      den Code als QR-Code zeigen
screen-help-new = F5   Strg+N   new     die Einladung ersetzen
screen-help-start = F6   Strg+T   start   ohne die Fehlenden anfangen
screen-help-ask =                 ask     mich fragen, bevor sich jemand setzt, oder nicht
screen-help-out =                 out 2   Gast 2 kenne ich nicht: Platz frei, neuer Link
screen-help-tab = Tab                   die Nachricht für den nächsten Gast
screen-help-clear = Esc                   das Feld leeren oder Schluss
screen-help-stop = F10  Strg+Q   quit    Schluss
screen-help-end = Strg+C                das Programm beenden oder Markiertes kopieren

## Der Tisch.

screen-keys = { $undo ->
    [yes] H Tipp  U zurück  T Chat  L Verlauf  ? Regeln  Tab alles  F1 Tasten  F10 gehen
   *[no] H Tipp  T Chat  L Verlauf  ? Regeln  Tab alles  F1 Tasten  F10 gehen
}
screen-watch = + schneller  - langsamer  Leertaste Pause/weiter  Enter Schritt  L Verlauf  ? Regeln  Tab alles  F1 Tasten  F10 gehen
replay-keys = Links, Rechts: Schritt  Auf, Ab: Zug  Leertaste Pause/weiter  { $keys }B bester Zug  + schneller  - langsamer  L Züge  F1 Tasten  F10 gehen
replay-key-moments = H Verpasstes
replay-key-looks = V wessen Karten
screen-watch-after = R noch ein Spiel  L Verlauf  F10 gehen
screen-keys-after = R Revanche  C Ergebnis kopieren  T Chat  L Verlauf  F1 Tasten  F10 gehen
screen-keys-next = N anderes Spiel
ending-short = { $count } übrig
screen-ending-keys = R noch mal · C Ergebnis kopieren · Esc schließen
screen-finished = Runde { $number } ist aus
screen-finished-line = { $place }. { $name }: { $before } → { $after }
screen-finished-keys = Jede Taste schließt das hier.
replay-ending-keys = Links zurück · Esc schließen
screen-keys-left = L Verlauf  F1 Tasten  F10 gehen
screen-keys-watching = T Chat  L Verlauf  ? Regeln  F1 Tasten  F10 gehen
screen-table-help =
    H               ein Tipp
    U               eine Karte zurücknehmen, wenn die Regeln es erlauben
    T               Chat
    L               was bisher geschah
    ?               die Regeln, nach denen ihr spielt
    R               noch ein Spiel, wenn dieses aus ist
    C               das Ergebnis kopieren, wenn das Spiel aus ist
    G               Zuschauer
    X               An einem anderen Gerät weiterspielen
    B               Pause machen oder weiterspielen

    Während jemand weg ist:
    O               den Computer spielen lassen
    K               speichern und aufhören
    I               neu einladen oder eine neue Einladung einfügen

    F1   Strg+G     diese Tasten
    F10  Strg+Q     den Tisch verlassen
    Strg+C          das Programm beenden
screen-watch-help =
    Leertaste       Pause oder weiter
    Enter           der nächste Schritt
    + -             schneller, langsamer
    Tab             alle Stapel ganz zeigen
    L               was bisher geschah
    ?               die Regeln
    R               noch ein Spiel, wenn dieses aus ist

    F1   Strg+G     diese Tasten
    F10  Strg+Q     verlassen
screen-replay-help =
    Links, Rechts   einen Schritt zurück, einen vor
    Auf, Ab         einen Zug zurück, einen vor; auch die Bildtasten
    Pos1, Ende      der Anfang, das Ende
    B               der beste Zug
    H               wo dir etwas anderes mehr gebracht hätte
    Leertaste       ablaufen lassen oder Pause
    V               wessen Karten man sieht, bei einem Spiel dieses Geräts
    + -             schneller, langsamer
    Tab             alle Stapel ganz zeigen
    L               alle Züge, um dorthin zu gehen

    F1   Strg+G     diese Tasten
    F10  Strg+Q     verlassen
screen-default-help =
    1 bis 9         eine Karte oder etwas aus der Liste
    Buchstaben      was du dazu sagen kannst, oder etwas aus der Liste
    Enter           spielen, was du gewählt hast
    Dieselbe Taste  legt die Karte zurück
    Pfeile, Leert.  eine andere Art zu wählen; auch die Maus geht
    Esc             alles zurücklegen
    Bild ab         mehr aus der Liste; Bild auf geht zurück
    Tab             alle Stapel ganz zeigen
screen-waiting = Warten auf die anderen
screen-rules-here = { $house ->
    [none] Regeln: { $rules }.
   *[other] Regeln: { $rules }, mit { $house }.
}
screen-over = Das Spiel ist aus
screen-your-turn = Du bist dran
screen-next-player = Gerät weitergeben
screen-turn-of = { $name } ist dran
screen-turns-of = Warten auf { $names }
screen-title-match = { $title } · Spiel { $deal } · Punkte: { $points }
screen-title-many = { $name ->
    [none] { $title } · { $players } am Tisch
   *[other] { $title } · { $players } am Tisch · vorn: { $name } ({ $count })
}
screen-choose-move = Drück die Taste daneben.
screen-or-move = Oder drück die Taste daneben.
screen-pick-cards = { $most ->
    [1] Drück die Taste einer Karte, dann Enter.
    [one] Drück die Taste einer Karte, dann Enter.
   *[other] Drück die Tasten von { $least } bis { $most } Karten, dann Enter.
}
screen-pick-more = Wähle noch { $count }. Esc legt alles zurück.
screen-picked-cards = Gewählt: { $cards }
screen-play-picked = Enter spielt das. Esc legt alles zurück.
screen-put-back = Esc legt sie zurück.
screen-play-or-put-back = Wähle sie noch einmal, um sie zu spielen. Esc legt sie zurück.
screen-host-away = Keine Verbindung zum Tisch ({ $clock }). Du kommst von selbst zurück.
screen-host-away-short = Keine Verbindung zum Tisch ({ $clock }).
screen-host-left = Der Tisch ist nicht mehr da. Drück F10, um zu gehen.
screen-host-away-keys = I neue Einladung einfügen  F10 gehen
screen-moment = Einen Moment …
screen-away = { $count ->
    [one] { $names } ist weg ({ $clock }). Du kannst warten, oder drück:
   *[other] { $names } sind weg ({ $clock }). Du kannst warten, oder drück:
}
screen-away-short = { $count ->
    [one] { $names } ist weg ({ $clock }). F1 zeigt, was du tun kannst.
   *[other] { $names } sind weg ({ $clock }). F1 zeigt, was du tun kannst.
}
screen-away-keys = { $can_invite ->
    [yes] O Computer spielt  K speichern und Schluss  I neu einladen
   *[no] O Computer spielt  K speichern und Schluss
}
screen-gone = { $who }. Drück O, um den Computer spielen zu lassen.
screen-games-won = Gewonnene Spiele: { $counts }
screen-log = Was bisher geschah
screen-again = Du schlägst vor, noch mal zu spielen. Warten auf die anderen.
screen-no-such-key = Diese Taste tut jetzt nichts. F1 zeigt die Tasten.
screen-hint = Tipp: { $source }, dann { $target }.
screen-hint-move = Tipp: Drück { $keys }.
screen-hint-cards = { $keys ->
    [none] Tipp: Drück Enter.
   *[other] Tipp: Drück { $keys }, dann Enter.
}
screen-press-move = Drück { $keys }.
screen-press-cards = Drück { $keys }, dann Enter.
screen-time = Zeit
screen-of-table = Tisch
screen-on-offer = Karten
screen-to-say = Dazu
screen-moves = Wahl
screen-moves-page = Seite { $number } von { $most }: Bild ab und Bild auf zeigen den Rest.
screen-pile = { $name }, { $pile }: { $cards }
screen-pile-more = +{ $count }
screen-pile-needs = dann: { $needs }
screen-piles-cut = Tab zeigt alle Stapel.
screen-piles-title = Stapel (die letzte Karte liegt oben)
screen-say = Sag etwas, oder 1-{ $count } für einen Spruch; Esc schließt
screen-seat-free = frei
screen-proposed-rematch = { $name } möchte noch mal spielen. Drück R, um mitzumachen.
screen-proposed-bot = { $who ->
    [you] Du schlägst vor, den Computer spielen zu lassen. Warten auf die anderen.
   *[other] { $name } möchte den Computer spielen lassen. Einverstanden? Drück O.
}
screen-proposed-stop = { $who ->
    [you] Du schlägst vor, zu speichern und aufzuhören. Warten auf die anderen.
   *[other] { $name } möchte speichern und aufhören. Einverstanden? Drück K.
}
screen-proposed-wait = { $who ->
    [you] Du schlägst vor zu warten.
   *[other] { $name } möchte warten.
}
screen-leave = Das Spiel verlassen?
screen-leave-kept = Es ist gespeichert; weiter geht es mit: { -command } resume
screen-leaving = Du gehst …
screen-play-on = Weiterspielen
screen-leave-it = Spiel verlassen

phrase-1 = Gut gespielt!
phrase-2 = Oh nein …
phrase-3 = Mach schon!
phrase-4 = Danke fürs Spiel.
phrase-5 = Einen Moment bitte.
screen-explained = { $what } (Esc: verstanden)
screen-lesson-one = Drück { $source } oder klicke auf die Karte.
screen-lesson-two = Drück { $source }, dann { $target }, oder klicke auf Karte und Stapel.
