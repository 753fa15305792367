"""A review in words and plain data, for terminal, files and browser."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, Final

from regelwerk import game_registry
from regelwerk.coach.review import BetterMove, CurvePoint, Moment, Review
from regelwerk.coach.wording import messages
from regelwerk.kernel.game import Game
from regelwerk.kernel.presentation.game_presenter import GamePresenter

LINES: Final = 4
"""So many lines of the log tell what happened in a moment."""


def review_data(review: Review, lang: str, names: Sequence[str]) -> dict[str, Any]:
    """All of a review: `seat`, `steps`, `result`, `curve` and `moments`.

    names  what the seats are called; the reader is spoken to as "you"

    A point of the curve has `step`, `turn`, `seat`, `label`, `chance` and `error` (both 0 to 1). A moment has the
    `step` and the `label` where it begins, the step where it ends (`until`), the chance `before` and `after`, lines of
    the `log`, a sentence (`text`), and in `better` what should have been done, or None: `step` (of the decision),
    `seat`, `played`, `best`, `option` (the index of the better one), `chance`, `worth` and `error`.
    """
    game = review.game
    called = ["" if seat == review.seat else name for seat, name in enumerate(names)]
    presenter = game_registry.package(game.ruleset.name).presenter(game, review.seat, lang, called)
    labels = turn_labels(review, presenter)
    outcome = presenter.outcome()
    return {
        "game": game.ruleset.name,
        "seat": review.seat,
        "steps": len(game.steps),
        "result": "" if outcome is None else outcome.text,
        "curve": [point_data(point, labels, lang, point.step == len(game.steps)) for point in review.curve],
        "moments": [moment_data(review, moment, labels, presenter, names) for moment in review.moments],
    }


def turn_labels(review: Review, presenter: GamePresenter) -> list[tuple[int, str]]:
    """What each turn is called, with the number of steps after which it has begun."""
    begun = presenter.turns_begun(review.game.event_log)
    return [
        (bisect_right(review.lengths, at), f"{group}: {text}" if group and group != text else text)
        for at, text, group in begun
    ]


def label_at(labels: Sequence[tuple[int, str]], step: int) -> str:
    """The turn in which a step falls, "" before the first."""
    found = ""
    for begun, text in labels:
        if begun > step:
            break
        found = text
    return found


def point_data(point: CurvePoint, labels: Sequence[tuple[int, str]], lang: str, is_end: bool) -> dict[str, Any]:
    """A point of the curve."""
    label = messages(lang).END if is_end else label_at(labels, point.step) or messages(lang).START
    return {
        "step": point.step,
        "turn": point.turn,
        "seat": point.seat,
        "label": label,
        "chance": round(point.chance, 4),
        "error": round(point.error, 4),
    }


def moment_data(
    review: Review,
    moment: Moment,
    labels: Sequence[tuple[int, str]],
    presenter: GamePresenter,
    names: Sequence[str],
) -> dict[str, Any]:
    """A moment in words."""
    better = None if moment.better is None else better_data(review, moment.better, presenter.lang, names)
    return {
        "step": moment.before.step,
        "until": moment.after.step,
        "label": label_at(labels, moment.before.step) or messages(presenter.lang).START,
        "before": round(moment.before.chance, 4),
        "after": round(moment.after.chance, 4),
        "log": log_of(review, moment, presenter),
        "text": messages(presenter.lang).NO_BETTER if better is None else better.pop("text"),
        "better": better,
    }


def log_of(review: Review, moment: Moment, presenter: GamePresenter) -> list[str]:
    """What happened: what stands out first, else what came last."""
    events = review.game.event_log[review.lengths[moment.before.step] : review.lengths[moment.after.step]]
    entries = presenter.entries(presenter.event_data(events))
    grave = [entry.text for entry in entries if entry.kind in presenter.highlighted_kinds]
    told = grave or [entry.text for entry in entries]
    return [text.strip() for text in told[-LINES:]]


def better_data(review: Review, better: BetterMove, lang: str, names: Sequence[str]) -> dict[str, Any]:
    """What one of the players should have done."""
    judgement = better.judgement
    mine = better.seat == review.seat
    called = ["" if seat == better.seat and mine else name for seat, name in enumerate(names)]
    game = Game(review.game.ruleset, review.states[better.step])
    wordings = game_registry.package(game.ruleset.name).presenter(game, better.seat, lang, called).wordings()
    found = messages(lang)
    text = (found.BETTER_YOU if mine else found.BETTER_OTHER).format(
        name=names[better.seat],
        best=wordings[judgement.best],
        played=wordings[judgement.played],
        chance=round(100 * judgement.better),
        rest=round(100 * judgement.chance),
    )
    return {
        "step": better.step,
        "seat": better.seat,
        "played": wordings[judgement.played],
        "best": wordings[judgement.best],
        "option": judgement.best,
        "chance": round(judgement.better, 4),
        "worth": round(judgement.worth, 4),
        "error": round(judgement.error, 4),
        "text": text,
    }
