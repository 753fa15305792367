"""The figures, action cards, boards and scenarios that come with the game."""

from __future__ import annotations

import dataclasses
import inspect
import re
from typing import Final

import pytest

from regelwerk.kernel.vocabulary.words import Then, Word, from_text, to_text, written
from regelwerk.wowminis import vocabulary
from regelwerk.wowminis.base_definitions import of_the_game, standard
from regelwerk.wowminis.cards import invented
from regelwerk.wowminis.cards.starter import CARDS, GOREBELLY, HODOON, LOTHERIN, RUBY
from regelwerk.wowminis.custom.loader import read_files
from regelwerk.wowminis.custom.writer import write_definition
from regelwerk.wowminis.definition_loading import definitions
from regelwerk.wowminis.definition_set import DefinitionSet, slug
from regelwerk.wowminis.definition_words import PARTS
from regelwerk.wowminis.field_types import WANTS
from regelwerk.wowminis.lowering import LoweringError
from regelwerk.wowminis.rules import BOOK
from regelwerk.wowminis.vocabulary import Provenance, standing
from tests.native import ARE_NATIVE, in_source

ALL = of_the_game()
IDS = [code for code, _ in ALL]
BY_NAME = {card.name: card for card in CARDS}


def test_the_starter_has_four_figures_two_cards_each_and_eleven_honor_on_either_side() -> None:
    """minis08:p3.honor, minis08:p13.starter-cards"""
    figures = list(standard().figures.values())
    for faction in (vocabulary.Faction.ALLIANCE, vocabulary.Faction.HORDE):
        assert sum(figure.honor for figure in figures if figure.faction is faction) == 11
    for figure in figures:
        assert figure.class_ is not None
        assert sum(card.needs == (vocabulary.OfClass(figure.class_),) for card in CARDS) == 2


def test_what_the_rulebook_prints_is_as_printed() -> None:
    """The example card of page 4, the attack of page 7, the numbers of the example of page 10, page 12, page 16."""
    assert (HODOON.honor, HODOON.armor, HODOON.resist, HODOON.health) == (6, 4, 2, 8)
    hammer = HODOON.attack
    assert isinstance(hammer.effect, vocabulary.Attack)
    assert (hammer.ticks, hammer.effect.range, hammer.effect.strength) == (3, 1, 4)
    assert hammer.effect.critical == vocabulary.Attack(
        0, vocabulary.AttackType.MAGICAL, 4, vocabulary.Element.HOLY, whom=vocabulary.DEFENDER
    )
    axe = GOREBELLY.attack
    assert axe.effect == vocabulary.Attack(
        1, vocabulary.AttackType.PHYSICAL, 6, vocabulary.Element.MELEE, vocabulary.DamageMore(1)
    )
    assert (RUBY.armor, RUBY.health) == (1, 5)
    assert isinstance(RUBY.attack.effect, vocabulary.Attack) and RUBY.attack.effect.range == 3
    heal = LOTHERIN.abilities[0]
    assert isinstance(heal, vocabulary.Action) and isinstance(heal.effect, vocabulary.Heal)
    assert (heal.effect.strength, heal.effect.critical) == (3, vocabulary.HealMore(1))
    assert {card.name: (card.kind, card.ticks) for card in CARDS if card.kind is not vocabulary.CardKind.ACTION} == {
        "Ice Barrier": (vocabulary.CardKind.REACTION, 1),
        "Fire Blast": (vocabulary.CardKind.INSTANT, 0),
        "Charge": (vocabulary.CardKind.INSTANT, 0),
    }


def test_only_what_has_no_source_is_called_proposed() -> None:
    """ruling:proposed-values"""
    assert [standing(HODOON, part) for part in ("honor", "armor", "resist", "health")] == [Provenance.SOURCE] * 4
    assert standing(HODOON.attack, "critical") is Provenance.INFERRED
    assert standing(RUBY, "honor") is Provenance.INFERRED
    assert [standing(GOREBELLY, part) for part in ("armor", "resist", "health", "honor")] == [Provenance.PROPOSED] * 4
    assert [standing(GOREBELLY.attack, part) for part in ("ticks", "range", "strength")] == [Provenance.SOURCE] * 3
    assert standing(BY_NAME["Ice Barrier"], "ticks") is Provenance.SOURCE
    assert standing(BY_NAME["Ice Barrier"], "effect") is Provenance.PROPOSED
    assert standing(BY_NAME["Execute"], "strength") is Provenance.PROPOSED


def test_cards_of_ours_are_proposed_in_every_part_and_fit_everybody() -> None:
    """ruling:duel-cards"""
    for card in invented.CARDS:
        assert card.proposed == (vocabulary.EVERYTHING,)
        assert card.needs == ()


def test_every_figure_can_fill_a_bar_of_seven() -> None:
    """minis08:p17.duel"""
    for figure in standard().figures.values():
        assert sum(card.fits(figure) for card in standard().cards.values()) >= 7


@pytest.mark.parametrize(("code", "word"), ALL, ids=IDS)
def test_marks_name_parts_that_there_are(code: str, word: vocabulary.Definition) -> None:
    abilities = (word.attack, *word.abilities) if isinstance(word, vocabulary.Figure) else ()
    for thing in (word, *abilities):
        assert set(thing.inferred) | set(thing.proposed) <= set(PARTS[type(thing)])
        assert not set(thing.inferred) & set(thing.proposed)


@pytest.mark.parametrize(("code", "word"), ALL, ids=IDS)
def test_definitions_are_read_back_from_their_text_form(code: str, word: vocabulary.Definition) -> None:
    assert from_text(to_text(word), vocabulary.VOCABULARY) == word


@pytest.mark.parametrize(("code", "word"), ALL, ids=IDS)
def test_definitions_could_stand_in_a_file_of_ones_own(code: str, word: vocabulary.Definition) -> None:
    """What comes with the game passes every check that a user's file passes, and comes back the same."""
    assert read_files([("a.minis", write_definition(word))]) == [(f"own/{slug(word.name)}", word)]


def test_names_are_unambiguous_and_found_in_both_languages() -> None:
    shelf = standard()
    places = ((shelf.figures, shelf.figure_code), (shelf.cards, shelf.card_code), (shelf.boards, shelf.board_code))
    for place, find in places:
        for code, word in place.items():
            assert find(word.name) == find(word.name_de.upper()) == find(code) == code
    assert shelf.card_code("no such card") == ""


def test_the_digest_notices_every_change() -> None:
    other = [(code, dataclasses.replace(word, name_de="x") if code == "duel" else word) for code, word in ALL]
    assert DefinitionSet(ALL).digest == standard().digest
    assert DefinitionSet(other).digest != standard().digest


def test_two_definitions_with_one_code_are_refused() -> None:
    with pytest.raises(ValueError, match="starter/gorebelly"):
        DefinitionSet([*ALL, ("starter/gorebelly", GOREBELLY)])


def test_scenarios_are_played_on_boards_that_there_are() -> None:
    defs = definitions(standard())
    for scenario in standard().scenarios.values():
        board = defs.ground(scenario)
        assert board is defs.ground(scenario)
        assert board.victory and len(board.starts) == 2


def test_every_word_is_used_by_some_definition() -> None:
    """A word that nobody uses is deleted; restrictions by talent, race and figure wait for figures that have them."""
    used = {type(inner).__name__ for _, word in ALL for inner in inside(word)}
    words = {
        name for name, thing in vocabulary.VOCABULARY.items() if isinstance(thing, type) and issubclass(thing, Word)
    }
    assert words - used == {"OfTalent", "OfRace", "OnlyForFigure"}


def inside(word: Word) -> list[Word]:
    """The word and all in it."""
    found = [word]
    for field in written(type(word)):
        value = getattr(word, field.name)
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, Word):
                found += inside(item)
    return found


def test_every_field_of_every_word_inside_effects_says_what_it_takes() -> None:
    for maker, wants in WANTS.items():
        assert list(wants) == [field.name for field in written(maker)]
    effects = {type(inner) for _, word in ALL for inner in inside(word)} - {
        vocabulary.Figure, vocabulary.Card, vocabulary.Board, vocabulary.Scenario, vocabulary.Action,
        vocabulary.Ongoing, vocabulary.OfClass
    }  # fmt: skip
    without_fields = {
        vocabulary.This,
        vocabulary.HalfHealth,
        vocabulary.Taunt,
    }
    assert effects - without_fields <= set(WANTS)


WORDS: Final = [thing for thing in vocabulary.VOCABULARY.values() if isinstance(thing, type) and thing is not Then]
"""The words of this game; `Then` is the kernel's, which knows no rule."""


@in_source
@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.__name__)
def test_every_word_says_what_it_means_and_by_which_rule(word: type) -> None:
    cited = re.findall(r"\b(?:minis08|minis|ruling|term):[\w.-]*\w", inspect.getdoc(word) or "")
    assert cited and all(number in BOOK for number in cited)


AXE: Final = vocabulary.Attack(1, vocabulary.AttackType.PHYSICAL, 4, vocabulary.Element.MELEE)
AGAIN: Final = dataclasses.replace(AXE, range=0, whom=vocabulary.DEFENDER)
BAD: Final[dict[str, vocabulary.Definition]] = {
    "adds no value": vocabulary.Card(
        "Bad", vocabulary.CardKind.ACTION, 1, vocabulary.Have(vocabulary.THIS, span=vocabulary.Duration.TURN)
    ),
    "exactly if it is a reaction": vocabulary.Card(
        "Bad", vocabulary.CardKind.ACTION, 1, AXE, when=vocabulary.IsAttacked(vocabulary.THIS)
    ),
    "a main attack that is no attack": vocabulary.Figure(
        "Bad", vocabulary.Faction.HORDE, 5, 3, 1, 8,
        vocabulary.Action("Axe", 3, vocabulary.ChangeHealth(1, vocabulary.THIS))
    ),
    "this figure or about each of some": vocabulary.Figure(
        "Bad", vocabulary.Faction.HORDE, 5, 3, 1, 8, vocabulary.Action("Axe", 3, AXE),
        (vocabulary.Ongoing("Aura", vocabulary.Have(vocabulary.AN_OPPONENT, 1)),)
    ),
    "as long as its figure is there": vocabulary.Figure(
        "Bad", vocabulary.Faction.HORDE, 5, 3, 1, 8, vocabulary.Action("Axe", 3, AXE),
        (vocabulary.Ongoing("Aura", vocabulary.Have(vocabulary.THIS, 1, span=vocabulary.Duration.TURN)),),
    ),
    "need a span": vocabulary.Card("Bad", vocabulary.CardKind.ACTION, 1, vocabulary.Have(vocabulary.THIS, 1)),
    "DamageMore has no meaning here": vocabulary.Card(
        "Bad", vocabulary.CardKind.ACTION, 1, vocabulary.Then((AXE, vocabulary.DamageMore(1)))
    ),
    "only a critical effect attacks the defender": vocabulary.Card("Bad", vocabulary.CardKind.ACTION, 1, AGAIN),
    "exactly if it is not known": vocabulary.Card(
        "Bad", vocabulary.CardKind.ACTION, 1, dataclasses.replace(AXE, range=0)
    ),
    "attacks others, or with": vocabulary.Card(
        "Bad", vocabulary.CardKind.ACTION, 1, dataclasses.replace(AXE, critical=AXE)
    ),
    "it does nothing": vocabulary.Card("Bad", vocabulary.CardKind.ACTION, 1, vocabulary.Then(())),
}  # fmt: skip
if not ARE_NATIVE:  # a compiled word does not even take it
    BAD["has no critical effect HealMore"] = vocabulary.Card(
        "Bad",
        vocabulary.CardKind.ACTION,
        1,
        vocabulary.Attack(1, vocabulary.AttackType.PHYSICAL, 4, vocabulary.Element.MELEE, vocabulary.HealMore(1)),  # type: ignore[arg-type]  # meant
    )


@pytest.mark.parametrize("problem", BAD)
def test_a_word_without_meaning_is_named_with_its_definition(problem: str) -> None:
    """ruling:own-definitions"""
    with pytest.raises(LoweringError, match=rf"^own/bad\b.*{problem}"):
        definitions(DefinitionSet([("own/bad", BAD[problem])]))
