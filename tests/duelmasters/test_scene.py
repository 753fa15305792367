"""Scenes of Duel Masters: positions, names, acts, expectations, and writing a position down."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.deck_file import ready_decks
from regelwerk.duelmasters.ruleset import rules
from regelwerk.duelmasters.scene import SCENE_GAME, advance, cards, expectations, intents, layout, names, read
from regelwerk.duelmasters.state import DmState
from regelwerk.kernel.game import Game
from regelwerk.kernel.persistence.save import digest
from regelwerk.kernel.scene.events import CLAUSES
from regelwerk.kernel.scene.scene import SceneOutcome
from regelwerk.kernel.scene.source_text import SceneFormatError

MANUAL = Path(__file__).parents[2] / "docs" / "scenes.md"
TABLE = """
scene: x
game: duelmasters
card Test Imp: CardType.CREATURE, 2, (Civilization.DARKNESS,), races=("Imp",), power=2000
card Twin Imp: like Test Imp, power=5000
card Hex: CardType.SPELL, 1, (Civilization.DARKNESS,), (OnCast(Destroy(Chosen(CREATURE, 2, up_to=True))),)
seat Anna
  creatures: Aqua Hulcus tapped, Fear Fang new, Crystal Lancer tapped on Aqua Vehicle as Big One, Test Imp, Test Imp
  hand: Hex, 2 Fear Fang, 3
  shields: Holy Awe, Terror Pit at 4, 2
  graveyard: Aqua Vehicle, Burning Mane
  deck: Brain Serum, 10
  mana: 3 fire, 2 water tapped, Aqua Vehicle, 2
  grant Fear Fang: blocker, PowerAttacker(2000)
seat Ben
  creatures: Twin Imp, Test Imp
  hand: Solar Ray revealed, "Immortal Baron, Vorg"
"""


def outcome(script: str, table: str = TABLE) -> SceneOutcome:
    return read(table + script, "x").run()


HOLDS = """
Aqua Hulcus tapped, power 2000, not sick, not blocker
Anna's Fear Fang 1 sick, blocker, power attacker, untapped
Big One tapped, beneath 1, power 8000, breaks 2, double breaker
Aqua Vehicle in Anna's pile
Test Imp 1 copies 3, race Imp
Ben's Twin Imp power 5000, in Ben's battle zone, in Ben's play
Ben's Twin Imp not race Angel Command
Anna's hand 6
Anna's hand: Hex, Fear Fang, Fear Fang, Filler, Filler, Filler
Anna's shields 4
Anna's shield 1 in Anna's shields, not known to Anna
Anna's graveyard: Aqua Vehicle, Burning Mane
Anna's deck: Brain Serum, Filler
Anna's deck 11
Brain Serum on top of Anna's deck, not known to Anna
Filler at the bottom of Anna's deck
Anna's mana 8
Anna's untapped mana 6
Anna's creatures 5
Anna's creatures: Crystal Lancer, Test Imp, Test Imp, Aqua Hulcus, Fear Fang
Ben's shields 5
Ben's deck 20
Ben's mana empty
Ben's graveyard: none
Solar Ray known to Anna
Vorg known to Ben, not known to Anna
Hex cost 1, in Anna's hand
turn Anna
phase main step
Anna is asked
Anna is asked main
game goes on
"""


@pytest.mark.parametrize("line", HOLDS.strip().splitlines())
def test_what_holds_passes(line: str) -> None:
    assert str(outcome(f"expect {line}")) == "pass  x"


DIFFERS = {
    "Aqua Hulcus untapped": "Aqua Hulcus is not untapped",
    "Aqua Hulcus not tapped": "is tapped",
    "Big One power 7000": "has power 8000, not 7000",
    "Aqua Hulcus blocker": "is not blocker",
    "Aqua Hulcus in Anna's hand": "is not in Anna hand",
    "Terror Pit known to Anna": "is not known Anna (it is in Anna's shields)",
    "Anna's hand 5": "Anna has 6 in hand",
    "Anna's hand: Hex": "Anna's hand: Hex, Fear Fang",
    "Anna's graveyard: Burning Mane, Aqua Vehicle": "Aqua Vehicle, Burning Mane",
    "turn Ben": "it is Anna's turn",
    "phase attack step": "it is the main step",
    "Ben is asked": "Anna is asked: main",
    "Anna wins": "the game is not over",
    "Ben has lost": "Ben is in the game",
    "Anna's Test Imp power 1": "has power 2000",
    "event attack": "no event 'attack'",
}


@pytest.mark.parametrize(("line", "message"), DIFFERS.items(), ids=list(DIFFERS))
def test_what_does_not_hold_is_told(line: str, message: str) -> None:
    found = outcome(f"expect {line}")
    assert not found.has_passed
    assert message in str(found)


MISTAKES = {
    "seat Anna\n  creatures: Solar Ray": "Solar Ray is not a creature",
    "seat Anna\n  creatures: Aqua Hulcsu": 'did you mean "Aqua Hulcus"?',
    "seat Anna\n  creatures: Aqua Hulcus taped": 'did you mean "tapped"?',
    "seat Anna\n  hand: Aqua Hulcus new": "'new' has no meaning here",
    "seat Anna\n  crewtures: Aqua Hulcus": 'did you mean "creatures"?',
    "seat Anna\n  grant Fear Fang: blocker": "Anna has no 'Fear Fang'",
    "seat Anna\n  hand: Fear Fang\n  grant Fear Fang: flying": "flying",
    "seat Anna\n  hand: Fear Fang\n  grant Fear Fang: 7": "expected a keyword or an ability",
    "turn: Anna, main stp\nseat Anna": 'did you mean "main step"?',
    "edition: modrn\nseat Anna": "unknown edition 'modrn'; available: 2004, modern",
    "rules: dm:99.9\nseat Anna": "no rule 'dm:99.9'",
    "card Odd: CardType.CREATURE, 2\nseat Anna": "civilizations",
    "card Odd: like Fear Fang, powr=3\nseat Anna": 'did you mean "power"?',
    "card Odd: CardType.SPELL, 2, (), (OnCast(ThisTurn(Attacks(THIS), Destroy(THEM))),)\nseat Anna": "before anything",
    "card Odd: CardType.CREATURE, 2, (Civilization.FIRE,), (Breaker(4),)\nseat Anna": "breaks neither",
    "card Odd: CardType.SPELL, 2, (), (OnCast(PutInto(TopOfDeck(), Zone.BATTLE)),)\nseat Anna": "PutIntoBattle",
    "seat Anna\nAnna: atack Ben with Fear Fang": 'did you mean "attack"?',
    "seat Anna\nAnna: summon Fear Fnag": 'did you mean "Fear Fang"?',
    "seat Anna\nAnna: attack Anna": "say which card",
    "seat Anna\ngo to atack step": 'did you mean "attack step"?',
    "seat Anna\nexpect Fear Fang powr 3": "neither a card nor anything else",
    "seat Anna\nexpect Anna is asked blok": 'did you mean "block"?',
    "seat Anna\nrefuse Anna: end turn because dm:77": "no rule 'dm:77'",
}


@pytest.mark.parametrize(("text", "message"), MISTAKES.items(), ids=[text.replace("\n", " / ") for text in MISTAKES])
def test_a_mistake_is_found_when_the_scene_is_read(text: str, message: str) -> None:
    with pytest.raises(SceneFormatError) as bad:
        read(f"scene: x\ngame: duelmasters\n{text}\n", "x")
    assert message in str(bad.value)


def test_what_cannot_be_done_says_why() -> None:
    found = str(outcome("Anna: attack Ben with Aqua Hulcus"))
    assert "dm:8.1 is-tapped" in found
    assert "Anna is asked: attack, and can: attack Ben with Anna's Test Imp 1" in found


def test_a_refusal_by_another_rule_is_a_fault() -> None:
    found = str(outcome("Anna: begin attacks\nrefuse Anna: attack Ben with Aqua Hulcus because dm:7.17"))
    assert "not by dm:7.17 but by dm:8.1" in found


def test_what_can_be_done_is_not_refused() -> None:
    found = str(outcome("Anna: begin attacks\nrefuse Anna: attack Ben with Anna's Test Imp 1 because dm:8.1"))
    assert "Anna can attack Ben with Anna's Test Imp 1, and should not" in found


def test_an_unclear_name_says_what_it_could_be() -> None:
    assert "Anna's Test Imp 1, Anna's Test Imp 2" in str(outcome("Anna: begin attacks; attack Ben with Test Imp"))


def test_the_same_seat_goes_on_after_a_semicolon() -> None:
    script = "Anna: attack Ben with Anna's Test Imp 2; break 3; Ben: no trigger\nexpect Ben's shields 4"
    assert outcome(script).has_passed


# ------------------------------------------------------------------- writing a position


def test_a_position_written_down_is_the_same_position() -> None:
    state = read(TABLE).start().state
    text = SCENE_GAME.write(state, "again")
    again = read(text).start().state
    assert digest(state, rules()) == digest(again, rules())
    assert SCENE_GAME.write(again, "again") == text


@pytest.mark.parametrize("edition", ["2004", "modern"])
@pytest.mark.parametrize("seed", range(2))
def test_positions_of_a_game_can_be_written_and_read(seed: int, edition: str) -> None:
    """At every question of the turn itself, everything that is not named as unsaid comes back."""
    of = rules(edition)
    setup = of.prepare(ready_decks()[seed : seed + 2], seed, None, "all")
    game = Game(of, of.start(setup, None), setup)
    pick = random.Random(seed)
    seen = 0
    for step in range(300):
        decision = game.decision
        if decision is None:
            break
        state = game.state
        assert isinstance(state, DmState)
        if decision.kind in intents.OPEN and step % 7 == 0:
            text = SCENE_GAME.write(state, "x")
            again = read(text).start().state
            assert without_remarks(SCENE_GAME.write(again, "x")) == without_remarks(text)
            seen += 1
        game.apply(pick.choice(decision.options))
    assert seen > 5


def without_remarks(text: str) -> list[str]:
    """A position without the remarks on what it cannot say."""
    return [line for line in text.splitlines() if not line.startswith("#")]


# ------------------------------------------------------------------------- the manual


def test_what_the_manual_shows_runs() -> None:
    chapter = MANUAL.read_text(encoding="utf-8").partition("# Scenes of Duel Masters")[2]
    shown = re.findall(r"```\n(scene:.*?)```", chapter, re.S)
    assert shown
    for text in shown:
        assert str(read(text, "manual").run()).startswith("pass")


def test_the_manual_names_every_mark_step_and_statement() -> None:
    whole = " ".join(MANUAL.read_text(encoding="utf-8").split())
    manual = whole.partition("# Scenes of Duel Masters")[2]
    words = [
        *layout.MARKS,
        *layout.STEPS,
        *layout.ZONES,
        *advance.ADVANCE_VERBS,
        *intents.STARTING_VERBS,
        *intents.ANSWER_VERBS,
        *intents.ACTS,
    ]
    words += [
        *intents.BARE_VERBS,
        *expectations.NUMBERS,
        *expectations.STATES,
        *expectations.COUNTED,
        *expectations.KEYWORDS,
        *cards.KEYWORDS,
    ]
    words += [*names.ZONE_WORDS, *codes.DECISIONS[1:]]
    assert [word for word in words if word not in manual] == []
    assert [word for word in CLAUSES if word not in whole] == []
