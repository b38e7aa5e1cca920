### Rules to choose from: variants in a line, and what each house rule is about.

variants = Variants
variant-own = from config.toml
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

## What is special about a variant.

variant-mdw = completed piles go back into the draw pile at once
variant-official = one pack more than players; aces in hand must be played; a king cannot stand for an ace
variant-catmouse = hands are drawn on the first turn; a tie when the cards run out
variant-catmouse-short = a shorter catmouse
variant-pz = piles go up to the king; jokers are wild
variant-pz-nwis = like pz, but with no jokers in payoff piles
variant-classic = as most rule books have it

## House rules.

house-rules = House rules
rule-payoff = cards in each payoff pile
rule-packs = packs of cards; 0 for one more than players
rule-jokers = jokers in each pack; they are wild
rule-hand = cards you draw up to on your turn
rule-centre-piles = piles in the centre
rule-discard-piles = discard piles for each player
rule-kings-wild = whether kings stand for any card
rule-last-rank = the rank that completes a pile: 12 queen, 13 king
rule-wild-as-ace = whether a wild card may start a pile
rule-forced-aces = whether aces in hand must be played first
rule-hands-dealt = hands dealt at the start, or drawn on turn one
rule-starter = who starts: top payoff, left of dealer, dealer
rule-equal-tops = if highest payoff cards tie: shuffle or redeal
rule-recycle = when complete piles go back into the draw pile
rule-exhaustion = if a hand can't be filled: play on, or a tie
rule-wilds-in-payoff = whether wild cards may be in payoff piles
rule-partners = two against two, for four players
rule-deals = games in a match
rule-target = points that end a match; 0 for none
rule-scoring = whether a win scores 1 point, or 1 per card left

## The most important ones at a glance: label: value.

brief-payoff = Payoff pile: { $payoff }
brief-hand = Hand: { $hand }
brief-centre-piles = Centre piles: { $centre_piles }, ace to { $last_rank ->
    [13] king
    [12] queen
    [11] jack
   *[other] { $last_rank }
}
brief-discard-piles = Discard piles: { $discard_piles } each
brief-kings-wild = Wild: { $wild ->
    [kings] kings
    [jokers] jokers
    [both] kings and jokers
   *[none] none
}
brief-wild-as-ace = Wild as ace: { $wild_as_ace ->
    [yes] yes
   *[no] no
}
brief-forced-aces = Must play: { $forced_aces ->
    [yes] aces in hand
   *[no] nothing
}
brief-recycle = Complete piles: { $recycle ->
    [at-once] into the draw pile at once
   *[when-empty] when the draw pile is empty
}
brief-exhaustion = Not enough cards: { $exhaustion ->
    [tie] a tie
   *[play-on] play on
}
brief-partners = { $partners ->
    [yes] Partners: two against two
   *[no] { "" }
}
brief-target = { $match ->
    [points] Match: { $target } points, scored by { $scoring ->
        [wins] wins
       *[cards] cards left
    }
   *[other] { "" }
}
brief-deals = { $match ->
    [games] Match: { $deals } games, scored by { $scoring ->
        [wins] wins
       *[cards] cards left
    }
   *[other] { "" }
}
