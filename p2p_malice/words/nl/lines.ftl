### De tafel als regels tekst.

lines-time = Tijd
lines-seconds = { $count } s
lines-match = Wedstrijd
lines-points = spel { $deal }   punten: { $points }

## Zetten die kaarten vrij combineren.

free-play = Speel
free-count = Kies { $least } tot { $most } van deze: { $cards }
free-exactly = Kies { $most } van deze: { $cards }
free-words = Je kunt toevoegen: { $words }
free-example = Typ ze met spaties ertussen: { $example }
