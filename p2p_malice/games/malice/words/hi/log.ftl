log-play = { $source ->
    [hand] { $who ->
        [you] आप: { $card } { $arrow } गड्डी { $target }
       *[other] { $name }: { $card } { $arrow } गड्डी { $target }
    }
   *[other] { $whose ->
        [own] { $who ->
            [you] आप: { $card } (गड्डी { $source }) { $arrow } गड्डी { $target }
           *[other] { $name }: { $card } (गड्डी { $source }) { $arrow } गड्डी { $target }
        }
        [you] { $name }: { $card } (आपकी गड्डी { $source }) { $arrow } गड्डी { $target }
       *[other] { $who ->
            [you] आप: { $card } ({ $owner } की गड्डी { $source }) { $arrow } गड्डी { $target }
           *[other] { $name }: { $card } ({ $owner } की गड्डी { $source }) { $arrow } गड्डी { $target }
        }
    }
}
log-discard = { $who ->
    [you] आप: { $card } डिस्कार्ड { $arrow } गड्डी { $target }
   *[other] { $name }: { $card } डिस्कार्ड { $arrow } गड्डी { $target }
}
log-turn-up = { $who ->
    [you] आपका अगला: { $card }
   *[other] { $name } का अगला: { $card }
}
log-draw = { $who ->
    [you] { $count ->
        [one] आपने { $count } उठाया
       *[other] आपने { $count } उठाए
    }
   *[other] { $count ->
        [one] { $name } ने { $count } उठाया
       *[other] { $name } ने { $count } उठाए
    }
}
log-complete = गड्डी { $target } पूरी
log-clear = गड्डी { $target } पूरी
log-reshuffle = अलग रखे कार्ड फेंटे गए
log-equal = { $who ->
    [you] आपका { $card } सबसे ऊँचे के बराबर: फेंटा गया
   *[other] { $name } का { $card } सबसे ऊँचे के बराबर: फेंटा गया
}
log-undo = { $who ->
    [you] आपने { $card } वापस लिया
   *[other] { $name } ने { $card } वापस लिया
}
