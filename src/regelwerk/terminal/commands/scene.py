"""`regelwerk scene`: run scenes, and open one to play on from."""

from __future__ import annotations

from pathlib import Path

import click

from regelwerk import game_registry
from regelwerk.kernel.chance import DictationError
from regelwerk.kernel.persistence.replay import open_game
from regelwerk.kernel.scene import parser as kernel
from regelwerk.kernel.scene.positions import own_definitions, undictate
from regelwerk.kernel.scene.scene import Scene, SceneGame, SceneOutcome
from regelwerk.kernel.scene.source_text import SceneFormatError
from regelwerk.terminal.commands.play import play_session, random_short_seed
from regelwerk.terminal.commands.seating import WHO, make_seat_players
from regelwerk.terminal.error_translation import translated
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.line_input import LineInput
from regelwerk.terminal.localized_click import (
    EXIT_FAILED,
    CommandError,
    LocalizedCommand,
    LocalizedGroup,
    LocalizedOption,
    plain_option,
)
from regelwerk.terminal.screen import Screen, strip_control
from regelwerk.terminal.terminal_session import SeatPlayer, TerminalSession

ENDING = ".scene"


def find_scene_game(name: str) -> SceneGame | None:
    """The scenes of the game of that name, without a name of the first game; None if it is unknown."""
    try:
        return game_registry.package(name or game_registry.FIRST).scenes
    except game_registry.UnknownGameError:
        return None


def read_scene(path: Path) -> Scene:
    """A scene from a file. Raises SceneFormatError, or a Failure for what is no text."""
    try:
        return kernel.read(path.read_text(encoding="utf-8-sig"), str(path), find_scene_game)
    except UnicodeDecodeError:
        raise CommandError(translate("file-no-text", name=str(path))) from None


def files(paths: tuple[str, ...]) -> list[Path]:
    """The scenes that the paths name: files, and all of a folder."""
    found: list[Path] = []
    for name in paths:
        path = Path(name)
        if path.is_dir():
            found += sorted(path.rglob(f"*{ENDING}"))
        elif path.exists():
            found.append(path)
        else:
            raise CommandError(translate("error", message=translate("file-missing", name=name)))
    if not found:
        raise CommandError(translate("scene-none", name=", ".join(paths)))
    return found


@click.command("run", cls=LocalizedCommand, help="help-scene-run")
@click.argument("paths", metavar="FILE|FOLDER...", nargs=-1, required=True)
@click.option("--quiet", "-q", is_flag=True, cls=LocalizedOption, help="help-scene-quiet")
def run(paths: tuple[str, ...], quiet: bool) -> int:
    """Run scenes."""
    passed = 0
    found = files(paths)
    for path in found:
        try:
            outcome = read_scene(path).run()
        except (SceneFormatError, CommandError) as error:
            click.echo(f"{translate('scene-fail')}  {path}")
            for line in translated(str(error)).splitlines():
                click.echo(strip_control(f"  {line}"))
            continue
        passed += outcome.has_passed
        if not (quiet and outcome.has_passed):
            tell(path, outcome)
    click.echo(translate("scene-count", passed=passed, count=len(found)))
    return 0 if passed == len(found) else EXIT_FAILED


def tell(path: Path, outcome: SceneOutcome) -> None:
    """Pass, or every difference with its line."""
    verdict = translate("scene-pass" if outcome.has_passed else "scene-fail")
    click.echo(f"{verdict}  {path}: {strip_control(outcome.scene.title)}")
    for fault in outcome.faults:
        message = translated(fault.message).replace("\n", "\n        ")
        click.echo(strip_control(f"  {path}:{fault.line}: {message}"))


@click.command("show", cls=LocalizedCommand, help="help-scene-show")
@click.argument("path", metavar="FILE")
@click.option("--opponent", type=click.Choice(WHO), default="human", cls=LocalizedOption, help="help-scene-opponent")
@plain_option
def show(path: str, opponent: str, plain: bool) -> None:
    """Open a scene's position and play on."""
    screen = Screen(True if plain else None)
    try:
        scene = read_scene(Path(path))
        begun = scene.start()
    except SceneFormatError as error:
        raise CommandError(translated(str(error))) from None
    game = open_game(begun.ruleset, begun.state, **own_definitions(begun))
    undictate(game)
    names = scene.seats
    if opponent == "human":
        sitters = [SeatPlayer(name) for name in names]
    else:
        sitters = make_seat_players([opponent] * (len(names) - 1), names, random_short_seed())
    screen.rule(scene.title)
    screen.line([(game_registry.package(game.ruleset.name).title(translate.lang, game.ruleset.edition), "quiet")])
    session = TerminalSession(game, sitters, screen, LineInput())
    session.show_hints = False
    session.is_open_table = True
    try:
        play_session(session)
    except DictationError as error:
        raise CommandError(translate("error", message=str(error))) from None


scene = LocalizedGroup("scene", help="help-scene", no_args_is_help=True, commands=[run, show])
"""The group of these commands."""
