### Le journal à côté de la table : quelques mots par événement.

log-play = { $source ->
    [hand] { $who ->
        [you] Tu joues { $card } { $arrow } pile { $target }
       *[other] { $name } joue { $card } { $arrow } pile { $target }
    }
   *[other] { $whose ->
        [own] { $who ->
            [you] Tu joues { $card } (pile { $source }) { $arrow } pile { $target }
           *[other] { $name } joue { $card } (pile { $source }) { $arrow } pile { $target }
        }
        [you] { $name } joue { $card } (ta pile { $source }) { $arrow } pile { $target }
       *[other] { $who ->
            [you] Tu joues { $card } ({ $owner }, pile { $source }) { $arrow } pile { $target }
           *[other] { $name } joue { $card } ({ $owner }, pile { $source }) { $arrow } pile { $target }
        }
    }
}
log-discard = { $who ->
    [you] Tu défausses { $card } { $arrow } pile { $target }
   *[other] { $name } défausse { $card } { $arrow } pile { $target }
}
log-turn-up = { $who ->
    [you] Tu retournes { $card }
   *[other] { $name } retourne { $card }
}
log-draw = { $who ->
    [you] Tu en pioches { $count }
   *[other] { $name } en pioche { $count }
}
log-complete = La pile { $target } est pleine
log-clear = La pile { $target } est pleine
log-reshuffle = Les cartes de côté sont mélangées
log-equal = { $who ->
    [you] { $card } à égalité (toi) : on mélange
   *[other] { $card } à égalité ({ $name }) : on mélange
}
log-undo = { $who ->
    [you] Tu reprends { $card }
   *[other] { $name } reprend { $card }
}
