"""Those who only look on, in sentences and in lines that are typed about them. Pure."""

from collections.abc import Iterable

from p2p_malice.player_client import Client
from p2p_malice.protocol.messages import Allow, Dismiss, FromPlayer, Seated, Take
from p2p_malice.words.catalogue import Words


def watching_words(before: Seated | None, now: Seated, words: Words) -> list[str]:
    """Who looks on from now on, and who doesn't any more; a spectator is told first that they do."""
    if before is None and now.watches:
        return [words("watching-you")]
    was = before.spectators if before else ()
    playing = [player.name for player in now.players if not player.computer]
    told = [words("watching", name=name) for name in now.spectators if name not in was]
    gone = [name for name in was if name not in now.spectators]
    return told + [words("watching-plays" if name in playing else "watching-no-more", name=name) for name in gone]


def spectator_lines(client: Client, words: Words) -> dict[str, str]:
    """What can be typed now about spectators, or by one, each with what it does."""
    seated = client.seated
    if seated is None:
        return {}
    lines = {}
    if seated.hosts:
        for what, key in (("watch", "allow-watch"), ("seats", "allow-seats")):
            is_on = what in seated.allows
            lines[f"{what} {'off' if is_on else 'on'}"] = f"{'☑' if is_on else '☐'} {words(key)}"
        lines |= {" ".join(("dismiss", name)): words("dismiss", name=name) for name in seated.spectators}
    if seated.watches and "seats" in seated.allows:
        lines |= {
            " ".join(("take", str(seat + 1))): words("take-seat", name=client.name_of(seat)) for seat in _bots(client)
        }
    return lines


def spectator_message(line: str, client: Client) -> FromPlayer | None:
    """The message of one of those lines; None for another one."""
    what, _, about = line.partition(" ")
    allows = client.seated.allows if client.seated else ()
    match what.lower(), about.lower():
        case "watch", "on" | "off" as how:
            return Allow(how == "on", "seats" in allows)
        case "seats", "on" | "off" as how:
            return Allow("watch" in allows, how == "on")
        case "dismiss", _:
            return Dismiss(about)
        case "take", number:
            seats = [*_bots(client)]
            return next((Take(seat) for seat in seats if number in ("", str(seat + 1))), None)
    return None


def _bots(client: Client) -> Iterable[int]:
    return [seat for seat, sitter in enumerate(client.players) if sitter.computer and sitter.present]
