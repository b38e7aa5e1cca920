watched-call = Sekarang siapa saja boleh menyerukan salah main. Kalau tidak ada, meja yang memutuskan.
watched-exchange = { $name } menang dengan “lawan aku” dan menukar kartu dengan tumpukan ambil.
watched-beat = { $how ->
    [up] Kartu yang lebih tinggi atau joker mengalahkan itu.
    [ups] Kombinasi yang lebih tinggi dengan jumlah kartu sama, atau joker, mengalahkan itu.
    [alike_up] Kartu sejumlah itu dengan nilai lebih tinggi, atau joker, mengalahkan itu.
    [alike_down] Kartu sejumlah itu dengan nilai lebih rendah, atau joker, mengalahkan itu.
    [highest] Tidak ada nilai di atas 2. Hanya joker, atau 5 kartu atau lebih yang nilainya sama, yang mengalahkan itu.
    [jokers] Hanya kartu sejumlah itu dengan satu nilai yang lebih tinggi, atau lebih banyak kartu yang nilainya sama, yang mengalahkan itu.
    [down] Kartu yang lebih rendah atau joker mengalahkan itu.
    [downs] Kombinasi yang lebih rendah dengan jumlah kartu sama, atau joker, mengalahkan itu.
    [open] Kombinasi apa saja boleh menyusul, asal jumlah kartunya sesuai trik.
   *[any] Kombinasi apa saja boleh menyusul.
}
watched-ranks = { $way ->
    [up] Lebih tinggi, dari rendah ke tinggi: { $ranks }
   *[down] Lebih rendah, dari tinggi ke rendah: { $ranks }
}
watched-due = 3 langkah dengan jarak yang sama: itu urutan. Sampai trik selesai, hanya ini yang boleh menyusul: { $made }
watched-suits = 3 langkah dengan jenis yang sama: itu urutan. Sampai trik selesai, hanya jenis ini yang boleh menyusul: { $suits }
watched-turn = { $may ->
    [return] { $name } sudah lewat, tetapi boleh masuk lagi dengan mengalahkan itu.
   *[beat] { $name } boleh mengalahkan itu atau lewat.
}
watched-swap = Barter sebelum ronde · memilih: { $names }
watched-over = Ronde { $round } selesai. Pemenangnya { $name }.
watched-dared = { $names }: “lawan aku”. Yang mengatakannya dan memenangkan trik menukar kartu jelek; yang dikalahkan dilewati satu giliran.
watched-alike = Di antara nilai yang sama, kartu satu warna mengalahkan yang campuran, dan kartu satu jenis mengalahkan keduanya.
watched-fakes = ★ menghitung joker palsu: kartu tambahan yang boleh dimainkan, tapi tidak wajib untuk habis kartu.
watched-bounty = Hadiah: yang menghabiskan kartu hanya dengan kartu senilai itu mendapat satu joker palsu per kartu.
watched-out = Sudah habis kartu di ronde ini: { $names }
watched-even = Kartu di tangan: masing-masing { $count }
spite-goal = { $has ->
    [one_round] Spite, satu ronde: yang pertama menghabiskan kartunya menang.
   *[rounds] Spite, ronde { $round }: yang pertama menghabiskan kartunya memenangkan ronde dan 2 poin. Setelah ronde terakhir, skor tertinggi menang.
}
spite-fewest = Kartu paling sedikit: { $names } ({ $count })
spite-most = Poin terbanyak keseluruhan: { $names } ({ $score })
