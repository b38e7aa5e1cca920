### Perché si consiglia una mossa: che cosa ne dicono le regole, poi a che cosa serve.

hint-beats-up = { $size ->
    [1] { $than ->
        [A] Batte un asso.
        [J] Batte un fante.
        [Q] Batte una regina.
        [K] Batte un re.
       *[other] Batte un { $than }.
    }
    [2] { $than ->
        [A] Questa coppia batte la coppia d'assi.
        [J] Questa coppia batte la coppia di fanti.
        [Q] Questa coppia batte la coppia di regine.
        [K] Questa coppia batte la coppia di re.
       *[other] Questa coppia batte la coppia di { $than }.
    }
    [3] { $than ->
        [A] Questo tris batte il tris d'assi.
        [J] Questo tris batte il tris di fanti.
        [Q] Questo tris batte il tris di regine.
        [K] Questo tris batte il tris di re.
       *[other] Questo tris batte il tris di { $than }.
    }
    [many] { $than ->
        [A] Queste quattro carte battono i quattro assi.
        [J] Queste quattro carte battono i quattro fanti.
        [Q] Queste quattro carte battono le quattro regine.
        [K] Queste quattro carte battono i quattro re.
       *[other] Queste quattro carte battono i quattro { $than }.
    }
    [one] { $than ->
        [A] Batte un asso.
        [J] Batte un fante.
        [Q] Batte una regina.
        [K] Batte un re.
       *[other] Batte un { $than }.
    }
   *[other] { $than ->
        [A] Queste quattro carte battono i quattro assi.
        [J] Queste quattro carte battono i quattro fanti.
        [Q] Queste quattro carte battono le quattro regine.
        [K] Queste quattro carte battono i quattro re.
       *[other] Queste quattro carte battono i quattro { $than }.
    }
}
hint-beats-down = { $size ->
    [1] { $than ->
        [A] È più bassa di un asso, come deve essere.
        [J] È più bassa di un fante, come deve essere.
        [Q] È più bassa di una regina, come deve essere.
        [K] È più bassa di un re, come deve essere.
       *[other] È più bassa di un { $than }, come deve essere.
    }
    [2] { $than ->
        [A] Questa coppia è più bassa della coppia d'assi, come deve essere.
        [J] Questa coppia è più bassa della coppia di fanti, come deve essere.
        [Q] Questa coppia è più bassa della coppia di regine, come deve essere.
        [K] Questa coppia è più bassa della coppia di re, come deve essere.
       *[other] Questa coppia è più bassa della coppia di { $than }, come deve essere.
    }
    [3] { $than ->
        [A] Questo tris è più basso del tris d'assi, come deve essere.
        [J] Questo tris è più basso del tris di fanti, come deve essere.
        [Q] Questo tris è più basso del tris di regine, come deve essere.
        [K] Questo tris è più basso del tris di re, come deve essere.
       *[other] Questo tris è più basso del tris di { $than }, come deve essere.
    }
    [many] { $than ->
        [A] Queste quattro carte sono più basse dei quattro assi, come deve essere.
        [J] Queste quattro carte sono più basse dei quattro fanti, come deve essere.
        [Q] Queste quattro carte sono più basse delle quattro regine, come deve essere.
        [K] Queste quattro carte sono più basse dei quattro re, come deve essere.
       *[other] Queste quattro carte sono più basse dei quattro { $than }, come deve essere.
    }
    [one] { $than ->
        [A] È più bassa di un asso, come deve essere.
        [J] È più bassa di un fante, come deve essere.
        [Q] È più bassa di una regina, come deve essere.
        [K] È più bassa di un re, come deve essere.
       *[other] È più bassa di un { $than }, come deve essere.
    }
   *[other] { $than ->
        [A] Queste quattro carte sono più basse dei quattro assi, come deve essere.
        [J] Queste quattro carte sono più basse dei quattro fanti, come deve essere.
        [Q] Queste quattro carte sono più basse delle quattro regine, come deve essere.
        [K] Queste quattro carte sono più basse dei quattro re, come deve essere.
       *[other] Queste quattro carte sono più basse dei quattro { $than }, come deve essere.
    }
}
hint-alike-up = Il valore è lo stesso, ma le carte sono di un solo colore o seme, e valgono di più.
hint-alike-down = Il valore è lo stesso, ma le carte sono di più colori o semi, e valgono di meno.
hint-wild-up = Il valore è lo stesso, ma con meno 13 come matte, e così vale di più.
hint-wild-down = Il valore è lo stesso, ma con più 13 come matte, e così vale di meno.
hint-sevens = I 7 possono andare sui 7, e invertono la direzione.
hint-poker-up = { $than ->
    [straight] È più alta di una scala.
    [full_house] È più alta di un full.
    [flush] È più alta di un colore.
    [quads] È più alta di un poker.
   *[straight_flush] È più alta di una scala colore.
}
hint-poker-down = { $than ->
    [straight] È più bassa di una scala, come deve essere.
    [full_house] È più bassa di un full, come deve essere.
    [flush] È più bassa di un colore, come deve essere.
    [quads] È più bassa di un poker, come deve essere.
   *[straight_flush] È più bassa di una scala colore, come deve essere.
}
hint-same-poker-up = { $than ->
    [straight] È anche questa una scala, ma più alta.
    [full_house] È anche questo un full, ma più alto.
    [flush] È anche questo un colore, ma più alto.
    [quads] È anche questo un poker, ma più alto.
   *[straight_flush] È anche questa una scala colore, ma più alta.
}
hint-same-poker-down = { $than ->
    [straight] È anche questa una scala, ma più bassa, come deve essere.
    [full_house] È anche questo un full, ma più basso, come deve essere.
    [flush] È anche questo un colore, ma più basso, come deve essere.
    [quads] È anche questo un poker, ma più basso, come deve essere.
   *[straight_flush] È anche questa una scala colore, ma più bassa, come deve essere.
}
hint-consec = { $than ->
    [8] Nella sequenza ci vuole un 8.
    [11] Nella sequenza ci vuole un 11.
    [A] Nella sequenza ci vuole un asso.
    [J] Nella sequenza ci vuole un fante.
    [Q] Nella sequenza ci vuole una regina.
    [K] Nella sequenza ci vuole un re.
   *[other] Nella sequenza ci vuole un { $than }.
}
hint-suits = Ha i semi che ci vogliono in questa sequenza.
hint-joker-up = Una combinazione di jolly batte tutto, tranne una più alta.
hint-joker-again = Un jolly si può giocare su un jolly.
hint-joker-down = Una combinazione di jolly si può giocare su tutto.
hint-open = { $size ->
    [one] Dopo jolly, o falsi jolly coperti, può seguire qualunque carta.
    [many] Dopo jolly, o falsi jolly coperti, possono seguire { $size } carte qualsiasi che stanno insieme.
   *[other] Dopo jolly, o falsi jolly coperti, possono seguire { $size } carte qualsiasi che stanno insieme.
}
hint-down = Qui si possono giocare falsi jolly coperti.

hint-out = Sono le tue ultime: così finisci le carte.
hint-out-bounty = Sono le tue ultime: così finisci le carte, e il loro valore ti fa guadagnare la taglia.
hint-win = Probabilmente vince la presa, e poi apri tu.
hint-sure = Quasi niente può batterla, quindi probabilmente poi apri tu.
hint-dare = Probabilmente vince, e dopo «fatevi sotto» cambi le carte brutte.
hint-say-higher = Di' «più alto»: è meglio per le altre tue carte.
hint-say-lower = Di' «più basso»: è meglio per le altre tue carte.
hint-many = Così ti liberi di molte carte in una volta.
hint-low = Delle carte basse più tardi è difficile liberarsi: apri con quelle finché puoi.
hint-least = Basta appena, così tieni le carte migliori.
hint-whole = Non rompe niente che ti serva più tardi.
hint-play = Nessun'altra giocata ti lascia carte migliori.
hint-buy-back = { $count ->
    [one] Per rientrare vale la pena di pescare 1 carta.
    [many] Per rientrare vale la pena di pescare { $count } carte.
   *[other] Per rientrare vale la pena di pescare { $count } carte.
}
hint-nothing = Niente di quello che hai in mano può batterla.
hint-nothing-safe = Qui andrebbero solo dei jolly, e adesso potrebbero costarti più della presa.
hint-nothing-due = { $than ->
    [8] C'è una sequenza: può seguire solo un 8, e non puoi giocarlo.
    [11] C'è una sequenza: può seguire solo un 11, e non puoi giocarlo.
    [A] C'è una sequenza: può seguire solo un asso, e non puoi giocarlo.
    [J] C'è una sequenza: può seguire solo un fante, e non puoi giocarlo.
    [Q] C'è una sequenza: può seguire solo una regina, e non puoi giocarla.
    [K] C'è una sequenza: può seguire solo un re, e non puoi giocarlo.
   *[other] C'è una sequenza: può seguire solo un { $than }, e non puoi giocarlo.
}
hint-nothing-suits = C'è una sequenza di semi, e niente di quello che hai in mano ha i semi giusti.
hint-stay-out = { $count ->
    [one] Per rientrare non vale la pena di pescare 1 carta.
    [many] Per rientrare non vale la pena di pescare { $count } carte.
   *[other] Per rientrare non vale la pena di pescare { $count } carte.
}
hint-pass = Potresti batterla, ma solo con carte che più tardi ti serviranno.
hint-decline = Aprire con quel valore romperebbe le tue carte migliori.
hint-decline-none = Non hai nessuna carta di quel valore.
hint-exchange = Quello che cedi non ti mancherà.
hint-swap = Quali carte cedi, lo decidono i tuoi punti.
