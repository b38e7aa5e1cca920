"""Games that are watched: while the computer plays them, or once they are over; and what is kept of those."""
