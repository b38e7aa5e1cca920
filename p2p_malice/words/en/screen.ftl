### The full screen. Keys are capital letters: H, U, T, L, R, B, S, I and F10 stay what they are.

screen-failed = That didn't work
screen-text-keys = Arrow and Page keys scroll. Esc goes back.

## Codes.

screen-paste-reply = Paste the reply here:
screen-paste-invitation = Paste the invitation here, or the whole message it came in:
screen-copied-by-terminal = { $why } We've asked the terminal to copy it, too (OSC 52). Try pasting.
screen-no-browser = No browser could be opened. Copy the message with F2 and paste it yourself.
screen-qr = Scan with your friend's phone
screen-send-to = Send this to { $name }:
screen-tab = (Tab: the next)
screen-box-hint = Paste it, or type help and Enter
screen-status-preparing = Preparing your code …
screen-status-waiting = { $who ->
    [host] Waiting for your host · reply still good · { $clock }
    [named] Waiting for { $name } · code still good · { $clock }
    [several] Waiting for { $count } friends · codes still good · { $clock }
   *[friend] Waiting for your friend · code still good · { $clock }
}
screen-status-connecting = Connecting …
screen-friend = { $state ->
    [invited] ○ { $name } invited
    [here] ● { $name } is here
    [away] ◐ { $name } is away
   *[new] · { $name } to invite
}
screen-key-copy = F2 copy
screen-key-chat = F3 WhatsApp
screen-key-qr = F4 QR code
screen-key-new = F5 new code
screen-key-start = F6 start now
screen-key-help = F1 keys
screen-key-stop = Esc stop
screen-stop-asks = Stop waiting?
screen-stop-means = The code you've sent will no longer work.
screen-wait-on = Keep waiting
screen-stop-waiting = Stop
screen-help = Keys and words
screen-help-copy = F2   Ctrl+Y   c       copy the message
screen-help-chat = F3   Ctrl+W   w       open it in WhatsApp
screen-help-qr = F4   Ctrl+R   qr      show the code as a QR code
screen-help-new = F5   Ctrl+N   new     replace the code with another
screen-help-start = F6   Ctrl+T   start   start without the missing players
screen-help-tab = Tab                   the next friend's message
screen-help-clear = Esc                   empty the box, or stop
screen-help-stop = F10  Ctrl+Q   quit    stop
screen-help-end = Ctrl+C                end the program, or copy what you've selected

## The table.

screen-keys = H hint  U undo  T say  L log  ? rules  Tab look  F10 leave
screen-keys-after = R rematch  T say  L log  F10 leave
screen-waiting = Waiting for the others
screen-over = The game is over
screen-your-turn = Your turn
screen-next-player = Next player
screen-turn-of = { $name }'s turn
screen-title-match = { $title } · game { $deal } · points: { $points }
screen-title-many = { $title } · { $players } players · leader { $name }, { $count } to go
screen-title-two = { $title } · payoff: { $counts }
screen-put-back = Esc puts it back.
screen-picked-play = { $card } chosen. Play it to { $plays }.
screen-picked-discard = { $card } chosen. Discard it to { $discards }, which ends your turn.
screen-picked-both = { $card } chosen. Play it to { $plays }, or discard it to { $discards }, which ends your turn.
screen-host-away = Lost contact with the host. You'll rejoin automatically.
screen-host-away-keys = I paste a new invitation, F10 leave
screen-moment = One moment …
screen-choose = Choose a card (1-5 hand, P payoff, Q W E R discards), then where to play it.
screen-away = { $can_invite ->
    [yes] Somebody is away. B let the computer take over, S save and stop, I invite again
   *[no] Somebody is away. B let the computer take over, S save and stop
}
screen-fits-nowhere = That card fits nowhere right now.
screen-nothing-there = There's nothing to choose there.
screen-log = What happened
screen-again = You'd like to play again.
screen-hint = Hint: { $source }, then { $target }.
screen-discards = { $name }, discard pile { $number }: { $cards }
screen-discards-title = Discard piles (the last card is on top)
screen-no-discards = Nothing has been discarded yet.
screen-say = Say something, or 1-{ $count } for a phrase; Esc closes
screen-seat-free = free
screen-seat-bot = bot
screen-seat-away = away
screen-proposed-rematch = { $name } would like to play again: R
screen-proposed-bot = { $name } would like the computer to take over: B
screen-proposed-stop = { $name } would like to save and stop: S
screen-proposed-wait = { $name } would like to wait
screen-leave = Leave the game?
screen-leave-kept = It is saved; continue with: p2p-malice resume
screen-play-on = Play on
screen-leave-it = Leave the game

phrase-1 = Well played!
phrase-2 = Oh no …
phrase-3 = Hurry up!
phrase-4 = Thanks for the game.
phrase-5 = One moment, please.
screen-lesson = Lesson
