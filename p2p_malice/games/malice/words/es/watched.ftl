watched-goal = { $partners ->
    [yes] Gana la pareja que vacía primero sus dos reservas.
   *[no] Gana quien vacía primero su reserva.
}
watched-in-front = En cabeza: { $names } ({ $left })
watched-needs = Carta de reserva de { $name }: { $card } · el centro admite { $ranks }
