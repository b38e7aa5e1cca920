### What a table says: why it refuses a message, and why it says goodbye.

# The command that starts this program, as it was typed here: `python3 -m p2p_malice` where that has started it.
-command = p2p-malice

error-refused = That isn't allowed ({ $code }).

error-game-over = The game is over.
error-not-over = The game isn't over yet.
error-not-your-turn = It's not your turn.
error-no-hints = This game is played without hints.
error-no-undo = You can't take that back: these rules don't allow undo.
error-nothing-to-undo = There's nothing to undo: once a new card is turned up or drawn, your plays stand.
error-undone-enough = You've already undone { $most } plays in this turn, so this one stands.
error-undone-enough-in-game = You've already undone { $most } plays in this game, so this one stands.

error-seated-already = You're already at this table.
error-version-mismatch = { $older ->
    [yours] Your program is older than your host's, so you can't play together. Update it the way you installed it.
   *[host] Your host's program is older than yours, so you can't play together. Ask them to update it the way they installed it.
}
error-seat-taken = This seat is taken. If it's yours, resume on the device you played on. If not, ask your host for another invitation.
error-table-full = Everyone is at this table already. If you're one of them, resume on the device you played on.
error-no-seat = You didn't get a seat at this table. Ask your host for a new invitation.
error-not-watchable = This table can't be watched right now: the host doesn't want that, or too many are watching already.
error-only-watching = You're only watching: that takes a seat at the table.
error-seat-not-free = The host isn't letting spectators take a seat right now.
error-only-host = Only the host can do that.
error-host-busy = Your host can't be asked right now whether you may sit down. Tell them that you're waiting, and try the link again in a minute.
error-not-started = The game hasn't started: somebody is still missing.
error-rematch-is-proposed = A new game needs everyone's agreement. Suggest one first.
error-stale-move = That move came too late: the table has changed. Take another look and choose again.
error-unknown-proposal = There's no such choice. Choose from: { $known }.
error-nobody-away = Nobody is away at the moment.
error-not-all-here = Not everyone is still at the table.
error-said-by-table = Only the table itself can say that somebody is late.
error-too-much-asked = That was a lot at once. Wait a few seconds and ask again.
error-too-much-said = That was a lot at once. Wait a few seconds and say it again.
error-nothing-said = Your message was empty.
error-not-their-turn = There's nobody to remind: only another player whose turn it is can be reminded.
error-poke-unheard = They can't be reminded right now: they're away, or their version is too old.
error-poked-already = Somebody has just reminded them. Give them a moment.

bye-left = Goodbye.
bye-over = The game is over.
bye-closed = The table was closed.
bye-stopped = That's all for now. The game is saved, and the host can resume it.
bye-turned-out = The host has sent you away from the table. If they didn't recognise you, ask them for another link.
bye-not-watchable = The host doesn't want anyone to watch right now.
bye-superseded = You've rejoined elsewhere, so this window is closed.
