"""What a learning program observes of the Miniatures: see `kernel.observation_layout`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regelwerk.kernel.observation_layout import (
    COUNT,
    KNOWS,
    PIECE,
    PLACE,
    SEAT,
    TEAM,
    WORD,
    Feature,
    ObservationLayout,
    ObservedZone,
    numbers,
)
from regelwerk.wowminis.attack import STAGES
from regelwerk.wowminis.lowered import CardDefinition, FigureDefinition, PieceDefinition

MOST_DICE: Final = 8
"""So many dice of a roll have a feature of their own."""


def card_values(piece: PieceDefinition) -> Sequence[int]:
    """The numbers of `LAYOUT.card_features`."""
    if isinstance(piece, FigureDefinition):
        word = piece.word
        return [1, word.honor, word.health, word.armor, word.resist, len(piece.abilities), int(word.legendary), 0, 0]
    if isinstance(piece, CardDefinition):
        return [0, 0, 0, 0, 0, 1, 0, piece.kind + 1, piece.ability.ticks]
    return [0] * len(LAYOUT.card_features)


LAYOUT: Final = ObservationLayout(
    table=(
        *numbers("round", "tick", "time", "rounds"),
        Feature("seat of the last turn", ("last",), SEAT),
        Feature("figure whose turn it is", ("turn", "figure"), PIECE),
        Feature("it has moved", ("turn", "moved")),
        Feature("it has acted", ("turn", "acted")),
        Feature("it has played an instant", ("turn", "instant")),
        Feature("it must move off", ("turn", "must_move_off")),
        Feature("attacker", ("attack", "attacker"), PIECE),
        Feature("card of the attack", ("attack", "source", "handle"), PIECE),
        Feature("it is a heal", ("attack", "heal")),
        Feature("targets", ("attack", "targets"), COUNT),
        Feature("first target", ("attack", "targets", "0"), PIECE),
        Feature("defender", ("attack", "defender"), PIECE),
        Feature("stage", ("attack", "stage"), WORD, STAGES),
        Feature("hits", ("attack", "hits")),
        Feature("critical", ("attack", "critical")),
        Feature("dice", ("attack", "dice"), COUNT),
        *(Feature(f"die {at + 1}", ("attack", "dice", str(at))) for at in range(MOST_DICE)),
        Feature("modifiers", ("modifiers",), COUNT),
    ),
    seat=(
        Feature("team", ("team",), TEAM),
        *numbers("in_game", "side"),
        Feature("start space", ("start",), PLACE),
        Feature("victory points", ("teams", "points"), team=True),
        Feature("points to win", ("teams", "goal"), team=True),
        Feature("figures", ("figures",), COUNT),
    ),
    piece=(
        Feature("space", ("space",), PLACE),
        *numbers("time", "dial"),
        Feature("health", ("health", "now")),
        Feature("printed health", ("health", "printed")),
        Feature("armor", ("armor", "now")),
        Feature("resist", ("resist", "now")),
        Feature("movement", ("movement", "now")),
        Feature("attack", ("attack", "now")),
        Feature("attack rerolls", ("rerolls", "attack")),
        Feature("defense rerolls", ("rerolls", "defense")),
        Feature("changes", ("changes",), COUNT),
        *numbers("up", "exhausted"),
        Feature("face is known to me", ("known_to",), KNOWS),
        Feature("seats that know the face", ("known_to",), COUNT),
    ),
    zones=(
        ObservedZone("figures", ("figures",), inside=(("bar", "bar"),)),
        ObservedZone("offered", ("decision", "offered"), False),
    ),
    pieces_a_seat=48,
    card_features=(
        "is a figure",
        "honor",
        "health",
        "armor",
        "resist",
        "abilities",
        "legendary",
        "kind of card",
        "ticks",
    ),
    card_values=card_values,
)
"""A party with its bars. The board itself is not observed: a space is known by its number."""
