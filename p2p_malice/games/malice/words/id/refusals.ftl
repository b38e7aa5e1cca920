### Spite & Malice: mengapa sebuah langkah ditolak.

error-discards-on-own = Kamu hanya boleh membuang ke tumpukanmu sendiri.
error-plays-from-own = Kamu hanya boleh main dari tumpukanmu sendiri.
error-plays-from-team = Kamu hanya boleh main dari tumpukanmu sendiri dan tumpukan rekanmu.
error-not-in-hand = Kamu tidak memegang { $card }.
error-discard-pile-empty = { $whose ->
    [partner] Tidak ada kartu di { $pile } milik rekanmu.
   *[own] Tidak ada kartu di { $pile } milikmu.
}
error-payoff-pile-empty = { $whose ->
    [partner] Tumpukan target rekanmu sudah habis.
   *[own] Tumpukan targetmu sudah habis.
}
error-payoff-to-centre-only = Kartu target hanya boleh dimainkan ke tengah.
error-discard-to-centre-only = Kartu buangan hanya boleh dimainkan ke tengah.
error-does-not-fit = { $needs ->
    [A] { $card } tidak cocok di { $pile }, yang perlu as.
    [J] { $card } tidak cocok di { $pile }, yang perlu jack.
    [Q] { $card } tidak cocok di { $pile }, yang perlu queen.
    [K] { $card } tidak cocok di { $pile }, yang perlu king.
   *[other] { $card } tidak cocok di { $pile }, yang perlu { $needs }.
}
error-wild-may-not-begin = { $needs ->
    [A] Di sini kartu bebas tidak boleh jadi as, padahal itu yang diperlukan { $pile }.
   *[other] Di sini kartu bebas tidak boleh jadi { $needs }, padahal itu yang diperlukan { $pile }.
}
error-ace-first = Selama ada tumpukan tengah yang kosong, mainkan dulu as dari tanganmu sebelum membuang kartu.
