### Was gesagt wird, während du eine Karte wählst und wohin sie kommt, und was ein Tipp rät.

## Warum aus einer Wahl nichts wird.

error-fits-nowhere = { $alike ->
    [yes] Jeder Stapel in der Mitte braucht { $needs }: { $card } passt nicht.
   *[no] Die Stapel in der Mitte brauchen { $needs }: { $card } passt nicht.
}
error-choose-card-first = Wähle erst eine Karte, dann, wohin sie soll.
error-draws-by-itself = Neue Karten bekommst du von selbst: am Anfang deines Zuges und immer, wenn deine Hand leer ist.
error-nothing-there = Da liegt keine Karte.

## Was ein Tipp sagt: der Schritt und der Grund dafür.

hint-payoff = Spiel deine Zielkarte auf { $pile }: Jede bringt dich dem Sieg näher.
hint-lead = Spiel { $card } auf { $pile }: So kommst du zu deiner Zielkarte { $payoff }.
hint-lead-partner = Spiel { $card } auf { $pile }: So kommt dein Partner zur Zielkarte { $payoff }.
hint-empty = Spiel { $card } auf { $pile }: Du kannst deine ganze Hand spielen und bekommst eine neue.
hint-block = Spiel { $card } auf { $pile }: Damit ist der Platz weg, den jemand für { $rival } braucht.
hint-block-then = Spiel { $card } auf { $pile }: Dann nimmt { $then } den Platz weg, den jemand für { $rival } braucht.
hint-nearer = Spiel { $card } auf { $pile }: So rückt deine Zielkarte { $payoff } näher.
hint-clear = Spiel { $card } auf { $pile }: Das macht auf deinen Ablagestapeln Platz.
hint-free = Spiel { $card } auf { $pile }: Sie passt und hilft sonst niemandem.
hint-hold = Bau niemandem den Weg zur Zielkarte { $rival }. Leg { $card } auf { $pile }.
hint-wait = Heb dir auf, was gerade passt. Leg { $card } auf { $pile } und beende deinen Zug.
hint-discard = Gerade passt nichts, was dir nützt. Leg { $card } auf { $pile } und beende deinen Zug.
hint-discard-match = Gerade passt nichts, was dir nützt. Leg { $card } auf { $pile }: Sie passt gut zu der Karte dort.
hint-other = Spiel { $card } auf { $pile }.

## Alle Ablagen.

discards-title = Alle Ablagen
discards-none = Noch ist nichts abgelegt.
discards-top = oben
discards-next = Weiter: { $name }

## Einstellungen, die nur dieses Spiel hat.

settings-autoplay-how = Ist „Sofort spielen“ an, genügt es, deine Zielkarte oder die oberste Karte eines Ablagestapels einmal zu wählen: Sie geht von selbst in die Mitte. Eine Handkarte wählst du dafür zweimal. Abgelegt wird so nie, und wilde Karten spielst du weiter selbst.

## At a page, once.

first-buried = Tippe auf einen fremden Ablagestapel, um alle Karten darin zu sehen.
