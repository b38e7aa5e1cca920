### Ce que feraient les cartes choisies, avant de les jouer.

preview-same = { $cards ->
    [one] { $of ->
        [A] Un as seul.
        [J] Un valet seul.
        [Q] Une dame seule.
        [K] Un roi seul.
       *[other] Un { $of } seul.
    }
    [2] { $of ->
        [A] Une paire d’as.
        [J] Une paire de valets.
        [Q] Une paire de dames.
        [K] Une paire de rois.
       *[other] Une paire de { $of }.
    }
    [3] { $of ->
        [A] Trois as.
        [J] Trois valets.
        [Q] Trois dames.
        [K] Trois rois.
       *[other] Trois { $of }.
    }
    [many] { $of ->
        [A] Quatre as.
        [J] Quatre valets.
        [Q] Quatre dames.
        [K] Quatre rois.
       *[other] Quatre { $of }.
    }
   *[other] { $of ->
        [A] Quatre as.
        [J] Quatre valets.
        [Q] Quatre dames.
        [K] Quatre rois.
       *[other] Quatre { $of }.
    }
} { $cards ->
    [one] { "" }
    [many] { $alike ->
        [suited] D’une seule couleur.
        [coloured] D’une seule teinte.
       *[mixed] { "" }
    }
   *[other] { $alike ->
        [suited] D’une seule couleur.
        [coloured] D’une seule teinte.
       *[mixed] { "" }
    }
}
preview-straight = { $of ->
    [A] Une quinte à l’as.
    [J] Une quinte au valet.
    [Q] Une quinte à la dame.
    [K] Une quinte au roi.
   *[other] Une quinte au { $of }.
}
preview-full-house = { $of ->
    [A] Un full : trois as.
    [J] Un full : trois valets.
    [Q] Un full : trois dames.
    [K] Un full : trois rois.
   *[other] Un full : trois { $of }.
}
preview-flush = { $of ->
    [A] Une couleur à l’as.
    [J] Une couleur au valet.
    [Q] Une couleur à la dame.
    [K] Une couleur au roi.
   *[other] Une couleur au { $of }.
}
preview-quads = Un carré.
preview-straight-flush = Une quinte flush.
preview-joker = Un joker.
preview-jokers = Une combinaison joker de { $cards } cartes.
preview-down = { $cards ->
    [one] { $cards } faux joker, caché.
    [many] { $cards } faux jokers, cachés.
   *[other] { $cards } faux jokers, cachés.
}
preview-wild = Avec des 13 dedans, c’est moins fort que sans.
preview-beats = Tu peux jouer ça.
preview-leads = Tu peux entamer avec ça.
preview-loses = Tu peux jouer ça, mais comme dernières cartes, ça te fait perdre la manche.
