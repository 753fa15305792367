"""A typed line taken apart into its verb, the cards it names and what they are to do; nothing is looked up yet."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from regelwerk.kernel.presentation.commands import COMMA, GLUE, LONGEST, folded_list, join_known_names, listing
from regelwerk.kernel.presentation.text import remove_phrase
from regelwerk.wowtcg.presentation import command_words

_DETAILS: Final = re.compile(
    r"\([^()]*\)|\[[^\[\]]*\]|:.*|>>>.*|\b\d+/\d+\b|,\s+(yours|deine Seite|von .+|.+’s)$|\b\d+ (ATK|DEF|ANG|VRT)\b.*"
)
"""What stands behind a name in a list and need not be typed: costs, numbers, states, texts, whose it is."""


@dataclass
class CommandWords:
    """A line taken apart: folded words, not yet looked up.

    verb          the engine's verb, "" if none was named
    subject_text  the card it is about
    more_targets  further cards: targets, the one who is attacked
    by            the card that does it ("with leeroy")
    x             the X, -1 if none was said
    is_face_up    placed face up
    is_sabotage   a sabotage, not a plain attack
    until         "turn", "end", "chain" behind a pass, "" for a single one, "?" for one until something else
    """

    verb: str = ""
    subject_text: str = ""
    more_targets: list[str] = field(default_factory=list)
    by: str = ""
    x: int = -1
    is_face_up: bool = False
    is_sabotage: bool = False
    until: str = ""


def split_command(line: str, names: Iterable[str] = ()) -> CommandWords:
    """A line as words. `names`: whole names (folded) that are never cut at a word like "at" inside them.

    >>> split_command("attack Kena with Leeroy")
    CommandWords(verb='attack', subject_text='', more_targets=['kena'], by='leeroy', x=-1,
    is_face_up=False, is_sabotage=False, until='')
    >>> split_command("greife Kena mit Leeroy an").by, split_command("Kena mit Leeroy angreifen").by
    ('leeroy', 'leeroy')
    """
    words = listing(join_known_names(folded_list(_DETAILS.sub(" ", line[:LONGEST])), names), command_words.ON)
    command = CommandWords()
    if not words:
        return command
    if words[0] in command_words.BY_WORD:
        command.verb = command_words.BY_WORD[words[0]]
        command.is_sabotage = words[0] in command_words.SABOTAGE
        rest = words[1:]
    elif len(words) > 1 and words[-1] in command_words.BY_WORD and words[-1].endswith("en"):
        command.verb = command_words.BY_WORD[words[-1]]
        command.is_sabotage = words[-1] in command_words.SABOTAGE
        rest = words[:-1]
    else:
        rest = _after_doer(words, command)
    if command.verb == "pass":
        command.until, command.subject_text = _until(rest)
        return command
    rest = _without_x(rest, command)
    rest = _without_filling(rest, command)
    _parts(rest, command)
    for name in (command.subject_text, command.by, *command.more_targets):
        if GLUE in name:
            _unprotect(command)
            break
    return command


def _unprotect(command: CommandWords) -> None:
    command.subject_text = command.subject_text.replace(GLUE, " ")
    command.by = command.by.replace(GLUE, " ")
    command.more_targets = [name.replace(GLUE, " ") for name in command.more_targets]


def _after_doer(words: list[str], command: CommandWords) -> list[str]:
    """Who does it stands first ("Leeroy attacks Kena", "with Leeroy attack Kena"): what stands behind the verb."""
    for i, word in enumerate(words):
        last = i == len(words) - 1
        if word in command_words.DOES or (
            word in command_words.DO and i > 0 and not (last and words[0] not in command_words.WITH)
        ):
            command.verb = command_words.BY_WORD[word]
            command.is_sabotage = word in command_words.SABOTAGE
            command.by = " ".join(words[1:i] if words[0] in command_words.WITH else words[:i])
            return words[i + 1 :]
    return words


def _until(rest: Sequence[str]) -> tuple[str, str]:
    """What a pass goes on until, and what of the words behind it means nothing there."""
    if not rest or rest[0] not in command_words.UNTIL:
        return "", " ".join(word for word in rest if word not in command_words.PASSED)
    if not any(word in command_words.NOT_MINE for word in rest):
        for word in rest[1:]:
            if word in command_words.CHAIN:
                return "chain", ""
            if word in command_words.END:
                return "end", ""
            if word in command_words.MY_TURN:
                return "turn", ""
    return "?", " ".join(rest)


def _without_x(words: list[str], command: CommandWords) -> list[str]:
    """Take "x 3" (also "x = 3", whose sign is gone) out of the words."""
    if command.verb == "number":
        digits = [word for word in words if word.isdecimal()]
        command.x = int(digits[0][:6]) if digits else -1
        return [word for word in words if not word.isdecimal()]
    for i, word in enumerate(words[:-1]):
        if word == "x" and words[i + 1].isdecimal():
            command.x = int(words[i + 1][:6])
            start = i - 1 if i and words[i - 1] in (*command_words.WITH, "for", "fuer") else i
            return words[:start] + words[i + 2 :]
    return words


def _without_filling(words: list[str], command: CommandWords) -> list[str]:
    """Take out "face up", "as a resource", articles, and the second half of a German verb."""
    for phrase in command_words.FACE_UP:
        cut = remove_phrase(words, phrase)
        if cut is not None:
            command.is_face_up = True
            words = cut
    for filling in command_words.FILLING:
        cut = remove_phrase(words, filling)
        while cut is not None and cut:
            words = cut
            cut = remove_phrase(words, filling)
    if command.verb and words and words[-1] in command_words.PARTICLES:
        words = words[:-1]
    if command.verb and words and words[0] in command_words.PARTICLES and len(words) > 1:
        words = words[1:]
    return words


def _parts(words: list[str], command: CommandWords) -> None:
    """Cut at "with", "on" and "and"; what an attack names first is whom it attacks."""
    parts: list[tuple[str, list[str]]] = [("what", [])]
    for word in words:
        if word in command_words.WITH:
            parts.append(("by", []))
        elif word in command_words.PAYING or word in command_words.ON or (word in command_words.AND and len(parts) > 1):
            parts.append(("also", []))
        elif word == COMMA:
            parts.append((parts[-1][0], []))
        else:
            parts[-1][1].append(word)
    for role, found in parts:
        name = " ".join(found)
        if not name:
            continue
        if role == "what" and command.verb == "attack":
            command.more_targets.insert(0, name)
        elif role == "what":
            command.subject_text = name
        elif role == "by" and not command.by:
            command.by = name
        else:
            command.more_targets.append(name)
