"""What everybody does together in a script: nothing, until something is reached."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from regelwerk.kernel.decision import Decision, Option
from regelwerk.kernel.scene import Failed, Table
from regelwerk.kernel.scene_names import Named
from regelwerk.kernel.scene_text import Text, nearest
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.scene.acts import acting, asked, state_of
from regelwerk.wowminis.scene.names import Names, figures_of, matching
from regelwerk.wowminis.state import MinisState

DOING: Final = ("go to",)
MOST: Final = 5000


@dataclass(frozen=True)
class Doing:
    """`go to round 2, tick 5`, `go to tick 6`, `go to Ruby's turn`: nobody does anything until then."""

    at: Text
    tick: int = 0
    round: int = 0
    figure: Named | None = None


def read_doing(text: Text, names: Names) -> Doing:
    """Words to a `Doing`. Raises BadScene."""
    if not text.text.startswith("go to "):
        raise text.problem(f"{text.text!r} is no statement{nearest(text.text, [*DOING, 'expect', 'refuse', 'draws'])}")
    rest = text.cut(6)
    if rest.text.endswith(("'s turn", "s' turn")):
        return Doing(text, figure=names.card(rest.cut(0, rest.text.rindex("'"))))
    tick = round = 0
    for part in rest.split(","):
        words = part.text.split()
        if len(words) != 2 or words[0] not in ("tick", "round") or not words[1].isdecimal() or int(words[1]) < 1:
            raise part.problem("`go to tick 6`, `go to round 2`, `go to round 2, tick 5`, `go to Ruby's turn`")
        if words[0] == "tick":
            tick = int(words[1])
        else:
            round = int(words[1])
    if tick > c.ROUND:
        raise rest.problem(f"a round has {c.ROUND} ticks")
    return Doing(text, tick, round)


def do(table: Table, doing: Doing, names: Names) -> None:
    """Nobody does anything until it is reached, or the game is over. Raises Failed."""
    state = state_of(table)
    until = time_meant(state, doing)
    was = acting(state)
    begun = len(table.history)
    for _ in range(MOST):
        state = state_of(table)
        if state.result is not None:
            return
        if doing.figure is not None:
            who = acting(state)
            found = matching(state, doing.figure, figures_of(state), names, table.seats)
            if len(found) != 1:
                raise Failed(f"{doing.figure.at.text!r} is not clear: {len(found)} figures are called that")
            same = was is not None and was.id == found[0].id  # then its next turn is meant
            turns = [event for event in table.history[begun:] if event.kind == c.E_TURN and event.a == found[0].ref]
            if who is not None and who.id == found[0].id and (turns or not same):
                return
        elif state.master >= until:
            return
        decision = state.decision
        assert decision is not None
        table.apply(nothing(state, decision, doing, names, table))
    raise Failed("it never comes to that")


def time_meant(state: MinisState, doing: Doing) -> int:
    """The time of a tick and a round: without a round the next time that the master clock shows that tick."""
    if doing.round:
        return (doing.round - 1) * c.ROUND + max(doing.tick, 1)
    return state.master + (doing.tick - state.master) % c.ROUND


def nothing(state: MinisState, decision: Decision, doing: Doing, names: Names, table: Table) -> Option:
    """The answer that does least: ending the turn, saying no; of figures that could act the first, or the one meant."""
    for option in decision.options:
        if option.verb == c.ACT and doing.figure is not None:
            piece = state.at(option.subject)
            if piece is not None and matching(state, doing.figure, [piece], names, table.seats):
                return option
    for option in decision.options:
        if option.verb in (c.END, c.NO):
            return option
    if decision.kind in (c.WHO_ACTS, c.TURN):
        return decision.options[0]
    raise Failed(f"somebody has to decide: {asked(state, decision, names, table.names)}")
