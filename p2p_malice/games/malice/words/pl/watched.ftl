watched-goal = { $partners ->
    [yes] Para, która pierwsza opróżni oba swoje zapasy, wygrywa.
   *[no] Kto pierwszy opróżni swój zapas, wygrywa.
}
watched-in-front = Na prowadzeniu: { $names } ({ $left })
watched-needs = Na ruchu: { $name } · karta z zapasu: { $card } · środek przyjmuje { $ranks }
