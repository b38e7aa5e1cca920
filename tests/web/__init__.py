"""Tests of the page, in real browsers."""
