### Yang boleh dilakukan, di tempat langkah didaftar dengan kata-kata.

move-play = { $source ->
    [hand] { $card } dari tangan ke tumpukan { $target_number }
    [payoff] { $whose ->
        [own] { $card } dari tumpukan targetmu ke tumpukan { $target_number }
       *[other] { $card } dari tumpukan target rekanmu ke tumpukan { $target_number }
    }
   *[discard] { $whose ->
        [own] { $card } dari tumpukan buangan { $source_number } ke tumpukan { $target_number }
       *[other] { $card } dari tumpukan buangan { $source_number } rekanmu ke tumpukan { $target_number }
    }
}
move-discard = buang { $card } ke tumpukan buangan { $target_number }
moves-play = Mainkan
moves-discard = Buang (giliranmu selesai)
moves-pile = tumpukan { $number }
