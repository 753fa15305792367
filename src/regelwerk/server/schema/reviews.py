"""The review of a recorded game over HTTP."""

from __future__ import annotations

from regelwerk.server.schema.common import Schema


class ReviewPoint(Schema):
    """How the reader stood at the start of a turn.

    step    after how many steps of the record
    turn    its number; `seat` whose turn it is (-1: nobody's), `label` what it is called
    chance  to win, 0 to 1; `error` its standard error
    """

    step: int
    turn: int
    seat: int
    label: str
    chance: float
    error: float


class ReviewBetter(Schema):
    """A move that would have been better for whoever made another one.

    step           of the decision; `seat` who made it
    played, best   the moves in words; `option` the index of the better one
    chance, worth  how likely a win is after it, and by how much that is more; `error` the standard error of `worth`
    """

    step: int
    seat: int
    played: str
    best: str
    option: int
    chance: float
    worth: float
    error: float


class ReviewMoment(Schema):
    """A stretch of the game in which much changed, from `step` to `until`; `log` and `text` tell of it."""

    step: int
    until: int
    label: str
    before: float
    after: float
    log: list[str]
    text: str
    better: ReviewBetter | None


class ReviewInfo(Schema):
    """A whole review for one seat; `result` says how the game ended, "" where it did not."""

    game: str
    seat: int
    steps: int
    result: str
    curve: list[ReviewPoint]
    moments: list[ReviewMoment]


class ReviewProgress(Schema):
    """How far a review is: `done` of `total` parts, and the review once all are; each request takes it further."""

    done: int
    total: int
    review: ReviewInfo | None
