"""What the table says about cards and decks outside a game: a card to read, a search, a deck and its faults."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final

from regelwerk.kernel.language.reading import language, name_language
from regelwerk.kernel.language.sentences import capitalize
from regelwerk.kernel.presentation.card_search import best_of
from regelwerk.kernel.presentation.text import StyledLine, normalize, with_other_name
from regelwerk.kernel.setup import file_text
from regelwerk.wowtcg import codes, text_de, text_en
from regelwerk.wowtcg.deck_file import (
    Deck,
    Fault,
    IllegalDeckError,
    as_deck,
    faults_of,
    local_title,
    read_deck,
    ready_decks,
    ready_words,
)
from regelwerk.wowtcg.definition_loading import standard
from regelwerk.wowtcg.definitions import WowDefinitions
from regelwerk.wowtcg.lowered import CardDefinition
from regelwerk.wowtcg.not_implemented import NOT_IMPLEMENTED, waiting
from regelwerk.wowtcg.presentation import messages_de, messages_en
from regelwerk.wowtcg.presentation.messages import WowMessages
from regelwerk.wowtcg.presentation.texts import WowTexts
from regelwerk.wowtcg.vocabulary import Card

LANGUAGES: Final = ("en", "de")


def text_module(lang: str) -> WowTexts:
    """The module that words cards in a language."""
    # two returns: of a conditional expression mypy does not check whether both modules fit
    if language(lang) == "de":
        return text_de
    return text_en


def messages(lang: str) -> WowMessages:
    """The table's sentences in a language."""
    if language(lang) == "de":
        return messages_de
    return messages_en


def name_of(card: CardDefinition, lang: str) -> str:
    """The name in that language, as far as a source gives one.

    >>> name_of(standard().card("hoa/krol-blade"), "de")
    'Krolklinge'
    """
    return text_de.card_name(card.word) if name_language(lang) == "de" else card.name


def other_name(card: CardDefinition, lang: str) -> str:
    """The name in the other language, as far as a source gives one."""
    return name_of(card, "en" if name_language(lang) == "de" else "de")


def printed(card: CardDefinition, lang: str) -> Card:
    """The card for its text in that language: where cards have their English names, it speaks of itself by that."""
    return card.word if name_language(lang) == language(lang) else replace(card.word, name_de="")


def is_token(card: CardDefinition) -> bool:
    """Whether it is a token that some text makes: its code is a place in the code of that card."""
    return card.code.count("/") > 1


def all_cards(defs: WowDefinitions | None = None) -> list[CardDefinition]:
    """Every card with a name, and the tokens that their texts make ("no face" aside), in the order of the sets."""
    return [card for card in (defs or standard()).cards if isinstance(card, CardDefinition) and card.code and card.name]


# --------------------------------------------------------------------- cards


def number_line(card: CardDefinition, lang: str) -> str:
    """Cost and corner numbers: "cost 4 · ATK 3 (melee) · health 4"."""
    terms: dict[str, str] = text_module(lang).TERMS
    word = card.word
    parts = []
    if word.cost is not None and card.kind != codes.TYPE_QUEST:
        parts.append(f"{terms['play_cost']} {word.cost}{' + X' if word.plus_x else ''}")
    if word.atk is not None:
        element = f" ({terms[word.element.name.lower()]})" if word.element is not None else ""
        parts.append(f"{word.atk} {terms['atk']}{element}")
    if word.strike is not None:
        parts.append(f"{terms['strike_cost']} {word.strike}")
    if word.defense is not None:
        parts.append(f"{word.defense} {terms['def']}")
    if word.health is not None:
        parts.append(f"{word.health} {terms['health']}")
    return " · ".join(parts)


def set_line(card: CardDefinition, lang: str) -> str:
    """Faction, classes, rarity and number in the set; a token has neither of the two (wow7.4:404.2)."""
    terms: dict[str, str] = text_module(lang).TERMS
    word = card.word
    parts = []
    if word.faction is not None:
        parts.append(terms[word.faction.name.lower()])
    parts += [terms[icon.name.lower()] for icon in word.icons]
    if not parts:
        parts.append(terms["neutral"])
    parts.append(terms["token" if is_token(card) else word.rarity.name.lower()])
    if word.number:
        parts.append(f"{card.code.partition('/')[0]} {word.number}")
    return " · ".join(parts)


def card_lines(card: CardDefinition, lang: str) -> list[StyledLine]:
    """A card to be read: name, type line, numbers, text; the other language's name beside it."""
    say = text_module(lang)
    title = with_other_name(name_of(card, lang), other_name(card, lang))
    lines: list[StyledLine] = [title, [(say.type_line(card.word), "")]]
    if number_line(card, lang):
        lines.append([(number_line(card, lang), "")])
    lines.append([(set_line(card, lang), "quiet")])
    lines += [[(line, "text")] for paragraph in say.card_text(printed(card, lang)) for line in paragraph.split("\n")]
    return lines


def card_line(card: CardDefinition, lang: str) -> StyledLine:
    """A card in one line: name, type, numbers."""
    about = " · ".join(part for part in (text_module(lang).type_line(card.word), number_line(card, lang)) if part)
    return [(name_of(card, lang), "name"), (f"  {about}", "")]


def find_cards(query: str, lang: str) -> list[CardDefinition]:
    """The cards a reader means, best first: by name (either language), else by text, type line, class, faction.

    Every word of the query must occur; a whole name is that card alone.

    >>> [card.name for card in find_cards("krolklinge", "de")]
    ['Krol Blade']
    """
    return best_of(query, all_cards(), _names, _everything)


def not_implemented(name: str) -> tuple[str, str, str] | None:
    """A card of that name that exists and is not in the game: its name, what it waits for in English and in German."""
    found = waiting(name)
    return None if found is None else (found.name, found.needs, found.needs_de)


def waits() -> list[tuple[str, str]]:
    """What cards that are not implemented wait for, in English and in German."""
    return [(card.needs, card.needs_de) for card in NOT_IMPLEMENTED]


def _names(card: CardDefinition) -> list[str]:
    """The names it is looked up by; of a token called after its tags none, for they mean every card that has them."""
    if is_token(card) and card.name == " ".join(card.tags):
        return []
    return [card.name, card.word.name_de]


@cache
def _everything(card: CardDefinition) -> list[str]:
    """All that a card says, one folded text for each language; made once."""
    return [_in_language(card, lang) for lang in LANGUAGES]


def _in_language(card: CardDefinition, lang: str) -> str:
    say = text_module(lang)
    lines = [name_of(card, lang), say.type_line(card.word), set_line(card, lang), *say.card_text(card.word)]
    return normalize(" ".join(lines))


def known_cards(card_codes: list[str]) -> list[CardDefinition]:
    """The definitions with these codes; codes that there are not are left out."""
    defs = standard()
    return [card for code in card_codes if isinstance(card := defs.by_code.get(code), CardDefinition)]


# --------------------------------------------------------------------- decks


def learning_decks() -> list[str]:
    """Two decks for a first game."""
    return [name for name in ready_decks() if name.startswith("learn-")][:2]


def deck_summary(name: str, lang: str) -> StyledLine:
    """A ready deck in a few words: its name, title, hero and size, and what it does."""
    defs = standard()
    deck = as_deck(name, defs)
    hero = defs.card(deck.hero)
    title, does = ready_words(name, lang)
    text = f"{title} · {name_of(hero, lang)} ({set_line(hero, lang).partition(' · ')[2].split(' · ')[0]})"
    return [(f"{name:<22}", "name"), (f" {text} · {len(deck.main)} {text_module(lang).TERMS['cards']} · {does}", "")]


def deck_lines(deck: Deck, lang: str) -> list[StyledLine]:
    """A deck to be read: hero, then the cards by type with their counts."""
    defs = standard()
    terms: dict[str, str] = text_module(lang).TERMS
    hero = defs.card(deck.hero)
    lines: list[StyledLine] = [[(local_title(deck.name, lang) or hero.name, "name"), (f"  ({deck.format})", "quiet")]]
    lines.append([(f"{messages(lang).LABELS['hero']}: {name_of(hero, lang)}", "")])
    for kind, heading in PARTS:
        counts: dict[str, int] = {}
        for code in deck.main:
            if defs.card(code).kind == kind:
                counts[code] = counts.get(code, 0) + 1
        if counts:
            lines.append([(f"{capitalize(terms[heading])} ({sum(counts.values())})", "heading")])
            lines += [[(f"  {count} {name_of(defs.card(code), lang)}", "")] for code, count in counts.items()]
    if deck.side:
        lines.append([(f"{capitalize(terms['side_deck'])} ({len(deck.side)})", "heading")])
        counts = {code: deck.side.count(code) for code in deck.side}
        lines += [[(f"  {count} {name_of(defs.card(code), lang)}", "")] for code, count in counts.items()]
    return lines


def list_lines(setup: Mapping[str, Any], seat: int, lang: str) -> list[StyledLine]:
    """The list with which a seat plays, from the setup of its game; it is for tables with open lists."""
    return deck_lines(Deck(**setup["decks"][seat]), lang)


PARTS: Final = (
    (codes.TYPE_ALLY, "allies"),
    (codes.TYPE_ABILITY, "abilities"),
    (codes.TYPE_WEAPON, "weapons"),
    (codes.TYPE_ARMOR, "armors"),
    (codes.TYPE_ITEM, "items"),
    (codes.TYPE_QUEST, "quests"),
)


def open_deck(given: str) -> Deck:
    """A deck by the name of a ready one or from a file (UTF-8).

    Raises IllegalDeckError with everything that cannot be read, OSError for the file, ValueError for what is no text.
    """
    if given in ready_decks():
        return as_deck(given, standard())
    return read_deck(file_text(given), standard())


def deck_faults(deck: Deck, edition: str = "") -> list[Fault]:
    """Everything that makes the deck illegal in its format; there is one edition only."""
    return faults_of(deck, standard())


def fault_line(fault: Fault, lang: str) -> str:
    """One fault, worded, with the line of the file, the nearest name and the rule."""
    text: str = (
        messages(lang)
        .FAULTS[fault.kind]
        .format(card=_shown(fault.card, lang), number=fault.number, limit=fault.limit, hint=_hint(fault, lang))
    )
    if fault.hint and fault.kind in ("unknown-card", "unknown-hero"):
        text += {"en": "; did you mean “{}”?", "de": "; meinst du „{}“?"}[language(lang)].format(fault.hint)
    if fault.line:
        text = {"en": "line {}: ", "de": "Zeile {}: "}[language(lang)].format(fault.line) + text
    if fault.rule is not None:
        text += f" [{fault.rule.number}]"
    return text


def _hint(fault: Fault, lang: str) -> str:
    """What a fault says besides: a name in the language, or what a card waits for that is not implemented."""
    without = waiting(fault.card) if fault.kind == "not-implemented" else None
    if without is not None:
        return without.needs_de if language(lang) == "de" else without.needs
    return _shown(fault.hint, lang)


def _shown(name: str, lang: str) -> str:
    """A name of a card in the language, anything else as it is."""
    card = standard().named(name) if name else None
    return name_of(card, lang) if card is not None and card.code else name


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
    "known_cards",
    "learning_decks",
    "list_lines",
    "name_of",
    "open_deck",
    "other_name",
    "printed",
    "ready_decks",
    "text_module",
    "messages",
]
