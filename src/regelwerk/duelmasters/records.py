"""What stands in a state besides the state itself: pieces, modifiers, attacks, waiting abilities, notes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.kernel.ids import Ref, Seat
from regelwerk.kernel.mypyc_compat import mypyc_attr
from regelwerk.kernel.piece import Piece, WriteToken

if TYPE_CHECKING:
    from regelwerk.duelmasters.lowered import CardDefinition, ContinuousEffect, Trigger
    from regelwerk.duelmasters.state import DmScope

UNTIL_GONE: Final = 0
"""As long as the ability that makes it is there."""
UNTIL_TURN_ENDS: Final = 1
"""Until the end of the turn: after every ability of that moment (dm:5.6)."""

UNTIL_YOUR_TURN: Final = 2
"""Until the next turn of whose text it is starts (dm:5.1)."""

IN_THEIR_TURN: Final = 3
"""Not yet: in the next turn of an opponent of whose text it is (ruling:opponents-next-turn)."""

ALONE: Final[list[int]] = []
"""Nothing lies beneath: the list that most pieces share. Never changed in place."""


class DmPiece(Piece["CardDefinition"]):
    """A card of Duel Masters. In the battle zone a piece is a creature, whatever lies beneath it.

    A creature keeps its identity when it evolves (dm:10.2): the piece that was there first stays,
    and gets the new face; the card that was laid on it goes to the zone `UNDER` with the old
    face. So references, tap state and effects need nothing done to them.

    tapped  turned sideways
    since   number of the turn in which it came into the battle zone
    place   number of a shield among its owner's, from 1; 0 for what is no shield (dm:3)
    pile    ids of the cards beneath, the lowest first
    host    reference to the creature that this card lies beneath, 0 if it does not
    kept    its owner keeps it tapped for a silent skill this turn (dm:7.13)
    """

    __slots__ = ("host", "kept", "pile", "place", "since", "tapped")

    def __init__(
        self, id: int, card: CardDefinition, owner: int, zone: int, own: WriteToken, blank: bool = False
    ) -> None:
        """`blank`: whoever makes it fills the fields of this game; that is what a copy does."""
        super().__init__(id, card, owner, zone, own)
        if blank:
            return
        self.tapped = False
        self.since = 0
        self.place = 0
        self.pile = ALONE
        self.host = 0
        self.kept = False

    def copy(self, own: WriteToken) -> DmPiece:
        other = DmPiece(self.id, self.card, self.owner, self.zone, own, True)
        other.ref = self.ref
        other.identity = self.identity
        other.tapped = self.tapped
        other.since = self.since
        other.place = self.place
        other.pile = self.pile
        other.host = self.host
        other.kept = self.kept
        return other

    def reset(self) -> None:
        """It becomes a different card (dm:3.1)."""
        self.tapped = False
        self.since = 0
        self.place = 0
        self.pile = ALONE
        self.host = 0
        self.kept = False


@mypyc_attr(acyclic=True, free_list_len=1)
class CurrentAttack:
    """The attack under way; immutable, replaced whenever something of it changes (dm:8).

    attacker  reference
    target    reference of the attacked creature, or the attacked seat as a reference below 0
    blocker   reference, 0 if nothing blocks
    blocked   whether it was blocked, even if the blocker is gone by now (dm:8)
    seat      the seat that attacks
    against   the seat that is attacked, or whose creature is
    """

    __slots__ = ("against", "attacker", "blocked", "blocker", "seat", "target")

    def __init__(self, attacker: Ref, target: Ref, blocker: Ref, blocked: bool, seat: int, against: Seat) -> None:
        self.attacker = attacker
        self.target = target
        self.blocker = blocker
        self.blocked = blocked
        self.seat = seat
        self.against = against


@mypyc_attr(acyclic=True)
class PendingTrigger:
    """A triggered ability that waits until what is under way is finished (dm:9.4), or the question about a
    broken shield (dm:7.1). Immutable.

    trigger       its definition, None for a shield that came into the hand
    source        the card whose text it is, or that card
    you           whose ability it is
    about, by, n  what set it off
    said          whose event it was, -1 nobody's
    """

    __slots__ = ("about", "by", "n", "said", "source", "trigger", "you")

    def __init__(self, trigger: Trigger | None, source: Ref, you: int, about: Ref, by: Ref, n: int, said: int) -> None:
        self.trigger = trigger
        self.source = source
        self.you = you
        self.about = about
        self.by = by
        self.n = n
        self.said = said


@mypyc_attr(acyclic=True)
class Modifier:
    """A continuous effect at work (dm:9.6). Immutable.

    what     what it does
    scope    whose it is: source, you, what the text has mentioned
    frozen   references it is bound to, None where it applies to whatever fits now
    until    UNTIL_...
    trigger  an ability that watches for a while instead, else None
    """

    __slots__ = ("frozen", "scope", "trigger", "until", "what")

    def __init__(
        self,
        what: ContinuousEffect | None,
        scope: DmScope,
        frozen: list[Ref] | None,
        until: int,
        trigger: Trigger | None = None,
    ) -> None:
        self.what = what
        self.scope = scope
        self.frozen = frozen
        self.until = until
        self.trigger = trigger


@mypyc_attr(acyclic=True)
class LoopEntry:
    """Something done in the attack step, and the position in which it was done (ruling:loop-limit). Immutable."""

    __slots__ = ("n", "object", "position", "subject", "verb")

    def __init__(self, position: str, verb: int, subject: int, object: int, n: int) -> None:
        self.position = position
        self.verb = verb
        self.subject = subject
        self.object = object
        self.n = n


@mypyc_attr(acyclic=True)
class TurnFact:
    """Something that happened this turn and that texts look back to. Immutable.

    kind is the event's; a is what it happened to, b what did it, seat whose event it was; attack tells in which action
    of the attack step, 0 outside of attacks.
    """

    __slots__ = ("a", "attack", "b", "kind", "seat")

    def __init__(self, kind: int, a: Ref, b: Ref, seat: int, attack: int = 0) -> None:
        self.kind = kind
        self.a = a
        self.b = b
        self.seat = seat
        self.attack = attack
