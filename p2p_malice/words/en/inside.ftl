### A page that has the program in itself.

inside-loading = Getting the table ready …
inside-megabytes = { $done } of { $all } MB
inside-starting = Everything is here. The first start takes about 10 seconds; after that, it's quick.
inside-unkept = { $why ->
    [reading] Your saved games can't be read at the moment. So that none is lost, nothing is saved until you reload the page.
    [locks] This page isn't at an https address, so the browser can't keep its tabs from overwriting each other's games: nothing is saved here. Open the page by https if you want to resume games.
   *[writing] The browser can't save this game: its storage is full or blocked. You can play on, but what isn't saved is lost when you close the page.
}
inside-failed = The table couldn't start, or it stopped. Reload the page: what was saved is still there. If it keeps happening, this browser can't run its own table, but you can still join a friend's.
