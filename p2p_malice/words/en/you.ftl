### The games that a person has played: figures, opponents, trophies.

menu-you = You: games and trophies
you-so-far = Wins: { $won } · trophies: { $count } of { $all }
you-title = Your games
you-all = All games
you-empty = Play a game to its end, and it is kept here: who won, your best turn, your trophies.
you-unreadable = { $count ->
    [one] One of your games can't be read: it was written by a newer version, or is damaged. It stays where it is.
   *[other] { $count } of your games can't be read: they were written by a newer version, or are damaged. They stay where they are.
}
you-games = Games
you-won = Won
you-won-count = { $count } · { $percent }%
you-run = Wins in a row
you-run-count = { $best ->
    [0] 0
   *[other] { $count } · best { $best }
}
you-best = Most cards in a turn
you-chain = Most in a row on a pile
you-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
you-left = Average left after a loss
you-hints = Hints asked for
you-time = Time at the table
you-minutes = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
you-chart = { $unit ->
    [day] Won and lost by day
    [week] Won and lost by week
   *[month] Won and lost by month
}
you-groups = Evenings with friends
# In place of one's own name, in a list and in front of a number.
you-own = You
you-group = Games: { $games } · evenings: { $evenings } · last on { $date }
you-group-won = { $told } · last win: { $names }
you-member = Wins: { $won }
you-member-run = { $told } · most in a row: { $run }
you-invite = Invite again
you-invite-who = Invite whom again?
group-score = { $name } { $won }
group-scores = { $told } · { $score }
you-rivals = Against
you-recent = Last games
you-days = Daily deals
you-days-span = { $first } – { $last }
you-days-run = Daily deals in a row
you-day = { $how ->
    [won] { $count ->
        [one] { $date }: won by 1 card
       *[other] { $date }: won by { $count } cards
    }
    [lost] { $count ->
        [one] { $date }: lost by 1 card
       *[other] { $date }: lost by { $count } cards
    }
    [drawn] { $date }: a draw
   *[none] { $date }: not played
}
you-trophies = Trophies
you-trophies-count = Trophies · { $count } of { $all }
you-against = { $drawn ->
    [0] { $won } – { $lost } · last on { $date }
   *[other] { $won } – { $lost }, { $drawn } drawn · last on { $date }
}
you-played = { $how } · { $rules } · { $date }
you-how = { $how ->
    [won] { $left ->
        [0] Won
        [one] Won by 1 card
       *[other] Won by { $left } cards
    }
    [lost] { $left ->
        [0] Lost
        [one] Lost, 1 card short
       *[other] Lost, { $left } cards short
    }
    [drawn] A draw
   *[none] Played on one screen
}
you-next = What else?
you-replay = Replay
you-replay-which = Replay which game?
you-share = Share a game
you-share-which = Share which game?
you-back = Back
you-forget = Forget somebody
you-forget-who = Whose games do you want to delete?
you-forget-asks = Delete all games with { $name } from this device?
you-forget-asks-page = Delete all games with this friend from this device?
you-forget-yes = Delete them
you-export = Save as a file
you-import = Add from a file
you-not-earned = not yet
stats-exported = { $count ->
    [one] Saved 1 game in { $file }.
   *[other] Saved { $count } games in { $file }.
}
you-added = { $count ->
    [0] There is no game in that file that isn't here already.
    [one] One game was added.
   *[other] { $count } games were added.
}
you-added-of-some = { $count ->
    [0] No game was added.
    [one] One game was added.
   *[other] { $count } games were added.
} { $unreadable ->
    [one] One line of the file couldn't be read.
   *[other] { $unreadable } lines of the file couldn't be read.
}
you-added-days = { $told } { $count ->
    [one] One daily result was added.
   *[other] { $count } daily results were added.
}
news-trophies-earned = { $count ->
    [one] A trophy: { $names }!
   *[other] Trophies: { $names }!
}

## Dates.

date-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
date-year = { $date } { $year }
date-month-short = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
date-short = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}

## Trophies: what they are called, and what they are for.

trophy-first-win-line = Win a game
trophy-wins-10 = Ten wins
trophy-wins-10-line = Win ten games
trophy-wins-50 = Fifty wins
trophy-wins-50-line = Win fifty games
trophy-wins-200 = Two hundred wins
trophy-wins-200-line = Win two hundred games
trophy-streak-3 = Three in a row
trophy-streak-3-line = Win three games in a row
trophy-streak-7 = Seven in a row
trophy-streak-7-line = Win seven games in a row
trophy-turn-8 = A good turn
trophy-turn-8-line = Play eight cards in one turn
trophy-turn-10 = A great turn
trophy-turn-10-line = Play ten cards in one turn
trophy-turn-15 = Unstoppable
trophy-turn-15-line = Play fifteen cards in one turn
trophy-chain-6 = Six on one pile
trophy-chain-6-line = Play six cards in a row on one pile
trophy-chain-12 = Ace to queen
trophy-chain-12-line = Play a whole pile in one turn
trophy-sweep = Far ahead
trophy-sweep-line = Win while everyone else has ten cards or more left
trophy-by-one = By one card
trophy-by-one-line = Win while somebody has only one card left
trophy-comeback = Comeback
trophy-comeback-line = Win after being five cards behind
trophy-daily-1 = Deal of the day
trophy-daily-1-line = Win a daily deal
trophy-daily-7 = A week of wins
trophy-daily-7-line = Win the daily deal seven days in a row
trophy-full-table = Full table
trophy-full-table-line = Play a game with five or more players
trophy-friends-5 = Five friends
trophy-friends-5-line = Play with five different friends
trophy-rival = Old rivals
trophy-rival-line = Play twenty-five games with the same friend
trophy-spite = Spite
trophy-spite-line = Win a game of Spite

## A number with one decimal place.

decimal = { $whole }.{ $tenths }

## What makes a win special.

news-won-specially = { $what ->
    [first] Your first win!
    [comeback] What a comeback!
    [closest] By a single card!
    [turn] Your best turn ever: ×{ $count }
   *[run] Wins in a row: { $count }!
}
