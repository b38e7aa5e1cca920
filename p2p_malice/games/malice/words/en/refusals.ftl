### Spite & Malice: why a move is refused. `{ $pile }` is what the screen calls it: “pile 1”, “discard pile 2”.

error-discards-on-own = You can only discard onto your own piles.
error-plays-from-own = You can only play from your own piles.
error-plays-from-team = You can only play from your own piles and your partner's.
error-not-in-hand = You don't hold { $card }.
error-discard-pile-empty = { $whose ->
    [partner] Your partner's { $pile } is empty.
   *[own] Your { $pile } is empty.
}
error-payoff-pile-empty = { $whose ->
    [partner] Your partner's payoff pile is empty.
   *[own] Your payoff pile is empty.
}
error-payoff-to-centre-only = A payoff card can only be played to the centre.
error-discard-to-centre-only = A discarded card can only be played to the centre.
error-does-not-fit = { $needs ->
    [A] { $card } doesn't fit on { $pile }, which needs an ace.
    [8] { $card } doesn't fit on { $pile }, which needs an 8.
    [J] { $card } doesn't fit on { $pile }, which needs a jack.
    [Q] { $card } doesn't fit on { $pile }, which needs a queen.
    [K] { $card } doesn't fit on { $pile }, which needs a king.
   *[other] { $card } doesn't fit on { $pile }, which needs a { $needs }.
}
error-wild-may-not-begin = { $needs ->
    [A] A wild card can't stand for an ace here, and { $pile } needs one.
   *[other] A wild card can't stand for a { $needs } here, and { $pile } needs one.
}
error-ace-first = While a centre pile is empty, play the ace from your hand before you discard.
