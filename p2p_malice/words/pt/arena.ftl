arena-score = { $a } contra { $b }: { $score }% ± { $margin } do que havia para ganhar
arena-rounds = Distribuições, cada uma jogada de todos os lugares: { $rounds }
arena-seed = Distribuições desta vez: --seed { $seed }
arena-elo = Elo: { $elo } ({ $least } a { $most })
arena-stalls = Partidas que ninguém ganhou esvaziando a reserva: { $stalls }%
arena-time = Tempo de processador por decisão: { $a } ms contra { $b } ms
arena-sprt = { $decision ->
    [yes] O primeiro é 20 Elo mais forte.
    [no] O primeiro não é 20 Elo mais forte.
   *[open] Ainda está em aberto se o primeiro é 20 Elo mais forte.
}
error-program-not-started = Não dá para abrir este programa: { $command }
error-no-move-of-program = Pedimos um lance ao programa, e ele não escreveu nenhum.
