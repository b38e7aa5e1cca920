"""Spectators, who is sent away and who pauses: in sentences, and in lines that are typed about them. Pure."""

from p2p_malice.player_client import Client
from p2p_malice.protocol.messages import Allow, Dismiss, FromPlayer, Seated, Sitter, Take
from p2p_malice.words.catalogue import Words


def watching_words(before: Seated | None, now: Seated, words: Words, *, is_over: bool) -> list[str]:
    """Who looks on from now on, and who doesn't any more; a spectator is told first that they do."""
    if before is None and now.watches:
        return [words("watching-you")]
    was = before.spectators if before else ()
    playing = [player.name for player in now.players if not player.computer]
    told = dismissed_words(before, now, words, is_over=is_over)
    told += [words("watching", name=name) for name in now.spectators if name not in was]
    asked = before.asks if before else ()
    left = "" if is_over else next((sitter.name for sitter in now.players if sitter.left), "")
    new = [name for name in now.asks if name not in asked]
    told += [words("asks-seat", name=name, other=left) if left else words("asks-to-play", names=name) for name in new]
    gone = [name for name in was if name not in now.spectators]
    own = "" if now.watches or now.seat >= len(now.players) else now.players[now.seat].name
    return told + [
        words("watching-plays", who="you" if name == own else "other", name=name)
        if name in playing
        else words("watching-no-more", name=name)
        for name in gone
    ]


def dismissed_words(before: Seated | None, now: Seated, words: Words, *, is_over: bool) -> list[str]:
    """Who was sent away and for whom the computer plays on, other than for somebody who may come back.

    Where the game `is_over`, nobody plays on.
    """
    pairs = zip(before.players if before else (), now.players, strict=False)
    return [
        words("dismissed", name=was.name, over="yes" if is_over else "no", computer=sitter.name)
        for was, sitter in pairs
        if was.name and not _is_computer(was) and _is_computer(sitter)
    ]


def choosing_words(before: Seated | None, now: Seated, words: Words) -> list[str]:
    """That the next game is being chosen, if that is new."""
    is_new = now.choosing and not now.hosts and not (before and before.choosing)
    return [words("ending-choosing", name=now.host or "none")] if is_new else []


def pause_words(before: Seated | None, now: Seated, listener: int | None, words: Words) -> list[str]:
    """Who has paused the game, or gone on, if that is new; the `listener` is “you”, None for nobody."""
    was = before.paused if before else None
    if now.paused == was:
        return []
    key, seat = ("resumed", now.resumed) if now.paused is None else ("paused", now.paused)
    if seat is None or seat >= len(now.players):
        return []
    return [words(key, who="you" if seat == listener else "other", name=now.players[seat].name)]


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
        lines |= {" ".join(("dismiss", name)): words("dismiss", name=name) for name in _dismissible(client)}
        for seat in _left(seated)[:1]:
            other = client.name_of(seat)
            lines |= {" ".join(("give", name)): words("give-seat", name=name, other=other) for name in seated.asks}
    if seated.watches:
        seats = _to_take(client)
        lines |= {" ".join(("take", str(seat + 1))): words("take-seat", name=client.name_of(seat)) for seat in seats}
        if client.result and not seats:
            lines["take"] = words("ending-play-next")
    return lines


def check_lines(client: Client, words: Words) -> list[str]:
    """By which cards the people at both ends of a connection can tell that nobody is in between."""
    host = client.seated.host if client.seated and client.seated.host else "none"
    lines = [words("check-cards", name=name or host, cards=cards) for name, cards in client.checks.items()]
    return [*lines, words("check-cards-how")] if lines else []


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
            seat = next((seat for name, seat in _dismissible(client).items() if name.lower() == about), None)
            return Dismiss(about) if seat is None else Dismiss(seat=seat)
        case "take", number:
            # Once the game is over, any seat stands for one in the next game.
            seats = _to_take(client) or ([0] if client.result else [])
            return next((Take(seat) for seat in seats if number in ("", str(seat + 1))), None)
        case "give", _ if client.seated:
            name = next((each for each in client.seated.asks if each.lower() == about), about)
            return next((Take(seat, name) for seat in _left(client.seated)), None)
    return None


def _to_take(client: Client) -> list[int]:
    """The seats that a spectator may take or, of players who have left, may ask for."""
    seated = client.seated
    are_allowed = seated is not None and "seats" in seated.allows
    return [seat for seat, each in enumerate(client.players) if each.left or (are_allowed and _is_computer(each))]


def _left(seated: Seated) -> list[int]:
    """The seats of players who have left."""
    return [seat for seat, sitter in enumerate(seated.players) if sitter.left]


def _dismissible(client: Client) -> dict[str, int | None]:
    """The names of the others who can be sent away, each with their seat, or None for a spectator's."""
    seated = client.seated
    spectators: dict[str, int | None] = dict.fromkeys(seated.spectators) if seated else {}
    players = enumerate(client.players)
    others = {at.name: seat for seat, at in players if at.name and seat != client.own and not _is_computer(at)}
    return others | spectators


def _is_computer(sitter: Sitter) -> bool:
    return sitter.computer and sitter.present
