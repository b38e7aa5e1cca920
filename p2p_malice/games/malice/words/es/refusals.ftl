### Spite & Malice: por qué se rechaza una jugada.

error-discards-on-own = Solo puedes descartar en tus propias pilas.
error-plays-from-own = Solo puedes jugar de tus propias pilas.
error-plays-from-team = Solo puedes jugar de tus pilas y de las de tu pareja.
error-not-in-hand = No tienes { $card } en la mano.
error-discard-pile-empty = { $whose ->
    [partner] No hay cartas en { $pile } de tu pareja.
   *[own] No hay cartas en { $pile }.
}
error-payoff-pile-empty = { $whose ->
    [partner] La reserva de tu pareja está vacía.
   *[own] Tu reserva está vacía.
}
error-payoff-to-centre-only = Una carta de reserva solo se puede jugar en el centro.
error-discard-to-centre-only = Una carta descartada solo se puede jugar en el centro.
error-does-not-fit = { $needs ->
    [A] { $card } no encaja en { $pile }, que pide un as.
    [J] { $card } no encaja en { $pile }, que pide una jota.
    [Q] { $card } no encaja en { $pile }, que pide una reina.
    [K] { $card } no encaja en { $pile }, que pide un rey.
   *[other] { $card } no encaja en { $pile }, que pide un { $needs }.
}
error-wild-may-not-begin = { $needs ->
    [A] Aquí un comodín no vale como as, y { $pile } pide uno.
   *[other] Aquí un comodín no vale como { $needs }, y { $pile } pide uno.
}
error-ace-first = Mientras haya una pila del centro vacía, juega el as de tu mano antes de descartar.
