### Gambar di layar penuh: label paling banyak 9 kolom.

picture-too-small =
    Meja perlu { $width } x { $height } huruf;
    terminal ini { $columns } x { $lines }.
picture-here = datang
picture-left = sisa { $count }
picture-out = sisa 0
picture-draw =
    sisa
    { $count }
picture-aside = { $count } sisih
picture-needs = ke { $rank }
picture-covered = { $count ->
   *[other] { $count } kartu tertutup
}
picture-partner = rekan
picture-in-hand = { $count } di tangan
picture-last = akhir
picture-full = penuh!
