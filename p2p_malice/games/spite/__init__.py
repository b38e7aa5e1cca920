"""Spite, a trick game for 3 to 9 players: the cards, what is a hand, what may follow in a trick."""
