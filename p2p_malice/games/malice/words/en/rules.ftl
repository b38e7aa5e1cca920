### The rules as a sheet. Each option of the game has its sentence, `sheet-OPTION`, and what it is about, `rule-OPTION`.
### The sentences are given all options by their names, and `{ $wild }` (kings, jokers, both, none),
### `{ $dead_from }` (the rank above the last one), `{ $match }` (games, points, none), `{ $doubt }` (why hardly
### anybody wins), `{ $variant }` and the limits. One that has nothing to say is empty.

sheet-title = { -title }: { $rules }
sheet-unknown = The host plays by rules that this version doesn't know. You can still play: you're only offered moves that the rules allow.

sheet-part-set-up = Set-up
sheet-part-start = Start
sheet-part-turn = Your turn
sheet-part-wild = Wild cards
sheet-part-discards = Discards
sheet-part-drawing = Drawing
sheet-part-partners = Partners
sheet-part-end = The end
sheet-part-match = Match

## Set-up

sheet-payoff = { $partners ->
    [yes] For 4 players.
   *[no] { $max_seats ->
        [2] For 2 players.
       *[other] For { $min_seats } to { $max_seats } players.
    }
} { $payoff ->
    [one] Each player gets a payoff pile of 1 card, turned up.
   *[other] Each player gets a payoff pile of { $payoff } cards, face down, with the top card turned up. Nobody may look at the cards below it, not even their owner.
} { $variant ->
    [mdw] Piles of 11, 21 and 31 cards are usual.
   *[other] { "" }
}
sheet-packs = { $packs ->
    [0] You play with one pack of 52 cards more than there are players, all shuffled together.
    [one] You play with 1 pack of 52 cards.
   *[other] You play with { $packs } packs of 52 cards, all shuffled together.
}
sheet-jokers = { $jokers ->
    [0] { "" }
    [one] Each pack has a joker as well.
   *[other] Each pack has { $jokers } jokers as well.
}
sheet-centre-piles = { $centre_piles ->
    [one] There is room for 1 pile in the centre, built by everybody together.
   *[other] There is room for { $centre_piles } piles in the centre, built by everybody together.
}
sheet-hands-dealt = { $hands_dealt ->
    [start] { $hand ->
        [one] Each player gets a hand of 1 card.
       *[other] Each player gets a hand of { $hand } cards.
    }
   *[turn] No hands are dealt: players draw theirs at the start of their first turn.
} The rest is the draw pile.
sheet-wilds-in-payoff = { $wilds_in_payoff ->
    [yes] { "" }
   *[no] { $wild ->
        [none] { "" }
       *[other] There are no wild cards in the payoff piles: they are shuffled into the draw pile afterwards.
    }
}

## Start

sheet-starter = { $starter ->
    [left] The first dealer is drawn by lot; after each game, the deal passes to the left. The player to the dealer's left starts. Play goes round clockwise.
    [dealer] The first dealer is drawn by lot; after each game, the deal passes to the left. The dealer starts. Play goes round clockwise.
   *[top] { $jokers ->
        [0] Who deals makes no difference in any game. The player with the highest payoff card starts. Kings are highest, aces lowest.
       *[other] { $wilds_in_payoff ->
            [yes] Who deals makes no difference in any game. The player with the highest payoff card starts. Jokers are highest, then kings; aces are lowest.
           *[no] Who deals makes no difference in any game. The player with the highest payoff card starts. Kings are highest, aces lowest.
        }
    }
}
sheet-equal-tops = { $starter ->
    [top] { $equal_tops ->
        [shuffle] { $payoff ->
            [one] If the highest cards tie, everything is dealt again.
           *[other] If the highest cards tie, those piles are shuffled and a new card is turned up on each.
        }
       *[redeal] If the highest cards tie, everything is dealt again.
    }
   *[other] { "" }
}

## Your turn

sheet-hand = { $hand ->
    [one] First you draw until you hold 1 card.
   *[other] First you draw until you hold { $hand } cards.
} Then play as many cards as you like to the centre: your payoff card, cards from your hand, the top cards of your discard piles. When you play your payoff card, the next one is turned up, and you may play it at once. { $hand ->
    [one] When your hand is empty, you draw a new card and go on.
   *[other] When your hand is empty, you draw { $hand } new cards and go on.
}
sheet-last-rank = A pile in the centre starts with an ace and goes up one by one to the { $last_rank ->
    [13] king
    [12] queen
    [11] jack
   *[other] { $last_rank }
}. Suits don't matter. { $last_rank ->
    [13] { "" }
    [12] { $kings_wild ->
        [yes] { "" }
       *[no] Kings are dead cards: they never fit. Nobody can empty a payoff pile with a dead card in it.
    }
    [11] { $kings_wild ->
        [yes] Queens are dead cards: they never fit. Nobody can empty a payoff pile with a dead card in it.
       *[no] Queens and kings are dead cards: they never fit. Nobody can empty a payoff pile with a dead card in it.
    }
   *[other] Cards from { $dead_from ->
        [11] the jack
       *[other] { $dead_from }
    } up to the { $kings_wild ->
        [yes] queen
       *[no] king
    } are dead: they never fit. Nobody can empty a payoff pile with a dead card in it.
}
sheet-forced-aces = { $forced_aces ->
    [yes] You don't have to play, with one exception: while there is room for a new pile in the centre, play the aces from your hand before you discard.
   *[no] You never have to play.
} Your turn ends with a discard.

sheet-undo = { $undo ->
    [yes] Until then you may take back what you've played, if no payoff card has been turned up and no card drawn since: at most { $max_undone } plays in a turn and { $max_undone_in_game } in a game.
   *[no] A card you've played stays where it is: nothing is taken back.
}

## Wild cards

sheet-kings-wild = { $wild ->
    [kings] Kings are wild: a king stands for whatever card the pile needs next. You may play several in a row, and a king may also complete a pile.
    [jokers] Jokers are wild: a joker stands for whatever card the pile needs next. You may play several in a row, and a joker may also complete a pile.
    [both] Kings and jokers are wild: they stand for whatever card the pile needs next. You may play several in a row, and they may also complete a pile.
   *[none] There are none.
} { $kings_wild ->
    [yes] { "" }
   *[no] { $last_rank ->
        [13] Kings are ordinary cards: they follow the queen.
       *[other] { "" }
    }
}
sheet-wild-as-ace = { $wild ->
    [none] { "" }
   *[other] { $wild_as_ace ->
        [yes] A wild card may also stand for the ace that starts a pile.
       *[no] A wild card can't stand for the ace that starts a pile.
    } Once the pile is cleared, it is wild again.
}

## Discards

sheet-discard-piles = { $discard_piles ->
    [one] Each player has 1 discard pile. You put one card from your hand on it, whatever lies there.
   *[other] Each player has { $discard_piles } discard piles. You put one card from your hand on any of yours, whatever lies there.
} It comes back only from the top, and only to the centre. Payoff cards are never discarded, and nothing moves from one discard pile to another. Everybody can see all discards.

## Drawing

sheet-recycle = { $recycle ->
    [at-once] A complete pile is shuffled into the draw pile at once.
   *[when-empty] A complete pile is put aside. When the draw pile is empty, all cards put aside are shuffled and become the new draw pile.
}
sheet-exhaustion = { $exhaustion ->
    [tie] If there aren't enough cards to fill a hand, the game is a tie.
   *[play-on] If there aren't enough cards to fill a hand, you draw what is left and play goes on.
}

## Partners

sheet-partners = { $partners ->
    [yes] Two play against two, and partners sit across from each other. On your turn you may also play your partner's payoff card and the top cards of your partner's discard piles. You discard on your own piles only. Once your payoff pile is empty, you play on for your partner.
   *[no] { "" }
}

## The end

sheet-end = { $partners ->
    [yes] The first pair to empty both their payoff piles wins, at once, whatever they have in hand.
   *[no] The first player to empty their payoff pile wins, at once, whatever they have in hand.
} { $exhaustion ->
    [play-on] A player with no cards and no legal play is skipped. If that goes for everybody, or if nobody plays a payoff card for { $idle_rounds } turns each, { $partners ->
        [yes] the pair with the fewest payoff cards left wins; a tie is a draw.
       *[no] the player with the fewest payoff cards left wins; a tie is a draw.
    }
   *[tie] If nobody plays a payoff card for { $idle_rounds } turns each, { $partners ->
        [yes] the pair with the fewest payoff cards left wins; a tie is a draw.
       *[no] the player with the fewest payoff cards left wins; a tie is a draw.
    }
} No game goes on for ever: after { $game_moves } moves it ends in the same way. And once you've played { $turn_plays } cards in one turn without a payoff card, you draw no new hand until your next turn.

## Match

sheet-deals = { $match ->
    [games] After { $deals } games, the match goes to the player with the most points.
   *[other] { "" }
}
sheet-target = { $match ->
    [none] { "" }
   *[points] The first player with { $target ->
        [one] 1 point
       *[other] { $target } points
    } wins the match. After { $deals ->
        [one] { $max_deals }
       *[other] { $deals }
    } games at most, it goes to the player with the most points.
    [games] { "" }
}
sheet-scoring = { $match ->
    [none] { "" }
   *[other] { $scoring ->
        [wins] The winner of a game scores 1 point.
       *[cards] The winner of a game scores a point for each card left in the others' payoff piles.
    } Players with equally many points share the match, unless that is everybody: then it is a draw.
}
