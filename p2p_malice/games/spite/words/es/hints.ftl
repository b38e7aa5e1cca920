### Por qué una pista aconseja una jugada: qué dicen las reglas de ella, y para qué es buena. Las cartas van delante.

hint-beats-up = { $size ->
    [one] { $than ->
        [A] Supera al as.
        [J] Supera a la jota.
        [Q] Supera a la reina.
        [K] Supera al rey.
       *[other] Supera al { $than }.
    }
    [2] { $than ->
        [A] Esa pareja supera a la de ases.
        [J] Esa pareja supera a la de jotas.
        [Q] Esa pareja supera a la de reinas.
        [K] Esa pareja supera a la de reyes.
       *[other] Esa pareja supera a la de { $than }.
    }
    [3] { $than ->
        [A] Esas tres superan a los tres ases.
        [J] Esas tres superan a las tres jotas.
        [Q] Esas tres superan a las tres reinas.
        [K] Esas tres superan a los tres reyes.
       *[other] Esas tres superan a los tres { $than }.
    }
    [many] { $than ->
        [A] Esas cuatro superan a los cuatro ases.
        [J] Esas cuatro superan a las cuatro jotas.
        [Q] Esas cuatro superan a las cuatro reinas.
        [K] Esas cuatro superan a los cuatro reyes.
       *[other] Esas cuatro superan a los cuatro { $than }.
    }
   *[other] { $than ->
        [A] Esas cuatro superan a los cuatro ases.
        [J] Esas cuatro superan a las cuatro jotas.
        [Q] Esas cuatro superan a las cuatro reinas.
        [K] Esas cuatro superan a los cuatro reyes.
       *[other] Esas cuatro superan a los cuatro { $than }.
    }
}
hint-beats-down = { $size ->
    [one] { $than ->
        [A] Es más baja que el as, como hace falta.
        [J] Es más baja que la jota, como hace falta.
        [Q] Es más baja que la reina, como hace falta.
        [K] Es más baja que el rey, como hace falta.
       *[other] Es más baja que el { $than }, como hace falta.
    }
    [2] { $than ->
        [A] Esa pareja es más baja que la de ases, como hace falta.
        [J] Esa pareja es más baja que la de jotas, como hace falta.
        [Q] Esa pareja es más baja que la de reinas, como hace falta.
        [K] Esa pareja es más baja que la de reyes, como hace falta.
       *[other] Esa pareja es más baja que la de { $than }, como hace falta.
    }
    [3] { $than ->
        [A] Esas tres son más bajas que los tres ases, como hace falta.
        [J] Esas tres son más bajas que las tres jotas, como hace falta.
        [Q] Esas tres son más bajas que las tres reinas, como hace falta.
        [K] Esas tres son más bajas que los tres reyes, como hace falta.
       *[other] Esas tres son más bajas que los tres { $than }, como hace falta.
    }
    [many] { $than ->
        [A] Esas cuatro son más bajas que los cuatro ases, como hace falta.
        [J] Esas cuatro son más bajas que las cuatro jotas, como hace falta.
        [Q] Esas cuatro son más bajas que las cuatro reinas, como hace falta.
        [K] Esas cuatro son más bajas que los cuatro reyes, como hace falta.
       *[other] Esas cuatro son más bajas que los cuatro { $than }, como hace falta.
    }
   *[other] { $than ->
        [A] Esas cuatro son más bajas que los cuatro ases, como hace falta.
        [J] Esas cuatro son más bajas que las cuatro jotas, como hace falta.
        [Q] Esas cuatro son más bajas que las cuatro reinas, como hace falta.
        [K] Esas cuatro son más bajas que los cuatro reyes, como hace falta.
       *[other] Esas cuatro son más bajas que los cuatro { $than }, como hace falta.
    }
}
hint-alike-up = Es el mismo valor, pero todo de un color o de un palo, que vale más.
hint-alike-down = Es el mismo valor, pero de más colores o palos, que vale menos.
hint-wild-up = Es el mismo valor, pero con menos 13 de comodín, que vale más.
hint-wild-down = Es el mismo valor, pero con más 13 de comodín, que vale menos.
hint-sevens = Sobre 7 se pueden jugar 7, y le dan la vuelta a la dirección.
hint-poker-up = { $than ->
    [straight] Vale más que una escalera.
    [full_house] Vale más que un full.
    [flush] Vale más que un color.
    [quads] Vale más que cuatro iguales.
   *[straight_flush] Vale más que una escalera de color.
}
hint-poker-down = { $than ->
    [straight] Vale menos que una escalera, como hace falta.
    [full_house] Vale menos que un full, como hace falta.
    [flush] Vale menos que un color, como hace falta.
    [quads] Vale menos que cuatro iguales, como hace falta.
   *[straight_flush] Vale menos que una escalera de color, como hace falta.
}
hint-same-poker-up = { $than ->
    [straight] También es una escalera, pero más alta.
    [full_house] También es un full, pero más alto.
    [flush] También es un color, pero más alto.
    [quads] También son cuatro iguales, pero más altas.
   *[straight_flush] También es una escalera de color, pero más alta.
}
hint-same-poker-down = { $than ->
    [straight] También es una escalera, pero más baja, como hace falta.
    [full_house] También es un full, pero más bajo, como hace falta.
    [flush] También es un color, pero más bajo, como hace falta.
    [quads] También son cuatro iguales, pero más bajas, como hace falta.
   *[straight_flush] También es una escalera de color, pero más baja, como hace falta.
}
hint-consec = { $than ->
    [A] La secuencia pide un as.
    [J] La secuencia pide una jota.
    [Q] La secuencia pide una reina.
    [K] La secuencia pide un rey.
   *[other] La secuencia pide un { $than }.
}
hint-suits = Tiene los palos que pide esta secuencia.
hint-joker-up = Una combinación de jokers supera todo, salvo otra más alta.
hint-joker-again = Un joker se puede jugar sobre otro joker.
hint-joker-down = Una combinación de jokers se puede jugar sobre cualquier cosa.
hint-open = { $size ->
    [one] Tras jokers, o jokers falsos boca abajo, vale cualquier carta.
    [many] Tras jokers, o jokers falsos boca abajo, valen { $size } cartas cualesquiera que combinen.
   *[other] Tras jokers, o jokers falsos boca abajo, valen { $size } cartas cualesquiera que combinen.
}
hint-down = Encima de esto se pueden jugar jokers falsos boca abajo.

hint-out = Son tus últimas cartas: te quedas sin ninguna.
hint-out-bounty = Son tus últimas cartas: te quedas sin ninguna, y su valor gana el premio.
hint-win = Lo más seguro es que gane la baza, y entonces abres tú.
hint-sure = Casi nada lo supera, así que lo más seguro es que abras después.
hint-dare = Lo más seguro es que gane, y tras «a que no» cambias cartas malas.
hint-say-higher = Di «más alto»: les viene mejor a tus otras cartas.
hint-say-lower = Di «más bajo»: les viene mejor a tus otras cartas.
hint-many = Así te quitas de encima muchas cartas de una vez.
hint-low = Después cuesta soltar las cartas bajas: abre con ellas mientras puedas.
hint-least = Basta justo con eso, y te guardas las mejores.
hint-whole = No rompe nada que necesites después.
hint-play = Ninguna otra jugada te deja mejores cartas.
hint-buy-back = { $count ->
    [one] Vale la pena robar 1 carta para volver.
    [many] Vale la pena robar { $count } cartas para volver.
   *[other] Vale la pena robar { $count } cartas para volver.
}
hint-nothing = Nada de lo que tienes supera eso.
hint-nothing-safe = Aquí solo servirían jokers, y ahora podrían costarte más que la baza.
hint-nothing-due = { $than ->
    [A] Hay una secuencia en marcha: solo vale un as, y no lo puedes jugar.
    [J] Hay una secuencia en marcha: solo vale una jota, y no la puedes jugar.
    [Q] Hay una secuencia en marcha: solo vale una reina, y no la puedes jugar.
    [K] Hay una secuencia en marcha: solo vale un rey, y no lo puedes jugar.
   *[other] Hay una secuencia en marcha: solo vale un { $than }, y no lo puedes jugar.
}
hint-nothing-suits = Hay una secuencia de palos en marcha, y nada de lo que tienes lleva los palos que tocan.
hint-stay-out = { $count ->
    [one] No vale la pena robar 1 carta para volver.
    [many] No vale la pena robar { $count } cartas para volver.
   *[other] No vale la pena robar { $count } cartas para volver.
}
hint-pass = Podrías superarlo, pero solo con cartas que te harán falta después.
hint-decline = Abrir con ese valor rompería tus mejores cartas.
hint-decline-none = No tienes ninguna carta de ese valor.
hint-exchange = Apenas echarás de menos lo que das.
hint-swap = Tus puntos deciden qué cartas entregas.
