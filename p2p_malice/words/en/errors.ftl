### What went wrong: `error-CODE`, with the particulars of the error.

-nonsense = Your friend's program sent something that makes no sense. Make sure you both have the same version.

error-words-twice = The key { $key } is in the catalogue twice.
error-words-in-circles = The entry { $key } refers to itself.
error-words-unread = This can't be read as Fluent: { $text }

## Setting up a game.

error-own-rules = The rules { $name } in config.toml can't be used: { $why }
error-no-such-seat = { $late ->
    [yes] There's no seat called “{ $seat }”. Use me, me=NAME (somebody else at this screen), friend, friend=NAME, bot ({ $bots }), or late (a friend who joins later).
   *[no] There's no seat called “{ $seat }”. Use me, me=NAME (somebody else at this screen), friend, friend=NAME, bot ({ $bots }), or message or message=NAME (a friend who plays by message).
}
error-seats-wrong = A table has 2 to { $most } seats, not { $seats }.
error-seat-kept-twice = Only one seat can be kept for { $name }.
error-nobody-here = To play with friends, somebody has to sit at this screen. Add --seat me for yourself.

## Playing at a friend's table, and resuming.

error-turned-out = The host has sent you away from the table. If they didn't recognise you, ask them for another link.
error-host-left = Your host has left the game. Ask them for a new invitation.
error-no-such-finished-game = There's no finished game called { $game }. The screen of your games leads to those that can be shown again: { -command } stats
error-nothing-to-replay = No game has been played to its end yet.
error-no-such-game = There's no saved game called { $game }. To see yours, run: { -command } resume --list
error-save-damaged = { $lost ->
    [0] The saved game { $game } is damaged after move { $moves }.
    [one] The saved game { $game } is damaged after move { $moves }, and 1 move is lost.
   *[other] The saved game { $game } is damaged after move { $moves }, and { $lost } moves are lost.
}
error-save-unplayable = The saved game { $game } can't be played: { $why }
error-save-of-unknown-game = The saved game { $id } is a game of { $game }, which this version doesn't have. Update the program.
error-save-illegal = The saved game { $game } can't be used as it is: move { $move } breaks the rules. { $why }

## Starting.

error-no-name = A name needs at least one letter.
error-no-input = Nothing can be typed: the program's input is closed. Start it without <&- or </dev/null.
error-no-terminal = The invitation came through a pipe, so there's no terminal to play in. To let a program play, add --json.
error-page-nonsense = The page sent something the program doesn't understand. Reload the page.
error-one-seat-only = A program can play only one seat. Join once for each program.
error-code-needed = Send this next: {"{"}"kind":"{ $wanted }","code":…{"}"}
error-too-early = There's nothing to answer yet: the other side hasn't connected.

## What another program sent.

error-frame-too-long = We received a message that was too long (over { $most } bytes). Make sure you both have the same version.
error-no-json = We received something that isn't JSON. Make sure you both have the same version.
error-no-kind = The message's kind has to be one of: { $known }.
error-malformed = We couldn't read a “{ $kind }” message. Make sure you both have the same version.

error-seat-not-there = { -nonsense }
error-seats-changed = { -nonsense }
error-cards-before-seat = { -nonsense }
error-cards-of-another = { -nonsense }
error-shown-again = { -nonsense }
error-unasked-answer = { -nonsense }
error-words-of-nobody = { -nonsense }

error-unknown-bot = There's no computer player called “{ $name }”. Choose from: { $known }.
error-unknown-game = There's no game called “{ $name }”. Choose from: { $known }.

## Bots and games by name, and what a client gets wrong.

error-not-on-offer = { $move } isn't possible now.
error-nothing-due = No time limit is running.
error-not-seated = Take a seat first.

## Where nothing more is known than whose fault it was.

error-malice = Something went wrong. Start the program again.
error-words = One of the program's files can't be read. Install the program again.
error-game = The rules don't allow that.
error-notation = That isn't a card, a move or a position.
error-options = These rules can't be played. Change one and try again.
error-illegal-move = That move is against the rules.
error-protocol = The two programs didn't understand each other. Make sure you both have the same version.
error-local-protocol = That can't be sent at this point in the game.
error-remote-protocol = { -nonsense }
