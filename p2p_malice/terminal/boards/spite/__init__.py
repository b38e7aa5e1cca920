"""The board of Spite."""
