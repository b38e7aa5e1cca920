watched-call = Se ora nessuno chiama uno sbaglio, la giocata vale.
watched-exchange = { $name } ha vinto con «fatevi sotto» e cambia carte con il tallone.
watched-beat = { $how ->
    [up] La batte una carta più alta, o un jolly.
    [ups] La batte una combinazione più alta con lo stesso numero di carte, o un jolly.
    [highest] La batte solo un jolly, o 5 o più carte dello stesso valore.
    [jokers] La battono solo altrettante carte di un valore più alto, o più carte di uno stesso valore.
    [down] La batte una carta più bassa, o un jolly.
    [downs] La batte una combinazione più bassa con lo stesso numero di carte, o un jolly.
    [open] Può seguire qualunque combinazione con il numero di carte della presa.
   *[any] Può seguire qualunque combinazione.
}
watched-turn = { $may ->
    [return] { $name } ha passato, ma può rientrare battendo quello che c'è.
   *[beat] { $name } può battere quello che c'è o passare.
}
watched-swap = Scambio prima del giro · sceglie: { $names }
watched-fakes = ★ conta i falsi jolly: carte in più che si possono giocare, ma che per finire non serve giocare.
watched-out = Hanno già finito: { $names }
spite-goal = { $has ->
    [one_round] Spite, un solo giro: vince chi finisce per primo le carte.
   *[rounds] Spite, giro { $round }: chi finisce per primo le carte vince il giro e 2 punti. Dopo l'ultimo giro vince il punteggio più alto.
}
spite-fewest = Meno carte: { $names } ({ $count })
spite-most = Più punti: { $names } ({ $score })
