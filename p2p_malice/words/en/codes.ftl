### What is wrong with a connection code: `error-CODE`. `{ $friend }` sent it, `none` where there is no name.

error-code = { $friend ->
    [none] This version doesn't recognise part of this code. Update the program, ask your friend to update theirs, then start again with a new invitation.
   *[other] This version doesn't recognise part of this code. Update the program, ask { $friend } to update theirs, then start again with a new invitation.
}
error-newer-code = This code was made by a newer version of the game than yours. Update yours the way you installed it. In a browser, just reload the page.
error-no-deal = There's no deal in this text. Copy the whole message from your friend and paste it again.
error-deal-altered = Part of this deal's link is missing or wrong. Ask your friend to send it again.
error-deal-unknown = This deal can't be played here: its game or rules are unknown to this version.
error-deal-to-come = That deal is for a day to come. Try again when it's that day here.
error-puzzle-to-come = That puzzle is for a day to come. Try again when it's that day here.
error-no-code = { $friend ->
    [none] There's no code in this text. A code starts with { $prefix }. Copy the whole message from your friend and paste it again.
   *[other] There's no code in this text. A code starts with { $prefix }. Copy the whole message from { $friend } and paste it again.
}
error-code-cut-off = { $arrived ->
    [0] This code is cut short: only the beginning arrived.
   *[other] This code is cut short: only { $arrived } of { $whole } characters arrived.
} Copy the whole message again and paste it. In WhatsApp, press and hold it, then choose Copy.
error-code-altered = { $friend ->
    [none] Part of this code is wrong. Ask your friend to copy it and send it again.
   *[other] Part of this code is wrong. Ask { $friend } to copy it and send it again.
}
error-own-code = { $kind ->
    [invitation] { $friend ->
        [none] This is your own invitation. Paste the reply from your friend instead.
       *[other] This is your own invitation. Paste the reply from { $friend } instead.
    }
   *[reply] { $friend ->
        [none] This is your own reply. Send it to your friend instead of pasting it here.
       *[other] This is your own reply. Send it to { $friend } instead of pasting it here.
    }
}
error-wrong-kind = { $kind ->
    [reply] This is a reply, not an invitation. Paste it into the game that's waiting for it.
   *[invitation] { $friend ->
        [none] This is an invitation, not a reply. Paste the reply from your friend. To accept the invitation instead, leave this game and join with it.
       *[other] This is an invitation, not a reply. Paste the reply from { $friend }. To accept the invitation instead, leave this game and join with it.
    }
}
error-other-game = { $made ->
    [none] { $friend ->
        [none] This reply belongs to another invitation. Send your friend the latest one, and paste the reply to that.
       *[other] This reply belongs to another invitation. Send { $friend } the latest one, and paste the reply to that.
    }
   *[other] { $open ->
        [same] { $friend ->
            [none] This reply belongs to another invitation. Send your friend the latest one, and paste the reply to that.
           *[other] This reply belongs to another invitation. Send { $friend } the latest one, and paste the reply to that.
        }
       *[other] { $friend ->
            [none] This reply belongs to the invitation you sent at { $made }. Ask your friend to reply to the one from { $open }.
           *[other] This reply belongs to the invitation you sent at { $made }. Ask { $friend } to reply to the one from { $open }.
        }
    }
}
error-invitation-void = { $friend ->
    [0] This reply answers an invitation that no longer works. Send your friend the latest one, and paste the reply to that.
   *[other] This reply answers an invitation to friend { $friend } that no longer works. Send them the latest one, and paste the reply to that.
}
error-old-link = Each link works only once, and only for the latest invitation. Copy the whole message and paste it into the game.
