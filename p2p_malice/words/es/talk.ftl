### Códigos: entregar el propio, pegar el de otra persona.

talk-send-invitation = { $friend ->
    [0] Envía esto a quien quieras invitar:
    [many] Envía esto a la persona { $friend }:
   *[other] Envía esto a la persona { $friend }:
}
code-for-all = { $count ->
    [one] Envía esto a quien quieras invitar: quien lo abra primero se sienta.
    [many] Un enlace para todo el mundo: se sientan las primeras { $count } personas que lo abran.
   *[other] Un enlace para todo el mundo: se sientan las primeras { $count } personas que lo abran.
}
talk-send-reply = Envía esta respuesta a quien te invita:
lobby-about = Invita { $host } · { $plays }
talk-copied = Copiado. Pégalo en el chat.
code-kept = El mensaje está también en { $file }

## Línea a línea.

plain-talk = w = abrirlo en WhatsApp   qr = mostrar el código como QR   c = copiarlo   quit = dejarlo
plain-talk-new = new = hacer otra invitación; la de arriba dejará de servir
plain-talk-friend = w { $friend } = abrirlo en WhatsApp   qr { $friend } = mostrar un QR   c { $friend } = copiarlo   new { $friend } = cambiarlo
plain-talk-everybody = ask = preguntarme antes de que alguien se siente   out 2 = no sé quién es la persona 2: liberar el asiento y hacer otro enlace
plain-talk-start = start = jugar sin quienes faltan   quit = dejarlo
plain-paste-invitation = Pega la invitación, o el mensaje entero en que llegó:
plain-nothing-to-paste = Quien te invita aún no ha pegado tu respuesta. Escribe { -type-w }, { -type-qr }, { -type-c } o { -type-quit }.
plain-which-friend = ¿Para quién? Escribe { $word } y un número: { $numbers }.
plain-no-browser = No se ha podido abrir ningún navegador. Copia el mensaje con { -type-c } y pégalo a mano.
plain-choose = Tu elección (1-{ $count }):
plain-no-such-choice = «{ $answer }» no está en la lista. Escribe un número de 1 a { $count }.
plain-suggestions = Lo habitual: { $suggestions }
plain-choice = { $choice }. { $line }
plain-besides = Para preparar antes una partida, escribe { -type-change } y su nombre, por ejemplo { $word }.
plain-form = Pulsa Enter para dejar lo que hay entre corchetes, escribe - para dejar algo vacío, o { -type-quit } para volver.
plain-empty = nada
plain-field = { $label } [{ $now }]:
plain-range = { $label }, de { $least } a { $most }
plain-more = { $label }, como jokers=1 deals=3 (? muestra la lista) [{ $now }]:
plain-no-such-field = Aquí no hay nada que se llame «{ $name }». Escribe ? para ver la lista.
plain-no-such-number = Escribe un número de { $least } a { $most }.
