### Wat er kan, waar het in woorden wordt opgesomd.

move-play = { $source ->
    [hand] { $card } uit je hand op stapel { $target_number }
    [payoff] { $whose ->
        [own] { $card } van je doelstapel op stapel { $target_number }
       *[other] { $card } van de doelstapel van je partner op stapel { $target_number }
    }
   *[discard] { $whose ->
        [own] { $card } van aflegstapel { $source_number } op stapel { $target_number }
       *[other] { $card } van aflegstapel { $source_number } van je partner op stapel { $target_number }
    }
}
move-discard = { $card } afleggen op aflegstapel { $target_number }
moves-play = Spelen
moves-discard = Afleggen (einde beurt)
moves-pile = stapel { $number }
