"""The canonical position: everything that decides how a game goes on, and nothing else (see `kernel.position`)."""

from __future__ import annotations

from typing import Any, Final

from regelwerk.kernel.persistence.position import (
    BY_POSITION,
    COUNTER,
    FACTS,
    FRAME_OF_A_TEXT,
    IDS,
    IMPLIED,
    NAME,
    OTHERS,
    PART,
    PARTS,
    PIECE,
    PLAIN,
    REBUILT,
    REF,
    REF_LISTS,
    REFS,
    STATE,
    PositionEncoder,
)
from regelwerk.kernel.piece import ID_MASK, Piece
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.records import was_removed_by
from regelwerk.wowtcg.state import WowPiece, WowState

LINK: Final = "its place in the chain"
TIME: Final = "a timestamp: only what is older and what newer counts"
TIMES: Final = "a list of timestamps"
SINCE: Final = "whether it came after the start of its controller's most recent turn"
REMOVER: Final = "the card that removed it, as long as that has only come into play since"
USES: Final = "a list of (reference, number)"
TOGETHER: Final = "-the links of this turn enter: the difference of the two"

SCOPE: Final[dict[str, str]] = {
    **FRAME_OF_A_TEXT,
    "chosen_for_amount": REFS,
    "chosen": REFS,
    "dealt_damage_refs": REFS,
    "link": LINK,
    "said": PLAIN,
}

FIELDS: Final[dict[str, dict[str, str]]] = {
    **OTHERS,
    "AnnouncementFrame": {
        "begun": PLAIN,
        "kind": PLAIN,
        "mode": PLAIN,
        "number": PLAIN,
        "paid": REF_LISTS,
        "part": PLAIN,
        "play": NAME,
        "ref": REF,
        "seat": PLAIN,
        "slot": PLAIN,
        "spent": REFS,
        "stage": PLAIN,
        "targets": REF_LISTS,
        "waiting": PART,
        "x": PLAIN,
    },
    "CurrentCombat": {
        "attacker": REF,
        "defender": REF,
        "proposed": REF,
        "protector": REF,
        "sabotage": PLAIN,
        "struck": REFS,
    },
    "CombatStepFrame": {"asking": PLAIN, "at": PLAIN, "seats": PLAIN},
    "UniquenessFrame": {"seat": PLAIN},
    "DrawFrame": {"draws": PLAIN, "source": REF},
    "DamageFrame": {"at": PLAIN, "packets": PARTS, "source": REF},
    "Link": {
        "a": REF,
        "about": REF,
        "b": REF,
        "by": REF,
        "kind": PLAIN,
        "mode": PLAIN,
        "n": PLAIN,
        "number": BY_POSITION,
        "play": NAME,
        "readied": PLAIN,
        "source": REF,
        "targets": REF_LISTS,
        "them": REFS,
        "x": PLAIN,
        "you": PLAIN,
    },
    "Modifier": {
        "frozen": REFS,
        "left": PLAIN,
        "scope": PART,
        "seat": PLAIN,
        "time": TIME,
        "trigger": NAME,
        "until": PLAIN,
        "what": NAME,
    },
    "TurnFact": {"a": REF, "b": REF, "elements": PLAIN, "flag": PLAIN, "kind": PLAIN, "seat": PLAIN},
    "Packet": {
        "amount": PLAIN,
        "applied_modifiers": TIMES,
        "by": REF,
        "combat": PLAIN,
        "elements": PLAIN,
        "is_unpreventable": PLAIN,
        "to": REF,
        "weapon_ref": REFS,
        "you": PLAIN,
    },
    "ResolutionFrame": {**SCOPE, "host": REF, "stage": PLAIN},
    "ConcessionFrame": {**SCOPE, "host": REF, "stage": PLAIN},
    "SetupFrame": {"at": PLAIN, "chooser": PLAIN, "first": PLAIN, "seats": PLAIN},
    "TurnFrame": {"asked": REFS, "at": PLAIN, "first": PLAIN, "staying": REFS},
    "PendingTrigger": {
        "about": REF,
        "by": REF,
        "n": PLAIN,
        "source": REF,
        "them": REFS,
        "trigger": NAME,
        "you": PLAIN,
    },
    "PriorityWindowFrame": {"holder": PLAIN, "kind": PLAIN, "passes": PLAIN},
    "WowPiece": {
        **PIECE,
        "control": PLAIN,
        "counters": PLAIN,
        "damage": PLAIN,
        "exhausted": PLAIN,
        "face_down": PLAIN,
        "first": PLAIN,
        "host": REF,
        "offers": REBUILT,
        "own_powers": REBUILT,
        "remover": REMOVER,
        "since": SINCE,
        "time": TIME,
        "token": PLAIN,
        "used": PLAIN,
    },
    "WowScope": SCOPE,
    "WowState": {
        **STATE,
        "turn_player": PLAIN,
        "chain": PARTS,
        "combat": PART,
        "uniqueness_dirty": PLAIN,
        "checks_dirty": PLAIN,
        "checks_idle": REBUILT,
        "drew_from_empty_deck": PLAIN,
        "extra_turns": PLAIN,
        "heroes": IDS,
        "priority_holder": PLAIN,
        "spent_free_powers": USES,
        "cheapest_instant_costs": REBUILT,
        "control_may_differ": IMPLIED,
        "once_per_turn_ids": IMPLIED,
        "link_count": TOGETHER,
        "link_count_at_turn_start": TOGETHER,
        "modifiers": PARTS,
        "next_game": PLAIN,
        "turn_facts": FACTS,
        "passes_in_row": PLAIN,
        "phase": PLAIN,
        "has_placed_resource": PLAIN,
        "powers": REBUILT,
        "reading_scope": REBUILT,
        "ready_resource_counts": REBUILT,
        "last_turn_numbers": IMPLIED,
        "dead_token_ids": IDS,
        "kept": REFS,
        "last_timestamp": COUNTER,
        "turn": PLAIN,
        "values": REBUILT,
        "waiting": PARTS,
    },
}
"""For every class that can stand in a state, how each field enters the position."""


def position(state: WowState) -> dict[str, Any]:
    """The position as plain data."""
    return WowPositionEncoder(state).encode()


class WowPositionEncoder(PositionEncoder):
    """Tells a position of this game. `times`: the rank of every timestamp in use."""

    def __init__(self, state: WowState) -> None:
        super().__init__(state, FIELDS, codes.ZONES)
        self.wow = state
        used = {
            state.pieces[id].time // MOMENTS for zone in state.zones[codes.ZONE_ALLIES * state.seats :] for id in zone
        }
        used |= {modifier.time // MOMENTS for modifier in state.modifiers}
        self.times = {time: i for i, time in enumerate(sorted(used))}

    def encode(self) -> dict[str, Any]:
        encoded = super().encode()
        encoded["links"] = self.wow.link_count - self.wow.link_count_at_turn_start
        return encoded

    def encode_special(self, thing: object, how: str, value: Any) -> Any:
        if how == TIME:
            return self.time(value)
        if how == TIMES:
            return [self.time(time) for time in value]
        if how == LINK:
            chain = self.wow.chain
            return chain.index(value) + 1 if value in chain else -1
        if how == SINCE:
            assert isinstance(thing, WowPiece)
            return value >= self.wow.last_turn_numbers[thing.control]
        if how == REMOVER:
            by = self.wow.pieces[(value & ID_MASK) - 1] if value else None
            return self.ref(by.ref) if by is not None and was_removed_by(value, by.ref) else 0
        if how == USES:
            return [[self.ref(ref), number] for ref, number in value]
        return super().encode_special(thing, how, value)

    def may_name(self, how: str) -> bool:
        return super().may_name(how) and how != TIME and how != TIMES and how != SINCE

    def time(self, time: int) -> list[int] | int:
        """The rank of the moment among those in use, and the number within it; -1 and the like as they are."""
        if time <= 0:
            return time
        return [self.times.get(time // MOMENTS, -1), time % MOMENTS]

    def piece(self, piece: Piece[Any]) -> dict[str, Any]:
        """A card; what is as it usually is in its zone is left out."""
        encoded = super().piece(piece)
        for field in ("control", "first"):
            if encoded.get(field, 0) == piece.owner:
                encoded.pop(field, None)
            else:
                encoded[field] = encoded.get(field, 0)
        assert isinstance(piece, WowPiece)
        if not self.wow.in_play(piece):
            encoded.pop("since", None)
        return encoded


class Untimed(WowPositionEncoder):
    """Tells whether two cards could change places: which of them is older does not tell them apart."""

    def time(self, time: int) -> list[int] | int:
        return min(time, 0)

    def piece(self, piece: Piece[Any]) -> dict[str, Any]:
        encoded = super().piece(piece)
        encoded.pop("since", None)
        return encoded


MOMENTS: Final = 16
"""Timestamps of one moment: see `WowState.moment`."""
