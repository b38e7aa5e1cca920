### What is explained the first time that it comes up at a table. `{ $number }` is a number of cards: a price, a limit, a hand.

first-goal = Spite: whoever gets rid of all cards first wins.
first-goal-rounds = Spite: whoever gets rid of all cards first wins the round and 2 points. After the last round, the highest score wins.
first-misplay = A misplay: the cards go back. Whoever made it is out of this trick, loses any fake jokers, and skips a turn.
first-exchange = { $number ->
    [one] You won after saying “come at me”: put 1 card away, and draw a new one. Then you lead.
   *[other] You won after saying “come at me”: put 1 to { $number } cards away, and draw as many new ones. Then you lead.
}
first-swap = Each round begins with a swap, one card for each point. Players above 0 give up low cards, players below 0 high ones, and they get each other's.
first-claim = The first lead goes to whoever first plays something with the rank that is asked for. If nobody does, it's the next rank's turn.
first-call = Was that play against the rules? You have a few seconds to call “Misplay!”. If you're right, you may earn a fake joker; if you're wrong, the misplay is yours.
first-down = Fake jokers lie face down. They beat nothing: anything of the trick's size may follow.
first-barrier = 5 or more fake jokers lie face down. They beat everything, and only more of them can follow.
first-unbeatable = Only these suits may follow, going higher, so nothing beats a 2. Whoever plays a 2 now has to say “unbeatable” with it.
first-consec = 3 plays in even steps: that's a consec. Until the trick ends, only the next rank may follow, and no 13s or jokers.
first-suits = 3 plays with the same suits: that's a consec. Until the trick ends, only those suits may follow, and no 13s or jokers.
first-joker-played = A joker beats anything of any size. Only another joker can follow, or 5 or more cards of one rank.
first-poker = A combination of 5 cards is a poker hand. From low to high: straight, full house, flush, four of a kind, straight flush.
first-lower = It's going lower: each combination has to be lower than the last. 7s may turn that round, and 3s always do.
first-dared = Somebody said “come at me”. If they win this trick, they exchange their bad cards. If they're beaten, they skip a turn.
first-buy = { $number ->
    [one] Even after a pass, you can get back in: beat what lies there, then draw 1 card. The price rises for everyone: 1, 1, 2, 3, 5, 8.
   *[other] Even after a pass, you can get back in: beat what lies there, then draw { $number } cards. The price rises for everyone: 1, 1, 2, 3, 5, 8.
}
first-limit = { $number ->
    [one] You have 1 card in hand. If you reach 20, you lose the round, so be careful with buying back.
   *[other] You have { $number } cards in hand. If you reach 20, you lose the round, so be careful with buying back.
}
first-fake = Your fake joker (★) is an extra: you needn't play it to go out. Face up, it's the card it shows. Face down, it may go on almost anything, but anybody may follow.
first-cam = With your play, you may say “come at me”. If you win the trick, you exchange bad cards; if not, you skip a turn.
first-joker = Your joker beats anything of any size. Use it in time: as one of your last 2 plays, it loses you the round.
first-thirteen = A 13 is wild beside other cards: with a king, it makes a pair of kings. Alone, it ranks between 12 and jack.
first-bounty = A bounty lies there. If your last cards are all of its rank, each of them earns you a fake joker.
first-countdown = If somebody takes long, “Start a countdown” gives them a few seconds; then the turn goes on to the next player.
