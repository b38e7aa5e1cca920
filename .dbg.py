import asyncio, random, sys
from pathlib import Path
from tests.games.spite.test_programs import Player, STUN


async def main():
    progress = asyncio.Event()
    tmp = Path("/tmp/dbgrun")
    import shutil

    shutil.rmtree(tmp, ignore_errors=True)
    tmp.mkdir()
    host, guest, late = (
        Player(n, tmp / n, random.Random(s), progress) for s, n in enumerate(("host", "guest", "late"))
    )
    seats = [f"--seat={k}" for k in ("me", "friend", "bot", "bot", "late")]
    try:
        async with asyncio.timeout(25):
            await host.start("host", "--game", "spite", "--rule", "rounds=2", "--rule", "window=0", *seats, *STUN)
            await guest.start("join", "--name", "Bob", *STUN)
            guest.write(kind="invitation", code=await host.code())
            host.write(kind="reply", code=await guest.code())
            while len(host.shows) < 10:
                progress.clear()
                await progress.wait()
            print("10 shows")
            await host.kill()
            print("killed")
            await host.start("resume", *STUN)
            print("resumed")
            n = len(host.shows)
            while len(host.shows) < n + 10:
                progress.clear()
                await progress.wait()
            print("inviting")
            while not host.codes.empty():
                host.codes.get_nowait()
            host.write(kind="invite")
            await late.start("join", "--name", "Lea", *STUN)
            c = await host.code()
            print("code")
            late.write(kind="invitation", code=c)
            host.write(kind="reply", code=await late.code())
            while not late.shows:
                progress.clear()
                await progress.wait()
            print("late shown")
            await asyncio.gather(host.over.wait(), guest.over.wait(), late.over.wait())
            print("over", host.result)
    except TimeoutError:
        print(
            "TIMEOUT",
            len(host.shows),
            host.news,
            guest.news,
            [(s.get("turn"), s.get("moves"), bool(s.get("free"))) for s in host.shows[-2:]],
        )
    finally:
        for s in (host, guest, late):
            await s.kill()


asyncio.run(main())
