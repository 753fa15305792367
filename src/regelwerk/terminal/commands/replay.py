"""`regelwerk replay`: show, verify and go on with recorded games."""

from __future__ import annotations

from typing import Any

import click

from regelwerk import BadReplay, Replay, catalogue
from regelwerk.kernel.game import Game
from regelwerk.terminal.clicking import FAILED, Command, Failure, Group, Said, lang_option, os_error, plain_option
from regelwerk.terminal.commands.play import sit_down, some_seed
from regelwerk.terminal.commands.seating import USUAL, WHO, for_each, seat_people
from regelwerk.terminal.messages import say
from regelwerk.terminal.screen import Screen, printable
from regelwerk.terminal.session import Session
from regelwerk.terminal.translating import translated
from regelwerk.terminal.typing_in import Typing

seat_option = click.option("--seat", type=click.IntRange(1), cls=Said, help="help-replay-seat")
at_option = click.option("--at", type=click.IntRange(0), cls=Said, help="help-replay-at")


def load(path: str) -> Replay:
    """A replay from a file, or a Failure that says what is wrong with it."""
    try:
        return Replay.load(path)
    except BadReplay as error:
        if isinstance(error.__context__, OSError):
            raise Failure(say("error", message=os_error(error.__context__))) from None
        if isinstance(error.__context__, UnicodeDecodeError):
            raise Failure(say("file-no-text", name=path)) from None
        raise Failure(say("replay-bad", name=path, why=translated(str(error)))) from None


def resumed(replay: Replay, path: str, at: int | None) -> Game:
    """The game after so many steps, or a Failure."""
    steps = len(replay.entries)
    if at is not None and at > steps:
        raise Failure(say("replay-short", name=path, steps=steps))
    try:
        return replay.resume(at)
    except (BadReplay, ValueError) as error:
        raise Failure(say("replay-bad", name=path, why=translated(str(error)))) from None


@click.command("verify", cls=Command, help="help-replay-verify")
@click.argument("paths", metavar="FILE...", nargs=-1, required=True)
def verify(paths: tuple[str, ...]) -> int:
    """Play replays again and compare."""
    status = 0
    for path in paths:
        try:
            verdict = load(path).verify()
        except Failure as failure:
            click.echo(printable(failure.message))
            status = FAILED
            continue
        key = verdict.outcome.lower()
        expected, found = translated(verdict.expected), translated(verdict.found)
        said = say(f"verdict-{key}", name=path, step=str(verdict.step), expected=expected, found=found)
        click.echo(printable(said))
        for why in verdict.why:
            click.echo(printable(f"  - {translated(why)}"))
        if key == "diverged":
            status = FAILED
    return status


@click.command("show", cls=Command, help="help-replay-show")
@click.argument("path", metavar="FILE")
@seat_option
@at_option
@click.option("--full", is_flag=True, cls=Said, help="help-replay-full")
@plain_option
def show(path: str, seat: int | None, at: int | None, full: bool, plain: bool) -> None:
    """Tell a recorded game."""
    screen = Screen(True if plain else None)
    replay = load(path)
    game = resumed(replay, path, at)
    seats = game.state.seats
    if seat is not None and seat > seats:
        raise Failure(say("replay-no-seat", seats=seats))
    reader = -1 if seat is None else seat - 1
    names = [say("player-number", number=number + 1) for number in range(seats)]
    package = catalogue.package(game.rules.name)
    table = package.table(game, reader, say.lang, names, screen.width)
    screen.rule(package.title(say.lang, game.rules.edition))
    describe(screen, replay, names, path)
    screen.line()
    screen.lines(table.log(game.journal) if full else table.news(game.journal), 4)
    screen.line()
    screen.lines(table.board(), 2)
    screen.lines(table.question() if game.decision is not None else table.ending(), 2)


def describe(screen: Screen, replay: Replay, names: list[str], path: str) -> None:
    """Who played what, with which seed, and how it ended."""
    header: dict[str, Any] = replay.header
    decks = header.get("decks")
    if isinstance(decks, list):
        for name, deck in zip(names, decks):
            if isinstance(deck, dict):
                screen.line(f"{name}: {deck.get('name', '?')}")
    ended = say("replay-over") if replay.result is not None else say("replay-open")
    about = say("replay-about", steps=len(replay.entries), seed=str(header.get("seed", "?")))
    screen.line([(f"{path}: {about} {ended}", "quiet")])


@click.command("resume", cls=Command, help="help-replay-resume")
@click.argument("path", metavar="FILE")
@at_option
@seat_option
@click.option("--opponent", "opponents", multiple=True, type=click.Choice(WHO), cls=Said, help="help-resume-opponent")
@click.option("--name", "names", multiple=True, metavar="NAME", cls=Said, help="help-play-name")
@plain_option
def resume(
    path: str, at: int | None, seat: int | None, opponents: tuple[str, ...], names: tuple[str, ...], plain: bool
) -> None:
    """Go on with a recorded game."""
    screen = Screen(True if plain else None)
    game = resumed(load(path), path, at)
    if seat is not None and seat > game.state.seats:
        raise Failure(say("replay-no-seat", seats=game.state.seats))
    others = for_each(opponents, game.state.seats - 1, USUAL, "play-opponents")
    sitters = seat_people(others, names, some_seed(), 0 if seat is None else seat - 1)
    screen.rule(catalogue.package(game.rules.name).title(say.lang, game.rules.edition))
    session = Session(game, sitters, screen, Typing())
    session.fresh = False
    for sitter in session.sitters:
        sitter.seen = max(len(game.journal) - RECENT, 0)
    sit_down(session)


RECENT = 12
"""So many events of the past are told to whoever sits down again."""

replay = Group(
    "replay", help="help-replay", no_args_is_help=True, params=[lang_option()], commands=[show, verify, resume]
)
"""The group of these commands."""
for command in (show, verify, resume):
    command.params.append(lang_option())
