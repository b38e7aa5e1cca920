### What is said while you choose a card and where it goes, and what a hint advises: why that is a good move. A page loads
### this after the first card.

## Why nothing comes of a choice.

# `$needs` lists the ranks: “an ace, a 5 or a 9”. `$alike` is yes where all piles need the same.
error-fits-nowhere = { $alike ->
    [yes] Every centre pile needs { $needs }: { $card } doesn't fit.
   *[no] The centre piles need { $needs }: { $card } doesn't fit.
}
error-choose-card-first = Choose a card first, then where to play it.
error-draws-by-itself = You draw new cards at the start of your turn, and whenever your hand is empty.
error-nothing-there = There's no card there.

## What a hint says: the move, and the reason for it.

hint-payoff = Play your payoff card to { $pile }: each one brings you closer to winning.
hint-lead = Play the { $card } to { $pile }: it leads up to your payoff card, the { $payoff }.
hint-lead-partner = Play the { $card } to { $pile }: it leads up to your partner's payoff card, the { $payoff }.
hint-empty = Play the { $card } to { $pile }: you can play your whole hand, and get a new one.
hint-block = Play the { $card } to { $pile }: it takes the place that another player's { $rival } needs.
hint-block-then = Play the { $card } to { $pile }: then the { $then } takes the place that another player's { $rival } needs.
hint-nearer = Play the { $card } to { $pile }: it brings your payoff card, the { $payoff }, nearer.
hint-clear = Play the { $card } to { $pile }: it makes room in your discard piles.
hint-free = Play the { $card } to { $pile }: it fits, and it helps nobody else.
hint-hold = Don't build up to another player's { $rival }. Discard the { $card } onto { $pile }.
hint-wait = Save the cards that fit for a better moment. Discard the { $card } onto { $pile } to end your turn.
hint-discard = Nothing useful fits now. Discard the { $card } onto { $pile } to end your turn.
hint-discard-match = Nothing useful fits now. Discard the { $card } onto { $pile }: it goes well with the card there.
hint-other = Play the { $card } to { $pile }.

## All discards.

discards-title = All discards
discards-none = Nothing has been discarded yet.
# Below the card of a pile that lies on top.
discards-top = top
# A button: the piles of the next player.
discards-next = Next: { $name }

## Settings that this game alone has.

settings-autoplay-how = With instant play, choosing a card once plays your payoff card, or the top of a discard pile, to the centre. Choosing a card from your hand twice plays it, too. Instant play never discards, and never plays a wild card.

## At a page, once.

first-buried = Tap someone's discard pile to see every card in it.
