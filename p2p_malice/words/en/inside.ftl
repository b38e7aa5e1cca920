### A page that has the program in itself.

inside-loading = Loading the game…
inside-turn = A friend plays cards with you, a turn at a time: this message was their turn. Getting the table ready…
inside-megabytes = { $done } of { $all } MB
inside-starting = Everything is here. The first start takes about 10 seconds; after that, it's quick.
inside-opens = This opens by itself as soon as it's ready…
inside-unkept = { $why ->
    [reading] Your saved games can't be read at the moment. To protect them, nothing is saved until you reload the page.
    [locks] Nothing is saved here, because two tabs could overwrite each other's games. To save them, open the page at an address that begins with https.
   *[writing] The browser can't save this game: its storage is full or blocked. You can play on, but what isn't saved is lost when you close the page.
}
inside-failed = { $joins ->
    [yes] The table couldn't start, or it stopped. Reload the page: what was saved is still there. If it keeps happening, this browser can't run the game by itself, but you can still join a friend's table.
   *[no] The table couldn't start, or it stopped. Reload the page: what was saved is still there. If it keeps happening, this browser can't run the game by itself. On an iPhone, turn off Lockdown Mode for this site, or try another browser.
}
