"""Tune what the strong player of Spite & Malice goes by."""
