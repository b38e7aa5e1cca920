watched-call = Agora dá para acusar falta. Se ninguém acusar, a mesa decide.
watched-exchange = { $name } ganhou com “vem que tem” e troca cartas com o monte.
watched-beat = { $how ->
    [up] Uma carta mais alta ou um joker supera isso.
    [ups] Uma combinação mais alta com o mesmo número de cartas supera isso, ou um joker.
    [alike_up] O mesmo número de cartas de um valor mais alto supera isso, ou um joker.
    [alike_down] O mesmo número de cartas de um valor mais baixo supera isso, ou um joker.
    [highest] Nenhum valor supera o 2. Só um joker supera isso, ou 5 ou mais cartas de um mesmo valor.
    [jokers] Só o mesmo número de cartas de um valor mais alto supera isso, ou mais cartas de um mesmo valor.
    [down] Uma carta mais baixa ou um joker supera isso.
    [downs] Uma combinação mais baixa com o mesmo número de cartas supera isso, ou um joker.
    [open] Qualquer combinação do tamanho da vaza pode vir depois.
   *[any] Qualquer combinação pode vir depois.
}
watched-ranks = { $way ->
    [up] Mais altos, do menor ao maior: { $ranks }
   *[down] Mais baixos, do maior ao menor: { $ranks }
}
watched-due = 3 jogadas em passos iguais: isso é uma corrida. Até a vaza acabar, só pode vir isto: { $made }
watched-suits = 3 jogadas com os mesmos naipes: isso é uma corrida. Até a vaza acabar, só podem vir estes naipes: { $suits }
watched-turn = { $may ->
    [return] { $name } passou, mas pode voltar superando isso.
   *[beat] { $name } pode superar isso ou passar.
}
watched-swap = Troca antes da rodada · escolhe: { $names }
watched-over = A rodada { $round } acabou. Vitória de { $name }.
watched-dared = { $names }: “vem que tem”. Quem diz isso e ganha a vaza troca as cartas ruins; quem não ganha perde a vez.
watched-alike = Entre valores iguais, cartas de uma só cor superam as misturadas, e cartas de um só naipe superam as duas.
watched-fakes = ★ conta os jokers falsos: cartas extras que podem ser jogadas, mas não são necessárias para bater.
watched-bounty = O prêmio: quem bater só com cartas desse valor recebe um joker falso por cada uma.
watched-out = Já sem cartas nesta rodada: { $names }
watched-even = Cartas na mão: { $count } cada
spite-goal = { $has ->
    [one_round] Spite, uma só rodada: ganha quem acabar primeiro com as cartas.
   *[rounds] Spite, rodada { $round }: quem acabar primeiro com as cartas ganha a rodada e 2 pontos. Depois da última rodada, vence a maior pontuação.
}
spite-fewest = Menos cartas: { $names } ({ $count })
spite-most = Mais pontos no total: { $names } ({ $score })
