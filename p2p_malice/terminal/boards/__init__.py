"""Boards: each draws the cards of one game on the full screen, and turns what is chosen there into moves."""
