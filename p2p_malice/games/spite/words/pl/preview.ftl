preview-same = { $cards ->
    [1] { $of ->
        [A] Pojedynczy as.
        [J] Pojedynczy walet.
        [Q] Pojedyncza dama.
        [K] Pojedynczy król.
       *[other] Pojedyncza { $of }.
    }
    [2] { $of ->
        [A] Para asów.
        [J] Para waletów.
        [Q] Para dam.
        [K] Para króli.
       *[other] Para { $of }.
    }
    [3] { $of ->
        [A] Trzy asy.
        [J] Trzy walety.
        [Q] Trzy damy.
        [K] Trzy króle.
       *[other] Trzy { $of }.
    }
   *[4] { $of ->
        [A] Cztery asy.
        [J] Cztery walety.
        [Q] Cztery damy.
        [K] Cztery króle.
       *[other] Cztery { $of }.
    }
} { $cards ->
    [1] { "" }
   *[2] { $alike ->
        [suited] W jednym kolorze.
        [coloured] W jednej barwie.
       *[mixed] { "" }
    }
}
preview-straight = { $of ->
    [A] Strit do asa.
    [J] Strit do waleta.
    [Q] Strit do damy.
    [K] Strit do króla.
   *[other] Strit do { $of }.
}
preview-full-house = { $of ->
    [A] Ful: trzy asy.
    [J] Ful: trzy walety.
    [Q] Ful: trzy damy.
    [K] Ful: trzy króle.
   *[other] Ful: trzy { $of }.
}
preview-flush = { $of ->
    [A] Kolor do asa.
    [J] Kolor do waleta.
    [Q] Kolor do damy.
    [K] Kolor do króla.
   *[other] Kolor do { $of }.
}
preview-quads = Kareta.
preview-straight-flush = Poker.
preview-joker = Joker.
preview-jokers = { $cards ->
    [one] Układ jokerowy z 1 karty.
    [few] Układ jokerowy z { $cards } kart.
   *[many] Układ jokerowy z { $cards } kart.
}
preview-down = { $cards ->
    [one] Zakryty fałszywy joker.
    [few] { $cards } zakryte fałszywe jokery.
   *[many] { $cards } zakrytych fałszywych jokerów.
}
preview-wild = Z 13 w środku stoi niżej niż naturalny.
preview-beats = Możesz to zagrać.
preview-leads = Możesz tym zacząć.
preview-loses = Możesz to zagrać, ale jako ostatnie karty oznacza to przegraną rundę.
