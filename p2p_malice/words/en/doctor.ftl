### What `doctor` says of your network and your machine: first whether you can play, then the details.

-same-wifi = You can still reach friends on the same Wi-Fi.
-what-helps = It helps to change networks (a phone's mobile data), to share a Wi-Fi, or to use a relay (see “A relay” in the README).

network-light = { $light ->
    [green] Friends can join you directly.
    [amber] Friends can probably join you, with a reply code.
   *[red] Friends can join you only through a relay, or on the same Wi-Fi.
}
doctor-verdict-relayed = Everybody can play with you: where there's no direct way, your relay works.
doctor-verdict-open = Everybody can play with you. Friends you invite need no reply code: the invitation is enough.
doctor-verdict-cone = Everybody can play with you. Your router lets friends in, so the invitation alone is often enough.
doctor-verdict-address-restricted = Everybody can play with you, with an invitation and a reply code.
doctor-verdict-port-restricted = Nearly everybody can play with you, with an invitation and a reply code. The exception is friends in the networks of some companies and mobile operators.
doctor-verdict-symmetric = You can play directly only with friends whose network is open or easy-going. An ordinary home router on the other side is in the way. { -what-helps }
doctor-verdict-blocked = This network lets no game traffic out. { -same-wifi } { -what-helps }
doctor-verdict-offline = There seems to be no internet here, or the servers we asked are down. { -same-wifi }
doctor-verdict-unknown = We couldn't find out for sure who can join you: too few of the servers we asked have answered. Just try it.

## The network.

doctor-network = Network
doctor-label-kind = kind
doctor-kind-open = open: no router in between, and everything gets in
doctor-kind-cone = a router that lets anybody answer (full cone)
doctor-kind-address-restricted = a router that lets an address answer once you've sent something to it
doctor-kind-port-restricted = an ordinary home router: only the exact address and port you sent something to can answer
doctor-kind-symmetric = symmetric: every server sees you at a different port, so nobody can be told where you are
doctor-kind-blocked = UDP is blocked
doctor-kind-offline = no way to the internet found
doctor-kind-unknown = unknown

doctor-label-addresses = your addresses
doctor-no-addresses = none but loopback
doctor-label-skipped = left out
doctor-skipped = { $names } (containers, VPNs)
doctor-label-ipv6 = IPv6
doctor-ipv6 = { $there ->
    [yes] yes
   *[no] no
}

doctor-label-stun = STUN
doctor-stun-sees = { $server } sees you as { $address } ({ $milliseconds } ms)
doctor-stun-silent = { $server } does not answer

doctor-label-mapping = seen from outside
doctor-mapping-none = at your own address
doctor-mapping-endpoint-independent = at the same address by everybody (endpoint-independent)
doctor-mapping-address-dependent = at a different port for each address
doctor-mapping-address-and-port-dependent = at a different port for each address and port
doctor-mapping-dependent = at a different port for each server
doctor-mapping-unknown = unknown

doctor-label-filtering = who gets in
doctor-filtering-endpoint-independent = anybody can answer (endpoint-independent)
doctor-filtering-address-dependent = anything at an address you sent to can answer
doctor-filtering-address-and-port-dependent = only the exact address and port you sent to can answer
doctor-filtering-unknown = unknown: the servers can't tell, so we assume the stricter kind

doctor-label-relay = relay
doctor-relay-works = { $server } over { $transport } works
doctor-no-relay = none set

## The machine.

doctor-machine = This machine
doctor-label-clipboard = clipboard
doctor-clipboard = { $works ->
    [yes] works
   *[no] none: copy codes by hand, or as a QR code
}
doctor-label-browser = browser
doctor-no-browser = none: WhatsApp can't be opened from here
doctor-label-terminal = terminal
doctor-letters = { $draws_cards ->
    [yes] { $encoding }, draws cards
   *[no] { $encoding }, letters only, no card symbols
}
doctor-no-terminal = { $letters }; not a terminal
doctor-terminal = { $colours ->
    [yes] { $letters }; { $columns } by { $lines }; with colours
   *[no] { $letters }; { $columns } by { $lines }; without colours
}
doctor-label-files = files
doctor-folder-good = { $folder }: good
doctor-folder-bad = { $folder }: { $trouble }
doctor-others-write = others can write there
doctor-unwritable = it can't be written to
