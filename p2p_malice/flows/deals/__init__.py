"""Deals that several people play, each against the computer: of the day, as a puzzle, or sent by a friend."""
