sheet-title = { $variant ->
    [spite-light] { variant-name-spite-light }
   *[spite] { variant-name-spite }
}
sheet-unknown = Quem convidou joga com regras que esta versão não conhece. Mesmo assim dá para jogar.

## Títulos.

sheet-part-goal = O objetivo
sheet-part-glance = Em resumo
sheet-steps-turn = Sua vez
sheet-part-twists = O tempero
sheet-part-end = Os pontos
sheet-steps-small = Letras miúdas

## O objetivo, e o mais importante em resumo.

sheet-goal = Livre-se das suas cartas antes de todo mundo. { $rounds ->
    [one] Depois de { $rounds } rodada, ganha quem tem mais pontos.
    [many] Depois de { $rounds } rodadas, ganha quem tem mais pontos.
   *[other] Depois de { $rounds } rodadas, ganha quem tem mais pontos.
} Para { $least } a { $most } jogadores.
sheet-house = { $house ->
    [none] { "" }
   *[other] Regras da casa: { $house }.
}
label-hand = Cartas dadas
brief-hand = { $hand } por pessoa
label-ranks = Valores
brief-ranks = 3 a 10, depois 11, 12, 13, J, Q, K, A, 2; o 13 é carta livre
label-fakes = Jokers falsos
brief-fakes = { $fakes }, a ganhar; têm outro verso
label-bounty = Prêmio
brief-bounty = bater com cartas do valor dele rende jokers falsos

## Sua vez.

sheet-turn = Jogue uma combinação que supere a última e tenha o mesmo número de cartas, ou passe. Se você abre, jogue qualquer combinação; quem abre não pode passar.
sheet-hand = Uma combinação é 1 carta, 2 a 4 cartas do mesmo valor, ou uma mão de pôquer de 5 cartas.
sheet-last-chance = { $last_chance ->
    [yes] Quando a vez volta a quem jogou por último, essa pessoa ganha a vaza e abre a próxima.
   *[no] Quando o resto da mesa passou, quem jogou por último ganha a vaza e abre a próxima.
}
sheet-example = Por exemplo: sobre um par de 9, jogue dois valetes, ou um valete e um 13. Um ás sozinho não serve.

## As palavras do jogo: um título, e o que quer dizer.

label-direction = Sobe, desce
brief-direction = Uma rodada começa subindo. Com 7 naturais, você pode dizer o contrário.
label-consec = Corrida
brief-consec = Quando 3 jogadas seguidas andam em passos iguais (5, 7, 9) ou têm os mesmos naipes, a vaza tem que continuar assim, sem 13 nem jokers.
label-joker = Joker
brief-joker = 1 joker, ou 5 ou mais cartas naturais de um valor. Supera tudo, de qualquer tamanho, menos outro mais alto (primeiro mais cartas, depois o valor).
label-down = Joker falso
brief-down = Aberto, é a carta que mostra. Fechado, não supera nada, mas depois dele vem qualquer jogada do tamanho certo. 5 ou mais superam tudo.
label-cam = Vem que tem
brief-cam = Diga ao jogar algo que ainda dê para superar sem jokers. Se ganhar a vaza, troca cartas; se não, perde a vez.
label-buy = Volta
brief-buy = Depois de passar, volte superando a última combinação e pague o preço comprando cartas: 1, depois 1, 2, 3, 5, 8…
label-misplay = Falta
brief-misplay = { $referee ->
    [yes] A mesa recusa tudo o que é contra as regras.
   *[no] { $has_fakes ->
        [yes] Dá para pôr qualquer coisa na mesa, mas quem faz uma falta fica fora da vaza, perde seus jokers falsos e perde a vez.
       *[no] Dá para pôr qualquer coisa na mesa, mas quem faz uma falta fica fora da vaza e perde a vez.
    }
}

## Os pontos.

sheet-points = Uma rodada acaba quando só uma pessoa tem cartas. O primeiro lugar ganha 2, o segundo 1; o penúltimo perde 1, o último 2. { $rounds ->
    [one] { "" }
    [many] Antes disso, seus pontos antigos andam 1 em direção a 0. Se você passou da metade de cima da classificação para a de baixo, ou o contrário, voltam a 0. Com 2 pontos, o primeiro lugar de novo dá 2 - 1 + 2 = 3; o último dá 0 - 2 = -2.
   *[other] Antes disso, seus pontos antigos andam 1 em direção a 0. Se você passou da metade de cima da classificação para a de baixo, ou o contrário, voltam a 0. Com 2 pontos, o primeiro lugar de novo dá 2 - 1 + 2 = 3; o último dá 0 - 2 = -2.
}
sheet-swap = Quando as cartas são dadas de novo, quem tem 2 pontos entrega suas 2 cartas mais baixas, quem tem -2, as 2 mais altas, e assim por diante. Cada pessoa recebe o mesmo número de cartas, das que o outro lado entregou.

## Letras miúdas.

sheet-deck = São { $packs } baralhos, { $cards } cartas ao todo. Cada um tem as 52 de sempre, um 11 e um 12 de cada naipe, dois 13 vermelhos e um joker.
sheet-first-lead = { $first_lead ->
    [yes] Na primeira rodada, abre quem jogar primeiro uma combinação com um 3. Se ninguém jogar em { $claim_seconds } segundos, é a vez do 4, e assim por diante.
   *[no] Na primeira rodada, abre quem está à esquerda de quem dá as cartas.
}
sheet-later-lead = Nas outras rodadas, abre quem tem menos pontos; se for mais de uma pessoa, a que ficou por último há menos tempo.
sheet-next-lead = Se quem ganha uma vaza está sem cartas, abre quem vem depois.
sheet-alike = { watched-alike } O igual nunca supera o igual, mas um joker pode ir em cima de um joker.
sheet-poker = Mãos de pôquer, da mais baixa à mais alta: sequência, full house, flush, quadra, straight flush. J Q K A 2 é a sequência mais alta; em qualquer sequência, J vem depois de 12.
sheet-thirteens = Com outras cartas, o 13 vale pelo que formar a combinação mais baixa, que fica abaixo da natural. Quanto mais 13 ela tem, menos vale.
sheet-readings = { $thirteens_have_suits ->
    [yes] O 13 conta quando se comparam naipes.
   *[no] O 13 não conta quando se comparam naipes.
} { $thirteens_natural ->
    [yes] Uma combinação só de 13 é natural.
   *[no] Uma combinação só de 13 não é natural.
}
sheet-turning = Fora de uma corrida, dá para jogar 7 naturais em cima do mesmo número de 7 naturais; isso muda o sentido por si só. Os 3 naturais também mudam, de “desce” para “sobe”. { $big_hands_turn ->
    [yes] O mesmo vale para 5 ou mais de qualquer um dos dois.
   *[no] Isso não vale para 5 ou mais de qualquer um dos dois.
}
sheet-numerical = Uma corrida em passos pula o 13: depois do 12 vem J. Se for preciso, passa do 2 para o 3. Descendo, um 3 inverte o sentido: 4, 3 e 4 pedem um 5.
sheet-forms = Mãos de pôquer nunca formam uma corrida. Com 2 cartas ou mais, todos os naipes têm que ser os mesmos: por exemplo, copas e paus toda vez.
sheet-consec-readings = { $equal_ranks_form ->
    [yes] 3 combinações do mesmo valor também formam uma corrida.
   *[no] { "" }
} { $sevens_turn_consecs ->
    [yes] Os 7 que mudam o sentido invertem os passos.
   *[no] Os 7 que mudam o sentido não invertem os passos.
}
sheet-unbeatable = Numa corrida só de naipes, subindo, nada supera um 2: diga “imbatível” ao jogar. Por exemplo: 4♥, 8♥ e J♥, depois 2♥.
sheet-joker-limits = Descendo, qualquer combinação do tamanho da vaza pode vir depois de uma de jokers. { $has_fakes ->
    [yes] Se sua última ou penúltima combinação for de jokers, ou tiver jokers falsos fechados, você perde a rodada.
   *[no] Se sua última ou penúltima combinação for de jokers, você perde a rodada.
}
sheet-open-size = Descendo, uma combinação de jokers que abre a vaza deixa o tamanho em aberto: a próxima jogada decide. { $has_fakes ->
    [yes] O mesmo vale para um joker falso fechado que abre a vaza, em qualquer sentido.
   *[no] { "" }
}
sheet-five-fakes = Dá para jogar 5 ou mais jokers falsos fechados a qualquer momento, até numa corrida. Só mais deles superam isso. Com eles não se diz nem “vem que tem” nem “imbatível”.
sheet-earned = { $bounty ->
    [yes] { $calls ->
        [yes] Você ganha jokers falsos acusando faltas, ou batendo só com cartas naturais do valor do prêmio: um por carta, e um novo prêmio é virado.
       *[no] Você ganha jokers falsos batendo só com cartas naturais do valor do prêmio: um por carta, e um novo prêmio é virado.
    }
   *[no] Você ganha jokers falsos acusando faltas.
} Eles não fazem parte da mão e ficam com você nas outras rodadas. Se a pilha comum acaba, você recebe as cartas de cima do monte: só abertas, como o que mostram.
sheet-cam-won = { $cam_counts_passed ->
    [yes] Para o “vem que tem”, mais de 2 pessoas precisam ter cartas.
   *[no] Para o “vem que tem”, mais de 2 pessoas precisam estar na vaza.
} Se ganhar, troque de 1 a { $cam_limit } cartas: uma a mais para cada “vem que tem” além do primeiro, uma a menos para cada vaza que você já ganhou assim desde a última que outra pessoa ganhou. Por exemplo, a segunda vaza assim permite 2. Se der 0, nada acontece; abaixo de 0, você fica esse número de vezes sem jogar. Ganhar com uma combinação de jokers é falta. Se não ganhar, você fica uma vez sem jogar para cada “vem que tem”. Ele não conta se outra coisa que você disse junto estava errada.
sheet-cam-wrong = { $referee ->
    [yes] { "" }
   *[no] Não trocar nenhuma carta, ou trocar demais, é falta.
}
sheet-buying = O preço da volta é o mesmo para todo mundo: sobe a cada uma. Quem voltou fica na vaza até passar de novo.
sheet-price-anew = A cada rodada, esse preço recomeça.
sheet-limit = { $hand_limit ->
    [one] Se você chegar a { $hand_limit } carta na mão, perde a rodada.
    [many] Se você chegar a { $hand_limit } cartas na mão, perde a rodada.
   *[other] Se você chegar a { $hand_limit } cartas na mão, perde a rodada.
}
sheet-calling = { $referee ->
    [yes] { "" }
   *[no] { $window ->
        [0] Ninguém acusa faltas: a mesa decide na hora.
        [one] Uma falta pode ser acusada por { $window } segundo, enquanto o jogo segue. Depois a vaza volta ao ponto anterior. Se ninguém acusa, a mesa decide. Acusar sem razão é falta.
        [many] Uma falta pode ser acusada por { $window } segundos, enquanto o jogo segue. Depois a vaza volta ao ponto anterior. Se ninguém acusa, a mesa decide. Acusar sem razão é falta.
       *[other] Uma falta pode ser acusada por { $window } segundos, enquanto o jogo segue. Depois a vaza volta ao ponto anterior. Se ninguém acusa, a mesa decide. Acusar sem razão é falta.
    }
}
sheet-calls-pay = { $empty_pays ->
    [yes] Uma das pessoas que acusaram recebe os jokers falsos de quem fez a falta; se não houver, um da pilha comum.
   *[no] Uma das pessoas que acusaram recebe os jokers falsos de quem fez a falta.
}
sheet-countdown = { $decision ->
    [one] Qualquer pessoa pode começar uma contagem de { $decision } segundo, mais 1 por carta recém-comprada.
    [many] Qualquer pessoa pode começar uma contagem de { $decision } segundos, mais 1 por carta recém-comprada.
   *[other] Qualquer pessoa pode começar uma contagem de { $decision } segundos, mais 1 por carta recém-comprada.
} Quem não jogou até o fim dela passa; se era para abrir, abre quem vem depois.
sheet-hints = { $hints ->
    [yes] Na sua vez, você pode pedir uma dica.
   *[no] Não há dicas.
}
sheet-clock = { $clock ->
    [off] { "" }
   *[other] Você tem { $clock } segundos por turno. Quando acabam, a mesa passa por você ou joga uma carta.
}
sheet-early = { $referee ->
    [yes] { "" }
   *[no] Cartas postas antes da hora ficam na mesa e são jogadas na sua vez: se então não servirem, é falta.
}
sheet-swap-rest = Se o outro lado entregou menos, o resto vem do monte. Se entregou mais, o que sobra é mostrado e descartado.
sheet-middle = Com um número ímpar de jogadores, o lugar do meio não está em nenhuma metade: seus pontos voltam a 0 depois dele, e quando você sai dele.
sheet-three = Com 3 pessoas, o segundo lugar também é o penúltimo e ganha 0.
sheet-late = Quem entra entre duas rodadas conta como quem ficou por último na anterior, com { $loser } pontos; o resto da mesa sobe um lugar.
