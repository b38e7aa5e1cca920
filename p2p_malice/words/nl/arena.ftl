### De arena: computerspelers tegen elkaar.

arena-score = { $a } tegen { $b }: { $score }% ± { $margin } van wat er te winnen viel
arena-rounds = Kaarten, elk vanaf elke plek gespeeld: { $rounds }
arena-seed = Delingen deze keer: --seed { $seed }
arena-elo = Elo: { $elo } ({ $least } tot { $most })
arena-stalls = Spellen die niemand won door uit te spelen: { $stalls }%
arena-time = Rekentijd per beslissing: { $a } ms tegen { $b } ms
arena-sprt = { $decision ->
    [yes] De eerste is 20 Elo sterker.
    [no] De eerste is geen 20 Elo sterker.
   *[open] Of de eerste 20 Elo sterker is, staat nog open.
}
error-program-not-started = Dit programma start niet: { $command }
error-no-move-of-program = Het programma werd om een zet gevraagd en schreef er geen.
