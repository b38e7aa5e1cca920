watched-call = Ruft jetzt niemand ein Fehlspiel, gilt das.
watched-exchange = { $name } hat mit „Kommt nur“ gewonnen und tauscht Karten mit dem Nachziehstapel.
watched-beat = { $how ->
    [up] Das schlägt eine höhere Karte oder ein Joker.
    [ups] Das schlägt eine höhere Kombination aus gleich vielen Karten oder ein Joker.
    [highest] Das schlägt nur ein Joker oder mindestens 5 Karten von einem Wert.
    [jokers] Das schlagen nur gleich viele Karten von einem höheren Wert oder mehr Karten von einem Wert.
    [down] Das schlägt eine niedrigere Karte oder ein Joker.
    [downs] Das schlägt eine niedrigere Kombination aus gleich vielen Karten oder ein Joker.
    [open] Jede Kombination in der Größe des Stichs darf folgen.
   *[any] Jede Kombination darf folgen.
}
watched-turn = { $may ->
    [return] { $name } hat gepasst, darf sich aber zurückkaufen und das schlagen.
   *[beat] { $name } darf das schlagen oder passen.
}
watched-swap = Tausch vor der Runde · am Wählen: { $names }
watched-fakes = ★ zählt Scheinjoker: Zugaben, die man spielen darf, aber nicht muss, um fertig zu werden.
watched-out = Schon fertig: { $names }
spite-goal = { $has ->
    [one_round] Spite, eine Runde: Wer zuerst alle Karten los ist, gewinnt.
   *[rounds] Spite, Runde { $round }: Wer zuerst alle Karten los ist, gewinnt die Runde und 2 Punkte. Nach der letzten Runde gewinnt der höchste Punktestand.
}
spite-fewest = Wenigste Karten: { $names } ({ $count })
spite-most = Meiste Punkte: { $names } ({ $score })
