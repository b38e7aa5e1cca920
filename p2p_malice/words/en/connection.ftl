### What went wrong with a connection, or with an invitation on its way: `error-CODE`.

error-link = The connection failed. Try again with a new invitation.
error-no-path = We couldn't connect you. Either your networks don't allow a direct connection, or your friend's game was closed. One of you could try another network (mobile data, or the other's Wi-Fi) or use a relay. To see what your network allows, run: { -command } doctor. Then start again with a new invitation: this one is used up.
error-no-path-in-page = We couldn't reach your friend. Do they still have the page open? If so, your networks don't allow a direct connection: one of you could try another network (mobile data, or the other's Wi-Fi). Then send a new invitation: this one is used up.
error-answered-already = That invitation has already been answered, and a browser accepts only one reply. Send a new invitation.
error-came-and-went = Somebody connected with this reply, but left before taking a seat. Send a new invitation: this one is used up.
error-guests-page = To use an invitation, open its link.
error-unfinished-link = We reached your friend's device, but it didn't finish connecting. Try again with a new invitation.
error-link-not-secured = We reached your friend's device, but couldn't secure the connection. Try again with a new invitation.
error-link-broken-off = We reached your friend's device, but the connection was lost. Try again with a new invitation.
error-somebody-else-answered = Somebody other than your friend answered. Try again with a new invitation, and send it in a chat that only the two of you can read.
error-library-failed = The connection failed because of an internal error ({ $reason }). Try again with a new invitation.
error-resume-ticket-unusable = We couldn't restore the saved connection. Try again with a new invitation.
error-relay-refused = The relay { $server } refused the connection: { $reason }. Check its user name and password in the settings.
error-relay-silent = The relay { $server } didn't answer. Try again later, or without it.
error-relay-unknown = The relay { $server } can't be found. Check its name in the settings.
error-relay-unreachable = The relay { $server } can't be reached: { $reason }. Try again later, or without it.
error-no-address = This computer isn't on a network your friends can reach. Connect to one and try again.
error-no-address-in-page = This browser doesn't let this page connect to other devices. Are you online? If so, allow WebRTC in its settings, or try another browser. On an iPhone, turn off Lockdown Mode for this site.
error-port-taken = Port { $port } can't be opened on this computer. Another game may be using it: close that one, or choose another port.

## The end of a connection.

error-link-closed = Your friend closed the game.
error-link-closed-here = You closed the connection.
error-stopped-waiting = You stopped waiting.
error-player-left = Your friend has left the table.
error-link-lost = The connection was lost.
error-link-broken = The connection was lost.
error-link-silent = { $unit ->
    [hours] { $count ->
        [one] We've heard nothing from your friend's device for 1 hour.
       *[other] We've heard nothing from your friend's device for { $count } hours.
    }
    [minutes] { $count ->
        [one] We've heard nothing from your friend's device for 1 minute.
       *[other] We've heard nothing from your friend's device for { $count } minutes.
    }
   *[seconds] { $count ->
        [one] We've heard nothing from your friend's device for 1 second.
       *[other] We've heard nothing from your friend's device for { $count } seconds.
    }
}
error-link-restarted = Your friend's game was closed and reopened.

## The other program talks nonsense.

error-garbled-link = { -nonsense }
error-link-flooded = Your friend's device sent far more than a game needs, so the connection was closed. Try again with a new invitation.
error-said-no-hello = Your friend's device didn't say which game it is, so the connection was closed. Make sure you both have the same version.
error-too-much-nonsense = Your friend's device sent too many messages we couldn't understand, so the connection was closed. Make sure you both have the same version.
error-reads-nothing = Your friend's device stopped responding, so the connection was closed. Try again with a new invitation.
error-restarted-too-often = Your friend's game restarted too often, so the connection was closed. Try again with a new invitation.
error-remote-frame-too-long = Your friend's device sent a message that was too long (over { $most } bytes). Make sure you both have the same version.
error-link-not-introduced = Your friend's device didn't say which game it is. Make sure you both have the same version.
error-frame-left-out = { -nonsense }
error-acknowledged-unsent = { -nonsense }
error-answered-unasked = { -nonsense }
error-sdp-without-address = This code doesn't say where to reach your friend. Ask them for a new one.
error-sdp-unusable = The connection details in this code can't be used: { $reason }. Ask your friend for a new one.
error-sdp-of-no-channel = This code isn't for a game. Ask your friend for a new one.

## Programs at this end.

error-frame-of-half-characters = The message contains half a surrogate pair, so it can't be sent.
error-message-too-long = The message is too long: it has { $size } bytes, and the limit is { $most }.
error-frame-of-several-lines = A message on stdout has to be one line.
error-stdout-unread = Nothing is reading stdout any more.
error-stdin-no-frame = A line on stdin isn't a message: { $reason }.
error-stdin-unreadable = stdin can't be read any more.
error-stdin-ended = stdin has ended.
error-unsupported-library = This program needs { $packages }, but { $installed } is installed. To fix that, run: pip install { $packages }
error-library-not-loaded = This program needs { $packages }, but they can't be loaded ({ $reason }). To fix that, run: pip install { $packages }

## Servers and ports, as they are typed.

error-no-stun-server = “{ $text }” isn't the address of a STUN server. Write it as host:port, for example { $example }.
error-no-turn-server = That isn't the address of a relay. Write it as turn:user:password@host:port?transport=udp.
error-turn-without-user = The relay needs a user name and a password: turn:user:password@host:port.
error-turns-over-udp = turns: means TLS, which doesn't work with transport=udp. Use turn: instead, or leave out transport=udp.
error-port-out-of-range = { $least ->
    [0] A port is a number from 1 to 65535, or 0 for any that's free, not { $port }.
   *[1] A port is a number from 1 to 65535, not { $port }.
}
error-no-ipv6-address = { $text } isn't an IPv6 address.

## Handing over an invitation.

error-invitation = The invitation couldn't be copied or opened. Copy it from the screen.
error-clipboard = We couldn't reach the clipboard. Copy the message from the screen, or show it as a QR code.
error-clipboard-silent = The clipboard didn't answer. Copy the message from the screen, or show it as a QR code.
error-clipboard-unwilling = The clipboard didn't accept the message. Copy it from the screen, or show it as a QR code.
error-too-long-for-qr = This text is too long for a QR code. Send it as a message.
