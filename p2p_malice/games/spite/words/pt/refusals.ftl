error-spite-no-hand = Estas cartas não formam uma combinação.
error-spite-only-jokers = Isso só se supera com uma combinação de jokers mais alta, ou com 5 ou mais jokers falsos fechados.
error-spite-down-on-joker = Para superar uma combinação de jokers, só com 5 ou mais jokers falsos fechados.
error-spite-joker-in-consec = Numa corrida não se joga uma combinação de jokers.
error-spite-thirteen-in-consec = Numa corrida não se joga um 13.
error-spite-arity = { $needed ->
    [one] Nesta vaza se joga { $needed } carta de cada vez, e não { $played }.
    [many] Nesta vaza se jogam { $needed } cartas de cada vez, e não { $played }.
   *[other] Nesta vaza se jogam { $needed } cartas de cada vez, e não { $played }.
}
error-spite-not-better = { $direction ->
    [lower] Agora está descendo, e isso não é mais baixo que a última combinação.
   *[higher] Isso não supera a última combinação.
}
error-spite-only-fakes = { $count ->
    [one] Isso só se supera com mais de { $count } joker falso fechado.
    [many] Isso só se supera com mais de { $count } jokers falsos fechados.
   *[other] Isso só se supera com mais de { $count } jokers falsos fechados.
}
error-spite-down-in-consec = { $needed ->
    [one] Numa corrida, ponha pelo menos { $needed } joker falso fechado.
    [many] Numa corrida, ponha pelo menos { $needed } jokers falsos fechados.
   *[other] Numa corrida, ponha pelo menos { $needed } jokers falsos fechados.
}
error-spite-consec = { $rank ->
    [A] Esta corrida pede agora um ás.
    [J] Esta corrida pede agora um valete.
    [Q] Esta corrida pede agora uma dama.
    [K] Esta corrida pede agora um rei.
   *[other] Esta corrida pede agora um { $rank }.
}
error-spite-suit = Todas as combinações desta corrida têm que ter os mesmos naipes.
error-spite-wrong-direction = { $direction ->
    [lower] Já está descendo.
   *[higher] Já está subindo.
}
error-spite-direction-not-yours = Só dá para mudar o sentido com 7 naturais.
error-spite-sevens-announced = 7 em cima de 7 muda o sentido por si só: não precisa dizer.
error-spite-no-unbeatable = Com um 2 que nada supera, é preciso dizer “imbatível”.
error-spite-fakes-announced = Com 5 ou mais jokers falsos, não se diz nada.
error-spite-cam-two = Quando só restam 2 jogadores, ninguém pode dizer “vem que tem”.
error-spite-cam-unbeatable = Ninguém pode dizer “vem que tem” quando só jokers superam a combinação.
error-spite-cam-joker = Depois de dizer “vem que tem”, não dá para ganhar a vaza com uma combinação de jokers.
error-spite-claim = Quem abre a primeira vaza tem que incluir uma carta deste valor: { $rank }.
error-spite-price = Para voltar, diga “volto por { $count }” junto com a combinação.
error-spite-not-out = Você ainda está na vaza, então não precisa pagar para voltar.
error-spite-exchange = { $most ->
    [one] É preciso trocar exatamente { $most } carta.
    [many] É preciso trocar de 1 a { $most } cartas.
   *[other] É preciso trocar de 1 a { $most } cartas.
}
error-spite-window = Um momento: ainda dá para acusar falta na última jogada.
error-spite-no-call = Não há nenhuma jogada para acusar.
error-spite-no-countdown = Agora não dá para começar uma contagem.
error-spite-not-now = Isso não dá para fazer agora.
error-spite-too-few = É preciso ter pelo menos { $least } jogadores.
error-spite-must-lead = Você abre esta vaza, então tem que jogar.
error-spite-swap = { $count ->
    [one] Entregue a carta que seus pontos pedem.
    [many] Entregue as { $count } cartas que seus pontos pedem.
   *[other] Entregue as { $count } cartas que seus pontos pedem.
}
error-no-such-view = Não dá para usar esta posição salva.
