"""STUN requests that were seen before."""

from p2p_malice.link.replay_guard import MAX_AGENTS, MAX_REMEMBERED, MAX_REPEATS, ReplayGuard

HERE, THERE = ("192.0.2.1", 1), ("192.0.2.2", 2)


def test_a_request_from_elsewhere_is_a_replay() -> None:
    """The same id counts from the first address only."""
    replays = ReplayGuard()
    replays.note(b"id", HERE)

    assert not replays.knows(b"id", HERE)
    assert replays.knows(b"id", THERE)
    assert not replays.knows(b"other", THERE)


def test_a_request_is_not_taken_for_ever() -> None:
    """It is repeated a few times by who made it, and no more."""
    replays = ReplayGuard()
    for _ in range(MAX_REPEATS):
        assert not replays.knows(b"id", HERE)
        replays.note(b"id", HERE)

    assert replays.knows(b"id", HERE)


def test_who_sends_a_copy_first_does_not_silence_the_genuine_one() -> None:
    """Where the other end is expected its request counts, even after many copies from elsewhere; then they do not."""
    replays = ReplayGuard()
    for _ in range(MAX_REPEATS):
        replays.note(b"id", THERE)
    assert not replays.knows(b"id", HERE, is_expected=True)
    replays.note(b"id", HERE, is_expected=True)

    assert not replays.knows(b"id", HERE, is_expected=True)
    assert replays.knows(b"id", THERE)
    assert replays.knows(b"id", THERE, is_expected=True)


def test_an_agent_is_news_once() -> None:
    """However often its checks come."""
    replays = ReplayGuard()

    assert [replays.note_agent(agent) for agent in (1, 2, 1)] == [True, True, False]


def test_what_is_remembered_is_limited() -> None:
    """The oldest is forgotten first."""
    replays = ReplayGuard()
    for number in range(2 * MAX_REMEMBERED):
        replays.note(number.to_bytes(12, "big"), HERE)
        replays.note_agent(number)

    assert len(replays._seen) == MAX_REMEMBERED
    assert len(replays._agents) == MAX_AGENTS
