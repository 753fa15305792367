"""What no single entry shows: names twice, boards that are not there, words in places where they mean nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from regelwerk.kernel.scene.source_text import SourceText
from regelwerk.kernel.vocabulary.words import Then, Word
from regelwerk.wowminis import vocabulary
from regelwerk.wowminis.base_definitions import standard
from regelwerk.wowminis.custom.blocks import MAP, BlockEntry, FileBlock, entries
from regelwerk.wowminis.definition_set import slug
from regelwerk.wowminis.definition_words import PARTS
from regelwerk.wowminis.file_problems import FileProblem
from regelwerk.wowminis.hex_grid import FAR, BoardGrid, ground
from regelwerk.wowminis.rules import BOOK


@dataclass
class ParsedBlock:
    """A block, and what has been made of it."""

    block: FileBlock
    word: vocabulary.Definition


def check(made: Sequence[ParsedBlock]) -> list[FileProblem]:
    """Everything that is wrong between and inside definitions whose entries can be read."""
    found: list[FileProblem] = []
    seen: dict[tuple[str, str], ParsedBlock] = {}
    german: dict[tuple[str, str], ParsedBlock] = {}
    for parsed in made:
        key = (parsed.block.sort, slug(parsed.word.name))
        if parsed.word.name and not key[1]:
            found.append(_at(parsed, parsed.block.name, "no-letters", (parsed.word.name,)))
        elif parsed.word.name and key in seen:
            first = seen[key].block
            about = (parsed.word.name, first.file, str(first.name.line))
            found.append(_at(parsed, parsed.block.name, "name-twice", about))
        seen.setdefault(key, parsed)
        if parsed.word.name_de:
            key = (parsed.block.sort, parsed.word.name_de.lower())
            if key in german:
                first = german[key].block
                about = (parsed.word.name_de, first.file, str(first.name.line))
                found.append(_at(parsed, _entry(parsed, "german"), "name-twice", about))
            german.setdefault(key, parsed)
        found += _marks(parsed)
        if isinstance(parsed.word, vocabulary.Figure):
            found += _figure(parsed, parsed.word)
        elif isinstance(parsed.word, vocabulary.Card):
            found += _card(parsed, parsed.word, made)
        elif isinstance(parsed.word, vocabulary.Board):
            found += _board(parsed, parsed.word)
        else:
            found += _scenario(parsed, parsed.word, made)
    return found


def _at(parsed: ParsedBlock, place: SourceText, kind: str, about: tuple[str, ...] = (), hint: str = "") -> FileProblem:
    return FileProblem(parsed.block.file, place.line, place.column, kind, about, hint)


def _entry(parsed: ParsedBlock, key: str) -> SourceText:
    """Where the value of a key stands; the name of the block if it does not."""
    for entry in parsed.block.entries:
        if entry.key.text == key:
            return entry.value if entry.value.text else entry.key
    return parsed.block.name


def _marks(parsed: ParsedBlock) -> Iterator[FileProblem]:
    """Parts that are called inferred or proposed and are no parts."""
    abilities = (parsed.word.attack, *parsed.word.abilities) if isinstance(parsed.word, vocabulary.Figure) else ()
    for thing in (parsed.word, *abilities):
        known = PARTS[type(thing)]
        for part in (*thing.inferred, *thing.proposed):
            if part not in known:
                near = get_close_matches(part, known, 1, 0.6)
                place = _entry(parsed, "proposed" if part in thing.proposed else "inferred")
                yield _at(parsed, place, "unknown-part", (part,), near[0] if near else ", ".join(known))


# -------------------------------------------------------------- words in their places

ACTION: Final = "action"
REACTION: Final = "reaction"
CRITICAL: Final = "critical"
ONGOING: Final = "ongoing"


def misplaced(word: Word, where: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Words that mean nothing where they stand: (kind of problem, the word in question).

    >>> list(misplaced(vocabulary.ChangeHealth(-1, vocabulary.DEFENDER), ACTION))
    [('no-such-figure', ('DEFENDER', 'action'))]
    """
    if isinstance(word, Then):
        for part in word.parts:
            yield from misplaced(part, where)
        return
    if isinstance(word, vocabulary.Attack) and where == REACTION:
        yield "attack-in-reaction", ("Attack",)
    if isinstance(word, vocabulary.Attack) and where == CRITICAL and not word.repeats():
        yield "critical-attack", ("Attack",)
        return
    if isinstance(word, vocabulary.Attack) and (word.range == 0) != word.known:
        yield "attack-range", ("Attack",)
    if isinstance(word, vocabulary.Attack) and word.critical is not None:
        yield from misplaced(word.critical, CRITICAL)
    if isinstance(word, vocabulary.Have):
        yield from _have(word, where)
    whom = getattr(word, "whom", None)
    if isinstance(whom, vocabulary.Combatant) and where not in (REACTION, CRITICAL):
        yield "no-such-figure", (whom.role.value.upper(), where)
    if isinstance(word, vocabulary.ChangeHealth) and word.problem():
        yield "no-change", ("ChangeHealth",)
    if isinstance(word, vocabulary.Move):
        yield from _move(word, where)
    if isinstance(whom, vocabulary.Target) and where in (CRITICAL, ONGOING):
        yield "nobody-chooses", ("One", where)


def _move(word: vocabulary.Move, where: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    if word.problem():
        yield "push-itself", ("Move",)
    if where == CRITICAL and word.type is vocabulary.MoveType.TELEPORT:
        yield "teleport-in-critical", ("Move",)


def _have(word: vocabulary.Have, where: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    if word.problem():
        yield "have-nothing", ("Have",)
    if where == ONGOING and word.span is not None:
        yield "span-in-ongoing", (f"span={word.span.name}",)
    if where != ONGOING and word.span is None:
        yield "no-span", ("Have",)
    if word.span is vocabulary.Duration.ATTACK and where == ACTION:
        yield "no-attack-to-last", ("span=ATTACK",)


def _figure(parsed: ParsedBlock, word: vocabulary.Figure) -> Iterator[FileProblem]:
    places = [entry for entry in parsed.block.entries if entry.key.text in ("attack", "action", "ongoing")]
    by_line = {entry.value.text.partition(" (")[0].strip(): entry for entry in places}
    for ability in (word.attack, *word.abilities):
        where = ACTION if isinstance(ability, vocabulary.Action) else ONGOING
        inside = ability.effect if isinstance(ability, vocabulary.Action) else ability.what
        for kind, about in misplaced(inside, where):
            place = _does(parsed, by_line.get(ability.name))
            yield _at(parsed, place, kind, about)


def _does(parsed: ParsedBlock, entry: BlockEntry | None) -> SourceText:
    """Where the words of an ability begin."""
    if entry is None:
        return parsed.block.name
    for inner in entries(parsed.block.file, entry.below, []):
        if inner.key.text == "does":
            return inner.value if inner.value.text else inner.key
    return entry.key


def _card(parsed: ParsedBlock, word: vocabulary.Card, made: Sequence[ParsedBlock]) -> Iterator[FileProblem]:
    reaction = word.kind is vocabulary.CardKind.REACTION
    if word.kind is vocabulary.CardKind.INSTANT and word.ticks:
        yield _at(parsed, _entry(parsed, "ticks"), "instant-ticks", (str(word.ticks),), "0")
    if word.when is not None and not reaction:
        yield _at(parsed, _entry(parsed, "when"), "when-not-reaction", (word.kind.name.lower(),), "kind: reaction")
    for kind, about in misplaced(word.effect, REACTION if reaction else ACTION):
        yield _at(parsed, _entry(parsed, "does"), kind, about)
    yield from _only_for(parsed, word, made)


def _only_for(parsed: ParsedBlock, word: vocabulary.Card, made: Sequence[ParsedBlock]) -> Iterator[FileProblem]:
    """Figures that a card is restricted to and that nobody is called; what may be meant: a name, or a part of one."""
    figures = [
        *standard().figures.values(),
        *(other.word for other in made if isinstance(other.word, vocabulary.Figure)),
    ]
    names = [name for figure in figures for name in (figure.name, figure.name_de) if name]
    known = {name.lower(): name for name in names}
    parts = {part: name for name in reversed(names) for part in name.lower().split()} | known
    for need in word.needs:
        if isinstance(need, vocabulary.OnlyForFigure) and need.name.lower() not in known:
            near = get_close_matches(need.name.lower(), list(parts), 1, 0.6)
            place = _entry(parsed, "needs")
            place = next((part for part in place.split(",") if part.text.endswith(need.name)), place)
            hint = parts[near[0]] if near else ", ".join(dict.fromkeys(names))
            yield _at(parsed, place, "unknown-figure", (need.name,), hint)


# ---------------------------------------------------------------- boards, scenarios


def _board(parsed: ParsedBlock, word: vocabulary.Board) -> Iterator[FileProblem]:
    if not word.rows:
        return
    board = ground(word.rows)
    place = _entry(parsed, MAP)
    if len(board.starts) < 2:
        yield _at(parsed, place, "too-few-starts", (str(len(board.starts)),), "1, 2 / A, H")
        return
    home = board.starts[0]
    for number in (*board.starts[1:], *board.victory):
        if board.distance[home][number] == FAR:
            yield _at(parsed, place, "cut-off", (board.names[home], board.names[number]))
            return


def _scenario(parsed: ParsedBlock, word: vocabulary.Scenario, made: Sequence[ParsedBlock]) -> Iterator[FileProblem]:
    if word.rule and word.rule not in BOOK:
        yield _at(parsed, _entry(parsed, "rule"), "unknown-rule", (word.rule,), "rule: minis08:p17.duel")
    own = {other.word.name.lower(): other.word for other in made if isinstance(other.word, vocabulary.Board)}
    own |= {other.word.name_de.lower(): other.word for other in made if isinstance(other.word, vocabulary.Board)}
    own.pop("", None)
    board = own.get(word.board.lower())
    if board is None:
        code = standard().board_code(word.board)
        if not code:
            if word.board:
                names = [*standard().names(vocabulary.Board), *(other.name for other in own.values())]
                near = get_close_matches(word.board, names, 1, 0.6)
                hint = near[0] if near else ", ".join(names)
                yield _at(parsed, _entry(parsed, "board"), "unknown-board", (word.board,), hint)
            return
        board = standard().boards[code]
    if board.rows:
        yield from _victory(parsed, word, ground(board.rows))


def _victory(parsed: ParsedBlock, word: vocabulary.Scenario, board: BoardGrid) -> Iterator[FileProblem]:
    for name in word.victory:
        if board.named(name) < 0:
            yield _at(
                parsed, _entry(parsed, "victory"), "unknown-space", (name, word.board), f"a1 ... {board.names[-1]}"
            )
    if not word.victory and not board.victory and word.points_held:
        yield _at(parsed, _entry(parsed, "board"), "no-victory-space", (word.board,), "victory: f5")
