"""What a guest is told of a tournament: everybody the same, but who they are and where they sit."""

from __future__ import annotations

from regelwerk import game_registry
from regelwerk.kernel.language.reading import language
from regelwerk.server.schema.common import Lang
from regelwerk.server.schema.tournaments import (
    ExplainedWord,
    TournamentPlayer,
    TournamentStanding,
    TournamentState,
    TournamentTable,
)
from regelwerk.server.storage.store import now
from regelwerk.server.storage.tournaments import TournamentRecord, tournament_of
from regelwerk.server.tournaments.tables import game_seconds, host_of, number_of
from regelwerk.tournaments.plan import Pairing, Plan
from regelwerk.tournaments.standings import Standing
from regelwerk.tournaments.tournament import Tournament
from regelwerk.tournaments.words import DECIDING, KNOCKED_OUT, SYSTEM_WORDS, format_name, percent


def describe(record: TournamentRecord, guest: str, lang: Lang) -> TournamentState:
    """A tournament as a guest may know it."""
    details, plan = record.details, record.details.plan
    package, system = game_registry.package(record.game), SYSTEM_WORDS[record.details.plan.system]
    mine = number_of(record, guest)
    tournament = None if record.status == "waiting" else tournament_of(record)
    is_elimination = tournament is not None and tournament.is_elimination
    return TournamentState(
        code=record.code,
        game=record.game,
        title=package.title(lang, plan.edition),
        plays=package.plays,
        system=plan.system,
        system_name=system.name[language(lang)],
        system_about=system.about[language(lang)],
        format=plan.format,
        format_name=with_set(plan, format_name(plan, lang)),
        match=plan.length,
        minutes=plan.minutes,
        clock=game_seconds(plan),
        status=record.status,
        players=players(record, mine),
        mine=mine,
        host=mine >= 0 and mine == host_of(record),
        event=details.pools[mine].event if mine >= 0 and details.pools else "",
        table=tournament.table_of(mine) if tournament is not None and mine >= 0 else -1,
        rounds=[[table_info(at, one) for at, one in enumerate(tables)] for tables in details.rounds],
        planned=tournament.planned_rounds if tournament is not None else plan.rounds,
        open=tournament is not None and tournament.is_round_open,
        left=time_left(record, tournament),
        standings=[standing_info(one, lang) for one in tournament.standings()] if tournament is not None else [],
        deciding=[] if is_elimination else deciding(lang),
        ranking=KNOCKED_OUT[language(lang)] if is_elimination else "",
        winners=tournament.winners() if tournament is not None else [],
    )


def with_set(plan: Plan, word: str) -> str:
    """Where decks come from, with the set whose boosters are opened where that is not the usual one."""
    return f"{word} ({game_registry.package(plan.game).limited_sets[plan.set].booster.name})" if plan.set else word


def players(record: TournamentRecord, mine: int) -> list[TournamentPlayer]:
    """Everybody who plays."""
    return [
        TournamentPlayer(
            number, place.name, place.kind, number == mine, bool(place.deck), number in record.details.dropped
        )
        for number, place in enumerate(record.details.places)
    ]


def table_info(table: int, pairing: Pairing) -> TournamentTable:
    """A pairing."""
    return TournamentTable(table, pairing.first, pairing.second, None if pairing.score is None else list(pairing.score))


def standing_info(one: Standing, lang: Lang) -> TournamentStanding:
    """Where somebody stands."""
    shares = [percent(share, lang) for share in (one.opponents_matches, one.games, one.opponents_games)]
    return TournamentStanding(
        one.entrant, one.rank, one.points, one.won, one.lost, one.drawn, one.byes, shares, one.out_in
    )


def deciding(lang: Lang) -> list[ExplainedWord]:
    """What decides the standings where points count."""
    read = language(lang)
    return [ExplainedWord(one.name[read], one.short[read], one.about[read]) for one in DECIDING.values()]


def time_left(record: TournamentRecord, tournament: Tournament | None) -> int | None:
    """Milliseconds that are left of the round that is on, None without a limit or a round."""
    minutes = record.details.plan.minutes
    if not minutes or tournament is None or not tournament.is_round_open:
        return None
    return max(record.details.begun + minutes * 60_000 - now(), 0)
