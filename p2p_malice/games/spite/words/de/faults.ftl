### Was an einem Fehlspiel falsch war.

event-fault-no-hand = Diese Karten sind keine Kombination.
event-fault-only-jokers = Das schlägt nur eine höhere Joker-Kombination oder mindestens 5 verdeckte Scheinjoker.
event-fault-down-on-joker = Um eine Joker-Kombination zu schlagen, braucht es 5 oder mehr verdeckte Scheinjoker.
event-fault-joker-in-consec = In einer Serie geht keine Joker-Kombination.
event-fault-thirteen-in-consec = In einer Serie geht keine 13.
event-fault-arity = { $count ->
    [one] In diesem Stich wird immer 1 Karte gespielt.
   *[other] In diesem Stich werden immer { $count } Karten gespielt.
}
event-fault-not-better = Das schlägt die letzte Kombination nicht.
event-fault-only-fakes = Das schlagen nur mehr als { $count } verdeckte Scheinjoker.
event-fault-down-in-consec = In einer Serie leg mindestens { $count } Scheinjoker verdeckt.
event-fault-consec = { $as ->
    [8] Diese Serie verlangt jetzt eine 8.
    [11] Diese Serie verlangt jetzt eine 11.
    [A] Diese Serie verlangt jetzt ein Ass.
    [J] Diese Serie verlangt jetzt einen Buben.
    [Q] Diese Serie verlangt jetzt eine Dame.
    [K] Diese Serie verlangt jetzt einen König.
   *[other] Diese Serie verlangt jetzt eine { $as }.
}
event-fault-suit = In dieser Serie muss jede Kombination dieselben Farben haben.
event-fault-wrong-direction = In diese Richtung ging es schon.
event-fault-direction-not-yours = Die Richtung ändern nur echte 7en.
event-fault-sevens-announced = 7en auf 7en ändern die Richtung von selbst, dazu sagt man nichts.
event-fault-no-unbeatable = Zu einer 2, die nichts schlagen kann, gehört „unschlagbar“.
event-fault-fakes-announced = Zu 5 oder mehr Scheinjokern sagt man nichts.
event-fault-cam-two = Zu zweit darf niemand mehr „Kommt nur“ sagen.
event-fault-cam-unbeatable = Wenn nur noch Joker die Kombination schlagen können, darf niemand „Kommt nur“ sagen.
event-fault-cam-joker = Nach „Kommt nur“ gewinnt man den Stich nicht mit einer Joker-Kombination.
event-fault-claim = { $as ->
    [8] Zum ersten Ausspielen gehört eine 8.
    [11] Zum ersten Ausspielen gehört eine 11.
    [A] Zum ersten Ausspielen gehört ein Ass.
    [J] Zum ersten Ausspielen gehört ein Bube.
    [Q] Zum ersten Ausspielen gehört eine Dame.
    [K] Zum ersten Ausspielen gehört ein König.
   *[other] Zum ersten Ausspielen gehört eine { $as }.
}
event-fault-price = { $count ->
    [one] Ein Rückkauf kostet 1 Karte.
   *[other] Ein Rückkauf kostet { $count } Karten.
}
event-fault-not-out = Zurückkaufen kann sich nur, wer gepasst hat.
event-fault-exchange = { $count ->
    [one] Du musst genau 1 Karte tauschen.
   *[other] Du musst 1 bis { $count } Karten tauschen.
}
