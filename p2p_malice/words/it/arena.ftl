### L'arena: giocatori del computer gli uni contro gli altri.

arena-score = { $a } contro { $b }: { $score }% ± { $margin } di quello che c'era da vincere
arena-rounds = Distribuzioni, ciascuna giocata da ogni posto: { $rounds }
arena-seed = Smazzate di questa volta: --seed { $seed }
arena-elo = Elo: { $elo } (da { $least } a { $most })
arena-stalls = Partite che nessuno ha vinto giocando fino in fondo: { $stalls }%
arena-time = Tempo di processore per decisione: { $a } ms contro { $b } ms
arena-sprt = { $decision ->
    [yes] Il primo è più forte di 20 Elo.
    [no] Il primo non è più forte di 20 Elo.
   *[open] Se il primo sia più forte di 20 Elo è ancora incerto.
}
error-program-not-started = Questo programma non si può avviare: { $command }
error-no-move-of-program = Al programma è stata chiesta una mossa, e non ne ha scritta nessuna.
