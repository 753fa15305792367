"""Abilities: what stands on a figure's own card."""

from __future__ import annotations

from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass
from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowminis.continuous import Lasting
from regelwerk.wowminis.effects import EffectWord, Have
from regelwerk.wowminis.selectors import Each, This


@dataclass(frozen=True)
class Action(Word):
    """An ability that is an action of the figure: its ticks, then what it does (minis08:p6.actions). The main attack
    is one.

    inferred, proposed   the parts that are not from a source: "name", "ticks", "range", "type",
                         "strength", "element", "critical", or EVERYTHING
    """

    name: str
    ticks: int
    effect: EffectWord
    name_de: str = ""
    inferred: tuple[str, ...] = ()
    proposed: tuple[str, ...] = ()


@dataclass(frozen=True)
class Ongoing(Word):
    """An ability that holds as long as the figure is on the board (minis08:p11.ongoing)."""

    name: str
    what: Lasting
    name_de: str = ""
    inferred: tuple[str, ...] = ()
    proposed: tuple[str, ...] = ()

    def problem(self) -> str:
        if isinstance(self.what, Have):
            if not isinstance(self.what.whom, (This, Each)):
                return "is about this figure or about each of some"
            if self.what.span is not None:
                return "has no span: it holds as long as its figure is there"
        return ""


Ability = Action | Ongoing
"""What may stand on a figure's card."""
