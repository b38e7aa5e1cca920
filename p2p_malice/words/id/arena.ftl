### Arena: pemain komputer melawan satu sama lain.

arena-score = { $a } lawan { $b }: { $score }% ± { $margin } dari yang bisa dimenangkan
arena-rounds = Susunan kartu, masing-masing dimainkan dari tiap kursi: { $rounds }
arena-seed = Pembagian kali ini: --seed { $seed }
arena-elo = Elo: { $elo } ({ $least } sampai { $most })
arena-stalls = Permainan yang tidak dimenangkan dengan menghabiskan kartu: { $stalls }%
arena-time = Waktu prosesor tiap keputusan: { $a } ms lawan { $b } ms
arena-sprt = { $decision ->
    [yes] Yang pertama lebih kuat 20 Elo.
    [no] Yang pertama tidak lebih kuat 20 Elo.
   *[open] Apakah yang pertama lebih kuat 20 Elo masih belum pasti.
}
error-program-not-started = Program ini tidak bisa dijalankan: { $command }
error-no-move-of-program = Program itu diminta melangkah dan tidak menulis apa-apa.
