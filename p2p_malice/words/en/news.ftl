### News: of codes, of connections, of friends who come and go. `{ $who }` is one of several friends.

# The program of somebody else: nobody knows by which command it was started there.
-program = p2p-malice

news-gathering = Preparing your code…
news-port-closed = Your router didn't open the port. If your friend can't get in, open a UDP port in the router's settings yourself, and choose it with --port.
news-unknown-outside = No server on the internet answered, so this code only works on your own network. If your friend is somewhere else, try mobile data or different Wi-Fi.
news-waiting = { $is_carried ->
    [yes] Keep this open: the link only works while this program is running.
   *[no] { $friends ->
        [0] Your host may need this reply to let you in. Keep this open until you're at the table.
        [one] If your friend sends you a reply, paste it here; they may get in without one. Keep this open: the invitation only works while this program is running.
       *[other] If your friends send you replies, paste them here, in any order; some may get in without one. Keep this open: the invitations only work while this program is running.
    }
}
news-still-waiting = { $friends ->
    [0] { $minutes ->
        [one] Still waiting (1 minute). Your reply is still valid.
       *[other] Still waiting ({ $minutes } minutes). Your reply is still valid.
    }
    [one] { $minutes ->
        [one] Still waiting (1 minute). Your invitation is still valid.
       *[other] Still waiting ({ $minutes } minutes). Your invitation is still valid.
    }
   *[other] { $minutes ->
        [one] Still waiting (1 minute). Your invitations are still valid.
       *[other] Still waiting ({ $minutes } minutes). Your invitations are still valid.
    }
}
news-stale = { $is_reply ->
    [yes] Your address on the internet has changed, so the reply above no longer works. Send this new one.
   *[no] Your address on the internet has changed, so the invitation above no longer works. Send this new one.
}
news-renewed = { $friend ->
    [0] Here's another invitation for your friend.
   *[other] Here's another invitation for friend { $friend }.
}
news-which-friend = Which friend? Type { -type-new } and a number: { $numbers }.
news-repaired = { $count ->
    [one] We've corrected 1 wrong character in the code.
   *[other] We've corrected { $count } wrong characters in the code.
}
news-last-of-several = There was more than one code in that text. We've taken the last one.
news-connecting = Connecting…
news-connected = { $relayed ->
    [yes] Connected through a relay, with a delay of { $round_trip } ms.
   *[no] Connected directly, with a delay of { $round_trip } ms.
}
news-connected-unmeasured = { $relayed ->
    [yes] Connected through a relay.
   *[no] Connected directly.
}
news-connected-of = { $relayed ->
    [yes] { $who } is connected through a relay, with a delay of { $round_trip } ms.
   *[no] { $who } is connected directly, with a delay of { $round_trip } ms.
}
news-connected-unmeasured-of = { $relayed ->
    [yes] { $who } is connected through a relay.
   *[no] { $who } is connected directly.
}
news-shaky = The connection is shaky: we've heard nothing for a few seconds.
news-shaky-of = The connection with { $who } is shaky: we've heard nothing for a few seconds.
news-away = { $is_host ->
    [yes] We've lost contact with your host. The game is saved, and you'll rejoin automatically once they're back. If it takes a while, ask for a new invitation and paste it here.
   *[no] We've lost contact with your friend. The game is saved. If it takes a while, invite them again.
}
news-away-of = We've lost contact with { $who }. The game is saved. If it takes a while, invite them again.
news-back = The connection is good again.
news-back-of = The connection with { $who } is good again.
news-lost = { $error } The seat is saved: invite your friend again.
news-lost-of = { $who } is disconnected. { $error } The seat is saved: invite them again.
news-left = Your friend has left. Their seat is saved: they can come back, or you can invite them again.
news-left-of = { $who } has left. Their seat is saved: they can come back, or you can invite them again.
news-gone = Your friend has left for good. You can invite somebody else, or let the computer play.
news-gone-of = { $who } has left for good. You can invite somebody else, or let the computer play.
news-stranger = Somebody else tried to take { $name }'s seat and was turned away. The seat is still { $name }'s.
news-other-version = { $older ->
    [yours] Your program is older than your friend's, so you can't play together. Update it the way you installed it.
   *[friend] Your friend's program is older than yours, so you can't play together. Ask them to update it the way they installed it.
}
news-coming-back = { $names ->
    [none] Trying to reach the table again. If it takes a while, ask for a new invitation.
   *[other] Trying to reach { $names } again. They may also have to type: { -program } resume
}
news-last-call = The game is over. Letting everyone know…
news-here = You're already connected. No code needed.
news-here-of = { $who } has already come with that invitation. If this reply is from somebody else, send them an invitation of their own.
news-nobody-away = Nobody is away, so there's no need for another invitation.
news-back-at-table = { $is_host ->
    [yes] You're back at the table. The invitation no longer works.
   *[no] You're back at the table. The reply no longer works.
}
news-seat-kept = Your seat is saved. Once your host resumes the game, you can rejoin with: { -command } resume
news-no-game = You have no game to resume.

## Friends who have no names yet, and several names.

# In place of a name.
friend-numbered = Friend { $number }
names-more = { $names }, { $next }
names-last = { $names } and { $next }

## Questions in the course of a game.

ask-no-path = We couldn't connect you. What now?
ask-no-path-new = Try again with a new invitation
ask-no-path-bot = Play here against the computer
# An answer: give up.
ask-no-path-quit = Stop
ask-host-gone = Your host has left. What now?
ask-host-gone-bot = Keep playing here against the computer
ask-host-gone-quit = Stop
ask-game = Which game?
ask-game-quit = Cancel
ask-next = What do you play next?
ask-game-delete = Delete a game
ask-which-delete = Which game do you want to delete?
ask-damaged = Resume as much of it as can be read?
ask-damaged-yes = { $moves ->
    [0] Start again from the deal
   *[other] Resume after move { $moves }, the last good one
}
ask-damaged-no = Leave it as it is

## Games to resume.

saved-game = { $says }
saved-race = Cards left: { $who }
# How many cards somebody's payoff pile has.
saved-left = { $name } { $count }
saved-left-you = you { $count }
# The others at a table of many; `{ $count }` is 2 or more.
saved-many = { $first }, { $second } and { $count } others
# `{ $about }` is what is played, or how far the first ones are.
saved-about = { $about } · { $ago }
saved-about-over = It's over, but some players may not know yet · { $ago }
saved-about-damaged = { $moves ->
    [0] Damaged from the first move on · { $ago }
    [one] Damaged after 1 move · { $ago }
   *[other] Damaged after { $moves } moves · { $ago }
}
saved-about-seat = At a friend's table · { $ago }
saved-ago = { $unit ->
    [days] { $count ->
        [one] 1 day ago
       *[other] { $count } days ago
    }
    [hours] { $count } h ago
    [minutes] { $count } min ago
   *[now] just now
}
resume-by-message = Your game with { $game }
resume-last = Resume your game with { $game }
saved-own = { $moves ->
    [one] { $when }  your table, with { $names }; 1 move
   *[other] { $when }  your table, with { $names }; { $moves } moves
}
saved-own-damaged = { $moves ->
    [0] { $when }  your table, with { $names }; damaged from the first move on
    [one] { $when }  your table, with { $names }; damaged after 1 move
   *[other] { $when }  your table, with { $names }; damaged after { $moves } moves
}
saved-over = { $when }  your table; it's over, but { $names } may not know yet
saved-seat = { $when }  at { $names }'s table
saved-friend = a friend
news-deal-fair = Fair deal: nobody chose the cards, and every one that you saw was right. { $own ->
    [yes] Your device helped to shuffle them.
   *[no] { $names } contributed, without you.
}
