preview-about = Ein Kartenspiel unter Freunden, direkt von Gerät zu Gerät.
preview-picture = Ein Fächer Spielkarten auf grünem Filz
