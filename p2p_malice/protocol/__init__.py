"""AGREEMENT: what two peers must share, byte for byte. Pure: no I/O, no clock, no randomness of its own."""
