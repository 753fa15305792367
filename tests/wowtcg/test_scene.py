"""Scenes of the World of Warcraft TCG: positions, names, acts, expectations, and writing a position down."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from regelwerk.kernel.decision import Option
from regelwerk.kernel.event import Event
from regelwerk.kernel.game import Game
from regelwerk.kernel.scene.scene import Scene, SceneOutcome, plain_step
from regelwerk.kernel.scene.source_text import SceneFormatError
from regelwerk.wowtcg import codes, vocabulary
from regelwerk.wowtcg.definition_loading import standard
from regelwerk.wowtcg.scene import SCENE_GAME, read
from regelwerk.wowtcg.scene.cards import definitions
from regelwerk.wowtcg.scene.intents import describe_option
from regelwerk.wowtcg.scene.writer import unsaid
from regelwerk.wowtcg.state import WowState
from tests.games import new_game

TABLE = """
scene: x
card Test Bear: CardType.ALLY, 2, atk=2, element=Element.MELEE, health=2
card Twin Bear: like Test Bear, atk=5
card Hex: CardType.ABILITY, 1, (OnPlay(Deal(X, Element.FIRE, Target(ALLY, 2, True))),), instant=True, plus_x=True
seat Anna
  hero: Graccus damage 3
  party: Kor Cindervein damage 1, Bloodclaw joined-this-turn, Test Bear exhausted as Big Bear, Test Bear
  equipment: Krol Blade counters strength 2
  abilities: Mark of the Wild on Big Bear
  resources: 3, 2 exhausted, Your Fortune Awaits You, A Donation of Wool face-down revealed
  hand: Fire Blast, 2 Feuerschlag, Hex, 1
  deck: Fury, 3 Fireball, 10
  graveyard: Latro Abiectus, Fireball
  grant Kor: stealth, Keyword.ELUSIVE
  grant hero: When(Attacks(THIS), Draw(1))
seat Ben
  party: Test Bear, Twin Bear owner Anna
  hand: Are We There, Yeti?, "Torek's Assault" revealed
  removed: Fury
"""


def outcome(script: str, table: str = TABLE) -> SceneOutcome:
    return read(table + script, "x").run()


HOLDS = """
Anna's hero damage 3, health 29, atk 0, ready, face up
Anna's hero controlled by Anna
Kor damage 1, atk 3, health 3, def 0, elusive, stealthed, stealth
Kor not protector, not exhausted, not attacking, not in combat
Big Bear exhausted, atk 4, health 4
Anna's Test Bear 1 atk 4
Anna's Test Bear 2 atk 2
Mark of the Wild attached to Big Bear
Mark of the Wild not attached to Kor
Mal der Wildnis in Anna's play
Krol Blade strike cost 1, counters strength 2, in Anna's play
Twin Bear in Ben's party, atk 5, controlled by Ben, not tag Sheep
Fury in Anna's deck
Fury on top of Anna's deck
Fury in Ben's removed
Filler at the bottom of Anna's deck
Latro on top of Anna's graveyard
Torek known to Anna
Yeti not known to Anna
Latro gone
Test Bear 1 copies 3
Anna's hand 5
Anna's hand: Fire Blast, Fire Blast, Fire Blast, Hex, Filler
Anna's deck: Fury, Fireball
Anna's deck 14
Anna's graveyard: Latro, Fireball
Anna's resources 7
Anna's ready resources 5
Anna's party 5
Anna's party: Graccus, Kor, Bloodclaw, Big Bear, Test Bear
Ben's allies 2
Ben's graveyard empty
Ben's graveyard: none
chain empty
chain 0
phase action phase
turn Anna
turn of Anna
Anna is asked
Anna is asked priority
Anna has priority
game goes on
no event damage
""".strip().splitlines()

FAILS = """
Anna's hero damage 2
Anna's hero controlled by Ben
Kor damage 0
Kor protector
Kor not elusive
Kor exhausted
Kor attacking
Big Bear ready
Test Bear 4 atk 3
Mark of the Wild attached to Kor
Krol Blade counters strength 1
Krol Blade strike cost 2
Twin Bear in Anna's party
Twin Bear tag Sheep
Fireball on top of Anna's deck
Yeti known to Anna
Kor gone
Latro damage 0
Latro ready
Anna's hand 4
Anna's hand: Fire Blast, Hex
Anna's hand: Fire Blast, Fire Blast, Fire Blast, Fire Blast, Hex
Anna's deck: Fireball, Fury
Anna's graveyard: Fireball, Latro
Anna's resources 6
Anna's ready resources 6
Ben's allies 3
chain 1
phase end phase
turn Ben
Ben is asked
Anna is asked may
Ben has priority
Anna wins
Ben has lost
draw game
event damage
events play, resolve
""".strip().splitlines()


@pytest.mark.parametrize("said", HOLDS)
def test_what_holds(said: str) -> None:
    assert str(outcome(f"expect {said}")).startswith("pass")


@pytest.mark.parametrize("said", FAILS)
def test_what_does_not_hold(said: str) -> None:
    result = outcome(f"expect {said}")
    assert [fault.line for fault in result.faults] == [TABLE.count("\n") + 1]


def test_a_scene_tells_every_difference_and_where() -> None:
    result = outcome("expect Kor damage 2, atk 4\nexpect Anna's hand 9; Ben's deck 20")
    first = TABLE.count("\n") + 1
    assert str(result) == (
        "FAIL  x\n"
        f"  x:{first}: expected Kor damage 2, atk 4: Kor has damage 1, not 2; Kor has atk 3, not 4\n"
        f"  x:{first + 1}: expected Anna's hand 9: Anna's hand: 5 cards, not 9"
    )


# ------------------------------------------------------------------------------- acts


@pytest.mark.parametrize(
    "script",
    [
        "Anna: play Fire Blast targeting Ben's hero; resolve; expect Ben's hero damage 2",
        "Anna: play Feuerschlag targeting Kor; resolve; expect Kor gone",
        "Anna: play Hex x 1 targeting Twin Bear, Kor; resolve; expect Kor damage 2; Twin Bear damage 1",
        "Anna: play Hex x 1 targeting Kor, Twin Bear; resolve; expect Kor damage 2; Twin Bear damage 1",
        "Anna: play Hex targeting Kor x 1; resolve; expect Kor damage 2; Twin Bear damage 0",
        "Anna: place Fire Blast; resolve; expect Anna's resources 8; Anna's hand 4",
        "Anna: use Graccus targeting my hero; resolve; expect Anna's hero face down; Anna's ready resources 2",
        "Anna: complete Your Fortune Awaits You; resolve; expect Anna's hand 6; Fury in Anna's hand",
        "Anna: attack Ben's hero with Kor; conclude; expect Ben's hero damage 3; Kor exhausted",
        "Anna: pass; Ben: pass; expect phase end phase",
        "Ben: pass; expect phase end phase",
        "all pass; expect phase end phase",
        "go to Ben's turn; expect turn Ben; phase ready step",
        "go to Ben's draw step; expect Ben's hand 3",
        "Anna: attack Ben's hero with my hero; resolve; expect chain 1; settle; expect Anna's hand 6",
        "Anna: attack Ben's hero with my hero; settle; settle\n"
        "Anna: strike with Krol; settle; expect Anna's hero atk 3",
        "Ben: concede; expect Anna wins",
        "refuse Anna: play Latro because 707.1a",
        "refuse Anna: play Hex targeting Anna's hero x 1 because 707.1d",
        "refuse Ben: pass because 410.1",
        "refuse Anna: attack Ben's hero with Bloodclaw because wow:601.2a",
        "refuse Anna: play Hex x 9 targeting Kor because 707.1b",
    ],
)
def test_acts(script: str) -> None:
    assert str(outcome(script)) == "pass  x"


@pytest.mark.parametrize(
    ("script", "message"),
    [
        ("Anna: play Fire Blast", "Anna is asked: target, and can: target Anna's hero"),
        ("Anna: play Fire Blast targeting Ben's hero, Kor", "more than the game asks for (Kor)"),
        ("Anna: play Latro", "wow7.4:707.1a not-in-your-hand"),
        ("Anna: play Fire Blast targeting Test Bear", "could be Anna's Test Bear 1, Anna's Test Bear 2, Ben's Test"),
        ("Anna: yes", "Anna has priority"),
        ("Ben: play Are We There, Yeti?", "Ben cannot play"),
        ("Anna: place Hex; Ben: choose Kor", "Ben is not asked now: Anna has priority"),
        ("resolve", "nothing on the chain"),
        ("conclude", "no combat"),
        ("Ben: protect with Twin Bear", "Ben is not asked now"),
        ("refuse Anna: attack Ben's hero with Kor because 601.2a", "Anna can attack Ben's hero with Kor, and"),
        ("refuse Anna: attack Ben's hero with Bloodclaw because 600.2", "not by 600.2 but by wow:601.2a"),
        ("draws: coin win", "1 of the dictated draws was not needed"),
    ],
)
def test_what_cannot_be_done_is_explained(script: str, message: str) -> None:
    result = outcome(script)
    assert len(result.faults) == 1
    assert message in result.faults[0].message


def test_an_unanswered_question_stops_the_scene() -> None:
    table = "scene: x\nseat Anna\n  party: Bloodclaw\n  hand: Fury\n  resources: 5\nseat Ben\n"
    result = outcome("Anna: play Fury; settle\nall pass", table)
    assert [fault.line for fault in result.faults] == [8]
    assert "Anna is asked: uniqueness, and can: choose Bloodclaw, choose Fury" in result.faults[0].message
    assert outcome("Anna: play Fury; settle\nAnna: choose Bloodclaw; expect Fury in Anna's party", table).has_passed


def test_chance_is_dictated() -> None:
    table = """scene: x
card Lucky: CardType.ABILITY, 0, (OnPlay(FlipCoin(Draw(2), RollDie(((1, 3, Draw(1)), (4, 6, Draw(0)))))),), instant=True
seat Anna
  hand: 2 Lucky
seat Ben
"""
    assert outcome("draws: coin win\nAnna: play Lucky; resolve; expect Anna's hand 3", table).has_passed
    assert outcome("Anna: play Lucky\ndraws: coin lose, die 3\nresolve; expect Anna's hand 2", table).has_passed
    assert outcome("draws: coin lose, die 4\nAnna: play Lucky; resolve; expect Anna's hand 1", table).has_passed
    missing = outcome("draws: coin lose\nAnna: play Lucky; resolve", table)
    assert "say what falls" in missing.faults[0].message


def test_a_new_game() -> None:
    table = "scene: x\nseat Anna\n  deck: 60\nseat Ben\n  deck: 60\nturn: setup\n"
    script = """draws: seat Ben
Ben: begin Anna
draws: shuffle keep, shuffle keep
expect Anna is asked mulligan; Anna's hand 7
"""
    result = outcome(script, table)
    assert "an order of 60 things was not dictated" in result.faults[0].message
    script = """draws: seat Ben, shuffle keep, shuffle keep, shuffle keep
Ben: begin Anna
expect Anna is asked mulligan; Anna's hand 7
Anna: mulligan; Ben: keep
expect phase ready step; turn Anna; event mulligan wow:101.2 by Anna
"""
    assert str(outcome(script, table)) == "pass  x"


# --------------------------------------------------------------------------- mistakes


@pytest.mark.parametrize(
    ("text", "line", "column", "part"),
    [
        ("seat A\n  hand: Fire Blst", 2, 9, 'did you mean "Fire Blast"?'),
        ("seat A\n  party: Fire Blast", 2, 10, "can't be listed under 'party'"),
        ("seat A\n  party: Kor damage", 2, 14, "'damage' must be followed by a number"),
        ("seat A\n  party: Kor exhuasted", 2, 10, "unknown card"),
        ("seat A\n  party: Kor Cindervein exhuasted", 2, 25, 'did you mean "exhausted"?'),
        ("seat A\n  hnad: Fireball", 2, 3, 'did you mean "hand"?'),
        ("seat A\n  hand: Fire", 2, 9, "could be"),
        ("seat A\n  grant Kor: elusive", 2, 9, "A has no 'Kor'"),
        ("seat A\n  party: Kor\n  grant Kor: Draws(1)", 3, 14, "unknown word"),
        ("seat A\n  party: Kor\n  grant Kor: Always(Have(THIS, atk=", 3, 1, "never closed"),
        ("card X: CardType.ALLY, 2, atk=2, helth=1\nseat A", 1, 9, "Card takes"),
        ("card X: CardType.ALLY, 2,\n  powers=(Nothing(),)\nseat A", 2, 11, "unknown word 'Nothing'"),
        ("card X: like Korr\nseat A", 1, 9, "unknown card"),
        ("card X: like Kor Cindervein, attack=3\nseat A", 1, 30, "a card has no 'attack'"),
        ("seat A\n  party: Searing Totem on Kor", 2, 10, "can't be listed under"),
        ("seat A\n  abilities: Fireball on Korr", 2, 26, "unknown card"),
        ("seat A\n  party: Kor, Kor\n  abilities: Fireball on Kor", 3, 26, "more than one card"),
        ("seat A\n  abilities: Fireball on Kor", 2, 26, "nothing in play"),
        ("seat A\nturn: A, attack window\ncombat: Kor attacks Kor", 3, 9, "nothing in play"),
        ("seat A\nturn: B", 2, 7, "neither a seat nor a step"),
        ("seat A\nturn: A, actoin phase", 2, 10, 'did you mean "action phase"?'),
        ("seat A\nrules: wow:602.2, 999.9", 2, 19, "999.9"),
        ("seat A\nA: plya Kor", 2, 4, 'did you mean "play"?'),
        ("seat A\nA: play Korr", 2, 9, "unknown card"),
        ("seat A\nA: attack Kor", 2, 4, "say who"),
        ("seat A\nA: play Kor x two", 2, 15, "followed by a number"),
        ("seat A\nrefuse A: pass because 1.1.1", 2, 24, "1.1.1"),
        ("seat A\nreslove", 2, 1, 'did you mean "resolve"?'),
        ("seat A\ngo to bed", 2, 7, "unknown step"),
        ("seat A\nexpect Kor", 2, 8, "neither a card"),
        ("seat A\nexpect Kor damgae 2", 2, 8, "neither a card"),
        ("seat A\nexpect Kor damage 2, exhuasted", 2, 22, 'did you mean "exhausted"?'),
        ("seat A\nexpect event damge", 2, 14, 'did you mean "damage"?'),
        ("seat A\nexpect event damage wow:999", 2, 21, "wow:999"),
        ("seat A\nexpect event damage amount two", 2, 28, "can't follow"),
        ("seat A\nexpect phase lunch", 2, 14, "unknown step"),
        ("seat A\nexpect A is asked nicely", 2, 19, "unknown kind of decision"),
        ("seat A\ndraws: coin", 2, 8, "unknown draw"),
    ],
)
def test_a_mistake_is_found_where_it_is(text: str, line: int, column: int, part: str) -> None:
    with pytest.raises(SceneFormatError) as caught:
        read(f"scene: x\n{text}\nseat B\n" if "\n" not in text.rstrip() else insert_seat(text))
    found = [(problem.line - 1, problem.column, problem.message) for problem in caught.value.problems]
    assert any((line, column) == one[:2] and part in one[2] for one in found), found


def insert_seat(text: str) -> str:
    """The text as a scene with a second seat in the line of the first, so that lines count as they stand."""
    return f"scene: x\n{text}\n"


def test_a_definition_that_cannot_work_is_found_at_its_card() -> None:
    with pytest.raises(SceneFormatError) as caught:
        fine = "card Fine: CardType.ALLY, 1, atk=1, health=1"
        read(f"scene: x\n{fine}\ncard Odd: CardType.ABILITY, 1,\n  (Always(Draw(1)),)\nseat A\n")
    assert [(problem.line, problem.column) for problem in caught.value.problems] == [(4, 11)]


# ---------------------------------------------------------------------------- writing


def test_a_scene_with_cards_of_its_own_knows_what_holds_for_all_cards() -> None:
    """wow7.4:403.3, wow7.4:703.1: alternate costs, and what may be asked about the first time in a turn."""
    own = vocabulary.Card(
        "Herald",
        vocabulary.CardType.ALLY,
        1,
        (vocabulary.When(vocabulary.YouPlay(), vocabulary.Draw(1), first_each_turn=True),),
        atk=1,
        health=1,
    )
    defs = definitions((own,))
    assert standard().has_alternate_costs and defs.has_alternate_costs == standard().has_alternate_costs
    assert codes.EVENT_PLAY in defs.firsts and codes.EVENT_PLAY not in standard().firsts


def test_a_position_is_written_so_that_it_can_be_read() -> None:
    game = read(TABLE, "x").start()
    text = SCENE_GAME.write(game.state, "again")
    again = read(text, "y").start()
    assert SCENE_GAME.write(again.state, "again") == text
    hand = '  hand: "Are We There, Yeti?", Torek\'s Assault revealed'
    for line in ("  hero: Graccus damage 3 as Graccus A", "turn: Anna 10", hand):
        assert line in text


@pytest.mark.parametrize("seed", [1, 2, 5])
def test_positions_of_games_are_written_and_read(seed: int) -> None:
    """Wherever a scene can say everything, what it says is the same position: the same cards, the same options."""
    chance = random.Random(seed)
    compared = 0
    for number in range(3):
        game = new_game("wowtcg", ["frost-and-flame", "call-of-the-storm"], seed=10 * seed + number)
        while game.decision is not None and compared < 25:
            state = game.state
            assert isinstance(state, WowState)
            if state.phase != codes.PHASE_SETUP and not unsaid(state) and chance.random() < 0.1:
                again = read(SCENE_GAME.write(state, "x")).start().state
                assert isinstance(again, WowState)
                assert again.decision is not None and state.decision is not None
                assert options(again) == options(state)
                assert zones(again) == zones(state)
                compared += 1
            game.apply(chance.randrange(len(game.decision.options)))
    assert compared == 25


def options(state: WowState) -> list[str]:
    assert state.decision is not None
    return sorted(
        re.sub(r" \d+$", "", describe_option(state, option, {0: "Anna", 1: "Ben"})) for option in state.decision.options
    )


def zones(state: WowState) -> list[list[tuple[object, ...]]]:
    found: list[list[tuple[object, ...]]] = []
    for zone in state.zones:
        pieces = [state.pieces[id] for id in zone]
        found.append(
            [
                (
                    piece.card.code,
                    piece.damage,
                    piece.exhausted,
                    piece.face_down,
                    piece.control,
                    piece.owner,
                    piece.known_to,
                )
                for piece in pieces
            ]
        )
    return found


def test_what_a_scene_cannot_say_is_named() -> None:
    game = read(TABLE, "x").start()
    game.apply(next(option for option in game.state.decision.options if option.verb == codes.VERB_PLACE))  # type: ignore[union-attr]
    assert "# not said: 1 links on the chain" in SCENE_GAME.write(game.state, "x")


def test_a_combat_is_a_position_too() -> None:
    script = "turn: Anna, attack window\ncombat: Kor attacks Ben's hero\nexpect phase attack window; Kor attacking"
    scene = read(TABLE + script)
    assert scene.run().has_passed
    text = SCENE_GAME.write(scene.start().state, "x")
    assert "combat: Kor Cindervein " in text
    assert read(text + "conclude; expect Ben's hero damage 3").run().has_passed
    text = text.replace("attack window", "defend window")
    assert read(text + "expect Ben's hero defending; conclude; expect Ben's hero damage 3").run().has_passed


RAID = """scene: x
card Step In: CardType.ABILITY, 0, (OnPlay(BecomeDefender(Target(ALLY))),), instant=True
card Wake: CardType.ABILITY, 0, (OnPlay(Ready(Target(ALLY))),), instant=True
seat Anna
  party: Kor Cindervein
  grant Kor: CombatRule(THIS, CombatDuty.CAN_SABOTAGE, All(CardFilter((CardType.ALLY,), (Opposing(),))))
  grant Kor: CombatRule(THIS, CombatDuty.CAN_SABOTAGE, All(CardFilter((CardType.ALLY,), (), Zone.GRAVEYARD)))
seat Ben
  party: Bloodclaw
  hand: Withdraw, Step In, Wake
  graveyard: Fury
  resources: 5
"""


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("Anna: sabotage Bloodclaw with Kor; resolve", "combat: Kor Cindervein A sabotages Bloodclaw A"),
        ("Anna: sabotage Bloodclaw with Kor; go to defend window", "combat: Kor Cindervein A sabotages Bloodclaw A"),
        ("Anna: attack Bloodclaw with Kor; resolve\nBen: play Withdraw targeting Bloodclaw; resolve", "one side has"),
        ("Anna: sabotage Fury with Kor; resolve", "outside play"),
        ("Anna: attack Ben with Kor; resolve\nBen: play Step In targeting Bloodclaw; resolve", "a defender before"),
        ("Anna: attack Ben with Kor; resolve\nBen: play Wake targeting Kor; resolve", "ready again"),
    ],
)
def test_whatever_becomes_of_a_combat_its_position_can_be_read(script: str, said: str) -> None:
    script = script.replace("attack Ben with", "attack Ben's hero with") + "\nexpect game goes on"
    game = played(read(RAID + script))
    text = SCENE_GAME.write(game.state, "x")
    assert said in text
    again = read(text).start().state
    assert isinstance(again, WowState) and isinstance(game.state, WowState)
    fight = again.combat
    assert ("not said" in text) or (fight is not None and fight.sabotage)


def played(scene: Scene) -> Game:
    """The game as it is where the script of a scene ends."""
    games: list[Game] = []

    def step(game: Game, option: Option) -> tuple[Game, list[Event]]:
        games.append(game)
        return plain_step(game, option)

    assert scene.run(step).has_passed
    return games[-1]


# ------------------------------------------------------------------------- the manual


def test_what_the_manual_shows_runs() -> None:
    manual = Path(__file__).parents[2] / "docs" / "scenes.md"
    own = manual.read_text(encoding="utf-8").partition("\n# Scenes of ")[0]  # the other games' chapters follow
    shown = re.findall(r"```\n(scene:.*?)```", own, re.S)
    assert shown
    for text in shown:
        assert str(read(text, "manual").run()).startswith("pass")


def test_the_manual_names_every_mark_step_and_statement() -> None:
    from regelwerk.kernel.scene.events import CLAUSES
    from regelwerk.wowtcg.scene import advance, cards, expectations, intents, layout

    manual = (Path(__file__).parents[2] / "docs" / "scenes.md").read_text(encoding="utf-8")
    words = [*layout.MARKS, *layout.STEPS, *layout.INSIDE, *layout.WINDOWS]
    words += [*layout.ZONES, *advance.ADVANCE_VERBS, *intents.STARTING_VERBS, *intents.ANSWER_VERBS, *intents.ACTS]
    words += [*intents.BARE_VERBS, *expectations.NUMBERS, *expectations.STATES, *expectations.COUNTED]
    words += [*CLAUSES, *codes.DECISIONS[2:]]
    words += [keyword for keyword in cards.KEYWORDS if " " not in keyword and keyword != "stealthed"]
    missing = [word for word in words if word not in manual]
    assert missing == []
