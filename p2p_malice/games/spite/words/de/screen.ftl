### Was das Spielfeld auf dem ganzen Bildschirm sagt.

screen-spite-help =
    1-0, Buchstaben eine deiner Karten; dieselbe Taste legt sie zurück
    =               alle Karten vom Wert der zuletzt gewählten
    Punkt + Karte   alles von der zuletzt gewählten bis zu dieser
    Umschalt+Pfeil  die markierte Karte wählen, dann die daneben
    + - *           höher, tiefer, unschlagbar sagen
    @               „Kommt nur“ sagen
    _               Scheinjoker verdeckt legen
    $               Rückkauf zum jetzigen Preis; % nennt einen anderen
    Enter           spielen, was du gewählt hast
    P               passen
    M               „Fehlspiel“ rufen, solange Zeit ist
    C               einen Countdown starten
    S               deine Karten nach Wert, Farbe oder Kombination ordnen
    Esc             alles zurücklegen
    Pfeile, Leert.  eine andere Art zu wählen; auch die Maus geht. Ein
                    Doppelklick wählt alle Karten von diesem Wert.
    Tab             der Tisch in Worten. 11+2* sind 11 Karten, 2 Scheinjoker
screen-pick = Drück die Tasten deiner Karten, dann Enter.
screen-range = Wähle die letzte Karte der Reihe. Esc legt alles zurück.
screen-picked = Gewählt: { $cards }
screen-picked-ready = { $state ->
    [exchange] Enter tauscht { $cards }. Esc legt alles zurück.
    [swap] Enter gibt { $cards } ab. Esc legt alles zurück.
   *[play] Enter spielt { $cards }. Esc legt alles zurück.
}
screen-misplay = Das wäre ein Fehlspiel.
screen-beat = { $cards ->
    [none] Schlag die Scheinjoker ({ $count }) oder passe.
   *[other] Schlag { $cards } oder passe.
}
screen-call = War das ein Fehlspiel?
screen-title-round = { $title } · Runde { $number }
screen-look = Der Tisch

## Beschriftungen.

screen-cards = Karten
screen-score = Stand
screen-direction = { $state ->
    [up] höher
   *[down] tiefer
}
screen-bounty = Kopfgeld
screen-gave = gab ab
screen-got = bekam
screen-price = { $count ->
    [one] Rückkauf: 1 Karte
   *[other] Rückkauf: { $count } Karten
}
screen-other-price = anderer Preis
screen-to-beat = zu schlagen
screen-hand = Hand
screen-no-cards = keine Karten mehr
screen-clock = { $state ->
    [call] Rufen
    [claim] Ausspiel
   *[turn] Zeit
}
screen-arranged = { $state ->
    [suits] Nach Farbe geordnet
    [hands] Nach Kombination geordnet
   *[value] Nach Wert geordnet
}
screen-place = #{ $count }
screen-barred = raus
screen-passed = gepasst
screen-absent = nächste Runde
screen-early = vorab { $cards }
screen-skips = { $count }× Pause
screen-cams = Kommt nur ×{ $count }
