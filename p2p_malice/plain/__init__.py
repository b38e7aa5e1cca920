"""The line-by-line user interface: for pipes, screen readers and dumb terminals, and for anybody else."""
