"""Reviews, worked out in short parts: each command takes one a little further, so that no other has to wait long."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Generator, Sequence
from typing import Any, Final

from regelwerk.coach import Review, review_data, review_in_parts
from regelwerk.kernel.persistence.replay import Replay
from regelwerk.server.worker.replay_viewer import called

SLICE: Final = 0.5
"""Seconds after which a command replies, if a part of the work is done."""
KEPT: Final = 8
"""So many reviews are remembered, those asked for last."""
LONGEST: Final = 50_000
"""A replay with more lines than this is not reviewed here."""


class ReviewJob:
    """One review, as far as it is done."""

    def __init__(self, text: str, seat: int) -> None:
        """Raises ReplayFormatError (a ValueError) for a text that is no replay."""
        if text.count("\n") > LONGEST:
            raise ValueError("this replay is too long to be reviewed here")
        self.work: Generator[tuple[int, int], None, Review] = review_in_parts(Replay.read(text), seat)
        self.done = 0
        self.total = 1
        self.review: Review | None = None

    def advance(self) -> None:
        """Work for a moment. Raises ValueError for a seat that there is not and for a replay that diverges."""
        end = time.monotonic() + SLICE
        while self.review is None and time.monotonic() < end:
            try:
                self.done, self.total = next(self.work)
            except StopIteration as finished:
                self.review = finished.value


class Reviewer:
    """The reviews that were asked for last."""

    def __init__(self) -> None:
        self.jobs: OrderedDict[tuple[str, int], ReviewJob] = OrderedDict()

    def advance(self, text: str, names: Sequence[str], seat: int, lang: str) -> dict[str, Any]:
        """The fields of `ReviewProgress`. Raises ValueError for what cannot be reviewed."""
        job = self.jobs.pop((text, seat), None) or ReviewJob(text, seat)
        job.advance()
        self.jobs[(text, seat)] = job
        while len(self.jobs) > KEPT:
            self.jobs.popitem(last=False)
        if job.review is None:
            return {"done": job.done, "total": job.total, "review": None}
        people = called(job.review.game.state.seats, list(names))
        return {"done": job.total, "total": job.total, "review": review_data(job.review, lang, people)}
