"""DM-03 Rampage of the Super Warriors: the cards of the nature civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final[tuple[Card, ...]] = ()
