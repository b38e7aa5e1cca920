"""The line-by-line user interface, for pipes, screen readers, dumb terminals and anyone who likes it."""
