### What the cards that somebody has picked would be, before they are played. Why they may not be is under `error-…`.

preview-same = { $cards ->
    [1] { $of ->
        [A] A single ace.
        [J] A single jack.
        [Q] A single queen.
        [K] A single king.
       *[other] A single { $of }.
    }
    [2] { $of ->
        [A] A pair of aces.
        [J] A pair of jacks.
        [Q] A pair of queens.
        [K] A pair of kings.
       *[other] A pair of { $of }s.
    }
    [3] { $of ->
        [A] Three aces.
        [J] Three jacks.
        [Q] Three queens.
        [K] Three kings.
       *[other] Three { $of }s.
    }
   *[other] { $of ->
        [A] Four aces.
        [J] Four jacks.
        [Q] Four queens.
        [K] Four kings.
       *[other] Four { $of }s.
    }
} { $cards ->
    [1] { "" }
   *[other] { $alike ->
        [suited] In one suit.
        [coloured] In one colour.
       *[mixed] { "" }
    }
}
preview-straight = { $of ->
    [A] A straight up to the ace.
    [J] A straight up to the jack.
    [Q] A straight up to the queen.
    [K] A straight up to the king.
   *[other] A straight up to { $of }.
}
preview-full-house = { $of ->
    [A] A full house: three aces.
    [J] A full house: three jacks.
    [Q] A full house: three queens.
    [K] A full house: three kings.
   *[other] A full house: three { $of }s.
}
preview-flush = { $of ->
    [A] A flush up to the ace.
    [J] A flush up to the jack.
    [Q] A flush up to the queen.
    [K] A flush up to the king.
   *[other] A flush up to { $of }.
}
preview-quads = Four of a kind.
preview-straight-flush = A straight flush.
preview-joker = A joker.
preview-jokers = A joker combination of { $cards } cards.
preview-down = { $cards ->
    [one] A fake joker, face down.
   *[other] { $cards } fake jokers, face down.
}
preview-wild = With 13s in it, it ranks below a natural one.
preview-beats = You can play it.
preview-leads = You can lead it.
preview-loses = You can play it, but as your last cards it loses you the round.
