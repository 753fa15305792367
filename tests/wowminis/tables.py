"""Positions for tests of the engine: figures on spaces, with clocks, health and cards, and what chance gives."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.kernel.frames import advance
from regelwerk.wowminis import codes
from regelwerk.wowminis.base_definitions import of_the_game, standard
from regelwerk.wowminis.definition_loading import definitions
from regelwerk.wowminis.definition_set import DefinitionSet
from regelwerk.wowminis.definitions import MinisDefinitions
from regelwerk.wowminis.master_clock import MasterClockFrame
from regelwerk.wowminis.setup import add_card, add_figure, settle
from regelwerk.wowminis.state import MinisPiece, MinisState
from regelwerk.wowminis.vocabulary import Definition

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


def with_words(*words: tuple[str, Definition]) -> MinisDefinitions:
    """Definitions with further ones."""
    return definitions(DefinitionSet([*of_the_game(), *words]))


def table(
    *parties: tuple[At, ...],
    scenario: str = "starter",
    time: int = 1,
    last: int = -1,
    teams: list[int] | None = None,
    windows: int = 1,
    draws: list[list[int]] | None = None,
    defs: MinisDefinitions | None = None,
) -> MinisState:
    """A game in mid-course, at its first decision. `last` had the last turn (without: the last seat).

    `draws` is what chance gives from here on: faces 1 .. 10 of each roll; None for random ones.
    """
    found = defs or definitions(standard())
    state = MinisState(found, teams or list(range(len(parties))), found.played(scenario), Chance(1), windows)
    for seat, party in enumerate(parties):
        for figure in party:
            figure.made.append(add_figure(state, found.figure(figure.code), seat).id)
    for party in parties:
        for figure in party:
            piece = state.pieces[figure.made[-1]]
            piece.time = figure.time
            for name in figure.cards:
                card = add_card(state, found.card(name.lstrip("+")), piece, name.startswith("+"))
                card.exhausted = name.lstrip("+") in figure.exhausted
    settle(state)
    for party in parties:
        for figure in party:
            piece = state.pieces[figure.made[-1]]
            if figure.health >= 0:
                piece.health = figure.health
            if figure.space:
                state.place_figure(piece, space(state, figure.space))
    state.master_time = time
    state.last_seat = last if last >= 0 else len(parties) - 1
    if draws is not None:
        state.chance.dictate([[face - 1 for face in roll] for roll in draws])
    state.frames.append(MasterClockFrame())
    advance(state)
    return state


def space(state: MinisState, name: str) -> int:
    """The number of a space by its name."""
    number = state.scenario.field.ground.named(name)
    assert number >= 0, f"there is no space {name}"
    return number


def piece(state: MinisState, code: str, number: int = 0) -> MinisPiece:
    """The figure or card of that code; of several the one of that number."""
    return [piece for piece in state.pieces if piece.card.code == code or piece.card.code.endswith(f"/{code}")][number]


def offered(state: MinisState, verb: int) -> list[Option]:
    """The options with that verb."""
    return [] if state.decision is None else [option for option in state.decision.options if option.verb == verb]


def spaces(state: MinisState) -> set[str]:
    """Names of the spaces to which the acting figure can move."""
    return {state.scenario.field.ground.names[option.number] for option in offered(state, codes.VERB_MOVE)}


def take(state: MinisState, verb: int, **wanted: Any) -> list[str]:
    """Answer with the one option of that verb that has those fields; the kinds of the events that follow."""
    found = [
        option
        for option in offered(state, verb)
        if all(getattr(option, name) == value for name, value in wanted.items())
    ]
    assert len(found) == 1, f"{len(found)} options for {codes.VERBS[verb]} {wanted}"
    return [codes.EVENTS[event.kind] for event in state.apply(found[0])]


def move(state: MinisState, name: str) -> list[str]:
    """Move the acting figure."""
    return take(state, codes.VERB_MOVE, number=space(state, name))


def asked(state: MinisState) -> tuple[int, str]:
    """Who is asked what."""
    assert state.decision is not None
    return state.decision.seat, codes.DECISIONS[state.decision.kind]


def actor(state: MinisState) -> str:
    """The code of the figure that the open question is about, without its set."""
    assert state.decision is not None
    piece = state.piece_or_none(state.decision.asking_ref)
    return "" if piece is None else piece.card.code.partition("/")[2]
