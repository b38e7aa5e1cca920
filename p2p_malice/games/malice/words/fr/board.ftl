### Ce que la page dit du jeu.

landing-about = Les piles du centre montent, carte après carte. Vide ta réserve avant les autres, et tu gagnes.

## The board.

table-choose = Choisis une carte, puis où la jouer.
table-none-to-draw = La pioche est vide : joue depuis tes défausses.
table-payoff-fits = Ta carte de réserve va sur la pile { $pile }.
table-play-there = { $card } : joue-la sur la pile { $piles }.
table-play-or-discard = { $card } : joue-la sur la pile { $piles }, ou défausse-la.
table-discard-there = { $card } : défausse-la pour finir ton tour.
table-hinted = Conseil : { $card } sur { $pile }.
table-discards = Défausses
board-nearly = plus que { $count } !
board-next = ensuite
board-in-hand = { $count } en main
board-points = { $count ->
    [one] { $count } point
    [many] { $count } points
   *[other] { $count } points
}
board-aside = { $count } de côté
board-to-draw = { $count } à piocher
board-needs = { $count ->
    [0] { $rank ->
        [A] il faut un as
       *[other] il faut { $rank }
    }
    [many] puis { $rank }
   *[other] puis { $rank }
}
board-goal = vide-la et gagne
board-goal-both = vide les deux
board-partner = équipe
board-centre = Centre
board-hand = Main
board-your-hand = Ta main
moment-emptied = Main vidée !
moment-short = reste { $count }
