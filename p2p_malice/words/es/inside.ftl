### Una página que lleva el programa dentro.

inside-loading = Cargando el juego…
inside-turn = Alguien juega a las cartas contigo, turno a turno: este mensaje era su turno. Preparando la mesa…
inside-megabytes = { $done } de { $all } MB
inside-starting = Ya está todo aquí. La primera vez tarda unos 10 segundos; después es rápido.
inside-opens = Se abrirá en cuanto esté listo…
inside-unkept = { $why ->
    [reading] Ahora no se pueden leer tus partidas guardadas. Para protegerlas, no se guarda nada hasta que recargues la página.
    [locks] Aquí no se guarda nada, porque dos pestañas podrían pisarse las partidas. Para guardarlas, abre la página en una dirección que empiece por https.
   *[writing] El navegador no puede guardar esta partida: no le queda espacio o lo tiene bloqueado. Puedes seguir jugando, pero lo que no esté guardado se pierde al cerrar la página.
}
inside-failed = { $joins ->
    [yes] La mesa no ha podido empezar, o se ha parado. Recarga la página: lo guardado sigue ahí. Si vuelve a pasar, este navegador no puede con el juego por sí solo, pero aún puedes entrar en la mesa de otra persona.
   *[no] La mesa no ha podido empezar, o se ha parado. Recarga la página: lo guardado sigue ahí. Si vuelve a pasar, este navegador no puede con el juego por sí solo. En un iPhone, desactiva el modo de aislamiento para este sitio, o prueba con otro navegador.
}
