### The table at the page.

spite-title = { $title } · round { $round }
# Whose turn it is, where one has passed and may buy back.
spite-back-in = Back in?
# The same, while a play may still be called a misplay.
spite-settles = Does that count?
spite-trick = The trick
spite-nothing = A new trick begins here.
spite-facts = In play
spite-hand = Your cards
spite-says = Say
spite-words = What the words mean
spite-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
spite-fakes = { $count ->
    [one] 1 fake joker
   *[other] { $count } fake jokers
}
spite-extra = fake
spite-score = Score { $score }
spite-down = { $count ->
    [one] 1 card face down
   *[other] { $count } cards face down
}
spite-lies = { $name }: { $cards }
spite-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
spite-barred = out of the trick
spite-skips = { $count ->
    [one] skips a turn
   *[other] skips { $count } turns
}
spite-absent = next round
spite-passed = passed
spite-may-return = may buy back
spite-sort = { $order ->
    [suit] ⇅ By suit
    [hands] ⇅ Combined
   *[value] ⇅ By value
}
spite-do = { $kind ->
    [exchange] { $count ->
        [0] Exchange 
       *[other] Exchange { $count }
    }
    [swap] { $count ->
        [0] Give up 
       *[other] Give up { $count }
    }
   *[play] { $count ->
        [0] Play 
        [one] Play 1 card
       *[other] Play { $count } cards
    }
}
spite-early = early: { $cards }
# At the bar that grows shorter.
spite-clock = { $what ->
    [call] Time to call a misplay
    [claim] Until the next rank
   *[turn] Countdown for { $name }
}
spite-ahead = Play out of turn
spite-stay-out = Stay out
spite-rest = { $more ->
    [yes] You've nothing left to play. Once the others have played for their places, the next round begins.
   *[no] You've nothing left to play. Once the others have played for their places, the game is over.
}
spite-exchange = { $most ->
    [one] You won with “come at me”. Exchange 1 card with the draw pile.
   *[other] You won with “come at me”. Exchange 1 to { $most } cards with the draw pile.
}
spite-swap = { $count ->
    [one] { $which ->
        [low] You're ahead, so you give up your lowest card for a high one. Choose which.
       *[high] You're behind, so you give up your highest card for a low one. Choose which.
    }
   *[other] { $which ->
        [low] You're ahead, so you give up your { $count } lowest cards for high ones. Choose which.
       *[high] You're behind, so you give up your { $count } highest cards for low ones. Choose which.
    }
}
spite-claim = { $rank ->
    [8] Lead a combination with an 8 in it, or let the others lead.
    [11] Lead a combination with an 11 in it, or let the others lead.
    [A] Lead a combination with an ace in it, or let the others lead.
    [J] Lead a combination with a jack in it, or let the others lead.
    [Q] Lead a combination with a queen in it, or let the others lead.
    [K] Lead a combination with a king in it, or let the others lead.
   *[other] Lead a combination with a { $rank } in it, or let the others lead.
}
spite-claimed = Whoever is first to play this rank leads: { $rank }. If nobody does, it's the next rank's turn.
spite-leads = { $name } leads, with any combination.
spite-call = Was that a misplay?
spite-lead = You lead: play any combination.
spite-buy = { $count ->
    [one] To get back in, beat that and draw 1 card. Or stay out.
   *[other] To get back in, beat that and draw { $count } cards. Or stay out.
}
spite-follow = { $count ->
    [0] Beat that, or pass.
    [one] Beat that with 1 card, or pass.
   *[other] Beat that with { $count } cards, or pass.
}
spite-hinted = Hint: { $cards }. { $text }

## What came of each round.

spite-kept = From before
spite-kept-of = { $kept } of { $before }
