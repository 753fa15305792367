"""What a browser needs of this game besides its tables: card faces, decks, terms, names of pieces. Plain data."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from regelwerk.kernel.definitions import Definitions
from regelwerk.kernel.ids import Handle
from regelwerk.kernel.presentation.text import plain
from regelwerk.kernel.setup import named_cards
from regelwerk.kernel.vocabulary.words import to_text
from regelwerk.kernel.web_data import closed_groups
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.deck_file import (
    FORMATS,
    Deck,
    Fault,
    IllegalDeckError,
    as_deck,
    closed_cards,
    faults_of,
    read_deck,
    ready_decks,
    ready_words,
    write_deck,
)
from regelwerk.wowtcg.definition_loading import VOCABULARY, standard
from regelwerk.wowtcg.definitions import EDITION, WowDefinitions
from regelwerk.wowtcg.lowered import CardDefinition
from regelwerk.wowtcg.lowering import lower_into
from regelwerk.wowtcg.presentation.board_layout import KEYWORDS as SHOWN_KEYWORDS
from regelwerk.wowtcg.presentation.card_library import (
    all_cards,
    card_lines,
    fault_line,
    find_cards,
    is_token,
    learning_decks,
    messages,
    name_of,
    other_name,
    set_line,
    text_module,
)
from regelwerk.wowtcg.presentation.power_text import whole_text
from regelwerk.wowtcg.presentation.presenter import WowPresenter
from regelwerk.wowtcg.ruleset import RULESET
from regelwerk.wowtcg.visibility import TYPES, bits
from regelwerk.wowtcg.vocabulary import Card as CardWord
from regelwerk.wowtcg.vocabulary import Rarity


def terms(lang: str) -> dict[str, str]:
    """The words of the game by the names that views use: phases, zones, types, keywords, damage types, links."""
    known: dict[str, str] = text_module(lang).TERMS
    words = {key: known[term] for key, term in SHOWN_KEYWORDS.items() if term in known}
    names: tuple[str, ...] = (*codes.PHASES, *codes.ZONES, *TYPES, *codes.KEYWORDS, *codes.ELEMENTS, *codes.LINKS)
    names += ("resource", "totem", "atk", "def", "health")
    names += tuple(rarity.name.lower() for rarity in Rarity)
    for name in names:
        term = name.replace(" ", "_").replace("-", "_")
        if name and name not in words and term in known:
            words[name] = known[term]
    return {**{name: text for name, text in messages(lang).LABELS.items() if "{" not in text}, **words}


def version() -> str:
    """The digest of the definitions."""
    return standard().digest


# --------------------------------------------------------------------- definitions


def definition_texts(defs: Definitions) -> dict[str, str]:
    """Every definition in its text form, by its code: what `pinned` makes the same definitions of."""
    cards = [card for card in defs.cards if isinstance(card, CardDefinition) and card.code.count("/") == 1]
    return {card.code: to_text(card.word) for card in cards}


def definitions_from_texts(texts: Mapping[str, str], edition: str = "") -> Definitions:
    """Definitions as they once were; there is one edition. Raises ValueError for a text that no longer means a card."""
    found = named_cards(texts.items(), VOCABULARY, CardWord)
    whole = "\n".join(f"{code}: {to_text(word)}" for code, word in found)
    defs = WowDefinitions(hashlib.sha256(whole.encode()).hexdigest()[:16])
    lower_into(defs, found)
    return defs


# --------------------------------------------------------------------------- cards


def faces(lang: str) -> list[dict[str, Any]]:
    """Every card, worded."""
    return _faces(lang)


@cache
def _faces(lang: str) -> list[dict[str, Any]]:
    return [face(card, lang) for card in all_cards()]


def face(card: CardDefinition, lang: str) -> dict[str, Any]:
    """A card as it is printed."""
    word = card.word
    cost = "" if word.cost is None or card.kind == codes.TYPE_QUEST else f"{word.cost}{'+X' if word.plus_x else ''}"
    colours = [word.faction.name.lower()] if word.faction is not None else []
    other = other_name(card, lang)
    found = name_of(card, lang)
    return {
        "code": card.code,
        "name": found,
        "other": other if other != found else "",
        "kind": "totem" if card.totem else bits(card.kind, TYPES)[0],
        "line": text_module(lang).type_line(word),
        "cost": cost,
        "colours": [*(icon.name.lower() for icon in word.icons), *colours],
        "numbers": _numbers(card, lang),
        "keywords": bits(card.keywords, codes.KEYWORDS),
        "tags": list(card.tags),
        "text": whole_text(card, lang),
        "rarity": "" if is_token(card) else word.rarity.name.lower(),
        "set": card.code.partition("/")[0],
        "number": str(word.number) if word.number else "",
        "emblem": word.emblem,
        "note": "",
        "fields": _fields(card, lang),
    }


def _numbers(card: CardDefinition, lang: str) -> list[dict[str, str]]:
    known: dict[str, str] = text_module(lang).TERMS
    word = card.word
    given = (
        ("atk", known["atk"], word.atk),
        ("strike", known["strike_cost"], word.strike),
        ("defense", known["def"], word.defense),
        ("health", known["health"], word.health),
    )
    found = [{"key": key, "name": name, "value": str(value)} for key, name, value in given if value is not None]
    if word.element is not None:
        element = word.element.name.lower()
        found.append({"key": "element", "name": element, "value": known[element]})
    return found


def _fields(card: CardDefinition, lang: str) -> dict[str, Any]:
    """What a search line can ask for: numbers as numbers, everything else as lists of small words."""
    word = card.word
    fields: dict[str, Any] = {
        "type": ["totem", "ability"] if card.totem else bits(card.kind, TYPES),
        "class": [icon.name.lower() for icon in word.icons] or ["neutral"],
        "faction": [word.faction.name.lower()] if word.faction is not None else [],
        "rarity": [] if is_token(card) else [word.rarity.name.lower()],
        "set": [card.code.partition("/")[0]],
        "tag": [tag.lower() for tag in card.tags],
        "keyword": bits(card.keywords, codes.KEYWORDS),
        "is": [
            name
            for name, holds in (
                ("instant", word.instant),
                ("ongoing", word.ongoing),
                ("unique", word.unique),
                ("unlimited", word.unlimited),
                ("token", is_token(card)),
            )
            if holds
        ],
    }
    for key, value in (
        ("cost", word.cost if card.kind != codes.TYPE_QUEST else None),
        ("atk", word.atk),
        ("health", word.health),
        ("def", word.defense),
        ("strike", word.strike),
    ):
        if value is not None:
            fields[key] = value
    return fields


def find(query: str, lang: str) -> list[str]:
    """Codes of the cards that have these words in their name, text or type line.

    >>> find("krolklinge", "de")
    ['hoa/krol-blade']
    """
    return [card.code for card in find_cards(query, lang) if card.code.count("/") < 2]


# --------------------------------------------------------------------------- decks


def formats(lang: str) -> list[dict[str, str]]:
    """What a deck can be meant for, the usual first (wow:100.1, ruling:starter-format)."""
    texts = messages(lang).FORMATS
    return [{"key": key, "name": texts[key], "about": texts[f"{key}:about"]} for key in FORMATS]


def ready_deck_list(lang: str) -> list[dict[str, Any]]:
    """The decks that come with the game."""
    learning = learning_decks()
    words: dict[str, str] = text_module(lang).TERMS
    found = []
    for key in ready_decks():
        deck = as_deck(key, standard())
        hero = standard().card(deck.hero)
        title, does = ready_words(key, lang)
        size = f"{len(deck.main)} {words['cards']}"
        about = f"{name_of(hero, lang)} · {set_line(hero, lang).split(' · ')[1]} · {size} · {does}"
        cover = _cover(deck)
        found.append({"key": key, "name": title, "about": about, "learning": key in learning, "cover": cover})
    return found


def _cover(deck: Deck) -> list[str]:
    """What stands for a deck in a picture: its hero, and the dearest of its allies and of its other cards."""
    cards = [standard().card(code) for code in dict.fromkeys(deck.main)]
    allies = [card for card in cards if card.kind == codes.TYPE_ALLY]
    others = [card for card in cards if card.kind not in (codes.TYPE_ALLY, codes.TYPE_QUEST)]
    dearest = [max(some, key=lambda card: card.word.cost or 0) for some in (allies, others) if some]
    return [deck.hero, *(card.code for card in dearest)]


def deck_text(key: str) -> str:
    """The text of a ready deck. Raises ValueError for one that there is not."""
    if "\n" in key:
        raise ValueError("a key must be one line")
    return write_deck(as_deck(key, standard()), standard())


def deck_report(text: str, lang: str, edition: str = "") -> dict[str, Any]:
    """A deck read and checked, every fault worded, with its line where it has one. There is one edition."""
    defs = standard()
    faults: list[Fault] = []
    deck = Deck("", "", [])
    try:
        deck = read_deck(text, defs)
        faults = faults_of(deck, defs)
    except IllegalDeckError as bad:
        faults = bad.faults
        deck = _readable(text, bad.faults)
    cards: list[dict[str, Any]] = [{"code": deck.hero, "count": 1, "part": "hero"}] if deck.hero else []
    for part, card_codes in (("main", deck.main), ("side", deck.side)):
        counts: dict[str, int] = {}
        for code in card_codes:
            counts[code] = counts.get(code, 0) + 1
        cards += [{"code": code, "count": count, "part": part} for code, count in counts.items()]
    written = write_deck(deck, defs) if deck.hero else text
    return {
        "name": deck.name,
        "format": deck.format,
        "edition": EDITION,
        "legal": not faults,
        "size": len(deck.main),
        "cards": cards,
        "faults": [_fault(fault, lang) for fault in faults],
        "closed": _closed(deck, lang) if deck.hero else [],
        "text": written,
        "lines": [line for line in written.splitlines() if line.strip()],
    }


def _closed(deck: Deck, lang: str) -> list[dict[str, Any]]:
    """The cards of which the deck can take no more, by the reason."""
    texts = messages(lang).CLOSED
    found: dict[tuple[str, str, bool], list[str]] = {}
    for card, fault in closed_cards(deck, standard()):
        hint = name_of(standard().card(deck.hero), lang) if fault.kind == "no-shared-icon" else fault.hint
        text = texts[fault.kind].format(limit=fault.limit, hint=hint)
        number = fault.rule.number if fault.rule is not None else ""
        found.setdefault((text, number, fault.kind == "too-many"), []).append(card.code)
    return closed_groups(found)


def _fault(fault: Fault, lang: str) -> dict[str, Any]:
    number = fault.rule.number if fault.rule is not None else ""
    card = standard().named(fault.card) if fault.card else None
    return {
        "text": fault_line(fault, lang),
        "rule": number,
        "line": fault.line,
        "card": card.code if card is not None else "",
    }


def _readable(text: str, faults: Sequence[Fault]) -> Deck:
    """What can be read of a deck: without the lines that are at fault."""
    bad = {fault.line for fault in faults}
    kept = "\n".join("" if number in bad else line for number, line in enumerate(text.splitlines(), 1))
    try:
        return read_deck(kept, standard())
    except IllegalDeckError:
        return Deck("", "", [])


def prepare(
    decks: Sequence[str], seed: int, teams: Sequence[int], windows: str, options: Mapping[str, str]
) -> dict[str, Any]:
    """The setup of a game. Raises IllegalDeckError (a ValueError) for decks that are not legal, and ValueError."""
    if options:
        raise ValueError(f"this game has no options, and was given {', '.join(sorted(options))}")
    return RULESET.prepare(decks, seed, teams, windows)


# -------------------------------------------------------------------------- pieces


def look(presenter: WowPresenter, handle: Handle) -> tuple[list[str], dict[str, Any]]:
    """A card to be read as it is now, and what changes its numbers (ruling:number-shown)."""
    piece = presenter.view.find(handle)
    if piece is None or piece.card is None:
        return [], {}
    lines = [plain(line) for line in card_lines(piece.card, presenter.lang)]
    changed = [plain(line) for line in presenter.modifier_lines(handle)]
    return lines, {"code": piece.card.code, "changes": changed}
