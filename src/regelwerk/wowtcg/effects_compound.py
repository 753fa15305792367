"""How the deeds of a text are arranged: what a player may do, what is done only if, what comes later.

These words are lowered into jumps between the deeds inside them, or into what waits for an event.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowtcg.conditions import Condition
from regelwerk.wowtcg.players import YOU, Amount, Player
from regelwerk.wowtcg.selectors import CardFilter, Chosen

if TYPE_CHECKING:
    from regelwerk.wowtcg.triggers import TriggerEvent


@dataclass(frozen=True)
class Search(Word):
    """Look through one's own deck for one card that fits, use it, then shuffle (wow7.4:413.1).

    `reveal`: show it to all. The card found is "them" for `then_do`; nothing found: `then_do` is skipped.
    `count`: up to so many cards; `shuffle_first`: the deck is shuffled before the card is used.
    """

    noun: CardFilter
    then_do: Word
    who: Player = YOU
    reveal: bool = False
    count: int = 1
    shuffle_first: bool = False


@dataclass(frozen=True)
class May(Word):
    """That player may do it, in its entirety or not at all (wow7.4:709.2b)."""

    do: Word
    who: Player = YOU


@dataclass(frozen=True)
class MayPay(Word):
    """ "You may pay (n). If you do, ..." Paying is a cost (wow7.4:403.1)."""

    resources: int | Amount
    do: Word
    who: Player = YOU


@dataclass(frozen=True)
class Unless(Word):
    """ "Do this unless that player pays (n)": paying is a cost (wow7.4:403.1)."""

    do: Word
    resources: int
    who: Player


@dataclass(frozen=True)
class IfYouDo(Word):
    """ "If you do, ...": only if what the text did before was really done (wow7.4:709.2f)."""

    do: Word


@dataclass(frozen=True)
class Either(Word):
    """You do the one or the other as the text resolves; the one only if all of it can be done (wow7.4:709.2b)."""

    one: Word
    other: Word


@dataclass(frozen=True)
class ChooseOne(Word):
    """ "Choose one: ...; or ..." A mode, chosen while the link is added (wow7.4:707.1c)."""

    modes: tuple[Word, ...]


@dataclass(frozen=True)
class Choose(Word):
    """A clause that only chooses: "Choose an ally in your party" (wow7.4:709.2b)."""

    what: Chosen


@dataclass(frozen=True)
class If(Word):
    """Do it only if that is so now (wow7.4:709.2d)."""

    condition: Condition
    do: Word


@dataclass(frozen=True)
class AtEndOfTurn(Word):
    """ "... at end of turn": a modifier that triggers once, at the next end of turn (wow7.4:715)."""

    do: Word


@dataclass(frozen=True)
class ThisTurn(Word):
    """ "When ... this turn, ...": a triggered modifier that triggers each time until end of turn (wow7.4:715)."""

    event: TriggerEvent
    do: Word


@dataclass(frozen=True)
class NextTime(Word):
    """ "The next time ... this turn, ...": a triggered modifier that triggers once (wow7.4:715).

    With StartOfTurn and EndOfTurn: "at the start of your next turn, ..."
    """

    event: TriggerEvent
    do: Word
