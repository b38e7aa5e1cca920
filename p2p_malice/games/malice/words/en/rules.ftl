### The rules as a sheet: the goal, what is different, the most important at a glance, a turn in steps, the rest.
### A part begins with its heading (`sheet-part-…`; `sheet-steps-…` where each sentence is a step of its own).
### The sentences are given all options by their names, and `{ $wild }` (kings, jokers, both, none),
### `{ $dead_from }` (the rank above the last one), `{ $match }` (games, points, none), `{ $variant }`, `{ $house }` (the house rules as typed, none) and the limits. One that has nothing to
### say is empty.

# Above the whole sheet. The names are those of `variant-name-…`.
sheet-title = { -title }: { $variant ->
    [official] Official
    [catmouse] Cat and Mouse
    [catmouse-short] Cat and Mouse, short
    [pz] Jokers wild, up to kings
    [pz-nwis] Jokers wild, none in payoff piles
    [classic] By the book
   *[mdw] Classic duel
}
sheet-unknown = Your host plays by rules that this version doesn't know. You can still play: you're only offered moves that the rules allow.

## Headings.

sheet-part-goal = The goal
sheet-part-differs = What's different from Classic duel
sheet-part-glance = At a glance
sheet-steps-turn = Your turn
sheet-part-piles = The piles
sheet-part-set-up = Set-up
sheet-part-partners = Partners
sheet-part-match = Match
sheet-part-small = Small print

## The goal.

sheet-goal = { $partners ->
    [yes] The first pair to empty both their payoff piles wins. 4 players.
   *[no] The first player to empty their payoff pile wins. { $max_seats ->
        [2] 2 players.
       *[other] { $min_seats } to { $max_seats } players.
    }
}

## What is different: from the variant with which the program comes, the Classic duel.

sheet-differs-partners = { $partners ->
    [yes] Two play against two.
   *[no] { "" }
}
sheet-differs-wild = { $wild ->
    [kings] { "" }
    [jokers] Jokers are wild, and kings aren't.
    [both] Jokers are wild, too.
   *[none] No card is wild.
}
sheet-differs-wild-as-ace = { $wild ->
    [none] { "" }
   *[other] { $wild_as_ace ->
        [yes] { "" }
       *[no] A wild card can't stand for an ace.
    }
}
sheet-differs-last-rank = { $last_rank ->
    [13] Piles go up to the king.
    [12] { "" }
    [11] Piles only go up to the jack.
   *[other] Piles only go up to the { $last_rank }.
}
sheet-differs-forced-aces = { $forced_aces ->
    [yes] You have to play the aces from your hand before you discard, while there's room for a new pile.
   *[no] { "" }
}
sheet-differs-hands-dealt = { $hands_dealt ->
    [start] { "" }
   *[turn] No hands are dealt: you draw yours on your first turn.
}
sheet-differs-payoff = { $payoff ->
    [one] A payoff pile has 1 card.
   *[other] Payoff piles have { $payoff } cards.
}
sheet-differs-recycle = { $recycle ->
    [at-once] { "" }
   *[when-empty] Full piles are set aside, and shuffled when the draw pile is empty.
}
sheet-differs-exhaustion = { $exhaustion ->
    [play-on] { "" }
   *[tie] If a hand can't be filled, the game is a draw.
}
sheet-house = { $house ->
    [none] { "" }
   *[other] House rules: { $house }.
}

## At a glance: a label, and what stands beside it.

label-payoff = Payoff pile
brief-payoff = { $payoff ->
    [one] { $variant ->
        [mdw] 1 card (11, 21 and 31 are usual)
       *[other] 1 card
    }
   *[other] { $variant ->
        [mdw] { $payoff } cards (11, 21 and 31 are usual)
       *[other] { $payoff } cards
    }
}
label-centre-piles = Centre piles
brief-centre-piles = { $last_rank ->
    [13] { $centre_piles }, ace to king
    [12] { $centre_piles }, ace to queen
    [11] { $centre_piles }, ace to jack
   *[other] { $centre_piles }, ace to { $last_rank }
}
label-wild = Wild cards
brief-wild = { $wild ->
    [kings] kings
    [jokers] jokers
    [both] kings and jokers
   *[none] none
}
label-discard-piles = Discard piles
brief-discard-piles = { $discard_piles } each
label-match = Match
brief-match = { $match ->
    [points] { $target ->
        [one] { $deals ->
            [one] 1 point
           *[other] 1 point or { $deals } games
        }
       *[other] { $deals ->
            [one] { $target } points
           *[other] { $target } points or { $deals } games
        }
    }
    [games] { $deals } games
   *[none] { "" }
}

## Your turn.

sheet-draw = { $hand ->
    [one] Draw until you hold 1 card.
   *[other] Draw until you hold { $hand } cards.
}
sheet-play = { $discard_piles ->
    [one] Play as many cards as you like to the centre: from your hand, your payoff pile (the next card is turned up), or the top of your discard pile.
   *[other] Play as many cards as you like to the centre: from your hand, your payoff pile (the next card is turned up), or the tops of your discard piles.
}
sheet-discard = { $discard_piles ->
    [one] To end your turn, discard a card from your hand onto your discard pile.
   *[other] To end your turn, discard a card from hand onto any of your discard piles.
}
sheet-refill = { $hand ->
    [one] If you've played your whole hand, draw a new card and keep playing.
   *[other] If you've played your whole hand, draw { $hand } new cards and keep playing.
}

sheet-example = { $hand ->
    [one] { "" }
   *[other] { $wild ->
        [none] For example: a pile shows an ace, you hold a 2 and a 9, and your payoff card is a 3. Play the 2, then the 3 on it, and discard the 9.
        [jokers] For example: a pile shows an ace, you hold a joker and a 9, and your payoff card is a 3. Play the joker as a 2, then the 3 on it, and discard the 9.
       *[other] For example: a pile shows an ace, you hold a king and a 9, and your payoff card is a 3. Play the king as a 2, then the 3 on it, and discard the 9.
    }
}

## The piles.

sheet-last-rank = { $last_rank ->
    [13] Everyone builds on the centre piles, from an ace up to the king. Suits don't matter.
    [12] Everyone builds on the centre piles, from an ace up to the queen. Suits don't matter.
    [11] Everyone builds on the centre piles, from an ace up to the jack. Suits don't matter.
   *[other] Everyone builds on the centre piles, from an ace up to the { $last_rank }. Suits don't matter.
} { $last_rank ->
    [13] { "" }
    [12] { $kings_wild ->
        [yes] { "" }
       *[no] Kings are dead cards: they never fit. Nobody can empty a payoff pile with a dead card in it.
    }
    [11] { $kings_wild ->
        [yes] Queens are dead cards: they never fit. Nobody can empty a payoff pile with a dead card in it.
       *[no] Queens and kings are dead cards: they never fit. Nobody can empty a payoff pile with a dead card in it.
    }
    [10] { $kings_wild ->
        [yes] Cards from the jack up to the queen are dead: they never fit. Nobody can empty a payoff pile with a dead card in it.
       *[no] Cards from the jack up to the king are dead: they never fit. Nobody can empty a payoff pile with a dead card in it.
    }
   *[other] { $kings_wild ->
        [yes] Cards from { $dead_from } up to the queen are dead: they never fit. Nobody can empty a payoff pile with a dead card in it.
       *[no] Cards from { $dead_from } up to the king are dead: they never fit. Nobody can empty a payoff pile with a dead card in it.
    }
}
sheet-recycle = { $recycle ->
    [at-once] Full piles are shuffled into the draw pile at once.
   *[when-empty] { "" }
}
sheet-discard-piles = Everyone can see all discards, but only the top ones can be played, and only to the centre. Payoff cards are never discarded.

sheet-kings-wild = { $wild ->
    [kings] Until its pile is full, a king stands for whatever card was needed. You can play several in a row.
    [jokers] Until its pile is full, a joker stands for whatever card was needed. You can play several in a row.
    [both] Until its pile is full, a king or joker stands for whatever card was needed. You can play several in a row.
   *[none] { "" }
}
sheet-wild-as-ace = { $wild ->
    [none] { "" }
   *[other] { $wild_as_ace ->
        [yes] A wild card can also be the ace that starts a pile.
       *[no] { "" }
    }
}

## Set-up.

sheet-packs = { $packs ->
    [0] You play with one more pack of 52 cards than there are players.
    [one] You play with 1 pack of 52 cards.
   *[other] You play with { $packs } packs of 52 cards.
} { $jokers ->
    [0] { "" }
    [one] Each has a joker as well.
   *[other] Each has { $jokers } jokers as well.
}
sheet-payoff = { $payoff ->
    [one] A payoff pile is 1 card, turned up.
   *[other] Payoff piles lie face down with the top card turned up; nobody may look below it.
}
sheet-wilds-in-payoff = { $wilds_in_payoff ->
    [yes] { "" }
   *[no] { $wild ->
        [none] { "" }
       *[other] Payoff piles are dealt without wild cards, which then go into the draw pile.
    }
}
sheet-hands-dealt = { $hands_dealt ->
    [start] Then hands are dealt; the rest is the draw pile.
   *[turn] The rest is the draw pile.
}
sheet-starter = { $starter ->
    [left] The first dealer is drawn by lot, and the deal passes to the left. The player to the dealer's left starts.
    [dealer] The first dealer is drawn by lot, and the deal passes to the left. The dealer starts.
   *[top] { $jokers ->
        [0] The player with the highest payoff card starts (kings high, aces low).
       *[other] { $wilds_in_payoff ->
            [yes] The player with the highest payoff card starts (jokers highest, then kings; aces low).
           *[no] The player with the highest payoff card starts (aces low).
        }
    }
}
sheet-equal-tops = { $starter ->
    [top] { $equal_tops ->
        [shuffle] { $payoff ->
            [one] If the highest cards tie, everything is dealt again.
           *[other] If the highest cards tie, those piles are shuffled.
        }
       *[redeal] If the highest payoff cards tie at the start, everything is dealt again.
    }
   *[other] { "" }
}

sheet-clockwise = { $max_seats ->
    [2] { "" }
   *[other] Play goes round clockwise.
}

## Partners.

sheet-partners = { $partners ->
    [yes] Partners sit across from each other. You can also play your partner's payoff card and the top cards of their discard piles, but you only discard onto your own. Once your payoff pile is empty, you play for your partner.
   *[no] { "" }
}

## Match.

sheet-deals = { $match ->
    [games] After { $deals } games, the match goes to the player with the most points.
   *[other] { "" }
}
sheet-target = { $match ->
    [none] { "" }
   *[points] { $target ->
        [one] The first player with 1 point wins the match.
       *[other] The first player with { $target } points wins the match.
    } { $deals ->
        [one] After { $max_deals } games at most, it goes to the player with the most points.
       *[other] After { $deals } games at most, it goes to the player with the most points.
    }
    [games] { "" }
}
sheet-scoring = { $match ->
    [none] { "" }
   *[other] { $scoring ->
        [wins] The winner of a game scores 1 point.
       *[cards] The winner of a game scores a point for each card left in the others' payoff piles.
    } Players tied on points share the match, unless that's everyone: then it's a draw.
}

## Small print: what hardly ever matters.

sheet-undo = { $undo ->
    [yes] You can take back plays until a new card is turned up or drawn, or your turn ends. The limit is { $max_undone } in a turn and { $max_undone_in_game } in a game.
   *[no] You can't take back a play.
}
sheet-hints = { $hints ->
    [yes] { "" }
   *[no] There are no hints.
}
sheet-clock = { $clock ->
    [off] { "" }
   *[other] You have { $clock } seconds for a turn. When they're up, the table discards for you.
}
sheet-exhaustion = { $exhaustion ->
    [tie] { "" }
   *[play-on] If a hand can't be filled, you draw what's left and play on.
}
sheet-silent = { $exhaustion ->
    [play-on] { $partners ->
        [yes] A player with no cards and no legal play is skipped. The game ends if nobody can play, if nobody plays a payoff card for { $idle_rounds } turns each, or after { $game_moves } moves. The pair with the fewest payoff cards left then wins; a tie is a draw.
       *[no] A player with no cards and no legal play is skipped. The game ends if nobody can play, if nobody plays a payoff card for { $idle_rounds } turns each, or after { $game_moves } moves. The player with the fewest payoff cards left then wins; a tie is a draw.
    }
   *[tie] { $partners ->
        [yes] The game ends if nobody plays a payoff card for { $idle_rounds } turns each, or after { $game_moves } moves. The pair with the fewest payoff cards left then wins; a tie is a draw.
       *[no] The game ends if nobody plays a payoff card for { $idle_rounds } turns each, or after { $game_moves } moves. The player with the fewest payoff cards left then wins; a tie is a draw.
    }
} After { $turn_plays } cards in a turn without a payoff card, you draw no new hand until your next turn.
