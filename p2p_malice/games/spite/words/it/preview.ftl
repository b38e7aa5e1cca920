### Che cosa sarebbero le carte scelte, prima di giocarle.

preview-same = { $cards ->
    [1] { $of ->
        [A] Un asso da solo.
        [J] Un fante da solo.
        [Q] Una regina da sola.
        [K] Un re da solo.
       *[other] Un { $of } da solo.
    }
    [2] { $of ->
        [A] Una coppia d'assi.
        [J] Una coppia di fanti.
        [Q] Una coppia di regine.
        [K] Una coppia di re.
       *[other] Una coppia di { $of }.
    }
    [3] { $of ->
        [A] Un tris d'assi.
        [J] Un tris di fanti.
        [Q] Un tris di regine.
        [K] Un tris di re.
       *[other] Un tris di { $of }.
    }
    [many] { $of ->
        [A] Quattro assi.
        [J] Quattro fanti.
        [Q] Quattro regine.
        [K] Quattro re.
       *[other] Quattro { $of }.
    }
    [one] { $of ->
        [A] Un asso da solo.
        [J] Un fante da solo.
        [Q] Una regina da sola.
        [K] Un re da solo.
       *[other] Un { $of } da solo.
    }
   *[other] { $of ->
        [A] Quattro assi.
        [J] Quattro fanti.
        [Q] Quattro regine.
        [K] Quattro re.
       *[other] Quattro { $of }.
    }
} { $cards ->
    [1] { "" }
    [many] { $alike ->
        [suited] In un solo seme.
        [coloured] In un solo colore.
       *[mixed] { "" }
    }
    [one] { "" }
   *[other] { $alike ->
        [suited] In un solo seme.
        [coloured] In un solo colore.
       *[mixed] { "" }
    }
}
preview-straight = { $of ->
    [A] Una scala fino all'asso.
    [J] Una scala fino al fante.
    [Q] Una scala fino alla regina.
    [K] Una scala fino al re.
   *[other] Una scala fino a { $of }.
}
preview-full-house = { $of ->
    [A] Un full d'assi.
    [J] Un full di fanti.
    [Q] Un full di regine.
    [K] Un full di re.
   *[other] Un full di { $of }.
}
preview-flush = { $of ->
    [A] Un colore fino all'asso.
    [J] Un colore fino al fante.
    [Q] Un colore fino alla regina.
    [K] Un colore fino al re.
   *[other] Un colore fino a { $of }.
}
preview-quads = Un poker.
preview-straight-flush = Una scala colore.
preview-joker = Un jolly.
preview-jokers = Una combinazione di jolly di { $cards } carte.
preview-down = { $cards ->
    [one] Un falso jolly coperto.
    [many] { $cards } falsi jolly coperti.
   *[other] { $cards } falsi jolly coperti.
}
preview-wild = Con dei 13, vale meno di una naturale.
preview-beats = Puoi giocarla.
preview-leads = Puoi aprire così.
preview-loses = Puoi giocarla, ma come tue ultime carte ti fa perdere il giro.
