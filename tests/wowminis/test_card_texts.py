"""The texts of figures, cards and scenarios in both languages: all words have them, and they are those on record."""

from __future__ import annotations

import re
from enum import Enum
from typing import Any

import pytest

from regelwerk.kernel.language.german import Case
from regelwerk.kernel.language.sentences import MissingWordingError
from regelwerk.kernel.vocabulary.words import Then, Word, to_text
from regelwerk.wowminis import text_de, text_en, vocabulary
from regelwerk.wowminis.cards.starter import CARDS, FIGURES, GOREBELLY, HODOON, LOTHERIN
from regelwerk.wowminis.custom.loader import read_files
from regelwerk.wowminis.field_types import CRITICALS, SINGLE
from regelwerk.wowminis.text_de import effects as german
from regelwerk.wowminis.text_de.terms import TAGS
from regelwerk.wowminis.text_en import effects as english
from tests.native import in_source
from tests.word_examples import Examples
from tests.wowminis.record_texts import TEXTS, texts

NAMES: dict[str, Any] = vars(vocabulary)
HOP = vocabulary.Move(vocabulary.MoveType.TELEPORT, 1)
SIMPLE: dict[Any, object] = {int: 2, str: "Kena", bool: False, type(None): None, Word: HOP}
PREFERRED: tuple[object, ...] = (vocabulary.THIS, vocabulary.AN_OPPONENT, HOP)


def settle(of: type[Any], values: dict[str, Any]) -> None:
    """Where the plainest values do not go together."""
    if of is vocabulary.Have:
        values.setdefault("armor", 1)  # something must be given
    if of is vocabulary.Move:
        values.setdefault("whom", vocabulary.AN_OPPONENT)  # who moves cannot be pushed away from itself


EXAMPLES = Examples(NAMES, SIMPLE, PREFERRED, settle)
EFFECTS = (*SINGLE, Then)


@in_source
@pytest.mark.parametrize("of", EFFECTS, ids=lambda of: of.__name__)
def test_every_effect_is_worded_in_both_languages_whatever_stands_in_it(of: type[Any]) -> None:
    for word in EXAMPLES.variants(of):
        texts = [room.effect_text(word) for room in (english, german)]
        assert texts[0] != texts[1]
        for text in texts:
            assert text.endswith(".") and text[0].isupper() and "None" not in text and "  " not in text, to_text(word)


@pytest.mark.parametrize("of", [*CRITICALS, vocabulary.HealMore], ids=lambda of: of.__name__)
def test_every_critical_is_worded_in_both_languages(of: type[Any]) -> None:
    for word in EXAMPLES.variants(of):
        texts = [room.critical(word) for room in (english, german)]
        assert texts[0] != texts[1] and not any(text.endswith(".") for text in texts)


@in_source
@pytest.mark.parametrize("of", [vocabulary.Have, vocabulary.Taunt], ids=lambda of: of.__name__)
def test_every_ongoing_ability_is_worded_in_both_languages(of: type[Any]) -> None:
    for word in [*EXAMPLES.variants(of), EXAMPLES.example(of)]:
        assert english.lasting_text(word) != german.lasting_text(word)


def test_whatever_figures_are_meant_are_named_in_both_languages() -> None:
    quals: list[tuple[vocabulary.Criterion, ...]] = [
        (),
        (vocabulary.ADJACENT,),
        (vocabulary.Within(1),),
        (vocabulary.Within(2, beside=True),),
        (vocabulary.Within(3), vocabulary.HalfHealth()),
    ]
    phrases = set()
    for whose in vocabulary.Allegiance:
        for qual in quals:
            for ref in (
                vocabulary.Target(vocabulary.FigureFilter(whose, qual)),
                vocabulary.Each(vocabulary.FigureFilter(whose, qual)),
            ):
                for case in Case:
                    phrases.add(german.whom(ref, case))
                phrases.add(english.whom(ref))
    assert len(phrases) > 70 and all(phrases)


def test_what_has_no_words_is_refused_by_name() -> None:
    for room in (english, german):
        with pytest.raises(MissingWordingError, match="HalfHealth"):
            room.effect_text(vocabulary.HalfHealth())
        with pytest.raises(MissingWordingError, match="Move"):
            room.lasting_text(HOP)


@pytest.mark.parametrize("group", [*vocabulary.ENUMS[:5], vocabulary.Provenance], ids=lambda group: group.__name__)
def test_every_term_is_there_in_both_languages(group: type[Enum]) -> None:
    for member in group:
        assert text_en.VOICE.term(member) and text_de.VOICE.term(member)


def test_both_languages_have_the_same_terms() -> None:
    assert set(text_en.TERMS) == set(text_de.TERMS)


# ------------------------------------------------------------------------ recorded


@pytest.mark.parametrize("file", ["en.txt", "de.txt"])
def test_the_texts_are_those_on_record(file: str) -> None:
    """Law 8. If a change is meant: `python -m tests.wowminis.record_texts`, and read what has changed."""
    assert texts()[file] == (TEXTS / file).read_text(encoding="utf-8")


def test_every_value_that_is_not_from_a_source_is_marked_on_record() -> None:
    """ruling:proposed-values"""
    record = (TEXTS / "en.txt").read_text(encoding="utf-8")
    assert "honor 6 *, armor 3 *, resist 1 *, health 8 *" in record
    assert "honor 6, armor 4, resist 2, health 8" in record
    assert "Dragonclaw Axe * | 3 ticks | range 1 | physical 6 (Melee) | Critical: damage +1." in record


# ------------------------------------------------------------------------- German

PRINTED = {
    "names": ["Verteidiger Hodoon", "Ruby Edelsteinglanz", "Blutbauch", "Lotherin"],
    "attacks": ["Drachenkrallebeil", "Arkanschlag"],
    "abilities": ["Aura der Hingabe", "Spott"],
    "cards": [
        "Hammer des Zorns", "Lichtblitz", "Eisbarriere", "Feuerschlag", "Gedankenschlag", "Psychischer Schrei",
        "Hinrichten", "Sturmangriff",
    ],
}  # fmt: skip


def test_german_names_are_those_of_the_rulebook() -> None:
    assert [text_de.name(figure) for figure in FIGURES] == PRINTED["names"]
    assert [text_de.name(card) for card in CARDS] == PRINTED["cards"]
    assert {text_de.name(figure.attack) for figure in FIGURES} >= set(PRINTED["attacks"])
    assert [text_de.name(ability) for ability in (HODOON.abilities[0], GOREBELLY.abilities[0])] == PRINTED["abilities"]


def test_a_name_is_marked_in_the_language_in_which_it_is_not_known() -> None:
    """ruling:proposed-values: the axe is printed in German only, the hammer in English only."""
    axe, hammer = GOREBELLY.attack, HODOON.attack
    assert [say.named(axe)[1] for say in (text_en, text_de)] == [
        vocabulary.Provenance.PROPOSED,
        vocabulary.Provenance.SOURCE,
    ]
    assert [say.named(hammer)[1] for say in (text_en, text_de)] == [
        vocabulary.Provenance.SOURCE,
        vocabulary.Provenance.PROPOSED,
    ]
    assert [say.named(CARDS[0])[1] for say in (text_en, text_de)] == [
        vocabulary.Provenance.INFERRED,
        vocabulary.Provenance.SOURCE,
    ]


@pytest.mark.parametrize(
    "term",
    [
        "Tick", "Reichweite", "physisch", "magisch", "Nahkampf", "Kritisch", "Schaden +1", "Heilstärke", "Rüstung",
        "Widerstand", "Gesundheit", "Ehre", "Sofortkarte", "Reaktionskarte", "Verteidiger", "Angreifer",
        "gegnerische Figur", "direkt neben", "persönliche Uhr", "Siegpunkt", "SP-Feld", "Bewegungspunkt",
        "Aktionsleisten-Karte", "generisch", "Gruppe", "angreifen", "freier Sicht", "Allianz", "Horde",
    ],
)  # fmt: skip
def test_german_texts_use_the_terms_of_the_rulebook(term: str) -> None:
    """minis08: the words of the German rulebook, which players find on their cards."""
    assert term.lower() in (TEXTS / "de.txt").read_text(encoding="utf-8").lower()


def test_german_is_declined() -> None:
    weak = vocabulary.FigureFilter(vocabulary.Allegiance.OPPOSING, (vocabulary.ADJACENT, vocabulary.HalfHealth()))
    assert german.effect_text(vocabulary.ChangeHealth(-2, vocabulary.Target(weak))) == (
        "Füge einer gegnerischen Figur direkt neben dieser Figur mit höchstens der Hälfte ihrer Anfangsgesundheit "
        "2 Schaden zu."
    )
    assert german.effect_text(vocabulary.ChangeHealth(1, vocabulary.SELF_OR_ALLY)) == (
        "Heile 1 Schaden von dieser Figur oder einer verbündeten Figur."
    )
    assert (
        german.effect_text(vocabulary.AdvanceClock(1, vocabulary.DEFENDER))
        == "Stelle die persönliche Uhr des Verteidigers um 1 vor."
    )
    assert german.lasting_text(vocabulary.Have(vocabulary.ADJACENT_OPPONENTS, armor=-1)) == (
        "Gegnerische Figuren direkt neben dieser Figur haben −1 Rüstung."
    )
    both = vocabulary.Have(vocabulary.THIS, movement=2, attack_rerolls=2, span=vocabulary.Duration.TURN)
    assert german.effect_text(both) == (
        "In diesem Zug hat diese Figur +2 Bewegungspunkte und kann mit zwei weiteren Angriffswürfeln "
        "noch einmal würfeln."
    )


def test_english_says_what_the_words_say() -> None:
    weak = vocabulary.FigureFilter(vocabulary.Allegiance.OPPOSING, (vocabulary.Within(1), vocabulary.HalfHealth()))
    assert english.effect_text(vocabulary.Move(vocabulary.MoveType.PUSH, 1, vocabulary.Each(weak))) == (
        "Push each opposing figure within 1 space with at most half of its starting health up to 1 space away."
    )
    assert (
        english.effect_text(vocabulary.AdvanceClock(2, vocabulary.THIS))
        == "Advance the personal clock of this figure by 2."
    )
    heal = LOTHERIN.abilities[0]
    assert isinstance(heal, vocabulary.Action)
    assert english.effect_text(heal.effect) == "Heal: range 3, heal 3. Critical: heals 1 more."


def test_talents_and_races_of_the_glossary_are_known_in_german() -> None:
    pairs = {
        "Blood Elf": "Blutelf", "Night Elf": "Nachtelf", "Dwarf": "Zwerg", "Gnome": "Gnom", "Undead": "Untoter",
        "Marksmanship": "Treffsicherheit", "Demonology": "Dämonologie", "Subtlety": "Täuschung",
        "Protection": "Schutz", "Restoration": "Wiederherstellung", "Feral Combat": "Wilder Kampf",
    }  # fmt: skip
    assert {name: TAGS[name.lower()] for name in pairs} == pairs


def test_restrictions_are_named_in_both_languages() -> None:
    needs = "  needs: Warrior, talent Arms, race Orc, figure Gorebelly\n"
    text = f"card A\n  kind: instant\n{needs}  does: Move(TELEPORT, 1)\n"
    card = read_files([("a.minis", text)])[0][1]
    assert isinstance(card, vocabulary.Card)
    assert text_en.card_line(card) == "Instant · Warrior, Arms, Orc, Gorebelly only"
    assert text_de.card_line(card) == "Sofortkarte · Krieger, Waffen, Orc, nur Blutbauch"


def test_a_legendary_figure_and_one_without_class_have_type_lines() -> None:
    text = (
        "figure A\n  faction: Monster\n  legendary: yes\n  honor: 1\n  armor: 0\n  resist: 0\n  health: 1\n"
        "  attack: B\n    ticks: 1\n    does: Attack(1, PHYSICAL, 1, MELEE)\n"
    )
    figure = read_files([("a.minis", text)])[0][1]
    assert isinstance(figure, vocabulary.Figure)
    assert (text_en.type_line(figure), text_de.type_line(figure)) == ("Monster · legendary", "Monster · legendär")


def test_scenarios_say_every_limit_in_both_languages() -> None:
    full = vocabulary.Scenario(
        "A", "Clearing", ("a1",), (4,), 2, 3, 12, 5, (2, 3), (1, 2), False, 9, (5, 9), True, "B"
    )  # fmt: skip
    for say in (text_en, text_de):
        text = " ".join(say.scenario_text(full))
        for number in ("a1", "4", "2", "3", "12", "5", "9"):
            assert re.search(rf"\b{number}\b", text), (say.__name__, number)
    plain = vocabulary.Scenario("A", "Clearing", points_held=0, points_destroyed=0)
    assert len(text_en.scenario_text(plain)) == len(text_de.scenario_text(plain)) == 4


def test_no_word_is_worded_by_accident() -> None:
    """Whatever is not an effect has no command."""
    for name, thing in vocabulary.VOCABULARY.items():
        if isinstance(thing, type) and issubclass(thing, Word) and thing not in EFFECTS:
            assert thing not in english.COMMANDS and thing not in german.COMMANDS, name
