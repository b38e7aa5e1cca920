watched-goal = { $partners ->
    [yes] Gana la pareja que vacía primero sus dos reservas.
   *[no] Gana quien vacía primero su reserva.
}
watched-pairs = { $one } contra { $other }.
watched-in-front = En cabeza: { $names } ({ $left })
watched-needs = Carta de reserva de { $name }: { $card } · el centro admite { $ranks }
watched-left = El número de cada reserva dice cuántas cartas le quedan.
watched-wild = { $card } es comodín y aquí cuenta como { $rank }.
