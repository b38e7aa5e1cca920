screen-failed = Não deu certo
screen-menu-keys = C: montar esta partida   F1: ajuda   Q: sair
screen-menu-help =
    1, 2, J…     Escolher a linha com esse número ou letra
    Setas        Andar pelas linhas; Enter escolhe
    C            Montar a partida marcada
    Esc          Ir para a última linha; de novo: sair
    Q ou F10     Sair
screen-choice-help =
    1, 2…        Escolher a linha com esse número
    Setas        Andar pelas linhas; Enter escolhe
    Esc          Voltar
screen-form-keys = Ctrl+S: pronto   Esc: cancelar   F1: ajuda
screen-form-help =
    Cima, baixo  Ir de linha em linha, como Tab
    Lados        Mudar o valor; um número também pode ser digitado
    Ctrl+S       Usar estes valores; numa linha de texto, Enter também
    Esc          Voltar sem mudar nada
profile-key-tabs = Esquerda, direita: outros jogos
profile-key-invite = I: convidar de novo
profile-key-replay = R: replay
profile-key-share = S: compartilhar
profile-key-forget = F: esquecer alguém
profile-key-back = Esc: voltar
profile-help =
    Setas        Cima e baixo rolam a tela; os lados mostram outros jogos
    1, 2…        Mostrar as partidas com esse número
    I            Convidar de novo quem jogou junto
    R            Ver de novo uma das últimas partidas
    N            outro jogo, regras ou lugares, se você é o anfitrião
    S            Enviar a outros um link que mostra uma partida
    F            Apagar todas as partidas com alguém
    Esc          Voltar
screen-text-keys = Setas e teclas Page rolam a tela. Esc volta.

## Códigos.

screen-paste-reply = Cole a resposta aqui:
screen-paste-carried = Se alguém mandar uma resposta, cole aqui:
screen-paste-invitation = Cole aqui o convite, ou a mensagem inteira em que ele veio:
screen-copied-by-terminal = Não deu para usar a área de transferência, então pedimos ao terminal que copie a mensagem. Tente colar; se não der, copie da tela.
screen-no-browser = Não deu para abrir o navegador. Copie a mensagem com F2 e cole na conversa.
screen-qr = Peça para a outra pessoa escanear
screen-send-to = Mande isto para { $name }:
screen-tab = (Tab: próximo)
screen-box-hint = Cole aqui, ou digite { -type-help } e aperte Enter
screen-status-preparing = Preparando seu código…
screen-status-waiting = { $who ->
    [host] Esperando quem convidou · resposta ainda vale · { $clock }
    [named] Esperando { $name } · código ainda vale · { $clock }
    [several] Esperando { $count } pessoas · códigos ainda valem · { $clock }
   *[friend] Esperando a outra pessoa · código ainda vale · { $clock }
}
screen-status-connecting = Conectando…
screen-numbered = { $number }. { $name }
screen-friend = { $state ->
    [free] ○ { $name } lugar livre
    [invited] ○ { $name } convite enviado { $clock }
    [connecting] ◌ { $name } conectando
    [here] ● { $name } na mesa
    [away] ◐ { $name } ausente { $clock }
   *[new] · { $name } ainda sem convite
}
screen-key-copy = F2 copiar
screen-key-chat = F3 WhatsApp
screen-key-qr = F4 código QR
screen-key-new = F5 novo código
screen-key-start = F6 começar já
screen-key-help = F1 teclas
screen-key-stop = Esc parar
screen-stop-asks = Parar de esperar?
screen-stop-means = { $who ->
    [host] Sua resposta vai deixar de valer.
   *[friend] Seu convite vai deixar de valer.
}
screen-wait-on = Continuar esperando
screen-stop-waiting = Parar
screen-help = Teclas e comandos
screen-help-copy = F2   Ctrl+Y   c       copiar a mensagem
screen-help-chat = F3   Ctrl+W   w       abrir no WhatsApp
screen-help-qr = F4   Ctrl+R   qr      mostrar o código como QR
screen-help-new = F5   Ctrl+N   new     trocar o convite
screen-help-start = F6   Ctrl+T   start   começar sem esperar quem falta
screen-help-ask =                 ask     perguntar antes de alguém sentar, ou não
screen-help-out =                 out 2   não conheço a pessoa 2: liberar o lugar, novo link
screen-help-tab = Tab                   a mensagem da próxima pessoa
screen-help-clear = Esc                   limpar a caixa, ou parar
screen-help-stop = F10  Ctrl+Q   quit    parar
screen-help-end = Ctrl+C                fechar o programa, ou copiar o que você selecionou

## A mesa.

screen-keys = { $undo ->
    [yes] H dica  U desfazer  T papo  L lances  ? regras  Tab ver  F1 teclas  F10 sair
   *[no] H dica  T papo  L lances  ? regras  Tab ver  F1 teclas  F10 sair
}
screen-watch = + rápido  - devagar  Espaço pausar ou continuar  Enter próximo lance  L lances  ? regras  Tab ver  F1 teclas  F10 sair
replay-keys = Esquerda, direita: lance  Cima, baixo: turno  Espaço continuar ou pausar  { $keys }B melhor turno  + rápido  - devagar  L turnos  F1 teclas  F10 sair
replay-key-moments = H lances melhores
replay-key-looks = V cartas de quem
screen-watch-after = R ver outra partida  L lances  F10 sair
screen-keys-after = R revanche  C copiar resultado  T papo  L lances  F1 teclas  F10 sair
screen-keys-next = N outro jogo
ending-short = { $count ->
    [one] faltou { $count }
    [many] faltaram { $count }
   *[other] faltaram { $count }
}
screen-ending-keys = R jogar de novo · C copiar o resultado · Esc fechar
screen-finished = Fim da rodada { $number }
screen-finished-line = { $place }. { $name }: { $before } → { $after }
screen-finished-keys = Qualquer tecla fecha isto.
replay-ending-keys = Esquerda voltar · Esc fechar
screen-keys-left = L lances  F1 teclas  F10 sair
screen-keys-watching = T chat  L lances  ? regras  F1 teclas  F10 sair
screen-table-help =
    H               uma dica
    U               desfazer um lance, se as regras deixarem
    T               papo
    L               o que aconteceu
    ?               as regras desta partida
    R               outra partida, quando esta acabar
    C               copiar o resultado, quando esta acabar
    G               espectadores
    X               continuar em outro aparelho
    B               pausar a partida ou continuar

    Enquanto falta alguém:
    O               o computador joga no lugar
    K               salvar e parar
    I               convidar de novo, ou colar um novo convite

    F1   Ctrl+G     estas teclas
    F10  Ctrl+Q     sair
    Ctrl+C          fechar o programa
screen-watch-help =
    Espaço          pausar ou continuar
    Enter           o próximo lance
    + -             mais rápido, mais devagar
    Tab             ver todas as pilhas por inteiro
    L               o que aconteceu
    ?               as regras
    R               outra partida, quando esta acabar

    F1   Ctrl+G     estas teclas
    F10  Ctrl+Q     sair
screen-replay-help =
    Esq., dir.      um lance para trás, um para a frente
    Cima, baixo     um turno para trás, um para a frente; teclas Page também
    Home, End       o começo, o fim
    B               o melhor turno
    H               onde outro lance teria ajudado mais
    Espaço          continuar ou pausar
    V               de quem são as cartas à vista, em partidas deste aparelho
    + -             mais rápido, mais devagar
    Tab             ver todas as pilhas por inteiro
    L               todos os turnos, para ir até um

    F1   Ctrl+G     estas teclas
    F10  Ctrl+Q     sair
screen-default-help =
    1 a 9           uma carta para jogar, ou um lance da lista
    Letras          o que se pode dizer com as cartas, ou um lance da lista
    Enter           jogar o que você escolheu
    A mesma tecla   devolver
    Setas, Espaço   outro jeito de escolher; o mouse também serve
    Esc             devolver tudo
    PageDown        mais lances; PageUp volta
    Tab             ver todas as pilhas por inteiro
screen-waiting = Esperando o resto da turma
screen-rules-here = { $house ->
    [none] Regras: { $rules }.
   *[other] Regras: { $rules }, com { $house }.
}
screen-over = A partida acabou
screen-your-turn = Sua vez
screen-next-player = Próxima pessoa
screen-turn-of = Vez de { $name }
screen-turns-of = Esperando { $names }
screen-title-match = { $title } · partida { $deal } · pontos: { $points }
screen-title-many = { $name ->
    [none] { $title } · { $players } jogadores
   *[other] { $title } · { $players } jogadores · na frente: { $name }, { $count ->
        [one] falta { $count }
        [many] faltam { $count }
       *[other] faltam { $count }
    }
}
screen-choose-move = Aperte a tecla ao lado de um lance.
screen-or-move = Ou aperte a tecla ao lado de um lance.
screen-pick-cards = { $most ->
    [1] Aperte a tecla de uma carta e depois Enter.
    [one] Aperte as teclas de { $least } a { $most } cartas e depois Enter.
    [many] Aperte as teclas de { $least } a { $most } cartas e depois Enter.
   *[other] Aperte as teclas de { $least } a { $most } cartas e depois Enter.
}
screen-pick-more = Escolha mais { $count }. Esc devolve tudo.
screen-picked-cards = Escolhidas: { $cards }
screen-play-picked = Enter joga. Esc devolve tudo.
screen-put-back = Esc devolve.
screen-play-or-put-back = Escolha de novo para jogar. Esc devolve.
screen-host-away = Quem convidou está ausente ({ $clock }). Você volta automaticamente.
screen-host-away-short = Quem convidou está ausente ({ $clock }).
screen-host-left = Quem convidou saiu da mesa. Para sair, aperte F10.
screen-host-away-keys = I colar um novo convite  F10 sair
screen-moment = Um momento…
screen-away = { $count ->
    [one] { $names } está ausente ({ $clock }). Você pode esperar, ou apertar:
    [many] { $names } estão ausentes ({ $clock }). Você pode esperar, ou apertar:
   *[other] { $names } estão ausentes ({ $clock }). Você pode esperar, ou apertar:
}
screen-away-short = { $count ->
    [one] { $names } está ausente ({ $clock }). F1 mostra o que dá para fazer.
    [many] { $names } estão ausentes ({ $clock }). F1 mostra o que dá para fazer.
   *[other] { $names } estão ausentes ({ $clock }). F1 mostra o que dá para fazer.
}
screen-away-keys = { $can_invite ->
    [yes] O deixar o computador jogar  K salvar e parar  I convidar de novo
   *[no] O deixar o computador jogar  K salvar e parar
}
screen-gone = { $who }. Aperte O para o computador assumir.
screen-games-won = Partidas ganhas: { $counts }
screen-log = O que aconteceu
screen-again = Você propôs jogar de novo. Esperando a resposta da mesa.
screen-no-such-key = Essa tecla não faz nada agora. F1 mostra as teclas.
screen-hint = Dica: { $source } e depois { $target }.
screen-hint-move = Dica: aperte { $keys }.
screen-hint-cards = { $keys ->
    [none] Dica: aperte Enter.
   *[other] Dica: aperte { $keys } e depois Enter.
}
screen-press-move = Aperte { $keys }.
screen-press-cards = Aperte { $keys } e depois Enter.
screen-time = Tempo
screen-of-table = Mesa
screen-on-offer = Cartas
screen-to-say = Dizer
screen-moves = Lances
screen-moves-page = Página { $number } de { $most }: PageDown e PageUp mostram o resto.
screen-pile = { $name }, { $pile }: { $cards }
screen-pile-more = +{ $count }
screen-pile-needs = próxima: { $needs }
screen-piles-cut = Aperte Tab para ver todas as pilhas.
screen-piles-title = Pilhas (a última carta é a de cima)
screen-say = Diga algo, ou 1-{ $count } para uma frase pronta; Esc fecha
screen-seat-free = livre
screen-proposed-rematch = { $name } quer jogar de novo. Se você topa, aperte R.
screen-proposed-bot = { $who ->
    [you] Você propôs que o computador jogue no lugar de quem falta. Esperando a resposta da mesa.
   *[other] { $name } quer que o computador jogue no lugar de quem falta. Se você topa, aperte O.
}
screen-proposed-stop = { $who ->
    [you] Você propôs salvar e parar. Esperando a resposta da mesa.
   *[other] { $name } quer salvar e parar. Se você topa, aperte K.
}
screen-proposed-wait = { $who ->
    [you] Você propôs esperar.
   *[other] { $name } quer esperar.
}
screen-leave = Sair da partida?
screen-leave-kept = Ela está salva; continue com: { -command } resume
screen-leaving = Saindo…
screen-play-on = Continuar
screen-leave-it = Sair da partida

phrase-1 = Mandou bem!
phrase-2 = Ah, não…
phrase-3 = Anda logo!
phrase-4 = Valeu pelo jogo.
phrase-5 = Só um momento.
screen-explained = { $what } (Esc: entendi)
screen-lesson-one = Aperte { $source }, ou clique na carta.
screen-lesson-two = Aperte { $source } e depois { $target }, ou clique na carta e na pilha.
