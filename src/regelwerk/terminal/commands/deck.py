"""`regelwerk deck`: list, show and check decks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from regelwerk import game_registry
from regelwerk.kernel.package import Own
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.localized_click import (
    EXIT_FAILED,
    CommandError,
    LocalizedCommand,
    LocalizedGroup,
    folder_option,
    game_option,
    os_error,
    plain_option,
)
from regelwerk.terminal.screen import Screen, strip_control


def own_files(game: str, folder: str | None) -> list[tuple[str, str]]:
    """A user's own definitions from a folder, checked; a Failure that says everything that is wrong with them."""
    if not folder:
        return []
    ruleset = game_registry.ruleset(game)
    try:
        own = ruleset.custom_files(folder)
        if own:
            shelf = game_registry.package(game).card_library(own)
            shelf.deck_faults(shelf.open_deck(shelf.ready_decks()[0]))
    except ValueError as error:
        problems = getattr(error, "problems", None)
        if problems is None:
            raise
        lines = [translate("own-faults", name=folder, count=len(problems))]
        lines += [f"  - {line}" for line in game_registry.package(game).own_problem_lines(problems, translate.lang)]
        raise CommandError("\n".join(lines)) from None
    return own


def open_deck(game: str, given: str, own: Own = ()) -> Any:
    """A deck by name or from a file, or a Failure that says everything that is wrong with it."""
    shelf = game_registry.package(game).card_library(own)
    try:
        return shelf.open_deck(given)
    except FileNotFoundError:
        raise CommandError(translate("deck-none", name=given, decks=", ".join(shelf.ready_decks()))) from None
    except UnicodeDecodeError:
        raise CommandError(translate("file-no-text", name=given)) from None
    except OSError as error:
        raise CommandError(translate("error", message=os_error(error))) from None
    except ValueError as error:
        faults = getattr(error, "faults", None)
        if faults is None:
            raise CommandError(translate("file-no-text", name=given)) from None
        raise CommandError(fault_text(game, given, faults, own)) from None


def legal_deck(game: str, given: str, own: Own = (), edition: str = "") -> Any:
    """The same, and legal in its format; by the rules of an edition, "" for the one that the deck names.

    A deck without a title is called by its file.
    """
    deck = open_deck(game, given, own)
    unusual = "" if edition == game_registry.ruleset(game).edition else edition
    faults = game_registry.package(game).card_library(own).deck_faults(deck, unusual)
    if faults:
        raise CommandError(fault_text(game, given, faults, own))
    if not deck.name:
        deck.name = Path(given).stem
    return deck


def fault_text(game: str, given: str, faults: Any, own: Own = ()) -> str:
    """All faults of a deck, one in a line."""
    shelf = game_registry.package(game).card_library(own)
    lines = [translate("deck-faults", name=given, count=len(faults))]
    lines += [f"  - {shelf.fault_line(fault, translate.lang)}" for fault in faults]
    return "\n".join(lines)


@click.command("list", cls=LocalizedCommand, help="help-deck-list")
@plain_option
@game_option
def listing(plain: bool, game: str | None) -> None:
    """List the decks that come with the game."""
    list_decks(Screen(True if plain else None), game or game_registry.FIRST)


def list_decks(screen: Screen, game: str) -> None:
    """One line for each ready deck."""
    shelf = game_registry.package(game).card_library()
    for name in shelf.ready_decks():
        screen.line(shelf.deck_summary(name, translate.lang), 4)


@click.command("show", cls=LocalizedCommand, help="help-deck-show")
@click.argument("name")
@plain_option
@game_option
@folder_option
def show(name: str, plain: bool, game: str | None, folder: str | None) -> None:
    """Show a deck."""
    of = game or game_registry.FIRST
    own = own_files(of, folder)
    deck = open_deck(of, name, own)
    Screen(True if plain else None).lines(game_registry.package(of).card_library(own).deck_lines(deck, translate.lang))


@click.command("check", cls=LocalizedCommand, help="help-deck-check")
@click.argument("names", metavar="NAME|FILE...", nargs=-1, required=True)
@game_option
@folder_option
def check(names: tuple[str, ...], game: str | None, folder: str | None) -> int:
    """Check decks."""
    of = game or game_registry.FIRST
    own = own_files(of, folder)
    status = 0
    for name in names:
        try:
            deck = legal_deck(of, name, own)
        except CommandError as failure:
            click.echo(strip_control(failure.message))
            status = EXIT_FAILED
        else:
            click.echo(translate("deck-legal", name=name, format=deck.format))
    return status


deck = LocalizedGroup("deck", help="help-deck", no_args_is_help=True, commands=[listing, show, check])
"""The group of these commands."""
