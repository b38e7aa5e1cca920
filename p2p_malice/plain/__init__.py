"""The line-by-line face: for pipes, screen readers and dumb terminals, and for anybody else."""
