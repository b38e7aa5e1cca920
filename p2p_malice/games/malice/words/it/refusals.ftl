### Spite & Malice: perché una mossa è rifiutata.

error-discards-on-own = Puoi scartare solo sulle tue pile.
error-plays-from-own = Puoi giocare solo dalle tue pile.
error-plays-from-team = Puoi giocare solo dalle tue pile e da quelle di chi fa coppia con te.
error-not-in-hand = Non hai in mano { $card }.
error-discard-pile-empty = { $whose ->
    [partner] La { $pile } di chi fa coppia con te è vuota.
   *[own] La tua { $pile } è vuota.
}
error-payoff-pile-empty = { $whose ->
    [partner] Il mazzetto di chi fa coppia con te è vuoto.
   *[own] Il tuo mazzetto è vuoto.
}
error-payoff-to-centre-only = Una carta del mazzetto si può giocare solo al centro.
error-discard-to-centre-only = Una carta scartata si può giocare solo al centro.
error-does-not-fit = { $needs ->
    [A] { $card } non va sulla { $pile }, dove serve un asso.
    [8] { $card } non va sulla { $pile }, dove serve un 8.
    [J] { $card } non va sulla { $pile }, dove serve un fante.
    [Q] { $card } non va sulla { $pile }, dove serve una regina.
    [K] { $card } non va sulla { $pile }, dove serve un re.
   *[other] { $card } non va sulla { $pile }, dove serve un { $needs }.
}
error-wild-may-not-begin = { $needs ->
    [A] Qui una matta non può fare da asso, e sulla { $pile } ne serve uno.
   *[other] Qui una matta non può fare da { $needs }, e sulla { $pile } ne serve uno.
}
error-ace-first = Finché una pila al centro è vuota, prima di scartare gioca l'asso che hai in mano.
