"""The terminal's own sentences in both languages, from the Fluent files in `locale/`.

What belongs to one game (its phases, its events, its reasons) is worded by that game's
table; here stand the commands, the questions around a game and the errors.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from regelwerk.kernel.language import reading

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "de")
VARIABLES: Final = ("REGELWERK_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a language may be set, the strongest first."""

LOCALE: Final = Path(__file__).parent / "locale"
"""The package's own path, not importlib.resources: importing that takes longer than reading the files."""


class MessageCatalog:
    """The sentences of one language.

    >>> MessageCatalog("de")("yes")
    'ja'
    """

    def __init__(self, lang: str) -> None:
        """Read the file of `lang`; raises ValueError for a language that there is not."""
        if lang not in LANGUAGES:
            raise ValueError(f"unknown language {lang!r}; available: {', '.join(LANGUAGES)}")
        self.lang: Final = lang
        self._entries: Final = entries((LOCALE / f"{lang}.ftl").read_text(encoding="utf-8"))
        self._bundle: FluentBundle | None = None

    def __call__(self, key: str, **values: str | int) -> str:
        """The sentence, filled in. Raises KeyError for a key that the file does not have."""
        entry = self._entries[key]
        if "\n" not in entry:
            filled = filled_in(entry.partition("=")[2].strip(), values)
            if filled is not None:
                return filled
        bundle = self._loaded_with(key)
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = bundle.format_pattern(pattern, dict(values))
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        """Whether there is a sentence of that key."""
        return key in self._entries

    def _loaded_with(self, key: str) -> FluentBundle:
        """Fluent with a sentence and those that it refers to: a run needs few, and reading all takes most of its start.

        Raises KeyError.
        """
        from fluent.runtime import FluentBundle, FluentResource

        bundle = self._bundle
        if bundle is None:
            # Fluent's marks around what is filled in are invisible in a browser and rubbish in a pipe.
            self._bundle = bundle = FluentBundle([self.lang], use_isolating=False)
        if not bundle.has_message(key):
            bundle.add_resource(FluentResource(self._entries[key]))
            for other in REFERENCE.findall(self._entries[key]):
                if other in self._entries:
                    self._loaded_with(other)
        return bundle


PLACE: Final = re.compile(r"\{ \$([a-z][\w-]*) \}")
"""Where a value stands in a sentence."""
GROUPED: Final = 1000
"""The least number of which a language groups the digits."""


def filled_in(text: str, values: Mapping[str, str | int]) -> str | None:
    """A sentence in which nothing but values is to be put, as they are: no need for Fluent, which takes long to load.

    None where there is more to it: another sentence, a choice, a number whose digits are grouped, a missing value.

    >>> filled_in("{ $name } has { $count }.", {"name": "Kena", "count": 3})
    'Kena has 3.'
    >>> filled_in("{ yes }", {}) is filled_in("{ $count }", {"count": 12000}) is None
    True
    """
    names = PLACE.findall(text)
    if len(names) != text.count("{") or any(name not in values for name in names):
        return None
    if any(isinstance(values[name], int) and not 0 <= int(values[name]) < GROUPED for name in names):
        return None
    return PLACE.sub(lambda place: str(values[place[1]]), text)


REFERENCE: Final = re.compile(r"\{\s*([a-z][\w-]*)\s*\}")
"""How a sentence refers to another."""


def entries(text: str) -> dict[str, str]:
    """The sentences of a Fluent file by their keys, each as it stands there.

    >>> entries("# A comment\\nyes = yes\\nlong =\\n    one\\n    two\\n")
    {'yes': 'yes = yes', 'long': 'long =\\n    one\\n    two'}
    """
    lines: dict[str, list[str]] = {}
    entry: list[str] = []
    for line in text.splitlines():
        if line.startswith("#"):
            entry = []
        elif line[:1].isalpha():
            entry = lines[line.partition("=")[0].rstrip()] = [line]
        else:
            entry.append(line)
    return {key: "\n".join(found).rstrip() for key, found in lines.items()}


_loaded: dict[str, MessageCatalog] = {}


def messages(lang: str) -> MessageCatalog:
    """The sentences of a language, read once."""
    spoken = reading.language(lang)
    if spoken not in _loaded:
        _loaded[spoken] = MessageCatalog(spoken)
    return _loaded[spoken]


def language(args: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language asked for: `--lang` anywhere among the arguments, else the environment, else English.

    >>> language(["play", "--lang", "de"], {})
    'de'
    >>> language([], {"LANG": "de_AT.UTF-8"}), language([], {"LANG": "fr_FR.UTF-8"})
    ('de', 'en')
    """
    wanted = option("--lang", args)
    if wanted in LANGUAGES:
        return wanted
    for name in VARIABLES:
        value = environment.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def option(name: str, args: Sequence[str]) -> str:
    """The value of an option anywhere among the arguments, "" where it is not there.

    >>> option("--lang", ["play", "--lang=de"]), option("--lang", ["--lang", "en", "play"]), option("--lang", ["play"])
    ('de', 'en', '')
    """
    for i, arg in enumerate(args):
        if arg.startswith(f"{name}="):
            return arg.partition("=")[2]
        if arg == name and i + 1 < len(args):
            return args[i + 1]
    return ""


def reader_tag(args: Sequence[str], environment: Mapping[str, str]) -> str:
    """What is read here: the language, and in German the one in which cards are called, English unless asked for.

    >>> reader_tag(["play", "--lang", "de"], {}), reader_tag(["--lang", "de", "--card-names", "de"], {})
    ('de-x-en', 'de')
    """
    lang = language(args, environment)
    return reading.ENGLISH_NAMES if lang == "de" and option("--card-names", args) != "de" else lang


class Translator:
    """Who speaks to the person at this terminal: the tag of what is read (`reader_tag`), set once by `cli`."""

    def __init__(self) -> None:
        self.lang = reader_tag((), os.environ)

    def __call__(self, key: str, **values: str | int) -> str:
        """The sentence in the language of this run."""
        return messages(self.lang)(key, **values)


translate: Final = Translator()
"""The sentences in the language of this run."""
