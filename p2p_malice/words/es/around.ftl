### Alrededor de las cartas de una página: el final de una partida, quién no está, los sonidos; se carga tras la primera carta.

## Cómo terminó.

ending-label = El resultado
explained-done = Entendido
ending-title = { $who ->
    [you] ¡Has ganado!
    [team] ¡Victoria! { $names }
    [you-saying] ¡He ganado!
    [team-saying] ¡Hemos ganado!
    [nobody] Empate
   *[other] Victoria: { $names }
}
ending-comfort = { $how ->
    [near] ¡Por poco! La próxima puede ser tuya.
   *[far] ¿Te apetece la revancha?
}
ending-me = Yo
trophy-first-win = Primera victoria
ending-player = Nombre
ending-left = Quedan
ending-points = Puntos
ending-with-points = { $count ->
    [one] 1 punto
    [many] { $count } puntos
   *[other] { $count } puntos
}
ending-wins = Ganadas
ending-matches = Series ganadas
ending-time = Tiempo
ending-minutes = { $minutes ->
    [one] 1 minuto
    [many] { $minutes } minutos
   *[other] { $minutes } minutos
}
ending-best = Mejor turno
ending-decided = Turno ganador
ending-best-of = { $name }: { $count ->
    [one] 1 carta
    [many] { $count } cartas
   *[other] { $count } cartas
}
ending-hints = Pistas
event-hints = { $who ->
    [you] { $count ->
        [one] Has pedido 1 pista.
        [many] Has pedido { $count } pistas.
       *[other] Has pedido { $count } pistas.
    }
   *[other] { $count ->
        [one] { $name } ha pedido 1 pista.
        [many] { $name } ha pedido { $count } pistas.
       *[other] { $name } ha pedido { $count } pistas.
    }
}
ending-evening = { $what ->
    [matches] Últimas series
   *[games] Últimas partidas
}
ending-series = { $one } { $wins } – { $losses } { $other }

## Entre dos repartos de una serie, y cómo va.

between-title = { $kind ->
    [round] Termina la ronda { $number }
   *[game] Termina la partida { $number }
}
between-place = Puesto
between-gain = { $kind ->
    [round] En esta ronda
   *[game] En esta partida
}
between-next = { $kind ->
    [round] Jugar la ronda { $number }
   *[game] Jugar la partida { $number }
}
between-how = Cómo se puntúa
between-rounds = Puntos por ronda

## Lo que puede venir después.

ending-look = Ver la mesa
ending-show = Ver el resultado
ending-earned = Trofeos
ending-challenge = Retar a alguien
ending-share = Compartir
ending-replay = Repetición
ending-saved = La imagen está guardada.
ending-picture = Como imagen
ending-keep = Este navegador borra tus partidas tras siete días sin visitas. Añade la página a la pantalla de inicio y juega desde ahí, y se conservan. En «Tú» puedes guardar estas en un archivo.
ending-ready-mark = ¡vamos!
ending-ready-button = ¡Vamos! ✓
ending-ready = { $count ->
    [one] { $names } quiere jugar otra vez.
    [many] { $names } quieren jugar otra vez.
   *[other] { $names } quieren jugar otra vez.
}
ending-waiting = Quieres otra partida. Falta: { $names }.
ending-gone = { $who }. { $invites ->
    [yes] Envía otra invitación, o deja que siga la máquina.
   *[no] Puede seguir la máquina, o puedes salir.
}
ending-lost = Hemos perdido el contacto con quien te invitó. Podrás jugar otra vez cuando vuelva.
ending-closed = { $name ->
    [none] Quien te invitó ha cerrado la mesa.
   *[other] { $name } ha cerrado la mesa.
}
ending-choosing = { $name ->
    [none] Tu anfitrión está eligiendo a qué jugáis ahora.
   *[other] { $name } está eligiendo a qué jugáis ahora.
}
ending-play-next = Quiero jugar

## Quién no está.

banner-label = Avisos
since = Desde las { $time }.
banner-free = Hay un asiento libre en esta mesa.
banner-free-short = Hay un asiento libre
banner-short = { $by ->
    [computer] La máquina juega por { $names }
    [left] { $count ->
        [one] { $names } se ha ido
        [many] { $names } se han ido
       *[other] { $names } se han ido
    }
   *[nobody] { $count ->
        [one] { $names } no está
        [many] { $names } no están
       *[other] { $names } no están
    }
}
banner-lost = { $name ->
    [none] Quien te invitó no está
   *[other] { $name } no está
}
banner-away = { $turn ->
    [mine] { $count ->
        [one] { $names } no está. Puedes jugar tu turno.
        [many] { $names } no están. Puedes jugar tu turno.
       *[other] { $names } no están. Puedes jugar tu turno.
    }
    [others] { $count ->
        [one] { $names } no está. La partida sigue hasta su turno.
        [many] { $names } no están. La partida sigue hasta su turno.
       *[other] { $names } no están. La partida sigue hasta su turno.
    }
   *[theirs] { $count ->
        [one] { $names } no está, y es su turno. Esperar un poco suele bastar.
        [many] { $names } no están, y es su turno. Esperar un poco suele bastar.
       *[other] { $names } no están, y es su turno. Esperar un poco suele bastar.
    }
}
banner-computer = { $count ->
    [one] { $names } no está. La máquina juega en su lugar hasta que vuelva.
    [many] { $names } no están. La máquina juega en su lugar hasta que vuelvan.
   *[other] { $names } no están. La máquina juega en su lugar hasta que vuelvan.
}
table-proposed = { $what ->
    [bot] { $who ->
        [you] Propones que siga la máquina.
       *[other] { $name } propone que siga la máquina.
    }
    [stop] { $who ->
        [you] Propones guardar la partida y parar.
       *[other] { $name } propone guardar la partida y parar.
    }
   *[wait] { $who ->
        [you] Propones esperar.
       *[other] { $name } propone esperar.
    }
}
banner-line = { $how ->
    [left] { $who }: ¿cómo seguimos?
    [away] { $who }: la partida espera
    [bot] { $name } pregunta: ¿juega la máquina por { $names }?
   *[stop] { $name } pregunta: ¿guardamos y paramos?
}
banner-awaits = A la espera del sí de { $names }.
banner-back = { $name } ha vuelto.
move-kept = Queda guardado, y se envía en cuanto vuelva la conexión.
table-let-computer = Que siga la máquina
table-stop = Guardar y parar

## Sonidos.

sound-offer = Activar los sonidos
loudness = { $volume ->
    [off] Sonidos: no
    [soft] Sonidos: suaves
   *[loud] Sonidos: altos
}

## Una mesa que vuelve.

table-went-back = { $count ->
    [one] La partida se reinició y ha vuelto 1 jugada atrás. Se sigue desde aquí.
    [many] La partida se reinició y ha vuelto { $count } jugadas atrás. Se sigue desde aquí.
   *[other] La partida se reinició y ha vuelto { $count } jugadas atrás. Se sigue desde aquí.
}

deal-own = Comprobado: tu dispositivo ayudó a barajar y nadie cambió su parte.
news-deal-unfair = Reparto no limpio: { $fault ->
    [part_changed] se sustituyó la parte de tu dispositivo al barajar.
    [part_late] alguien eligió su aportación después que los demás.
    [secret_changed] el secreto del anfitrión no es aquel al que se había comprometido.
    [deal_hidden] un reparto anterior se abandonó y nunca se mostró.
    [other_terms] se repartió una partida distinta de la que tocaba.
    [other_cards] se repartieron cartas distintas de las acordadas.
    [other_shuffle] tras barajar de nuevo, te mostraron cartas distintas de las que había.
    [other_position] en la jugada { $moves } te mostraron algo distinto de lo que había.
   *[impossible_move] en la jugada { $moves } pasó algo que las reglas no permiten.
}
news-deal-unchecked = Este reparto no se puede comprobar: { $why ->
    [older] el programa del anfitrión es más antiguo.
    [part_left_out] tu dispositivo no ayudó a barajar.
   *[deal_not_opened] el anfitrión no lo ha mostrado.
}
