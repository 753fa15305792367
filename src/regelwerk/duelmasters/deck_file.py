"""Decks: reading and writing them as text, and what makes one legal, all faults at once (dm:1.1-1.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Final

import regelwerk.duelmasters
from regelwerk.duelmasters.definitions import EDITIONS, MODERN, DmDefinitions
from regelwerk.duelmasters.lowered import CardDefinition
from regelwerk.duelmasters.rules import rule
from regelwerk.kernel.limited import SEALED
from regelwerk.kernel.rulebook import RuleCitation
from regelwerk.kernel.setup import deck_names, deck_text, deck_words, title_in

SIZE: Final = rule("dm:1.1")
EXACT: Final = rule("dm:12.1")
COPIES: Final = rule("dm:1.2")
LIMITED: Final = rule("ruling:limited")
INCOMPLETE: Final = rule("ruling:incomplete-sets")

FOLDER: Final = Path(regelwerk.duelmasters.__path__[0]) / "decks"
"""Where the decks are that come with the game."""
SIZE_OF_A_DECK: Final = 40
"""At least so many; in the modern edition exactly."""
SMALLEST_SEALED: Final = 30
"""At least so many in a deck from a pool (ruling:limited)."""
FORMATS: Final = ("constructed", SEALED)
MOST_COPIES: Final = 4
MOST_AT_ONCE: Final = 999
"""No line of a deck asks for more."""
MOST_DIGITS: Final = 9
"""Longer numbers are not even read."""
BYTE_ORDER_MARK: Final = "\ufeff"
"""With this some editors begin a text file; it is no part of the text."""


@dataclass
class Deck:
    """A deck: the codes of its cards, one for each copy, and for a deck from a file the lines they stand in.

    edition  the edition that it is meant for, "" if it does not say; a game checks decks by its own
    lines    code -> the line (from 1) in which that card was named last
    format   "constructed", or "sealed" for a deck from a pool (ruling:limited)
    """

    name: str
    cards: list[str]
    edition: str = ""
    lines: dict[str, int] = field(default_factory=dict, compare=False)
    format: str = "constructed"


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong with a deck: what (a key for the wording), the rule, the card, numbers, the line.

    hint  what would be right, where that is a name
    """

    kind: str
    rule: RuleCitation | None = None
    card: str = ""
    number: int = 0
    limit: int = 0
    line: int = 0
    hint: str = ""


class IllegalDeckError(ValueError):
    """A deck that cannot be used, with every fault."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("; ".join(_short(fault) for fault in faults))
        self.faults = faults


def _short(fault: Fault) -> str:
    line = f"line {fault.line}" if fault.line else ""
    return " ".join(part for part in (line, fault.kind, fault.card, str(fault.number or "")) if part)


def ready_decks() -> list[str]:
    """The names of the decks that come with the game.

    >>> len(ready_decks())
    21
    """
    return deck_names(FOLDER, "deck")


def ready_deck(given: object, defs: DmDefinitions) -> Deck:
    """A deck by the name of a ready one, or from the text of a deck file. Raises IllegalDeckError or ValueError."""
    return read_deck(deck_text(given, FOLDER, "deck"), defs)


def ready_words(name: str, lang: str) -> tuple[str, str]:
    """The title of a ready deck in a language, and what it does in one line.

    >>> ready_words("undertow", "de")[0]
    'Sog'
    """
    return deck_words(deck_text(name, FOLDER, "deck"), lang)


def local_title(title: str, lang: str) -> str:
    """What a deck of that title is called in a language, if it comes with the game; else the title itself.

    >>> local_title("Undertow", "de"), local_title("Mine", "de")
    ('Sog', 'Mine')
    """
    return title_in(title, FOLDER, "deck", lang)


def as_deck(given: object, defs: DmDefinitions) -> Deck:
    """A deck from a deck, the name of a ready one, or the text of a deck file.

    Raises IllegalDeckError or ValueError.
    """
    if isinstance(given, Deck):
        return given
    return ready_deck(given, defs)


def read_deck(text: str, defs: DmDefinitions) -> Deck:
    """Read a deck file. Raises IllegalDeckError with a fault for every line that cannot be read.

    The first `#` line is the title; then lines `4x Card Name` (or `4 Card Name`), the name in English or German, and
    perhaps `edition: modern` or `format: sealed`. `#` starts a comment. Whether the deck is legal is another question:
    `faults_of`.

    >>> from regelwerk.duelmasters.definition_loading import standard
    >>> deck = read_deck("# Two of them\\n2x Bolshack Dragon  # big\\n", standard())
    >>> deck.name, deck.cards
    ('Two of them', ['dm01/bolshack-dragon', 'dm01/bolshack-dragon'])
    """
    deck, faults, _ = _looked_through(text, defs)
    if faults:
        raise IllegalDeckError(faults)
    return deck


def all_faults(text: str, defs: DmDefinitions, edition: str = "") -> list[Fault]:
    """Everything that is wrong with a deck file, in the order of its lines: what cannot be read and what is not legal.

    It is checked by the rules of that edition, "" for the one that it names, or else that of `defs`. Cards in lines
    that name no card count for the size of the deck, so that one slip is told once.
    """
    deck, unread, missing = _looked_through(text, defs)
    found = unread + faults_of(deck, defs, missing, edition or deck.edition)
    return sorted(found, key=lambda fault: fault.line or len(text))


def _looked_through(text: str, defs: DmDefinitions) -> tuple[Deck, list[Fault], int]:
    """The deck as far as it can be read, what cannot, and how many cards that would have been."""
    deck = Deck("", [])
    faults: list[Fault] = []
    missing = 0
    for number, raw in enumerate(text.removeprefix(BYTE_ORDER_MARK).splitlines(), 1):
        line, _, comment = raw.partition("#")
        line = line.strip()
        if not line:
            deck.name = deck.name or comment.strip()
            continue
        key, colon, value = line.partition(":")
        if colon and key.strip().lower() == "edition":
            _edition(value.strip().lower(), number, deck, faults)
            continue
        if colon and key.strip().lower() == "format":
            _format(value.strip().lower(), number, deck, faults)
            continue
        missing += _entry(line, number, defs, deck, faults)
    return deck, faults, missing


def _edition(named: str, number: int, deck: Deck, faults: list[Fault]) -> None:
    """The line that names the edition."""
    if named in EDITIONS:
        deck.edition = named
    else:
        faults.append(Fault("unknown-edition", card=named, line=number, hint=", ".join(EDITIONS)))


def _format(named: str, number: int, deck: Deck, faults: list[Fault]) -> None:
    """The line that names the format."""
    if named in FORMATS:
        deck.format = named
    else:
        faults.append(Fault("unknown-format", card=named, line=number, hint=", ".join(FORMATS)))


def _entry(line: str, number: int, defs: DmDefinitions, deck: Deck, faults: list[Fault]) -> int:
    """One line of cards; how many cards it asks for that do not exist."""
    count, name = (*line.split(maxsplit=1), "")[:2]  # whatever blank stands between them
    count = count.rstrip("xX")
    readable = count.isascii() and count.isdigit() and len(count) <= MOST_DIGITS and name != ""
    if not (readable and 0 < int(count) <= MOST_AT_ONCE):
        faults.append(Fault("not-a-line", card=line, limit=MOST_AT_ONCE, line=number))
        return 0
    card = defs.named(name)
    if card is None or not card.code:
        faults.append(Fault("unknown-card", card=name, line=number, hint=_near(name, defs)))
        return int(count)
    deck.cards.extend([card.code] * int(count))
    deck.lines[card.code] = number
    return 0


def _near(name: str, defs: DmDefinitions) -> str:
    """The known name nearest to what was written, or nothing."""
    names = {
        known.lower(): known
        for card in defs.cards
        if isinstance(card, CardDefinition) and card.code
        for known in (card.name, card.word.name_de)
        if known
    }
    found = get_close_matches(name.lower(), list(names), 1)
    return names[found[0]] if found else ""


def write_deck(deck: Deck, defs: DmDefinitions) -> str:
    """The text of a deck, as `read_deck` reads it.

    >>> from regelwerk.duelmasters.definition_loading import standard
    >>> write_deck(Deck("Two of them", ["dm01/bolshack-dragon"] * 2), standard())
    '# Two of them\\n\\n2x Bolshack Dragon\\n'
    """
    named = [f"edition: {deck.edition}"] if deck.edition else []
    named += [f"format: {deck.format}"] if deck.format == SEALED else []
    lines = [f"# {deck.name}", *named, "", *_counted(deck.cards, defs)]
    return "\n".join(lines) + "\n"


def _counted(codes: Iterable[str], defs: DmDefinitions) -> list[str]:
    counts: dict[str, int] = {}
    for code in codes:
        counts[code] = counts.get(code, 0) + 1
    return [f"{count}x {defs.card(code).name}" for code, count in counts.items()]


def faults_of(deck: Deck, defs: DmDefinitions, missing: int = 0, edition: str = "") -> list[Fault]:
    """Everything that makes the deck illegal in an edition, that of `defs` unless another one is named (dm:1.1-1.4).

    `missing`: how many cards it also names that do not exist.
    """
    found: list[Fault] = []
    size = len(deck.cards) + missing
    sealed = deck.format == SEALED
    if sealed and size < SMALLEST_SEALED:
        found.append(Fault("too-small", LIMITED, number=size, limit=SMALLEST_SEALED))
    elif sealed:
        pass
    elif (edition or defs.edition) == MODERN and size != SIZE_OF_A_DECK:
        found.append(Fault("wrong-size", EXACT, number=size, limit=SIZE_OF_A_DECK))
    elif size < SIZE_OF_A_DECK:
        found.append(Fault("too-small", SIZE, number=size, limit=SIZE_OF_A_DECK))
    counts: dict[str, int] = {}
    lines: dict[str, int] = {}
    for code in deck.cards:
        card = defs.card(code)
        # Reprints of a card count together, whatever sets they are from.
        counts[card.name] = counts.get(card.name, 0) + 1
        lines[card.name] = max(lines.get(card.name, 0), deck.lines.get(code, 0))
    for name, count in counts.items():
        known = defs.named(name)
        if known is not None and known.word.scenes_only:
            found.append(Fault("scenes-only", INCOMPLETE, name, count, line=lines[name]))
        if count > MOST_COPIES and not sealed:
            found.append(Fault("too-many", COPIES, name, count, MOST_COPIES, lines[name]))
    return found


def closed_cards(deck: Deck, defs: DmDefinitions) -> list[tuple[CardDefinition, Fault]]:
    """Every card of which not one more copy may be in the deck, as far as it is built, and why not."""
    held = Counter(defs.card(code).name for code in deck.cards)
    found = []
    for card in defs.cards:
        if not isinstance(card, CardDefinition) or not card.code:
            continue
        if card.word.scenes_only:
            found.append((card, Fault("scenes-only", INCOMPLETE, card.name)))
        elif held[card.name] >= MOST_COPIES and deck.format != SEALED:
            found.append((card, Fault("too-many", COPIES, card.name, held[card.name] + 1, MOST_COPIES)))
    return found
