### Catatan di samping meja: beberapa kata untuk tiap kejadian.

log-play = { $source ->
    [hand] { $who ->
        [you] Kamu mainkan { $card } { $arrow } tumpukan { $target }
       *[other] { $name } mainkan { $card } { $arrow } tumpukan { $target }
    }
   *[other] { $whose ->
        [own] { $who ->
            [you] Kamu mainkan { $card } (tumpukan { $source }) { $arrow } tumpukan { $target }
           *[other] { $name } mainkan { $card } (tumpukan { $source }) { $arrow } tumpukan { $target }
        }
        [you] { $name } mainkan { $card } (tumpukan { $source } milikmu) { $arrow } tumpukan { $target }
       *[other] { $who ->
            [you] Kamu mainkan { $card } (tumpukan { $source } { $owner }) { $arrow } tumpukan { $target }
           *[other] { $name } mainkan { $card } (tumpukan { $source } { $owner }) { $arrow } tumpukan { $target }
        }
    }
}
log-discard = { $who ->
    [you] Kamu buang { $card } { $arrow } tumpukan { $target }
   *[other] { $name } buang { $card } { $arrow } tumpukan { $target }
}
log-turn-up = { $who ->
    [you] Targetmu: { $card }
   *[other] Target { $name }: { $card }
}
log-draw = { $who ->
    [you] Kamu ambil { $count }
   *[other] { $name } ambil { $count }
}
log-complete = Tumpukan { $target } penuh
log-clear = Tumpukan { $target } penuh
log-reshuffle = Kartu yang disisihkan dikocok
log-equal = { $who ->
    [you] { $card } milikmu sama-sama tertinggi: dikocok
   *[other] { $card } milik { $name } sama-sama tertinggi: dikocok
}
log-undo = { $who ->
    [you] Kamu tarik kembali { $card }
   *[other] { $name } tarik kembali { $card }
}
