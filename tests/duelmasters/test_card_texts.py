"""Every word has words in both languages, and the texts of the cards are the recorded ones."""

from __future__ import annotations

import dataclasses
import tomllib
from enum import Enum
from pathlib import Path
from typing import Any

import pytest

from regelwerk.duelmasters import text_de, text_en, vocabulary
from regelwerk.duelmasters.cards import ALL
from regelwerk.duelmasters.definition_loading import VOCABULARY
from regelwerk.duelmasters.scene import read
from regelwerk.duelmasters.scene.layout import PositionReader
from regelwerk.kernel.language.sentences import MissingWordingError
from regelwerk.kernel.vocabulary import words as kernel_words
from regelwerk.kernel.vocabulary.words import Then, Word, to_text
from tests.duelmasters.record_texts import TEXTS, texts
from tests.native import in_source
from tests.word_examples import Examples

CARDS = {card.name: card for _, cards in ALL for card in cards}
DIFFERENCES: dict[str, dict[str, str]] = tomllib.loads((TEXTS / "differences.toml").read_text(encoding="utf-8"))
LANGUAGES = (text_en.word_text, text_de.word_text)


# ------------------------------------------------------------- every word has a wording

CLASSES = [
    thing
    for thing in VOCABULARY.values()
    if isinstance(thing, type) and issubclass(thing, Word) and thing is not vocabulary.Card
]
PREFERRED: tuple[object, ...] = (
    vocabulary.THIS,
    vocabulary.YOU,
    vocabulary.CREATURE,
    vocabulary.Draw(1),
    vocabulary.Blocker(),
    vocabulary.IsDestroyed(vocabulary.THIS),
)
SIMPLE: dict[Any, object] = {int: 2, str: "Human", bool: False, type(None): None, Word: vocabulary.Draw(1)}


def settle(of: type[Any], values: dict[str, Any]) -> None:
    """Where the plainest values do not go together."""
    if of is vocabulary.Have:
        values.setdefault("power", 1)  # something must be given
    elif of is vocabulary.PutInto and values.get("zone", vocabulary.Zone.BATTLE) is vocabulary.Zone.BATTLE:
        values["zone"] = vocabulary.Zone.HAND  # PutIntoBattle is the word for that
    elif of is vocabulary.Search and values.get("noun", vocabulary.CREATURE) == vocabulary.CREATURE:
        values["noun"] = vocabulary.CREATURE_IN_DECK  # nothing but a deck is searched
    elif of is vocabulary.Moves:  # other words are about the battle zone
        if values["noun"].zone is vocabulary.Zone.BATTLE:
            values["noun"] = vocabulary.CARD_IN_YOUR_MANA
        if values["zone"] is vocabulary.Zone.BATTLE:
            values["zone"] = vocabulary.Zone.GRAVEYARD


EXAMPLES = Examples({**vars(kernel_words), **vars(vocabulary)}, SIMPLE, PREFERRED, settle)


@in_source
@pytest.mark.parametrize("of", CLASSES, ids=lambda of: of.__name__)
def test_every_word_is_worded_in_both_languages(of: type[Any]) -> None:
    word = EXAMPLES.example(of)
    for say in LANGUAGES:
        text = say(word)
        assert text.strip(), to_text(word)
        assert "  " not in text and " ," not in text and ",," not in text, text


@in_source
@pytest.mark.parametrize("of", CLASSES, ids=lambda of: of.__name__)
def test_whatever_stands_in_a_word_is_worded_or_refused_in_both(of: type[Any]) -> None:
    for word in EXAMPLES.variants(of):
        texts: list[str] = []
        for say in LANGUAGES:
            try:
                texts.append(say(word))
            except MissingWordingError as unworded:
                texts.append("")
                assert type(unworded.word).__name__ in str(unworded)
        assert bool(texts[0]) == bool(texts[1]), f"only one language words {to_text(word)}"


@dataclasses.dataclass(frozen=True)
class Sneeze(Word):
    """No word of the game."""


@pytest.mark.parametrize("say", LANGUAGES)
def test_a_word_without_wording_is_named(say: Any) -> None:
    with pytest.raises(MissingWordingError, match="Sneeze"):
        say(Then((vocabulary.Draw(1), Sneeze())))


# ------------------------------------------------------------------- the recorded texts


@pytest.mark.parametrize("file", ["en.txt", "de.txt"])
def test_the_texts_are_the_recorded_ones(file: str) -> None:
    """After a wanted change: python -m tests.duelmasters.record_texts, and read what has changed."""
    recorded = (TEXTS / file).read_text(encoding="utf-8").split("\n\n")
    assert texts()[file].split("\n\n") == recorded


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.name)
def test_both_languages_say_the_same_abilities(card: vocabulary.Card) -> None:
    english, german = text_en.card_text(card), text_de.card_text(card)
    assert len(english) == len(german) == len(card.abilities)
    for ours, theirs in zip(english, german):
        assert sorted(d for d in ours if d.isdigit()) == sorted(d for d in theirs if d.isdigit()), theirs
    words = " ".join(german).replace(card.name, "").split()
    assert not {"the", "your", "creature", "and", "creatures", "opponent's"} & set(words)


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.name)
def test_an_ability_alone_reads_as_on_the_card(card: vocabulary.Card) -> None:
    for language in (text_en, text_de):
        assert [language.ability_text(card, at) for at in range(len(card.abilities))] == language.card_text(card)
    with pytest.raises(IndexError):
        text_en.ability_text(card, len(card.abilities))


@pytest.mark.parametrize("name", DIFFERENCES)
def test_a_listed_difference_is_still_there(name: str) -> None:
    assert DIFFERENCES[name]["ours"] in " ".join(text_en.card_text(CARDS[name]))
    assert DIFFERENCES[name]["reason"]


SCENES = Path(__file__).resolve().parents[1] / "scenes" / "duelmasters"
OWN_CARDS = [file for file in sorted(SCENES.rglob("*.scene")) if "\ncard " in file.read_text(encoding="utf-8")]


@pytest.mark.parametrize("file", OWN_CARDS, ids=lambda file: file.stem)
def test_cards_of_a_scene_are_worded_too(file: Path) -> None:
    reader = PositionReader(read(file.read_text(encoding="utf-8"), str(file)))
    reader.plan()
    for card in reader.cards.own.values():
        for language in (text_en, text_de):
            assert all(line.strip() for line in language.card_text(card)), card.name


# -------------------------------------------------------------------------- the wording

FIRE, NATURE = vocabulary.Civilization.FIRE, vocabulary.Civilization.NATURE


@pytest.mark.parametrize(
    ("word", "english", "german"),
    [
        (
            vocabulary.When(
                vocabulary.EntersBattle(vocabulary.THIS),
                vocabulary.Destroy(vocabulary.Chosen(vocabulary.HIS_CREATURE, by=vocabulary.OPPONENT)),
            ),
            "When you put this creature into the battle zone, your opponent chooses one of his creatures and "
            "destroys it.",
            "Wenn du diese Kreatur in den Kampfbereich legst, zerstört dein Gegner eine seiner Kreaturen.",
        ),
        (
            vocabulary.When(
                vocabulary.IsDestroyed(vocabulary.OTHER_CREATURE_OF_YOURS), vocabulary.Draw(1, vocabulary.OPPONENT)
            ),
            "Whenever one of your other creatures is destroyed, your opponent draws a card.",
            "Wenn eine deiner anderen Kreaturen zerstört wird, zieht dein Gegner eine Karte.",
        ),
        (
            vocabulary.When(vocabulary.EndOfTurn(vocabulary.TurnOwner.OPPONENTS), vocabulary.Discard(2)),
            "At the end of each of your opponent's turns, discard 2 cards from your hand.",
            "Am Ende jedes Zugs deines Gegners wirfst du 2 Karten von deiner Hand ab.",
        ),
        (
            vocabulary.Always(
                vocabulary.Have(
                    vocabulary.All(
                        vocabulary.CardFilter(
                            (), (vocabulary.OfRace("Human"), vocabulary.Other()), whose=vocabulary.YOU
                        )
                    ),
                    1000,
                    (vocabulary.Slayer(),),
                )
            ),
            'Each of your other Humans in the battle zone gets +1000 power and has "slayer."',
            "Jeder deiner anderen Menschen hat +1000 Stärke und „Schlächter“.",
        ),
        (
            vocabulary.Destroy(
                vocabulary.Chosen(
                    vocabulary.CardFilter(
                        (vocabulary.CardType.CREATURE,),
                        (vocabulary.Tapped(), vocabulary.OfCivilization((FIRE, NATURE))),
                    ),
                    2,
                )
            ),
            "Destroy 2 tapped fire or nature creatures.",
            "Zerstöre 2 getappte Feuer- oder Naturkreaturen.",
        ),
        (
            vocabulary.PutInto(
                vocabulary.All(vocabulary.CardFilter((), zone=vocabulary.Zone.MANA, whose=vocabulary.OPPONENT)),
                vocabulary.Zone.HAND,
            ),
            "Return all cards in your opponent's mana zone to your opponent's hand.",
            "Bringe alle Karten aus dem Manabereich deines Gegners auf die Hand ihrer Besitzer zurück.",
        ),
        (
            vocabulary.May(vocabulary.Then((vocabulary.Discard(1), vocabulary.Draw(2)))),
            "You may discard a card from your hand. If you do, draw 2 cards.",
            "Du kannst eine Karte von deiner Hand abwerfen. Falls du dies tust, ziehe 2 Karten.",
        ),
        (
            vocabulary.Instead(
                vocabulary.IsDestroyed(vocabulary.CardFilter((vocabulary.CardType.CREATURE,), whose=vocabulary.YOU)),
                vocabulary.PutInto(vocabulary.EVENT_SUBJECT, vocabulary.Zone.MANA),
            ),
            "When one of your creatures would be destroyed, put it into your mana zone instead.",
            "Wenn eine deiner Kreaturen zerstört würde, lege sie stattdessen in deinen Manabereich.",
        ),
        (
            vocabulary.Draw(vocabulary.Count(vocabulary.CARD_IN_HAND), up_to=True),
            "Draw up to one card for each card in your hand.",
            "Ziehe bis zu eine Karte für jede Karte auf deiner Hand.",
        ),
        (
            vocabulary.Discard(vocabulary.Count(vocabulary.YOUR_CREATURE), vocabulary.OPPONENT, random=True),
            "Your opponent discards a card at random from his hand for each of your creatures in the battle zone.",
            "Dein Gegner wirft eine zufällige Karte von seiner Hand für jede deiner Kreaturen im Kampfbereich ab.",
        ),
        (
            vocabulary.Always(
                vocabulary.CostChange(
                    vocabulary.CardFilter(
                        (vocabulary.CardType.SPELL,), zone=vocabulary.Zone.HAND, whose=vocabulary.OPPONENT
                    ),
                    2,
                )
            ),
            "Your opponent's spells each cost 2 more to cast.",
            "Zaubersprüche deines Gegners kosten beim Wirken 2 mehr.",
        ),
    ],
)
def test_words_agree_in_case_gender_and_number(word: Word, english: str, german: str) -> None:
    assert text_en.word_text(word) == english
    assert text_de.word_text(word) == german


@pytest.mark.parametrize(
    ("word", "english", "german"),
    [
        (
            vocabulary.Then(
                (vocabulary.LookAt(vocabulary.TopOfDeck()), vocabulary.PutInto(vocabulary.THEM, vocabulary.Zone.HAND))
            ),
            "Look at the top card of your deck. Then put it into your hand.",
            "Sieh dir die oberste Karte deines Decks an. Nimm sie dann auf deine Hand.",
        ),
        (
            vocabulary.When(
                vocabulary.BreaksShield(vocabulary.YOU),
                vocabulary.PutInto(vocabulary.EVENT_SUBJECT, vocabulary.Zone.HAND),
            ),
            "Whenever one of your shields is broken, put it into your hand.",
            "Wenn einer deiner Schilde durchbrochen wird, nimm ihn auf deine Hand.",
        ),
        (
            vocabulary.When(
                vocabulary.BreaksShield(vocabulary.YOU, vocabulary.CREATURE),
                vocabulary.PutInto(vocabulary.EVENT_OTHER, vocabulary.Zone.HAND),
            ),
            "Whenever a creature breaks one of your shields, return the other creature to its owner's hand.",
            "Wenn eine Kreatur einen deiner Schilde durchbricht, bringe die andere Kreatur auf die Hand ihres "
            "Besitzers zurück.",
        ),
    ],
)
def test_both_languages_know_what_a_pronoun_stands_for(word: Word, english: str, german: str) -> None:
    """Where a thing comes from and whose it is has been said: by the deck, the shield, the creature."""
    assert (text_en.word_text(word), text_de.word_text(word)) == (english, german)


# ----------------------------------------------------------------------------- the terms


def test_both_languages_have_the_same_terms() -> None:
    assert list(text_en.TERMS) == list(text_de.TERMS)
    assert all(text_en.TERMS.values()) and all(text_de.TERMS.values())


@pytest.mark.parametrize("enum", [vocabulary.CardType, vocabulary.Civilization, vocabulary.Rarity])
def test_the_terms_name_every_member(enum: type[Enum]) -> None:
    assert [member.name for member in enum if member.name.lower() not in text_en.TERMS] == []


def test_german_uses_the_terms_of_the_german_rulebook() -> None:
    """ruling:german-words: what the source names is said with its words."""
    official = {
        "battle": "Kampfbereich",
        "mana": "Manabereich",
        "graveyard": "Friedhof",
        "shield": "Schild",
        "creature": "Kreatur",
        "evolution_creature": "Evolutionskreatur",
        "summoning_sickness": "Einsatzverzögerung",
        "tapped": "getappt",
        "untapped": "enttappt",
        "power": "Stärke",
        "blocker": "Blocker",
        "double_breaker": "Doppelbrecher",
    }
    assert {term: text_de.TERMS[term] for term in official} == official
    assert "durchbricht" in text_de.word_text(vocabulary.Break(1))
    assert "zum Ende des Zugs" in text_de.word_text(
        vocabulary.Have(vocabulary.THIS, 1000, span=vocabulary.Duration.THIS_TURN)
    )


def test_every_race_of_a_card_has_a_german_word() -> None:
    races = {race for card in CARDS.values() for race in card.races}
    assert sorted(races - set(text_de.RACES)) == []
