### Was schiefging: `error-CODE`, mit den Einzelheiten des Fehlers.

-nonsense = Vom Programm am anderen Ende kam etwas Unsinniges. Achtet darauf, dass ihr dieselbe Version habt.

error-words-twice = Der Schlüssel { $key } steht zweimal im Katalog.
error-words-in-circles = Der Eintrag { $key } verweist auf sich selbst.
error-words-unread = Das lässt sich nicht als Fluent lesen: { $text }

## Ein Spiel einrichten.

error-own-rules = Die Regeln { $name } in config.toml sind nicht zu gebrauchen: { $why }
error-no-such-seat = { $late ->
    [yes] Einen Platz „{ $seat }“ gibt es nicht. Nimm me, me=NAME (noch jemand an diesem Bildschirm), friend, friend=NAME, bot ({ $bots }) oder late (ein Gast, der später kommt).
   *[no] Einen Platz „{ $seat }“ gibt es nicht. Nimm me, me=NAME (noch jemand an diesem Bildschirm), friend, friend=NAME, bot ({ $bots }) oder message oder message=NAME (ein Gast, der per Nachricht spielt).
}
error-seats-wrong = Ein Tisch hat 2 bis { $most } Plätze, nicht { $seats }.
error-seat-kept-twice = Nur ein Platz kann für { $name } frei gehalten werden.
error-nobody-here = Um mit Freunden zu spielen, muss jemand an diesem Bildschirm sitzen. Gib für dich selbst --seat me an.

## An einem fremden Tisch spielen, und fortsetzen.

error-turned-out = Du wurdest vom Tisch weggeschickt. Falls man dich nur nicht erkannt hat, bitte um einen neuen Link.
error-host-left = Der Tisch ist nicht mehr da. Bitte um eine neue Einladung.
error-no-such-finished-game = Ein beendetes Spiel namens { $game } gibt es nicht. Welche sich noch mal zeigen lassen, siehst du bei deinen Spielen: { -command } stats
error-nothing-to-replay = Noch ist kein Spiel zu Ende gespielt.
error-no-such-game = Ein gespeichertes Spiel namens { $game } gibt es nicht. Deine siehst du mit: { -command } resume --list
error-save-damaged = { $lost ->
    [0] Das gespeicherte Spiel { $game } ist nach Schritt { $moves } beschädigt.
    [one] Das gespeicherte Spiel { $game } ist nach Schritt { $moves } beschädigt, und 1 Schritt ist verloren.
   *[other] Das gespeicherte Spiel { $game } ist nach Schritt { $moves } beschädigt, und { $lost } Schritte sind verloren.
}
error-save-unplayable = Das gespeicherte Spiel { $game } lässt sich nicht spielen: { $why }
error-save-of-unknown-game = Das gespeicherte Spiel { $id } ist ein Spiel { $game }, und das kennt diese Version nicht. Aktualisiere das Programm.
error-save-illegal = Das gespeicherte Spiel { $game } ist so nicht zu gebrauchen: Schritt { $move } ist gegen die Regeln. { $why }

## Starten.

error-no-name = Ein Name braucht mindestens einen Buchstaben.
error-no-input = Es lässt sich nichts eintippen: Die Eingabe des Programms ist geschlossen. Starte es ohne <&- oder </dev/null.
error-no-terminal = Die Einladung kam durch eine Pipe, also gibt es kein Terminal zum Spielen. Soll ein Programm spielen, gib --json an.
error-page-nonsense = Die Seite hat etwas geschickt, das das Programm nicht versteht. Lade sie neu.
error-one-seat-only = Ein Programm spielt nur auf einem Platz. Nimm für jedes Programm einmal teil.
error-code-needed = Schick als Nächstes: {"{"}"kind":"{ $wanted }","code":…{"}"}
error-too-early = Es gibt noch nichts zu beantworten: Die andere Seite ist noch nicht verbunden.

## Was ein anderes Programm geschickt hat.

error-frame-too-long = Es kam eine zu lange Nachricht an (über { $most } Bytes). Achtet darauf, dass ihr dieselbe Version habt.
error-no-json = Es kam etwas an, das kein JSON ist. Achtet darauf, dass ihr dieselbe Version habt.
error-no-kind = Die Art (kind) der Nachricht muss eine von diesen sein: { $known }.
error-malformed = Eine Nachricht „{ $kind }“ war nicht zu lesen. Achtet darauf, dass ihr dieselbe Version habt.

error-seat-not-there = { -nonsense }
error-seats-changed = { -nonsense }
error-cards-before-seat = { -nonsense }
error-cards-of-another = { -nonsense }
error-shown-again = { -nonsense }
error-unasked-answer = { -nonsense }
error-words-of-nobody = { -nonsense }

error-unknown-bot = Einen Computer namens „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-unknown-game = Ein Spiel namens „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }.

## Computer und Spiele nach Namen, und was ein Programm falsch macht.

error-not-on-offer = { $move } geht jetzt nicht.
error-nothing-due = Es läuft keine Frist.
error-not-seated = Setz dich erst.

## Wo man nur weiß, wessen Fehler es war.

error-malice = Da ist etwas schiefgegangen. Starte das Programm noch einmal.
error-words = Eine Datei des Programms ist nicht zu lesen. Installiere das Programm neu.
error-game = Das erlauben die Regeln nicht.
error-notation = Das ist keine Karte, kein Zug und keine Stellung.
error-options = Nach diesen Regeln lässt sich nicht spielen. Ändere eine und versuch es noch einmal.
error-illegal-move = Das ist gegen die Regeln.
error-protocol = Die beiden Programme haben einander nicht verstanden. Achtet darauf, dass ihr dieselbe Version habt.
error-local-protocol = Das lässt sich an dieser Stelle des Spiels nicht senden.
error-remote-protocol = { -nonsense }
