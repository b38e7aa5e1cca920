### What went wrong with a connection, or with an invitation on its way: `error-CODE`.

error-link = The connection failed. Try again with a new invitation from the host.
error-no-path = Your networks found no direct way to each other, or your friend's game was closed. It helps if one of you changes networks (mobile data, or the same Wi-Fi for both) or uses a relay. To see what your network allows, run: { -command } doctor. Then start again with a new invitation: this one is used up.
error-no-path-in-page = This reply led to nobody. Does your friend still have the page open? If so, your networks found no direct way to each other: it helps if one of you changes networks (mobile data, or the same Wi-Fi for both). Then send a new invitation: this one is used up.
error-answered-already = That invitation has been answered already, and a browser can take only one reply. Send a new invitation: this one is used up.
error-came-and-went = Somebody came with this reply, but left without sitting down. Send a new invitation: this one is used up.
error-guests-page = To use an invitation, open its link.
error-unfinished-link = We reached your friend's device, but it didn't finish connecting. Try again with a new invitation from the host.
error-link-not-secured = We reached your friend's device, but couldn't secure the connection. Try again with a new invitation from the host.
error-link-broken-off = We reached your friend's device, but it broke off. Try again with a new invitation from the host.
error-somebody-else-answered = The answer came from somebody else, not from your friend. Try again with a new invitation, and send it in a chat that only the two of you can read.
error-library-failed = The connection failed inside the WebRTC library ({ $reason }). Try again with a new invitation from the host.
error-keepsake-unusable = The saved connection can't be used. Try again with a new invitation from the host.
error-relay-refused = The relay { $server } turned us away: { $reason }. Check its user name and password in the settings.
error-relay-silent = The relay { $server } didn't answer. Try again later, or without it.
error-relay-unknown = The relay { $server } can't be found. Check its name in the settings.
error-relay-unreachable = The relay { $server } can't be reached: { $reason }. Try again later, or without it.
error-no-address = This computer isn't on any network that a friend could reach. Connect to one and try again.
error-no-address-in-page = This browser won't share an address that a friend could reach. Are you online? If so, allow WebRTC in its settings, or try another browser.
error-port-taken = Port { $port } can't be opened on this computer. Another game may be using it: close that one, or choose another port.

## The end of a connection.

error-link-closed = The other side closed the connection.
error-link-closed-here = You closed the connection.
error-stopped-waiting = You stopped waiting.
error-player-left = The player left.
error-link-lost = The connection was lost.
error-link-broken = The connection broke.
error-link-silent = We've heard nothing from the other side for { $unit ->
    [hours] { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
    [minutes] { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
   *[seconds] { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
}.
error-link-restarted = Your friend's game was closed and has come back.

## The other program talks nonsense.

error-garbled-link = Your friend's device sent something that doesn't belong on this connection. Make sure you both have the same version.
error-link-flooded = Your friend's device sent far more than a game needs, so the connection was closed. Try again with a new invitation from the host.
error-said-no-hello = The other side didn't say who they are, so the connection was closed. Make sure you both have the same version.
error-too-much-nonsense = Your friend's device sent too much that we couldn't understand, so the connection was closed. Make sure you both have the same version.
error-reads-nothing = Your friend's device stopped listening, so the connection was closed. Try again with a new invitation from the host.
error-restarted-too-often = Your friend's game restarted too often, so the connection was closed. Try again with a new invitation from the host.
error-remote-frame-too-long = Your friend's device sent a message that's too long (over { $most } bytes). Make sure you both have the same version.
error-link-not-introduced = Your friend's device didn't say who it is. Make sure you both have the same version.
error-frame-left-out = Your friend's device left out a message. Make sure you both have the same version.
error-acknowledged-unsent = Your friend's device confirmed something we never sent. Make sure you both have the same version.
error-answered-unasked = Your friend's device answered a question that nobody asked. Make sure you both have the same version.
error-sdp-without-address = This code has no address where your friend can be reached. Ask them for a new one.
error-sdp-unusable = The connection details in this code can't be used: { $reason }. Ask your friend for a new one.
error-sdp-of-no-channel = This code isn't for a game's connection. Ask your friend for a new one.

## Programs at this end.

error-frame-of-half-characters = A message has half a surrogate pair in it, which can't be sent.
error-message-too-long = A message of { $size } bytes is too long: { $most } is the most.
error-frame-of-several-lines = A message on stdout has to be one line.
error-stdout-unread = Nobody reads stdout any more.
error-stdin-no-frame = A line on stdin isn't a message: { $reason }.
error-stdin-unreadable = stdin can't be read any more.
error-stdin-ended = stdin has ended.
error-unsupported-library = This program needs { $packages }, but { $installed } is installed. To put that right, run: pip install { $packages }
error-library-not-loaded = This program needs { $packages }, but they can't be loaded ({ $reason }). To put that right, run: pip install { $packages }

## Servers and ports, as they are typed.

error-no-stun-server = “{ $text }” isn't a STUN server. Write it as host:port, for example { $example }.
error-no-turn-server = This isn't a TURN server. Write it as turn:user:password@host:port?transport=udp.
error-turn-without-user = The TURN server needs a user name and a password: turn:user:password@host:port.
error-turns-over-udp = turns: means TLS, which doesn't go with transport=udp. Use turn: instead, or leave transport=udp out.
error-port-out-of-range = A port is a number from { $least } to 65535, not { $port }.
error-no-ipv6-address = { $text } isn't an IPv6 address.

## Handing over an invitation.

error-invitation = The invitation couldn't be handed over. Copy it from the screen.
error-clipboard = The clipboard couldn't be reached. Copy the message from the screen, or scan the QR code.
error-clipboard-silent = The clipboard didn't answer. Copy the message from the screen, or scan the QR code.
error-clipboard-unwilling = The clipboard didn't take the text. Copy the message from the screen, or scan the QR code.
error-too-long-for-qr = This text is too long for a QR code. Send it as a message.
