watched-goal = { $partners ->
    [yes] Vince la prima coppia che svuota tutti e due i suoi mazzetti.
   *[no] Vince chi svuota per primo il suo mazzetto.
}
watched-pairs = { $one } contro { $other }.
watched-in-front = In testa: { $names } ({ $left })
watched-needs = Carta del mazzetto di { $name }: { $card } · il centro accetta { $ranks }
watched-left = Il numero sul mazzetto dice quante carte vi restano.
watched-wild = { $card } è matta e qui conta come { $rank }.
