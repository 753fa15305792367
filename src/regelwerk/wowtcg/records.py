"""What stands in a state besides the state itself: pieces, links, modifiers, packets, notes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.event import NO_IDENTITY
from regelwerk.kernel.ids import NO_REF, Ref, Seat
from regelwerk.kernel.mypyc_compat import mypyc_attr
from regelwerk.kernel.piece import INCARNATION_STEP, Piece, WriteToken
from regelwerk.kernel.program import NO_REFS, NO_TARGETS
from regelwerk.wowtcg import codes

if TYPE_CHECKING:
    from regelwerk.wowtcg.continuous import Continuous
    from regelwerk.wowtcg.lowered import CardDefinition, ContinuousEffect, Playable, Trigger
    from regelwerk.wowtcg.state import WowScope

UNTIL_GONE: Final = 0
"""An indefinite modifier: as long as the power that makes it is there (wow7.4:704.1)."""
UNTIL_TURN_ENDS: Final = 1
UNTIL_COMBAT_ENDS: Final = 2
UNTIL_GAME_ENDS: Final = 3
UNTIL_READY_STEP: Final = 4
"""Through the next ready step of `Modifier.seat`."""
UNTIL_READIED: Final = 5
"""As long as the card that made it remains in play and exhausted (wow7.4:714.3b)."""
NO_COUNTERS: Final[list[tuple[str, int]]] = []
NO_MARKS: Final[list[int]] = []
"""The empty lists that every piece starts with: they are replaced, never changed in place."""
FACE_UP: Final = 1
"""`n` of placing a quest face up."""
ITS_CONTROLLER: Final = -1
"""`Modifier.seat` where that is whoever controls the card as a ready step begins (wow7.4:709.2d)."""


@mypyc_attr(acyclic=True)
class Offers:
    """What may be offered with one card in one incarnation, each made once.

    Playing it, placing it, as a quest face up, completing it, attacking with it. None is what has not been offered yet.
    """

    __slots__ = ("attack", "complete", "place", "place_open", "play")

    def __init__(self) -> None:
        self.play: Option | None = None
        self.place: Option | None = None
        self.place_open: Option | None = None
        self.complete: Option | None = None
        self.attack: Option | None = None


class WowPiece(Piece["CardDefinition"]):
    """A card or token of the World of Warcraft TCG.

    exhausted  turned sideways (wow:105.1)
    face_down  a flipped hero (wow:301.2) or a face-down resource (wow7.4:412.1b)
    damage     on it
    control    the seat that controls it in play (and, on the chain, that added it)
    first      the seat under whose control it entered play (wow:400.3b)
    since      number of the turn in which it came under that control (wow:302.2)
    time       timestamp (wow7.4:718.2)
    host       reference to what it is attached to, 0 if it is not
    counters   named counters as (name, number)
    used       powers used this turn whose text allows that only once, as `values.use_mark` says
    token      whether it is a token (wow7.4:404.2)
    remover    reference to the card whose text removed it from the game, 0 for none
    offers     the options that name it, None until one is offered (derived, never saved)
    own_powers its powers as they are entered in play, None until they are (derived, never saved)
    """

    __slots__ = (
        "control",
        "counters",
        "damage",
        "exhausted",
        "face_down",
        "first",
        "host",
        "offers",
        "own_powers",
        "remover",
        "since",
        "time",
        "token",
        "used",
    )

    def __init__(
        self, id: int, card: CardDefinition, owner: int, zone: int, own: WriteToken, blank: bool = False
    ) -> None:
        """`blank`: whoever makes it fills the fields of this game; that is what a copy does."""
        # the kernel's fields one by one: this is made so often that a call less shows
        self.id = id
        self.card = card
        self.owner = Seat(owner)
        self.zone = zone
        self.write_token = own
        if blank:
            return
        self.ref = Ref(id + 1)
        self.identity = NO_IDENTITY
        self.exhausted = False
        self.face_down = False
        self.damage = 0
        self.control = owner
        self.first = owner
        self.since = 0
        self.time = 0
        self.host = NO_REF
        self.counters = NO_COUNTERS
        self.used = NO_MARKS
        self.token = False
        self.remover = NO_REF
        self.offers: Offers | None = None
        self.own_powers: OwnPowers | None = None

    def copy(self, own: WriteToken) -> WowPiece:
        other = WowPiece(self.id, self.card, self.owner, self.zone, own, True)
        other.ref = self.ref
        other.identity = self.identity
        other.exhausted = self.exhausted
        other.face_down = self.face_down
        other.damage = self.damage
        other.control = self.control
        other.first = self.first
        other.since = self.since
        other.time = self.time
        other.host = self.host
        other.counters = self.counters
        other.used = self.used
        other.token = self.token
        other.remover = self.remover
        other.offers = self.offers
        other.own_powers = self.own_powers
        return other

    def reset(self) -> None:
        """It becomes a different card (wow7.4:415.9a)."""
        self.exhausted = False
        self.face_down = False
        self.damage = 0
        self.control = self.owner
        self.first = self.owner
        self.since = 0
        self.time = 0
        self.host = NO_REF
        self.remover = NO_REF
        self.offers = None  # they name what it was
        self.own_powers = None
        self.counters = NO_COUNTERS  # wow7.4:404.1b
        self.used = NO_MARKS

    def offered(self) -> Offers:
        """The options that name it; forks share them."""
        if self.offers is None:
            self.offers = Offers()
        return self.offers

    def playing(self) -> Option:
        """The option of playing it, made when it is offered for the first time."""
        option = Option(codes.VERB_PLAY, self.ref)
        self.offered().play = option
        return option

    def placing(self) -> Option:
        """The option of placing it, made when it is offered for the first time."""
        option = Option(codes.VERB_PLACE, self.ref)
        self.offered().place = option
        return option

    def placing_open(self) -> Option:
        """The option of placing it face up, made when it is offered for the first time."""
        option = Option(codes.VERB_PLACE, self.ref, NO_REF, FACE_UP)
        self.offered().place_open = option
        return option

    def completing(self) -> Option:
        """The option of completing it, made when it is offered for the first time."""
        option = Option(codes.VERB_COMPLETE, self.ref)
        self.offered().complete = option
        return option

    def attacking(self) -> Option:
        """The option of attacking with it, made when it is offered for the first time."""
        option = Option(codes.VERB_ATTACK, self.ref)
        self.offered().attack = option
        return option


def was_removed_by(remover: Ref, ref: Ref) -> bool:
    """Whether that card removed it: it is the remover, or what has become of it as it came into play from the chain."""
    return remover != NO_REF and ref - remover in (0, INCARNATION_STEP)


@mypyc_attr(acyclic=True, free_list_len=1)
class CurrentCombat:
    """The combat under way; immutable, replaced whenever something of it changes (wow:601-603).

    attacker  reference, 0 if there is none (any more)
    proposed  the proposed defender, 0 if none
    defender  the defender, 0 before 602.3 or if none (any more)
    protector the character that protects, 0 if none does
    struck    references of the weapons struck with, one for each strike
    sabotage  whether it is a sabotage (wow:600.1)
    """

    __slots__ = ("attacker", "defender", "proposed", "protector", "sabotage", "struck")

    def __init__(
        self, attacker: Ref, proposed: Ref, defender: Ref, protector: Ref, struck: list[Ref], sabotage: bool
    ) -> None:
        self.attacker = attacker
        self.proposed = proposed
        self.defender = defender
        self.protector = protector
        self.struck = struck
        self.sabotage = sabotage


@mypyc_attr(acyclic=True, free_list_len=1)
class Link:
    """A link of the chain (wow7.4:705). Immutable once added.

    number            counts links, so that a target on the chain can be named
    kind              LINK_CARD, LINK_RESOURCE ...
    source            the card itself on the chain, or the card whose effect it is
    you               its controller
    play              what it does, None for placed resources and proposals
    mode, x, targets  as announced
    about, by, n      what set a triggered effect off
    them              what the text mentioned before the link was made ("destroy them at end of turn")
    readied           its source has become ready since the link was made, or has left
    a, b              proposed attacker and defender of a proposal (`n`: one of them is no longer); the weapon of a
                      strike
    """

    __slots__ = (
        "a",
        "about",
        "b",
        "by",
        "kind",
        "mode",
        "n",
        "number",
        "play",
        "readied",
        "source",
        "targets",
        "them",
        "x",
        "you",
    )

    def __init__(self, number: int, kind: int, source: Ref, you: int, play: Playable | None) -> None:
        self.number = number
        self.kind = kind
        self.source = source
        self.you = you
        self.play = play
        self.mode = 0
        self.x = 0
        self.targets = NO_TARGETS
        self.about = NO_REF
        self.by = NO_REF
        self.n = 0
        self.them = NO_REFS
        self.a = NO_REF
        self.b = NO_REF
        self.readied = False

    def as_readied(self) -> Link:
        """The same once its source has become ready."""
        other = Link(self.number, self.kind, self.source, self.you, self.play)
        other.mode = self.mode
        other.x = self.x
        other.targets = self.targets
        other.about = self.about
        other.by = self.by
        other.n = self.n
        other.them = self.them
        other.a = self.a
        other.b = self.b
        other.readied = True
        return other


def with_one_more(slots: list[list[Ref]], at: int, ref: Ref) -> list[list[Ref]]:
    """The same choices with one more in slot `at`."""
    found = slots[:]
    found[at] = [*found[at], ref]
    return found


@mypyc_attr(acyclic=True)
class PendingTrigger:
    """A triggered effect that waits to be added to the chain (wow7.4:708.1). Immutable."""

    __slots__ = ("about", "by", "n", "source", "them", "trigger", "you")

    def __init__(self, trigger: Trigger, source: Ref, you: int, about: Ref, by: Ref, n: int, them: list[Ref]) -> None:
        self.trigger = trigger
        self.them = them
        self.source = source
        self.you = you
        self.about = about
        self.by = by
        self.n = n


@mypyc_attr(acyclic=True)
class Modifier:
    """A continuous modifier at work (wow7.4:714). Immutable; a used-up part makes a new one.

    what    what it does
    scope   whose it is: source, you, X, targets
    frozen  references it is fixed to, None where it applies to whatever fits now (wow7.4:714.3e-f)
    time    timestamp
    until   UNTIL_...; `seat` the seat whose ready step ends it, or ITS_CONTROLLER
    left    points it still prevents; -1 no limit
    trigger a triggered modifier instead (wow7.4:715), else None
    """

    __slots__ = ("frozen", "left", "scope", "seat", "time", "trigger", "until", "what")

    def __init__(
        self,
        what: ContinuousEffect | None,
        scope: WowScope,
        frozen: list[Ref] | None,
        time: int,
        until: int,
        seat: int,
        left: int,
        trigger: Trigger | None = None,
    ) -> None:
        self.what = what
        self.scope = scope
        self.frozen = frozen
        self.time = time
        self.until = until
        self.seat = seat
        self.left = left
        self.trigger = trigger

    def word(self) -> Continuous | None:
        """What it does in words; None for a triggered modifier."""
        return None if self.what is None else self.what.word

    def is_of_strike(self) -> bool:
        """Whether a strike made it: its source is the weapon (wow:303.2a)."""
        return self.what is not None and self.what.is_of_strike

    def takes_powers(self) -> bool:
        """Whether it takes the powers of what it applies to (wow7.4:700.3)."""
        return self.what is not None and self.what.word.takes_powers()


@mypyc_attr(acyclic=True)
class ActiveTrigger:
    """A triggered power that is active now."""

    __slots__ = ("scope", "trigger")

    def __init__(self, trigger: Trigger, scope: WowScope) -> None:
        self.trigger = trigger
        self.scope = scope


@mypyc_attr(acyclic=True)
class OwnPowers:
    """The triggered and continuous powers of one card in play, as they are entered whenever a table is built.

    card, you, time  what they were made of: its face, its controller, its timestamp
    taking           whether one of them takes powers
    """

    __slots__ = ("card", "statics", "taking", "time", "triggers", "you")

    def __init__(self, card: CardDefinition, you: int, time: int) -> None:
        self.card = card
        self.you = you
        self.time = time
        self.triggers: list[ActiveTrigger] = []
        self.statics: list[Modifier] = []
        self.taking = False


@mypyc_attr(acyclic=True)
class Packet:
    """Damage on its way to one character (wow7.4:405.4, 408). Belongs to one frame, which may change it.

    amount             points
    to, by             references: destination and source character
    you                controller of the packet
    elements           damage types as bits (1 << index in ELEMENTS)
    combat             combat damage
    is_unpreventable   can't be prevented
    weapon_ref         references it is associated with: the weapons struck with, or the card whose text it is
    applied_modifiers  modifiers that have been applied to it (each only once, wow7.4:716.1)
    """

    __slots__ = (
        "amount",
        "applied_modifiers",
        "by",
        "combat",
        "elements",
        "is_unpreventable",
        "to",
        "weapon_ref",
        "you",
    )

    def __init__(
        self,
        amount: int,
        to: Ref,
        by: Ref,
        you: int,
        elements: int,
        combat: bool,
        is_unpreventable: bool,
        weapon_ref: list[Ref],
    ) -> None:
        self.amount = amount
        self.to = to
        self.by = by
        self.you = you
        self.elements = elements
        self.combat = combat
        self.is_unpreventable = is_unpreventable
        self.weapon_ref = weapon_ref
        self.applied_modifiers: list[int] = []

    def copy(self) -> Packet:
        other = Packet(
            self.amount, self.to, self.by, self.you, self.elements, self.combat, self.is_unpreventable, self.weapon_ref
        )
        other.applied_modifiers = self.applied_modifiers[:]
        return other


@mypyc_attr(acyclic=True)
class TurnFact:
    """Something that happened this turn and that texts look back to. Immutable.

    kind is the event's; a is what it happened to, b what did it, seat who controlled b, flag: combat damage, elements
    the types of damage as bits (as in `Packet`).
    """

    __slots__ = ("a", "b", "elements", "flag", "kind", "seat")

    def __init__(self, kind: int, a: Ref, b: Ref, seat: int, flag: bool, elements: int = 0) -> None:
        self.kind = kind
        self.a = a
        self.b = b
        self.seat = seat
        self.flag = flag
        self.elements = elements
