"""All targets by name."""

from tests.fuzz import faces, files, tables, texts, wires
from tests.fuzz.target import Target

TARGETS: dict[str, Target] = {
    target.name: target for target in (*texts.TARGETS, *files.TARGETS, *wires.TARGETS, *tables.TARGETS, *faces.TARGETS)
}
