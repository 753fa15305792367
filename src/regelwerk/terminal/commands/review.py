"""`regelwerk review`: how a recorded game went, what decided it, and what would have been better."""

from __future__ import annotations

import json
from typing import Any, Final

import click

from regelwerk import ReplayFormatError
from regelwerk.coach import review as review_replay
from regelwerk.coach import review_data
from regelwerk.kernel.persistence.replay import Replay
from regelwerk.terminal.commands.replay import game_option, load_game, seat_option
from regelwerk.terminal.commands.sim import progress
from regelwerk.terminal.error_translation import translated
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.localized_click import (
    CommandError,
    LocalizedCommand,
    LocalizedOption,
    plain_option,
)
from regelwerk.terminal.screen import Screen

WIDTH: Final = 30
"""Columns of the curve's bars."""


@click.command("review", cls=LocalizedCommand, help="help-review")
@click.argument("path", metavar="FILE")
@seat_option
@game_option
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json"]),
    default="text",
    cls=LocalizedOption,
    help="help-review-format",
)
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), default=0, cls=LocalizedOption, help="help-review-seed")
@plain_option
def review(path: str, seat: int | None, number: int | None, form: str, seed: int, plain: bool) -> None:
    """Review a recorded game."""
    screen = Screen(True if plain else None)
    replay = load_game(path, number)
    reader = 0 if seat is None else seat - 1
    data = reviewed(replay, path, reader, seed, screen)
    if form == "json":
        click.echo(json.dumps(data, ensure_ascii=False, indent=2))
        return
    show(screen, data, path)


def reviewed(replay: Replay, path: str, reader: int, seed: int, screen: Screen) -> dict[str, Any]:
    """The review as plain data, or a Failure that says why there is none."""
    try:
        with progress(screen) as report:
            found = review_replay(replay, reader, seed, report)
    except ReplayFormatError as error:
        raise CommandError(translate("replay-bad", name=path, why=translated(str(error)))) from None
    except ValueError:
        seats = len(replay.setup().get("teams", ())) or 2
        raise CommandError(translate("replay-no-seat", seats=seats)) from None
    names = [translate("player-number", number=number + 1) for number in range(found.game.state.seats)]
    return review_data(found, translate.lang, names)


def show(screen: Screen, data: dict[str, Any], path: str) -> None:
    """A review as text: the curve turn by turn, then the moments."""
    screen.rule(translate("review-title", name=path))
    if not data["curve"]:
        screen.line(translate("review-empty"))
        return
    marks = {moment["step"]: number for number, moment in enumerate(data["moments"], 1)}
    screen.line(translate("review-curve", seat=data["seat"] + 1))
    labels = [point["label"] for point in data["curve"]]
    wide = max(len(label) for label in labels)
    for point, label in zip(data["curve"], labels):
        full = round(WIDTH * point["chance"])
        percent = f"{round(100 * point['chance']):>3} % ±{round(196 * point['error']):<3}"
        mark = f" ({marks[point['step']]})" if point["step"] in marks else ""
        bar = [("#" * full, "accent"), ("-" * (WIDTH - full), "quiet")]
        screen.line([(f"  {label:<{wide}}  ", ""), (percent + " ", "number"), *bar, (mark, "name")])
    if data["result"]:
        screen.line(data["result"])
    for number, moment in enumerate(data["moments"], 1):
        show_moment(screen, moment, number, data["seat"], path)


def show_moment(screen: Screen, moment: dict[str, Any], number: int, seat: int, path: str) -> None:
    """One moment: what changed, what happened, what would have been better, how to play on from there."""
    screen.line()
    title = translate(
        "review-moment",
        number=number,
        turn=moment["label"],
        before=round(100 * moment["before"]),
        after=round(100 * moment["after"]),
    )
    screen.line([(title, "heading")])
    for line in moment["log"]:
        screen.line([("  " + line, "quiet")], 4)
    screen.line("  " + moment["text"], 2)
    better = moment["better"]
    step = moment["step"] if better is None else better["step"]
    who = seat if better is None else better["seat"]
    screen.line([("  " + translate("review-resume", name=path, step=step, seat=who + 1), "quiet")], 4)
