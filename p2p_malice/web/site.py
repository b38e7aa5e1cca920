"""The files of the page: served here, as a site for any static host, or as one file."""

import base64
import gzip
import hashlib
import html
import json
import os
import posixpath
import re
from collections.abc import Iterable, Mapping
from itertools import chain
from pathlib import Path

from attrs import frozen

from p2p_malice.errors import StoreError
from p2p_malice.games.rule_books import BOOKS, DEFAULT
from p2p_malice.invite.link_preview import folder_of, with_picture
from p2p_malice.protocol.message_codec import encode
from p2p_malice.protocol.messages import Answered
from p2p_malice.sentence_facts import SHEET
from p2p_malice.web.esbuild import Joined, join, join_all, one_style
from p2p_malice.words.catalogue import ENGLISH, LANGUAGES, read_files, read_text
from p2p_malice.words.fluent import literal
from p2p_malice.words.plural_rules import language as how_written

FOLDER = Path(__file__).parent / "static"
"""The page's files: a folder for each of the three pages with what is its own, the others by what they hold."""

_PAGES = ("guest", "local", "host")
_ENTRIES = {"guest": ("guest/guest.js",), "local": ("local/local.js", "local/reply.js"), "host": ("host/host.js",)}
"""The scripts that the HTML of each page names. All others that it gets are those to which these lead."""
_NOT_FOR_GUESTS = ("styles/app.css", "profile/style.css")

_AT_THE_ADDRESS = ("index.html", "sw.js")
"""Files at the page's own address, not in its folder: the page, and the worker that keeps everything below at hand."""

_WORDS = {
    "guest": ("guest", "waiting"),
    "local": ("local", "waiting", "turns"),
    "host": ("local", "waiting", "turns", "inside"),
}
"""The files of the catalogue that each page uses, beside those of both and the games' own."""
_SHARED_WORDS = ("game", "page", "link", "table")
_SAID_OUTSIDE = ("game", "menu", "preview")
"""The files with what is said without scripts: by chats and lists of apps, and where there is no page."""
_OWN_GAME_WORDS = ("game", "board", "lesson", "moments")
_GAME_WORDS = {"guest": ("game", "board"), "local": _OWN_GAME_WORDS, "host": _OWN_GAME_WORDS}
_LATER_WORDS, _LATER_GAME_WORDS = (
    ("around", "dialogs", "choosing", "codes"),
    ("choosing", "refusals", "rules", "watched"),
)
"""The files whose sentences nobody needs before the first card."""
_BOARD_WORDS = {
    "board": ("game", "board", "lesson"),
    "misplays": ("preview", "refusals", "faults", "hints", "first", "rules", "watched"),
}
"""The files of a game other than the usual one whose sentences come with its board, by the script that needs them."""
_ELSEWHERE = ("screen", "lines")
"""The files that are for no page."""
_WORKER = "worker.js"
"""A script that no other one imports."""
_ICONS = "icons"
"""The folder of those pictures that are no modules of a page."""
_APART = ("sw.js", f"host/{_WORKER}")
"""Scripts that are no modules of a page."""
_SPEAKS, _SPEAKS_OF = re.compile(' data-page="[^"]*" data-languages="[^"]*"'), ' data-page="{}" data-languages="{}"'
"""What says in which other languages there are words."""
_IN_OTHERS = re.compile(r"words/(?:guest|host|later)\.[a-zA-Z-]+\.js|host/words\.[a-zA-Z-]+\.txt")
"""The words in other languages: no other module names them."""
_KEY = re.compile(r"\{ ([a-z-]+) \}")
_WITH_WORDS = (".html", ".webmanifest")
_SHOWN_BY_OTHERS = (".jpg", ".webp")
"""Pictures that others show of the pages."""
_HTML, _HTML_OF = '<html lang="en">', '<html lang="{}" dir="{}">'
"""How the pages begin: in their files, and once they have their words."""
_STYLE = re.compile(r'<link rel="stylesheet" href="([^"]+)">\n')
_LOOKS = '<link rel="stylesheet" href="{}">\n'
_PROGRAM, _PYTHON = "program", "pyodide"
_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
_LOCK = "pyodide-lock.json"
OF_PYODIDE = ("package.json", _LOCK, *_PYODIDE)
"""The files that are read of Pyodide's folder."""

_TYPES = {
    ".wasm": "application/wasm",
    ".zip": "application/zip",
    ".json": "application/json",
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain",
}
_POLICY = re.compile(r'<meta http-equiv="Content-Security-Policy" content="[^"]*">\n')
_IMPORT = re.compile(
    r'^(?:import|\} from) (?:[^"\n]* from )?"(\.[^"]+)";|\bimport\("(\.[^"]+)"\)(?!\.[A-Z])', re.MULTILINE
)
"""A module that another one imports, at once or when it's needed; but for what only names a type of it."""
_INDENT = re.compile(r"^[ ]+", re.MULTILINE)
_BETWEEN = re.compile(r">\s+<")
"""What is between the lines of a picture."""
SAME_ADDRESS = "."
"""Stands for a courier that also serves the page."""
_OWN_SOURCE = " connect-src 'self'"
WORTH_COMPRESSING = 0.9
"""How large a compressed file may be at most, beside the file itself."""
_STUN = re.compile(r'(<meta name="stun" content=")[^"]*(">)')


@frozen
class PageFile:
    """A file of the page: its content, and its media type."""

    content: bytes
    media_type: str


def page_files(
    stun: tuple[str, ...] | None = None,
    *,
    is_local: bool = False,
    command: str | None = None,
    esbuild: Path | None = None,
    language: str = ENGLISH,
    outside: str | None = None,
) -> dict[str, PageFile]:
    """The files by their paths below the page's address.

    The page asks the `stun` servers, None for those that it names itself. A page that `is_local` is served by the
    program whose table it plays at, which was started by `command` and speaks that `language`; any other page can speak
    all languages. Others show it in the language `outside`, None for the same. With `esbuild`, its scripts are joined
    and made small; without, they are as they were written.

    Raises `StoreError` if that folder isn't esbuild's.
    """
    return _files_of("local" if is_local else "guest", stun, command, esbuild, language, outside)


def host_files(
    pyodide: Path, stun: tuple[str, ...] | None = None, esbuild: Path | None = None, outside: str = ENGLISH
) -> dict[str, PageFile]:
    """The files of the page that has the program in itself, `play.html`, with the browser's Python from that folder.

    The large ones have their version in their names. With `esbuild`, its scripts are joined. Others show it in the
    language `outside`.

    Raises `StoreError` if a folder isn't what it's given for.
    """
    from p2p_malice.web.pyodide_bundle import compiled_zip, mended

    files = _files_of("host", stun, esbuild=esbuild, outside=outside)
    program = compiled_zip(pyodide)
    names = {f"./{_PROGRAM}.zip": f"./{_PROGRAM}-{hashlib.sha256(program).hexdigest()[:12]}.zip"}
    try:
        version = json.loads((pyodide / "package.json").read_bytes())["version"]
        # Behind the version stands which of our changes it has.
        version += "-2"
        names[f"./{_PYTHON}/"] = f"./{_PYTHON}-{version}/"
        info = json.loads((pyodide / _LOCK).read_bytes())["info"]
        # Of its list of packages, it only checks for which Pyodide it is: the program brings its own.
        names[f'"./{_LOCK}"'] = json.dumps(json.dumps({"info": info, "packages": {}}))
        for name in _PYODIDE:
            content = (pyodide / name).read_bytes()
            content = mended(content) if name == _PYODIDE[1] else content
            # Of a `.mjs`, many web servers don't say that it is a script, and browsers run no other module.
            content = content.replace(b".asm.mjs", b".asm.js") if name.endswith(".mjs") else content
            served = name.replace(".mjs", ".js")
            files[f"host/{_PYTHON}-{version}/{served}"] = PageFile(content, _TYPES[Path(served).suffix])
    except (OSError, ValueError, LookupError, TypeError):
        raise StoreError("no_pyodide", path=str(pyodide)) from None
    files[f"host{names[f'./{_PROGRAM}.zip'][1:]}"] = PageFile(program, _TYPES[".zip"])
    worker = files[f"host/{_WORKER}"].content.decode()
    for plain, own in names.items():
        worker = worker.replace(plain, own)
    files[f"host/{_WORKER}"] = PageFile(worker.encode(), "text/javascript")
    files["play.html"] = files.pop("index.html")
    files["sw.js"] = PageFile((FOLDER / "guest/sw.js").read_bytes(), "text/javascript")
    # What is kept at hand.
    kept = {name: len(file.content) for name, file in sorted(files.items()) if not is_for_few(name)}
    listed = json.dumps(kept).encode()
    return files | {"host/files.json": PageFile(listed, _TYPES[".json"])}


def _files_of(
    own: str,
    stun: tuple[str, ...] | None = None,
    command: str | None = None,
    esbuild: Path | None = None,
    language: str = ENGLISH,
    outside: str | None = None,
) -> dict[str, PageFile]:
    files = {}
    for path in sorted(FOLDER / name for name in page_paths(own)):
        name = path.name if path.name in _AT_THE_ADDRESS else path.relative_to(FOLDER).as_posix()
        files[name] = PageFile(_content(path, own, command, language, outside or language), _TYPES[path.suffix])
    made = _made_modules(language) | (_words_in_others(own) if own != "local" else {})
    files |= {name: PageFile(text.encode(), _TYPES[Path(name).suffix]) for name, text in made.items()}
    if stun is not None:
        text = files["index.html"].content.decode()
        text = _STUN.sub(lambda match: match[1] + html.escape(" ".join(stun)) + match[2], text)
        files["index.html"] = PageFile(text.encode(), "text/html")
    return _joined(files, own, esbuild) if esbuild else files


def pages_of_site() -> dict[str, dict[str, PageFile]]:
    """The files of each page of a site, before anything is joined."""
    return {own: _files_of(own) for own in ("guest", "host")}


def _joined(files: dict[str, PageFile], own: str, esbuild: Path) -> dict[str, PageFile]:
    """The same page with its scripts and styles joined."""
    joined, parts = join_page(files, own, esbuild), _parts(files)
    page = files["index.html"].content.decode()
    page = _STYLE.sub("", page).replace(_announced(own), _LOOKS.format(one_style(own)) + _announcing(joined.first))
    made = {name: PageFile(content, _TYPES[Path(name).suffix]) for name, content in joined.files.items()}
    others = {name: file for name, file in files.items() if name not in parts}
    return others | made | {"index.html": PageFile(page.encode(), "text/html")}


def join_page(files: Mapping[str, PageFile], own: str, esbuild: Path) -> Joined:
    """What the scripts and styles of that page become. Raises `StoreError`."""
    return join(_parts(files), own, _STYLE.findall(files["index.html"].content.decode()), esbuild)


def _parts(files: Mapping[str, PageFile]) -> dict[str, bytes]:
    """What is joined."""
    return {
        name: file.content for name, file in files.items() if name.endswith((".js", ".css")) and not _is_apart(name)
    }


def _is_apart(name: str) -> bool:
    """Whether a file is no module that others are joined with."""
    return name in _APART or is_in_other(name)


def is_in_other(name: str) -> bool:
    """Whether a file has words in another language than the page's own."""
    return _IN_OTHERS.fullmatch(name) is not None


def is_for_few(name: str) -> bool:
    """Whether hardly any visitor loads a file: words in other languages, and pictures that others show of the page."""
    return is_in_other(name) or name.endswith(_SHOWN_BY_OTHERS)


def _content(path: Path, own: str, command: str | None, language: str, outside: str) -> bytes:
    """A file of our `own` as it is served: pages with their words."""
    if path.suffix not in _WITH_WORDS:
        return path.read_bytes()
    text = _said_outside(path.read_text(encoding="utf-8"), outside, is_json=path.suffix != ".html")
    if path.suffix != ".html":
        return text.encode()
    # Who gets this page instead of another one has no scripts to change its language.
    language = outside if path.name == "404.html" else language
    page = _with_words(text, page_words(own, command, language), language)
    if own != "local" and _others():
        page = page.replace('id="words"', f'id="words"{_SPEAKS_OF.format(own, " ".join(_others()))}')
    return (page.replace("</head>", f"{_announced(own)}</head>") if path.name == "index.html" else page).encode()


def _said_outside(text: str, language: str, *, is_json: bool) -> str:
    """That text with what others show of it in place of the keys in braces."""
    words = read_text(language, _sentences(read_files(language), _SAID_OUTSIDE))
    write = (lambda said: json.dumps(said, ensure_ascii=False)[1:-1]) if is_json else html.escape
    return _KEY.sub(lambda key: write(words(key[1])) if key[1] in words.keys else key[0], text)


def _announced(own: str) -> str:
    """The links by which a browser loads at once what it would learn of bit by bit: the modules below the first.

    What a module asks for later is not announced.
    """
    entry = f"{own}/{own}.js"
    return _announcing(sorted(_loaded_with(entry, is_whole=False) - {entry}))


def _announcing(paths: Iterable[str]) -> str:
    return "".join(f'<link rel="modulepreload" href="{path}">\n' for path in paths)


def page_paths(own: str) -> set[str]:
    """The paths of the files that the page `guest`, `local` or `host` has of those in `FOLDER`."""
    scripts = {name for entry in _ENTRIES[own] for name in _loaded_with(entry, is_whole=True)}
    names = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*") if path.is_file()}
    return scripts & names | {name for name in names if _is_for(name, own)}


def _loaded_with(entry: str, *, is_whole: bool) -> set[str]:
    """The paths of that module and of all that are loaded with it; if it `is_whole`, also of those asked for later."""
    found = set[str]()
    waiting = [entry]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            at_once, later = imports(name)
            waiting += [*at_once, *(later if is_whole else ())]
    return found


def imports(name: str) -> tuple[list[str], list[str]]:
    """The paths of the modules that the one at that path imports at once, and of those that it asks for later."""
    path = FOLDER / name
    found = _IMPORT.findall(path.read_text(encoding="utf-8")) if path.exists() else []
    places = [[posixpath.normpath(posixpath.join(posixpath.dirname(name), each)) for each in pair] for pair in found]
    at_once = [first for (first, _), (written, _) in zip(places, found, strict=True) if written]
    return at_once, [later for (_, later), (_, written) in zip(places, found, strict=True) if written]


def _is_for(name: str, own: str) -> bool:
    """Whether a page gets a file that no module of it asks for."""
    folder = name.partition("/")[0]
    if name.endswith(".svg") and folder != _ICONS:
        return False
    if name.endswith(_SHOWN_BY_OTHERS):
        return own != "local"
    if name.endswith((".js", ".d.ts")):
        return own == folder and Path(name).name in (*_AT_THE_ADDRESS, _WORKER)
    return folder == own or (folder not in _PAGES and not (own == "guest" and name in _NOT_FOR_GUESTS))


def _made_modules(language: str) -> dict[str, str]:
    """The modules that no file has, by their paths: sentences, rules and pictures, which a page loads when needed."""
    values = _later_words(language) | _pictures()
    made = {name: json.dumps(value, ensure_ascii=False) for name, value in values.items()}
    made["rules/default-rules.json.js"] = _default_rules()
    return {name: f"export default {value};\n" for name, value in made.items()}


def _later_words(language: str) -> dict[str, str]:
    """The sentences that a page loads when it needs them, by the paths of their modules."""
    texts = {"words/extra.ftl.js": extra_words(language), "words/connecting.ftl.js": guest_words(language)}
    for game in _games_with_words():
        texts |= {f"boards/{game}/{part}.ftl.js": board_words(game, part, language) for part in _BOARD_WORDS}
    return texts


def _pictures() -> dict[str, dict[str, str]]:
    """The pictures that pages draw, by the paths of their modules, one for each folder: the texts by their names."""
    found: dict[str, dict[str, str]] = {}
    for path in sorted(FOLDER.rglob("*.svg")):
        module = f"{path.parent.relative_to(FOLDER).as_posix()}.svg.js"
        text = _BETWEEN.sub("><", path.read_text(encoding="utf-8").strip())
        # Within a text of a script, these quotes need no mark.
        found.setdefault(module, {})[path.stem] = text.replace('"', "'")
    return {module: those for module, those in found.items() if module != f"{_ICONS}.svg.js"}


def _others() -> list[str]:
    return [code for code in LANGUAGES if code != ENGLISH]


def _words_in_others(own: str) -> dict[str, str]:
    """The words of our `own` in all languages but English, by the paths of their files.

    A page in another language loads what it begins with, then all the rest; the program in a page gets a text.
    """
    files: dict[str, str] = {}
    for code in _others():
        later = {name.removesuffix(".ftl.js").rpartition("/")[2]: text for name, text in _later_words(code).items()}
        first = {"text": page_words(own, language=code), "dir": "rtl" if how_written(code).is_rtl else "ltr"}
        for name, value in ((f"{own}.{code}.js", first), (f"later.{code}.js", later)):
            files[f"words/{name}"] = f"export default {json.dumps(value, ensure_ascii=False)};\n"
        if own == "host":
            files[f"host/words.{code}.txt"] = _all_words(code)
    return files


def _all_words(language: str) -> str:
    """Every sentence, as a text for `read_text`."""
    texts = [_sentences(read_files(language), tuple(name.removesuffix(".ftl") for name in read_files(language)))]
    for game, book in BOOKS.items():
        files = read_files(language, book.words)
        texts.append(f"## {game}\n{_sentences(files, tuple(name.removesuffix('.ftl') for name in files))}")
    return "".join(texts)


def _games_with_words() -> list[str]:
    """The games other than the usual one that have a board of their own."""
    return [game for game, book in BOOKS.items() if book is not DEFAULT and (FOLDER / "boards" / game).exists()]


def page_words(own: str, command: str | None = None, language: str = ENGLISH) -> str:
    """The sentences that the page `guest` or `local` begins with, as one Fluent text without comments and wide indents.

    Hints name the `command` to start the program with, None for the usual one.
    """
    text = _catalogue((*_SHARED_WORDS, *_WORDS[own]), _GAME_WORDS[own], language)
    if command is not None:
        text = re.sub(r"^-command = .*", lambda _: f"-command = {literal(command)}", text, flags=re.MULTILINE)
    return text


def extra_words(language: str = ENGLISH) -> str:
    """The sentences that every page loads after the first card, as one Fluent text of that kind."""
    return _catalogue(_LATER_WORDS, _LATER_GAME_WORDS, language)


def guest_words(language: str = ENGLISH) -> str:
    """The sentences that only a guest's page needs, and only where the direct way isn't enough."""
    return _sentences(read_files(language), ("starting",))


def board_words(game: str, part: str, language: str = ENGLISH) -> str:
    """The sentences that come with a part of the board of a game other than the usual one, as a text of that kind."""
    return f"## {game}\n{_sentences(read_files(language, BOOKS[game].words), _BOARD_WORDS[part])}"


def _catalogue(names: tuple[str, ...], of_games: tuple[str, ...], language: str) -> str:
    """The program's files of those names; then, below a comment with the game's name, those of the usual game.

    What comes later has the other games' words, but for those that a board of theirs brings.
    """
    parts = [_sentences(read_files(language), names)]
    for game, book in BOOKS.items():
        files = read_files(language, book.words)
        if book is DEFAULT:
            parts.append(f"## {game}\n{_sentences(files, of_games)}")
        elif names is _LATER_WORDS:
            others = {*_ELSEWHERE, *(chain(*_BOARD_WORDS.values()) if game in _games_with_words() else ())}
            names_left = tuple(name for file in files if (name := file.removesuffix(".ftl")) not in others)
            parts.append(f"## {game}\n{_sentences(files, names_left)}")
    return "".join(parts)


def _sentences(files: Mapping[str, str], names: tuple[str, ...]) -> str:
    text = "\n".join(files[f"{name}.ftl"] for name in names if f"{name}.ftl" in files)
    # A blank line within a sentence belongs to it.
    return _INDENT.sub(" ", re.sub(r"^(#.*\n|\n(?! ))", "", text, flags=re.MULTILINE))


def _with_words(page: str, said: str, language: str) -> str:
    """The page with its words in place of the keys in braces, and with all the sentences of its scripts."""
    words = read_text(language, said)
    page = page.replace(_HTML, _HTML_OF.format(words.language, "rtl" if words.is_rtl else "ltr"))
    page = _KEY.sub(lambda key: html.escape(words(key[1])), page)
    inside = said.replace("</", '<{ "/" }')
    return page.replace('id="words">', f'id="words">\n{inside}')


def _default_rules() -> str:
    """The sheet of the rules that most people play by, as a table answers with it: one JSON object."""
    sheet = DEFAULT.sheet(DEFAULT.variants[0])
    return json.dumps(json.loads(encode(Answered(SHEET, "", 0, sheet)))["answer"], separators=(",", ":"))


def site_files(
    stun: tuple[str, ...] | None = None,
    pyodide: Path | None = None,
    esbuild: Path | None = None,
    courier: str | None = None,
    url: str | None = None,
    language: str = ENGLISH,
) -> dict[str, PageFile]:
    """The files of a site for any static host: the guest's page, and with Pyodide a page that plays by itself.

    With esbuild, the scripts of each page are joined. The pages may call the `courier` at that address, or `.` for
    their own. Chats show links to them in that language, and with a picture if the site's `url` is known.

    Raises `StoreError`.
    """
    files = page_files(stun, esbuild=esbuild, outside=language)
    if pyodide:
        begin = files["index.html"].content.replace(b"<title>", b'<meta name="play" content="play.html">\n<title>')
        files |= {**host_files(pyodide, stun, esbuild, language), "index.html": PageFile(begin, "text/html")}
    for name in {"index.html", "play.html"} & files.keys():
        page = files[name].content.decode()
        page = with_courier(page, courier) if courier else page
        page = with_picture(page, folder_of(url)) if url else page
        files[name] = PageFile(page.encode(), "text/html")
    return files


def with_courier(page: str, courier: str) -> str:
    """The page that may call the courier there, and nobody else."""
    source = "'self'" if courier == SAME_ADDRESS else "/".join(courier.split("/")[:3])
    if _OWN_SOURCE in page:
        page = page.replace(_OWN_SOURCE, f"{_OWN_SOURCE} {html.escape(source)}", 1)
    else:
        page = page.replace(" object-src 'none';", f" connect-src {html.escape(source)}; object-src 'none';", 1)
    return page.replace("<title>", f'<meta name="courier" content="{html.escape(courier)}">\n<title>', 1)


def write_site(
    folder: Path,
    stun: tuple[str, ...] | None = None,
    pyodide: Path | None = None,
    esbuild: Path | None = None,
    courier: str | None = None,
    url: str | None = None,
    language: str = ENGLISH,
) -> dict[str, PageFile]:
    """Write the files of a site into `folder`, and return them. Raises `StoreError`.

    Beside each that becomes much smaller by it, there is a compressed one (`.gz`, RFC 1952) for web servers that send
    those.
    """
    files = site_files(stun, pyodide, esbuild, courier, url, language)
    try:
        for name, file in files.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            small = gzip.compress(file.content, mtime=0)
            for path, content in ((name, file.content), (f"{name}.gz", small)):
                if content is small and len(small) > WORTH_COMPRESSING * len(file.content):
                    (folder / path).unlink(missing_ok=True)
                    continue
                with open(folder / path, "wb", opener=_open_no_link) as written:
                    written.write(content)
    except OSError as error:
        raise StoreError("file_unwritable", path=str(folder), reason=error.strerror or "") from None
    return files


def _open_no_link(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NOFOLLOW", 0), 0o644)


def write_single(path: Path, esbuild: Path, stun: tuple[str, ...] | None = None, language: str = ENGLISH) -> None:
    """Write the guest's page as one HTML file, which works without any server. Raises `StoreError`."""
    try:
        path.write_text(single_page(esbuild, stun, language), encoding="utf-8")
    except OSError as error:
        raise StoreError("file_unwritable", path=str(path), reason=error.strerror or "") from None


def single_page(esbuild: Path, stun: tuple[str, ...] | None = None, language: str = ENGLISH) -> str:
    """The guest's page as one HTML text, with everything it needs inside, and the licences of what is others'.

    It speaks one language.

    Its policy allows that one script and that one style, by their hashes, and pictures that are inside.

    Raises `StoreError` if that folder isn't esbuild's.
    """
    files = page_files(stun, language=language)
    icon = base64.b64encode(files["icons/icon.svg"].content).decode()
    joined = join_single(files, esbuild).files
    script, style = (f"\n{joined[name].decode()}" for name in ("guest/guest.js", one_style("guest")))
    script = _with_made(script, _made_modules(language))
    text = _SPEAKS.sub("", files["index.html"].content.decode())
    policy = (
        f"default-src 'none'; script-src {_hash(script)}; style-src {_hash(style)}; img-src data:; font-src data:; "
        "object-src 'none'; base-uri 'none'; form-action 'none'"
    )
    text = _POLICY.sub(f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n', text)
    for line, replacement in (
        ('<link rel="stylesheet" href="styles/page.css">', f"<style>{style}</style>"),
        ('href="icons/icon.svg"', f'href="data:image/svg+xml;base64,{icon}"'),
        ('<link rel="manifest" href="guest/manifest.webmanifest">\n', ""),
        ('<link rel="apple-touch-icon" href="icons/icon-180.png">\n', ""),
        (_announced("guest"), ""),
        ('<script type="module" src="guest/guest.js"></script>', f'<script type="module">{script}</script>'),
    ):
        if line not in text:
            raise ValueError(f"index.html has no line {line}")
        text = text.replace(line, replacement)
    licences = "\n".join(file.content.decode() for name, file in files.items() if name.endswith(".txt"))
    return f"{text}<!--\n{licences}-->\n"


def join_single(files: Mapping[str, PageFile], esbuild: Path) -> Joined:
    """What the scripts and styles of the guest's page become in one file, before it has its words.

    In place of each module that no file has is its name, as a text. Raises `StoreError`.
    """
    looks = sorted((name for name in files if name.endswith(".css")), key=lambda name: name != "styles/page.css")
    names = {name: f"export default {json.dumps(name)};\n".encode() for name in _made_modules(ENGLISH)}
    return join_all(_parts(files) | names, "guest", looks, esbuild)


def _with_made(script: str, made: Mapping[str, str]) -> str:
    """That script with those modules: none of them may end it."""
    for name, module in made.items():
        if script.count(f'"{name}"') != 1:
            raise ValueError(f"{name} isn't once in the script")
        value = module.removeprefix("export default ").removesuffix(";\n").replace("</", "<\\/")
        script = script.replace(f'"{name}"', value)
    return script


def _hash(text: str) -> str:
    """The source that makes a policy allow exactly this script or style, as it is between its tags."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
