"""Tests of what is kept of finished games."""
