"""What the setups of all games are made of: decks by their names or their texts, teams, definitions of one's own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from regelwerk.kernel.language.reading import language
from regelwerk.kernel.state import WINDOWS
from regelwerk.kernel.vocabulary.words import from_text


class HasName(Protocol):
    """A definition that has a name."""

    @property
    def name(self) -> str: ...


W = TypeVar("W")
N = TypeVar("N", bound=HasName)

LONGEST: Final = 1_000_000
"""No deck file is longer than this (in characters)."""


OTHER_LANGUAGE: Final = "de:"
"""Begins a comment of a deck file in German; one without is in English."""


def deck_names(folder: Path, what: str) -> list[str]:
    """The names of the decks in a folder; `what` they are called is also how their files end."""
    return sorted(file.stem for file in folder.glob(f"*.{what}"))


def deck_text(given: object, folder: Path, what: str) -> str:
    """The text of a deck file: the text itself (it has several lines), or a deck in a folder by its name.

    Raises ValueError for what is neither.
    """
    if not isinstance(given, str):
        kind = type(given).__name__
        raise ValueError(f"a {what} is a {what.title()}, a name or the text of a {what} file, not {kind}")
    if "\n" in given:
        return given
    names = deck_names(folder, what)
    if given not in names:
        raise ValueError(f"unknown {what} {given!r}; available: {', '.join(names)}")
    return (folder / f"{given}.{what}").read_text(encoding="utf-8")


def deck_words(text: str, lang: str) -> tuple[str, str]:
    """The title of a deck that comes with a game, and what it does in one line; "" for what its file does not say.

    They are the comments at its beginning: title, description. A comment after `de:` is one of them in that language.

    >>> text = "# Undertow\\n# de: Sog\\n# Cannot be stopped.\\n# de: Ist nicht zu halten.\\n4x Aqua Hulcus\\n"
    >>> deck_words(text, "en"), deck_words(text, "de")
    (('Undertow', 'Cannot be stopped.'), ('Sog', 'Ist nicht zu halten.'))
    >>> deck_words(text, "de-x-en")[0]  # a deck is no card: its name is that of the sentences around it
    'Sog'
    """
    head = [line[1:].strip() for line in takewhile(lambda line: line.startswith("#"), text.splitlines())]
    german = [line.startswith(OTHER_LANGUAGE) for line in head]
    is_german = language(lang) == "de"
    wanted = [line.removeprefix(OTHER_LANGUAGE).strip() for line, is_so in zip(head, german) if is_so == is_german]
    title, line, *_ = [*wanted, "", ""]
    return title, line


@cache
def _titles(folder: Path, what: str, lang: str) -> dict[str, str]:
    """The titles in a language of the decks in a folder, by those in English."""
    texts = [deck_text(name, folder, what) for name in deck_names(folder, what)]
    return {deck_words(text, "en")[0]: deck_words(text, lang)[0] for text in texts}


def title_in(title: str, folder: Path, what: str, lang: str) -> str:
    """A deck's title in a language: one in the folder has its own in each, any other deck the title that it has."""
    return _titles(folder, what, lang).get(title) or title


def file_text(path: str) -> str:
    """The text of a deck file. Raises OSError for the file, ValueError for what is no text (UTF-8), or far too long."""
    with Path(path).open(encoding="utf-8-sig", errors="strict") as file:
        text = file.read(LONGEST + 1)
    if len(text) > LONGEST:
        raise ValueError("too long")
    return text


def resolve_teams(decks: int, teams: Sequence[int] | None, windows: str, what: str = "decks") -> list[int]:
    """The team of each seat; without any, everybody plays for himself.

    Raises ValueError for a table at which nobody can play, and for windows that there are not.

    >>> resolve_teams(2, None, "all"), resolve_teams(4, [0, 1, 0, 1], "all")
    ([0, 1], [0, 1, 0, 1])
    """
    sides = list(range(decks)) if teams is None else list(teams)
    if len(sides) != decks:
        raise ValueError(f"{decks} {what} but {len(sides)} teams")
    if len(set(sides)) < 2:
        raise ValueError("a game needs at least two seats that play against each other")
    if windows not in WINDOWS:
        raise ValueError(f"windows is one of {', '.join(WINDOWS)}, not {windows!r}")
    return sides


def with_lists(setup: dict[str, Any], open_lists: bool) -> dict[str, Any]:
    """The setup of a game at a table that has agreed on open lists, or has not (ruling:closed-lists).

    >>> with_lists({"seed": 1}, True), with_lists({"seed": 1}, False)
    ({'seed': 1, 'open_lists': True}, {'seed': 1})
    """
    return {**setup, "open_lists": True} if open_lists else setup


def has_open_lists(setup: Mapping[str, Any]) -> bool:
    """Whether everybody may know what is in everybody's deck: only where that was agreed (ruling:closed-lists)."""
    return setup.get("open_lists", False) is True


def cards_of(texts: Iterable[str], vocabulary: Mapping[str, object], kind: type[W]) -> list[W]:
    """Cards of a user's own from their text form. Raises ValueError for a text that is no card."""
    return [word for _, word in named_cards(((repr(text), text) for text in texts), vocabulary, kind)]


def named_cards(
    texts: Iterable[tuple[str, str]], vocabulary: Mapping[str, object], kind: type[W]
) -> list[tuple[str, W]]:
    """Cards by a name each, from their text form. Raises ValueError with the name of a text that is no card."""
    found = []
    for name, text in texts:
        word = from_text(text, vocabulary)
        if not isinstance(word, kind):
            raise ValueError(f"{name} is no card")
        found.append((name, word))
    return found


def assign_codes(own: Iterable[N], slug: Callable[[str], str]) -> list[tuple[str, N]]:
    """Cards of one's own with their codes: of one name, the second gets a number."""
    taken: dict[str, int] = {}
    found = []
    for word in own:
        code = f"own/{slug(word.name)}"
        taken[code] = taken.get(code, 0) + 1
        found.append((code if taken[code] == 1 else f"{code}-{taken[code]}", word))
    return found
