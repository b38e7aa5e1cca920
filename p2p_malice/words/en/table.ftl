### What a table says: why it refuses a message, and why it says goodbye.

error-refused = The table said no ({ $code }).

error-not-on-offer = { $move } isn't something you can do now.
error-game-over = The game is over.
error-nothing-due = Nothing happens by itself here.
error-not-over = The game isn't over yet.
error-not-your-turn = It's not your turn.
error-nothing-to-undo = There's nothing to undo: you haven't played a card since a new one came into view.
error-undone-enough = You've undone { $most } plays in this turn. This one stands.
error-undone-enough-in-game = You've undone { $most } plays in this game. This one stands.

error-not-seated = Say hello first.
error-seated-already = You're already at this table.
error-version-mismatch = { $older ->
    [yours] These two programs can't play together: yours is older. Update it the way you installed it.
   *[host] These two programs can't play together: the host's is older. Ask them to update it the way they installed it.
}
error-seat-taken = This seat belongs to { $name }, who can come back with: p2p-malice resume
error-not-started = The game hasn't started: someone is still missing.
error-rematch-is-proposed = Propose a rematch instead: everyone has to want it.
error-stale-move = That move came too late: the table has changed. Look again and choose.
error-unknown-proposal = There's no such choice. Choose from: { $known }.
error-nobody-away = Nobody is away now.
error-not-all-here = Not everyone is still at the table.
error-too-much-said = That was a lot at once. Wait a few seconds and say it again.
error-nothing-said = There was nothing to read in that.

error-frame-too-long = A message of more than { $most } bytes arrived.
error-no-json = What arrived isn't JSON.
error-no-kind = What arrived has no kind from: { $known }.
error-malformed = The message “{ $kind }” isn't put together as it should be.

error-seat-not-there = The table gave you a seat that it doesn't have.
error-seats-changed = The table changed the seats during the game.
error-cards-before-seat = The table showed cards before it gave you a seat.
error-cards-of-another = The table showed another seat's cards.
error-shown-again = The table showed an earlier position again.
error-words-of-nobody = The table passed on words from a seat that it doesn't have.

error-unknown-bot = There's no computer player called “{ $name }”. Choose from: { $known }.
error-unknown-game = There's no game called “{ $name }”. Choose from: { $known }.

bye-left = Goodbye.
bye-over = The game is over.
bye-closed = The table was closed.
bye-stopped = The table stops here. The game is saved; continue with: p2p-malice resume
bye-superseded = You took this seat again from another place. This one is closed.
