"""`regelwerk cards`: look cards up by name, text, type or class, in either language."""

from __future__ import annotations

import click

from regelwerk import game_registry
from regelwerk.kernel.language.reading import language
from regelwerk.kernel.package import CardLibrary
from regelwerk.terminal.commands.deck import own_files
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.localized_click import (
    EXIT_FAILED,
    CommandError,
    LocalizedCommand,
    LocalizedOption,
    folder_option,
    game_option,
    plain_option,
)
from regelwerk.terminal.screen import Screen

SHOWN = 3
"""More cards than these are listed in a line each."""
LISTED = 40


@click.command("cards", cls=LocalizedCommand, help="help-cards")
@click.argument("query", nargs=-1, required=True)
@click.option("--all", "everything", is_flag=True, cls=LocalizedOption, help="help-cards-all")
@folder_option
@plain_option
@game_option
def cards(query: tuple[str, ...], everything: bool, folder: str | None, plain: bool, game: str | None) -> None:
    """Show cards."""
    words = " ".join(query)
    package = game_registry.package(game or game_registry.FIRST)
    own = own_files(package.name, folder)
    shelf = package.card_library(own)
    found = shelf.find_cards(words, translate.lang)
    without = package.not_implemented(words)
    if without is not None:  # a card that only speaks of it is not what is looked for
        name, english, german = without
        needs = german if language(translate.lang) == "de" else english
        raise CommandError(translate("cards-not-implemented", card=name, needs=needs), EXIT_FAILED)
    if not found:
        raise CommandError(translate("cards-none", query=words), EXIT_FAILED)
    show_cards(Screen(True if plain else None), shelf, list(found), everything)


def show_cards(screen: Screen, shelf: CardLibrary, found: list[object], everything: bool = False) -> None:
    """Few cards in full, many in a line each."""
    if len(found) <= SHOWN or everything:
        for i, card in enumerate(found):
            if i:
                screen.line()
            screen.lines(shelf.card_lines(card, translate.lang), 2)
        return
    screen.line(translate("cards-many", count=len(found)))
    for card in found[:LISTED]:
        screen.line(shelf.card_line(card, translate.lang), 4)
    if len(found) > LISTED:
        screen.line(translate("cards-more", count=len(found) - LISTED))
