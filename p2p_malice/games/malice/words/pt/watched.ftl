watched-goal = { $partners ->
    [yes] Ganha a dupla que esvaziar primeiro as suas duas reservas.
   *[no] Ganha quem esvaziar a própria reserva primeiro.
}
watched-pairs = { $one } contra { $other }.
watched-in-front = Na frente: { $names } ({ $left })
watched-needs = Carta da reserva de { $name }: { $card } · o centro aceita { $ranks }
watched-left = O número na reserva diz quantas cartas ainda há nela.
watched-wild = { $card } é uma carta livre e aqui vale { $rank }.
