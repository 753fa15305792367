"""`regelwerk replay`: show, verify and go on with recorded games."""

from __future__ import annotations

from typing import Any

import click

from regelwerk import Replay, ReplayFormatError, game_registry
from regelwerk.kernel.game import Game
from regelwerk.terminal.commands.play import play_session, random_short_seed
from regelwerk.terminal.commands.seating import USUAL, WHO, make_seat_players, per_seat
from regelwerk.terminal.error_translation import translated
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.line_input import LineInput
from regelwerk.terminal.localized_click import (
    EXIT_FAILED,
    CommandError,
    LocalizedCommand,
    LocalizedGroup,
    LocalizedOption,
    lang_option,
    os_error,
    plain_option,
)
from regelwerk.terminal.screen import Screen, strip_control
from regelwerk.terminal.terminal_session import TerminalSession

seat_option = click.option("--seat", type=click.IntRange(1), cls=LocalizedOption, help="help-replay-seat")
at_option = click.option("--at", type=click.IntRange(0), cls=LocalizedOption, help="help-replay-at")


def load(path: str) -> Replay:
    """A replay from a file, or a Failure that says what is wrong with it."""
    try:
        return Replay.load(path)
    except ReplayFormatError as error:
        if isinstance(error.__context__, OSError):
            raise CommandError(translate("error", message=os_error(error.__context__))) from None
        if isinstance(error.__context__, UnicodeDecodeError):
            raise CommandError(translate("file-no-text", name=path)) from None
        raise CommandError(translate("replay-bad", name=path, why=translated(str(error)))) from None


def resumed(replay: Replay, path: str, at: int | None) -> Game:
    """The game after so many steps, or a Failure."""
    steps = len(replay.entries)
    if at is not None and at > steps:
        raise CommandError(translate("replay-short", name=path, steps=steps))
    try:
        return replay.resume(at)
    except (ReplayFormatError, ValueError) as error:
        raise CommandError(translate("replay-bad", name=path, why=translated(str(error)))) from None


@click.command("verify", cls=LocalizedCommand, help="help-replay-verify")
@click.argument("paths", metavar="FILE...", nargs=-1, required=True)
def verify(paths: tuple[str, ...]) -> int:
    """Play replays again and compare."""
    status = 0
    for path in paths:
        try:
            verdict = load(path).verify()
        except CommandError as failure:
            click.echo(strip_control(failure.message))
            status = EXIT_FAILED
            continue
        key = verdict.outcome.lower()
        expected, found = translated(verdict.expected), translated(verdict.found)
        text = translate(f"verdict-{key}", name=path, step=str(verdict.step), expected=expected, found=found)
        click.echo(strip_control(text))
        for why in verdict.why:
            click.echo(strip_control(f"  - {translated(why)}"))
        if key == "diverged":
            status = EXIT_FAILED
    return status


@click.command("show", cls=LocalizedCommand, help="help-replay-show")
@click.argument("path", metavar="FILE")
@seat_option
@at_option
@click.option("--full", is_flag=True, cls=LocalizedOption, help="help-replay-full")
@plain_option
def show(path: str, seat: int | None, at: int | None, full: bool, plain: bool) -> None:
    """Tell a recorded game."""
    screen = Screen(True if plain else None)
    replay = load(path)
    game = resumed(replay, path, at)
    seats = game.state.seats
    if seat is not None and seat > seats:
        raise CommandError(translate("replay-no-seat", seats=seats))
    reader = -1 if seat is None else seat - 1
    names = [translate("player-number", number=number + 1) for number in range(seats)]
    package = game_registry.package(game.ruleset.name)
    presenter = package.presenter(game, reader, translate.lang, names, screen.width)
    screen.rule(package.title(translate.lang, game.ruleset.edition))
    describe(screen, replay, names, path)
    screen.line()
    screen.lines(presenter.log_lines(game.event_log) if full else presenter.summary_lines(game.event_log), 4)
    screen.line()
    screen.lines(presenter.board_lines(), 2)
    screen.lines(presenter.question_lines() if game.decision is not None else presenter.result_lines(), 2)


def describe(screen: Screen, replay: Replay, names: list[str], path: str) -> None:
    """Who played what, with which seed, and how it ended."""
    header: dict[str, Any] = replay.header
    decks = header.get("decks")
    if isinstance(decks, list):
        for name, deck in zip(names, decks):
            if isinstance(deck, dict):
                screen.line(f"{name}: {deck.get('name', '?')}")
    ended = translate("replay-over") if replay.result is not None else translate("replay-open")
    about = translate("replay-about", steps=len(replay.entries), seed=str(header.get("seed", "?")))
    screen.line([(f"{path}: {about} {ended}", "quiet")])


@click.command("resume", cls=LocalizedCommand, help="help-replay-resume")
@click.argument("path", metavar="FILE")
@at_option
@seat_option
@click.option(
    "--opponent", "opponents", multiple=True, type=click.Choice(WHO), cls=LocalizedOption, help="help-resume-opponent"
)
@click.option("--name", "names", multiple=True, metavar="NAME", cls=LocalizedOption, help="help-play-name")
@plain_option
def resume(
    path: str, at: int | None, seat: int | None, opponents: tuple[str, ...], names: tuple[str, ...], plain: bool
) -> None:
    """Go on with a recorded game."""
    screen = Screen(True if plain else None)
    game = resumed(load(path), path, at)
    if seat is not None and seat > game.state.seats:
        raise CommandError(translate("replay-no-seat", seats=game.state.seats))
    others = per_seat(opponents, game.state.seats - 1, USUAL, "play-opponents")
    sitters = make_seat_players(others, names, random_short_seed(), 0 if seat is None else seat - 1)
    screen.rule(game_registry.package(game.ruleset.name).title(translate.lang, game.ruleset.edition))
    session = TerminalSession(game, sitters, screen, LineInput())
    session.show_hints = False
    for sitter in session.sitters:
        sitter.events_shown = max(len(game.event_log) - RECENT, 0)
    play_session(session)


RECENT = 12
"""Number of past events shown when a game is resumed."""

replay = LocalizedGroup(
    "replay", help="help-replay", no_args_is_help=True, params=[lang_option()], commands=[show, verify, resume]
)
"""The group of these commands."""
for command in (show, verify, resume):
    command.params.append(lang_option())
