"""Games and seats while they are played, as they are saved, and what is read of them."""
