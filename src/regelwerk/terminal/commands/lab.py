"""`regelwerk lab`: questions about players, decks and cards, answered by many games."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import Any, Final, TypeVar

import click

from regelwerk import game_registry, players
from regelwerk.lab import experiment as experiments
from regelwerk.lab import files
from regelwerk.lab.charts import check_library
from regelwerk.lab.cluster import check_address
from regelwerk.lab.experiment import Experiment
from regelwerk.lab.messages import LabError
from regelwerk.lab.records import GameRecord
from regelwerk.lab.report import report_html
from regelwerk.lab.results import Results
from regelwerk.lab.run import run
from regelwerk.lab.sequential import SequentialTest, read_bounds
from regelwerk.lab.swap import swap_test
from regelwerk.simulation.matches import GameCrashedError
from regelwerk.terminal.commands.deck import legal_deck, own_files
from regelwerk.terminal.commands.lab_tables import show_results
from regelwerk.terminal.commands.play import prepare_setup, rules_of
from regelwerk.terminal.commands.sim import ALL_DECKS, MOST_JOBS, progress
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.localized_click import (
    EXIT_STOPPED,
    CommandError,
    LocalizedCommand,
    LocalizedGroup,
    LocalizedOption,
    edition_option,
    folder_option,
    game_option,
    plain_option,
)
from regelwerk.terminal.screen import Screen

SAVE_SECONDS: Final = 30.0
"""How often results are saved while games are played."""
HTML: Final = ".html"

Function = TypeVar("Function", bound=Callable[..., Any])


def option(name: str, help: str, **more: Any) -> Callable[[Function], Function]:
    """Return an option whose help is a message."""
    return click.option(name, cls=LocalizedOption, help=help, **more)


def output_options(function: Function) -> Function:
    """Add `--out` and `--report`."""
    for add in (
        option("--report", "help-lab-report", metavar="FILE", default=""),
        option("--out", "help-lab-out", metavar="FILE", multiple=True),
    ):
        function = add(function)
    return function


def experiment_options(games: int) -> Callable[[Function], Function]:
    """Add what every experiment takes; `games` is the default number."""

    def add_all(function: Function) -> Function:
        for add in (
            game_option,
            plain_option,
            folder_option,
            edition_option,
            output_options,
            option("--resume", "help-lab-resume", metavar="FILE", default=""),
            option("--open-lists", "help-lab-open-lists", is_flag=True),
            option("--on", "help-lab-on", metavar="ADDRESS", default=""),
            option("--jobs", "help-lab-jobs", type=click.IntRange(0, MOST_JOBS), default=1),
            option("--seed", "help-lab-seed", type=click.IntRange(0, 2**63 - 1), default=0),
            option(
                "--games",
                "help-lab-games",
                type=click.IntRange(1, experiments.MAX_GAMES),
                default=games,
                show_default=False,
            ),
        ):
            function = add(function)
        return function

    return add_all


player_option: Final = option("--player", "help-lab-player", metavar="NAME", default="greedy")
decks_option: Final = option("--decks", "help-lab-dealt", metavar="A,B", default="")
against_option: Final = option("--against", "help-lab-against", metavar="A,B", default="")


# --------------------------------------------------------------------------- running


class ExperimentRun:
    """The options that every experiment takes, and what is done with them."""

    def __init__(
        self,
        games: int,
        seed: int,
        jobs: int,
        on: str,
        open_lists: bool,
        resume: str,
        out: tuple[str, ...],
        report: str,
        edition: str,
        folder: str | None,
        plain: bool,
        game: str | None,
    ) -> None:
        self.game = game or game_registry.FIRST
        self.screen = Screen(True if plain else None)
        self.jobs = jobs
        self.on = on
        self.resume = resume
        self.out = [*out, *([resume] if resume and not out else [])]
        self.report = report
        self.custom = tuple(own_files(self.game, folder))
        self.edition = rules_of(self.game, edition).edition if edition else ""
        self.more: dict[str, Any] = {"games": games, "seed": seed, "edition": self.edition, "custom": self.custom}
        self.more["open_lists"] = open_lists
        self.saved = time.monotonic()

    def names(self, given: str) -> list[str]:
        """Return the names in a list with commas; of decks: none if all are meant."""
        names = [name.strip() for name in given.split(",") if name.strip()]
        return [] if [name.lower() for name in names] == [ALL_DECKS] else names

    def decks(self, given: str) -> list[str]:
        """Return the decks in a list with commas, checked, with faults in the reader's language."""
        names = self.names(given)
        for name in names:
            legal_deck(self.game, name, self.custom, self.edition)
        return names

    def check_pairs(self, pairs: Iterable[tuple[str, str]]) -> None:
        """Raise CommandError for two decks that cannot meet."""
        ruleset = rules_of(self.game, self.edition)
        for pair in pairs:
            decks = [legal_deck(self.game, name, self.custom, self.edition) for name in pair]
            prepare_setup(ruleset, list(pair), decks, 0, self.custom)

    def play(self, experiment: Experiment) -> int:
        """Play an experiment, save and show it."""
        for path in self.out:
            files.check_path(path)
        check_report(self.report)
        if self.on:
            check_address(self.on)
        done = files.resume(self.resume, experiment) if self.resume else []
        try:
            with progress(self.screen) as told:

                def after_chunk(games: list[GameRecord], total: int) -> None:
                    if told is not None:
                        told(len(games), total)
                    if time.monotonic() - self.saved > SAVE_SECONDS:
                        self.save(Results(experiment, games))

                results = run(experiment, self.jobs, done, after_chunk, self.on)
        except GameCrashedError as error:
            raise LabError("crashed", index=str(error.index), seed=str(error.seed), fault=error.fault) from None
        self.save(results)
        show_results(self.screen, results)
        write_report(results, self.report)
        test = experiment.test
        decided = test is not None and test.decision(game.score for game in results.games)
        if results.complete or decided:
            return 0
        hint = translate("lab-resume", name=self.out[0]) if self.out else translate("lab-not-saved")
        click.echo(f"{translate('stopped')} {hint}", err=True)
        return EXIT_STOPPED

    def save(self, results: Results) -> None:
        """Write the results to all files."""
        for path in self.out:
            files.write(results, path)
        self.saved = time.monotonic()


def check_report(path: str) -> None:
    """Raise LabError if no report can be written there."""
    if path and not path.lower().endswith(HTML):
        raise LabError("report-ending", name=path)
    if path:
        check_library()
        files.check_writable(path)


def write_report(results: Results, path: str) -> None:
    """Write the report in the reader's language, if one is wanted."""
    if path:
        files.write_bytes(path, report_html(results, translate.lang).encode())


def worded(work: Callable[[], int]) -> int:
    """Do the work; faults of an experiment become errors in the reader's language."""
    try:
        return work()
    except LabError as error:
        raise CommandError(error.text(translate.lang)) from None


# --------------------------------------------------------------------------- commands


@click.command("players", cls=LocalizedCommand, help="help-lab-players")
@click.argument("names", metavar="A,B,...", default=",".join(players.NAMES))
@decks_option
@experiment_options(100)
def players_command(names: str, decks: str, **options: Any) -> int:
    """Let players meet."""

    def work() -> int:
        of = ExperimentRun(**options)
        given = of.decks(decks)
        if decks and not given:
            given = game_registry.package(of.game).card_library(of.custom).ready_decks()
        return of.play(experiments.players_round_robin(of.game, of.names(names), given, **of.more))

    return worded(work)


@click.command("decks", cls=LocalizedCommand, help="help-lab-decks")
@click.argument("names", metavar="A,B,...|all")
@player_option
@experiment_options(100)
def decks_command(names: str, player: str, **options: Any) -> int:
    """Let decks meet."""

    def work() -> int:
        of = ExperimentRun(**options)
        given = of.decks(names)
        of.check_pairs(combinations(given, 2))
        return of.play(experiments.decks_round_robin(of.game, given, player, **of.more))

    return worded(work)


@click.command("field", cls=LocalizedCommand, help="help-lab-field")
@click.argument("deck", metavar="DECK")
@against_option
@player_option
@experiment_options(100)
def field_command(deck: str, against: str, player: str, **options: Any) -> int:
    """Test a deck against others."""

    def work() -> int:
        of = ExperimentRun(**options)
        legal_deck(of.game, deck, of.custom, of.edition)
        field = of.decks(against)
        of.check_pairs((deck, other) for other in field)
        return of.play(experiments.field_test(of.game, deck, field, player, **of.more))

    return worded(work)


@click.command("swap", cls=LocalizedCommand, help="help-lab-swap")
@click.argument("deck", metavar="DECK")
@click.argument("out_card", metavar="OUT")
@click.argument("in_card", metavar="IN")
@against_option
@player_option
@experiment_options(200)
def swap_command(deck: str, out_card: str, in_card: str, against: str, player: str, **options: Any) -> int:
    """Test the exchange of a card."""

    def work() -> int:
        of = ExperimentRun(**options)
        legal_deck(of.game, deck, of.custom, of.edition)
        field = of.decks(against)
        of.check_pairs((deck, other) for other in field)
        return of.play(swap_test(of.game, deck, out_card, in_card, field, player, **of.more))

    return worded(work)


@click.command("duel", cls=LocalizedCommand, help="help-lab-duel")
@click.argument("first", metavar="A")
@click.argument("second", metavar="B")
@option("--until", "help-lab-until", metavar="P0,P1", default="")
@option("--alpha", "help-lab-alpha", type=float, default=0.05)
@option("--beta", "help-lab-beta", type=float, default=0.05)
@decks_option
@player_option
@experiment_options(1000)
def duel_command(
    first: str, second: str, until: str, alpha: float, beta: float, decks: str, player: str, **options: Any
) -> int:
    """Find out which of two is better."""

    def work() -> int:
        of = ExperimentRun(**options)
        test = SequentialTest(*read_bounds(until), alpha, beta) if until else None
        if not {first.strip().lower(), second.strip().lower()} & set(players.MEASURED):
            of.check_pairs([(first, second)])
        return of.play(experiments.duel(of.game, first, second, of.decks(decks), player, until=test, **of.more))

    return worded(work)


@click.command("show", cls=LocalizedCommand, help="help-lab-show")
@click.argument("file", metavar="FILE")
@output_options
@plain_option
def show_command(file: str, out: Sequence[str], report: str, plain: bool) -> int:
    """Show saved results."""

    def work() -> int:
        results = files.read(file)
        check_report(report)
        for path in out:
            files.write(results, path)
        show_results(Screen(True if plain else None), results)
        write_report(results, report)
        return 0

    return worded(work)


COMMANDS: Final = (players_command, decks_command, field_command, swap_command, duel_command, show_command)
lab = LocalizedGroup("lab", help="help-lab", no_args_is_help=True, commands=list(COMMANDS))
"""The group of these commands."""
