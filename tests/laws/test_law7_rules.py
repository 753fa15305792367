"""Law 7: every cited rule exists, every rule of the list is shown or says why not, switching one off is noticed.

That cited rules exist needs no test of its own: a citation that is in no book fails when its module is imported, and
every module is imported. What is tested is that this would be noticed.
"""

from __future__ import annotations

import importlib
import json
from pathlib import Path

import pytest

from regelwerk.kernel.rulebook import UnknownRuleError
from regelwerk.wowtcg.rules import rule
from tools import inline_citations, rule_kinds, rules_mutation, rules_page
from tools.architecture import CORE
from tools.rule_mutants import constants, mutants, switches, uses
from tools.rules_page import RuleEvidence, book, evidence, faults, numbers_in, reasons, standings, state_of
from tools.source_files import ROOT, python_files, source

FILES = [of for of in python_files("src/regelwerk") if of.package in CORE]


@pytest.fixture(scope="module")
def found() -> dict[str, RuleEvidence]:
    return evidence(rules_page.GAMES[0])


@pytest.fixture(scope="module", params=rules_page.GAMES)
def game(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture(scope="module")
def all_rules(game: str) -> dict[str, RuleEvidence]:
    return standings(evidence(game), reasons(game))


# ------------------------------------------------------------------ cited rules exist


def test_every_module_that_cites_imports() -> None:
    known = constants(FILES)
    citing = [of for of in FILES if any(True for _ in uses(of, known))]
    assert len(citing) > 20
    for of in citing:
        importlib.import_module(of.path.removeprefix("src/").removesuffix(".py").replace("/", "."))


def test_what_the_core_cites_is_in_the_book(game: str) -> None:
    files = [of for of in FILES if of.package == game]
    known = constants(files)
    numbers = {number for of in files for number, _ in uses(of, known)} | set(known.values())
    of_the_game = {number for number in numbers if number.partition(":")[0] in rules_page.BOOKS[game]}
    assert len(of_the_game) > 60
    assert sorted(number for number in of_the_game if number not in book(game)) == []


def test_what_scenes_and_docstrings_name_is_in_the_book(game: str) -> None:
    """Scenes are refused when they name an unknown rule; a docstring that does misleads its reader."""
    texts = [(of.path, of.text) for of in FILES if of.package == game]
    scenes = [(file.name, file.read_text(encoding="utf-8")) for file in rules_page.SCENES.rglob("*.scene")]
    texts += [(name, text) for name, text in scenes if rules_page.game_of(text) == game]
    unknown = []
    for name, text in texts:
        for number in rules_page.number_of(game).findall(text):
            # wow:602 is the section, wow:100.1-100.4 a stretch of it
            if number not in book(game) and not book(game).find(number.partition("-")[0]):
                unknown.append(f"{name}: {number}")
    assert unknown == []


def test_an_unknown_rule_is_noticed() -> None:
    with pytest.raises(UnknownRuleError):
        rule("wow:602.9")
    assert numbers_in("wow:602.9, wow:602.2.") == {"wow:602.2"}


# ------------------------------------------------------------------- every rule is shown


def test_every_rule_is_shown_or_says_why_not(game: str, all_rules: dict[str, RuleEvidence]) -> None:
    assert faults(all_rules, reasons(game)) == []


def test_the_list_is_the_whole_book(game: str, all_rules: dict[str, RuleEvidence]) -> None:
    assert list(all_rules) == rules_page.required(game)
    assert set(all_rules) == set(book(game).numbers())


def test_what_is_not_shown_is_little(game: str, all_rules: dict[str, RuleEvidence]) -> None:
    """Of the numbered rules of the time at least nine in ten are shown, and what is open says what is missing."""
    own = [of for number, of in all_rules.items() if number.partition(":")[0] == book(game).prefix]
    assert sum(of.shown for of in own) >= 0.9 * len(own)
    assert all(of.open for of in all_rules.values() if state_of(of, all_rules) == "open")


def test_reasons_are_reasons(all_rules: dict[str, RuleEvidence]) -> None:
    given = [of.reason or of.open for of in all_rules.values() if of.reason or of.open]
    assert all(len(reason.split()) >= 4 for reason in given)


@pytest.mark.parametrize(
    ("table", "number", "told"),
    [
        ("reason", "wow:602.2", "wow:602.2 is shown; take it out of [reason]"),
        ("reason", "wow:999.9", "wow:999.9 in [reason] is not on the list"),
        ("same", "wow7.4:719.3", "wow7.4:719.3 points to nothing, which nothing shows"),
        ("tested", "wow7.4:719.3", "wow7.4:719.3 points to nothing, which is not there"),
    ],
)
def test_a_wrong_entry_is_noticed(found: dict[str, RuleEvidence], table: str, number: str, told: str) -> None:
    wrong = reasons()
    wrong[table][number] = "nothing"
    assert any(fault.startswith(told) for fault in faults(standings(found, wrong), wrong))


def test_a_rule_that_nobody_names_is_noticed(found: dict[str, RuleEvidence]) -> None:
    assert any("no scene and no test names it" in fault for fault in faults(standings(found, {}), {}))


def test_a_comment_or_a_title_shows_nothing() -> None:
    text = "scene: about wow:602.1\nnote: see wow:602.2\nrules: wow:602.3  # and wow:602.4\nexpect event x wow:603.1\n"
    assert rules_page.named_by_scene(text) == {"wow:602.3", "wow:603.1"}


# -------------------------------------------------------------- how every rule acts


def test_every_rule_can_be_switched_off_or_says_of_what_kind_it_is() -> None:
    """wowtcg has its table; a game whose table is still to come may not have half of one."""
    for game in rules_page.GAMES:
        assert rule_kinds.faults_of_kinds(game, rules_page.required(game), reasons(game)) == []
    assert rule_kinds.kinds_of("wowtcg")


def test_the_most_of_the_numbered_rules_can_be_switched_off() -> None:
    """Numbers of the sources themselves; glossaries and readings of cards say what those say again."""
    numbers = [number for number in rules_page.required("wowtcg") if number.startswith("wow:")]
    can = [number for number in numbers if number in rule_kinds.switches_of("wowtcg")]
    assert len(can) >= 0.75 * len(numbers)


@pytest.mark.parametrize(
    ("kind", "number", "text", "told"),
    [
        ("card", "wow:602.2", "a card", "wow:602.2 can be switched off; take it out of [wowtcg.card]"),
        ("card", "wow:999.9", "a card", "wow:999.9 in [wowtcg.card] is not on the list of required rules"),
        ("under", "wow:400.1", "wow:204.1", "wow:400.1 points to wow:204.1, which nothing switches off"),
        ("whim", "wow:400.1", "a whim", "wow:400.1: there is no kind 'whim'"),
    ],
)
def test_a_wrong_kind_is_noticed(kind: str, number: str, text: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = {**rule_kinds.kinds_of("wowtcg"), number: (kind, text)}
    monkeypatch.setattr(rule_kinds, "kinds_of", lambda game: kinds)
    assert told in rule_kinds.faults_of_kinds("wowtcg", rules_page.required("wowtcg"), reasons("wowtcg"))


def test_a_rule_of_no_kind_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = {number: entry for number, entry in rule_kinds.kinds_of("wowtcg").items() if number != "wow:400.1"}
    monkeypatch.setattr(rule_kinds, "kinds_of", lambda game: kinds)
    found = rule_kinds.faults_of_kinds("wowtcg", rules_page.required("wowtcg"), reasons("wowtcg"))
    assert found == ["wow:400.1 acts nowhere and has no kind"]


def test_what_comments_cite_is_in_the_book(game: str) -> None:
    """Nothing fails on import where a comment names a rule that does not exist, so it fails here."""
    named = [
        (of.path, line, number)
        for of in FILES
        if of.package == game
        for line, number, _ in inline_citations.inline_citations(of)
    ]
    assert [place for place in named if place[2] not in book(game)] == []
    assert game != "wowtcg" or len(named) > 100


def test_every_mark_stands_beside_something_that_can_be_switched_off() -> None:
    assert [(of.path, line) for of in FILES for line, _ in inline_citations.switchable_lines(of)[1]] == []


@pytest.mark.parametrize(
    ("text", "becomes"),
    [
        ("if a and b:  # x:1\n        c()", "if False:"),
        ("if a and b:  # unless it is b (x:1)\n        c()", "if a:"),
        ("if a:  # unless it is a (x:1)\n        c()", "if True:"),
        ("for a in b:  # x:1\n        c(a)", "for a in ():"),
        ("self.a = b  # x:1", "pass"),
        ("c()  # x:1", "pass"),
        ("a = b + c  # x:1", "a = b"),
        ("a = b if c else d  # x:1", "a = d"),
        ("return max(a, 0)  # x:1", "return a"),
        ("return a and b  # x:1", "return a"),
        ("return a == b  # x:1", "return True"),
        ("return [a for a in b if a > 1]  # x:1", "return [a for a in b]"),
        ("if a:\n        return 0  # x:1", "if False:"),
        ("return (\n        a\n        and b  # x:1\n        and c\n    )", "return a and c"),
    ],
)
def test_a_mark_switches_off_what_it_stands_beside(text: str, becomes: str) -> None:
    of = source("src/regelwerk/wowtcg/x.py", f"def f(self):\n    {text}\n")
    made, without = mutants(of, {})
    assert [mutant.site.number for mutant in made] == ["x:1"] and not without
    assert becomes in made[0].text


# ------------------------------------------------------------- switching off is noticed


def test_rules_are_switched_off_all_over_the_core() -> None:
    known = constants(FILES)
    found = {switch.site.number for of in FILES for switch in switches(of, known)[0]}
    assert len(found) > 100


@pytest.mark.parametrize("every", [20, pytest.param(5, marks=pytest.mark.thorough)])
def test_every_mutant_is_a_program(every: int) -> None:
    known = constants(FILES)
    some = [mutant for of in FILES[::every] for mutant in mutants(of, known)[0][:3]]
    assert some
    for mutant in some:
        assert source(mutant.site.path, mutant.text).tree.body
        assert mutant.text != (ROOT / mutant.site.path).read_text(encoding="utf-8")


@pytest.mark.parametrize("number", ["wow:602.2a", pytest.param("wow:602.2b", marks=pytest.mark.thorough)])
def test_switching_a_rule_off_is_noticed(number: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole way of `make rules-mutation`, for one rule and the scenes that name it."""
    told = tmp_path / "told.json"
    # A rule is switched off in the source, whatever form these tests run against.
    monkeypatch.delenv("REGELWERK_FORM", raising=False)
    assert rules_mutation.main(["--near", "--only", number, "--jobs", "1", "--json", str(told)]) == 0
    assert json.loads(told.read_text(encoding="utf-8")) == {number: "shown"}


def test_a_rule_that_acts_nowhere_cannot_be_switched_off() -> None:
    told = rules_mutation.standing(["wow:203.1"], {}, [])
    assert told == {"wow:203.1": "not cited"}
