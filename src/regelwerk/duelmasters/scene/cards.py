"""The cards a scene uses: those of the game, its own, and cards that it grants something."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache, lru_cache
from typing import Final

from regelwerk.duelmasters import vocabulary as w
from regelwerk.duelmasters.cards import ALL
from regelwerk.duelmasters.definition_loading import VOCABULARY, load
from regelwerk.duelmasters.definitions import EDITION, EDITIONS, DmDefinitions
from regelwerk.duelmasters.lowering import LoweringError
from regelwerk.kernel.scene import cards
from regelwerk.kernel.scene.source_text import SourceText
from regelwerk.kernel.vocabulary.field_types import FieldTypes
from regelwerk.kernel.vocabulary.words import Word

TOO_DEAR: Final = 99
"""What fillers cost, so that nobody plays them."""
FILLERS: Final = {
    civilization.name.lower(): w.Card(
        f"{civilization.name.title()} Filler",
        w.CardType.CREATURE,
        TOO_DEAR,
        (civilization,),
        races=("Filler",),
        power=1000,
    )
    for civilization in w.Civilization
}
"""What lies where a scene only names a civilization: `3 fire`."""
FILLER: Final = replace(FILLERS["light"], name="Filler")
"""What lies where a scene only says how many cards there are."""
MANA: Final = replace(FILLER, name="Mixed Filler", civilizations=tuple(w.Civilization))
"""The same in a mana zone: it pays for every civilization."""
KEYWORDS: Final[dict[str, w.Ability]] = {
    "blocker": w.Blocker(),
    "shield trigger": w.ShieldTrigger(),
    "double breaker": w.Breaker(2),
    "triple breaker": w.Breaker(3),
    "slayer": w.Slayer(),
    "speed attacker": w.SpeedAttacker(),
    "charger": w.Charger(),
}
"""Keywords that can be granted by their names alone."""
GRANTS: Final = (
    w.Blocker, w.ShieldTrigger, w.Breaker, w.CrewBreaker, w.PowerAttacker, w.Slayer, w.SpeedAttacker, w.Stealth,
    w.Charger, w.OnCast, w.When, w.Instead, w.Always, w.Evolution, w.TapAbility, w.SilentSkill, w.Survivor,
    w.TurboRush, w.WaveStriker,
)  # fmt: skip
"""What stands among the abilities of a card."""


@cache
def of_the_game() -> tuple[w.Card, ...]:
    """Every card of the game."""
    return tuple(card for _, cards in ALL for card in cards)


@lru_cache(maxsize=64)
def definitions(own: tuple[w.Card, ...], edition: str) -> DmDefinitions:
    """The definitions of the game, and a scene's own besides."""
    return load(own, edition)


class DmSceneCards(cards.SceneCards[w.Card]):
    """Reads the cards of a scene's own and finds cards by name."""

    kind = w.Card
    vocabulary = VOCABULARY
    types = FieldTypes(vars(w))

    def __init__(self, edition: str) -> None:
        super().__init__(of_the_game(), by_name(), (FILLER,))
        self.edition = edition if edition in EDITIONS else EDITION

    def all(self) -> list[w.Card]:
        return [*super().all(), FILLER, MANA, *FILLERS.values()]

    def definitions(self) -> DmDefinitions:
        """Everything lowered. Raises SceneFormatError at the scene's own card that cannot work."""
        try:
            return definitions(self.needed(), self.edition)
        except LoweringError as error:
            raise self.wrong(error) from None

    def keep(self, cards: Iterable[w.Card]) -> None:
        """Only these are needed: what a card was on the way to all that it was granted is forgotten."""
        self.used = [FILLER]
        for card in cards:
            self.use(card)

    def granted(self, card: w.Card, value: SourceText) -> w.Card:
        """The card with abilities besides its own."""
        for ability, text in self.each(value, KEYWORDS):
            card = with_ability(card, ability, text)
        return card


def with_ability(card: w.Card, ability: object, text: SourceText) -> w.Card:
    """The card with one ability more; a continuous word alone is one that always works."""
    if isinstance(ability, GRANTS):
        return replace(card, abilities=(*card.abilities, ability))
    if isinstance(ability, Word):
        return replace(card, abilities=(*card.abilities, w.Always(ability)))  # type: ignore[arg-type]  # lowering looks at it
    raise text.problem("expected a keyword or an ability: `blocker`, `PowerAttacker(2000)`, `When(...)`")


@cache
def by_name() -> dict[str, w.Card]:
    """The cards of the game by their English and German names in lower case, fillers also by their civilizations."""
    return cards.by_name((*of_the_game(), FILLER, MANA, *FILLERS.values())) | FILLERS
