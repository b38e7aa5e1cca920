### Las partidas que alguien ha jugado: cifras, rivales, trofeos.

menu-you = Tú: partidas y trofeos
you-so-far = Victorias: { $won } · trofeos: { $count } de { $all }
you-title = Tus partidas
you-all = Todas
you-empty = Juega una partida hasta el final y quedará aquí: quién ganó, tu mejor turno, tus trofeos.
you-unreadable = { $count ->
    [one] Una de tus partidas no se puede leer: la escribió una versión más nueva, o está dañada. Se queda donde está.
    [many] { $count } de tus partidas no se pueden leer: las escribió una versión más nueva, o están dañadas. Se quedan donde están.
   *[other] { $count } de tus partidas no se pueden leer: las escribió una versión más nueva, o están dañadas. Se quedan donde están.
}
you-games = Partidas
you-won = Ganadas
you-won-count = { $count } · { $percent } %
you-run = Victorias seguidas
you-run-count = { $best ->
    [0] 0
    [many] { $count } · récord { $best }
   *[other] { $count } · récord { $best }
}
you-best = Más cartas en un turno
you-chain = Más seguidas en una pila
you-cards = { $count ->
    [one] 1 carta
    [many] { $count } cartas
   *[other] { $count } cartas
}
you-left = Media de cartas al perder
you-hints = Pistas pedidas
you-time = Tiempo en la mesa
you-minutes = { $hours ->
    [0] { $minutes } min
    [many] { $hours } h { $minutes } min
   *[other] { $hours } h { $minutes } min
}
you-chart = { $unit ->
    [day] Ganadas y perdidas por día
    [week] Ganadas y perdidas por semana
   *[month] Ganadas y perdidas por mes
}
you-groups = Tardes con amigos
# In place of one's own name, in a list and in front of a number.
you-own = Tú
you-group = Partidas: { $games } · días: { $evenings } · última: { $date }
you-group-won = { $told } · última victoria: { $names }
you-member = Victorias: { $won }
you-member-run = { $told } · mejor racha: { $run }
you-invite = Invitar otra vez
you-invite-who = ¿A quién invitar otra vez?
group-score = { $name } { $won }
group-scores = { $told } · { $score }
you-rivals = Contra
you-recent = Últimas partidas
you-days = Repartos del día
you-days-span = { $first } – { $last }
you-days-run = Repartos del día seguidos
you-day = { $how ->
    [won] { $count ->
        [one] { $date }: victoria por 1 carta
        [many] { $date }: victoria por { $count } cartas
       *[other] { $date }: victoria por { $count } cartas
    }
    [lost] { $count ->
        [one] { $date }: derrota por 1 carta
        [many] { $date }: derrota por { $count } cartas
       *[other] { $date }: derrota por { $count } cartas
    }
    [drawn] { $date }: empate
   *[none] { $date }: sin jugar
}
you-trophies = Trofeos
you-trophies-count = Trofeos · { $count } de { $all }
you-against = { $drawn ->
    [0] { $won } – { $lost } · la última, el { $date }
    [one] { $won } – { $lost }, 1 empate · la última, el { $date }
    [many] { $won } – { $lost }, { $drawn } empates · la última, el { $date }
   *[other] { $won } – { $lost }, { $drawn } empates · la última, el { $date }
}
you-played = { $how } · { $rules } · { $date }
you-how = { $how ->
    [won] { $left ->
        [0] Victoria
        [one] Victoria por 1 carta
        [many] Victoria por { $left } cartas
       *[other] Victoria por { $left } cartas
    }
    [lost] { $left ->
        [0] Derrota
        [one] Derrota, faltaba 1 carta
        [many] Derrota, faltaban { $left } cartas
       *[other] Derrota, faltaban { $left } cartas
    }
    [drawn] Empate
   *[none] En una sola pantalla
}
you-next = ¿Algo más?
you-replay = Volver a ver una partida
you-replay-which = ¿Qué partida quieres volver a ver?
you-share = Compartir una partida
you-share-which = ¿Qué partida quieres compartir?
you-back = Volver
you-forget = Olvidar a alguien
you-forget-who = ¿A quién olvidar?
you-forget-asks = ¿Borrar de este dispositivo todas las partidas con { $name }?
you-forget-asks-page = ¿Borrar de este dispositivo todas las partidas con esta persona?
you-forget-yes = Borrarlas
you-export = Guardar en un archivo
you-import = Añadir desde un archivo
you-not-earned = aún no
stats-exported = { $count ->
    [one] Guardada 1 partida en { $file }.
    [many] Guardadas { $count } partidas en { $file }.
   *[other] Guardadas { $count } partidas en { $file }.
}
you-added = { $count ->
    [0] En ese archivo no hay ninguna partida que no esté ya aquí.
    [one] Una partida añadida.
    [many] { $count } partidas añadidas.
   *[other] { $count } partidas añadidas.
}
you-added-of-some = { $count ->
    [0] Ninguna partida añadida.
    [one] Una partida añadida.
    [many] { $count } partidas añadidas.
   *[other] { $count } partidas añadidas.
} { $unreadable ->
    [one] Una línea del archivo no se ha podido leer.
    [many] { $unreadable } líneas del archivo no se han podido leer.
   *[other] { $unreadable } líneas del archivo no se han podido leer.
}
you-added-days = { $told } { $count ->
    [one] Un resultado diario añadido.
    [many] { $count } resultados diarios añadidos.
   *[other] { $count } resultados diarios añadidos.
}
news-trophies-earned = { $count ->
    [one] Un trofeo: ¡{ $names }!
    [many] Trofeos: ¡{ $names }!
   *[other] Trofeos: ¡{ $names }!
}

## Fechas.

date-day = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
}
date-year = { $date } de { $year }
date-month-short = { $month ->
    [1] ene
    [2] feb
    [3] mar
    [4] abr
    [5] may
    [6] jun
    [7] jul
    [8] ago
    [9] sep
    [10] oct
    [11] nov
   *[12] dic
}
date-short = { $day } { $month ->
    [1] ene
    [2] feb
    [3] mar
    [4] abr
    [5] may
    [6] jun
    [7] jul
    [8] ago
    [9] sep
    [10] oct
    [11] nov
   *[12] dic
}

## Trofeos: cómo se llaman y por qué se consiguen.

trophy-first-win-line = Gana una partida
trophy-wins-10 = Diez victorias
trophy-wins-10-line = Gana diez partidas
trophy-wins-50 = Cincuenta victorias
trophy-wins-50-line = Gana cincuenta partidas
trophy-wins-200 = Doscientas victorias
trophy-wins-200-line = Gana doscientas partidas
trophy-streak-3 = Tres seguidas
trophy-streak-3-line = Gana tres partidas seguidas
trophy-streak-7 = Siete seguidas
trophy-streak-7-line = Gana siete partidas seguidas
trophy-turn-8 = Un buen turno
trophy-turn-8-line = Juega ocho cartas en un turno
trophy-turn-10 = Un gran turno
trophy-turn-10-line = Juega diez cartas en un turno
trophy-turn-15 = Sin freno
trophy-turn-15-line = Juega quince cartas en un turno
trophy-chain-6 = Seis en una pila
trophy-chain-6-line = Juega seis cartas seguidas en una pila
trophy-chain-12 = Del as a la reina
trophy-chain-12-line = Juega una pila entera en un turno
trophy-sweep = De calle
trophy-sweep-line = Gana cuando al resto le quedan diez cartas o más
trophy-by-one = Por una carta
trophy-by-one-line = Gana cuando a alguien solo le queda una carta
trophy-comeback = Remontada
trophy-comeback-line = Gana tras ir cinco cartas por detrás
trophy-daily-1 = Reparto del día
trophy-daily-1-line = Gana un reparto del día
trophy-daily-7 = Semana redonda
trophy-daily-7-line = Gana el reparto del día siete días seguidos
trophy-full-table = Mesa llena
trophy-full-table-line = Juega una partida de cinco o más
trophy-friends-5 = Cinco amistades
trophy-friends-5-line = Juega con cinco personas distintas
trophy-rival = Rivales de siempre
trophy-rival-line = Juega veinticinco partidas con la misma persona
trophy-spite = Spite
trophy-spite-line = Gana una partida de Spite

## A number with one decimal place.

decimal = { $whole },{ $tenths }

## What makes a win special.

news-won-specially = { $what ->
    [first] ¡Tu primera victoria!
    [comeback] ¡Qué remontada!
    [closest] ¡Por una sola carta!
    [turn] Tu mejor turno hasta ahora: ×{ $count }
   *[run] ¡Victorias seguidas: { $count }!
}
