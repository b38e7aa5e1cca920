### What `doctor` says of your network and your machine: first whether you can play, then the details.

-same-wifi = You can still reach friends on the same Wi-Fi.
-what-helps = Try another network (such as your phone's mobile data), or join your friend's Wi-Fi. A relay helps, too: a server that passes your messages on. Its address goes into the settings.

network-light = { $light ->
    [offline] You seem to be offline.
    [unknown] We can't tell yet whether friends can join you.
    [green] Friends can join you directly.
    [amber] Friends can probably join you if they send a reply.
   *[red] Friends can join you only through a relay, or on the same Wi-Fi.
}
doctor-verdict-relayed = Everyone can play with you: your relay steps in when you can't connect directly.
doctor-verdict-open = Everyone can play with you. Friends needn't send a reply: the invitation is enough.
doctor-verdict-cone = Everyone can play with you. Your router lets friends in, so the invitation alone is often enough.
doctor-verdict-address-restricted = Everyone can play with you, with an invitation and a reply.
doctor-verdict-port-restricted = Nearly everyone can play with you, with an invitation and a reply. The exceptions are friends on some company and mobile networks.
doctor-verdict-symmetric = You can only play directly with friends on an open network. An ordinary home router at their end gets in the way. { -what-helps }
doctor-verdict-blocked = This network blocks game traffic. { -same-wifi } { -what-helps }
doctor-verdict-offline = There's no network, or the servers we asked are down. { -same-wifi }
doctor-verdict-unasked = We can't tell who can join you without asking a server, and you've chosen none. Just give it a try.
doctor-verdict-unknown = We can't tell who can join you, because too few servers answered. Just give it a try.

## The network.

doctor-network = Network
# Labels, all `doctor-label-…`: at most 17 columns. What stands beside them begins with a small letter.
doctor-label-kind = kind
doctor-kind-open = open: no router in the way, so anyone can reach you
doctor-kind-cone = a router that lets anyone answer (full cone)
doctor-kind-address-restricted = a router that only lets in answers from addresses you've contacted
doctor-kind-port-restricted = an ordinary home router: only the exact address and port you've contacted can answer
doctor-kind-symmetric = symmetric: every server sees you on a different port, so nobody can be told where to reach you
doctor-kind-blocked = UDP is blocked
doctor-kind-offline = probably offline
doctor-kind-unknown = unknown

doctor-label-addresses = your addresses
doctor-no-addresses = none besides this computer's own
doctor-label-skipped = left out
doctor-skipped = { $names } (containers, VPNs)
doctor-label-ipv6 = IPv6
doctor-ipv6 = { $there ->
    [yes] yes
   *[no] no
}

doctor-label-stun = STUN
doctor-stun-sees = { $server } sees you as { $address } ({ $milliseconds } ms)
doctor-stun-silent = { $server } didn't answer

doctor-label-mapping = seen from outside
doctor-mapping-none = at your own address
doctor-mapping-endpoint-independent = at the same address by everyone
doctor-mapping-address-dependent = at a different port for each address
doctor-mapping-address-and-port-dependent = at a different port for each address and port
doctor-mapping-dependent = at a different port for each server
doctor-mapping-unknown = unknown

doctor-label-filtering = who gets in
doctor-filtering-endpoint-independent = anyone can answer
doctor-filtering-address-dependent = anything at an address you've contacted can answer
doctor-filtering-address-and-port-dependent = only the exact address and port you've contacted can answer
doctor-filtering-unknown = not tested; we assume the strictest kind

doctor-label-relay = relay
doctor-label-courier = courier
doctor-courier-works = { $server } answers
doctor-relay-works = { $server } over { $transport } works
doctor-no-relay = none set up

## The machine.

doctor-machine = This machine
doctor-label-clipboard = clipboard
doctor-clipboard = { $works ->
    [yes] works
   *[no] none: copy codes by hand or use a QR code
}
doctor-label-browser = browser
doctor-no-browser = none: WhatsApp can't be opened from here
doctor-label-terminal = terminal
doctor-letters = { $draws_cards ->
    [yes] { $encoding }, with card symbols
   *[no] { $encoding }, letters only
}
doctor-no-terminal = { $letters }; not a terminal
doctor-terminal = { $colours ->
    [yes] { $letters }; { $columns } by { $lines }; with colours
   *[no] { $letters }; { $columns } by { $lines }; without colours
}
doctor-label-files = files
doctor-folder-good = { $folder }: can be written to
doctor-folder-bad = { $folder }: { $trouble }
doctor-others-write = other users can write to it
doctor-unwritable = it can't be written to
