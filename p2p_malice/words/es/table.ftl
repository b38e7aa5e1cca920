### Lo que dice una mesa: por qué rechaza un mensaje y por qué se despide.

-command = p2p-malice

error-refused = Eso no está permitido ({ $code }).

error-game-over = La partida ha terminado.
error-not-over = La partida aún no ha terminado.
error-not-your-turn = No es tu turno.
error-no-hints = Esta partida se juega sin pistas.
error-no-undo = No puedes deshacer eso: estas reglas no lo permiten.
error-nothing-to-undo = No hay nada que deshacer: cuando se destapa o se roba una carta, lo jugado queda jugado.
error-undone-enough = Ya has deshecho { $most } jugadas en este turno: esta se queda.
error-undone-enough-in-game = Ya has deshecho { $most } jugadas en esta partida: esta se queda.

error-seated-already = Ya estás en esta mesa.
error-version-mismatch = { $older ->
    [yours] Tu programa es más antiguo que el de quien te invita, y así no hay partida. Actualízalo igual que lo instalaste.
   *[host] El programa de quien te invita es más antiguo que el tuyo, y así no hay partida. Pídele que lo actualice igual que lo instaló.
}
error-seat-taken = Este asiento está ocupado. Si es el tuyo, sigue en el dispositivo en que jugabas. Si no, pide otra invitación.
error-table-full = La mesa está completa. Si ya jugabas aquí, sigue en el dispositivo en que jugabas.
error-no-seat = No te ha tocado asiento en esta mesa. Pide otra invitación.
error-not-watchable = Ahora no se puede mirar esta mesa: el anfitrión no quiere, o ya mira demasiada gente.
error-only-watching = Solo estás mirando: para eso hace falta un asiento en la mesa.
error-seat-not-free = Ahora el anfitrión no deja que nadie ocupe un asiento.
error-only-host = Eso solo puede hacerlo el anfitrión.
error-host-busy = Ahora no se le puede preguntar a quien te invita si puedes sentarte. Dile que estás esperando y prueba el enlace otra vez dentro de un minuto.
error-not-started = La partida no ha empezado: aún falta alguien.
error-rematch-is-proposed = Para jugar otra partida hace falta el sí de toda la mesa. Primero, proponla.
error-stale-move = La jugada llega tarde: la mesa ha cambiado. Mírala otra vez y vuelve a elegir.
error-unknown-proposal = Esa opción no existe. Elige entre: { $known }.
error-nobody-away = Ahora mismo no falta nadie.
error-not-all-here = Ya no está todo el mundo en la mesa.
error-said-by-table = Solo la propia mesa puede decir que alguien tarda.
error-too-much-asked = Demasiadas cosas a la vez. Espera unos segundos y vuelve a pedirlo.
error-too-much-said = Demasiadas cosas a la vez. Espera unos segundos y vuelve a decirlo.
error-nothing-said = El mensaje está vacío.
error-not-their-turn = No hay a quién avisar: solo se avisa a otra persona que tenga el turno.
error-poke-unheard = Ahora no se le puede avisar: no está, o tiene una versión demasiado antigua.
error-poked-already = Alguien acaba de avisar. Dale un momento.

bye-left = Hasta pronto.
bye-over = La partida ha terminado.
bye-closed = La mesa se ha cerrado.
bye-stopped = Por ahora es todo. La partida está guardada, y quien te invitó puede retomarla.
bye-turned-out = Quien invita te ha echado de la mesa. Si no sabía que eras tú, pídele otro enlace.
bye-not-watchable = Ahora el anfitrión no quiere que nadie mire.
bye-superseded = Has vuelto a entrar en otro sitio, así que esta ventana se cierra.
