"""`regelwerk play`: sit down and play."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import click

from regelwerk import game_registry
from regelwerk.kernel.chance import derive
from regelwerk.kernel.game import Game
from regelwerk.kernel.match import Match, MatchError
from regelwerk.kernel.match_score import LENGTHS
from regelwerk.kernel.package import Own
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.setup import with_lists
from regelwerk.terminal.commands.deck import fault_text, legal_deck, list_decks, own_files
from regelwerk.terminal.commands.seating import (
    LIST,
    USUAL,
    WHO,
    list_opponents,
    list_tables,
    make_seat_players,
    per_seat,
    ready_table,
    seat_count,
    show_introduction,
    teams_of,
    usual_decks,
)
from regelwerk.terminal.error_translation import translated
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.line_input import EndOfInput, LineInput
from regelwerk.terminal.localized_click import (
    CommandError,
    GameNameType,
    LocalizedCommand,
    LocalizedOption,
    edition_option,
    folder_option,
    plain_option,
)
from regelwerk.terminal.match_session import MatchSession
from regelwerk.terminal.screen import Screen
from regelwerk.terminal.terminal_session import LeaveGame, TerminalSession

MATCHES: Final = tuple(str(length) for length in LENGTHS)
"""Best of how many games a match can be, as it is typed."""


@click.command("play", cls=LocalizedCommand, help="help-play")
@click.argument("game", type=GameNameType(), required=False)
@click.option("--deck", "mine", metavar="NAME|FILE", cls=LocalizedOption, help="help-play-deck")
@click.option(
    "--opponent-deck", "theirs", multiple=True, metavar="NAME|FILE", cls=LocalizedOption, help="help-play-opponent-deck"
)
@click.option(
    "--opponent",
    "opponents",
    multiple=True,
    type=click.Choice((*WHO, LIST)),
    cls=LocalizedOption,
    help="help-play-opponent",
)
@click.option("--seats", type=int, cls=LocalizedOption, help="help-play-seats")
@click.option("--teams", type=int, cls=LocalizedOption, help="help-play-teams")
@click.option("--table", "ready", metavar="NAME", cls=LocalizedOption, help="help-play-table")
@click.option("--name", "names", multiple=True, metavar="NAME", cls=LocalizedOption, help="help-play-name")
@click.option("--end-at-once", is_flag=True, cls=LocalizedOption, help="help-play-end-at-once")
@click.option("--watch-thinking", is_flag=True, cls=LocalizedOption, help="help-play-watch-thinking")
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), cls=LocalizedOption, help="help-play-seed")
@click.option("--open-lists", is_flag=True, cls=LocalizedOption, help="help-play-open-lists")
@click.option("--match", "length", type=click.Choice(MATCHES), cls=LocalizedOption, help="help-play-match")
@edition_option
@folder_option
@plain_option
def play(
    game: str | None,
    mine: str | None,
    theirs: tuple[str, ...],
    opponents: tuple[str, ...],
    seats: int | None,
    teams: int | None,
    ready: str | None,
    names: tuple[str, ...],
    end_at_once: bool,
    watch_thinking: bool,
    seed: int | None,
    open_lists: bool,
    length: str | None,
    edition: str,
    folder: str | None,
    plain: bool,
) -> None:
    """Play a game."""
    of = game or game_registry.FIRST
    screen = Screen(True if plain else None)
    if "list" in (mine, *theirs):
        list_decks(screen, of)
        return
    if LIST in opponents:
        list_opponents(screen)
        return
    if ready == LIST:
        list_tables(screen, of)
        return
    with loading():
        ruleset = rules_of(of, edition)
        own = own_files(of, folder)
        if ready is not None:
            if mine or theirs or seats or teams:
                raise CommandError(translate("play-table-alone"))
            table = ready_table(of, ready)
            mine, theirs, seats = table.decks[0], tuple(table.decks[1:]), len(table.decks)
        count = seat_count(of, seats, max(len(opponents), len(theirs)))
        sides = teams_of(count, teams) if ready is None else list(ready_table(of, ready).teams)
        chosen = random_short_seed() if seed is None else seed
        sitters = make_seat_players(per_seat(opponents, count - 1, USUAL, "play-opponents"), names, chosen)
        for sitter in sitters:
            sitter.asks, sitter.tells = not end_at_once, watch_thinking
        given, decks = decks_of(ruleset, mine, theirs, sides or range(count), own)
        setup = with_lists(prepare_setup(ruleset, given, decks, chosen, own, sides), open_lists)
    match = begin_match(ruleset, setup, int(length)) if length else None
    show_introduction(screen, ruleset, decks, sitters, setup["teams"], own)
    if given:
        screen.line([(translate("intro-lists-open" if open_lists else "intro-lists-closed"), "quiet")])
    screen.line([(translate("intro-seed", seed=str(chosen)), "quiet")])
    if match is not None:
        play_session(MatchSession(match, sitters, screen, LineInput()))
        return
    started = Game(ruleset, ruleset.start(setup, None), setup)
    play_session(TerminalSession(started, sitters, screen, LineInput()))


@contextmanager
def loading() -> Iterator[None]:
    """While a game is loaded the collector of cycles rests, and what is there afterwards it never looks through again.

    Cards, words and modules stay to the end, so it would find nothing: looking through them while they are loaded and
    again as the process ends took a fifth of a game that is left at once.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def begin_match(ruleset: Ruleset, setup: dict[str, Any], length: int) -> Match:
    """A match before its first game, or a Failure for a table at which there can be none."""
    try:
        return Match(ruleset, setup, length)
    except MatchError as error:
        raise CommandError(translated(str(error))) from None


def decks_of(
    ruleset: Ruleset, mine: str | None, theirs: Sequence[str], teams: Sequence[int], own: Own
) -> tuple[list[str], list[Any]]:
    """What each seat plays with, by name and read; in a game without decks no names, and nothing for each seat."""
    of = ruleset.name
    learning = game_registry.package(of).card_library(own).learning_decks()
    if not learning:
        return [], [None for _ in teams]
    first = legal_deck(of, mine or learning[0], own, ruleset.edition)
    given = usual_decks(of, first, mine, teams, own)
    if theirs:
        given[1:] = per_seat(theirs, len(teams) - 1, "", "play-decks")
    return given, [first, *(legal_deck(of, name, own, ruleset.edition) for name in given[1:])]


def prepare_setup(
    ruleset: Ruleset, given: list[str], decks: list[Any], seed: int, own: Own, teams: list[int] | None = None
) -> dict[str, Any]:
    """The setup of a game, or a Failure that says why these decks do not meet."""
    apart = game_registry.package(ruleset.name).team_faults(decks, teams) if teams is not None else ()
    if apart:
        raise decks_apart(ruleset, given, apart, own)
    try:
        return ruleset.prepare_custom(decks, seed, teams, "all", own)
    except ValueError as error:
        faults = getattr(error, "faults", None)
        if faults is None:
            raise
        raise decks_apart(ruleset, given, faults, own) from None


def decks_apart(ruleset: Ruleset, given: list[str], faults: Any, own: Own) -> CommandError:
    """That these decks can't be played at one table, and why."""
    text = fault_text(ruleset.name, "", faults, own).partition("\n")[2]
    return CommandError(f"{translate('decks-apart', decks=', '.join(given))}\n{text}")


def rules_of(game: str, edition: str) -> Ruleset:
    """The rules of a game in an edition (its usual one if none is named), or a Failure."""
    try:
        return game_registry.ruleset(game, edition)
    except game_registry.UnknownGameError:
        raise CommandError(
            translate("no-edition", name=edition, editions=", ".join(game_registry.editions(game)))
        ) from None


def random_short_seed() -> int:
    """A seed that nobody chose: short enough to be typed again."""
    return derive(time.time_ns(), 0) % 1_000_000


def play_session(session: TerminalSession | MatchSession) -> None:
    """Play until the game or the match is over or the person leaves."""
    try:
        session.play()
    except LeaveGame:
        session.screen.line(translate("left"))
    except EndOfInput:
        session.screen.line(translate("input-ended"))
