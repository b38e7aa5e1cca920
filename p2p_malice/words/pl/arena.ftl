arena-score = { $a } przeciw { $b }: { $score }% ± { $margin } tego, co było do wygrania
arena-rounds = Rozdania, każde grane z każdego miejsca: { $rounds }
arena-seed = Rozdania tym razem: --seed { $seed }
arena-elo = Elo: { $elo } (od { $least } do { $most })
arena-stalls = Gry, których nikt nie wygrał, opróżniając zapas: { $stalls }%
arena-time = Czas procesora na decyzję: { $a } ms wobec { $b } ms
arena-sprt = { $decision ->
    [yes] Pierwszy jest mocniejszy o 20 Elo.
    [no] Pierwszy nie jest mocniejszy o 20 Elo.
   *[open] Czy pierwszy jest mocniejszy o 20 Elo, jeszcze nie wiadomo.
}
error-program-not-started = Tego programu nie da się uruchomić: { $command }
error-no-move-of-program = Program zapytany o ruch nie podał żadnego.
