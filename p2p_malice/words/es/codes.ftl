### Lo que falla en un código de conexión: `error-CODE`.

error-code = { $friend ->
    [none] Esta versión no conoce una parte de este código. Actualiza el programa, pide a la otra persona que actualice el suyo y empieza con otra invitación.
   *[other] Esta versión no conoce una parte de este código. Actualiza el programa, pide a { $friend } que actualice el suyo y empieza con otra invitación.
}
error-newer-code = Este código lo hizo una versión del juego más nueva que la tuya. Actualiza la tuya igual que la instalaste. En un navegador, basta con recargar la página.
error-no-deal = En este texto no hay ningún reparto. Copia entero el mensaje que recibiste y vuelve a pegarlo.
error-deal-altered = Al enlace de este reparto le falta algo, o está mal. Pide que te lo vuelvan a enviar.
error-deal-unknown = Este reparto no se puede jugar aquí: esta versión no conoce su juego o sus reglas.
error-deal-to-come = Ese reparto es de un día que aún no ha llegado. Vuelve a probar cuando aquí sea ese día.
error-puzzle-to-come = Ese problema es de un día que aún no ha llegado. Vuelve a probar cuando aquí sea ese día.
error-no-code = { $friend ->
    [none] En este texto no hay ningún código. Un código empieza por { $prefix }. Copia entero el mensaje que recibiste y vuelve a pegarlo.
   *[other] En este texto no hay ningún código. Un código empieza por { $prefix }. Copia entero el mensaje de { $friend } y vuelve a pegarlo.
}
error-code-cut-off = { $arrived ->
    [0] Este código está cortado: solo ha llegado el principio.
    [many] Este código está cortado: solo han llegado { $arrived } de { $whole } caracteres.
   *[other] Este código está cortado: solo han llegado { $arrived } de { $whole } caracteres.
} Copia otra vez el mensaje entero y pégalo. En WhatsApp, mantenlo pulsado y elige Copiar.
error-code-altered = { $friend ->
    [none] Una parte de este código está mal. Pide que lo copien y te lo envíen otra vez.
   *[other] Una parte de este código está mal. Pide a { $friend } que lo copie y te lo envíe otra vez.
}
error-own-code = { $kind ->
    [invitation] { $friend ->
        [none] Esta es tu propia invitación. Aquí va la respuesta que te envíen.
       *[other] Esta es tu propia invitación. Aquí va la respuesta de { $friend }.
    }
   *[reply] { $friend ->
        [none] Esta es tu propia respuesta. En vez de pegarla aquí, envíala a quien te invita.
       *[other] Esta es tu propia respuesta. En vez de pegarla aquí, envíala a { $friend }.
    }
}
error-wrong-kind = { $kind ->
    [reply] Esto es una respuesta, no una invitación. Pégala en la partida que la espera.
   *[invitation] { $friend ->
        [none] Esto es una invitación, no una respuesta. Pega la respuesta que te envíen. Si lo que quieres es aceptar la invitación, sal de esta partida y entra con ella.
       *[other] Esto es una invitación, no una respuesta. Pega la respuesta de { $friend }. Si lo que quieres es aceptar la invitación, sal de esta partida y entra con ella.
    }
}
error-other-game = { $made ->
    [none] { $friend ->
        [none] Esta respuesta es de otra invitación. Envía la última, y pega la respuesta que te llegue.
       *[other] Esta respuesta es de otra invitación. Envía la última a { $friend }, y pega la respuesta que te llegue.
    }
   *[other] { $open ->
        [same] { $friend ->
            [none] Esta respuesta es de otra invitación. Envía la última, y pega la respuesta que te llegue.
           *[other] Esta respuesta es de otra invitación. Envía la última a { $friend }, y pega la respuesta que te llegue.
        }
       *[other] { $friend ->
            [none] Esta respuesta es de la invitación que enviaste a las { $made }. Pide que respondan a la de las { $open }.
           *[other] Esta respuesta es de la invitación que enviaste a las { $made }. Pide a { $friend } que responda a la de las { $open }.
        }
    }
}
error-invitation-void = { $friend ->
    [0] Esta respuesta es de una invitación que ya no sirve. Envía la última, y pega la respuesta que te llegue.
    [many] Esta respuesta es de una invitación a la persona { $friend } que ya no sirve. Envíale la última, y pega la respuesta que te llegue.
   *[other] Esta respuesta es de una invitación a la persona { $friend } que ya no sirve. Envíale la última, y pega la respuesta que te llegue.
}
error-old-link = Cada enlace sirve una sola vez, y solo el de la última invitación. Copia el mensaje entero y pégalo en la partida.
