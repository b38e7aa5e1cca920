watched-call = Roept nu niemand een misser, dan telt dat.
watched-exchange = { $name } heeft gewonnen met “kom maar op” en wisselt kaarten met de trekstapel.
watched-beat = { $how ->
    [up] Een hogere kaart of een joker verslaat dat.
    [ups] Een hogere combinatie van evenveel kaarten verslaat dat, of een joker.
    [highest] Alleen een joker verslaat dat, of 5 of meer kaarten van één waarde.
    [jokers] Alleen evenveel kaarten van een hogere waarde verslaan dat, of meer kaarten van één waarde.
    [down] Een lagere kaart of een joker verslaat dat.
    [downs] Een lagere combinatie van evenveel kaarten verslaat dat, of een joker.
    [open] Elke combinatie die even groot is als de slag mag volgen.
   *[any] Elke combinatie mag volgen.
}
watched-turn = { $may ->
    [return] { $name } heeft gepast, maar mag terugkopen door dat te verslaan.
   *[beat] { $name } mag dat verslaan of passen.
}
watched-swap = Ruil voor de ronde · kiest: { $names }
watched-fakes = ★ telt nepjokers: extra kaarten die je mag spelen, maar niet hoeft te spelen om uit te gaan.
watched-out = Al klaar: { $names }
spite-goal = { $has ->
    [one_round] Spite, één ronde: wie als eerste alle kaarten kwijt is, wint.
   *[rounds] Spite, ronde { $round }: wie als eerste alle kaarten kwijt is, wint de ronde en 2 punten. Na de laatste ronde wint de hoogste stand.
}
spite-fewest = Minste kaarten: { $names } ({ $count })
spite-most = Meeste punten: { $names } ({ $score })
