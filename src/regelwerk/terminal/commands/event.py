"""`regelwerk event`: tournaments of people and computers, each in a file that is complete."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

import click

from regelwerk import game_registry, players
from regelwerk.kernel.language.sentences import capitalize
from regelwerk.kernel.persistence.replay_format import ReplayFormatError
from regelwerk.terminal.commands.deck import legal_deck
from regelwerk.terminal.commands.event_playing import draft_at_keyboard, play_round
from regelwerk.terminal.commands.pack import game_of_set
from regelwerk.terminal.commands.play import MATCHES, random_short_seed
from regelwerk.terminal.commands.sealed import set_option
from regelwerk.terminal.error_translation import translated
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.line_input import EndOfInput, LineInput
from regelwerk.terminal.localized_click import (
    EXIT_FAILED,
    CommandError,
    LocalizedCommand,
    LocalizedGroup,
    LocalizedOption,
    edition_option,
    game_option,
    os_error,
    plain_option,
)
from regelwerk.terminal.pool_session import PoolSession, read_deck_file, show_pool
from regelwerk.terminal.screen import Screen, strip_control
from regelwerk.terminal.terminal_session import LeaveGame
from regelwerk.terminal.tournament_view import (
    explain,
    show_plan,
    show_round,
    show_standings,
    show_winners,
)
from regelwerk.tournaments import decks, record
from regelwerk.tournaments.plan import (
    CONSTRUCTED,
    DRAFT,
    FORMATS,
    LONGEST_ROUND,
    MOST,
    SWISS,
    SYSTEMS,
    Entrant,
    Plan,
    TournamentError,
    read_score,
    shown,
)
from regelwerk.tournaments.playing import QUICK, differing_results
from regelwerk.tournaments.tournament import Tournament

USUAL_SIZE: Final = 8
"""Players of a tournament if nobody says otherwise."""
T = TypeVar("T")


def load(path: str) -> Tournament:
    """A tournament from a file. Raises CommandError that says what is wrong with it."""
    try:
        return record.load(path)
    except ReplayFormatError as error:
        raise CommandError(translate("event-bad", name=path, why=translated(str(error)))) from None
    except OSError as error:
        raise CommandError(translate("error", message=os_error(error))) from None
    except UnicodeDecodeError:
        raise CommandError(translate("file-no-text", name=path)) from None


def save(tournament: Tournament, path: str) -> None:
    """Write it back. Raises CommandError."""
    try:
        record.write(tournament, path)
    except OSError as error:
        raise CommandError(translate("error", message=os_error(error))) from None


def attempt(work: Callable[[], T]) -> T:
    """Do something with a tournament. Raises CommandError in the reader's language for what cannot be done."""
    try:
        return work()
    except TournamentError as error:
        raise CommandError(capitalize(translated(str(error)))) from None


def of_names(text: str) -> list[str]:
    """Names that are separated by commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


@click.command("new", cls=LocalizedCommand, help="help-event-new")
@click.argument("path", metavar="FILE")
@click.option("--players", "count", type=click.IntRange(4, MOST), cls=LocalizedOption, help="help-event-players")
@click.option("--people", default="", metavar="A,B", cls=LocalizedOption, help="help-event-people")
@click.option("--computers", default="", metavar="A,B", cls=LocalizedOption, help="help-event-computers")
@click.option("--system", type=click.Choice(SYSTEMS), default=SWISS, cls=LocalizedOption, help="help-event-system")
@click.option(
    "--format", "format", type=click.Choice(FORMATS), default=CONSTRUCTED, cls=LocalizedOption, help="help-event-format"
)
@click.option("--match", "length", type=click.Choice(MATCHES), default="1", cls=LocalizedOption, help="help-play-match")
@click.option("--rounds", type=click.IntRange(0, MOST - 1), default=0, cls=LocalizedOption, help="help-event-rounds")
@click.option(
    "--minutes", type=click.IntRange(0, LONGEST_ROUND), default=0, cls=LocalizedOption, help="help-event-minutes"
)
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), cls=LocalizedOption, help="help-event-seed")
@edition_option
@set_option
@plain_option
@game_option
def new(
    path: str,
    count: int | None,
    people: str,
    computers: str,
    system: str,
    format: str,
    length: str,
    rounds: int,
    minutes: int,
    seed: int | None,
    edition: str,
    set_code: str,
    plain: bool,
    game: str | None,
) -> None:
    """A new tournament in a file; computers get their decks at once."""
    if Path(path).exists():
        raise CommandError(translate("draft-exists", name=path))
    chosen = random_short_seed() if seed is None else seed
    meant = game_of_set(game, set_code)
    plan = Plan(meant, system, format, int(length), rounds, minutes, chosen, edition, set_code.lower())
    names, kinds = of_names(people), of_names(computers)
    wrong = [kind for kind in kinds if kind not in players.ALL_NAMES]
    if wrong:
        raise CommandError(translate("sim-no-player", name=wrong[0], players=", ".join(players.ALL_NAMES)))
    size = count or max(USUAL_SIZE, len(names))
    if size < len(names):
        raise CommandError(translate("event-too-many", players=size, named=len(names)))
    entrants = [*map(Entrant, names), *computer_entrants(kinds, size - len(names))]
    tournament = attempt(lambda: Tournament(plan, entrants))
    attempt(lambda: decks.deal(tournament) if format != DRAFT or not names else decks.let_computers_pick(tournament))
    save(tournament, path)
    screen = Screen(True if plain else None)
    show_plan(screen, tournament)
    screen.line(translate("event-made", name=path))
    lacking = [one.name for one in tournament.entrants if not one.deck and not one.player]
    if lacking:
        key = "event-need-draft" if format == DRAFT else "event-need-decks"
        screen.line(translate(key, names=", ".join(lacking), file=path, game=plan.game), 2)


def computer_entrants(kinds: Sequence[str], count: int) -> list[Entrant]:
    """So many computers: those that are named in turn, else the quick opponents; of several each has a number."""
    wanted = kinds or [one.key for one in QUICK]
    found = []
    for number in range(count):
        key = wanted[number % len(wanted)]
        opponent = players.BY_KEY.get(key)
        turn = number // len(wanted) + 1
        if opponent is None or kinds:
            name = f"{opponent.name if opponent else translate('computer')} {number + 1}"
        else:
            name = opponent.name if turn == 1 else f"{opponent.name} {turn}"
        found.append(Entrant(name, key))
    return found


@click.command("show", cls=LocalizedCommand, help="help-event-show")
@click.argument("path", metavar="FILE")
@click.option("--round", "number", type=click.IntRange(1, 999), cls=LocalizedOption, help="help-event-round")
@click.option("--explain", "words", is_flag=True, cls=LocalizedOption, help="help-event-explain")
@plain_option
def show(path: str, number: int | None, words: bool, plain: bool) -> None:
    """Pairings and standings."""
    tournament, screen = load(path), Screen(True if plain else None)
    if number is not None and number > len(tournament.rounds):
        raise CommandError(translate("event-no-round", number=number, rounds=len(tournament.rounds)))
    show_plan(screen, tournament)
    if tournament.rounds:
        show_round(screen, tournament, number or 0)
    show_standings(screen, tournament)
    if words:
        screen.line()
        explain(screen, tournament)
    if tournament.is_over:
        show_winners(screen, tournament)


@click.command("play", cls=LocalizedCommand, help="help-event-play")
@click.argument("path", metavar="FILE")
@click.option("--computers", "alone", is_flag=True, cls=LocalizedOption, help="help-event-alone")
@click.option("--to-end", "to_end", is_flag=True, cls=LocalizedOption, help="help-event-to-end")
@plain_option
def play(path: str, alone: bool, to_end: bool, plain: bool) -> None:
    """Play the round that is on, or the next one."""
    tournament, screen, typing = load(path), Screen(True if plain else None), LineInput()
    show_plan(screen, tournament)
    try:
        while True:
            if not tournament.is_round_open:
                attempt(tournament.begin_round)
                save(tournament, path)
            attempt(lambda: play_round(tournament, screen, typing, alone, lambda: save(tournament, path)))
            if not to_end or tournament.is_round_open or tournament.is_over:
                break
    except LeaveGame:
        screen.line(translate("left"))
    except EndOfInput:
        screen.line(translate("input-ended"))
    show_standings(screen, tournament)
    if tournament.is_over:
        show_winners(screen, tournament)


@click.command("next", cls=LocalizedCommand, help="help-event-next")
@click.argument("path", metavar="FILE")
@plain_option
def next_round(path: str, plain: bool) -> None:
    """Pair the next round; nothing is played."""
    tournament = load(path)
    attempt(tournament.begin_round)
    save(tournament, path)
    show_round(Screen(True if plain else None), tournament)


@click.command("result", cls=LocalizedCommand, help="help-event-result")
@click.argument("path", metavar="FILE")
@click.argument("table", type=click.IntRange(1, MOST))
@click.argument("score")
@plain_option
def result(path: str, table: int, score: str, plain: bool) -> None:
    """How a match went that was played elsewhere."""
    tournament = load(path)
    attempt(lambda: tournament.report(table - 1, read_score(score)))
    save(tournament, path)
    show_round(Screen(True if plain else None), tournament)


@click.command("drop", cls=LocalizedCommand, help="help-event-drop")
@click.argument("path", metavar="FILE")
@click.argument("name")
def drop(path: str, name: str) -> None:
    """Somebody plays no further."""
    tournament = load(path)
    if tournament.is_over:
        raise CommandError(translate("event-over"))
    number = attempt(lambda: tournament.number_of(name))
    attempt(lambda: tournament.drop(number))
    save(tournament, path)
    click.echo(strip_control(translate("event-dropped", name=tournament.entrants[number].name)))


@click.command("deck", cls=LocalizedCommand, help="help-event-deck")
@click.argument("path", metavar="FILE")
@click.argument("name")
@click.argument("deck", required=False)
@plain_option
def deck(path: str, name: str, deck: str | None, plain: bool) -> None:
    """Say with which deck somebody plays; with cards of a pool it is built here."""
    tournament, screen = load(path), Screen(True if plain else None)
    number = attempt(lambda: tournament.number_of(name))
    plan = tournament.plan
    if plan.format == CONSTRUCTED:
        if deck is None:
            raise CommandError(translate("event-name-deck"))
        found = legal_deck(plan.game, deck, (), plan.edition)
        web = game_registry.package(plan.game).web
        keys = [ready["key"] for ready in web.ready_deck_list("en")]
        text = web.deck_text(deck) if deck in keys else Path(deck).read_text(encoding="utf-8-sig")
        misfit = decks.misfit(tournament, text)
        if misfit:
            raise CommandError(translated(misfit))
        attempt(lambda: tournament.set_deck(number, text, found.name))
    else:
        play, pool = decks.limited_play(tournament), attempt(lambda: decks.pool_of(tournament, number))
        if deck is not None:
            built = read_deck_file(play, deck, pool)
        else:
            show_pool(play, pool, screen)
            try:
                built = PoolSession(play, pool, screen, LineInput(), plan.format.title()).run()
            except (LeaveGame, EndOfInput):
                screen.line(translate("left"))
                return
        attempt(lambda: decks.keep_pool_deck(tournament, number, built))
    save(tournament, path)
    screen.line(translate("event-deck", name=tournament.entrants[number].name, deck=tournament.entrants[number].title))


@click.command("draft", cls=LocalizedCommand, help="help-event-draft")
@click.argument("path", metavar="FILE")
@plain_option
def draft(path: str, plain: bool) -> None:
    """Draft what people still have to pick; computers build their decks afterwards."""
    tournament, screen = load(path), Screen(True if plain else None)
    if tournament.plan.format != DRAFT or tournament.rounds:
        raise CommandError(translate("event-no-draft"))
    try:
        draft_at_keyboard(tournament, screen, LineInput(), lambda: save(tournament, path))
    except (LeaveGame, EndOfInput):
        screen.line(translate("left"))
        return
    attempt(lambda: decks.deal(tournament))
    save(tournament, path)
    people = [one.name for one in tournament.entrants if not one.deck]
    screen.line(translate("event-drafted"))
    if people:
        screen.line(translate("event-need-decks", names=", ".join(people), file=path, game=tournament.plan.game), 2)


@click.command("verify", cls=LocalizedCommand, help="help-event-verify")
@click.argument("paths", metavar="FILE...", nargs=-1, required=True)
@click.option("--games", is_flag=True, cls=LocalizedOption, help="help-event-games")
def verify(paths: tuple[str, ...], games: bool) -> int:
    """Check pairings, decks and, if asked, the matches between computers."""
    status = 0
    for path in paths:
        try:
            told, good = verified(path, games)
        except CommandError as failure:
            told, good = [failure.message], False
        for line in told:
            click.echo(strip_control(line))
        status = status if good else EXIT_FAILED
    return status


def verified(path: str, games: bool) -> tuple[list[str], bool]:
    """What there is to say about a file, and whether all is well. Raises CommandError."""
    tournament = load(path)
    wrong = attempt(lambda: decks.check_decks(tournament, translate.lang))
    for number, table, score in differing_results(tournament) if games else ():
        wrong.append(translate("event-differs", round=number, table=table, score=shown(score)))
    if wrong:
        return [f"{path}: {line}" for line in wrong], False
    key = "event-verified-over" if tournament.is_over else "event-verified"
    return [translate(key, name=path, rounds=len(tournament.rounds))], True


event = LocalizedGroup(
    "event",
    help="help-event",
    no_args_is_help=True,
    commands=[new, deck, draft, show, play, next_round, result, drop, verify],
)
"""The group of these commands."""
