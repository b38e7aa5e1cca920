### Why a hint advises a move: what the rules say to it, then what it is good for. The cards stand in front of that.
### `{ $size }` is the number of cards, `{ $than }` what they are measured by, `{ $count }` the price of buying back.

hint-beats-up = { $size ->
    [1] { $than ->
        [A] That beats the ace.
        [J] That beats the jack.
        [Q] That beats the queen.
        [K] That beats the king.
       *[other] That beats the { $than }.
    }
    [2] { $than ->
        [A] That pair beats the pair of aces.
        [J] That pair beats the pair of jacks.
        [Q] That pair beats the pair of queens.
        [K] That pair beats the pair of kings.
       *[other] That pair beats the pair of { $than }s.
    }
    [3] { $than ->
        [A] Those three beat the three aces.
        [J] Those three beat the three jacks.
        [Q] Those three beat the three queens.
        [K] Those three beat the three kings.
       *[other] Those three beat the three { $than }s.
    }
   *[other] { $than ->
        [A] Those four beat the four aces.
        [J] Those four beat the four jacks.
        [Q] Those four beat the four queens.
        [K] Those four beat the four kings.
       *[other] Those four beat the four { $than }s.
    }
}
hint-beats-down = { $size ->
    [1] { $than ->
        [A] That's lower than the ace, as it has to be.
        [J] That's lower than the jack, as it has to be.
        [Q] That's lower than the queen, as it has to be.
        [K] That's lower than the king, as it has to be.
       *[other] That's lower than the { $than }, as it has to be.
    }
    [2] { $than ->
        [A] That pair is lower than the pair of aces, as it has to be.
        [J] That pair is lower than the pair of jacks, as it has to be.
        [Q] That pair is lower than the pair of queens, as it has to be.
        [K] That pair is lower than the pair of kings, as it has to be.
       *[other] That pair is lower than the pair of { $than }s, as it has to be.
    }
    [3] { $than ->
        [A] Those three are lower than the three aces, as they have to be.
        [J] Those three are lower than the three jacks, as they have to be.
        [Q] Those three are lower than the three queens, as they have to be.
        [K] Those three are lower than the three kings, as they have to be.
       *[other] Those three are lower than the three { $than }s, as they have to be.
    }
   *[other] { $than ->
        [A] Those four are lower than the four aces, as they have to be.
        [J] Those four are lower than the four jacks, as they have to be.
        [Q] Those four are lower than the four queens, as they have to be.
        [K] Those four are lower than the four kings, as they have to be.
       *[other] Those four are lower than the four { $than }s, as they have to be.
    }
}
hint-alike-up = It's the same rank, but all in one colour or suit, which ranks higher.
hint-alike-down = It's the same rank, but in more colours or suits, which ranks lower.
hint-wild-up = It's the same rank, but with fewer wild 13s, which ranks higher.
hint-wild-down = It's the same rank, but with more wild 13s, which ranks lower.
hint-sevens = 7s may go on 7s, and they turn the direction.
hint-poker-up = { $than ->
    [straight] That ranks above a straight.
    [full_house] That ranks above a full house.
    [flush] That ranks above a flush.
    [quads] That ranks above four of a kind.
   *[straight_flush] That ranks above a straight flush.
}
hint-poker-down = { $than ->
    [straight] That ranks below a straight, as it has to.
    [full_house] That ranks below a full house, as it has to.
    [flush] That ranks below a flush, as it has to.
    [quads] That ranks below four of a kind, as it has to.
   *[straight_flush] That ranks below a straight flush, as it has to.
}
hint-same-poker-up = { $than ->
    [straight] It's a straight, too, but a higher one.
    [full_house] It's a full house, too, but a higher one.
    [flush] It's a flush, too, but a higher one.
    [quads] It's four of a kind, too, but a higher one.
   *[straight_flush] It's a straight flush, too, but a higher one.
}
hint-same-poker-down = { $than ->
    [straight] It's a straight, too, but a lower one, as it has to be.
    [full_house] It's a full house, too, but a lower one, as it has to be.
    [flush] It's a flush, too, but a lower one, as it has to be.
    [quads] It's four of a kind, too, but a lower one, as it has to be.
   *[straight_flush] It's a straight flush, too, but a lower one, as it has to be.
}
hint-consec = { $than ->
    [8] The consec calls for an 8.
    [11] The consec calls for an 11.
    [A] The consec calls for an ace.
    [J] The consec calls for a jack.
    [Q] The consec calls for a queen.
    [K] The consec calls for a king.
   *[other] The consec calls for a { $than }.
}
hint-suits = It has the suits that this consec calls for.
hint-joker-up = A joker combination beats anything except a higher one.
hint-joker-again = A joker can be played on a joker.
hint-joker-down = A joker combination may be played on anything.
hint-open = { $size ->
    [one] After jokers or fake jokers face down, any card may follow.
   *[other] After jokers or fake jokers face down, any { $size } cards that go together may follow.
}
hint-down = Fake jokers face down may be played on this.

hint-out = Those are your last cards, so you go out.
hint-out-bounty = Those are your last cards, so you go out, and their rank earns the bounty.
hint-win = It will probably win the trick, and then you lead.
hint-sure = Hardly anything can beat it, so you'll probably lead next.
hint-dare = It will probably win, and after “come at me” you exchange bad cards.
hint-say-higher = Say “higher” with it: that's better for your other cards.
hint-say-lower = Say “lower” with it: that's better for your other cards.
hint-many = That gets rid of many cards at once.
hint-low = Low cards are hard to get rid of later, so lead them while you can.
hint-least = It's just enough, so you keep your better cards.
hint-whole = It breaks up nothing that you need later.
hint-play = Nothing else you could play leaves you better cards.
hint-buy-back = { $count ->
    [one] It's worth drawing 1 card to get back in.
   *[other] It's worth drawing { $count } cards to get back in.
}
hint-nothing = Nothing you hold can beat that.
hint-nothing-safe = Only jokers would do here, and now they could cost you more than the trick.
hint-nothing-due = { $than ->
    [8] A consec is under way: only an 8 may follow, and you can't play one.
    [11] A consec is under way: only an 11 may follow, and you can't play one.
    [A] A consec is under way: only an ace may follow, and you can't play one.
    [J] A consec is under way: only a jack may follow, and you can't play one.
    [Q] A consec is under way: only a queen may follow, and you can't play one.
    [K] A consec is under way: only a king may follow, and you can't play one.
   *[other] A consec is under way: only a { $than } may follow, and you can't play one.
}
hint-nothing-suits = A consec of suits is under way, and nothing you hold has the suits that must follow.
hint-stay-out = { $count ->
    [one] Getting back in isn't worth drawing 1 card.
   *[other] Getting back in isn't worth drawing { $count } cards.
}
hint-pass = You could beat that, but only with cards you'll need later.
hint-decline = Leading with that rank would break up your better cards.
hint-decline-none = You have no card of that rank.
hint-exchange = You'll hardly miss what you give up.
hint-swap = Your score decides which cards you give up.
