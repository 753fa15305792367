"""Law 2: at every decision a fork and a saved game go on like the game itself, and the parent has not moved."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from regelwerk.kernel.frames import Frame
from regelwerk.kernel.persistence.position import PLAIN
from regelwerk.kernel.persistence.save import KERNEL_CLASSES, declared_fields, digest, load, save
from regelwerk.kernel.piece import LastKnown, Piece, WriteToken
from regelwerk.kernel.program import Scope
from regelwerk.wowtcg.position import FIELDS, position
from regelwerk.wowtcg.state import Packet, WowState
from tests.laws.common import at_random, law_copies_go_on, play_on, take, walk
from tests.laws.plain_data import forgotten
from tests.laws.wow import BUILT, RULESET, start, start_big, start_three


def forked(state: WowState) -> WowState:
    return state.fork()


def reloaded(state: WowState) -> WowState:
    """Saved as text, and read back."""
    found = load(json.loads(json.dumps(save(state, RULESET))), RULESET, state.defs)
    assert isinstance(found, WowState)
    return found


@pytest.mark.parametrize(
    ("begin", "seed", "every"),
    [
        (start, 1, 7),
        pytest.param(start_big, 2, 13, marks=pytest.mark.thorough),
        pytest.param(start_three, 3, 23, marks=pytest.mark.thorough),
    ],
)
@pytest.mark.parametrize("copy", [forked, reloaded])
def test_every_copy_goes_on_alike(begin: Any, seed: int, every: int, copy: Any) -> None:
    assert law_copies_go_on(begin, seed, copy, every=every, leave_out=BUILT) > 20


@pytest.mark.parametrize("begin", [start, start_big, start_three])
def test_a_saved_game_is_saved_as_it_was(begin: Any) -> None:
    """Nothing is lost on the way: what is loaded is saved as the same text, and has the same digest."""

    def visit(state: WowState, n: int) -> None:
        again = reloaded(state)
        assert json.dumps(save(again, RULESET)) == json.dumps(save(state, RULESET))
        assert digest(again, RULESET) == digest(state, RULESET) == digest(state.fork(), RULESET)

    walk(begin, 8, visit, every=29)


# ------------------------------------------------------------ fields of every class


def things(state: WowState) -> Iterator[Any]:
    """Everything in a state that has fields of its own: one of each class is enough for a test."""
    seen: set[str] = set()
    todo: list[Any] = [state]
    while todo:
        thing = todo.pop()
        if isinstance(thing, (list, tuple)):
            todo += thing
        elif isinstance(thing, dict):
            todo += thing.values()
        elif type(thing).__name__ in FIELDS:
            if type(thing).__name__ not in seen:
                seen.add(type(thing).__name__)
                yield thing
            left = ("events", "own", *BUILT)
            todo += [getattr(thing, name) for name in declared_fields(type(thing)) if name not in left]


def test_every_copy_carries_every_field() -> None:
    """Each field of each class that has a copy is given an unlikely value: the copy must have it too."""
    copied: set[str] = set()

    def visit(state: WowState, n: int) -> None:
        for thing in things(state.fork()):
            name = type(thing).__name__
            if name in copied:
                continue
            if isinstance(thing, WowState):
                lost = forgotten(thing, WowState.fork, frozenset({"defs"}))
            elif isinstance(thing, Piece):
                lost = forgotten(thing, lambda piece: piece.copy(WriteToken()))
            elif isinstance(thing, (Frame, Packet)) or name == "Chance":
                lost = forgotten(thing, lambda other: other.copy())
            else:
                continue
            copied.add(name)
            assert lost == [], f"{name} forgets {lost}"

    for seed in range(6):
        walk(start_big if seed % 2 else start, seed, visit, every=3)
    frames = {
        "SetupFrame",
        "TurnFrame",
        "PriorityWindowFrame",
        "AnnouncementFrame",
        "ResolutionFrame",
        "CombatStepFrame",
        "DamageFrame",
    }
    assert copied >= {"WowState", "WowPiece", "Chance"} | frames


def test_what_a_field_holds_is_named_for_every_class() -> None:
    """The position says of every field of every class how it enters, or why it does not."""
    kinds = {kind.__name__: kind for kind in (*KERNEL_CLASSES, *RULESET.state_classes())}
    assert sorted(FIELDS) == sorted(kinds)
    for name, kind in kinds.items():
        assert sorted(FIELDS[name]) == declared_fields(kind), name


def test_whatever_enters_the_position_changes_it() -> None:
    """Every plain number that enters is changed in turn; the position must not stay the same."""
    tried: set[tuple[str, str]] = set()

    def visit(state: WowState, n: int) -> None:
        before = json.dumps(position(state))
        for thing in things(state):
            name = type(thing).__name__
            if isinstance(thing, LastKnown):
                continue  # enters only where a reference names it
            for field, how in FIELDS[name].items():
                value = getattr(thing, field)
                if how != PLAIN or (name, field) in tried or not isinstance(value, int):
                    continue
                tried.add((name, field))
                other = not value if isinstance(value, bool) else value - 1 if value > 0 else value + 1
                setattr(thing, field, other)
                changed = json.dumps(position(state)) != before
                setattr(thing, field, value)
                assert changed, f"{field} of {name} enters the position, and changes nothing there"

    for seed in range(3):
        walk(start_big, seed, visit, every=7)
    assert len(tried) > 60


def test_a_program_under_way_is_found_again() -> None:
    """Games are saved in the middle of effects, too: some state of the run has a text under way."""
    found = 0

    def visit(state: WowState, n: int) -> None:
        nonlocal found
        for frame in state.frames:
            if isinstance(frame, Scope) and 0 < frame.pc < len(frame.program.code):
                found += 1
                again = reloaded(state)
                assert [f.pc for f in again.frames if isinstance(f, Scope)] == [
                    f.pc for f in state.frames if isinstance(f, Scope)
                ]

    for seed in range(8):
        walk(start, seed, visit)
    assert found > 3


def test_a_long_run_of_games_can_be_saved() -> None:
    """No class that a game names too few: every few decisions of many games are saved."""
    for seed in range(20, 30):
        state = (start, start_big, start_three)[seed % 3](seed)
        pick = at_random(seed)
        n = 0
        while state.decision is not None:
            if n % 25 == seed % 25 or state.decision.kind != 1:
                save(state, RULESET)
            take(state, pick)
            n += 1
        save(state, RULESET)
        assert play_on(reloaded(state), pick) == []
