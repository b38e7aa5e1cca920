key-none = Esta página foi aberta sem a chave
start-looks = Ajustes
start-hello = Oi, { $name }
own-face = Seu nome e sua imagem
home-about = Jogos de cartas com amigos, direto de um aparelho para o outro. Sem instalar nada, sem conta.
# The seat at a friend's table that this browser has kept; the game there goes on, or is over. What is sent to the host is in
# the next one.
home-seat = { $over ->
    [yes] { $friends ->
        [none] Jogar de novo com seus amigos
       *[other] Jogar de novo com { $friends }
    }
   *[no] { $friends ->
        [none] Voltar ao seu lugar
       *[other] Voltar à mesa com { $friends }
    }
}
home-seat-line = { $over ->
    [yes] Pedir um novo convite
   *[no] Seu lugar está guardado
}
home-seat-message = Quero jogar de novo! Pode me mandar um novo convite?
key-none-how = Abra o endereço que { -command } web mostrou: a chave desta mesa está nele.
key-old = Este endereço não vale mais
key-old-how = Abra o último endereço que { -command } web mostrou.
key-elsewhere = A mesa está aberta em outro lugar
key-elsewhere-how = { $way ->
    [page] Ela está em outra aba. Traga para cá e continue de onde parou; quem está na mesa vai precisar de novos convites.
   *[program] Ela está em outra aba ou em outro navegador deste computador. Traga para cá e continue de onde parou.
}
key-take = Trazer para cá
link-program-closed = ○ programa fechado
program-stopped = O programa parou.
program-stopped-how = Para continuar, abra de novo com: { -command } web

## No meio do caminho.

sheet-details = Detalhes
page-failed = Não deu certo
table-invite = Convidar de novo

## Formulários.

field-fewer = { $what }: menos
field-more = { $what }: mais
field-players = Jogadores
field-seat = Lugar { $number }
field-seat-you = Você
field-seat-here = Neste aparelho
field-fill = Completar com o computador
field-name = Nome para { $seat }
field-name-hint = Pessoa { $number }

## Códigos.

talk-join = Entrar na mesa de alguém
talk-send-back = Mande esta resposta para quem convidou você
send-back = { $way ->
    [share] Mandar para quem convidou
   *[whatsapp] Mandar pelo WhatsApp
}
talk-reply = Cole aqui a resposta, ou a mensagem inteira em que ela veio
talk-paste = Colar
talk-begin = Começar sem esperar
talk-to-table = Voltar à mesa
talk-arrived = { $friend ->
    [0] A resposta chegou
    [many] Chegou a resposta da pessoa { $friend }
   *[other] Chegou a resposta da pessoa { $friend }
}
talk-arrived-how = Se você acabou de tocar no link da mensagem que recebeu, escolha “Usar”. Se não foi você, escolha “Ignorar”.
talk-ignore = Ignorar
leaving-closes = A mesa fecha para todo mundo.
leaving-table = { $kept ->
    [yes] A partida está salva. Você pode retomar pelo menu.
   *[no] Você ainda não jogou, então não há nada para salvar.
}

## A sala de espera.

lobby-title = { $count ->
    [one] Chame quem vai jogar
    [many] Chame a turma
   *[other] Chame a turma
}
lobby-return = { $how ->
    [itself] Esperando { $names }
   *[hand] Convide { $names } de novo
}
lobby-progress = Convites enviados: { $sent } de { $count }
lobby-waiting = { $count ->
    [one] Esperando uma resposta
    [many] Esperando { $count } respostas
   *[other] Esperando { $count } respostas
}
lobby-all-title = Um link para a turma toda
lobby-all-waiting = { $count ->
    [one] Falta { $count } pessoa
    [many] Faltam { $count } pessoas
   *[other] Faltam { $count } pessoas
}
lobby-ask-first = Perguntar antes de alguém sentar
lobby-asks = { $name } quer sentar à mesa.
lobby-admit = Aceitar
lobby-refuse = Não conheço
lobby-out = Não conhece?
lobby-out-of = Não conhece? Libere o lugar de { $name } e crie um novo link.
dismiss = Mandar { $name } embora
ending-another = Outro jogo ou outros lugares
lobby-with = Minha dupla
lobby-with-of = Jogar em dupla com { $name }
lobby-all-here = Todo mundo está aqui
lobby-deal = Dar as cartas
lobby-offline = Parece que você está sem internet. Conecte-se a uma rede primeiro, para que a outra pessoa consiga chegar até você.
lobby-friend = { $friend ->
    [0] Quem você convidou
    [many] Pessoa { $friend }
   *[other] Pessoa { $friend }
}
lobby-state = { $state ->
    [free] lugar livre
    [sent] enviado
    [connecting] conectando…
    [here] na mesa ✓
    [away] ausente
   *[new] ainda sem convite
}
lobby-whatsapp = { $again ->
    [yes] { $name ->
        [none] Mandar de novo pelo WhatsApp
       *[other] Mandar de novo para { $name } pelo WhatsApp
    }
   *[no] { $name ->
        [none] Convidar pelo WhatsApp
       *[other] Convidar { $name } pelo WhatsApp
    }
}
lobby-message = Mensagem
lobby-how = { $way ->
    [page]
        Mande o convite.
        A outra pessoa abre o convite e manda uma resposta.
        Toque no link da resposta, ou cole aqui. Até lá, deixe esta página aberta.
    [friend] Mande este link. Quem tocar nele entra na mesa. Deixe esta página aberta até a outra pessoa chegar.
    [all] Mande este link. Quem tocar nele entra na mesa. Deixe esta página aberta até todo mundo chegar.
   *[program] Deixe esta página aberta. A outra pessoa entra direto, ou manda uma resposta.
}
lobby-reply = Colar uma resposta
lobby-new = Novo convite
lobby-came = { $name } chegou.

## O desafio do dia.

daily-share-title = Conte como foi
daily-send = { $way ->
    [share] Mandar para alguém
   *[whatsapp] Mandar pelo WhatsApp
}

## A página em que se toca na resposta.

tapped-title = A resposta chegou
tapped-how = Vá para a aba da partida e escolha “Usar”. Esta aba você pode fechar.
tapped-wrong = Este link não funciona
tapped-closed = A partida não está mais aberta. Abra de novo e mande um novo convite.
tapped-needs-script = Esta página precisa de JavaScript. Copie a mensagem inteira e cole na partida.

## Ver o computador jogar.

watch-every = Velocidade: { $times }
watch-slower = Mais lento
watch-faster = Mais rápido
watch-stop = Pausar
watch-go = Continuar
watch-step = Próximo lance
replay-last = Turno anterior
replay-back = Lance anterior
replay-turn = Próximo turno
replay-best = Melhor turno
replay-moment = Lances melhores
replay-lead = Aqui muda quem está na frente
replay-next = { $who ->
    [you] Agora: você
   *[other] Agora: { $name }
}
watch-again = Ver de novo
replay-leave = Voltar
replay-own-game = Jogar também
moment-which = Lance melhor { $number } de { $most }.
moment-looking = Procurando lances melhores…
moment-none = Nenhum outro lance teria ajudado muito mais. Mandou bem!
replay-where = Onde está o replay
replay-look = Cartas de quem
replay-turns = Turnos

## A lição.

lesson-notes = O que fazer
page-lesson-one = { $pointer ->
    [tap] Toque na carta: { $card }.
   *[other] Clique na carta: { $card }.
}
page-lesson-two = { $pointer ->
    [tap] Toque na carta { $card } e depois na { $pile }.
   *[other] Clique na carta { $card } e depois na { $pile }.
}

## O que já se jogou e ganhou.

profile-mark = { $mark ->
    [won] Vitória
    [lost] Derrota
    [drawn] Empate
   *[none] Não terminada
}
profile-bar = { $won ->
    [one] { $won } vitória
    [many] { $won } vitórias
   *[other] { $won } vitórias
}, { $lost ->
    [one] { $lost } derrota
    [many] { $lost } derrotas
   *[other] { $lost } derrotas
}
profile-replay = Replay
profile-older = Partidas antigas
profile-to-earn = A conquistar
profile-no-file = Não deu para ler este arquivo, ou ele passa de 4 MB.
