"""The cards a scene uses: those of the game, its own, and cards that it grants something."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache
from typing import Final

from regelwerk.kernel.scene import cards
from regelwerk.kernel.scene.source_text import SourceText
from regelwerk.kernel.setup import assign_codes
from regelwerk.kernel.vocabulary.field_types import FieldTypes
from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowtcg import vocabulary as card_words
from regelwerk.wowtcg.cards import slug
from regelwerk.wowtcg.definition_loading import VOCABULARY, digest_with, standard
from regelwerk.wowtcg.definitions import WowDefinitions
from regelwerk.wowtcg.lowered import CardDefinition
from regelwerk.wowtcg.lowering import LoweringError, lower_more
from regelwerk.wowtcg.not_implemented import not_yet

FILLER: Final = card_words.Card("Filler", card_words.CardType.QUEST, 0)
"""What lies where a scene only says how many cards there are: it can be placed as a resource and nothing else."""
SOME_HERO: Final = card_words.Card("Some Hero", card_words.CardType.HERO, None, health=30)
"""The hero of a seat that names none."""
KEYWORDS: Final = {
    name: keyword for keyword in card_words.Keyword for name in (keyword.term(), keyword.name.lower().replace("_", "-"))
}


@lru_cache(maxsize=32)
def definitions(own: tuple[card_words.Card, ...]) -> WowDefinitions:
    """The definitions of the game, and a scene's own besides."""
    words = assign_codes(own, slug)
    base = standard()
    defs = WowDefinitions(digest_with(base.digest, words))
    defs.cards = base.cards[:]
    defs.by_code = dict(base.by_code)
    defs.lowered = dict(base.lowered)
    defs.programs = dict(base.programs)
    defs.has_free_cards = base.has_free_cards
    defs.has_free_instants = base.has_free_instants
    defs.has_alternate_costs = base.has_alternate_costs[:]
    defs.firsts = base.firsts[:]
    lower_more(defs, words)
    return defs


class WowSceneCards(cards.SceneCards[card_words.Card]):
    """Reads the cards of a scene's own and finds cards by name."""

    kind = card_words.Card
    vocabulary = VOCABULARY
    types = FieldTypes(vars(card_words))

    def __init__(self) -> None:
        super().__init__(of_the_game(), by_name(), (FILLER, SOME_HERO))

    def definitions(self) -> WowDefinitions:
        """Everything lowered. Raises SceneFormatError at the scene's own card that cannot work."""
        try:
            return definitions(self.needed())
        except LoweringError as error:
            raise self.wrong(error) from None

    def not_yet(self, name: str) -> str:
        return not_yet(name)

    def granted(self, card: card_words.Card, value: SourceText) -> card_words.Card:
        """The card with keywords and powers besides its own."""
        for word, text in self.each(value, KEYWORDS):
            card = with_power(card, word, text)
        return card


def with_power(card: card_words.Card, word: object, text: SourceText) -> card_words.Card:
    """The card with one keyword or power more; a continuous word alone is one that always works."""
    if isinstance(word, card_words.Keyword):
        return replace(card, keywords=(*card.keywords, word))
    if isinstance(
        word,
        (card_words.OnPlay, card_words.ToPlay, card_words.When, card_words.Pay, card_words.Reward, card_words.Always),
    ):
        return replace(card, powers=(*card.powers, word))
    if isinstance(word, Word):
        return replace(card, powers=(*card.powers, card_words.Always(word)))  # type: ignore[arg-type]  # lowering looks at it
    raise text.problem("expected a keyword or a power: `elusive`, `Always(...)`, `When(...)`")


@cache
def of_the_game() -> tuple[card_words.Card, ...]:
    """Every card of the game."""
    return tuple(card.word for card in standard().cards if isinstance(card, CardDefinition) and card.code)


@cache
def by_name() -> dict[str, card_words.Card]:
    """The cards of the game by their English and German names in lower case."""
    return cards.by_name(of_the_game())
