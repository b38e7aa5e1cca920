"""What people may type that looks like something else: cards, particulars of sentences, markup, right-to-left text."""

TYPED = ("As you like. Ad hoc", "Jh or 10d? Ks>d3", "{ $name } {7h} {", "<b>8c</b> &amp; \\u2660", "שלום, Kd")
"""Each is short enough for a name."""
