"""Every word has words in both languages, and the texts of the cards are the recorded ones."""

from __future__ import annotations

import dataclasses
import tomllib
from enum import Enum
from pathlib import Path
from typing import Any

import pytest

from regelwerk.kernel.language.sentences import MissingWordingError
from regelwerk.kernel.vocabulary import words as kernel_words
from regelwerk.kernel.vocabulary.words import Then, Word, to_text
from regelwerk.wowtcg import text_de, text_en, vocabulary
from regelwerk.wowtcg.cards import ALL
from regelwerk.wowtcg.definition_loading import VOCABULARY
from tests.native import in_source
from tests.word_examples import Examples
from tests.wowtcg.record_texts import TEXTS, texts

HERE = Path(__file__).resolve().parent
CARDS = {card.name: card for _, cards in ALL for card in cards}
GERMAN_TERMS: dict[str, dict[str, Any]] = tomllib.loads((HERE / "german_terms.toml").read_text(encoding="utf-8"))
DIFFERENCES: dict[str, dict[str, str]] = tomllib.loads((TEXTS / "differences.toml").read_text(encoding="utf-8"))
LANGUAGES = (text_en.word_text, text_de.word_text)


# ------------------------------------------------------------- every word has a wording

NAMES = {**vars(kernel_words), **vars(vocabulary)}
CLASSES = [
    thing
    for thing in VOCABULARY.values()
    if isinstance(thing, type) and issubclass(thing, Word) and thing is not vocabulary.Card
]
PREFERRED: tuple[object, ...] = (vocabulary.THIS, vocabulary.YOU, vocabulary.DuringYourTurn(), vocabulary.Draw(1))
SIMPLE: dict[Any, object] = {int: 2, str: "Kena", bool: False, type(None): None, Word: vocabulary.Draw(1)}


def settle(of: type[Any], values: dict[str, Any]) -> None:
    """Where the plainest values do not go together."""
    if of is vocabulary.Have:
        values.setdefault("atk", 1)  # something must be given
    elif of is vocabulary.IsDealtDamage:
        values["what"] = values.get("what") or vocabulary.THIS  # only damage that is prevented may be anybody's
    elif of in (vocabulary.PutInto, vocabulary.LookAtTop, vocabulary.LookAndMayPut, vocabulary.ShuffleInto):
        values["zone"] = (
            vocabulary.Zone.HAND if values.get("zone", vocabulary.Zone.PLAY) is vocabulary.Zone.PLAY else values["zone"]
        )


EXAMPLES = Examples(NAMES, SIMPLE, PREFERRED, settle)


@in_source
@pytest.mark.parametrize("of", CLASSES, ids=lambda of: of.__name__)
def test_every_word_is_worded_in_both_languages(of: type[Any]) -> None:
    word = EXAMPLES.example(of)
    for say in LANGUAGES:
        said = say(word, "Kena")
        assert said.strip(), to_text(word)
        assert "  " not in said and " ," not in said and ",," not in said, said


@in_source
@pytest.mark.parametrize("of", CLASSES, ids=lambda of: of.__name__)
def test_whatever_stands_in_a_word_is_worded_or_refused_in_both(of: type[Any]) -> None:
    for word in EXAMPLES.variants(of):
        said: list[str] = []
        for say in LANGUAGES:
            try:
                said.append(say(word, "Kena"))
            except MissingWordingError as unworded:
                said.append("")
                assert type(unworded.word).__name__ in str(unworded)
        assert bool(said[0]) == bool(said[1]), f"only one language words {to_text(word)}"


@dataclasses.dataclass(frozen=True)
class Sneeze(Word):
    """No word of the game."""


@pytest.mark.parametrize("say", LANGUAGES)
def test_a_word_without_wording_is_named(say: Any) -> None:
    with pytest.raises(MissingWordingError, match="Sneeze"):
        say(Then((vocabulary.Draw(1), Sneeze())), "Kena")


# ------------------------------------------------------------------- the recorded texts


@pytest.mark.parametrize("file", ["en.txt", "de.txt"])
def test_the_texts_are_the_recorded_ones(file: str) -> None:
    """After a wanted change: python -m tests.wowtcg.record_texts, and read what has changed."""
    recorded = (TEXTS / file).read_text(encoding="utf-8").split("\n\n")
    assert texts()[file].split("\n\n") == recorded


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.name)
def test_both_languages_say_the_same_paragraphs(card: vocabulary.Card) -> None:
    english, german = text_en.card_text(card), text_de.card_text(card)
    assert len(english) == len(german)
    for ours, theirs in zip(english, german):
        assert ours.count(">>>") == theirs.count(">>>") and ours.count("[Activate]") == theirs.count("[Aktivieren]")
        assert [digit for digit in ours if digit.isdigit()] == [digit for digit in theirs if digit.isdigit()], theirs
    assert not {"the", "target", "your", "hero", "and"} & set(" ".join(german).replace(card.name, "").split())


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.name)
def test_a_power_alone_reads_as_on_the_card(card: vocabulary.Card) -> None:
    for language in (text_en, text_de):
        powers = [line for at in range(len(card.powers)) for line in language.power_text(card, at).split("\n")]
        text = language.card_text(card)
        assert text[len(text) - len(powers) :] == powers
    with pytest.raises(IndexError):
        text_en.power_text(card, len(card.powers))


@pytest.mark.parametrize("name", DIFFERENCES)
def test_a_listed_difference_is_still_there(name: str) -> None:
    assert DIFFERENCES[name]["ours"] in " ".join(text_en.card_text(CARDS[name]))
    assert DIFFERENCES[name]["reason"]


# ---------------------------------------------------------------------------- the German


@pytest.mark.parametrize("name", GERMAN_TERMS)
def test_german_uses_the_terms_of_the_german_print(name: str) -> None:
    card, wanted = CARDS[name], GERMAN_TERMS[name]
    assert text_de.card_name(card) == wanted.get("name", name)
    line, text = text_de.type_line(card), " ".join(text_de.card_text(card))
    assert [term for term in wanted["type"] if term not in line] == [], line
    assert [term for term in wanted["terms"] if term not in text] == [], text


def test_german_is_compared_with_all_printed_cards() -> None:
    assert len(GERMAN_TERMS) == 24


@pytest.mark.parametrize(
    ("word", "german"),
    [
        (
            vocabulary.Destroy(
                vocabulary.Target(
                    vocabulary.CardFilter(
                        (vocabulary.CardType.ALLY,),
                        (vocabulary.Other(), vocabulary.OfFaction(vocabulary.Faction.HORDE)),
                    )
                )
            ),
            "Zerstöre einen anderen Horde-Verbündeten deiner Wahl.",
        ),
        (
            vocabulary.Deal(
                1,
                None,
                vocabulary.Target(
                    vocabulary.CardFilter(
                        (vocabulary.CardType.ALLY,),
                        (vocabulary.Turned(vocabulary.Position.EXHAUSTED), vocabulary.Opposing()),
                    )
                ),
            ),
            "Dein Held fügt einem erschöpften gegnerischen Verbündeten deiner Wahl 1 Schaden zu.",
        ),
        (
            vocabulary.Discard(
                1, vocabulary.ControllerOf(vocabulary.Target(vocabulary.CardFilter((vocabulary.CardType.ABILITY,))))
            ),
            "Der Beherrscher einer Fähigkeit deiner Wahl wirft eine Karte ab.",
        ),
        (
            vocabulary.Then(
                (
                    vocabulary.Destroy(vocabulary.Target(vocabulary.CardFilter((vocabulary.CardType.WEAPON,)))),
                    vocabulary.Discard(1, vocabulary.ControllerOf(vocabulary.THEM)),
                )
            ),
            "Zerstöre eine Waffe deiner Wahl. Ihr Beherrscher wirft eine Karte ab.",
        ),
        (
            vocabulary.When(
                vocabulary.StartOfTurn(), vocabulary.And((vocabulary.Draw(1), vocabulary.Ready(vocabulary.YOUR_HERO)))
            ),
            "Am Beginn deines Zuges ziehst du eine Karte und machst deinen Helden bereit.",
        ),
        (
            vocabulary.May(
                vocabulary.Search(
                    vocabulary.HERO, vocabulary.PutIntoPlay(vocabulary.THEM), who=vocabulary.TargetPlayer()
                ),
                vocabulary.TargetPlayer(),
            ),
            "Ein Spieler deiner Wahl kann sein Deck nach einer Heldenkarte durchsuchen und sie ins Spiel legen.",
        ),
        (
            vocabulary.Always(
                vocabulary.Cannot(vocabulary.All(vocabulary.ALLY), vocabulary.RestrictedAction.READY_IN_READY_STEP)
            ),
            "Alle Verbündeten können während des Bereitmach-Schritts ihrer Beherrscher nicht bereit gemacht werden.",
        ),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_german_agrees_in_case_gender_and_number(word: Word, german: str) -> None:
    assert text_de.word_text(word, "Kena") == german


def test_what_is_behind_a_sentence_may_follow_one_that_has_no_verb_to_move() -> None:
    """ "Unless ..." and "at end of turn" stand with the last sentence, whatever it is."""
    deal = vocabulary.Deal(4, vocabulary.Element.HOLY, vocabulary.Target(vocabulary.HERO_OR_ALLY), unpreventable=True)
    assert text_en.word_text(vocabulary.Unless(deal, 2, vocabulary.ControllerOf(vocabulary.THEM)), "Kena").endswith(
        "That damage can't be prevented unless its controller pays (2)."
    )
    assert text_de.word_text(vocabulary.Unless(deal, 2, vocabulary.ControllerOf(vocabulary.THEM)), "Kena").endswith(
        "Dieser Schaden kann nicht verhindert werden, es sei denn, sein Beherrscher bezahlt (2)."
    )
    later = vocabulary.AtEndOfTurn(vocabulary.Either(vocabulary.Draw(1), vocabulary.Draw(2), announced=True))
    assert text_en.word_text(later, "Kena") == "At end of turn, choose one: Draw a card; or draw two cards."
    assert (
        text_de.word_text(later, "Kena")
        == "Am Ende des Zuges: bestimme eines: Ziehe eine Karte; oder ziehe zwei Karten."
    )


ALLY_CARD = vocabulary.CardFilter((vocabulary.CardType.ALLY,), zone=vocabulary.Zone.GRAVEYARD)
HIS_ALLY_CARD = vocabulary.CardFilter(
    (vocabulary.CardType.ALLY,), zone=vocabulary.Zone.GRAVEYARD, whose=vocabulary.ThatPlayer()
)


@pytest.mark.parametrize(
    ("word", "english", "german"),
    [
        (
            vocabulary.PutIntoPlay(vocabulary.Target(ALLY_CARD)),
            "Put target ally card in any graveyard into play.",
            "Lege eine Verbündetenkarte deiner Wahl aus einem beliebigen Friedhof ins Spiel.",
        ),
        (
            vocabulary.PutIntoPlay(vocabulary.All(ALLY_CARD)),
            "Put all ally cards in all graveyards into play.",
            "Lege alle Verbündetenkarten aus allen Friedhöfen ins Spiel.",
        ),
        (
            vocabulary.PutIntoPlay(vocabulary.All(HIS_ALLY_CARD), who=vocabulary.EachPlayer()),
            "Each player puts all ally cards from his graveyard into play.",
            "Jeder Spieler legt alle Verbündetenkarten aus seinem Friedhof ins Spiel.",
        ),
        (
            vocabulary.PutIntoPlay(vocabulary.Chosen(HIS_ALLY_CARD, by=vocabulary.EachPlayer(opponent=True))),
            "Each opponent puts an ally card from his graveyard into play.",
            "Jeder Gegner legt eine Verbündetenkarte aus seinem Friedhof ins Spiel.",
        ),
        (
            vocabulary.PutIntoPlay(
                vocabulary.Target(
                    vocabulary.CardFilter(
                        (vocabulary.CardType.ALLY,), zone=vocabulary.Zone.GRAVEYARD, whose=vocabulary.YOU
                    )
                ),
                who=vocabulary.TargetPlayer(),
            ),
            "Target player puts target ally card from your graveyard into play.",
            "Ein Spieler deiner Wahl legt eine Verbündetenkarte deiner Wahl aus deinem Friedhof ins Spiel.",
        ),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_who_puts_into_play_is_said_in_both_languages(word: Word, english: str, german: str) -> None:
    """Whoever puts a card into play controls it, so the text has to say who does (wow:400.1)."""
    assert text_en.word_text(word, "Kena") == english
    assert text_de.word_text(word, "Kena") == german


# ----------------------------------------------------------------------------- the terms


def test_both_languages_have_the_same_terms() -> None:
    assert list(text_en.TERMS) == list(text_de.TERMS)
    assert all(text_en.TERMS.values()) and all(text_de.TERMS.values())


@pytest.mark.parametrize(
    "enum",
    [
        vocabulary.CardType,
        vocabulary.Faction,
        vocabulary.Class,
        vocabulary.Element,
        vocabulary.Rarity,
        vocabulary.Keyword,
        vocabulary.Zone,
    ],
)
def test_the_terms_name_every_member(enum: type[Enum]) -> None:
    assert [one.name for one in enum if one.name.lower() not in text_en.TERMS] == []


def test_every_tag_of_a_card_has_a_german_word() -> None:
    words = {tag for card in CARDS.values() for tag in (*card.tags, *(name for name, _ in card.limits))}
    words |= {card.hero_required for card in CARDS.values() if card.hero_required}
    assert sorted(words - set(text_de.TAGS)) == []
