"""Write what the program has to know of each language, from CLDR: `python scripts/write/languages.py`.

It comes by way of Babel, and of Node, which knows from how many digits on a language groups them.
"""

import json
import subprocess
from pathlib import Path
from typing import Any

from babel import Locale
from babel.localedata import locale_identifiers

_LATE = "console.log(JSON.parse(process.argv[1]).filter((code) => Intl.NumberFormat(code).format(1234) === '1234'))"

FILE = Path(__file__).parents[2] / "p2p_malice/words/languages.json"


def main() -> None:
    """Write the file."""
    rules: list[str] = []
    languages: dict[str, list[Any]] = {}
    codes = sorted(code for code in locale_identifiers() if "_" not in code)
    late = subprocess.run(["node", "-p", _LATE, json.dumps(codes)], check=True, capture_output=True, text=True).stdout
    for code in codes:
        locale = Locale(code)
        rule = "; ".join(f"{category}: {when}" for category, when in sorted(locale.plural_form.rules.items()))
        if rule not in rules:
            rules.append(rule)
        first, second = locale.decimal_formats[None].grouping
        groups = locale.number_symbols["latn"]["group"] if first == 3 else ""
        least = 5 if f"'{code}'" in late else 4
        languages[code] = [rules.index(rule), groups, least, second, int(locale.text_direction == "rtl")]
    lines = ",\n".join(f"  {json.dumps(code)}: {json.dumps(row)}" for code, row in languages.items())
    texts = ",\n".join(f"  {json.dumps(rule)}" for rule in rules)
    FILE.write_text(f'{{"rules": [\n{texts}\n],\n"languages": {{\n{lines}\n}}}}\n', encoding="utf-8")


if __name__ == "__main__":
    main()
