### What the cards that somebody has picked would be, before they are played. Why they may not be is under `error-…`.

preview-same = { $cards ->
    [1] A single { $of }.
    [2] { $alike ->
        [suited] A pair of { $of }s in one suit.
        [coloured] A pair of { $of }s in one colour.
       *[mixed] A pair of { $of }s.
    }
    [3] { $alike ->
        [suited] Three { $of }s in one suit.
        [coloured] Three { $of }s in one colour.
       *[mixed] Three { $of }s.
    }
   *[other] { $alike ->
        [suited] Four { $of }s in one suit.
        [coloured] Four { $of }s in one colour.
       *[mixed] Four { $of }s.
    }
}
preview-straight = A straight up to { $of }.
preview-full-house = A full house: three { $of }s.
preview-flush = A flush up to { $of }.
preview-quads = Four of a kind: { $of }s.
preview-straight-flush = A straight flush up to { $of }.
preview-joker = A joker.
preview-jokers = A joker hand: { $cards } { $of }s.
preview-down = { $cards ->
    [one] A fake joker, face down.
   *[other] { $cards } fake jokers, face down.
}
preview-wild = With 13s in it, it ranks below a natural one.
preview-beats = You can play it.
preview-leads = You can lead it.
preview-loses = You can play it, but as your last hand it loses you the round.
