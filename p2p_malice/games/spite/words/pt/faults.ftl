event-fault-no-hand = Estas cartas não formam uma combinação.
event-fault-only-jokers = Isso só se supera com uma combinação de jokers mais alta, ou com 5 ou mais jokers falsos fechados.
event-fault-down-on-joker = Para superar uma combinação de jokers, só com 5 ou mais jokers falsos fechados.
event-fault-joker-in-consec = Numa corrida não se joga uma combinação de jokers.
event-fault-thirteen-in-consec = Numa corrida não se joga um 13.
event-fault-arity = { $count ->
    [one] Nesta vaza se joga { $count } carta de cada vez.
    [many] Nesta vaza se jogam { $count } cartas de cada vez.
   *[other] Nesta vaza se jogam { $count } cartas de cada vez.
}
event-fault-not-better = Isso não supera a última combinação.
event-fault-only-fakes = { $count ->
    [one] Isso só se supera com mais de { $count } joker falso fechado.
    [many] Isso só se supera com mais de { $count } jokers falsos fechados.
   *[other] Isso só se supera com mais de { $count } jokers falsos fechados.
}
event-fault-down-in-consec = { $count ->
    [one] Numa corrida, ponha pelo menos { $count } joker falso fechado.
    [many] Numa corrida, ponha pelo menos { $count } jokers falsos fechados.
   *[other] Numa corrida, ponha pelo menos { $count } jokers falsos fechados.
}
event-fault-consec = { $as ->
    [A] Esta corrida pede agora um ás.
    [J] Esta corrida pede agora um valete.
    [Q] Esta corrida pede agora uma dama.
    [K] Esta corrida pede agora um rei.
   *[other] Esta corrida pede agora um { $as }.
}
event-fault-suit = Todas as combinações desta corrida têm que ter os mesmos naipes.
event-fault-wrong-direction = O sentido já era esse.
event-fault-direction-not-yours = Só dá para mudar o sentido com 7 naturais.
event-fault-sevens-announced = 7 em cima de 7 muda o sentido por si só: não precisa dizer.
event-fault-no-unbeatable = Com um 2 que nada supera, é preciso dizer “imbatível”.
event-fault-fakes-announced = Com 5 ou mais jokers falsos, não se diz nada.
event-fault-cam-two = Quando só restam 2 jogadores, ninguém pode dizer “vem que tem”.
event-fault-cam-unbeatable = Ninguém pode dizer “vem que tem” quando só jokers superam a combinação.
event-fault-cam-joker = Depois de dizer “vem que tem”, não dá para ganhar a vaza com uma combinação de jokers.
event-fault-claim = { $as ->
    [A] Quem abre a primeira vaza tem que incluir um ás.
    [J] Quem abre a primeira vaza tem que incluir um valete.
    [Q] Quem abre a primeira vaza tem que incluir uma dama.
    [K] Quem abre a primeira vaza tem que incluir um rei.
   *[other] Quem abre a primeira vaza tem que incluir um { $as }.
}
event-fault-price = { $count ->
    [one] A volta custa { $count } carta.
    [many] A volta custa { $count } cartas.
   *[other] A volta custa { $count } cartas.
}
event-fault-not-out = Só pode voltar quem passou.
event-fault-exchange = { $count ->
    [one] É preciso trocar exatamente { $count } carta.
    [many] É preciso trocar de 1 a { $count } cartas.
   *[other] É preciso trocar de 1 a { $count } cartas.
}
