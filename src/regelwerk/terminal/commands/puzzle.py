"""`regelwerk puzzle`: the puzzles that there are, solving one, proving them, finding new ones."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import click

from regelwerk import game_registry, players, puzzles
from regelwerk.kernel.scene.source_text import SceneFormatError
from regelwerk.puzzles import Puzzle
from regelwerk.puzzles.library import ENDING
from regelwerk.puzzles.prover import SURVIVE, WIN
from regelwerk.terminal.commands.play import play_session
from regelwerk.terminal.error_translation import translated
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.line_input import LineInput
from regelwerk.terminal.localized_click import (
    EXIT_FAILED,
    CommandError,
    GameNameType,
    LocalizedCommand,
    LocalizedGroup,
    LocalizedOption,
    os_error,
    plain_option,
)
from regelwerk.terminal.puzzle_session import PuzzleSession
from regelwerk.terminal.screen import Screen


def from_file(path: str) -> Puzzle:
    """A puzzle from a file, or a Failure with every mistake in it."""
    try:
        return puzzles.from_file(path)
    except OSError as error:
        raise CommandError(translate("error", message=os_error(error))) from None
    except SceneFormatError as error:
        raise CommandError(translated(str(error)) if error.problems else translate("file-no-text", name=path)) from None


@click.command("list", cls=LocalizedCommand, help="help-puzzle-list")
@click.argument("game", type=GameNameType(), required=False)
@plain_option
def listing(game: str | None, plain: bool) -> None:
    """The puzzles that come with the package."""
    screen = Screen(True if plain else None)
    for name in [game] if game else game_registry.names():
        found = puzzles.shipped(name)
        screen.rule(game_registry.package(name).title(translate.lang))
        if not found:
            screen.line(translate("puzzle-none"))
        for puzzle in found:
            task = translate(f"puzzle-task-{puzzle.task}", name=solver_of(puzzle))
            screen.line(
                [(puzzle.name, "name"), (f"  {translate('puzzle-depth', depth=puzzle.depth)}  ", "number"), (task, "")]
            )


def solver_of(puzzle: Puzzle) -> str:
    """The name of the player who has the task."""
    return puzzle.scene.seats[puzzle.solver]


@click.command("play", cls=LocalizedCommand, help="help-puzzle-play")
@click.argument("which", metavar="[GAME|NAME|FILE]", required=False)
@click.option("--today", is_flag=True, cls=LocalizedOption, help="help-puzzle-today")
@click.option("--file", "path", metavar="FILE", cls=LocalizedOption, help="help-puzzle-file")
@plain_option
def play(which: str | None, today: bool, path: str | None, plain: bool) -> None:
    """Solve a puzzle."""
    screen = Screen(True if plain else None)
    puzzle = from_file(path) if path is not None else chosen(which or "")
    session = PuzzleSession(puzzle, screen, LineInput())
    screen.rule(f"{game_registry.package(puzzle.game).title(translate.lang)}: {puzzle.name}")
    play_session(session)


def chosen(which: str) -> Puzzle:
    """A puzzle by its name or from a file, or the puzzle of the day of a game or of all; a Failure if there is none."""
    if which.endswith(ENDING):
        return from_file(which)
    try:
        if "/" in which:
            return puzzles.by_name(which)
        game = game_registry.ALIASES.get(which.casefold(), which.casefold())
        return puzzles.of_the_day(date.today(), game)
    except puzzles.UnknownPuzzleError:
        raise CommandError(translate("puzzle-unknown", name=which)) from None


@click.command("check", cls=LocalizedCommand, help="help-puzzle-check")
@click.argument("paths", metavar="[FILE...]", nargs=-1)
@click.option("--quick", is_flag=True, cls=LocalizedOption, help="help-puzzle-quick")
def check(paths: tuple[str, ...], quick: bool) -> int:
    """Prove puzzles anew."""
    given = [from_file(path) for path in paths] if paths else list(puzzles.shipped())
    right = 0
    for puzzle in given:
        found = puzzles.faults(puzzle, not quick)
        right += not found
        said = ", ".join(translate(f"puzzle-fault-{fault}") for fault in found) or translate("puzzle-fine")
        click.echo(f"{puzzle.name}: {said}")
    click.echo(translate("puzzle-count", right=right, count=len(given)))
    return 0 if right == len(given) else EXIT_FAILED


@click.command("find", cls=LocalizedCommand, help="help-puzzle-find")
@click.argument("game", type=GameNameType())
@click.option("--games", type=click.IntRange(1, 1_000_000), default=10, cls=LocalizedOption, help="help-puzzle-games")
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), default=0, cls=LocalizedOption, help="help-puzzle-seed")
@click.option("--survive", is_flag=True, cls=LocalizedOption, help="help-puzzle-survive")
@click.option(
    "--player", type=click.Choice(players.NAMES), default="greedy", cls=LocalizedOption, help="help-puzzle-player"
)
@click.option("--out", metavar="FOLDER", cls=LocalizedOption, help="help-puzzle-out")
def find(game: str, games: int, seed: int, survive: bool, player: str, out: str | None) -> None:
    """Find puzzles in games between computer players."""
    count = 0
    for found in puzzles.find(game, games, seed, SURVIVE if survive else WIN, player):
        count += 1
        if out is None:
            click.echo(found.text)
            continue
        try:
            Path(out).mkdir(parents=True, exist_ok=True)
            (Path(out) / f"{seed}-{count}.scene").write_text(found.text, encoding="utf-8")
        except OSError as error:
            raise CommandError(translate("error", message=os_error(error))) from None
    click.echo(translate("puzzle-found", count=count, games=games), err=True)


puzzle = LocalizedGroup("puzzle", help="help-puzzle", no_args_is_help=True, commands=[listing, play, check, find])
"""The group of these commands."""
