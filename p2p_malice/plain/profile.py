"""What a person has played, in lines."""

from collections.abc import Awaitable, Callable, Mapping

from p2p_malice.ui.forms import Question
from p2p_malice.ui.profile import Profile, TrophyLine
from p2p_malice.words.catalogue import Words
from p2p_malice.words.sentence import Sentence, say


def profile_lines(profile: Profile, words: Words) -> list[str]:
    """All of it, from the title to the trophies."""
    lines = [words.said(profile.title), ""]
    if profile.note:
        lines += [words.said(profile.note), ""]
    if profile.empty:
        lines.append(words.said(profile.empty))
    else:
        tab = profile.tabs.get(profile.tab)
        lines += [words.said(tab), ""] if tab and len(profile.tabs) > 1 else []
        lines += _pairs([(words.said(label), str(words.piece(value))) for label, value in profile.figures])
        bars = [(words.said(bar.label), f"{bar.won} – {bar.lost}") for bar in profile.chart if bar.won or bar.lost]
        lines += ["", words.said(profile.chart_title), *_pairs(bars)] if bars else []
        for at, group in enumerate(profile.groups):
            lines += ["", words("you-groups")] if not at else []
            members = [(str(words.piece(each.name)), words.said(each.line)) for each in group.members]
            lines += ["", f"  {words.piece(group.title)}", f"  {words.said(group.line)}", *_pairs(members)]
        rivals = [(rival.name, words.said(rival.line)) for rival in profile.rivals]
        lines += ["", words("you-rivals"), *_pairs(rivals)] if rivals else []
        days = [words.said(day.line) for day in profile.days if day.mark != "none"]
        lines += ["", words("you-days"), *(f"  {line}" for line in days)] if days else []
        games = [(str(words.piece(game.title)), words.said(game.line)) for game in profile.played]
        lines += ["", words("you-recent"), *_pairs(games)]
    earned = [trophy for trophy in profile.trophies if trophy.when]
    lines += ["", words("you-trophies-count", count=len(earned), all=len(profile.trophies))]
    lines += _pairs(
        [(words.said(trophy.title), f"{words.said(trophy.line)} · {words.piece(trophy.when)}") for trophy in earned]
    )
    missing = [trophy for trophy in profile.trophies if not trophy.when]
    lines += ["", words("you-not-earned")] if missing else []
    return [*lines, *_pairs([(words.said(trophy.title), _line(trophy, words)) for trophy in missing])]


def _line(trophy: TrophyLine, words: Words) -> str:
    """What earns it, and how near that is."""
    line = words.said(trophy.line)
    return f"{line} · {words.said(trophy.progress)}" if trophy.progress else line


def _pairs(pairs: list[tuple[str, str]]) -> list[str]:
    wide = max((len(first) for first, _ in pairs), default=0)
    return [f"  {first:{wide}}  {second}" for first, second in pairs]


_OF_GAMES = {
    "replay": (say("you-replay"), say("you-replay-which")),
    "share": (say("you-share"), say("you-share-which")),
}
"""What can be done with one of the last games: how it's called, and how it's asked which."""


async def choice_in(profile: Profile, words: Words, choose: Callable[[Question], Awaitable[str | None]]) -> str | None:
    """What the person wants next, of what the profile offers."""
    others = {word: label for word, label in profile.tabs.items() if word != profile.tab}
    forget = {"forget": say("you-forget")} if any(rival.forget for rival in profile.rivals) else {}
    groups = {group.invite: say("saved-game", says=group.title) for group in profile.groups if group.invite}
    invite = {"invite": say("you-invite")} if groups else {}
    shown = {of: {word: game for game in reversed(profile.played) if (word := getattr(game, of))} for of in _OF_GAMES}
    with_games = {of: called for of, (called, _) in _OF_GAMES.items() if shown[of]}
    chosen = await choose(Question(say("you-next"), {**invite, **others, **with_games, **forget, **profile.choices}))
    if chosen in with_games:
        games = dict(enumerate(reversed(shown[chosen].items()), 1))
        lines = {str(number): game.line for number, (_, game) in games.items()}
        titles = {str(number): say("saved-game", says=game.title) for number, (_, game) in games.items()}
        which = await choose(Question(_OF_GAMES[chosen][1], {**titles, "quit": say("you-back")}, lines=lines))
        return games[int(which)][0] if which and which.isdecimal() else profile.tab
    if chosen == "invite":
        return await _numbered(say("you-invite-who"), groups, choose) or profile.tab
    if chosen != "forget":
        return chosen
    names: dict[str, Sentence] = {
        rival.forget: say("saved-game", says=rival.name) for rival in profile.rivals if rival.forget
    }
    word = await _numbered(say("you-forget-who"), names, choose)
    if word is None:
        return profile.tab
    name = next(rival.name for rival in profile.rivals if rival.forget == word)
    sure = {"yes": say("you-forget-yes"), "no": say("you-back")}
    return word if await choose(Question(say("you-forget-asks", name=name), sure)) == "yes" else profile.tab


async def _numbered(
    asks: Sentence, names: Mapping[str, Sentence], choose: Callable[[Question], Awaitable[str | None]]
) -> str | None:
    """The word of one of these, chosen by a number; None for none."""
    numbered = dict(enumerate(names, 1))
    choices = {str(number): names[word] for number, word in numbered.items()}
    which = await choose(Question(asks, {**choices, "quit": say("you-back")}))
    return numbered.get(int(which)) if which and which.isdecimal() else None
