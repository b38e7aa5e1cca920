### El mensajero, que lleva notas selladas de una persona a otra.

courier-at = { $site ->
    [yes] El mensajero y la página están en { $url }. Ctrl-C los cierra.
   *[no] El mensajero está en { $url }. Ctrl-C lo cierra.
}

news-asks = { $name } quiere sentarse. Escribe { -type-yes } { $number } o { -type-no } { $number }.
news-asked-no-more = { $name } ya no espera asiento.
news-partner = Tu pareja: { $name }.
news-all-here = Ya está todo el mundo. Escribe { -type-start } para empezar, o { -type-with } 2 para jugar en pareja con la persona n.º 2.
news-asks-first = { $is_on ->
    [yes] Te preguntaremos antes de que alguien se siente. Si no quieres, escribe otra vez { -type-ask }.
   *[no] Se sienta quien abra primero el enlace.
}
news-courier-away = No se puede contactar con el mensajero. Puede que te manden respuestas: pégalas aquí.
news-calling = Llamando a quien te invita…
news-host-asleep = El dispositivo de quien te invita puede estar en reposo. Ya estás en su lista: la mesa se abre en cuanto despierte.

error-courier = No se puede usar el mensajero.
error-courier-away = No se puede contactar con el mensajero.
error-courier-busy = El mensajero no da abasto.
error-courier-status = El mensajero responde con un error ({ $status }).
error-courier-moved = El mensajero está ahora en { $url }: escribe esa dirección.
error-courier-buffered = El mensajero responde, pero algo en el camino, como su servidor web, retiene sus notas. Tiene que pasarlas al momento, sin búfer: docs/networks.md dice cómo.
error-courier-proxy = No se puede contactar con el mensajero por el proxy de tu red (HTTPS_PROXY).
error-courier-proxy-login = El proxy de tu red pide un nombre y una contraseña. Escríbelos en su dirección: HTTPS_PROXY=http://NOMBRE:CONTRASEÑA@HOST:PUERTO
error-courier-url = { $url } no es la dirección de un mensajero. Empieza por https:// o http://.
error-courier-port = El mensajero no puede usar el puerto { $port }: { $why }. Elige otro con --port.
error-courier-host = El mensajero no puede escuchar en { $host }: { $why }. Elige otra dirección con --host.
error-no-site = En { $folder } no hay ninguna página. Escribe una con { -command } web --site.
error-note = Esta nota es para otra persona.
