### Spite & Malice comme on y joue : piles, événements, coups, résultats.
### `{ $who }` : `you` pour qui lit, `other` pour quelqu’un qui a un `{ $name }`, `nobody`.

## Piles, by role: with their article, all feminine, so that they go after "sur", "de" and "puis".

pile = { $role ->
    [centre] la pile { $number }
    [discard] la défausse { $number }
    [payoff] la réserve
    [draw] la pioche
    [waste] la pile de côté
    [hand] la main
   *[other] la pile
}
pile-of = { $who ->
    [you] { $role ->
        [hand] ta main
        [payoff] ta réserve
        [discard] ta défausse { $number }
       *[other] { $pile } à toi
    }
   *[other] { $name }, { $pile }
}

## What happened. `{ $whose }` pile a card comes from: `own`, or a partner's, who is `you` or `other`.

event-start = { $who ->
    [you] C’est toi qui commences.
   *[other] C’est { $name } qui commence.
}
event-equal = { $who ->
    [you] Avec { $card }, tu es à égalité pour la plus haute carte de réserve. Ta réserve est mélangée, et on retourne une nouvelle carte.
   *[other] Avec { $card }, { $name } est à égalité pour la plus haute carte de réserve. Sa réserve est mélangée, et on retourne une nouvelle carte.
}
event-redeal = Les plus hautes cartes de réserve sont à égalité ({ $card }). On redonne tout.
event-draw = { $who ->
    [you] { $count ->
        [one] Tu pioches { $count } carte.
        [many] Tu pioches { $count } cartes.
       *[other] Tu pioches { $count } cartes.
    }
   *[other] { $count ->
        [one] { $name } pioche { $count } carte.
        [many] { $name } pioche { $count } cartes.
       *[other] { $name } pioche { $count } cartes.
    }
}
event-play = { $who ->
    [you] { $source ->
        [hand] Tu joues { $card } de ta main sur la pile { $target_number }.
        [payoff] { $whose ->
            [own] Tu joues { $card } de ta réserve sur la pile { $target_number }.
            [you] Tu joues { $card } de ta réserve sur la pile { $target_number }.
           *[other] Tu joues { $card } de la réserve ({ $owner }) sur la pile { $target_number }.
        }
        [discard] { $whose ->
            [own] Tu joues { $card } de ta défausse { $source_number } sur la pile { $target_number }.
            [you] Tu joues { $card } de ta défausse { $source_number } sur la pile { $target_number }.
           *[other] Tu joues { $card } de la défausse { $source_number } ({ $owner }) sur la pile { $target_number }.
        }
       *[other] Tu joues { $card } d’une pile sur la pile { $target_number }.
    }
   *[other] { $source ->
        [hand] { $name } joue { $card } de sa main sur la pile { $target_number }.
        [payoff] { $whose ->
            [own] { $name } joue { $card } de sa réserve sur la pile { $target_number }.
            [you] { $name } joue { $card } de ta réserve sur la pile { $target_number }.
           *[other] { $name } joue { $card } de la réserve ({ $owner }) sur la pile { $target_number }.
        }
        [discard] { $whose ->
            [own] { $name } joue { $card } de sa défausse { $source_number } sur la pile { $target_number }.
            [you] { $name } joue { $card } de ta défausse { $source_number } sur la pile { $target_number }.
           *[other] { $name } joue { $card } de la défausse { $source_number } ({ $owner }) sur la pile { $target_number }.
        }
       *[other] { $name } joue { $card } d’une pile sur la pile { $target_number }.
    }
}
event-turn-up = { $who ->
    [you] Tu retournes { $card } sur ta réserve.
   *[other] { $name } retourne { $card } sur sa réserve.
}
event-complete = La pile { $target_number } est pleine. Ses { $count } cartes retournent, mélangées, dans la pioche.
event-clear = La pile { $target_number } est pleine. Ses { $count } cartes sont mises de côté.
event-reshuffle = { $count ->
    [one] La pioche est vide. La carte mise de côté devient la nouvelle pioche.
    [many] La pioche est vide. Les { $count } cartes mises de côté sont mélangées et deviennent la nouvelle pioche.
   *[other] La pioche est vide. Les { $count } cartes mises de côté sont mélangées et deviennent la nouvelle pioche.
}
event-discard = { $who ->
    [you] Tu poses { $card } sur ta défausse { $target_number }.
   *[other] { $name } pose { $card } sur sa défausse { $target_number }.
}
event-undo = { $who ->
    [you] Tu reprends { $card } de la pile { $target_number }.
   *[other] { $name } reprend { $card } de la pile { $target_number }.
}
event-pass = { $who ->
    [you] Ta main est vide et rien ne peut se jouer : tu passes ton tour.
   *[other] { $name } a la main vide et ne peut rien jouer : son tour est passé.
}
event-out = { $who ->
    [you] Ta réserve est vide. Maintenant, tu joues pour l’équipe.
   *[other] { $name } a vidé sa réserve et joue maintenant pour l’équipe.
}
## The end of a game in a match. A pair is one of them, and the other as the owner of the source: `{ $whose }` is `you` or `other`.

event-win = { $whose ->
    [own] { $who ->
        [you] Tu gagnes la partie : ta réserve est vide.
        [nobody] La partie est finie.
       *[other] { $name } gagne la partie : sa réserve est vide.
    }
    [you] { $name } et toi gagnez la partie : vos réserves sont vides.
   *[other] { $who ->
        [you] { $owner } et toi gagnez la partie : vos réserves sont vides.
       *[other] { $name } et { $owner } gagnent la partie : leurs réserves sont vides.
    }
}
event-stalemate = Plus personne ne peut jouer.
event-idle = Personne n’a joué de carte de réserve depuis très longtemps.
event-long = La partie dure depuis trop longtemps.
event-fewest = { $whose ->
    [own] { $who ->
        [you] Tu gagnes la partie : c’est toi qui as le moins de cartes en réserve.
        [nobody] Les réserves sont à égalité : la partie est nulle.
       *[other] { $name } gagne la partie, avec le moins de cartes en réserve.
    }
    [you] { $name } et toi gagnez la partie, avec le moins de cartes en réserve.
   *[other] { $who ->
        [you] { $owner } et toi gagnez la partie, avec le moins de cartes en réserve.
       *[other] { $name } et { $owner } gagnent la partie, avec le moins de cartes en réserve.
    }
}
event-tie = La partie est nulle : il n’y a plus assez de cartes pour remplir une main.

## How it ended. `{ $left }` lists whose payoff piles still had how many cards.
## `{ $who }` won: `you`, `team` (you and your partner), `other`, `others` (two partners), `nobody`.

result-win = { $who ->
    [you] C’est gagné ! Ta réserve est vide.
    [team] Victoire : { $names } ! Vos réserves sont vides.
    [others] Victoire : { $names }. Leurs réserves sont vides.
   *[other] Victoire : { $names }, qui a vidé sa réserve.
} Restait en réserve : { $left }.
result-tie = La partie est nulle : il n’y a plus assez de cartes pour remplir une main. Restait en réserve : { $left }.
result-stalemate = { $who ->
    [nobody] Plus personne ne peut jouer. Les réserves sont à égalité : la partie est nulle ({ $left }).
   *[other] Plus personne ne peut jouer. Victoire avec le moins de cartes en réserve : { $names } ({ $left }).
}
result-idle = { $who ->
    [nobody] Personne n’a joué de carte de réserve depuis très longtemps. Les réserves sont à égalité : la partie est nulle ({ $left }).
   *[other] Personne n’a joué de carte de réserve depuis très longtemps. Victoire avec le moins de cartes en réserve : { $names } ({ $left }).
}
result-long = { $who ->
    [nobody] La partie dure depuis trop longtemps. Les réserves sont à égalité : la partie est nulle ({ $left }).
   *[other] La partie dure depuis trop longtemps. Victoire avec le moins de cartes en réserve : { $names } ({ $left }).
}

## A pile for the ear: what lies there, and what fits next (`none` where that means nothing).

ear-empty = { $needs ->
    [none] { $pile } : vide
   *[other] { $pile } : vide, attend { $needs }
}
ear-hidden = { $count ->
    [one] { $pile } : { $count } carte, face cachée
    [many] { $pile } : { $count } cartes, face cachée
   *[other] { $pile } : { $count } cartes, face cachée
}
ear-cards = { $count ->
    [one] { $needs ->
        [none] { $pile } : { $card }, { $count } carte
       *[other] { $pile } : { $card }, { $count } carte, attend { $needs }
    }
    [many] { $needs ->
        [none] { $pile } : { $card }, { $count } cartes
       *[other] { $pile } : { $card }, { $count } cartes, attend { $needs }
    }
   *[other] { $needs ->
        [none] { $pile } : { $card }, { $count } cartes
       *[other] { $pile } : { $card }, { $count } cartes, attend { $needs }
    }
}
ear-hand-card = { $card }, en main
ear-hand-wild = { $card }, passe-partout, en main

## A replay.

replay-race = réserve : { $cards }
replay-discarded = défausse : { $card }
