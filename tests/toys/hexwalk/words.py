"""The vocabulary of the toy, and the reader of party files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from regelwerk.kernel.vocabulary.words import Again, And, FlipCoin, RollDie, Then, Word, WordSyntaxError, from_text


@dataclass(frozen=True)
class Figure(Word):
    """A figure: health, hexes of one walk, dice when it strikes, dice when it is struck."""

    name: str
    health: int
    speed: int = 2
    dice: int = 2
    armor: int = 1


@dataclass(frozen=True)
class React(Word):
    """A card that may be used when its figure is about to be struck."""

    name: str
    effect: Word


@dataclass(frozen=True)
class Instant(Word):
    """A card that its figure may use before it acts."""

    name: str
    effect: Word


@dataclass(frozen=True)
class Shield(Word):
    """The strike under way loses that many hits."""

    hits: int


@dataclass(frozen=True)
class Riposte(Word):
    """Every opposing figure beside yours is wounded that often; fallen figures strike back from where they stood."""

    wounds: int


@dataclass(frozen=True)
class Heal(Word):
    """Your figure loses that many wounds."""

    wounds: int


@dataclass(frozen=True)
class Haste(Word):
    """Your figure's time goes back, but not behind the clock."""

    ticks: int


@dataclass(frozen=True)
class Scout(Word):
    """Look at an opposing face-down card of your choice."""


VOCABULARY: Final[dict[str, object]] = {
    kind.__name__: kind
    for kind in (
        Figure, React, Instant, Shield, Riposte, Heal, Haste, Scout,
        Then, And, FlipCoin, RollDie, Again,
    )
}  # fmt: skip

PARTS: Final = (Figure, React, Instant)


def read_party(text: str) -> list[Word]:
    """The figures and cards of a party file. Raises WordSyntaxError with the line and column of the file.

    A word begins in each line that is neither indented, empty nor a remark.

    >>> read_party("Figure('Owl', 2)")
    [Figure(name='Owl', health=2, speed=2, dice=2, armor=1)]
    >>> read_party("# a remark\\n\\n  Figure('Owl', 2)")
    Traceback (most recent call last):
    regelwerk.kernel.vocabulary.words.WordSyntaxError: line 3, column 1: a word begins without indent
    """
    found: list[Word] = []
    lines = text.split("\n")
    at = 0
    while at < len(lines):
        first = lines[at]
        if not first.strip() or first.startswith("#"):
            at += 1
            continue
        if first[0].isspace():
            raise WordSyntaxError("a word begins without indent", at + 1, 1)
        end = at + 1
        while end < len(lines) and lines[end][:1].isspace():
            end += 1
        # The lines before it are handed over empty, so that errors count from the top of the file.
        word = from_text("\n" * at + "\n".join(lines[at:end]), VOCABULARY)
        if not isinstance(word, PARTS):
            raise WordSyntaxError("a party has figures, reactions and instants", at + 1, 1)
        found.append(word)
        at = end
    return found
