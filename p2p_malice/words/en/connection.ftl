### What went wrong with a connection, or with an invitation on its way: `error-CODE`.

error-link = The connection failed. Make new codes.
error-no-path = Your networks found no direct way to each other, or the other program is closed. It helps if one of you changes networks (mobile data, or the same Wi-Fi for both) or uses a relay. To see what your network allows, run: { -command } doctor. These codes are used up.
error-no-path-in-page = Nobody was found by this reply. Does your friend still have the page open? If so, your networks found no direct way to each other: it helps if one of you changes networks (mobile data, or the same Wi-Fi for both). These codes are used up.
error-answered-already = That invitation has been answered before, and a browser takes only one reply. These codes are used up.
error-came-and-went = Somebody came by this reply, but left without sitting down. These codes are used up.
error-guests-page = Whoever has an invitation opens its link.
error-unfinished-link = The other program was reached, but didn't finish connecting. Make new codes.
error-link-not-secured = The other program was reached, but the connection couldn't be secured. Make new codes.
error-link-broken-off = The other program was reached, but it broke off. Make new codes.
error-somebody-else-answered = Somebody else answered, not whoever made the code. Make new codes, and send them in a chat that only the two of you can read.
error-library-failed = The connection failed inside the WebRTC library ({ $reason }). Make new codes.
error-keepsake-unusable = The saved connection can't be used. Make new codes.
error-relay-refused = The relay { $server } turned us away: { $reason }. Check its user and password in the settings.
error-relay-silent = The relay { $server } didn't answer.
error-relay-unknown = The relay { $server } can't be found. Check its name in the settings.
error-relay-unreachable = The relay { $server } can't be reached: { $reason }.
error-no-address = This computer isn't on any network that a friend could reach. Connect to one and try again.
error-no-address-in-page = This browser gave no address that a friend could reach. Is it on a network? If so, allow WebRTC in its settings, or try another browser.
error-port-taken = Port { $port } can't be opened on this computer. Another game may be using it: close that, or choose another port.

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
error-link-restarted = The other program was closed and has come back.

## The other program talks nonsense.

error-garbled-link = The other program sent something that doesn't belong on this connection. Make sure you both have the same version.
error-link-flooded = The other program sent far more than a game needs, so the connection was closed.
error-said-no-hello = The other side didn't say who they are, so the connection was closed.
error-too-much-nonsense = The other side sent too much that couldn't be understood, so the connection was closed.
error-reads-nothing = The other side stopped reading what we send, so the connection was closed.
error-restarted-too-often = The other program started over too often, so the connection was closed.
error-remote-frame-too-long = The other program sent a message of more than { $most } bytes.
error-link-not-introduced = The other program didn't say who it is.
error-frame-left-out = The other program left out a message.
error-acknowledged-unsent = The other program confirmed something that was never sent.
error-answered-unasked = The other program answered a question that nobody asked.
error-sdp-without-address = This session description has no address at which its maker can be reached.
error-sdp-unusable = This session description can't be used: { $reason }.
error-sdp-of-no-channel = This isn't the session description of a data channel.

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
error-turn-without-user = The TURN server needs a user and a password: turn:user:password@host:port.
error-turns-over-udp = turns: means TLS, which doesn't go with transport=udp. Use turn: or leave it out.
error-port-out-of-range = A port is a number from { $least } to 65535, not { $port }.
error-no-ipv6-address = { $text } isn't an IPv6 address.

## Handing over an invitation.

error-invitation = The invitation couldn't be handed over. Copy the code from the screen.
error-clipboard = The clipboard couldn't be reached. Copy the code from the screen, or scan it as a QR code.
error-clipboard-silent = The clipboard didn't answer. Copy the code from the screen, or scan it as a QR code.
error-clipboard-unwilling = The clipboard didn't take the text. Copy the code from the screen, or scan it as a QR code.
error-too-long-for-qr = This text doesn't fit into a QR code. Send it as a message.
