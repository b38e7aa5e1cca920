### The rules as a sheet: the goal, the most important at a glance, a turn in steps, the rest. A part begins with its
### heading (`sheet-part-…`; `sheet-steps-…` where each sentence is a step of its own). The sentences are given all
### options by their names, the numbers that never change, and `{ $house }` (the house rules as typed, none).

# Above the whole sheet.
sheet-title = Spite
sheet-unknown = The host plays by rules that this version doesn't know. You can still play.

## Headings.

sheet-part-goal = The goal
sheet-part-glance = At a glance
sheet-steps-turn = Your turn
sheet-part-lead = Who leads
sheet-part-hands = Hands
sheet-part-direction = Higher or lower
sheet-part-consecs = Consecs
sheet-part-jokers = Jokers and fake jokers
sheet-part-come-at-me = Come at me and buying back
sheet-part-misplays = Misplays
sheet-part-end = The score
sheet-part-small = Small print

## The goal, and the most important at a glance: a label, and what stands beside it.

sheet-goal = { $rounds ->
    [one] Get rid of your cards before the others do. After 1 round, the highest score wins.
   *[other] Get rid of your cards before the others do. After { $rounds } rounds, the highest score wins.
} For { $least } to { $most } players.
sheet-house = { $house ->
    [none] { "" }
   *[other] House rules: { $house }.
}
label-hand = Hand
brief-hand = { $hand } cards
label-deck = Deck
brief-deck = { $cards } cards in { $packs } packs
label-ranks = Ranks
brief-ranks = 3 to 10, 11, 12, 13, J, Q, K, A, 2
label-fakes = Fake jokers
brief-fakes = { $fakes }, with another back, in a common pile
label-bounty = Bounty
brief-bounty = the top card of the deck, turned up

## Your turn.

sheet-turn = Play a hand that beats the last one and has as many cards, or pass. If you lead, play any hand; you can't pass.
sheet-hand = A hand is 1 card, 2 to 4 cards of a rank, or a poker hand of 5 cards.
sheet-last-chance = { $last_chance ->
    [yes] Once the turn is back at whoever played last, they win the trick and lead the next.
   *[no] Once all others have passed, whoever played last wins the trick and leads the next.
} If they're out of cards, the next player leads.
sheet-example = For example: on a pair of 9s, play two jacks, or a jack and a 13, which is wild. A single ace won't do.

## Who leads.

sheet-first-lead = { $first_lead ->
    [yes] In the first round, the first to lead a hand with a 3 in it. If nobody does within { $claim_seconds } seconds, it's the 4s' turn, and so on.
   *[no] In the first round, the player to the dealer's left.
}
sheet-later-leads = In later rounds, the player with the lowest score.

## Hands.

sheet-alike = Of equal ranks, cards of one colour beat mixed ones, and cards of one suit beat both. Equal never beats equal.
sheet-poker = Poker hands from low to high: straight, full house, flush, four of a kind, straight flush. J Q K A 2 is the highest straight; 13 isn't part of any.
sheet-thirteens = With other cards, 13s stand for whatever makes the lowest hand, and rank below the natural one.
sheet-readings = { $thirteens_have_suits ->
    [yes] They count in how alike the suits are.
   *[no] They don't count in how alike the suits are.
} { $thirteens_natural ->
    [yes] A hand of only 13s is natural.
   *[no] A hand of only 13s isn't natural.
}

## Higher or lower.

sheet-sevens = Each round begins with “higher”. With only natural 7s, you can say the opposite. 7s on 7s can always be played: they change the direction by themselves, so say nothing.
sheet-threes = Natural 3s played while it goes lower change it to higher.
sheet-big-hands-turn = { $big_hands_turn ->
    [yes] So do 5 or more of them.
   *[no] 5 or more 7s or 3s don't.
}

## Consecs.

sheet-numerical = Once 3 hands of a rank have risen in equal steps, the trick goes on in those steps, past the 2 to the 3 if need be.
sheet-suited = Once 3 hands have had the same suits, only those suits follow. Neither allows 13s or joker hands.
sheet-unbeatable = While only the suit is fixed and it goes higher, say “unbeatable” with a 2.
sheet-consec-readings = { $equal_ranks_form ->
    [yes] 3 hands of one rank count as steps of nothing.
   *[no] { "" }
} { $sevens_turn_consecs ->
    [yes] 7s that change the direction turn the steps round.
   *[no] 7s that change the direction don't turn the steps.
}

## Jokers and fake jokers.

sheet-joker-hands = A joker hand is 1 joker, or 5 or more natural cards of a rank. It can be played on any number of cards and beats everything else; while it goes lower, any hand can follow it.
sheet-earned = You earn fake jokers by calling misplays, or by going out with nothing but natural cards of the bounty's rank: one for each, and a new bounty is turned up. They aren't part of your hand, and you keep them for later rounds.
sheet-face-up = Face up, a fake joker is the card printed on it.
sheet-face-down = Face down, it lets any hand of as many cards follow, and 5 or more beat everything.
sheet-joker-limits = If your last or second last hand is a joker hand, or has fake jokers face down, you lose the round.

## Come at me and buying back.

sheet-cam = Say “come at me” with a hand that can still be beaten, while more than 2 players { $cam_counts_passed ->
    [yes] have cards.
   *[no] are in the trick.
}
sheet-cam-won = If you win the trick, but not with a joker hand, exchange 1 to { $cam_limit } cards: one more for each further time you said it, one fewer for each trick you've just won that way.
sheet-cam-lost = If you don't win, skip a turn for each time.
sheet-buy = After passing, you can come back: say “buy back” with the price and a hand that beats the last one, then draw that many cards. The price goes 1, 1, 2, 3, 5, 8 …
sheet-limit = With { $hand_limit } cards, you lose the round.

## Misplays.

sheet-misplay = { $referee ->
    [yes] The table refuses anything against the rules.
   *[no] You can put down anything. A misplay takes you out of the trick, costs your fake jokers, and you skip a turn after it.
}
sheet-calling = { $referee ->
    [yes] { "" }
   *[no] { $window ->
        [0] The table rules at once.
        [one] For 1 second, anyone can call it; one of the callers gets the fake jokers. If nobody calls, the table rules. A wrong call is a misplay.
       *[other] For { $window } seconds, anyone can call it; one of the callers gets the fake jokers. If nobody calls, the table rules. A wrong call is a misplay.
    }
}
sheet-empty-pays = { $empty_pays ->
    [yes] If there are none, the caller earns one from the pile.
   *[no] { "" }
}

## The score.

sheet-out = A round ends when only one player has cards.
sheet-points = First place earns 2, second 1; second last loses 1, last 2. Before that, scores move 1 towards 0, and become 0 if you've changed to the other half of the table.
sheet-swap = At the next deal, players above 0 put down that many of their lowest cards, those below 0 their highest, and each takes as many from the other pile.

## Small print.

sheet-deck = Each of the { $packs } packs has the usual 52 cards, an 11 and a 12 in every suit, two red 13s and a joker.
sheet-countdown = Anyone can start a countdown of { $decision } seconds, plus 1 for each card just picked up. If you haven't played when it ends, you've passed.
sheet-early = { $referee ->
    [yes] { "" }
   *[no] Cards laid out of turn stay, and are played on your turn: if they don't fit then, that's a misplay.
}
sheet-late = Where the book is silent, we play: a player who joins between rounds counts as the loser of the last one, with a score of { $loser }; the others move up a place.
