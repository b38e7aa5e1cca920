"""The command line as a user meets it: real processes, exit statuses, words."""

import contextlib
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from p2p_malice import program_name
from p2p_malice.cli import cli
from p2p_malice.games.malice.game import MALICE
from p2p_malice.games.malice.lesson import PARTS
from p2p_malice.program_name import VARIABLE
from p2p_malice.store.files import settings_file
from p2p_malice.words.catalogue import PSEUDO
from scripts.games.play_games import Side
from tests.forking import forked  # noqa: F401  (every test here forks the program)
from tests.lessons import LEARNED, WRONG

ROOT = Path(__file__).parents[1]
COMMAND = [sys.executable, "-m", "p2p_malice"]
LIMIT = 300


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of the test's own, so that nobody's settings are read or changed."""
    for name in ("HOME", "APPDATA", "LOCALAPPDATA", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8")
    monkeypatch.setenv(program_name.VARIABLE, "p2p-malice")  # As if it were installed.
    return tmp_path


def write_settings(text: str) -> None:
    """Put that into the settings file."""
    file = settings_file()
    file.parent.mkdir(parents=True)
    file.write_text(text)


def run(*arguments: str, typed: str = "", **more: Any) -> subprocess.CompletedProcess[str]:
    """Run a command to its end with that typed on stdin; `more` is for `subprocess.run`."""
    command = [*COMMAND, *arguments]
    given = {"input": typed, "encoding": "utf-8", "timeout": LIMIT, "cwd": ROOT, **more}
    return subprocess.run(command, capture_output=True, check=False, **given)


@contextlib.asynccontextmanager
async def running(*commands: Sequence[str]) -> AsyncIterator[list[Side]]:
    """These commands, driven by lines and without servers, until the end of the block."""
    sides = [await Side.start(*COMMAND, *command, "--json", "--stun", "none") for command in commands]
    try:
        yield sides
    finally:
        for side in sides:
            await side.stop()


def test_help_starts_with_examples() -> None:
    """Help shows what to type first, within 80 columns, and says in a few words what each command does."""
    done = run("--help")
    cut = [name for name, command in cli.commands.items() if command.get_short_help_str(60).endswith("...")]

    assert done.returncode == 0
    assert "p2p-malice host      invite a friend" in done.stdout
    assert all(len(line) <= 80 for line in done.stdout.splitlines())
    assert cut == []


@pytest.mark.parametrize(
    "arguments",
    [
        ["nonsense"],
        ["host", "--payoff", "twelve"],
        ["play", "--two", "x", "--json"],
        ["host", "--json", "--stun", "a b"],
        ["host", "--json", "--turn", "turn:host"],
    ],
)
def test_a_mistake_on_the_command_line_has_status_2(arguments: list[str]) -> None:
    """Usage errors, and servers that can't be meant, are told on stderr without a traceback."""
    done = run(*arguments)

    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stderr


@pytest.mark.parametrize("port", ["abc", "70000"])
def test_a_wrong_port_is_told_what_a_port_is(port: str) -> None:
    """It used to be no “valid integer range”."""
    said = CliRunner().invoke(cli, ["host", "--port", port]).output

    assert f"A port is a number from 1 to 65535, not {port}." in " ".join(said.replace("│", " ").split())


FOUR = "The variant mdw is for 2 players, not 4. For 4 players, choose official.\nAdd: --variant official\n"


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        pytest.param("join hello --name Bob --stun none", 3, "There's no code in this text.", id="no code"),
        pytest.param("join - --stun none", 2, "add --json", id="a pipe, and no terminal of its own to play on"),
        pytest.param("host --seat=me --seat=friend --seat=friend --seat=friend", 2, FOUR, id="too many for a variant"),
    ],
)
def test_what_cannot_begin_ends_with_its_sentence(arguments: str, status: int, said: str) -> None:
    """Before anything is sent; it says what to do instead where there is something."""
    done = run(*arguments.split(), typed="MDW1-", start_new_session=True)

    assert done.returncode == status
    assert said in done.stderr


def test_mistakes_in_the_settings_are_told() -> None:
    """A settings file that cannot be used is a sentence with the file's name."""
    write_settings('colour = "red"')

    done = run("play")

    assert done.returncode == 2
    assert "isn't a setting: colour" in done.stderr


@pytest.mark.parametrize(
    "arguments", [["--rule", "payoff=31"], ["--payoff", "31"], ["--payoff=31", "--discard-piles", "4"]]
)
def test_a_house_rule_is_an_option_too(arguments: list[str]) -> None:
    """It may be given by its own name."""
    assert "Payoff pile 31 cards" in " ".join(run("rules", *arguments).stdout.split())


def completed(*typed: str) -> set[str]:
    """What bash is told to suggest for the last word."""
    words = {"COMP_WORDS": " ".join(("p2p-malice", *typed)), "COMP_CWORD": str(len(typed))}
    done = run(env={**os.environ, "_P2P_MALICE_COMPLETE": "bash_complete", **words})
    assert done.returncode == 0
    assert done.stderr == ""
    return {line.partition(",")[2] for line in done.stdout.splitlines() if line}


def test_a_shell_completes_variants_seats_and_saved_games() -> None:
    """As you type them: rule sets of your own as well, and only games that can be resumed."""
    write_settings('[rules.custom]\nvariant = "official"')
    # Between two people it's always somebody's turn; what only the computer has played isn't kept.
    run("play", "--name", "Asha", "--two", "Ben", typed="\n1\nquit\ny\n")
    saved = run("resume", "--list").stdout.split()[0]

    assert completed("host", "--variant", "c") == {"catmouse", "catmouse-short", "classic", "custom"}
    assert completed("play", "--game", "spite", "--variant", "s") == {"spite", "spite-light"}
    assert completed("rules", "pz") == {"pz", "pz-nwis"}
    assert completed("rules", "s") == {"spite"}
    assert completed("play", "--rule", "pa") == {"payoff=", "packs=", "partners="}
    assert completed("play", "--rule", "undo=") == {"undo=yes", "undo=no"}
    assert completed("arena", "greedy", "gr") == {"greedy"}
    assert completed("play", "--lang", "i") == {"id", "it"}
    assert completed("replay", "./x") == completed("stats", "--import", "./x") == {"./x"}
    assert completed("play", "--seat", "b") == {"bot", *(f"bot={name}" for name in MALICE.bots)}
    assert completed("resume", saved[:4]) == {saved}
    assert completed("resume", "x") == set()


def test_settings_that_cannot_be_read_suggest_nothing() -> None:
    """The shell says nothing about them: the command will."""
    write_settings("[")

    assert completed("rules", "pz") == {"pz", "pz-nwis"}


@pytest.mark.parametrize("arguments", [["--plain"], ["--plain", "learn"], ["learn", "--plain"]])
def test_the_menu_has_the_plain_option(arguments: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """It's the same before a command as behind it."""
    plain: list[bool] = []
    monkeypatch.setattr("p2p_malice.cli.interface_kind", lambda *, plain: plain)
    monkeypatch.setattr("p2p_malice.cli.show_menu", plain.append)
    monkeypatch.setattr("p2p_malice.command_line.playing.interface_kind", lambda *, plain: plain)
    monkeypatch.setattr(
        "p2p_malice.command_line.playing.run", lambda _command, _settings, way, _name: plain.append(way)
    )

    assert CliRunner().invoke(cli, arguments).exit_code == 0
    assert plain == [True]


def test_a_puzzle_is_opened_by_its_day() -> None:
    """One to come isn't shown, nor is what is no day."""
    opened = run("puzzle", "--plain", "--day", "2026-01-05", "--name", "Asha", typed="quit\n")
    to_come = run("puzzle", "--plain", "--day", "9999-12-31", "--name", "Asha")

    assert "Puzzle, try 1" in opened.stdout
    assert opened.returncode == 0
    assert "for a day to come" in to_come.stderr
    assert run("puzzle", "--day", "tomorrow").returncode == 2


def test_the_menu_is_reached_and_left() -> None:
    """A newcomer is welcomed before they are asked for a name, the first time only; the menu shows what can be done."""
    first = run(typed="Asha\nquit\n")
    second = run(typed="99\nbad\nquit\n")

    assert first.stdout.startswith("Welcome to Spite & Malice!")
    assert "What's your name? " in first.stdout
    assert "Welcome" not in second.stdout
    assert re.search(r"\n +3  host +Invite a friend\. Classic duel · 21 cards\n", first.stdout)
    assert "What's your name?" not in second.stdout
    assert "Hello, Asha!" in second.stdout
    assert "“bad” isn't one of the choices" in second.stdout
    assert first.returncode == second.returncode == 0


def test_a_line_in_another_encoding_ends_nothing() -> None:
    """Bytes that are no text are a wrong choice like any other."""
    done = subprocess.run(
        COMMAND, input=b"Asha\n\xff\xfe\nquit\n", capture_output=True, timeout=LIMIT, check=False, cwd=ROOT
    )

    assert done.returncode == 0
    assert b"isn't one of the choices" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play", "--rule", "kings=no"], "There's no house rule called “kings”"),
        (["play", "--seat=me", "--seat=friend"], "p2p-malice host"),
        (["rules", "--payoff", "11", "--rule", "payoff=6"], "The house rule payoff is given twice."),
        (["rules", "--jokers"], "The house rule jokers takes a number from 0 to 2, not “”"),
        (["rules", "--joker", "2"], "There's no option '--joker'"),
        (["rules", "mdw", "--rule", "payoff=60"], "payoff piles of 60 need 120 cards"),
    ],
)
def test_rules_and_seats_that_cannot_be_are_refused_with_the_reason(arguments: list[str], told: str) -> None:
    """Choices that don't go together get a sentence, nobody introduces themselves for nothing, and nothing is dealt."""
    done = run(*arguments, typed="Asha\n")

    assert done.returncode == 2
    assert told in done.stdout + done.stderr
    assert "name" not in done.stdout
    assert "Traceback" not in done.stderr


def test_house_rules_have_names_in_the_settings() -> None:
    """The player's own rule set is played and read by its name."""
    write_settings('variant = "sunday"\n[rules.sunday]\nvariant = "official"\npayoff = 13\nforced_aces = false\n')

    assert "House rules: Payoff pile (13), Aces must be" in " ".join(run("rules").stdout.split())
    assert "sunday          These are your own rules." in run("rules", "--list").stdout


def test_each_game_has_a_sheet_of_its_own() -> None:
    """With its own headings, though others have some of the same name."""
    assert run("rules", "--game", "spite").stdout.startswith("Spite\n\nThe goal\n")


def test_rules_and_seats_are_chosen_in_the_menu() -> None:
    """What doesn't go together gives way, and is told; the menu then starts at once what was chosen."""
    chosen = "change play\n\nme bot bot\n3\n\n\n"
    done = run(typed=f"Asha\n{chosen}quit\ny\nplay\n" + "1\n" * 2000)

    assert "The variant mdw is for 2 players, not 3. For 3 players, choose official." in done.stdout
    assert "Changed to match: Variant → Official" in done.stdout
    assert done.stdout.count("Rules: Official, with payoff=3.") == 2
    assert "Otto is at the table.\nAda is at the table." in done.stdout
    assert "\n*** " in done.stdout
    assert (done.returncode, done.stderr) == (0, "")


def test_the_computer_plays_alone_while_somebody_watches() -> None:
    """Enter stops and steps, a number is a pace; the end asks whether to watch another game."""
    done = run(
        "play", "--seat", "bot", "--seat", "bot=easy", "--rule", "payoff=2", "--name", "Kay", typed="\n\nodd\n0\n"
    )
    refused = run("play", "--json", "--seat", "bot", "--seat", "bot")

    assert "Paused. Each move waits for you." in done.stdout
    assert "As fast as possible." in done.stdout
    assert done.stdout.count("NUMBER") == 2
    assert done.returncode == 0
    assert "exactly one seat has to be me" in refused.stderr


def test_the_lesson_is_played_to_its_end() -> None:
    """Doing what the lesson says gets you through it; a wrong move is answered, not played."""
    moves = [WRONG, *(move for _, move in LEARNED)]
    done = run("learn", "--name", "Asha", typed="\n".join([*moves, "play", *["1"] * 500]))

    assert done.returncode == 0
    assert done.stderr == ""
    assert "look for a 3 in your hand" in " ".join(done.stdout.split())
    assert f"{len(PARTS)} of {len(PARTS)}: Winning" in done.stdout
    assert "Robin plays 8c from hand to pile 2." in done.stdout
    assert "You've won" in done.stdout
    assert "Hint: number" in done.stdout


def test_the_lesson_of_another_game_is_asked_for_by_its_name() -> None:
    """What it says to type does what it wants."""
    done = run("learn", "--game", "spite", "--name", "Asha", typed="pass\nJc\nq\ny\nquit\n")

    assert done.returncode == 0
    assert "Type Jc and press Enter." in done.stdout
    assert "Your jack is enough" in done.stdout
    assert "2 of 9: Passing" in done.stdout


def test_a_game_against_the_computer_is_gone_on_with() -> None:
    """What was left is listed, and `resume` shows the same table again."""
    left = run("play", "--name", "Asha", "--payoff", "11", typed="1\n" * 12 + "board\nquit\ny\n")
    listed = run("resume", "--list")
    back = run("resume", typed="board\nquit\ny\n")

    assert "your table, with Otto" in listed.stdout
    assert left.returncode == back.returncode == 0
    board = left.stdout[left.stdout.rindex("Centre ") :].partition("\n\n")[0]
    assert board in back.stdout


@pytest.mark.parametrize("is_ended", [True, False])
async def test_an_invitation_from_a_pipe_is_answered_and_waited_for(is_ended: bool) -> None:
    """The reply is of use only while we run, whether the pipe ends there or a program goes on writing."""
    async with running(["host"], ["join", "-"]) as (host, guest):
        invitation = await host.read_until("invitation")
        guest.write_raw(invitation["message"].encode() + b"\n")
        if is_ended:
            guest.close_input()
        await guest.read_until("reply")
        await guest.read_until("news", state="connected")
        if not is_ended:
            await guest.read_until("seated")
            guest.write(kind="nonsense")
            await guest.read_until("refused")


async def test_the_invitation_names_the_place_of_the_program_that_the_settings_name() -> None:
    """A friend without the program is told where the host says that it is."""
    write_settings('project_url = "https://example.org/malice"')
    async with running(["host"]) as (side,):
        invitation = await side.read_until("invitation")

    assert "Install it from https://example.org/malice\n" in invitation["message"]


async def test_a_lost_guest_is_told_to_the_hosting_program() -> None:
    """When the guest is gone the host's program is told, and may stop with status 0."""
    async with running(["host", "--name", "Ann"], ["join", "--name", "Bob"]) as (host, guest):
        guest.write(kind="invitation", code=await host.read_code("invitation"))
        host.write(kind="reply", code=await guest.read_code("reply"))
        await guest.read_until("show")
        guest.close_input()
        assert await guest.end() == 0
        lost = await host.read_until("news", state="lost")
        assert lost["text"]
        host.write(kind="bye")
        assert await host.end() == 0


async def test_codes_of_several_friends_are_renewed_and_missing_friends_replaced() -> None:
    """A friend's invitation is made again when asked for, and whoever does not come is replaced by the computer."""
    seats = [f"--seat={seat}" for seat in ("me", "friend", "friend")]
    async with running(["host", "--variant", "official", *seats]) as (side,):
        codes = [await side.read_until("invitation", friend=friend) for friend in (1, 2)]
        side.write(kind="new")
        await side.read_until("news", state="which_friend")
        side.write(kind="new", friend=2)
        again = await side.read_until("invitation", friend=2)
        assert again["code"] not in [code["code"] for code in codes]
        side.write(kind="start")
        seated = await side.read_until("seated")
        assert [sitter["name"] for sitter in seated["players"][1:]] == ["Otto", "Ada"]
        await side.read_until("show")
        side.write(kind="bye")
        assert await side.end() == 0


def test_ctrl_c_has_status_130() -> None:
    """An interrupted command ends without a traceback."""
    if os.name == "nt":
        pytest.skip("Windows sends Ctrl-C in another way.")
    # Whoever runs the tests in the background may have Ctrl-C ignored, which would be inherited.
    listening = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    process = subprocess.Popen(
        [sys.executable, "-c", listening + "from p2p_malice.cli import main; main()", "host", "--json", "--stun=none"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    )
    assert process.stdout
    process.stdout.readline()
    process.send_signal(2)
    try:
        # Its input stays open: the end of that would be another reason to stop.
        assert process.wait(timeout=LIMIT) == 130
    finally:
        process.kill()
        _, errors = process.communicate()
    assert b"Traceback" not in errors


def test_nothing_english_is_left_in_help_and_complaints(monkeypatch: pytest.MonkeyPatch) -> None:
    """But for what is typed, and placeholders in capitals; the language may come behind what it is about."""
    monkeypatch.setattr("p2p_malice.language._wanted", [])
    lines = [[command, "--help", f"--lang={PSEUDO}"] for command in cli.commands]
    wrong = (
        *("nonsense", "hos", "join a b", "join --nam", "join --port", "join --plain=1", "join --port=0", "arena a"),
        *(
            "arena a b --pairs x",
            "arena a b --pairs 0",
            "arena",
            "puzzle --day x",
            "web --save .",
            f"web --site {__file__}",
        ),
    )
    lines += [
        ["--lang", PSEUDO, "--help"],
        *(["--lang", PSEUDO, *typed.split()] for typed in wrong),
        ["--nope", "--lang", PSEUDO],
    ]
    typed_as_it_is = re.compile(
        r"(?<!\w)'.*?'|^Ûûš.*|^ *p2p-malice .*|p2p-malice \w*|^  [a-z]+  |-[-\w]+|\bx\b", re.MULTILINE
    )
    for typed in lines:
        told = CliRunner().invoke(cli, typed, prog_name="p2p-malice")
        assert told.exit_code in (0, 2), typed
        assert not re.search(r"\b[a-z]{2,}\b", typed_as_it_is.sub("", told.output), re.ASCII), (typed, told.output)


@pytest.mark.parametrize("command", sorted(cli.commands))
def test_examples_in_help_begin_with_the_command_as_typed(command: str) -> None:
    """Whatever the program is called. They used to name another one."""
    printed = CliRunner(env={VARIABLE: "./malice"}).invoke(cli, [command, "--help"], prog_name="./malice").output

    assert "./malice" in printed
    assert "p2p-malice" not in printed


def test_help_offers_no_seat_that_is_refused() -> None:
    """Friends can be invited by `host`, not by `play`."""
    offered = [CliRunner().invoke(cli, [command, "--help"]).output for command in ("host", "play")]

    assert ["friend, friend=NAME, bot" in printed for printed in offered] == [True, False]
