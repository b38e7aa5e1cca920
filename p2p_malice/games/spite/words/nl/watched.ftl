watched-call = Nu mag iedereen een misser roepen. Roept niemand, dan beslist de tafel.
watched-exchange = { $name } heeft gewonnen met “kom maar op” en wisselt kaarten met de trekstapel.
watched-beat = { $how ->
    [up] Een hogere kaart of een joker verslaat dat.
    [ups] Een hogere combinatie van evenveel kaarten verslaat dat, of een joker.
    [alike_up] Evenveel kaarten van een hogere waarde verslaan dat, of een joker.
    [alike_down] Evenveel kaarten van een lagere waarde verslaan dat, of een joker.
    [highest] Geen waarde is hoger dan de 2. Alleen een joker verslaat dat, of 5 of meer kaarten van één waarde.
    [jokers] Alleen evenveel kaarten van een hogere waarde verslaan dat, of meer kaarten van één waarde.
    [down] Een lagere kaart of een joker verslaat dat.
    [downs] Een lagere combinatie van evenveel kaarten verslaat dat, of een joker.
    [open] Elke combinatie die even groot is als de slag mag volgen.
   *[any] Elke combinatie mag volgen.
}
watched-ranks = { $way ->
    [up] Hoger, van laag naar hoog: { $ranks }
   *[down] Lager, van hoog naar laag: { $ranks }
}
watched-due = 3 combinaties met gelijke stappen: dat is een serie. Tot het einde van de slag mag alleen dit komen: { $made }
watched-suits = 3 combinaties met dezelfde kleuren: dat is een serie. Tot het einde van de slag mogen alleen deze kleuren komen: { $suits }
watched-turn = { $may ->
    [return] { $name } heeft gepast, maar mag terugkopen door dat te verslaan.
   *[beat] { $name } mag dat verslaan of passen.
}
watched-swap = Ruil voor de ronde · kiest: { $names }
watched-over = Ronde { $round } is afgelopen. Gewonnen door { $name }.
watched-dared = { $names }: “kom maar op”. Wie dat zegt en de slag wint, wisselt slechte kaarten; wie verliest, slaat een beurt over.
watched-alike = Bij gelijke waarde verslaat alles rood of alles zwart gemengde kaarten, en één kleur verslaat allebei.
watched-fakes = ★ telt nepjokers: extra kaarten die je mag spelen, maar niet hoeft te spelen om uit te gaan.
watched-bounty = De premie: wie uitgaat met alleen kaarten van die waarde, krijgt voor elke kaart een nepjoker.
watched-out = Uit in deze ronde: { $names }
watched-even = Kaarten in de hand: elk { $count }
spite-goal = { $has ->
    [one_round] Spite, één ronde: wie als eerste alle kaarten kwijt is, wint.
   *[rounds] Spite, ronde { $round }: wie als eerste alle kaarten kwijt is, wint de ronde en 2 punten. Na de laatste ronde wint de hoogste stand.
}
spite-fewest = Minste kaarten: { $names } ({ $count })
spite-most = Meeste punten in totaal: { $names } ({ $score })
