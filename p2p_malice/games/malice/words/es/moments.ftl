### Lo que una repetición cuenta de una jugada que otra habría superado: qué se hizo, qué era mejor, y por qué.

moment-did-payoff = Jugaste tu carta de reserva en { $onto }.
moment-did-play = Jugaste { $own } en { $onto }.
moment-did-discard = Descartaste { $own } en { $onto }.

moment-win = Mejor: { $card } en { $pile }, porque así podías ganar.
moment-payoff = Mejor: tu carta de reserva en { $pile }, porque cada una te acerca a la victoria.
moment-lead = { $count ->
    [one] Mejor: { $card } en { $pile }, porque habría llevado hasta tu carta de reserva, { $payoff }.
    [many] Mejor: { $card } en { $pile }, la primera de { $count } cartas que habrían llevado hasta tu carta de reserva, { $payoff }.
   *[other] Mejor: { $card } en { $pile }, la primera de { $count } cartas que habrían llevado hasta tu carta de reserva, { $payoff }.
}
moment-empty = Mejor: { $card } en { $pile }, porque habrías podido jugar toda la mano y recibir otra.
moment-block = { $other ->
    [none] Mejor: { $card } en { $pile }, porque otra reserva ({ $rival }) necesitaba ese lugar.
   *[other] Mejor: { $card } en { $pile }, porque la reserva de { $other } ({ $rival }) necesitaba ese lugar.
}
moment-nearer = Mejor: { $card } en { $pile }, porque habría acercado tu carta de reserva, { $payoff }.
moment-clear = Mejor: { $card } en { $pile }, porque habría hecho sitio en tus pilas de descarte.
moment-free = Mejor: { $card } en { $pile }, porque encajaba y no habría ayudado a nadie más.
moment-instead = { $other ->
    [none] Mejor: { $card } en { $pile }, porque tu jugada le preparaba el camino a otra reserva ({ $rival }).
   *[other] Mejor: { $card } en { $pile }, porque tu jugada le preparaba el camino a la reserva de { $other } ({ $rival }).
}
moment-hold = { $other ->
    [none] Mejor: descartar { $card } en { $pile }, porque tu jugada le preparaba el camino a otra reserva ({ $rival }).
   *[other] Mejor: descartar { $card } en { $pile }, porque tu jugada le preparaba el camino a la reserva de { $other } ({ $rival }).
}
moment-wait = Mejor: descartar { $card } en { $pile }, porque valía la pena guardar la otra carta.
moment-keep-wild = Mejor: descartar { $card } en { $pile }, porque un comodín vale más en tu mano.
moment-keep = Mejor: descartar { $card } en { $pile }, para seguir más cerca de tu carta de reserva, { $payoff }.
moment-discard = Mejor: descartar { $card } en { $pile }.
moment-discard-match = Mejor: descartar { $card } en { $pile }, porque habría ido bien con la carta que había allí.
moment-other = Mejor: { $card } en { $pile }.
moment-wild = Podías haber guardado tu comodín.
