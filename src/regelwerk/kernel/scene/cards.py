"""The cards that a scene uses: those of the game, its own, and cards that it grants something."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Generic, TypeVar

from regelwerk.kernel.scene.names import HasNames, best_match, names_of
from regelwerk.kernel.scene.scene import SceneBlock
from regelwerk.kernel.scene.source_text import SceneFormatError, SceneProblem, SourceText
from regelwerk.kernel.scene.vocabulary import read_call, read_changes, read_word
from regelwerk.kernel.vocabulary.field_types import FieldTypes

W = TypeVar("W", bound=HasNames)


class SceneCards(Generic[W]):
    """Reads the cards of a scene's own and finds cards by name. A game says what can be granted.

    kind   the class of its words for cards; `vocabulary` all its words, `types` what may stand in their fields
    words  the cards of the game; `known` all that have a whole name, by that name in lower case
    own    the scene's own, by name in lower case
    used   what a state of the scene needs besides: fillers, and cards that were granted something
    broken names of cards of the scene's own that make no sense; what names them is not wrong for that
    """

    kind: type[W]
    vocabulary: Mapping[str, object]
    types: FieldTypes

    def __init__(self, words: Sequence[W], known: Mapping[str, W], used: Iterable[W]) -> None:
        self.words = words
        self.known = known
        self.own: dict[str, W] = {}
        self.used = list(used)
        self.blocks: list[SceneBlock] = []
        self.problems: list[SceneProblem] = []
        self.broken: set[str] = set()

    def granted(self, card: W, value: SourceText) -> W:
        """The card with what it is granted besides its own."""
        raise NotImplementedError

    def not_yet(self, name: str) -> str:
        """Of a card that exists and is not implemented what it waits for; "" for any other name."""
        return ""

    # --------------------------------------------------------- the scene's own

    def attempt(self, block: SceneBlock) -> None:
        """A card of the scene's own: `card Name: Card(...)`, the rest of one, or `like Other Card, ...`."""
        self.blocks.append(block)
        try:
            self.own[block.name.text.lower()] = self.card(block.name, block.value)
        except SceneFormatError as bad:
            self.problems += bad.problems
            self.broken.add(block.name.text.lower())

    def card(self, name: SourceText, value: SourceText) -> W:
        """The definition behind a name. Raises SceneFormatError."""
        changes: dict[str, Any] = {"name": name.text}
        if value.text.startswith("like "):
            parts = value.slice(5).split(",")
            word: object = self.find(parts[0]) if parts else None
            if word is None:
                like = parts[0].text if parts else ""
                raise value.problem(self.not_yet(like) or f"unknown card {like!r}")
            changes["name_de"] = ""
            if len(parts) > 1:
                given = value.slice(parts[1].column - value.column)
                changes |= read_changes(given, self.kind, self.vocabulary, self.types)  # type: ignore[arg-type]  # a word
        else:
            word = read_call("Card", name, value, self.vocabulary, self.types)
        if not isinstance(word, self.kind):
            raise value.problem("this is not a card")
        return replace(word, **changes)  # type: ignore[type-var]  # words are dataclasses, and the names are known

    def each(self, value: SourceText, keywords: Mapping[str, object]) -> Iterable[tuple[object, SourceText]]:
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

    def find(self, name: SourceText) -> W | None:
        """The card of that name; the beginning of the name will do if only one card begins so.

        Raises SceneFormatError.
        """
        if name.text.strip('"').lower() in self.broken:
            raise SceneFormatError([])  # reported already, where it is defined
        return self.exact(name.text.strip('"').lower()) or best_match(name, self.all())

    # ------------------------------------------------------------------ lowering

    def use(self, card: W) -> None:
        """A state of the scene will need that card."""
        # Comparing whole words takes long, and there are many; two of different names are never the same.
        if not any(card is one or (card.name == one.name and card == one) for one in (*self.words, *self.used)):
            self.used.append(card)

    def needed(self) -> tuple[W, ...]:
        """All that the game does not have: the scene's own cards, and those used besides."""
        return tuple(dict.fromkeys([*self.own.values(), *self.used]))

    def wrong(self, error: Exception) -> SceneFormatError:
        """A card that cannot work, as a problem where the scene defines it."""
        wrong = [block for block in self.blocks if str(error).startswith(f"{block.name.text} (")]
        at = wrong[0].name if wrong else SourceText("", 1, 1)
        return SceneFormatError([SceneProblem(at.line, at.column, str(error))])


def by_name(cards: Iterable[W]) -> dict[str, W]:
    """Cards by their English and German names in lower case; of several of one name the first."""
    found: dict[str, W] = {}
    for card in cards:
        for name in (card.name, card.name_de):
            if name:
                found.setdefault(name.lower(), card)
    return found
