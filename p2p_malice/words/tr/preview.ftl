preview-about = Arkadaşlarla kart oyunu, doğrudan cihazdan cihaza.
preview-picture = Yeşil çuha üzerinde bir el iskambil kâğıdı
