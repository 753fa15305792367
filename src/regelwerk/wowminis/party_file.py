"""Parties: reading and writing them as text, and what makes one legal, all faults at once (minis08:p17)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

import regelwerk.wowminis
from regelwerk.kernel.rulebook import RuleCitation
from regelwerk.kernel.setup import deck_names, deck_text, deck_words, title_in
from regelwerk.wowminis.definition_set import DefinitionSet
from regelwerk.wowminis.definition_words import Card, Definition, Figure, Scenario
from regelwerk.wowminis.rules import rule

FACTION: Final = rule("minis08:p17.one-faction")
RESTRICTION: Final = rule("minis08:p17.restriction")
NO_COPIES: Final = rule("minis08:p17.no-copies")
SAME_CARDS: Final = rule("minis08:p17.same-cards")
PARTY_SIZE: Final = rule("ruling:party-size")
SCENARIO: Final = rule("ruling:scenario")
LEGENDARY: Final = rule("minis:legendary")
HONOR: Final = rule("minis08:p17.no-honor-limit")

LIMITS: Final = (
    rule("minis08:p17.duel"),
    rule("minis08:p17.organised-play"),
    rule("minis:constructed-2009"),
    rule("minis:limited"),
)
"""The rules that scenarios of the game name for their limits."""

FOLDER: Final = Path(regelwerk.wowminis.__path__[0]) / "parties"
"""Where the parties are that come with the game."""
USUAL: Final = "starter"
"""The code of the scenario that a party is for if its file names none."""
MOST_AT_ONCE: Final = 20
"""More copies than this on one line are a slip of the pen."""


@dataclass
class PartyMember:
    """A figure of a party with the cards of its bar, as codes; and the lines of its file, 0 without a file."""

    figure: str
    cards: list[str] = field(default_factory=list)
    line: int = 0
    card_lines: list[int] = field(default_factory=list)


@dataclass
class Party:
    """A party: the code of the scenario it is meant for, and its figures in order."""

    name: str
    scenario: str
    members: list[PartyMember] = field(default_factory=list)

    @property
    def format(self) -> str:
        """What it is made for: the scenario."""
        return self.scenario

    def honor(self, shelf: DefinitionSet) -> int:
        """The honor of all its figures."""
        return sum(shelf.figures[member.figure].honor for member in self.members)


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong with a party; `text_en.faults` and `text_de.faults` word it.

    kind           what: a key for the wording
    rule           the rule it breaks; None for a line that cannot be read
    name           what it is about: codes of a figure or card, or the words of a file
    of             whose: the code of a figure or scenario
    number, limit  what there is, and what there should be
    line           of the file, from 1; 0 without one
    hint           what would be right, as words or codes
    """

    kind: str
    rule: RuleCitation | None = None
    name: str = ""
    of: str = ""
    number: int = 0
    limit: int = 0
    line: int = 0
    hint: str = ""


class IllegalPartyError(ValueError):
    """A party that cannot be used, with every fault."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("; ".join(f"{f.kind} {f.name} {f.number or ''}".strip() for f in faults))
        self.faults = faults


# --------------------------------------------------------------------------- reading


def ready_parties() -> list[str]:
    """The names of the parties that come with the game.

    >>> "starter-horde" in ready_parties()
    True
    """
    return deck_names(FOLDER, "party")


def ready_title(name: str, lang: str) -> str:
    """The title of a party that comes with the game. Raises ValueError for one that there is not.

    >>> ready_title("five-horde", "de")
    'Fünf der Horde'
    """
    return deck_words(deck_text(name, FOLDER, "party"), lang)[0]


def local_title(title: str, lang: str) -> str:
    """What a party of that title is called in a language, if it comes with the game; else the title itself.

    >>> local_title("Five of the Horde", "de"), local_title("Mine", "de")
    ('Fünf der Horde', 'Mine')
    """
    return title_in(title, FOLDER, "party", lang)


def ready_party(given: object, shelf: DefinitionSet) -> Party:
    """A party by the name of a ready one, or from the text of a party file. Raises IllegalPartyError or ValueError."""
    return read_party(deck_text(given, FOLDER, "party"), shelf)


def as_party(given: object, shelf: DefinitionSet) -> Party:
    """A party from a party, the name of a ready one, or the text of a party file.

    Raises IllegalPartyError or ValueError.
    """
    if isinstance(given, Party):
        return given
    return ready_party(given, shelf)


def read_party(text: str, shelf: DefinitionSet) -> Party:
    """Read a party file.

    Raises IllegalPartyError with a fault for every line that cannot be read, and all else that is wrong.

    The first `#` line is the title; `scenario: NAME`; then a figure in a line (`2 Gorebelly` for two of them with the
    same cards) and below it, indented, the cards of its bar. `#` starts a comment. Names may be English or German.

    >>> from regelwerk.wowminis.base_definitions import standard
    >>> party = read_party("# Two\\nscenario: starter\\nRuby Gemsparkle\\n  Ice Barrier\\n2 Blutbauch", standard())
    >>> [(member.figure, member.cards) for member in party.members][1:]
    [('starter/gorebelly', []), ('starter/gorebelly', [])]
    """
    reader = _PartyParser(shelf)
    for number, line in enumerate(text.splitlines(), 1):
        reader.line(number, line)
    if reader.faults:
        found = reader.faults + figure_faults(reader.party, shelf)
        raise IllegalPartyError(sorted(found, key=_line_of))
    if not reader.party.members:
        raise IllegalPartyError([Fault("no-figures", PARTY_SIZE, hint="Vindicator Hodoon")])
    return reader.party


def _line_of(fault: Fault) -> int:
    return fault.line


class _PartyParser:
    """`copies`: how many of the last members are what the last figure line named; cards go to all of them."""

    def __init__(self, shelf: DefinitionSet) -> None:
        self.shelf = shelf
        self.party = Party("", USUAL)
        self.faults: list[Fault] = []
        self.copies = 0
        self.begun = False
        self.named = False

    def line(self, number: int, raw: str) -> None:
        text, sign, comment = split(raw)
        if not text.strip():
            if sign and not self.begun and not self.party.name:
                self.party.name = comment.strip()
            return
        indented = text[0].isspace()
        text = " ".join(text.split())
        key, colon, value = text.partition(":")
        if colon and key.lower() in ("scenario", "szenario"):
            self.scenario(number, value.strip())
        elif indented:
            self.card(number, text)
        else:
            self.figure(number, text)

    def scenario(self, number: int, name: str) -> None:
        code = self.shelf.scenario_code(name)
        if self.named:
            self.faults.append(Fault("scenario-twice", name=name, line=number))
        elif not code:
            self.faults.append(Fault("unknown-scenario", name=name, line=number, hint=near(name, self.shelf, Scenario)))
        else:
            self.party.scenario = code
        self.named = True

    def figure(self, number: int, text: str) -> None:
        self.begun = True
        count, name = (1, text) if self.shelf.figure_code(text) else counted(text)
        code = self.shelf.figure_code(name)
        self.copies = 0
        if not 0 < count <= MOST_AT_ONCE:
            self.faults.append(Fault("bad-number", name=text, line=number, limit=MOST_AT_ONCE))
            return
        if not code:
            if self.shelf.card_code(name):
                self.faults.append(Fault("card-not-indented", name=name, line=number, hint=f"  {name}"))
            else:
                hint = near(name, self.shelf, Figure)
                self.faults.append(Fault("unknown-figure", name=name, line=number, hint=hint))
            return
        self.copies = count
        self.party.members += [PartyMember(code, line=number) for _ in range(count)]

    def card(self, number: int, text: str) -> None:
        text = text.removeprefix("- ")
        count, name = (1, text) if self.shelf.card_code(text) else counted(text)
        code = self.shelf.card_code(name)
        if not code:
            if self.shelf.figure_code(name):
                self.faults.append(Fault("figure-indented", name=name, line=number, hint=name))
            else:
                self.faults.append(Fault("unknown-card", name=name, line=number, hint=near(name, self.shelf, Card)))
            return
        if not self.begun:
            self.faults.append(Fault("card-without-figure", name=name, line=number))
            return
        if not 0 < count <= MOST_AT_ONCE:
            self.faults.append(Fault("bad-number", name=text, line=number, limit=MOST_AT_ONCE))
            return
        for member in self.party.members[len(self.party.members) - self.copies :]:
            member.cards += [code] * count
            member.card_lines += [number] * count


def split(line: str) -> tuple[str, str, str]:
    """A line, the sign of a comment and the comment; a sign within a name begins none.

    >>> split("Robot #5"), split("Robot#5 # new"), split("# Robots")
    (('Robot ', '#', '5'), ('Robot#5 ', '#', ' new'), ('', '#', ' Robots'))
    """
    at = line.find("#")
    while at > 0 and not line[at - 1].isspace():
        at = line.find("#", at + 1)
    return (line, "", "") if at < 0 else (line[:at], "#", line[at + 1 :])


def counted(text: str) -> tuple[int, str]:
    """The number before a name, 1 if there is none.

    >>> counted("2x Gorebelly"), counted("3 Ruby"), counted("Ruby")
    ((2, 'Gorebelly'), (3, 'Ruby'), (1, 'Ruby'))
    """
    first, _, rest = text.partition(" ")
    digits = first.rstrip("xX")
    if rest and digits.isascii() and digits.isdigit() and len(digits) < 6:
        return int(digits), rest.strip()
    return 1, text


def near(name: str, shelf: DefinitionSet, sort: type) -> str:
    """The known name nearest to what was written, or nothing.

    >>> from regelwerk.wowminis.base_definitions import standard
    >>> near("Blutbauhc", standard(), Figure)
    'Blutbauch'
    """
    names = {known.lower(): known for known in shelf.names(sort)}
    found = get_close_matches(name.strip().lower(), list(names), 1)
    return names[found[0]] if found else ""


def names_for(kind: str, shelf: DefinitionSet, german: bool) -> str:
    """What could stand where a name is unknown and near to none, in a reader's language: the first of all there is.

    >>> from regelwerk.wowminis.base_definitions import standard
    >>> names_for("unknown-figure", standard(), True)
    'Verteidiger Hodoon, Ruby Edelsteinglanz, Blutbauch, Lotherin'
    """
    words: list[Figure | Card | Scenario] = [*shelf.cards.values()]
    if kind == "unknown-figure":
        words = [*shelf.figures.values()]
    elif kind == "unknown-scenario":
        words = [*shelf.scenarios.values()]
    found = list(dict.fromkeys(word.name_de if german and word.name_de else word.name for word in words))
    return ", ".join([*found[:MOST_AT_ONCE], "..."] if len(found) > MOST_AT_ONCE else found)


def write_party(party: Party, shelf: DefinitionSet, german: bool = False) -> str:
    """The text of a party, as `read_party` reads it."""
    scenario = shelf.scenarios[party.scenario]
    lines = [f"# {party.name}", f"scenario: {called(scenario, german)}", ""]
    for member in party.members:
        lines.append(called(shelf.figures[member.figure], german))
        lines += [f"  {called(shelf.cards[code], german)}" for code in member.cards]
    return "\n".join(lines) + "\n"


def called(word: Definition, german: bool) -> str:
    """The name of a definition in a language, as far as it has one."""
    return (word.name_de if german else "") or word.name


def plain_party(party: Party) -> dict[str, Any]:
    """A party as plain data, for the setup of a game."""
    figures = [{"figure": member.figure, "cards": list(member.cards)} for member in party.members]
    return {"name": party.name, "scenario": party.scenario, "figures": figures}


def party_of(plain: dict[str, Any]) -> Party:
    """A party from the plain data of a setup."""
    members = [PartyMember(figure["figure"], list(figure["cards"])) for figure in plain["figures"]]
    return Party(plain["name"], plain["scenario"], members)


# -------------------------------------------------------------------------- legality


def faults_of(party: Party, shelf: DefinitionSet) -> list[Fault]:
    """Everything that makes the party illegal in its scenario; empty for a legal party (minis08:p17)."""
    return sorted([*figure_faults(party, shelf), *_size_faults(party, shelf)], key=_line_of)


def figure_faults(party: Party, shelf: DefinitionSet) -> list[Fault]:
    """What is wrong with its figures and with single bars."""
    found: list[Fault] = []
    scenario = shelf.scenarios[party.scenario]
    legendary = False
    for member in party.members:
        figure = shelf.figures[member.figure]
        first = shelf.figures[party.members[0].figure]
        if figure.faction is not first.faction and not scenario.mixed_factions:
            hint = first.faction.name.lower()
            found.append(Fault("mixed-factions", FACTION, member.figure, line=member.line, hint=hint))
        if figure.legendary and legendary:
            found.append(Fault("two-legendary", LEGENDARY, member.figure, limit=1, line=member.line))
        legendary = legendary or figure.legendary
        found += _bar_faults(member, figure, shelf)
    return list(dict.fromkeys(found))


def _bar_faults(member: PartyMember, figure: Figure, shelf: DefinitionSet) -> list[Fault]:
    found: list[Fault] = []
    seen: list[str] = []
    for place, code in enumerate(member.cards):
        line = member.card_lines[place] if place < len(member.card_lines) else member.line
        if code in seen:
            found.append(Fault("two-copies", NO_COPIES, code, member.figure, line=line, limit=1))
        seen.append(code)
        if not shelf.cards[code].fits(figure):
            found.append(Fault("restricted", RESTRICTION, code, member.figure, line=line))
    return found


def _size_faults(party: Party, shelf: DefinitionSet) -> list[Fault]:
    """Numbers of figures and cards, and honor, against the scenario."""
    found: list[Fault] = []
    scenario = shelf.scenarios[party.scenario]
    size = len(party.members)
    code = party.scenario
    cited = rule(scenario.rule) if scenario.rule else SCENARIO
    if not size:
        return [Fault("no-figures", PARTY_SIZE, hint="Vindicator Hodoon")]
    if scenario.figures and size not in scenario.figures:
        wanted = ", ".join(str(number) for number in scenario.figures)
        found.append(Fault("wrong-size", cited, of=code, number=size, limit=scenario.figures[0], hint=wanted))
    most = len(party.members[0].cards)
    for member in party.members:
        held = len(member.cards)
        if scenario.cards is not None and not scenario.cards[0] <= held <= scenario.cards[1]:
            least, limit = scenario.cards
            wanted = str(least) if least == limit else f"{least}-{limit}"
            kind = "too-few-cards" if held < least else "too-many-cards"
            found.append(
                Fault(kind, cited, member.figure, code, held, least if held < least else limit, member.line, wanted)
            )
        elif scenario.same_cards and held != most:
            found.append(Fault("unequal-bars", SAME_CARDS, member.figure, "", held, most, member.line))
    in_all = sum(len(member.cards) for member in party.members)
    if scenario.cards_in_all is not None and in_all != scenario.cards_in_all:
        found.append(Fault("cards-in-all", cited, of=code, number=in_all, limit=scenario.cards_in_all))
    if scenario.honor is not None:
        honor = party.honor(shelf)
        if not scenario.honor[0] <= honor <= scenario.honor[1]:
            wanted = f"{scenario.honor[0]}-{scenario.honor[1]}"
            limit = scenario.honor[0] if honor < scenario.honor[0] else scenario.honor[1]
            found.append(Fault("honor", HONOR, of=code, number=honor, limit=limit, hint=wanted))
    return found


def faults_between(parties: Sequence[Party], shelf: DefinitionSet) -> list[Fault]:
    """What keeps parties from meeting that are each legal: scenarios, numbers of figures, numbers of cards."""
    found: list[Fault] = []
    if not parties:
        return found
    first = parties[0]
    scenario = shelf.scenarios[first.scenario]
    for party in parties[1:]:
        if party.scenario != first.scenario:
            found.append(Fault("other-scenario", SCENARIO, party.name, party.scenario, hint=first.scenario))
        if len(party.members) != len(first.members):
            number, limit = len(party.members), len(first.members)
            found.append(Fault("other-size", PARTY_SIZE, party.name, first.name, number, limit))
        elif scenario.same_cards and party.members and first.members:
            number, limit = len(party.members[0].cards), len(first.members[0].cards)
            if number != limit:
                found.append(Fault("other-bars", PARTY_SIZE, party.name, first.name, number, limit))
    return found
