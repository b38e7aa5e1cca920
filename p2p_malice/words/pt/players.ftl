you = Você
said = { $name }: { $text }
said-to = { $who ->
    [you] { $name } para você: { $text }
   *[other] { $name } para { $to }: { $text }
}
sitter-here = { $name } está na mesa.
sitter-away = { $name } está ausente.
sitter-left = { $name } saiu.
sitter-computer = Enquanto { $name } não volta, joga o computador.
sitter-waits = A partida está esperando { $name }.
sitters-to-come = { $count ->
    [one] Falta { $count } pessoa.
    [many] Faltam { $count } pessoas.
   *[other] Faltam { $count } pessoas.
}
hand-over = { $name }, é sua vez. Aperte Enter quando mais ninguém estiver olhando.
not-your-turn = Não é sua vez.

## Ver o computador jogar.

watch-pace = { $seconds ->
    [0] O mais rápido possível.
    [1] Um lance por segundo.
    [one] Um lance a cada { $seconds } s.
    [many] Um lance a cada { $seconds } s.
   *[other] Um lance a cada { $seconds } s.
}
watch-stopped = Em pausa. Cada lance espera por você.
replay-pace = { $seconds ->
    [0] Lance { $at } de { $most }, o mais rápido possível.
    [1] Lance { $at } de { $most }, um por segundo.
    [one] Lance { $at } de { $most }, um a cada { $seconds } s.
    [many] Lance { $at } de { $most }, um a cada { $seconds } s.
   *[other] Lance { $at } de { $most }, um a cada { $seconds } s.
}
replay-stopped = Lance { $at } de { $most }.
replay-own = Suas cartas
replay-seat = Cartas de { $name }
replay-open = Todas abertas
replay-turn-of = { $cards ->
    [none] { $name }: nenhuma carta
   *[other] { $name }: { $cards }
}
replay-end = Fim
replay-longest = turno mais longo

## Linha por linha.

plain-watch =
    O computador faz um lance por segundo. Enter faz uma pausa; depois dela,
    cada Enter faz o próximo lance. Você também pode digitar:
      NÚMERO          segundos entre lances, como 2 ou 0.5; 0 para não esperar
      slower, faster  mudar o ritmo (ou - e +)
      board           mostrar a mesa de novo
      rules           um resumo das regras
      quit            parar de assistir
plain-replay =
    Um replay. Enter mostra o próximo lance. Você também pode digitar:
      NÚMERO          continuar, com esse intervalo em segundos; 0: sem pausa
      slower, faster  mudar o ritmo (ou - e +)
      back            o lance anterior
      turn, last      o próximo turno, ou o anterior
      turns           todos os turnos, com seus números
      go NÚMERO       ir para esse lance
      best            o turno com mais cartas
      board           mostrar a mesa de novo
      quit            parar
plain-replay-seats =
    {"  "}seat NOME       o que essa pessoa via
      open            todas as mãos de uma vez
plain-replay-moments =
    {"  "}better          onde outro lance teria ajudado mais
plain-watch-again = Digite { -type-rematch } para ver outra partida, ou { -type-quit }:

plain-explained = Novidade: { $what }
plain-lesson-how = Digite { $move } e aperte Enter.
plain-recalled = O que aconteceu por último:
plain-rules-here = { $house ->
    [none] Regras: { $rules }. Para ler, digite { -type-rules }.
   *[other] Regras: { $rules }, com { $house }. Para ler, digite { -type-rules }.
}
plain-help =
    Digite o número de um lance e aperte Enter. Você também pode digitar:
      board      mostrar a mesa e seus lances de novo
      hint       o que o computador faria no seu lugar
      undo       desfazer o último lance, se as regras deixarem
      say TEXTO  dizer algo a todo mundo na mesa
      poke       lembrar quem está na vez
      watching   quem pode assistir, e quem mandar embora
      device     continuar em outro aparelho
      pause      uma pausa, para todos
      go on      retomar a partida
      log        o que aconteceu até agora
      aloud      para ouvir: cartas por extenso, menos texto a cada jogada
      rules      um resumo das regras
      rematch    jogar de novo, quando a partida acabar
      next       outro jogo, regras ou lugares, se você é o anfitrião
      quit       sair da partida
    Enquanto falta alguém, você também pode digitar bot, wait ou stop, e
    invite, se foi você quem convidou.
plain-away = { $count ->
    [one] Enquanto { $names } não volta, você pode digitar:
    [many] Enquanto { $names } não voltam, você pode digitar:
   *[other] Enquanto { $names } não voltam, você pode digitar:
}
plain-paused = Digite { -type-go-on } para retomar a partida.
plain-away-bot = o computador joga no lugar de quem falta
plain-away-stop = salvar a partida e parar por aqui; continue com: { -command } resume
plain-away-invite = fazer outro convite, se ninguém voltar por conta própria
plain-away-after = { $count ->
    [one] Quando { $names } voltar, dá para jogar de novo. Você também pode digitar:
    [many] Quando { $names } voltarem, dá para jogar de novo. Você também pode digitar:
   *[other] Quando { $names } voltarem, dá para jogar de novo. Você também pode digitar:
}
plain-proposed-wait = { $who ->
    [you] Você propôs esperar. Mais da metade da mesa precisa topar.
   *[other] { $name } quer esperar. Se você topa, digite { -type-wait }.
}
plain-proposed-bot = { $who ->
    [you] Você propôs que o computador jogue no lugar de quem falta. Mais da metade da mesa precisa topar.
   *[other] { $name } quer que o computador jogue no lugar de quem falta. Se você topa, digite { -type-bot }.
}
plain-proposed-stop = { $who ->
    [you] Você propôs salvar a partida e parar. Mais da metade da mesa precisa topar.
   *[other] { $name } quer salvar a partida e parar. Se você topa, digite { -type-stop }.
}
plain-proposed-rematch = { $name } quer jogar de novo. Se você também quer, digite { -type-rematch }.
plain-again = Digite { -type-rematch } para jogar de novo, ou { -type-quit }:
plain-next = Digite { -type-next } para escolher outro jogo, outras regras ou outros lugares.
plain-your-move = { $name ->
    [none] Seu lance (número, ou { -type-help }):
   *[other] { $name }, seu lance (número, ou { -type-help }):
}
plain-after-the-end = A partida acabou. Digite { -type-rematch }, { -type-say } TEXTO ou { -type-quit }:
plain-hint = { $number ->
    [0] Dica: { $move }.
    [many] Dica: número { $number }, { $move }.
   *[other] Dica: número { $number }, { $move }.
}
plain-leave = { $kept ->
    [yes] Sair da partida? Ela está salva; continue com: { -command } resume (y/n)
   *[no] Sair da partida? (y/n)
}
plain-may = Você também pode digitar: { $moves }
plain-not-your-turn = Não é sua vez. (Digite { -type-help } para ver o que dá para fazer.)
plain-no-such-move = Não existe o lance { $number }: eles vão de 1 a { $count }.
plain-no-preview = Não há nada para conferir aí.
plain-no-move = Esse não é um dos seus lances. Digite um número, { -type-board } para ver os lances, ou { -type-help }.
