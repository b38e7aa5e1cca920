### Het verloop naast de tafel: een paar woorden voor alles wat er gebeurt.

log-play = { $source ->
    [hand] { $who ->
        [you] Je speelt { $card } { $arrow } stapel { $target }
       *[other] { $name } speelt { $card } { $arrow } stapel { $target }
    }
   *[other] { $whose ->
        [own] { $who ->
            [you] Je speelt { $card } (stapel { $source }) { $arrow } stapel { $target }
           *[other] { $name } speelt { $card } (stapel { $source }) { $arrow } stapel { $target }
        }
        [you] { $name } speelt { $card } (jouw stapel { $source }) { $arrow } stapel { $target }
       *[other] { $who ->
            [you] Je speelt { $card } (stapel { $source } van { $owner }) { $arrow } stapel { $target }
           *[other] { $name } speelt { $card } (stapel { $source } van { $owner }) { $arrow } stapel { $target }
        }
    }
}
log-discard = { $who ->
    [you] Je legt { $card } af { $arrow } stapel { $target }
   *[other] { $name } legt { $card } af { $arrow } stapel { $target }
}
log-turn-up = { $who ->
    [you] Je volgende: { $card }
   *[other] { $name }, de volgende: { $card }
}
log-draw = { $who ->
    [you] Je trekt { $count }
   *[other] { $name } trekt { $count }
}
log-complete = Stapel { $target } is vol
log-clear = Stapel { $target } is vol
log-reshuffle = Opzijgelegde kaarten geschud
log-equal = { $who ->
    [you] Jouw { $card } staat gelijk: geschud
   *[other] { $name }: { $card } staat gelijk: geschud
}
log-undo = { $who ->
    [you] Je neemt { $card } terug
   *[other] { $name } neemt { $card } terug
}
