### Lo que cubre por un rato la mesa de una página; se carga tras la primera carta.

## Decir algo.

say-title = Chat
say-quick = Enviar { $face }
say-history = Lo que se ha dicho
say-to = Para:
say-to-all = Toda la mesa
say-what = O con tus palabras:
say-send = Enviar
say-poke = Avisar a { $name }
poked = { $listener ->
    [called] { $name } te espera: es tu turno.
    [caller] Has avisado a { $to } de que es su turno.
   *[other] { $name } avisa a { $to } de que es su turno.
}
watching = { $name } está mirando.
watching-no-more = { $name } ya no mira.
watching-you = Estás mirando: ves lo que ve todo el mundo, y la mano de nadie.
watching-short = Mirando
watching-plays = { $who ->
    [you] Ya juegas.
   *[other] { $name } ya juega.
}
watching-title = Los demás en la mesa
allow-watch = Otras personas pueden mirar
allow-seats = Otros pueden jugar por la máquina, o por quien se haya ido
dismiss-sure = { $over ->
    [yes] ¿Echar a { $name } para siempre?
   *[no] ¿Echar a { $name } para siempre? La máquina sigue jugando en su lugar.
}
dismissed = { $over ->
    [yes] Han echado a { $name }.
   *[no] Han echado a { $name }. La máquina sigue jugando como { $computer }.
}
ask-watch = Todos los asientos de esta mesa están ocupados. ¿Quieres mirar?
ask-playing = Se está jugando a { $game }. { $asks }
ask-watch-yes = Mirar
ask-watch-no = Ahora no
leave-for-good = Salir del todo
leave-sure = Dejas tu asiento para siempre.
ask-take = { $name } se ha ido. ¿Quieres seguir jugando en ese asiento? Antes se le pregunta al anfitrión.
take-seat = Jugar por { $name }
asks-seat = { $name } quiere jugar por { $other }.
asks-to-play = Quiere jugar: { $names }.
give-seat = Dejar que { $name } juegue por { $other }
left-awaits = { $name } se ha ido. Los demás deciden cómo seguir.
left-take = { $name } se ha ido. Puedes pedir ese puesto, o los demás deciden cómo seguir.
error-seat-asked = Hemos preguntado al anfitrión si puedes jugar.
error-seat-given = Tu asiento lo tiene ahora { $name }.
check-cards-title = ¿Hay alguien en medio?
check-cards = { $name ->
    [none] La conexión con quien te invitó: { $cards }
   *[other] La conexión con { $name }: { $cards }
}
check-cards-how = Si los dos extremos muestran las mismas cartas en el mismo orden, no hay nadie en medio. Comparadlas por teléfono.
another-device = Seguir en otro dispositivo
another-device-how = Abre este enlace allí, o escanéalo: tu asiento sigue allí y esta página lo deja. No le des el enlace a nadie: quien lo tiene, tiene tu asiento.
pause = Pausa
go-on = Seguir
paused = { $who ->
    [you] Has puesto la partida en pausa.
   *[other] { $name } ha puesto la partida en pausa.
}
paused-title = En pausa
paused-watched = Quienes juegan siguen cuando quieran.
resumed = { $who ->
    [you] Has terminado la pausa.
   *[other] { $name } ha terminado la pausa.
}
error-paused = La partida está en pausa.
phrase-praise = ¡Bien jugado!
phrase-sigh = Ay, no…
phrase-hurry = ¡Date prisa!
phrase-thanks = Gracias por la partida.
phrase-wait = Un momento, por favor.

## Ajustes de esta página.

settings-title = Ajustes
settings-theme = Tema
settings-theme-auto = Como el dispositivo
settings-theme-dark = Oscuro
settings-theme-light = Claro
settings-theme-contrast = Alto contraste
settings-felt = Mesa
look-name = { $look ->
    [blue] Azul
    [red] Roja
    [grey] Gris
    [oak] Mesa de taberna
    [garden] Jardín de noche
    [chart] Carta náutica
    [sky] Constelaciones
    [mosaic] Mosaico
    [harbour] Puerto al anochecer
    [lattice] Enrejado azul
    [diamonds] Rombos rojos
    [medallion] Medallón verde
    [stars] Noche estrellada
    [fox] Dos zorros
    [moth] Dos polillas
    [peacock] Plumas de pavo real
    [compass] Rosa de los vientos
   *[green] Verde
}
look-closed = { $look ->
    [garden] Jardín de noche: gana el reparto del día siete días seguidos.
    [sky] Constelaciones: gana siete partidas seguidas.
    [mosaic] Mosaico: gana cincuenta partidas.
    [harbour] Puerto al anochecer: juega con cinco personas distintas.
    [peacock] Plumas de pavo real: juega una pila entera en un turno.
    [compass] Rosa de los vientos: gana tras ir cinco cartas por detrás.
   *[chart] Carta náutica: gana diez partidas.
}
look-closed-where = Los trofeos que tienes están en «Tú: partidas y trofeos», donde juegas contra la máquina.
earn-progress = { $count } de { $goal }
look-opens = Abre: { $look }
settings-cardFace = Cara de las cartas
card-face-name = { $face ->
    [large] Letra grande
   *[classic] Clásica
}
settings-back = Dorso de las cartas
settings-avatar = Tú en la mesa
avatar-name = { $animal ->
    [fox] Zorro
    [owl] Búho
    [cat] Gato
    [bear] Oso
    [hare] Liebre
    [frog] Rana
    [octopus] Pulpo
    [whale] Ballena
    [crow] Cuervo
    [hedgehog] Erizo
    [moth] Polilla
    [dragon] Dragón
   *[letters] La inicial de tu nombre
}
settings-pause = Pausa tras cada jugada rival
settings-seconds = { $seconds ->
    [0] sin pausa
    [many] { $seconds } s
   *[other] { $seconds } s
}
settings-autoplay = Juego directo
settings-explain = Explicar lo nuevo
settings-volume = Sonidos
settings-volume-off = No
settings-volume-soft = Suaves
settings-volume-loud = Altos
settings-vibrate = Vibrar cuando te toca
settings-notify = Enviar un aviso cuando te toca
settings-awake = No apagar la pantalla mientras te toca

## Cómo se juega, para quien aún no está en ninguna mesa.

howto-all = Todas las reglas
howto-lesson = Aprende jugando (3 minutos, en otra pestaña)
waiting-learn = Aprende { $game } mientras esperas
lobby-partner = { $name } (tu pareja)
