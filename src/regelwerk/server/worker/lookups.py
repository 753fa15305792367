"""Looking things up for guests, inside a reader: cards and rules by words, the lists of a room."""

from __future__ import annotations

from regelwerk import game_registry
from regelwerk.kernel.presentation.text import plain as plain_line
from regelwerk.server.worker.card_search import distinct_words, search
from regelwerk.server.worker.messages import Reply
from regelwerk.server.worker.reader_commands import FindCards, FindRules, Found, ListsRead, ReadLists


def find_cards(service: object, command: FindCards) -> Reply:
    """The cards that a search line asks for."""
    return Found(*search(command.game, command.line, command.lang))


def find_rules(service: object, command: FindRules) -> Reply:
    """The rules that some words ask for."""
    entries = game_registry.ruleset(command.game).book().find(distinct_words(command.words), command.lang)
    return Found([entry.number for entry in entries], "")


def read_lists(service: object, command: ReadLists) -> Reply:
    """The list of every seat."""
    library = game_registry.package(command.game).card_library()
    return ListsRead(
        [
            [plain_line(line) for line in library.list_lines(command.setup, seat, command.lang)]
            for seat in range(command.seats)
        ]
    )
