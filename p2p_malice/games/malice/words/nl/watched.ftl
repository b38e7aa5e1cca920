watched-goal = { $partners ->
    [yes] Het koppel dat als eerste beide doelstapels leeg heeft, wint.
   *[no] Wie als eerste een lege doelstapel heeft, wint.
}
watched-in-front = Voorop: { $names } ({ $left })
watched-needs = Doelkaart van { $name }: { $card } · het midden neemt { $ranks }
