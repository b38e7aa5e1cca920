watched-call = Jetzt dürfen alle ein Fehlspiel rufen. Ruft niemand, entscheidet der Tisch.
watched-exchange = { $name } hat mit „Kommt nur“ gewonnen und tauscht Karten mit dem Nachziehstapel.
watched-beat = { $how ->
    [up] Das schlägt eine höhere Karte oder ein Joker.
    [ups] Das schlägt eine höhere Kombination aus gleich vielen Karten oder ein Joker.
    [alike_up] Das schlagen gleich viele Karten von einem höheren Wert oder ein Joker.
    [alike_down] Das schlagen gleich viele Karten von einem niedrigeren Wert oder ein Joker.
    [highest] Kein Wert ist höher als die 2. Das schlägt nur ein Joker oder mindestens 5 Karten von einem Wert.
    [jokers] Das schlagen nur gleich viele Karten von einem höheren Wert oder mehr Karten von einem Wert.
    [down] Das schlägt eine niedrigere Karte oder ein Joker.
    [downs] Das schlägt eine niedrigere Kombination aus gleich vielen Karten oder ein Joker.
    [open] Jede Kombination in der Größe des Stichs darf folgen.
   *[any] Jede Kombination darf folgen.
}
watched-ranks = { $way ->
    [up] Höher, von niedrig nach hoch: { $ranks }
   *[down] Niedriger, von hoch nach niedrig: { $ranks }
}
watched-due = 3-mal in gleichen Schritten: Das ist eine Serie. Bis der Stich endet, darf nur das folgen: { $made }
watched-suits = 3-mal dieselben Farben: Das ist eine Serie. Bis der Stich endet, dürfen nur diese Farben folgen: { $suits }
watched-turn = { $may ->
    [return] { $name } hat gepasst, darf sich aber zurückkaufen und das schlagen.
   *[beat] { $name } darf das schlagen oder passen.
}
watched-swap = Tausch vor der Runde · am Wählen: { $names }
watched-over = Runde { $round } ist aus. Gewonnen hat { $name }.
watched-dared = { $names }: „Kommt nur“. Wer das sagt und den Stich gewinnt, tauscht schlechte Karten. Wer dabei geschlagen wird, setzt einmal aus.
watched-alike = Bei gleichem Wert schlagen rein rote oder rein schwarze Karten gemischte, und Karten einer einzigen Farbe schlagen beide.
watched-fakes = ★ zählt Scheinjoker: Zugaben, die man spielen darf, aber nicht muss, um fertig zu werden.
watched-bounty = Das Kopfgeld: Wer zuletzt nur Karten von seinem Wert spielt, bekommt für jede einen Scheinjoker.
watched-out = In dieser Runde schon fertig: { $names }
watched-even = Karten auf der Hand: je { $count }
spite-goal = { $has ->
    [one_round] Spite, eine Runde: Wer zuerst alle Karten los ist, gewinnt.
   *[rounds] Spite, Runde { $round }: Wer zuerst alle Karten los ist, gewinnt die Runde und 2 Punkte. Nach der letzten Runde gewinnt der höchste Punktestand.
}
spite-fewest = Wenigste Karten: { $names } ({ $count })
spite-most = Meiste Punkte insgesamt: { $names } ({ $score })
