### Glossário: uma palavra para cada coisa, em todos os arquivos.
### Spite & Malice, Spite: ficam como são; o jogo não tem nome conhecido no Brasil
### payoff pile, payoff card: reserva, carta da reserva
### discard pile, discard: pilha de descarte, descartar
### centre pile: pilha do centro (pilha 3); build: construir
### draw pile, draw: monte, comprar
### hand: mão
### card put aside: carta separada
### wild card: carta livre (o rei é carta livre); joker: joker; consec: corrida; turn: turno, a vez de alguém; move: lance
### joker: joker; fake joker: joker falso
### ace, jack, queen, king: ás, valete, dama, rei
### suit, rank: naipe, valor
### turn: vez; a turn of a replay or as a feat: jogada; move, play taken back: lance; play in Spite: jogada
### skip a turn: perder a vez
### game: partida; match: série; round: rodada; deal: distribuir
### deal of the day, a shared deal: desafio do dia, desafio
### puzzle: enigma
### trick, lead, beat: vaza, abrir, superar
### pass, buy back: passar, voltar (por um preço em cartas)
### going out: bater
### combination, pair, straight, full house, flush, four of a kind, straight flush:
### combinação, par, sequência, full house, flush, quadra, straight flush
### misplay, call a misplay, referee: falta, acusar a falta, juiz
### bounty: prêmio
### come at me: vem que tem; unbeatable: imbatível
### invitation, reply, code: convite, resposta, código
### host: quem convidou (você); friend: amigos, alguém, a outra pessoa, pessoa 2
### player: quem joga, pessoa; as a number of them: jogadores; partner: dupla
### seat, table: lugar, mesa
### hint, undo, rematch: dica, desfazer, revanche
### chat button: papo
### relay, courier: retransmissor, mensageiro
### device, browser, tab: aparelho, navegador, aba

-title = Spite & Malice

player-nobody = Ninguém
player-you = Você
player-number = Pessoa { $number }

list-more = { $first }, { $last }
list-and = { $first } e { $last }
list-or = { $first } ou { $last }

cards = { $count ->
    [0] 0 cartas
    [one] { $count } carta
    [many] { $count } cartas
   *[other] { $count } cartas
}

card-joker = Joker
ear-hidden-card = uma carta fechada
card-other-back = { $card }, com outro verso
card-name = { $rank ->
    [A] Ás
    [J] Valete
    [Q] Dama
    [K] Rei
   *[other] { $rank }
} de { $suit ->
    [s] espadas
    [h] copas
    [d] ouros
    [c] paus
   *[other] ?
}
card-as = { $card } como { $rank }

event-deal = Começa a partida { $count } da série.
event-overdue = { $who ->
    [you] Seu tempo acabou.
   *[other] O tempo de { $name } acabou.
}
event-score = { $who ->
    [you] { $count ->
        [0] Você tem 0 pontos.
        [one] Você tem { $count } ponto.
        [many] Você tem { $count } pontos.
       *[other] Você tem { $count } pontos.
    }
   *[other] { $count ->
        [0] { $name } tem 0 pontos.
        [one] { $name } tem { $count } ponto.
        [many] { $name } tem { $count } pontos.
       *[other] { $name } tem { $count } pontos.
    }
}
result-match = { $who ->
    [nobody] A série termina empatada: todo mundo tem os mesmos pontos.
   *[other] A série acabou. Vitória: { $names }.
}

result-over = A partida acabou.
left-of = { $who ->
    [you] você { $count }
   *[other] { $name } { $count }
}
