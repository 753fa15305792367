"""Decks: reading and writing them as text, and what makes one legal, all faults at once (wow:100)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Final

import regelwerk.wowtcg
from regelwerk.kernel.limited import SEALED
from regelwerk.kernel.presentation.text import truncate
from regelwerk.kernel.rulebook import RuleCitation
from regelwerk.kernel.setup import deck_names, deck_text, deck_words, title_in
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.definitions import WowDefinitions
from regelwerk.wowtcg.lowered import CardDefinition
from regelwerk.wowtcg.not_implemented import waiting
from regelwerk.wowtcg.rules import rule

SIZE: Final = rule("wow:100.1")
TRAITS: Final = rule("wow:100.2")
SIDE: Final = rule("wow:100.3")
COPIES: Final = rule("wow:100.4")
STARTER: Final = rule("ruling:starter-format")
TEAM: Final = rule("rb06:mehrspieler-fraktion")
EXAMPLES: Final = rule("ruling:example-weapons")

FOLDER: Final = Path(regelwerk.wowtcg.__path__[0]) / "decks"
"""Where the decks are that come with the game."""
FORMATS: Final = ("constructed", "starter", SEALED)
SMALLEST: Final = 60
SMALLEST_SEALED: Final = 30
STARTER_SIZE: Final = 30
SIDE_SIZE: Final = 10
MOST_COPIES: Final = 4
HEADINGS: Final = {"format": "format", "hero": "hero", "held": "hero", "side": "side"}
"""The headings of a deck file, as they may be written."""


@dataclass
class Deck:
    """A deck: codes of the hero, the main deck and the side deck, and the format it is meant for."""

    name: str
    hero: str
    main: list[str]
    side: list[str] = field(default_factory=list)
    format: str = "constructed"


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong with a deck: the rule, what (a key for the wording), the card, numbers, the line."""

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
        super().__init__("; ".join(f"{f.kind} {f.card} {f.number or ''}".strip() for f in faults))
        self.faults = faults


def ready_decks() -> list[str]:
    """The names of the decks that come with the game.

    >>> "learn-elendril" in ready_decks()
    True
    """
    return deck_names(FOLDER, "deck")


def ready_deck(given: object, defs: WowDefinitions) -> Deck:
    """A deck by the name of a ready one, or from the text of a deck file. Raises IllegalDeckError or ValueError."""
    return read_deck(deck_text(given, FOLDER, "deck"), defs)


def ready_words(name: str, lang: str) -> tuple[str, str]:
    """The title of a ready deck in a language, and what it does in one line.

    >>> ready_words("iron-ranks", "de")[0]
    'Eiserne Reihen'
    """
    return deck_words(deck_text(name, FOLDER, "deck"), lang)


def local_title(title: str, lang: str) -> str:
    """What a deck of that title is called in a language, if it comes with the game; else the title itself.

    >>> local_title("Iron Ranks", "de"), local_title("Mine", "de")
    ('Eiserne Reihen', 'Mine')
    """
    return title_in(title, FOLDER, "deck", lang)


def as_deck(given: object, defs: WowDefinitions) -> Deck:
    """A deck from a deck, the name of a ready one, or the text of a deck file.

    Raises IllegalDeckError or ValueError.
    """
    if isinstance(given, Deck):
        return given
    return ready_deck(given, defs)


def read_deck(text: str, defs: WowDefinitions) -> Deck:
    """Read a deck file.

    Raises IllegalDeckError with a fault for every line that cannot be read, and all else that is wrong.

    The first `#` line is the title; then `format: NAME`, `hero: NAME`, lines `4 Card Name`
    (or `4x Card Name`), and after `side:` the side deck. `#` starts a comment.
    """
    reader = _DeckParser(defs)
    for number, raw in enumerate(text.splitlines(), 1):
        line, _, comment = raw.partition("#")
        line = " ".join(line.split())
        if line:
            reader.line(line, number)
        else:
            reader.deck.name = reader.deck.name or comment.strip()
    faults = reader.faults
    if not reader.deck.hero and not any(fault.kind == "unknown-hero" for fault in faults):
        faults.append(Fault("no-hero"))
    if faults:
        raise IllegalDeckError(faults + (faults_of(reader.deck, defs, *reader.missing) if reader.deck.hero else []))
    return reader.deck


class _DeckParser:
    """`missing`: how many cards of the main and of the side deck are named that do not exist."""

    def __init__(self, defs: WowDefinitions) -> None:
        self.defs = defs
        self.deck = Deck("", "", [])
        self.faults: list[Fault] = []
        self.missing = [0, 0]
        self.side = False
        self.headings: set[str] = set()

    def line(self, line: str, number: int) -> None:
        key, colon, value = line.partition(":")
        key = HEADINGS.get(key.strip().lower(), "") if colon else ""
        value = value.strip()
        if key == "side":
            self.side = True
            if value:
                self.entry(value, number)
        elif key and key in self.headings:
            self.faults.append(Fault("twice", card=key, line=number))
        elif key == "format" and value not in FORMATS:
            self.faults.append(Fault("unknown-format", card=value, line=number, hint=", ".join(FORMATS)))
        elif key == "format":
            self.deck.format = value
        elif key == "hero":
            self.hero(value, number)
        else:
            self.entry(line, number)
        if key:
            self.headings.add(key)

    def hero(self, name: str, number: int) -> None:
        hero = self.defs.named(name)
        if hero is None or hero.kind != codes.TYPE_HERO:
            self.faults.append(Fault("unknown-hero", card=name, line=number, hint=_near(name, self.defs, True)))
        else:
            self.deck.hero = hero.code

    def entry(self, line: str, number: int) -> None:
        count, _, name = line.partition(" ")
        count = count.rstrip("xX×")
        readable = count.isascii() and count.isdigit() and len(count) < 4 and name != ""
        if not (readable and int(count) > 0):
            kind = "not-a-heading" if ":" in line and not count.isdigit() else "not-a-line"
            self.faults.append(Fault(kind, card=truncate(line), line=number))
            return
        card = self.defs.named(name)
        if card is None or not card.code:
            self.faults.append(self.unknown(name, number))
            self.missing[self.side] += int(count)
            return
        into = self.deck.side if self.side else self.deck.main
        into.extend([card.code] * int(count))

    def unknown(self, name: str, number: int) -> Fault:
        """That there is no such card; of one that exists and is not implemented, that."""
        without = waiting(name)
        if without is not None:
            return Fault("not-implemented", card=without.name, line=number)
        return Fault("unknown-card", card=truncate(name), line=number, hint=_near(name, self.defs, False))


def _near(name: str, defs: WowDefinitions, heroes: bool) -> str:
    """The known name nearest to what was written, or else the only one that begins so; nothing if there is none."""
    names = {
        known.lower(): known
        for card in defs.cards
        if isinstance(card, CardDefinition) and card.code and (card.kind == codes.TYPE_HERO) == heroes
        for known in (card.name, card.word.name_de)
        if known
    }
    wanted = name.lower()
    found = get_close_matches(wanted, list(names), 1) or [known for known in names if known.startswith(f"{wanted} ")]
    return names[found[0]] if len(found) == 1 else ""


def write_deck(deck: Deck, defs: WowDefinitions) -> str:
    """The text of a deck, as `read_deck` reads it."""
    lines = [f"# {deck.name}", f"format: {deck.format}", f"hero: {defs.card(deck.hero).name}", ""]
    lines += _counted(deck.main, defs)
    if deck.side:
        lines += ["", "side:", *_counted(deck.side, defs)]
    return "\n".join(lines) + "\n"


def _counted(card_codes: Iterable[str], defs: WowDefinitions) -> list[str]:
    counts: dict[str, int] = {}
    for code in card_codes:
        counts[code] = counts.get(code, 0) + 1
    return [f"{count} {defs.card(code).name}" for code, count in counts.items()]


def faults_of(deck: Deck, defs: WowDefinitions, missing: int = 0, missing_side: int = 0) -> list[Fault]:
    """Everything that makes the deck illegal in its format; empty for a legal deck (wow:100.1-100.4).

    Cards that the main and the side deck name without their existing (`missing`) count for the size, so that one slip
    is told once.
    """
    found: list[Fault] = []
    size = len(deck.main) + missing
    side = len(deck.side) + missing_side
    if deck.format == "starter":
        if size != STARTER_SIZE:
            found.append(Fault("starter-size", STARTER, number=size, limit=STARTER_SIZE))
    elif size < smallest(deck.format):
        found.append(Fault("too-small", SIZE, number=size, limit=smallest(deck.format)))
    sealed = deck.format == SEALED
    if side and side != SIDE_SIZE and not sealed:
        found.append(Fault("side-size", SIDE, number=side, limit=SIDE_SIZE))
    hero = defs.card(deck.hero)
    counts: dict[str, int] = {}
    for code in deck.main if sealed else [*deck.main, *deck.side]:  # all that is left of the pool is the side deck
        counts[code] = counts.get(code, 0) + 1
    for code, count in counts.items():
        found += _card_faults(defs.card(code), count, hero, len(deck.main) if sealed else MOST_COPIES)
    return found


def team_faults(decks: Sequence[Deck], teams: Sequence[int], defs: WowDefinitions) -> list[Fault]:
    """Teams whose heroes are not all of one faction (rb06:mehrspieler-fraktion): a fault for each."""
    found: list[Fault] = []
    for team in sorted(set(teams)):
        heroes = [defs.card(deck.hero) for deck, of_team in zip(decks, teams) if of_team == team]
        if len({hero.faction for hero in heroes}) > 1:
            found.append(Fault("team-faction", TEAM, hint=", ".join(hero.name for hero in heroes)))
    return found


def smallest(format: str) -> int:
    """How many cards a main deck of a format has at least (wow:100.1).

    >>> smallest("constructed"), smallest("sealed")
    (60, 30)
    """
    return SMALLEST_SEALED if format == SEALED else SMALLEST


def _card_faults(card: CardDefinition, count: int, hero: CardDefinition, most: int = MOST_COPIES) -> list[Fault]:
    word = card.word
    found: list[Fault] = []
    if card.kind == codes.TYPE_HERO:
        found.append(Fault("hero-in-deck", SIZE, card.name, count))
    if word.scenes_only:
        found.append(Fault("scenes-only", EXAMPLES, card.name, count))
    if count > most and not word.unlimited:  # unless it is unlimited (kw:unlimited)
        found.append(Fault("too-many", COPIES, card.name, count, most))
    icons = [icon.value for icon in word.icons]
    mine = [icon.value for icon in hero.word.icons]
    if card.kind != codes.TYPE_HERO and (icons or word.faction is not None):
        if not any(icon in mine for icon in icons) and word.faction != hero.word.faction:
            found.append(Fault("no-shared-icon", TRAITS, card.name, count, hint=hero.name))
    if word.hero_required and word.hero_required not in hero_traits(hero):  # kw:hero-required
        found.append(Fault("hero-required", TRAITS, card.name, count, hint=word.hero_required))
    return found


def closed_cards(deck: Deck, defs: WowDefinitions) -> list[tuple[CardDefinition, Fault]]:
    """Every card of which not one more copy may be in the deck, as far as it is built, and why not."""
    sealed = deck.format == SEALED
    held = Counter(deck.main if sealed else [*deck.main, *deck.side])
    hero = defs.card(deck.hero)
    most = held.total() + 1 if sealed else MOST_COPIES
    found = []
    for card in defs.cards:
        if isinstance(card, CardDefinition) and card.kind != codes.TYPE_HERO and card.code.count("/") == 1:
            faults = _card_faults(card, held[card.code] + 1, hero, most)
            found += [(card, fault) for fault in faults[:1]]
    return found


def fits_hero(card: CardDefinition, hero: CardDefinition) -> bool:
    """Whether a deck with that hero may hold the card (wow:100.2)."""
    return not _card_faults(card, 1, hero)


def hero_traits(hero: CardDefinition) -> list[str]:
    """Everything that "[X] Hero Required" is checked against."""
    faction = [hero.word.faction.tag()] if hero.word.faction is not None else []
    return [
        *hero.tags,
        *faction,  # ruling:hero-required-traits
    ]
