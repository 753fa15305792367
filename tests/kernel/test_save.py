"""Saving: errors that say where and what, one object that stays one, programs found by path, digests."""

from __future__ import annotations

import json
from collections.abc import Callable
from inspect import signature
from typing import Any

import pytest

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.kernel.definitions import Definition, Definitions, LoweredWord
from regelwerk.kernel.ids import NO_HANDLE, Handle
from regelwerk.kernel.persistence.save import GIVEN, SaveFormatError, declared_fields, digest, load, save, wanted_by
from regelwerk.kernel.program import Jump, Program
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.version import form
from regelwerk.wowtcg.chain import ResolutionFrame
from regelwerk.wowtcg.lowered import ContinuousEffect, Mode, Playable, TargetSlot, Trigger
from regelwerk.wowtcg.state import WowState
from tests.laws.common import at_random, take
from tests.laws.wow import RULESET, new_game, random_play, start


def found(seed: int, wanted: Callable[[WowState], bool]) -> WowState:
    """A state of a random game in which something is so."""
    for more in range(30):
        state = start(seed + more)
        pick = at_random(seed + more)
        while state.decision is not None:
            if wanted(state):
                return state
            take(state, pick)
    raise AssertionError("no game came to such a state")


def in_a_text(state: WowState) -> bool:
    return any(isinstance(f, ResolutionFrame) and f.link in state.chain and f.program.code for f in state.frames)


def as_read(state: WowState) -> dict[str, Any]:
    data = json.loads(json.dumps(save(state, RULESET)))
    assert isinstance(data, dict)
    return data


def test_a_link_under_way_is_the_link_on_the_chain() -> None:
    again = load(as_read(found(0, in_a_text)), RULESET, RULESET.defs({}))
    assert isinstance(again, WowState)
    under_way = [frame.link for frame in again.frames if isinstance(frame, ResolutionFrame)]
    assert under_way and all(any(link is other for other in again.chain) for link in under_way)


def test_nothing_of_a_saved_game_belongs_to_the_game_it_was_saved_from() -> None:
    state = found(1, in_a_text)
    again = load(as_read(state), RULESET, state.defs)
    assert again.write_token is not state.write_token
    assert all(piece.write_token is again.write_token for piece in again.pieces)
    assert again.events == [] and again.chance.log == []


def test_a_program_is_found_where_a_later_engine_has_it() -> None:
    """A word more before the one it stands at: the place in the program moves, the path does not."""
    state = found(2, in_a_text)
    frame = next(frame for frame in state.frames if isinstance(frame, ResolutionFrame))
    old = frame.program
    later = Definitions(state.defs.game, state.defs.edition, "later")
    later.by_code = state.defs.by_code
    later.lowered = state.defs.lowered
    later.programs = {**state.defs.programs, old.path: Program(old.path, [Jump(old.path + "/new"), *old.code])}
    again = load(as_read(state), RULESET, later)
    moved = next(frame for frame in again.frames if isinstance(frame, ResolutionFrame))
    assert moved.pc == frame.pc + 1
    assert moved.program.code[moved.pc] is old.code[frame.pc]


def test_repeated_words_of_one_path_are_told_apart() -> None:
    program = Program("p", [Jump("p/0"), Jump("p/0"), Jump("p/1")])
    assert program.paths == ["p/0", "p/0#1", "p/1", "end"]


def _without(data: dict[str, Any], *path: Any) -> None:
    inside: Any = data
    for step in path[:-1]:
        inside = inside[step]
    del inside[path[-1]]


def _with(data: dict[str, Any], value: Any, *path: Any) -> None:
    inside: Any = data
    for step in path[:-1]:
        inside = inside[step]
    inside[path[-1]] = value


SPOILED: list[tuple[Callable[[dict[str, Any]], None], str, str]] = [
    (lambda d: _without(d, "state"), "", "this is not a saved game"),
    (lambda d: _with(d, 99, "regelwerk"), "regelwerk", "saved in form 99"),
    (lambda d: _with(d, "chess", "game"), "game", "'chess'"),
    (lambda d: _with(d, "1999", "edition"), "edition", "'1999'"),
    (lambda d: _with(d, 5, "state"), "state", "it is no state"),
    (lambda d: _without(d, "state", "turn"), "state", "'turn' of a WowState is missing"),
    (lambda d: _with(d, 1, "state", "colour"), "state", "a WowState has no 'colour'"),
    (lambda d: _with(d, "Elephant", "state", "frames", 0, "is"), "state.frames[0]", "nothing called 'Elephant'"),
    (
        lambda d: _with(d, {"card": "hoa/nobody"}, "state", "pieces", 3, "card"),
        "state.pieces[3].card",
        "there is no card 'hoa/nobody'",
    ),
    (lambda d: _with(d, {"card": [1]}, "state", "pieces", 3, "card"), "state.pieces[3].card", "[1] is no name"),
    (lambda d: _with(d, {"word": "x"}, "state", "combat"), "state.combat", "there is no word 'x'"),
    (lambda d: _with(d, {"rule": "1.2.3"}, "state", "result"), "state.result", "there is no rule '1.2.3'"),
    (lambda d: _with(d, {"#": 777}, "state", "combat"), "state.combat", "nothing has the number 777"),
    (lambda d: _with(d, {"a": 1, "b": 2}, "state", "combat"), "state.combat", "an object without 'is'"),
    (lambda d: _with(d, 1.5, "state", "turn"), "state.turn", "1.5 may not stand"),
    (lambda d: _with(d, {"pair": 1}, "state", "spent_free_powers"), "state.spent_free_powers", "a list is missing"),
    (
        lambda d: _with(d, {"table": [[1]]}, "state", "last_known_pieces"),
        "state.last_known_pieces",
        "rows of key and value",
    ),
    (lambda d: _with(d, None, "state", "decision"), "state", "either a seat is asked or the game is over"),
    (lambda d: _with(d, [0], "state", "teams"), "state", "2 seats, but 1 teams"),
    (lambda d: _with(d, 44, "state", "pieces", 3, "id"), "state", "piece 3 has the number 44"),
    (lambda d: _with(d, 7, "state", "pieces", 3), "state", "piece 3 is no piece"),
    (lambda d: _with(d, 7, "state", "zones", 0), "state", "its parts are not what they should be"),
    (lambda d: d["state"]["zones"][0].append(d["state"]["zones"][1][0]), "state", "and in another"),
    (lambda d: d["state"]["zones"][0].pop(), "state", "says it stands in zone"),
    (lambda d: _with(d, [], "state", "decision", "options"), "state", "a decision without options"),
    (lambda d: _with(d, [3], "state", "frames"), "state", "int is no frame"),
]


@pytest.mark.parametrize(("spoil", "where", "what"), SPOILED)
def test_a_spoiled_file_says_where_and_what(spoil: Callable[[dict[str, Any]], None], where: str, what: str) -> None:
    data = as_read(random_play(new_game(3), 3, 40).state)  # type: ignore[arg-type]  # a state of this game
    load(data, RULESET, RULESET.defs({}))
    spoil(data)
    with pytest.raises(SaveFormatError) as caught:
        load(data, RULESET, RULESET.defs({}))
    assert caught.value.where == where
    assert what in caught.value.what


def test_a_place_that_a_program_does_not_have() -> None:
    data = as_read(found(4, in_a_text))
    at = next(i for i, frame in enumerate(data["state"]["frames"]) if frame["is"] == "ResolutionFrame")
    data["state"]["frames"][at]["pc"] = "nowhere"
    with pytest.raises(SaveFormatError, match="the program has no place 'nowhere'") as caught:
        load(data, RULESET, RULESET.defs({}))
    assert caught.value.where == f"state.frames[{at}].pc"


@pytest.mark.parametrize("text", ["", "5", "[]"])
def test_what_is_no_object_is_no_saved_game(text: str) -> None:
    with pytest.raises(SaveFormatError, match="not a saved game"):
        load(json.loads(text or "null"), RULESET, RULESET.defs({}))


class Stranger:
    """Something that no game names."""


def test_what_no_game_names_is_not_saved_silently() -> None:
    state = start(5)
    state.turn_facts = [Stranger()]  # type: ignore[list-item]  # that is the point
    with pytest.raises(TypeError, match="Stranger stands in a state"):
        save(state, RULESET)


# ------------------------------------------------------------------------- digest


def test_the_digest_knows_no_numbers_of_pieces_and_no_handles() -> None:
    """The same position with other handles, other counters of what has been, another incarnation."""
    game = random_play(new_game(6), 6, 60)
    state = game.state
    before = digest(state, RULESET)
    state.public_decision_count += 5
    state.batch += 5
    state.handle_count += 100
    for piece in state.pieces:
        piece.handle = Handle(piece.handle + 100) if piece.handle else NO_HANDLE
    assert digest(state, RULESET) == before


def test_the_digest_sees_the_order_of_a_deck_and_what_falls_next() -> None:
    state = start(7)
    before = digest(state, RULESET)
    other = state.fork()
    deck = next(zone for zone in other.zones if len({other.pieces[id].card.code for id in zone}) > 1)
    deck.reverse()
    assert digest(other, RULESET) != before
    other = state.fork()
    other.chance.below(2)
    assert digest(other, RULESET) != before
    assert digest(other, RULESET, chance=False) == digest(state, RULESET, chance=False)


def test_the_digest_sees_who_knows_a_card() -> None:
    state = start(8)
    before = digest(state, RULESET)
    state.writable_piece(state.zones[0][0]).known_to = 1
    assert digest(state, RULESET) != before


def test_the_options_are_no_part_of_it() -> None:
    state = start(9)
    before = digest(state, RULESET)
    assert state.decision is not None
    state.decision.options.append(Option(1))
    assert digest(state, RULESET) == before


def test_a_game_that_says_nothing_about_derived_fields_has_none() -> None:
    assert Ruleset().derived_fields() == {}
    assert Ruleset().kind_key(3) == "3"


def test_chance_is_saved_with_what_is_still_dictated() -> None:
    state = start(10)
    state.chance = Chance(1)
    state.chance.dictate([[1], [0]])
    again = load(as_read(state), RULESET, state.defs)
    assert (again.chance.below(2), again.chance.below(2)) == (1, 0)
    assert again.chance.undrawn_count() == 0


# ----------------------------------------------------------- what is saved as a name


def reachable(defs: Definitions) -> list[Any]:
    """Every lowered word and every program that the definitions lead to."""
    found: list[Any] = []
    seen: set[int] = set()
    todo: list[Any] = [*defs.cards, *defs.lowered.values(), *defs.programs.values()]
    while todo:
        thing = todo.pop()
        if isinstance(thing, (list, tuple)):
            todo += thing
        elif isinstance(thing, (Definition, LoweredWord, Program, TargetSlot, Mode)) and id(thing) not in seen:
            seen.add(id(thing))
            found.append(thing)
            todo += [getattr(thing, name) for name in declared_fields(type(thing)) if name != "word"]
    return found


def test_whatever_a_state_may_point_to_is_found_by_its_path() -> None:
    """Also powers that cards grant to others, and triggers that effects begin."""
    defs = RULESET.defs({})
    things = reachable(defs)
    for thing in things:
        if isinstance(thing, (Playable, Trigger, ContinuousEffect)):
            assert defs.lowered.get(thing.path) is thing, thing.path
        elif isinstance(thing, Program):
            assert defs.programs.get(thing.path) is thing, thing.path
        elif isinstance(thing, Definition) and thing.code:
            assert defs.by_code.get(thing.code) is thing, thing.code
    for kind in (Playable, Trigger, ContinuousEffect, Program, Mode):
        assert sum(isinstance(thing, kind) for thing in things) > 50, kind


@pytest.mark.skipif(form() == "compiled", reason="a compiled class does not tell it")
def test_what_a_class_wants_is_what_its_declaration_says() -> None:
    assert GIVEN
    for kind in GIVEN:
        parameters = signature(kind).parameters.values()
        assert wanted_by(kind) == [one.name for one in parameters if one.default is one.empty], kind
