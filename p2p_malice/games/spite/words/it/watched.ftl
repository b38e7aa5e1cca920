watched-call = Ora si può chiamare uno sbaglio. Se nessuno lo fa, decide il tavolo.
watched-exchange = { $name } ha vinto con «fatevi sotto» e cambia carte con il tallone.
watched-beat = { $how ->
    [up] La batte una carta più alta, o un jolly.
    [ups] La batte una combinazione più alta con lo stesso numero di carte, o un jolly.
    [alike_up] La battono altrettante carte di un valore più alto, o un jolly.
    [alike_down] La battono altrettante carte di un valore più basso, o un jolly.
    [highest] Nessun valore supera il 2. La batte solo un jolly, o 5 o più carte dello stesso valore.
    [jokers] La battono solo altrettante carte di un valore più alto, o più carte di uno stesso valore.
    [down] La batte una carta più bassa, o un jolly.
    [downs] La batte una combinazione più bassa con lo stesso numero di carte, o un jolly.
    [open] Può seguire qualunque combinazione con il numero di carte della presa.
   *[any] Può seguire qualunque combinazione.
}
watched-ranks = { $way ->
    [up] Più alti, dal basso in alto: { $ranks }
   *[down] Più bassi, dall'alto in basso: { $ranks }
}
watched-due = 3 giocate a passi uguali: è una sequenza. Fino alla fine della presa può seguire solo questo: { $made }
watched-suits = 3 giocate con gli stessi semi: è una sequenza. Fino alla fine della presa possono seguire solo questi semi: { $suits }
watched-turn = { $may ->
    [return] { $name } ha passato, ma può rientrare battendo quello che c'è.
   *[beat] { $name } può battere quello che c'è o passare.
}
watched-swap = Scambio prima del giro · sceglie: { $names }
watched-over = Il giro { $round } è finito. Vince { $name }.
watched-dared = { $names }: «fatevi sotto». Chi lo dice e vince la presa cambia le carte brutte; chi viene battuto salta un turno.
watched-alike = A pari valore, le carte di un solo colore battono quelle miste, e quelle di un solo seme battono tutte e due.
watched-fakes = ★ conta i falsi jolly: carte in più che si possono giocare, ma che per finire non serve giocare.
watched-bounty = La taglia: chi finisce con sole carte del suo valore riceve un falso jolly per ognuna.
watched-out = Senza più carte in questo giro: { $names }
watched-even = Carte in mano: { $count } a testa
spite-goal = { $has ->
    [one_round] Spite, un solo giro: vince chi finisce per primo le carte.
   *[rounds] Spite, giro { $round }: chi finisce per primo le carte vince il giro e 2 punti. Dopo l'ultimo giro vince il punteggio più alto.
}
spite-fewest = Meno carte: { $names } ({ $count })
spite-most = Più punti in tutto: { $names } ({ $score })
