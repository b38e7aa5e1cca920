first-goal = Spite: ganha quem acabar primeiro com as cartas.
first-goal-rounds = Spite: quem acabar primeiro com as cartas ganha a rodada e 2 pontos. Depois da última rodada, vence a maior pontuação.
first-misplay = Uma falta: as cartas voltam. Quem fez a falta fica fora desta vaza, perde os jokers falsos que tiver e perde a vez.
first-exchange = { $number ->
    [one] Você ganhou depois de dizer “vem que tem”: ponha { $number } carta de lado e compre outra. Depois você abre.
    [many] Você ganhou depois de dizer “vem que tem”: ponha de 1 a { $number } cartas de lado e compre o mesmo número. Depois você abre.
   *[other] Você ganhou depois de dizer “vem que tem”: ponha de 1 a { $number } cartas de lado e compre o mesmo número. Depois você abre.
}
first-swap = Cada rodada começa com uma troca, uma carta por ponto. Quem está acima de 0 entrega cartas baixas, quem está abaixo entrega altas, e cada lado recebe as do outro.
first-claim = A primeira vaza é aberta por quem jogar primeiro algo com o valor pedido. Se ninguém jogar, é a vez do próximo valor.
first-call = Essa jogada foi contra as regras? Você tem alguns segundos para gritar “Falta!”. Se acertar, pode ganhar um joker falso; se errar, a falta é sua.
first-down = Há jokers falsos fechados na mesa. Eles não superam nada: qualquer coisa do tamanho da vaza pode vir depois.
first-barrier = Há 5 ou mais jokers falsos fechados na mesa. Eles superam tudo, e só mais deles podem vir depois.
first-unbeatable = Agora só podem vir estes naipes, subindo: nada supera um 2. Quem jogar um 2 tem que dizer “imbatível”.
first-consec = 3 jogadas em passos iguais: isso é uma corrida. Até a vaza acabar, só pode vir o próximo valor, e nenhum 13 nem joker.
first-suits = 3 jogadas com os mesmos naipes: isso é uma corrida. Até a vaza acabar, só podem vir esses naipes, e nenhum 13 nem joker.
first-joker-played = Um joker supera tudo, de qualquer tamanho. Depois dele só vem outro joker, ou 5 ou mais cartas de um mesmo valor.
first-poker = Uma combinação de 5 cartas é uma mão de pôquer. Da mais baixa à mais alta: sequência, full house, flush, quadra, straight flush.
first-lower = Agora desce: cada combinação tem que ser mais baixa que a última. Os 7 podem inverter isso, e os 3 sempre invertem.
first-dared = Alguém disse “vem que tem”. Se ganhar esta vaza, troca suas cartas ruins. Se não, perde a vez.
first-buy = { $number ->
    [one] Mesmo depois de passar, dá para voltar: supere o que está na mesa e compre { $number } carta. O preço sobe para todo mundo: 1, 1, 2, 3, 5, 8.
    [many] Mesmo depois de passar, dá para voltar: supere o que está na mesa e compre { $number } cartas. O preço sobe para todo mundo: 1, 1, 2, 3, 5, 8.
   *[other] Mesmo depois de passar, dá para voltar: supere o que está na mesa e compre { $number } cartas. O preço sobe para todo mundo: 1, 1, 2, 3, 5, 8.
}
first-limit = { $number ->
    [one] Você tem { $number } carta na mão. Se chegar a 20, perde a rodada: cuidado ao voltar.
    [many] Você tem { $number } cartas na mão. Se chegar a 20, perde a rodada: cuidado ao voltar.
   *[other] Você tem { $number } cartas na mão. Se chegar a 20, perde a rodada: cuidado ao voltar.
}
first-fake = Seu joker falso (★) é um extra: não precisa ser jogado para você bater. Aberto, ele é a carta que mostra. Fechado, vai em cima de quase tudo, mas depois dele vem qualquer coisa.
first-cam = Ao jogar, você pode dizer “vem que tem”. Se ganhar a vaza, troca cartas ruins; se não, perde a vez.
first-joker = Seu joker supera tudo, de qualquer tamanho. Use a tempo: se for uma das suas 2 últimas jogadas, você perde a rodada.
first-thirteen = Um 13 é carta livre junto de outras cartas: com um rei, faz um par de reis. Sozinho, fica entre o 12 e o valete.
first-bounty = Há um prêmio na mesa. Se suas últimas cartas forem todas desse valor, cada uma rende um joker falso.
first-countdown = Se alguém demora, “Começar uma contagem” dá só mais alguns segundos; depois, a vez passa adiante.
