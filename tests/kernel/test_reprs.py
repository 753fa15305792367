"""What the engine's own objects look like to whoever looks for a fault, and that options are equal by what they say."""

from __future__ import annotations

import json

from regelwerk.kernel.decision import Decision, Option
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.persistence.save import load, save
from regelwerk.kernel.state import GameResult
from tests.games import new_game
from tests.laws.wow import RULESET


def test_options_that_say_the_same_are_equal() -> None:
    option = Option(3, Ref(65540), Ref(-1), 2)
    assert option == Option(3, Ref(65540), Ref(-1), 2) and hash(option) == hash(Option(3, Ref(65540), Ref(-1), 2))
    others = (
        Option(4, Ref(65540), Ref(-1), 2),
        Option(3, Ref(1), Ref(-1), 2),
        Option(3, Ref(65540), NO_REF, 2),
        Option(3, Ref(65540), Ref(-1)),
    )
    assert all(option != other for other in others)
    assert option != (3, Ref(65540), Ref(-1), 2)
    assert len({option, Option(3, Ref(65540), Ref(-1), 2), *others}) == 5


def test_an_option_reads_as_it_is_made() -> None:
    assert repr(Option(3, Ref(65540), Ref(-1), 2)) == "Option(3, 65540, -1, 2)"
    assert eval(repr(Option(3, Ref(4)))) == Option(3, Ref(4))


def test_what_the_engine_holds_shows_its_numbers() -> None:
    game = new_game("wowtcg", ["learn-elendril", "learn-radak"], 7)
    state = game.state
    decision, event = state.decision, game.event_log[0]
    assert decision is not None
    assert repr(Decision(4, 1, 2, 3, NO_REF, [Option(1)])) == (
        "Decision(4, seat=1, kind=2, public=3, about=0, options=[Option(1, 0, 0, 0)])"
    )
    assert repr(event).startswith(f"Event({event.kind}, {event.rule.number}, source=0, batch={event.batch}, seat=")
    piece = state.pieces[3]
    assert repr(piece) == f"WowPiece(3, ref=4, {piece.card.code!r}, seat {piece.owner}, zone {piece.zone})"
    assert repr(state) == f"WowState(2 seats, {len(state.pieces)} pieces, {len(state.frames)} frames, {decision!r})"
    game.perform(0, "concede")
    assert repr(state.result) == "Result([1], wow:102.1)" and "Result([1], wow:102.1)" in repr(state)
    assert repr(GameResult([], RULESET.book().citation("wow:102.1"))) == "Result([], wow:102.1)"


def test_equal_options_stay_two_in_a_saved_game() -> None:
    """Only what is one object is saved as one, however much two options are alike."""
    state = new_game("wowtcg", ["learn-elendril", "learn-radak"], 7).state
    assert state.decision is not None
    state.decision.options.append(
        Option(state.decision.options[0].verb, NO_REF, NO_REF, state.decision.options[0].number)
    )
    state.decision.options.append(state.decision.options[1])
    data = json.loads(json.dumps(save(state, RULESET)))
    again = load(data, RULESET, state.defs)
    assert again.decision is not None
    first, second, third, fourth = again.decision.options
    assert first == third and first is not third
    assert second is fourth
