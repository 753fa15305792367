"""`regelwerk cards`: look cards up by name, text, type or class, in either language."""

from __future__ import annotations

import click

from regelwerk import catalogue
from regelwerk.kernel.package import Library
from regelwerk.terminal.clicking import (
    FAILED,
    Command,
    Failure,
    Said,
    folder_option,
    game_option,
    lang_option,
    plain_option,
)
from regelwerk.terminal.commands.deck import own_files
from regelwerk.terminal.messages import say
from regelwerk.terminal.screen import Screen

SHOWN = 3
"""More cards than these are listed in a line each."""
LISTED = 40


@click.command("cards", cls=Command, help="help-cards")
@click.argument("query", nargs=-1, required=True)
@click.option("--all", "everything", is_flag=True, cls=Said, help="help-cards-all")
@folder_option
@plain_option
@game_option
def cards(query: tuple[str, ...], everything: bool, folder: str | None, plain: bool, game: str | None) -> None:
    """Show cards."""
    words = " ".join(query)
    package = catalogue.package(game or catalogue.FIRST)
    own = own_files(package.name, folder)
    shelf = package.library(own)
    found = shelf.find_cards(words, say.lang)
    without = package.not_implemented(words)
    if without is not None:  # a card that only speaks of it is not what is looked for
        name, english, german = without
        needs = german if say.lang == "de" else english
        raise Failure(say("cards-not-implemented", card=name, needs=needs), FAILED)
    if not found:
        raise Failure(say("cards-none", query=words), FAILED)
    show_cards(Screen(True if plain else None), shelf, list(found), everything)


def show_cards(screen: Screen, shelf: Library, found: list[object], everything: bool = False) -> None:
    """Few cards in full, many in a line each."""
    if len(found) <= SHOWN or everything:
        for i, card in enumerate(found):
            if i:
                screen.line()
            screen.lines(shelf.card_lines(card, say.lang), 2)
        return
    screen.line(say("cards-many", count=len(found)))
    for card in found[:LISTED]:
        screen.line(shelf.card_line(card, say.lang), 4)
    if len(found) > LISTED:
        screen.line(say("cards-more", count=len(found) - LISTED))


cards.params.append(lang_option())
