### Kode: menyerahkan punya sendiri, menempel punya teman.

talk-send-invitation = { $friend ->
    [0] Kirim ini ke temanmu:
   *[other] Kirim ini ke teman { $friend }:
}
code-for-all = { $count ->
    [1] Kirim ini ke temanmu: siapa yang pertama membukanya langsung duduk.
   *[other] Satu tautan untuk semua: { $count } orang pertama yang membukanya langsung duduk.
}
talk-send-reply = Kirim balasan ini ke tuan rumah:
lobby-about = Tuan rumah { $host } · { $plays }
talk-copied = Tersalin. Tempel di chat kalian.
code-kept = Pesannya juga ada di { $file }

## Baris demi baris.

plain-talk = w = buka di WhatsApp   qr = tampilkan kode QR   c = salin   quit = berhenti
plain-talk-new = new = buat undangan lain; yang di atas tidak akan berlaku lagi
plain-talk-friend = w { $friend } = buka di WhatsApp   qr { $friend } = tampilkan kode QR   c { $friend } = salin   new { $friend } = ganti
plain-talk-everybody = ask = tanya aku sebelum ada yang duduk   out 2 = teman 2 bukan teman: kosongkan kursinya, dan buat tautan baru
plain-talk-start = start = main tanpa pemain yang belum datang   quit = berhenti
plain-paste-invitation = Tempel undangannya, atau seluruh pesan yang memuatnya:
plain-nothing-to-paste = Tuan rumah belum menempelkan balasanmu. Ketik { -type-w }, { -type-qr }, { -type-c } atau { -type-quit }.
plain-which-friend = Teman yang mana? Ketik { $word } dan nomornya: { $numbers }.
plain-no-browser = Browser tidak bisa dibuka. Salin pesannya dengan { -type-c } dan tempel sendiri.
plain-choose = Pilihanmu (1-{ $count }):
plain-no-such-choice = “{ $answer }” tidak ada di pilihan. Ketik angka dari 1 sampai { $count }.
plain-suggestions = Biasanya: { $suggestions }
plain-choice = { $choice }. { $line }
plain-besides = Untuk mengatur permainan dulu, ketik { -type-change } dan namanya, misalnya { $word }.
plain-form = Tekan Enter untuk memakai isi dalam kurung, ketik - untuk mengosongkan, atau { -type-quit } untuk kembali.
plain-empty = tidak ada
plain-field = { $label } [{ $now }]:
plain-range = { $label }, { $least } sampai { $most }
plain-more = { $label }, misalnya jokers=1 deals=3 (? untuk daftarnya) [{ $now }]:
plain-no-such-field = Di sini tidak ada “{ $name }”. Ketik ? untuk daftarnya.
plain-no-such-number = Ketik angka dari { $least } sampai { $most }.
