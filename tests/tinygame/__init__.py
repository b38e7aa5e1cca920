"""A second game, to prove that nothing outside of a game's own folder knows which game is played.

Everybody lays any cards of one suit face down, all at once and within a time; then they are turned up, and the highest
total wins the round.
"""
