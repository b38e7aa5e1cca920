### La mesa en la página.

spite-title = { $title } · ronda { $round }
spite-back-in = ¿Vuelves?
spite-settles = ¿Vale eso?
spite-trick = La baza
spite-nothing = Aquí empieza otra baza.
spite-facts = En juego
spite-hand = Tus cartas
spite-says = Decir
spite-words = Qué significan las palabras
spite-cards = { $count ->
    [one] 1 carta
    [many] { $count } cartas
   *[other] { $count } cartas
}
spite-fakes = { $count ->
    [one] 1 joker falso
    [many] { $count } jokers falsos
   *[other] { $count } jokers falsos
}
spite-extra = falso
spite-score = Puntos: { $score }
spite-down = { $count ->
    [one] 1 carta boca abajo
    [many] { $count } cartas boca abajo
   *[other] { $count } cartas boca abajo
}
spite-lies = { $name }: { $cards }
spite-place = { $place }.º
spite-barred = fuera de la baza
spite-skips = { $count ->
    [one] pierde 1 turno
    [many] pierde { $count } turnos
   *[other] pierde { $count } turnos
}
spite-absent = próxima ronda
spite-passed = ha pasado
spite-may-return = puede volver
spite-sort = { $order ->
    [suit] ⇅ Por palo
    [hands] ⇅ Combinadas
   *[value] ⇅ Por valor
}
spite-do = { $kind ->
    [exchange] { $count ->
        [0] Cambiar
        [one] Cambiar 1 carta
        [many] Cambiar { $count } cartas
       *[other] Cambiar { $count } cartas
    }
    [swap] { $count ->
        [0] Entregar
        [one] Entregar 1 carta
        [many] Entregar { $count } cartas
       *[other] Entregar { $count } cartas
    }
   *[play] { $count ->
        [0] Jugar
        [one] Jugar 1 carta
        [many] Jugar { $count } cartas
       *[other] Jugar { $count } cartas
    }
}
spite-early = antes: { $cards }
spite-clock = { $what ->
    [call] Tiempo para cantar falta
    [claim] Hasta el valor siguiente
   *[turn] Cuenta atrás para { $name }
}
spite-ahead = Jugar antes de tiempo
spite-stay-out = No vuelvo
spite-rest = { $more ->
    [yes] No te queda nada que jugar. Cuando los demás hayan decidido sus puestos, empezará la ronda siguiente.
   *[no] No te queda nada que jugar. Cuando los demás hayan decidido sus puestos, acabará la partida.
}
spite-exchange = { $most ->
    [one] Has ganado con «a que no». Cambia 1 carta con el mazo.
    [many] Has ganado con «a que no». Cambia de 1 a { $most } cartas con el mazo.
   *[other] Has ganado con «a que no». Cambia de 1 a { $most } cartas con el mazo.
}
spite-swap = { $count ->
    [one] { $which ->
        [low] Vas por delante: entregas tu carta más baja y recibes una alta. Elige cuál.
       *[high] Vas por detrás: entregas tu carta más alta y recibes una baja. Elige cuál.
    }
    [many] { $which ->
        [low] Vas por delante: entregas tus { $count } cartas más bajas y recibes altas. Elige cuáles.
       *[high] Vas por detrás: entregas tus { $count } cartas más altas y recibes bajas. Elige cuáles.
    }
   *[other] { $which ->
        [low] Vas por delante: entregas tus { $count } cartas más bajas y recibes altas. Elige cuáles.
       *[high] Vas por detrás: entregas tus { $count } cartas más altas y recibes bajas. Elige cuáles.
    }
}
spite-claim = { $rank ->
    [A] Abre con una combinación que tenga un as, o deja que abra el resto.
    [J] Abre con una combinación que tenga una jota, o deja que abra el resto.
    [Q] Abre con una combinación que tenga una reina, o deja que abra el resto.
    [K] Abre con una combinación que tenga un rey, o deja que abra el resto.
   *[other] Abre con una combinación que tenga un { $rank }, o deja que abra el resto.
}
spite-claimed = Abre quien antes juegue este valor: { $rank }. Si nadie lo hace, le toca al siguiente valor.
spite-leads = Abre { $name }, con cualquier combinación.
spite-call = ¿Eso era falta?
spite-lead = Abres tú: juega la combinación que quieras.
spite-buy = { $count ->
    [one] Para volver, supera eso y roba 1 carta. O quédate fuera.
    [many] Para volver, supera eso y roba { $count } cartas. O quédate fuera.
   *[other] Para volver, supera eso y roba { $count } cartas. O quédate fuera.
}
spite-follow = { $count ->
    [0] Supera eso, o pasa.
    [one] Supera eso con 1 carta, o pasa.
    [many] Supera eso con { $count } cartas, o pasa.
   *[other] Supera eso con { $count } cartas, o pasa.
}
spite-hinted = Pista: { $cards }. { $text }

spite-kept = De antes
spite-kept-of = { $kept } de { $before }
