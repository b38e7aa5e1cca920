lines-time = Tempo
lines-seconds = { $count } s
lines-match = Série
lines-points = partida { $deal }   pontos: { $points }

## Lances que juntam cartas à vontade.

free-play = Jogar
free-count = Escolha de { $least } a { $most } destas: { $cards }
free-exactly = Escolha { $most } destas: { $cards }
free-words = Você pode acrescentar: { $words }
free-example = Digite com espaços entre elas: { $example }
