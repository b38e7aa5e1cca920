### Die Regeln als Blatt: das Ziel, was anders ist, das Wichtigste auf einen Blick, ein Zug in Schritten, der Rest.

sheet-title = { -title }: { $variant ->
    [official] Offiziell
    [catmouse] Katz und Maus
    [catmouse-short] Katz und Maus, kurz
    [pz] Wilde Joker, bis zum König
    [pz-nwis] Wilde Joker, keine im Zielstapel
    [classic] Wie im Buch
   *[mdw] Klassisches Duell
}
sheet-unknown = An diesem Tisch gelten Regeln, die diese Version nicht kennt. Mitspielen kannst du trotzdem: Dir wird nur angeboten, was sie erlauben.

## Überschriften.

sheet-part-goal = Das Ziel
sheet-part-differs = Anders als im klassischen Duell
sheet-part-glance = Auf einen Blick
sheet-steps-turn = Wenn du dran bist
sheet-part-piles = Die Stapel
sheet-part-set-up = Aufbau
sheet-part-partners = Paare
sheet-part-match = Match
sheet-part-small = Kleingedrucktes

## Das Ziel.

sheet-goal = { $partners ->
    [yes] Es gewinnt das Paar, dessen Zielstapel zuerst beide leer sind. Für 4 Personen.
   *[no] Wer zuerst den eigenen Zielstapel los ist, gewinnt. { $max_seats ->
        [2] Für 2 Personen.
       *[other] Für { $min_seats } bis { $max_seats } Personen.
    }
}

## Was anders ist.

sheet-differs-partners = { $partners ->
    [yes] Es spielen zwei gegen zwei.
   *[no] { "" }
}
sheet-differs-wild = { $wild ->
    [kings] { "" }
    [jokers] Joker sind wild, Könige nicht.
    [both] Auch Joker sind wild.
   *[none] Keine Karte ist wild.
}
sheet-differs-wild-as-ace = { $wild ->
    [none] { "" }
   *[other] { $wild_as_ace ->
        [yes] { "" }
       *[no] Eine wilde Karte kann kein Ass sein.
    }
}
sheet-differs-last-rank = { $last_rank ->
    [13] Stapel gehen bis zum König.
    [12] { "" }
    [11] Stapel gehen nur bis zum Buben.
   *[other] Stapel gehen nur bis zur { $last_rank }.
}
sheet-differs-forced-aces = { $forced_aces ->
    [yes] Solange Platz für einen neuen Stapel ist, musst du die Asse von deiner Hand spielen, bevor du ablegst.
   *[no] { "" }
}
sheet-differs-hands-dealt = { $hands_dealt ->
    [start] { "" }
   *[turn] Es wird keine Hand gegeben: Du ziehst deine im ersten Zug.
}
sheet-differs-payoff = { $payoff ->
    [one] Ein Zielstapel hat 1 Karte.
   *[other] Zielstapel haben { $payoff } Karten.
}
sheet-differs-recycle = { $recycle ->
    [at-once] { "" }
   *[when-empty] Volle Stapel werden beiseitegelegt und gemischt, wenn der Nachziehstapel leer ist.
}
sheet-differs-exhaustion = { $exhaustion ->
    [play-on] { "" }
   *[tie] Reicht es nicht für eine volle Hand, endet das Spiel unentschieden.
}
sheet-house = { $house ->
    [none] { "" }
   *[other] Hausregeln: { $house }.
}

## Auf einen Blick.

label-payoff = Zielstapel
brief-payoff = { $payoff ->
    [one] { $variant ->
        [mdw] 1 Karte (üblich sind 11, 21 und 31)
       *[other] 1 Karte
    }
   *[other] { $variant ->
        [mdw] { $payoff } Karten (üblich sind 11, 21 und 31)
       *[other] { $payoff } Karten
    }
}
label-centre-piles = Stapel in der Mitte
brief-centre-piles = { $last_rank ->
    [13] { $centre_piles }, vom Ass zum König
    [12] { $centre_piles }, vom Ass zur Dame
    [11] { $centre_piles }, vom Ass zum Buben
   *[other] { $centre_piles }, vom Ass zur { $last_rank }
}
label-wild = Wilde Karten
brief-wild = { $wild ->
    [kings] Könige
    [jokers] Joker
    [both] Könige und Joker
   *[none] keine
}
label-discard-piles = Ablagestapel
brief-discard-piles = je { $discard_piles }
label-match = Match
brief-match = { $match ->
    [points] { $target ->
        [one] { $deals ->
            [one] 1 Punkt
           *[other] 1 Punkt oder { $deals } Spiele
        }
       *[other] { $deals ->
            [one] { $target } Punkte
           *[other] { $target } Punkte oder { $deals } Spiele
        }
    }
    [games] { $deals } Spiele
   *[none] { "" }
}

## Wenn du dran bist.

sheet-draw = { $hand ->
    [one] Zieh, bis du 1 Karte auf der Hand hast.
   *[other] Zieh, bis du { $hand } Karten auf der Hand hast.
}
sheet-play = { $discard_piles ->
    [one] Spiel so viele Karten in die Mitte, wie du willst: von der Hand, vom Zielstapel (dann wird dessen nächste Karte aufgedeckt) oder die oberste deines Ablagestapels.
   *[other] Spiel so viele Karten in die Mitte, wie du willst: von der Hand, vom Zielstapel (dann wird dessen nächste Karte aufgedeckt) oder die obersten deiner Ablagestapel.
}
sheet-discard = { $discard_piles ->
    [one] Um deinen Zug zu beenden, leg eine Handkarte auf deinen Ablagestapel.
   *[other] Um deinen Zug zu beenden, leg eine Handkarte auf irgendeinen deiner Ablagestapel.
}
sheet-refill = { $hand ->
    [one] Hast du deine ganze Hand gespielt, zieh eine neue Karte und spiel weiter.
   *[other] Hast du deine ganze Hand gespielt, zieh { $hand } neue Karten und spiel weiter.
}

sheet-example = { $hand ->
    [one] { "" }
   *[other] { $wild ->
        [none] Zum Beispiel: Auf einem Stapel liegt ein Ass, du hast eine 2 und eine 9, und deine Zielkarte ist eine 3. Spiel die 2, darauf die 3, und leg die 9 ab.
        [jokers] Zum Beispiel: Auf einem Stapel liegt ein Ass, du hast einen Joker und eine 9, und deine Zielkarte ist eine 3. Spiel den Joker als 2, darauf die 3, und leg die 9 ab.
       *[other] Zum Beispiel: Auf einem Stapel liegt ein Ass, du hast einen König und eine 9, und deine Zielkarte ist eine 3. Spiel den König als 2, darauf die 3, und leg die 9 ab.
    }
}

## Die Stapel.

sheet-last-rank = { $last_rank ->
    [13] Alle bauen an den Stapeln in der Mitte, vom Ass bis zum König. Die Farbe ist egal.
    [12] Alle bauen an den Stapeln in der Mitte, vom Ass bis zur Dame. Die Farbe ist egal.
    [11] Alle bauen an den Stapeln in der Mitte, vom Ass bis zum Buben. Die Farbe ist egal.
   *[other] Alle bauen an den Stapeln in der Mitte, vom Ass bis zur { $last_rank }. Die Farbe ist egal.
} { $last_rank ->
    [13] { "" }
    [12] { $kings_wild ->
        [yes] { "" }
       *[no] Könige sind tote Karten: Sie passen nie. Ein Zielstapel mit einer toten Karte wird nie leer.
    }
    [11] { $kings_wild ->
        [yes] Damen sind tote Karten: Sie passen nie. Ein Zielstapel mit einer toten Karte wird nie leer.
       *[no] Damen und Könige sind tote Karten: Sie passen nie. Ein Zielstapel mit einer toten Karte wird nie leer.
    }
    [10] { $kings_wild ->
        [yes] Die Karten vom Buben bis zur Dame sind tot: Sie passen nie. Ein Zielstapel mit einer toten Karte wird nie leer.
       *[no] Die Karten vom Buben bis zum König sind tot: Sie passen nie. Ein Zielstapel mit einer toten Karte wird nie leer.
    }
   *[other] { $kings_wild ->
        [yes] Die Karten von { $dead_from } bis zur Dame sind tot: Sie passen nie. Ein Zielstapel mit einer toten Karte wird nie leer.
       *[no] Die Karten von { $dead_from } bis zum König sind tot: Sie passen nie. Ein Zielstapel mit einer toten Karte wird nie leer.
    }
}
sheet-recycle = { $recycle ->
    [at-once] Volle Stapel werden sofort in den Nachziehstapel gemischt.
   *[when-empty] { "" }
}
sheet-discard-piles = Die Ablage ist für alle offen, aber nur die obersten Karten dürfen gespielt werden, und nur in die Mitte. Zielkarten werden nie abgelegt.

sheet-kings-wild = { $wild ->
    [kings] Ein König ist die Karte, die gerade gebraucht wird, bis sein Stapel voll ist. Du darfst mehrere nacheinander spielen.
    [jokers] Ein Joker ist die Karte, die gerade gebraucht wird, bis sein Stapel voll ist. Du darfst mehrere nacheinander spielen.
    [both] Ein König oder Joker ist die Karte, die gerade gebraucht wird, bis sein Stapel voll ist. Du darfst mehrere nacheinander spielen.
   *[none] { "" }
}
sheet-wild-as-ace = { $wild ->
    [none] { "" }
   *[other] { $wild_as_ace ->
        [yes] Eine wilde Karte kann auch das Ass sein, mit dem ein Stapel anfängt.
       *[no] { "" }
    }
}

## Aufbau.

sheet-packs = { $packs ->
    [0] Ihr spielt mit Kartenspielen zu 52 Karten: einem mehr, als Personen mitspielen.
    [one] Ihr spielt mit 1 Kartenspiel zu 52 Karten.
   *[other] Ihr spielt mit { $packs } Kartenspielen zu 52 Karten.
} { $jokers ->
    [0] { "" }
    [one] In jedem ist auch ein Joker.
   *[other] In jedem sind auch { $jokers } Joker.
}
sheet-payoff = { $payoff ->
    [one] Ein Zielstapel ist 1 offene Karte.
   *[other] Zielstapel liegen verdeckt, nur die oberste Karte ist offen; darunter darf niemand schauen.
}
sheet-wilds-in-payoff = { $wilds_in_payoff ->
    [yes] { "" }
   *[no] { $wild ->
        [none] { "" }
       *[other] Zielstapel werden ohne wilde Karten gegeben; diese kommen danach in den Nachziehstapel.
    }
}
sheet-hands-dealt = { $hands_dealt ->
    [start] Dann bekommen alle ihre Hand; der Rest ist der Nachziehstapel.
   *[turn] Der Rest ist der Nachziehstapel.
}
sheet-starter = { $starter ->
    [left] Wer zuerst gibt, entscheidet das Los; danach geht das Geben nach links weiter. Es fängt an, wer links von der Person sitzt, die gibt.
    [dealer] Wer zuerst gibt, entscheidet das Los; danach geht das Geben nach links weiter. Wer gibt, fängt an.
   *[top] { $jokers ->
        [0] Wer die höchste Zielkarte hat, fängt an (Könige hoch, Asse niedrig).
       *[other] { $wilds_in_payoff ->
            [yes] Wer die höchste Zielkarte hat, fängt an (Joker am höchsten, dann Könige; Asse niedrig).
           *[no] Wer die höchste Zielkarte hat, fängt an (Könige hoch, Asse niedrig).
        }
    }
}
sheet-equal-tops = { $starter ->
    [top] { $equal_tops ->
        [shuffle] { $payoff ->
            [one] Sind die höchsten Karten gleich, wird alles neu gegeben.
           *[other] Sind die höchsten Karten gleich, werden diese Stapel gemischt.
        }
       *[redeal] Sind die höchsten Zielkarten am Anfang gleich, wird alles neu gegeben.
    }
   *[other] { "" }
}

sheet-clockwise = { $max_seats ->
    [2] { "" }
   *[other] Gespielt wird im Uhrzeigersinn.
}

## Paare.

sheet-partners = { $partners ->
    [yes] Die beiden eines Paars sitzen sich gegenüber. Du darfst auch die Zielkarte und die obersten abgelegten Karten gegenüber spielen, aber ablegen nur auf deine eigenen Stapel. Ist dein Zielstapel leer, spielst du für den gegenüber.
   *[no] { "" }
}

## Match.

sheet-deals = { $match ->
    [games] Nach { $deals } Spielen gewinnt das Match, wer die meisten Punkte hat.
   *[other] { "" }
}
sheet-target = { $match ->
    [none] { "" }
   *[points] { $target ->
        [one] Wer als Erstes 1 Punkt hat, gewinnt das Match.
       *[other] Wer als Erstes { $target } Punkte hat, gewinnt das Match.
    } { $deals ->
        [one] Spätestens nach { $max_deals } Spielen gewinnt es, wer die meisten Punkte hat.
       *[other] Spätestens nach { $deals } Spielen gewinnt es, wer die meisten Punkte hat.
    }
    [games] { "" }
}
sheet-scoring = { $match ->
    [none] { "" }
   *[other] { $scoring ->
        [wins] Wer ein Spiel gewinnt, bekommt 1 Punkt.
       *[cards] Wer ein Spiel gewinnt, bekommt einen Punkt für jede Karte, die in den anderen Zielstapeln übrig ist.
    } Bei gleichen Punkten teilt man sich das Match, außer wenn alle gleichauf sind: Dann endet es unentschieden.
}

## Kleingedrucktes: was kaum je eine Rolle spielt.

sheet-undo = { $undo ->
    [yes] Karten kannst du zurücknehmen, bis eine neue aufgedeckt oder gezogen wird oder dein Zug endet, höchstens { $max_undone } im Zug und { $max_undone_in_game } im Spiel.
   *[no] Karten kannst du nicht zurücknehmen.
}
sheet-hints = { $hints ->
    [yes] { "" }
   *[no] Es gibt keine Tipps.
}
sheet-clock = { $clock ->
    [off] { "" }
   *[other] Für einen Zug hast du { $clock } Sekunden. Sind sie um, legt der Tisch für dich ab.
}
sheet-exhaustion = { $exhaustion ->
    [tie] { "" }
   *[play-on] Reicht es nicht für eine volle Hand, ziehst du, was noch da ist, und spielst weiter.
}
sheet-silent = { $exhaustion ->
    [play-on] { $partners ->
        [yes] Wer keine Karten hat und nicht spielen kann, setzt aus. Das Spiel endet, wenn niemand spielen kann, wenn alle je { $idle_rounds } Züge lang keine Zielkarte spielen, oder nach { $game_moves } Schritten. Dann gewinnt das Paar mit den wenigsten Zielkarten; sind es gleich viele, ist es unentschieden.
       *[no] Wer keine Karten hat und nicht spielen kann, setzt aus. Das Spiel endet, wenn niemand spielen kann, wenn alle je { $idle_rounds } Züge lang keine Zielkarte spielen, oder nach { $game_moves } Schritten. Dann gewinnt, wer die wenigsten Zielkarten hat; sind es gleich viele, ist es unentschieden.
    }
   *[tie] { $partners ->
        [yes] Das Spiel endet, wenn alle je { $idle_rounds } Züge lang keine Zielkarte spielen, oder nach { $game_moves } Schritten. Dann gewinnt das Paar mit den wenigsten Zielkarten; sind es gleich viele, ist es unentschieden.
       *[no] Das Spiel endet, wenn alle je { $idle_rounds } Züge lang keine Zielkarte spielen, oder nach { $game_moves } Schritten. Dann gewinnt, wer die wenigsten Zielkarten hat; sind es gleich viele, ist es unentschieden.
    }
} Nach { $turn_plays } Karten in einem Zug ohne Zielkarte bekommst du erst im nächsten Zug wieder eine neue Hand.
