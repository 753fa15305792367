"""What a guest is told of an event: of others who they are, who still has to pick, and who has a deck. No more."""

from __future__ import annotations

import time
from collections.abc import Mapping

from regelwerk import game_registry
from regelwerk.limited.draft import Draft
from regelwerk.server.limited.event import LimitedEvent, limited_play
from regelwerk.server.rooms.matches import match_info
from regelwerk.server.schema.common import Lang
from regelwerk.server.schema.limited import LeaderInfo, LimitedGame, LimitedPack, LimitedSeat, LimitedState, PoolDeck
from regelwerk.server.storage.limited import EventRecord, StoredGame
from regelwerk.server.storage.store import RoomRecord


def describe(
    record: EventRecord, draft: Draft | None, guest: str, lang: Lang, rooms: Mapping[str, RoomRecord], fixed: bool
) -> LimitedState:
    """An event as a guest may know it, without the pack, the pool and the deck of its own seat.

    fixed  whether its decks stay as they are
    """
    details = record.details
    play = limited_play(record.game, details.set)
    waiting = draft.waiting if draft is not None else ()
    seats = [
        LimitedSeat(
            seat=seat,
            name=place.name,
            kind=place.kind,
            player=place.player,
            mine=bool(guest) and place.guest == guest,
            waiting=seat in waiting,
            ready=bool(place.deck),
        )
        for seat, place in enumerate(details.places)
    ]
    mine = next((one.seat for one in seats if one.mine), -1)
    return LimitedState(
        code=record.code,
        game=record.game,
        title=game_registry.package(record.game).title(lang),
        kind=record.kind,
        status=record.status,
        set=play.booster.name,
        rule=play.sealed_rule if record.kind == "sealed" else play.draft_rule,
        packs=play.sealed_packs if record.kind == "sealed" else play.draft_packs,
        smallest=play.smallest,
        pace=details.pace,
        seats=seats,
        mine=mine,
        host=mine >= 0 and all(one.kind != "person" for one in seats[:mine]),
        pool=[],
        pack=None,
        deck=None,
        leaders=[],
        games=[game_info(game, rooms.get(game.room)) for game in details.games],
        tournament=details.tournament,
        fixed=fixed,
    )


def describe_to_seat(
    event: LimitedEvent, guest: str, lang: Lang, rooms: Mapping[str, RoomRecord], fixed: bool
) -> LimitedState:
    """An event with everything that the seat of a guest may know."""
    found = describe(event.record, event.draft, guest, lang, rooms, fixed)
    seat = found.mine
    if seat < 0:
        return found
    if event.draft is not None:
        found.pack, found.pool = pack_info(event, event.draft, seat), list(event.draft.view(seat).pool)
    elif event.record.details.pools:
        found.pool = list(event.record.details.pools[seat])
        found.leaders = leaders(event, found.pool, lang)
        text = event.places[seat].deck
        if text:
            deck = event.play.read(text)
            found.deck = PoolDeck(event.play.leader_of(deck), event.play.main_of(deck))
    return found


def pack_info(event: LimitedEvent, draft: Draft, seat: int) -> LimitedPack:
    """The pack before a seat, and the time that is left for it."""
    view = draft.view(seat)
    left = None if event.deadline is None else max(int((event.deadline - time.monotonic()) * 1000), 0)
    return LimitedPack(
        cards=list(view.pack),
        round=view.round,
        rounds=view.rounds,
        pick=view.pick,
        picks=view.picks,
        to_left=view.to_left,
        chosen=view.chosen,
        left=left,
        time=None if left is None else int(event.pick_seconds() * 1000),
    )


def leaders(event: LimitedEvent, pool: list[str], lang: Lang) -> list[LeaderInfo]:
    """What a deck may be built around, those with the most cards in the pool first."""
    found = [
        LeaderInfo(key, event.play.leader_name(key, lang), sum(code in cards for code in pool))
        for key, cards in event.play.leaders.items()
    ]
    return sorted(found, key=lambda one: -one.cards)


def game_info(game: StoredGame, room: RoomRecord | None) -> LimitedGame:
    """How a game between two seats stands."""
    if room is None:
        return LimitedGame(game.room, game.first, game.second, "gone", -1, [])
    match = match_info(room)
    ending = room.details.ending
    if match is not None:
        winners = match.winners or []
    else:
        winners = ending.winners if ending is not None and room.status == "over" else []
    winner = [game.first, game.second][winners[0]] if len(winners) == 1 else -1
    wins = match.wins if match is not None else []
    return LimitedGame(game.room, game.first, game.second, "over" if room.status == "over" else "playing", winner, wins)
