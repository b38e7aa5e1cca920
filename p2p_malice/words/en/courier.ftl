# The courier, which carries sealed notes between friends.

# $site is `yes` if the guests' page is served there as well.
courier-at = { $site ->
    [yes] The courier and the page are at { $url }. Ctrl-C ends them.
   *[no] The courier is at { $url }. Ctrl-C ends it.
}

news-asks = { $name } wants to sit down. Type { -type-yes } { $number } or { -type-no } { $number }.
news-asked-no-more = { $name } is no longer waiting for a seat.
news-partner = { $name } is your partner.
news-all-here = Everyone is here. Type { -type-start } to begin, or { -type-with } 2 to have friend 2 as your partner.
news-asks-first = { $is_on ->
    [yes] You'll be asked before somebody sits down. Type { -type-ask } again if you don't want that.
   *[no] Whoever opens the link first sits down.
}
news-courier-away = The courier can't be reached. Friends may send you replies: paste them here.
news-calling = Connecting to your host…
news-host-asleep = Your host's device may be asleep. You're on its list: the table opens as soon as it wakes.

error-courier = The courier can't be used.
error-courier-away = The courier can't be reached.
error-courier-busy = The courier has too much to do.
error-courier-status = The courier answers with an error ({ $status }).
error-courier-moved = The courier is at { $url } now: write that address.
error-courier-buffered = The courier answers, but something on the way, such as its web server, holds its notes back. It has to pass them on at once, without buffering: docs/networks.md says how.
error-courier-proxy = The courier can't be reached through your network's proxy (HTTPS_PROXY).
error-courier-proxy-login = Your network's proxy asks for a name and a password. Write them into its address: HTTPS_PROXY=http://NAME:PASSWORD@HOST:PORT
error-courier-url = { $url } is no courier's address. An address starts with https:// or http://.
error-courier-port = The courier can't use port { $port }: { $why }. Choose another with --port.
error-courier-host = The courier can't listen at { $host }: { $why }. Choose another address with --host.
error-no-site = There is no page in { $folder }. Write one there with { -command } web --site.
error-note = This note is for somebody else.
