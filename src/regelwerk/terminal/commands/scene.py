"""`regelwerk scene`: run scenes, and open one to play on from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from regelwerk import catalogue
from regelwerk.kernel import scene_reading as kernel
from regelwerk.kernel.chance import Dictation
from regelwerk.kernel.game import Game
from regelwerk.kernel.replay import open_game
from regelwerk.kernel.scene import Outcome, Room, Scene
from regelwerk.kernel.scene_text import BadScene
from regelwerk.kernel.words import write
from regelwerk.terminal.clicking import FAILED, Command, Failure, Group, Said, lang_option, plain_option
from regelwerk.terminal.commands.play import sit_down, some_seed
from regelwerk.terminal.commands.seating import WHO, seat_people
from regelwerk.terminal.messages import say
from regelwerk.terminal.screen import Screen, printable
from regelwerk.terminal.session import Session, Sitter
from regelwerk.terminal.translating import translated
from regelwerk.terminal.typing_in import Typing

ENDING = ".scene"


def find_room(name: str) -> Room | None:
    """The room for scenes of the game of that name; without a name the first game's."""
    try:
        return catalogue.package(name or catalogue.FIRST).scenes
    except catalogue.UnknownGame:
        return None


def read_scene(path: Path) -> Scene:
    """A scene from a file. Raises BadScene, or a Failure for what is no text."""
    try:
        return kernel.read(path.read_text(encoding="utf-8-sig"), str(path), find_room)
    except UnicodeDecodeError:
        raise Failure(say("file-no-text", name=str(path))) from None


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
            raise Failure(say("error", message=say("file-missing", name=name)))
    if not found:
        raise Failure(say("scene-none", name=", ".join(paths)))
    return found


@click.command("run", cls=Command, help="help-scene-run")
@click.argument("paths", metavar="FILE|FOLDER...", nargs=-1, required=True)
@click.option("--quiet", "-q", is_flag=True, cls=Said, help="help-scene-quiet")
def run(paths: tuple[str, ...], quiet: bool) -> int:
    """Run scenes."""
    passed = 0
    found = files(paths)
    for path in found:
        try:
            outcome = read_scene(path).run()
        except (BadScene, Failure) as error:
            click.echo(f"{say('scene-fail')}  {path}")
            for line in translated(str(error)).splitlines():
                click.echo(printable(f"  {line}"))
            continue
        passed += outcome.ok
        if not (quiet and outcome.ok):
            tell(path, outcome)
    click.echo(say("scene-count", passed=passed, count=len(found)))
    return 0 if passed == len(found) else FAILED


def tell(path: Path, outcome: Outcome) -> None:
    """Pass, or every difference with its line."""
    click.echo(f"{say('scene-pass' if outcome.ok else 'scene-fail')}  {path}: {printable(outcome.scene.title)}")
    for fault in outcome.faults:
        message = translated(fault.message).replace("\n", "\n        ")
        click.echo(printable(f"  {path}:{fault.line}: {message}"))


def own_cards(begun: Game) -> dict[str, list[str]]:
    """A scene's own cards as a setup holds them, so that what is played on can be saved; nothing where that fails."""
    defs = begun.state.defs
    by_code: dict[str, Any] = getattr(defs, "by_code", {})
    try:
        own = [write(card.word) for code, card in by_code.items() if code.startswith("own/")]
        known = begun.rules.defs({"own": own}).digest == defs.digest
    except (AttributeError, KeyError, TypeError, ValueError):
        return {}
    return {"own": own} if known and own else {}


@click.command("show", cls=Command, help="help-scene-show")
@click.argument("path", metavar="FILE")
@click.option("--opponent", type=click.Choice(WHO), default="human", cls=Said, help="help-scene-opponent")
@plain_option
def show(path: str, opponent: str, plain: bool) -> None:
    """Open a scene's position and play on."""
    screen = Screen(True if plain else None)
    try:
        scene = read_scene(Path(path))
        begun = scene.start()
    except BadScene as error:
        raise Failure(translated(str(error))) from None
    # What the script would dictate belongs to the script; whoever plays on gets chance.
    game = open_game(begun.rules, begun.state, **own_cards(begun))
    game.state.chance.dictated = []
    game.state.chance.dictating = False
    names = scene.seats
    if opponent == "human":
        sitters = [Sitter(name) for name in names]
    else:
        sitters = seat_people([opponent] * (len(names) - 1), names, some_seed())
    screen.rule(scene.title)
    screen.line([(catalogue.package(game.rules.name).title(say.lang, game.rules.edition), "quiet")])
    session = Session(game, sitters, screen, Typing())
    session.fresh = False
    session.open = True
    try:
        sit_down(session)
    except Dictation as error:
        raise Failure(say("error", message=str(error))) from None


scene = Group("scene", help="help-scene", no_args_is_help=True, params=[lang_option()], commands=[run, show])
"""The group of these commands."""
for command in (run, show):
    command.params.append(lang_option())
