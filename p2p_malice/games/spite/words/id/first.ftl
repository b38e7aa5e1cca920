### Yang dijelaskan saat pertama kali muncul di meja.

first-goal = Spite: yang pertama menghabiskan kartunya menang.
first-goal-rounds = Spite: yang pertama menghabiskan kartunya memenangkan ronde dan 2 poin. Setelah ronde terakhir, skor tertinggi menang.
first-misplay = Salah main: kartunya kembali. Pelakunya keluar dari trik ini, kehilangan semua joker palsunya, dan satu gilirannya dilewati.
first-exchange = { $number ->
    [1] Kamu menang setelah bilang “lawan aku”: singkirkan 1 kartu, dan ambil yang baru. Lalu kamu yang membuka.
   *[other] Kamu menang setelah bilang “lawan aku”: singkirkan 1 sampai { $number } kartu, dan ambil yang baru sebanyak itu. Lalu kamu yang membuka.
}
first-swap = Tiap ronde dimulai dengan barter, satu kartu untuk tiap poin. Pemain di atas 0 menyerahkan kartu rendah, pemain di bawah 0 kartu tinggi, lalu masing-masing mendapat kartu dari pihak seberang.
first-claim = Yang membuka pertama adalah yang paling dulu memainkan sesuatu dengan nilai yang diminta. Kalau tidak ada, nilai berikutnya yang diminta.
first-call = Apakah langkah itu melanggar aturan? Kamu punya beberapa detik untuk menyerukan “Salah main!”. Kalau benar, kamu bisa mendapat joker palsu; kalau keliru, kamulah yang salah main.
first-down = Ada joker palsu yang tertutup. Joker itu tidak mengalahkan apa-apa: apa pun boleh menyusul, asal jumlah kartunya sesuai trik.
first-barrier = Ada 5 joker palsu atau lebih yang tertutup. Itu mengalahkan semuanya, dan hanya joker palsu tertutup yang lebih banyak yang boleh menyusul.
first-unbeatable = Hanya jenis ini yang boleh menyusul, dan arahnya naik, jadi 2 tidak terkalahkan. Siapa pun yang memainkan 2 sekarang harus bilang “tak terkalahkan”.
first-consec = 3 langkah dengan jarak yang sama: itu urutan. Sampai trik selesai, hanya nilai berikutnya yang boleh menyusul, tanpa 13 dan tanpa joker.
first-suits = 3 langkah dengan jenis yang sama: itu urutan. Sampai trik selesai, hanya jenis itu yang boleh menyusul, tanpa 13 dan tanpa joker.
first-joker-played = Joker mengalahkan apa saja, berapa pun jumlahnya. Hanya joker lain yang boleh menyusul, atau 5 kartu atau lebih yang nilainya sama.
first-poker = Kombinasi berisi 5 kartu adalah kombinasi poker. Dari rendah ke tinggi: straight, full house, flush, four of a kind, straight flush.
first-lower = Arahnya turun: tiap kombinasi harus lebih rendah dari yang terakhir. Angka 7 boleh membaliknya, dan angka 3 selalu membaliknya.
first-dared = Ada yang bilang “lawan aku”. Kalau memenangkan trik ini, pemain itu menukar kartunya yang jelek. Kalau dikalahkan, satu gilirannya dilewati.
first-buy = { $number ->
   *[other] Sesudah lewat pun masih bisa masuk lagi: kalahkan yang ada di meja, lalu ambil { $number } kartu. Harganya naik untuk semua pemain: 1, 1, 2, 3, 5, 8.
}
first-limit = { $number ->
   *[other] Ada { $number } kartu di tanganmu. Kalau sampai 20, kamu kalah di ronde ini, jadi hati-hati menebus.
}
first-fake = Joker palsumu (★) adalah kartu tambahan: tidak wajib dimainkan untuk habis kartu. Kalau terbuka, nilainya seperti gambarnya. Kalau tertutup, hampir selalu boleh dimainkan, tapi siapa pun boleh menyusul.
first-cam = Bersama langkahmu, kamu boleh bilang “lawan aku”. Kalau memenangkan trik ini, kamu menukar kartu yang jelek; kalau tidak, satu giliranmu dilewati.
first-joker = Jokermu mengalahkan apa saja, berapa pun jumlahnya. Pakai pada waktunya: kalau termasuk 2 langkah terakhirmu, kamu kalah di ronde itu.
first-thirteen = Angka 13 adalah kartu bebas kalau bersama kartu lain: dengan king, jadi sepasang king. Kalau sendirian, nilainya di antara 12 dan jack.
first-bounty = Ada hadiah di meja. Kalau semua kartu terakhirmu senilai dengannya, tiap kartu memberimu satu joker palsu.
first-countdown = Kalau ada yang lama, “Mulai hitung mundur” memberinya beberapa detik; setelah itu giliran berpindah ke pemain berikutnya.
