### Wat er wordt gezegd terwijl je een kaart kiest en waar die heen gaat.

needed-rank = { $rank ->
    [A] een aas
    [8] een 8
    [11] een 11
    [J] een boer
    [Q] een vrouw
    [K] een koning
   *[other] een { $rank }
}

coach-there = Nu hier.

## Een spel zonder eigen bord.

any-choose = Kies wat je doet.
any-pick = { $least ->
    [one] Kies 1 tot { $most } kaarten, dan “Spelen”.
   *[other] Kies { $least } tot { $most } kaarten, dan “Spelen”.
}
any-play = Spelen
any-may = Naar keuze:
any-time = { $count ->
    [one] nog 1 seconde
   *[other] nog { $count } seconden
}
