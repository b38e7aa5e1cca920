### De tafel op de pagina.

spite-title = { $title } · ronde { $round }
spite-back-in = Terugkomen?
spite-settles = Telt dat?
spite-trick = De slag
spite-nothing = Hier begint een nieuwe slag.
spite-facts = Wat geldt
spite-hand = Je kaarten
spite-says = Zeg
spite-words = Wat de woorden betekenen
spite-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
spite-fakes = { $count ->
    [one] 1 nepjoker
   *[other] { $count } nepjokers
}
spite-extra = nep
spite-score = Stand { $score }
spite-down = { $count ->
    [one] 1 kaart gesloten
   *[other] { $count } kaarten gesloten
}
spite-lies = { $name }: { $cards }
spite-place = { $place }e
spite-barred = buiten de slag
spite-skips = { $count ->
    [one] slaat een beurt over
   *[other] slaat { $count } beurten over
}
spite-absent = volgende ronde
spite-passed = gepast
spite-may-return = kan terugkomen
spite-sort = { $order ->
    [suit] ⇅ Op kleur
    [hands] ⇅ In combinaties
   *[value] ⇅ Op waarde
}
spite-do = { $kind ->
    [exchange] { $count ->
        [0] Wisselen
        [one] 1 wisselen
       *[other] { $count } wisselen
    }
    [swap] { $count ->
        [0] Afstaan
        [one] 1 afstaan
       *[other] { $count } afstaan
    }
   *[play] { $count ->
        [0] Spelen
        [one] 1 kaart spelen
       *[other] { $count } kaarten spelen
    }
}
spite-early = vooraf: { $cards }
spite-clock = { $what ->
    [call] Tijd om een misser te roepen
    [claim] Tot de volgende waarde
   *[turn] Aftellen voor { $name }
}
spite-ahead = Speel voor je beurt
spite-stay-out = Eruit blijven
spite-rest = { $more ->
    [yes] Je hebt niets meer te spelen. Zodra de anderen om hun plaatsen hebben gespeeld, begint de volgende ronde.
   *[no] Je hebt niets meer te spelen. Zodra de anderen om hun plaatsen hebben gespeeld, is het spel afgelopen.
}
spite-exchange = { $most ->
    [one] Je won met “kom maar op”. Wissel 1 kaart met de trekstapel.
   *[other] Je won met “kom maar op”. Wissel 1 tot { $most } kaarten met de trekstapel.
}
spite-swap = { $count ->
    [one] { $which ->
        [low] Je staat voor, dus je staat je laagste kaart af voor een hoge. Kies welke.
       *[high] Je staat achter, dus je staat je hoogste kaart af voor een lage. Kies welke.
    }
   *[other] { $which ->
        [low] Je staat voor, dus je staat je { $count } laagste kaarten af voor hoge. Kies welke.
       *[high] Je staat achter, dus je staat je { $count } hoogste kaarten af voor lage. Kies welke.
    }
}
spite-claim = { $rank ->
    [8] Kom uit met een combinatie met een 8, of laat de anderen uitkomen.
    [11] Kom uit met een combinatie met een 11, of laat de anderen uitkomen.
    [A] Kom uit met een combinatie met een aas, of laat de anderen uitkomen.
    [J] Kom uit met een combinatie met een boer, of laat de anderen uitkomen.
    [Q] Kom uit met een combinatie met een vrouw, of laat de anderen uitkomen.
    [K] Kom uit met een combinatie met een koning, of laat de anderen uitkomen.
   *[other] Kom uit met een combinatie met een { $rank }, of laat de anderen uitkomen.
}
spite-claimed = Wie als eerste deze waarde speelt, komt uit: { $rank }. Doet niemand dat, dan is de volgende waarde aan de beurt.
spite-leads = { $name } komt uit, met welke combinatie dan ook.
spite-call = Was dat een misser?
spite-lead = Jij komt uit: speel welke combinatie je wilt.
spite-buy = { $count ->
    [one] Om terug te komen, versla je dat en trek je 1 kaart. Of blijf eruit.
   *[other] Om terug te komen, versla je dat en trek je { $count } kaarten. Of blijf eruit.
}
spite-follow = { $count ->
    [0] Versla dat, of pas.
    [one] Versla dat met 1 kaart, of pas.
   *[other] Versla dat met { $count } kaarten, of pas.
}
spite-hinted = Hint: { $cards }. { $text }

spite-kept = Van eerder
spite-kept-of = { $kept } van { $before }
