### El mensaje que lleva una invitación.

message-invitation = { $host } te invita a una partida de { $game }.
message-tap = Toca para jugar: { $link }
message-return = { $host } te invita a volver a tu partida de { $game }.
message-tap-return = Toca para volver: { $link }
message-command =
    Para jugar en una terminal, ejecuta esto y pega el mensaje entero:
    p2p-malice join
message-install = Instálalo desde { $address }
message-ask = ¿Aún no lo tienes? Pregunta a { $host } dónde conseguirlo.
message-page = O pega esto en la página del juego: «Entrar con un código».
deal-here =
    Para jugarlo necesitas el programa p2p-malice. Ejecuta esto en una terminal:
    p2p-malice play --deal { $code }
