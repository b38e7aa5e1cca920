watched-goal = { $partners ->
    [yes] Para, która pierwsza opróżni oba swoje zapasy, wygrywa.
   *[no] Kto pierwszy opróżni swój zapas, wygrywa.
}
watched-pairs = Pary: { $one } – { $other }.
watched-in-front = Na prowadzeniu: { $names } ({ $left })
watched-needs = Na ruchu: { $name } · karta z zapasu: { $card } · środek przyjmuje { $ranks }
watched-left = Liczba przy zapasie mówi, ile kart w nim zostało.
watched-wild = { $card } to dzika karta i liczy się tu jako { $rank }.
