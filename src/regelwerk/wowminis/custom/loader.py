"""Reading a user's files: blocks of text into figures, action cards, boards and scenarios (docs/own_figures.md)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, cast

from regelwerk.kernel.scene.source_text import SourceText
from regelwerk.kernel.vocabulary.words import Then, Word
from regelwerk.wowminis import vocabulary
from regelwerk.wowminis.base_definitions import standard
from regelwerk.wowminis.custom.blocks import MAP, BlockEntry, FileBlock, blocks, entries
from regelwerk.wowminis.custom.checks import ParsedBlock, check
from regelwerk.wowminis.custom.entry_reader import EntryReader
from regelwerk.wowminis.custom.problems import CustomFilesError
from regelwerk.wowminis.definition_set import OWN, DefinitionSet, slug
from regelwerk.wowminis.field_types import MOST, SINGLE
from regelwerk.wowminis.file_problems import FileProblem
from regelwerk.wowminis.hex_grid import BoardDrawingError, drawing, ground

COMMON: Final = ("german", "inferred", "proposed")
FIGURE: Final = (
    "faction", "race", "class", "talent", "honor", "armor", "resist", "health", "legendary", "emblem",
    "attack", "action", "ongoing", *COMMON,
)  # fmt: skip
ABILITY: Final = ("ticks", "does", *COMMON)
CARD: Final = ("kind", "ticks", "needs", "when", "does", "emblem", *COMMON)
BOARD: Final = (MAP, *COMMON)
SCENARIO: Final = (
    "board", "victory", "score ticks", "points held", "points destroyed", "goal", "rounds", "figures", "cards",
    "same cards", "cards in all", "honor", "mixed factions", "rule", *COMMON,
)  # fmt: skip

RESTRICTIONS: Final = ("class", "talent", "race", "figure")
"""What may stand before the name of a restriction; a class needs no such word."""

FILLER: Final = vocabulary.Action(
    "", 1, vocabulary.Attack(1, vocabulary.AttackType.PHYSICAL, 1, vocabulary.Element.MELEE)
)
"""Stands in for an attack that could not be read: the file is refused anyway."""
UNREAD: Final = vocabulary.ChangeHealth(1, vocabulary.THIS)
"""The same for what a card does: it may stand on a card of any kind, so that nothing else is wrong with it."""


def read_files(files: Sequence[tuple[str, str]]) -> list[tuple[str, vocabulary.Definition]]:
    """Codes and words of all definitions in files of (name, text), in order.

    Raises CustomFilesError with all that is wrong.

    >>> text = "card Net\\n  kind: action\\n  ticks: 1\\n  does: AdvanceClock(2, AN_OPPONENT)\\n"
    >>> read_files([("net.minis", text)])[0][0]
    'own/net'
    """
    problems: list[FileProblem] = []
    made: list[ParsedBlock] = []
    for file, text in files:
        for block in blocks(file, text, problems):
            made.append(_definition(block, problems))
    problems += check(made)
    if problems:
        raise CustomFilesError(problems)
    figures = {slug(parsed.word.name) for parsed in made if isinstance(parsed.word, vocabulary.Figure)}
    return [(_code(parsed.word, figures), parsed.word) for parsed in made]


def _code(word: vocabulary.Definition, figures: set[str]) -> str:
    """The code of a definition. Figures and cards are both pieces: a card with a figure's name has a longer one."""
    short = slug(word.name)
    return f"{OWN}/{short}.card" if isinstance(word, vocabulary.Card) and short in figures else f"{OWN}/{short}"


@lru_cache(maxsize=128)
def with_own(files: tuple[tuple[str, str], ...]) -> DefinitionSet:
    """Everything that comes with the game, and what the files define; the same shelf each time.

    Raises CustomFilesError.
    """
    return standard().with_more(read_files(files)) if files else standard()


def shelf_with(own: Sequence[Sequence[str]]) -> DefinitionSet:
    """All definitions, those of a user's own files (name, text) among them. Raises CustomFilesError."""
    return with_own(tuple((name, text) for name, text in own)) if own else standard()


def _definition(block: FileBlock, problems: list[FileProblem]) -> ParsedBlock:
    word: vocabulary.Definition
    if block.sort == "figure":
        fields = EntryReader(block.file, "figure", block.name, block.entries, FIGURE, problems)
        word = _figure(fields, block.name.text)
    elif block.sort == "card":
        fields = EntryReader(block.file, "card", block.name, block.entries, CARD, problems)
        word = _card(fields, block.name.text)
    elif block.sort == "board":
        fields = EntryReader(block.file, "board", block.name, block.entries, BOARD, problems)
        word = _board(fields, block.name.text)
    else:
        fields = EntryReader(block.file, "scenario", block.name, block.entries, SCENARIO, problems)
        word = _scenario(fields, block.name.text)
    return ParsedBlock(block, word)


# ------------------------------------------------------------------------- figures


def _figure(fields: EntryReader, name: str) -> vocabulary.Figure:
    attack = fields.entries.get("attack")
    if not attack:
        fields.value("attack", needed=True)
    main = _action(fields, attack[0], main=True) if attack else FILLER
    abilities: list[tuple[int, vocabulary.Ability]] = []
    for entry in fields.entries.get("action", ()):
        abilities.append((entry.key.line, _action(fields, entry, main=False)))
    for entry in fields.entries.get("ongoing", ()):
        abilities.append((entry.key.line, _ongoing(fields, entry)))
    abilities.sort(key=_first)
    return vocabulary.Figure(
        name,
        fields.choice("faction", vocabulary.Faction, needed=True) or vocabulary.Faction.MONSTER,
        fields.number("honor", 0, 99),
        fields.number("armor", 0, MOST),
        fields.number("resist", 0, MOST),
        fields.number("health", 1, 99),
        main,
        tuple(ability for _, ability in abilities),
        fields.choice("class", vocabulary.Class),
        fields.text("race"),
        fields.text("talent"),
        fields.yes("legendary", False),
        fields.text("german"),
        fields.text("emblem"),
        inferred=fields.marked("inferred"),
        proposed=fields.marked("proposed"),
    )


def _first(pair: tuple[int, vocabulary.Ability]) -> int:
    return pair[0]


def _ability(fields: EntryReader, entry: BlockEntry) -> tuple[EntryReader, str]:
    """The entries below an ability, and its name."""
    below = entries(fields.file, entry.below, fields.problems)
    place = entry.value if entry.value.text else entry.key
    inner = EntryReader(fields.file, entry.key.text, place, below, ABILITY, fields.problems)
    name = inner.unmarked(entry.value, "name").text
    if not name:
        fields.bad(entry.key, "no-name", (entry.key.text,), f"{entry.key.text}: NAME")
    return inner, name


def _action(fields: EntryReader, entry: BlockEntry, main: bool) -> vocabulary.Action:
    inner, name = _ability(fields, entry)
    sorts: tuple[type[Word], ...] = (vocabulary.Attack,) if main else (*SINGLE, Then)
    effect = inner.word("does", sorts, needed=True, part="effect") or FILLER.effect
    return vocabulary.Action(
        name,
        inner.number("ticks", 0, 10),
        cast(vocabulary.EffectWord, effect),
        inner.text("german"),
        inferred=inner.marked("inferred"),
        proposed=inner.marked("proposed"),
    )


def _ongoing(fields: EntryReader, entry: BlockEntry) -> vocabulary.Ongoing:
    inner, name = _ability(fields, entry)
    if "ticks" in inner.entries:
        inner.bad(inner.entries["ticks"][0].key, "ongoing-ticks", (name,))
    what = inner.word("does", (vocabulary.Have, vocabulary.Taunt), needed=True, part="what") or vocabulary.Taunt()
    return vocabulary.Ongoing(
        name,
        cast(vocabulary.Lasting, what),
        inner.text("german"),
        inferred=inner.marked("inferred"),
        proposed=inner.marked("proposed"),
    )


# --------------------------------------------------------------------------- cards


def _card(fields: EntryReader, name: str) -> vocabulary.Card:
    kind = fields.choice("kind", vocabulary.CardKind, needed=True) or vocabulary.CardKind.ACTION
    instant = kind is vocabulary.CardKind.INSTANT
    when = fields.word("when", (vocabulary.IsAttacked,), needed=False)
    if kind is vocabulary.CardKind.REACTION and "when" not in fields.entries:
        when = vocabulary.IsAttacked(vocabulary.THIS)
    return vocabulary.Card(
        name,
        kind,
        fields.number("ticks", 0, 10, 0 if instant else None),
        cast(vocabulary.EffectWord, fields.word("does", (*SINGLE, Then), needed=True, part="effect") or UNREAD),
        _needs(fields),
        when if isinstance(when, vocabulary.IsAttacked) else None,
        fields.text("german"),
        fields.text("emblem"),
        inferred=fields.marked("inferred"),
        proposed=fields.marked("proposed"),
    )


def _needs(fields: EntryReader) -> tuple[vocabulary.Restriction, ...]:
    """`Warrior`, `class Warrior`, `talent Arms`, `race Orc`, `figure Gorebelly`, several with commas between."""
    found = fields.value("needs")
    needs: list[vocabulary.Restriction] = []
    for part in found.split(",") if found is not None else ():
        sort, _, rest = part.text.partition(" ")
        name = rest.strip()
        if sort.lower() in RESTRICTIONS and not name:
            fields.bad(part, "no-name", (sort.lower(),), f"{sort.lower()} NAME")
        elif sort.lower() == "talent":
            needs.append(vocabulary.OfTalent(name))
        elif sort.lower() == "race":
            needs.append(vocabulary.OfRace(name))
        elif sort.lower() == "figure":
            needs.append(vocabulary.OnlyForFigure(name))
        else:
            wanted = part.slice(len(sort)) if sort.lower() == "class" and name else part
            of_class = fields.member(wanted, vocabulary.Class)
            if of_class is not None:
                needs.append(vocabulary.OfClass(of_class))
    return tuple(needs)


# ---------------------------------------------------------------- boards, scenarios


def _board(fields: EntryReader, name: str) -> vocabulary.Board:
    found = fields.entries.get(MAP)
    rows: tuple[str, ...] = ()
    if not found or not any(line.strip() for _, line in found[0].below):
        fields.bad(found[0].key if found else fields.place, "missing", (MAP, "board"), "map:")
    else:
        rows = _rows(fields, found[0])
    fields.unmarked(found[0].value if found else fields.place, MAP)
    return vocabulary.Board(
        name, rows, fields.text("german"), inferred=fields.marked("inferred"), proposed=fields.marked("proposed")
    )


def _rows(fields: EntryReader, entry: BlockEntry) -> tuple[str, ...]:
    """The drawing below `map:` in its plainest form; empty if it is none."""
    lines = entry.below[:]
    while not lines[-1][1].strip():
        lines.pop()
    while not lines[0][1].strip():
        lines.pop(0)
    try:
        return tuple(drawing(ground([line for _, line in lines])))
    except BoardDrawingError as error:
        number = lines[min(error.line, len(lines)) - 1][0]
        fields.bad(SourceText("", number, error.column), f"map-{error.kind}", (error.about,))
        return ()


def _scenario(fields: EntryReader, name: str) -> vocabulary.Scenario:
    victory = fields.value("victory")
    ticks = fields.value("score ticks")
    figures = fields.value("figures")
    sizes = figures.split(",") if figures is not None and figures.text.lower() != "any" else []
    in_all = fields.value("cards in all")
    return vocabulary.Scenario(
        name,
        fields.text("board", needed=True),
        tuple(part.text.lower() for part in victory.split(",")) if victory is not None else (),
        tuple(sorted({fields.whole(part, 1, 10) for part in ticks.split(",")})) if ticks is not None else (5, 10),
        fields.number("points held", 0, 99, 1),
        fields.number("points destroyed", 0, 99, 4),
        _goal(fields),
        fields.number("rounds", 1, 99, 30),
        tuple(sorted({fields.whole(part, 1, 20) for part in sizes})),
        fields.pair("cards", 20),
        fields.yes("same cards", True),
        fields.whole(in_all, 0, 200) if in_all is not None else None,
        fields.pair("honor", 999),
        fields.yes("mixed factions", False),
        fields.text("german"),
        fields.text("rule"),
        inferred=fields.marked("inferred"),
        proposed=fields.marked("proposed"),
    )


def _goal(fields: EntryReader) -> vocabulary.Goal | int:
    found = fields.value("goal")
    if found is None or found.text.lower() == "honor":
        return vocabulary.Goal.HONOR
    return fields.whole(found, 1, 999, "honor")
