### Die Arena: Computer gegen Computer.

arena-score = { $a } gegen { $b }: { $score } % ± { $margin } von dem, was zu gewinnen war
arena-rounds = Spiele, jedes von jedem Platz aus gespielt: { $rounds }
arena-seed = Verteilungen dieses Mal: --seed { $seed }
arena-elo = Elo: { $elo } ({ $least } bis { $most })
arena-stalls = Spiele, die niemand durch Leerspielen gewann: { $stalls } %
arena-time = Rechenzeit je Entscheidung: { $a } ms gegen { $b } ms
arena-sprt = { $decision ->
    [yes] Das erste Programm ist um 20 Elo stärker.
    [no] Das erste Programm ist nicht um 20 Elo stärker.
   *[open] Ob das erste Programm um 20 Elo stärker ist, ist noch offen.
}
error-program-not-started = Dieses Programm lässt sich nicht starten: { $command }
error-no-move-of-program = Das Programm wurde nach einem Zug gefragt und schrieb keinen.
