### La arena: las máquinas, unas contra otras.

arena-score = { $a } contra { $b }: { $score } % ± { $margin } de lo que se podía ganar
arena-rounds = Repartos, cada uno jugado desde todos los asientos: { $rounds }
arena-seed = Repartos de esta vez: --seed { $seed }
arena-elo = Elo: { $elo } (de { $least } a { $most })
arena-stalls = Partidas que nadie ganó vaciando su reserva: { $stalls } %
arena-time = Tiempo de procesador por decisión: { $a } ms contra { $b } ms
arena-sprt = { $decision ->
    [yes] La primera es más fuerte por 20 Elo.
    [no] La primera no es más fuerte por 20 Elo.
   *[open] Aún no se sabe si la primera es más fuerte por 20 Elo.
}
error-program-not-started = Este programa no se puede iniciar: { $command }
error-no-move-of-program = Se le pidió una jugada al programa, y no escribió ninguna.
