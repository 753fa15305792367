"""`regelwerk play`: sit down and play."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import click

from regelwerk import catalogue
from regelwerk.kernel.chance import derive
from regelwerk.kernel.game import Game, Rules
from regelwerk.kernel.package import Own
from regelwerk.kernel.setup import with_lists
from regelwerk.terminal.clicking import (
    Command,
    Failure,
    GameName,
    Said,
    edition_option,
    folder_option,
    lang_option,
    plain_option,
)
from regelwerk.terminal.commands.deck import fault_text, legal_deck, list_decks, own_files
from regelwerk.terminal.commands.seating import (
    USUAL,
    WHO,
    count_of,
    for_each,
    introduce,
    seat_people,
    teams_of,
    usual_decks,
)
from regelwerk.terminal.messages import say
from regelwerk.terminal.screen import Screen
from regelwerk.terminal.session import Leave, Session
from regelwerk.terminal.typing_in import Ended, Typing


@click.command("play", cls=Command, help="help-play")
@click.argument("game", type=GameName(), required=False)
@click.option("--deck", "mine", metavar="NAME|FILE", cls=Said, help="help-play-deck")
@click.option("--opponent-deck", "theirs", multiple=True, metavar="NAME|FILE", cls=Said, help="help-play-opponent-deck")
@click.option("--opponent", "opponents", multiple=True, type=click.Choice(WHO), cls=Said, help="help-play-opponent")
@click.option("--seats", type=int, cls=Said, help="help-play-seats")
@click.option("--teams", type=int, cls=Said, help="help-play-teams")
@click.option("--name", "names", multiple=True, metavar="NAME", cls=Said, help="help-play-name")
@click.option("--end-at-once", is_flag=True, cls=Said, help="help-play-end-at-once")
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), cls=Said, help="help-play-seed")
@click.option("--open-lists", is_flag=True, cls=Said, help="help-play-open-lists")
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
    names: tuple[str, ...],
    end_at_once: bool,
    seed: int | None,
    open_lists: bool,
    edition: str,
    folder: str | None,
    plain: bool,
) -> None:
    """Play a game."""
    of = game or catalogue.FIRST
    screen = Screen(True if plain else None)
    if "list" in (mine, *theirs):
        list_decks(screen, of)
        return
    rules = rules_of(of, edition)
    own = own_files(of, folder)
    count = count_of(of, seats, max(len(opponents), len(theirs)))
    sides = teams_of(count, teams)
    chosen = some_seed() if seed is None else seed
    sitters = seat_people(for_each(opponents, count - 1, USUAL, "play-opponents"), names, chosen)
    for sitter in sitters:
        sitter.asks = not end_at_once
    given, decks = decks_of(rules, mine, theirs, sides or range(count), own)
    setup = with_lists(prepared(rules, given, decks, chosen, own, sides), open_lists)
    table = Game(rules, rules.start(setup, None), setup)
    introduce(screen, rules, decks, sitters, setup["teams"], own)
    if given:
        screen.line([(say("intro-lists-open" if open_lists else "intro-lists-closed"), "quiet")])
    screen.line([(say("intro-seed", seed=str(chosen)), "quiet")])
    sit_down(Session(table, sitters, screen, Typing()))


def decks_of(
    rules: Rules, mine: str | None, theirs: Sequence[str], teams: Sequence[int], own: Own
) -> tuple[list[str], list[Any]]:
    """What each seat plays with, by name and read; in a game without decks no names, and nothing for each seat."""
    of = rules.name
    learning = catalogue.package(of).library(own).learning_decks()
    if not learning:
        return [], [None for _ in teams]
    first = legal_deck(of, mine or learning[0], own, rules.edition)
    given = usual_decks(of, first, mine, teams, own)
    if theirs:
        given[1:] = for_each(theirs, len(teams) - 1, "", "play-decks")
    return given, [first, *(legal_deck(of, name, own, rules.edition) for name in given[1:])]


def prepared(
    rules: Rules, given: list[str], decks: list[Any], seed: int, own: Own, teams: list[int] | None = None
) -> dict[str, Any]:
    """The setup of a game, or a Failure that says why these decks do not meet."""
    try:
        return rules.prepare_own(decks, seed, teams, "all", own)
    except ValueError as error:
        faults = getattr(error, "faults", None)
        if faults is None:
            raise
        text = fault_text(rules.name, "", faults, own).partition("\n")[2]
        raise Failure(f"{say('decks-apart', decks=', '.join(given))}\n{text}") from None


def rules_of(game: str, edition: str) -> Rules:
    """The rules of a game in an edition (its usual one if none is named), or a Failure."""
    try:
        return catalogue.rules(game, edition)
    except catalogue.UnknownGame:
        raise Failure(say("no-edition", name=edition, editions=", ".join(catalogue.editions(game)))) from None


def some_seed() -> int:
    """A seed that nobody chose: short enough to be typed again."""
    return derive(time.time_ns(), 0) % 1_000_000


def sit_down(session: Session) -> None:
    """Play until the game is over or the person leaves."""
    try:
        session.play()
    except Leave:
        session.screen.line(say("left"))
    except Ended:
        session.screen.line(say("input-ended"))


play.params.append(lang_option())
