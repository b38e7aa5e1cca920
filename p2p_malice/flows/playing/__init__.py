"""Playing: at a table hosted here, at a friend's, and at either once more."""
