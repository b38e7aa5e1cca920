### Am Tisch: was alle rund um die Karten tun und sagen.

you = Du
said = { $name }: { $text }
said-to = { $who ->
    [you] { $name } an dich: { $text }
   *[other] { $name } an { $to }: { $text }
}
sitter-here = { $name } ist am Tisch.
sitter-away = { $name } ist weg.
sitter-left = { $name } ist gegangen.
sitter-computer = Bis { $name } wieder da ist, spielt der Computer.
sitter-waits = Das Spiel wartet auf { $name }.
sitters-to-come = { $count ->
    [one] Es fehlt noch 1 Person.
   *[other] Es fehlen noch { $count } Personen.
}
hand-over = { $name }, du bist dran. Drück Enter, wenn sonst niemand hinschaut.
not-your-turn = Du bist nicht dran.

## Dem Computer zusehen.

watch-pace = { $seconds ->
    [0] So schnell es geht.
    [1] Ein Schritt pro Sekunde.
    [one] Ein Schritt pro Sekunde.
   *[other] Ein Schritt alle { $seconds } s.
}
watch-stopped = Pause. Jeder Schritt wartet auf dich.
replay-pace = { $seconds ->
    [0] Schritt { $at } von { $most }, so schnell es geht.
    [1] Schritt { $at } von { $most }, einer pro Sekunde.
    [one] Schritt { $at } von { $most }, einer pro Sekunde.
   *[other] Schritt { $at } von { $most }, einer alle { $seconds } s.
}
replay-stopped = Schritt { $at } von { $most }.
replay-own = Deine Karten
replay-seat = Die Karten von { $name }
replay-open = Alle offen
replay-turn-of = { $cards ->
    [none] { $name }: keine Karte
   *[other] { $name }: { $cards }
}
replay-end = Das Ende
replay-longest = längster Zug

## Zeile für Zeile.

plain-watch =
    Der Computer spielt jede Sekunde einen Schritt. Enter macht Pause; von da an
    macht Enter den nächsten Schritt. Du kannst auch eingeben:
      NUMBER          Sekunden zwischen Schritten, etwa 2 oder 0.5; 0: sofort
      slower, faster  langsamer, schneller (oder - und +)
      board           den Tisch noch einmal zeigen
      rules           die Regeln in Kürze
      quit            nicht mehr zusehen
plain-replay =
    Wiederholung. Enter zeigt den nächsten Schritt. Du kannst auch eingeben:
      NUMBER          ablaufen lassen, mit so vielen Sekunden zwischen den
                      Schritten; 0: sofort
      slower, faster  langsamer, schneller (oder - und +)
      back            der Schritt davor
      turn, last      der nächste Zug oder der davor
      turns           alle Züge, mit ihren Nummern
      go NUMBER       zu diesem Schritt
      best            der Zug mit den meisten Karten
      board           den Tisch noch einmal zeigen
      quit            aufhören
plain-replay-seats =
    {"  "}seat NAME       was man von diesem Platz aus sah
      open            alle Hände auf einmal
plain-replay-moments =
    {"  "}better          wo dir etwas anderes mehr gebracht hätte
plain-watch-again = Gib { -type-rematch } ein, um noch einem Spiel zuzusehen, oder { -type-quit }:

plain-explained = Neu: { $what }
plain-lesson-how = Gib { $move } ein und drück Enter.
plain-recalled = Was zuletzt geschah:
plain-rules-here = { $house ->
    [none] Regeln: { $rules }. Mit { -type-rules } kannst du sie lesen.
   *[other] Regeln: { $rules }, mit { $house }. Mit { -type-rules } kannst du sie lesen.
}
plain-help =
    Gib die Nummer eines Zuges ein und drück Enter. Du kannst auch eingeben:
      board      den Tisch und was du tun kannst noch einmal zeigen
      hint       was der Computer an deiner Stelle tun würde
      undo       die letzte Karte zurücknehmen, wenn die Regeln es erlauben
      say TEXT   allen am Tisch etwas sagen
      poke       daran erinnern, wer dran ist
      watching   wer zuschauen darf, und wen du wegschickst
      device     An einem anderen Gerät weiterspielen
      pause      Pause für alle
      go on      die Pause beenden
      log        was bisher geschehen ist
      aloud      zum Vorlesen: Karten in Worten, kürzer nach jeder Karte
      rules      die Regeln in Kürze
      rematch    noch einmal spielen, wenn das Spiel aus ist
      next       anderes Spiel, Regeln oder Plätze, wenn du Gastgeber bist
      quit       das Spiel verlassen
    Ist jemand weg, gehen auch bot, wait oder stop und invite, wenn du
    eingeladen hast.
plain-away = { $count ->
    [one] Bis { $names } wieder da ist, kannst du eingeben:
   *[other] Bis { $names } wieder da sind, kannst du eingeben:
}
plain-paused = Tipp { -type-go-on }, um die Pause zu beenden.
plain-away-bot = so lange den Computer spielen lassen
plain-away-stop = das Spiel speichern und hier aufhören; weiter geht es mit: { -command } resume
plain-away-invite = noch einmal einladen, wenn niemand von selbst wiederkommt
plain-away-after = { $count ->
    [one] Sobald { $names } wieder da ist, könnt ihr noch mal spielen. Du kannst auch eingeben:
   *[other] Sobald { $names } wieder da sind, könnt ihr noch mal spielen. Du kannst auch eingeben:
}
plain-proposed-wait = { $who ->
    [you] Du schlägst vor zu warten. Mehr als die Hälfte am Tisch muss einverstanden sein.
   *[other] { $name } möchte warten. Gib { -type-wait } ein, wenn du einverstanden bist.
}
plain-proposed-bot = { $who ->
    [you] Du schlägst vor, den Computer spielen zu lassen. Mehr als die Hälfte am Tisch muss einverstanden sein.
   *[other] { $name } möchte den Computer spielen lassen. Gib { -type-bot } ein, wenn du einverstanden bist.
}
plain-proposed-stop = { $who ->
    [you] Du schlägst vor, zu speichern und aufzuhören. Mehr als die Hälfte am Tisch muss einverstanden sein.
   *[other] { $name } möchte das Spiel speichern und aufhören. Gib { -type-stop } ein, wenn du einverstanden bist.
}
plain-proposed-rematch = { $name } möchte noch mal spielen. Gib { -type-rematch } ein, wenn du auch möchtest.
plain-again = Gib { -type-rematch } ein, um noch mal zu spielen, oder { -type-quit }:
plain-next = Mit { -type-next } suchst du ein anderes Spiel, andere Regeln oder Plätze aus.
plain-your-move = { $name ->
    [none] Was spielst du? (Nummer oder { -type-help }):
   *[other] { $name }, was spielst du? (Nummer oder { -type-help }):
}
plain-after-the-end = Das Spiel ist aus. Gib { -type-rematch }, { -type-say } TEXT oder { -type-quit } ein:
plain-hint = { $number ->
    [0] Tipp: { $move }.
   *[other] Tipp: Nummer { $number }, { $move }.
}
plain-leave = { $kept ->
    [yes] Das Spiel verlassen? Es ist gespeichert; weiter geht es mit: { -command } resume (y/n)
   *[no] Das Spiel verlassen? (y/n)
}
plain-may = Du kannst auch eingeben: { $moves }
plain-not-your-turn = Du bist nicht dran. (Gib { -type-help } ein, um zu sehen, was geht.)
plain-no-such-move = Nummer { $number } gibt es nicht: Zur Wahl stehen 1 bis { $count }.
plain-no-preview = Da gibt es nichts zu prüfen.
plain-no-move = Das ist keiner deiner Züge. Gib eine Nummer ein, { -type-board }, um sie zu sehen, oder { -type-help }.
