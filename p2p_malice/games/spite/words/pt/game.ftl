pile = mesa
pile-trick = Antes
pile-direction = Sentido
pile-arity = Quantas
pile-due = Agora pede
pile-suits = Naipes
pile-price = Volta
pile-claim = Abrir com
pile-gave = Entregues
pile-got = Recebidas
pile-bounty = Prêmio
pile-deck = Monte
spite-who-leads = Quem abre?

## O que aconteceu.

event-round = Começa a rodada { $count }.
event-put-down = { $who ->
    [you] { $count ->
        [one] Você entrega { $count } carta na troca.
        [many] Você entrega { $count } cartas na troca.
       *[other] Você entrega { $count } cartas na troca.
    }
   *[other] { $count ->
        [one] { $name } entrega { $count } carta na troca.
        [many] { $name } entrega { $count } cartas na troca.
       *[other] { $name } entrega { $count } cartas na troca.
    }
}
event-swap-rest = Na troca, ninguém ficou com estas cartas: { $cards }
event-bounty = O prêmio é { $cards }.
event-claim = { $as ->
    [A] Ninguém abriu com esse valor. Agora pode abrir quem tem um ás.
    [J] Ninguém abriu com esse valor. Agora pode abrir quem tem um valete.
    [Q] Ninguém abriu com esse valor. Agora pode abrir quem tem uma dama.
    [K] Ninguém abriu com esse valor. Agora pode abrir quem tem um rei.
   *[other] Ninguém abriu com esse valor. Agora pode abrir quem tem um { $as }.
}
event-play = { $who ->
    [you] Você joga { $cards }.
   *[other] { $name } joga { $cards }.
}
event-early = { $who ->
    [you] Você põe { $cards } antes da hora.
   *[other] { $name } põe { $cards } antes da hora.
}
event-early-down = { $who ->
    [you] { $count ->
        [one] Você põe { $count } joker falso fechado, antes da hora.
        [many] Você põe { $count } jokers falsos fechados, antes da hora.
       *[other] Você põe { $count } jokers falsos fechados, antes da hora.
    }
   *[other] { $count ->
        [one] { $name } põe { $count } joker falso fechado, antes da hora.
        [many] { $name } põe { $count } jokers falsos fechados, antes da hora.
       *[other] { $name } põe { $count } jokers falsos fechados, antes da hora.
    }
}
event-play-down = { $who ->
    [you] { $count ->
        [one] Você põe { $count } joker falso fechado.
        [many] Você põe { $count } jokers falsos fechados.
       *[other] Você põe { $count } jokers falsos fechados.
    }
   *[other] { $count ->
        [one] { $name } põe { $count } joker falso fechado.
        [many] { $name } põe { $count } jokers falsos fechados.
       *[other] { $name } põe { $count } jokers falsos fechados.
    }
}
event-say-higher = { $who ->
    [you] Você diz “sobe”.
   *[other] { $name } diz “sobe”.
}
event-say-lower = { $who ->
    [you] Você diz “desce”.
   *[other] { $name } diz “desce”.
}
event-say-unbeatable = { $who ->
    [you] Você diz “imbatível”.
   *[other] { $name } diz “imbatível”.
}
event-say-cam = { $who ->
    [you] Você diz “vem que tem”.
   *[other] { $name } diz “vem que tem”.
}
event-say-buy = { $who ->
    [you] Você diz “volto por { $count }”.
   *[other] { $name } diz “volto por { $count }”.
}
event-higher = A partir de agora sobe: cada combinação tem que ser mais alta.
event-lower = A partir de agora desce: cada combinação tem que ser mais baixa.
event-lead-for = { $who ->
    [you] Ninguém abre, então sai sua carta mais baixa: { $cards }
   *[other] Ninguém abre, então sai a carta mais baixa de { $name }: { $cards }
}
event-pass = { $who ->
    [you] Você passa.
   *[other] { $name } passa.
}
event-skip = { $who ->
    [you] Você perde a vez.
   *[other] { $name } perde a vez.
}
event-draw = { $who ->
    [you] { $count ->
        [one] Você compra { $count } carta.
        [many] Você compra { $count } cartas.
       *[other] Você compra { $count } cartas.
    }
   *[other] { $count ->
        [one] { $name } compra { $count } carta.
        [many] { $name } compra { $count } cartas.
       *[other] { $name } compra { $count } cartas.
    }
}
event-reshuffle = { $count ->
    [one] O monte acabou. O único descarte vira o novo monte.
    [many] O monte acabou. Os { $count } descartes são embaralhados e viram o novo monte.
   *[other] O monte acabou. Os { $count } descartes são embaralhados e viram o novo monte.
}
event-trick = { $who ->
    [you] Você ganha a vaza.
   *[other] { $name } ganha a vaza.
}
event-exchange = { $who ->
    [you] { $count ->
        [one] Você troca { $count } carta com o monte.
        [many] Você troca { $count } cartas com o monte.
       *[other] Você troca { $count } cartas com o monte.
    }
   *[other] { $count ->
        [one] { $name } troca { $count } carta com o monte.
        [many] { $name } troca { $count } cartas com o monte.
       *[other] { $name } troca { $count } cartas com o monte.
    }
}
event-countdown = { $who ->
    [you] { $count ->
        [one] Você começa uma contagem de { $count } segundo.
        [many] Você começa uma contagem de { $count } segundos.
       *[other] Você começa uma contagem de { $count } segundos.
    }
   *[other] { $count ->
        [one] { $name } começa uma contagem de { $count } segundo.
        [many] { $name } começa uma contagem de { $count } segundos.
       *[other] { $name } começa uma contagem de { $count } segundos.
    }
}
event-out = { $who ->
    [you] Você bate, em { $count }º lugar.
   *[other] { $name } bate, em { $count }º lugar.
}
event-places = Os outros continuam pelos demais lugares.
event-absent = { $who ->
    [you] Você entra na próxima rodada.
   *[other] Há um lugar livre para quem chegar depois.
}
event-join = { $who ->
    [you] Você entra na próxima rodada.
   *[other] { $name } entra na próxima rodada.
}
event-lose = { $who ->
    [you] Você perde a rodada.
   *[other] { $name } perde a rodada.
}
event-place = { $who ->
    [you] Você termina em { $count }º lugar.
   *[other] { $name } termina em { $count }º lugar.
}
event-round-score = { $who ->
    [you] Seus pontos: { $count }
   *[other] Pontos de { $name }: { $count }
}

## Faltas e jokers falsos.

event-misplay = { $who ->
    [you] Foi falta. Você fica fora desta vaza e depois perde a vez.
   *[other] Foi falta. { $name } fica fora desta vaza e depois perde a vez.
}
event-back = A vaza volta ao ponto em que estava antes disso.
event-call = { $who ->
    [you] Você acusou a falta.
   *[other] { $name } acusou a falta.
}
event-call-too = { $who ->
    [you] Você também acusou a falta, mas não teve sorte no sorteio.
   *[other] { $name } também acusou a falta, mas não teve sorte no sorteio.
}
event-wrong-call = { $who ->
    [you] Você acusou uma falta, mas não houve nenhuma.
   *[other] { $name } acusou uma falta, mas não houve nenhuma.
}
event-win-fakes = { $who ->
    [you] { $count ->
        [one] Você fica com o joker falso de quem fez a falta.
        [many] Você fica com os { $count } jokers falsos de quem fez a falta.
       *[other] Você fica com os { $count } jokers falsos de quem fez a falta.
    }
   *[other] { $count ->
        [one] { $name } fica com o joker falso de quem fez a falta.
        [many] { $name } fica com os { $count } jokers falsos de quem fez a falta.
       *[other] { $name } fica com os { $count } jokers falsos de quem fez a falta.
    }
}
event-earn = { $who ->
    [you] { $count ->
        [one] Você ganha { $count } joker falso.
        [many] Você ganha { $count } jokers falsos.
       *[other] Você ganha { $count } jokers falsos.
    }
   *[other] { $count ->
        [one] { $name } ganha { $count } joker falso.
        [many] { $name } ganha { $count } jokers falsos.
       *[other] { $name } ganha { $count } jokers falsos.
    }
}
event-skip-turns = { $who ->
    [you] { $count ->
        [one] Por causa do “vem que tem”, você perde a vez.
        [many] Por causa do “vem que tem”, você fica { $count } vezes sem jogar.
       *[other] Por causa do “vem que tem”, você fica { $count } vezes sem jogar.
    }
   *[other] { $count ->
        [one] Por causa do “vem que tem”, { $name } perde a vez.
        [many] Por causa do “vem que tem”, { $name } fica { $count } vezes sem jogar.
       *[other] Por causa do “vem que tem”, { $name } fica { $count } vezes sem jogar.
    }
}

## O que se pode fazer e dizer.

move-pass = Passar
move-decline = Com este valor, não
move-none = Ficar com todas (é falta)
move-misplay = Falta!
move-join = Entrar
move-countdown = Começar uma contagem
say-higher = Sobe
say-lower = Desce
say-unbeatable = Imbatível
say-cam = Vem que tem
say-down = Jokers falsos fechados
say-buy1 = Volto por 1
say-buy2 = Volto por 2
say-buy3 = Volto por 3
say-buy5 = Volto por 5
say-buy8 = Volto por 8
say-buy13 = Volto por 13
say-buy21 = Volto por 21
say-buy34 = Volto por 34
say-buy55 = Volto por 55
say-buy89 = Volto por 89

## O fim.

result-session = { $who ->
    [you] Você ganhou!
    [nobody] A partida termina empatada.
   *[other] Vitória de { $names }.
}
