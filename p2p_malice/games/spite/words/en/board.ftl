### The table at the page.

spite-title = { $title } · round { $round }
# Whose turn it is, where one has passed and may buy back.
spite-back-in = Back in?
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
}
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
    [exchange] { $count ->
        [0] Exchange 
       *[other] Exchange { $count }
    }
    [swap] { $count ->
        [0] Put down 
       *[other] Put down { $count }
    }
   *[play] { $count ->
        [0] Play 
        [one] Play 1 card
       *[other] Play { $count } cards
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
    [one] { $which ->
        [low] Swap by score: put down your lowest card. If several are equal, choose one.
       *[high] Swap by score: put down your highest card. If several are equal, choose one.
    }
   *[other] { $which ->
        [low] Swap by score: put down your { $count } lowest cards. If several are equal, choose among them.
       *[high] Swap by score: put down your { $count } highest cards. If several are equal, choose among them.
    }
}
spite-claim = { $rank ->
    [8] Lead a hand with an 8 in it, or leave it to the others.
    [11] Lead a hand with an 11 in it, or leave it to the others.
    [A] Lead a hand with an ace in it, or leave it to the others.
    [J] Lead a hand with a jack in it, or leave it to the others.
    [Q] Lead a hand with a queen in it, or leave it to the others.
    [K] Lead a hand with a king in it, or leave it to the others.
   *[other] Lead a hand with a { $rank } in it, or leave it to the others.
}
spite-call = Was that a misplay?
spite-lead = You lead: play any hand.
spite-buy = { $count ->
    [one] You've passed. To get back in, beat that and draw 1 card. Or stay out.
   *[other] You've passed. To get back in, beat that and draw { $count } cards. Or stay out.
}
spite-follow = { $count ->
    [0] Beat that, or pass.
    [one] Beat that with 1 card, or pass.
   *[other] Beat that with { $count } cards, or pass.
}
spite-hinted = Hint: { $cards }. { $text }
