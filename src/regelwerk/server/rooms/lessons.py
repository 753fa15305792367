"""Opening a lesson: a private room for one person, whose other seat the lesson and then a computer player plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regelwerk import lessons
from regelwerk.lessons import LESSON_KEY
from regelwerk.lessons.opponent import LEVEL
from regelwerk.server.schema.http_api import OpenLesson
from regelwerk.server.storage.store import RoomDetails, RoomRecord, SeatRecord

if TYPE_CHECKING:
    from regelwerk.server.rooms.lobby import Lobby


async def open_lesson(lobby: Lobby, form: OpenLesson, guest: str, name: str) -> RoomRecord | None:
    """A room with the lesson of a game, for that guest; None if the game has none. Raises RequestError."""
    if form.game not in lessons.names():
        return None
    lesson = lessons.first_game(form.game)
    decks = [await lobby.deck(form.game, key, seat, guest, form.lang, {}, "") for seat, key in enumerate(lesson.decks)]
    texts = decks or [("", "")] * len(lesson.seats)
    places = [
        SeatRecord("person", name, "", guest, -1, *texts[0]),
        *(
            SeatRecord("computer", called, LEVEL, "", -1, *deck)
            for called, deck in zip(lesson.seats[1:], texts[1:], strict=True)
        ),
    ]
    details = RoomDetails("", places, False, options={LESSON_KEY: lesson.name})
    return await lobby.store_room(form.game, details, True)
