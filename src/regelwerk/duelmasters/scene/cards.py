"""The cards a scene uses: those of the game, its own, and cards that it grants something."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import fields, replace
from functools import cache, lru_cache
from typing import Final

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.cards import ALL, slug
from regelwerk.duelmasters.defs import EDITION, EDITIONS, DmDefs
from regelwerk.duelmasters.lowering import LoweringError, lower_into
from regelwerk.kernel.scene import Block
from regelwerk.kernel.scene_names import WRONG, rank
from regelwerk.kernel.scene_text import BadScene, Problem, Text
from regelwerk.kernel.scene_words import read_call, read_changes, read_word
from regelwerk.kernel.words import Word, write

TOO_DEAR: Final = 99
"""What fillers cost, so that nobody plays them."""
FILLERS: Final = {
    civilization.value: w.Card(
        f"{civilization.value.title()} Filler",
        w.Kind.CREATURE,
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
def definitions(own: tuple[w.Card, ...], edition: str) -> DmDefs:
    """The definitions of the game, and a scene's own besides."""
    words = [(f"{code}/{slug(card.name)}", card) for code, cards in ALL for card in cards]
    taken: dict[str, int] = {}
    for word in own:
        code = f"own/{slug(word.name)}"
        taken[code] = taken.get(code, 0) + 1
        words.append((code if taken[code] == 1 else f"{code}-{taken[code]}", word))
    text = "\n".join(f"{code}: {write(word)}" for code, word in words)
    defs = DmDefs(hashlib.sha256(text.encode()).hexdigest()[:16], edition)
    lower_into(defs, words)
    return defs


class CardReader:
    """Reads the cards of a scene's own and finds cards by name.

    own    the scene's own, by name in lower case
    used   what a state of the scene needs besides: fillers, and cards that were granted something
    """

    def __init__(self, edition: str) -> None:
        self.edition = edition if edition in EDITIONS else EDITION
        self.problems: list[Problem] = []
        self.blocks: list[Block] = []
        self.own: dict[str, w.Card] = {}
        self.words = of_the_game()
        self.used: list[w.Card] = [FILLER]

    def all(self) -> list[w.Card]:
        """Every card that a name may mean."""
        return [*self.own.values(), *self.words, FILLER, MANA, *FILLERS.values()]

    def definitions(self) -> DmDefs:
        """Everything lowered. Raises BadScene at the scene's own card that cannot work."""
        try:
            return definitions(tuple(dict.fromkeys([*self.own.values(), *self.used])), self.edition)
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
            rest = value.cut(parts[1].column - value.column) if len(parts) > 1 else None
            known = {f.name for f in fields(w.Card)}
            changes = read_changes(rest, known, w.VOCABULARY) if rest is not None else {}
            return replace(base, name=name.text, name_de="", **changes)  # type: ignore[arg-type]  # the names are known
        word = read_call("Card", name, value, w.VOCABULARY)
        if not isinstance(word, w.Card):
            raise value.problem("this is no card")
        return replace(word, name=name.text)

    def use(self, card: w.Card) -> None:
        """A state of the scene will need that card."""
        if card not in self.words and card not in self.used:
            self.used.append(card)

    def keep(self, cards: Iterable[w.Card]) -> None:
        """Only these are needed: what a card was on the way to all that it was granted is forgotten."""
        self.used = [FILLER]
        for card in cards:
            self.use(card)

    def exact(self, name: str) -> w.Card | None:
        """The card with exactly that name, in lower case."""
        if name in self.own:
            return self.own[name]
        for card in self.used:
            if card.name.lower() == name:
                return card
        return FILLERS.get(name) or by_name().get(name)

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
        """The card with abilities besides its own."""
        for part in value.split(","):
            if part.text.lower() in KEYWORDS:
                card = replace(card, abilities=(*card.abilities, KEYWORDS[part.text.lower()]))
                continue
            word = read_word(part, w.VOCABULARY)
            for one in word if isinstance(word, tuple) else (word,):
                card = with_ability(card, one, part)
        return card


def with_ability(card: w.Card, one: object, said: Text) -> w.Card:
    """The card with one ability more; a continuous word alone is one that always works."""
    if isinstance(one, GRANTS):
        return replace(card, abilities=(*card.abilities, one))
    if isinstance(one, Word):
        return replace(card, abilities=(*card.abilities, w.Always(one)))  # type: ignore[arg-type]  # lowering looks at it
    raise said.problem("a keyword or an ability stands here: `blocker`, `PowerAttacker(2000)`, `When(...)`")


@cache
def by_name() -> dict[str, w.Card]:
    """The cards of the game by their English and German names in lower case."""
    found: dict[str, w.Card] = {}
    for card in (*of_the_game(), FILLER, MANA, *FILLERS.values()):
        for name in (card.name, card.name_de):
            if name:
                found.setdefault(name.lower(), card)
    return found
