arena-score = { $a } contra { $b }: { $score }% ± { $margin } do que havia para ganhar
arena-rounds = Distribuições, cada uma jogada de todos os lugares: { $rounds }
arena-seed = Distribuições desta vez: --seed { $seed }
arena-elo = Elo: { $elo } ({ $least } a { $most })
arena-stalls = Partidas que ninguém ganhou esvaziando a reserva: { $stalls }%
arena-time = Tempo de processador por decisão: { $a } ms contra { $b } ms
arena-sprt = { $decision ->
    [yes] O primeiro é mais forte, por 20 Elo.
    [no] O primeiro não é mais forte, por 20 Elo.
   *[open] Ainda está em aberto se o primeiro é mais forte, por 20 Elo.
}
error-program-not-started = Não dá para abrir este programa: { $command }
error-no-move-of-program = Pedimos um lance ao programa, e ele não escreveu nenhum.
