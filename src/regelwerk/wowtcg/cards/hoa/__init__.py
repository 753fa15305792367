"""Heroes of Azeroth (2006), the first set: 361 cards, of which those defined here can be played whole."""

from __future__ import annotations

from typing import Final

from regelwerk.wowtcg.cards.hoa import (
    alliance,
    druid,
    equipment,
    heroes,
    horde,
    hunter,
    mage,
    neutral,
    paladin,
    priest,
    quests,
    rogue,
    shaman,
    warlock,
    warrior,
    weapons,
)
from regelwerk.wowtcg.vocabulary import Card

SET: Final = "hoa"
SET_NAME: Final = "Heroes of Azeroth"

CARDS: Final[tuple[Card, ...]] = (
    *heroes.CARDS,
    *druid.CARDS,
    *hunter.CARDS,
    *mage.CARDS,
    *paladin.CARDS,
    *priest.CARDS,
    *rogue.CARDS,
    *shaman.CARDS,
    *warlock.CARDS,
    *warrior.CARDS,
    *neutral.CARDS,
    *alliance.CARDS,
    *horde.CARDS,
    *equipment.CARDS,
    *weapons.CARDS,
    *quests.CARDS,
)
