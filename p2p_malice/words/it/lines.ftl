### Il tavolo come righe di testo: etichette di al massimo 9 caratteri, e dietro poche parole.

lines-time = Tempo
lines-seconds = { $count } s
lines-match = Incontro
lines-points = partita { $deal }   punti: { $points }

## Mosse che uniscono carte a piacere.

free-play = Gioca
free-count = Scegline da { $least } a { $most }: { $cards }
free-exactly = Scegline { $most }: { $cards }
free-words = Puoi aggiungere: { $words }
free-example = Scrivile separate da spazi: { $example }
