"""What one seat sees, as objects: made by `visibility`, read by the presentation, sent as plain data.

Every class says with `to_data` what is sent of it: numbers, texts, lists, dictionaries and None. A handle is what
the seat calls a piece, 0 for one that it cannot follow; a face is `{"code", "name"}`, None for an unknown one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from regelwerk.duelmasters.lowered import CardDefinition
from regelwerk.kernel.definitions import Definitions
from regelwerk.kernel.ids import Handle
from regelwerk.kernel.presentation.decision_view import DecisionView, ResultView
from regelwerk.kernel.presentation.log_entries import Data, PieceMention

# --------------------------------------------------------------------------- cards


@dataclass(slots=True)
class PieceView:
    """A card in a graveyard, in limbo or under a creature; cards elsewhere have a class of their own.

    card  its definition, None if the seat does not know its face
    zone  one of `codes.ZONES`
    seat  whose side it lies on
    """

    handle: Handle
    face: Data | None
    card: CardDefinition | None
    zone: str
    seat: int

    def to_data(self) -> Data:
        """`handle` and `face`."""
        return {"handle": self.handle, "face": self.face}


@dataclass(slots=True)
class DeckCardView(PieceView):
    """A card of a deck of which somebody knows something.

    at           its place, counted from the top
    known_seats  the seats that know its face
    """

    at: int
    known_seats: list[int]

    def to_data(self) -> Data:
        """`at`, `handle`, `face` and `known_to`."""
        return {"at": self.at, "handle": self.handle, "face": self.face, "known_to": self.known_seats}


@dataclass(slots=True)
class HandCardView(PieceView):
    """A card of a hand.

    known_seats  the seats that know its face, as far as the seat can tell
    cost         what it costs now; None in the hand of another seat
    """

    known_seats: list[int]
    cost: int | None

    def to_data(self) -> Data:
        """`handle`, `face` and `known_to`, in the seat's own hand also `cost`."""
        data: Data = {"handle": self.handle, "face": self.face, "known_to": self.known_seats}
        if self.cost is not None:
            data["cost"] = self.cost
        return data


@dataclass(slots=True)
class ShieldView(PieceView):
    """A shield: everybody sees its place, and nobody its face unless somebody has come to know it (dm:3).

    place        its number among its owner's shields, from 1
    known_seats  the seats that know its face
    """

    place: int
    known_seats: list[int]

    def to_data(self) -> Data:
        """`handle`, `place`, `face` and `known_to`."""
        return {"handle": self.handle, "place": self.place, "face": self.face, "known_to": self.known_seats}


@dataclass(slots=True)
class ManaCardView(PieceView):
    """A card in a mana zone, with the names of its civilizations."""

    tapped: bool
    civilizations: list[str]

    def to_data(self) -> Data:
        """`handle`, `face`, `tapped` and `civilizations`."""
        return {
            "handle": self.handle,
            "face": self.face,
            "tapped": self.tapped,
            "civilizations": self.civilizations,
        }


@dataclass(slots=True)
class CreatureView(PieceView):
    """A creature in the battle zone.

    is_sick        whether it has summoning sickness
    is_evolution   whether it is an evolution creature
    under          the cards under it, the lowest first
    power          the power as it is now
    breaks         how many shields it breaks
    keywords       as they are now
    cannot         what it can't do or suffer
    must           what it must still do: "attack", "block"
    can_attack     whether it could attack if its owner's attack step were now
    tap_abilities  the texts of its tap abilities (paths of their words)
    """

    owner: int
    tapped: bool
    is_sick: bool
    is_evolution: bool
    under: list[PieceView]
    power: int
    printed_power: int
    breaks: int
    keywords: list[str]
    cannot: list[str]
    must: list[str]
    can_attack: bool
    tap_abilities: list[str]

    def to_data(self) -> Data:
        """Everything; `power` is `{"now", "printed"}`, and `sick`, `evolution`, `able` and `taps` are called so."""
        return {
            "handle": self.handle,
            "face": self.face,
            "owner": self.owner,
            "tapped": self.tapped,
            "sick": self.is_sick,
            "evolution": self.is_evolution,
            "under": [piece.to_data() for piece in self.under],
            "power": {"now": self.power, "printed": self.printed_power},
            "breaks": self.breaks,
            "keywords": self.keywords,
            "cannot": self.cannot,
            "must": self.must,
            "able": self.can_attack,
            "taps": self.tap_abilities,
        }


@dataclass(slots=True)
class SideView:
    """What belongs to one seat.

    has_charged      whether it has put a card into the mana zone in its turn
    deck, hand       the cards of which somebody knows something (of the seat's own hand all), in a deck from the top
    deck_size        how many cards there are in all; so too `hand_size`
    shields          in the order of their numbers
    graveyard, limbo the oldest card first
    """

    seat: int
    team: int
    in_game: bool
    has_charged: bool
    deck_size: int
    deck: list[DeckCardView]
    hand_size: int
    hand: list[HandCardView]
    shields: list[ShieldView]
    mana: list[ManaCardView]
    creatures: list[CreatureView]
    graveyard: list[PieceView]
    limbo: list[PieceView]

    def to_data(self) -> Data:
        """Everything; `deck` and `hand` are `{"count", "cards"}`, and `charged` is called so."""
        return {
            "seat": self.seat,
            "team": self.team,
            "in_game": self.in_game,
            "charged": self.has_charged,
            "deck": {"count": self.deck_size, "cards": [card.to_data() for card in self.deck]},
            "hand": {"count": self.hand_size, "cards": [card.to_data() for card in self.hand]},
            "shields": [shield.to_data() for shield in self.shields],
            "mana": [card.to_data() for card in self.mana],
            "creatures": [creature.to_data() for creature in self.creatures],
            "graveyard": [piece.to_data() for piece in self.graveyard],
            "limbo": [piece.to_data() for piece in self.limbo],
        }

    def pieces(self) -> Iterator[PieceView]:
        """Every card of this side that lies somewhere in sight, from front to back."""
        yield from self.creatures
        yield from self.hand
        yield from self.shields
        yield from self.mana
        yield from self.limbo
        yield from self.graveyard
        yield from self.deck


# ----------------------------------------------- attack, pending abilities, effects


def mention_data(mention: PieceMention | None) -> Data | None:
    """A piece or a seat that is spoken of, as `kernel.visibility.ref_data` gives it.

    >>> mention_data(PieceMention(seat=1)), mention_data(PieceMention(12)), mention_data(None)
    ({'seat': 1}, {'handle': 12, 'face': None}, None)
    """
    if mention is None:
        return None
    if mention.seat >= 0:
        return {"seat": mention.seat}
    return {"handle": mention.handle, "face": mention.face}


@dataclass(slots=True)
class AttackView:
    """The attack under way: `seat` attacks `against` with the creature of the handle `attacker`.

    target   handle of the creature that is attacked, 0 for a player
    player   the seat that is attacked itself, None for a creature
    blocker  handle of the creature that blocks, 0 if none does
    """

    seat: int
    against: int
    attacker: Handle
    target: Handle
    player: int | None
    blocker: Handle
    blocked: bool

    def to_data(self) -> Data:
        """Everything."""
        return {
            "seat": self.seat,
            "against": self.against,
            "attacker": self.attacker,
            "target": self.target,
            "player": self.player,
            "blocker": self.blocker,
            "blocked": self.blocked,
        }

    def roles(self, handle: Handle) -> list[str]:
        """Which of "attacker", "target" and "blocker" a creature is."""
        handles = (("attacker", self.attacker), ("target", self.target), ("blocker", self.blocker))
        return [role for role, creature in handles if handle != 0 and creature == handle]


@dataclass(slots=True)
class PendingView:
    """An ability that waits to be carried out, or a shield that came into a hand.

    seat    whose it is
    source  the card that has the ability
    about   what triggered it
    text    the ability (the path of its word); "" for a shield
    """

    seat: int
    source: PieceMention | None
    about: PieceMention | None
    text: str

    def to_data(self) -> Data:
        """Everything."""
        return {
            "seat": self.seat,
            "source": mention_data(self.source),
            "about": mention_data(self.about),
            "text": self.text,
        }


@dataclass(slots=True)
class EffectView:
    """A continuous effect at work.

    text     the path of its word
    source   the card from which it comes
    control  the seat that controls it
    until    how long it lasts: one of `visibility.UNTIL`
    on       handles of the creatures that it applies to now
    """

    text: str
    source: PieceMention
    control: int
    until: str
    on: list[Handle]

    def to_data(self) -> Data:
        """Everything."""
        return {
            "text": self.text,
            "source": mention_data(self.source),
            "control": self.control,
            "until": self.until,
            "on": self.on,
        }


# ---------------------------------------------------------------------- the decision


@dataclass(slots=True)
class SearchedCardView:
    """Cards of one name in a deck that is searched: the handle is 0 if they are not among the options."""

    handle: Handle
    face: Data | None
    count: int

    def to_data(self) -> Data:
        """Everything."""
        return {"handle": self.handle, "face": self.face, "count": self.count}


@dataclass(slots=True)
class PlayingView:
    """What the seat that is asked has chosen so far for the card that it plays.

    cost   what the card costs, 0 for one that is played for free
    bases  the creatures on which it evolves
    mana   for each mana card that pays, the civilizations it pays with
    """

    card: PieceMention | None
    cost: int
    bases: list[PieceMention | None]
    mana: list[list[str]]

    def to_data(self) -> Data:
        """Everything."""
        return {
            "card": mention_data(self.card),
            "cost": self.cost,
            "bases": [mention_data(base) for base in self.bases],
            "mana": self.mana,
        }


@dataclass
class DmDecisionView(DecisionView):
    """The open decision; what follows says more only to the seat that is asked.

    looking   the cards of a deck that it searches
    playing   the card that it is about to play, None if it plays none
    instead   the texts (paths of their words) of what may be done instead, in the order of the options
    text      the text that asks (the path of its word), "" where none does
    declared  whether shield triggers that have been declared together are put in order
    wanted    how many things are chosen; they come in the order of the options
    shared    what is sent of the decision of every game, as `kernel.visibility.decision_for` gives it: a choice of
              several that is collected changes `options`, and not what is sent
    """

    looking: list[SearchedCardView] = field(default_factory=list)
    playing: PlayingView | None = None
    instead: list[str] = field(default_factory=list)
    text: str = ""
    declared: bool = False
    wanted: int = 1
    shared: Data = field(default_factory=dict)

    def to_data(self) -> Data:
        """Everything for the seat that is asked; number, seat and public kind for the others."""
        if "options" not in self.shared:
            return self.shared
        return {
            **self.shared,
            "looking": [card.to_data() for card in self.looking],
            "playing": None if self.playing is None else self.playing.to_data(),
            "instead": self.instead,
            "text": self.text,
            "declared": self.declared,
            "wanted": self.wanted,
        }


# ----------------------------------------------------------------------- the whole


@dataclass
class DmView:
    """Everything that one seat may know at one moment; seat -1 is a spectator.

    defs         the definitions in force; not sent, but for their game and edition
    turn         number of the turn, 0 before the first
    active       the turn player
    phase        one of `codes.PHASES`
    attack       the attack under way, None if there is none
    waiting      what waits to be carried out
    effects      the continuous effects at work: of creatures, then those that texts have made
    extra_turns  the seats that take an extra turn, the next one last
    offers       the seats that offer a draw
    result       None until the game is over
    decision     the open decision, None while nobody is asked
    """

    defs: Definitions
    seat: int
    turn: int
    active: int
    phase: str
    seats: list[SideView]
    attack: AttackView | None
    waiting: list[PendingView]
    effects: list[EffectView]
    extra_turns: list[int]
    offers: list[int]
    result: ResultView | None
    decision: DmDecisionView | None

    def to_data(self) -> Data:
        """Everything; `game` and `edition` say by which rules, and `extra` is called so."""
        return {
            "game": self.defs.game,
            "edition": self.defs.edition,
            "seat": self.seat,
            "turn": self.turn,
            "active": self.active,
            "phase": self.phase,
            "seats": [side.to_data() for side in self.seats],
            "attack": None if self.attack is None else self.attack.to_data(),
            "waiting": [pending.to_data() for pending in self.waiting],
            "effects": [effect.to_data() for effect in self.effects],
            "extra": self.extra_turns,
            "offers": self.offers,
            "result": None if self.result is None else self.result.to_data(),
            "decision": None if self.decision is None else self.decision.to_data(),
        }

    @cached_property
    def pieces(self) -> dict[Handle, PieceView]:
        """Every card in sight that has a handle, by its handle."""
        return {piece.handle: piece for side in self.seats for piece in side.pieces() if piece.handle}

    def find(self, handle: Handle) -> PieceView | None:
        """The piece of that handle, if it lies somewhere in sight."""
        return self.pieces.get(handle)


def card_of(face: Data | None, defs: Definitions) -> CardDefinition | None:
    """The definition of a face; None for an unknown one."""
    if face is None:
        return None
    found = defs.by_code.get(face["code"])
    return found if isinstance(found, CardDefinition) else None
