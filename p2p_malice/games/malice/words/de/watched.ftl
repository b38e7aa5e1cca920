watched-goal = { $partners ->
    [yes] Es gewinnt das Paar, dessen Zielstapel zuerst beide leer sind.
   *[no] Wer zuerst den eigenen Zielstapel los ist, gewinnt.
}
watched-pairs = { $one } spielen gegen { $other }.
watched-in-front = Vorn: { $names } ({ $left })
watched-needs = Zielkarte von { $name }: { $card } · die Mitte nimmt { $ranks }
watched-left = Die Zahl am Zielstapel sagt, wie viele Karten noch darin liegen.
watched-wild = { $card } ist wild und zählt hier als { $rank }.
