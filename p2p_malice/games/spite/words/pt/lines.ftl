lines-round = Rodada
lines-direction = { $way ->
    [up] sobe
   *[down] desce
}
lines-arity = { $count ->
    [one] { $count } carta de cada vez
    [many] { $count } cartas de cada vez
   *[other] { $count } cartas de cada vez
}
lines-due = tem que vir { $rank }
lines-suits = só { $suits }
lines-trick = Vaza
lines-no-trick = começa uma nova vaza
lines-before = { $count ->
    [one] { $count } carta antes
    [many] { $count } cartas antes
   *[other] { $count } cartas antes
}
lines-played = { $name }: { $cards }
lines-face-down = { $count ->
    [one] { $count } joker falso fechado
    [many] { $count } jokers falsos fechados
   *[other] { $count } jokers falsos fechados
}
lines-table = Mesa
lines-bounty = prêmio { $card }
lines-gave = entregou { $cards }
lines-got = recebeu { $cards }
lines-price = { $count ->
    [one] volta por { $count } carta
    [many] volta por { $count } cartas
   *[other] volta por { $count } cartas
}
lines-deck = { $count ->
    [0] monte vazio
    [one] { $count } carta no monte
    [many] { $count } cartas no monte
   *[other] { $count } cartas no monte
}
lines-pile = { $count ->
    [0] nenhum joker falso na pilha
    [one] { $count } joker falso na pilha
    [many] { $count } jokers falsos na pilha
   *[other] { $count } jokers falsos na pilha
}

## A linha de cada pessoa.

lines-hand-count = { $count ->
    [0] 0 cartas
    [one] { $count } carta
    [many] { $count } cartas
   *[other] { $count } cartas
}
lines-fakes-count = { $count ->
    [0] 0 jokers falsos
    [one] { $count } joker falso
    [many] { $count } jokers falsos
   *[other] { $count } jokers falsos
}
lines-score = pontos { $count }
lines-place = { $count }º lugar
lines-barred = fora desta vaza
lines-passed = passou
lines-absent = entra na próxima rodada
lines-early = pôs { $cards } antes da hora
lines-skips = { $count ->
    [one] perde a vez
    [many] { $count } vezes sem jogar
   *[other] { $count } vezes sem jogar
}
lines-cams = { $count ->
    [one] vem que tem
    [many] vem que tem { $count } vezes
   *[other] vem que tem { $count } vezes
}
lines-hand = mão
lines-fakes = jokers falsos

## O que é para fazer.

lines-asked-lead = Você abre. Jogue o que quiser.
lines-asked-claim = { $rank ->
    [A] Se quiser, abra com uma combinação que tenha um ás. Abre quem for mais rápido.
    [J] Se quiser, abra com uma combinação que tenha um valete. Abre quem for mais rápido.
    [Q] Se quiser, abra com uma combinação que tenha uma dama. Abre quem for mais rápido.
    [K] Se quiser, abra com uma combinação que tenha um rei. Abre quem for mais rápido.
   *[other] Se quiser, abra com uma combinação que tenha um { $rank }. Abre quem for mais rápido.
}
lines-asked-exchange = { $count ->
    [one] Troque { $count } carta com o monte.
    [many] Troque de 1 a { $count } cartas com o monte.
   *[other] Troque de 1 a { $count } cartas com o monte.
}
lines-asked-swap = { $count ->
    [one] Pelos seus pontos, entregue { $count } carta e receba outra.
    [many] Pelos seus pontos, entregue { $count } cartas e receba outras.
   *[other] Pelos seus pontos, entregue { $count } cartas e receba outras.
}
lines-asked-buy = { $count ->
    [one] Dá para voltar: supere a última combinação e compre { $count } carta.
    [many] Dá para voltar: supere a última combinação e compre { $count } cartas.
   *[other] Dá para voltar: supere a última combinação e compre { $count } cartas.
}
lines-type = Digite as cartas com espaços entre elas: { $cards }
lines-preview = Ponha ? na frente para conferir antes de jogar.
lines-add = Você pode acrescentar: { $words }
lines-buy = Para voltar, acrescente buy{ $count }.

plain-help-moves =
    Digite as cartas de uma combinação com espaços entre elas: 5c 5d. Ponha ?
    na frente para ver o que elas formam e se dá para jogar: ? 5c 5d
    O que você diz vai depois delas, como em 7c 7d lower:
      higher, lower    “sobe” ou “desce”: mudar o sentido com 7
      unbeatable       “imbatível”: para um 2 que nada supera
      cam              “vem que tem”
      down             pôr jokers falsos fechados
      buy3             voltar por 3 cartas; tem que ser o preço do momento
    Para passar, recusar ou ficar com todas as suas cartas, digite o número ao
    lado. Enquanto é a vez de outra pessoa, digite misplay para acusar falta
    na última jogada, ou countdown para apressar.
