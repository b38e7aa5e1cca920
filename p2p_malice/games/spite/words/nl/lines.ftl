### De tafel als regels tekst.

lines-round = Ronde
lines-direction = { $way ->
    [up] gaat hoger
   *[down] gaat lager
}
lines-arity = { $count ->
    [one] 1 kaart tegelijk
   *[other] { $count } kaarten tegelijk
}
lines-due = nu moet { $rank } volgen
lines-suits = alleen { $suits }
lines-trick = Slag
lines-no-trick = een nieuwe slag begint
lines-before = { $count ->
    [one] 1 eerdere kaart
   *[other] { $count } eerdere kaarten
}
lines-played = { $name }: { $cards }
lines-face-down = { $count ->
    [one] 1 nepjoker gesloten
   *[other] { $count } nepjokers gesloten
}
lines-table = Tafel
lines-bounty = premie { $card }
lines-gave = stond { $cards } af
lines-got = kreeg { $cards }
lines-price = { $count ->
    [one] terugkopen voor 1 kaart
   *[other] terugkopen voor { $count } kaarten
}
lines-deck = { $count ->
    [one] 1 kaart te trekken
   *[other] { $count } kaarten te trekken
}
lines-pile = { $count ->
    [one] 1 nepjoker in de voorraad
   *[other] { $count } nepjokers in de voorraad
}

## De regel van een speler.

lines-hand-count = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
lines-fakes-count = { $count ->
    [one] 1 nepjoker
   *[other] { $count } nepjokers
}
lines-score = stand { $count }
lines-place = { $count }e plaats
lines-barred = buiten deze slag
lines-passed = gepast
lines-absent = doet vanaf de volgende ronde mee
lines-early = heeft { $cards } vooraf gelegd
lines-skips = { $count ->
    [one] 1 beurt over te slaan
   *[other] { $count } beurten over te slaan
}
lines-cams = { $count ->
    [one] kom maar op
   *[other] { $count } keer kom maar op
}
lines-hand = hand
lines-fakes = nepjokers

## Wat er te doen is.

lines-asked-lead = Jij komt uit. Speel wat je wilt.
lines-asked-claim = { $rank ->
    [8] Kom uit met een combinatie met een 8, als je wilt. Wie het eerst is, komt uit.
    [11] Kom uit met een combinatie met een 11, als je wilt. Wie het eerst is, komt uit.
    [A] Kom uit met een combinatie met een aas, als je wilt. Wie het eerst is, komt uit.
    [J] Kom uit met een combinatie met een boer, als je wilt. Wie het eerst is, komt uit.
    [Q] Kom uit met een combinatie met een vrouw, als je wilt. Wie het eerst is, komt uit.
    [K] Kom uit met een combinatie met een koning, als je wilt. Wie het eerst is, komt uit.
   *[other] Kom uit met een combinatie met een { $rank }, als je wilt. Wie het eerst is, komt uit.
}
lines-asked-exchange = { $count ->
    [one] Wissel 1 kaart met de trekstapel.
   *[other] Wissel 1 tot { $count } kaarten met de trekstapel.
}
lines-asked-swap = { $count ->
    [one] Door je stand moet je 1 kaart afstaan; je krijgt er een voor terug.
   *[other] Door je stand moet je { $count } kaarten afstaan; je krijgt er evenveel voor terug.
}
lines-asked-buy = { $count ->
    [one] Je kunt jezelf terugkopen: versla de laatste combinatie en trek 1 kaart.
   *[other] Je kunt jezelf terugkopen: versla de laatste combinatie en trek { $count } kaarten.
}
lines-type = Typ kaarten met spaties ertussen: { $cards }
lines-preview = Met een ? ervoor bekijk je ze eerst, zonder te spelen.
lines-add = Je kunt toevoegen: { $words }
lines-buy = Typ voor terugkopen buy{ $count } erbij.

plain-help-moves =
    Typ de kaarten van een combinatie met spaties ertussen: 5c 5d. Zet er een ?
    voor om te zien wat ze zijn en of je ze kunt spelen: ? 5c 5d
    Wat je zegt, komt erachter, zoals in 7c 7d lower:
      higher, lower    hoger, lager: verander de richting met 7's
      unbeatable       bij een 2 die door niets te verslaan is
      cam              kom maar op
      down             leg nepjokers gesloten neer
      buy3             koop jezelf terug voor 3 kaarten; alleen de prijs van nu
    Om te passen, te weigeren of alles te houden, typ het nummer ernaast.
    Terwijl anderen spelen: typ misplay om “misser” te roepen bij wat het laatst
    is gespeeld, of countdown om het aftellen te starten.
