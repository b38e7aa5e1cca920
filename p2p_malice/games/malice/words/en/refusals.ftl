### Spite & Malice: why a move or a set of rules is refused.


error-discards-on-own = You can only discard onto your own piles.
error-plays-from-own = You can only play from your own piles.
error-plays-from-team = You can only play from your own piles and your partner's.
error-not-in-hand = You don't hold { $card }.
error-discard-pile-empty = { $whose ->
    [partner] Your partner's discard pile { $pile } is empty.
   *[own] Your discard pile { $pile } is empty.
}
error-payoff-pile-empty = { $whose ->
    [partner] Your partner's payoff pile is empty.
   *[own] Your payoff pile is empty.
}
error-payoff-to-centre-only = A payoff card can only be played to the centre.
error-discard-to-centre-only = A discarded card can only be played to the centre.
error-does-not-fit = { $needs ->
    [A] Centre pile { $pile } needs an ace. { $card } doesn't fit.
    [8] Centre pile { $pile } needs an 8. { $card } doesn't fit.
    [J] Centre pile { $pile } needs a jack. { $card } doesn't fit.
    [Q] Centre pile { $pile } needs a queen. { $card } doesn't fit.
    [K] Centre pile { $pile } needs a king. { $card } doesn't fit.
   *[other] Centre pile { $pile } needs a { $needs }. { $card } doesn't fit.
}
error-wild-may-not-begin = { $needs ->
    [A] Centre pile { $pile } needs an ace, and a wild card can't stand for that here.
   *[other] Centre pile { $pile } needs a { $needs }, and a wild card can't stand for that here.
}
error-ace-first = While a centre pile is empty, play the ace from your hand before you discard.
