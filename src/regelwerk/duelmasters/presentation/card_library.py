"""What the table says about cards and decks outside a game: a card to read, a search, a deck and its faults."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from regelwerk.duelmasters import codes, text_de, text_en
from regelwerk.duelmasters.deck_file import (
    Deck,
    Fault,
    IllegalDeckError,
    all_faults,
    as_deck,
    faults_of,
    local_title,
    read_deck,
    ready_decks,
    ready_words,
)
from regelwerk.duelmasters.definition_loading import standard
from regelwerk.duelmasters.definitions import DmDefinitions
from regelwerk.duelmasters.lowered import CardDefinition
from regelwerk.duelmasters.presentation import messages_de, messages_en
from regelwerk.duelmasters.presentation.messages import DmMessages
from regelwerk.duelmasters.presentation.texts import DmTexts
from regelwerk.duelmasters.text_de.faults import fault_text as german_fault
from regelwerk.duelmasters.text_en.faults import fault_text as english_fault
from regelwerk.kernel.language.reading import language, name_language
from regelwerk.kernel.language.sentences import capitalize
from regelwerk.kernel.presentation.card_search import best_of
from regelwerk.kernel.presentation.text import StyledLine, normalize, with_other_name
from regelwerk.kernel.setup import file_text

LANGUAGES: Final = ("en", "de")
LEARNING: Final = ("first-spark", "green-tide")
"""Two decks for a first game."""


def text_module(lang: str) -> DmTexts:
    """The module that words cards in a language."""
    # two returns: of a conditional expression mypy does not check whether both modules fit
    if language(lang) == "de":
        return text_de
    return text_en


def terms(lang: str) -> dict[str, str]:
    """The words of the cards in a language."""
    return text_de.TERMS if language(lang) == "de" else text_en.TERMS


def messages(lang: str) -> DmMessages:
    """The table's sentences in a language."""
    if language(lang) == "de":
        return messages_de
    return messages_en


def name_of(card: CardDefinition, lang: str) -> str:
    """The name in that language, as far as a source gives one."""
    return (card.word.name_de if name_language(lang) == "de" else "") or card.name


def all_cards(defs: DmDefinitions | None = None) -> list[CardDefinition]:
    """Every card with a name, in the order of the sets."""
    return [card for card in (defs or standard()).cards if isinstance(card, CardDefinition) and card.code and card.name]


# --------------------------------------------------------------------- cards


def civilizations(card: CardDefinition, lang: str) -> str:
    """Its civilizations: "fire", "light/nature".

    >>> civilizations(standard().card("dm01/bolshack-dragon"), "de")
    'Feuer'
    """
    return "/".join(terms(lang)[name] for bit, name in enumerate(codes.CIVILIZATIONS) if card.civs >> bit & 1)


def number_line(card: CardDefinition, lang: str) -> str:
    """Cost and power: "cost 6 fire · power 6000+"."""
    known = terms(lang)
    parts = [f"{known['cost']} {card.cost} {civilizations(card, lang)}"]
    if card.word.power is not None:
        parts.append(f"{known['power']} {card.power}{'+' if card.word.plus else ''}")
    return " · ".join(parts)


def set_line(card: CardDefinition, lang: str) -> str:
    """Rarity and number in the set."""
    rarity = terms(lang)[card.word.rarity.name.lower()]
    return f"{rarity} · {card.code.partition('/')[0]} {card.word.number}".rstrip()


def card_lines(card: CardDefinition, lang: str) -> list[StyledLine]:
    """A card to be read: name, type line, numbers, text; the other language's name beside it."""
    say = text_module(lang)
    title = with_other_name(name_of(card, lang), name_of(card, "en" if name_language(lang) == "de" else "de"))
    lines: list[StyledLine] = [title, [(say.type_line(card.word), "")], [(number_line(card, lang), "")]]
    lines.append([(set_line(card, lang), "quiet")])
    return lines + [[(line, "text")] for line in whole_text(card, lang)]


def whole_text(card: CardDefinition | None, lang: str) -> list[str]:
    """The text of a card, line by line."""
    if card is None:
        return []
    return [line for paragraph in text_module(lang).card_text(card.word) for line in paragraph.split("\n")]


def card_line(card: CardDefinition, lang: str) -> StyledLine:
    """A card in one line: name, type, numbers."""
    return [
        (name_of(card, lang), "name"),
        (f"  {text_module(lang).type_line(card.word)} · {number_line(card, lang)}", ""),
    ]


def find_cards(query: str, lang: str) -> list[CardDefinition]:
    """The cards a reader means, best first: by name (either language), else by text, type line, civilization.

    >>> [card.name for card in find_cards("bolshack", "de")]
    ['Bolshack Dragon']
    """
    return best_of(query, all_cards(), _names, _everything)


def _names(card: CardDefinition) -> Sequence[str]:
    return [card.name, card.word.name_de]


@cache
def _everything(card: CardDefinition) -> list[str]:
    """All that a card says, one folded text for each language; made once."""
    return [_in_language(card, lang) for lang in LANGUAGES]


def _in_language(card: CardDefinition, lang: str) -> str:
    say = text_module(lang)
    lines = [name_of(card, lang), say.type_line(card.word), civilizations(card, lang), set_line(card, lang)]
    return normalize(" ".join([*lines, *say.card_text(card.word)]))


# --------------------------------------------------------------------- decks


def learning_decks() -> list[str]:
    """Two decks for a first game."""
    return list(LEARNING)


def deck_civilizations(deck: Deck, lang: str) -> str:
    """The civilizations of a deck, the most frequent first: "fire and nature"."""
    counts = [0] * len(codes.CIVILIZATIONS)
    for code in deck.cards:
        for bit in range(len(counts)):
            counts[bit] += standard().card(code).civs >> bit & 1
    order = sorted((bit for bit in range(len(counts)) if counts[bit]), key=lambda bit: -counts[bit])
    return f" {messages(lang).AND} ".join(terms(lang)[codes.CIVILIZATIONS[bit]] for bit in order)


def deck_summary(name: str, lang: str) -> StyledLine:
    """A ready deck in a few words: its name, title, civilizations and size, and what it does."""
    deck = as_deck(name, standard())
    title, does = ready_words(name, lang)
    about = f" {title} · {deck_civilizations(deck, lang)} · {len(deck.cards)} {terms(lang)['cards']} · {does}"
    return [(f"{name:<16}", "name"), (about, "")]


def deck_lines(deck: Deck, lang: str) -> list[StyledLine]:
    """A deck to be read: its cards by type and cost, with their counts."""
    defs = standard()
    known = terms(lang)
    lines: list[StyledLine] = [
        [(local_title(deck.name, lang), "name"), (f"  ({deck_civilizations(deck, lang)})", "quiet")]
    ]
    for kind, heading in ((codes.TYPE_CREATURE, "creatures"), (codes.TYPE_SPELL, "spells")):
        card_codes = sorted({code for code in deck.cards if defs.card(code).kind & kind})
        card_codes.sort(key=lambda code: (defs.card(code).cost, code))
        if card_codes:
            count = sum(deck.cards.count(code) for code in card_codes)
            lines.append([(f"{capitalize(known[heading])} ({count})", "heading")])
            lines += [
                [(f"  {deck.cards.count(code)} ", "number"), *card_line(defs.card(code), lang)] for code in card_codes
            ]
    return lines


def list_lines(setup: Mapping[str, Any], seat: int, lang: str) -> list[StyledLine]:
    """The list with which a seat plays, from the setup of its game; it is for tables with open lists."""
    plain = setup["decks"][seat]
    return deck_lines(Deck(plain["name"], plain["cards"]), lang)


def open_deck(given: str) -> Deck:
    """A deck by the name of a ready one or from a file (UTF-8).

    Raises IllegalDeckError with everything that is wrong with a file that cannot be read, OSError for the file,
    ValueError for what is no text.
    """
    if given in ready_decks():
        return as_deck(given, standard())
    text = file_text(given)
    try:
        return read_deck(text, standard())
    except IllegalDeckError:
        raise IllegalDeckError(all_faults(text, standard())) from None


def deck_faults(deck: Deck, edition: str = "") -> list[Fault]:
    """Everything that makes the deck illegal in an edition: that one, else the one it names, else the usual one."""
    return faults_of(deck, standard(), 0, edition or deck.edition)


def fault_line(fault: Fault, lang: str) -> str:
    """One fault, worded, with the line of the file, the nearest name and the rule."""
    return german_fault(fault) if language(lang) == "de" else english_fault(fault)


__all__ = [
    "IllegalDeckError",
    "all_cards",
    "card_line",
    "card_lines",
    "deck_lines",
    "deck_summary",
    "fault_line",
    "deck_faults",
    "find_cards",
    "learning_decks",
    "list_lines",
    "name_of",
    "open_deck",
    "ready_decks",
    "text_module",
    "messages",
]
