"""`regelwerk deck`: list, show and check decks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from regelwerk import catalogue
from regelwerk.kernel.package import Own
from regelwerk.terminal.clicking import (
    FAILED,
    Command,
    Failure,
    Group,
    folder_option,
    game_option,
    lang_option,
    os_error,
    plain_option,
)
from regelwerk.terminal.messages import say
from regelwerk.terminal.screen import Screen, printable


def own_files(game: str, folder: str | None) -> list[tuple[str, str]]:
    """A user's own definitions from a folder, checked; a Failure that says everything that is wrong with them."""
    if not folder:
        return []
    rules = catalogue.rules(game)
    try:
        own = rules.own_files(folder)
        if own:
            shelf = catalogue.package(game).library(own)
            shelf.faults(shelf.open_deck(shelf.ready_decks()[0]))
    except ValueError as error:
        problems = getattr(error, "problems", None)
        if problems is None:
            raise
        lines = [say("own-faults", name=folder, count=len(problems))]
        lines += [f"  - {line}" for line in catalogue.package(game).own_problem_lines(problems, say.lang)]
        raise Failure("\n".join(lines)) from None
    return own


def open_deck(game: str, given: str, own: Own = ()) -> Any:
    """A deck by name or from a file, or a Failure that says everything that is wrong with it."""
    shelf = catalogue.package(game).library(own)
    try:
        return shelf.open_deck(given)
    except FileNotFoundError:
        raise Failure(say("deck-none", name=given, decks=", ".join(shelf.ready_decks()))) from None
    except UnicodeDecodeError:
        raise Failure(say("file-no-text", name=given)) from None
    except OSError as error:
        raise Failure(say("error", message=os_error(error))) from None
    except ValueError as error:
        faults = getattr(error, "faults", None)
        if faults is None:
            raise Failure(say("file-no-text", name=given)) from None
        raise Failure(fault_text(game, given, faults, own)) from None


def legal_deck(game: str, given: str, own: Own = (), edition: str = "") -> Any:
    """The same, and legal in its format; by the rules of an edition, "" for the one that the deck names.

    A deck without a title is called by its file.
    """
    deck = open_deck(game, given, own)
    unusual = "" if edition == catalogue.rules(game).edition else edition
    faults = catalogue.package(game).library(own).faults(deck, unusual)
    if faults:
        raise Failure(fault_text(game, given, faults, own))
    if not deck.name:
        deck.name = Path(given).stem
    return deck


def fault_text(game: str, given: str, faults: Any, own: Own = ()) -> str:
    """All faults of a deck, one in a line."""
    shelf = catalogue.package(game).library(own)
    lines = [say("deck-faults", name=given, count=len(faults))]
    lines += [f"  - {shelf.fault_line(fault, say.lang)}" for fault in faults]
    return "\n".join(lines)


@click.command("list", cls=Command, help="help-deck-list")
@plain_option
@game_option
def listing(plain: bool, game: str | None) -> None:
    """List the decks that come with the game."""
    list_decks(Screen(True if plain else None), game or catalogue.FIRST)


def list_decks(screen: Screen, game: str) -> None:
    """One line for each ready deck."""
    shelf = catalogue.package(game).library()
    for name in shelf.ready_decks():
        screen.line(shelf.deck_summary(name, say.lang), 4)


@click.command("show", cls=Command, help="help-deck-show")
@click.argument("name")
@plain_option
@game_option
@folder_option
def show(name: str, plain: bool, game: str | None, folder: str | None) -> None:
    """Show a deck."""
    of = game or catalogue.FIRST
    own = own_files(of, folder)
    deck = open_deck(of, name, own)
    Screen(True if plain else None).lines(catalogue.package(of).library(own).deck_lines(deck, say.lang))


@click.command("check", cls=Command, help="help-deck-check")
@click.argument("names", metavar="NAME|FILE...", nargs=-1, required=True)
@game_option
@folder_option
def check(names: tuple[str, ...], game: str | None, folder: str | None) -> int:
    """Check decks."""
    of = game or catalogue.FIRST
    own = own_files(of, folder)
    status = 0
    for name in names:
        try:
            deck = legal_deck(of, name, own)
        except Failure as failure:
            click.echo(printable(failure.message))
            status = FAILED
        else:
            click.echo(say("deck-legal", name=name, format=deck.format))
    return status


deck = Group("deck", help="help-deck", no_args_is_help=True, params=[lang_option()], commands=[listing, show, check])
"""The group of these commands."""
for command in (listing, show, check):
    command.params.append(lang_option())
