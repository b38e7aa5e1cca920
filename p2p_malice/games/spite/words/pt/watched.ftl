watched-call = Se ninguém acusar falta agora, a jogada vale.
watched-exchange = { $name } ganhou com “vem que tem” e troca cartas com o monte.
watched-beat = { $how ->
    [up] Uma carta mais alta ou um joker supera isso.
    [ups] Uma combinação mais alta com o mesmo número de cartas supera isso, ou um joker.
    [highest] Só um joker supera isso, ou 5 ou mais cartas de um mesmo valor.
    [jokers] Só o mesmo número de cartas de um valor mais alto supera isso, ou mais cartas de um mesmo valor.
    [down] Uma carta mais baixa ou um joker supera isso.
    [downs] Uma combinação mais baixa com o mesmo número de cartas supera isso, ou um joker.
    [open] Qualquer combinação do tamanho da vaza pode vir depois.
   *[any] Qualquer combinação pode vir depois.
}
watched-turn = { $may ->
    [return] { $name } passou, mas pode voltar superando isso.
   *[beat] { $name } pode superar isso ou passar.
}
watched-swap = Troca antes da rodada · escolhe: { $names }
watched-fakes = ★ conta os jokers falsos: cartas extras que podem ser jogadas, mas não são necessárias para bater.
watched-out = Já sem cartas: { $names }
spite-goal = { $has ->
    [one_round] Spite, uma só rodada: ganha quem acabar primeiro com as cartas.
   *[rounds] Spite, rodada { $round }: quem acabar primeiro com as cartas ganha a rodada e 2 pontos. Depois da última rodada, vence a maior pontuação.
}
spite-fewest = Menos cartas: { $names } ({ $count })
spite-most = Mais pontos: { $names } ({ $score })
