"""What a browser needs of this game besides its tables: card faces, decks, terms, names of pieces. Plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.deck_file import (
    Deck,
    Fault,
    IllegalDeckError,
    all_faults,
    as_deck,
    closed_cards,
    read_deck,
    ready_decks,
    ready_words,
    write_deck,
)
from regelwerk.duelmasters.definition_loading import VOCABULARY, defined, standard
from regelwerk.duelmasters.definitions import EDITION
from regelwerk.duelmasters.lowered import CardDefinition
from regelwerk.duelmasters.presentation import card_library
from regelwerk.duelmasters.presentation.card_library import (
    all_cards,
    card_lines,
    deck_civilizations,
    fault_line,
    find_cards,
    learning_decks,
    messages,
    name_of,
    text_module,
    whole_text,
)
from regelwerk.duelmasters.presentation.presenter import DmPresenter
from regelwerk.duelmasters.ruleset import RULESET
from regelwerk.duelmasters.visibility import bits
from regelwerk.duelmasters.vocabulary import Card as CardWord
from regelwerk.duelmasters.vocabulary import Rarity
from regelwerk.kernel.definitions import Definitions
from regelwerk.kernel.ids import Handle
from regelwerk.kernel.language.reading import name_language
from regelwerk.kernel.presentation.text import plain
from regelwerk.kernel.setup import named_cards
from regelwerk.kernel.vocabulary.words import to_text
from regelwerk.kernel.web_data import closed_groups


def terms(lang: str) -> dict[str, str]:
    """The words of the game by the names that views use: steps, zones, civilizations, keywords, states."""
    known = card_library.terms(lang)
    words = {name: known[name.replace(" ", "_")] for name in (*codes.CIVILIZATIONS, *codes.KEYWORDS)}
    for name in ("creature", "spell", "evolution_creature", "shield", "power", "cost", "race", "summoning_sickness"):
        words[name.replace("_", " ")] = known[name]
    words |= {rarity.name.lower(): known[rarity.name.lower()] for rarity in Rarity}
    plain_words = {name: text for name, text in messages(lang).LABELS.items() if "{" not in text}
    return {**plain_words, **messages(lang).STEPS, **words}


def version() -> str:
    """The digest of the definitions."""
    return standard().digest


# --------------------------------------------------------------------- definitions


def definition_texts(defs: Definitions) -> dict[str, str]:
    """Every definition in its text form, by its code: what `pinned` makes the same definitions of."""
    return {card.code: to_text(card.word) for card in defs.cards if isinstance(card, CardDefinition) and card.code}


def definitions_from_texts(texts: Mapping[str, str], edition: str = "") -> Definitions:
    """Definitions as they once were, in an edition. Raises ValueError for a text that no longer means a card."""
    return defined(named_cards(texts.items(), VOCABULARY, CardWord), edition or EDITION)


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
    other = name_of(card, "en" if name_language(lang) == "de" else "de")
    found = name_of(card, lang)
    power = f"{card.power}{'+' if word.plus else ''}" if word.power is not None else ""
    return {
        "code": card.code,
        "name": found,
        "other": other if other != found else "",
        "kind": kind(card),
        "line": text_module(lang).type_line(word),
        "cost": str(card.cost),
        "colours": bits(card.civs, codes.CIVILIZATIONS),
        "numbers": [{"key": "power", "name": card_library.terms(lang)["power"], "value": power}] if power else [],
        "keywords": bits(card.own.keywords, codes.KEYWORDS),
        "tags": list(word.races),
        "text": whole_text(card, lang),
        "rarity": word.rarity.name.lower(),
        "set": card.code.partition("/")[0],
        "number": word.number,
        "emblem": word.emblem,
        "note": "",
        "fields": _fields(card),
    }


def kind(card: CardDefinition) -> str:
    """The card type by its one name."""
    if card.kind & codes.TYPE_EVOLUTION:
        return "evolution creature"
    return "spell" if card.kind & codes.TYPE_SPELL else "creature"


def _fields(card: CardDefinition) -> dict[str, Any]:
    """What a search line can ask for: numbers as numbers, everything else as lists of small words."""
    fields: dict[str, Any] = {
        "type": [kind(card)],
        "civilization": bits(card.civs, codes.CIVILIZATIONS),
        "race": [race.lower() for race in card.races],
        "rarity": [card.word.rarity.name.lower()],
        "set": [card.code.partition("/")[0]],
        "keyword": bits(card.own.keywords, codes.KEYWORDS),
        "is": (["multicolored"] if card.civ_count > 1 else []) + (["scenes"] if card.word.scenes_only else []),
        "cost": card.cost,
    }
    if card.word.power is not None:
        fields["power"] = card.power
    return fields


def find(query: str, lang: str) -> list[str]:
    """Codes of the cards that have these words in their name, text or type line.

    >>> find("bolshack", "de")
    ['dm01/bolshack-dragon']
    """
    return [card.code for card in find_cards(query, lang)]


# --------------------------------------------------------------------------- decks


def formats(lang: str) -> list[dict[str, str]]:
    """There is one format (dm:1.4)."""
    return [{"key": "constructed", "name": "Constructed", "about": messages(lang).CONSTRUCTED}]


def ready_deck_list(lang: str) -> list[dict[str, Any]]:
    """The decks that come with the game."""
    found = []
    for key in ready_decks():
        deck = as_deck(key, standard())
        title, does = ready_words(key, lang)
        civilizations = deck_civilizations(deck, lang)
        civilizations = civilizations[:1].upper() + civilizations[1:]
        about = f"{civilizations} · {len(deck.cards)} {card_library.terms(lang)['cards']} · {does}"
        known = key in learning_decks()
        found.append({"key": key, "name": title, "about": about, "learning": known, "cover": _cover(deck)})
    return found


def _cover(deck: Deck) -> list[str]:
    """What stands for a deck in a picture: its three dearest cards, each civilization's dearest first."""
    cards = sorted((standard().card(code) for code in dict.fromkeys(deck.cards)), key=lambda card: -card.cost)
    first = {card.civs: card for card in reversed(cards)}
    return [card.code for card in sorted(cards, key=lambda card: first[card.civs] is not card)[:3]]


def deck_text(key: str) -> str:
    """The text of a ready deck. Raises ValueError for one that there is not."""
    if "\n" in key:
        raise ValueError("a key must be one line")
    return write_deck(as_deck(key, standard()), standard())


def deck_report(text: str, lang: str, edition: str = "") -> dict[str, Any]:
    """A deck read and checked, every fault worded, with its line where it has one.

    It is checked by the rules of that edition, "" for the one that it names.
    """
    defs = standard()
    faults = all_faults(text, defs, edition)
    deck = _readable(text, faults)
    counts: dict[str, int] = {}
    for code in deck.cards:
        counts[code] = counts.get(code, 0) + 1
    written = write_deck(deck, defs) if deck.cards else text
    return {
        "name": deck.name,
        "format": deck.format,
        "edition": edition or deck.edition or EDITION,
        "legal": not faults,
        "size": len(deck.cards),
        "cards": [{"code": code, "count": count, "part": "main"} for code, count in counts.items()],
        "faults": [_fault(fault, lang) for fault in faults],
        "closed": _closed(deck, lang),
        "text": written,
        "lines": [line for line in written.splitlines() if line.strip()],
    }


def _fault(fault: Fault, lang: str) -> dict[str, Any]:
    card = standard().named(fault.card) if fault.card else None
    return {
        "text": fault_line(fault, lang),
        "rule": fault.rule.number if fault.rule is not None else "",
        "line": fault.line,
        "card": card.code if card is not None else "",
    }


def _closed(deck: Deck, lang: str) -> list[dict[str, Any]]:
    """The cards of which the deck can take no more, by the reason."""
    texts = messages(lang)
    found: dict[tuple[str, str, bool], list[str]] = {}
    for card, fault in closed_cards(deck, standard()):
        full = fault.kind == "too-many"
        text = texts.NO_MORE.format(limit=fault.limit) if full else texts.IN_NO_DECK
        number = fault.rule.number if fault.rule is not None else ""
        found.setdefault((text, number, full), []).append(card.code)
    return closed_groups(found)


def _readable(text: str, faults: Sequence[Fault]) -> Deck:
    """What can be read of a deck: without the lines that name no card."""
    bad = {fault.line for fault in faults if fault.kind in ("not-a-line", "unknown-card")}
    kept = "\n".join("" if number in bad else line for number, line in enumerate(text.splitlines(), 1))
    try:
        return read_deck(kept, standard())
    except IllegalDeckError:
        return Deck("", [])


def prepare(
    decks: Sequence[str], seed: int, teams: Sequence[int], windows: str, options: Mapping[str, str]
) -> dict[str, Any]:
    """The setup of a game. Raises IllegalDeckError (a ValueError) for decks that are not legal, and ValueError."""
    if options:
        raise ValueError(f"this game has no options, and was given {', '.join(sorted(options))}")
    return RULESET.prepare(decks, seed, teams, windows)


# -------------------------------------------------------------------------- pieces


def look(presenter: DmPresenter, handle: Handle) -> tuple[list[str], dict[str, Any]]:
    """A card to be read as it is now, and what changes its numbers (ruling:number-shown)."""
    piece = presenter.view.find(handle)
    if piece is None or piece.card is None:
        return [], {}
    lines = [plain(line) for line in card_lines(piece.card, presenter.lang)]
    changed = [plain(line) for line in presenter.modifier_lines(handle)]
    return lines, {"code": piece.card.code, "changes": changed}
