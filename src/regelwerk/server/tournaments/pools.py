"""Cards of a tournament that are opened or drafted: its sealed events and drafts, and the decks that are built."""

from __future__ import annotations

from typing import Final

from regelwerk.server.limited.events import LimitedEvents
from regelwerk.server.rooms.request_error import RequestError
from regelwerk.server.schema.common import Lang
from regelwerk.server.storage.limited import EventDetails, EventKind, EventRecord
from regelwerk.server.storage.store import SeatRecord, now
from regelwerk.server.storage.tournaments import PoolSeat, TournamentRecord, drop
from regelwerk.tournaments.decks import packs_seed
from regelwerk.tournaments.plan import DRAFT
from regelwerk.tournaments.pods import pods

PACE: Final = "calm"
"""How much time there is for a pick of a draft."""


async def open_events(events: LimitedEvents, record: TournamentRecord, lang: Lang) -> None:
    """Open the packs: a draft for each pod, or one sealed event for all. Changes the record. Raises RequestError."""
    details, plan = record.details, record.details.plan
    count = len(details.places)
    groups = [one.entrants for one in pods(plan.seed, count)] if plan.format == DRAFT else [tuple(range(count))]
    details.pools = [PoolSeat("", 0)] * count
    for pod, members in enumerate(groups):
        places = [details.places[number] for number in members]
        seated = [SeatRecord(place.kind, place.name, place.player, place.guest) for place in places]
        at = now()
        kind: EventKind = "draft" if plan.format == DRAFT else "sealed"
        about = EventDetails(seated, packs_seed(plan, pod), PACE, set=plan.set, tournament=record.code)
        event = EventRecord(events.lobby.codes(), record.game, kind, "waiting", at, at, about)
        draft = await events.begun(event, "", lang)
        await events.store_new(event, draft)
        for seat, number in enumerate(members):
            details.pools[number] = PoolSeat(event.code, seat)


async def take_decks(events: LimitedEvents, record: TournamentRecord) -> None:
    """Everybody plays with the deck that was built; computers without one drop out. Changes the record.

    Raises RequestError while a person has none.
    """
    places = record.details.places
    for number, pool in enumerate(record.details.pools):
        async with events.held(pool.event) as event:
            built = event.places[pool.seat]
            places[number].deck, places[number].title = built.deck, built.title
    playing = [number for number in range(len(places)) if number not in record.details.dropped]
    lacking = [number for number in playing if not places[number].deck]
    names = [places[number].name for number in lacking if places[number].kind == "person"]
    if names:
        raise RequestError(409, "tournament-decks", names=", ".join(names))
    for number in lacking:
        drop(record, number)
