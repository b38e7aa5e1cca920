"""MEMORY: the profile and the settings of the one who plays here. I/O."""
