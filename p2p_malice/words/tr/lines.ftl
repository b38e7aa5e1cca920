### Metin satırları olarak masa.

lines-time = Süre
lines-seconds = { $count } s
lines-match = Maç
lines-points = { $deal }. oyun   puan: { $points }

## Kartları oyuncunun istediği gibi birleştiren hamleler.

free-play = Oyna
free-count = Bunlardan { $least }–{ $most } tane seç: { $cards }
free-exactly = Bunlardan { $most } tane seç: { $cards }
free-words = Ekleyebileceklerin: { $words }
free-example = Arada boşlukla yaz: { $example }
