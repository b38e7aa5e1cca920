### Das Bild des ganzen Bildschirms: Eine Beschriftung hat 9 Spalten.

picture-too-small =
    Der Tisch braucht { $width } x { $height } Zeichen;
    dieses Terminal hat { $columns } x { $lines }.
picture-here = ist da
picture-left = noch { $count }
picture-out = noch 0
picture-draw =
    { $count } zu
    ziehen
picture-aside = { $count } weg
picture-needs = { $rank } fehlt
picture-covered = { $count ->
    [one] 1 Karte, verdeckt
   *[other] { $count } Karten, verdeckt
}
picture-partner = im Paar
picture-in-hand = Hand: { $count }
picture-last = zuletzt
picture-full = voll!
