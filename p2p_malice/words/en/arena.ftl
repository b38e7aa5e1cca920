### The arena: computer players against each other.

arena-score = { $a } against { $b }: { $score }% ± { $margin } of what there was to win
arena-rounds = Deals, each played from every seat: { $rounds }
arena-seed = Deals of this time: --seed { $seed }
arena-elo = Elo: { $elo } ({ $least } to { $most })
arena-stalls = Games that stalled before anyone was out: { $stalls }%
arena-time = Processor time for a decision: { $a } ms against { $b } ms
arena-sprt = { $decision ->
    [yes] The first one is stronger by 20 Elo.
    [no] The first one isn't stronger by 20 Elo.
   *[open] Whether the first one is stronger by 20 Elo is still open.
}
error-program-not-started = This program can't be started: { $command }
error-no-move-of-program = The program was asked for a move and wrote none.
