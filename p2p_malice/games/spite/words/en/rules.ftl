### The rules as a sheet. The sentences are given all options by their names, and the numbers that never change.

sheet-title = Spite: { $rules }
sheet-unknown = The host plays by rules that this version doesn't know.

sheet-part-set-up = Set-up
sheet-part-lead = First lead
sheet-part-trick = Tricks
sheet-part-hands = Hands
sheet-part-direction = Direction
sheet-part-jokers = Joker hands
sheet-part-fake-jokers = Fake jokers
sheet-part-consecs = Consecs
sheet-part-come-at-me = Come at me
sheet-part-buy-back = Buying back
sheet-part-misplays = Misplays
sheet-part-time = Time
sheet-part-end = The end

sheet-deck = For { $least } to { $most } players. You play with { $cards } cards: { $packs } packs of 52, each with an 11 and a 12 in every suit, two red 13s and a joker.
sheet-deal = Each player gets { $hand } cards. Get rid of them!
sheet-fakes = { $fakes } fake jokers, which have another back, lie in a common pile.
sheet-bounty = The top card of the deck is turned up: the bounty. Whoever goes out with nothing but natural cards of its rank earns a fake joker for each, and a new one is turned up.
sheet-rounds = { $rounds ->
    [one] You play 1 round.
   *[other] You play { $rounds } rounds.
}
sheet-first-lead = { $first_lead ->
    [yes] In the first round, whoever wants to leads a hand with a 3 in it; the first to do so leads. If nobody does within { $claim_seconds } seconds, it's the 4s' turn, and so on.
   *[no] In the first round, the player to the dealer's left leads.
}
sheet-later-leads = Later rounds are led by the lowest score, and tricks by whoever won the one before.
sheet-turn = In turn, play a hand that beats the last one, or pass. Who leads may not pass.
sheet-follow = A hand has to have as many cards as the one before it.
sheet-last-chance = { $last_chance ->
    [yes] The trick is over when the turn is back at whoever played last.
   *[no] The trick is over when all others have passed.
}
sheet-won = Whoever played last wins it and leads the next. If they're out of cards, the next player does.
sheet-ranks = From low to high: 3 to 10, 11, 12, 13, J, Q, K, A, 2. A hand is one card, two to four of a rank, or a poker hand of five.
sheet-alike = Of the same rank, cards of one colour beat mixed ones, and cards of one suit beat both. Equal never beats equal.
sheet-poker = Poker hands from low to high: straight, full house, flush, four of a kind, straight flush. J Q K A 2 is the highest straight; 13 isn't part of any.
sheet-thirteens = With other cards, 13s stand for whatever makes the lowest hand, and rank below the natural one. Only 13s together are 13s.
sheet-readings = { $thirteens_have_suits ->
    [yes] They count in how alike the suits are.
   *[no] They don't count in how alike the suits are.
} { $thirteens_natural ->
    [yes] 13s alone are natural.
   *[no] 13s alone aren't natural.
}
sheet-sevens = Each round begins with “higher”. Whoever plays only natural 7s may say the opposite direction. 7s on 7s may always be played; they change it by themselves, and nothing may be said.
sheet-threes = Natural 3s played while it goes lower change it to higher.
sheet-big-hands-turn = { $big_hands_turn ->
    [yes] Five or more of them act in the same way.
   *[no] Five or more of them don't.
}
sheet-joker-hands = One joker, or five or more natural cards of a rank, are a joker hand. It may be played on any number of cards and beats everything else; while it goes lower, any hand may follow it.
sheet-joker-limits = As your last or second last hand it loses you the round.
sheet-earned = You earn a fake joker for calling somebody's misplay, or by the bounty. You keep them from round to round, and they're not part of your hand.
sheet-face-up = Face up, it is the card that is printed on it.
sheet-face-down = Face down, it lets any hand of as many cards follow. Five or more beat everything. As your last or second last hand that loses you the round.
sheet-numerical = When three hands of a rank have risen in equal steps, the trick goes on in those steps, past the 2 to the 3 if need be.
sheet-suited = When three hands have had the same suits, only those suits follow. Neither allows 13s or joker hands.
sheet-unbeatable = While only the suit is fixed and it goes higher, say “unbeatable” with a 2.
sheet-consec-readings = { $equal_ranks_form ->
    [yes] Three hands of one rank count as steps of nothing.
   *[no] Three hands of one rank are no steps.
} { $sevens_turn_consecs ->
    [yes] 7s that change the direction turn the steps round.
   *[no] 7s that change the direction don't turn the steps.
}
sheet-cam = Say “come at me” with a hand that can still be beaten, while more than two players { $cam_counts_passed ->
    [yes] have cards.
   *[no] are in the trick.
}
sheet-cam-won = If you win the trick you exchange 1 to { $cam_limit } cards: one more for each further time that you said it, one fewer for each trick that you've just won so.
sheet-cam-lost = If you don't, you skip a turn for each time. Don't win with a joker hand.
sheet-buy = Who has passed may come back: say “buy back” with the price and a hand that beats the last one, then draw so many cards. The price goes 1, 1, 2, 3, 5, 8 …
sheet-limit = Whoever has { $hand_limit } cards loses the round.
sheet-misplay = { $referee ->
    [yes] The table refuses what is against the rules.
   *[no] Anything can be put down. A misplay takes you out of the trick, costs your fake jokers, and you skip a turn after it.
}
sheet-calling = { $referee ->
    [yes] { "" }
   *[no] { $window ->
        [0] The table rules at once.
        [one] For 1 second, anybody may call it. One of those who call gets the fake jokers. If nobody calls, the table rules. A wrong call is a misplay.
       *[other] For { $window } seconds, anybody may call it. One of those who call gets the fake jokers. If nobody calls, the table rules. A wrong call is a misplay.
    }
}
sheet-empty-pays = { $empty_pays ->
    [yes] If there are none, the caller earns one from the pile.
   *[no] { "" }
}
sheet-countdown = Anybody may start a countdown of { $decision } seconds, and one for each card just picked up. Whoever hasn't played when it ends has passed.
sheet-early = { $referee ->
    [yes] { "" }
   *[no] Cards laid out of turn can't be taken back. They are played when your turn comes, and if they don't fit then, that's a misplay.
}
sheet-out = Whoever has no cards left is out. The round ends when only one player has cards.
sheet-points = First place earns 2, second 1, second last loses 1, last 2. Before that, scores move 1 towards 0, and go to 0 for whoever has changed to the other half of the table.
sheet-swap = Then players with a score above 0 put down as many of their lowest cards, and take from the high ones that those below 0 put down, and the other way round.
sheet-late = Whoever joins between rounds is taken as the loser of the last one, with a score of { $loser }; the others move up a place.
