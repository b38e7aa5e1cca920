### Apa yang salah dengan kode koneksi: `error-CODE`.

error-code = { $friend ->
    [none] Ada bagian kode ini yang tidak dikenal versi ini. Perbarui programmu, minta temanmu memperbarui juga, lalu mulai lagi dengan undangan baru.
   *[other] Ada bagian kode ini yang tidak dikenal versi ini. Perbarui programmu, minta { $friend } memperbarui juga, lalu mulai lagi dengan undangan baru.
}
error-newer-code = Kode ini dibuat oleh versi yang lebih baru daripada punyamu. Perbarui punyamu dengan cara yang sama seperti waktu memasangnya. Di browser, cukup muat ulang halamannya.
error-no-deal = Tidak ada susunan kartu di teks ini. Salin seluruh pesan dari temanmu, lalu tempel lagi.
error-deal-altered = Ada bagian tautan susunan kartu ini yang hilang atau salah. Minta temanmu mengirimnya lagi.
error-deal-unknown = Susunan kartu ini tidak bisa dimainkan di sini: permainan atau aturannya tidak dikenal versi ini.
error-deal-to-come = Susunan kartu itu untuk hari yang belum tiba. Coba lagi kalau di sini sudah hari itu.
error-puzzle-to-come = Teka-teki itu untuk hari yang belum tiba. Coba lagi kalau di sini sudah hari itu.
error-no-code = { $friend ->
    [none] Tidak ada kode di teks ini. Kode diawali { $prefix }. Salin seluruh pesan dari temanmu, lalu tempel lagi.
   *[other] Tidak ada kode di teks ini. Kode diawali { $prefix }. Salin seluruh pesan dari { $friend }, lalu tempel lagi.
}
error-code-cut-off = { $arrived ->
    [0] Kode ini terpotong: yang sampai hanya awalnya.
   *[other] Kode ini terpotong: yang sampai hanya { $arrived } dari { $whole } huruf.
} Salin lagi seluruh pesannya, lalu tempel. Di WhatsApp, tekan lama pesannya, lalu pilih Salin.
error-code-altered = { $friend ->
    [none] Ada bagian kode ini yang salah. Minta temanmu menyalin dan mengirimnya lagi.
   *[other] Ada bagian kode ini yang salah. Minta { $friend } menyalin dan mengirimnya lagi.
}
error-own-code = { $kind ->
    [invitation] { $friend ->
        [none] Ini undanganmu sendiri. Yang perlu ditempel adalah balasan dari temanmu.
       *[other] Ini undanganmu sendiri. Yang perlu ditempel adalah balasan dari { $friend }.
    }
   *[reply] { $friend ->
        [none] Ini balasanmu sendiri. Kirim ke temanmu, jangan ditempel di sini.
       *[other] Ini balasanmu sendiri. Kirim ke { $friend }, jangan ditempel di sini.
    }
}
error-wrong-kind = { $kind ->
    [reply] Ini balasan, bukan undangan. Tempel di permainan yang menunggunya.
   *[invitation] { $friend ->
        [none] Ini undangan, bukan balasan. Tempel balasan dari temanmu. Kalau mau menerima undangan ini, keluar dari permainan ini dan ikut dengan undangan itu.
       *[other] Ini undangan, bukan balasan. Tempel balasan dari { $friend }. Kalau mau menerima undangan ini, keluar dari permainan ini dan ikut dengan undangan itu.
    }
}
error-other-game = { $made ->
    [none] { $friend ->
        [none] Balasan ini untuk undangan lain. Kirim undangan terbaru ke temanmu, lalu tempel balasan untuk undangan itu.
       *[other] Balasan ini untuk undangan lain. Kirim undangan terbaru ke { $friend }, lalu tempel balasan untuk undangan itu.
    }
   *[other] { $open ->
        [same] { $friend ->
            [none] Balasan ini untuk undangan lain. Kirim undangan terbaru ke temanmu, lalu tempel balasan untuk undangan itu.
           *[other] Balasan ini untuk undangan lain. Kirim undangan terbaru ke { $friend }, lalu tempel balasan untuk undangan itu.
        }
       *[other] { $friend ->
            [none] Balasan ini untuk undangan yang kamu kirim pukul { $made }. Minta temanmu membalas undangan pukul { $open }.
           *[other] Balasan ini untuk undangan yang kamu kirim pukul { $made }. Minta { $friend } membalas undangan pukul { $open }.
        }
    }
}
error-invitation-void = { $friend ->
    [0] Balasan ini untuk undangan yang tidak berlaku lagi. Kirim undangan terbaru ke temanmu, lalu tempel balasan untuk undangan itu.
   *[other] Balasan ini menjawab undangan untuk teman { $friend } yang tidak berlaku lagi. Kirim undangan terbaru kepadanya, lalu tempel balasan untuk undangan itu.
}
error-old-link = Tiap tautan hanya berlaku sekali, dan hanya untuk undangan terbaru. Salin seluruh pesannya, lalu tempel di permainan.
