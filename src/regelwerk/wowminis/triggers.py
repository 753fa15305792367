"""Events that a text waits for: what a reaction answers."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass
from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowminis import codes
from regelwerk.wowminis.enums import AttackType
from regelwerk.wowminis.selectors import Each, This

if TYPE_CHECKING:
    from regelwerk.wowminis.state import MinisPiece, MinisState


@dataclass(frozen=True)
class IsAttacked(Word):
    """What a reaction answers: that figure has been chosen as the defender, and no dice have been rolled
    (minis08:p16.before-dice).

    `type`: only by an attack of that type.
    """

    what: This | Each
    type: AttackType | None = None
    against: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "against", codes.ANY_TYPE if self.type is None else self.type.value)

    def is_of_type(self, magical: bool) -> bool:
        """Whether an attack is of the type that is answered."""
        return self.against == codes.ANY_TYPE or (self.against == codes.MAGICAL) == magical

    def is_met(self, state: MinisState, other: MinisPiece, target: MinisPiece, magical: bool) -> bool:
        """Whether an attack on `target` is what a card under the figure `other` answers."""
        return target.space >= 0 and self.is_of_type(magical) and self.what.concerns(state, other, target)
