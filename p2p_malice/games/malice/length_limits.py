"""Limits that end every game, under any options. They are our own: rule books don't expect endless play."""

IDLE_ROUNDS = 100
"""After this many turns of each seat without a payoff card being played, the game ends as `idle`."""

TURN_PLAYS = 100
"""After this many plays in one turn without a payoff card, an empty hand isn't refilled.

What still fits may be played from the payoff and discard piles; then the turn passes. If few ranks are in use and
completed piles come straight back, all other cards end up in the discard piles, and then every hand drawn could be
played out in full, for ever. Under a variant's own rules, even players who only want to keep going hardly reach 40.
"""

GAME_MOVES = 15_000
"""After this many moves the game ends, whatever the position, as too `long`.

Without it, players who hold back their payoff cards as long as they can would make hundreds of thousands of moves. Even
nine players with 60 payoff cards each, moving at random, need only half of it; under the variants' own rules, 2,500 is
a lot.
"""
