"""The figures and action cards that come with the game: definitions only, set by set."""

from __future__ import annotations

from typing import Final

from regelwerk.wowminis.cards import invented, starter
from regelwerk.wowminis.vocabulary import *

FIGURES: Final[tuple[tuple[str, tuple[Figure, ...]], ...]] = ((starter.SET, starter.FIGURES),)
"""By set: the first half of the codes of its figures, and the figures in order."""

CARDS: Final[tuple[tuple[str, tuple[Card, ...]], ...]] = ((starter.SET, starter.CARDS), (invented.SET, invented.CARDS))
"""By set: the first half of the codes of its action cards, and the cards in order."""
