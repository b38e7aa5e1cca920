"""CONTRIBUTING's recipes, carried out on a copy of the repository: what they say is enough."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from p2p_malice.words.catalogue import ENGLISH, LANGUAGES

ROOT = Path(__file__).parents[1]
RECIPES = dict(
    re.findall(
        r"^## (Add a [^\n]*)\n(.*?)(?=^## )",
        (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"),
        re.DOTALL | re.MULTILINE,
    )
)
"""Each by its title."""

MALICE = "p2p_malice/games/malice"
LIMIT = 120


class Copy:
    """A copy of the repository that is changed as a recipe says."""

    def __init__(self, root: Path, title: str) -> None:
        """Everything but pictures and what was installed or built."""
        self.root = root
        self.recipe = RECIPES[title]
        left_out = shutil.ignore_patterns("node_modules", "pictures", "built", ".evidence", ".hypothesis")
        for name in ("p2p_malice", "tests", "scripts", "packaging", "docs"):
            shutil.copytree(ROOT / name, root / name, ignore=left_out)
        for path in (*ROOT.glob("*.md"), ROOT / "pyproject.toml", ROOT / "LICENSE"):
            shutil.copy(path, root)

    def change(self, name: str, old: str, new: str) -> None:
        """Replace a text that a file has once; the recipe has to name the file."""
        assert name in self.recipe, name
        text = (self.root / name).read_text(encoding="utf-8")
        assert text.count(old) == 1, (name, old)
        (self.root / name).write_text(text.replace(old, new), encoding="utf-8")

    def run(self, *command: str, **environment: str) -> str:
        """What a command of Python says, which has to succeed."""
        done = subprocess.run(
            (sys.executable, *command),
            cwd=self.root,
            env={**os.environ, "PYTHONPATH": str(self.root), **environment},
            capture_output=True,
            encoding="utf-8",
            timeout=LIMIT,
            check=False,
        )
        assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
        return done.stdout

    def run_named(self, command: str) -> str:
        """Run a script that the recipe says has to be run."""
        assert command in " ".join(self.recipe.split())
        return self.run(*command.split()[1:])

    def check(self, *tests: str, only: str = "") -> None:
        """Run tests, which are among those that the recipe names."""
        folders = re.search(r"scripts/check\.py --quick ([\w/. ]+)", " ".join(self.recipe.split()))
        assert folders
        assert [test for test in tests if not test.startswith(tuple(folders[1].split()))] == []
        self.run("-m", "pytest", "-q", "-x", "--hypothesis-profile=quick", *tests, *(("-k", only) if only else ()))


def test_a_house_rule_is_added_by_a_row_and_its_words(tmp_path: Path) -> None:
    """A restriction: a payoff card that fits has to be played before you discard."""
    copy = Copy(tmp_path, "Add a house rule")
    row = '    undo: bool = switch(default=False)\n    """'
    copy.change(
        f"{MALICE}/options.py",
        row,
        f'    forced_payoff: bool = restriction("payoff_first", lambda at: at.fits(at.payoff))\n{row}',
    )
    for file, key, text in (
        ("options.ftl", "rule-NAME", "Payoff card must be played"),
        ("options.ftl", "means-NAME", "While your payoff card fits, you play it before you discard."),
        ("rules.ftl", "sheet-differs-NAME", '{ $forced_payoff ->\n    [yes] Play it.\n   *[no] { "" }\n}'),
        ("refusals.ftl", "error-CODE", "Your payoff card fits: play it before you discard."),
    ):
        assert f"`{key}`" in copy.recipe
        assert f"`{file}`" in copy.recipe
        written = key.replace("NAME", "forced-payoff").replace("CODE", "payoff-first")
        for language in LANGUAGES:
            with (copy.root / MALICE / "words" / language / file).open("a", encoding="utf-8") as words:
                words.write(f"{written} = {text}\n")
    copy.change(
        "tests/reference.py",
        '        if self.rules["forced_aces"]',
        '        if self.rules["forced_payoff"] and any(move.startswith("payoff>") for move in moves):\n'
        '            return moves\n        if self.rules["forced_aces"]',
    )

    copy.run_named("python3 scripts/write/readme.py")
    copy.run_named("python3 scripts/write/snapshots.py")
    assert copy.run_named("python3 scripts/words.py").endswith("0 found\n")
    copy.check(
        *("tests/games/malice/test_rule_sheet.py", "tests/games/malice/test_laws.py", "tests/words/test_errors.py"),
        *("tests/games/malice/bots/test_hard.py", "tests/terminal/test_snapshots.py"),
        only="forced_payoff or documents or refusal or agrees or step or error or setup",
    )


def test_a_game_is_added_by_a_folder_and_two_names(tmp_path: Path) -> None:
    """The game of the tests, which has no board of its own."""
    copy = Copy(tmp_path, "Add a game")
    folder = copy.root / "p2p_malice/games/tiny"
    shutil.copytree(copy.root / "tests/tinygame", folder, ignore=shutil.ignore_patterns("test_*", "program.py"))
    for path in folder.glob("*.py"):
        path.write_text(path.read_text(encoding="utf-8").replace("tests.tinygame", "p2p_malice.games.tiny"), "utf-8")
    for name, known, more in (
        ("registry", "(MALICE, SPITE)", "(MALICE, SPITE, TINY)"),
        ("rule_books", '"spite": SPITE}', '"spite": SPITE, "tiny": TINY.book}'),
    ):
        copy.change(f"p2p_malice/games/{name}.py", known, more)
        copy.change(
            f"p2p_malice/games/{name}.py",
            "\n\nfrom p2p_malice.",
            "\n\nfrom p2p_malice.games.tiny.game import TINY\nfrom p2p_malice.",
        )
    for language in LANGUAGES:
        if language != ENGLISH:
            shutil.copytree(folder / "words/en", folder / "words" / language)

    assert "bold against shy" in copy.run("-m", "p2p_malice", "arena", "bold", "shy", "--game=tiny", "--pairs=1")
    copy.check("tests/words", only="not test_languages")


def test_a_language_is_added_by_its_words_and_its_name(tmp_path: Path) -> None:
    """Swedish, in German words: both have the same plurals."""
    copy = Copy(tmp_path, "Add a language")
    for words in copy.root.glob("p2p_malice/**/words/de"):
        shutil.copytree(words, words.parent / "sv")
    copy.change("p2p_malice/words/catalogue.py", '    "nl":', '    "sv": "Svenska",\n    "nl":')
    copy.change(
        "pyproject.toml",
        '    "Natural Language :: Turkish"',
        '    "Natural Language :: Swedish",\n    "Natural Language :: Turkish"',
    )

    assert copy.run("scripts/words.py", "sv") == "0 found\n"
    copy.run_named("python3 scripts/write/installed.py")
    assert copy.run("-m", "p2p_malice", "--help", P2P_MALICE_LANG="sv").startswith("Aufruf:")
    copy.check("tests/words/test_languages.py", "tests/test_installed_files.py")
