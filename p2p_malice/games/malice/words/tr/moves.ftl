### Hamleler sözle sıralandığında ne yapılabileceği.

move-play = { $source ->
    [hand] { $card } kartını elinden { $target_number }. yığına
    [payoff] { $whose ->
        [own] { $card } kartını hedef destenden { $target_number }. yığına
       *[other] { $card } kartını eşinin hedef destesinden { $target_number }. yığına
    }
   *[discard] { $whose ->
        [own] { $card } kartını { $source_number }. ıskartandan { $target_number }. yığına
       *[other] { $card } kartını eşinin { $source_number }. ıskartasından { $target_number }. yığına
    }
}
move-discard = { $card } kartını { $target_number }. ıskartana at
moves-play = Oyna
moves-discard = At (turun biter)
moves-pile = { $number }. yığın
