"""The decks that come with a game, as rooms use them."""

from __future__ import annotations

from functools import cache
from typing import Any

from regelwerk import game_registry
from regelwerk.server.rooms.room_options import report_of
from regelwerk.server.schema.common import Lang


@cache
def ready_keys(game: str) -> tuple[list[str], list[str]]:
    """The keys of the decks that come with a game, and of those to learn with."""
    decks = game_registry.package(game).web.ready_deck_list("en")
    ready = [deck["key"] for deck in decks]
    return ready, [deck["key"] for deck in decks if deck["learning"]] or ready


@cache
def ready_text(game: str, key: str) -> str:
    """A deck that comes with a game."""
    return game_registry.package(game).web.deck_text(key)


@cache
def ready_report(game: str, key: str, lang: Lang, edition: str) -> dict[str, Any]:
    """What is to be said of it."""
    return report_of(game, ready_text(game, key), lang, {}, edition)
