"""The cards a scene uses: those of the game, its own, and cards that it grants something."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache
from typing import Final

from regelwerk.kernel import scene_cards
from regelwerk.kernel.scene_text import Text
from regelwerk.kernel.setup import with_codes
from regelwerk.kernel.word_types import Types
from regelwerk.kernel.words import Word
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.cards import slug
from regelwerk.wowtcg.cards.not_implemented import not_yet
from regelwerk.wowtcg.defs import WowDefs
from regelwerk.wowtcg.loading import VOCABULARY, digest_with, standard
from regelwerk.wowtcg.lowering import LoweringError, lower_more
from regelwerk.wowtcg.meaning import Card

FILLER: Final = w.Card("Filler", w.Kind.QUEST, 0)
"""What lies where a scene only says how many cards there are: it can be placed as a resource and nothing else."""
SOME_HERO: Final = w.Card("Some Hero", w.Kind.HERO, None, health=30)
"""The hero of a seat that names none."""
KEYWORDS: Final = {
    name: keyword for keyword in w.Keyword for name in (keyword.term(), keyword.name.lower().replace("_", "-"))
}


@lru_cache(maxsize=32)
def definitions(own: tuple[w.Card, ...]) -> WowDefs:
    """The definitions of the game, and a scene's own besides."""
    words = with_codes(own, slug)
    base = standard()
    defs = WowDefs(digest_with(base.digest, words))
    defs.cards = base.cards[:]
    defs.by_code = dict(base.by_code)
    defs.lowered = dict(base.lowered)
    defs.programs = dict(base.programs)
    defs.free_cards = base.free_cards
    defs.free_instants = base.free_instants
    defs.alternates = base.alternates[:]
    defs.firsts = base.firsts[:]
    lower_more(defs, words)
    return defs


class CardReader(scene_cards.CardReader[w.Card]):
    """Reads the cards of a scene's own and finds cards by name."""

    kind = w.Card
    vocabulary = VOCABULARY
    types = Types(vars(w))

    def __init__(self) -> None:
        super().__init__(of_the_game(), by_name(), (FILLER, SOME_HERO))

    def definitions(self) -> WowDefs:
        """Everything lowered. Raises BadScene at the scene's own card that cannot work."""
        try:
            return definitions(self.needed())
        except LoweringError as error:
            raise self.wrong(error) from None

    def not_yet(self, name: str) -> str:
        return not_yet(name)

    def granted(self, card: w.Card, value: Text) -> w.Card:
        """The card with keywords and powers besides its own."""
        for one, said in self.each(value, KEYWORDS):
            card = with_power(card, one, said)
        return card


def with_power(card: w.Card, one: object, said: Text) -> w.Card:
    """The card with one keyword or power more; a continuous word alone is one that always works."""
    if isinstance(one, w.Keyword):
        return replace(card, keywords=(*card.keywords, one))
    if isinstance(one, (w.OnPlay, w.AlsoPay, w.OnlyDuring, w.When, w.Pay, w.Reward, w.Always, w.ForFaction)):
        return replace(card, powers=(*card.powers, one))
    if isinstance(one, Word):
        return replace(card, powers=(*card.powers, w.Always(one)))  # type: ignore[arg-type]  # lowering looks at it
    raise said.problem("a keyword or a power stands here: `elusive`, `Always(...)`, `When(...)`")


@cache
def of_the_game() -> tuple[w.Card, ...]:
    """Every card of the game."""
    return tuple(card.word for card in standard().cards if isinstance(card, Card) and card.code)


@cache
def by_name() -> dict[str, w.Card]:
    """The cards of the game by their English and German names in lower case."""
    return scene_cards.by_name(of_the_game())
