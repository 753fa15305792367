"""The state of a World of Warcraft TCG game: pieces, links, modifiers, and what they are read from.

Only `changes.py` (and the procedures that own a field, each in its chapter) write here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.mypyc_compat import mypyc_attr
from regelwerk.kernel.piece import ID_MASK
from regelwerk.kernel.program import NO_REFS, NO_TARGETS, Program, Scope
from regelwerk.kernel.state import State
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.records import (
    ITS_CONTROLLER,
    UNTIL_COMBAT_ENDS,
    UNTIL_GAME_ENDS,
    UNTIL_GONE,
    UNTIL_READY_STEP,
    UNTIL_TURN_ENDS,
    CurrentCombat,
    Link,
    Modifier,
    Packet,
    PendingTrigger,
    TurnFact,
    WowPiece,
)

if TYPE_CHECKING:
    from regelwerk.kernel.definitions import Definitions
    from regelwerk.wowtcg.derived_values import ActivePowers, DerivedValues

NO_USES: Final[list[tuple[int, int]]] = []
"""No free power has been used: the list that most states share. Never changed in place."""
ZONE_SIGHT: Final[list[int]] = list(codes.ZONE_SIGHT)
"""Who sees what in which kind of zone; the same list in every state."""


@mypyc_attr(free_list_len=1)
class WowScope(Scope["WowState"]):
    """A text of this game under way; also the context in which descriptions are read.

    link               the link it belongs to, None for powers that just are there
    dealt_damage_refs  references of the characters dealt damage "this way"
    chosen_for_amount  what was chosen only for a number ("the ATK of one of your weapons")
    chosen what this text has chosen so far ("another hero or ally")
    said   the seat mentioned last ("that player"), -1 none
    """

    __slots__ = ("chosen", "chosen_for_amount", "dealt_damage_refs", "link", "said")

    def __init__(self, program: Program, source: Ref, you: int) -> None:
        # the registers of the kernel's scope one by one: this is made so often that a call less shows
        self.program = program
        self.pc = 0
        self.source = source
        self.you = you
        self.x = 0
        self.targets = NO_TARGETS
        self.mentioned = NO_REFS
        self.event_about = NO_REF
        self.event_other = NO_REF
        self.mentioned_number = 0
        self.flag = 0
        self.pending = NO_REFS
        self.link: Link | None = None
        self.dealt_damage_refs: list[Ref] = NO_REFS
        self.chosen_for_amount: list[Ref] = NO_REFS
        self.chosen: list[Ref] = NO_REFS
        self.said = -1

    def chosen_before(self) -> list[Ref]:
        """What the text has targeted or chosen so far."""
        found = list(self.chosen)
        for slot in self.targets:
            found += slot
        return found

    def fill_too(self, other: WowScope) -> None:
        """Copy every register into `other`, those of this game too."""
        self.fill(other)
        other.link = self.link
        other.dealt_damage_refs = self.dealt_damage_refs
        other.chosen_for_amount = self.chosen_for_amount
        other.chosen = self.chosen
        other.said = self.said

    def copy(self) -> WowScope:
        other = WowScope(self.program, self.source, self.you)
        self.fill_too(other)
        return other


EMPTY: Final = Program("", [])
"""The program that does nothing; descriptions outside any link are read in a scope of it."""


def scope_of(source: Ref, you: int) -> WowScope:
    """A scope to read descriptions in: `source` is this card, `you` the seat it calls you."""
    return WowScope(EMPTY, source, you)


class WowState(State):
    """A whole game of the World of Warcraft TCG at one moment.

    turn                      number of the turn, from 1; 0 before the first
    turn_player               the turn player
    phase                     PHASE_READY_STEP, PHASE_DRAW_STEP ... (codes)
    last_turn_numbers         for each seat the number of its most recent turn
    has_placed_resource       whether the turn player has placed a resource this turn
    chain                     links, the last is on top
    waiting                   triggered effects to be added
    combat                    None outside combat steps
    modifiers                 modifiers from links
    values, powers            derived tables; None: to be built again (never saved)
    turn_facts                what happened this turn
    last_timestamp            timestamps given out
    next_game                 bit set of seats after whose loss the match goes on with another game
    kept                      references of the cards that begin the next game of the match in play (wow7.4:800.1)
    link_count                links numbered so far
    heroes                    for each seat the piece id of its hero
    drew_from_empty_deck      bit set of seats that had to draw from an empty deck
    checks_dirty              something changed since the last pre-priority checks
    checks_idle               whether all that changed is nothing those checks look at (derived, never saved)
    uniqueness_dirty          a card entered play or changed control since uniqueness was looked at
    extra_turns               seats that take an extra turn next, the last first; below them who comes next in the usual
                              order
    passes_in_row             seats that passed in a row
    priority_holder           who has priority, -1 nobody
    control_may_differ        whether a card in play may be controlled by somebody else than at first
    cheapest_instant_costs    for each seat the smallest resource cost of an instant in hand, -1: look again (derived,
                              never saved)
    ready_resource_counts     for each seat how many ready resources it has, -1: to be counted again (derived, never
                              saved)
    reading_scope             the scope in which is read whether something can be announced, None until something is
                              (derived, never saved, and no fork's)
    link_count_at_turn_start  links numbered before this turn
    dead_token_ids            ids of tokens that have left play and not yet ceased to exist
    once_per_turn_ids         ids of the pieces with a once-a-turn power used this turn
    spent_free_powers         free payment powers used since something else changed, as (piece ref, power)
    """

    __slots__ = (
        "chain",
        "cheapest_instant_costs",
        "checks_dirty",
        "checks_idle",
        "combat",
        "control_may_differ",
        "dead_token_ids",
        "drew_from_empty_deck",
        "extra_turns",
        "has_placed_resource",
        "heroes",
        "kept",
        "last_timestamp",
        "last_turn_numbers",
        "link_count",
        "link_count_at_turn_start",
        "modifiers",
        "next_game",
        "once_per_turn_ids",
        "passes_in_row",
        "phase",
        "powers",
        "priority_holder",
        "reading_scope",
        "ready_resource_counts",
        "spent_free_powers",
        "turn",
        "turn_facts",
        "turn_player",
        "uniqueness_dirty",
        "values",
        "waiting",
    )

    pieces: list[WowPiece]  # type: ignore[assignment]  # the same list, known to hold this game's pieces only

    def __init__(
        self, defs: Definitions, teams: list[int], chance: Chance, windows: int = 0, blank: bool = False
    ) -> None:
        super().__init__(defs, teams, ZONE_SIGHT, chance, windows, blank)
        if blank:
            return
        seats = len(teams)
        self.turn = 0
        self.turn_player = 0
        self.phase = codes.PHASE_SETUP
        self.last_turn_numbers = [0] * seats
        self.has_placed_resource = False
        self.chain: list[Link] = []
        self.waiting: list[PendingTrigger] = []
        self.combat: CurrentCombat | None = None
        self.modifiers: list[Modifier] = []
        self.values: DerivedValues | None = None
        self.powers: ActivePowers | None = None
        self.turn_facts: list[TurnFact] = []
        self.last_timestamp = 0
        self.link_count = 0
        self.heroes = [-1] * seats
        self.drew_from_empty_deck = 0
        self.checks_dirty = False
        self.checks_idle = False
        self.uniqueness_dirty = False
        self.extra_turns: list[int] = []
        self.passes_in_row = 0
        self.priority_holder = -1
        self.control_may_differ = False
        self.cheapest_instant_costs: list[int] | None = None
        self.ready_resource_counts: list[int] | None = None
        self.reading_scope: WowScope | None = None
        self.link_count_at_turn_start = 0
        self.dead_token_ids: list[int] = []
        self.once_per_turn_ids: list[int] = []
        self.spent_free_powers = NO_USES
        self.next_game = 0
        self.kept: list[Ref] = NO_REFS

    def fork(self) -> WowState:
        other = WowState(self.defs, self.teams, self.chance, self.windows, True)
        self.copy_fields_to(other)
        other.turn = self.turn
        other.turn_player = self.turn_player
        other.phase = self.phase
        other.last_turn_numbers = self.last_turn_numbers[:]
        other.has_placed_resource = self.has_placed_resource
        other.chain = self.chain[:]
        other.waiting = self.waiting[:]
        other.combat = self.combat
        other.modifiers = self.modifiers[:]
        other.values = self.values
        other.powers = self.powers
        other.turn_facts = self.turn_facts[:]
        other.last_timestamp = self.last_timestamp
        other.link_count = self.link_count
        other.heroes = self.heroes
        other.drew_from_empty_deck = self.drew_from_empty_deck
        other.checks_dirty = self.checks_dirty
        other.checks_idle = self.checks_idle
        other.uniqueness_dirty = self.uniqueness_dirty
        other.extra_turns = self.extra_turns[:]
        other.passes_in_row = self.passes_in_row
        other.priority_holder = self.priority_holder
        other.control_may_differ = self.control_may_differ
        other.cheapest_instant_costs = self.cheapest_instant_costs
        other.ready_resource_counts = self.ready_resource_counts
        other.reading_scope = None
        other.link_count_at_turn_start = self.link_count_at_turn_start
        other.dead_token_ids = self.dead_token_ids
        other.once_per_turn_ids = self.once_per_turn_ids
        other.spent_free_powers = self.spent_free_powers
        other.next_game = self.next_game
        other.kept = self.kept
        return other

    # ------------------------------------------------------------------ reading

    def piece_or_none(self, ref: Ref) -> WowPiece | None:
        """The piece of that incarnation; None if it is a different card now, or a seat is named."""
        if ref <= 0:
            return None
        piece = self.pieces[(ref & ID_MASK) - 1]
        if piece.ref == ref:
            return piece
        return None

    def last_known(self, ref: Ref) -> WowPiece:
        """The piece of that incarnation, or as it was last known (wow7.4:707.3)."""
        piece = self.pieces[(ref & ID_MASK) - 1]
        if piece.ref == ref:
            return piece
        gone = self.last_known_pieces.get(ref)
        return piece if gone is None else cast(WowPiece, gone.piece)

    def writable_piece(self, id: int) -> WowPiece:
        """The piece with that id, to be changed: copied first if another state shares it."""
        piece = self.pieces[id]
        if piece.write_token is not self.write_token:
            piece = piece.copy(self.write_token)
            self.pieces[id] = piece
        return piece

    def hero(self, seat: int) -> WowPiece | None:
        """The seat's hero in play, None if it has left."""
        id = self.heroes[seat]
        if id < 0:
            return None
        piece = self.pieces[id]
        return piece if piece.zone // self.seats == codes.ZONE_HERO_ROW else None

    def zone_ids(self, kind: int, seat: int) -> list[int]:
        """The ids in a zone, in order; not to be changed."""
        return self.zones[kind * self.seats + seat]

    def card_ids(self, kind: int, seat: int) -> list[int]:
        """The ids of the cards in a zone outside play: a token that is still there is none (wow7.4:404.2c)."""
        return [id for id in self.zones[kind * self.seats + seat] if not self.pieces[id].token]

    def zone_kind(self, piece: WowPiece) -> int:
        """The kind of zone the piece is in."""
        return piece.zone // self.seats

    def in_play(self, piece: WowPiece) -> bool:
        """Whether it is in the play zone (wow7.4:415.8)."""
        return piece.zone >= codes.ZONE_ALLIES * self.seats

    def kinds_of(self, piece: WowPiece) -> int:
        """What it counts as, as bits: a face-down card in play is a resource only, a token outside play nothing."""
        place = piece.zone // self.seats
        if place == codes.ZONE_RESOURCES:
            return codes.TYPE_RESOURCE if piece.face_down else codes.TYPE_RESOURCE | piece.card.kind
        if place >= codes.ZONE_ALLIES:
            return piece.card.face_up_types
        if piece.token or (place == codes.ZONE_CHAIN and piece.face_down):  # wow7.4:404.2c, wow7.4:412.1b
            return 0
        return piece.card.kind

    def kinds_in_play(self, piece: WowPiece) -> int:
        """What it counts as in the play zone, 0 outside of it."""
        place = piece.zone // self.seats
        if place == codes.ZONE_RESOURCES:
            return self.kinds_of(piece)
        return piece.card.face_up_types if place >= codes.ZONE_ALLIES else 0

    def next_timestamp(self) -> int:
        """A new timestamp; the numbers up to the next one are for the powers of one card, in print order."""
        self.last_timestamp += 16
        return self.last_timestamp

    def invalidate(self, what: int) -> None:
        """Something of that sort changed: drop the derived values if they were read from it.

        Only damage, and values that may have changed, give the pre-priority checks anything to do.
        """
        values = self.values
        if values is not None and values.reads & what:
            self.values = None
            self.make_checks_due()
        elif what & codes.DEPENDS_ON_DAMAGE:
            self.make_checks_due()

    def invalidate_unchecked(self, what: int) -> None:
        """The same where the checks look at nothing of that sort itself, but at values that may be read from it.

        They are due all the same, as positions tell, and then find out at once that they have nothing to do.
        """
        values = self.values
        if values is not None and values.reads & what:
            self.values = None
            self.make_checks_due()
        elif not self.checks_dirty:
            self.checks_dirty = True
            self.checks_idle = True

    def make_checks_due(self) -> None:
        """Something changed that the pre-priority checks look at."""
        self.checks_dirty = True
        self.checks_idle = False

    def invalidate_hand(self, piece: WowPiece) -> None:
        """A card came into its owner's hand or left it; forks share what is known of hands, so it is replaced."""
        known = self.cheapest_instant_costs
        if known is not None and piece.card.instant:
            known = known[:]
            known[piece.owner] = -1
            self.cheapest_instant_costs = known
        self.invalidate(codes.DEPENDS_ON_HAND)

    def invalidate_values(self) -> None:
        """Modifiers came or went: drop the derived values."""
        self.make_checks_due()
        self.values = None

    def invalidate_all(self) -> None:
        """Cards came, went, turned or changed sides: drop all derived tables."""
        self.make_checks_due()
        self.values = None
        self.powers = None
        self.cheapest_instant_costs = None
        self.ready_resource_counts = None

    def invalidate_for(self, piece: WowPiece) -> None:
        """The same for one card.

        One without powers of its own changes nothing about who has which, nor does a face-down resource; and
        where no continuous modifier is at work it changes no value and gives the checks nothing to do either. A
        face-down resource may change values only that are read from resources.
        """
        powers = self.powers
        resource = piece.zone // self.seats == codes.ZONE_RESOURCES
        if resource and not piece.face_down and piece.card.only_reward:
            self.invalidate_quest(piece)
        elif piece.card.has_board_powers and not (resource and piece.face_down):
            self.powers = None
            self.values = None
            self.make_checks_due()
        elif powers is None or powers.statics or self.modifiers or piece.card.fatal_damage == 0:
            if resource and piece.face_down:
                self.invalidate_unchecked(codes.DEPENDS_ON_FACE | codes.DEPENDS_ON_HAND)
            else:
                self.values = None
                self.make_checks_due()

    def invalidate_quest(self, quest: WowPiece) -> None:
        """A quest with nothing but its reward came into its row, or was turned there: only who may complete it changes.

        Not so where something takes powers, which may be those of the quest, or where it matters what it destroys.
        """
        powers = self.powers
        if powers is None or powers.contested or quest.card.destroys_resources:
            self.powers = None
            self.values = None
            self.make_checks_due()
            return
        self.invalidate_unchecked(codes.DEPENDS_ON_FACE | codes.DEPENDS_ON_HAND)
        payers = [self.pieces[id] for id in powers.payers[quest.control] if id != quest.id]
        if not quest.face_down:
            payers.append(quest)  # the row of resources is the last in which powers are entered
        self.powers = powers.with_payers(quest.control, payers)

    def adjust_ready_resources(self, piece: WowPiece, more: int) -> None:
        """If it is a resource, so many more in its row are ready; forks share the table, so it is replaced."""
        known = self.ready_resource_counts
        if known is not None and piece.zone // self.seats == codes.ZONE_RESOURCES:
            seat = piece.zone % self.seats
            if known[seat] >= 0:
                known = known[:]
                known[seat] += more
                self.ready_resource_counts = known

    def change_row(self, piece: WowPiece, kind: int, seat: int) -> None:
        """Put a piece that may be written into another row without its becoming a different card (wow:400.3)."""
        self.ready_resource_counts = None
        self.writable_zone(piece.zone).remove(piece.id)
        piece.zone = kind * self.seats + seat
        self.writable_zone(piece.zone).append(piece.id)


def frames_of(state: State) -> list[Any]:
    """The frames, loosely typed for reading at the edges."""
    return state.frames


__all__ = [
    "CurrentCombat",
    "EMPTY",
    "ITS_CONTROLLER",
    "Link",
    "Modifier",
    "NO_USES",
    "TurnFact",
    "Packet",
    "UNTIL_COMBAT_ENDS",
    "UNTIL_GAME_ENDS",
    "UNTIL_GONE",
    "UNTIL_READY_STEP",
    "UNTIL_TURN_ENDS",
    "PendingTrigger",
    "WowPiece",
    "WowScope",
    "WowState",
    "ZONE_SIGHT",
    "frames_of",
    "scope_of",
]
