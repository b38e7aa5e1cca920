"""What a courier keeps: notes by topic, for some hours. No I/O, no clock.

A topic is known only to those who may read it: nobody can list topics, and nothing that another has left can be cleared
or replaced. If there is no room, whoever has left most loses their oldest note: a flood displaces only itself. The
first note of a topic stays there: that of a host, who makes a topic before anybody else knows of it.
"""

import ipaddress
from bisect import bisect_left, bisect_right
from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Iterable
from heapq import merge
from itertools import islice
from operator import attrgetter

from attrs import field, frozen

LIFETIME = 12 * 3600
"""Seconds that a note is kept: as long as ntfy keeps messages."""

MAX_IN_TOPIC = 256
MAX_NOTES = 20_000
"""The most notes in one topic, and in all. A note takes about 2 kB with everything around it."""


@frozen
class Note:
    """A text that somebody left: `number` counts all notes of a mailbox, `time` is in seconds since 1970."""

    id: str
    number: int
    time: int
    topic: str
    text: str
    source: str = field(repr=False)


_number = attrgetter("number")


class _Row(list[Note]):
    """Some notes, the oldest first. Most rows have one note only: they are many, and have to be small."""

    __slots__ = ()

    def has(self, note: Note) -> bool:
        """Whether the note is in it."""
        place = bisect_left(self, note.number, key=_number)
        return place < len(self) and self[place] is note

    def take_out(self, note: Note) -> None:
        """Remove the note, which is in it."""
        del self[bisect_left(self, note.number, key=_number)]

    def after(self, number: int) -> list[Note]:
        """Those after that number."""
        return self[bisect_right(self, number, key=_number) :]


class _Sources:
    """Who has left how many notes, and so whose go first."""

    def __init__(self) -> None:
        self._notes: dict[str, _Row] = {}
        """The notes of each source."""
        self._by_count: defaultdict[int, OrderedDict[str, None]] = defaultdict(OrderedDict)
        """The sources that have left so many notes; the one that has had so many for longest is first."""
        self._most = 0

    def add(self, note: Note) -> None:
        notes = self._notes.setdefault(note.source, _Row())
        self._count(note.source, len(notes), len(notes) + 1)
        notes.append(note)
        self._most = max(self._most, len(notes))

    def remove(self, note: Note) -> None:
        notes = self._notes[note.source]
        self._count(note.source, len(notes), len(notes) - 1)
        notes.take_out(note)
        if not notes:
            del self._notes[note.source]
        if self._most not in self._by_count:
            self._most -= 1

    def _count(self, source: str, before: int, after: int) -> None:
        if before:
            del self._by_count[before][source]
            if not self._by_count[before]:
                del self._by_count[before]
        if after:
            self._by_count[after][source] = None

    @property
    def first_to_go(self) -> Note:
        """The oldest note of whoever has left most."""
        source = next(iter(self._by_count[self._most]))
        return self._notes[source][0]


class Mailbox:
    """All the notes that a courier keeps."""

    def __init__(self, lifetime: int = LIFETIME, in_topic: int = MAX_IN_TOPIC, in_all: int = MAX_NOTES) -> None:
        """Keeps notes for that many seconds, and as many in one topic and in all."""
        self._lifetime = lifetime
        self._in_topic, self._in_all = in_topic, in_all
        self._topics: dict[str, _Row] = {}
        """The notes of each topic."""
        self._sources = _Sources()
        self._in_order: deque[Note] = deque()
        """All notes, the oldest first, and among them some that are gone."""
        self._size = 0
        self.last = 0
        """The number of the newest note, 0 before there was any."""

    def __len__(self) -> int:
        """The number of notes."""
        return self._size

    def leave(self, note_id: str, topic: str, text: str, source: str, now: float) -> Note:
        """Keep another note, with an id that no other has, left by `source` at `now`."""
        self._expire(now)
        self.last += 1
        note = Note(note_id, self.last, int(now), topic, text, source)
        notes = self._topics.setdefault(topic, _Row())
        notes.append(note)
        self._sources.add(note)
        self._in_order.append(note)
        self._size += 1
        if len(notes) > self._in_topic:
            counts = Counter(each.source for each in notes)
            self._remove(max(notes[1:], key=lambda each: counts[each.source]))
        if self._size > self._in_all:
            self._remove(self._sources.first_to_go)
        if len(self._in_order) > self._in_all * 5 // 4:
            self._in_order = deque(filter(self._is_kept, self._in_order))
        return note

    def since(self, topics: Iterable[str], number: int, now: float, most: int | None = None) -> list[Note]:
        """The notes in these topics after that number, the oldest first; not more than `most`, None for all."""
        self._expire(now)
        rows = [self._topics[topic].after(number) for topic in dict.fromkeys(topics) if topic in self._topics]
        return list(islice(merge(*rows, key=_number), most))

    def number_of(self, note_id: str, topics: Iterable[str]) -> int:
        """The number of the note with that id in one of these topics, 0 if it isn't kept (any more)."""
        notes = (note for topic in topics for note in self._topics.get(topic, ()))
        return next((note.number for note in notes if note.id == note_id), 0)

    def _expire(self, now: float) -> None:
        while self._in_order and self._in_order[0].time <= now - self._lifetime:
            note = self._in_order.popleft()
            if self._is_kept(note):
                self._remove(note)

    def _is_kept(self, note: Note) -> bool:
        return note.topic in self._topics and self._topics[note.topic].has(note)

    def _remove(self, note: Note) -> None:
        self._topics[note.topic].take_out(note)
        if not self._topics[note.topic]:
            del self._topics[note.topic]
        self._sources.remove(note)
        self._size -= 1


def source_of(address: str) -> str:
    """Who counts as one at that IP address: of IPv6 all of a /64, which is what one subscriber gets (RFC 6177).

    Anything else counts as it is.
    """
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if parsed.version == 4:
        return str(parsed)
    return str(parsed.ipv4_mapped or ipaddress.ip_network((parsed, 64), strict=False))
