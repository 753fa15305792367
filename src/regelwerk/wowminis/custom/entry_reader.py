"""The entries of one block: taken out by key, with their marks, and read as numbers, names and words."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from enum import Enum
from typing import Final, TypeVar

from regelwerk.kernel.scene.source_text import SourceText
from regelwerk.kernel.vocabulary.words import Word, WordSyntaxError, from_text
from regelwerk.wowminis import vocabulary
from regelwerk.wowminis.custom.blocks import BlockEntry, without_comment
from regelwerk.wowminis.field_types import WANTS
from regelwerk.wowminis.file_problems import FileProblem
from regelwerk.wowminis.text_en.problems import wanted

MARKS: Final = ("inferred", "proposed")
YES: Final = {"yes": True, "no": False, "ja": True, "nein": False}

A = TypeVar("A", bound=Enum)
T = TypeVar("T", bound=Word)


class EntryReader:
    """The entries of one block or of one ability.

    about     what has them, for the wording: "figure", "card", "action" ...
    place     where it begins: what is missing is missing there
    marks     by mark ("inferred", "proposed") the parts that carry it
    """

    def __init__(
        self,
        file: str,
        about: str,
        place: SourceText,
        entries: Sequence[BlockEntry],
        known: Sequence[str],
        into: list[FileProblem],
    ) -> None:
        self.file = file
        self.about = about
        self.place = place
        self.problems = into
        self.marks: dict[str, list[str]] = {mark: [] for mark in MARKS}
        self.entries: dict[str, list[BlockEntry]] = {}
        for entry in entries:
            key = entry.key.text
            if not key:
                continue
            if key not in known:
                near = get_close_matches(key, known, 1, 0.6)
                self.bad(entry.key, "unknown-key", (key, about), near[0] if near else ", ".join(known))
                continue
            if key not in REPEATED and key in self.entries:
                self.bad(entry.key, "key-twice", (key, about))
            self.entries.setdefault(key, []).append(entry)

    def bad(self, at: SourceText, kind: str, about: tuple[str, ...] = (), hint: str = "") -> None:
        self.problems.append(FileProblem(self.file, at.line, at.column, kind, about, hint))

    # ------------------------------------------------------------------ entries

    def value(self, key: str, needed: bool = False, part: str = "", flat: bool = True) -> SourceText | None:
        """What stands behind a key, its mark noted for `part`; None if there is nothing."""
        found = self.entries.get(key)
        if not found:
            if needed:
                self.bad(self.place, "missing", (key, self.about), f"{key}: ...")
            return None
        entry = found[0]
        if flat and entry.below:
            number, line = entry.below[0]
            self.bad(SourceText(line, number, len(line) - len(line.lstrip()) + 1), "nothing-below", (key,))
        text = self.unmarked(entry.value, part or key)
        if not text.text and flat:
            self.bad(entry.key, "empty", (key,), f"{key}: ...")
            return None
        return text

    def unmarked(self, text: SourceText, part: str) -> SourceText:
        """The text without "(proposed)" or "(inferred)" behind it, which is noted for the part."""
        for mark in MARKS:
            tail = f"({mark})"
            if text.text.lower().endswith(tail):
                self.marks[mark].append(part.replace(" ", "_"))
                return text.slice(0, len(text.text) - len(tail))
        return text

    def marked(self, mark: str) -> tuple[str, ...]:
        """The parts that carry a mark: behind their values, or listed behind the mark itself."""
        listed = self.value(mark)
        parts = list(self.marks[mark])
        if listed is not None:
            parts += [part.text.lower().replace(" ", "_") for part in listed.split(",")]
        return tuple(dict.fromkeys(parts))

    def text(self, key: str, needed: bool = False) -> str:
        """A name or other words; "" if there is nothing."""
        found = self.value(key, needed)
        return found.text if found is not None else ""

    def number(self, key: str, least: int, most: int, usual: int | None = None, part: str = "") -> int:
        """A number in a range; without `usual` it is needed."""
        found = self.value(key, usual is None, part)
        if found is None:
            return usual if usual is not None else least
        return self.whole(found, least, most)

    def whole(self, text: SourceText, least: int, most: int, besides: str = "") -> int:
        """A text as a number in a range, `least` if it is none; `besides`: a word that could stand there too."""
        digits = text.text
        if digits.isascii() and digits.isdigit() and len(digits) < 7 and least <= int(digits) <= most:
            return int(digits)
        self.bad(text, "bad-number", (digits,), f"{least}-{most}" + (f", {besides}" if besides else ""))
        return least

    def pair(self, key: str, most: int) -> tuple[int, int] | None:
        """`4-7`, or one number for both; None if there is nothing or `any`."""
        found = self.value(key)
        if found is None or found.text.lower() == "any":
            return None
        parts = found.split("-")
        if not 0 < len(parts) < 3 or len(parts) <= found.text.count("-"):
            self.bad(found, "bad-number", (found.text,), "2, 4-7, any")
            return None
        least = self.whole(parts[0], 0, most)
        return least, self.whole(parts[-1], least, most)

    def yes(self, key: str, usual: bool) -> bool:
        """yes or no."""
        found = self.value(key)
        if found is None:
            return usual
        if found.text.lower() not in YES:
            self.bad(found, "not-yes-or-no", (found.text,), "yes, no")
        return YES.get(found.text.lower(), usual)

    def choice(self, key: str, group: type[A], needed: bool = False) -> A | None:
        """A member of an enumeration, by name."""
        found = self.value(key, needed)
        return None if found is None else self.member(found, group)

    def member(self, text: SourceText, group: type[A]) -> A | None:
        """The member of that name, upper and lower case alike."""
        for value in group:
            if text.text.lower() in (value.name.lower(), spelled(value).lower()):
                return value
        names = [spelled(value) for value in group]
        near = get_close_matches(text.text.capitalize(), names, 1, 0.6)
        self.bad(text, "not-one-of", (text.text,), near[0] if near else ", ".join(names))
        return None

    # -------------------------------------------------------------------- words

    def word(self, key: str, sorts: tuple[type[Word], ...], needed: bool, part: str = "") -> Word | None:
        """What stands behind a key and on the lines below it, read with the vocabulary."""
        found = self.value(key, needed, part, flat=False)
        if found is None:
            return None
        entry = self.entries[key][0]
        if entry.below:
            last = self.unmarked(SourceText(without_comment(entry.below[-1][1]), entry.below[-1][0], 1), part or key)
            entry.below[-1] = (entry.below[-1][0], last.text and " " * (last.column - 1) + last.text)
        lines = [" " * (found.column - 1) + found.text]
        for number, line in entry.below:
            lines += [""] * (number - found.line - len(lines))
            lines.append(without_comment(line))
        if not "".join(lines).strip():
            self.bad(entry.key, "empty", (key,), f"{key}: ...")
            return None
        try:
            made = from_text("\n".join(lines), vocabulary.VOCABULARY, unfit)
        except WordSyntaxError as error:
            at = SourceText("", found.line + error.line - 1, error.column)
            group = vocabulary.VOCABULARY.get(error.about[0]) if error.kind == "no-member" else None
            members = list(group.__members__) if isinstance(group, type) and issubclass(group, Enum) else []
            kind = unreadable(error.about[0]) if error.kind == "no-word" else error.kind
            self.bad(at, f"word-{kind}", error.about, ", ".join(members))
            return None
        if not isinstance(made, sorts):
            wanted = ", ".join(f"{sort.__name__}(...)" for sort in sorts)
            self.bad(found if found.text else entry.key, "wrong-word", (key,), wanted)
            return None
        return made if isinstance(made, Word) else None


def spelled(member: Enum) -> str:
    """How a member is written: by its name in English, in small letters if it has none of its own.

    >>> spelled(vocabulary.Class.MAGE), spelled(vocabulary.CardKind.REACTION)
    ('Mage', 'reaction')
    """
    return member.value if isinstance(member.value, str) else member.name.lower()


def unreadable(python: str) -> str:
    """What is wrong with a text that is no expression, by what Python says of it.

    >>> unreadable("'(' was never closed"), unreadable("invalid syntax")
    ('never-closed', 'no-word')
    """
    for kind, phrase in SLIPS:
        if phrase in python:
            return kind
    return "no-word"


SLIPS: Final = (
    ("never-closed", "never closed"),
    ("never-opened", "unmatched"),
    ("never-opened", "does not match opening"),
    ("named-first", "positional argument follows"),
    ("comma", "forgot a comma"),
)
"""Kinds of slip, and words by which Python tells of them."""

REPEATED: Final = ("action", "ongoing")
"""Keys that may stand several times in one block."""


def unfit(maker: type[Word], name: str, value: object) -> str:
    """What would be right in that field, in English; "" if the value is: for `kernel.words.read`.

    >>> unfit(vocabulary.Within, "spaces", 2)
    ''
    """
    want = WANTS.get(maker, {}).get(name)
    if want is None or want.takes(value):
        return ""
    return wanted(want)
