start-about = Jogos de cartas com amigos, direto de um aparelho para o outro. Se você recebeu um convite, cole aqui.
start-join = Entrar na partida
start-play-here = Sem convite? Jogue aqui, ou convide alguém
start-alone = Ninguém por perto? Esta página só serve para entrar na mesa de alguém. Para jogar contra o computador ou convidar gente, você precisa do programa: pergunte a quem mandou você para cá.
start-paste-first = Cole o convite primeiro.
start-repaired = { $count ->
    [0] { $others ->
        [yes] Havia mais de um código nesse texto. Ficamos com o último.
       *[no] { "" }
    }
    [one] Corrigimos { $count } letra errada no código.
    [many] Corrigimos { $count } letras erradas no código.
   *[other] Corrigimos { $count } letras erradas no código.
}
start-fault = Não deu para conectar. { $fault }

## Outra aba, outro convite.

tab-title = Você está jogando em outra aba
tab-about = Vá para aquela aba, ou traga a partida para cá.
tab-about-page = Vá para aquela aba: é só com ela que a página de quem convidou consegue falar.
tab-here = Jogar aqui
switch-game = { $friends ->
    [none] Este convite veio de quem convidou você para esta partida? Se não, ignore: quem criou o convite poderia ficar com seu lugar.
   *[other] Este convite veio de { $friends }, para esta partida? Se não, ignore: quem criou o convite poderia ficar com seu lugar.
}
switch-waiting = Você ainda está esperando quem convidou. Usar este convite em vez do outro?
switch-ignore = Ignorar
error-not-your-table = Este convite é para outra mesa. Quem criou o convite não ficou sabendo de nada, e seu lugar está guardado. Peça um novo convite a quem convidou você.
switch-not = Isso não é um convite

## Uma resposta aberta aqui.

reply-title = Isto é uma resposta
reply-how = Copie e cole na partida que está esperando por ela.
reply-table = Se você convidou por este navegador, sua página foi fechada depois disso. Abra sua mesa e convide de novo.
reply-to-table = Abrir minha mesa
reply-arrived = A resposta chegou
reply-arrived-how = Vá para a aba da sua mesa e escolha “Usar”. Esta aba você pode fechar.
return-seat = Seu lugar está guardado
return-by-code = { $friends ->
    [none] Esta página não consegue achar a mesa sozinha. Peça um novo convite a quem convidou você e abra aqui: a partida continua de onde parou.
   *[other] Você está jogando com { $friends }. Esta página não consegue achar a mesa sozinha: peça um novo convite a quem convidou você e abra aqui.
}
reply-send = { $way ->
    [share] Compartilhar…
   *[whatsapp] Mandar pelo WhatsApp
}
ask-host = Ainda sem convite?
ask-host-send = { $way ->
    [share] { $name ->
        [none] Pedir a quem convidou
       *[other] Pedir a { $name }
    }
   *[whatsapp] { $name ->
        [none] Pedir pelo WhatsApp
       *[other] Pedir a { $name } pelo WhatsApp
    }
}
guest-closed-title = Você não está mais na mesa
guest-own-game = Começar um jogo seu
ask-host-message = Nosso jogo de cartas perdeu a conexão. Pode me mandar um novo convite? Se você fechou a partida, abra de novo antes.
landing-back = { $friends ->
    [none] Voltar para a partida
   *[other] Voltar para a partida com { $friends }
}
landing-same = Se for para a partida em que você estava, “{ landing-join }” leva de volta ao seu lugar.
met = Você já jogou com { $name }.
met-wins = Você já jogou com { $name }. Partidas ganhas: { $counts }
met-old = Sua última vez nesta mesa: { $date }. Se ela já foi fechada, este convite não leva mais a lugar nenhum.
met-newer = Ir para a mesa mais recente de { $name }
met-message = Vamos jogar cartas de novo? Pode me mandar um novo convite?

## Quando o caminho direto não leva a lugar nenhum.

landing-courier = { $name ->
    [none] Um mensageiro leva sua resposta lacrada a quem convidou.
   *[other] Um mensageiro leva sua resposta lacrada a { $name }.
} Quem cuida dele vê seu endereço na internet e a hora da chamada, mas não seu nome, nem as cartas, nem o que ele leva.
call-one-more = { $name ->
    [none] Quem convidou precisa da sua resposta
   *[other] { $name } precisa da sua resposta
}
call-step-open = { $how ->
    [link] { $name ->
        [none] Quem convidou toca no link da resposta, ou cola na partida que está esperando.
       *[other] { $name } toca no link da resposta, ou cola na partida que está esperando.
    }
   *[paste] { $name ->
        [none] Quem convidou cola a resposta na partida que está esperando.
       *[other] { $name } cola a resposta na partida que está esperando.
    }
}
call-step-back = Volte para cá e deixe esta página aberta. A mesa abre sozinha.
call-send = { $way ->
    [share] { $name ->
        [none] Mandar para quem convidou
       *[other] Mandar para { $name }
    }
   *[whatsapp] Mandar pelo WhatsApp
}
call-sent = { $name ->
    [none] Esperando quem convidou abrir sua resposta
   *[other] Esperando { $name } abrir sua resposta
}
call-sent-how = Deixe esta página aberta: a mesa abre sozinha.
call-sent-long = { $name ->
    [none] Demorando? Pergunte a quem convidou se sua mensagem chegou. Se não chegou, peça um novo convite e cole aqui.
   *[other] Demorando? Pergunte a { $name } se sua mensagem chegou. Se não chegou, peça um novo convite e cole aqui.
}
call-send-again = Mandar a resposta de novo
call-asleep = { $name ->
    [none] O aparelho de quem convidou pode estar dormindo
   *[other] O aparelho de { $name } pode estar dormindo
}
call-asleep-how = Você está na lista: a mesa abre assim que ele acordar. Deixe esta página aberta. Se essa mesa já acabou, peça um novo convite.
call-over = Talvez esta mesa já tenha acabado
call-over-how = Peça um novo convite. Se o aparelho de lá só estiver dormindo, a mesa abre assim que ele acordar: para isso, deixe esta página aberta.
call-coming-back = Voltando para a mesa…
call-coming-back-how = Quando a conexão voltar, você volta automaticamente. Se demorar, peça um novo convite e abra aqui.
call-paste-another = Colar outro convite
call-no-way = Não dá para conectar com este navegador
call-no-way-how = Este navegador não deixa a página se conectar a outros aparelhos. Libere o WebRTC nos ajustes, ou tente outro navegador. No iPhone, desative o Modo de Isolamento para este site.
call-reply = { $name } aceita seu convite. Copie esta mensagem inteira e cole na partida que está esperando.
call-reply-link = Ou toque neste link no aparelho que está esperando: { $link }
