"""The definitions that a game can use, as words: those of the game, and those of a user's own files."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Final

from regelwerk.kernel.vocabulary.words import to_text
from regelwerk.wowminis.definition_words import Board, Card, Definition, Figure, Scenario

OWN: Final = "own"
"""The first half of the codes of everything that a user's file defines."""

PLAIN: Final = str.maketrans("àáâäçèéêëìíîïñòóôöùúûü", "aaaaceeeeiiiinoooouuuu")


def slug(name: str) -> str:
    """A name as the half of a code: lower case, no accents, hyphens for all but letters and digits.

    >>> slug("Vindicator Hodoon"), slug("Für Kel'Thuzad!")
    ('vindicator-hodoon', 'fur-kel-thuzad')
    """
    kept = "".join(letter if letter.isalnum() else " " for letter in name.lower().translate(PLAIN))
    return "-".join(kept.split())


class DefinitionSet:
    """Definitions by code. Never changed after it is made.

    figures, cards      by codes like "starter/ruby-gemsparkle", "own/..." for a user's own
    boards, scenarios   by codes without a set: "clearing", "own/..." for a user's own
    words               everything by its code, in the order in which it was put there
    digest              hash over the text form of everything on it, in that order
    """

    __slots__ = ("_names", "boards", "cards", "digest", "figures", "scenarios", "words")

    def __init__(self, words: Iterable[tuple[str, Definition]]) -> None:
        self.figures: dict[str, Figure] = {}
        self.cards: dict[str, Card] = {}
        self.boards: dict[str, Board] = {}
        self.scenarios: dict[str, Scenario] = {}
        self._names: dict[tuple[type, str], str] = {}
        lines = []
        self.words: list[tuple[str, Definition]] = list(words)
        for code, word in self.words:
            lines.append(f"{type(word).__name__} {code}: {to_text(word)}")
            self._put(code, word)
        self.digest = hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]

    def with_more(self, words: Iterable[tuple[str, Definition]]) -> DefinitionSet:
        """This and more definitions; raises ValueError if one has a code that is taken."""
        mine: list[tuple[str, Definition]] = [*self.figures.items(), *self.cards.items()]
        mine += [*self.boards.items(), *self.scenarios.items()]
        return DefinitionSet([*mine, *words])

    def _put(self, code: str, word: Definition) -> None:
        """Raises ValueError if there is one of that sort and code already."""
        if isinstance(word, Figure):
            taken = code in self.figures
            self.figures[code] = word
        elif isinstance(word, Card):
            taken = code in self.cards
            self.cards[code] = word
        elif isinstance(word, Board):
            taken = code in self.boards
            self.boards[code] = word
        else:
            taken = code in self.scenarios
            self.scenarios[code] = word
        if taken:
            raise ValueError(f"two definitions are named {code!r}")
        # What a user defines under a known name goes before what comes with the game.
        for name in (word.name, word.name_de, code, code.partition("/")[2]):
            if name and (code.startswith(OWN + "/") or (type(word), name.lower()) not in self._names):
                self._names[(type(word), name.lower())] = code

    def _code(self, sort: type, name: str) -> str:
        return self._names.get((sort, " ".join(name.lower().split())), "")

    def figure_code(self, name: str) -> str:
        """The code of the figure of that name in either language, or of that code; "" if there is none.

        >>> from regelwerk.wowminis.base_definitions import standard
        >>> standard().figure_code("Blutbauch")
        'starter/gorebelly'
        """
        return self._code(Figure, name)

    def card_code(self, name: str) -> str:
        """The same for action cards.

        >>> from regelwerk.wowminis.base_definitions import standard
        >>> standard().card_code("ice barrier")
        'starter/ice-barrier'
        """
        return self._code(Card, name)

    def board_code(self, name: str) -> str:
        """The same for boards."""
        return self._code(Board, name)

    def scenario_code(self, name: str) -> str:
        """The same for scenarios."""
        return self._code(Scenario, name)

    def names(self, sort: type) -> list[str]:
        """All names of one sort in both languages: what a misspelt name may have meant."""
        found: dict[str, None] = {}
        places: tuple[Mapping[str, Definition], ...] = (self.figures, self.cards, self.boards, self.scenarios)
        for place in places:
            for word in place.values():
                if isinstance(word, sort):
                    found |= {name: None for name in (word.name, word.name_de) if name}
        return list(found)
