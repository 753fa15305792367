"""Where Duel Masters stops for a person: where there is a choice, and nowhere else; others learn nothing by it."""

from __future__ import annotations

from typing import Final

import pytest

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.pacing import DmStopRule
from regelwerk.duelmasters.state import DmState
from regelwerk.kernel.game import Game
from regelwerk.kernel.pacing import ASKED, OPENLY, QUIETLY, Window
from tests.server.positions import game_from

DECK: Final = "  deck: Aqua Hulcus, Aqua Hulcus, Aqua Hulcus\n"
BEN: Final = f"seat Ben\n  shields: Aqua Hulcus, Aqua Hulcus\n{DECK}"
ATTACKED: Final = "turn: Ben, attack step\nseat Ben\n  creatures: Immortal Baron, Vorg\n" + DECK
HIT: Final = "Ben: attack Anna with Vorg\n"


def position(text: str) -> Game:
    return game_from(f"game: duelmasters\n{text}")


def window(game: Game, kind: int) -> Window:
    """What becomes of the open question, which is Anna's and of that kind."""
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (0, kind)
    return look(game)


def look(game: Game) -> Window:
    """What becomes of the open question."""
    assert isinstance(game.state, DmState)
    return DmStopRule().window(game.state, ())


def mine(phase: str, *lines: str) -> str:
    """My turn in that step, with these lines of my side."""
    return f"turn: Anna, {phase}\nseat Anna\n" + "".join(f"  {line}\n" for line in lines) + DECK + BEN


def theirs(*lines: str, script: str = HIT) -> str:
    """Another's turn, in which my side is attacked."""
    sides = ATTACKED.replace("turn: Ben, attack step\n", "")
    own = "seat Anna\n" + "".join(f"  {line}\n" for line in lines) + DECK
    return f"turn: Ben, attack step\n{own}{sides}{script}"


@pytest.mark.parametrize(
    ("lines", "verdict"),
    [
        (("hand: Aqua Hulcus", "mana: Aqua Hulcus tapped, Aqua Hulcus tapped, Aqua Hulcus tapped"), OPENLY),
        (("mana: Aqua Hulcus, Aqua Hulcus",), OPENLY),
        (("hand: Bolshack Dragon", "mana: Aqua Hulcus, Aqua Hulcus"), QUIETLY),
        (("hand: Aqua Hulcus", "mana: Aqua Hulcus, Aqua Hulcus, Aqua Hulcus"), ASKED),
    ],
    ids=["all mana tapped", "no hand", "nothing for the mana", "something to play"],
)
def test_the_main_step_stops_only_where_something_can_be_played(lines: tuple[str, ...], verdict: int) -> None:
    """What all can see is passed at once; that nothing fits the mana must look like a pass by hand."""
    found = window(position(mine("main step", *lines)), codes.DECISION_MAIN_STEP)
    assert found.verdict == verdict and found.passing >= 0


@pytest.mark.parametrize(
    ("lines", "verdict"),
    [
        (("hand: Bolshack Dragon",), OPENLY),
        (("creatures: Aqua Hulcus new",), OPENLY),
        (("creatures: Aqua Hulcus tapped",), OPENLY),
        (("creatures: Immortal Baron, Vorg",), ASKED),
    ],
    ids=["no creature", "came this turn", "tapped", "can attack"],
)
def test_the_attack_step_stops_only_where_something_can_attack(lines: tuple[str, ...], verdict: int) -> None:
    assert window(position(mine("attack step", *lines)), codes.DECISION_ATTACK_STEP).verdict == verdict


def test_without_a_hand_the_mana_step_is_passed_and_the_attack_step_asks() -> None:
    game = position(mine("mana step", "creatures: Immortal Baron, Vorg"))
    found = window(game, codes.DECISION_MANA_STEP)
    assert found.verdict == OPENLY
    game.apply(found.passing)
    while game.decision is not None and game.decision.kind != codes.DECISION_ATTACK_STEP:
        passed = look(game)
        assert passed.verdict == OPENLY
        game.apply(passed.passing)
    assert window(game, codes.DECISION_ATTACK_STEP).verdict == ASKED


def test_a_hand_stops_the_mana_step() -> None:
    assert window(position(mine("mana step", "hand: Aqua Hulcus")), codes.DECISION_MANA_STEP).verdict == ASKED


def broken(card: str) -> Game:
    """My only shield has been broken."""
    game = position(theirs(f"shields: {card}"))
    while game.decision is not None and game.decision.kind == codes.DECISION_CHOOSE_SHIELD:
        game.apply(0)
    return game


@pytest.mark.parametrize(
    ("card", "verdict"),
    [("Aqua Hulcus", QUIETLY), ("Holy Awe", ASKED), ("Spiral Gate", ASKED)],
    ids=["an ordinary card", "a trigger", "a trigger for creatures"],
)
def test_a_broken_shield_stops_only_for_a_trigger(card: str, verdict: int) -> None:
    assert window(broken(card), codes.DECISION_SHIELD_TRIGGERS).verdict == verdict


def test_others_see_the_same_of_a_shield_with_and_without_a_trigger() -> None:
    """Until the owner decides, both are the same question to whoever attacks."""
    seen = []
    for card in ("Aqua Hulcus", "Holy Awe"):
        game = broken(card)
        assert game.decision is not None
        events = [(event.kind, event.rule.number, event.source) for event in game.event_log]
        view = game.ruleset.view(game.state, 1)
        seen.append((game.decision.seat, game.decision.kind, events, view))
    assert seen[0] == seen[1]


def test_a_trigger_without_a_target_stops_too() -> None:
    script = "Ben: attack Anna with Vorg\n"
    game = position(
        theirs("shields: Tornado Flame", script=script)
        .replace("Immortal Baron, Vorg", "Bolshack Dragon")
        .replace("with Vorg", "with Bolshack")
    )
    while game.decision is not None and game.decision.kind == codes.DECISION_CHOOSE_SHIELD:
        game.apply(0)
    assert window(game, codes.DECISION_SHIELD_TRIGGERS).verdict == ASKED


def test_a_blocker_that_can_block_stops_and_a_tapped_one_is_not_asked() -> None:
    game = position(theirs("creatures: Senatine Jade Tree", "shields: Aqua Hulcus"))
    assert window(game, codes.DECISION_MAY_BLOCK).verdict == ASKED
    game = position(theirs("creatures: Senatine Jade Tree tapped", "shields: Aqua Hulcus"))
    assert game.decision is not None and game.decision.kind != codes.DECISION_MAY_BLOCK


def test_shields_that_nobody_can_tell_apart_are_broken_without_a_question() -> None:
    alike = position(mine("attack step", "creatures: Immortal Baron, Vorg") + "Anna: attack Ben with Vorg\n")
    found = window(alike, codes.DECISION_CHOOSE_SHIELD)
    assert found.verdict == OPENLY and found.passing == 0
    known = position(mine("attack step", "creatures: Immortal Baron, Vorg") + "Anna: attack Ben with Vorg\n")
    assert known.decision is not None
    state = known.state
    one = state.piece_or_none(known.decision.options[1].object)
    assert one is not None
    shield = state.writable_piece(one.id)
    shield.known_to |= 1
    assert window(known, codes.DECISION_CHOOSE_SHIELD).verdict == ASKED
