hint-beats-up = { $size ->
    [one] { $than ->
        [A] Supera o ás.
        [J] Supera o valete.
        [Q] Supera a dama.
        [K] Supera o rei.
       *[other] Supera o { $than }.
    }
    [2] { $than ->
        [A] Esse par supera o par de ases.
        [J] Esse par supera o par de valetes.
        [Q] Esse par supera o par de damas.
        [K] Esse par supera o par de reis.
       *[other] Esse par supera o par de { $than }.
    }
    [3] { $than ->
        [A] Essa trinca supera a trinca de ases.
        [J] Essa trinca supera a trinca de valetes.
        [Q] Essa trinca supera a trinca de damas.
        [K] Essa trinca supera a trinca de reis.
       *[other] Essa trinca supera a trinca de { $than }.
    }
    [many] Essa quadra supera a quadra de { $than ->
        [A] ases
        [J] valetes
        [Q] damas
        [K] reis
       *[other] { $than }
    }.
   *[other] Essa quadra supera a quadra de { $than ->
        [A] ases
        [J] valetes
        [Q] damas
        [K] reis
       *[other] { $than }
    }.
}
hint-beats-down = { $size ->
    [one] { $than ->
        [A] É mais baixa que o ás, como tem que ser.
        [J] É mais baixa que o valete, como tem que ser.
        [Q] É mais baixa que a dama, como tem que ser.
        [K] É mais baixa que o rei, como tem que ser.
       *[other] É mais baixa que o { $than }, como tem que ser.
    }
    [2] { $than ->
        [A] Esse par é mais baixo que o de ases, como tem que ser.
        [J] Esse par é mais baixo que o de valetes, como tem que ser.
        [Q] Esse par é mais baixo que o de damas, como tem que ser.
        [K] Esse par é mais baixo que o de reis, como tem que ser.
       *[other] Esse par é mais baixo que o de { $than }, como tem que ser.
    }
    [3] { $than ->
        [A] Essa trinca é mais baixa que a de ases, como tem que ser.
        [J] Essa trinca é mais baixa que a de valetes, como tem que ser.
        [Q] Essa trinca é mais baixa que a de damas, como tem que ser.
        [K] Essa trinca é mais baixa que a de reis, como tem que ser.
       *[other] Essa trinca é mais baixa que a de { $than }, como tem que ser.
    }
    [many] Essa quadra é mais baixa que a de { $than ->
        [A] ases
        [J] valetes
        [Q] damas
        [K] reis
       *[other] { $than }
    }, como tem que ser.
   *[other] Essa quadra é mais baixa que a de { $than ->
        [A] ases
        [J] valetes
        [Q] damas
        [K] reis
       *[other] { $than }
    }, como tem que ser.
}
hint-alike-up = O valor é o mesmo, mas numa só cor ou num só naipe, o que vale mais.
hint-alike-down = O valor é o mesmo, mas em mais cores ou naipes, o que vale menos.
hint-wild-up = O valor é o mesmo, mas com menos 13 como cartas livres, o que vale mais.
hint-wild-down = O valor é o mesmo, mas com mais 13 como cartas livres, o que vale menos.
hint-sevens = 7 pode ir em cima de 7, e isso inverte o sentido.
hint-poker-up = { $than ->
    [straight] Isso vale mais que uma sequência.
    [full_house] Isso vale mais que um full house.
    [flush] Isso vale mais que um flush.
    [quads] Isso vale mais que uma quadra.
   *[straight_flush] Isso vale mais que um straight flush.
}
hint-poker-down = { $than ->
    [straight] Isso vale menos que uma sequência, como tem que ser.
    [full_house] Isso vale menos que um full house, como tem que ser.
    [flush] Isso vale menos que um flush, como tem que ser.
    [quads] Isso vale menos que uma quadra, como tem que ser.
   *[straight_flush] Isso vale menos que um straight flush, como tem que ser.
}
hint-same-poker-up = { $than ->
    [straight] Também é uma sequência, mas mais alta.
    [full_house] Também é um full house, mas mais alto.
    [flush] Também é um flush, mas mais alto.
    [quads] Também é uma quadra, mas mais alta.
   *[straight_flush] Também é um straight flush, mas mais alto.
}
hint-same-poker-down = { $than ->
    [straight] Também é uma sequência, mas mais baixa, como tem que ser.
    [full_house] Também é um full house, mas mais baixo, como tem que ser.
    [flush] Também é um flush, mas mais baixo, como tem que ser.
    [quads] Também é uma quadra, mas mais baixa, como tem que ser.
   *[straight_flush] Também é um straight flush, mas mais baixo, como tem que ser.
}
hint-consec = { $than ->
    [A] A corrida pede um ás.
    [J] A corrida pede um valete.
    [Q] A corrida pede uma dama.
    [K] A corrida pede um rei.
   *[other] A corrida pede um { $than }.
}
hint-suits = Tem os naipes que esta corrida pede.
hint-joker-up = Uma combinação de jokers supera tudo, menos uma mais alta.
hint-joker-again = Um joker pode ir em cima de outro joker.
hint-joker-down = Uma combinação de jokers vai em cima de qualquer coisa.
hint-open = { $size ->
    [one] Depois de jokers, ou de jokers falsos fechados, pode vir qualquer carta.
    [many] Depois de jokers, ou de jokers falsos fechados, podem vir quaisquer { $size } cartas que formem uma combinação.
   *[other] Depois de jokers, ou de jokers falsos fechados, podem vir quaisquer { $size } cartas que formem uma combinação.
}
hint-down = Jokers falsos fechados podem ir em cima disso.

hint-out = São suas últimas cartas: com elas você bate.
hint-out-bounty = São suas últimas cartas: com elas você bate, e o valor delas rende o prêmio.
hint-win = É provável que ganhe a vaza, e aí você abre.
hint-sure = Quase nada supera isso, e é provável que depois você abra.
hint-dare = É provável que ganhe, e depois do “vem que tem” você troca cartas ruins.
hint-say-higher = Diga “sobe” ao jogar: é melhor para suas outras cartas.
hint-say-lower = Diga “desce” ao jogar: é melhor para suas outras cartas.
hint-many = Com isso você se livra de muitas cartas de uma vez.
hint-low = Cartas baixas são difíceis de largar depois: abra com elas enquanto dá.
hint-least = É o suficiente, e as cartas melhores ficam com você.
hint-whole = Não desmancha nada de que você precise depois.
hint-play = Nenhuma outra jogada deixa você com cartas melhores.
hint-buy-back = { $count ->
    [one] Vale a pena comprar { $count } carta para voltar.
    [many] Vale a pena comprar { $count } cartas para voltar.
   *[other] Vale a pena comprar { $count } cartas para voltar.
}
hint-nothing = Nada do que você tem supera isso.
hint-nothing-safe = Aqui só serviriam jokers, e agora eles poderiam custar mais do que a vaza.
hint-nothing-due = { $than ->
    [A] Há uma corrida em andamento: só pode vir um ás, e você não tem como jogar um.
    [J] Há uma corrida em andamento: só pode vir um valete, e você não tem como jogar um.
    [Q] Há uma corrida em andamento: só pode vir uma dama, e você não tem como jogar uma.
    [K] Há uma corrida em andamento: só pode vir um rei, e você não tem como jogar um.
   *[other] Há uma corrida em andamento: só pode vir um { $than }, e você não tem como jogar um.
}
hint-nothing-suits = Há uma corrida de naipes em andamento, e nada do que você tem é dos naipes que ela pede.
hint-stay-out = { $count ->
    [one] Não vale a pena comprar { $count } carta para voltar.
    [many] Não vale a pena comprar { $count } cartas para voltar.
   *[other] Não vale a pena comprar { $count } cartas para voltar.
}
hint-pass = Dava para superar isso, mas só com cartas de que você vai precisar depois.
hint-decline = Abrir com esse valor desmancharia suas cartas melhores.
hint-decline-none = Você não tem nenhuma carta desse valor.
hint-exchange = Você quase não precisa do que entrega.
hint-swap = Seus pontos decidem quais cartas você entrega.
