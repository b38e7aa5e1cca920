"""Spite & Malice: options, notation, rules, views, positions, lesson, bots."""
