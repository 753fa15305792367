"""The cards a scene uses: those of the game, its own, and cards that it grants something."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache, lru_cache
from typing import Final

from regelwerk.duelmasters import vocabulary as card_words
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
    civilization.name.lower(): card_words.Card(
        f"{civilization.name.title()} Filler",
        card_words.CardType.CREATURE,
        TOO_DEAR,
        (civilization,),
        races=("Filler",),
        power=1000,
    )
    for civilization in card_words.Civilization
}
"""What lies where a scene only names a civilization: `3 fire`."""
FILLER: Final = replace(FILLERS["light"], name="Filler")
"""What lies where a scene only says how many cards there are."""
MANA: Final = replace(FILLER, name="Mixed Filler", civilizations=tuple(card_words.Civilization))
"""The same in a mana zone: it pays for every civilization."""
KEYWORDS: Final[dict[str, card_words.Ability]] = {
    "blocker": card_words.Blocker(),
    "shield trigger": card_words.ShieldTrigger(),
    "double breaker": card_words.Breaker(2),
    "triple breaker": card_words.Breaker(3),
    "slayer": card_words.Slayer(),
    "speed attacker": card_words.SpeedAttacker(),
    "charger": card_words.Charger(),
}
"""Keywords that can be granted by their names alone."""
GRANTS: Final = (
    card_words.Blocker,
    card_words.ShieldTrigger,
    card_words.Breaker,
    card_words.CrewBreaker,
    card_words.PowerAttacker,
    card_words.Slayer,
    card_words.SpeedAttacker,
    card_words.Stealth,
    card_words.Charger,
    card_words.OnCast,
    card_words.When,
    card_words.Instead,
    card_words.Always,
    card_words.Evolution,
    card_words.TapAbility,
    card_words.SilentSkill,
    card_words.Survivor,
    card_words.TurboRush,
    card_words.WaveStriker,
)
"""What stands among the abilities of a card."""


@cache
def of_the_game() -> tuple[card_words.Card, ...]:
    """Every card of the game."""
    return tuple(card for _, cards in ALL for card in cards)


@lru_cache(maxsize=64)
def definitions(own: tuple[card_words.Card, ...], edition: str) -> DmDefinitions:
    """The definitions of the game, and a scene's own besides."""
    return load(own, edition)


class DmSceneCards(cards.SceneCards[card_words.Card]):
    """Reads the cards of a scene's own and finds cards by name."""

    kind = card_words.Card
    vocabulary = VOCABULARY
    types = FieldTypes(vars(card_words))

    def __init__(self, edition: str) -> None:
        super().__init__(of_the_game(), by_name(), (FILLER,))
        self.edition = edition if edition in EDITIONS else EDITION

    def all(self) -> list[card_words.Card]:
        return [*super().all(), FILLER, MANA, *FILLERS.values()]

    def definitions(self) -> DmDefinitions:
        """Everything lowered. Raises SceneFormatError at the scene's own card that cannot work."""
        try:
            return definitions(self.needed(), self.edition)
        except LoweringError as error:
            raise self.wrong(error) from None

    def keep(self, cards: Iterable[card_words.Card]) -> None:
        """Only these are needed: what a card was on the way to all that it was granted is forgotten."""
        self.used = [FILLER]
        for card in cards:
            self.use(card)

    def granted(self, card: card_words.Card, value: SourceText) -> card_words.Card:
        """The card with abilities besides its own."""
        for ability, text in self.each(value, KEYWORDS):
            card = with_ability(card, ability, text)
        return card


def with_ability(card: card_words.Card, ability: object, text: SourceText) -> card_words.Card:
    """The card with one ability more; a continuous word alone is one that always works."""
    if isinstance(ability, GRANTS):
        return replace(card, abilities=(*card.abilities, ability))
    if isinstance(ability, Word):
        return replace(card, abilities=(*card.abilities, card_words.Always(ability)))  # type: ignore[arg-type]  # lowering looks at it
    raise text.problem("expected a keyword or an ability: `blocker`, `PowerAttacker(2000)`, `When(...)`")


@cache
def by_name() -> dict[str, card_words.Card]:
    """The cards of the game by their English and German names in lower case, fillers also by their civilizations."""
    return cards.by_name((*of_the_game(), FILLER, MANA, *FILLERS.values())) | FILLERS
