### Games by message: a turn at a time, each sent in any chat.

## Handing over a turn, and pasting the next.

turn-send = { $state ->
    [over] La partida ha terminado. Envía esto para que las demás personas vean cómo acabó:
    [sent] { $name ->
        [none] Ya has jugado. Ahora le toca a la otra persona.
       *[other] Ya has jugado. Ahora le toca a { $name }.
    }
    [theirs] { $name ->
        [none] Le toca a la otra persona. Si el mensaje no le ha llegado, envíalo otra vez:
       *[other] Le toca a { $name }. Si el mensaje no le ha llegado, envíalo otra vez:
    }
   *[ready] { $name ->
        [none] Tu turno está listo. Envíalo:
       *[other] Tu turno está listo. Envíalo a { $name }:
    }
}
turn-share = { $way ->
    [share] { $name ->
        [none] Enviar
       *[other] Enviar a { $name }
    }
   *[whatsapp] Enviar por WhatsApp
}
turn-back = Recuperar mi última carta
turn-answer = Cuando llegue la respuesta, toca el enlace que trae.
turn-paste = O pegar la respuesta
turn-done = Listo
plain-talk-back = back = recuperar tu última carta: nadie la ha visto aún
screen-key-back = F7 recuperar
screen-help-back = F7   Ctrl+B   back    recuperar tu última carta
plain-paste-turn = Cuando haya una respuesta, pégala aquí; o escribe { -type-quit } y vuelve más tarde con { -command } resume.
screen-paste-turn = Cuando haya una respuesta, pégala aquí, o vuelve más tarde:

## What comes of a message.

news-said-here = Lo que digas aquí no se envía: en una partida por mensaje, dilo en el propio chat.
news-older-turn = { $is_over ->
    [yes] Esa partida ha terminado. La encontrarás entre tus partidas.
   *[no] Ese es un turno anterior de esta partida. Así está ahora.
}
ask-which-seat = { $name ->
    [none] Alguien juega contigo a { $game } por mensaje. ¿Quién eres?
   *[other] { $name } juega contigo a { $game } por mensaje. ¿Quién eres?
}
ask-which-seat-me = { $played ->
    [yes] { $name ->
        [none] Soy el asiento { $number }, en otro dispositivo
       *[other] Soy { $name }, en otro dispositivo
    }
   *[no] { $name ->
        [none] Soy yo: asiento { $number }
       *[other] Soy { $name }
    }
}
ask-which-seat-none = Nadie de aquí
ask-turn-differs = Este mensaje sigue de otra manera que la partida que tienes aquí. Allí, { $name } jugó { $there }; aquí fue { $here }.
ask-turn-differs-here = Quedarme con la partida que tengo aquí
ask-turn-differs-there = Seguir con el mensaje, y conservar también la otra partida
saved-by-message = { $sent ->
    [no] Sin enviar: { $name } espera tu turno
   *[yes] { $name ->
        [none] Te toca, por mensaje
       *[other] Le toca a { $name }, por mensaje
    }
}
saved-by-message-over = Ha terminado: envía el último mensaje para que lo vea todo el mundo

## What is wrong with one.

error-no-game-code = En este texto no hay ningún turno de una partida. Copia el mensaje entero y vuelve a pegarlo.
error-game-cut-off = A este turno le falta el final. Copia otra vez el mensaje entero y pégalo. En WhatsApp, mantenlo pulsado y elige Copiar.
error-game-altered = Una parte de este turno está mal. Pide que te lo vuelvan a enviar.
error-game-unknown = Esta partida no se puede jugar aquí: esta versión no conoce sus reglas o quién juega.
error-game-of-other-rules = Esta partida se empezó con otra versión del programa. Sigue con ella allí.
error-game-goes-on = Esta partida aún no ha terminado: podrá volver a verse cuando termine.
error-not-by-message = Este juego no se puede jugar por mensaje: en él varias personas actúan a la vez.
error-seats-by-message = Por mensaje, solo tú juegas en este dispositivo. Los demás asientos son message, message=NOMBRE o bot.

## A finished game for others, in the first person of whoever sends it.

shared-game =
    { $whose ->
        [mine] Mi partida de { $game } · { $how }. Toca para verla:
       *[ours] Nuestra partida de { $game }. Toca para verla:
    }

    { $link }
news-game-to-show = { $share }
news-trophies-near = { $names }
error-not-shareable = Esa partida no se puede compartir: solo las de Spite & Malice jugadas en una mesa de este dispositivo.
