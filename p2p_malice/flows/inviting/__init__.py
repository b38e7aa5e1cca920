"""How friends come to a table hosted here, and how two ends that lost each other meet again."""
