### The guest's page: from an invitation to the table, and back to it. `{ $friends }` are the others, `none` without names.

guest-own-tab = Open { -title } in its own tab
guest-name = Guest

## What a link leads to.

landing-title = { $name ->
    [none] A friend invites you to { $game }
   *[other] { $name } invites you to { $game }
}
landing-rules-usual = These are the usual rules of { -title }. Your host may have changed some: tap “Rules” at the table to see the ones you're playing by.
# A button, quoted in landing-promise.
landing-join = Join
landing-replied = This page was loaded again, so the reply you sent no longer works. Tap “Join”, and send the new one.
landing-promise = Nothing is sent until you tap “Join”. Then this page connects to your host's device, which learns your name and network address.

## Back to a game.

return-back = Rejoin
return-other = Join another game
return-kept = { $friends ->
    [none] Your seat is saved.
   *[other] Your seat with { $friends } is saved.
}

## On the way to the table.

call-connecting = { $name ->
    [none] Connecting to your host…
   *[other] Connecting to { $name }…
}

## At the table.

guest-away = We've lost contact with your host. Waiting usually helps: you'll rejoin automatically, and a move you make now is sent then.
guest-long-away = We've lost contact with your host. You'll rejoin automatically once they're back. If it takes a while, ask for a new invitation. Then open it, or tap “I have a new invitation”.
guest-page-away = We've lost contact with your host. Your seat is saved, and waiting usually helps. If they aren't back soon, ask for a new invitation. Then open it, or tap “I have a new invitation”.
guest-leave-page = Your seat is saved. To come back, ask for a new invitation.
guest-leave = The game is saved. Open this page again to return to the table.
guest-incomplete = Part of this page couldn't be loaded: it has been updated since you opened it, or you're offline. Reload it to continue: your invitation is still there.
guest-garbled = Your host's device sent something this page doesn't understand. Reload the page and ask for a new invitation.
guest-closed = { $reason } Your seat is saved: to come back, open your host's next invitation here.
guest-closed-paste = Paste a new invitation
