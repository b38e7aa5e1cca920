"""Cards, states, moves and views. Pure: knows nothing but cards."""
