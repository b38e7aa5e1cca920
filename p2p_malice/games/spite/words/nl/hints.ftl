### Waarom een hint een zet aanraadt: wat de regels ervan zeggen, en waar het goed voor is.

hint-beats-up = { $size ->
    [one] { $than ->
        [A] Dat is hoger dan de aas.
        [J] Dat is hoger dan de boer.
        [Q] Dat is hoger dan de vrouw.
        [K] Dat is hoger dan de koning.
       *[other] Dat is hoger dan de { $than }.
    }
    [2] { $than ->
        [A] Dat paar is hoger dan het paar azen.
        [J] Dat paar is hoger dan het paar boeren.
        [Q] Dat paar is hoger dan het paar vrouwen.
        [K] Dat paar is hoger dan het paar koningen.
       *[other] Dat paar is hoger dan het paar { $than }'s.
    }
    [3] { $than ->
        [A] Die drie zijn hoger dan de drie azen.
        [J] Die drie zijn hoger dan de drie boeren.
        [Q] Die drie zijn hoger dan de drie vrouwen.
        [K] Die drie zijn hoger dan de drie koningen.
       *[other] Die drie zijn hoger dan de drie { $than }'s.
    }
   *[other] { $than ->
        [A] Die vier zijn hoger dan de vier azen.
        [J] Die vier zijn hoger dan de vier boeren.
        [Q] Die vier zijn hoger dan de vier vrouwen.
        [K] Die vier zijn hoger dan de vier koningen.
       *[other] Die vier zijn hoger dan de vier { $than }'s.
    }
}
hint-beats-down = { $size ->
    [one] { $than ->
        [A] Dat is lager dan de aas, zoals het moet.
        [J] Dat is lager dan de boer, zoals het moet.
        [Q] Dat is lager dan de vrouw, zoals het moet.
        [K] Dat is lager dan de koning, zoals het moet.
       *[other] Dat is lager dan de { $than }, zoals het moet.
    }
    [2] { $than ->
        [A] Dat paar is lager dan het paar azen, zoals het moet.
        [J] Dat paar is lager dan het paar boeren, zoals het moet.
        [Q] Dat paar is lager dan het paar vrouwen, zoals het moet.
        [K] Dat paar is lager dan het paar koningen, zoals het moet.
       *[other] Dat paar is lager dan het paar { $than }'s, zoals het moet.
    }
    [3] { $than ->
        [A] Die drie zijn lager dan de drie azen, zoals het moet.
        [J] Die drie zijn lager dan de drie boeren, zoals het moet.
        [Q] Die drie zijn lager dan de drie vrouwen, zoals het moet.
        [K] Die drie zijn lager dan de drie koningen, zoals het moet.
       *[other] Die drie zijn lager dan de drie { $than }'s, zoals het moet.
    }
   *[other] { $than ->
        [A] Die vier zijn lager dan de vier azen, zoals het moet.
        [J] Die vier zijn lager dan de vier boeren, zoals het moet.
        [Q] Die vier zijn lager dan de vier vrouwen, zoals het moet.
        [K] Die vier zijn lager dan de vier koningen, zoals het moet.
       *[other] Die vier zijn lager dan de vier { $than }'s, zoals het moet.
    }
}
hint-alike-up = Het is dezelfde waarde, maar alles rood of zwart, of van één kleur, en dat is hoger.
hint-alike-down = Het is dezelfde waarde, maar met meer kleuren door elkaar, en dat is lager.
hint-wild-up = Het is dezelfde waarde, maar met minder wilde 13's, en dat is hoger.
hint-wild-down = Het is dezelfde waarde, maar met meer wilde 13's, en dat is lager.
hint-sevens = 7's mogen op 7's, en ze keren de richting om.
hint-poker-up = { $than ->
    [straight] Dat is hoger dan een straat.
    [full_house] Dat is hoger dan een full house.
    [flush] Dat is hoger dan een flush.
    [quads] Dat is hoger dan een carré.
   *[straight_flush] Dat is hoger dan een straight flush.
}
hint-poker-down = { $than ->
    [straight] Dat is lager dan een straat, zoals het moet.
    [full_house] Dat is lager dan een full house, zoals het moet.
    [flush] Dat is lager dan een flush, zoals het moet.
    [quads] Dat is lager dan een carré, zoals het moet.
   *[straight_flush] Dat is lager dan een straight flush, zoals het moet.
}
hint-same-poker-up = { $than ->
    [straight] Het is ook een straat, maar een hogere.
    [full_house] Het is ook een full house, maar een hogere.
    [flush] Het is ook een flush, maar een hogere.
    [quads] Het is ook een carré, maar een hogere.
   *[straight_flush] Het is ook een straight flush, maar een hogere.
}
hint-same-poker-down = { $than ->
    [straight] Het is ook een straat, maar een lagere, zoals het moet.
    [full_house] Het is ook een full house, maar een lagere, zoals het moet.
    [flush] Het is ook een flush, maar een lagere, zoals het moet.
    [quads] Het is ook een carré, maar een lagere, zoals het moet.
   *[straight_flush] Het is ook een straight flush, maar een lagere, zoals het moet.
}
hint-consec = { $than ->
    [8] In de serie moet nu een 8 volgen.
    [11] In de serie moet nu een 11 volgen.
    [A] In de serie moet nu een aas volgen.
    [J] In de serie moet nu een boer volgen.
    [Q] In de serie moet nu een vrouw volgen.
    [K] In de serie moet nu een koning volgen.
   *[other] In de serie moet nu een { $than } volgen.
}
hint-suits = Het heeft de kleuren die in deze serie horen.
hint-joker-up = Een jokercombinatie verslaat alles, behalve een hogere.
hint-joker-again = Een joker mag op een joker.
hint-joker-down = Een jokercombinatie mag overal op.
hint-open = { $size ->
    [one] Na jokers of gesloten nepjokers mag elke kaart volgen.
   *[other] Na jokers of gesloten nepjokers mag elke combinatie van { $size } kaarten volgen.
}
hint-down = Hier mogen gesloten nepjokers op.

hint-out = Dat zijn je laatste kaarten, dus je bent uit.
hint-out-bounty = Dat zijn je laatste kaarten, dus je bent uit, en hun waarde levert de premie op.
hint-win = Daarmee win je de slag waarschijnlijk, en dan kom jij uit.
hint-sure = Bijna niets kan dat verslaan, dus waarschijnlijk kom jij daarna uit.
hint-dare = Daarmee win je waarschijnlijk, en na “kom maar op” wissel je slechte kaarten.
hint-say-higher = Zeg er “hoger” bij: dat is beter voor je andere kaarten.
hint-say-lower = Zeg er “lager” bij: dat is beter voor je andere kaarten.
hint-many = Zo raak je veel kaarten tegelijk kwijt.
hint-low = Lage kaarten raak je later moeilijk kwijt, dus kom ermee uit zolang het kan.
hint-least = Het is net genoeg, dus je houdt je betere kaarten.
hint-whole = Het breekt niets op wat je later nodig hebt.
hint-play = Met geen enkele andere zet houd je betere kaarten over.
hint-buy-back = { $count ->
    [one] Het loont om 1 kaart te trekken en terug te komen.
   *[other] Het loont om { $count } kaarten te trekken en terug te komen.
}
hint-nothing = Niets in je hand verslaat dat.
hint-nothing-safe = Hier zouden alleen jokers kunnen, en die kunnen je nu meer kosten dan de slag.
hint-nothing-due = { $than ->
    [8] Er loopt een serie: er moet een 8 volgen, en die kun je niet spelen.
    [11] Er loopt een serie: er moet een 11 volgen, en die kun je niet spelen.
    [A] Er loopt een serie: er moet een aas volgen, en die kun je niet spelen.
    [J] Er loopt een serie: er moet een boer volgen, en die kun je niet spelen.
    [Q] Er loopt een serie: er moet een vrouw volgen, en die kun je niet spelen.
    [K] Er loopt een serie: er moet een koning volgen, en die kun je niet spelen.
   *[other] Er loopt een serie: er moet een { $than } volgen, en die kun je niet spelen.
}
hint-nothing-suits = Er loopt een serie van kleuren, en je hebt niets met de kleuren die erin horen.
hint-stay-out = { $count ->
    [one] Terugkomen loont niet als je er 1 kaart voor moet trekken.
   *[other] Terugkomen loont niet als je er { $count } kaarten voor moet trekken.
}
hint-pass = Je zou dat kunnen verslaan, maar alleen met kaarten die je later nodig hebt.
hint-decline = Uitkomen met die waarde zou je betere kaarten opbreken.
hint-decline-none = Je hebt geen kaart met die waarde.
hint-exchange = Wat je weggeeft, zul je nauwelijks missen.
hint-swap = Je stand bepaalt welke kaarten je afstaat.
