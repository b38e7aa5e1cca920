### La página sin una buena invitación, con una segunda, en otra pestaña, o donde hace falta una respuesta; se carga cuando llega el caso.

## El comienzo.

start-about = Juegos de cartas con tu gente, directos de un dispositivo a otro. Si te han invitado, pega aquí la invitación.
start-join = Entrar a jugar
start-play-here = ¿Sin invitación? Juega aquí, o invita a alguien
start-alone = ¿No hay nadie por ahí? Esta página solo sirve para entrar en la mesa de otra persona. Para jugar contra la máquina o invitar hace falta el programa: pídeselo a quien te mandó aquí.
start-paste-first = Primero pega la invitación.
start-repaired = { $count ->
    [0] { $others ->
        [yes] En ese texto había más de un código. Hemos tomado el último.
       *[no] { "" }
    }
    [one] Hemos corregido 1 letra equivocada del código.
    [many] Hemos corregido { $count } letras equivocadas del código.
   *[other] Hemos corregido { $count } letras equivocadas del código.
}
start-fault = No hemos podido conectar. { $fault }

## Otra pestaña, otra invitación.

tab-title = Estás jugando en otra pestaña
tab-about = Ve a esa pestaña, o trae aquí la partida.
tab-about-page = Ve a esa pestaña: la página de quien te invita solo puede hablar con ella.
tab-here = Jugar aquí
switch-game = { $friends ->
    [none] ¿Esta invitación es de quien te invitó, y para esta partida? Si no, ignórala: quien la hizo podría quedarse con tu asiento.
   *[other] ¿Esta invitación es de { $friends }, y para esta partida? Si no, ignórala: quien la hizo podría quedarse con tu asiento.
}
switch-waiting = Aún esperas a quien te invitó. ¿Usar esta otra invitación?
switch-ignore = Ignorar
error-not-your-table = Esta invitación es para otra mesa. Quien la hizo no ha averiguado nada, y tu asiento está guardado. Pide otra invitación para tu mesa.
switch-not = Eso no es una invitación

## Una respuesta abierta aquí.

reply-title = Esto es una respuesta
reply-how = Cópiala y pégala en la partida que la espera.
reply-table = Si invitaste desde este navegador, tu página ya se ha cerrado. Abre tu mesa y vuelve a invitar.
reply-to-table = Abrir mi mesa
reply-arrived = La respuesta ha llegado
reply-arrived-how = Ve a la pestaña de tu mesa y elige «Usarla». Esta la puedes cerrar.
return-seat = Tu asiento está guardado
return-by-code = { $friends ->
    [none] Esta página no puede encontrar la mesa por sí sola. Pide otra invitación y ábrela aquí: la partida sigue donde estaba.
   *[other] Estás jugando con { $friends }. Esta página no puede encontrar la mesa por sí sola: pide otra invitación y ábrela aquí.
}
reply-send = { $way ->
    [share] Compartir…
   *[whatsapp] Enviar por WhatsApp
}
ask-host = ¿Aún sin invitación?
ask-host-send = { $way ->
    [share] { $name ->
        [none] Pedirla
       *[other] Pedirla a { $name }
    }
   *[whatsapp] { $name ->
        [none] Pedirla por WhatsApp
       *[other] Pedirla a { $name } por WhatsApp
    }
}
guest-closed-title = Ya no estás en la mesa
guest-own-game = Empezar tu propia partida
ask-host-message = Nuestra partida de cartas ha perdido la conexión. ¿Me mandas otra invitación? Si habías cerrado el juego, ábrelo primero.
landing-back = { $friends ->
    [none] Vuelve a tu partida
   *[other] Vuelve a tu partida con { $friends }
}
landing-same = Si es para la partida en la que estabas, «{ landing-join }» te devuelve a tu asiento.
met = Ya has jugado con { $name }.
met-wins = Ya has jugado con { $name }. Partidas ganadas: { $counts }
met-old = Estuviste por última vez en esta mesa el { $date }. Si ya se cerró, esta invitación no lleva a ninguna parte.
met-newer = A la última mesa de { $name }
met-message = ¿Jugamos otra vez a las cartas? Mándame otra invitación, por favor.

## Donde el camino directo no lleva a ninguna parte al principio.

landing-courier = { $name ->
    [none] Un mensajero lleva tu respuesta, en sobre cerrado, a quien te invita.
   *[other] Un mensajero lleva tu respuesta, en sobre cerrado, a { $name }.
} Quien lo gestiona ve tu dirección de internet y a qué hora te conectas, pero no tu nombre, ni las cartas, ni lo que va en el sobre.
call-one-more = { $name ->
    [none] Quien te invita necesita tu respuesta
   *[other] { $name } necesita tu respuesta
}
call-step-open = { $how ->
    [link] { $name ->
        [none] Quien te invita toca el enlace de la respuesta, o la pega en la partida que espera.
       *[other] { $name } toca el enlace de la respuesta, o la pega en la partida que espera.
    }
   *[paste] { $name ->
        [none] Quien te invita la pega en la partida que espera.
       *[other] { $name } la pega en la partida que espera.
    }
}
call-step-back = Vuelve aquí y deja abierta esta página. La mesa se abre sola.
call-send = { $way ->
    [share] { $name ->
        [none] Enviar la respuesta
       *[other] Enviar a { $name }
    }
   *[whatsapp] Enviar por WhatsApp
}
call-sent = { $name ->
    [none] Esperando a que abran tu respuesta
   *[other] Esperando a que { $name } abra tu respuesta
}
call-sent-how = Deja abierta esta página: la mesa se abre sola.
call-sent-long = { $name ->
    [none] ¿Tarda mucho? Pregunta si ha llegado tu mensaje. Si no, pide otra invitación y pégala aquí.
   *[other] ¿Tarda mucho? Pregunta a { $name } si ha llegado tu mensaje. Si no, pide otra invitación y pégala aquí.
}
call-send-again = Reenviar la respuesta
call-asleep = { $name ->
    [none] El dispositivo de quien te invita puede estar en reposo
   *[other] El dispositivo de { $name } puede estar en reposo
}
call-asleep-how = Ya estás en la lista: la mesa se abre en cuanto despierte. Deja abierta esta página. Si esa mesa ya terminó, pide otra invitación.
call-over = Puede que esta mesa ya terminara
call-over-how = Pide otra invitación. Si el dispositivo de allí solo está en reposo, la mesa se abre en cuanto despierte: para eso, deja abierta esta página.
call-coming-back = Volviendo a la mesa…
call-coming-back-how = En cuanto haya conexión, volverás a la mesa sin hacer nada. Si tarda, pide otra invitación y ábrela.
call-paste-another = Pegar otra invitación
call-no-way = Este navegador no puede conectarse
call-no-way-how = Este navegador no deja que la página se conecte con otros dispositivos. Permite WebRTC en sus ajustes, o prueba con otro navegador. En un iPhone, desactiva el modo de aislamiento para este sitio.
call-reply = { $name } acepta tu invitación. Copia este mensaje entero y pégalo en la partida que espera.
call-reply-link = O toca este enlace en el dispositivo que espera: { $link }
