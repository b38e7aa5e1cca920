### The manual page, and what a desktop shows of the program.

## Headings of the manual page.

man-name = NAME
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-commands = COMMANDS
man-options = OPTIONS
man-environment = ENVIRONMENT
man-files = FILES
man-status = EXIT STATUS
man-see = SEE ALSO
man-bugs = BUGS

## Environment variables.

man-any-option = Stands for an option: this one for --variant behind host. The others are made in the same way.
man-languages = The language, where neither --lang nor the settings name one.
man-folders = Folders to use in place of ~/.config and ~/.local/share.

## Files.

man-settings = Your settings.
man-games = Saved games.
man-history = What is kept of every finished game.
man-replays = The last of them, to replay.

## Exit statuses.

man-status-0 = Done.
man-status-1 = Something unexpected.
man-status-2 = A wrong option, settings that can't be used, or a port that's taken.
man-status-3 = A bad code.
man-status-4 = No way through the networks.
man-status-5 = The connection was lost, or there was no seat for you.
man-status-6 = A saved game can't be used, or is open elsewhere.
man-status-7 = The versions don't match.
man-status-129 = The terminal is gone.
man-status-130 = Ctrl-C.
man-status-143 = Another program ended it.

## What stands beside the name in menus and in shops. Keywords end with a semicolon each.

desktop-kind = Card game
desktop-keywords = cards;friends;multiplayer;terminal;
desktop-games = { -title } is a race for two to nine: whoever is first to empty their pile wins. There's also Spite, a trick-taking game for three to nine.
desktop-way = Send your friend an invitation by any messenger. From then on your devices talk directly to each other, encrypted from end to end: no game server, no account. Or play the computer, share a screen, and solve today's puzzle.
