"""The canonical position: everything that decides how a game goes on, and nothing else (see `kernel.position`)."""

from __future__ import annotations

from typing import Any, Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.state import DmPiece, DmState
from regelwerk.kernel.event import EVERYONE
from regelwerk.kernel.persistence.position import (
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
    REFS,
    STATE,
    PositionEncoder,
)
from regelwerk.kernel.piece import Piece

MANY: Final = "whether there were so many that loops are watched for"
SINCE: Final = "whether it came after the start of its owner's most recent turn"

FIELDS: Final[dict[str, dict[str, str]]] = {
    **OTHERS,
    "AttackFrame": {"stage": PLAIN},
    "ShieldBreakFrame": {
        "against": PLAIN,
        "by": REF,
        "declined": PLAIN,
        "left": PLAIN,
        "numbers": PLAIN,
        "picked": REFS,
        "seat": PLAIN,
        "text": PLAIN,
    },
    "CurrentAttack": {
        "against": PLAIN,
        "attacker": REF,
        "blocked": PLAIN,
        "blocker": REF,
        "seat": PLAIN,
        "target": REF,
    },
    "DestructionFrame": {
        "at": PLAIN,
        "cite": NAME,
        "declined": PLAIN,
        "fates": PARTS,
        "refs": REFS,
        "source": REF,
    },
    "LoopEntry": {"n": PLAIN, "object": REF, "position": PLAIN, "subject": REF, "verb": PLAIN},
    "DmPiece": {
        **PIECE,
        "host": REF,
        "kept": PLAIN,
        "pile": IDS,
        "place": PLAIN,
        "since": SINCE,
        "tapped": PLAIN,
    },
    "DmScope": {**FRAME_OF_A_TEXT, "chosen": REFS, "order": PLAIN, "remaining_seats": PLAIN, "mentioned_seat": PLAIN},
    "DmState": {
        **STATE,
        "turn_player": PLAIN,
        "attack_count": MANY,
        "has_charged_mana": PLAIN,
        "current_attack": PART,
        "loop_history": PARTS,
        "extra_turns": PLAIN,
        "modifiers": PARTS,
        "turn_facts": PARTS,
        "phase": PLAIN,
        "shield_numbers": PLAIN,
        "powers": REBUILT,
        "last_turn_numbers": IMPLIED,
        "turn": PLAIN,
        "values": REBUILT,
        "waiting": PARTS,
    },
    "ChosenReplacement": {"replacement": NAME, "source": REF, "you": PLAIN},
    "Modifier": {"frozen": REFS, "scope": PART, "trigger": NAME, "until": PLAIN, "what": NAME},
    "TurnFact": {"a": REF, "attack": PLAIN, "b": REF, "kind": PLAIN, "seat": PLAIN},
    "PlayCardFrame": {
        "bases": REFS,
        "free": PLAIN,
        "picked": PLAIN,
        "put": PLAIN,
        "ref": REF,
        "seat": PLAIN,
        "stage": PLAIN,
    },
    "PendingAbilitiesFrame": {"count": PLAIN, "declared": REFS},
    "FirstPlayerFrame": {"chooser": PLAIN},
    "TurnFrame": {"at": PLAIN, "first": PLAIN, "kept": REFS, "skills": REFS},
    "PendingTrigger": {
        "about": REF,
        "by": REF,
        "n": PLAIN,
        "said": PLAIN,
        "source": REF,
        "trigger": NAME,
        "you": PLAIN,
    },
}
"""For every class that can stand in a state, how each field enters the position."""


def position(state: DmState) -> dict[str, Any]:
    """The position as plain data."""
    return DmPositionEncoder(state, FIELDS, codes.ZONES).encode()


WATCHED: Final = 50
"""After so many attacks and tap abilities in one turn the game watches for loops (ruling:loop-limit)."""


class DmPositionEncoder(PositionEncoder):
    """Tells a position of this game."""

    def encode_special(self, thing: object, how: str, value: Any) -> Any:
        if how == SINCE and isinstance(thing, DmPiece):
            state = self.state
            assert isinstance(state, DmState)
            return value >= state.last_turn_numbers[thing.owner]
        if how == MANY:
            return value >= WATCHED
        return super().encode_special(thing, how, value)

    def encode_object(self, thing: Any) -> dict[str, Any]:
        """A thing with its fields; something that is not there is said so, as its place counts."""
        return {"is": None} if thing is None else super().encode_object(thing)

    def piece(self, piece: Piece[Any]) -> dict[str, Any]:
        """A card; since when a creature is there counts in the battle zone only, and nobody knows a new shield."""
        data = super().piece(piece)
        kind = piece.zone // self.state.seats
        if kind != codes.ZONE_BATTLE:
            data.pop("since", None)
        if kind == codes.ZONE_SHIELDS:
            data.pop("knows", None)
            if piece.known_to:
                data["knows"] = "all" if piece.known_to == EVERYONE else piece.known_to
        return data


class Untimed(DmPositionEncoder):
    """Tells whether two creatures could change places: which of them is older does not tell them apart."""

    def piece(self, piece: Piece[Any]) -> dict[str, Any]:
        data = super().piece(piece)
        data.pop("since", None)
        return data


def untimed(state: DmState) -> Untimed:
    """Who tells whether two cards could change places."""
    return Untimed(state, FIELDS, codes.ZONES)
