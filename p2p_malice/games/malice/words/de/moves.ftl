### Was man tun kann, wo es in Worten aufgelistet wird.

move-play = { $source ->
    [hand] { $card } von der Hand auf Stapel { $target_number }
    [payoff] { $whose ->
        [own] { $card } von deinem Zielstapel auf Stapel { $target_number }
       *[other] { $card } vom Zielstapel gegenüber auf Stapel { $target_number }
    }
   *[discard] { $whose ->
        [own] { $card } von Ablagestapel { $source_number } auf Stapel { $target_number }
       *[other] { $card } von Ablagestapel { $source_number } gegenüber auf Stapel { $target_number }
    }
}
move-discard = { $card } auf Ablagestapel { $target_number } legen
moves-play = Spielen
moves-discard = Ablegen (Zugende)
moves-pile = Stapel { $number }
