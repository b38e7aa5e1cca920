### Games by message: a turn at a time, each sent in any chat.

## Handing over a turn, and pasting the next.

turn-send = { $state ->
    [over] Permainannya selesai. Kirim ini, supaya yang lain melihat akhirnya:
    [sent] { $name ->
        [none] Kamu sudah main. Sekarang giliran temanmu.
       *[other] Kamu sudah main. Sekarang giliran { $name }.
    }
    [theirs] { $name ->
        [none] Giliran temanmu. Kalau pesannya belum sampai, kirim lagi:
       *[other] Giliran { $name }. Kalau pesannya belum sampai, kirim lagi:
    }
   *[ready] { $name ->
        [none] Giliranmu siap. Kirim ke temanmu:
       *[other] Giliranmu siap. Kirim ke { $name }:
    }
}
turn-share = { $way ->
    [share] { $name ->
        [none] Kirim
       *[other] Kirim ke { $name }
    }
   *[whatsapp] Kirim lewat WhatsApp
}
turn-back = Tarik kartu terakhirku
turn-answer = Kalau balasannya datang, ketuk tautan di dalamnya.
turn-paste = Atau tempel balasannya
turn-done = Selesai
plain-talk-back = back = tarik kartu terakhirmu: belum ada yang melihatnya
screen-key-back = F7 tarik
screen-help-back = F7   Ctrl+B   back    tarik kartu terakhirmu
plain-paste-turn = Kalau sudah ada balasan, tempel di sini; atau ketik { -type-quit }, lalu kembali nanti dengan { -command } resume.
screen-paste-turn = Kalau sudah ada balasan, tempel di sini, atau kembali nanti:

## What comes of a message.

news-said-here = Yang kamu katakan di sini tidak terkirim: dalam permainan lewat pesan, katakan di obrolannya langsung.
news-older-turn = { $is_over ->
    [yes] Permainan itu sudah selesai. Kamu bisa menemukannya di antara permainanmu.
   *[no] Itu giliran yang lebih lama dari permainan ini. Sekarang keadaannya begini.
}
ask-which-seat = { $name ->
    [none] Seseorang bermain { $game } denganmu lewat pesan. Kamu siapa?
   *[other] { $name } bermain { $game } denganmu lewat pesan. Kamu siapa?
}
ask-which-seat-me = { $played ->
    [yes] { $name ->
        [none] Aku pemain { $number }, di perangkat lain
       *[other] Aku { $name }, di perangkat lain
    }
   *[no] { $name ->
        [none] Itu aku: pemain { $number }
       *[other] Aku { $name }
    }
}
ask-which-seat-none = Bukan mereka
ask-turn-differs = Pesan ini berlanjut berbeda dari permainan yang kamu punya di sini. Di sana { $name } memainkan { $there }; di sini { $here }.
ask-turn-differs-here = Tetap pada permainan yang ada di sini
ask-turn-differs-there = Lanjut dari pesan itu, dan simpan juga permainan yang satunya
saved-by-message = { $sent ->
    [no] Belum dikirim: { $name } menunggu giliranmu
   *[yes] { $name ->
        [none] Giliranmu, lewat pesan
       *[other] Giliran { $name }, lewat pesan
    }
}
saved-by-message-over = Sudah selesai: kirim pesan terakhir, supaya semua melihatnya

## What is wrong with one.

error-no-game-code = Tidak ada giliran permainan di teks ini. Salin seluruh pesannya, lalu tempel lagi.
error-game-cut-off = Giliran ini terpotong. Salin lagi seluruh pesannya, lalu tempel. Di WhatsApp, tekan lama pesannya, lalu pilih Salin.
error-game-altered = Ada bagian giliran ini yang salah. Minta agar dikirim lagi.
error-game-unknown = Permainan ini tidak bisa dimainkan di sini: aturan atau pemainnya tidak dikenal versi ini.
error-game-of-other-rules = Permainan ini dimulai dengan versi lain dari program ini. Lanjutkan di sana.
error-game-goes-on = Permainan ini belum selesai: setelah selesai, bisa ditonton lagi.
error-not-by-message = Permainan ini tidak bisa dimainkan lewat pesan: para pemainnya bertindak bersamaan.
error-seats-by-message = Lewat pesan, hanya kamu yang bermain di perangkat ini. Kursi lainnya message, message=NAMA, atau bot.

## A finished game for others, in the first person of whoever sends it.

shared-game =
    { $whose ->
        [mine] Permainan { $game }-ku · { $how }. Ketuk untuk melihatnya:
       *[ours] Permainan { $game } kami. Ketuk untuk melihatnya:
    }

    { $link }
news-game-to-show = { $share }
news-trophies-near = { $names }
error-not-shareable = Permainan itu tidak bisa dibagikan: hanya permainan Spite & Malice yang dimainkan di meja pada perangkat ini.
