### Warum ein Tipp etwas rät: was die Regeln dazu sagen, dann, wozu es gut ist. Davor stehen die Karten.

hint-beats-up = { $size ->
    [one] { $than ->
        [A] Das schlägt das Ass.
        [J] Das schlägt den Buben.
        [Q] Das schlägt die Dame.
        [K] Das schlägt den König.
       *[other] Das schlägt die { $than }.
    }
    [2] { $than ->
        [A] Dieses Paar schlägt das Paar Asse.
        [J] Dieses Paar schlägt das Paar Buben.
        [Q] Dieses Paar schlägt das Paar Damen.
        [K] Dieses Paar schlägt das Paar Könige.
       *[other] Dieses Paar schlägt das Paar { $than }en.
    }
    [3] { $than ->
        [A] Diese drei schlagen die drei Asse.
        [J] Diese drei schlagen die drei Buben.
        [Q] Diese drei schlagen die drei Damen.
        [K] Diese drei schlagen die drei Könige.
       *[other] Diese drei schlagen die drei { $than }en.
    }
   *[other] { $than ->
        [A] Diese vier schlagen die vier Asse.
        [J] Diese vier schlagen die vier Buben.
        [Q] Diese vier schlagen die vier Damen.
        [K] Diese vier schlagen die vier Könige.
       *[other] Diese vier schlagen die vier { $than }en.
    }
}
hint-beats-down = { $size ->
    [one] { $than ->
        [A] Das ist wie verlangt tiefer als das Ass.
        [J] Das ist wie verlangt tiefer als der Bube.
        [Q] Das ist wie verlangt tiefer als die Dame.
        [K] Das ist wie verlangt tiefer als der König.
       *[other] Das ist wie verlangt tiefer als die { $than }.
    }
    [2] { $than ->
        [A] Dieses Paar ist wie verlangt tiefer als das Paar Asse.
        [J] Dieses Paar ist wie verlangt tiefer als das Paar Buben.
        [Q] Dieses Paar ist wie verlangt tiefer als das Paar Damen.
        [K] Dieses Paar ist wie verlangt tiefer als das Paar Könige.
       *[other] Dieses Paar ist wie verlangt tiefer als das Paar { $than }en.
    }
    [3] { $than ->
        [A] Diese drei sind wie verlangt tiefer als die drei Asse.
        [J] Diese drei sind wie verlangt tiefer als die drei Buben.
        [Q] Diese drei sind wie verlangt tiefer als die drei Damen.
        [K] Diese drei sind wie verlangt tiefer als die drei Könige.
       *[other] Diese drei sind wie verlangt tiefer als die drei { $than }en.
    }
   *[other] { $than ->
        [A] Diese vier sind wie verlangt tiefer als die vier Asse.
        [J] Diese vier sind wie verlangt tiefer als die vier Buben.
        [Q] Diese vier sind wie verlangt tiefer als die vier Damen.
        [K] Diese vier sind wie verlangt tiefer als die vier Könige.
       *[other] Diese vier sind wie verlangt tiefer als die vier { $than }en.
    }
}
hint-alike-up = Es ist derselbe Wert, aber rein rot, rein schwarz oder in einer Farbe, und das zählt mehr.
hint-alike-down = Es ist derselbe Wert, aber bunter gemischt, und das zählt weniger.
hint-wild-up = Es ist derselbe Wert, aber mit weniger wilden 13en, und das zählt mehr.
hint-wild-down = Es ist derselbe Wert, aber mit mehr wilden 13en, und das zählt weniger.
hint-sevens = 7en dürfen auf 7en, und sie drehen die Richtung um.
hint-poker-up = { $than ->
    [straight] Das ist höher als eine Straße.
    [full_house] Das ist höher als ein Full House.
    [flush] Das ist höher als ein Flush.
    [quads] Das ist höher als ein Vierling.
   *[straight_flush] Das ist höher als ein Straight Flush.
}
hint-poker-down = { $than ->
    [straight] Das ist wie verlangt tiefer als eine Straße.
    [full_house] Das ist wie verlangt tiefer als ein Full House.
    [flush] Das ist wie verlangt tiefer als ein Flush.
    [quads] Das ist wie verlangt tiefer als ein Vierling.
   *[straight_flush] Das ist wie verlangt tiefer als ein Straight Flush.
}
hint-same-poker-up = { $than ->
    [straight] Es ist auch eine Straße, aber eine höhere.
    [full_house] Es ist auch ein Full House, aber ein höheres.
    [flush] Es ist auch ein Flush, aber ein höherer.
    [quads] Es ist auch ein Vierling, aber ein höherer.
   *[straight_flush] Es ist auch ein Straight Flush, aber ein höherer.
}
hint-same-poker-down = { $than ->
    [straight] Es ist auch eine Straße, aber wie verlangt eine tiefere.
    [full_house] Es ist auch ein Full House, aber wie verlangt ein tieferes.
    [flush] Es ist auch ein Flush, aber wie verlangt ein tieferer.
    [quads] Es ist auch ein Vierling, aber wie verlangt ein tieferer.
   *[straight_flush] Es ist auch ein Straight Flush, aber wie verlangt ein tieferer.
}
hint-consec = { $than ->
    [8] Die Serie verlangt eine 8.
    [11] Die Serie verlangt eine 11.
    [A] Die Serie verlangt ein Ass.
    [J] Die Serie verlangt einen Buben.
    [Q] Die Serie verlangt eine Dame.
    [K] Die Serie verlangt einen König.
   *[other] Die Serie verlangt eine { $than }.
}
hint-suits = Es hat die Farben, die diese Serie verlangt.
hint-joker-up = Eine Joker-Kombination schlägt alles außer einer höheren.
hint-joker-again = Ein Joker darf auf einen Joker.
hint-joker-down = Eine Joker-Kombination darf auf alles.
hint-open = { $size ->
    [one] Nach Jokern oder verdeckten Scheinjokern darf jede Karte folgen.
   *[other] Nach Jokern oder verdeckten Scheinjokern dürfen beliebige { $size } Karten folgen, die zusammenpassen.
}
hint-down = Verdeckte Scheinjoker dürfen hier darauf.

hint-out = Das sind deine letzten Karten, also bist du fertig.
hint-out-bounty = Das sind deine letzten Karten, also bist du fertig, und ihr Wert bringt das Kopfgeld.
hint-win = Das gewinnt wahrscheinlich den Stich, und dann spielst du aus.
hint-sure = Das kann kaum etwas schlagen, also spielst du wahrscheinlich als Nächstes aus.
hint-dare = Das gewinnt wahrscheinlich, und nach „Kommt nur“ tauschst du schlechte Karten.
hint-say-higher = Sag „höher“ dazu: Das ist besser für deine anderen Karten.
hint-say-lower = Sag „tiefer“ dazu: Das ist besser für deine anderen Karten.
hint-many = So wirst du viele Karten auf einmal los.
hint-low = Niedrige Karten wird man später schwer los, also spiel sie aus, solange du kannst.
hint-least = Es reicht gerade, und du behältst deine besseren Karten.
hint-whole = Damit reißt du nichts auseinander, was du später brauchst.
hint-play = Mit allem anderen blieben dir schlechtere Karten.
hint-buy-back = { $count ->
    [one] Um wieder hineinzukommen, lohnt es sich, 1 Karte zu ziehen.
   *[other] Um wieder hineinzukommen, lohnt es sich, { $count } Karten zu ziehen.
}
hint-nothing = Nichts auf deiner Hand kann das schlagen.
hint-nothing-safe = Hier gingen nur Joker, und die könnten dich jetzt mehr kosten als den Stich.
hint-nothing-due = { $than ->
    [8] Eine Serie läuft: Nur eine 8 darf folgen, und du kannst keine spielen.
    [11] Eine Serie läuft: Nur eine 11 darf folgen, und du kannst keine spielen.
    [A] Eine Serie läuft: Nur ein Ass darf folgen, und du kannst keins spielen.
    [J] Eine Serie läuft: Nur ein Bube darf folgen, und du kannst keinen spielen.
    [Q] Eine Serie läuft: Nur eine Dame darf folgen, und du kannst keine spielen.
    [K] Eine Serie läuft: Nur ein König darf folgen, und du kannst keinen spielen.
   *[other] Eine Serie läuft: Nur eine { $than } darf folgen, und du kannst keine spielen.
}
hint-nothing-suits = Eine Serie in Farben läuft, und nichts auf deiner Hand hat die Farben, die folgen müssen.
hint-stay-out = { $count ->
    [one] Um wieder hineinzukommen, lohnt es sich nicht, 1 Karte zu ziehen.
   *[other] Um wieder hineinzukommen, lohnt es sich nicht, { $count } Karten zu ziehen.
}
hint-pass = Schlagen könntest du das, aber nur mit Karten, die du später brauchst.
hint-decline = Mit diesem Wert auszuspielen würde deine besseren Karten auseinanderreißen.
hint-decline-none = Du hast keine Karte mit diesem Wert.
hint-exchange = Was du weggibst, wird dir kaum fehlen.
hint-swap = Dein Punktestand bestimmt, welche Karten du abgibst.
