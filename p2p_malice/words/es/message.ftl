### El mensaje que lleva una invitación.

message-invitation = ¿Jugamos una partida de { $game }?
message-again = ¿Otra partida de { $game }?
message-tap = Toca para jugar: { $link }
message-return = ¿Seguimos con nuestra partida de { $game }?
message-tap-return = Toca para volver: { $link }
message-command =
    Para jugar en una terminal, ejecuta esto y pega el mensaje entero:
    p2p-malice join
message-install = Instálalo desde { $address }
message-ask = ¿Aún no lo tienes? Pregúntame dónde conseguirlo.
message-page = O en un navegador: abre la página del juego, elige «Entrar con un código» y pega allí el mensaje entero.
deal-here =
    Para jugarlo necesitas el programa p2p-malice. Ejecuta esto en una terminal:
    p2p-malice play --deal { $code }
shared-game-here =
    Para verla necesitas el programa p2p-malice. Ejecuta esto en una terminal:
    p2p-malice replay { $code }

## The message with a turn. Whoever has played it sends it, so it is in the first person.

message-turn = { $stage ->
    [first] He empezado una partida de { $game } y he jugado mi primer turno.
    [over] Nuestra partida de { $game } ha terminado. Así acabó.
   *[next] He jugado mi turno en nuestra partida de { $game }.
}{ $name ->
    [none] { $stage ->
        [over] { "" }
       *[next] { " " }Ahora te toca.
    }
   *[other] { " " }{ $name }, te toca.
}
message-turn-tap = Toca para seguir: { $link }
