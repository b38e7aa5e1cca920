### Lo que `doctor` dice de tu red y tu equipo: primero si puedes jugar, después los detalles.

-same-wifi = Con quien esté en la misma wifi sí puedes jugar.
-what-helps = Prueba con otra red (como los datos móviles), o con la misma wifi que la otra persona. También ayuda un repetidor: un servidor que pasa tus mensajes. Su dirección va en los ajustes.

network-light = { $light ->
    [offline] Parece que no tienes conexión.
    [unknown] Aún no sabemos si pueden entrar en tu mesa.
    [green] Pueden entrar en tu mesa directamente.
    [amber] Lo más seguro es que puedan entrar en tu mesa si te mandan una respuesta.
   *[red] Solo pueden entrar en tu mesa con un repetidor, o desde la misma wifi.
}
doctor-verdict-relayed = Todo el mundo puede jugar contigo: si no hay conexión directa, entra tu repetidor.
doctor-verdict-open = Todo el mundo puede jugar contigo. No hace falta respuesta: basta la invitación.
doctor-verdict-cone = Todo el mundo puede jugar contigo. Tu router deja entrar: muchas veces basta la invitación.
doctor-verdict-address-restricted = Todo el mundo puede jugar contigo, con invitación y respuesta.
doctor-verdict-port-restricted = Casi todo el mundo puede jugar contigo, con invitación y respuesta. La excepción son algunas redes de empresas y de móviles.
doctor-verdict-symmetric = Directamente solo puedes jugar con quien tenga una red abierta. Un router corriente de casa, al otro lado, lo impide. { -what-helps }
doctor-verdict-blocked = Esta red bloquea las conexiones de juego. { -same-wifi } { -what-helps }
doctor-verdict-offline = No hay red, o los servidores que consultamos no funcionan. { -same-wifi }
doctor-verdict-unasked = No podemos saber quién puede entrar sin consultar un servidor, y no has elegido ninguno. Haz la prueba y ya está.
doctor-verdict-unknown = No podemos saber quién puede entrar, porque han respondido muy pocos servidores. Haz la prueba y ya está.

## La red.

doctor-network = Red
doctor-label-kind = tipo
doctor-kind-open = abierta: ningún router en medio, así que cualquiera te encuentra
doctor-kind-cone = un router que deja responder a cualquiera (full cone)
doctor-kind-address-restricted = un router que solo deja entrar respuestas de direcciones a las que has llamado
doctor-kind-port-restricted = un router corriente de casa: solo puede responder la dirección y el puerto exactos a los que has llamado
doctor-kind-symmetric = simétrica: cada servidor te ve en otro puerto, y no se puede decir a nadie dónde encontrarte
doctor-kind-blocked = UDP está bloqueado
doctor-kind-offline = probablemente sin conexión
doctor-kind-unknown = desconocido

doctor-label-addresses = tus direcciones
doctor-no-addresses = ninguna, salvo la del propio equipo
doctor-label-skipped = sin contar
doctor-skipped = { $names } (contenedores, VPN)
doctor-label-ipv6 = IPv6
doctor-ipv6 = { $there ->
    [yes] sí
   *[no] no
}

doctor-label-stun = STUN
doctor-stun-sees = { $server } te ve como { $address } ({ $milliseconds } ms)
doctor-stun-silent = { $server } no ha respondido

doctor-label-mapping = desde fuera
doctor-mapping-none = en tu propia dirección
doctor-mapping-endpoint-independent = todo el mundo te ve en la misma dirección
doctor-mapping-address-dependent = en otro puerto por cada dirección
doctor-mapping-address-and-port-dependent = en otro puerto por cada dirección y puerto
doctor-mapping-dependent = en otro puerto por cada servidor
doctor-mapping-unknown = desconocido

doctor-label-filtering = quién entra
doctor-filtering-endpoint-independent = cualquiera puede responder
doctor-filtering-address-dependent = puede responder lo que esté en una dirección a la que has llamado
doctor-filtering-address-and-port-dependent = solo puede responder la dirección y el puerto exactos a los que has llamado
doctor-filtering-unknown = sin probar; suponemos el tipo más estricto

doctor-label-relay = repetidor
doctor-label-courier = mensajero
doctor-courier-works = { $server } responde
doctor-relay-works = { $server } por { $transport } funciona
doctor-no-relay = ninguno

## El equipo.

doctor-machine = Este equipo
doctor-label-clipboard = portapapeles
doctor-clipboard = { $works ->
    [yes] funciona
   *[no] no hay: copia los códigos a mano o usa un código QR
}
doctor-label-browser = navegador
doctor-no-browser = no hay: desde aquí no se puede abrir WhatsApp
doctor-label-terminal = terminal
doctor-letters = { $draws_cards ->
    [yes] { $encoding }, con símbolos de cartas
   *[no] { $encoding }, solo letras
}
doctor-no-terminal = { $letters }; no es una terminal
doctor-terminal = { $colours ->
    [yes] { $letters }; { $columns } por { $lines }; con colores
   *[no] { $letters }; { $columns } por { $lines }; sin colores
}
doctor-label-files = archivos
doctor-folder-good = { $folder }: se puede escribir
doctor-folder-bad = { $folder }: { $trouble }
doctor-others-write = otros usuarios pueden escribir
doctor-unwritable = no se puede escribir
