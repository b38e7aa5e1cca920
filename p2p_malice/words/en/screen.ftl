### The full screen. Keys are capital letters: H, U, T, L, R, O, K, I and F10 stay what they are.

screen-failed = That didn't work
screen-menu-keys = C: set up this game   F1: help   Q: quit
screen-menu-help =
    1, 2, J…    Choose the line with that number or letter
    Arrows       Move; Enter chooses
    C            Set up the highlighted game
    Esc          Move to the last line; again: quit
    Q or F10     Quit
screen-choice-help =
    1, 2…       Choose the line with that number
    Arrows       Move; Enter chooses
    Esc          Go back
screen-form-keys = Ctrl+S: done   Esc: cancel   F1: help
screen-form-help =
    Up, Down     Go from line to line, as Tab does
    Left, Right  Change the value; you can also type a number
    Ctrl+S       Use these values; so does Enter in a line of text
    Esc          Go back without them
profile-key-tabs = Left, Right: other games
profile-key-invite = I: invite again
profile-key-replay = R: replay
profile-key-share = S: share
profile-key-forget = F: forget somebody
profile-key-back = Esc: back
profile-help =
    Arrows       Up and down scroll; left and right show other games
    1, 2…       Show the games with that number
    I            Invite those who have played together again
    R            Show one of the last games again
    N            another game, rules or seats, if you host
    S            Send others a link that shows them a game
    F            Delete all games with a friend
    Esc          Go back
screen-text-keys = Arrow and Page keys scroll. Esc goes back.

## Codes.

screen-paste-reply = Paste the reply here:
screen-paste-carried = If a friend sends you a reply, paste it here:
screen-paste-invitation = Paste the invitation here, or the whole message it came in:
screen-copied-by-terminal = The clipboard couldn't be reached, so we've asked the terminal to copy the message. Try pasting it; if that fails, copy it from the screen.
screen-no-browser = No browser could be opened. Copy the message with F2 and paste it yourself.
screen-qr = Let your friend scan this
screen-send-to = Send this to { $name }:
screen-tab = (Tab: next)
screen-box-hint = Paste it, or type { -type-help } and press Enter
screen-status-preparing = Preparing your code…
screen-status-waiting = { $who ->
    [host] Waiting for your host · reply still valid · { $clock }
    [named] Waiting for { $name } · code still valid · { $clock }
    [several] Waiting for { $count } friends · codes still valid · { $clock }
   *[friend] Waiting for your friend · code still valid · { $clock }
}
screen-status-connecting = Connecting…
screen-numbered = { $number }. { $name }
screen-friend = { $state ->
    [free] ○ { $name } free seat
    [invited] ○ { $name } invited { $clock }
    [connecting] ◌ { $name } connecting
    [here] ● { $name } is here
    [away] ◐ { $name } is away { $clock }
   *[new] · { $name } not invited yet
}
# Keys and what they do, at the bottom of the screen: two words at most.
screen-key-copy = F2 copy
screen-key-chat = F3 WhatsApp
screen-key-qr = F4 QR code
screen-key-new = F5 new code
screen-key-start = F6 start now
screen-key-help = F1 keys
screen-key-stop = Esc stop
screen-stop-asks = Stop waiting?
screen-stop-means = { $who ->
    [host] Your reply will stop working.
   *[friend] Your invitation will stop working.
}
screen-wait-on = Keep waiting
# An answer: stop waiting.
screen-stop-waiting = Stop
screen-help = Keys and commands
screen-help-copy = F2   Ctrl+Y   c       copy the message
screen-help-chat = F3   Ctrl+W   w       open it in WhatsApp
screen-help-qr = F4   Ctrl+R   qr      show the code as a QR code
screen-help-new = F5   Ctrl+N   new     replace the invitation
screen-help-start = F6   Ctrl+T   start   start without the missing players
screen-help-ask =                 ask     ask me before somebody sits down, or don't
screen-help-out =                 out 2   friend 2 isn't a friend: free the seat, and make another link
screen-help-tab = Tab                   the next friend's message
screen-help-clear = Esc                   empty the box, or stop
screen-help-stop = F10  Ctrl+Q   quit    stop
screen-help-end = Ctrl+C                end the program, or copy what you've selected

## The table.

# At most 80 columns; the keys stay as they are.
screen-keys = { $undo ->
    [yes] H hint  U undo  T chat  L log  ? rules  Tab look  F1 keys  F10 leave
   *[no] H hint  T chat  L log  ? rules  Tab look  F1 keys  F10 leave
}
screen-watch = + faster  - slower  Space pause or resume  Enter next move  L log  ? rules  Tab look  F1 keys  F10 leave
replay-keys = Left, Right: move  Up, Down: turn  Space play or pause  { $keys }B best turn  + faster  - slower  L turns  F1 keys  F10 leave
replay-key-moments = H better moves
replay-key-looks = V whose cards
screen-watch-after = R watch another game  L log  F10 leave
screen-keys-after = R rematch  C copy result  T chat  L log  F1 keys  F10 leave
screen-keys-next = N other game
# How many cards whoever has lost still had to play, in the fewest words.
ending-short = { $count } left
# Below how the game has ended; it lies over the board.
screen-ending-keys = R play again · C copy the result · Esc close
screen-finished = Round { $number } is over
# A player's place in the round, and their score before and after it.
screen-finished-line = { $place }. { $name }: { $before } → { $after }
screen-finished-keys = Any key closes this.
replay-ending-keys = Left go back · Esc close
screen-keys-left = L log  F1 keys  F10 leave
screen-keys-watching = T chat  L log  ? rules  F1 keys  F10 leave
# The keys stay as they are; what stands behind them begins in one column.
screen-table-help =
    H               a hint
    U               take back a play, if your rules allow it
    T               chat
    L               what has happened
    ?               the rules you're playing by
    R               another game, once this one is over
    C               copy the result, once this one is over
    G               spectators
    X               play on at another device
    B               pause the game, or go on

    While somebody is away:
    O               let the computer take over
    K               save and stop
    I               invite them again, or paste a new invitation

    F1   Ctrl+G     these keys
    F10  Ctrl+Q     leave
    Ctrl+C          end the program
# Instead of the board's keys and those of the table, while one watches.
screen-watch-help =
    Space           pause or resume
    Enter           the next move
    + -             faster, slower
    Tab             look at all piles in full
    L               what has happened
    ?               the rules
    R               another game, once this one is over

    F1   Ctrl+G     these keys
    F10  Ctrl+Q     leave
screen-replay-help =
    Left, Right     a move back, a move on
    Up, Down        a turn back, a turn on; so do the Page keys
    Home, End       the beginning, the end
    B               the best turn
    H               where another move would have helped you more
    Space           play or pause
    V               whose cards are seen, in a game of this device
    + -             faster, slower
    Tab             look at all piles in full
    L               all turns, to go there

    F1   Ctrl+G     these keys
    F10  Ctrl+Q     leave
screen-default-help =
    1 to 9          a card to play, or a listed move
    Letters         what you can add to the cards, or a listed move
    Enter           play what you've chosen
    Same key again  put it back
    Arrows, Space   another way to choose; the mouse works, too
    Esc             put everything back
    PageDown        more moves; PageUp goes back
    Tab             look at all piles in full
screen-waiting = Waiting for the others
screen-rules-here = { $house ->
    [none] Rules: { $rules }.
   *[other] Rules: { $rules }, with { $house }.
}
screen-over = The game is over
screen-your-turn = Your turn
screen-next-player = Next player
screen-turn-of = { $name }'s turn
screen-turns-of = Waiting for { $names }
screen-title-match = { $title } · game { $deal } · points: { $points }
screen-title-many = { $name ->
    [none] { $title } · { $players } players
   *[other] { $title } · { $players } players · ahead: { $name }, { $count } to go
}
screen-choose-move = Press the key beside a move.
screen-or-move = Or press the key beside a move.
screen-pick-cards = { $most ->
    [1] Press a card's key, then Enter.
   *[other] Press the keys of { $least } to { $most } cards, then Enter.
}
screen-pick-more = Choose { $count } more. Esc puts everything back.
screen-picked-cards = Chosen: { $cards }
screen-play-picked = Enter plays that. Esc puts everything back.
screen-put-back = Esc puts it back.
screen-play-or-put-back = Choose it again to play it. Esc puts it back.
screen-host-away = Your host is away ({ $clock }). You'll rejoin automatically.
screen-host-away-short = Your host is away ({ $clock }).
screen-host-left = Your host has left the table. Press F10 to leave.
screen-host-away-keys = I paste a new invitation  F10 leave
screen-moment = One moment…
screen-away = { $count ->
    [one] { $names } is away ({ $clock }). You can wait, or press:
   *[other] { $names } are away ({ $clock }). You can wait, or press:
}
screen-away-short = { $count ->
    [one] { $names } is away ({ $clock }). F1 shows what you can do.
   *[other] { $names } are away ({ $clock }). F1 shows what you can do.
}
screen-away-keys = { $can_invite ->
    [yes] O computer takes over  K save and stop  I invite again
   *[no] O computer takes over  K save and stop
}
screen-gone = { $who }. Press O to let the computer take over.
screen-games-won = Games won: { $counts }
screen-log = What happened
screen-again = You've suggested playing again. Waiting for the others to agree.
screen-no-such-key = That key does nothing now. F1 shows the keys.
screen-hint = Hint: { $source }, then { $target }.
screen-hint-move = Hint: press { $keys }.
screen-hint-cards = { $keys ->
    [none] Hint: press Enter.
   *[other] Hint: press { $keys }, then Enter.
}
screen-press-move = Press { $keys }.
screen-press-cards = Press { $keys }, then Enter.
# Labels of at most 9 columns, as far as screen-moves.
screen-time = Time
screen-of-table = Table
screen-on-offer = Cards
screen-to-say = Add
screen-moves = Moves
screen-moves-page = Page { $number } of { $most }: PageDown and PageUp show the rest.
screen-pile = { $name }, { $pile }: { $cards }
screen-pile-more = +{ $count }
screen-pile-needs = next: { $needs }
screen-piles-cut = Press Tab to see all piles.
screen-piles-title = Piles (the last card is on top)
screen-say = Say something, or 1-{ $count } for a phrase; Esc closes
# Beside a seat, at most 8 columns, as the next two.
screen-seat-free = free
screen-proposed-rematch = { $name } would like to play again. Press R to join in.
screen-proposed-bot = { $who ->
    [you] You've suggested letting the computer take over. Waiting for the others to agree.
   *[other] { $name } would like the computer to take over. Press O to agree.
}
screen-proposed-stop = { $who ->
    [you] You've suggested saving and stopping. Waiting for the others to agree.
   *[other] { $name } would like to save and stop. Press K to agree.
}
screen-proposed-wait = { $who ->
    [you] You've suggested waiting.
   *[other] { $name } would like to wait.
}
screen-leave = Leave the game?
screen-leave-kept = It's saved; continue with: { -command } resume
screen-leaving = Leaving…
screen-play-on = Keep playing
screen-leave-it = Leave the game

phrase-1 = Well played!
phrase-2 = Oh no…
phrase-3 = Hurry up!
phrase-4 = Thanks for the game.
phrase-5 = One moment, please.
screen-explained = { $what } (Esc: got it)
screen-lesson-one = Press { $source }, or click the card.
screen-lesson-two = Press { $source }, then { $target }, or click the card and the pile.
