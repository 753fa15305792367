"""Choices of several things at the terminal: in any order, with what is chosen shown, and an end that is said."""

from __future__ import annotations

from contextlib import suppress
from itertools import permutations
from typing import Final

import pytest

from regelwerk.kernel.decision import IllegalActionError
from regelwerk.kernel.game import Game
from regelwerk.kernel.piece import ID_MASK
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.line_input import EndOfInput
from regelwerk.terminal.terminal_session import LeaveGame, TerminalSession
from regelwerk.wowtcg import scene
from regelwerk.wowtcg.codes import EVENT_TARGET
from tests.games import parse, parse_set
from tests.terminal_input import session_of

SHOOTING: Final = """turn: Anna
seat Anna
  hero: Elendril
  hand: Multi-Shot
  resources: 5
  party: Voss Treebender
seat Ben
  hero: Radak Doombringer
  party: Crazy Igvand, Bloodclaw
"""
POTION: Final = """turn: Anna
seat Anna
  resources: The Love Potion, 1
  party: Kor Cindervein, Bloodclaw, Anika Berlyn
seat Ben
"""
TARGETS: Final = ("my hero", "his hero", "igvand", "bloodclaw", "voss")


def position(text: str) -> Game:
    """A game that stands as a scene says, its chance free."""
    begun = scene.read("scene: x\n" + text).start()
    begun.state.chance.dictated = []
    begun.state.chance.dictating = False
    return Game(begun.ruleset, begun.state)


def typed(game: Game, *lines: str) -> tuple[TerminalSession, str]:
    """What the terminal shows after these lines."""
    session, out = session_of(game, [*lines, "quit", "yes"])
    with suppress(LeaveGame, EndOfInput):
        session.play()
    return session, " ".join(out.getvalue().split())


def targets(game: Game) -> set[str]:
    """At what the first link has been aimed."""
    return {
        game.state.pieces[(event.about & ID_MASK) - 1].card.name
        for event in game.event_log
        if event.kind == EVENT_TARGET
    }


def exhausted(game: Game) -> set[str]:
    return {piece.card.name for piece in game.state.pieces if getattr(piece, "exhausted", False)}


@pytest.mark.parametrize("order", list(permutations(TARGETS, 3)), ids=", ".join)
def test_multi_shot_takes_heroes_and_allies_in_every_order(order: tuple[str, ...]) -> None:
    one_by_one, at_once = position(SHOOTING), position(SHOOTING)
    typed(one_by_one, "play multi-shot", *order, "done")
    typed(at_once, f"play multi-shot on {', '.join(order)}")
    assert len(targets(one_by_one)) == 3
    assert targets(one_by_one) == targets(at_once)
    steps = [[step.option.object for step in game.steps[:4] if step.option] for game in (one_by_one, at_once)]
    assert steps[0] == steps[1]


def test_the_last_of_the_list_does_not_end_the_choice() -> None:
    game = position(SHOOTING)
    _, shown = typed(game, "play multi-shot", "bloodclaw")
    assert "Choose the targets for Multi-Shot." in shown
    assert "1 of up to 3 chosen: Bloodclaw." in shown
    assert "[x] Bloodclaw" in shown
    assert "[ ] Crazy Igvand" in shown
    assert not game.state.chain  # type: ignore[attr-defined]


def test_the_love_potion_can_be_paid_with_anika_first() -> None:
    game = position(POTION)
    _, shown = typed(game, "complete love potion", "anika", "kor", "done")
    assert "1 of 2 chosen: Anika Berlyn." in shown
    assert "done: Kor Cindervein and Anika Berlyn" in shown
    assert {"Kor Cindervein", "Anika Berlyn"} <= exhausted(game)
    assert "Bloodclaw" not in exhausted(game)


def test_why_pay_anika_says_that_it_can_be_done() -> None:
    _, shown = typed(position(POTION), "complete love potion", "why pay anika", "why pay anika, kor, bloodclaw")
    assert translate("why-can") in shown
    assert "At most 2 can be chosen, so Bloodclaw can't be added" in shown


def test_a_pick_is_taken_back_by_undo_or_by_its_number() -> None:
    game = position(POTION)
    session, shown = typed(game, "complete love potion", "anika", "undo", "kor", "1")
    assert session.picks == []
    assert translate("undone") in shown
    assert shown.count("Choose 2, in any order.") == 3


def test_several_numbers_stand_in_one_line() -> None:
    game = position(POTION)
    session, shown = typed(game, "complete love potion", "3 1")
    assert session.picks == [2, 0]
    assert "2 of 2 chosen: Kor Cindervein, Anika Berlyn." in shown
    assert "[-] Bloodclaw" in shown


def test_why_play_names_the_whole_set_in_whatever_order() -> None:
    good, bad = "igvand, my hero, bloodclaw", "his hero, igvand, my hero, voss"
    _, shown = typed(position(SHOOTING), f"why play multi-shot on {good}", f"why play multi-shot on {bad}")
    assert translate("why-can") in shown
    assert "[wow7.4:707.1d" in shown  # a fourth target is one more than the text has
    _, shown = typed(position(SHOOTING), "why play multi-shot on igvand, bloodclaw, igvand")
    assert "[wow7.4:706.1 " in shown  # one use of the word "target" names different things


def test_a_name_that_does_not_fit_leaves_the_choice_open() -> None:
    game = position(SHOOTING)
    session, shown = typed(game, "play multi-shot on bloodclaw, igvand, igvand")
    assert len(session.picks) == 2
    assert "Crazy Igvand is already chosen" in shown
    assert not targets(game)


def test_a_third_one_is_refused_with_the_reason() -> None:
    _, shown = typed(position(POTION), "complete love potion", "3 1", "2", "bloodclaw", "kor")
    assert shown.count("At most 2 can be chosen, so Bloodclaw can't be added") == 2
    assert "Kor Cindervein is already chosen" in shown


def test_done_is_refused_while_it_is_not_enough() -> None:
    game = position(POTION)
    _, shown = typed(game, "complete love potion", "anika", "done")
    assert "Not enough yet: 2 must be chosen" in shown


def test_a_whole_choice_is_one_step_to_take_back() -> None:
    game = position(SHOOTING)
    before = game.digest()
    session, shown = typed(game, "play multi-shot", "bloodclaw", "igvand", "done", "undo", "undo")
    assert session.picks == []
    assert shown.count("Choose up to 3, in any order.") == 2
    assert game.digest() == before


def test_german_speaks_german() -> None:
    from regelwerk.terminal.i18n import translate

    translate.lang = "de"
    _, shown = typed(position(SHOOTING), "spiele mehrfachschuss", "igvand")
    assert "1 von höchstens 3 gewählt: Verrückter Igvand." in shown
    assert "fertig: Verrückter Igvand" in shown


def test_what_is_typed_in_python_is_taken_in_any_order() -> None:
    game = position(POTION)
    game.apply(parse(game, 0, "complete love potion"))
    picks = parse_set(game, 0, "pay anika, kor")
    names = {piece.ref: piece.card.name for piece in game.state.pieces}
    assert [names[pick.object] for pick in picks] == ["Anika Berlyn", "Kor Cindervein"]
    assert game.why_not_chosen(picks) == []
    game.choose(picks)
    assert {"Kor Cindervein", "Anika Berlyn"} <= exhausted(game)


def test_a_set_that_cannot_be_chosen_is_refused_in_python_and_changes_nothing() -> None:
    game = position(POTION)
    game.apply(parse(game, 0, "complete love potion"))
    before = game.digest()
    for words, kind in (("anika, kor, bloodclaw", "choice-is-full"), ("anika", "set-not-complete")):
        with pytest.raises(IllegalActionError) as refused:
            game.choose(parse_set(game, 0, words))
        assert [reason.kind for reason in refused.value.reasons] == [kind]
    assert game.digest() == before
