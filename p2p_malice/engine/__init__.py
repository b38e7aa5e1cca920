"""RULES: cards, states, moves, views. Pure: knows nothing but cards."""
