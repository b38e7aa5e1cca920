sheet-title = { -title }: { $variant ->
    [official] Oficial
    [catmouse] Gato e Rato
    [catmouse-short] Gato e Rato, curto
    [pz] Com jokers, até o rei
    [pz-nwis] Com jokers, nenhum nas reservas
    [classic] Como nos livros
   *[mdw] Duelo clássico
}
sheet-unknown = Quem convidou joga com regras que esta versão não conhece. Mesmo assim dá para jogar: só aparecem os lances que as regras permitem.

## Títulos.

sheet-part-goal = O objetivo
sheet-part-differs = O que muda em relação ao Duelo clássico
sheet-part-glance = Em resumo
sheet-steps-turn = Sua vez
sheet-part-piles = As pilhas
sheet-part-set-up = O começo
sheet-part-partners = Duplas
sheet-part-match = Série
sheet-part-small = Letras miúdas

## O objetivo.

sheet-goal = { $partners ->
    [yes] Ganha a dupla que esvaziar primeiro as suas duas reservas. 4 jogadores.
   *[no] Ganha quem esvaziar a própria reserva primeiro. { $max_seats ->
        [2] 2 jogadores.
        [many] { $min_seats } a { $max_seats } jogadores.
       *[other] { $min_seats } a { $max_seats } jogadores.
    }
}

## O que muda em relação à variante que vem com o programa.

sheet-differs-partners = { $partners ->
    [yes] São dois contra dois.
   *[no] { "" }
}
sheet-differs-wild = { $wild ->
    [kings] { "" }
    [jokers] Os jokers são cartas livres, e os reis não.
    [both] Os jokers também são cartas livres.
   *[none] Nenhuma carta é livre.
}
sheet-differs-wild-as-ace = { $wild ->
    [none] { "" }
   *[other] { $wild_as_ace ->
        [yes] { "" }
       *[no] Uma carta livre não vale como ás.
    }
}
sheet-differs-last-rank = { $last_rank ->
    [13] As pilhas vão até o rei.
    [12] { "" }
    [11] As pilhas só vão até o valete.
    [many] As pilhas só vão até o { $last_rank }.
   *[other] As pilhas só vão até o { $last_rank }.
}
sheet-differs-forced-aces = { $forced_aces ->
    [yes] Enquanto há espaço para uma nova pilha, você tem que jogar os ases da mão antes de descartar.
   *[no] { "" }
}
sheet-differs-hands-dealt = { $hands_dealt ->
    [start] { "" }
   *[turn] As mãos não são dadas: você compra a sua na primeira vez.
}
sheet-differs-payoff = { $payoff ->
    [one] Cada reserva tem { $payoff } carta.
    [many] Cada reserva tem { $payoff } cartas.
   *[other] Cada reserva tem { $payoff } cartas.
}
sheet-differs-recycle = { $recycle ->
    [at-once] { "" }
   *[when-empty] As pilhas completas ficam separadas e são embaralhadas quando o monte acaba.
}
sheet-differs-exhaustion = { $exhaustion ->
    [play-on] { "" }
   *[tie] Se não dá para completar uma mão, a partida termina empatada.
}
sheet-house = { $house ->
    [none] { "" }
   *[other] Regras da casa: { $house }.
}

## Em resumo: um título, e o que está ao lado.

label-payoff = Reserva
brief-payoff = { $payoff ->
    [one] { $payoff } carta
    [many] { $payoff } cartas
   *[other] { $payoff } cartas
}{ $variant ->
    [mdw] { "" } (o comum é 11, 21 ou 31)
   *[other] { "" }
}
label-centre-piles = Pilhas do centro
brief-centre-piles = { $last_rank ->
    [13] { $centre_piles }, do ás ao rei
    [12] { $centre_piles }, do ás à dama
    [11] { $centre_piles }, do ás ao valete
    [many] { $centre_piles }, do ás ao { $last_rank }
   *[other] { $centre_piles }, do ás ao { $last_rank }
}
label-wild = Cartas livres
brief-wild = { $wild ->
    [kings] reis
    [jokers] jokers
    [both] reis e jokers
   *[none] nenhum
}
label-discard-piles = Pilhas de descarte
brief-discard-piles = { $discard_piles } por pessoa
label-match = Série
brief-match = { $match ->
    [points] { $target ->
        [one] { $target } ponto
        [many] { $target } pontos
       *[other] { $target } pontos
    }{ $deals ->
        [one] { "" }
        [many] { "" } ou { $deals } partidas
       *[other] { "" } ou { $deals } partidas
    }
    [games] { $deals ->
        [one] { $deals } partida
        [many] { $deals } partidas
       *[other] { $deals } partidas
    }
   *[none] { "" }
}

## Sua vez.

sheet-draw = { $hand ->
    [one] Compre até ter { $hand } carta na mão.
    [many] Compre até ter { $hand } cartas na mão.
   *[other] Compre até ter { $hand } cartas na mão.
}
sheet-play = Jogue no centro quantas cartas quiser: da mão, da reserva (a próxima carta é virada) ou { $discard_piles ->
    [one] de cima da sua pilha de descarte.
    [many] de cima das suas pilhas de descarte.
   *[other] de cima das suas pilhas de descarte.
}
sheet-discard = Para encerrar sua vez, descarte uma carta da mão { $discard_piles ->
    [one] na sua pilha de descarte.
    [many] em qualquer das suas pilhas de descarte.
   *[other] em qualquer das suas pilhas de descarte.
}
sheet-refill = Se você jogou a mão inteira, compre { $hand ->
    [one] uma carta nova
    [many] { $hand } cartas novas
   *[other] { $hand } cartas novas
} e continue jogando.

sheet-example = { $hand ->
    [one] { "" }
    [many] { $wild ->
        [none] Por exemplo: uma pilha mostra um ás, você tem um 2 e um 9 na mão, e sua carta da reserva é um 3. Jogue o 2, em cima dele o 3, e descarte o 9.
        [jokers] Por exemplo: uma pilha mostra um ás, você tem um joker e um 9 na mão, e sua carta da reserva é um 3. Jogue o joker como 2, em cima dele o 3, e descarte o 9.
       *[other] Por exemplo: uma pilha mostra um ás, você tem um rei e um 9 na mão, e sua carta da reserva é um 3. Jogue o rei como 2, em cima dele o 3, e descarte o 9.
    }
   *[other] { $wild ->
        [none] Por exemplo: uma pilha mostra um ás, você tem um 2 e um 9 na mão, e sua carta da reserva é um 3. Jogue o 2, em cima dele o 3, e descarte o 9.
        [jokers] Por exemplo: uma pilha mostra um ás, você tem um joker e um 9 na mão, e sua carta da reserva é um 3. Jogue o joker como 2, em cima dele o 3, e descarte o 9.
       *[other] Por exemplo: uma pilha mostra um ás, você tem um rei e um 9 na mão, e sua carta da reserva é um 3. Jogue o rei como 2, em cima dele o 3, e descarte o 9.
    }
}

## As pilhas.

sheet-last-rank = { $last_rank ->
    [13] Todo mundo constrói as mesmas pilhas do centro, do ás até o rei. Os naipes não importam.
    [12] Todo mundo constrói as mesmas pilhas do centro, do ás até a dama. Os naipes não importam.
    [11] Todo mundo constrói as mesmas pilhas do centro, do ás até o valete. Os naipes não importam.
    [many] Todo mundo constrói as mesmas pilhas do centro, do ás até o { $last_rank }. Os naipes não importam.
   *[other] Todo mundo constrói as mesmas pilhas do centro, do ás até o { $last_rank }. Os naipes não importam.
} { $last_rank ->
    [13] { "" }
    [12] { $kings_wild ->
        [yes] { "" }
       *[no] Os reis são cartas mortas: nunca servem. Ninguém esvazia uma reserva que tenha uma carta morta.
    }
    [11] { $kings_wild ->
        [yes] As damas são cartas mortas: nunca servem. Ninguém esvazia uma reserva que tenha uma carta morta.
       *[no] As damas e os reis são cartas mortas: nunca servem. Ninguém esvazia uma reserva que tenha uma carta morta.
    }
    [10] { $kings_wild ->
        [yes] Do valete à dama, as cartas são mortas: nunca servem. Ninguém esvazia uma reserva que tenha uma carta morta.
       *[no] Do valete ao rei, as cartas são mortas: nunca servem. Ninguém esvazia uma reserva que tenha uma carta morta.
    }
    [many] { $kings_wild ->
        [yes] Do { $dead_from } à dama, as cartas são mortas: nunca servem. Ninguém esvazia uma reserva que tenha uma carta morta.
       *[no] Do { $dead_from } ao rei, as cartas são mortas: nunca servem. Ninguém esvazia uma reserva que tenha uma carta morta.
    }
   *[other] { $kings_wild ->
        [yes] Do { $dead_from } à dama, as cartas são mortas: nunca servem. Ninguém esvazia uma reserva que tenha uma carta morta.
       *[no] Do { $dead_from } ao rei, as cartas são mortas: nunca servem. Ninguém esvazia uma reserva que tenha uma carta morta.
    }
}
sheet-recycle = { $recycle ->
    [at-once] As pilhas completas voltam na hora, embaralhadas, para o monte.
   *[when-empty] { "" }
}
sheet-discard-piles = Todo mundo pode ver todos os descartes, mas só se jogam as cartas de cima, e só no centro. As cartas da reserva nunca são descartadas.

sheet-kings-wild = { $wild ->
    [kings] Até a pilha ficar completa, um rei vale pela carta que ela pedia. Dá para jogar vários seguidos.
    [jokers] Até a pilha ficar completa, um joker vale pela carta que ela pedia. Dá para jogar vários seguidos.
    [both] Até a pilha ficar completa, um rei ou joker vale pela carta que ela pedia. Dá para jogar vários seguidos.
   *[none] { "" }
}
sheet-wild-as-ace = { $wild ->
    [none] { "" }
   *[other] { $wild_as_ace ->
        [yes] Uma carta livre também pode ser o ás que começa uma pilha.
       *[no] { "" }
    }
}

## O começo.

sheet-packs = { $packs ->
    [0] Joga-se com um baralho de 52 cartas por pessoa, mais um.
    [one] Joga-se com { $packs } baralho de 52 cartas.
    [many] Joga-se com { $packs } baralhos de 52 cartas.
   *[other] Joga-se com { $packs } baralhos de 52 cartas.
} { $jokers ->
    [0] { "" }
    [one] Cada um tem também um joker.
    [many] Cada um tem também { $jokers } jokers.
   *[other] Cada um tem também { $jokers } jokers.
}
sheet-payoff = { $payoff ->
    [one] Cada reserva tem só { $payoff } carta, aberta.
    [many] As reservas ficam fechadas, só com a carta de cima aberta; ninguém pode olhar embaixo dela.
   *[other] As reservas ficam fechadas, só com a carta de cima aberta; ninguém pode olhar embaixo dela.
}
sheet-wilds-in-payoff = { $wilds_in_payoff ->
    [yes] { "" }
   *[no] { $wild ->
        [none] { "" }
       *[other] As reservas são dadas sem cartas livres, que depois vão para o monte.
    }
}
sheet-hands-dealt = { $hands_dealt ->
    [start] Depois são dadas as mãos; o resto é o monte.
   *[turn] O resto é o monte.
}
sheet-starter = { $starter ->
    [left] Um sorteio decide quem dá as cartas primeiro; depois passa a quem está à esquerda. Começa quem está à esquerda de quem dá as cartas.
    [dealer] Um sorteio decide quem dá as cartas primeiro; depois passa a quem está à esquerda. Começa quem dá as cartas.
   *[top] { $jokers ->
        [0] Começa quem tem a carta da reserva mais alta (o rei é a mais alta; o ás, a mais baixa).
        [many] { $wilds_in_payoff ->
            [yes] Começa quem tem a carta da reserva mais alta (o joker é a mais alta, depois o rei; o ás, a mais baixa).
           *[no] Começa quem tem a carta da reserva mais alta (o rei é a mais alta; o ás, a mais baixa).
        }
       *[other] { $wilds_in_payoff ->
            [yes] Começa quem tem a carta da reserva mais alta (o joker é a mais alta, depois o rei; o ás, a mais baixa).
           *[no] Começa quem tem a carta da reserva mais alta (o rei é a mais alta; o ás, a mais baixa).
        }
    }
}
sheet-equal-tops = { $starter ->
    [top] { $equal_tops ->
        [shuffle] { $payoff ->
            [one] Se as mais altas empatam, tudo é distribuído de novo.
            [many] Se as mais altas empatam, essas reservas são embaralhadas.
           *[other] Se as mais altas empatam, essas reservas são embaralhadas.
        }
       *[redeal] Se no começo as cartas mais altas das reservas empatam, tudo é distribuído de novo.
    }
   *[other] { "" }
}

sheet-clockwise = { $max_seats ->
    [2] { "" }
    [many] Joga-se no sentido horário.
   *[other] Joga-se no sentido horário.
}

## Duplas.

sheet-partners = { $partners ->
    [yes] Quem faz dupla com você senta à sua frente. Você também pode jogar a carta da reserva dessa pessoa e as de cima das pilhas de descarte dela, mas só descarta nas suas. Quando sua reserva fica vazia, você joga pela sua dupla.
   *[no] { "" }
}

## Série.

sheet-deals = { $match ->
    [games] { $deals ->
        [one] Depois de { $deals } partida, a série é de quem tem mais pontos.
        [many] Depois de { $deals } partidas, a série é de quem tem mais pontos.
       *[other] Depois de { $deals } partidas, a série é de quem tem mais pontos.
    }
   *[other] { "" }
}
sheet-target = { $match ->
    [none] { "" }
   *[points] { $target ->
        [one] Quem fizer primeiro { $target } ponto ganha a série.
        [many] Quem fizer primeiro { $target } pontos ganha a série.
       *[other] Quem fizer primeiro { $target } pontos ganha a série.
    } { $deals ->
        [one] São no máximo { $max_deals } partidas: depois delas, a série é de quem tem mais pontos.
        [many] São no máximo { $deals } partidas: depois delas, a série é de quem tem mais pontos.
       *[other] São no máximo { $deals } partidas: depois delas, a série é de quem tem mais pontos.
    }
    [games] { "" }
}
sheet-scoring = { $match ->
    [none] { "" }
   *[other] { $scoring ->
        [wins] Quem ganha uma partida faz 1 ponto.
       *[cards] Quem ganha uma partida faz um ponto por carta que sobra nas reservas dos outros.
    } Quem empata em pontos divide a série, a não ser que seja todo mundo: aí ela termina empatada.
}

## Letras miúdas: o que quase nunca importa.

sheet-undo = { $undo ->
    [yes] Dá para desfazer lances até que uma carta nova seja virada ou comprada, ou sua vez acabe. O limite é { $max_undone } numa vez e { $max_undone_in_game } numa partida.
   *[no] Não dá para desfazer um lance.
}
sheet-hints = { $hints ->
    [yes] { "" }
   *[no] Não há dicas.
}
sheet-clock = { $clock ->
    [off] { "" }
   *[other] Você tem { $clock } segundos por turno. Quando acabam, a mesa descarta por você.
}
sheet-exhaustion = { $exhaustion ->
    [tie] { "" }
   *[play-on] Se não dá para completar uma mão, você compra o que sobrou e continua.
}
sheet-silent = { $exhaustion ->
    [play-on] Quem não tem cartas nem o que jogar perde a vez. A partida acaba se ninguém puder jogar, depois de { $idle_rounds } voltas da mesa sem nenhuma carta da reserva, ou depois de { $game_moves } lances.
   *[tie] A partida acaba depois de { $idle_rounds } voltas da mesa sem nenhuma carta da reserva, ou depois de { $game_moves } lances.
} { $partners ->
    [yes] Ganha então a dupla com menos cartas nas reservas; se for igual, dá empate.
   *[no] Ganha então quem tem menos cartas na reserva; se for igual, dá empate.
} Depois de { $turn_plays } cartas numa vez sem nenhuma da reserva, você só compra outra mão na sua próxima vez.
