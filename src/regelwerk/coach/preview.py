"""Before somebody acts: what will come of it as far as it is certain, and what stays open, in sentences and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import dropwhile
from typing import Final, Literal

from regelwerk import game_registry
from regelwerk.coach.hint import naming
from regelwerk.coach.trial import Aim, Certain, Course, Trial, certain
from regelwerk.coach.wording import UNIT_COUNTS, Speech, messages
from regelwerk.kernel.decision import NOBODY
from regelwerk.kernel.game import Game
from regelwerk.kernel.ids import NO_HANDLE, Handle, Ref
from regelwerk.kernel.language.sentences import capitalize
from regelwerk.kernel.piece import ID_MASK
from regelwerk.kernel.presentation.game_presenter import GamePresenter
from regelwerk.kernel.presentation.log_entries import LogEntry
from regelwerk.kernel.presentation.text import format_template, plain
from regelwerk.kernel.visibility import ref_handle

MOST: Final = 6
"""So many sentences at most tell what comes of a move, or of one way to step in."""
READY: Final = "ready"
"""The count of what can be paid with."""
NO_AIM: Final = Aim()
Fate = Literal["hurt", "healed", "destroyed", "gone"]


@dataclass(frozen=True)
class PieceAfter:
    """What becomes of a piece in play: the damage that it can take before and after, and whether it is gone.

    fate  "hurt", "healed", "destroyed" or "gone"
    """

    handle: Handle
    before: int
    after: int
    fate: Fate


@dataclass(frozen=True)
class Preview:
    """What an option comes to.

    told      what happens if nobody steps in
    unless    what stays open: who may step in, and what happens then; what nobody can know
    pieces    the same in numbers, by piece
    steppers  pieces that may step in, as `unless` tells
    idle      whether a card would be played for nothing: paid for and put away, without any effect
    """

    told: list[str] = field(default_factory=list)
    unless: list[str] = field(default_factory=list)
    pieces: list[PieceAfter] = field(default_factory=list)
    idle: bool = False
    steppers: list[Handle] = field(default_factory=list)

    @property
    def text(self) -> str:
        """All of it."""
        return " ".join([*self.told, *self.unless])


def preview(game: Game, seat: int, option: int, lang: str, names: Sequence[str] = (), aim: Aim = NO_AIM) -> Preview:
    """What an option of the open decision comes to; nothing if the seat is not asked, or nothing can be told.

    It is made of the seat's view and guesses of it alone: with the same view it is the same, whatever is hidden. The
    game is not changed. `aim`: whom it is meant for, where a later question asks. Raises IndexError for no option.
    """
    decision = game.state.decision
    if decision is None or decision.seat != seat:
        return Preview()
    if not 0 <= option < len(decision.options):
        raise IndexError(f"there is no option {option}")
    presenter = game_registry.package(game.ruleset.name).presenter(game, seat, lang, names)
    trial = Trial(game.ruleset, game.state, seat, presenter.terms, aim)
    return Telling(game, presenter, seat, lang, names).preview(certain(trial.courses(option)))


class Telling:
    """What is certain, put into words for a seat."""

    def __init__(self, game: Game, presenter: GamePresenter, seat: int, lang: str, names: Sequence[str]) -> None:
        state = game.state
        self.game = game
        self.presenter = presenter
        self.seat = seat
        allies = frozenset(other for other in range(state.seats) if state.teams[other] == state.teams[seat])
        self.speech = Speech(lang, seat, allies, naming(presenter, game, seat), names)
        self.words = messages(lang)

    def preview(self, found: Certain) -> Preview:
        """The whole preview; where the option does nothing by itself, only what is asked next."""
        pieces = self.pieces_after(found)
        told = self.sentences(found, pieces)
        if not told and self.is_idle(found):
            return Preview([self.words.IDLE, *self.cost(found)], self.open_ends(found), idle=True)
        if not told:
            return Preview(unless=self.next_question(found))
        told += self.cost(found)
        branches = self.branches(found)
        unless = [*(told for told, _ in branches), *self.open_ends(found)]
        steppers = dict.fromkeys(handle for _, handle in branches if handle != NO_HANDLE)
        return Preview(told, unless, pieces, steppers=[*steppers])

    def is_idle(self, found: Certain) -> bool:
        """Whether a card is played, paid for and put away in every guessed game, and that is all that happens."""
        return all(self.is_bare(course) for course in found.courses)

    def is_bare(self, course: Course) -> bool:
        """Whether one of them has no events but those of a card without any effect."""
        kinds = [event["kind"] for event in course.events]
        put_away = kinds[-1:] == ["move"] and kinds.count("move") == 1
        return put_away and course.asked == NOBODY and all(kind in self.presenter.bare_kinds for kind in kinds)

    # ------------------------------------------------------------------ what happens

    def sentences(self, found: Certain, pieces: Sequence[PieceAfter]) -> list[str]:
        """The events that matter, and what is left of those who survive them."""
        told = self.consequences(self.presenter.entries(found.events))
        if not told:  # that a card comes into play goes without saying in a log that has told that it was played
            told = self.consequences(self.presenter.all_entries(found.events))
        names = self.presenter.piece_names()
        for piece in pieces:
            if piece.fate in ("hurt", "healed"):
                key = "left" if piece.fate == "hurt" else "heal"
                name = names.get(piece.handle, "")
                told.append(self.sentence(self.speech.fact(key, {"name": name}, n=piece.after)))
        if len(told) > MOST:
            told = [*told[:MOST], "…"]
        return told

    def consequences(self, entries: Sequence[LogEntry]) -> list[str]:
        """Those of the entries that tell what comes of the move."""
        kinds = self.presenter.consequence_kinds
        foreign = self.presenter.foreign_consequence_kinds
        return [
            self.sentence(entry.text)
            for entry in entries
            if entry.kind in kinds or (entry.kind in foreign and entry.seat not in self.speech.allies)
        ]

    def sentence(self, text: str) -> str:
        """A text with a capital letter and a full stop."""
        return capitalize(text).rstrip(".") + "."

    def pieces_after(self, found: Certain) -> list[PieceAfter]:
        """What becomes of those in play that the events tell of, as far as it is the same in all guessed games."""
        mentioned = {one["handle"] for event in found.events for one in (event["about"], event["other"]) if one}
        changed = []
        for ref in found.courses[0].before.pieces:
            handle = ref_handle(self.game.state, ref, self.seat)
            after = [self.piece_after(course, ref, handle) for course in found.courses]
            if handle in mentioned and after[0] is not None and all(one == after[0] for one in after):
                changed.append(after[0])
        return changed

    def piece_after(self, course: Course, ref: Ref, handle: Handle) -> PieceAfter | None:
        """What becomes of a piece in one of them, None for nothing."""
        before = course.before.pieces.get(ref)
        after = course.after.pieces.get(ref)
        if before is None:
            return None
        if after is None:
            destroyed = (ref & ID_MASK) - 1 in course.after.destroyed
            return PieceAfter(handle, before.left, 0, "destroyed" if destroyed else "gone")
        if after.left == before.left:
            return None
        return PieceAfter(handle, before.left, after.left, "hurt" if after.left < before.left else "healed")

    def cost(self, found: Certain) -> list[str]:
        """What is paid for it, if that is the same in all guessed games."""
        units = [name for name in UNIT_COUNTS if name in found.courses[0].before.counts]
        paid = {ready_before - ready_after for ready_before, ready_after in self.ready_counts(found)}
        if not units or len(paid) != 1:
            return []
        number = paid.pop()
        if number <= 0:
            return []
        left = found.courses[0].after.counts[READY][self.seat]
        unit = format_template(self.words.UNITS[units[0]], {}, n=number)
        return [self.words.COST.format(n=number, unit=unit, left=left)]

    def ready_counts(self, found: Certain) -> list[tuple[int, int]]:
        """What the seat can pay with before and after, in each guessed game."""
        return [
            (course.before.counts[READY][self.seat], course.after.counts[READY][self.seat])
            for course in found.courses
            if READY in course.before.counts
        ]

    # ------------------------------------------------------------------ what stays open

    def branches(self, found: Certain) -> list[tuple[str, Handle]]:
        """Each way of another seat to step in with what lies open, and what comes of it; and the piece that does so."""
        told = []
        for key in found.courses[0].branches:
            courses = [course.branches[key] for course in found.courses if key in course.branches]
            branch = self.without_payment(certain(courses))
            entries = self.presenter.entries(branch.events)
            if len(courses) < len(found.courses) or not entries:
                continue
            facts = self.sentences(branch, self.pieces_after(branch)) or [self.words.NOTHING]
            about = branch.events[0]["about"]
            text = self.words.POSSIBLE.format(event=self.sentence(entries[0].text), facts=" ".join(facts))
            told.append((text, about["handle"] if about else NO_HANDLE))
        return told

    def without_payment(self, branch: Certain) -> Certain:
        """A way to step in from what is done on: who blocks is exhausted for it, which goes without saying."""
        foreign = self.presenter.foreign_consequence_kinds
        rest = list(dropwhile(lambda event: event["kind"] in foreign, branch.events))
        return replace(branch, events=rest)

    def open_ends(self, found: Certain) -> list[str]:
        """Who may answer unseen, who has to choose, and whether something hidden comes out."""
        told = []
        asked: list[tuple[int, str]] = []
        for course in found.courses:
            asked += [one for one in course.surprises if one not in asked]
        for seat, kind in asked:
            template = self.words.UNLESS.get(kind, self.words.UNLESS[""])
            told.append(self.sentence(template.format(who=self.speech.who(seat))))
        choosing = {course.asked for course in found.courses}
        if len(choosing) > 1 or any(kind in self.presenter.consequence_kinds for kind in found.kinds):
            told.append(self.words.HIDDEN)
        elif choosing == {self.seat}:
            told += self.next_question(found)
        elif choosing != {NOBODY}:
            told.append(self.sentence(self.words.THEY_CHOOSE.format(who=self.speech.who(choosing.pop()))))
        return told

    def next_question(self, found: Certain) -> list[str]:
        """What the seat itself is asked before it can go on, if it is the same in all guessed games."""
        if any(course.asked != self.seat for course in found.courses):
            return []
        package = game_registry.package(self.game.ruleset.name)
        asked = set()
        for course in found.courses:
            game = Game(self.game.ruleset, course.state)
            lines = package.presenter(game, self.seat, self.speech.lang, self.speech.names).question_lines()
            asked.add(plain(lines[0]) if lines else "")
        return [self.words.NEXT.format(question=asked.pop())] if len(asked) == 1 and "" not in asked else []


__all__ = ["NO_AIM", "Aim", "PieceAfter", "Preview", "preview"]
