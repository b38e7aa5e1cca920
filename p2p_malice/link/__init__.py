"""WIRE: moves text frames between two peers and reads none of them. I/O."""
