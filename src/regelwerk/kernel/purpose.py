"""What an option is for, as far as its verb tells: computer players with likes of their own go by it."""

from __future__ import annotations

from enum import Enum


class Purpose(Enum):
    """Attack somebody, add to one's own side, or let it be (`Ruleset.neutral_option`)."""

    ATTACK = "attack"
    BUILD = "build"
    WAIT = "wait"
