"""The program with one more game: `python -m tests.tinygame.program host --game tiny`."""

from p2p_malice.cli import main
from p2p_malice.games.registry import GAMES
from p2p_malice.games.rule_books import BOOKS
from tests.tinygame.game import TINY

if __name__ == "__main__":
    BOOKS[TINY.name], GAMES[TINY.name] = TINY.book, TINY  # type: ignore[index]
    main()
