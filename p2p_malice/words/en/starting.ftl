### The guest's page without a good invitation, with a second one, or in a second tab; loaded when it comes to that.

## The start.

start-about = Card games with friends, straight from device to device. If you've been invited, paste the invitation here.
start-join = Join the game
start-play-here = No invitation? Play against the computer
start-alone = No friend around? This page can't play against the computer yet: for now, that takes the program.
start-paste-first = Paste the invitation first.
start-repaired = { $count ->
    [0] { "" }
    [one] 1 character in the code was wrong. It has been repaired.
   *[other] { $count } characters in the code were wrong. They have been repaired.
}
start-fault = This browser couldn't get started: { $fault }

## Another tab, another invitation.

tab-title = You're playing in another tab
tab-about = Go to that tab, or bring the game here.
tab-here = Play here instead
switch-game = { $friends ->
    [none] Is it from your friend, for this game? If they didn't tell you about it, ignore it: whoever made it could take your seat.
   *[other] Is it from { $friends }, for this game? If they didn't tell you about it, ignore it: whoever made it could take your seat.
}
switch-waiting = You're still waiting for your friend. Use this invitation instead?
switch-ignore = Ignore
error-not-your-table = This isn't the table where you sat: whoever made this invitation didn't prove to have given you your seat. They were told nothing, and your seat is kept. Ask your host for a new invitation.
switch-not = That isn't an invitation

## A reply that was opened here.

reply-title = This is a reply
reply-how = It belongs in the waiting game: copy it and paste it there.
