### Rules to choose from: variants in a line, and what each house rule is about.

variant-players = { $min_seats ->
    [2] { $max_seats ->
        [2] 2 players
       *[other] 2 to { $max_seats } players
    }
   *[other] { $min_seats } to { $max_seats } players
}
variant-payoff = payoff { $sizes }
variant-wild = { $wild ->
    [kings] kings wild
    [jokers] jokers wild
    [both] kings and jokers wild
   *[none] nothing wild
}

## What is special about a variant, and in a list what people call it.

variant-listed = { $name }. { $line }

variant-mdw = Full piles go back into the draw pile at once.
variant-official = One more pack than there are players. Aces in hand must be played. A king can't stand for an ace.
variant-catmouse = You draw your hand on your first turn. The game is a draw when the cards run out.
variant-catmouse-short = Cat and Mouse with 5 payoff cards.
variant-pz = Piles go up to the king. Jokers are wild.
variant-pz-nwis = Like “Jokers wild, up to kings”, but no payoff pile has a joker.
variant-classic = The rules in most books.

## What people call the game, and a variant.

game-malice = { -title }
game-malice-line = Be the first to empty your payoff pile · 2 to 9 players
plays-malice = { $count ->
    [one] { $players ->
        [2] { $variant } · 1 card
       *[other] { $variant } · 1 card · { $players } players
    }
   *[other] { $players ->
        [2] { $variant } · { $count } cards
       *[other] { $variant } · { $count } cards · { $players } players
    }
}

variant-name-mdw = Classic duel
variant-name-official = Official
variant-name-catmouse = Cat and Mouse
variant-name-catmouse-short = Cat and Mouse, short
variant-name-pz = Jokers wild, up to kings
variant-name-pz-nwis = Jokers wild, none in payoff piles
variant-name-classic = By the book

## House rules: what each is about, as the label of a field, and what its words are called there.

# Labels of fields: at most 21 columns.
rule-payoff = Payoff pile
rule-packs = Packs of cards
rule-jokers = Jokers in each pack
rule-hand = Cards in hand
rule-centre-piles = Piles in the centre
rule-discard-piles = Discard piles
rule-kings-wild = Wild kings
rule-last-rank = Last card of a pile
rule-wild-as-ace = Wild card as an ace
rule-forced-aces = Aces must be played
rule-undo = Undo
rule-hints = Hints
rule-clock = Time per turn
rule-clock-off = as long as you like
rule-clock-30 = 30 s
rule-clock-60 = 1 min
rule-clock-120 = 2 min
rule-clock-300 = 5 min
rule-hands-dealt = Opening hands
rule-hands-dealt-start = dealt at the start
rule-hands-dealt-turn = drawn on first turn
rule-starter = Who starts
rule-starter-top = highest payoff card
rule-starter-left = left of the dealer
rule-starter-dealer = the dealer
rule-equal-tops = Highest cards tie
rule-equal-tops-shuffle = shuffle those piles
rule-equal-tops-redeal = deal again
rule-recycle = Full piles
rule-recycle-at-once = go back at once
rule-recycle-when-empty = go back when needed
rule-exhaustion = No cards left
rule-exhaustion-play-on = play on
rule-exhaustion-tie = it's a draw
rule-wilds-in-payoff = Wild payoff cards
rule-partners = Partners
rule-deals = Games in a match
rule-target = Points to win a match
rule-scoring = A win scores
rule-scoring-wins = 1 point
rule-scoring-cards = the cards left

## What each does, in a list.

means-payoff = Each payoff pile has this many cards.
means-packs = You play with this many packs. 0 means one more than there are players.
means-jokers = Each pack has this many jokers, and they are wild.
means-hand = On your turn you draw until you hold this many cards.
means-centre-piles = This many piles can be built in the centre at a time.
means-discard-piles = Each player has this many discard piles.
means-kings-wild = Kings are wild: they can stand for any card.
means-last-rank = Piles go up to this rank: 12 is the queen, 13 the king.
means-wild-as-ace = A wild card may stand for the ace that starts a pile.
means-forced-aces = While a centre pile is empty, you play the aces in your hand before you discard.
means-undo = You may take back what you've played, until you see something new.
means-hints = You may ask what the computer would do in your place.
means-clock = A turn has a time limit. When it's up, the table makes a move for you.
means-hands-dealt = Hands are dealt at the start, or drawn on each player's first turn.
means-starter = Who starts: the highest payoff card, the player to the dealer's left, or the dealer.
means-equal-tops = If the highest payoff cards tie, those piles are shuffled, or everything is dealt again.
means-recycle = Full piles go back into the draw pile at once, or when it's empty.
means-exhaustion = If a hand can't be filled, you play on, or the game is a draw.
means-wilds-in-payoff = Wild cards may be in payoff piles.
means-partners = Partners: two against two. Needs 4 players.
means-deals = A match ends after this many games.
means-target = A match ends when somebody has this many points. With 0, points don't end it.
means-scoring = A win scores 1 point, or 1 for each card left in the others' payoff piles.

## Rules that cannot be played.

error-unknown-rules = There's no variant called “{ $text }”. Choose from: { $known }.
error-unknown-house-rule = There's no house rule called “{ $name }”. Choose from: { $known }.
error-house-rule-twice = The house rule { $name } is given twice.
error-house-rule-word = The house rule { $name } can't be “{ $value }”. Choose from: { $known }.
error-house-rule-number = The house rule { $name } takes a number from { $least } to { $most }, not “{ $value }”.
error-players-exactly = { $instead ->
    [none] The variant { $variant } is for { $most } players, not { $seats }.
   *[other] The variant { $variant } is for { $most } players, not { $seats }. For { $seats } players, choose { $instead }.
}
error-players-between = { $instead ->
    [none] The variant { $variant } is for { $least } to { $most } players, not { $seats }.
   *[other] The variant { $variant } is for { $least } to { $most } players, not { $seats }. For { $seats } players, choose { $instead }.
}
error-partners-are-four = Partners play two against two, so you need 4 players, not { $seats }.
error-too-many-packs = { $seats } players would need more than { $most } packs. Play with fewer players.
error-payoff-piles-too-large = { $seats } payoff piles of { $payoff } need { $needed } cards, but the packs have only { $there } for them. Play with more packs or smaller payoff piles.
error-too-few-cards-left = { $left ->
    [one] Only 1 card is left after dealing the payoff piles: too few for { $seats } hands of { $hand } and a card to draw. Play with more packs, smaller payoff piles or smaller hands.
   *[other] Only { $left } cards are left after dealing the payoff piles: too few for { $seats } hands of { $hand } and a card to draw. Play with more packs, smaller payoff piles or smaller hands.
}

error-payoff-unplayable = Nobody could ever win: { $payoff } payoff cards have to be played, but only { $there } cards in the packs fit. Choose smaller payoff piles, or let the centre piles go higher.
error-target-out-of-reach = Nobody could reach { $target } points: in { $games } games, a player can score { $most } at most. Choose a smaller target.
error-own-rules-like-variant = config.toml has rules called { $name }, but that's the name of a built-in variant. Give yours another name, such as [rules.my-{ $name }].

error-no-part-of-position = “{ $text }” isn't part of a position.
error-no-position = That isn't a position.
error-no-position-because = That isn't a position. { $reason }
error-seed-length = A seed has to be { $bytes } bytes long.
error-negative-number = A number is below zero.
error-unknown-pile = There's no pile called { $pile }.
error-centre-out-of-order = A centre pile goes up in order, starting with the ace.
error-payoff-pile-missing = A payoff pile is empty.
error-nobody-can-move = Nobody can move in this position.
error-cards-do-not-add-up = This position has more or fewer cards than its packs.
error-not-this-game = This table doesn't look like Spite & Malice.

## Moves as text.

error-no-card = There's no card “{ $text }”. Cards are written like 7h, 10s or Kd.
error-too-many-cards = There are more than { $most } copies of { $card }.
error-no-move = “{ $text }” isn't a move. Moves are written like 7h>c2, payoff>c0 or Ks>d1.
error-hand-card-with-seat = Write a card from your hand without @SEAT.
error-no-such-pile = { $role ->
    [centre] There's no centre pile { $pile }: they go from 1 to { $count }.
   *[discard] There's no discard pile { $pile }: they go from 1 to { $count }.
}
