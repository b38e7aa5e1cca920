### At the table: what the players do and say around the cards.

you = You
said = { $name }: { $text }
said-to = { $who ->
    [you] { $name } to you: { $text }
   *[other] { $name } to { $to }: { $text }
}
sitter-here = { $name } is at the table.
sitter-away = { $name } is away.
sitter-left = { $name } has left.
sitter-computer = The computer is playing for { $name } until they're back.
sitter-waits = The game is waiting for { $name }.
sitters-to-come = { $count ->
    [one] Waiting for 1 more player.
   *[other] Waiting for { $count } more players.
}
hand-over = { $name }, it's your turn. Press Enter when nobody else is looking.
not-your-turn = It's not your turn.

## Watching the computer play.

watch-pace = { $seconds ->
    [0] As fast as possible.
    [1] A move every second.
   *[other] A move every { $seconds } s.
}
watch-stopped = Paused. Each move waits for you.
replay-pace = { $seconds ->
    [0] Move { $at } of { $most }, as fast as possible.
    [1] Move { $at } of { $most }, one every second.
   *[other] Move { $at } of { $most }, one every { $seconds } s.
}
replay-stopped = Move { $at } of { $most }.
# What is seen of a finished game: the cards of one player, or of all.
replay-own = Your cards
replay-seat = { $name }'s cards
replay-open = All open
# The turns of a finished game: whose, and the cards that were played in it.
replay-turn-of = { $cards ->
    [none] { $name }: no card
   *[other] { $name }: { $cards }
}
replay-end = The end
# By what a turn stands out: more cards than in any other were played in it.
replay-longest = longest turn

## Line by line.

# Words at the beginning of a line are typed and stay as they are; what stands behind them begins in one column.
plain-watch =
    The computer plays a move a second. Press Enter to pause; from then on, Enter
    makes the next move. You can also type:
      NUMBER          seconds between moves, such as 2 or 0.5; 0 for no wait
      slower, faster  change the pace (or - and +)
      board           show the table again
      rules           a summary of the rules
      quit            stop watching
plain-replay =
    A replay. Press Enter for the next move. You can also type:
      NUMBER          play, with that many seconds between moves; 0 for no wait
      slower, faster  change the pace (or - and +)
      back            the move before
      turn, last      the next turn, or the one before
      turns           all turns, with their numbers
      go NUMBER       that move
      best            the turn with the most cards
      board           show the table again
      quit            stop
plain-replay-seats =
    {"  "}seat NAME       what that player saw
      open            all hands at once
plain-replay-moments =
    {"  "}better          where another move would have helped you more
plain-watch-again = Type { -type-rematch } to watch another game, or { -type-quit }:

plain-explained = New: { $what }
plain-lesson-how = Type { $move } and press Enter.
plain-recalled = What happened last:
plain-rules-here = { $house ->
    [none] Rules: { $rules }. Type { -type-rules } to read them.
   *[other] Rules: { $rules }, with { $house }. Type { -type-rules } to read them.
}
# Words at the beginning of a line are typed and stay as they are; what stands behind them begins in one column.
plain-help =
    Type the number of a move and press Enter. You can also type:
      board      show the table and your moves again
      hint       what the computer would do in your place
      undo       take back your last play, if your rules allow it
      say TEXT   say something to everyone at the table
      poke       remind whoever's turn it is
      watching   who may watch, and who's sent away
      device     play on at another device
      pause      pause the game, for everyone
      go on      resume the game
      log        what has happened so far
      aloud      for a screen reader: cards in words, less after each play
      rules      a summary of the rules
      rematch    play again, once the game is over
      next       another game, rules or seats, if you host
      quit       leave the game
    While somebody is away, you can also type bot, wait or stop, and invite if
    you're the host.
plain-away = { $count ->
    [one] Until { $names } is back, you can type:
   *[other] Until { $names } are back, you can type:
}
plain-paused = Type { -type-go-on } to resume the game.
plain-away-bot = let the computer take over until they're back
plain-away-stop = save the game and stop here; continue with: { -command } resume
plain-away-invite = make another invitation, if they don't come back on their own
plain-away-after = { $count ->
    [one] You can play again once { $names } is back. You can also type:
   *[other] You can play again once { $names } are back. You can also type:
}
plain-proposed-wait = { $who ->
    [you] You've suggested waiting for them. More than half of the table has to agree.
   *[other] { $name } would like to wait for them. Type { -type-wait } if you agree.
}
plain-proposed-bot = { $who ->
    [you] You've suggested letting the computer take over. More than half of the table has to agree.
   *[other] { $name } would like the computer to take over. Type { -type-bot } if you agree.
}
plain-proposed-stop = { $who ->
    [you] You've suggested saving the game and stopping. More than half of the table has to agree.
   *[other] { $name } would like to save the game and stop. Type { -type-stop } if you agree.
}
plain-proposed-rematch = { $name } would like to play again. Type { -type-rematch } if you would too.
plain-again = Type { -type-rematch } to play again, or { -type-quit }:
plain-next = Type { -type-next } to choose another game, other rules or seats.
plain-your-move = { $name ->
    [none] Your move (number, or { -type-help }):
   *[other] { $name }, your move (number, or { -type-help }):
}
plain-after-the-end = The game is over. Type { -type-rematch }, { -type-say } TEXT, or { -type-quit }:
plain-hint = { $number ->
    [0] Hint: { $move }.
   *[other] Hint: number { $number }, { $move }.
}
plain-leave = { $kept ->
    [yes] Leave the game? It's saved; continue with: { -command } resume (y/n)
   *[no] Leave the game? (y/n)
}
plain-may = You can also type: { $moves }
plain-not-your-turn = It's not your turn. (Type { -type-help } to see your options.)
plain-no-such-move = There's no move { $number }: they're numbered from 1 to { $count }.
plain-no-preview = There's nothing to check there.
plain-no-move = That's not one of your moves. Type a number, { -type-board } to see them, or { -type-help }.
