"""Positions for tests of the engine: figures on spaces, with clocks, health and cards, and what chance gives."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.kernel.frames import advance
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.clock import Clock
from regelwerk.wowminis.defs import MinisDefs, definitions
from regelwerk.wowminis.setup import add_card, add_figure, settle
from regelwerk.wowminis.shelf import Shelf, of_the_game, standard
from regelwerk.wowminis.state import MinisPiece, MinisState
from regelwerk.wowminis.words import Definition

HODOON, RUBY = "starter/vindicator-hodoon", "starter/ruby-gemsparkle"
GOREBELLY, LOTHERIN = "starter/gorebelly", "starter/lotherin"


@dataclass
class At:
    """A figure of a test: where it stands ("f5", "" on its card), when it acts, what lies under it ("+" turned up)."""

    code: str
    space: str = ""
    time: int = 1
    health: int = -1
    cards: tuple[str, ...] = ()
    exhausted: tuple[str, ...] = ()
    made: list[int] = field(default_factory=list)


def with_words(*words: tuple[str, Definition]) -> MinisDefs:
    """Definitions with further ones."""
    return definitions(Shelf([*of_the_game(), *words]))


def table(
    *parties: tuple[At, ...],
    scenario: str = "starter",
    time: int = 1,
    last: int = -1,
    teams: list[int] | None = None,
    windows: int = 1,
    draws: list[list[int]] | None = None,
    defs: MinisDefs | None = None,
) -> MinisState:
    """A game in mid-course, at its first decision. `last` had the last turn (without: the last seat).

    `draws` is what chance gives from here on: faces 1 .. 10 of each roll; None for random ones.
    """
    found = defs or definitions(standard())
    s = MinisState(found, teams or list(range(len(parties))), found.played(scenario), Chance(1), windows)
    for seat, party in enumerate(parties):
        for one in party:
            one.made.append(add_figure(s, found.figure(one.code), seat).id)
    for party in parties:
        for one in party:
            p = s.pieces[one.made[-1]]
            p.time = one.time
            for name in one.cards:
                card = add_card(s, found.card(name.lstrip("+")), p, name.startswith("+"))
                card.exhausted = name.lstrip("+") in one.exhausted
    settle(s)
    for party in parties:
        for one in party:
            p = s.pieces[one.made[-1]]
            if one.health >= 0:
                p.health = one.health
            if one.space:
                s.put(p, space(s, one.space))
    s.master = time
    s.last = last if last >= 0 else len(parties) - 1
    if draws is not None:
        s.chance.dictate([[face - 1 for face in roll] for roll in draws])
    s.frames.append(Clock())
    advance(s)
    return s


def space(s: MinisState, name: str) -> int:
    """The number of a space by its name."""
    number = s.scenario.field.ground.named(name)
    assert number >= 0, f"there is no space {name}"
    return number


def piece(s: MinisState, code: str, number: int = 0) -> MinisPiece:
    """The figure or card of that code; of several the one of that number."""
    return [p for p in s.pieces if p.card.code == code or p.card.code.endswith(f"/{code}")][number]


def offered(s: MinisState, verb: int) -> list[Option]:
    """The options with that verb."""
    return [] if s.decision is None else [option for option in s.decision.options if option.verb == verb]


def spaces(s: MinisState) -> set[str]:
    """Names of the spaces to which the acting figure can move."""
    return {s.scenario.field.ground.names[option.n] for option in offered(s, c.MOVE)}


def take(s: MinisState, verb: int, **wanted: Any) -> list[str]:
    """Answer with the one option of that verb that has those fields; the kinds of the events that follow."""
    found = [
        option for option in offered(s, verb) if all(getattr(option, name) == value for name, value in wanted.items())
    ]
    assert len(found) == 1, f"{len(found)} options for {c.VERBS[verb]} {wanted}"
    return [c.EVENTS[event.kind] for event in s.apply(found[0])]


def move(s: MinisState, name: str) -> list[str]:
    """Move the acting figure."""
    return take(s, c.MOVE, n=space(s, name))


def asked(s: MinisState) -> tuple[int, str]:
    """Who is asked what."""
    assert s.decision is not None
    return s.decision.seat, c.DECISIONS[s.decision.kind]


def actor(s: MinisState) -> str:
    """The code of the figure that the open question is about, without its set."""
    assert s.decision is not None
    p = s.at(s.decision.about)
    return "" if p is None else p.card.code.partition("/")[2]
