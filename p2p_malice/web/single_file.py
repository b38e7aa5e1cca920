"""The page's modules: what each of them imports, and all of them as one script.

They are read, not parsed. An import or export begins a line, as biome leaves it, or is a library's list of exports at
its very end. Whatever else begins a line so is refused, and so is a name that is imported from where it is not
exported: better no file than one that doesn't run.

An import map would leave their texts as they are, but for the names in them. Its modules would have to be `data:` or
`blob:` addresses, and a policy that lets those in allows more than the one script; by the hash of each, in the map and
in the policy, only browsers since 2025 let modules in, and the file would be twice as large and as slow to begin.
"""

import posixpath
import re
from collections.abc import Mapping
from graphlib import TopologicalSorter

import rjsmin
from attrs import frozen

_IMPORT = re.compile(r'^import (?:\{([^}]*)\} from )?"(\.[^"]+)";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:function\*? |const |class )(\w+))", re.MULTILINE)
_EXPORTS = re.compile(r"(?<=;)export\{([^}]*)\};\s*\Z")
_OTHER = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)
_LATER = re.compile(r'\bimport\("([^"]+)"\)')


@frozen
class Module:
    """A module apart from its imports and exports. Modules go by their paths below the page's address."""

    imports: tuple[tuple[str, dict[str, str]], ...]
    """The modules that have to be there first, and the names of what it takes from each: theirs, and its own."""
    exports: dict[str, str]
    """The names of what it gives: the others', and its own."""
    later: tuple[str, ...]
    """The modules that it asks for when it needs them."""
    body: str
    """The rest of its text: made small, but for a library's."""


def read_module(path: str, text: str) -> Module:
    """The module with that text. Raises `ValueError` if it has an import or export of a kind that is not known here."""

    def resolved(other: str) -> str:
        return posixpath.normpath(posixpath.join(posixpath.dirname(path), other))

    imports = tuple((resolved(other), dict(_pairs(names))) for names, other in _IMPORT.findall(text))
    exports = {name: name for name in _EXPORT.findall(text)}
    for names in _EXPORTS.findall(text):
        exports |= {outside: own for own, outside in _pairs(names)}
    body = _EXPORTS.sub("", _EXPORT.sub("", _IMPORT.sub("", text)))
    if other := _OTHER.search(body):
        raise ValueError(f"{path}: {other[0]}")
    if not path.startswith("vendor/"):
        body = rjsmin.jsmin(body)
    later = tuple(resolved(other) for other in _LATER.findall(body))
    return Module(imports, exports, later, _LATER.sub(lambda found: f'$later("{resolved(found[1])}")', body))


def _pairs(names: str) -> list[tuple[str, str]]:
    """The names in braces, as they are before and after `as`."""
    return [(each.split()[0], each.split()[-1]) for each in names.split(",") if each.strip()]


def needed(modules: Mapping[str, Module], begins: str, *, is_whole: bool = False) -> list[str]:
    """The modules that are loaded with the one that `begins`, each after those that it imports; it is the last.

    If it `is_whole`, so are those that are asked for later. Raises `graphlib.CycleError` if modules import each other.
    """
    before: dict[str, list[str]] = {}
    waiting = [begins]
    while waiting:
        path = waiting.pop()
        if path not in before:
            before[path] = [other for other, _ in modules[path].imports]
            waiting += [*before[path], *(modules[path].later if is_whole else ())]
    before[begins] = [path for path in before if path != begins]
    return list(TopologicalSorter(before).static_order())


def bundle(modules: Mapping[str, Module], begins: str) -> str:
    """The module that `begins`, and all that it ever asks for, as one script: each in a function of its own.

    Only the one that begins may wait for something. Raises `ValueError` if a name is imported from where it is not
    exported.
    """
    script = "const $modules = {};\nconst $later = async (path) => $modules[path];\n"
    for path in needed(modules, begins, is_whole=True):
        module = modules[path]
        for other, names in module.imports:
            if missing := names.keys() - modules[other].exports.keys():
                raise ValueError(f"{path}: {other} exports no {', '.join(sorted(missing))}")
        taken = "".join(f'const {_braces(names)} = $modules["{other}"];\n' for other, names in module.imports if names)
        function = "await (async () => {" if path == begins else "(() => {"
        script += f'$modules["{path}"] = {function}\n{taken}{module.body}\nreturn {_braces(module.exports)};\n}})();\n'
    return script.replace("</script", "<\\/script")


def _braces(names: Mapping[str, str]) -> str:
    return f"{{ {', '.join(f'{theirs}: {own}' for theirs, own in names.items())} }}"
