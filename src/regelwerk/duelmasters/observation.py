"""What a learning program observes of Duel Masters: see `kernel.observation_layout`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.lowered import CardDefinition
from regelwerk.kernel.observation_layout import (
    COUNT,
    KNOWS,
    PIECE,
    SEAT,
    TEAM,
    WORD,
    Feature,
    ObservationLayout,
    ObservedZone,
    bit_values,
    each_word,
    numbers,
)

TYPES: Final = ("creature", "spell", "evolution")
"""Card types by bit."""


def card_values(card: CardDefinition) -> Sequence[int]:
    """The numbers of `LAYOUT.card_features`."""
    return [
        card.cost,
        card.power,
        *bit_values(card.kind, TYPES),
        *bit_values(card.civs, codes.CIVILIZATIONS),
        *bit_values(card.own.keywords, codes.KEYWORDS),
    ]


LAYOUT: Final = ObservationLayout(
    table=(
        Feature("turn", ("turn",)),
        Feature("turn player", ("active",), SEAT),
        Feature("phase", ("phase",), WORD, codes.PHASES),
        Feature("attacking seat", ("attack", "seat"), SEAT),
        Feature("attacked seat", ("attack", "against"), SEAT),
        Feature("attacker", ("attack", "attacker"), PIECE),
        Feature("attacked creature", ("attack", "target"), PIECE),
        Feature("blocker", ("attack", "blocker"), PIECE),
        Feature("attack is blocked", ("attack", "blocked")),
        Feature("abilities waiting", ("waiting",), COUNT),
        Feature("continuous effects", ("effects",), COUNT),
        Feature("extra turns", ("extra",), COUNT),
        Feature("cards to choose", ("decision", "wanted")),
        Feature("card being played", ("decision", "playing", "card", "handle"), PIECE),
        Feature("its cost", ("decision", "playing", "cost")),
        Feature("mana tapped for it", ("decision", "playing", "mana"), COUNT),
    ),
    seat=(
        Feature("team", ("team",), TEAM),
        *numbers("in_game", "charged"),
        Feature("deck", ("deck", "count")),
        Feature("hand", ("hand", "count")),
        *(Feature(name, (name,), COUNT) for name in ("shields", "mana", "creatures", "graveyard")),
    ),
    piece=(
        Feature("owner", ("owner",), SEAT),
        Feature("place", ("place",)),
        Feature("face is known to me", ("known_to",), KNOWS),
        Feature("seats that know the face", ("known_to",), COUNT),
        *numbers("count", "cost", "tapped", "sick", "evolution"),
        Feature("power", ("power", "now")),
        Feature("printed power", ("power", "printed")),
        *numbers("breaks", "able"),
        *each_word("civilization ", "civilizations", codes.CIVILIZATIONS),
        *each_word("has ", "keywords", codes.KEYWORDS),
        *each_word("cannot ", "cannot", codes.CANNOT),
        *each_word("must ", "must", ("attack", "block")),
        Feature("tap abilities", ("taps",), COUNT),
    ),
    zones=(
        ObservedZone("creatures", ("creatures",), inside=(("under", "under"),)),
        ObservedZone("hand", ("hand", "cards")),
        ObservedZone("shields", ("shields",)),
        ObservedZone("mana", ("mana",)),
        ObservedZone("limbo", ("limbo",)),
        ObservedZone("graveyard", ("graveyard",)),
        ObservedZone("deck", ("deck", "cards")),
        ObservedZone("waiting", ("waiting",), False, face=("source", "face"), handle=("source", "handle")),
        ObservedZone("offered", ("decision", "offered"), False),
        ObservedZone("looking", ("decision", "looking"), False),
    ),
    pieces_a_seat=64,
    card_features=(
        "cost",
        "power",
        *TYPES,
        *(f"civilization {name}" for name in codes.CIVILIZATIONS),
        *(f"has {name}" for name in codes.KEYWORDS),
    ),
    card_values=card_values,
)
"""At most 40 cards a seat, and those that a seat looks at once more."""
