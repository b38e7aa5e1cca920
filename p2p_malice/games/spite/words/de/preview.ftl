### Was gewählte Karten wären, bevor sie gespielt werden.

preview-same = { $cards ->
    [one] { $of ->
        [A] Ein einzelnes Ass.
        [J] Ein einzelner Bube.
        [Q] Eine einzelne Dame.
        [K] Ein einzelner König.
       *[other] Eine einzelne { $of }.
    }
    [2] { $of ->
        [A] Ein Paar Asse.
        [J] Ein Paar Buben.
        [Q] Ein Paar Damen.
        [K] Ein Paar Könige.
       *[other] Ein Paar { $of }en.
    }
    [3] { $of ->
        [A] Drei Asse.
        [J] Drei Buben.
        [Q] Drei Damen.
        [K] Drei Könige.
       *[other] Drei { $of }en.
    }
   *[other] { $of ->
        [A] Vier Asse.
        [J] Vier Buben.
        [Q] Vier Damen.
        [K] Vier Könige.
       *[other] Vier { $of }en.
    }
} { $cards ->
    [one] { "" }
   *[other] { $alike ->
        [suited] In einer Farbe.
        [coloured] Rein rot oder rein schwarz.
       *[mixed] { "" }
    }
}
preview-straight = { $of ->
    [A] Eine Straße bis zum Ass.
    [J] Eine Straße bis zum Buben.
    [Q] Eine Straße bis zur Dame.
    [K] Eine Straße bis zum König.
   *[other] Eine Straße bis zur { $of }.
}
preview-full-house = { $of ->
    [A] Ein Full House: drei Asse.
    [J] Ein Full House: drei Buben.
    [Q] Ein Full House: drei Damen.
    [K] Ein Full House: drei Könige.
   *[other] Ein Full House: drei { $of }en.
}
preview-flush = { $of ->
    [A] Ein Flush bis zum Ass.
    [J] Ein Flush bis zum Buben.
    [Q] Ein Flush bis zur Dame.
    [K] Ein Flush bis zum König.
   *[other] Ein Flush bis zur { $of }.
}
preview-quads = Ein Vierling.
preview-straight-flush = Ein Straight Flush.
preview-joker = Ein Joker.
preview-jokers = Eine Joker-Kombination aus { $cards } Karten.
preview-down = { $cards ->
    [one] Ein Scheinjoker, verdeckt.
   *[other] { $cards } Scheinjoker, verdeckt.
}
preview-wild = Mit 13en darin zählt sie weniger als eine echte.
preview-beats = Das kannst du spielen.
preview-leads = Das kannst du ausspielen.
preview-loses = Das kannst du spielen, aber als deine letzten Karten kostet es dich die Runde.
