landing-about = Construa as pilhas do centro, carta por carta. Ganha quem esvaziar a própria reserva primeiro.

## A mesa.

table-choose = Escolha uma carta e depois onde jogar.
table-none-to-draw = O monte acabou: jogue das suas pilhas de descarte.
table-payoff-fits = Sua carta da reserva serve na pilha { $pile }.
table-play-there = { $card }: jogue na pilha { $piles }.
table-play-or-discard = { $card }: jogue na pilha { $piles }, ou descarte.
table-discard-there = { $card }: descarte para encerrar sua vez.
table-hinted = Dica: { $card } na { $pile }.
table-discards = Todos os descartes
board-nearly = { $count ->
    [one] só falta { $count }!
    [many] só faltam { $count }!
   *[other] só faltam { $count }!
}
board-next = a seguir
board-in-hand = { $count } na mão
board-points = { $count ->
    [0] 0 pontos
    [one] { $count } ponto
    [many] { $count } pontos
   *[other] { $count } pontos
}
board-aside = { $count ->
    [one] { $count } separada
    [many] { $count } separadas
   *[other] { $count } separadas
}
board-to-draw = { $count } no monte
board-needs = { $count ->
    [0] { $rank ->
        [A] pede um ás
       *[other] pede { $rank }
    }
    [many] próxima { $rank }
   *[other] próxima { $rank }
}
board-goal = esvazie para ganhar
board-goal-both = esvazie as duas
board-partner = dupla
board-centre = Centro
board-hand = Mão
board-your-hand = Sua mão
moment-emptied = Mão vazia!
moment-short = { $count ->
    [one] faltou { $count }
    [many] faltaram { $count }
   *[other] faltaram { $count }
}
