"""What whoever runs a courier may know of it: how much it does and refuses, never for whom. No I/O, no clock."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

PREFIX = "p2p_malice_courier"


class Counts:
    """How many notes a courier has taken and sent since it was started, and what it has refused, by reason."""

    def __init__(self) -> None:
        """Nothing has happened yet."""
        self.left = 0
        self.sent = 0
        self.refused: Counter[str] = Counter()
        self._told: Counter[str] = Counter()

    def newly_refused(self) -> Mapping[str, int]:
        """What was refused since this was asked last, by reason."""
        new = self.refused - self._told
        self._told = self.refused.copy()
        return new

    def health(self, now: Mapping[str, int]) -> dict[str, Any]:
        """All of it as a JSON object; `now` says how many there are of what comes and goes."""
        return {**now, "left": self.left, "sent": self.sent, "refused": dict(self.refused)}

    def metrics(self, version: str, now: Mapping[str, int]) -> str:
        """All of it in Prometheus' text format, version 0.0.4; `now` says how many there are of what comes and goes."""
        kinds = [(f"{PREFIX}_info", "gauge", {f'{{version="{version}"}}': 1})]
        kinds += [(f"{PREFIX}_{name}", "gauge", {"": count}) for name, count in now.items()]
        kinds += [(f"{PREFIX}_notes_left_total", "counter", {"": self.left})]
        kinds += [(f"{PREFIX}_notes_sent_total", "counter", {"": self.sent})]
        reasons = {f'{{reason="{reason}"}}': count for reason, count in sorted(self.refused.items())}
        kinds += [(f"{PREFIX}_refused_total", "counter", reasons)]
        lines = []
        for name, kind, values in kinds:
            lines += [f"# TYPE {name} {kind}", *(f"{name}{labels} {count}" for labels, count in values.items())]
        return "\n".join(lines) + "\n"
