"""Deeds that begin a continuous modifier."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from regelwerk.kernel.words import Word
from regelwerk.wowtcg.people import YOU

if TYPE_CHECKING:
    from regelwerk.wowtcg.conditions import Condition
    from regelwerk.wowtcg.groups import Span
    from regelwerk.wowtcg.people import Amount, Player, Ref


@dataclass(frozen=True)
class Prevent(Word):
    """Prevent damage that would be dealt (wow7.4:717). Amount None: all of it.

    With a span the first `amount` points in it, or all of them; without one (in Always)
    `amount` of every packet. `by`: only damage dealt by that; `combat`: only combat damage.
    """

    amount: int | Amount | None
    to: Ref | None
    span: Span | None = None
    by: Ref | None = None
    combat: bool = False
    condition: Condition | None = None


@dataclass(frozen=True)
class GainControl(Word):
    """Control changes for a span (wow:400.3)."""

    what: Ref
    span: Span
    who: Player = YOU
