"""Rooms as those may know them who ask: nothing of the game, and of a seat only what everybody may know."""

from __future__ import annotations

from regelwerk import game_registry
from regelwerk.lessons import LESSON_KEY
from regelwerk.puzzles import PUZZLE_KEY
from regelwerk.server.i18n import phrases, translate
from regelwerk.server.rooms.matches import match_info
from regelwerk.server.rooms.room_options import LISTS, THINKING
from regelwerk.server.schema.common import ChatLine, RoomInfo, SeatInfo, StopInfo
from regelwerk.server.storage.store import RoomDetails, RoomRecord


def describe(
    record: RoomRecord,
    lang: str,
    guest: str,
    mine: int = -1,
    away: list[float | None] | None = None,
    watching: int = 0,
) -> RoomInfo:
    """A room as a guest may know it.

    mine      a seat that is the guest's by its token
    away      for each seat the seconds since somebody was connected for it, None while somebody is; None: it sleeps
    watching  how many connections only watch
    """
    details = record.details
    package = game_registry.package(record.game)
    seats = []
    for seat, place in enumerate(details.places):
        own = seat == mine or (place.guest != "" and place.guest == guest)
        gone = None if away is None or place.kind != "person" else away[seat]
        here = place.kind == "computer" or (away is not None and place.kind == "person" and gone is None)
        name = place.name or (translate(lang, "computer") if place.kind == "computer" else "")
        title = package.deck_title(place.title, lang) if own or record.status == "over" else ""
        seats.append(
            SeatInfo(
                seat=seat,
                team=team(details, seat),
                name=name,
                kind=place.kind,
                player=place.player,
                deck=title,
                here=here,
                away=None if gone is None else int(gone),
                mine=own,
                shown=place.shown,
                delay=place.delay,
            )
        )
    notes = [translate(lang, note.key, at=note.at, count=note.count, number=note.number) for note in details.notes]
    return RoomInfo(
        code=record.code,
        game=record.game,
        edition=details.edition,
        title=package.title(lang, details.edition),
        status=record.status,
        private=record.private,
        spectators=details.spectators,
        lists="open" if details.options.get(LISTS) == "open" else "closed",
        thinking="shown" if details.options.get(THINKING) == "shown" else "hidden",
        clock=details.clock,
        seats=seats,
        watching=watching,
        replay=details.replay,
        lesson=LESSON_KEY in details.options,
        puzzle=details.options.get(PUZZLE_KEY, ""),
        notes=notes,
        match=match_info(record),
        event=details.event,
        tournament=details.tournament,
    )


def team(details: RoomDetails, seat: int) -> int:
    """The team of a seat: its own unless one was named."""
    named = details.places[seat].team
    return named if named >= 0 else seat


def takes(game: str) -> str:
    """What a client must be able to draw for a game."""
    return game_registry.package(game).layout


def stops(game: str, lang: str) -> list[StopInfo]:
    """Where a seat of a game can stop."""
    package = game_registry.package(game)
    return [StopInfo(stop, package.stop_name(stop, lang)) for stop in package.stops]


def localized_chat_line(line: ChatLine, lang: str) -> ChatLine:
    """Something said, in the reader's language where it is a quick phrase."""
    text = phrases(lang).get(line.phrase, line.text) if line.phrase else line.text
    return ChatLine(line.number, line.seat, line.name, text, line.phrase)
