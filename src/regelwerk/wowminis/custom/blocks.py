"""The lines of a file of a user's own: blocks with a name, entries in them, told apart by how far they are indented."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from regelwerk.kernel.scene.source_text import SourceText
from regelwerk.wowminis.file_problems import FileProblem

BLOCKS: Final = ("figure", "card", "board", "scenario")
MAP: Final = "map"


@dataclass
class BlockEntry:
    """`key: value` and what is indented below it, as raw lines (number, text)."""

    key: SourceText
    value: SourceText
    indent: int
    below: list[tuple[int, str]] = field(default_factory=list)


@dataclass
class FileBlock:
    """`sort NAME` and its entries."""

    file: str
    sort: str
    name: SourceText
    entries: list[BlockEntry] = field(default_factory=list)


def blocks(file: str, text: str, problems: list[FileProblem]) -> list[FileBlock]:
    """The blocks of a file; what cannot be read is entered in `problems`.

    >>> found = blocks("a.minis", "card Net\\n  kind: action\\n  ticks: 1  # cheap\\n", [])
    >>> found[0].name.text, [(entry.key.text, entry.value.text) for entry in found[0].entries]
    ('Net', [('kind', 'action'), ('ticks', '1')])
    """
    found: list[FileBlock] = []
    inside: list[tuple[int, str]] = []
    raw = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for number, line in enumerate(raw, 1):
        if not line.strip() or line[0].isspace():
            if found:
                inside.append((number, line))
            elif line.strip() and not is_comment(line):
                problems.append(FileProblem(file, number, _indent(line) + 1, "no-block", (line.strip(),), _hint()))
            continue
        if is_comment(line):
            continue
        if found:
            _fill(found[-1], inside, problems)
            inside = []
        found.append(_begin(file, number, line, problems))
    if found:
        _fill(found[-1], inside, problems)
    return [block for block in found if block.sort]


def _hint() -> str:
    return ", ".join(f"{sort} NAME" for sort in BLOCKS)


def _begin(file: str, number: int, line: str, problems: list[FileProblem]) -> FileBlock:
    """The first line of a block; a block without a sort if it is none."""
    content = without_comment(line)
    sort, _, _ = content.partition(" ")
    name = SourceText(content, number, 1).slice(len(sort))
    if sort.lower() not in BLOCKS:
        problems.append(FileProblem(file, number, 1, "no-block", (sort,), _hint()))
        return FileBlock(file, "", name)
    if not name.text:
        problems.append(FileProblem(file, number, len(content) + 1, "no-name", (sort.lower(),), f"{sort.lower()} NAME"))
    return FileBlock(file, sort.lower(), name)


def entries(file: str, lines: list[tuple[int, str]], problems: list[FileProblem]) -> list[BlockEntry]:
    """The entries among lines of one block; deeper lines belong to the entry above them."""
    found: list[BlockEntry] = []
    indent = -1
    for number, line in lines:
        if found and found[-1].key.text == MAP and (not line.strip() or _indent(line) > indent):
            found[-1].below.append((number, line))
            continue
        if not line.strip() or is_comment(line):
            continue
        mine = _indent(line)
        if indent < 0:
            indent = mine
        if mine > indent:
            found[-1].below.append((number, line))
            continue
        if mine < indent:
            problems.append(FileProblem(file, number, mine + 1, "out-of-line", (line.strip(),), str(indent)))
        content = without_comment(line)
        key, colon, _ = content.partition(":")
        place = SourceText(content, number, 1)
        if not colon:
            problems.append(FileProblem(file, number, mine + 1, "no-entry", (content.strip(),)))
        name = place.slice(0, len(key))
        name = SourceText(" ".join(name.text.lower().split()) if colon else "", name.line, name.column)
        found.append(BlockEntry(name, place.slice(len(key) + 1), indent))
    return found


def _fill(block: FileBlock, lines: list[tuple[int, str]], problems: list[FileProblem]) -> None:
    """Give a block its entries. With tabs before some lines and blanks before others nobody can tell which are
    indented alike: that is said, and the block left out."""
    first = ""
    for number, line in lines:
        before = line[: _indent(line)]
        first = first or before[:1]
        if line.strip() and not is_comment(line) and before.lstrip(first):
            column = len(before) - len(before.lstrip(first)) + 1
            problems.append(FileProblem(block.file, number, column, "tabs"))
            block.sort = ""
            return
    block.entries = entries(block.file, lines, problems)


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def is_comment(line: str) -> bool:
    """Whether the line says nothing but a remark."""
    return line.lstrip().startswith("#")


def without_comment(line: str) -> str:
    """The line up to ` #`, unless that stands between quotation marks.

    >>> without_comment("armor: 3  # looks like a 3"), without_comment('needs: "a # b"')
    ('armor: 3', 'needs: "a # b"')
    """
    at = line.find(" #")
    while at >= 0:
        before = line[:at]
        if before.count('"') % 2 == 0 and before.count("'") % 2 == 0:
            return before.rstrip()
        at = line.find(" #", at + 1)
    return line.rstrip()
