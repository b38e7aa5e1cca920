### Tam ekranın resmi: bir etiket 9 sütundur.

picture-too-small =
    Masaya { $width } x { $height } karakter gerek;
    bu terminal { $columns } x { $lines }.
picture-here = burada
picture-left = { $count } kaldı
picture-out = 0 kaldı
picture-draw =
    destede
    { $count }
picture-aside = { $count } yanda
picture-needs = { $rank } gerek
picture-covered = { $count } kart, kapalı
picture-partner = eş
picture-in-hand = elde { $count }
picture-last = son
picture-full = doldu!
