### Games by message: a turn at a time, each sent in any chat.

## Handing over a turn, and pasting the next.

turn-send = { $state ->
    [over] A partida acabou. Mande isto, para que todos vejam como terminou:
    [sent] { $name ->
        [none] Você jogou. Agora é a vez da outra pessoa.
       *[other] Você jogou. Agora é a vez de { $name }.
    }
    [theirs] { $name ->
        [none] É a vez da outra pessoa. Se a mensagem não chegou, mande de novo:
       *[other] É a vez de { $name }. Se a mensagem não chegou, mande de novo:
    }
   *[ready] { $name ->
        [none] A sua jogada está pronta. Mande:
       *[other] A sua jogada está pronta. Mande para { $name }:
    }
}
turn-share = { $way ->
    [share] { $name ->
        [none] Mandar
       *[other] Mandar para { $name }
    }
   *[whatsapp] Mandar por WhatsApp
}
turn-back = Voltar a última carta
turn-answer = Quando a resposta chegar, toque no link que vem nela.
turn-paste = Ou cole a resposta
turn-done = Pronto
plain-talk-back = back = voltar a última carta: ninguém a viu ainda
screen-key-back = F7 voltar
screen-help-back = F7   Ctrl+B   back    voltar a última carta
plain-paste-turn = Quando houver uma resposta, cole aqui; ou digite { -type-quit } e volte depois com { -command } resume.
screen-paste-turn = Quando houver uma resposta, cole aqui, ou volte depois:

## What comes of a message.

news-said-here = O que você diz aqui não é enviado: em uma partida por mensagem, diga na própria conversa.
news-older-turn = { $is_over ->
    [yes] Essa partida acabou. Você a encontra entre as suas partidas.
   *[no] Essa é uma jogada anterior desta partida. Ela está assim agora.
}
ask-which-seat = { $name ->
    [none] Alguém joga { $game } com você por mensagem. Quem é você?
   *[other] { $name } joga { $game } com você por mensagem. Quem é você?
}
ask-which-seat-me = { $played ->
    [yes] { $name ->
        [none] Sou o lugar { $number }, em outro aparelho
       *[other] Sou { $name }, em outro aparelho
    }
   *[no] { $name ->
        [none] Sou eu: lugar { $number }
       *[other] Sou { $name }
    }
}
ask-which-seat-none = Nenhum deles
ask-turn-differs = Esta mensagem continua de outro jeito que a partida que você tem aqui. Lá, { $name } jogou { $there }; aqui, foi { $here }.
ask-turn-differs-here = Ficar com a partida que tenho aqui
ask-turn-differs-there = Continuar pela mensagem, e guardar também a outra partida
saved-by-message = { $sent ->
    [no] Ainda não enviada: { $name } espera a sua vez
   *[yes] { $name ->
        [none] Sua vez, por mensagem
       *[other] Vez de { $name }, por mensagem
    }
}
saved-by-message-over = Acabou: mande a última mensagem, para que todos vejam

## What is wrong with one.

error-no-game-code = Não há nenhuma jogada de uma partida neste texto. Copie a mensagem inteira e cole de novo.
error-game-cut-off = Esta jogada está cortada. Copie a mensagem inteira de novo e cole. No WhatsApp, mantenha o dedo sobre ela e escolha Copiar.
error-game-altered = Uma parte desta jogada está errada. Peça para mandarem de novo.
error-game-unknown = Não dá para jogar esta partida aqui: esta versão não conhece as regras ou os jogadores dela.
error-game-of-other-rules = Esta partida começou em outra versão do programa. Continue lá.
error-game-goes-on = Esta partida ainda não acabou: dá para rever quando acabar.
error-not-by-message = Este jogo não dá para jogar por mensagem: nele, várias pessoas jogam ao mesmo tempo.
error-seats-by-message = Por mensagem, só você joga neste aparelho. Os outros lugares são message, message=NOME ou bot.

## A finished game for others, in the first person of whoever sends it.

shared-game =
    { $whose ->
        [mine] Minha partida de { $game } · { $how }. Toque para ver:
       *[ours] Nossa partida de { $game }. Toque para ver:
    }

    { $link }
news-game-to-show = { $share }
news-trophies-near = { $names }
error-not-shareable = Essa partida não pode ser compartilhada: só as de Spite & Malice jogadas numa mesa deste aparelho.
