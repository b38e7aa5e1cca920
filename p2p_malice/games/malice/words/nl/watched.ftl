watched-goal = { $partners ->
    [yes] Het koppel dat als eerste beide doelstapels leeg heeft, wint.
   *[no] Wie als eerste een lege doelstapel heeft, wint.
}
watched-pairs = { $one } tegen { $other }.
watched-in-front = Voorop: { $names } ({ $left })
watched-needs = Doelkaart van { $name }: { $card } · het midden neemt { $ranks }
watched-left = Het getal bij een doelstapel zegt hoeveel kaarten er nog in liggen.
watched-wild = { $card } is wild en telt hier als { $rank }.
