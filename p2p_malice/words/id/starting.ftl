### Halaman tamu tanpa undangan yang baik, dengan undangan kedua, di tab kedua, atau saat balasan diperlukan.

## Awal.

start-about = Permainan kartu bersama teman, langsung dari perangkat ke perangkat. Kalau kamu diundang, tempel undangannya di sini.
start-join = Ikut main
start-play-here = Tidak punya undangan? Main di sini, atau undang teman
start-alone = Sedang tidak ada teman yang bisa diajak main? Halaman ini hanya untuk ikut main di meja teman. Untuk melawan komputer atau mengundang teman, kamu perlu programnya: tanya orang yang mengirimmu ke sini.
start-paste-first = Tempel dulu undangannya.
start-repaired = { $count ->
    [0] { $others ->
        [yes] Ada lebih dari satu kode di teks itu. Kode terakhir yang dipakai.
       *[no] { "" }
    }
   *[other] { $count } huruf yang salah di kode itu sudah dibetulkan.
}
start-fault = Tidak bisa tersambung. { $fault }

## Tab lain, undangan lain.

tab-title = Kamu sedang main di tab lain
tab-about = Buka tab itu, atau pindahkan permainannya ke sini.
tab-about-page = Buka tab itu: halaman tuan rumah hanya bisa terhubung ke sana.
tab-here = Main di sini saja
switch-game = { $friends ->
    [none] Apakah tuan rumah mengirim undangan ini untuk permainan ini? Kalau bukan, abaikan: pembuatnya bisa mengambil kursimu.
   *[other] Apakah { $friends } mengirim undangan ini untuk permainan ini? Kalau bukan, abaikan: pembuatnya bisa mengambil kursimu.
}
switch-waiting = Kamu masih menunggu tuan rumah. Mau pakai undangan ini saja?
switch-ignore = Abaikan
error-not-your-table = Undangan ini untuk meja lain. Pembuatnya tidak tahu apa-apa tentangmu, dan kursimu masih aman. Minta undangan baru ke tuan rumah.
switch-not = Itu bukan undangan

## Balasan yang dibuka di sini.

reply-title = Ini balasan
reply-how = Salin, lalu tempel di permainan yang menunggunya.
reply-table = Kalau kamu mengundang dari browser ini, halamanmu sudah tertutup sejak itu. Buka mejamu, lalu undang lagi.
reply-to-table = Buka mejaku
reply-arrived = Balasannya sudah sampai
reply-arrived-how = Buka tab mejamu dan pilih “Pakai”. Tab ini boleh ditutup.
return-seat = Kursimu masih aman
return-by-code = { $friends ->
    [none] Halaman ini tidak bisa menemukan mejanya sendiri. Minta undangan baru ke tuan rumah, lalu buka di sini: permainan berlanjut dari tempat terakhir.
   *[other] Kamu sedang main dengan { $friends }. Halaman ini tidak bisa menemukan mejanya sendiri: minta undangan baru ke tuan rumah, lalu buka di sini.
}
reply-send = { $way ->
    [share] Bagikan…
   *[whatsapp] Kirim lewat WhatsApp
}
ask-host = Belum punya undangan?
ask-host-send = { $way ->
    [share] { $name ->
        [none] Minta ke tuan rumah
       *[other] Minta ke { $name }
    }
   *[whatsapp] { $name ->
        [none] Minta lewat WhatsApp
       *[other] Minta ke { $name } lewat WhatsApp
    }
}
guest-closed-title = Kamu sudah tidak di meja
guest-own-game = Mulai permainanmu sendiri
ask-host-message = Permainan kartu kita terputus. Tolong kirim undangan baru, ya. Kalau permainannya sudah kamu tutup, buka lagi dulu.
landing-back = { $friends ->
    [none] Kembali ke permainanmu
   *[other] Kembali ke permainanmu dengan { $friends }
}
landing-same = Kalau ini untuk permainanmu yang tadi, “{ landing-join }” membawamu kembali ke kursimu.
met = Kamu sudah pernah main dengan { $name }.
met-wins = Kamu sudah pernah main dengan { $name }. Jumlah menang: { $counts }
met-old = Terakhir kali kamu di meja ini: { $date }. Kalau mejanya sudah ditutup, undangan ini tidak berlaku lagi.
met-newer = Ke meja terbaru { $name }
met-message = Main kartu lagi, yuk? Tolong kirim undangan baru, ya.

## Kalau jalan langsung belum berhasil.

landing-courier = { $name ->
    [none] Kurir mengantar balasanmu yang tersegel ke tuan rumah.
   *[other] Kurir mengantar balasanmu yang tersegel ke { $name }.
} Pengelolanya melihat alamatmu di internet dan kapan kamu menghubunginya, tapi tidak melihat namamu, kartumu, atau isi antarannya.
call-one-more = { $name ->
    [none] Tuan rumah perlu balasanmu
   *[other] { $name } perlu balasanmu
}
call-step-open = { $how ->
    [link] { $name ->
        [none] Tuan rumah mengetuk tautan di dalamnya, atau menempelkannya di permainan yang menunggu.
       *[other] { $name } mengetuk tautan di dalamnya, atau menempelkannya di permainan yang menunggu.
    }
   *[paste] { $name ->
        [none] Tuan rumah menempelkannya di permainan yang menunggu.
       *[other] { $name } menempelkannya di permainan yang menunggu.
    }
}
call-step-back = Kembali ke sini, dan biarkan halaman ini terbuka. Mejanya terbuka sendiri.
call-send = { $way ->
    [share] { $name ->
        [none] Kirim ke tuan rumah
       *[other] Kirim ke { $name }
    }
   *[whatsapp] Kirim lewat WhatsApp
}
call-sent = { $name ->
    [none] Menunggu tuan rumah membuka balasanmu
   *[other] Menunggu { $name } membuka balasanmu
}
call-sent-how = Biarkan halaman ini terbuka: mejanya terbuka sendiri.
call-sent-long = { $name ->
    [none] Kok lama? Tanya tuan rumah apakah pesanmu sudah sampai. Kalau belum, minta undangan baru dan tempel di sini.
   *[other] Kok lama? Tanya { $name } apakah pesanmu sudah sampai. Kalau belum, minta undangan baru dan tempel di sini.
}
call-send-again = Kirim balasannya lagi
call-asleep = { $name ->
    [none] Mungkin perangkat tuan rumah dalam mode tidur
   *[other] Mungkin perangkat { $name } dalam mode tidur
}
call-asleep-how = Kamu sudah masuk daftar: mejanya terbuka begitu perangkat itu aktif lagi. Biarkan halaman ini terbuka. Kalau meja itu sudah selesai, minta undangan baru.
call-over = Meja ini mungkin sudah selesai
call-over-how = Minta undangan baru. Kalau perangkat di sana hanya dalam mode tidur, mejanya terbuka begitu aktif lagi: untuk itu biarkan halaman ini terbuka.
call-coming-back = Kembali ke meja…
call-coming-back-how = Kamu masuk lagi otomatis begitu tersambung. Kalau lama, minta undangan baru dan buka undangan itu.
call-paste-another = Tempel undangan lain
call-no-way = Tidak bisa tersambung dari browser ini
call-no-way-how = Browser ini tidak mengizinkan halaman ini tersambung ke perangkat lain. Izinkan WebRTC di setelannya, atau coba browser lain. Di iPhone, matikan Lockdown Mode untuk situs ini.
call-reply = { $name } menerima undanganmu. Salin seluruh pesan ini dan tempel di permainan yang menunggu.
call-reply-link = Atau ketuk tautan ini di perangkat yang menunggu: { $link }
