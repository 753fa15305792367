"""Scenes cannot lie: what says nothing is a mistake, what is named must be so, and every mistake is told at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from regelwerk.duelmasters import scene as dm
from regelwerk.kernel.scene.scene import Scene
from regelwerk.kernel.scene.source_text import SceneFormatError
from regelwerk.terminal.error_translation import translated
from regelwerk.wowminis import scene as minis
from regelwerk.wowtcg import scene as wow

WOW = """scene: x
card Zap: CardType.ABILITY, 1, (OnPlay(Deal(2, Element.FIRE, Target(HERO_OR_ALLY))),), instant=True
card Snipe: CardType.ABILITY, 0, \
(OnPlay(Deal(1, Element.FIRE, Target(CardFilter((CardType.ALLY,), (Opposing(),))))),), instant=True
seat Anna
  party: Kor Cindervein
  resources: 3
  hand: Zap, Snipe, Fireball
seat Ben
  party: Bloodclaw
"""
DM = """scene: x
game: duelmasters
seat Anna
  creatures: Aqua Hulcus, Fear Fang
  hand: Solar Ray, Aqua Hulcus
  mana: 3 water, 2 light
seat Ben
  shields: 1
  creatures: Bronze-Arm Tribe tapped
"""
MINIS = """scene: x
game: wowminis
board:
  |. G R S . .
turn: Gorebelly
seat Anna
  figures: Gorebelly at G
  bar Gorebelly: Execute, Charge up
seat Ben
  figures: Ruby at R, 2 Ruby destroyed
"""
Read = Callable[[str], Scene]


def told(read: Read, text: str) -> list[str]:
    """What is wrong with a scene once it has run."""
    return [fault.message for fault in read(text).run().faults]


def mistakes(read: Read, text: str) -> list[tuple[int, str]]:
    """What is wrong with its text: line and message."""
    with pytest.raises(SceneFormatError) as caught:
        read(text)
    for problem in caught.value.problems:
        assert translated(str(problem), "de") != str(problem), problem
        assert translated(problem.message, "de") != problem.message, problem
    return [(problem.line, problem.message) for problem in caught.value.problems]


# ------------------------------------------------------------------- nothing said, nothing shown


def test_a_refusal_swallows_no_event() -> None:
    """What happened before something was refused is still news behind it."""
    script = "Anna: play Zap targeting Bloodclaw; resolve\nrefuse Anna: play Zap because wow7.4:707.1a\n"
    script += "Anna: place Fireball\n"
    assert told(wow.read, WOW + script + "expect event damage on Bloodclaw") == []
    found = told(wow.read, WOW + script + "expect no event damage")
    assert found == ["expected no event damage: there was an event 'damage'"]


@pytest.mark.parametrize(("read", "table"), [(wow.read, WOW), (dm.read, DM), (minis.read, MINIS)])
@pytest.mark.parametrize("script", ["", "Anna: offer draw"])
def test_a_scene_that_expects_nothing_fails(read: Read, table: str, script: str) -> None:
    assert "has no expectations" in told(read, table + script)[0]
    assert told(read, table + "expect game goes on") == []


@pytest.mark.parametrize(
    ("read", "table", "script"),
    [
        (wow.read, WOW, "Anna: play Zap targeting Bloodclaw paying Krol Blade"),
        (wow.read, WOW, "Anna: play Zap targeting Bloodclaw paying Fireball"),
        (dm.read, DM, "Anna: summon Aqua Hulcus paying Terror Pit"),
        (dm.read, DM, "Anna: summon Aqua Hulcus paying Solar Ray"),
        (dm.read, DM, "Anna: cast Solar Ray paying Water Filler, Water Filler choosing Bronze-Arm Tribe"),
    ],
)
def test_nothing_is_paid_with_a_card_that_does_not_pay(read: Read, table: str, script: str) -> None:
    found = told(read, table + script + "\nexpect game goes on")
    assert len(found) == 1 and "cannot" in found[0]


def test_what_pays_may_be_named_where_nobody_is_asked() -> None:
    script = "Anna: play Zap targeting Bloodclaw paying Filler; expect Anna's ready resources 2"
    assert told(wow.read, WOW + script) == []
    script = "Anna: summon Aqua Hulcus paying Water Filler, Water Filler, Light Filler; expect Anna's untapped mana 2"
    assert told(dm.read, DM + script) == []


MEANINGLESS = [
    (wow.read, WOW.replace("hand: Zap", "hand: Zap damage 3, Zap exhausted"), (7, 7), "it applies to hero, ally"),
    (wow.read, WOW.replace("party: Bloodclaw", "party: Bloodclaw revealed"), (9,), "'revealed' has no meaning here"),
    (wow.read, WOW.replace("party: Bloodclaw", "party: Bloodclaw flipped"), (9,), "it applies to hero"),
    (wow.read, WOW.replace("party: Bloodclaw", "party: Bloodclaw damage 1 damage 2"), (9,), "a second time"),
    (wow.read, WOW.replace("seat Anna", "board: x\nseat Anna"), (4,), "has no meaning in wowtcg"),
    (wow.read, WOW + "turn: setup\n", (5, 6, 7, 9), "during setup"),
    (wow.read, WOW + "Anna: play Zap power 2\n", (10,), "'power' has no meaning after 'play'"),
    (wow.read, WOW + "Anna: play Zap x 2 x 3\n", (10,), "'x' appears here a second time"),
    (dm.read, DM.replace("Solar Ray,", "Solar Ray tapped,"), (5,), "it applies to creatures, mana"),
    (dm.read, DM.replace("Fear Fang", "Fear Fang on Aqua Hulcus"), (4,), "not an evolution creature"),
    (dm.read, DM + "Anna: attack Ben with Fear Fang ability 2\n", (10,), "'ability' has no meaning after 'attack'"),
    (dm.read, DM + "turn: setup\n", (4, 5, 6, 8, 9), "during setup"),
    (minis.read, MINIS.replace("Ruby at R", "Ruby destroyed health 2"), (10,), "no health"),
    (minis.read, MINIS.replace("Ruby at R", "Ruby clock 3 time 4"), (10,), "say one of them"),
    (minis.read, MINIS.replace("board:", "combat: x\nboard:"), (3,), "has no meaning in wowminis"),
    (minis.read, MINIS.replace("2 Ruby destroyed", "2 Ruby at S"), (10,), "a figure on a space by itself"),
]


@pytest.mark.parametrize(("read", "text", "lines", "part"), MEANINGLESS)
def test_what_means_nothing_where_it_stands_is_a_mistake(
    read: Read, text: str, lines: tuple[int, ...], part: str
) -> None:
    found = mistakes(read, text + "expect game goes on\n")
    assert tuple(line for line, _ in found) == lines
    assert all(part in message for _, message in found), found


# --------------------------------------------------------------------------------- refusing


def test_because_may_be_left_out() -> None:
    assert told(wow.read, WOW + "refuse Ben: play Zap\nrefuse Anna: attack Kor Cindervein with Bloodclaw") == []
    assert told(wow.read, WOW + "refuse Anna: pass") == ["Anna can pass, and should not"]


def test_without_a_reason_it_must_not_be_possible_a_little_later_either() -> None:
    """A seat goes on to what it does unsaid: that it is refused at this very moment must be said with the rule."""
    assert "as soon as" in told(dm.read, DM + "refuse Anna: attack Ben with Fear Fang")[0]
    assert told(dm.read, DM + "refuse Anna: attack Anna with Fear Fang") == []


def test_a_refusal_without_a_reason_must_have_one() -> None:
    assert "names nothing" in told(minis.read, MINIS + "refuse Anna: play Ice Barrier")[0]


# -------------------------------------------------------------------------- chance, and whose turn


@pytest.mark.parametrize(
    "text",
    [
        "draws: coin win\n{table}Anna: play Toss; resolve; expect Anna's hand 2",
        "{table}draws: coin win\nexpect game goes on\nAnna: play Toss; resolve; expect Anna's hand 2",
        "{table}Anna: play Toss; draws: coin win; resolve; expect Anna's hand 2",
        "{table}expect game goes on; draws: coin win\nAnna: play Toss; resolve; expect Anna's hand 2",
    ],
)
def test_draws_stand_anywhere_before_they_fall(text: str) -> None:
    table = "card Toss: CardType.ABILITY, 0, (OnPlay(FlipCoin(Draw(2), Draw(0))),), instant=True\n"
    table += "seat Anna\n  hand: Toss\nseat Ben\n"
    assert told(wow.read, "scene: x\n" + text.replace("{table}", table)) == []


def test_draws_between_the_lines_of_seats() -> None:
    text = "scene: x\ndraws: coin win\nseat Anna\n  hand: Toss\ndraws: coin lose\n  deck: 3\nseat Ben\n"
    tosses = "Then((FlipCoin(Draw(2), Draw(0)), FlipCoin(Draw(3), Draw(0))))"
    text += f"card Toss: CardType.ABILITY, 0, (OnPlay({tosses}),), instant=True\n"
    assert told(wow.read, text + "Anna: play Toss; resolve; expect Anna's hand 2") == []


def test_the_seat_goes_on_acting_behind_what_chance_gives() -> None:
    script = "Anna: place Fireball; draws: coin win; play Zap targeting Bloodclaw; expect chain 2"
    assert told(wow.read, WOW + script) == ["1 of the dictated draws was not needed"]


def test_to_go_to_a_turn_is_to_go_to_a_later_one() -> None:
    assert told(wow.read, WOW + "go to Anna's turn; expect phase ready step; event turn by Ben") == []
    assert told(dm.read, DM + "go to Anna's turn; expect event turn by Ben") == []
    assert told(minis.read, MINIS + "go to Gorebelly's turn; expect Gorebelly acting; event turn on Gorebelly") == []


def test_to_conclude_stops_at_a_question() -> None:
    own = "  grant Kor: When(Attacks(THIS), Deal(1, Element.FIRE, Target(HERO_OR_ALLY)))\n"
    table = WOW.replace("  resources: 3\n", "  resources: 3\n" + own)
    script = "Anna: attack Bloodclaw with Kor\nconclude\nexpect Anna is asked target\n"
    script += "Anna: target Bloodclaw; conclude\n"
    assert told(wow.read, table + script + "expect Bloodclaw in Ben's graveyard") == []


# ---------------------------------------------------------------------------- what was settled unasked


def test_what_is_forced_may_be_named_and_nothing_else() -> None:
    assert told(dm.read, DM + "Anna: attack Ben with Fear Fang; break 1; expect Ben's shields 0") == []
    found = told(dm.read, DM + "Anna: attack Ben with Fear Fang; break 2; expect Ben's shields 0")
    assert found and "Anna is not asked now" in found[0]
    twice = "Anna: attack Ben with Fear Fang; break 1; break 1; expect Ben's shields 0"
    assert told(dm.read, DM + twice)


def test_what_answered_one_question_is_no_answer_to_the_next() -> None:
    table = "scene: x\ngame: duelmasters\nseat Anna\n  creatures: Deathliger\nseat Ben\n  shields: 4\n"
    script = "Anna: attack Ben with Deathliger; break 1\nBen: no trigger\nAnna: break {}\nexpect Ben's shields 2"
    assert told(dm.read, table + script.format(3)) == []
    assert "cannot break 1" in told(dm.read, table + script.format(1))[0]


def test_a_forced_x_may_be_named_and_no_other() -> None:
    blast = (
        "card Blast: CardType.ABILITY, 0, (OnPlay(Deal(X, Element.FIRE, Target(ALLY))),), instant=True, plus_x=True\n"
    )
    table = WOW.replace("seat Anna\n", blast + "seat Anna\n").replace("hand: Zap", "hand: Blast, Zap")
    table = table.replace("resources: 3", "resources: 0")
    for said, fits in (("x 0", True), ("x 1", False)):
        play = f"Anna: play Blast targeting Bloodclaw {said}; expect chain 1"
        assert (told(wow.read, table + play) == []) == fits
    assert told(wow.read, table + "Anna: play Blast targeting Bloodclaw; x 0; expect chain 1") == []
    assert told(wow.read, table + "Anna: play Blast targeting Bloodclaw; x 1; expect chain 1")
    assert told(wow.read, table + "Anna: play Snipe targeting Bloodclaw x 0; expect chain 1")


def test_a_forced_mode_may_be_named_once_and_no_other() -> None:
    table = "scene: x\ngame: duelmasters\nseat Anna\n  hand: Gigaberos\n  mana: 5 darkness\n"
    table += "  creatures: Bone Spider\nseat Ben\n"
    for said, fits in (("; mode 2", True), ("; mode 1", False), (" mode 2", True), (" mode 1", False)):
        script = f"Anna: summon Gigaberos{said}\nexpect Anna's creatures 1"
        assert (told(dm.read, table + script) == []) == fits, said
    assert told(dm.read, table + "Anna: summon Gigaberos; mode 2; mode 2\nexpect Anna's creatures 1")


def test_the_only_target_may_be_named_and_no_other() -> None:
    assert told(wow.read, WOW + "Anna: play Snipe targeting Bloodclaw; expect chain 1") == []
    assert told(wow.read, WOW + "Anna: play Snipe targeting Kor Cindervein; expect chain 1")


# ------------------------------------------------------------------------------------ new expectations


def test_what_a_card_costs() -> None:
    assert told(wow.read, WOW + "expect Fireball in Anna's hand, cost 4; Zap cost 1; Bloodclaw cost 1") == []
    assert "has cost 1, not 2" in told(wow.read, WOW + "expect Zap cost 2")[0]
    assert told(minis.read, MINIS + "expect Execute not cost 9") == []
    assert "has no cost" in told(minis.read, MINIS + "expect Gorebelly cost 2")[0]


def test_options_are_exactly_these() -> None:
    table = "scene: x\nseat Anna\n  hand: Fury\nseat Ben\n"
    assert told(wow.read, table + "expect options: place Fury, Pass, attack with Anna's hero") == []
    wrong = told(wow.read, table + "expect options: place Fury, jump")[0]
    assert "there is also attack with Anna's hero, pass" in wrong or "there is also pass" in wrong
    assert "there is no jump" in wrong


def test_who_is_not_asked() -> None:
    assert told(wow.read, WOW + "expect Ben is not asked; Anna is not asked may") == []
    assert "Anna has priority" in told(wow.read, WOW + "expect Anna is not asked")[0]
    assert "Anna has priority" in told(wow.read, WOW + "expect Anna is not asked priority")[0]


def test_no_draw_game() -> None:
    assert told(wow.read, WOW + "Anna: concede; expect not draw game; Ben wins") == []
    drawn = told(wow.read, WOW + "Anna: offer draw\nBen: offer draw\nexpect not draw game")
    assert drawn == ["expected not draw game: it is a draw game"]


def test_figures_are_counted() -> None:
    script = "expect Ben's figures 3; Ben's figures on the board 1; Ben's figures: Ruby, Ruby, Ruby"
    assert told(minis.read, MINIS + script) == []
    assert "Ben has 3 figures" in told(minis.read, MINIS + "expect Ben's figures 2")[0]


def test_whether_a_deck_is_legal(tmp_path: Path) -> None:
    (tmp_path / "small.deck").write_text("# Small\nhero: Graccus\n5 Fireball\n", encoding="utf-8")
    (tmp_path / "bad.deck").write_text("hero: Nobody\n", encoding="utf-8")

    def found(expected: str) -> list[str]:
        scene = wow.read(WOW + f"expect {expected}", str(tmp_path / "x.scene"))
        return [fault.message for fault in scene.run().faults]

    assert found("deck small.deck illegal") == []
    assert found("deck small.deck illegal because wow:100.1, 100.4") == []
    assert "not by wow:100.3 but by" in found("deck small.deck illegal because wow:100.3")[0]
    assert "it is illegal, by" in found("deck small.deck legal")[0]
    assert "cannot be read" in found("deck no.deck legal")[0]
    assert "bad.deck is no deck" in found("deck bad.deck illegal")[0]
    assert mistakes(wow.read, WOW + "expect party x legal") == [(10, "in wowtcg it is called `deck`")]
    assert "say whether it is legal" in mistakes(wow.read, WOW + "expect deck x")[0][1]


# ------------------------------------------------------------------------------ every mistake at once


def test_all_mistakes_of_a_file_are_told_at_once() -> None:
    text = """scene: x
turn: Anna, lunch
rules: wow:999, wow:998
card Odd: CardType.ALLY, 2, atk=2, helth=1
seat Anna
  party: Odd, Kro Cindervein, Bloodclaw as Big One damage 2
  hand: Fireball damage 1, Fire Blst
  hnad: 3
  grant Nobody: elusive
seat Ben
  team
Anna: play Fier Blast targeting Nobody x two
expect Odd damgae 1, exhausted; Big One frozen, melted
expect events damge, attak
draws: coin, die 0
refuse Anna: attack Ben's hero with Odd because wow:997, wow:996
expect Anna is asked nicely
card Late: (
seat Late
"""
    found = mistakes(wow.read, text)
    assert sorted({line for line, _ in found}) == [2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19]
    assert [line for line, _ in found].count(3) == 2
    assert [line for line, _ in found].count(7) == 2
    assert [line for line, _ in found].count(12) == 3
    assert [line for line, _ in found].count(14) == 2
    assert [line for line, _ in found].count(16) == 2
    assert not any("'odd'" in message.lower() for line, message in found if line != 4)


@pytest.mark.parametrize(("read", "head"), [(dm.read, "duelmasters"), (minis.read, "wowminis")])
def test_all_mistakes_are_told_at_once_in_the_other_games(read: Read, head: str) -> None:
    text = f"""scene: x
game: {head}
card Odd: Nothing
seat Anna
  hand: Odd, Korr
  figures: Odd at z9, Korr
seat Ben
  lunch: 3
Anna: attack Nobody with Odd; jump
expect Odd frozen
expect event lunch
"""
    found = [line for line, _ in mistakes(read, text)]
    assert sorted(set(found)) == [3, 5, 6, 8, 9, 10, 11]


@pytest.mark.parametrize(("read", "game"), [(wow.read, "wowtcg"), (dm.read, "duelmasters"), (minis.read, "wowminis")])
def test_an_unknown_event_or_question_lists_those_that_there_are(read: Read, game: str) -> None:
    text = f"scene: x\ngame: {game}\nseat Anna\nseat Ben\nexpect event lunch\nexpect Anna is asked lunch\n"
    events, questions = (message for _, message in mistakes(read, text))
    assert "available: " in events and ("damage" in events or "break" in events)
    assert "available: " in questions and ("target" in questions or "shield" in questions)


EVOLVING = """scene: x
game: duelmasters
seat Anna
  creatures: Aqua Vehicle, Fear Fang
  hand: Crystal Lancer
  mana: 6 water
seat Ben
"""


def test_the_only_base_may_be_named_and_no_other() -> None:
    expected = "; expect Crystal Lancer beneath 1"
    assert told(dm.read, EVOLVING + "Anna: summon Crystal Lancer on Aqua Vehicle" + expected) == []
    assert told(dm.read, EVOLVING + "Anna: summon Crystal Lancer; choose Aqua Vehicle" + expected) == []
    for other in ("summon Crystal Lancer on Fear Fang", "summon Crystal Lancer; choose Fear Fang"):
        assert told(dm.read, EVOLVING + f"Anna: {other}" + expected)


def test_the_only_figure_in_reach_may_be_named_and_no_other() -> None:
    drawn = "draws: dice 1 1 1 1 1 1, dice 1\n"
    table = MINIS.replace(", 2 Ruby destroyed", ", Lotherin at S")
    assert told(minis.read, table + drawn + "Anna: attack Ruby; expect event attack") == []
    assert told(minis.read, table + drawn + "Anna: attack; target Ruby; expect event attack") == []
    assert told(minis.read, table + drawn + "Anna: attack; target Lotherin; expect event attack")


def test_what_a_forced_cost_took_may_be_named_and_nothing_else() -> None:
    card = "card Toll: CardType.ABILITY, 0, (ToPlay((DiscardCost(1),)), OnPlay(Draw(1))), instant=True\n"
    table = WOW.replace("seat Anna\n", card + "seat Anna\n")
    table = table.replace("hand: Zap, Snipe, Fireball", "hand: Toll, Fireball")
    expected = "; expect Fireball in Anna's graveyard"
    assert told(wow.read, table + "Anna: play Toll paying Fireball" + expected) == []
    assert told(wow.read, table + "Anna: play Toll paying Kor Cindervein" + expected)
