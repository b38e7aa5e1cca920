screen-spite-help =
    1 a 0, letras   uma das suas cartas; a mesma tecla devolve
    =               todas as cartas do último valor que você escolheu
    Ponto e carta   tudo, da última carta que você escolheu até esta
    Shift, seta     escolher a carta marcada e depois a do lado
    + - *           dizer sobe, desce, imbatível
    @               dizer vem que tem
    _               pôr jokers falsos fechados
    $               voltar pelo preço do momento; % diz outro
    Enter           jogar o que você escolheu
    P               passar
    M               acusar falta enquanto dá tempo
    C               começar uma contagem regressiva
    S               arrumar suas cartas por valor, naipe ou combinação
    Esc             devolver tudo
    Setas, Espaço   outro jeito de escolher; o mouse também serve. Um clique
                    duplo escolhe todas as cartas desse valor.
    Tab             a mesa em palavras. 11+2*: 11 cartas e 2 jokers falsos
screen-pick = Aperte as teclas das suas cartas e depois Enter.
screen-range = Escolha a última carta do trecho. Esc devolve tudo.
screen-picked = Escolhidas: { $cards }
screen-picked-ready = { $state ->
    [exchange] Enter troca { $cards }. Esc devolve tudo.
    [swap] Enter entrega { $cards }. Esc devolve tudo.
   *[play] Enter joga { $cards }. Esc devolve tudo.
}
screen-misplay = Seria falta.
screen-beat = { $cards ->
    [none] Supere os jokers falsos ({ $count }), ou passe.
   *[other] Supere { $cards }, ou passe.
}
screen-call = Foi falta?
screen-title-round = { $title } · rodada { $number }
screen-look = A mesa

## Etiquetas.

screen-cards = cartas
screen-score = pontos
screen-direction = { $state ->
    [up] sobe
   *[down] desce
}
screen-bounty = prêmio
screen-gave = entregou
screen-got = recebeu
screen-price = { $count ->
    [one] volta: { $count } carta
    [many] volta: { $count } cartas
   *[other] volta: { $count } cartas
}
screen-other-price = outro preço
screen-to-beat = a superar
screen-hand = Mão
screen-no-cards = sem cartas
screen-clock = { $state ->
    [call] Acusar
    [claim] Abrir
   *[turn] Tempo
}
screen-arranged = { $state ->
    [suits] Por naipe
    [hands] Por combinação
   *[value] Por valor
}
screen-place = { $count }º
screen-barred = fora
screen-passed = passou
screen-absent = próxima rodada
screen-early = antes { $cards }
screen-skips = perde { $count }
screen-cams = vem que tem ×{ $count }
