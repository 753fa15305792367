"""`regelwerk replay`: show, verify and go on with recorded games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from regelwerk import MatchRecord, Replay, ReplayFormatError, game_registry
from regelwerk.kernel.game import Game
from regelwerk.kernel.match import Match
from regelwerk.kernel.persistence.match_record import MatchVerdict, is_match
from regelwerk.kernel.persistence.replay import DIVERGED, ReplayVerdict
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
    os_error,
    plain_option,
)
from regelwerk.terminal.match_session import MatchSession
from regelwerk.terminal.screen import Screen, strip_control
from regelwerk.terminal.terminal_session import SeatPlayer, TerminalSession

seat_option = click.option("--seat", type=click.IntRange(1), cls=LocalizedOption, help="help-replay-seat")
game_option = click.option("--game", "number", type=click.IntRange(1), cls=LocalizedOption, help="help-replay-game")
at_option = click.option("--at", type=click.IntRange(0), cls=LocalizedOption, help="help-replay-at")


def load(path: str) -> Replay | MatchRecord:
    """The replay of a game or the record of a match from a file, or a Failure that says what is wrong with it."""
    try:
        return MatchRecord.load(path) if holds_match(path) else Replay.load(path)
    except ReplayFormatError as error:
        if isinstance(error.__context__, OSError):
            raise CommandError(translate("error", message=os_error(error.__context__))) from None
        if isinstance(error.__context__, UnicodeDecodeError):
            raise CommandError(translate("file-no-text", name=path)) from None
        raise CommandError(translate("replay-bad", name=path, why=translated(str(error)))) from None


def holds_match(path: str) -> bool:
    """Whether a file can be read and begins like the record of a match."""
    try:
        with Path(path).open(encoding="utf-8-sig") as file:
            return is_match(file.readline())
    except (OSError, UnicodeDecodeError):
        return False


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
            record = load(path)
        except CommandError as failure:
            click.echo(strip_control(failure.message))
            status = EXIT_FAILED
            continue
        if isinstance(record, MatchRecord):
            outcome = tell_match_verdict(path, record.verify())
        else:
            outcome = tell_verdict(path, record.verify())
        if outcome == DIVERGED:
            status = EXIT_FAILED
    return status


def tell_verdict(name: str, verdict: ReplayVerdict) -> str:
    """What playing a game again has shown; its outcome."""
    expected, found = translated(verdict.expected), translated(verdict.found)
    key = f"verdict-{verdict.outcome.lower()}"
    text = translate(key, name=name, step=str(verdict.step), expected=expected, found=found)
    click.echo(strip_control(text))
    for why in verdict.why:
        click.echo(strip_control(f"  - {translated(why)}"))
    return verdict.outcome


def tell_match_verdict(path: str, verdict: MatchVerdict) -> str:
    """What playing a match again has shown: as a whole, and of each game; its outcome."""
    key = f"match-verdict-{verdict.outcome.lower()}"
    click.echo(strip_control(translate(key, name=path, games=len(verdict.games))))
    for why in verdict.why:
        click.echo(strip_control(f"  - {translated(why)}"))
    for number, one in enumerate(verdict.games, 1):
        tell_verdict("  " + translate("game-number", number=number), one)
    return verdict.outcome


def one_game(record: Replay | MatchRecord, number: int | None, path: str) -> Replay | None:
    """The replay that is meant: of a match the game with that number, None if none is named. Raises CommandError."""
    if isinstance(record, Replay):
        if number not in (None, 1):
            raise CommandError(translate("match-no-game", name=path, games=1))
        return record
    if number is None:
        return None
    if number > len(record.replays):
        raise CommandError(translate("match-no-game", name=path, games=len(record.replays)))
    return record.replays[number - 1]


def load_game(path: str, number: int | None = None) -> Replay:
    """The replay of one game: the file's own, or that of a match with this number. Raises CommandError."""
    record = load(path)
    replay = one_game(record, number, path)
    if replay is None:
        assert isinstance(record, MatchRecord)
        raise CommandError(translate("match-which-game", name=path, games=len(record.replays)))
    return replay


@click.command("show", cls=LocalizedCommand, help="help-replay-show")
@click.argument("path", metavar="FILE")
@seat_option
@at_option
@game_option
@click.option("--full", is_flag=True, cls=LocalizedOption, help="help-replay-full")
@plain_option
def show(path: str, seat: int | None, at: int | None, number: int | None, full: bool, plain: bool) -> None:
    """Tell a recorded game; of a match how it went, or one of its games."""
    screen = Screen(True if plain else None)
    record = load(path)
    replay = one_game(record, number, path)
    if replay is None:
        assert isinstance(record, MatchRecord)
        describe_match(screen, record, path)
        return
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


def describe_match(screen: Screen, record: MatchRecord, path: str) -> None:
    """Who played what, how each game ended, and what was exchanged behind it."""
    match = resumed_match(record, path)
    package = game_registry.package(match.ruleset.name)
    screen.rule(package.title(translate.lang, match.ruleset.edition))
    names = [translate("player-number", number=number + 1) for number in range(len(match.teams))]
    for name, deck in zip(names, match.setup["decks"]):
        screen.line(f"{name}: {deck.get('name', '?')}")
    book = match.ruleset.book()
    for number, (game, exchanges) in enumerate(zip(match.games, match.exchanges), 1):
        head = translate("game-number", number=number)
        if game.result is None:
            screen.line(f"{head}: {translate('replay-open')}")
            continue
        won = " & ".join(names[seat] for seat in game.result.winners)
        told = translate("game-won", name=won) if won else translate("game-drawn")
        screen.line(f"{head}: {told} [{book.entry(game.result.rule.number).title(translate.lang)}]")
        for seat, exchange in sorted(exchanges.items()):
            pairs = [
                translate(
                    "exchange-swapped",
                    out=package.card_name(match.setup, out, translate.lang),
                    into=package.card_name(match.setup, into, translate.lang),
                )
                for out, into in zip(exchange.out, exchange.into)
            ]
            screen.line([(f"  {names[seat]}: {', '.join(pairs)}", "quiet")], 4)
    score = ":".join(str(match.score.wins(team)) for team in (0, 1))
    ended = translate("replay-over") if match.result is not None else translate("replay-open")
    screen.line([(f"{path}: {translate('match-about', length=match.length, score=score)} {ended}", "quiet")])


def resumed_match(record: MatchRecord, path: str) -> Match:
    """The match as its record leaves it, or a Failure."""
    try:
        return record.resume()
    except ReplayFormatError as error:
        raise CommandError(translate("replay-bad", name=path, why=translated(str(error)))) from None


@click.command("resume", cls=LocalizedCommand, help="help-replay-resume")
@click.argument("path", metavar="FILE")
@at_option
@seat_option
@game_option
@click.option(
    "--opponent", "opponents", multiple=True, type=click.Choice(WHO), cls=LocalizedOption, help="help-resume-opponent"
)
@click.option("--name", "names", multiple=True, metavar="NAME", cls=LocalizedOption, help="help-play-name")
@plain_option
def resume(
    path: str,
    at: int | None,
    seat: int | None,
    number: int | None,
    opponents: tuple[str, ...],
    names: tuple[str, ...],
    plain: bool,
) -> None:
    """Go on with a recorded game, with a match, or from within one of its games."""
    screen = Screen(True if plain else None)
    record = load(path)
    replay = one_game(record, number, path)
    if replay is None:
        assert isinstance(record, MatchRecord)
        if at is not None:
            raise CommandError(translate("match-at", name=path))
        match = resumed_match(record, path)
        sitters = seated(len(match.teams), seat, opponents, names)
        screen.rule(game_registry.package(match.ruleset.name).title(translate.lang, match.ruleset.edition))
        going_on = MatchSession(match, sitters, screen, LineInput())
        going_on.show_hints = False
        game = match.game
        going_on.seen_before = max(len(game.event_log) - RECENT, 0) if game is not None else 0
        going_on.tell_score()
        play_session(going_on)
        return
    game = resumed(replay, path, at)
    sitters = seated(game.state.seats, seat, opponents, names)
    screen.rule(game_registry.package(game.ruleset.name).title(translate.lang, game.ruleset.edition))
    session = TerminalSession(game, sitters, screen, LineInput())
    session.show_hints = False
    for sitter in session.sitters:
        sitter.events_shown = max(len(game.event_log) - RECENT, 0)
    play_session(session)


def seated(seats: int, seat: int | None, opponents: tuple[str, ...], names: tuple[str, ...]) -> list[SeatPlayer]:
    """Who plays on in each seat; the person in `seat`, from 1. Raises CommandError."""
    if seat is not None and seat > seats:
        raise CommandError(translate("replay-no-seat", seats=seats))
    others = per_seat(opponents, seats - 1, USUAL, "play-opponents")
    return make_seat_players(others, names, random_short_seed(), 0 if seat is None else seat - 1)


RECENT = 12
"""Number of past events shown when a game is resumed."""

replay = LocalizedGroup("replay", help="help-replay", no_args_is_help=True, commands=[show, verify, resume])
"""The group of these commands."""
