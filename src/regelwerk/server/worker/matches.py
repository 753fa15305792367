"""Matches as a worker has them: from one game of a match to the next."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from regelwerk import game_registry
from regelwerk.kernel.match import BetweenGames, Exchange, MatchError, cards_seen
from regelwerk.kernel.match_score import DRAWN, Kept
from regelwerk.kernel.persistence.replay import fingerprint, header_of
from regelwerk.kernel.persistence.replay_format import draws_of
from regelwerk.kernel.presentation.text import rule_title
from regelwerk.server.i18n import translate
from regelwerk.server.schema.common import ReasonInfo
from regelwerk.server.worker.commands import CommandDone, CommandFailed
from regelwerk.server.worker.match_commands import (
    CheckExchange,
    GameSettled,
    MatchFacts,
    NextGamePrepared,
    PrepareNextGame,
    SettleGame,
)
from regelwerk.server.worker.messages import Reply

if TYPE_CHECKING:
    from regelwerk.server.worker.service import WorkerService

EXCHANGE_RULES: Final = ("ruling:match-exchange", "ruling:match")
"""What says how cards are exchanged; the second where nothing ever is."""


def settle_game(service: WorkerService, command: SettleGame) -> Reply:
    """What the game of a room leaves to its match."""
    session = service.session(command.room, command.step_count)
    state = session.game.state
    result = state.result
    if result is None:
        return CommandFailed("bad", [], "the game is not over")
    won = state.teams[result.winners[0]] if result.winners else DRAWN
    kept = [
        [(card.code, [(name, number) for name, number in card.counters]) for card in cards]
        for cards in session.rules.kept_cards(state)
    ]
    before = command.seen or [[] for _ in range(state.seats)]
    seen = [sorted((Counter(before[seat]) | cards_seen(state, seat)).elements()) for seat in range(state.seats)]
    return GameSettled(won, kept, seen)


def check_exchange(service: WorkerService, command: CheckExchange) -> Reply:
    """Whether a seat may exchange that."""
    out, into = command.cards
    if not out and not into:
        return CommandDone()
    ruleset = game_registry.ruleset(command.game, command.edition)
    try:
        between(command.match).checked(ruleset, command.seat, Exchange(tuple(out), tuple(into)))
    except MatchError as refused:
        return CommandFailed("refused", [refusal(command, refused)], "")
    return CommandDone()


def refusal(command: CheckExchange, refused: MatchError) -> ReasonInfo:
    """Why an exchange is refused, in the reader's words."""
    package = game_registry.package(command.game)
    ruleset = game_registry.ruleset(command.game, command.edition)
    values = dict(refused.values)
    if "card" in values:
        code = str(values["card"])
        known = code in ruleset.defs(command.match.setup).by_code
        values["card"] = package.card_name(command.match.setup, code, command.lang) if known else code
    book = ruleset.book()
    rule = next(number for number in EXCHANGE_RULES if number in book)
    text = translate(command.lang, f"exchange-{refused.key}", **values)
    return ReasonInfo(text, rule, rule_title(book, rule, command.lang))


def prepare_next_game(service: WorkerService, command: PrepareNextGame) -> Reply:
    """The setup of the next game of a match; computer players exchange by what they have seen."""
    ruleset = game_registry.ruleset(command.game, command.edition)
    stands = between(command.match)
    exchanges = {seat: Exchange(tuple(out), tuple(into)) for seat, (out, into) in command.given.items()}
    for seat in command.computers:
        exchanges[seat] = stands.suggested_exchange(ruleset, seat)
    exchanges = {seat: wish for seat, wish in sorted(exchanges.items()) if wish.out}
    setup = stands.next_setup(exchanges)
    state = ruleset.start(setup, None)
    said = {seat: (list(wish.out), list(wish.into)) for seat, wish in exchanges.items()}
    header = header_of(ruleset, setup, state)
    return NextGamePrepared(said, setup, header, draws_of(state.chance.log), fingerprint(ruleset))


def between(facts: MatchFacts) -> BetweenGames:
    """Where a match stands, from plain data."""
    kept = tuple(
        tuple(Kept(code, tuple((name, number) for name, number in counters)) for code, counters in cards)
        for cards in facts.kept
    )
    return BetweenGames(facts.length, facts.setup, tuple(facts.won), facts.decks, kept, facts.seen)
