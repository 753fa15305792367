"""The decks of a tournament: pools that are opened or drafted, decks for computers, whether a deck may be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from regelwerk import game_registry
from regelwerk.kernel.chance import Chance, derive
from regelwerk.kernel.limited import LimitedPlay
from regelwerk.limited.builder import build
from regelwerk.limited.draft import Draft, DraftError
from regelwerk.limited.drafters import pick_for
from regelwerk.limited.pools import sealed_pool
from regelwerk.limited.ratings import ratings
from regelwerk.tournaments.plan import CONSTRUCTED, SEALED, Plan, TournamentError
from regelwerk.tournaments.tournament import Tournament

PACKS: Final = -2
"""Packs come from the seed of this number, and those of pods from the ones before; see `pods.SEATING`."""
READY: Final = -100
"""The ready decks of computers are drawn from the seed of this number."""


def limited_play(tournament: Tournament) -> LimitedPlay:
    """Sealed deck and draft of the game. Raises TournamentError if it has none."""
    play = game_registry.package(tournament.plan.game).limited_with(tournament.plan.set)
    if play is None:
        raise TournamentError(
            f"there are no boosters of {tournament.plan.game!r} to play {tournament.plan.format} with"
        )
    return play


def packs_seed(plan: Plan, pod: int = 0) -> int:
    """The seed from which the packs of a pod come, or (0) those of everybody in a sealed deck tournament."""
    return derive(plan.seed, PACKS - pod)


def draft_of(tournament: Tournament, pod: int) -> Draft:
    """The draft of a pod as far as it has gone. Raises TournamentError for picks that cannot be."""
    members, picks = tournament.pods[pod].entrants, tournament.pods[pod].picks
    computers = [seat for seat, one in enumerate(members) if tournament.entrants[one].player]
    try:
        draft = Draft(limited_play(tournament), len(members), packs_seed(tournament.plan, pod), computers)
        for seat, card in picks:
            draft.computer_pick(seat, card)
    except DraftError as error:
        raise TournamentError(str(error)) from None
    return draft


def let_computers_pick(tournament: Tournament) -> None:
    """Drafting players pick in every pod as far as they can without a person."""
    for pod in range(len(tournament.pods)):
        draft = draft_of(tournament, pod)
        while not draft.is_over:
            free = [seat for seat in draft.waiting if seat in draft.computers]
            if not free:
                break
            pick_for(draft, free)
        keep_picks(tournament, pod, draft)


def keep_picks(tournament: Tournament, pod: int, draft: Draft) -> None:
    """Note what has been drafted in a pod."""
    tournament.set_picks(pod, [(pick.seat, pick.card) for pick in draft.history])


def pool_of(tournament: Tournament, entrant: int) -> list[str]:
    """The codes of the cards that somebody may play with; [] where decks are brought along.

    Raises TournamentError while they are still drafted.
    """
    plan = tournament.plan
    if plan.format == CONSTRUCTED:
        return []
    if plan.format == SEALED:
        return sealed_pool(limited_play(tournament), packs_seed(plan), entrant)
    pod = next(at for at, one in enumerate(tournament.pods) if entrant in one.entrants)
    draft = draft_of(tournament, pod)
    if not draft.is_over:
        raise TournamentError(f"the cards of {tournament.entrants[entrant].name} are still drafted")
    return list(draft.view(tournament.pods[pod].entrants.index(entrant)).pool)


def faults(tournament: Tournament, entrant: int, text: str, lang: str) -> list[str]:
    """Everything that is wrong with a deck for somebody, in words."""
    plan = tournament.plan
    if plan.format == CONSTRUCTED:
        report = game_registry.package(plan.game).web.deck_report(text, lang, plan.edition)
        return [str(fault["text"]) for fault in report["faults"]]
    play = limited_play(tournament)
    library = game_registry.package(plan.game).card_library()
    found = play.faults(play.read(text), pool_of(tournament, entrant))
    return [library.fault_line(fault, lang) for fault in found]


def misfit(tournament: Tournament, text: str) -> str:
    """Why a deck cannot meet one that is there already (parties of another size), "" if it can."""
    ruleset = game_registry.ruleset(tournament.plan.game, tournament.plan.edition)
    other = next((one.deck for one in tournament.entrants if one.deck), "")
    if not other:
        return ""
    try:
        ruleset.prepare_custom([other, text], 1, None, "public", ())
    except ValueError as error:
        return str(error)
    return ""


def deal(tournament: Tournament) -> None:
    """Every computer without a deck gets one: a ready one, drawn, or one that it builds from its pool.

    A computer whose pool holds no legal deck drops out. Raises TournamentError.
    """
    let_computers_pick(tournament)
    for number, entrant in enumerate(tournament.entrants):
        if entrant.player and not entrant.deck and number not in tournament.dropped:
            if tournament.plan.format == CONSTRUCTED:
                _deal_ready(tournament, number)
            elif not build_deck(tournament, number):
                tournament.drop(number)


def _deal_ready(tournament: Tournament, entrant: int) -> None:
    plan = tournament.plan
    web = game_registry.package(plan.game).web
    keys = [deck["key"] for deck in web.ready_deck_list("en")]
    order = Chance(derive(plan.seed, READY - entrant)).order(len(keys))
    for at in order:
        text = web.deck_text(keys[at])
        report = web.deck_report(text, "en", plan.edition)
        if report["legal"] and not misfit(tournament, text):
            tournament.set_deck(entrant, text, report["name"])
            return
    raise TournamentError("no ready deck can meet the decks that are there")


def build_deck(tournament: Tournament, entrant: int) -> bool:
    """Somebody plays with the deck that the builder builds from the pool; False if that holds no legal deck.

    Raises TournamentError while cards are still drafted.
    """
    play, pool = limited_play(tournament), pool_of(tournament, entrant)
    built = build(play, pool, ratings(play))
    if built.lacking:
        return False
    keep_pool_deck(tournament, entrant, play.deck(tournament.plan.format.title(), built.leader, built.main, built.side))
    return True


def keep_pool_deck(tournament: Tournament, entrant: int, deck: Any) -> None:
    """Somebody plays with a deck from the pool."""
    tournament.set_deck(entrant, limited_play(tournament).write(deck), tournament.plan.format.title())


def check_decks(tournament: Tournament, lang: str) -> list[str]:
    """Everything that is wrong with the decks there are, a line for each, with the name in front."""
    found: Sequence[tuple[str, list[str]]] = [
        (one.name, faults(tournament, number, one.deck, lang))
        for number, one in enumerate(tournament.entrants)
        if one.deck
    ]
    return [f"{name}: {fault}" for name, wrong in found for fault in wrong]
