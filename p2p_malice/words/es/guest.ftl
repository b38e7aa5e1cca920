### La página de quien recibe la invitación: de la invitación a la mesa, y de vuelta a ella.

guest-own-tab = Abrir { -title } en su propia pestaña
guest-name = Visita

## A dónde lleva un enlace.

landing-title = { $name ->
    [none] Te invitan a jugar a { $game }
   *[other] { $name } te invita a jugar a { $game }
}
landing-rules-usual = Estas son las reglas habituales de { -title }. Quien te invita puede haber cambiado algunas: en la mesa, toca «Reglas» para ver las de tu partida.
landing-join = Entrar
landing-replied = Esta página se ha vuelto a cargar, y la respuesta que enviaste ya no sirve. Toca «Entrar» y envía la nueva.
landing-promise = No se envía nada hasta que toques «Entrar». Entonces esta página se conecta con el dispositivo de quien te invita, que verá tu nombre y tu dirección de red.

## De vuelta a una partida.

return-back = Volver
return-other = Entrar en otra partida
return-kept = { $friends ->
    [none] Tu asiento está guardado.
   *[other] Tu asiento con { $friends } está guardado.
}

## De camino a la mesa.

call-connecting = { $name ->
    [none] Conectando con quien te invita…
   *[other] Conectando con { $name }…
}

## En la mesa.

guest-away = Hemos perdido el contacto con quien te invitó. Lo mejor suele ser esperar: volverás a la mesa sin hacer nada, y la jugada que hagas ahora se enviará entonces.
guest-long-away = Hemos perdido el contacto con quien te invitó. Cuando vuelva, entrarás otra vez sin hacer nada. Si tarda, pídele otra invitación. Luego ábrela, o toca «Tengo otra invitación».
guest-page-away = Hemos perdido el contacto con quien te invitó. Tu asiento está guardado, y lo mejor suele ser esperar. Si no vuelve pronto, pídele otra invitación. Luego ábrela, o toca «Tengo otra invitación».
guest-leave-page = Tu asiento está guardado. Para volver, pide otra invitación.
guest-leave = La partida está guardada. Abre otra vez esta página para volver a la mesa.
guest-incomplete = No se ha podido cargar toda la página: la han actualizado desde que la abriste, o no tienes conexión. Recárgala para seguir: tu invitación sigue ahí.
guest-garbled = El dispositivo de quien te invitó ha enviado algo que esta página no entiende. Recarga la página y pide otra invitación.
guest-closed = { $reason } Tu asiento está guardado: para volver, abre aquí la próxima invitación que te envíen.
guest-closed-paste = Pegar otra invitación
