### Pourquoi un conseil recommande un coup : ce qu’en disent les règles, puis à quoi il sert. Les cartes sont devant.

hint-beats-up = { $size ->
    [one] { $than ->
        [A] Ça bat l’as.
        [J] Ça bat le valet.
        [Q] Ça bat la dame.
        [K] Ça bat le roi.
       *[other] Ça bat le { $than }.
    }
    [2] { $than ->
        [A] Cette paire bat la paire d’as.
        [J] Cette paire bat la paire de valets.
        [Q] Cette paire bat la paire de dames.
        [K] Cette paire bat la paire de rois.
       *[other] Cette paire bat la paire de { $than }.
    }
    [3] { $than ->
        [A] Ces trois cartes battent les trois as.
        [J] Ces trois cartes battent les trois valets.
        [Q] Ces trois cartes battent les trois dames.
        [K] Ces trois cartes battent les trois rois.
       *[other] Ces trois cartes battent les trois { $than }.
    }
    [many] { $than ->
        [A] Ces quatre cartes battent les quatre as.
        [J] Ces quatre cartes battent les quatre valets.
        [Q] Ces quatre cartes battent les quatre dames.
        [K] Ces quatre cartes battent les quatre rois.
       *[other] Ces quatre cartes battent les quatre { $than }.
    }
   *[other] { $than ->
        [A] Ces quatre cartes battent les quatre as.
        [J] Ces quatre cartes battent les quatre valets.
        [Q] Ces quatre cartes battent les quatre dames.
        [K] Ces quatre cartes battent les quatre rois.
       *[other] Ces quatre cartes battent les quatre { $than }.
    }
}
hint-beats-down = { $size ->
    [one] { $than ->
        [A] C’est plus bas que l’as, comme il le faut.
        [J] C’est plus bas que le valet, comme il le faut.
        [Q] C’est plus bas que la dame, comme il le faut.
        [K] C’est plus bas que le roi, comme il le faut.
       *[other] C’est plus bas que le { $than }, comme il le faut.
    }
    [2] { $than ->
        [A] Cette paire est plus basse que la paire d’as, comme il le faut.
        [J] Cette paire est plus basse que la paire de valets, comme il le faut.
        [Q] Cette paire est plus basse que la paire de dames, comme il le faut.
        [K] Cette paire est plus basse que la paire de rois, comme il le faut.
       *[other] Cette paire est plus basse que la paire de { $than }, comme il le faut.
    }
    [3] { $than ->
        [A] Ces trois cartes sont plus basses que les trois as, comme il le faut.
        [J] Ces trois cartes sont plus basses que les trois valets, comme il le faut.
        [Q] Ces trois cartes sont plus basses que les trois dames, comme il le faut.
        [K] Ces trois cartes sont plus basses que les trois rois, comme il le faut.
       *[other] Ces trois cartes sont plus basses que les trois { $than }, comme il le faut.
    }
    [many] { $than ->
        [A] Ces quatre cartes sont plus basses que les quatre as, comme il le faut.
        [J] Ces quatre cartes sont plus basses que les quatre valets, comme il le faut.
        [Q] Ces quatre cartes sont plus basses que les quatre dames, comme il le faut.
        [K] Ces quatre cartes sont plus basses que les quatre rois, comme il le faut.
       *[other] Ces quatre cartes sont plus basses que les quatre { $than }, comme il le faut.
    }
   *[other] { $than ->
        [A] Ces quatre cartes sont plus basses que les quatre as, comme il le faut.
        [J] Ces quatre cartes sont plus basses que les quatre valets, comme il le faut.
        [Q] Ces quatre cartes sont plus basses que les quatre dames, comme il le faut.
        [K] Ces quatre cartes sont plus basses que les quatre rois, comme il le faut.
       *[other] Ces quatre cartes sont plus basses que les quatre { $than }, comme il le faut.
    }
}
hint-alike-up = C’est la même valeur, mais d’une seule teinte ou d’une seule couleur, ce qui est plus fort.
hint-alike-down = C’est la même valeur, mais de plus de teintes ou de couleurs, ce qui est moins fort.
hint-wild-up = C’est la même valeur, mais avec moins de 13 passe-partout, ce qui est plus fort.
hint-wild-down = C’est la même valeur, mais avec plus de 13 passe-partout, ce qui est moins fort.
hint-sevens = Des 7 peuvent aller sur des 7, et ils changent le sens.
hint-poker-up = { $than ->
    [straight] C’est plus fort qu’une quinte.
    [full_house] C’est plus fort qu’un full.
    [flush] C’est plus fort qu’une couleur.
    [quads] C’est plus fort qu’un carré.
   *[straight_flush] C’est plus fort qu’une quinte flush.
}
hint-poker-down = { $than ->
    [straight] C’est moins fort qu’une quinte, comme il le faut.
    [full_house] C’est moins fort qu’un full, comme il le faut.
    [flush] C’est moins fort qu’une couleur, comme il le faut.
    [quads] C’est moins fort qu’un carré, comme il le faut.
   *[straight_flush] C’est moins fort qu’une quinte flush, comme il le faut.
}
hint-same-poker-up = { $than ->
    [straight] C’est une quinte aussi, mais plus haute.
    [full_house] C’est un full aussi, mais plus haut.
    [flush] C’est une couleur aussi, mais plus haute.
    [quads] C’est un carré aussi, mais plus haut.
   *[straight_flush] C’est une quinte flush aussi, mais plus haute.
}
hint-same-poker-down = { $than ->
    [straight] C’est une quinte aussi, mais plus basse, comme il le faut.
    [full_house] C’est un full aussi, mais plus bas, comme il le faut.
    [flush] C’est une couleur aussi, mais plus basse, comme il le faut.
    [quads] C’est un carré aussi, mais plus bas, comme il le faut.
   *[straight_flush] C’est une quinte flush aussi, mais plus basse, comme il le faut.
}
hint-consec = { $than ->
    [A] La série attend un as.
    [J] La série attend un valet.
    [Q] La série attend une dame.
    [K] La série attend un roi.
   *[other] La série attend un { $than }.
}
hint-suits = Ce sont les couleurs qu’attend cette série.
hint-joker-up = Une combinaison joker bat tout, sauf une plus forte.
hint-joker-again = Un joker peut se jouer sur un joker.
hint-joker-down = Une combinaison joker peut se jouer sur tout.
hint-open = { $size ->
    [one] Après des jokers ou des faux jokers cachés, n’importe quelle carte peut suivre.
    [many] Après des jokers ou des faux jokers cachés, { $size } cartes qui vont ensemble peuvent suivre.
   *[other] Après des jokers ou des faux jokers cachés, { $size } cartes qui vont ensemble peuvent suivre.
}
hint-down = Des faux jokers cachés peuvent se jouer là-dessus.

hint-out = Ce sont tes dernières cartes : tu finis.
hint-out-bounty = Ce sont tes dernières cartes : tu finis, et leur valeur gagne la prime.
hint-win = Ça gagnera sans doute le pli, et tu entameras ensuite.
hint-sure = Presque rien ne peut battre ça : tu entameras sans doute ensuite.
hint-dare = Ça gagnera sans doute, et après « chiche » tu échanges de mauvaises cartes.
hint-say-higher = Dis aussi « plus haut » : c’est mieux pour tes autres cartes.
hint-say-lower = Dis aussi « plus bas » : c’est mieux pour tes autres cartes.
hint-many = Ça te débarrasse de beaucoup de cartes à la fois.
hint-low = Les basses cartes seront dures à placer plus tard : entame avec elles tant que tu peux.
hint-least = C’est juste assez : tu gardes tes meilleures cartes.
hint-whole = Ça ne défait rien dont tu auras besoin.
hint-play = Rien d’autre ne te laisserait de meilleures cartes.
hint-buy-back = { $count ->
    [one] Revenir dans le pli vaut bien { $count } carte à piocher.
    [many] Revenir dans le pli vaut bien { $count } cartes à piocher.
   *[other] Revenir dans le pli vaut bien { $count } cartes à piocher.
}
hint-nothing = Rien dans ta main ne peut battre ça.
hint-nothing-safe = Seuls des jokers iraient ici, et maintenant ils pourraient te coûter plus que le pli.
hint-nothing-due = { $than ->
    [A] Une série est en cours : seul un as peut suivre, et tu ne peux pas en jouer.
    [J] Une série est en cours : seul un valet peut suivre, et tu ne peux pas en jouer.
    [Q] Une série est en cours : seule une dame peut suivre, et tu ne peux pas en jouer.
    [K] Une série est en cours : seul un roi peut suivre, et tu ne peux pas en jouer.
   *[other] Une série est en cours : seul un { $than } peut suivre, et tu ne peux pas en jouer.
}
hint-nothing-suits = Une série de couleurs est en cours, et rien dans ta main n’a les couleurs qui doivent suivre.
hint-stay-out = { $count ->
    [one] Revenir dans le pli ne vaut pas { $count } carte à piocher.
    [many] Revenir dans le pli ne vaut pas { $count } cartes à piocher.
   *[other] Revenir dans le pli ne vaut pas { $count } cartes à piocher.
}
hint-pass = Tu pourrais battre ça, mais seulement avec des cartes qui te serviront plus tard.
hint-decline = Entamer avec cette valeur déferait tes meilleures cartes.
hint-decline-none = Tu n’as aucune carte de cette valeur.
hint-exchange = Ce que tu donnes ne te manquera presque pas.
hint-swap = C’est ton score qui décide des cartes que tu cèdes.
