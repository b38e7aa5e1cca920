preview-about = Permainan kartu bersama teman, langsung dari perangkat ke perangkat.
preview-picture = Kartu-kartu di tangan di atas meja hijau
