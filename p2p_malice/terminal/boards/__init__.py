"""Boards: each draws one game's cards on the full screen and turns choices there into moves."""
