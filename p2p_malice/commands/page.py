"""The face of a person at a page that this program serves: the menu, codes, and the seats at the table."""

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from typing import Any

from attrs import evolve

from p2p_malice.client import Client, Player
from p2p_malice.commands.host import host
from p2p_malice.commands.join import join
from p2p_malice.commands.resume import resumable, resume
from p2p_malice.errors import CodeError, MaliceError, RemoteProtocolError
from p2p_malice.face import Answer, Choices, Invite, NewCodeWanted, QuitWanted, StartWanted
from p2p_malice.games.malice.options import VARIANTS, check_seats, parse_options
from p2p_malice.invite.message import scannable
from p2p_malice.invite.whatsapp import open_page
from p2p_malice.link.settings import LinkSettings
from p2p_malice.plain.rules import variant_words
from p2p_malice.play.chosen import chosen_rules
from p2p_malice.play.lobby import Invitation
from p2p_malice.play.places import Place, read_places
from p2p_malice.protocol.cleaning import clean
from p2p_malice.protocol.codec import decode_from_player, encode
from p2p_malice.protocol.codes import read
from p2p_malice.protocol.description import CodeKind
from p2p_malice.protocol.messages import MAX_NAME, Bye, FromPlayer, FromTable, Refused, Seated, Show
from p2p_malice.store.files import data_folder
from p2p_malice.store.settings import Settings, keep
from p2p_malice.tasks import end_tasks
from p2p_malice.web.server import DOOR, Hub, serving
from p2p_malice.words.catalogue import load

_TALK = ("code", "new", "begin", "quit", "chosen")
_KEPT_NEWS = ("waiting", "connected", "away", "back", "shaky", "lost")


class PageFace:
    """A person at a page. What the page says is sorted here: for the menu, for the codes, for each seat."""

    def __init__(self, hub: Hub) -> None:
        """The page behind `hub`."""
        self.hub = hub
        self.commands: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._talk: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._players: list[PagePlayer] = []
        self.is_calling = False
        """Whether codes are exchanged with somebody who is away, while the others may play on."""

    async def sort(self) -> None:
        """Sort what the page says, without end."""
        while True:
            body = await self.hub.heard.get()
            at = body.get("at")
            if body["kind"] in _TALK:
                self._talk.put_nowait(body)
            elif body["kind"] == "reply":
                self._use_reply(body)
            elif body["kind"] == "diagnose":
                await self._diagnose(body)
            elif body["kind"] != "play":
                self.commands.put_nowait(body)
            elif type(at) is int and 0 <= at < len(self._players) and isinstance(body.get("body"), dict):
                self._players[at].heard.put_nowait(body["body"])

    def _use_reply(self, body: dict[str, Any]) -> None:
        """Take the reply that was tapped as if it had been pasted, or let it go, as the person has decided."""
        friend = body.get("friend")
        reply = self.hub.replies.take(friend) if type(friend) is int else None
        self.hub.forget(f"arrived {friend}")
        if reply and body.get("yes") is True:
            self._talk.put_nowait({"kind": "code", "text": reply})

    async def _diagnose(self, body: dict[str, Any]) -> None:
        """Say what is wrong with a code as it is typed."""
        text, wrong = str(body.get("text"))[:20_000], ""
        try:
            read(text, expected=CodeKind.REPLY if body.get("wanted") == "reply" else CodeKind.INVITATION)
        except CodeError as error:
            wrong = load().error(error)
        await self.hub.send({"kind": "diagnosis", "text": text, "wrong": wrong})

    def clear(self) -> None:
        """Forget what belonged to the last game."""
        self.hub.forget()
        self.hub.replies.close()
        self._players = []
        while not self._talk.empty():
            self._talk.get_nowait()

    # --- the face

    async def offer(self, kind: CodeKind, code: str, message: str, *, is_needed: bool = True, friend: int = 0) -> None:
        """Show the message that carries the code."""
        if not is_needed:
            return
        self.hub.replies.close(friend)
        self.hub.forget(f"arrived {friend}")
        link = scannable(code, message) if kind is CodeKind.INVITATION else code
        if link != code:
            # So the guest's page knows where a tapped reply reaches this program.
            out = [read(code, expected=CodeKind.INVITATION).description]
            secret = self.hub.replies.open(friend, lambda text: read(text, expected=CodeKind.REPLY, invitations=out))
            tappable = f"{link}!{self.hub.port}.{secret}"
            link, message = tappable, message.replace(link, tappable)
        body = {"kind": "offer", "what": kind.value, "code": code, "message": message, "friend": friend, "link": link}
        await self.hub.send(body, f"offer {friend}")

    async def code(self, wanted: CodeKind) -> str:
        """The next text that is pasted."""
        await self.hub.send({"kind": "want", "what": wanted.value}, "want")
        while True:
            body = await self._talk.get()
            match body["kind"]:
                case "code":
                    return str(body.get("text"))[:20_000]
                case "new" if wanted is CodeKind.REPLY:
                    friend = body.get("friend")
                    raise NewCodeWanted(friend if type(friend) is int else 0)
                case "begin" if wanted is CodeKind.REPLY:
                    raise StartWanted
                case "quit":
                    raise QuitWanted

    async def attend(self) -> None:
        """Notice when the person does not want to wait any longer."""
        while (await self._talk.get())["kind"] != "quit":
            pass
        raise QuitWanted

    async def tell(self, state: str, text: str) -> None:
        """Show the text."""
        await self.hub.send({"kind": "news", "state": state, "text": text}, "news" if state in _KEPT_NEWS else "")

    async def complain(self, error: MaliceError) -> None:
        """Show the error's sentence."""
        await self.hub.send({"kind": "error", "code": error.code, "text": load().error(error)})

    async def choose(self, choices: Choices) -> str | None:
        """Ask which."""
        await self.hub.send({"kind": "choose", "choices": dict(choices)}, "choose")
        while True:
            body = await self._talk.get()
            if body["kind"] == "quit" or body.get("word") in choices:
                self.hub.forget("choose")
                return body.get("word")

    def players(
        self, count: int = 1, *, is_kept: bool = False, invite: Invite | None = None, answer: Answer | None = None
    ) -> list[Player]:
        """The person plays, or several who share the page."""
        self._players = [PagePlayer(self, at, count, invite, answer) for at in range(count)]
        return list(self._players)

    def leave_codes(self) -> None:
        """Take the codes from the page: the table is what is to be seen."""
        self.hub.replies.close()
        for start in ("offer", "want", "arrived"):
            self.hub.forget(start)


class PagePlayer:
    """A seat at the page. Fulfils the Player contract."""

    def __init__(self, face: PageFace, at: int, count: int, invite: Invite | None, answer: Answer | None) -> None:
        """The one with number `at` of `count` who share the page."""
        self._face, self._at, self._count = face, at, count
        self._invite, self._answer = invite, answer
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def hear(self, message: FromTable, client: Client) -> None:
        """Pass it on."""
        calls = "invite" if self._invite else "answer" if self._answer else ""
        body = {"kind": "frame", "at": self._at, "count": self._count, "calls": calls, "frame": encode(message)}
        key = f"frame {self._at} {type(message).__name__}" if isinstance(message, Seated | Show) else ""
        if not self._face.is_calling:
            self._face.leave_codes()
        await self._face.hub.send(body, key)

    async def act(self, client: Client) -> FromPlayer:
        """What is decided at the page for this seat."""
        while True:
            body = await self.heard.get()
            if body.get("kind") == "call":
                await self._call(str(body.get("text") or ""))
                continue
            try:
                message = decode_from_player(json.dumps(body))
            except RemoteProtocolError as error:
                await self.hear(Refused(error.code, load().error(error)), client)
                continue
            return message if not isinstance(message, Bye) else Bye("The player has left.")

    async def _call(self, text: str) -> None:
        self._face.is_calling = True
        try:
            if self._invite:
                await self._invite()
            elif self._answer and text:
                await self._answer(text)
        except QuitWanted:
            pass
        finally:
            self._face.is_calling = False
            self._face.leave_codes()
            await self._face.hub.send({"kind": "table"})


async def show_page(
    settings: Settings,
    name: str,
    link_of: Callable[[Settings], LinkSettings],
    port: int,
    tell: Callable[[str], None],
    *,
    opens: bool,
    ends_with: str = "Ctrl-C",
) -> int:
    """Serve the page to this machine, and open it, until cancelled; the exit status.

    `tell` is told the address, and that `ends_with` is the key that ends it.
    """
    hub = Hub()
    try:
        async with serving(hub, port) as address:
            safe = "Only this machine can open it, and only with this address."
            tell(f"The table is at {address}\n{safe} {ends_with} ends it.")
            # A browser that a file leads here comes from another site, for which that path alone is open.
            door = address.replace("/#", f"{DOOR}#")
            if opens and not await asyncio.to_thread(open_page, door, data_folder()):
                tell("No browser could be opened here: copy the address into one.")
            await PageMenu(PageFace(hub), settings, name, link_of).run()
    except OSError as error:
        tell(f"The page cannot be served: {error.strerror}. Choose another port with --page-port.")
    return 1


class PageMenu:
    """What can be begun from the page, as the terminal's menu has it."""

    def __init__(
        self, face: PageFace, settings: Settings, name: str, link_of: Callable[[Settings], LinkSettings]
    ) -> None:
        """The menu of somebody whose settings are these."""
        self._face, self._settings, self._name, self._link_of = face, settings, name, link_of

    async def run(self) -> None:
        """Do what the page asks for, one thing after the other, without end."""
        sorting = asyncio.create_task(self._face.sort())
        try:
            while True:
                self._face.clear()
                await self._show()
                while not await self._begin(await self._face.commands.get()):
                    pass
        finally:
            await end_tasks(sorting)

    async def _show(self) -> None:
        settings = self._settings
        variants = {name: " ".join(variant_words(name).split()) for name in VARIANTS}
        variants |= {name: f"{name} (your own)" for name in settings.rules}
        body = {
            "kind": "menu",
            "name": self._name,
            "variant": settings.variant or "mdw",
            "variants": variants,
            "games": {game.id: game.words for game in resumable()},
            "settings": {
                "stun": " ".join(settings.stun or ()),
                "turn": settings.turn or "",
                "game_url": settings.game_url or "",
            },
        }
        await self._face.hub.send(body, "menu")

    async def _begin(self, body: dict[str, Any]) -> bool:
        """Do what is asked for until that is over or stopped; False where it cannot be begun, which is said."""
        actions: dict[str, Callable[[dict[str, Any]], Awaitable[None]]] = {
            "host": self._host,
            "join": self._join,
            "resume": self._resume,
            "settings": self._change_settings,
        }
        action = actions.get(body["kind"])
        if action is None:
            return False
        try:
            if action == self._host:
                self._check_set_up(body)
        except MaliceError as error:
            await self._face.complain(error)
            return False
        self._face.hub.forget("menu")
        doing = asyncio.create_task(self._do(action(body)))
        try:
            while not doing.done():
                asking = asyncio.create_task(self._face.commands.get())
                await asyncio.wait({doing, asking}, return_when=asyncio.FIRST_COMPLETED)
                if asking.done() and asking.result()["kind"] == "stop":
                    break
                await end_tasks(asking)
        finally:
            await end_tasks(doing)
        if not doing.cancelled():
            doing.result()
        return True

    async def _do(self, action: Awaitable[None]) -> None:
        try:
            await action
        except QuitWanted:
            pass
        except MaliceError as error:
            await self._face.hub.send({"kind": "failed", "text": load().error(error)})

    def _check_set_up(self, body: dict[str, Any]) -> tuple[str, tuple[Place, ...]]:
        """The rules and the places of a set-up. Raises `MaliceError` where they do not go together."""
        payoff = str(body.get("payoff") or "").strip()
        house = [*([f"payoff={payoff}"] if payoff else []), *str(body.get("house") or "").split()]
        rules = chosen_rules(str(body.get("variant"))[:40], self._settings.rules, rules=house)
        places = read_places(str(body.get("seats"))[:200].split(), self._name)
        check_seats(parse_options(rules), len(places))
        return rules, places

    async def _host(self, body: dict[str, Any]) -> None:
        self._keep_name(body)
        rules, places = self._check_set_up(body)
        settings = self._settings
        urls = settings.game_url, settings.project_url
        invitation = Invitation(rules, self._name, self._link_of(settings), *urls)
        await host(self._face, invitation, places)

    async def _join(self, body: dict[str, Any]) -> None:
        self._keep_name(body)
        await join(self._face, self._name, self._link_of(self._settings))

    async def _resume(self, body: dict[str, Any]) -> None:
        settings = self._settings
        urls = settings.game_url, settings.project_url
        await resume(self._face, self._link_of(settings), *urls, str(body.get("game")))

    async def _change_settings(self, body: dict[str, Any]) -> None:
        self._keep_name(body)
        changes = {key: str(body.get(key) or "").strip()[:500] or None for key in ("turn", "game_url")}
        stun = str(body.get("stun") or "").split()[:8] or None
        # What is wrong with them is said before they are kept.
        self._link_of(evolve(self._settings, turn=changes["turn"], stun=tuple(stun) if stun else None))
        self._settings = keep({**changes, "stun": stun})

    def _keep_name(self, body: dict[str, Any]) -> None:
        name = clean(str(body.get("name") or ""), MAX_NAME) or self._name
        if name != self._name:
            self._name = name
            with contextlib.suppress(MaliceError):
                self._settings = keep({"name": name})
