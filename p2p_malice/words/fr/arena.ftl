### L’arène : des joueurs ordinateurs les uns contre les autres.

arena-score = { $a } contre { $b } : { $score } % ± { $margin } de ce qu’il y avait à gagner
arena-rounds = Donnes, jouées chacune de toutes les places : { $rounds }
arena-seed = Donnes de cette fois : --seed { $seed }
arena-elo = Elo : { $elo } (de { $least } à { $most })
arena-stalls = Parties que personne n’a gagnées en vidant la réserve : { $stalls } %
arena-time = Temps de calcul par décision : { $a } ms contre { $b } ms
arena-sprt = { $decision ->
    [yes] Le premier est plus fort de 20 Elo.
    [no] Le premier n’est pas plus fort de 20 Elo.
   *[open] On ne sait pas encore si le premier est plus fort de 20 Elo.
}
error-program-not-started = Ce programme ne démarre pas : { $command }
error-no-move-of-program = Le programme devait jouer un coup et n’en a écrit aucun.
