"""Tests of Spite."""
