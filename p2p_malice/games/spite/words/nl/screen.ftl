### Wat het bord op het volle scherm zegt.

screen-spite-help =
    1 tot 0, letters een van je kaarten; dezelfde toets legt hem terug
    =               alle kaarten van de waarde die je het laatst koos
    Punt en kaart   alles van de laatst gekozen kaart tot en met deze
    Shift, pijl     kies de gemarkeerde kaart, en dan de kaart ernaast
    + - *           zeg hoger, lager, onverslaanbaar
    @               zeg kom maar op
    _               leg nepjokers gesloten neer
    $               koop jezelf terug voor de prijs van nu; % noemt een andere
    Enter           speel wat je hebt gekozen
    P               passen
    M               roep “misser” zolang het nog kan
    C               start het aftellen
    S               sorteer je kaarten op waarde, kleur of combinatie
    Esc             leg alles terug
    Pijlen, spatie  een andere manier van kiezen; de muis werkt ook. Een
                    dubbelklik kiest alle kaarten van die waarde.
    Tab             de tafel in woorden. 11+2* is 11 kaarten en 2 nepjokers
screen-pick = Druk op de toetsen van je kaarten, dan op Enter.
screen-range = Kies de laatste kaart van de rij. Esc legt alles terug.
screen-picked = Gekozen: { $cards }
screen-picked-ready = { $state ->
    [exchange] Enter wisselt { $cards }. Esc legt alles terug.
    [swap] Enter staat { $cards } af. Esc legt alles terug.
   *[play] Enter speelt { $cards }. Esc legt alles terug.
}
screen-misplay = Het zou een misser zijn.
screen-beat = { $cards ->
    [none] Versla de nepjokers ({ $count }), of pas.
   *[other] Versla { $cards }, of pas.
}
screen-call = Was dat een misser?
screen-title-round = { $title } · ronde { $number }
screen-look = De tafel

## Labels.

screen-cards = kaarten
screen-score = stand
screen-direction = { $state ->
    [up] hoger
   *[down] lager
}
screen-bounty = premie
screen-gave = afgestaan
screen-got = gekregen
screen-price = { $count ->
    [one] terugkopen: 1 kaart
   *[other] terugkopen: { $count } kaarten
}
screen-other-price = andere prijs
screen-to-beat = te verslaan
screen-hand = Hand
screen-no-cards = geen kaarten meer
screen-clock = { $state ->
    [call] Roep binnen
    [claim] Uitkomen in
   *[turn] Tijd
}
screen-arranged = { $state ->
    [suits] Op kleur
    [hands] Op combinatie
   *[value] Op waarde
}
screen-place = #{ $count }
screen-barred = buiten
screen-passed = gepast
screen-absent = volgende ronde
screen-early = vooraf { $cards }
screen-skips = { $count } overslaan
screen-cams = kom maar op ×{ $count }
