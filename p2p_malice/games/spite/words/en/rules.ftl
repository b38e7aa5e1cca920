### The rules as a sheet: the goal, the most important at a glance, a turn in steps, the words one says, the rest. A part
### begins with its heading (`sheet-part-…`; `sheet-steps-…` where each sentence is a step of its own). The sentences are
### given all options by their names, the numbers that never change, and `{ $house }` (the house rules as typed, none).

# Above the whole sheet.
sheet-title = { $variant ->
    [spite-light] { variant-name-spite-light }
   *[spite] { variant-name-spite }
}
sheet-unknown = The host plays by rules that this version doesn't know. You can still play.

## Headings.

sheet-part-goal = The goal
sheet-part-glance = At a glance
sheet-steps-turn = Your turn
sheet-part-twists = The twists
sheet-part-end = The score
sheet-steps-small = Small print

## The goal, and the most important at a glance: a label, and what stands beside it.

sheet-goal = { $rounds ->
    [one] Get rid of your cards before the others do. After 1 round, the highest score wins.
   *[other] Get rid of your cards before the others do. After { $rounds } rounds, the highest score wins.
} For { $least } to { $most } players.
sheet-house = { $house ->
    [none] { "" }
   *[other] House rules: { $house }.
}
label-hand = Cards dealt
brief-hand = { $hand } each
label-ranks = Ranks
brief-ranks = 3 to 10, then 11, 12, 13, J, Q, K, A, 2; 13s are wild
label-fakes = Fake jokers
brief-fakes = { $fakes }, to be earned; they have a different back
label-bounty = Bounty
brief-bounty = going out with cards of its rank earns you fake jokers

## Your turn.

sheet-turn = Play a combination that beats the last one and has as many cards, or pass. If you lead, play any combination; you can't pass.
sheet-hand = A combination is 1 card, 2 to 4 cards of the same rank, or a poker hand of 5 cards.
sheet-last-chance = { $last_chance ->
    [yes] Once the turn is back with whoever played last, they win the trick and lead the next.
   *[no] Once all others have passed, whoever played last wins the trick and leads the next.
}
sheet-example = For example: on a pair of 9s, play two jacks, or a jack and a 13. A single ace won't do.

## The words of the game: a label, and what it means.

label-direction = Higher, lower
brief-direction = A round begins with “higher”. With natural 7s, you may say the opposite.
label-consec = Consec
brief-consec = When 3 plays in a row step evenly (5, 7, 9) or share suits, the trick must go on like that, without 13s or jokers.
label-joker = Joker
brief-joker = 1 joker, or 5 or more natural cards of one rank. Of any size, only a higher one beats it (more cards, then rank).
label-down = Fake joker
brief-down = Face up, it's the card it shows. Face down it beats nothing, but any play of the right size may follow. 5 or more beat all.
label-cam = Come at me
brief-cam = Say it with what can still be beaten without jokers. Win the trick and exchange cards; otherwise, skip a turn.
label-buy = Buy back
brief-buy = After passing, get back in by beating the last combination, then draw the price in cards: 1, then 1, 2, 3, 5, 8…
label-misplay = Misplay
brief-misplay = { $referee ->
    [yes] The table refuses anything against the rules.
   *[no] { $has_fakes ->
        [yes] You can put down anything, but after a misplay you're out of the trick, lose your fake jokers and skip a turn.
       *[no] You can put down anything, but after a misplay you're out of the trick and skip a turn.
    }
}

## The score.

sheet-points = { $rounds ->
    [one] A round ends when only one player has cards. First place earns 2, second 1; last but one loses 1, last 2.
   *[other] A round ends when only one player has cards. First place earns 2, second 1; last but one loses 1, last 2. Before that, your old score moves 1 towards 0, or becomes 0 if you were in the other half of the places last time. With 2 points, first again makes 2 - 1 + 2 = 3; last makes 0 - 2 = -2.
}
sheet-swap = At the next deal, a player at 2 points gives up their 2 lowest cards, one at -2 their 2 highest, and so on. Each takes as many of what the other side gave.

## Small print.

sheet-deck = There are { $packs } packs, { $cards } cards in all. Each has the usual 52, an 11 and a 12 in every suit, two red 13s and a joker.
sheet-first-lead = { $first_lead ->
    [yes] The first round is led by whoever first plays a combination with a 3 in it. If nobody does within { $claim_seconds } seconds, it's the 4s' turn, and so on.
   *[no] The first round is led by the player to the dealer's left.
}
sheet-later-lead = Later rounds are led by the player with the lowest score; of several, by whoever was last most recently.
sheet-next-lead = If the winner of a trick is out of cards, the next player leads.
sheet-alike = { watched-alike } Equal never beats equal, but a joker can be played on a joker.
sheet-poker = Poker hands from low to high: straight, full house, flush, four of a kind, straight flush. J Q K A 2 is the highest straight; in any straight, J follows 12.
sheet-thirteens = With other cards, 13s stand for whatever makes the lowest combination, which ranks below the natural one. The more 13s it has, the lower it ranks.
sheet-readings = { $thirteens_have_suits ->
    [yes] 13s count when suits are compared.
   *[no] 13s don't count when suits are compared.
} { $thirteens_natural ->
    [yes] A combination of only 13s is natural.
   *[no] A combination of only 13s isn't natural.
}
sheet-turning = { $big_hands_turn ->
    [yes] Except in a consec, you can play natural 7s on as many natural 7s; that changes the direction by itself. Natural 3s change it, too, from “lower” to “higher”. So do 5 or more of either.
   *[no] Except in a consec, you can play natural 7s on as many natural 7s; that changes the direction by itself. Natural 3s change it, too, from “lower” to “higher”. 5 or more of either don't.
}
sheet-numerical = A consec in steps leaves out 13: after 12 comes J. It goes on past the 2 to the 3 if need be. Going lower, a 3 turns it round: 4, 3 and 4 call for a 5.
sheet-forms = Poker hands never form a consec. 2 cards or more share suits only if all of theirs are the same: hearts and clubs, say, each time.
sheet-consec-readings = { $equal_ranks_form ->
    [yes] 3 combinations of the same rank form a consec, too.
   *[no] { "" }
} { $sevens_turn_consecs ->
    [yes] 7s that change the direction turn the steps round.
   *[no] 7s that change the direction don't turn the steps round.
}
sheet-unbeatable = In a consec of suits only, nothing beats a 2 going higher: say “unbeatable” with it. For example: 4♥, 8♥ and J♥, then 2♥.
sheet-joker-limits = Going lower, any combination of the trick's size can follow a joker combination. { $has_fakes ->
    [yes] If your last combination or the one before it is one, or has fake jokers face down, you lose the round.
   *[no] If your last combination or the one before it is one, you lose the round.
}
sheet-open-size = Going lower, a joker combination that is led leaves the size open: the next play settles it. { $has_fakes ->
    [yes] So does a fake joker that is led face down, whichever way it goes.
   *[no] { "" }
}
sheet-five-fakes = You can play 5 or more fake jokers face down at any time, even in a consec. Only more of them beat that. Say neither “come at me” nor “unbeatable” with them.
sheet-earned = { $bounty ->
    [yes] { $calls ->
        [yes] You earn fake jokers by calling misplays, or by going out with nothing but natural cards of the bounty's rank: one for each card, and a new bounty is turned up.
       *[no] You earn fake jokers by going out with nothing but natural cards of the bounty's rank: one for each card, and a new bounty is turned up.
    }
   *[no] You earn fake jokers by calling misplays.
} They aren't part of your hand, and you keep them for later rounds. When none are left in the pile, you get the top cards of the draw pile instead: only face up, as what they show.
sheet-cam-won = { $cam_counts_passed ->
    [yes] “Come at me” needs more than 2 players who have cards.
   *[no] “Come at me” needs more than 2 players who are in the trick.
} If you win, exchange 1 to { $cam_limit } cards: one more for each further time you said it, one fewer for each trick you'd already won that way since another player last won one. For example, the second such trick allows 2. If that comes to 0, nothing happens; below 0, you skip as many turns. Winning with a joker combination is a misplay. If you don't win, skip a turn for each time you said it. It doesn't count if something else you said with it was wrong.
sheet-cam-wrong = { $referee ->
    [yes] { "" }
   *[no] Exchanging no card, or too many, is a misplay.
}
sheet-buying = The price of buying back is the same for all: it rises with each one. Whoever has bought back is in the trick until they pass again.
sheet-price-anew = Every round, that price starts anew.
sheet-limit = If you reach { $hand_limit } cards in hand, you lose the round.
sheet-calling = { $referee ->
    [yes] { "" }
   *[no] { $window ->
        [0] Nobody calls misplays: the table decides at once.
        [one] A misplay can be called for 1 second, while the game goes on. Then the trick goes back to before it. If nobody calls, the table decides. A wrong call is a misplay.
       *[other] A misplay can be called for { $window } seconds, while the game goes on. Then the trick goes back to before it. If nobody calls, the table decides. A wrong call is a misplay.
    }
}
sheet-calls-pay = { $empty_pays ->
    [yes] One of the callers gets the misplayer's fake jokers; if there are none, one from the common pile.
   *[no] One of the callers gets the misplayer's fake jokers.
}
sheet-countdown = Anyone can start a countdown of { $decision } seconds, plus 1 for each card just picked up. If you haven't played when it ends, you've passed; a lead goes to the next player.
sheet-hints = { $hints ->
    [yes] You can ask for a hint when it's your turn.
   *[no] There are no hints.
}
sheet-clock = { $clock ->
    [off] { "" }
   *[other] You have { $clock } seconds for a turn. When they're up, the table passes for you or plays a card.
}
sheet-early = { $referee ->
    [yes] { "" }
   *[no] Cards laid out of turn stay, and are played on your turn: if they don't fit then, that's a misplay.
}
sheet-swap-rest = If the other side gave fewer, the rest comes from the draw pile. If it gave more, what's left is shown and discarded.
sheet-middle = With an odd number of players, the middle place is in neither half: your score becomes 0 when you get it, and again when you leave it.
sheet-three = Of 3 players, the second is also last but one, and gets 0.
sheet-late = A player who joins between rounds counts as the loser of the last one, with a score of { $loser }; the others move up a place.
