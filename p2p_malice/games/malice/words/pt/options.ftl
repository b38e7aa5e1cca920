variant-players = { $min_seats ->
    [2] { $max_seats ->
        [2] 2 jogadores
        [many] 2 a { $max_seats } jogadores
       *[other] 2 a { $max_seats } jogadores
    }
    [many] { $min_seats } a { $max_seats } jogadores
   *[other] { $min_seats } a { $max_seats } jogadores
}
variant-payoff = reserva { $sizes }
variant-wild = { $wild ->
    [kings] reis livres
    [jokers] jokers livres
    [both] reis e jokers livres
   *[none] sem cartas livres
}

## O que uma variante tem de especial.

variant-listed = { $name }. { $line }

variant-mdw = As pilhas completas voltam na hora para o monte.
variant-official = Um baralho a mais que o número de jogadores. Os ases da mão têm que ser jogados. O rei não vale como ás.
variant-catmouse = Você compra sua mão na primeira vez. Se as cartas acabam, a partida termina empatada.
variant-catmouse-short = Gato e Rato com 5 cartas na reserva.
variant-pz = As pilhas vão até o rei. Os jokers são cartas livres.
variant-pz-nwis = Como “Jokers livres, até o rei”, mas sem jokers nas reservas.
variant-classic = As regras da maioria dos livros.

## Como se chamam o jogo e cada variante.

game-malice = { -title }
game-malice-line = Esvazie sua reserva primeiro · 2 a 9 jogadores
plays-malice = { $variant } · { $count ->
    [one] { $count } carta
    [many] { $count } cartas
   *[other] { $count } cartas
}{ $players ->
    [2] { "" }
    [many] { "" } · { $players } jogadores
   *[other] { "" } · { $players } jogadores
}

variant-name-mdw = Duelo clássico
variant-name-official = Oficial
variant-name-catmouse = Gato e Rato
variant-name-catmouse-short = Gato e Rato, curto
variant-name-pz = Com jokers, até o rei
variant-name-pz-nwis = Com jokers, nenhum nas reservas
variant-name-classic = Como nos livros

## Regras da casa.

rule-payoff = Reserva
rule-packs = Baralhos
rule-jokers = Jokers por baralho
rule-hand = Cartas na mão
rule-centre-piles = Pilhas do centro
rule-discard-piles = Pilhas de descarte
rule-kings-wild = Reis livres
rule-last-rank = Última da pilha
rule-wild-as-ace = Carta livre como ás
rule-forced-aces = Ases obrigatórios
rule-undo = Desfazer
rule-hints = Dicas
rule-clock = Tempo por turno
rule-clock-off = sem limite
rule-clock-30 = 30 s
rule-clock-60 = 1 min
rule-clock-120 = 2 min
rule-clock-300 = 5 min
rule-hands-dealt = Primeira mão
rule-hands-dealt-start = dada no começo
rule-hands-dealt-turn = comprada na 1ª vez
rule-starter = Quem começa
rule-starter-top = reserva mais alta
rule-starter-left = à esquerda de quem dá
rule-starter-dealer = quem dá as cartas
rule-equal-tops = Empate no começo
rule-equal-tops-shuffle = embaralhar essas
rule-equal-tops-redeal = dar tudo de novo
rule-recycle = Pilhas completas
rule-recycle-at-once = voltam na hora
rule-recycle-when-empty = voltam se faltar
rule-exhaustion = Fim das cartas
rule-exhaustion-play-on = continua
rule-exhaustion-tie = empate
rule-wilds-in-payoff = Cartas livres na reserva
rule-partners = Duplas
rule-deals = Partidas na série
rule-target = Pontos para vencer
rule-scoring = Cada vitória vale
rule-scoring-wins = 1 ponto
rule-scoring-cards = as cartas restantes

## O que cada uma faz, numa lista.

means-payoff = Cada reserva tem este número de cartas.
means-packs = Joga-se com este número de baralhos. 0 quer dizer um a mais que o número de jogadores.
means-jokers = Cada baralho tem este número de jokers, e eles são cartas livres.
means-hand = Na sua vez, você compra até ter este número de cartas.
means-centre-piles = Este é o número de pilhas que podem crescer no centro ao mesmo tempo.
means-discard-piles = Cada pessoa tem este número de pilhas de descarte.
means-kings-wild = Os reis são cartas livres: valem por qualquer carta.
means-last-rank = As pilhas vão até este valor: 12 é a dama, 13 é o rei.
means-wild-as-ace = Uma carta livre pode valer como o ás que começa uma pilha.
means-forced-aces = Enquanto uma pilha do centro está vazia, você joga os ases da mão antes de descartar.
means-undo = Dá para desfazer o que se jogou, até aparecer algo novo.
means-hints = Dá para perguntar o que o computador faria no seu lugar.
means-clock = Cada vez tem um limite de tempo. Quando acaba, a mesa joga por você.
means-hands-dealt = As mãos são dadas no começo, ou compradas na primeira vez de cada pessoa.
means-starter = Quem começa: a carta da reserva mais alta, quem está à esquerda de quem dá as cartas, ou quem dá as cartas.
means-equal-tops = Se as cartas mais altas das reservas empatam, essas reservas são embaralhadas, ou tudo é distribuído de novo.
means-recycle = As pilhas completas voltam para o monte na hora, ou quando ele acaba.
means-exhaustion = Se não dá para completar uma mão, o jogo continua, ou a partida termina empatada.
means-wilds-in-payoff = As reservas podem ter cartas livres.
means-partners = Duplas: dois contra dois. É para 4 jogadores.
means-deals = Uma série acaba depois deste número de partidas.
means-target = Uma série acaba quando alguém chega a este número de pontos. Com 0, os pontos não acabam a série.
means-scoring = Uma vitória vale 1 ponto, ou 1 por carta que sobra nas reservas dos outros.

## Regras que não dá para jogar.

error-unknown-rules = Não existe variante chamada “{ $text }”. Escolha entre: { $known }.
error-unknown-house-rule = Não existe regra da casa chamada “{ $name }”. Escolha entre: { $known }.
error-house-rule-twice = A regra da casa { $name } aparece duas vezes.
error-house-rule-word = A regra da casa { $name } não pode ser “{ $value }”. Escolha entre: { $known }.
error-house-rule-number = A regra da casa { $name } pede um número de { $least } a { $most }, e não “{ $value }”.
error-players-exactly = A variante { $variant } é para { $most } jogadores, e não { $seats }.{ $instead ->
    [none] { "" }
   *[other] { "" } Para { $seats } jogadores, escolha { $instead }.
}
error-players-between = A variante { $variant } é para { $least } a { $most } jogadores, e não { $seats }.{ $instead ->
    [none] { "" }
   *[other] { "" } Para { $seats } jogadores, escolha { $instead }.
}
error-partners-are-four = As duplas jogam dois contra dois, então são 4 jogadores, e não { $seats }.
error-too-many-packs = { $seats } jogadores precisariam de mais de { $most } baralhos. Joguem com menos gente.
error-payoff-piles-too-large = { $seats } reservas de { $payoff } precisam de { $needed } cartas, mas os baralhos só têm { $there } para elas. Use mais baralhos ou reservas menores.
error-too-few-cards-left = { $left ->
    [0] Não sobra nenhuma carta
    [one] Só sobra { $left } carta
    [many] Só sobram { $left } cartas
   *[other] Só sobram { $left } cartas
} depois de dadas as reservas: é pouco para { $seats } mãos de { $hand } e uma carta para comprar. Use mais baralhos, reservas menores ou mãos menores.

error-payoff-unplayable = Ninguém conseguiria ganhar: há { $payoff } cartas de reserva para jogar, mas só { $there } cartas dos baralhos servem. Escolha reservas menores, ou deixe as pilhas do centro irem mais alto.
error-target-out-of-reach = Ninguém chegaria a { $target } pontos: em { $games } partidas, dá para fazer no máximo { $most }. Escolha uma meta menor.
error-own-rules-like-variant = config.toml tem regras chamadas { $name }, mas esse é o nome de uma variante do programa. Dê outro nome às suas, como [rules.my-{ $name }].

error-no-part-of-position = “{ $text }” não é parte de uma posição.
error-no-position = Isso não é uma posição.
error-no-position-because = Isso não é uma posição. { $reason }
error-seed-length = Uma semente tem que ter { $bytes } bytes.
error-negative-number = Um número está abaixo de zero.
error-unknown-pile = Não existe pilha chamada { $pile }.
error-centre-out-of-order = Uma pilha do centro sobe em ordem, a partir do ás.
error-payoff-pile-missing = Uma reserva está vazia.
error-nobody-can-move = Ninguém pode jogar nesta posição.
error-cards-do-not-add-up = O número de cartas desta posição não bate com o dos baralhos dela.
error-not-this-game = Esta mesa não parece ser de Spite & Malice.

## Lances como texto.

error-no-card = Não existe a carta “{ $text }”. Cartas se escrevem como 7h, 10s ou Kd.
error-too-many-cards = Há mais de { $most } cópias de { $card }.
error-no-move = “{ $text }” não é um lance. Lances se escrevem como 7h>c2, payoff>c0 ou Ks>d1.
error-hand-card-with-seat = Uma carta da sua mão se escreve sem @SEAT.
error-no-such-pile = { $role ->
    [centre] Não existe a pilha do centro { $pile }: elas vão de 1 a { $count }.
   *[discard] Não existe a pilha de descarte { $pile }: elas vão de 1 a { $count }.
}
