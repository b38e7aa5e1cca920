### Yang dikatakan putar ulang tentang langkah yang kalah baik dari langkah lain.

moment-did-payoff = Kamu memainkan kartu targetmu ke { $onto }.
moment-did-play = Kamu memainkan { $own } ke { $onto }.
moment-did-discard = Kamu membuang { $own } ke { $onto }.

moment-win = Lebih baik: { $card } ke { $pile }, karena kamu jadi bisa menang.
moment-payoff = Lebih baik: kartu targetmu ke { $pile }, karena tiap kartu target mendekatkanmu ke kemenangan.
moment-lead = { $count ->
    [1] Lebih baik: { $card } ke { $pile }, karena membuka jalan untuk kartu targetmu, { $payoff }.
   *[other] Lebih baik: { $card } ke { $pile }, yang pertama dari { $count } kartu menuju kartu targetmu, { $payoff }.
}
moment-empty = Lebih baik: { $card } ke { $pile }, karena semua kartu di tanganmu bisa habis dan kamu dapat yang baru.
moment-block = { $other ->
    [none] Lebih baik: { $card } ke { $pile }, karena tempat itu diperlukan { $rival } milik pemain lain.
   *[other] Lebih baik: { $card } ke { $pile }, karena tempat itu diperlukan { $rival } milik { $other }.
}
moment-nearer = Lebih baik: { $card } ke { $pile }, karena kartu targetmu, { $payoff }, jadi lebih dekat.
moment-clear = Lebih baik: { $card } ke { $pile }, karena tumpukan buanganmu jadi lebih lega.
moment-free = Lebih baik: { $card } ke { $pile }, karena cocok dan tidak membantu pemain lain.
moment-instead = { $other ->
    [none] Lebih baik: { $card } ke { $pile }, karena langkahmu membuka jalan untuk { $rival } milik pemain lain.
   *[other] Lebih baik: { $card } ke { $pile }, karena langkahmu membuka jalan untuk { $rival } milik { $other }.
}
moment-hold = { $other ->
    [none] Lebih baik: buang { $card } ke { $pile }, karena langkahmu membuka jalan untuk { $rival } milik pemain lain.
   *[other] Lebih baik: buang { $card } ke { $pile }, karena langkahmu membuka jalan untuk { $rival } milik { $other }.
}
moment-wait = Lebih baik: buang { $card } ke { $pile }, karena kartu yang kamu pilih tadi layak disimpan.
moment-keep-wild = Lebih baik: buang { $card } ke { $pile }, karena kartu bebas lebih berharga di tanganmu.
moment-keep = Lebih baik: buang { $card } ke { $pile }, supaya tetap dekat ke kartu targetmu, { $payoff }.
moment-discard = Lebih baik: buang { $card } ke { $pile }.
moment-discard-match = Lebih baik: buang { $card } ke { $pile }, karena serasi dengan kartu di situ.
moment-other = Lebih baik: { $card } ke { $pile }.
moment-wild = Kartu bebasmu sebenarnya bisa disimpan.
