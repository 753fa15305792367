"""The cards that a scene uses: those of the game, its own, and cards that it grants something."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Generic, TypeVar

from regelwerk.kernel.scene import Block
from regelwerk.kernel.scene_names import Called, best, names_of
from regelwerk.kernel.scene_text import BadScene, Problem, Text
from regelwerk.kernel.scene_words import read_call, read_changes, read_word
from regelwerk.kernel.word_types import Types

W = TypeVar("W", bound=Called)


class CardReader(Generic[W]):
    """Reads the cards of a scene's own and finds cards by name. A game says what can be granted.

    kind   the class of its words for cards; `vocabulary` all its words, `types` what may stand in their fields
    words  the cards of the game; `known` all that have a whole name, by that name in lower case
    own    the scene's own, by name in lower case
    used   what a state of the scene needs besides: fillers, and cards that were granted something
    broken names of cards of the scene's own that make no sense; what names them is not wrong for that
    """

    kind: type[W]
    vocabulary: Mapping[str, object]
    types: Types

    def __init__(self, words: Sequence[W], known: Mapping[str, W], used: Iterable[W]) -> None:
        self.words = words
        self.known = known
        self.own: dict[str, W] = {}
        self.used = list(used)
        self.blocks: list[Block] = []
        self.problems: list[Problem] = []
        self.broken: set[str] = set()

    def granted(self, card: W, value: Text) -> W:
        """The card with what it is granted besides its own."""
        raise NotImplementedError

    def not_yet(self, name: str) -> str:
        """Of a card that exists and is not implemented what it waits for; "" for any other name."""
        return ""

    # --------------------------------------------------------- the scene's own

    def attempt(self, block: Block) -> None:
        """A card of the scene's own: `card Name: Card(...)`, the rest of one, or `like Other Card, ...`."""
        self.blocks.append(block)
        try:
            self.own[block.name.text.lower()] = self.card(block.name, block.value)
        except BadScene as bad:
            self.problems += bad.problems
            self.broken.add(block.name.text.lower())

    def card(self, name: Text, value: Text) -> W:
        """The definition behind a name. Raises BadScene."""
        changes: dict[str, Any] = {"name": name.text}
        if value.text.startswith("like "):
            parts = value.cut(5).split(",")
            word: object = self.find(parts[0]) if parts else None
            if word is None:
                like = parts[0].text if parts else ""
                raise value.problem(self.not_yet(like) or f"no card is called {like!r}")
            changes["name_de"] = ""
            if len(parts) > 1:
                given = value.cut(parts[1].column - value.column)
                changes |= read_changes(given, self.kind, self.vocabulary, self.types)  # type: ignore[arg-type]  # a word
        else:
            word = read_call("Card", name, value, self.vocabulary, self.types)
        if not isinstance(word, self.kind):
            raise value.problem("this is no card")
        return replace(word, **changes)  # type: ignore[type-var]  # words are dataclasses, and the names are known

    def each(self, value: Text, keywords: Mapping[str, object]) -> Iterable[tuple[object, Text]]:
        """What is granted, one after the other, and where it stands: a keyword by its name, or words."""
        for part in value.split(","):
            keyword = keywords.get(part.text.lower())
            word = read_word(part, self.vocabulary, self.types) if keyword is None else keyword
            for one in word if isinstance(word, tuple) else (word,):
                yield one, part

    # ------------------------------------------------------------------- finding

    def names(self) -> list[str]:
        """Every name that a card has, of those that make no sense, too."""
        return [*names_of([*self.all(), *self.used]), *self.broken]

    def all(self) -> list[W]:
        """Every card that a name may mean."""
        return [*self.own.values(), *self.words]

    def exact(self, name: str) -> W | None:
        """The card with exactly that name, in lower case."""
        if name in self.own:
            return self.own[name]
        for card in self.used:
            if card.name.lower() == name:
                return card
        return self.known.get(name)

    def find(self, name: Text) -> W | None:
        """The card of that name; the beginning of the name will do if only one card begins so. Raises BadScene."""
        if name.text.strip('"').lower() in self.broken:
            raise BadScene([])  # told already, where it is defined
        return self.exact(name.text.strip('"').lower()) or best(name, self.all())

    # ------------------------------------------------------------------ lowering

    def use(self, card: W) -> None:
        """A state of the scene will need that card."""
        if card not in self.words and card not in self.used:
            self.used.append(card)

    def needed(self) -> tuple[W, ...]:
        """All that the game does not have: the scene's own cards, and those used besides."""
        return tuple(dict.fromkeys([*self.own.values(), *self.used]))

    def wrong(self, error: Exception) -> BadScene:
        """A card that cannot work, as a problem where the scene defines it."""
        wrong = [block for block in self.blocks if str(error).startswith(f"{block.name.text} (")]
        at = wrong[0].name if wrong else Text("", 1, 1)
        return BadScene([Problem(at.line, at.column, str(error))])


def by_name(cards: Iterable[W]) -> dict[str, W]:
    """Cards by their English and German names in lower case; of several of one name the first."""
    found: dict[str, W] = {}
    for card in cards:
        for name in (card.name, card.name_de):
            if name:
                found.setdefault(name.lower(), card)
    return found
