"""`regelwerk sim`: computer players against each other, many games, and what came of it."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager

import click

from regelwerk import game_registry, players
from regelwerk.kernel.language.reading import with_decimal_mark
from regelwerk.simulation.laws import LawTrial, trials
from regelwerk.simulation.matches import GameCrashedError, MatchSetup, SeriesResult, series
from regelwerk.terminal.commands.deck import legal_deck, own_files
from regelwerk.terminal.commands.play import MATCHES, prepare_setup, rules_of
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.localized_click import (
    EXIT_FAILED,
    CommandError,
    LocalizedCommand,
    LocalizedOption,
    edition_option,
    folder_option,
    game_option,
    plain_option,
)
from regelwerk.terminal.screen import Screen

MOST_JOBS = 256
ALL_DECKS = "all"
"""In place of decks: for every game they are drawn from all ready ones."""


@click.command("sim", cls=LocalizedCommand, help="help-sim")
@click.option("--games", type=click.IntRange(1, 10_000_000), default=100, cls=LocalizedOption, help="help-sim-games")
@click.option("--players", "who", default="greedy,random", metavar="A,B", cls=LocalizedOption, help="help-sim-players")
@click.option("--decks", "decks", default="", metavar="A,B", cls=LocalizedOption, help="help-sim-decks")
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), default=0, cls=LocalizedOption, help="help-sim-seed")
@click.option("--jobs", type=click.IntRange(0, MOST_JOBS), default=1, cls=LocalizedOption, help="help-sim-jobs")
@click.option("--no-swap", is_flag=True, cls=LocalizedOption, help="help-sim-no-swap")
@click.option("--open-lists", is_flag=True, cls=LocalizedOption, help="help-sim-open-lists")
@click.option("--match", "length", type=click.Choice(MATCHES), cls=LocalizedOption, help="help-sim-match")
@click.option("--laws", is_flag=True, cls=LocalizedOption, help="help-sim-laws")
@edition_option
@folder_option
@plain_option
@game_option
def sim(
    games: int,
    who: str,
    decks: str,
    seed: int,
    jobs: int,
    no_swap: bool,
    open_lists: bool,
    length: str | None,
    laws: bool,
    edition: str,
    folder: str | None,
    plain: bool,
    game: str | None,
) -> int:
    """Play many games."""
    of = game or game_registry.FIRST
    shelf = game_registry.package(of).card_library()
    screen = Screen(True if plain else None)
    ruleset = rules_of(of, edition)
    own = tuple(own_files(of, folder))
    drawn = decks.strip().lower() == ALL_DECKS
    given = [name.strip() for name in decks.split(",") if name.strip()] or shelf.learning_decks()
    if drawn:
        given = shelf.ready_decks()
    found = tuple(legal_deck(of, name, own, ruleset.edition) for name in given)
    if len(found) < 2:
        raise CommandError(translate("sim-two-decks"))
    if not drawn:
        prepare_setup(ruleset, given, list(found), seed, own)
    if laws:
        tried = LawTrial(of, found, seed, edition=edition, drawn=2 if drawn else 0, own=own)
        return hold_laws(screen, tried, games, jobs)
    names = tuple(name.strip().lower() for name in who.split(",") if name.strip())
    wrong = [name for name in names if name not in players.MEASURED]
    if wrong:
        raise CommandError(translate("sim-no-player", name=wrong[0], players=", ".join(players.MEASURED)))
    if len(names) < 2 and drawn:
        raise CommandError(translate("sim-two-players"))
    if len(names) != len(found) and not drawn:
        raise CommandError(translate("sim-counts", players=len(names), decks=len(found)))
    best_of = int(length) if length else 0
    if best_of and len(names) != 2:
        raise CommandError(translate("sim-match-two"))
    contest = MatchSetup(
        of,
        found,
        names,
        seed,
        not no_swap,
        edition=edition,
        drawn=drawn,
        own=own,
        open_lists=open_lists,
        length=best_of,
    )
    return compete(screen, contest, games, jobs)


def compete(screen: Screen, contest: MatchSetup, games: int, jobs: int) -> int:
    """Play a series and show the tally."""
    began = time.monotonic()
    try:
        with workers(jobs) as executor, progress(screen) as report:
            tally = series(contest, games, executor, report)
    except GameCrashedError as broken:
        raise CommandError(translate("sim-broken", fault=str(broken))) from None
    except BrokenProcessPool:
        raise CommandError(translate("sim-killed")) from None
    show_tally(screen, tally, time.monotonic() - began)
    return 0


def show_tally(screen: Screen, tally: SeriesResult, seconds: float) -> None:
    """Wins of each player in each seat, draws, how games ended, how fast."""
    contest = tally.contest
    screen.line([(translate("sim-head", games=tally.games, seed=str(contest.seed)), "heading")])
    for player, name in enumerate(contest.players):
        low, high = tally.interval(player)
        wins = tally.wins(player)
        seats = ", ".join(
            translate("sim-seat", seat=seat + 1, wins=tally.wins(player, seat), games=tally.played(player, seat))
            for seat in range(len(contest.players))
            if tally.played(player, seat)
        )
        deck = translate("sim-all-decks")
        if not contest.drawn:
            deck = getattr(contest.decks[player], "name", str(contest.decks[player]))
        share = f"{decimal(100 * wins / max(tally.games, 1))} %"
        screen.line(
            [
                (f"  {player + 1}  {name}, {deck}: ", "name"),
                (translate("sim-wins", wins=wins, share=share, low=decimal(100 * low), high=decimal(100 * high)), ""),
                (f" · {seats}", "quiet"),
            ],
            5,
        )
    if tally.draws:
        screen.line("  " + translate("sim-draws", count=tally.draws))
    if contest.length:
        screen.line("  " + translate("sim-matches", length=contest.length, games=tally.single_games))
    book = game_registry.ruleset(contest.game).book()
    for number, count in tally.endings().items():
        screen.line([(f"  {count} × {number} {book.entry(number).title(translate.lang)}", "quiet")], 4)
    rate = decimal(tally.games / max(seconds, 1e-9))
    screen.line([("  " + translate("sim-speed", decisions=f"{tally.decisions():.0f}", rate=rate), "quiet")], 4)


def decimal(number: float) -> str:
    """A number with one decimal, as the reader's language writes it.

    >>> translate.lang = "de"
    >>> decimal(57.14)
    '57,1'
    >>> translate.lang = "en"
    """
    return with_decimal_mark(f"{number:.1f}", translate.lang)


def hold_laws(screen: Screen, given: LawTrial, games: int, jobs: int) -> int:
    """Random games held against the laws; every breach with its seed."""
    try:
        with workers(jobs) as executor, progress(screen) as report:
            faults = trials(given, games, executor, report)
    except BrokenProcessPool:
        raise CommandError(translate("sim-killed")) from None
    if not faults:
        screen.line(translate("sim-laws-hold", games=games))
        return 0
    screen.line([(translate("sim-laws-broken", games=games, count=len(faults)), "bad")])
    for fault in faults:
        law = translate("sim-law", number=fault.law) if fault.law else translate("sim-error")
        where = translate("sim-fault", index=fault.index, seed=str(fault.seed), question=fault.question)
        screen.line(f"  {where} {law}: {fault.what}", 4)
    return EXIT_FAILED


@contextmanager
def workers(jobs: int) -> Iterator[Executor | None]:
    """An executor for so many processes; 0: as many as there are processors; 1: none, all in this one."""
    count = jobs or os.cpu_count() or 1
    if count == 1:
        yield None
        return
    with ProcessPoolExecutor(count) as executor:
        yield executor


@contextmanager
def progress(screen: Screen) -> Iterator[Callable[[int, int], None] | None]:
    """A bar on the error output while it takes its time; none in a pipe."""
    if screen.plain:
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    with Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True), transient=True
    ) as bar:
        task = bar.add_task("", total=None)

        def report(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        yield report
