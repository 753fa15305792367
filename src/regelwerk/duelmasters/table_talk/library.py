"""What the table says about cards and decks outside a game: a card to read, a search, a deck and its faults."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import ModuleType
from typing import Any, Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters import say_de, say_en
from regelwerk.duelmasters.defs import DmDefs
from regelwerk.duelmasters.formats import BadDeck, Deck, Fault, all_faults, faults_of, read_deck
from regelwerk.duelmasters.game import as_deck, ready_decks
from regelwerk.duelmasters.loading import standard
from regelwerk.duelmasters.meaning import Card
from regelwerk.duelmasters.say_de.faults import fault_text as german_fault
from regelwerk.duelmasters.say_en.faults import fault_text as english_fault
from regelwerk.duelmasters.table_talk import words_de, words_en
from regelwerk.kernel.setup import file_text
from regelwerk.kernel.table_search import best_of
from regelwerk.kernel.table_text import Line, fold, titled
from regelwerk.kernel.wording import capital

LANGUAGES: Final = ("en", "de")
LEARNING: Final = ("first-spark", "green-tide")
"""Two decks for a first game."""


def sayer(lang: str) -> ModuleType:
    """The room that words cards in a language."""
    return say_de if lang == "de" else say_en


def terms(lang: str) -> dict[str, str]:
    """The words of the cards in a language."""
    return say_de.TERMS if lang == "de" else say_en.TERMS


def words(lang: str) -> ModuleType:
    """The table's sentences in a language."""
    return words_de if lang == "de" else words_en


def name_of(card: Card, lang: str) -> str:
    """The name in that language, as far as a source gives one."""
    return (card.word.name_de if lang == "de" else "") or card.name


def all_cards(defs: DmDefs | None = None) -> list[Card]:
    """Every card with a name, in the order of the sets."""
    return [card for card in (defs or standard()).cards if isinstance(card, Card) and card.code and card.name]


# --------------------------------------------------------------------- cards


def civilizations(card: Card, lang: str) -> str:
    """Its civilizations: "fire", "light/nature".

    >>> civilizations(standard().card("dm01/bolshack-dragon"), "de")
    'Feuer'
    """
    return "/".join(terms(lang)[name] for bit, name in enumerate(c.CIVILIZATIONS) if card.civs >> bit & 1)


def numbers(card: Card, lang: str) -> str:
    """Cost and power: "cost 6 fire · power 6000+"."""
    known = terms(lang)
    said = [f"{known['cost']} {card.cost} {civilizations(card, lang)}"]
    if card.word.power is not None:
        said.append(f"{known['power']} {card.power}{'+' if card.word.plus else ''}")
    return " · ".join(said)


def belongs(card: Card, lang: str) -> str:
    """Rarity and number in the set."""
    said = terms(lang)[card.word.rarity.name.lower()]
    return f"{said} · {card.code.partition('/')[0]} {card.word.number}".rstrip()


def card_lines(card: Card, lang: str) -> list[Line]:
    """A card to be read: name, type line, numbers, text; the other language's name beside it."""
    say = sayer(lang)
    title = titled(name_of(card, lang), name_of(card, "en" if lang == "de" else "de"))
    lines: list[Line] = [title, [(say.type_line(card.word), "")], [(numbers(card, lang), "")]]
    lines.append([(belongs(card, lang), "quiet")])
    return lines + [[(line, "text")] for line in whole_text(card, lang)]


def whole_text(card: Card | None, lang: str) -> list[str]:
    """The text of a card, line by line."""
    if card is None:
        return []
    return [line for paragraph in sayer(lang).card_text(card.word) for line in str(paragraph).split("\n")]


def card_line(card: Card, lang: str) -> Line:
    """A card in one line: name, type, numbers."""
    return [(name_of(card, lang), "name"), (f"  {sayer(lang).type_line(card.word)} · {numbers(card, lang)}", "")]


def find_cards(query: str, lang: str) -> list[Card]:
    """The cards a reader means, best first: by name (either language), else by text, type line, civilization.

    >>> [card.name for card in find_cards("bolshack", "de")]
    ['Bolshack Dragon']
    """
    return best_of(query, all_cards(), _names, _everything)


def _names(card: Card) -> Sequence[str]:
    return [card.name, card.word.name_de]


@cache
def _everything(card: Card) -> list[str]:
    """All that a card says, one folded text for each language; made once."""
    return [_in_language(card, lang) for lang in LANGUAGES]


def _in_language(card: Card, lang: str) -> str:
    say = sayer(lang)
    lines = [name_of(card, lang), say.type_line(card.word), civilizations(card, lang), belongs(card, lang)]
    return fold(" ".join([*lines, *say.card_text(card.word)]))


# --------------------------------------------------------------------- decks


def learning_decks() -> list[str]:
    """Two decks for a first game."""
    return list(LEARNING)


def deck_civilizations(deck: Deck, lang: str) -> str:
    """The civilizations of a deck, the most frequent first: "fire and nature"."""
    counts = [0] * len(c.CIVILIZATIONS)
    for code in deck.cards:
        for bit in range(len(counts)):
            counts[bit] += standard().card(code).civs >> bit & 1
    order = sorted((bit for bit in range(len(counts)) if counts[bit]), key=lambda bit: -counts[bit])
    return f" {words(lang).AND} ".join(terms(lang)[c.CIVILIZATIONS[bit]] for bit in order)


def deck_summary(name: str, lang: str) -> Line:
    """One line about a ready deck: its name, title, civilizations and size."""
    deck = as_deck(name, standard())
    about = f" {deck.name} · {deck_civilizations(deck, lang)} · {len(deck.cards)} {terms(lang)['cards']}"
    return [(f"{name:<16}", "name"), (about, "")]


def deck_lines(deck: Deck, lang: str) -> list[Line]:
    """A deck to be read: its cards by type and cost, with their counts."""
    defs = standard()
    known = terms(lang)
    lines: list[Line] = [[(deck.name, "name"), (f"  ({deck_civilizations(deck, lang)})", "quiet")]]
    for kind, heading in ((c.CREATURE, "creatures"), (c.SPELL, "spells")):
        codes = sorted({code for code in deck.cards if defs.card(code).kind & kind})
        codes.sort(key=lambda code: (defs.card(code).cost, code))
        if codes:
            count = sum(deck.cards.count(code) for code in codes)
            lines.append([(f"{capital(known[heading])} ({count})", "heading")])
            lines += [[(f"  {deck.cards.count(code)} ", "number"), *card_line(defs.card(code), lang)] for code in codes]
    return lines


def list_lines(setup: Mapping[str, Any], seat: int, lang: str) -> list[Line]:
    """The list with which a seat plays, from the setup of its game; it is for tables with open lists."""
    plain = setup["decks"][seat]
    return deck_lines(Deck(plain["name"], plain["cards"]), lang)


def open_deck(given: str) -> Deck:
    """A deck by the name of a ready one or from a file (UTF-8).

    Raises BadDeck with everything that is wrong with a file that cannot be read, OSError for the file, ValueError for
    what is no text.
    """
    if given in ready_decks():
        return as_deck(given, standard())
    text = file_text(given)
    try:
        return read_deck(text, standard())
    except BadDeck:
        raise BadDeck(all_faults(text, standard())) from None


def faults(deck: Deck, edition: str = "") -> list[Fault]:
    """Everything that makes the deck illegal in an edition: that one, else the one it names, else the usual one."""
    return faults_of(deck, standard(), 0, edition or deck.edition)


def fault_line(fault: Fault, lang: str) -> str:
    """One fault, worded, with the line of the file, the nearest name and the rule."""
    return german_fault(fault) if lang == "de" else english_fault(fault)


__all__ = [
    "BadDeck",
    "all_cards",
    "card_line",
    "card_lines",
    "deck_lines",
    "deck_summary",
    "fault_line",
    "faults",
    "find_cards",
    "learning_decks",
    "list_lines",
    "name_of",
    "open_deck",
    "ready_decks",
    "sayer",
    "words",
]
