### Warum die Aufsicht, oder der Tisch, etwas nicht zulässt.

error-spite-no-hand = Diese Karten sind keine Kombination.
error-spite-only-jokers = Das schlägt nur eine höhere Joker-Kombination oder mindestens 5 verdeckte Scheinjoker.
error-spite-down-on-joker = Um eine Joker-Kombination zu schlagen, braucht es 5 oder mehr verdeckte Scheinjoker.
error-spite-joker-in-consec = In einer Serie kannst du keine Joker-Kombination spielen.
error-spite-thirteen-in-consec = In einer Serie kannst du keine 13 spielen.
error-spite-arity = { $needed ->
    [one] In diesem Stich wird immer 1 Karte gespielt, nicht { $played }.
   *[other] In diesem Stich werden immer { $needed } Karten gespielt, nicht { $played }.
}
error-spite-not-better = { $direction ->
    [lower] Es geht tiefer, und das ist nicht tiefer als die letzte Kombination.
   *[higher] Das schlägt die letzte Kombination nicht.
}
error-spite-only-fakes = Das schlagen nur mehr als { $count } verdeckte Scheinjoker.
error-spite-down-in-consec = In einer Serie leg mindestens { $needed } Scheinjoker verdeckt.
error-spite-consec = { $rank ->
    [8] Diese Serie verlangt jetzt eine 8.
    [11] Diese Serie verlangt jetzt eine 11.
    [A] Diese Serie verlangt jetzt ein Ass.
    [J] Diese Serie verlangt jetzt einen Buben.
    [Q] Diese Serie verlangt jetzt eine Dame.
    [K] Diese Serie verlangt jetzt einen König.
   *[other] Diese Serie verlangt jetzt eine { $rank }.
}
error-spite-suit = In dieser Serie muss jede Kombination dieselben Farben haben.
error-spite-wrong-direction = { $direction ->
    [lower] Es geht schon tiefer.
   *[higher] Es geht schon höher.
}
error-spite-direction-not-yours = Die Richtung ändern nur echte 7en.
error-spite-sevens-announced = 7en auf 7en ändern die Richtung von selbst, dazu musst du nichts sagen.
error-spite-no-unbeatable = Zu einer 2, die nichts schlagen kann, musst du „unschlagbar“ sagen.
error-spite-fakes-announced = Zu 5 oder mehr Scheinjokern sagt man nichts.
error-spite-cam-two = Zu zweit darf niemand mehr „Kommt nur“ sagen.
error-spite-cam-unbeatable = Wenn nur noch Joker die Kombination schlagen können, darf niemand „Kommt nur“ sagen.
error-spite-cam-joker = Nach „Kommt nur“ kannst du den Stich nicht mit einer Joker-Kombination gewinnen.
error-spite-claim = Beim ersten Ausspielen muss eine Karte mit diesem Wert dabei sein: { $rank }.
error-spite-price = Um wieder hineinzukommen, sag „Rückkauf { $count }“ zu deiner Kombination.
error-spite-not-out = Du bist noch im Stich, also brauchst du keinen Rückkauf.
error-spite-exchange = { $most ->
    [one] Du musst genau 1 Karte tauschen.
   *[other] Du musst 1 bis { $most } Karten tauschen.
}
error-spite-window = Einen Moment: Noch kann jemand „Fehlspiel“ rufen.
error-spite-no-call = Es gibt nichts, wozu du „Fehlspiel“ rufen könntest.
error-spite-no-countdown = Jetzt lässt sich kein Countdown starten.
error-spite-not-now = Das geht jetzt nicht.
error-spite-too-few = Ihr müsst mindestens { $least } sein.
error-spite-must-lead = Du spielst diesen Stich aus, also musst du etwas spielen.
error-spite-swap = { $count ->
    [one] Gib die Karte ab, die dein Punktestand verlangt.
   *[other] Gib die { $count } Karten ab, die dein Punktestand verlangt.
}
error-no-such-view = Diese gespeicherte Stellung ist nicht zu gebrauchen.
