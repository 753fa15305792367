"""What a move leads to: the position before it and when all that it begins is played out, in several guessed games.

What a move does is read off the difference of two standings (`Ruleset.standing`), so nothing is told that the seat
may not know, and every number in it is one that the rules have brought about.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.ids import Ref
from regelwerk.kernel.piece import ID_MASK
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.standing import Standing
from regelwerk.kernel.state import ALL, State
from regelwerk.players.player import StateSampler
from regelwerk.players.policy import play_to
from regelwerk.players.settling import play_on

SAMPLES: Final = 12
"""So many guessed games tell what a move leads to."""
BUDGET: Final = 60
"""So many continuations of the move are looked at in each of them."""


@dataclass(frozen=True)
class Outcome:
    """One way a move may come out.

    before, after  how the game stands
    won            whether the seat's team wins by it (1), loses (-1) or the game goes on (0)
    """

    before: Standing
    after: Standing
    won: int = 0


@dataclass(frozen=True)
class PieceChange:
    """What becomes of a piece over all outcomes.

    destroyed, removed  in what share of them it is destroyed, or leaves play otherwise
    losses              how much of what it can take it loses in those where it stays (below 0: heals)
    """

    ref: Ref
    destroyed: float
    removed: float
    losses: list[int]


@dataclass(frozen=True)
class Changes:
    """What a move changes over all outcomes.

    pieces  those in play before the move that it does something to
    counts  by name for each seat the change in every outcome
    won     the share of outcomes in which the seat's team wins by the move; `lost`: in which it loses
    """

    before: Standing
    outcomes: list[Outcome]
    pieces: list[PieceChange] = field(default_factory=list)
    counts: dict[str, list[list[int]]] = field(default_factory=dict)
    won: float = 0.0
    lost: float = 0.0


def outcomes_of(
    ruleset: Ruleset, guess: StateSampler, option: int, chance: Chance, to_end_of_turn: bool = False
) -> list[Outcome]:
    """How the option of the open decision comes out in guessed games, everybody choosing what suits them.

    `to_end_of_turn`: with the rest of the turn played out, as the quick policy would.
    """
    found = []
    for _ in range(SAMPLES):
        state = guess(chance).state
        decision = state.decision
        assert decision is not None
        state.windows = ALL
        before = ruleset.standing(state)
        turn = ruleset.turn(state)[0] + 1
        state.apply(decision.options[option])
        end = play_to(ruleset, state, turn) if to_end_of_turn else play_on(ruleset, state, BUDGET)
        found.append(Outcome(before, ruleset.standing(end), winner(end, decision.seat)))
    return found


def winner(state: State, seat: int) -> int:
    """1 if the seat has won, -1 if it has lost, 0 for a draw or a game that goes on."""
    if state.result is None or not state.result.winners:
        return 0
    return 1 if seat in state.result.winners else -1


def changes_in(outcomes: list[Outcome]) -> Changes:
    """What all these outcomes of one move have changed."""
    before = outcomes[0].before
    changes = Changes(before, outcomes, won=share(outcomes, 1), lost=share(outcomes, -1))
    for ref in before.pieces:
        change = piece_change(outcomes, ref)
        if change.destroyed or change.removed or any(change.losses):
            changes.pieces.append(change)
    for name, numbers in before.counts.items():
        changes.counts[name] = [
            [outcome.after.counts[name][seat] - outcome.before.counts[name][seat] for outcome in outcomes]
            for seat in range(len(numbers))
        ]
    return changes


def share(outcomes: list[Outcome], won: int) -> float:
    """The share of the outcomes that end the game so."""
    return sum(outcome.won == won for outcome in outcomes) / len(outcomes)


def piece_change(outcomes: list[Outcome], ref: Ref) -> PieceChange:
    """What becomes of one piece."""
    destroyed = removed = 0
    losses = []
    for outcome in outcomes:
        now = outcome.after.pieces.get(ref)
        if now is not None:
            losses.append(outcome.before.pieces[ref].left - now.left)
        elif (ref & ID_MASK) - 1 in outcome.after.destroyed:
            destroyed += 1
        else:
            removed += 1
    return PieceChange(ref, destroyed / len(outcomes), removed / len(outcomes), losses)
