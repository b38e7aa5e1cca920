"""Starting `python -m p2p_malice` without waiting for its imports: by a fork of a process that has them already.

`forking()` makes `subprocess` and `asyncio` do so for that one command. To its parent, and to itself, it is a process
like any other: its arguments, environment, folder, streams and session are its own, and it is a child of the process
that starts it, which waits for it and kills it as usual. A program that is started in any other way, as by its name or
in a network namespace, is started for real, and so are all of them where there is no Linux.
"""

import atexit
import contextlib
import ctypes
import functools
import gc
import importlib
import io
import json
import os
import pkgutil
import runpy
import signal
import socket
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
COMMAND = [sys.executable, "-m", "p2p_malice"]
NUMBER = struct.Struct("!I")
PR_SET_CHILD_SUBREAPER = 36
"""An option of prctl(2): descendants whose parent has ended become children of this process."""

OF_STREAMS = ("PYTHONIOENCODING", "PYTHONUNBUFFERED")
"""What Python reads from the environment for the streams, which are opened anew for each program."""
READ_AT_ONCE = ("PYTHON", "LANG", "LC_", "TZ", "OPENSSL")
"""How variables begin that are read when Python starts: a server is only for programs that have the same of these."""


# --- where the program is started ------------------------------------------------------------------------------------


@contextlib.contextmanager
def forking() -> Iterator[None]:
    """Until this is over, the program is forked."""
    execute = subprocess._fork_exec  # type: ignore[attr-defined]

    def start(args: Any, programs: Any, close: Any, keep: Any, cwd: Any, env: Any, *rest: Any) -> int:
        """As `_posixsubprocess.fork_exec`, whose last argument is whether to use vfork, and before it a function."""
        arguments = list(map(os.fsdecode, args))
        (stdin, _, _, stdout, _, stderr), (_, has_session, *_) = rest[:6], rest[8:]
        if arguments[:3] != COMMAND or callable(rest[15]):
            return int(execute(args, programs, close, keep, cwd, env, *rest))
        lines = [os.fsdecode(each) for each in env] if env is not None else [f"{k}={v}" for k, v in os.environ.items()]
        read = sorted(line for line in lines if line.startswith(READ_AT_ONCE) and not line.startswith(OF_STREAMS))
        what = {"arguments": arguments, "cwd": os.fsdecode(cwd or os.getcwd()), "env": lines, "session": has_session}
        streams = [own if given == -1 else given for own, given in enumerate((stdin, stdout, stderr))]
        return _ask(_server(tuple(read)), json.dumps(what).encode(), streams)

    with pytest.MonkeyPatch.context() as patch:
        if sys.platform == "linux":
            patch.setattr(subprocess, "_fork_exec", start)
        yield


@functools.cache
def _server(environment: tuple[str, ...]) -> socket.socket:
    """A new server with these variables, which ends with this process."""
    ours, its = socket.socketpair()
    env = {name: value for name, value in os.environ.items() if not name.startswith(READ_AT_ONCE)}
    env |= dict(line.split("=", 1) for line in environment)
    command = [sys.executable, "-m", "tests.forking", str(its.fileno())]
    null = subprocess.DEVNULL
    server = subprocess.Popen(command, env=env, cwd=ROOT, pass_fds=[its.fileno()], stdin=null, stdout=null)
    its.close()

    @atexit.register
    def end() -> None:
        ours.close()
        server.wait()

    return ours


def _ask(server: socket.socket, what: bytes, streams: list[int]) -> int:
    """Start a program, and give its number. It has lost its parent by then: a process between it and the server."""
    prctl = ctypes.CDLL(None).prctl
    prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    try:
        socket.send_fds(server, [NUMBER.pack(len(what))], streams)
        server.sendall(what)
        (number,) = NUMBER.unpack(_exactly(server, NUMBER.size))
    finally:
        prctl(PR_SET_CHILD_SUBREAPER, 0, 0, 0, 0)
    return int(number)


def _exactly(stream: socket.socket, size: int) -> bytes:
    found = b""
    while len(found) < size:
        more = stream.recv(size - len(found))
        if not more:
            raise EOFError("the other end is gone")
        found += more
    return found


@pytest.fixture(autouse=True)
def forked() -> Iterator[None]:
    """In a module that imports this, every test forks the program."""
    with forking():
        yield


# --- the server ------------------------------------------------------------------------------------------------------


def serve(control: socket.socket) -> None:
    """Fork for each program that is asked for. Only the programs come back from here, all set to run."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    package = importlib.import_module("p2p_malice")
    for module in pkgutil.walk_packages(package.__path__, "p2p_malice."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    gc.collect()
    gc.freeze()
    while True:
        head, streams, _, _ = socket.recv_fds(control, NUMBER.size, 3)
        if not head:
            os._exit(0)
        what = json.loads(_exactly(control, NUMBER.unpack(head)[0]))
        (reading, writing), between = os.pipe(), os.fork()
        if not between:
            number = os.fork()
            if not number:
                return _become(streams, **what)
            os.write(writing, NUMBER.pack(number))
            os._exit(0)
        os.waitpid(between, 0)
        control.sendall(os.read(reading, NUMBER.size))
        for file in (reading, writing, *streams):
            os.close(file)


def _become(files: list[int], arguments: list[str], cwd: str, env: list[str], session: bool) -> None:
    """Be the program that was asked for, as far as that was settled when this process began."""
    if session:
        os.setsid()
    for own, file in enumerate(files):
        os.dup2(file, own)
    os.closerange(3, os.sysconf("SC_OPEN_MAX"))
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.clear()
    os.environ.update(dict(line.split("=", 1) for line in env))
    os.chdir(cwd)
    sys.path[0] = cwd
    sys.argv, sys.orig_argv[:] = ["-m", *arguments[3:]], arguments
    encoding, _, errors = os.environ.get("PYTHONIOENCODING", "").partition(":")
    is_unbuffered = bool(os.environ.get("PYTHONUNBUFFERED"))
    for own, name in enumerate(("stdin", "stdout", "stderr")):
        usual = getattr(sys, name)
        stream = io.TextIOWrapper(
            open(own, "wb" if own else "rb", 0 if own and is_unbuffered else -1, closefd=False),  # noqa: SIM115
            encoding or usual.encoding,
            "backslashreplace" if own == 2 else errors or ("strict" if encoding else usual.errors),
            line_buffering=own == 2 or os.isatty(own),
            write_through=bool(own) and is_unbuffered,
        )
        setattr(sys, name, stream)
        setattr(sys, f"__{name}__", stream)


if __name__ == "__main__":
    serve(socket.socket(fileno=int(sys.argv[1])))
    runpy.run_module("p2p_malice", run_name="__main__", alter_sys=True)
