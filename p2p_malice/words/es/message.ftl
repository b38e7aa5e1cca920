### El mensaje que lleva una invitación.

message-invitation = ¿Jugamos una partida de { $game }?
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
