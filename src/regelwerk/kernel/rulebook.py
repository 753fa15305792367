"""Numbered rules: what may be cited, and what a reader finds when looking a rule up.

A rulebook is a directory of TOML files. Every entry is one table whose header line is the number of the rule,
with the book it comes from in front of the colon::

    ["wow:602.2"]
    title = {en = "Protect point", de = "Beschützen"}
    text = {en = "...", de = "..."}
    source = "Comprehensive Rules 1.11, chapter 6"
    standing = "source"            # source | later edition | inferred | proposed
    see = ["wow:602.2a"]           # optional

What stands before the first header of a file (``edition = "2006"``) holds for all entries of that file.

Every module cites its rules when it is imported, so opening a book must cost next to nothing: it only cuts the files
at their header lines. The TOML of an entry is parsed when somebody wants to read that entry.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from regelwerk.kernel.language.reading import language

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.resources.abc import Traversable

PROVENANCES: Final = ("source", "later edition", "inferred", "proposed")
LANGUAGES: Final = ("en", "de")

_HEADER: Final = '\n["'
_STANDING: Final = '\nstanding = "'
_TOKEN: Final = re.compile(r"\d+|\D+")
_NUMBER: Final = re.compile(r"([^\s:]+:)?\d[\w.]*")
_ERROR_LINE: Final = re.compile(r"at line (\d+)")


class RulebookError(ValueError):
    """The data of a rulebook are wrong; the message begins with ``file:line:``."""


class UnknownRuleError(LookupError):
    """A number that is in no book; the message names the nearest numbers that are."""


class RuleCitation:
    """A citation: the number of a rule and how well that rule is attested.

    There is one object for each number of a book, so citations may be compared with ``is``.
    """

    number: Final[str]
    provenance: Final[str]
    book: Final[str]

    def __init__(self, number: str, standing: str, book: str) -> None:
        self.number = number
        self.provenance = standing
        self.book = book

    def __repr__(self) -> str:
        return self.number

    def __str__(self) -> str:
        return self.number


class RuleEntry:
    """What a reader sees of one rule: title and summary in both languages, and where the rule comes from."""

    number: Final[str]
    title_en: Final[str]
    title_de: Final[str]
    text_en: Final[str]
    text_de: Final[str]
    source: Final[str]
    provenance: Final[str]
    edition: Final[str]
    see: Final[tuple[str, ...]]

    def __init__(
        self,
        number: str,
        title_en: str,
        title_de: str,
        text_en: str,
        text_de: str,
        source: str,
        standing: str,
        edition: str,
        see: tuple[str, ...],
    ) -> None:
        self.number = number
        self.title_en = title_en
        self.title_de = title_de
        self.text_en = text_en
        self.text_de = text_de
        self.source = source
        self.provenance = standing
        self.edition = edition
        self.see = see

    def __repr__(self) -> str:
        return f"{self.number} {self.title_en}"

    def title(self, lang: str) -> str:
        """The title in ``"en"`` or ``"de"``."""
        return self.title_de if language(lang) == "de" else self.title_en

    def text(self, lang: str) -> str:
        """The summary in ``"en"`` or ``"de"``."""
        return self.text_de if language(lang) == "de" else self.text_en


class _Chunk:
    """One entry as it stands in its file, not yet parsed."""

    file: Final[str]
    body: Final[str]

    def __init__(self, file: str, body: str) -> None:
        self.file = file
        self.body = body


class Rulebook:
    """All numbered rules of one game.

    ``prefix`` is the book that a number without a book means (``602.2`` is ``wow:602.2``).

    >>> book = Rulebook({"toy.toml": '''
    ... ["toy:1.2"]
    ... title = {en = "Taking", de = "Nehmen"}
    ... text = {en = "Take one or two.", de = "Nimm eins oder zwei."}
    ... source = "the back of the box"
    ... standing = "source"
    ... '''}, prefix="toy")
    >>> book.citation("toy:1.2")
    toy:1.2
    >>> book.citation("toy:1.2") is book.citation("toy:1.2")
    True
    >>> book.find("nimm", "de")[0].title("de")
    'Nehmen'
    """

    prefix: Final[str]
    _chunks: dict[str, _Chunk]
    _texts: dict[str, str]
    _rules: dict[str, RuleCitation]
    _entries: dict[str, RuleEntry]
    _defaults: dict[str, dict[str, object]]
    _order: list[str]

    def __init__(self, texts: Mapping[str, str], prefix: str) -> None:
        """A book from the texts of its files by file name. Raises ``RulebookError`` for a number given twice."""
        self.prefix = prefix
        self._chunks = {}
        self._texts = dict(texts)
        self._rules = {}
        self._entries = {}
        self._defaults = {}
        self._order = []
        for file, text in self._texts.items():
            self._scan(file, text)

    @classmethod
    def open(cls, directory: Traversable | Path, prefix: str) -> Rulebook:
        """The book whose files are the ``*.toml`` of a directory (a path, or a directory inside a package)."""
        texts: dict[str, str] = {}
        for item in sorted(directory.iterdir(), key=_name_of):
            if item.name.endswith(".toml"):
                texts[item.name] = item.read_text(encoding="utf-8")
        return cls(texts, prefix)

    # ---- citing

    def citation(self, number: str) -> RuleCitation:
        """The citation of a rule. Raises ``UnknownRuleError`` if no file has an entry with exactly this number."""
        rule = self._rules.get(number)
        if rule is None:
            chunk = self._chunk(number)
            rule = RuleCitation(number, self._standing(number, chunk), number.partition(":")[0])
            self._rules[number] = rule
        return rule

    def __contains__(self, number: str) -> bool:
        return number in self._chunks

    def __len__(self) -> int:
        return len(self._chunks)

    def numbers(self) -> list[str]:
        """All numbers in natural order, the default book first: 602.2, 602.2a, 602.10."""
        if not self._order:
            self._order = sorted(self._chunks, key=self._natural)
        return list(self._order)

    # ---- reading

    def entry(self, number: str) -> RuleEntry:
        """One rule to be read. Raises ``UnknownRuleError``, or ``RulebookError`` if its TOML is wrong."""
        entry = self._entries.get(number)
        if entry is None:
            entry = self._parse(number, self._chunk(number))
            self._entries[number] = entry
        return entry

    def find(self, query: str, lang: str = "en") -> list[RuleEntry]:
        """What a reader means by ``query``, best first.

        A whole number gives that rule; the beginning of a number (``602``, ``wow7.4:410``, and if there is no such
        number also its first digits, ``6``) the rules under it;
        anything else is taken for words that must all occur in the number, the title or the text. If no rule in
        ``lang`` has them, the other language is tried.
        """
        query = query.strip()
        if not query:
            return []
        hits = self._by_number(query) or self._chapter(query)
        if hits or _NUMBER.fullmatch(query) is not None:
            return [self.entry(number) for number in hits]
        found = self._by_words(query, lang)
        if not found:
            found = self._by_words(query, "en" if language(lang) == "de" else "de")
        return found

    # ---- inside: numbers

    def _natural(self, number: str) -> tuple[int, str, list[tuple[int, int, str]]]:
        book, _, rest = number.partition(":")
        return (0 if book == self.prefix else 1, book, _tokens(rest))

    def _by_number(self, query: str) -> list[str]:
        for candidate in (query, f"{self.prefix}:{query}"):
            if candidate in self._chunks:
                return [candidate]
        if ":" in query:
            return self._under(query)
        if not query[0].isdigit():
            return []
        own = self._under(f"{self.prefix}:{query}")
        if own:
            return own
        whole = [number for number in self.numbers() if number.partition(":")[2] == query]
        return whole or [number for number in self.numbers() if _is_under(number.partition(":")[2], query)]

    def _chapter(self, query: str) -> list[str]:
        """The rules of a chapter by the first digits of their numbers (``6``, ``wow:6..``, as contents show it)."""
        book, colon, digits = query.rstrip(".").rpartition(":")
        if not digits.isdecimal():
            return []
        beginning = f"{book if colon else self.prefix}:{digits}"
        own = [number for number in self.numbers() if number.startswith(beginning)]
        if own or colon:
            return own
        return [number for number in self.numbers() if number.partition(":")[2].startswith(digits)]

    def _under(self, beginning: str) -> list[str]:
        return [number for number in self.numbers() if _is_under(number, beginning)]

    def _nearest(self, number: str) -> list[str]:
        from difflib import get_close_matches  # only when something is wrong already

        local = number.partition(":")[2] or number
        same = [other for other in self.numbers() if other.partition(":")[2] == local]
        for other in get_close_matches(number, list(self._chunks), n=4, cutoff=0.5):
            if other not in same:
                same.append(other)
        return same[:4]

    def _chunk(self, number: str) -> _Chunk:
        chunk = self._chunks.get(number)
        if chunk is None:
            near = self._nearest(number)
            hint = f"; nearest: {', '.join(near)}" if near else ""
            raise UnknownRuleError(f"no rule {number!r} in this book{hint}")
        return chunk

    # ---- inside: words

    def _by_words(self, query: str, lang: str) -> list[RuleEntry]:
        words = query.casefold().split()
        scored: list[tuple[int, int, RuleEntry]] = []
        for place, number in enumerate(self.numbers()):
            raw = (number + self._chunks[number].body).casefold()
            if any(word not in raw for word in words):  # spares parsing most entries
                continue
            score = _score(self.entry(number), query.casefold(), words, lang)
            if score > 0:
                scored.append((-score, place, self.entry(number)))
        scored.sort(key=_rank)
        return [entry for _, _, entry in scored]

    # ---- inside: files

    def _scan(self, file: str, text: str) -> None:
        pieces = ("\n" + text).split(_HEADER)
        for piece in pieces[1:]:
            end = piece.find('"]')
            number = piece[:end]
            if end < 0 or "\n" in number:
                line = ("\n" + text).count("\n", 0, ("\n" + text).find(_HEADER + piece) + 1)
                raise RulebookError(f"{file}:{line}: header without an end")
            if number in self._chunks:
                other = self._chunks[number].file
                raise RulebookError(f"{file}:{self._last_line(file, number)}: {number} is also in {other}")
            self._chunks[number] = _Chunk(file, piece[end + 2 :])

    def _standing(self, number: str, chunk: _Chunk) -> str:
        start = chunk.body.find(_STANDING)
        if start >= 0:
            start += len(_STANDING)
            standing = chunk.body[start : chunk.body.find('"', start)]
            if standing in PROVENANCES:
                return standing
        raise RulebookError(
            f"{chunk.file}:{self._line(chunk.file, number)}: {number} needs a standing of {PROVENANCES}"
        )

    def _parse(self, number: str, chunk: _Chunk) -> RuleEntry:
        import tomllib  # most processes never read a rule

        where = f"{chunk.file}:{self._line(chunk.file, number)}"
        try:
            table: dict[str, object] = tomllib.loads(chunk.body)
        except tomllib.TOMLDecodeError as error:
            raise RulebookError(f"{self._place(chunk, number, str(error))}: {number}: {error}") from None
        table = {**self._default(chunk.file), **table}
        title = _pair(table, "title", where)
        text = _pair(table, "text", where)
        return RuleEntry(
            number,
            title[0],
            title[1],
            text[0],
            text[1],
            _string(table, "source", where),
            self._standing(number, chunk),
            _string(table, "edition", where),
            _strings(table.get("see"), where),
        )

    def _default(self, file: str) -> dict[str, object]:
        known = self._defaults.get(file)
        if known is None:
            import tomllib

            head = ("\n" + self._texts[file]).split(_HEADER, 1)[0]
            try:
                known = {"edition": "", **tomllib.loads(head)}
            except tomllib.TOMLDecodeError as error:
                raise RulebookError(f"{file}:1: before the first header: {error}") from None
            self._defaults[file] = known
        return known

    def _line(self, file: str, number: str) -> int:
        text = "\n" + self._texts[file]
        return text.count("\n", 0, text.find(f'{_HEADER}{number}"]') + 1)

    def _last_line(self, file: str, number: str) -> int:
        text = "\n" + self._texts[file]
        return text.count("\n", 0, text.rfind(f'{_HEADER}{number}"]') + 1)

    def _place(self, chunk: _Chunk, number: str, message: str) -> str:
        within = _ERROR_LINE.search(message)
        if within is None:  # "at end of document": the last line of this entry
            offset = chunk.body.rstrip().count("\n")
        else:
            offset = int(within.group(1)) - 1
        return f"{chunk.file}:{self._line(chunk.file, number) + offset}"


def _name_of(item: Traversable | Path) -> str:
    return item.name


def _rank(scored: tuple[int, int, RuleEntry]) -> tuple[int, int]:
    return (scored[0], scored[1])


def _tokens(number: str) -> list[tuple[int, int, str]]:
    tokens: list[tuple[int, int, str]] = []
    for token in _TOKEN.findall(number):
        tokens.append((0, int(token), "") if token.isdigit() else (1, 0, token))
    return tokens


def _is_under(number: str, beginning: str) -> bool:
    """Whether 602.2a stands under 602 or 602.2 (yes) or under 60 (no)."""
    if not number.startswith(beginning):
        return False
    rest = number[len(beginning) :]
    return not rest or not (beginning[-1].isdigit() and rest[0].isdigit())


def _score(entry: RuleEntry, phrase: str, words: list[str], lang: str) -> int:
    title = entry.title(lang).casefold()
    text = entry.text(lang).casefold()
    local = entry.number.partition(":")[2].casefold()
    score = 0
    for word in words:
        if word in title.split():
            score += 8
        elif word in title:
            score += 5
        elif word in local:
            score += 4
        elif word in text:
            score += 1
        else:
            return 0
    if phrase in (title, local):
        score += 100
    elif phrase in title:
        score += 20
    elif phrase in text:
        score += 2
    return score


def _string(table: dict[str, object], key: str, where: str) -> str:
    value = table.get(key)
    if not isinstance(value, str):
        raise RulebookError(f"{where}: {key} must be a text")
    return value


def _pair(table: dict[str, object], key: str, where: str) -> tuple[str, str]:
    value = table.get(key)
    if isinstance(value, dict):
        english = value.get("en")
        german = value.get("de")
        if isinstance(english, str) and isinstance(german, str):
            return english, german
    raise RulebookError(f"{where}: {key} must have texts en and de")


def _strings(value: object, where: str) -> tuple[str, ...]:
    if value is None:
        return ()
    if not isinstance(value, list):
        raise RulebookError(f"{where}: see must be a list of numbers")
    return tuple(str(item) for item in value)
