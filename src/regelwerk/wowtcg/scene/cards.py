"""The cards a scene uses: those of the game, its own, and cards that it grants something."""

from __future__ import annotations

import hashlib
from dataclasses import fields, replace
from functools import cache, lru_cache
from typing import Final

from regelwerk.kernel.scene import Block
from regelwerk.kernel.scene_text import BadScene, Problem, Text
from regelwerk.kernel.scene_words import read_call, read_changes, read_word
from regelwerk.kernel.words import Word, write
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.cards import slug
from regelwerk.wowtcg.defs import WowDefs, standard
from regelwerk.wowtcg.lowering import LoweringError, lower_more
from regelwerk.wowtcg.meaning import Card
from regelwerk.wowtcg.scene.names import WRONG, rank

FILLER: Final = w.Card("Filler", w.Kind.QUEST, 0)
"""What lies where a scene only says how many cards there are: it can be placed as a resource and nothing else."""
SOME_HERO: Final = w.Card("Some Hero", w.Kind.HERO, None, health=30)
"""The hero of a seat that names none."""
KEYWORDS: Final = {
    name: keyword for keyword in w.Keyword for name in (keyword.value, keyword.name.lower().replace("_", "-"))
}


@lru_cache(maxsize=32)
def definitions(own: tuple[w.Card, ...]) -> WowDefs:
    """The definitions of the game, and a scene's own besides."""
    words = []
    taken: dict[str, int] = {}
    for word in own:
        code = f"own/{slug(word.name)}"
        taken[code] = taken.get(code, 0) + 1
        words.append((code if taken[code] == 1 else f"{code}-{taken[code]}", word))
    base = standard()
    text = "\n".join([base.digest, *(f"{code}: {write(word)}" for code, word in words)])
    defs = WowDefs(hashlib.sha256(text.encode()).hexdigest()[:16])
    defs.cards = base.cards[:]
    defs.by_code = dict(base.by_code)
    defs.lowered = dict(base.lowered)
    defs.programs = dict(base.programs)
    defs.free_cards = base.free_cards
    defs.free_instants = base.free_instants
    lower_more(defs, words)
    return defs


class CardReader:
    """Reads the cards of a scene's own and finds cards by name.

    own    the scene's own, by name in lower case
    words  those of the game
    used   what a state of the scene needs besides: fillers, and cards that were granted something
    """

    def __init__(self) -> None:
        self.problems: list[Problem] = []
        self.blocks: list[Block] = []
        self.own: dict[str, w.Card] = {}
        self.words = [card.word for card in standard().cards if isinstance(card, Card) and card.code]
        self.used: list[w.Card] = [FILLER, SOME_HERO]

    def all(self) -> list[w.Card]:
        """Every card that a name may mean."""
        return [*self.own.values(), *self.words]

    def definitions(self) -> WowDefs:
        """Everything lowered. Raises BadScene at the scene's own card that cannot work."""
        try:
            return definitions(tuple(dict.fromkeys([*self.own.values(), *self.used])))
        except LoweringError as error:
            wrong = [block for block in self.blocks if str(error).startswith(f"{block.name.text} (")]
            at = wrong[0].name if wrong else Text("", 1, 1)
            raise BadScene([Problem(at.line, at.column, str(error))]) from None

    def attempt(self, block: Block) -> None:
        """A card of the scene's own: `card Name: Card(...)`, the rest of one, or `like Other Card, ...`."""
        self.blocks.append(block)
        try:
            self.own[block.name.text.lower()] = self.card(block.name, block.value)
        except BadScene as bad:
            self.problems += bad.problems

    def card(self, name: Text, value: Text) -> w.Card:
        if value.text.startswith("like "):
            parts = value.cut(5).split(",")
            base = self.find(parts[0]) if parts else None
            if base is None:
                raise value.problem(f"no card is called {parts[0].text if parts else ''!r}")
            changes = self.keywords(value.cut(parts[1].column - value.column)) if len(parts) > 1 else {}
            return replace(base, name=name.text, name_de="", **changes)  # type: ignore[arg-type]  # checked by keywords
        word = read_call("Card", name, value, w.VOCABULARY)
        if not isinstance(word, w.Card):
            raise value.problem("this is no card")
        return replace(word, name=name.text)

    def keywords(self, value: Text) -> dict[str, object]:
        """`name=word` pairs, as in a call."""
        return read_changes(value, {f.name for f in fields(w.Card)}, w.VOCABULARY)

    def word(self, value: Text) -> object:
        """A word of the vocabulary."""
        return read_word(value, w.VOCABULARY)

    def use(self, card: w.Card) -> None:
        """A state of the scene will need that card."""
        if card not in self.words and card not in self.used:
            self.used.append(card)

    def exact(self, name: str) -> w.Card | None:
        """The card with exactly that name, in lower case."""
        if name in self.own:
            return self.own[name]
        for card in self.used:
            if card.name.lower() == name:
                return card
        return by_name().get(name)

    def find(self, name: Text) -> w.Card | None:
        """The card of that name; the beginning of the name will do if only one card begins so."""
        wanted = name.text.strip('"').lower()
        card = self.exact(wanted)
        if card is not None:
            return card
        best = WRONG
        found: list[w.Card] = []
        for card in self.all():
            fits = min(rank(wanted, card.name), rank(wanted, card.name_de))
            if fits < best:
                best, found = fits, []
            if fits == best and fits < WRONG:
                found.append(card)
        if len(found) > 1:
            names = ", ".join(card.name for card in found[:4])
            raise name.problem(f"{name.text!r} could be {names}")
        return found[0] if found else None

    def granted(self, card: w.Card, value: Text) -> w.Card:
        """The card with keywords and powers besides its own."""
        for part in value.split(","):
            if part.text.lower() in KEYWORDS:
                card = replace(card, keywords=(*card.keywords, KEYWORDS[part.text.lower()]))
                continue
            word = self.word(part)
            for one in word if isinstance(word, tuple) else (word,):
                card = with_power(card, one, part)
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
def by_name() -> dict[str, w.Card]:
    """The cards of the game by their English and German names in lower case."""
    found: dict[str, w.Card] = {}
    for card in standard().cards:
        if isinstance(card, Card) and card.code:
            for name in (card.word.name, card.word.name_de):
                if name:
                    found.setdefault(name.lower(), card.word)
    return found
