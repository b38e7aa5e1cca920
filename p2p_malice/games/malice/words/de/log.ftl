### Der Verlauf neben dem Tisch: ein paar Wörter für alles, was geschieht.

log-play = { $source ->
    [hand] { $who ->
        [you] Du spielst { $card } { $arrow } Stapel { $target }
       *[other] { $name } spielt { $card } { $arrow } Stapel { $target }
    }
   *[other] { $whose ->
        [own] { $who ->
            [you] Du spielst { $card } (Stapel { $source }) { $arrow } Stapel { $target }
           *[other] { $name } spielt { $card } (Stapel { $source }) { $arrow } Stapel { $target }
        }
        [you] { $name } spielt { $card } (dein Stapel { $source }) { $arrow } Stapel { $target }
       *[other] { $who ->
            [you] Du spielst { $card } (Stapel { $source } von { $owner }) { $arrow } Stapel { $target }
           *[other] { $name } spielt { $card } (Stapel { $source } von { $owner }) { $arrow } Stapel { $target }
        }
    }
}
log-discard = { $who ->
    [you] Du legst { $card } ab { $arrow } Stapel { $target }
   *[other] { $name } legt { $card } ab { $arrow } Stapel { $target }
}
log-turn-up = { $who ->
    [you] Deine nächste: { $card }
   *[other] { $name }, die nächste: { $card }
}
log-draw = { $who ->
    [you] Du ziehst { $count }
   *[other] { $name } zieht { $count }
}
log-complete = Stapel { $target } ist voll
log-clear = Stapel { $target } ist voll
log-reshuffle = Beiseitegelegte Karten gemischt
log-equal = { $who ->
    [you] { $card } nicht allein am höchsten: gemischt
   *[other] { $name }: { $card } nicht allein am höchsten: gemischt
}
log-undo = { $who ->
    [you] Du nimmst { $card } zurück
   *[other] { $name } nimmt { $card } zurück
}
