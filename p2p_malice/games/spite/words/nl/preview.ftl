### Wat gekozen kaarten zouden zijn, voor ze worden gespeeld.

preview-same = { $cards ->
    [one] { $of ->
        [A] Eén aas.
        [J] Eén boer.
        [Q] Eén vrouw.
        [K] Eén koning.
       *[other] Eén { $of }.
    }
    [2] { $of ->
        [A] Paar: twee azen.
        [J] Een paar boeren.
        [Q] Een paar vrouwen.
        [K] Een paar koningen.
       *[other] Een paar { $of }'s.
    }
    [3] { $of ->
        [A] Drie azen.
        [J] Drie boeren.
        [Q] Drie vrouwen.
        [K] Drie koningen.
       *[other] Drie { $of }'s.
    }
   *[other] { $of ->
        [A] Vier azen.
        [J] Vier boeren.
        [Q] Vier vrouwen.
        [K] Vier koningen.
       *[other] Vier { $of }'s.
    }
} { $cards ->
    [one] { "" }
   *[other] { $alike ->
        [suited] In één kleur.
        [coloured] Alles rood of alles zwart.
       *[mixed] { "" }
    }
}
preview-straight = { $of ->
    [A] Een straat tot en met de aas.
    [J] Een straat tot en met de boer.
    [Q] Een straat tot en met de vrouw.
    [K] Een straat tot en met de koning.
   *[other] Een straat tot en met de { $of }.
}
preview-full-house = { $of ->
    [A] Een full house: drie azen.
    [J] Een full house: drie boeren.
    [Q] Een full house: drie vrouwen.
    [K] Een full house: drie koningen.
   *[other] Een full house: drie { $of }'s.
}
preview-flush = { $of ->
    [A] Een flush tot en met de aas.
    [J] Een flush tot en met de boer.
    [Q] Een flush tot en met de vrouw.
    [K] Een flush tot en met de koning.
   *[other] Een flush tot en met de { $of }.
}
preview-quads = Een carré.
preview-straight-flush = Een straight flush.
preview-joker = Een joker.
preview-jokers = Een jokercombinatie van { $cards } kaarten.
preview-down = { $cards ->
    [one] Een nepjoker, gesloten.
   *[other] { $cards } nepjokers, gesloten.
}
preview-wild = Met 13's erin is het lager dan een echte.
preview-beats = Je kunt het spelen.
preview-leads = Je kunt ermee uitkomen.
preview-loses = Je kunt het spelen, maar als je laatste kaarten verlies je er de ronde mee.
