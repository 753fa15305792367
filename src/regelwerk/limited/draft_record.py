"""The record of a draft: lines of JSON from which it can be held again, verified, and gone on with from any pick.

    {"draft": 1, "regelwerk": "0.1.0", "game": "wowtcg", "set": "hoa", "seats": 8, "seed": 7, "computers": [1, ...]}
    {"pick": 1, "seat": 0, "card": "hoa/kena-shadowbrand"}
    ...
    {"picks": 480, "digest": "..."}

The packs come from the seed, so they are not written down. The digest covers the header and all picks: a file that was
changed is found out even if every pick in it is possible.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, Final

from regelwerk import game_registry
from regelwerk.kernel.persistence.replay_format import ReplayFormatError, read_object
from regelwerk.kernel.version import VERSION
from regelwerk.limited.draft import Draft, DraftError, Pick

FORM: Final = 1
"""Number of the form in which drafts are written."""
DIGITS: Final = 16
"""Of the digest."""


class DraftRecord:
    """The record of a draft, over or not.

    header  the first line
    picks   in the order in which they were made, each with the number of its line
    digest  what the last line says
    """

    def __init__(self, header: dict[str, Any], picks: list[tuple[int, Pick]], digest: str) -> None:
        self.header = header
        self.picks = picks
        self.digest = digest

    @classmethod
    def record(cls, draft: Draft) -> DraftRecord:
        """The record of a draft as it stands; hidden things included."""
        header = {
            "draft": FORM,
            "regelwerk": VERSION,
            "game": draft.play.game,
            "set": draft.play.booster.code,
            "seats": draft.seats,
            "seed": draft.seed,
            "computers": sorted(draft.computers),
        }
        picks = [(number, pick) for number, pick in enumerate(draft.history, 2)]
        return cls(header, picks, _digest(header, picks))

    def text(self) -> str:
        """The record as text."""
        lines = [self.header, *(_data(pick) for _, pick in self.picks)]
        lines.append({"picks": len(self.picks), "digest": self.digest})
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)

    def write(self, path: str | Path) -> None:
        """Write it to a file. Raises OSError."""
        Path(path).write_text(self.text(), encoding="utf-8")

    @classmethod
    def read(cls, text: str) -> DraftRecord:
        """Read a record. Raises ReplayFormatError, which says the line and what is wrong with it."""
        lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
        if not lines:
            raise ReplayFormatError(0, "the file is empty")
        at, header = lines[0][0], read_object(*lines[0])
        _check_header(at, header)
        if len(lines) == 1:
            raise ReplayFormatError(at, "the file is truncated here: the last line of the draft is missing")
        picks = [(number, _pick(number, read_object(number, line))) for number, line in lines[1:-1]]
        number, line = lines[-1]
        end = read_object(number, line)
        if "digest" not in end:
            raise ReplayFormatError(number, "the file is truncated here: the last line of the draft is missing")
        if end.get("picks") != len(picks):
            raise ReplayFormatError(number, f"the draft has {end.get('picks')!r} picks, but {len(picks)} are written")
        return cls(header, picks, str(end["digest"]))

    @classmethod
    def load(cls, path: str | Path) -> DraftRecord:
        """Read a record from a file. Raises ReplayFormatError, OSError, UnicodeDecodeError."""
        return cls.read(Path(path).read_text(encoding="utf-8-sig"))

    # ------------------------------------------------------------------ holding again

    def resume(self, before: int | None = None) -> Draft:
        """The draft as it stands at the end of the record, or before that pick (from 1).

        Raises ReplayFormatError with the line of the first pick that cannot be.
        """
        draft = self._begin()
        for line, pick in self.picks:
            if before is not None and pick.number >= before:
                break
            self._take(draft, line, pick)
        return draft

    def fork(self, number: int, seat: int, card: str) -> Draft:
        """What if that seat had taken another card in that pick (from 1)?

        The others take what they took, since they could not know. Raises DraftError for a pick that cannot be, and
        ReplayFormatError for a broken record.
        """
        made = {pick.seat: (line, pick) for line, pick in self.picks if pick.number == number}
        if seat not in made:
            raise DraftError(f"the record has no pick {number} of seat {seat + 1}")
        draft = self.resume(number)
        draft.computer_pick(seat, card)
        for other, (line, pick) in sorted(made.items()):
            if other != seat:
                self._take(draft, line, pick)
        return draft

    def verify(self) -> Draft:
        """Hold the draft again, and check that nothing was changed; the draft as it ended.

        Raises ReplayFormatError with the line and what is wrong.
        """
        draft = self.resume()
        if self.digest != _digest(self.header, self.picks):
            last = self.picks[-1][0] if self.picks else 1
            raise ReplayFormatError(last + 1, "the digest is another: a line of the draft was changed")
        return draft

    def _begin(self) -> Draft:
        play = game_registry.package(self.header["game"]).limited_sets[self.header["set"]]  # `read` has looked
        try:
            return Draft(play, self.header["seats"], self.header["seed"], self.header["computers"])
        except DraftError as error:
            raise ReplayFormatError(1, str(error)) from None

    def _take(self, draft: Draft, line: int, pick: Pick) -> None:
        if pick.number != draft.number:
            raise ReplayFormatError(line, f"pick {pick.number} is written where pick {draft.number} is made")
        try:
            draft.computer_pick(pick.seat, pick.card)
        except DraftError as error:
            raise ReplayFormatError(line, str(error)) from None


def is_draft(text: str) -> bool:
    """Whether a text begins like the record of a draft."""
    first = next((line for line in text.lstrip("\ufeff").split("\n") if line.strip()), "")
    try:
        return "draft" in read_object(1, first)
    except ReplayFormatError:
        return False


def _data(pick: Pick) -> dict[str, Any]:
    return {"pick": pick.number, "seat": pick.seat, "card": pick.card}


def _digest(header: dict[str, Any], picks: list[tuple[int, Pick]]) -> str:
    covered = [{key: header[key] for key in sorted(header) if key != "regelwerk"}, *(_data(pick) for _, pick in picks)]
    return hashlib.sha256(json.dumps(covered, ensure_ascii=False).encode()).hexdigest()[:DIGITS]


def _check_header(at: int, header: dict[str, Any]) -> None:
    """Raises ReplayFormatError for a first line that begins no draft."""
    if "draft" not in header:
        raise ReplayFormatError(at, "this is not the record of a draft: the first line is not a header")
    if header["draft"] != FORM:
        raise ReplayFormatError(at, f"written in format {header['draft']!r}; this version reads format {FORM}")
    for key in ("game", "set", "seats", "seed", "computers"):
        if key not in header:
            raise ReplayFormatError(at, f"the header lacks {key!r}")
    if header["game"] not in game_registry.GAMES:
        known = ", ".join(game_registry.GAMES)
        raise ReplayFormatError(at, f"unknown game {header['game']!r}; available: {known}")
    if header["set"] not in game_registry.package(header["game"]).limited_sets:
        raise ReplayFormatError(at, f"there are no boosters of {header['set']!r} to draft")
    if not isinstance(header["computers"], list) or not all(type(seat) is int for seat in header["computers"]):
        raise ReplayFormatError(at, "the computers are not a list of whole numbers")


def _pick(number: int, data: dict[str, Any]) -> Pick:
    """A line with a pick. Raises ReplayFormatError."""
    which, seat, card = data.get("pick"), data.get("seat"), data.get("card")
    if type(which) is not int or type(seat) is not int or not isinstance(card, str):
        raise ReplayFormatError(number, 'a pick has its number, "seat", and "card", the code of a card')
    return Pick(which, seat, card)
