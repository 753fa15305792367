"""What the table says about figures, action cards and parties outside a game.

`own` are a user's own files as (name, text): everything here can be asked with them on the shelf.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from regelwerk.kernel.definitions import Definitions
from regelwerk.kernel.language.reading import language, name_language
from regelwerk.kernel.language.sentences import capitalize
from regelwerk.kernel.presentation.card_search import best_of
from regelwerk.kernel.presentation.text import StyledLine, StyledSpan, normalize
from regelwerk.kernel.setup import file_text
from regelwerk.wowminis.custom.loader import shelf_with
from regelwerk.wowminis.definition_loading import definitions
from regelwerk.wowminis.definition_set import DefinitionSet
from regelwerk.wowminis.definitions import MinisDefinitions
from regelwerk.wowminis.lowered import CardDefinition, FigureDefinition
from regelwerk.wowminis.party_file import (
    Fault,
    Party,
    as_party,
    faults_between,
    faults_of,
    local_title,
    party_of,
    read_party,
    ready_parties,
)
from regelwerk.wowminis.presentation.labels import called, messages, text_module
from regelwerk.wowminis.presentation.texts import MinisTexts
from regelwerk.wowminis.text_de.problems import problem_text as german_problem
from regelwerk.wowminis.text_en.problems import problem_text as english_problem
from regelwerk.wowminis.vocabulary import Ongoing, Provenance

LANGUAGES: Final = ("en", "de")
OURS: Final = "~"
"""Stands behind what no source says."""

Own = Sequence[Sequence[str]]


def standard(own: Own = ()) -> MinisDefinitions:
    """All definitions, those of own files among them. Raises CustomFilesError."""
    return definitions(shelf_with(own))


def name_of(card: FigureDefinition | CardDefinition, lang: str) -> str:
    """The name in that language, as far as there is one.

    >>> name_of(standard().figure("starter/gorebelly"), "de")
    'Blutbauch'
    """
    return called(card, lang)


def all_cards(own: Own = (), defs: Definitions | None = None) -> list[FigureDefinition | CardDefinition]:
    """Every figure and action card, of these definitions if any are given."""
    return [
        card
        for card in (defs or standard(own)).cards
        if isinstance(card, (FigureDefinition, CardDefinition)) and card.code
    ]


# ------------------------------------------------------------------- figures, cards


def marked(parts: Sequence[tuple[str, Provenance]], ours: list[str]) -> str:
    """Parts in a row, with a mark behind those that no source says; `ours` notes whether there was one.

    Commas stand between the short ones, a full stop before the first sentence.

    >>> parts = [("1 tick", Provenance.SOURCE), ("When attacked:", Provenance.PROPOSED), ("Flee.", Provenance.SOURCE)]
    >>> marked(parts, [])
    '1 tick. When attacked:~ Flee.'
    """
    line = ""
    before = ""
    for text, attested in parts:
        if before:
            line += " " if is_sentence(before) else ". " if is_sentence(text) else ", "
        line += text
        if attested is not Provenance.SOURCE:
            ours.append(text)
            line += OURS
        before = text
    return line


def is_sentence(text: str) -> bool:
    """Whether a part of a text is a sentence, or what leads up to one."""
    return text.endswith((".", ":"))


def ability_line(of: Any, say: MinisTexts, ours: list[str]) -> StyledLine:
    """An ability: its name, then what it costs and does."""
    parts = say.ability_parts(of)
    name = marked(parts[:1], ours)
    colon = ": " if isinstance(of, Ongoing) else " — "
    return [(name, "name"), (colon + marked(parts[1:], ours), "text")]


def card_lines(card: FigureDefinition | CardDefinition, lang: str) -> list[StyledLine]:
    """A figure or action card to be read; what no source says is marked."""
    say = text_module(lang)
    ours: list[str] = []
    other = called(card, "en" if name_language(lang) == "de" else "de")
    name = marked([say.named(card.word)], ours)
    lines: list[StyledLine] = [[(name, "name"), *([(f"  ({other})", "quiet")] if other != called(card, lang) else [])]]
    if isinstance(card, FigureDefinition):
        word = card.word
        lines.append([(" · ".join(marked([(text, how)], ours) for _, text, how in say.traits(word)), "")])
        values = [marked([(f"{term} {number}", how)], ours) for term, number, how in say.values(word)]
        lines.append([(" · ".join(capitalize(value) for value in values), "number")])
        lines += [ability_line(ability, say, ours) for ability in (word.attack, *word.abilities)]
    else:
        lines.append([(say.card_line(card.word), "")])
        lines.append([(marked(say.card_parts(card.word), ours), "text")])
    if ours:
        lines.append([(messages(lang).LABELS["of-ours"], "quiet")])
    return lines


def card_line(card: FigureDefinition | CardDefinition, lang: str) -> StyledLine:
    """A figure or action card in one line."""
    say = text_module(lang)
    if isinstance(card, FigureDefinition):
        values = ", ".join(f"{term} {number}" for term, number, _ in say.values(card.word))
        return [(called(card, lang), "name"), (f"  {say.type_line(card.word)} · {values}", "")]
    return [(called(card, lang), "name"), (f"  {say.card_line(card.word)} · {say.card_text(card.word)}", "")]


def find_cards(
    query: str, lang: str, own: Own = (), defs: Definitions | None = None
) -> list[FigureDefinition | CardDefinition]:
    """The figures and cards a reader means, best first: by name (either language), else by what they say.

    >>> [card.name for card in find_cards("eisbarriere", "de")]
    ['Ice Barrier']
    """
    return best_of(query, all_cards(own, defs), _names, _everything)


def _names(card: FigureDefinition | CardDefinition) -> list[str]:
    return [card.word.name, card.word.name_de]


def _everything(card: FigureDefinition | CardDefinition) -> list[str]:
    """All that it says, one folded text for each language."""
    return [normalize(" ".join(text for line in card_lines(card, lang) for text, _ in line)) for lang in LANGUAGES]


# --------------------------------------------------------------------- parties


def ready_decks() -> list[str]:
    """Names of the parties that come with the game."""
    return ready_parties()


def learning_decks() -> list[str]:
    """Two of them for a first game, without action cards."""
    return ["learn-alliance", "learn-horde"]


def rival(deck: Party, own: Own = ()) -> str:
    """A ready party that can meet another one: the same scenario and size, another faction if there is one."""
    shelf = shelf_with(own)
    best = (False, learning_decks()[1])
    for name in ready_parties():
        party = as_party(name, shelf)
        if not faults_between([deck, party], shelf):
            other = factions(party, shelf) != factions(deck, shelf)
            if not best[0] and (other or best[1] == learning_decks()[1]):
                best = (other, name)
    return best[1]


def factions(party: Party, shelf: DefinitionSet) -> list[str]:
    """The factions of its figures."""
    return sorted({shelf.figures[member.figure].faction.name for member in party.members})


def members(party: Party, lang: str, own: Own = ()) -> str:
    """The figures of a party, each name once: "3 Gorebelly, Lotherin"."""
    codes = [member.figure for member in party.members]
    defs = standard(own)
    names = []
    for code in dict.fromkeys(codes):
        count = codes.count(code)
        names.append((f"{count} " if count > 1 else "") + called(defs.figure(code), lang))
    return ", ".join(names)


def deck_summary(name: str, lang: str) -> StyledLine:
    """One line about a ready party: its name, figures, scenario, honor and cards."""
    defs = standard()
    party = as_party(name, defs.shelf)
    say = messages(lang).LABELS
    scenario = defs.scenario(party.scenario)
    cards = sum(len(member.cards) for member in party.members)
    german = language(lang) == "de"
    parts = [
        members(party, lang),
        (scenario.name_de if german else "") or scenario.name,
        f"{say['honor']} {party.honor(defs.shelf)}" if german else f"{party.honor(defs.shelf)} {say['honor']}",
        f"{cards} {say['cards']}",
    ]
    return [(f"{name:<18}", "name"), (" " + " · ".join(parts), "")]


def deck_lines(deck: Party, lang: str, own: Own = ()) -> list[StyledLine]:
    """A party to be read: scenario, honor, each figure with its cards, what the scenario says."""
    defs = standard(own)
    text = text_module(lang).scenario_text(defs.scenario(deck.scenario), defs.shelf)
    return [*party_lines(deck, lang, own), *([(line, "text")] for line in text)]


def party_lines(deck: Party, lang: str, own: Own = ()) -> list[StyledLine]:
    """A party alone: scenario, honor, each figure with its cards."""
    defs = standard(own)
    say = messages(lang).LABELS
    scenario = defs.scenario(deck.scenario)
    name = (scenario.name_de if language(lang) == "de" else "") or scenario.name
    honor = f"{capitalize(say['honor'])}: {deck.honor(defs.shelf)}"
    lines: list[StyledLine] = [
        [(local_title(deck.name, lang) or members(deck, lang, own), "name"), (f"  ({name})", "quiet")],
        [(honor, "")],
    ]
    for member in deck.members:
        figure: StyledSpan = (called(defs.figure(member.figure), lang), "name")
        lines.append([("  ", ""), figure])
        lines += [[(f"    {called(defs.card(code), lang)}", "")] for code in member.cards]
    return lines


def list_lines(setup: Mapping[str, Any], seat: int, lang: str) -> list[StyledLine]:
    """The list with which a seat plays, from the setup of its game; it is for tables with open lists."""
    return party_lines(party_of(setup["decks"][seat]), lang, setup.get("own", ()))


def open_deck(given: str, own: Own = ()) -> Party:
    """A party by the name of a ready one or from a file (UTF-8).

    Raises IllegalPartyError with everything that cannot be read, OSError for the file, ValueError for what is no text.
    """
    if given in ready_parties():
        return as_party(given, shelf_with(own))
    return read_party(file_text(given), shelf_with(own))


def deck_faults(deck: Party, own: Own = ()) -> list[Fault]:
    """Everything that makes the party illegal in its scenario."""
    return faults_of(deck, shelf_with(own))


def fault_line(fault: Fault, lang: str, own: Own = ()) -> str:
    """One fault, worded, with the line of the file and the rule."""
    return text_module(lang).fault_text(fault, shelf_with(own))


def problem_lines(problems: Sequence[Any], lang: str) -> list[str]:
    """What is wrong in own files, one in a line."""
    problem_text = german_problem if language(lang) == "de" else english_problem
    return [problem_text(problem) for problem in problems]
