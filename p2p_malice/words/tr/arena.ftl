### Arena: birbirine karşı bilgisayar oyuncuları.

arena-score = { $a } - { $b }: kazanılabilecek olanın %{ $score } ± { $margin } kadarı
arena-rounds = Her yerden birer kez oynanan eller: { $rounds }
arena-seed = Bu seferki dağıtımlar: --seed { $seed }
arena-elo = Elo: { $elo } ({ $least } – { $most })
arena-stalls = Kimsenin bitirerek kazanmadığı oyunlar: %{ $stalls }
arena-time = Karar başına işlemci süresi: { $a } ms, ötekinde { $b } ms
arena-sprt = { $decision ->
    [yes] İlki 20 Elo daha güçlü.
    [no] İlki 20 Elo daha güçlü değil.
   *[open] İlkinin 20 Elo daha güçlü olup olmadığı henüz belli değil.
}
error-program-not-started = Bu program başlatılamıyor: { $command }
error-no-move-of-program = Programdan hamle istendi, hiçbir şey yazmadı.
