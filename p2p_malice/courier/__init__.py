"""Sealed notes for those who can't reach each other yet: the seals, the mailbox that keeps notes, its client. I/O."""
