"""Hearthstone in a match: what is kept begins the next game in play (wow7.4:800.1)."""

from __future__ import annotations

import pytest

from regelwerk import game_registry
from regelwerk.kernel.decision import Option
from regelwerk.kernel.game import Game
from regelwerk.kernel.match import Match, MatchError
from regelwerk.kernel.persistence.match_record import MatchRecord
from regelwerk.kernel.persistence.replay import EXACT
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.state import WowState

STONE = "hoa/hearthstone"
DECK = "# Homeward\nformat: starter\nhero: Litori Frostburn\n4 Hearthstone\n4 Mana Agate\n22 Bloodclaw\n"


def wish(state: WowState, option: Option) -> int:
    """How much the first seat wants an option: to use a Hearthstone, to play one, to place resources."""
    if option.verb == codes.VERB_NO:
        return 5
    code = state.last_known(option.object or option.subject).card.code if (option.object or option.subject) > 0 else ""
    if option.verb == codes.VERB_USE or (option.verb == codes.VERB_PICK and code == STONE):
        return 4
    if option.verb == codes.VERB_PLAY and code == STONE:
        return 3
    if option.verb == codes.VERB_PLACE and code != STONE:
        return 2
    return 1 if option.verb in (codes.VERB_PASS, codes.VERB_DONE_CHOOSING) else 0


def play_home(game: Game) -> None:
    """The first seat uses a Hearthstone as soon as it can; the other one does nothing."""
    state = game.state
    assert isinstance(state, WowState)
    while game.decision is not None:
        state = game.state
        assert isinstance(state, WowState)
        options = game.decision.options
        wishes = [wish(state, option) if game.decision.seat == 0 else 0 for option in options]
        passes = [option.verb in (codes.VERB_PASS, codes.VERB_NO) for option in options]
        best = max(range(len(options)), key=lambda i: (wishes[i], passes[i]))
        game.apply(best)


@pytest.fixture(scope="module")
def match() -> Match:
    """A match whose first game has ended with a Hearthstone that was kept."""
    ruleset = game_registry.ruleset("wowtcg")
    deck = DECK.replace("22 Bloodclaw", "4 Fireball\n4 Frostbolt\n4 Fire Blast\n4 Polymorph\n4 Frost Nova\n2 Blink")
    found = Match(ruleset, ruleset.prepare([deck, deck], 3, None, "public"), 3)
    play_home(found.begin_next())
    return found


def test_what_was_kept_begins_the_next_game_in_play_and_counts_for_the_deck(match: Match) -> None:
    """wow7.4:800.1, inf:kept-is-ready"""
    assert match.games[0].result is not None and match.games[0].result.winners == [1]
    kept = match.kept()
    assert [card.code for card in kept[0]] == [STONE] and kept[1] == ()
    fresh = MatchRecord.read(MatchRecord.record(match).text()).resume()
    game = fresh.begin_next()
    state = game.state
    assert isinstance(state, WowState)
    mine = [piece for piece in state.pieces if piece.owner == 0]
    in_play = [piece for piece in mine if piece.card.code == STONE and state.in_play(piece)]
    assert len(in_play) == 1 and not in_play[0].exhausted
    assert sum(piece.card.kind != codes.TYPE_HERO for piece in mine) == 30, "the deck and what was kept"
    while game.decision is not None and state.turn == 0:
        game.apply(0)
        state = game.state
        assert isinstance(state, WowState)
    assert in_play[0].ref == state.pieces[in_play[0].id].ref, "mulligans and uniqueness leave it there"


def test_a_match_with_kept_equipment_verifies(match: Match) -> None:
    fresh = MatchRecord.read(MatchRecord.record(match).text()).resume()
    fresh.begin_next().perform(1, "concede")
    verdict = MatchRecord.read(MatchRecord.record(fresh).text()).verify()
    assert verdict.outcome == EXACT, str(verdict)


def test_what_was_kept_cannot_be_exchanged_away(match: Match) -> None:
    """ruling:match-exchange, rb06:deckbau-side-deck"""
    ruleset = match.ruleset
    setup = {**match.setup, "decks": [{**match.setup["decks"][0]}, match.setup["decks"][1]]}
    main = [*setup["decks"][0]["main"]]
    while main.count(STONE) > 1:
        main[main.index(STONE)] = "hoa/blink"
    setup["decks"][0] = {**setup["decks"][0], "main": main, "side": ["hoa/vanquish"] * 10}
    again = Match(ruleset, setup, 3)
    game = again.begin_next()
    play_home(game)
    assert [card.code for card in again.kept()[0]] == [STONE]
    with pytest.raises(MatchError, match="stays in the deck"):
        again.exchange(0, [STONE], ["hoa/vanquish"])
    again.exchange(0, ["hoa/blink"], ["hoa/vanquish"])
