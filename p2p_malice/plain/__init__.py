"""The line-by-line face: for pipes, screen readers and dumb terminals as much as for everyone else."""
