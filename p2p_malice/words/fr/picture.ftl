### L’image du plein écran : un mot a 9 colonnes.

picture-too-small =
    Il faut à la table { $width } x { $height } caractères ;
    ce terminal en a { $columns } x { $lines }.
picture-here = à table
picture-left = reste { $count }
picture-out = reste 0
picture-draw =
    { $count } à
    piocher
picture-aside = { $count } à part
picture-needs = faut { $rank }
picture-covered = { $count ->
    [one] { $count } carte, face cachée
    [many] { $count } cartes, face cachée
   *[other] { $count } cartes, face cachée
}
picture-partner = équipe
picture-in-hand = { $count } en main
picture-last = dernière
picture-full = pleine !
