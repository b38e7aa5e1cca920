-program = p2p-malice

news-gathering = Preparando seu código…
news-port-closed = Seu roteador não abriu a porta. Se a outra pessoa não conseguir entrar, abra uma porta UDP nos ajustes do roteador e informe qual é com --port.
news-unknown-outside = Nenhum servidor da internet respondeu, então este código só vale na sua própria rede. Se a outra pessoa está em outro lugar, tente os dados móveis ou outro Wi-Fi.
news-waiting = { $is_carried ->
    [yes] Deixe isto aberto: o link só vale enquanto este programa está rodando.
   *[no] { $friends ->
        [0] Quem convidou talvez precise desta resposta para deixar você entrar. Deixe isto aberto até você chegar à mesa.
        [one] Se a outra pessoa mandar uma resposta, cole aqui; às vezes ela entra sem precisar disso. Deixe isto aberto: o convite só vale enquanto este programa está rodando.
        [many] Se chegarem respostas, cole aqui, em qualquer ordem; às vezes a pessoa entra sem precisar disso. Deixe isto aberto: os convites só valem enquanto este programa está rodando.
       *[other] Se chegarem respostas, cole aqui, em qualquer ordem; às vezes a pessoa entra sem precisar disso. Deixe isto aberto: os convites só valem enquanto este programa está rodando.
    }
}
news-still-waiting = Ainda esperando ({ $minutes ->
    [one] { $minutes } minuto
    [many] { $minutes } minutos
   *[other] { $minutes } minutos
}). { $friends ->
    [0] Sua resposta continua valendo.
    [one] Seu convite continua valendo.
    [many] Seus convites continuam valendo.
   *[other] Seus convites continuam valendo.
}
news-stale = { $is_reply ->
    [yes] Seu endereço na internet mudou, e a resposta acima não vale mais. Mande esta nova.
   *[no] Seu endereço na internet mudou, e o convite acima não vale mais. Mande este novo.
}
news-renewed = { $friend ->
    [0] Aqui está outro convite para mandar.
    [many] Aqui está outro convite para a pessoa { $friend }.
   *[other] Aqui está outro convite para a pessoa { $friend }.
}
news-which-friend = Qual pessoa? Digite { -type-new } e um número: { $numbers }.
news-repaired = { $count ->
    [one] Corrigimos { $count } letra errada no código.
    [many] Corrigimos { $count } letras erradas no código.
   *[other] Corrigimos { $count } letras erradas no código.
}
news-last-of-several = Havia mais de um código nesse texto. Ficamos com o último.
news-connecting = Conectando…
news-connected = { $relayed ->
    [yes] Conexão por um retransmissor, com atraso de { $round_trip } ms.
   *[no] Conexão direta, com atraso de { $round_trip } ms.
}
news-connected-unmeasured = { $relayed ->
    [yes] Conexão por um retransmissor.
   *[no] Conexão direta.
}
news-connected-of = { $relayed ->
    [yes] Conexão com { $who } por um retransmissor, com atraso de { $round_trip } ms.
   *[no] Conexão direta com { $who }, com atraso de { $round_trip } ms.
}
news-connected-unmeasured-of = { $relayed ->
    [yes] Conexão com { $who } por um retransmissor.
   *[no] Conexão direta com { $who }.
}
news-shaky = A conexão está instável: faz alguns segundos que não chega nada.
news-shaky-of = A conexão com { $who } está instável: faz alguns segundos que não chega nada.
news-away = { $is_host ->
    [yes] Perdemos o contato com quem convidou. A partida está salva, e você volta automaticamente quando houver conexão. Se demorar, peça um novo convite e cole aqui.
   *[no] Perdemos o contato com a outra pessoa. A partida está salva. Se demorar, mande outro convite.
}
news-away-of = Perdemos o contato com { $who }. A partida está salva. Se demorar, mande outro convite.
news-back = A conexão voltou ao normal.
news-back-of = A conexão com { $who } voltou ao normal.
news-lost = { $error } O lugar está guardado: mande outro convite.
news-lost-of = { $who } perdeu a conexão. { $error } O lugar está guardado: mande outro convite.
news-left = A outra pessoa saiu. O lugar dela está guardado: ela pode voltar, ou você pode mandar outro convite.
news-left-of = { $who } saiu. O lugar está guardado: dá para voltar, ou você pode mandar outro convite.
news-gone = A outra pessoa saiu de vez. Você pode convidar outra pessoa ou deixar o computador jogar.
news-gone-of = { $who } saiu de vez. Você pode convidar outra pessoa ou deixar o computador jogar.
news-stranger = Alguém tentou ficar com o lugar de { $name } e não entrou. O lugar continua sendo de { $name }.
news-other-version = { $older ->
    [yours] Seu programa é mais antigo que o da outra pessoa, e assim não dá para jogar. Atualize do mesmo jeito que você instalou.
   *[friend] O programa da outra pessoa é mais antigo que o seu, e assim não dá para jogar. Peça para atualizar do mesmo jeito que foi instalado.
}
news-coming-back = { $names ->
    [none] Tentando chegar à mesa de novo. Se demorar, peça um novo convite.
   *[other] Tentando falar de novo com { $names }. Do outro lado, talvez seja preciso digitar também: { -program } resume
}
news-last-call = A partida acabou. Avisando todo mundo…
news-here = Você já está na mesa. Não precisa de código.
news-here-of = { $who } já chegou com esse convite. Se esta resposta é de outra pessoa, mande um convite só para ela.
news-nobody-away = Não falta ninguém, então não precisa de outro convite.
news-back-at-table = { $is_host ->
    [yes] Você está de volta à mesa. O convite não vale mais.
   *[no] Você está de volta à mesa. A resposta não vale mais.
}
news-seat-kept = Seu lugar está guardado. Quando quem convidou retomar a partida, você volta com: { -command } resume
news-no-game = Você não tem partida para retomar.

## Quem ainda não tem nome, e vários nomes.

friend-numbered = Pessoa { $number }
names-more = { $names }, { $next }
names-last = { $names } e { $next }

## Perguntas no meio de uma partida.

ask-no-path = Não conseguimos conectar vocês. E agora?
ask-no-path-new = Tentar de novo com um novo convite
ask-no-path-bot = Jogar aqui contra o computador
ask-no-path-quit = Parar
ask-host-gone = Quem convidou saiu. E agora?
ask-host-gone-bot = Continuar aqui contra o computador
ask-host-gone-quit = Parar
ask-game = Qual partida?
ask-game-quit = Cancelar
ask-next = O que vocês vão jogar agora?
ask-game-delete = Apagar uma partida
ask-which-delete = Que partida você quer apagar?
ask-damaged = Retomar o que ainda dá para ler?
ask-damaged-yes = { $moves ->
    [0] Recomeçar com as mesmas cartas
    [many] Retomar depois do lance { $moves }, o último que está bom
   *[other] Retomar depois do lance { $moves }, o último que está bom
}
ask-damaged-no = Deixar como está

## Partidas para retomar.

saved-game = { $says }
saved-race = Cartas que faltam: { $who }
saved-left = { $name } { $count }
saved-left-you = você { $count }
saved-many = { $first }, { $second } e mais { $count }
saved-about = { $about } · { $ago }
saved-about-over = Acabou, mas talvez nem todo mundo saiba · { $ago }
saved-about-damaged = { $moves ->
    [0] Danificada desde o primeiro lance · { $ago }
    [one] Danificada depois de { $moves } lance · { $ago }
    [many] Danificada depois de { $moves } lances · { $ago }
   *[other] Danificada depois de { $moves } lances · { $ago }
}
saved-about-seat = Na mesa de outra pessoa · { $ago }
saved-ago = { $unit ->
    [days] { $count ->
        [one] há { $count } dia
        [many] há { $count } dias
       *[other] há { $count } dias
    }
    [hours] há { $count } h
    [minutes] há { $count } min
   *[now] agora mesmo
}
resume-by-message = Sua partida com { $game }
resume-last = Retomar sua partida com { $game }
saved-own = { $when }  sua mesa, com { $names }; { $moves ->
    [one] { $moves } lance
    [many] { $moves } lances
   *[other] { $moves } lances
}
saved-own-damaged = { $when }  sua mesa, com { $names }; { $moves ->
    [0] danificada desde o primeiro lance
    [one] danificada depois de { $moves } lance
    [many] danificada depois de { $moves } lances
   *[other] danificada depois de { $moves } lances
}
saved-over = { $when }  sua mesa; acabou, mas talvez o aviso ainda não tenha chegado a { $names }
saved-seat = { $when }  na mesa de { $names }
saved-friend = outra pessoa
news-deal-fair = Distribuição justa: ninguém escolheu as cartas, e todas as que você viu estavam certas. { $own ->
    [yes] Seu aparelho ajudou a embaralhá-las.
   *[no] Contribuíram { $names }, sem você.
}
