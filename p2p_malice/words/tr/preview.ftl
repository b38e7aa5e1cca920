preview-about = Arkadaşlarla kart oyunu, doğrudan cihazdan cihaza.
preview-picture = Yeşil çuha üzerinde bir el iskambil kâğıdı

preview-nothing = Bu adreste bir şey yok. Davetini yeniden aç ya da arkadaşından yenisini iste.
