"""Measure how quick the program is, and how much its tests and saves withstand."""
