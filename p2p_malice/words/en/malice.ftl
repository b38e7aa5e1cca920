### Spite & Malice: why a move or a set of rules is refused.

error-no-card = There's no card “{ $text }”. Cards are written like 7h, 10s or Kd.
error-too-many-cards = There are more than { $most } cards { $card }.
error-no-move = “{ $text }” isn't a move. Moves are written like 7h>c2, payoff>c0 or Ks>d1.
error-hand-card-with-seat = A card from your hand is written without a seat.

error-discards-on-own = You can only discard on your own piles.
error-plays-from-own = You can only play from your own piles.
error-plays-from-team = You can only play from your own piles and your partner's.
error-no-such-pile = { $role ->
    [centre] There's no centre pile { $pile }: there are { $count }.
   *[discard] There's no discard pile { $pile }: there are { $count }.
}
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
error-does-not-fit = Centre pile { $pile } needs { $needs }. { $card } doesn't fit.
error-wild-may-not-begin = Centre pile { $pile } needs { $needs }, and a wild card can't stand for that here.
error-ace-first = While a centre pile is empty, play the ace from your hand before you discard.

error-unknown-rules = There are no rules called “{ $text }”. Choose from: { $known }.
error-unknown-house-rule = There's no house rule called “{ $name }”. Choose from: { $known }.
error-house-rule-twice = The house rule { $name } is given twice.
error-house-rule-word = The house rule { $name } can be { $known }, not “{ $value }”.
error-house-rule-number = The house rule { $name } takes a number from { $least } to { $most }, not “{ $value }”.
error-payoff-size = Payoff piles in { $variant } have { $known } cards, not { $payoff }.
error-players-exactly = { $variant } is for { $most } players, not { $seats }.
error-players-between = { $variant } is for { $least } to { $most } players, not { $seats }.
error-partners-are-four = Partners play two against two, so you need 4 players, not { $seats }.
error-too-many-packs = { $seats } players would need more than { $most } packs.
error-payoff-piles-too-large = { $seats } payoff piles of { $payoff } cards need { $needed } cards, but the packs have only { $there } for them.
error-too-few-cards-left = Only { $left } cards are left after dealing the payoff piles: too few for { $seats } hands of { $hand } and one to draw. Play with more packs, smaller payoff piles or smaller hands.

error-no-part-of-position = “{ $text }” isn't part of a position.
error-no-position = That isn't a position.
error-no-position-because = That isn't a position. { $reason }
error-seed-length = A seed has { $bytes } bytes.
error-negative-number = A number is below zero.
error-unknown-pile = There's no pile called { $pile }.
error-centre-out-of-order = A centre pile goes up in order, starting with the ace.
error-payoff-pile-missing = A payoff pile is empty.
error-nobody-can-move = Nobody can move in this view.
error-cards-do-not-add-up = This view has more or fewer cards than the packs.
error-not-this-game = This table doesn't look like Spite & Malice.
