"""Which figures are meant, the same in every language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, Generic, TypeVar, cast

from regelwerk.kernel.language.sentences import wording_of
from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowminis import vocabulary

P = TypeVar("P")


class Naming(Generic[P]):
    """One language's phrases for figures; a phrase may still have to be put into a case."""

    language: str
    this: P
    combatants: ClassVar[Mapping[vocabulary.Role, Any]]
    """The attacker and the defender."""

    def single(self, figures: vocabulary.FigureFilter) -> P:
        """an adjacent opposing figure"""
        raise NotImplementedError

    def each(self, figures: vocabulary.FigureFilter) -> P:
        """each adjacent opposing figure"""
        raise NotImplementedError

    def this_or(self, figures: vocabulary.FigureFilter) -> P:
        """this figure or an ally"""
        raise NotImplementedError

    def all(self, figures: vocabulary.FigureFilter) -> P:
        """adjacent opposing figures: of what holds for all of them at any time"""
        raise NotImplementedError

    def named(self, ref: vocabulary.Selector) -> P:
        """A reference."""
        return cast(P, wording_of(NAMED, ref, self.language)(self, ref))

    def lastingly(self, ref: vocabulary.Selector) -> P:
        """A reference in what holds as long as an ability is there."""
        return self.all(ref.of) if isinstance(ref, vocabulary.Each) else self.named(ref)

    def any_of(self, ref: vocabulary.Target) -> P:
        """One of several: of one's own, this figure too."""
        if has_itself(ref.of):
            return self.this_or(vocabulary.FigureFilter(vocabulary.Allegiance.ALLIED, ref.of.criteria))
        return self.single(ref.of)


NAMED: Final[dict[type[Word], Callable[[Any, Any], object]]] = {
    vocabulary.This: lambda naming, ref: naming.this,
    vocabulary.Combatant: lambda naming, ref: naming.combatants[ref.role],
    vocabulary.Each: lambda naming, ref: naming.each(ref.of),
    vocabulary.Target: Naming.any_of,
}


def says_how_far(ref: vocabulary.Selector) -> bool:
    """Whether it is said already how far off each of several figures is."""
    return not isinstance(ref, vocabulary.Each) or any(isinstance(qual, vocabulary.Within) for qual in ref.of.criteria)


def narrowest(what: vocabulary.FigureFilter) -> tuple[vocabulary.Criterion, ...]:
    """The qualities that say something beside the others: the nearest of the distances, in the place of the first.

    >>> narrowest(
    ...     vocabulary.FigureFilter(
    ...         vocabulary.Allegiance.OPPOSING,
    ...         (vocabulary.Within(4), vocabulary.HalfHealth(), vocabulary.ADJACENT, vocabulary.Within(2)),
    ...     )
    ... )
    (Within(spaces=1, beside=True), HalfHealth())
    """
    within = [qual.spaces for qual in what.criteria if isinstance(qual, vocabulary.Within)]
    nearest = vocabulary.Within(min(within), what.beside) if within else None
    found: list[vocabulary.Criterion] = []
    for qual in what.criteria:
        says: vocabulary.Criterion = qual if nearest is None or isinstance(qual, vocabulary.HalfHealth) else nearest
        if says not in found:
            found.append(says)
    return tuple(found)


def has_itself(what: vocabulary.FigureFilter) -> bool:
    """Whether the figure that has the text is always one of these; it does not stand next to itself.

    >>> (
    ...     has_itself(vocabulary.FigureFilter(vocabulary.Allegiance.PARTY)),
    ...     has_itself(vocabulary.FigureFilter(vocabulary.Allegiance.PARTY, (vocabulary.ADJACENT,))),
    ... )
    (True, False)
    """
    return what.whose is vocabulary.Allegiance.PARTY and not what.beside and not what.half
