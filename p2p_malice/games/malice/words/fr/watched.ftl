watched-goal = { $partners ->
    [yes] La première équipe qui vide ses deux réserves gagne.
   *[no] Qui vide sa réserve en premier gagne.
}
watched-pairs = { $one } contre { $other }.
watched-in-front = En tête : { $names } ({ $left })
watched-needs = Carte de réserve de { $name } : { $card } · le centre accepte { $ranks }
watched-left = Le nombre sur une réserve dit combien de cartes il y reste.
watched-wild = { $card } est un passe-partout et compte ici comme { $rank }.
