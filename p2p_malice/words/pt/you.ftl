menu-you = Você: partidas e troféus
you-so-far = Vitórias: { $won } · troféus: { $count } de { $all }
you-title = Suas partidas
you-all = Todos os jogos
you-empty = Jogue uma partida até o fim, e ela fica guardada aqui: quem ganhou, seu melhor turno, seus troféus.
you-unreadable = { $count ->
    [one] Não dá para ler uma das suas partidas: é de uma versão mais nova, ou está danificada. Ela fica onde está.
    [many] Não dá para ler { $count } das suas partidas: são de uma versão mais nova, ou estão danificadas. Elas ficam onde estão.
   *[other] Não dá para ler { $count } das suas partidas: são de uma versão mais nova, ou estão danificadas. Elas ficam onde estão.
}
you-games = Partidas
you-won = Vitórias
you-won-count = { $count } · { $percent }%
you-run = Vitórias seguidas
you-run-count = { $best ->
    [0] 0
    [many] { $count } · recorde { $best }
   *[other] { $count } · recorde { $best }
}
you-best = Mais cartas em um turno
you-chain = Mais seguidas numa pilha
you-cards = { $count ->
    [0] 0 cartas
    [one] { $count } carta
    [many] { $count } cartas
   *[other] { $count } cartas
}
you-left = Média que faltava nas derrotas
you-hints = Dicas pedidas
you-time = Tempo na mesa
you-minutes = { $hours ->
    [0] { $minutes } min
    [many] { $hours } h { $minutes } min
   *[other] { $hours } h { $minutes } min
}
you-chart = { $unit ->
    [day] Vitórias e derrotas por dia
    [week] Vitórias e derrotas por semana
   *[month] Vitórias e derrotas por mês
}
you-groups = Noites com amigos
# In place of one's own name, in a list and in front of a number.
you-own = Você
you-group = Partidas: { $games } · noites: { $evenings } · última: { $date }
you-group-won = { $told } · última vitória: { $names }
you-member = Vitórias: { $won }
you-member-run = { $told } · melhor sequência: { $run }
you-invite = Convidar de novo
you-invite-who = Convidar quem de novo?
group-score = { $name } { $won }
group-scores = { $told } · { $score }
you-rivals = Contra
you-recent = Últimas partidas
you-days = Desafios do dia
you-days-span = { $first } – { $last }
you-days-run = Desafios do dia seguidos
you-day = { $date }: { $how ->
    [won] vitória por { $count ->
        [one] { $count } carta
        [many] { $count } cartas
       *[other] { $count } cartas
    }
    [lost] derrota por { $count ->
        [one] { $count } carta
        [many] { $count } cartas
       *[other] { $count } cartas
    }
    [drawn] empate
   *[none] não jogado
}
you-trophies = Troféus
you-trophies-count = Troféus · { $count } de { $all }
you-against = { $drawn ->
    [0] { $won } – { $lost } · última em { $date }
    [one] { $won } – { $lost }, { $drawn } empate · última em { $date }
    [many] { $won } – { $lost }, { $drawn } empates · última em { $date }
   *[other] { $won } – { $lost }, { $drawn } empates · última em { $date }
}
you-played = { $how } · { $rules } · { $date }
you-how = { $how ->
    [won] { $left ->
        [0] Vitória
        [one] Vitória por { $left } carta
        [many] Vitória por { $left } cartas
       *[other] Vitória por { $left } cartas
    }
    [lost] { $left ->
        [0] Derrota
        [one] Derrota, faltou { $left } carta
        [many] Derrota, faltaram { $left } cartas
       *[other] Derrota, faltaram { $left } cartas
    }
    [drawn] Empate
   *[none] Jogada na mesma tela
}
you-next = O que mais?
you-replay = Replay
you-replay-which = Rever qual partida?
you-share = Compartilhar uma partida
you-share-which = Compartilhar qual partida?
you-back = Voltar
you-forget = Esquecer alguém
you-forget-who = Esquecer quem?
you-forget-asks = Apagar deste aparelho todas as partidas com { $name }?
you-forget-asks-page = Apagar deste aparelho todas as partidas com esta pessoa?
you-forget-yes = Apagar
you-export = Salvar em arquivo
you-import = Carregar de um arquivo
you-not-earned = ainda não
stats-exported = { $count ->
    [0] Nenhuma partida salva em { $file }.
    [one] { $count } partida salva em { $file }.
    [many] { $count } partidas salvas em { $file }.
   *[other] { $count } partidas salvas em { $file }.
}
you-added = { $count ->
    [0] Esse arquivo não tem nenhuma partida que já não esteja aqui.
    [one] Entrou { $count } partida.
    [many] Entraram { $count } partidas.
   *[other] Entraram { $count } partidas.
}
you-added-of-some = { $count ->
    [0] Não entrou nenhuma partida.
    [one] Entrou { $count } partida.
    [many] Entraram { $count } partidas.
   *[other] Entraram { $count } partidas.
} { $unreadable ->
    [one] Não deu para ler uma linha do arquivo.
    [many] Não deu para ler { $unreadable } linhas do arquivo.
   *[other] Não deu para ler { $unreadable } linhas do arquivo.
}
you-added-days = { $told } { $count ->
    [one] Entrou { $count } resultado diário.
    [many] Entraram { $count } resultados diários.
   *[other] Entraram { $count } resultados diários.
}
news-trophies-earned = { $count ->
    [one] Um troféu: { $names }!
    [many] Troféus: { $names }!
   *[other] Troféus: { $names }!
}

## Datas.

date-day = { $day ->
    [1] 1º
   *[2] { $day }
} de { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[12] dezembro
}
date-year = { $date } de { $year }
date-month-short = { $month ->
    [1] jan
    [2] fev
    [3] mar
    [4] abr
    [5] mai
    [6] jun
    [7] jul
    [8] ago
    [9] set
    [10] out
    [11] nov
   *[12] dez
}
date-short = { $day } { $month ->
    [1] jan
    [2] fev
    [3] mar
    [4] abr
    [5] mai
    [6] jun
    [7] jul
    [8] ago
    [9] set
    [10] out
    [11] nov
   *[12] dez
}

## Troféus: como se chamam e por que se ganham.

trophy-first-win-line = Ganhe uma partida
trophy-wins-10 = Dez vitórias
trophy-wins-10-line = Ganhe dez partidas
trophy-wins-50 = Cinquenta vitórias
trophy-wins-50-line = Ganhe cinquenta partidas
trophy-wins-200 = Duzentas vitórias
trophy-wins-200-line = Ganhe duzentas partidas
trophy-streak-3 = Três seguidas
trophy-streak-3-line = Ganhe três partidas seguidas
trophy-streak-7 = Sete seguidas
trophy-streak-7-line = Ganhe sete partidas seguidas
trophy-turn-8 = Bela jogada
trophy-turn-8-line = Jogue oito cartas num só turno
trophy-turn-10 = Jogada de mestre
trophy-turn-10-line = Jogue dez cartas num só turno
trophy-turn-15 = Ninguém segura
trophy-turn-15-line = Jogue quinze cartas num só turno
trophy-chain-6 = Seis numa pilha
trophy-chain-6-line = Jogue seis cartas seguidas na mesma pilha
trophy-chain-12 = Do ás à dama
trophy-chain-12-line = Jogue uma pilha inteira num só turno
trophy-sweep = De lavada
trophy-sweep-line = Ganhe enquanto todos os outros ainda têm dez cartas ou mais
trophy-by-one = Por uma carta
trophy-by-one-line = Ganhe quando só faltar uma carta para alguém
trophy-comeback = Virada
trophy-comeback-line = Ganhe depois de estar cinco cartas atrás
trophy-daily-1 = Desafio do dia
trophy-daily-1-line = Ganhe um desafio do dia
trophy-daily-7 = Semana de vitórias
trophy-daily-7-line = Ganhe o desafio do dia por sete dias seguidos
trophy-full-table = Mesa cheia
trophy-full-table-line = Jogue com cinco pessoas ou mais na mesa
trophy-friends-5 = Turma de cinco
trophy-friends-5-line = Jogue com cinco amigos diferentes
trophy-rival = Velhos rivais
trophy-rival-line = Jogue vinte e cinco partidas com a mesma pessoa
trophy-spite = Spite
trophy-spite-line = Ganhe uma partida de Spite

## A number with one decimal place.

decimal = { $whole },{ $tenths }

## What makes a win special.

news-won-specially = { $what ->
    [first] Sua primeira vitória!
    [comeback] Que virada!
    [closest] Por uma carta só!
    [turn] Seu melhor turno: ×{ $count }
   *[run] Vitórias seguidas: { $count }!
}
