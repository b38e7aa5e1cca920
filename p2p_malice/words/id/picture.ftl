### Gambar di layar penuh: label paling banyak 9 kolom.

picture-too-small =
    Meja perlu { $width } x { $height } huruf;
    terminal ini { $columns } x { $lines }.
picture-here = hadir
picture-left = sisa { $count }
picture-out = sisa 0
picture-draw =
    { $count } bisa
    diambil
picture-aside = sisih { $count }
picture-needs = perlu { $rank }
picture-covered = { $count ->
   *[other] { $count } kartu tertutup
}
picture-partner = rekan
picture-in-hand = tangan { $count }
picture-last = akhir
picture-full = penuh!
