"""Figures, cards, boards and scenarios of a user's own: what is read, and what is said about what is wrong."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import regelwerk as rw
from regelwerk import game_registry
from regelwerk.kernel.vocabulary.words import Then
from regelwerk.wowminis import text_de, text_en, vocabulary
from regelwerk.wowminis.base_definitions import standard
from regelwerk.wowminis.custom.folder import MOST, files_in
from regelwerk.wowminis.custom.loader import read_files, with_own
from regelwerk.wowminis.custom.problems import CustomFilesError
from regelwerk.wowminis.definition_loading import definitions
from regelwerk.wowminis.field_types import WANTS
from regelwerk.wowminis.file_problems import FileProblem
from regelwerk.wowminis.hex_grid import drawing, ground
from regelwerk.wowminis.party_file import read_party
from regelwerk.wowminis.text_de import problems as german
from regelwerk.wowminis.text_en import problems as english
from tests.games import new_game

FIGURE = """figure Test
  faction: Horde
  honor: 5
  armor: 1
  resist: 2
  health: 6
  attack: Blow
    ticks: 3
    does: Attack(1, PHYSICAL, 4, MELEE)
"""
CARD = """card Trick
  kind: action
  ticks: 1
  does: ChangeHealth(-1, AN_OPPONENT)
"""
BOARD = """board Field
  map:
    1 . V
     . . 2
"""
SCENARIO = """scenario Match
  board: Clearing
"""


def read_one(text: str) -> Any:
    return read_files([("a.minis", text)])[-1][1]


def problems(*texts: str) -> list[FileProblem]:
    """What is wrong in these files, and only that."""
    with pytest.raises(CustomFilesError) as caught:
        read_files([(f"{'abc'[number]}.minis", text) for number, text in enumerate(texts)])
    return caught.value.problems


def places(*texts: str) -> list[tuple[str, int, int]]:
    return [(problem.kind, problem.line, problem.column) for problem in problems(*texts)]


# ---------------------------------------------------------------------- what is read


def test_the_plainest_figure() -> None:
    figure = read_one(FIGURE)
    assert figure == vocabulary.Figure(
        "Test", vocabulary.Faction.HORDE, 5, 1, 2, 6,
        vocabulary.Action("Blow", 3, vocabulary.Attack(1, vocabulary.AttackType.PHYSICAL, 4, vocabulary.Element.MELEE)),
    )  # fmt: skip


def test_marks_stand_behind_values_or_in_a_list() -> None:
    text = FIGURE.replace("honor: 5", "honor: 5 (proposed)").replace("armor: 1", "armor: 1 (Inferred)")
    text = text.replace("attack: Blow", "attack: Blow (proposed)").replace("ticks: 3", "ticks: 3 (inferred)")
    figure = read_one(text + "    proposed: range\n  proposed: health, talent\n")
    assert (figure.inferred, figure.proposed) == (("armor",), ("honor", "health", "talent"))
    attack = figure.attack
    assert (attack.name, attack.inferred, attack.proposed) == ("Blow", ("ticks",), ("name", "range"))


def test_remarks_and_empty_lines_say_nothing() -> None:
    text = "# mine\n\n" + FIGURE.replace("  honor: 5\n", "\n  # five?\n  honor: 5  # on the card\n")
    assert read_one(text) == read_one(FIGURE)


def test_abilities_keep_their_order() -> None:
    text = FIGURE + "  ongoing: A\n    does: Taunt()\n  action: B\n    ticks: 2\n    does: Heal(1, 2)\n"
    text += "  ongoing: C\n    does: Have(THIS, armor=1)\n"
    assert [ability.name for ability in read_one(text).abilities] == ["A", "B", "C"]


def test_words_may_go_over_several_lines() -> None:
    several = "\n    Then((\n      ChangeHealth(1, THIS),  # first\n\n      Move(TELEPORT, 2)))"
    text = CARD.replace("ChangeHealth(-1, AN_OPPONENT)", several)
    assert read_one(text).effect == Then(
        (vocabulary.ChangeHealth(1, vocabulary.THIS), vocabulary.Move(vocabulary.MoveType.TELEPORT, 2))
    )


def test_a_reaction_answers_attacks_on_its_figure_unless_it_says_otherwise() -> None:
    text = CARD.replace("action", "reaction").replace("AN_OPPONENT", "ATTACKER")
    assert read_one(text).when == vocabulary.IsAttacked(vocabulary.THIS)
    other = text + "  when: IsAttacked(ADJACENT_ALLIES, MAGICAL)\n"
    assert read_one(other).when == vocabulary.IsAttacked(vocabulary.ADJACENT_ALLIES, vocabulary.AttackType.MAGICAL)


def test_restrictions() -> None:
    text = CARD + "  needs: Warrior, talent Beast Mastery, race Night Elf, figure Gorebelly\n"
    assert read_one(text).needs == (
        vocabulary.OfClass(vocabulary.Class.WARRIOR),
        vocabulary.OfTalent("Beast Mastery"),
        vocabulary.OfRace("Night Elf"),
        vocabulary.OnlyForFigure("Gorebelly"),
    )  # fmt: skip
    card = read_one(CARD + "  needs: figure Blutbauch\n")
    assert isinstance(card, vocabulary.Card) and card.fits(standard().figures["starter/gorebelly"])
    assert read_one(CARD + "  needs: class Mage\n").needs == (vocabulary.OfClass(vocabulary.Class.MAGE),)


def test_a_map_may_be_indented_and_begin_with_a_wall() -> None:
    board = read_one("board Field\n  map:\n\n      # 1 . V\n       . . 2\n\n  german: Feld\n")
    assert board.rows == ("# 1 . V", " . . 2")
    assert drawing(ground(board.rows)) == list(board.rows)
    assert board.name_de == "Feld"


def test_a_scenario_says_everything_its_word_has() -> None:
    text = """scenario Match
      board: Clearing
      victory: B2, f5
      score ticks: 9, 3
      points held: 0
      points destroyed: 6
      goal: 20
      rounds: 9
      figures: 3, 1
      cards: 2
      same cards: no
      cards in all: 9
      honor: 10-20
      mixed factions: yes
      rule: minis:limited
    """
    assert read_one(text) == vocabulary.Scenario(
        "Match", "Clearing", ("b2", "f5"), (3, 9), 0, 6, 20, 9, (1, 3), (2, 2), False, 9, (10, 20), True,
        rule="minis:limited",
    )  # fmt: skip
    assert read_one(SCENARIO + "  goal: honor\n  figures: any\n  cards: any\n") == vocabulary.Scenario(
        "Match", "Clearing"
    )


def test_a_file_with_a_board_and_its_scenario() -> None:
    shelf = with_own((("a.minis", SCENARIO.replace("Clearing", "Field")), ("b.minis", BOARD)))
    board = definitions(shelf).ground(shelf.scenarios["own/match"])
    assert [board.names[number] for number in board.starts] == ["a1", "b3"]


def test_own_definitions_take_the_place_of_those_with_the_same_name() -> None:
    """ruling:own-definitions: that is how the true numbers of a figure get in."""
    text = FIGURE.replace("figure Test", "figure Gorebelly").replace("resist: 2", "resist: 7")
    shelf = with_own((("a.minis", text),))
    party = read_party("Gorebelly\nLotherin\n", shelf)
    assert [member.figure for member in party.members] == ["own/gorebelly", "starter/lotherin"]
    assert shelf.figures[party.members[0].figure].resist == 7
    assert read_party("Blutbauch\n", shelf).members[0].figure == "starter/gorebelly"


def test_the_same_files_make_the_same_definitions_and_others_do_not() -> None:
    first, other = (("a.minis", CARD),), (("a.minis", CARD.replace("1", "2")),)
    assert with_own(first) is with_own(first)
    assert len({with_own(first).digest, with_own(other).digest, standard().digest}) == 3
    assert with_own(()) is standard()


# ---------------------------------------------------------------------- what is wrong

WRONG = {
    "no-block": ("figur X\n", 1, 1),
    "no-name": ("figure\n" + FIGURE.partition("\n")[2], 1, 7),
    "no-letters": (CARD.replace("Trick", "!!!"), 1, 6),
    "out-of-line": (CARD.replace("  ticks", " ticks"), 3, 2),
    "tabs": (CARD.replace("  ticks", "\tticks"), 3, 1),
    "no-entry": (CARD + "  needs Warrior\n", 5, 3),
    "unknown-key": (CARD + "  cost: 3\n", 5, 3),
    "key-twice": (CARD + "  ticks: 1\n", 5, 3),
    "missing": (CARD.replace("  ticks: 1\n", ""), 1, 6),
    "empty": (CARD.replace("ticks: 1", "ticks:"), 3, 3),
    "nothing-below": (CARD.replace("ticks: 1", "ticks: 1\n    more: 2"), 4, 5),
    "bad-number": (CARD.replace("ticks: 1", "ticks:  many"), 3, 11),
    "not-yes-or-no": (FIGURE + "  legendary: perhaps\n", 10, 14),
    "not-one-of": (FIGURE.replace("Horde", "Alianz"), 2, 12),
    "wrong-word": (FIGURE.replace("Attack(1, PHYSICAL, 4, MELEE)", "Heal(1, 4)"), 9, 11),
    "ongoing-ticks": (FIGURE + "  ongoing: A\n    ticks: 1\n    does: Taunt()\n", 11, 5),
    "name-twice": (CARD + CARD, 5, 6),
    "unknown-part": (CARD + "  proposed: tick\n", 5, 13),
    "attack-in-reaction": ("card A\n  kind: reaction\n  ticks: 1\n  does: Attack(1, PHYSICAL, 2, MELEE)\n", 4, 9),
    "no-such-figure": (CARD.replace("AN_OPPONENT", "DEFENDER"), 4, 9),
    "nobody-chooses": (
        CARD.replace("ChangeHealth(-1, AN_OPPONENT)", "Attack(1, PHYSICAL, 2, MELEE, ChangeHealth(-1, AN_OPPONENT))"),
        4,
        9,
    ),
    "no-change": (CARD.replace("-1, AN", "0, AN"), 4, 9),
    "attack-range": (FIGURE.replace("Attack(1,", "Attack(0,"), 9, 11),
    "critical-attack": (FIGURE.replace("MELEE)", "MELEE, Attack(1, PHYSICAL, 4, MELEE))"), 9, 11),
    "push-itself": (CARD.replace("ChangeHealth(-1, AN_OPPONENT)", "Move(PUSH, 2)"), 4, 9),
    "teleport-in-critical": (
        CARD.replace("ChangeHealth(-1, AN_OPPONENT)", "Attack(1, PHYSICAL, 2, MELEE, Move(TELEPORT, 2, DEFENDER))"),
        4,
        9,
    ),
    "have-nothing": (CARD.replace("ChangeHealth(-1, AN_OPPONENT)", "Have(THIS, span=TURN)"), 4, 9),
    "span-in-ongoing": (FIGURE + "  ongoing: A\n    does: Have(THIS, armor=1, span=TURN)\n", 11, 11),
    "no-span": (CARD.replace("ChangeHealth(-1, AN_OPPONENT)", "Have(THIS, armor=1)"), 4, 9),
    "no-attack-to-last": (CARD.replace("ChangeHealth(-1, AN_OPPONENT)", "Have(THIS, armor=1, span=ATTACK)"), 4, 9),
    "instant-ticks": (CARD.replace("action", "instant"), 3, 10),
    "when-not-reaction": (CARD + "  when: IsAttacked(THIS)\n", 5, 9),
    "unknown-figure": (CARD + "  needs: figure Gorebely\n", 5, 10),
    "too-few-starts": (BOARD.replace("2", "."), 2, 3),
    "cut-off": ("board A\n  map:\n    1 .   . 2 V\n", 2, 3),
    "unknown-board": (SCENARIO.replace("Clearing", "Clering"), 2, 10),
    "unknown-space": (SCENARIO + "  victory: f5, z1\n", 3, 12),
    "unknown-rule": (SCENARIO + "  rule: minis08:p99\n", 3, 9),
    "no-victory-space": (BOARD.replace("V", ".") + SCENARIO.replace("Clearing", "Field"), 6, 10),
    "map-unknown-sign": (BOARD.replace("V", "X"), 3, 9),
    "map-out-of-line": (BOARD.replace("     .", "    ."), 4, 5),
    "map-start-twice": (BOARD.replace("V", "1"), 3, 9),
    "map-starts-mixed": (BOARD.replace("2", "A"), 4, 10),
    "map-starts-not-in-row": (BOARD.replace("2", "3"), 4, 10),
    "map-too-many-rows": ("board A\n  map:\n" + "    .\n     .\n" * 14, 29, 1),
    "map-too-wide": ("board A\n  map:\n    " + ". " * 41 + "\n", 3, 85),
    "word-never-closed": (CARD.replace("AN_OPPONENT)", "AN_OPPONENT"), 4, 21),
    "word-never-opened": (CARD.replace("AN_OPPONENT)", "AN_OPPONENT))"), 4, 38),
    "word-named-first": (CARD.replace("-1, AN", "change=-1, AN"), 4, 44),
    "word-comma": (CARD.replace("1, AN", "1 AN"), 4, 22),
    "word-no-word": (CARD.replace("ChangeHealth", "Deal Damage!"), 4, 14),
    "word-too-deep": (CARD.replace("ChangeHealth(-1, AN_OPPONENT)", "-" * 20000 + "1"), 4, 9),
    "word-no-member": (CARD.replace("AN_OPPONENT", "Allegiance.MINE"), 4, 26),
    "word-only-words": (CARD.replace("AN_OPPONENT", "[1]"), 4, 26),
    "word-unknown-word": (CARD.replace("AN_OPPONENT", "AN_OPONENT"), 4, 26),
    "word-no-call": (CARD.replace("AN_OPPONENT", "THIS()"), 4, 26),
    "word-no-stars": (CARD.replace("AN_OPPONENT", "**THIS"), 4, 28),
    "word-wrong-fields": (CARD.replace("ChangeHealth(-1, AN_OPPONENT)", "ChangeHealth(-1)"), 4, 9),
    "word-wrong-value": (CARD.replace("1, AN_OPPONENT", "99, AN_OPPONENT"), 4, 22),
}


@pytest.mark.parametrize("kind", list(WRONG))
def test_what_is_wrong_is_said_with_line_and_column_in_both_languages(kind: str) -> None:
    text, line, column = WRONG[kind]
    found = problems(text)
    assert [(problem.kind, problem.line, problem.column) for problem in found][:1] == [(kind, line, column)]
    for say in (text_en, text_de):
        message = say.problem_text(found[0])
        assert message.startswith(f"a.minis:{line}:{column}: ")
        assert "{" not in message and "()" not in message.replace("Taunt()", "") and len(message) > 35
    assert text_en.problem_text(found[0]) != text_de.problem_text(found[0])


@pytest.mark.parametrize("kind", list(WRONG))
def test_one_mistake_gives_one_message(kind: str) -> None:
    assert len(problems(WRONG[kind][0])) == 1


ONLY_ONE = {
    "name-twice": (CARD + "  german: Trick\n" + CARD.replace("Trick", "Other") + "  german: trick\n", 10, 11),
    "not-one-of": (CARD + "  needs: Wariror, Warrior\n", 5, 10),
    "no-name": (CARD + "  needs: Warrior, talent\n", 5, 19),
    "unknown-figure": (CARD + "  needs: Paladin, figure Hodon\n", 5, 19),
    "bad-number": (SCENARIO + "  honor: 5-\n", 3, 10),
    "word-only-words": ("card A\n  kind: reaction\n  ticks: 1\n  does: Have(THIS, armor=1.5)\n", 4, 26),
}


@pytest.mark.parametrize("kind", list(ONLY_ONE))
def test_what_is_wrong_is_said_of_its_own_part_and_nothing_else_with_it(kind: str) -> None:
    text, line, column = ONLY_ONE[kind]
    assert [(problem.kind, problem.line, problem.column) for problem in problems(text)] == [(kind, line, column)]


def test_a_figure_of_which_only_a_part_is_named_is_guessed() -> None:
    (found,) = problems(CARD + "  needs: figure Hodon\n")
    assert found.hint == "Vindicator Hodoon"
    (found,) = problems(CARD + "  needs: figure Xyz\n")
    assert found.hint.startswith("Vindicator Hodoon, Verteidiger Hodoon, Ruby Gemsparkle")


def test_a_figure_and_a_card_may_have_the_same_name() -> None:
    echo = CARD.replace("Trick", "Echo") + FIGURE.replace(FIGURE.split("\n", 1)[0], "figure Echo")
    shelf = with_own((("a.minis", echo),))
    party = read_party("Echo\n  Echo\n", shelf)
    defs = definitions(shelf)
    assert defs.figure(party.members[0].figure).name == defs.card(party.members[0].cards[0]).name == "Echo"


def test_every_kind_of_problem_is_worded_in_both_languages_and_shown_here() -> None:
    assert set(english.TEXTS) == set(german.TEXTS)
    assert set(english.TEXTS) - set(WRONG) == {
        "no-folder", "unreadable", "too-long",  # files, not what is in them
        "map-no-spaces",  # a map without a sign is a map that is missing
    }  # fmt: skip


def test_all_mistakes_of_all_files_come_at_once_in_order() -> None:
    first = FIGURE.replace("Horde", "Hord").replace("honor: 5", "honor: x")
    second = CARD.replace("AN_OPPONENT", "NOBODY").replace("ticks: 1", "ticks: -1")
    found = problems(first, second)
    assert [(problem.file, problem.line, problem.kind) for problem in found] == [
        ("a.minis", 2, "not-one-of"),
        ("a.minis", 3, "bad-number"),
        ("b.minis", 3, "bad-number"),
        ("b.minis", 4, "word-unknown-word"),
    ]


def test_what_would_be_right_is_named() -> None:
    messages = [
        text_en.problem_text(problem)
        for problem in problems(FIGURE.replace("Horde", "Hord").replace("PHYSICAL", "PHYSICLE"))
    ]
    assert messages == [
        "a.minis:2:12: “Hord” is not known here; expected: Horde",
        "a.minis:9:21: unknown word “PHYSICLE”; did you mean PHYSICAL?",
    ]
    wrong = problems(CARD.replace("1, AN_OPPONENT", "1, PHYSICAL"))
    assert text_en.problem_text(wrong[0]) == (
        "a.minis:4:26: ChangeHealth takes ADJACENT_ALLIES, ADJACENT_OPPONENTS, AN_OPPONENT, ATTACKER, DEFENDER, "
        "SELF_OR_ALLY, THIS, Target(...) or Each(...) as “whom”"
    )


def test_every_field_refuses_what_is_no_value_of_it() -> None:
    for maker, wants in WANTS.items():
        for name, want in wants.items():
            assert not want.takes("nonsense")
            for words in (english, german):
                assert len(words.wanted(want)) > 3, (maker, name)


def test_whatever_stands_in_a_file_is_answered_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every way to spoil a good file by dropping or doubling one line, or cutting it off, is read or refused."""
    whole = FIGURE + CARD + BOARD + SCENARIO
    lines = whole.splitlines(keepends=True)
    spoilt = ["".join(lines[:n] + lines[n + 1 :]) for n in range(len(lines))]
    spoilt += ["".join(lines[:n] + [lines[n]] + lines[n:]) for n in range(len(lines))]
    spoilt += [whole[:n] for n in range(0, len(whole), 7)] + [whole.replace(" ", "\t"), whole.replace("\n", "\r\n")]
    for text in spoilt:
        try:
            read_files([("a.minis", text)])
        except CustomFilesError as bad:
            assert all(text_en.problem_text(problem) and text_de.problem_text(problem) for problem in bad.problems)


# --------------------------------------------------------------------------- folders


def test_a_folder_gives_its_minis_files_by_name(tmp_path: Path) -> None:
    (tmp_path / "b.minis").write_text(CARD, encoding="utf-8")
    (tmp_path / "a.minis").write_text("\ufeff" + FIGURE, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("nothing", encoding="utf-8")
    (tmp_path / "deeper").mkdir()
    (tmp_path / "deeper" / "c.minis").write_text(CARD, encoding="utf-8")
    assert files_in(str(tmp_path)) == [("a.minis", FIGURE), ("b.minis", CARD)]


def test_what_cannot_be_read_in_a_folder_is_said(tmp_path: Path) -> None:
    (tmp_path / "a.minis").write_bytes(b"\xff\xfe\xff")
    (tmp_path / "b.minis").write_text("#" * (MOST + 1), encoding="utf-8")
    with pytest.raises(CustomFilesError) as caught:
        files_in(str(tmp_path))
    assert [(problem.file, problem.kind) for problem in caught.value.problems] == [
        ("a.minis", "unreadable"),
        ("b.minis", "too-long"),
    ]
    (tmp_path / "a.minis").write_bytes("# Bär\r\ncard Caf".encode() + b"\xe9\n")
    with pytest.raises(CustomFilesError, match=r"^a\.minis:2:9: "):
        files_in(str(tmp_path))
    with pytest.raises(CustomFilesError, match=r"folder .* not found"):
        files_in(str(tmp_path / "none"))
    assert text_de.problem_text(caught.value.problems[0]).startswith("a.minis:1:1: lässt sich nicht lesen")


# ------------------------------------------------------------------------ the manual

MANUAL = Path(__file__).resolve().parents[2] / "docs" / "own_figures.md"
EXAMPLES = re.findall(r"```minis\n(.*?)```", MANUAL.read_text(encoding="utf-8"), re.DOTALL)


def test_the_examples_of_the_manual_are_what_they_look_like() -> None:
    found = dict(read_files([(f"{number}.minis", text) for number, text in enumerate(EXAMPLES)]))
    assert list(found) == [
        "own/mirelle-dawnhand", "own/whirlwind", "own/bone-shield", "own/sprint", "own/narrow-pass",
        "own/ten-rounds-at-the-pass", "own/finishing-blow",
    ]  # fmt: skip
    shelf = with_own(tuple((f"{number}.minis", text) for number, text in enumerate(EXAMPLES)))
    defs = definitions(shelf)
    assert len(defs.ground(shelf.scenarios["own/ten-rounds-at-the-pass"]).victory) == 2


def test_the_manual_names_every_word_that_a_file_may_use() -> None:
    manual = MANUAL.read_text(encoding="utf-8")
    made_by_entries = {
        "Figure", "Card", "Board", "Scenario", "Action", "Ongoing", "OfClass", "OfTalent", "OfRace", "OnlyForFigure",
        "This", "Combatant", "Role",
    }  # fmt: skip
    of_entries = {"CardKind", "Class", "Faction", "Goal"}
    for name, thing in vocabulary.VOCABULARY.items():
        if name in made_by_entries or isinstance(
            thing, (vocabulary.CardKind, vocabulary.Class, vocabulary.Faction, vocabulary.Goal)
        ):
            continue
        if name in of_entries or thing in vocabulary.ENUMS:
            continue
        assert re.search(rf"\b{name}\b", manual), name


def test_a_whole_game_is_played_with_the_figures_of_the_manual_and_its_replay_needs_no_folder(tmp_path: Path) -> None:
    """ruling:own-definitions"""
    for number, text in enumerate(EXAMPLES):
        (tmp_path / f"{number}.minis").write_text(text, encoding="utf-8")
    scenario = "scenario: Ten Rounds at the Pass\n"
    mine = scenario + "2 Mirelle Dawnhand\n  Mind Blast\n  Bandage\n"
    theirs = scenario + "2 Gorebelly\n  Whirlwind\n  Bone Shield\n"
    for seed in range(5):
        game = new_game("wowminis", [mine, theirs], seed, folder=str(tmp_path))
        count = 0
        while game.decision is not None:
            options = game.decision.options
            game.apply(options[(seed + count * 7) % len(options)])
            count += 1
        assert count > 20 and game.result is not None
    for file in tmp_path.glob("*"):
        file.unlink()
    assert rw.Replay.record(game).verify().outcome == "EXACT"


def test_games_that_take_no_files_say_so(tmp_path: Path) -> None:
    decks = ["learn-elendril", "learn-radak"]
    other = game_registry.ruleset("wowtcg")
    assert other.custom_files(str(tmp_path)) == []
    assert other.prepare_custom(decks, 1, None, "all", []) == other.prepare(decks, 1, None, "all")
    with pytest.raises(ValueError, match="wowtcg doesn't support custom files"):
        other.prepare_custom(decks, 1, None, "all", [("a.minis", CARD)])


def test_a_game_with_own_files_says_what_is_wrong_in_them(tmp_path: Path) -> None:
    (tmp_path / "a.minis").write_text(CARD.replace("AN_OPPONENT", "NOBODY"), encoding="utf-8")
    with pytest.raises(ValueError, match=r"a\.minis:4:26: unknown word"):
        new_game("wowminis", ["learn-alliance", "learn-horde"], folder=str(tmp_path))
