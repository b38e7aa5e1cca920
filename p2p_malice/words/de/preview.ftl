preview-about = Ein Kartenspiel unter Freunden, direkt von Gerät zu Gerät.
preview-picture = Ein Fächer Spielkarten auf grünem Filz

preview-nothing = Unter dieser Adresse ist nichts. Öffne deine Einladung noch einmal, oder bitte um eine neue.
