"""Which figures a text speaks of."""

from __future__ import annotations

from dataclasses import dataclass

from regelwerk.kernel.words import Word
from regelwerk.wowminis.words.groups import Whose


@dataclass(frozen=True)
class Adjacent(Word):
    """On a space next to this figure."""


@dataclass(frozen=True)
class Within(Word):
    """At most so many spaces away, counted as range is."""

    spaces: int


@dataclass(frozen=True)
class HalfHealth(Word):
    """With at most half of its starting health left."""


Qual = Adjacent | Within | HalfHealth


@dataclass(frozen=True)
class Figures(Word):
    """Figures on the board: whose they are, and what else they are."""

    whose: Whose
    quals: tuple[Qual, ...] = ()


@dataclass(frozen=True)
class This(Word):
    """The figure that has the ability, or in whose action bar the card lies."""


@dataclass(frozen=True)
class Attacker(Word):
    """The figure that makes the attack that is under way."""


@dataclass(frozen=True)
class Defender(Word):
    """The figure against which the attack is made that is under way."""


@dataclass(frozen=True)
class One(Word):
    """One figure, a target: it is chosen after ticks have been paid, and must be in sight."""

    of: Figures


@dataclass(frozen=True)
class Each(Word):
    """Each of the figures; those that an attack, a heal or an effect reaches at a distance must be in sight."""

    of: Figures


Ref = This | Attacker | Defender | One | Each

THIS = This()
ATTACKER = Attacker()
DEFENDER = Defender()
AN_OPPONENT = One(Figures(Whose.OPPOSING))
SELF_OR_ALLY = One(Figures(Whose.PARTY))
ADJACENT_ALLIES = Each(Figures(Whose.ALLIED, (Adjacent(),)))
ADJACENT_OPPONENTS = Each(Figures(Whose.OPPOSING, (Adjacent(),)))


def narrowest(what: Figures) -> tuple[Qual, ...]:
    """The qualities that say something beside the others: the nearest of the distances, in the place of the first.

    >>> narrowest(Figures(Whose.OPPOSING, (Within(4), HalfHealth(), Adjacent(), Within(2))))
    (Adjacent(), HalfHealth())
    """
    within = [qual.spaces for qual in what.quals if isinstance(qual, Within)]
    nearest: Qual | None = Adjacent() if Adjacent() in what.quals else Within(min(within)) if within else None
    found: list[Qual] = []
    for qual in what.quals:
        says: Qual = qual if nearest is None or isinstance(qual, HalfHealth) else nearest
        if says not in found:
            found.append(says)
    return tuple(found)


def has_itself(what: Figures) -> bool:
    """Whether the figure that has the text is always one of these; it does not stand next to itself.

    >>> has_itself(Figures(Whose.PARTY)), has_itself(Figures(Whose.PARTY, (Adjacent(),)))
    (True, False)
    """
    return what.whose is Whose.PARTY and all(isinstance(qual, Within) for qual in what.quals)
