### The page: what the guest's and the local one have in common.

## What stands in many places.

page-title = { -title }
page-needs-script = This page needs JavaScript to connect to your friend's device. Turn it on in your browser's settings, then reload the page.
page-needs-newer = Nothing here after a while? This page needs a recent browser: Safari (iOS) 15.4, Chrome 105, Firefox 121, or newer. If yours is, reload the page.
# A button.
page-close = Close
page-cancel = Cancel
# A button.
page-reload = Reload
# A button: stop waiting.
page-stop = Stop
page-your-name = Your name
page-rules = The rules
# A button, quoted in talk-arrived-how, tapped-how and reply-arrived-how.
page-use = Use it
# A button, quoted in guest-long-away and guest-page-away.
page-new-code = I have a new invitation
page-how-to-play = How to play

## The table.

table-waiting = Waiting for the others
table-over = The game is over
table-next-player = Next player
table-turn = { $who ->
    [you] Your turn
   *[other] { $name }'s turn
}
table-match = { $title } · game { $game }: { $points }
table-match-many = { $title } · game { $game }
table-hand-over = { $name }, it's your turn. Choose “Show my cards” when nobody else is looking.
table-said = { $name }: { $text }
table-said-to = { $who ->
    [you] { $name } to you: { $text }
   *[other] { $name } to { $to }: { $text }
}
table-missing = { $count ->
    [one] Waiting for 1 more player.
   *[other] Waiting for { $count } more players.
}
table-closed = The table was closed.
table-no-board = The cards can't be shown. Reload the page.
table-log = What happened
# A button: don't leave.
table-play-on = Keep playing
page-language = Language
table-leave = Leave
table-leave-title = Leave the game?

## Buttons below the table, of one short word if possible: there are up to eight beside each other.

table-ready = Show my cards
table-again = Play again
table-hint = Hint
table-undo = Undo
table-say = Chat
table-log-short = Log
# Quoted in landing-rules-usual.
table-rules = Rules
# Stands between the lines of the log.
log-since = Since your last turn
table-more = More

## The board.

# Below a payoff pile: how many cards are left; at most 12 characters.
board-to-go = { $count } to go
# On a wild card, above the rank that it stands for, as in “as 7”; at most 4 letters.
board-stands-for = as
board-computer = computer
board-bot = { $name } (computer)
board-away = away
board-left = left

## Sharing a code.

share-message = The message to send
share-show = Show the message
share-share = Share…
share-copy = Copy
share-qr = QR code
share-copied = { $name ->
    [none] Copied. Now paste it into your chat.
   *[other] Copied. Now paste it into your chat with { $name }.
}
share-copy-yourself = The message is selected. Copy it yourself, then paste it into your chat.
share-qr-picture = The code as a QR code
share-scan = Let your friend scan this

## Pasting a code.

paste-new-title = A new invitation
paste-new = The new invitation, or the whole message it came in
paste-invitation = The invitation, or the whole message it came in
