### Hamleler sözle sıralandığında ne yapılabileceği.

move-play = { $source ->
    [hand] { $card } kartını elinden yığın { $target_number } üzerine
    [payoff] { $whose ->
        [own] { $card } kartını hedef destenden yığın { $target_number } üzerine
       *[other] { $card } kartını eşinin hedef destesinden yığın { $target_number } üzerine
    }
   *[discard] { $whose ->
        [own] { $card } kartını ıskarta { $source_number } üzerinden yığın { $target_number } üzerine
       *[other] { $card } kartını eşinin ıskarta { $source_number } üzerinden yığın { $target_number } üzerine
    }
}
move-discard = { $card } kartını ıskarta { $target_number } üzerine at
moves-play = Oyna
moves-discard = At (turun biter)
moves-pile = yığın { $number }
