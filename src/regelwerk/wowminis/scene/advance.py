"""What everybody does together in a script: nothing, until something is reached."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from regelwerk.kernel.decision import Decision, Option
from regelwerk.kernel.scene.names import NameRef
from regelwerk.kernel.scene.scene import SceneRun, ScriptError
from regelwerk.kernel.scene.source_text import SourceText, did_you_mean
from regelwerk.wowminis import codes
from regelwerk.wowminis.scene.intents import acting, asked, typed_state
from regelwerk.wowminis.scene.names import MinisSceneNames, figures_of, matching
from regelwerk.wowminis.state import MinisState

ADVANCE_VERBS: Final = ("go to",)
MOST: Final = 5000


@dataclass(frozen=True)
class MinisAdvanceCommand:
    """`go to round 2, tick 5`, `go to tick 6`, `go to Ruby's turn`: nobody does anything until then."""

    at: SourceText
    tick: int = 0
    round: int = 0
    figure: NameRef | None = None


def read_advance(text: SourceText, names: MinisSceneNames) -> MinisAdvanceCommand:
    """Words to a `MinisAdvanceCommand`. Raises SceneFormatError."""
    if not text.text.startswith("go to "):
        raise text.problem(
            f"{text.text!r} is not a statement{did_you_mean(text.text, [*ADVANCE_VERBS, 'expect', 'refuse', 'draws'])}"
        )
    rest = text.slice(6)
    if rest.text.endswith(("'s turn", "s' turn")):
        return MinisAdvanceCommand(text, figure=names.card(rest.slice(0, rest.text.rindex("'"))))
    tick = round = 0
    for part in rest.split(","):
        words = part.text.split()
        if len(words) != 2 or words[0] not in ("tick", "round") or not words[1].isdecimal() or int(words[1]) < 1:
            raise part.problem("`go to tick 6`, `go to round 2`, `go to round 2, tick 5`, `go to Ruby's turn`")
        if words[0] == "tick":
            tick = int(words[1])
        else:
            round = int(words[1])
    if tick > codes.TICKS_PER_ROUND:
        raise rest.problem(f"a round has {codes.TICKS_PER_ROUND} ticks")
    return MinisAdvanceCommand(text, tick, round)


def carry_out(table: SceneRun, command: MinisAdvanceCommand, names: MinisSceneNames) -> None:
    """Nobody does anything until it is reached, or the game is over. Raises ScriptError."""
    state = typed_state(table)
    until = time_meant(state, command)
    was = acting(state)
    begun = len(table.history)
    for _ in range(MOST):
        state = typed_state(table)
        if state.result is not None:
            return
        if command.figure is not None:
            who = acting(state)
            found = matching(state, command.figure, figures_of(state), names, table.seats)
            if len(found) != 1:
                raise ScriptError(f"{command.figure.at.text!r} is ambiguous: {len(found)} figures have that name")
            same = was is not None and was.id == found[0].id  # then its next turn is meant
            turns = [
                event
                for event in table.history[begun:]
                if event.kind == codes.EVENT_TURN and event.about == found[0].ref
            ]
            if who is not None and who.id == found[0].id and (turns or not same):
                return
        elif state.master_time >= until:
            return
        decision = state.decision
        assert decision is not None
        table.apply(nothing(state, decision, command, names, table))
    raise ScriptError("that point is never reached")


def time_meant(state: MinisState, command: MinisAdvanceCommand) -> int:
    """The time of a tick and a round: without a round the next time that the master clock shows that tick."""
    if command.round:
        return (command.round - 1) * codes.TICKS_PER_ROUND + max(command.tick, 1)
    return state.master_time + (command.tick - state.master_time) % codes.TICKS_PER_ROUND


def nothing(
    state: MinisState, decision: Decision, command: MinisAdvanceCommand, names: MinisSceneNames, table: SceneRun
) -> Option:
    """The answer that does least: ending the turn, saying no; of figures that could act the first, or the one meant."""
    for option in decision.options:
        if option.verb == codes.VERB_ACT and command.figure is not None:
            piece = state.piece_or_none(option.subject)
            if piece is not None and matching(state, command.figure, [piece], names, table.seats):
                return option
    for option in decision.options:
        if option.verb in (codes.VERB_END, codes.VERB_NO):
            return option
    if decision.kind in (codes.DECISION_WHO_ACTS, codes.DECISION_TURN):
        return decision.options[0]
    raise ScriptError(f"a decision is needed first: {asked(state, decision, names, table.names)}")
