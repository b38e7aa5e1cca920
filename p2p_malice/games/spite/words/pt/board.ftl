spite-title = { $title } · rodada { $round }
spite-back-in = Voltar?
spite-settles = Isso vale?
spite-trick = A vaza
spite-nothing = Aqui começa uma nova vaza.
spite-facts = Em jogo
spite-hand = Suas cartas
spite-says = Dizer
spite-words = As palavras do jogo
spite-cards = { $count ->
    [0] 0 cartas
    [one] { $count } carta
    [many] { $count } cartas
   *[other] { $count } cartas
}
spite-fakes = { $count ->
    [0] 0 jokers falsos
    [one] { $count } joker falso
    [many] { $count } jokers falsos
   *[other] { $count } jokers falsos
}
spite-extra = falso
spite-score = Pontos { $score }
spite-down = { $count ->
    [one] { $count } carta fechada
    [many] { $count } cartas fechadas
   *[other] { $count } cartas fechadas
}
spite-lies = { $name }: { $cards }
spite-place = { $place }º
spite-barred = fora da vaza
spite-skips = { $count ->
    [one] perde a vez
    [many] { $count } vezes sem jogar
   *[other] { $count } vezes sem jogar
}
spite-absent = próxima rodada
spite-passed = passou
spite-may-return = pode voltar
spite-sort = { $order ->
    [suit] ⇅ Por naipe
    [hands] ⇅ Combinadas
   *[value] ⇅ Por valor
}
spite-do = { $kind ->
    [exchange] { $count ->
        [0] Trocar
        [one] Trocar { $count }
        [many] Trocar { $count }
       *[other] Trocar { $count }
    }
    [swap] { $count ->
        [0] Entregar
        [one] Entregar { $count }
        [many] Entregar { $count }
       *[other] Entregar { $count }
    }
   *[play] { $count ->
        [0] Jogar
        [one] Jogar { $count } carta
        [many] Jogar { $count } cartas
       *[other] Jogar { $count } cartas
    }
}
spite-early = adiantadas: { $cards }
spite-clock = { $what ->
    [call] Tempo para acusar falta
    [claim] Até o próximo valor
   *[turn] Contagem para { $name }
}
spite-ahead = Jogar antes da hora
spite-stay-out = Ficar fora
spite-rest = { $more ->
    [yes] Você não tem mais nada a jogar. Quando os outros decidirem seus lugares, começa a próxima rodada.
   *[no] Você não tem mais nada a jogar. Quando os outros decidirem seus lugares, a partida termina.
}
spite-exchange = { $most ->
    [one] Você ganhou com “vem que tem”. Troque { $most } carta com o monte.
    [many] Você ganhou com “vem que tem”. Troque de 1 a { $most } cartas com o monte.
   *[other] Você ganhou com “vem que tem”. Troque de 1 a { $most } cartas com o monte.
}
spite-swap = { $which ->
    [low] { $count ->
        [one] Você está na frente: entregue sua carta mais baixa e receba uma alta. Escolha qual.
        [many] Você está na frente: entregue suas { $count } cartas mais baixas e receba altas. Escolha quais.
       *[other] Você está na frente: entregue suas { $count } cartas mais baixas e receba altas. Escolha quais.
    }
   *[high] { $count ->
        [one] Você está atrás: entregue sua carta mais alta e receba uma baixa. Escolha qual.
        [many] Você está atrás: entregue suas { $count } cartas mais altas e receba baixas. Escolha quais.
       *[other] Você está atrás: entregue suas { $count } cartas mais altas e receba baixas. Escolha quais.
    }
}
spite-claim = { $rank ->
    [A] Abra com uma combinação que tenha um ás, ou deixe que outra pessoa abra.
    [J] Abra com uma combinação que tenha um valete, ou deixe que outra pessoa abra.
    [Q] Abra com uma combinação que tenha uma dama, ou deixe que outra pessoa abra.
    [K] Abra com uma combinação que tenha um rei, ou deixe que outra pessoa abra.
   *[other] Abra com uma combinação que tenha um { $rank }, ou deixe que outra pessoa abra.
}
spite-claimed = Abre quem jogar primeiro este valor: { $rank }. Se ninguém jogar, é a vez do próximo valor.
spite-leads = { $name } abre, com qualquer combinação.
spite-call = Foi falta?
spite-lead = Você abre: jogue qualquer combinação.
spite-buy = { $count ->
    [one] Para voltar, supere isso e compre { $count } carta. Ou fique de fora.
    [many] Para voltar, supere isso e compre { $count } cartas. Ou fique de fora.
   *[other] Para voltar, supere isso e compre { $count } cartas. Ou fique de fora.
}
spite-follow = { $count ->
    [0] Supere isso, ou passe.
    [one] Supere isso com { $count } carta, ou passe.
    [many] Supere isso com { $count } cartas, ou passe.
   *[other] Supere isso com { $count } cartas, ou passe.
}
spite-hinted = Dica: { $cards }. { $text }

spite-kept = De antes
spite-kept-of = { $kept } de { $before }
