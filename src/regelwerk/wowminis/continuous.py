"""Continuous effects: what an ongoing ability of a figure does as long as the figure is on the board."""

from __future__ import annotations

from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass
from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowminis.effects import Have


@dataclass(frozen=True)
class Taunt(Word):
    """Opposing figures next to this one can attack only it (minis08:p11.taunt, `targets.taunters`)."""


Lasting = Have | Taunt
"""What an ongoing ability may be."""
