### Around the cards of a page: the end of a game, who is away, sounds; loaded after the first card.

## How it ended. `{ $who }` won: `you`, `team` (you and your partner), `other`, `others` (two partners), `nobody`.
## In a picture that a player without a name sends to others, it is their own voice: `you-saying`, `team-saying`.

ending-label = The result
explained-done = Got it
ending-title = { $who ->
    [you] You won!
    [team] { $names } won!
    [you-saying] I won!
    [team-saying] We won!
    [nobody] It's a draw
   *[other] { $names } won
}
ending-comfort = { $how ->
    [near] So close! The next one could be yours.
   *[far] Ready to turn the tables?
}
ending-me = Me
trophy-first-win = First win
ending-player = Player
ending-left = Cards left
ending-points = Points
ending-with-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
ending-wins = Games won
ending-matches = Matches won
ending-time = Time
ending-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
ending-best = Best turn
ending-decided = Winning turn
ending-best-of = { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
# How many hints each player asked for: You 2, Ann 1.
ending-hints = Hints
event-hints = { $who ->
    [you] { $count ->
        [one] You asked for 1 hint.
       *[other] You asked for { $count } hints.
    }
   *[other] { $count ->
        [one] { $name } asked for 1 hint.
       *[other] { $name } asked for { $count } hints.
    }
}
ending-evening = { $what ->
    [matches] Recent matches
   *[games] Recent games
}
ending-series = { $one } { $wins } – { $losses } { $other }

## Between two deals of a match, and how it stands. `{ $kind }` is what the game calls one: `round` or `game`.

between-title = { $kind ->
    [round] Round { $number } is over
   *[game] Game { $number } is over
}
between-place = Place
between-gain = { $kind ->
    [round] This round
   *[game] This game
}
between-next = { $kind ->
    [round] Play round { $number }
   *[game] Play game { $number }
}
between-how = How points are made
between-rounds = Points by round

## What may come next.

ending-look = Look at the table
ending-show = Show the result
ending-earned = Trophies
ending-challenge = Challenge a friend
ending-share = Share
ending-replay = Replay
ending-saved = The picture has been saved.
ending-picture = As a picture
ending-keep = This browser deletes your games after seven days without a visit. Add the page to your Home Screen and play there, and they stay. “You” saves these as a file.
ending-ready-mark = ready
ending-ready-button = Ready ✓
ending-ready = { $count ->
    [one] { $names } is ready to play again.
   *[other] { $names } are ready to play again.
}
ending-waiting = You're ready. Waiting for { $names }.
ending-gone = { $who }. { $invites ->
    [yes] Invite them again, or let the computer take over.
   *[no] The computer can take over, or you can leave.
}
ending-lost = We've lost contact with your host. You can play again once they're back.
ending-closed = { $name ->
    [none] Your host has closed the table.
   *[other] { $name } has closed the table.
}
ending-choosing = { $name ->
    [none] Your host is choosing what you play next.
   *[other] { $name } is choosing what you play next.
}
# A button for who watches.
ending-play-next = I'd like to play

## Who is away.

banner-label = Notices
since = Since { $time }.
banner-free = There's a free seat at this table.
banner-free-short = A seat is free
banner-short = { $by ->
    [computer] The computer is playing for { $names }
    [left] { $count ->
        [one] { $names } has left
       *[other] { $names } have left
    }
   *[nobody] { $count ->
        [one] { $names } is away
       *[other] { $names } are away
    }
}
banner-lost = { $name ->
    [none] Your host is away
   *[other] { $name } is away
}
banner-away = { $turn ->
    [mine] { $count ->
        [one] { $names } is away. You can take your turn.
       *[other] { $names } are away. You can take your turn.
    }
    [others] { $count ->
        [one] { $names } is away. The game goes on until their turn.
       *[other] { $names } are away. The game goes on until their turn.
    }
   *[theirs] { $count ->
        [one] { $names } is away. The game is waiting for them. Waiting a moment often helps.
       *[other] { $names } are away. The game is waiting for them. Waiting a moment often helps.
    }
}
banner-computer = { $count ->
    [one] { $names } is away. The computer is playing for them until they're back.
   *[other] { $names } are away. The computer is playing for them until they're back.
}
table-proposed = { $what ->
    [bot] { $who ->
        [you] You've suggested letting the computer take over.
       *[other] { $name } would like the computer to take over.
    }
    [stop] { $who ->
        [you] You've suggested saving the game and stopping.
       *[other] { $name } would like to save the game and stop.
    }
   *[wait] { $who ->
        [you] You've suggested waiting.
       *[other] { $name } would like to wait.
    }
}
banner-line = { $how ->
    [left] { $who }: choose how to go on
    [away] { $who }: the game waits
    [bot] { $name } asks: let the computer play for { $names }?
   *[stop] { $name } asks: save and stop?
}
banner-awaits = Waiting for { $names } to agree.
banner-back = { $name } is back.
move-kept = That's kept, and goes out once you're connected again.
table-let-computer = Let the computer play
table-stop = Save and stop

## Sounds.

# Beside the speaker; at most 30 characters.
sound-offer = Turn on sounds
loudness = { $volume ->
    [off] Sounds: off
    [soft] Sounds: soft
   *[loud] Sounds: loud
}

## A table that comes back.

table-went-back = { $count ->
    [one] Your host's game restarted and went back 1 move. Play continues from here.
   *[other] Your host's game restarted and went back { $count } moves. Play continues from here.
}

## Whether the cards were dealt fairly.

deal-own = Checked: your device helped to shuffle the cards, and nobody changed its part.
news-deal-unfair = Not a fair deal: { $fault ->
    [part_changed] your device's part in the shuffle was replaced.
    [part_late] somebody chose their contribution after the others.
    [secret_changed] your host's secret isn't the one it was bound to.
    [deal_hidden] a deal before it was given up, and never opened.
    [other_terms] another game was dealt than the one that was due.
    [other_cards] other cards were dealt than were agreed on.
    [other_shuffle] after the cards were shuffled again, you were shown others than there were.
    [other_position] at move { $moves }, you were shown something else than there was.
   *[impossible_move] at move { $moves }, something was done that the rules don't allow.
}
news-deal-unchecked = This deal can't be checked: { $why ->
    [older] your host's program is older.
    [part_left_out] your device had no part in the shuffle.
   *[deal_not_opened] your host hasn't opened it.
}
