### The table at the page.

spite-title = { $title } · round { $round }
spite-trick = The trick
spite-nothing = Nothing has been played yet.
spite-facts = In play
spite-hand = Your cards
spite-says = What you say with your cards
spite-words = What the words mean
spite-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
spite-fakes = { $count ->
    [one] 1 fake joker
   *[other] { $count } fake jokers
}
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
} place
spite-barred = out of the trick
spite-skips = { $count ->
    [one] skips a turn
   *[other] skips { $count } turns
}
spite-absent = next round
spite-passed = passed
spite-sort = { $order ->
    [suit] ⇅ By suit
    [hands] ⇅ By hands
   *[value] ⇅ By value
}
spite-do = { $kind ->
    [exchange] Exchange { $count ->
        [0] { "" }
       *[other] { $count }
    }
    [swap] Put down { $count ->
        [0] { "" }
       *[other] { $count }
    }
   *[play] Play { $count ->
        [0] { "" }
        [one] 1 card
       *[other] { $count } cards
    }
}
spite-early = early: { $cards }
spite-ahead = Play out of turn
spite-stay-out = Stay out
spite-exchange = { $most ->
    [one] You won with “come at me”: exchange 1 card.
   *[other] You won with “come at me”: exchange 1 to { $most } cards.
}
spite-swap = { $count ->
    [one] Swap by score: put down your { $which ->
        [low] lowest
       *[high] highest
    } card. If several are equal, choose one.
   *[other] Swap by score: put down your { $count } { $which ->
        [low] lowest
       *[high] highest
    } cards. If any are equal, choose among them.
}
spite-claim = Lead a hand with { $rank ->
    [8] an 8
    [11] an 11
    [A] an ace
    [J] a jack
    [Q] a queen
    [K] a king
   *[other] a { $rank }
} in it, or leave it to the others.
spite-call = Was that a misplay?
spite-lead = You lead: play any hand.
spite-buy = { $count ->
    [one] You've passed. Buy back for 1 card, or stay out.
   *[other] You've passed. Buy back for { $count } cards, or stay out.
}
spite-follow = { $count ->
    [0] Beat that, or pass.
    [one] Beat that with 1 card, or pass.
   *[other] Beat that with { $count } cards, or pass.
}
spite-hinted = Play { $cards }. { $text }
