ending-label = O resultado
explained-done = Entendi
ending-title = { $who ->
    [you] Você ganhou!
    [team] { $names } ganharam!
    [you-saying] Ganhei!
    [team-saying] Ganhamos!
    [nobody] Deu empate
   *[other] Vitória de { $names }
}
ending-comfort = { $how ->
    [near] Foi por pouco! A próxima pode ser sua.
   *[far] Que tal uma revanche?
}
ending-me = Eu
trophy-first-win = Primeira vitória
ending-player = Nome
ending-left = Faltam
ending-points = Pontos
ending-with-points = { $count ->
    [0] 0 pontos
    [one] { $count } ponto
    [many] { $count } pontos
   *[other] { $count } pontos
}
ending-wins = Vitórias
ending-matches = Séries ganhas
ending-time = Tempo
ending-minutes = { $minutes ->
    [0] 0 minutos
    [one] { $minutes } minuto
    [many] { $minutes } minutos
   *[other] { $minutes } minutos
}
ending-best = Melhor turno
ending-decided = Turno vencedor
ending-best-of = { $name }: { $count ->
    [one] { $count } carta
    [many] { $count } cartas
   *[other] { $count } cartas
}
ending-hints = Dicas
event-hints = { $who ->
    [you] { $count ->
        [one] Você pediu { $count } dica.
        [many] Você pediu { $count } dicas.
       *[other] Você pediu { $count } dicas.
    }
   *[other] { $count ->
        [one] { $name } pediu { $count } dica.
        [many] { $name } pediu { $count } dicas.
       *[other] { $name } pediu { $count } dicas.
    }
}
ending-evening = { $what ->
    [matches] Últimas séries
   *[games] Últimas partidas
}
ending-series = { $one } { $wins } – { $losses } { $other }

## Entre duas partidas de uma série, e como ela está.

between-title = { $kind ->
    [round] Fim da rodada { $number }
   *[game] Fim da partida { $number }
}
between-place = Posição
between-gain = { $kind ->
    [round] Nesta rodada
   *[game] Nesta partida
}
between-next = { $kind ->
    [round] Jogar rodada { $number }
   *[game] Jogar partida { $number }
}
between-how = Como se contam os pontos
between-rounds = Pontos por rodada

## O que pode vir depois.

ending-look = Ver a mesa
ending-show = Ver o resultado
ending-earned = Troféus
ending-challenge = Desafiar alguém
ending-share = Compartilhar
ending-replay = Replay
ending-saved = A imagem foi salva.
ending-picture = Como imagem
ending-keep = Este navegador apaga suas partidas depois de sete dias sem visita. Adicione a página à Tela de Início e jogue por lá, e elas ficam. Em “Você”, você salva estas em arquivo.
ending-ready-mark = topa
ending-ready-button = Vamos ✓
ending-ready = { $count ->
    [one] { $names } quer jogar de novo.
    [many] { $names } querem jogar de novo.
   *[other] { $names } querem jogar de novo.
}
ending-waiting = Você topa outra. Esperando { $names }.
ending-gone = { $who }. { $invites ->
    [yes] Convide de novo, ou deixe o computador jogar no lugar.
   *[no] O computador pode jogar no lugar, ou você pode sair.
}
ending-lost = Perdemos o contato com quem convidou. Quando a conexão voltar, dá para jogar de novo.
ending-closed = { $name ->
    [none] Quem convidou fechou a mesa.
   *[other] { $name } fechou a mesa.
}
ending-choosing = { $name ->
    [none] Seu anfitrião está escolhendo o que vocês vão jogar agora.
   *[other] { $name } está escolhendo o que vocês vão jogar agora.
}
ending-play-next = Quero jogar

## Quem está ausente.

banner-label = Avisos
since = Desde { $time }.
banner-free = Há um lugar livre nesta mesa.
banner-free-short = Há um lugar livre
banner-short = { $by ->
    [computer] O computador joga no lugar de { $names }
    [left] { $count ->
        [one] { $names } saiu
        [many] { $names } saíram
       *[other] { $names } saíram
    }
   *[nobody] { $count ->
        [one] { $names } está ausente
        [many] { $names } estão ausentes
       *[other] { $names } estão ausentes
    }
}
banner-lost = { $name ->
    [none] Quem convidou está ausente
   *[other] { $name } está ausente
}
banner-away = { $count ->
    [one] { $names } está ausente.
    [many] { $names } estão ausentes.
   *[other] { $names } estão ausentes.
} { $turn ->
    [mine] Você pode jogar sua vez.
    [others] A partida segue até chegar a vez de quem falta.
   *[theirs] A partida está parada. Esperar um pouco costuma resolver.
}
banner-computer = { $count ->
    [one] { $names } está ausente. O computador joga no lugar até a volta.
    [many] { $names } estão ausentes. O computador joga no lugar até a volta.
   *[other] { $names } estão ausentes. O computador joga no lugar até a volta.
}
table-proposed = { $what ->
    [bot] { $who ->
        [you] Você propôs que o computador jogue no lugar de quem falta.
       *[other] { $name } quer que o computador jogue no lugar de quem falta.
    }
    [stop] { $who ->
        [you] Você propôs salvar a partida e parar.
       *[other] { $name } quer salvar a partida e parar.
    }
   *[wait] { $who ->
        [you] Você propôs esperar.
       *[other] { $name } quer esperar.
    }
}
banner-line = { $how ->
    [left] { $who }: como continuar?
    [away] { $who }: a partida espera
    [bot] { $name } pergunta: o computador joga por { $names }?
   *[stop] { $name } pergunta: salvar e parar?
}
banner-awaits = Esperando o sim de { $names }.
banner-back = { $name } voltou.
move-kept = Fica guardado e vai assim que a conexão voltar.
table-let-computer = Deixar o computador jogar
table-stop = Salvar e parar

## Sons.

sound-offer = Ligar os sons
loudness = { $volume ->
    [off] Sons: desligados
    [soft] Sons: baixos
   *[loud] Sons: altos
}

## Uma mesa que volta.

table-went-back = { $count ->
    [one] A partida de quem convidou reiniciou e voltou { $count } lance. O jogo continua daqui.
    [many] A partida de quem convidou reiniciou e voltou { $count } lances. O jogo continua daqui.
   *[other] A partida de quem convidou reiniciou e voltou { $count } lances. O jogo continua daqui.
}

deal-own = Conferido: seu aparelho ajudou a embaralhar, e ninguém mudou a parte dele.
news-deal-unfair = Distribuição injusta: { $fault ->
    [part_changed] a parte do seu aparelho no embaralhamento foi trocada.
    [part_late] alguém escolheu sua contribuição depois dos outros.
    [secret_changed] o segredo do anfitrião não é aquele com que ele se comprometeu.
    [deal_hidden] uma distribuição anterior foi abandonada e nunca revelada.
    [other_terms] foi distribuída uma partida diferente da que era a vez.
    [other_cards] foram distribuídas cartas diferentes das combinadas.
    [other_shuffle] depois de embaralhar de novo, mostraram a você cartas diferentes das que havia.
    [other_position] na jogada { $moves }, mostraram a você algo diferente do que havia.
   *[impossible_move] na jogada { $moves }, aconteceu algo que as regras não permitem.
}
news-deal-unchecked = Esta distribuição não pode ser verificada: { $why ->
    [older] o programa do anfitrião é mais antigo.
    [part_left_out] seu aparelho não ajudou a embaralhar.
   *[deal_not_opened] o anfitrião não a revelou.
}
