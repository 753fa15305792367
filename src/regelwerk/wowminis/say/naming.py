"""Which figures are meant, the same in every language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar, cast

from regelwerk.kernel.wording import wording_of
from regelwerk.kernel.words import Word
from regelwerk.wowminis import words as w

P = TypeVar("P")


class Naming(Generic[P]):
    """One language's phrases for figures; a phrase may still have to be put into a case."""

    language: str
    this: P
    attacker: P
    defender: P

    def one(self, figures: w.Figures) -> P:
        """an adjacent opposing figure"""
        raise NotImplementedError

    def each(self, figures: w.Figures) -> P:
        """each adjacent opposing figure"""
        raise NotImplementedError

    def this_or(self, figures: w.Figures) -> P:
        """this figure or an ally"""
        raise NotImplementedError

    def all(self, figures: w.Figures) -> P:
        """adjacent opposing figures: of what holds for all of them at any time"""
        raise NotImplementedError

    def named(self, ref: w.Ref) -> P:
        """A reference."""
        return cast(P, wording_of(NAMED, ref, self.language)(self, ref))

    def lastingly(self, ref: w.Ref) -> P:
        """A reference in what holds as long as an ability is there."""
        return self.all(ref.of) if isinstance(ref, w.Each) else self.named(ref)

    def any_of(self, ref: w.One) -> P:
        """One of several: of one's own, this figure too."""
        if has_itself(ref.of):
            return self.this_or(w.Figures(w.Whose.ALLIED, ref.of.quals))
        return self.one(ref.of)


NAMED: Final[dict[type[Word], Callable[[Any, Any], object]]] = {
    w.This: lambda naming, ref: naming.this,
    w.Attacker: lambda naming, ref: naming.attacker,
    w.Defender: lambda naming, ref: naming.defender,
    w.Each: lambda naming, ref: naming.each(ref.of),
    w.One: Naming.any_of,
}


def says_how_far(ref: w.Ref) -> bool:
    """Whether it is said already how far off each of several figures is."""
    return not isinstance(ref, w.Each) or any(isinstance(qual, (w.Adjacent, w.Within)) for qual in ref.of.quals)


def narrowest(what: w.Figures) -> tuple[w.Qual, ...]:
    """The qualities that say something beside the others: the nearest of the distances, in the place of the first.

    >>> narrowest(w.Figures(w.Whose.OPPOSING, (w.Within(4), w.HalfHealth(), w.Adjacent(), w.Within(2))))
    (Adjacent(), HalfHealth())
    """
    within = [qual.spaces for qual in what.quals if isinstance(qual, w.Within)]
    nearest: w.Qual | None = w.Adjacent() if what.beside else w.Within(min(within)) if within else None
    found: list[w.Qual] = []
    for qual in what.quals:
        says: w.Qual = qual if nearest is None or isinstance(qual, w.HalfHealth) else nearest
        if says not in found:
            found.append(says)
    return tuple(found)


def has_itself(what: w.Figures) -> bool:
    """Whether the figure that has the text is always one of these; it does not stand next to itself.

    >>> has_itself(w.Figures(w.Whose.PARTY)), has_itself(w.Figures(w.Whose.PARTY, (w.Adjacent(),)))
    (True, False)
    """
    return what.whose is w.Whose.PARTY and not what.beside and not what.half
