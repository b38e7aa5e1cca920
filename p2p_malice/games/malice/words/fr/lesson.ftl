### La leçon, coup par coup : ce qu’on explique, ce qu’on dit quand c’est fait (`-done`), et quand c’est autre chose (`-missed`).
### `{ $how }` dit où appuyer, `{ $pile }` nomme la pile où jouer.

lesson-part-building = { $number } sur { $most } : monter les piles
lesson-part-payoff = { $number } sur { $most } : la réserve
lesson-part-wild = { $number } sur { $most } : les passe-partout
lesson-part-discard = { $number } sur { $most } : la défausse
lesson-part-discarded = { $number } sur { $most } : rejouer ses défausses
lesson-part-king = { $number } sur { $most } : commencer par un roi
lesson-part-hand = { $number } sur { $most } : la main vide
lesson-part-full = { $number } sur { $most } : une pile pleine
lesson-part-winning = { $number } sur { $most } : gagner

lesson-build = Une partie est en cours. Tout le monde monte les 4 piles du centre, de l’as à la dame. Les couleurs ne comptent pas. Sur { $pile }, le 2 attend un 3, et tu en as un. { $how }
lesson-build-done = Bravo ! Maintenant, cette pile attend un 4.
error-lesson-build-missed = Ce serait possible, mais cherche un 3 dans ta main : il va sur le 2.

lesson-payoff = Tout se joue sur ta réserve : qui vide la sienne en premier gagne la partie. Tu n’en vois que la carte du dessus, un 4, et tu peux le jouer ! { $how }
lesson-payoff-done = Une carte de moins, et tu retournes un 7.
error-lesson-payoff-missed = Ta carte de réserve, le 4, va sur le 3. Il n’y a pas de meilleur coup.

lesson-wild = Ton 7 attend un 6, et tu n’en as pas. Mais les rois sont passe-partout : un roi prend la place de la carte qu’attend la pile. Pose le tien sur le 5 de { $pile } : il y vaut un 6. { $how }
lesson-wild-done = Le voilà, ton 6.
error-lesson-wild-missed = Pose le roi sur le 5 : il y vaut un 6, et la voie est libre pour ton 7.

lesson-wild-payoff = Maintenant, ton 7 va dessus.
lesson-wild-payoff-done = On ne peut pas mieux employer un roi.
error-lesson-wild-payoff-missed = Ton 7 va sur le roi, qui vaut un 6.

lesson-discard = Cette fois, aucune de tes cartes ne va au centre : impossible de continuer. Poser une carte de ta main sur une défausse finit ton tour, que tu puisses encore jouer ou non. Mets le 9 sur le 10 : tu pourras rejouer les deux plus tard. { $how }
lesson-discard-done = Ton tour est fini.
error-lesson-discard-missed = Mets le 9 sur le 10, dans tes défausses.

lesson-waiting = Ton adversaire joue.

lesson-discarded = À toi, avec 5 cartes en main. Ton adversaire a joué un 8 : un 9 y va. Les cartes du dessus de tes défausses peuvent se jouer aussi. { $how }
lesson-discarded-done = Et voilà le 10 du dessous libéré.
error-lesson-discarded-missed = Le 9 de ta défausse va sur le 8.

lesson-which-10 = Deux 10 peuvent se jouer maintenant : ta carte de réserve, et celui de ta défausse. Lequel joues-tu ?
lesson-which-10-done = C’est ça : la réserve d’abord.
error-lesson-which-10-missed = Réfléchis encore : quel 10 te rapproche de la victoire ?

lesson-king = Ta carte de réserve est un 2, et il n’y a pas d’as où la poser. Mais un roi peut aussi commencer une pile : sur une place vide, il vaut un as. { $how }
lesson-king-done = Aussi bien qu’un as.
error-lesson-king-missed = Pose ton roi sur une place vide : il y vaut un as, et ton 2 va dessus.

lesson-king-payoff = Et maintenant, ton 2.
lesson-king-payoff-done = Plus qu’une carte en réserve : un 8 !
error-lesson-king-payoff-missed = Ton 2 va sur le roi, qui vaut un as.

lesson-hand = Tes 4 cartes en main peuvent toutes se jouer, dans le bon ordre. Joue-les toutes : une fois ta main vide, tu pioches 5 nouvelles cartes et tu continues.
lesson-hand-3 = Encore 3 cartes.
lesson-hand-2 = Encore 2 cartes.
lesson-hand-1 = Et la dernière.
lesson-hand-1-done = Tu as pioché 5 nouvelles cartes, et c’est toujours à toi !
error-lesson-hand-missed = Cherche dans ta main une carte qui va au centre.

lesson-full = Le valet attend une dame, et tu viens d’en piocher une. Regarde ce que devient une pile pleine. { $how }
lesson-full-done = Elle s’en va ! Ses cartes seront piochées à nouveau, et une nouvelle pile peut commencer.
error-lesson-full-missed = Garde ça pour plus tard. D’abord la dame sur le valet.

lesson-way = Ta dernière carte de réserve est un 8. Trouve un chemin pour la jouer !
lesson-way-done = C’est ça. Et ensuite ?
error-lesson-way-missed = Cherche la pile qui montre un 5, et compte de là jusqu’à ton 8.

lesson-way-7 = Tu y es presque.
lesson-way-7-done = Et maintenant…
error-lesson-way-7-missed = Ton 8 attend un 7.

lesson-last = Joue ta dernière carte de réserve, et gagne !
lesson-last-done = C’est gagné ! La partie finit dès qu’une réserve est vide, peu importe ce qui reste en main.
error-lesson-last-missed = Ton 8 va sur le 7.

## The puzzle of a day: the number is that of the try.

lesson-puzzle-try = Casse-tête, essai { $number }
lesson-puzzle = Gagne à ce tour : joue ta dernière carte de réserve. Il n’y a qu’un chemin. Tu peux reprendre des coups ; si tu défausses, tu recommences.
lesson-puzzle-on = Gagne à ce tour : il n’y a qu’un chemin.
lesson-puzzle-stuck = Plus aucune carte ne peut se jouer. Reprends des coups, ou défausse pour recommencer.
lesson-puzzle-missed = Ce n’était pas ça. Les cartes sont comme au début.
lesson-puzzle-solved = C’est ça ! Il n’y avait pas d’autre chemin.
error-puzzle-take-back = D’ici, on ne peut plus gagner. Reprends ton dernier coup, puis redemande.
