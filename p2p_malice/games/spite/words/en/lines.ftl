### The table as lines of text: labels of at most 9 characters, and short phrases behind them.

lines-round = Round
lines-direction = { $way ->
    [up] goes higher
   *[down] goes lower
}
lines-arity = { $count ->
    [one] 1 card at a time
   *[other] { $count } cards at a time
}
lines-due = { $rank } is due
lines-suits = only { $suits }
lines-trick = Trick
lines-no-trick = a new trick begins
lines-before = { $count ->
    [one] 1 earlier card
   *[other] { $count } earlier cards
}
lines-played = { $name }: { $cards }
lines-face-down = { $count ->
    [one] 1 fake joker face down
   *[other] { $count } fake jokers face down
}
lines-table = Table
lines-bounty = bounty { $card }
lines-gave = gave up { $cards }
lines-got = got { $cards }
lines-price = { $count ->
    [one] buy back for 1 card
   *[other] buy back for { $count } cards
}
lines-deck = { $count ->
    [one] 1 card to draw
   *[other] { $count } cards to draw
}
lines-pile = { $count ->
    [one] 1 fake joker in the pile
   *[other] { $count } fake jokers in the pile
}

## A player's line.

lines-hand-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
lines-fakes-count = { $count ->
    [one] 1 fake joker
   *[other] { $count } fake jokers
}
lines-score = score { $count }
lines-place = { $count ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $count }th place
}
lines-barred = out of this trick
lines-passed = passed
lines-absent = joins in the next round
lines-early = has laid { $cards } early
lines-skips = { $count ->
    [one] 1 turn to skip
   *[other] { $count } turns to skip
}
lines-cams = { $count ->
    [one] come at me
    [2] come at me twice
   *[other] come at me { $count } times
}
lines-hand = hand
lines-fakes = fake jokers

## What is to be done.

lines-asked-lead = You lead. Play anything you like.
lines-asked-claim = { $rank ->
    [8] Lead a combination with an 8 in it, if you like. Whoever is first leads.
    [11] Lead a combination with an 11 in it, if you like. Whoever is first leads.
    [A] Lead a combination with an ace in it, if you like. Whoever is first leads.
    [J] Lead a combination with a jack in it, if you like. Whoever is first leads.
    [Q] Lead a combination with a queen in it, if you like. Whoever is first leads.
    [K] Lead a combination with a king in it, if you like. Whoever is first leads.
   *[other] Lead a combination with a { $rank } in it, if you like. Whoever is first leads.
}
lines-asked-exchange = { $count ->
    [one] Exchange 1 card with the draw pile.
   *[other] Exchange 1 to { $count } cards with the draw pile.
}
lines-asked-swap = { $count ->
    [one] Your score says to give up 1 card, and get another for it.
   *[other] Your score says to give up { $count } cards, and get others for them.
}
lines-asked-buy = { $count ->
    [one] You can buy back: beat the last combination, and draw 1 card.
   *[other] You can buy back: beat the last combination, and draw { $count } cards.
}
lines-type = Type cards with spaces in between: { $cards }
lines-preview = Put a ? in front to check them before you play.
lines-add = You can add: { $words }
lines-buy = To buy back, add buy{ $count }.

plain-help-moves =
    Type the cards of a combination with spaces in between: 5c 5d. Put a ? in
    front to see what they make and whether you can play them: ? 5c 5d
    What you say goes after them, as in 7c 7d lower:
      higher, lower    change the direction with 7s
      unbeatable       for a 2 that nothing can beat
      cam              come at me
      down             lay fake jokers face down
      buy3             buy back for 3 cards; it has to be the current price
    To pass, decline or keep all your cards, type the number beside it. While others
    play, type misplay to call the last play a misplay, or countdown to hurry
    them.
