"""CHOICE: a view in, a move out. Pure."""
