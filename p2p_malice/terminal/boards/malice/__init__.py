"""The board of Spite & Malice."""
