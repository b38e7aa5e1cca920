### Die Regeln als Blatt.

sheet-title = { $variant ->
    [spite-light] { variant-name-spite-light }
   *[spite] { variant-name-spite }
}
sheet-unknown = An diesem Tisch gelten Regeln, die diese Version nicht kennt. Mitspielen kannst du trotzdem.

## Überschriften.

sheet-part-goal = Das Ziel
sheet-part-glance = Auf einen Blick
sheet-steps-turn = Wenn du dran bist
sheet-part-twists = Die Kniffe
sheet-part-end = Die Wertung
sheet-steps-small = Kleingedrucktes

## Das Ziel, und das Wichtigste auf einen Blick.

sheet-goal = { $rounds ->
    [one] Werde deine Karten vor den anderen los. Nach 1 Runde gewinnt der höchste Punktestand.
   *[other] Werde deine Karten vor den anderen los. Nach { $rounds } Runden gewinnt der höchste Punktestand.
} Für { $least } bis { $most } Personen.
sheet-house = { $house ->
    [none] { "" }
   *[other] Hausregeln: { $house }.
}
label-hand = Gegeben
brief-hand = je { $hand } Karten
label-ranks = Werte
brief-ranks = 3 bis 10, dann 11, 12, 13, J, Q, K, A, 2; 13en sind wild
label-fakes = Scheinjoker
brief-fakes = { $fakes }, zu verdienen; sie haben eine andere Rückseite
label-bounty = Kopfgeld
brief-bounty = wer mit Karten dieses Wertes fertig wird, verdient Scheinjoker

## Wenn du dran bist.

sheet-turn = Spiel eine Kombination, die die letzte schlägt und ebenso viele Karten hat, oder passe. Wenn du ausspielst, darf es irgendeine sein; passen kannst du dann nicht.
sheet-hand = Eine Kombination ist 1 Karte, 2 bis 4 Karten vom selben Wert oder ein Pokerblatt aus 5 Karten.
sheet-last-chance = { $last_chance ->
    [yes] Wer zuletzt gespielt hat und wieder dran ist, gewinnt den Stich und spielt den nächsten aus.
   *[no] Wenn alle anderen gepasst haben, gewinnt den Stich, wer zuletzt gespielt hat, und spielt den nächsten aus.
}
sheet-example = Zum Beispiel: Auf ein Paar 9en spiel zwei Buben oder einen Buben und eine 13. Ein einzelnes Ass geht nicht.

## Die Wörter des Spiels.

label-direction = Höher, tiefer
brief-direction = Eine Runde beginnt mit „höher“. Mit echten 7en darfst du das Gegenteil sagen.
label-consec = Serie
brief-consec = Geht es 3-mal nacheinander in gleichen Schritten (5, 7, 9) oder mit denselben Farben, muss der Stich so weitergehen, ohne 13en und Joker.
label-joker = Joker
brief-joker = 1 Joker oder mindestens 5 echte Karten von einem Wert. Schlägt alles, in jeder Größe, außer einem höheren (mehr Karten, dann Wert).
label-down = Scheinjoker
brief-down = Offen ist er die Karte, die er zeigt. Verdeckt schlägt er nichts, aber alles in der richtigen Größe darf folgen. 5 oder mehr schlagen alles.
label-cam = Kommt nur
brief-cam = Sag es zu etwas, das auch ohne Joker zu schlagen ist. Gewinnst du den Stich, tauschst du Karten; sonst setzt du einmal aus.
label-buy = Rückkauf
brief-buy = Wer gepasst hat, kommt so wieder hinein: die letzte Kombination schlagen, dann den Preis in Karten ziehen: 1, dann 1, 2, 3, 5, 8 …
label-misplay = Fehlspiel
brief-misplay = { $referee ->
    [yes] Der Tisch lässt nichts zu, was gegen die Regeln ist.
   *[no] { $has_fakes ->
        [yes] Hinlegen kannst du alles, aber nach einem Fehlspiel bist du raus aus dem Stich, verlierst deine Scheinjoker und setzt einmal aus.
       *[no] Hinlegen kannst du alles, aber nach einem Fehlspiel bist du raus aus dem Stich und setzt einmal aus.
    }
}

## Die Wertung.

sheet-points = { $rounds ->
    [one] Eine Runde endet, wenn nur noch eine Person Karten hat. Platz eins bringt 2 Punkte, Platz zwei 1; der vorletzte kostet 1, der letzte 2.
   *[other] Eine Runde endet, wenn nur noch eine Person Karten hat. Platz eins bringt 2 Punkte, Platz zwei 1; der vorletzte kostet 1, der letzte 2. Vorher rückt dein alter Punktestand um 1 auf 0 zu. Warst du zuletzt in der anderen Hälfte der Plätze, wird er 0. Mit 2 Punkten ergibt noch ein erster Platz 2 - 1 + 2 = 3, ein letzter 0 - 2 = -2.
}
sheet-swap = Beim nächsten Geben gibt, wer 2 Punkte hat, die 2 niedrigsten Karten ab, wer -2 hat, die 2 höchsten, und so weiter. Alle nehmen ebenso viele von dem, was die andere Seite abgab.

## Kleingedrucktes.

sheet-deck = Es sind { $packs } Kartenspiele, zusammen { $cards } Karten. Jedes hat die üblichen 52, eine 11 und eine 12 in jeder Farbe, zwei rote 13en und einen Joker.
sheet-first-lead = { $first_lead ->
    [yes] Die erste Runde spielt aus, wer zuerst eine Kombination mit einer 3 legt. Tut das in { $claim_seconds } Sekunden niemand, sind die 4en dran, und so weiter.
   *[no] Die erste Runde spielt aus, wer links von der Person sitzt, die gibt.
}
sheet-later-lead = Spätere Runden spielt aus, wer den niedrigsten Punktestand hat; bei mehreren, wer zuletzt auf dem letzten Platz war.
sheet-next-lead = Ist nach einem Stich fertig, wer ihn gewonnen hat, spielt der nächste Platz aus.
sheet-alike = { watched-alike } Gleich schlägt nie gleich, aber auf einen Joker darf ein Joker.
sheet-poker = Pokerblätter von niedrig nach hoch: Straße, Full House, Flush, Vierling, Straight Flush. J Q K A 2 ist die höchste Straße; in jeder Straße folgt J auf 12.
sheet-thirteens = Neben anderen Karten stehen 13en für das, was die niedrigste Kombination ergibt, und diese zählt weniger als die echte. Je mehr 13en darin sind, desto weniger zählt sie.
sheet-readings = { $thirteens_have_suits ->
    [yes] 13en zählen mit, wenn Farben verglichen werden.
   *[no] 13en zählen nicht mit, wenn Farben verglichen werden.
} { $thirteens_natural ->
    [yes] Eine Kombination nur aus 13en ist echt.
   *[no] Eine Kombination nur aus 13en ist nicht echt.
}
sheet-turning = { $big_hands_turn ->
    [yes] Außer in einer Serie darfst du echte 7en auf ebenso viele echte 7en spielen; das ändert die Richtung von selbst. Auch echte 3en ändern sie, von „tiefer“ zu „höher“. 5 oder mehr von beiden tun es ebenso.
   *[no] Außer in einer Serie darfst du echte 7en auf ebenso viele echte 7en spielen; das ändert die Richtung von selbst. Auch echte 3en ändern sie, von „tiefer“ zu „höher“. 5 oder mehr von beiden tun es nicht.
}
sheet-numerical = Eine Serie in Schritten lässt die 13 aus: Auf 12 folgt J. Wenn nötig, geht sie nach der 2 mit der 3 weiter. Abwärts dreht eine 3 sie um: Nach 4, 3 und 4 ist eine 5 verlangt.
sheet-forms = Pokerblätter bilden nie eine Serie. Ab 2 Karten müssen alle Farben dieselben sein, zum Beispiel jedes Mal Herz und Kreuz.
sheet-consec-readings = { $equal_ranks_form ->
    [yes] Auch 3 Kombinationen vom selben Wert sind eine Serie.
   *[no] { "" }
} { $sevens_turn_consecs ->
    [yes] 7en, die die Richtung ändern, drehen die Schritte um.
   *[no] 7en, die die Richtung ändern, drehen die Schritte nicht um.
}
sheet-unbeatable = In einer Serie, bei der es nur um Farben geht, schlägt aufwärts nichts eine 2: Sag „unschlagbar“ dazu. Zum Beispiel: 4♥, 8♥ und J♥, dann 2♥.
sheet-joker-limits = Geht es tiefer, darf auf eine Joker-Kombination jede in der Größe des Stichs folgen. { $has_fakes ->
    [yes] Ist deine letzte oder vorletzte Kombination so eine, oder hat sie verdeckte Scheinjoker, verlierst du die Runde.
   *[no] Ist deine letzte oder vorletzte Kombination so eine, verlierst du die Runde.
}
sheet-open-size = Geht es tiefer, lässt eine ausgespielte Joker-Kombination die Größe offen: Was danach kommt, legt sie fest. { $has_fakes ->
    [yes] So ist es auch bei einem verdeckt ausgespielten Scheinjoker, in jeder Richtung.
   *[no] { "" }
}
sheet-five-fakes = 5 oder mehr verdeckte Scheinjoker gehen immer, auch in einer Serie. Nur noch mehr davon schlagen das. Sag dazu weder „Kommt nur“ noch „unschlagbar“.
sheet-earned = { $bounty ->
    [yes] { $calls ->
        [yes] Scheinjoker verdienst du, indem du Fehlspiele rufst, oder wenn du mit lauter echten Karten vom Wert des Kopfgelds fertig wirst: einen für jede Karte, und ein neues Kopfgeld wird aufgedeckt.
       *[no] Scheinjoker verdienst du, wenn du mit lauter echten Karten vom Wert des Kopfgelds fertig wirst: einen für jede Karte, und ein neues Kopfgeld wird aufgedeckt.
    }
   *[no] Scheinjoker verdienst du, indem du Fehlspiele rufst.
} Sie gehören nicht zu deiner Hand, und du behältst sie für spätere Runden. Ist der Vorrat leer, bekommst du stattdessen die obersten Karten des Nachziehstapels: nur offen, als das, was sie zeigen.
sheet-cam-won = { $cam_counts_passed ->
    [yes] „Kommt nur“ geht, solange mehr als 2 noch Karten haben.
   *[no] „Kommt nur“ geht, solange mehr als 2 noch im Stich sind.
} Wenn du gewinnst, tausch 1 bis { $cam_limit } Karten: eine mehr für jedes weitere Mal, das du es gesagt hast, eine weniger für jeden Stich, den du schon so gewonnen hattest, seit zuletzt jemand anderes einen gewann. Beim zweiten solchen Stich sind es zum Beispiel 2. Kommt dabei 0 heraus, passiert nichts; unter 0 setzt du so oft aus. Mit einer Joker-Kombination zu gewinnen ist ein Fehlspiel. Wenn du nicht gewinnst, setz für jedes Mal, das du es gesagt hast, einmal aus. Es zählt nicht, wenn etwas anderes falsch war, das du dazu gesagt hast.
sheet-cam-wrong = { $referee ->
    [yes] { "" }
   *[no] Keine Karte zu tauschen oder zu viele ist ein Fehlspiel.
}
sheet-buying = Der Preis eines Rückkaufs ist für alle gleich: Er steigt mit jedem. Nach einem Rückkauf bist du im Stich, bis du wieder passt.
sheet-price-anew = In jeder Runde fängt dieser Preis von vorn an.
sheet-limit = Mit { $hand_limit } Karten auf der Hand verlierst du die Runde.
sheet-calling = { $referee ->
    [yes] { "" }
   *[no] { $window ->
        [0] Niemand ruft Fehlspiele: Der Tisch entscheidet sofort.
        [one] Ein Fehlspiel kann man 1 Sekunde lang rufen, während das Spiel weitergeht. Dann geht der Stich auf den Stand davor zurück. Ruft niemand, entscheidet der Tisch. Wer falsch ruft, begeht ein Fehlspiel.
       *[other] Ein Fehlspiel kann man { $window } Sekunden lang rufen, während das Spiel weitergeht. Dann geht der Stich auf den Stand davor zurück. Ruft niemand, entscheidet der Tisch. Wer falsch ruft, begeht ein Fehlspiel.
    }
}
sheet-calls-pay = { $empty_pays ->
    [yes] Wer ruft, bekommt die Scheinjoker, die das Fehlspiel kostet (bei mehreren entscheidet das Los); sind es keine, einen aus dem Vorrat.
   *[no] Wer ruft, bekommt die Scheinjoker, die das Fehlspiel kostet (bei mehreren entscheidet das Los).
}
sheet-countdown = Alle dürfen einen Countdown starten: { $decision } Sekunden, und 1 mehr für jede gerade gezogene Karte. Wer bis dahin nicht spielt, hat gepasst; wer ausspielen sollte, überlässt es dem nächsten Platz.
sheet-hints = { $hints ->
    [yes] Wenn du dran bist, kannst du um einen Tipp bitten.
   *[no] Es gibt keine Tipps.
}
sheet-clock = { $clock ->
    [off] { "" }
   *[other] Für einen Zug hast du { $clock } Sekunden. Sind sie um, passt der Tisch für dich oder spielt eine Karte.
}
sheet-early = { $referee ->
    [yes] { "" }
   *[no] Karten, die du vorab hinlegst, bleiben liegen und werden gespielt, wenn du dran bist: Passen sie dann nicht, ist das ein Fehlspiel.
}
sheet-swap-rest = Gab die andere Seite weniger ab, kommt der Rest vom Nachziehstapel. Gab sie mehr ab, wird gezeigt und abgelegt, was übrig bleibt.
sheet-middle = Bei ungerader Zahl gehört der mittlere Platz zu keiner Hälfte: Wer darauf landet oder zuletzt darauf war, fängt wieder bei 0 an.
sheet-three = Zu dritt ist der zweite Platz auch der vorletzte und bringt 0.
sheet-late = Wer zwischen Runden dazukommt, zählt als letzter Platz der vorigen, mit { $loser } Punkten; die anderen rücken einen Platz auf.
