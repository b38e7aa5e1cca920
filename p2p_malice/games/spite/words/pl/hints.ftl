hint-beats-up = { $size ->
    [1] { $than ->
        [A] To przebija asa.
        [J] To przebija waleta.
        [Q] To przebija damę.
        [K] To przebija króla.
       *[other] To przebija { $than }.
    }
    [2] { $than ->
        [A] Ta para przebija parę asów.
        [J] Ta para przebija parę waletów.
        [Q] Ta para przebija parę dam.
        [K] Ta para przebija parę króli.
       *[other] Ta para przebija parę { $than }.
    }
    [3] { $than ->
        [A] Ta trójka przebija trzy asy.
        [J] Ta trójka przebija trzy walety.
        [Q] Ta trójka przebija trzy damy.
        [K] Ta trójka przebija trzy króle.
       *[other] Ta trójka przebija trzy { $than }.
    }
   *[4] { $than ->
        [A] Ta czwórka przebija cztery asy.
        [J] Ta czwórka przebija cztery walety.
        [Q] Ta czwórka przebija cztery damy.
        [K] Ta czwórka przebija cztery króle.
       *[other] Ta czwórka przebija cztery { $than }.
    }
}
hint-beats-down = { $size ->
    [1] { $than ->
        [A] To jest niższe niż as, tak jak trzeba.
        [J] To jest niższe niż walet, tak jak trzeba.
        [Q] To jest niższe niż dama, tak jak trzeba.
        [K] To jest niższe niż król, tak jak trzeba.
       *[other] To jest niższe niż { $than }, tak jak trzeba.
    }
    [2] { $than ->
        [A] Ta para jest niższa niż para asów, tak jak trzeba.
        [J] Ta para jest niższa niż para waletów, tak jak trzeba.
        [Q] Ta para jest niższa niż para dam, tak jak trzeba.
        [K] Ta para jest niższa niż para króli, tak jak trzeba.
       *[other] Ta para jest niższa niż para { $than }, tak jak trzeba.
    }
    [3] { $than ->
        [A] Ta trójka jest niższa niż trzy asy, tak jak trzeba.
        [J] Ta trójka jest niższa niż trzy walety, tak jak trzeba.
        [Q] Ta trójka jest niższa niż trzy damy, tak jak trzeba.
        [K] Ta trójka jest niższa niż trzy króle, tak jak trzeba.
       *[other] Ta trójka jest niższa niż trzy { $than }, tak jak trzeba.
    }
   *[4] { $than ->
        [A] Ta czwórka jest niższa niż cztery asy, tak jak trzeba.
        [J] Ta czwórka jest niższa niż cztery walety, tak jak trzeba.
        [Q] Ta czwórka jest niższa niż cztery damy, tak jak trzeba.
        [K] Ta czwórka jest niższa niż cztery króle, tak jak trzeba.
       *[other] Ta czwórka jest niższa niż cztery { $than }, tak jak trzeba.
    }
}
hint-alike-up = Wartość ta sama, ale wszystko w jednej barwie lub kolorze, a to stoi wyżej.
hint-alike-down = Wartość ta sama, ale więcej barw lub kolorów, a to stoi niżej.
hint-wild-up = Wartość ta sama, ale mniej dzikich 13, a to stoi wyżej.
hint-wild-down = Wartość ta sama, ale więcej dzikich 13, a to stoi niżej.
hint-sevens = 7 można zagrać na 7, i wtedy kierunek się odwraca.
hint-poker-up = { $than ->
    [straight] To układ wyższy niż strit.
    [full_house] To układ wyższy niż ful.
    [flush] To układ wyższy niż kolor.
    [quads] To układ wyższy niż kareta.
   *[straight_flush] To układ wyższy niż poker.
}
hint-poker-down = { $than ->
    [straight] To układ niższy niż strit, tak jak trzeba.
    [full_house] To układ niższy niż ful, tak jak trzeba.
    [flush] To układ niższy niż kolor, tak jak trzeba.
    [quads] To układ niższy niż kareta, tak jak trzeba.
   *[straight_flush] To układ niższy niż poker, tak jak trzeba.
}
hint-same-poker-up = { $than ->
    [straight] To też strit, ale wyższy.
    [full_house] To też ful, ale wyższy.
    [flush] To też kolor, ale wyższy.
    [quads] To też kareta, ale wyższa.
   *[straight_flush] To też poker, ale wyższy.
}
hint-same-poker-down = { $than ->
    [straight] To też strit, ale niższy, tak jak trzeba.
    [full_house] To też ful, ale niższy, tak jak trzeba.
    [flush] To też kolor, ale niższy, tak jak trzeba.
    [quads] To też kareta, ale niższa, tak jak trzeba.
   *[straight_flush] To też poker, ale niższy, tak jak trzeba.
}
hint-consec = { $than ->
    [8] W serii pora na 8.
    [11] W serii pora na 11.
    [A] W serii pora na asa.
    [J] W serii pora na waleta.
    [Q] W serii pora na damę.
    [K] W serii pora na króla.
   *[other] W serii pora na { $than }.
}
hint-suits = Kolory są takie, jakich wymaga ta seria.
hint-joker-up = Układ jokerowy przebija wszystko oprócz wyższego układu jokerowego.
hint-joker-again = Jokera można zagrać na jokera.
hint-joker-down = Układ jokerowy można zagrać na wszystko.
hint-open = { $size ->
    [one] Po jokerach i zakrytych fałszywych jokerach pasuje dowolna karta.
    [few] Po jokerach i zakrytych fałszywych jokerach pasują dowolne { $size } karty, które tworzą układ.
   *[many] Po jokerach i zakrytych fałszywych jokerach pasuje dowolnych { $size } kart, które tworzą układ.
}
hint-down = Można na to zagrać zakryte fałszywe jokery.

hint-out = To twoje ostatnie karty, więc pozbywasz się wszystkich.
hint-out-bounty = To twoje ostatnie karty, więc pozbywasz się wszystkich, a ich wartość daje nagrodę.
hint-win = To pewnie wygra lewę, a wtedy zaczynasz następną.
hint-sure = Mało co to przebije, więc pewnie zaczniesz następną lewę.
hint-dare = To pewnie wygra, a po „no dawaj” wymienisz słabe karty.
hint-say-higher = Powiedz przy tym „wyżej”: tak będzie lepiej dla reszty kart.
hint-say-lower = Powiedz przy tym „niżej”: tak będzie lepiej dla reszty kart.
hint-many = Tak pozbędziesz się wielu kart naraz.
hint-low = Niskich kart trudno się później pozbyć, więc zaczynaj nimi, póki możesz.
hint-least = Akurat wystarczy, a lepsze karty zostają ci w ręce.
hint-whole = Nie psuje niczego, co będzie ci później potrzebne.
hint-play = Po żadnym innym zagraniu nie zostaną ci lepsze karty.
hint-buy-back = { $count ->
    [one] Warto dobrać 1 kartę, żeby wrócić do lewy.
    [few] Warto dobrać { $count } karty, żeby wrócić do lewy.
   *[many] Warto dobrać { $count } kart, żeby wrócić do lewy.
}
hint-nothing = Nie masz nic, co by to przebiło.
hint-nothing-safe = Pasują tu tylko jokery, a teraz mogłyby kosztować cię więcej niż lewę.
hint-nothing-due = { $than ->
    [8] Trwa seria: pasuje tylko 8, a jej nie zagrasz.
    [11] Trwa seria: pasuje tylko 11, a jej nie zagrasz.
    [A] Trwa seria: pasuje tylko as, a jego nie zagrasz.
    [J] Trwa seria: pasuje tylko walet, a jego nie zagrasz.
    [Q] Trwa seria: pasuje tylko dama, a jej nie zagrasz.
    [K] Trwa seria: pasuje tylko król, a jego nie zagrasz.
   *[other] Trwa seria: pasuje tylko { $than }, a jej nie zagrasz.
}
hint-nothing-suits = Trwa seria kolorów, a nie masz nic w tych kolorach, które pasują.
hint-stay-out = { $count ->
    [one] Nie warto dobierać 1 karty, żeby wrócić.
    [few] Nie warto dobierać { $count } kart, żeby wrócić.
   *[many] Nie warto dobierać { $count } kart, żeby wrócić.
}
hint-pass = Możesz to przebić, ale tylko kartami, które przydadzą się później.
hint-decline = Zaczynanie od tej wartości zepsułoby twoje lepsze karty.
hint-decline-none = Nie masz karty o tej wartości.
hint-exchange = Tego, co oddasz, nie będzie ci brakować.
hint-swap = To, które karty oddajesz, zależy od twojego wyniku.
