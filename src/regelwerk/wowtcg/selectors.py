"""Descriptions of cards and references to cards, each with what it means in a game."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final

from regelwerk.kernel.ids import Ref
from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass
from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.criteria import Criterion, Yours
from regelwerk.wowtcg.enums import CardType, Zone
from regelwerk.wowtcg.lowered import TargetSlot
from regelwerk.wowtcg.players import YOU, Amount, Player, Selector, number_of

if TYPE_CHECKING:
    from regelwerk.wowtcg.lowered import Lowering
    from regelwerk.wowtcg.state import WowPiece, WowScope, WowState

OWNED: Final = (Zone.HAND, Zone.DECK, Zone.GRAVEYARD)
"""Zones of which each player has his own, and of which texts say whose."""
ROW_ORDER: Final = (codes.ZONE_HERO_ROW, codes.ZONE_ALLIES, codes.ZONE_ATTACHED, codes.ZONE_RESOURCES)
"""The rows of play in the order in which they are looked through."""
ANYTHING_IN_PLAY: Final = (CardType.HERO, CardType.ALLY, CardType.ABILITY)
"""What a description without types means in play."""


@dataclass(frozen=True)
class CardFilter(Word):
    """A description of cards: types, qualities, and the zone (wow:300.2).

    kinds  empty: cards of any type, where a text names only a tag ("your Pets"), or only "a card"
    whose  whose zone; None for any. Play has no owner: use Yours, InYourParty ...

    Worked out from these: `type_mask` the types as bits, `zones` the zones and rows as numbers, `read` what it reads
    (DEPENDS_ON_... bits). Where one of the qualities is to be controlled by you, only your rows are looked through
    (`yours`), for the others (`rest`).
    """

    kinds: tuple[CardType, ...]
    criteria: tuple[Criterion, ...] = ()
    zone: Zone = Zone.PLAY
    whose: Player | None = None
    type_mask: int = field(init=False, repr=False, compare=False)
    zones: list[int] = field(init=False, repr=False, compare=False)
    yours: bool = field(init=False, repr=False, compare=False)
    rest: list[Criterion] = field(init=False, repr=False, compare=False)
    read: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        in_play = self.zone is Zone.PLAY
        kinds = fitting(self.kinds, self.zone, False)
        mask = 0
        for kind in kinds:
            mask |= kind.value
        zones = [self.zone.value]
        if in_play:
            found = [row for kind in kinds or ANYTHING_IN_PLAY for row in kind.rows()]
            zones = [row for row in ROW_ORDER if row in found]
        yours = in_play and self.whose is None and any(qual.is_yours_only() for qual in self.criteria)
        read = codes.DEPENDS_ON_FACE if mask & (codes.TYPE_RESOURCE | codes.TYPE_QUEST) else 0  # what is in that row
        if not in_play:  # what moves outside play says so with the hands
            read |= codes.DEPENDS_ON_HAND
        for qual in self.criteria:
            read |= qual.dependencies()
        object.__setattr__(self, "type_mask", mask or codes.TYPE_ANY_CARD)
        object.__setattr__(self, "zones", zones)
        object.__setattr__(self, "yours", yours)
        object.__setattr__(self, "rest", [qual for qual in self.criteria if not (yours and qual.is_yours_only())])
        object.__setattr__(self, "read", read)

    def problem(self) -> str:
        if self.whose is not None and self.zone not in OWNED:
            return "lies in a zone that all share: Yours, InYourParty, ControlledBy say whose it is"
        return ""

    def as_target(self) -> CardFilter:
        """What fits as a target."""
        kinds = fitting(self.kinds, self.zone, True)
        return self if kinds is self.kinds else CardFilter(kinds, self.criteria, self.zone, self.whose)

    def named_types(self) -> int:
        """The types it names, as bits; 0 for none."""
        mask = 0
        for kind in self.kinds:
            mask |= kind.value
        return mask

    def in_deck(self) -> CardFilter:
        """The same cards in a deck that is looked through."""
        return CardFilter(self.kinds, self.criteria, Zone.DECK)

    def fits(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        """Whether a piece in one of the zones fits the description."""
        if not state.kinds_of(piece) & self.type_mask:
            return False
        if state.zone_kind(piece) not in self.zones:
            return False
        for qual in self.criteria:
            if not qual.matches(state, piece, scope):
                return False
        return self.whose is None or piece.owner in self.whose.seats(state, scope)

    def matches_anywhere(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        """Whether the description fits a card wherever it is."""
        if not piece.card.kind & self.type_mask:
            return False
        for qual in self.criteria:
            if not qual.matches(state, piece, scope):
                return False
        return True

    def owners(self, state: WowState, scope: WowScope) -> list[int]:
        """The seats in whose zones it is looked for: the turn player's first, then clockwise. Not to be changed."""
        if self.yours:  # kw:your
            return [scope.you]
        return state.seats_from(state.turn_player) if self.whose is None else self.whose.seats(state, scope)

    def may_be(self, state: WowState, scope: WowScope, number: int) -> bool:
        """A quick look before anything is read: whether where it is looked for there is so much at all."""
        owners = self.owners(state, scope)
        for kind in self.zones:
            for seat in owners:
                number -= len(state.zones[kind * state.seats + seat])
        return number <= 0

    def all(self, state: WowState, scope: WowScope) -> list[WowPiece]:
        """Everything that fits: zone by zone, turn player's first, then clockwise, in zone order."""
        found = []
        owners = self.owners(state, scope)
        seats = state.seats
        mask = self.type_mask
        quals = self.rest
        for kind in self.zones:
            plain = kind >= codes.ZONE_ALLIES and kind != codes.ZONE_RESOURCES
            for seat in owners:
                for id in state.zones[kind * seats + seat]:
                    piece = state.pieces[id]
                    if (piece.card.face_up_types if plain else state.kinds_of(piece)) & mask:
                        fits = True
                        for qual in quals:
                            if not qual.matches(state, piece, scope):
                                fits = False
                                break
                        if fits:
                            found.append(piece)
        return found


def fitting(kinds: tuple[CardType, ...], zone: Zone, target: bool) -> tuple[CardType, ...]:
    """The types that fit a description: where an ally may be a target, a Totem may too (wow:306.4a)."""
    if (  # kw:totem, inf:totem-target-in-your-party
        target  # inf:totem-not-ally
        and zone is Zone.PLAY
        and CardType.ALLY in kinds
    ):
        return (*kinds, CardType.TOTEM)
    return kinds


ALLY: Final = CardFilter((CardType.ALLY,))
HERO: Final = CardFilter((CardType.HERO,))
HERO_OR_ALLY: Final = CardFilter((CardType.HERO, CardType.ALLY))


# ---------------------------------------------------------------------- references


@dataclass(frozen=True)
class This(Selector):
    """The card the text stands on (wow:200.1)."""

    def select(self, state: WowState, scope: WowScope) -> list[Ref]:
        return [scope.source]

    def includes(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.ref == scope.source  # wow:200.1


@dataclass(frozen=True)
class YourHero(Selector):
    """The hero you control (wow:400.1)."""

    def description(self) -> CardFilter | None:
        return CardFilter((CardType.HERO,), (Yours(),))

    def select(self, state: WowState, scope: WowScope) -> list[Ref]:
        hero = state.hero(scope.you)
        return [] if hero is None else [hero.ref]

    def includes(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return state.heroes[scope.you] == piece.id


@dataclass(frozen=True)
class HeroOf(Selector):
    """The hero that a player controls, of several each one's (wow:400.1)."""

    who: Player

    def description(self) -> CardFilter | None:
        return CardFilter((CardType.HERO,))

    def select(self, state: WowState, scope: WowScope) -> list[Ref]:
        heroes = [state.hero(seat) for seat in self.who.seats(state, scope)]
        return [hero.ref for hero in heroes if hero is not None]


@dataclass(frozen=True)
class Attached(Selector):
    """What this card is, or was last, attached to (wow:306.3)."""

    def select(self, state: WowState, scope: WowScope) -> list[Ref]:
        host = state.last_known(scope.source).host
        return [host] if host else []

    def includes(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return state.last_known(scope.source).host == piece.ref


@dataclass(frozen=True)
class Target(Selector):
    """Chosen while the link is being added (wow7.4:707.1d); as it resolves, without those no longer legal.

    `count` targets, or any number up to it where `up_to` is set; `another`: not what an earlier target of this text
    is. `slot`: which target of its text it is, as soon as that is read; `wanted`: what fits as one.
    """

    noun: CardFilter
    count: int | Amount = 1
    up_to: bool = False
    another: bool = False
    slot: int = field(init=False, repr=False, compare=False)
    wanted: CardFilter = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "slot", -1)
        object.__setattr__(self, "wanted", self.noun.as_target())

    def numbered(self, slot: int) -> Target:
        """The same as that target of its text."""
        made = Target(self.noun, self.count, self.up_to, self.another)
        object.__setattr__(made, "slot", slot)
        return made

    def placed(self, lowering: Lowering, path: str, for_amount_only: bool) -> Target:
        return self.numbered(lowering.add_slot(TargetSlot(self.wanted, 0, self.count, self.up_to, self.another)))

    def description(self) -> CardFilter | None:
        return self.noun

    def is_plural(self) -> bool:
        return self.count != 1 or self.up_to

    def host_types(self) -> int:
        return self.noun.named_types()

    def select(self, state: WowState, scope: WowScope) -> list[Ref]:
        if not 0 <= self.slot < len(scope.targets):
            return []
        return [ref for ref in scope.targets[self.slot] if ref > 0]


@dataclass(frozen=True)
class Chosen(Selector):
    """Chosen while the link resolves (wow7.4:709.2b); not a target.

    The choice comes just before what speaks of it (`instructions.choices.Choose`), and is THEM from then on; or it is
    kept apart, where it is made only for a number. `up_to`: fewer, or none, may be chosen; `another`: nothing that
    was mentioned before.
    """

    noun: CardFilter
    by: Player
    count: int | Amount = 1
    up_to: bool = False
    another: bool = False

    def placed(self, lowering: Lowering, path: str, for_amount_only: bool) -> Chosen:
        lowering.add_choice(path, self, for_amount_only)
        return self

    def description(self) -> CardFilter | None:
        return self.noun

    def is_plural(self) -> bool:
        return self.count != 1

    def host_types(self) -> int:
        return self.noun.named_types()

    def select(self, state: WowState, scope: WowScope) -> list[Ref]:
        return scope.mentioned

    def measured(self, state: WowState, scope: WowScope) -> list[Ref]:
        return scope.chosen_for_amount


@dataclass(frozen=True)
class All(Selector):
    """Everything that fits (wow7.4:714.3e)."""

    noun: CardFilter

    def description(self) -> CardFilter | None:
        return self.noun

    def is_plural(self) -> bool:
        return True

    def is_open(self) -> bool:
        return True

    def select(self, state: WowState, scope: WowScope) -> list[Ref]:
        return [piece.ref for piece in self.noun.all(state, scope)]

    def includes(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return self.noun.fits(state, piece, scope)

    def dependencies(self) -> int:
        return self.noun.read


@dataclass(frozen=True)
class TopOfDeck(Selector):
    """The top cards of that player's deck, the topmost first; all of them if there are fewer (wow7.4:415.9f)."""

    count: int | Amount = 1
    who: Player = YOU

    def description(self) -> CardFilter | None:
        return CardFilter((), zone=Zone.DECK, whose=self.who)

    def is_plural(self) -> bool:
        return self.count != 1

    def select(self, state: WowState, scope: WowScope) -> list[Ref]:
        count = number_of(self.count, state, scope)
        found: list[Ref] = []
        for seat in self.who.seats(state, scope):
            deck = state.zone_ids(codes.ZONE_DECK, seat)
            found += [state.pieces[id].ref for id in reversed(deck[max(len(deck) - count, 0) :])]
        return found


@dataclass(frozen=True)
class Them(Selector):
    """Whatever the text mentioned last: "it", "that ally", "they" (wow7.4:712)."""

    def select(self, state: WowState, scope: WowScope) -> list[Ref]:
        return scope.mentioned


@dataclass(frozen=True)
class EventSubject(Selector):
    """What the event was about: in "when an ally is destroyed", that ally (wow7.4:703.1)."""

    def select(self, state: WowState, scope: WowScope) -> list[Ref]:
        return [scope.event_about] if scope.event_about > 0 else []


@dataclass(frozen=True)
class EventOther(Selector):
    """The other thing in the event: in "when your hero deals combat damage to an ally", that ally (wow7.4:703.1)."""

    def select(self, state: WowState, scope: WowScope) -> list[Ref]:
        return [scope.event_other] if scope.event_other > 0 else []


@dataclass(frozen=True)
class DealtThisWay(Selector):
    """Whoever was really dealt damage by what this text did before (wow7.4:709.2f)."""

    def select(self, state: WowState, scope: WowScope) -> list[Ref]:
        return scope.dealt_damage_refs


THIS, YOUR_HERO, ATTACHED, THEM, EVENT_SUBJECT, EVENT_OTHER = (
    This(),
    YourHero(),
    Attached(),
    Them(),
    EventSubject(),
    EventOther(),
)
