"""Who sits at a table in the terminal: people, computer players, teams, with which decks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from regelwerk import catalogue, players
from regelwerk.kernel.chance import derive
from regelwerk.kernel.game import Rules
from regelwerk.kernel.package import Own
from regelwerk.terminal.clicking import Failure
from regelwerk.terminal.messages import say
from regelwerk.terminal.screen import Screen
from regelwerk.terminal.session import Sitter

HUMAN: Final = "human"
WHO: Final = (*players.NAMES, HUMAN)
USUAL: Final = "greedy"
"""Who plays in the other seats if nobody says otherwise."""
LONGEST: Final = 20
"""Letters of a name."""

T = TypeVar("T")


def count_of(game: str, seats: int | None, named: int) -> int:
    """How many seats there are: as many as were asked for, else one more than others are named, else two.

    Raises Failure for more or fewer than the game's rules allow.
    """
    package = catalogue.package(game)
    least, most = package.seats
    count = seats if seats is not None else max(least, 1 + named)
    if not least <= count <= most:
        title = package.title(say.lang).partition(",")[0]
        raise Failure(say("play-seats", game=title, least=least, most=most, seats=count))
    return count


def teams_of(seats: int, teams: int | None) -> list[int] | None:
    """The team of each seat: those of one team sit in turn with the others, and all teams are of the same size.

    None: everybody plays for himself. Raises Failure where so many seats cannot form so many teams.

    >>> teams_of(4, 2), teams_of(3, None), teams_of(3, 3)
    ([0, 1, 0, 1], None, [0, 1, 2])
    """
    if teams is None:
        return None
    if not 2 <= teams <= seats or seats % teams:
        raise Failure(say("play-teams", seats=seats, teams=teams))
    return [seat % teams for seat in range(seats)]


def for_each(given: Sequence[T], others: int, usual: T, key: str) -> list[T]:
    """What was named for each of the other seats: one for all, or one for each. Raises Failure, worded by that key.

    >>> for_each([], 2, "greedy", ""), for_each(["a"], 2, "", ""), for_each(["a", "b"], 2, "", "")
    (['greedy', 'greedy'], ['a', 'a'], ['a', 'b'])
    """
    if len(given) > 1 and len(given) != others:
        raise Failure(say(key, given=len(given), needed=others))
    return list(given) if len(given) == others else [given[0] if given else usual] * others


def usual_decks(game: str, first: Any, named: str | None, teams: Sequence[int], own: Own) -> list[str]:
    """A deck for each seat where none is named for the others: two in turn from team to team.

    Those are the learning decks, or the one that was `named` (`first`) and one that can meet it.
    """
    package = catalogue.package(game)
    pair = package.library(own).learning_decks()[:2]
    if named:
        pair = [named, package.rival(first, own) or pair[1]]
    return [pair[team % 2] for team in teams]


def seat_people(opponents: Sequence[str], names: Sequence[str], seed: int, mine: int = 0) -> list[Sitter]:
    """A person in seat `mine`, and in the other seats, clockwise from the first, people or computer players.

    names  first the person's, then those of the others. Raises Failure where two are the same.
    """
    seats = 1 + len(opponents)
    given = [name.strip()[:LONGEST] for name in names] + [""] * seats
    sitters: list[Sitter] = []
    left = list(zip(opponents, given[1:]))
    for seat in range(seats):
        if seat == mine:
            sitters.append(Sitter(given[0] or say("player-number", number=mine + 1)))
            continue
        who, name = left.pop(0)
        if who == HUMAN:
            sitters.append(Sitter(name or say("player-number", number=seat + 1)))
        else:
            called = say("computer") if seats == 2 else say("computer-number", number=seat + 1)
            sitters.append(Sitter(name or called, players.make(who, derive(seed, seat))))
    if len({sitter.name.casefold() for sitter in sitters}) < seats:
        raise Failure(say("names-alike"))
    return sitters


def introduce(
    screen: Screen, rules: Rules, decks: Sequence[Any], sitters: Sequence[Sitter], teams: Sequence[int], own: Own = ()
) -> None:
    """The first lines: which game, who plays what, who plays with whom."""
    package = catalogue.package(rules.name)
    screen.rule(package.title(say.lang, rules.edition))
    alone = sum(sitter.player is None for sitter in sitters) == 1
    for sitter, deck in zip(sitters, decks):
        if deck is None:  # a game without decks
            continue
        about = {"name": sitter.name, "about": package.hero_of(deck, say.lang, own), "deck": deck.name}
        if sitter.player is not None:
            kind = say(f"player-{sitter.player.name}")
            screen.line(say(f"intro-other-{package.plays}", **about, kind=kind))
        elif alone:
            screen.line(say(f"intro-you-{package.plays}", **about))
        else:
            screen.line(say(f"intro-person-{package.plays}", **about))
    if len(set(teams)) < len(teams):
        for number, team in enumerate(sorted(set(teams)), 1):
            seated = [sitter for sitter, of_team in zip(sitters, teams) if of_team == team]
            members = [say("intro-you") if alone and sitter.player is None else sitter.name for sitter in seated]
            screen.line(say("intro-team", number=number, names=", ".join(members)))
