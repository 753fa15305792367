"""What a text can do, and how its parts are arranged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from regelwerk.kernel.words import Word
from regelwerk.wowtcg.nouns import YOUR_HERO
from regelwerk.wowtcg.people import YOU

if TYPE_CHECKING:
    from regelwerk.wowtcg.conditions import Condition
    from regelwerk.wowtcg.groups import Element, Faction, Keyword, Span, Zone
    from regelwerk.wowtcg.nouns import Chosen, Noun
    from regelwerk.wowtcg.people import Amount, Player, Ref
    from regelwerk.wowtcg.words.cards import Happening


@dataclass(frozen=True)
class Deal(Word):
    """Deal damage (wow7.4:405). `by` deals it; `element` None: no type.

    Where the text has mentioned nothing before, THEM in `amount` is whom it is dealt to.
    """

    amount: int | Amount
    element: Element | None
    to: Ref
    by: Ref = YOUR_HERO
    unpreventable: bool = False


@dataclass(frozen=True)
class PutDamage(Word):
    """Put damage on something: not dealt, not preventable (wow7.4:405.3)."""

    amount: int | Amount
    on: Ref


@dataclass(frozen=True)
class Heal(Word):
    """Heal damage (wow7.4:407). Amount None: all damage."""

    amount: int | Amount | None
    what: Ref
    by: Ref = YOUR_HERO


@dataclass(frozen=True)
class RemoveDamage(Word):
    """Remove all damage from something; not healing."""

    what: Ref


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
class Exhaust(Word):
    what: Ref


@dataclass(frozen=True)
class Ready(Word):
    what: Ref


@dataclass(frozen=True)
class Destroy(Word):
    what: Ref


@dataclass(frozen=True)
class Draw(Word):
    count: int | Amount
    who: Player = YOU


@dataclass(frozen=True)
class Discard(Word):
    """Discard cards of one's own choice, one after another (wow7.4:415.9e)."""

    count: int | Amount
    who: Player = YOU


@dataclass(frozen=True)
class Attach(Word):
    """Attach this card (wow:306.3)."""

    to: Ref


@dataclass(frozen=True)
class Reattach(Word):
    """Attach a target ability to another thing of the kinds its own text names (wow:306.3f)."""

    what: Ref


@dataclass(frozen=True)
class PutInto(Word):
    """Put cards into their owners' hand, deck or graveyard."""

    what: Ref
    zone: Zone
    bottom: bool = False


@dataclass(frozen=True)
class PutIntoPlay(Word):
    """Put cards into play: whoever puts them there controls them (wow:400.1).

    That is who does it all in this text: you, the player who may do it, searched for it, or chose it. `who`: those
    players do it instead, each by himself. `wounded`: one damage more would destroy them.
    """

    what: Ref
    exhausted: bool = False
    wounded: bool = False
    who: Player = YOU


@dataclass(frozen=True)
class PutIntoResources(Word):
    """Put a card into its owner's resource row face down; not placing (wow7.4:412.1)."""

    what: Ref
    exhausted: bool = True


@dataclass(frozen=True)
class RemoveFromGame(Word):
    what: Ref


@dataclass(frozen=True)
class TurnFaceDown(Word):
    """Turn a face-up quest face down; not completing it (wow7.4:713)."""

    what: Ref


@dataclass(frozen=True)
class BecomeDefender(Word):
    """Something becomes a defender in the combat under way (wow:602.3b)."""

    what: Ref


@dataclass(frozen=True)
class RemoveFromCombat(Word):
    """wow:602.4"""

    what: Ref


@dataclass(frozen=True)
class Interrupt(Word):
    """Interrupt a link (wow7.4:711)."""

    what: Ref


@dataclass(frozen=True)
class GainControl(Word):
    """Control changes for a span (wow:400.3)."""

    what: Ref
    span: Span
    who: Player = YOU


@dataclass(frozen=True)
class Tokens(Word):
    """Put ally tokens into play (wow7.4:404.2). `tags` and numbers are all a token has."""

    count: int
    tags: tuple[str, ...]
    atk: int
    health: int
    faction: Faction | None = None
    name: str = ""
    unique: bool = False
    keywords: tuple[Keyword, ...] = ()


@dataclass(frozen=True)
class PutCounter(Word):
    name: str
    on: Ref


@dataclass(frozen=True)
class Search(Word):
    """Look through one's own deck for one card that fits, use it, then shuffle (wow7.4:413).

    `reveal`: show it to all. The card found is "them" for `use`; nothing found: `use` is skipped.
    `count`: up to so many cards; `shuffle_first`: the deck is shuffled before the card is used.
    """

    noun: Noun
    use: Word
    who: Player = YOU
    reveal: bool = False
    count: int = 1
    shuffle_first: bool = False


@dataclass(frozen=True)
class RevealTop(Word):
    """Reveal the top cards of your deck; one that fits goes to the hand, the rest to the bottom.

    `by`: who chooses the one.
    """

    count: int
    noun: Noun
    by: Player = YOU


@dataclass(frozen=True)
class LookAtTop(Word):
    """Look at the top cards of your deck; put one into `zone` (hand, or top of the deck), the rest to the bottom."""

    count: int
    zone: Zone


@dataclass(frozen=True)
class LookAndMayPut(Word):
    """Look at the top card of your deck; you may put it into your hand, or on the bottom of your deck.

    `noun`: only a card that fits, and it is revealed first.
    """

    zone: Zone
    noun: Noun | None = None


@dataclass(frozen=True)
class ShuffleInto(Word):
    """Shuffle your hand or graveyard into your deck; "that many" is how many cards that was."""

    zone: Zone


@dataclass(frozen=True)
class ExtraTurn(Word):
    """Take an extra turn after this one (wow7.4:500.3)."""


@dataclass(frozen=True)
class May(Word):
    """That player may do it, in its entirety or not at all."""

    do: Word
    who: Player = YOU


@dataclass(frozen=True)
class MayPay(Word):
    """ "You may pay (n). If you do, ..." Paying is a cost (wow7.4:403)."""

    resources: int | Amount
    do: Word
    who: Player = YOU


@dataclass(frozen=True)
class Unless(Word):
    """ "Do this unless that player pays (n)." """

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
class Pick(Word):
    """A clause that only chooses: "Choose an ally in your party"."""

    what: Chosen


@dataclass(frozen=True)
class If(Word):
    """Do it only if that is so now."""

    condition: Condition
    do: Word


@dataclass(frozen=True)
class AtEndOfTurn(Word):
    """ "... at end of turn": a modifier that triggers once, at the next end of turn."""

    do: Word


@dataclass(frozen=True)
class ThisTurn(Word):
    """ "When ... this turn, ...": a triggered modifier that triggers each time until end of turn (wow7.4:715)."""

    event: Happening
    do: Word


@dataclass(frozen=True)
class NextTime(Word):
    """ "The next time ... this turn, ...": a triggered modifier that triggers once (wow7.4:715).

    With StartOfTurn and EndOfTurn: "at the start of your next turn, ..."
    """

    event: Happening
    do: Word
