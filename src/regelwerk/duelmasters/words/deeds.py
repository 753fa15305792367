"""What a text can do, and how its parts are arranged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from regelwerk.duelmasters.words.descriptions import THIS, YOU
from regelwerk.kernel.words import Word

if TYPE_CHECKING:
    from regelwerk.duelmasters.words.cards import Happening
    from regelwerk.duelmasters.words.descriptions import Amount, Chosen, Noun, Player, Ref
    from regelwerk.duelmasters.words.groups import Zone
    from regelwerk.duelmasters.words.lasting import Condition


@dataclass(frozen=True)
class Draw(Word):
    """Draw cards, one after another (dm:5.2). `up_to`: that many or fewer, decided before each one."""

    count: Amount
    who: Player = YOU
    up_to: bool = False


@dataclass(frozen=True)
class Discard(Word):
    """Discard cards from the hand (dm:3.4). Count None: all of them.

    `random`: chance picks (dm:7.21); otherwise whoever discards chooses.
    """

    count: Amount | None
    who: Player = YOU
    random: bool = False


@dataclass(frozen=True)
class Destroy(Word):
    """Put creatures from the battle zone into the graveyard as destroyed (dm:3.4)."""

    what: Ref


@dataclass(frozen=True)
class Tap(Word):
    what: Ref


@dataclass(frozen=True)
class Untap(Word):
    what: Ref


@dataclass(frozen=True)
class PutInto(Word):
    """Put cards into a zone of their owner (dm:3.1): "return to hand", "put into the mana zone", "add to shields".

    Into the shield zone they go face down, into the deck on top (dm:3.3); what enters the battle zone is
    `PutIntoBattle`.
    `no_trigger`: a shield that goes to the hand this way may not use its shield trigger (dm:7.1).
    `top_card`: of an evolution creature only the top card; what lies beneath stays (dm:10.5).
    """

    what: Ref
    zone: Zone
    no_trigger: bool = False
    top_card: bool = False


@dataclass(frozen=True)
class PutIntoBattle(Word):
    """Put creatures into the battle zone without summoning them (dm:3.2)."""

    what: Ref


@dataclass(frozen=True)
class Break(Word):
    """A creature breaks that many of an opponent's shields, which its player chooses (dm:8.4.1)."""

    count: Amount
    by: Ref = THIS


@dataclass(frozen=True)
class LookAt(Word):
    """Look at hidden cards; they stay where they are."""

    what: Ref


@dataclass(frozen=True)
class Search(Word):
    """Look through your deck; you may take a card that fits, use it, then shuffle (dm:3.6).

    The card taken is "them" for `use`; nothing taken: `use` is skipped. `reveal`: it is shown to all.
    """

    noun: Noun
    use: Word
    reveal: bool = False


@dataclass(frozen=True)
class ExtraTurn(Word):
    """Take an extra turn after this one (dm:5)."""


@dataclass(frozen=True)
class Pick(Word):
    """A clause that only chooses: "Choose one of your creatures"; it is THEM from then on."""

    what: Chosen


@dataclass(frozen=True)
class May(Word):
    """That player may do it, in its entirety or not at all.

    `Then` inside: "you may do the first; if you do, the rest".
    """

    do: Word
    who: Player = YOU


@dataclass(frozen=True)
class Either(Word):
    """ "Do this or do that": you decide; only what can be done whole may be taken."""

    modes: tuple[Word, ...]


@dataclass(frozen=True)
class If(Word):
    """Do it only if that is so now."""

    condition: Condition
    do: Word


@dataclass(frozen=True)
class ThisTurn(Word):
    """ "Whenever ... this turn, ...": a triggered ability that stays until the end of the turn (dm:5.6).

    It knows what sets it off (THE_ONE, THE_OTHER), and not what the text has chosen before (THEM).
    """

    event: Happening
    do: Word
