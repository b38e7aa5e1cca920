### Lo que serían las cartas elegidas, antes de jugarlas.

preview-same = { $cards ->
    [one] { $of ->
        [A] Un as solo.
        [J] Una jota sola.
        [Q] Una reina sola.
        [K] Un rey solo.
       *[other] Un { $of } solo.
    }
    [2] { $of ->
        [A] Una pareja de ases.
        [J] Una pareja de jotas.
        [Q] Una pareja de reinas.
        [K] Una pareja de reyes.
       *[other] Una pareja de { $of }.
    }
    [3] { $of ->
        [A] Tres ases.
        [J] Tres jotas.
        [Q] Tres reinas.
        [K] Tres reyes.
       *[other] Tres { $of }.
    }
    [many] { $of ->
        [A] Cuatro ases.
        [J] Cuatro jotas.
        [Q] Cuatro reinas.
        [K] Cuatro reyes.
       *[other] Cuatro { $of }.
    }
   *[other] { $of ->
        [A] Cuatro ases.
        [J] Cuatro jotas.
        [Q] Cuatro reinas.
        [K] Cuatro reyes.
       *[other] Cuatro { $of }.
    }
} { $cards ->
    [one] { "" }
    [many] { $alike ->
        [suited] De un solo palo.
        [coloured] De un solo color.
       *[mixed] { "" }
    }
   *[other] { $alike ->
        [suited] De un solo palo.
        [coloured] De un solo color.
       *[mixed] { "" }
    }
}
preview-straight = { $of ->
    [A] Una escalera hasta el as.
    [J] Una escalera hasta la jota.
    [Q] Una escalera hasta la reina.
    [K] Una escalera hasta el rey.
   *[other] Una escalera hasta el { $of }.
}
preview-full-house = { $of ->
    [A] Un full: tres ases.
    [J] Un full: tres jotas.
    [Q] Un full: tres reinas.
    [K] Un full: tres reyes.
   *[other] Un full: tres { $of }.
}
preview-flush = { $of ->
    [A] Un color hasta el as.
    [J] Un color hasta la jota.
    [Q] Un color hasta la reina.
    [K] Un color hasta el rey.
   *[other] Un color hasta el { $of }.
}
preview-quads = Cuatro iguales.
preview-straight-flush = Una escalera de color.
preview-joker = Un joker.
preview-jokers = Una combinación de jokers de { $cards } cartas.
preview-down = { $cards ->
    [one] Un joker falso, boca abajo.
    [many] { $cards } jokers falsos, boca abajo.
   *[other] { $cards } jokers falsos, boca abajo.
}
preview-wild = Lleva algún 13, así que vale menos que una natural.
preview-beats = La puedes jugar.
preview-leads = Puedes abrir con ella.
preview-loses = Se puede jugar, pero entre tus últimas cartas te hace perder la ronda.
