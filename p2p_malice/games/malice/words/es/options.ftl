### Reglas para elegir: variantes en una línea, y de qué trata cada regla de la casa.

variant-players = { $min_seats ->
    [2] { $max_seats ->
        [2] para 2
        [many] de 2 a { $max_seats }
       *[other] de 2 a { $max_seats }
    }
    [many] de { $min_seats } a { $max_seats }
   *[other] de { $min_seats } a { $max_seats }
}
variant-payoff = reserva de { $sizes }
variant-wild = { $wild ->
    [kings] reyes comodines
    [jokers] jokers comodines
    [both] reyes y jokers comodines
   *[none] sin comodines
}

## Lo especial de una variante, y en una lista cómo la llama la gente.

variant-listed = { $name }. { $line }

variant-mdw = Las pilas completas vuelven enseguida al mazo.
variant-official = Una baraja más que participantes. Los ases de la mano hay que jugarlos. Un rey no vale como as.
variant-catmouse = Robas tu mano en tu primer turno. Si se acaban las cartas, hay empate.
variant-catmouse-short = El gato y el ratón con 5 cartas de reserva.
variant-pz = Las pilas llegan hasta el rey. Los jokers son comodines.
variant-pz-nwis = Como «Jokers comodines, hasta el rey», pero sin jokers en las reservas.
variant-classic = Las reglas de la mayoría de los libros.

## Cómo llama la gente al juego, y a una variante.

game-malice = { -title }
game-malice-line = Vacía tu reserva antes que nadie · de 2 a 9 participantes
plays-malice = { $variant } · { $count ->
    [one] 1 carta
    [many] { $count } cartas
   *[other] { $count } cartas
}{ $players ->
    [2] { "" }
    [many] { " " }· { $players } participantes
   *[other] { " " }· { $players } participantes
}

variant-name-mdw = Duelo clásico
variant-name-official = Oficial
variant-name-catmouse = El gato y el ratón
variant-name-catmouse-short = El gato y el ratón, corto
variant-name-pz = Jokers comodines, hasta el rey
variant-name-pz-nwis = Los jokers hacen de comodín, no en la reserva
variant-name-classic = De manual

## Reglas de la casa: de qué trata cada una, como rótulo de un campo, y cómo se llaman allí sus palabras.

rule-payoff = Reserva
rule-packs = Barajas
rule-jokers = Jokers por baraja
rule-hand = Cartas en la mano
rule-centre-piles = Pilas en el centro
rule-discard-piles = Pilas de descarte
rule-kings-wild = Reyes comodines
rule-last-rank = Carta final de pila
rule-wild-as-ace = Comodín como as
rule-forced-aces = Ases obligados
rule-undo = Deshacer
rule-hints = Pistas
rule-clock = Tiempo por turno
rule-clock-off = sin límite
rule-clock-30 = 30 s
rule-clock-60 = 1 min
rule-clock-120 = 2 min
rule-clock-300 = 5 min
rule-hands-dealt = Primeras manos
rule-hands-dealt-start = repartidas al inicio
rule-hands-dealt-turn = en el primer turno
rule-starter = Quién empieza
rule-starter-top = carta más alta
rule-starter-left = tras quien reparte
rule-starter-dealer = quien reparte
rule-equal-tops = Si empatan las altas
rule-equal-tops-shuffle = barajar esas reservas
rule-equal-tops-redeal = volver a repartir
rule-recycle = Pilas completas
rule-recycle-at-once = vuelven enseguida
rule-recycle-when-empty = vuelven si hace falta
rule-exhaustion = Sin cartas
rule-exhaustion-play-on = se sigue
rule-exhaustion-tie = empate
rule-wilds-in-payoff = Comodín en reserva
rule-partners = Parejas
rule-deals = Partidas por serie
rule-target = Puntos para la serie
rule-scoring = Ganar da
rule-scoring-wins = 1 punto
rule-scoring-cards = cartas que quedan

## Qué hace cada una, en una lista.

means-payoff = Cuántas cartas tiene cada reserva.
means-packs = Con cuántas barajas se juega. 0: una más que participantes.
means-jokers = Cuántos jokers tiene cada baraja. Son comodines.
means-hand = Hasta cuántas cartas robas en tu turno.
means-centre-piles = Cuántas pilas caben a la vez en el centro.
means-discard-piles = Cuántas pilas de descarte tiene cada cual.
means-kings-wild = Los reyes son comodines: valen como cualquier carta.
means-last-rank = Las pilas llegan a este valor: 12 es la reina, 13 el rey.
means-wild-as-ace = Un comodín puede hacer del as que empieza una pila.
means-forced-aces = Si hay una pila del centro vacía, juegas los ases de tu mano antes de descartar.
means-undo = Puedes deshacer lo jugado, mientras no veas nada nuevo.
means-hints = Puedes preguntar qué haría la máquina en tu lugar.
means-clock = Cada turno tiene un límite de tiempo. Cuando se acaba, la mesa mueve por ti.
means-hands-dealt = Las manos se reparten al inicio, o cada cual roba la suya en su primer turno.
means-starter = Quién empieza: la carta de reserva más alta, quien está a la izquierda de quien reparte, o quien reparte.
means-equal-tops = Si empatan las cartas de reserva más altas, se barajan esas reservas, o se reparte todo otra vez.
means-recycle = Las pilas completas vuelven al mazo enseguida, o cuando se acaba.
means-exhaustion = Si no se puede completar una mano, se sigue jugando, o hay empate.
means-wilds-in-payoff = En las reservas puede haber comodines.
means-partners = Parejas: dos contra dos. Hacen falta 4.
means-deals = Tras cuántas partidas termina una serie.
means-target = Con cuántos puntos se gana una serie. Con 0, los puntos no la terminan.
means-scoring = Ganar da 1 punto, o 1 por cada carta que queda en las otras reservas.

## Reglas que no se pueden jugar.

error-unknown-rules = No hay ninguna variante «{ $text }». Elige entre: { $known }.
error-unknown-house-rule = No hay ninguna regla de la casa «{ $name }». Elige entre: { $known }.
error-house-rule-twice = La regla de la casa { $name } está dos veces.
error-house-rule-word = La regla de la casa { $name } no puede ser «{ $value }». Elige entre: { $known }.
error-house-rule-number = La regla de la casa { $name } pide un número de { $least } a { $most }, no «{ $value }».
error-players-exactly = { $instead ->
    [none] La variante { $variant } es para { $most } participantes, no { $seats }.
   *[other] La variante { $variant } es para { $most } participantes, no { $seats }. Para { $seats }, elige { $instead }.
}
error-players-between = { $instead ->
    [none] La variante { $variant } es para { $least } a { $most } participantes, no { $seats }.
   *[other] La variante { $variant } es para { $least } a { $most } participantes, no { $seats }. Para { $seats }, elige { $instead }.
}
error-partners-are-four = Por parejas se juega dos contra dos: hacen falta 4 participantes, no { $seats }.
error-too-many-packs = Para { $seats } participantes harían falta más de { $most } barajas. Juega con menos gente.
error-payoff-piles-too-large = { $seats } reservas de { $payoff } necesitan { $needed } cartas, pero en las barajas solo hay { $there } para ellas. Juega con más barajas o con reservas más pequeñas.
error-too-few-cards-left = { $left ->
    [one] Repartidas las reservas solo queda 1 carta: no alcanza para { $seats } manos de { $hand } y una carta que robar. Juega con más barajas, o con reservas o manos más pequeñas.
    [many] Repartidas las reservas solo quedan { $left } cartas: no alcanzan para { $seats } manos de { $hand } y una carta que robar. Juega con más barajas, o con reservas o manos más pequeñas.
   *[other] Repartidas las reservas solo quedan { $left } cartas: no alcanzan para { $seats } manos de { $hand } y una carta que robar. Juega con más barajas, o con reservas o manos más pequeñas.
}

error-payoff-unplayable = Nadie podría ganar: hay que jugar { $payoff } cartas de reserva, pero en las barajas solo encajan { $there }. Elige reservas más pequeñas, o pilas del centro más altas.
error-target-out-of-reach = Nadie podría llegar a { $target } puntos: en { $games } partidas se consiguen { $most } como mucho. Elige una meta más baja.
error-own-rules-like-variant = En config.toml hay unas reglas llamadas { $name }, pero así se llama una variante del programa. Ponles otro nombre, como [rules.my-{ $name }].

error-no-part-of-position = «{ $text }» no es parte de una posición.
error-no-position = Eso no es una posición.
error-no-position-because = Eso no es una posición. { $reason }
error-seed-length = Una semilla tiene que ocupar { $bytes } bytes.
error-negative-number = Hay un número por debajo de cero.
error-unknown-pile = No hay ninguna pila { $pile }.
error-centre-out-of-order = Una pila del centro sube en orden, empezando por el as.
error-payoff-pile-missing = Hay una reserva vacía.
error-nobody-can-move = En esta posición nadie puede jugar.
error-cards-do-not-add-up = Esta posición tiene más o menos cartas que sus barajas.
error-not-this-game = Esta mesa no parece de Spite & Malice.

## Jugadas como texto.

error-no-card = No hay ninguna carta «{ $text }». Las cartas se escriben como 7h, 10s o Kd.
error-too-many-cards = Hay más de { $most } copias de { $card }.
error-no-move = «{ $text }» no es una jugada. Las jugadas se escriben como 7h>c2, payoff>c0 o Ks>d1.
error-hand-card-with-seat = Escribe una carta de tu mano sin @SEAT.
error-no-such-pile = { $role ->
    [centre] No hay pila { $pile } en el centro: van de 1 a { $count }.
   *[discard] No hay pila de descarte { $pile }: van de 1 a { $count }.
}
