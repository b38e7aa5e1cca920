"""Limits that end every game, under any options. The rule books don't think of such players: all are our readings."""

IDLE_ROUNDS = 100
"""After this many turns of each seat without a payoff card played, the game ends: it is `idle`."""

TURN_PLAYS = 100
"""After this many plays in one turn without a payoff card, a hand that runs out isn't filled again.

What still fits may be played from the payoff and discard piles; then the turn passes. Where few ranks are in use and
completed piles come straight back, all other cards end up in the discard piles, and every hand drawn could be played
out whole, for ever. By a variant's own rules, even players who only want to go on hardly get to 40.
"""

GAME_MOVES = 15_000
"""After this many moves the game ends, whatever the position: it is too `long`.

Otherwise, players who hold back their payoff cards as long as they can would play hundreds of thousands. Even nine
players with 60 payoff cards each who move at random need only half of it; by the variants' own rules, 2,500 is a lot.
"""
