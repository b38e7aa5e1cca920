preview-same = { $cards ->
    [one] { $of ->
        [A] Um ás sozinho.
        [J] Um valete sozinho.
        [Q] Uma dama sozinha.
        [K] Um rei sozinho.
       *[other] Um { $of } sozinho.
    }
    [2] Par de { $of ->
        [A] ases
        [J] valetes
        [Q] damas
        [K] reis
       *[other] { $of }
    }.
    [3] Trinca de { $of ->
        [A] ases
        [J] valetes
        [Q] damas
        [K] reis
       *[other] { $of }
    }.
    [many] Quadra de { $of ->
        [A] ases
        [J] valetes
        [Q] damas
        [K] reis
       *[other] { $of }
    }.
   *[other] Quadra de { $of ->
        [A] ases
        [J] valetes
        [Q] damas
        [K] reis
       *[other] { $of }
    }.
} { $cards ->
    [one] { "" }
    [many] { $alike ->
        [suited] De um só naipe.
        [coloured] De uma só cor.
       *[mixed] { "" }
    }
   *[other] { $alike ->
        [suited] De um só naipe.
        [coloured] De uma só cor.
       *[mixed] { "" }
    }
}
preview-straight = { $of ->
    [A] Uma sequência até o ás.
    [J] Uma sequência até o valete.
    [Q] Uma sequência até a dama.
    [K] Uma sequência até o rei.
   *[other] Uma sequência até o { $of }.
}
preview-full-house = Um full house: trinca de { $of ->
    [A] ases
    [J] valetes
    [Q] damas
    [K] reis
   *[other] { $of }
}.
preview-flush = { $of ->
    [A] Um flush até o ás.
    [J] Um flush até o valete.
    [Q] Um flush até a dama.
    [K] Um flush até o rei.
   *[other] Um flush até o { $of }.
}
preview-quads = Uma quadra.
preview-straight-flush = Um straight flush.
preview-joker = Um joker.
preview-jokers = Uma combinação de jokers, com { $cards } cartas.
preview-down = { $cards ->
    [one] Um joker falso, fechado.
    [many] { $cards } jokers falsos, fechados.
   *[other] { $cards } jokers falsos, fechados.
}
preview-wild = Com 13 no meio, vale menos que uma natural.
preview-beats = Pode jogar.
preview-leads = Pode abrir com isso.
preview-loses = Pode jogar, mas se forem suas últimas cartas, você perde a rodada.
