preview-about = Permainan kartu bersama teman, langsung dari perangkat ke perangkat.
preview-picture = Kartu-kartu di tangan di atas meja hijau

preview-nothing = Tidak ada apa-apa di alamat ini. Buka lagi undanganmu, atau minta yang baru kepada temanmu.
