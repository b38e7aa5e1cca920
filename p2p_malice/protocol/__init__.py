"""What two peers must agree on, byte for byte. Pure: no I/O, no clock, no randomness of its own."""
