"""Law 3 for closed lists (ruling:closed-lists): nobody profits from what another's deck really holds.

Two games whose views are equal for a seat, while the hidden cards differ, even by what the other has brought: the
seat's guesses, what they are worth to it and what computer players answer there are the same, bit for bit.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

import pytest

import regelwerk as rw
from regelwerk.duelmasters import visibility as dm_visibility
from regelwerk.duelmasters.deck_file import Deck as DmDeck
from regelwerk.duelmasters.deck_file import faults_of as dm_faults
from regelwerk.duelmasters.ruleset import RULESET as DM
from regelwerk.duelmasters.state import DmState, defs_of
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.game import Game
from regelwerk.kernel.guessing import unseen_ids
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.state import State
from regelwerk.wowminis import visibility as minis_visibility
from regelwerk.wowminis.base_definitions import standard as shelf
from regelwerk.wowminis.lowered import CardDefinition as ActionCard
from regelwerk.wowminis.party_file import faults_of as minis_faults
from regelwerk.wowminis.party_file import party_of
from regelwerk.wowminis.ruleset import RULESET as MINIS
from regelwerk.wowminis.state import MinisState
from regelwerk.wowtcg import codes
from regelwerk.wowtcg import visibility as wow_visibility
from regelwerk.wowtcg.deck_file import faults_of as wow_faults
from regelwerk.wowtcg.deck_file import ready_deck
from regelwerk.wowtcg.definition_loading import standard as wow_cards
from regelwerk.wowtcg.state import WowState
from tests.games import new_game
from tests.laws import duelmasters_games, legal_decks, minis, mixed_decks, wow
from tests.laws.closed import law_closed_lists
from tests.laws.common import at_random, take

POSITIONS: Final = 200


def any_wow_cards(state: WowState, seat: int, owner: int) -> list[str]:
    source = random.Random(state.public_decision_count)
    return [source.choice(legal_decks.pool()[20:]).code for _ in unseen_ids(state, seat, owner)]


def any_dm_cards(state: DmState, seat: int, owner: int) -> list[str]:
    source = random.Random(state.public_decision_count)
    card_codes = [card.code for card in defs_of(state).cards if card.code]
    return [source.choice(card_codes) for _ in unseen_ids(state, seat, owner)]


def any_action_cards(state: MinisState, seat: int, owner: int) -> list[str]:
    return [card.code for card in state.defs.cards if isinstance(card, ActionCard)] * 5


def wow_law(ruleset: Ruleset, positions: int = POSITIONS) -> tuple[int, int]:
    starts = (wow.start, wow.start_big, mixed_decks.start_mixed, wow.start_three)
    return law_closed_lists(starts, ruleset, wow_visibility.redeal_unseen, any_wow_cards, positions, 17)


def dm_law(ruleset: Ruleset, positions: int = POSITIONS) -> tuple[int, int]:
    starts = (duelmasters_games.start, duelmasters_games.start_three, duelmasters_games.start)
    return law_closed_lists(starts, ruleset, dm_visibility.redeal_unseen, any_dm_cards, positions, 9)


def minis_law(ruleset: Ruleset, positions: int = POSITIONS) -> tuple[int, int]:
    starts = (minis.start, minis.start_duel, minis.start_nine)
    return law_closed_lists(starts, ruleset, minis_visibility.redeal_unseen, any_action_cards, positions, 13)


@pytest.mark.parametrize(("law", "ruleset"), [(wow_law, wow.RULESET), (dm_law, DM), (minis_law, MINIS)])
def test_nothing_that_anybody_imagines_or_answers_comes_from_hidden_cards(law: Any, ruleset: Ruleset) -> None:
    positions, changed = law(ruleset)
    assert positions == POSITIONS
    assert changed > POSITIONS // 2, "the other lists were hardly other ones: the law has shown nothing"


class Peeking:
    """Rules whose guesses take the true list of the other player, as with open lists."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.rules = ruleset

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rules, name)

    def guess(self, state: State, seat: int, chance: Chance, unseen: Sequence[Sequence[str]] | None) -> State:
        other = state.fork()
        other.open_lists = True
        return self.rules.guess(other, seat, chance, unseen)


@pytest.mark.parametrize(("law", "ruleset"), [(wow_law, wow.RULESET), (dm_law, DM), (minis_law, MINIS)])
def test_a_guess_from_the_true_list_is_noticed(law: Any, ruleset: Ruleset) -> None:
    with pytest.raises(AssertionError, match="another list"):
        law(Peeking(ruleset), 20)


# ------------------------------------------------------------------- what is imagined

MOMENTS: Final = 12


def at(game: Game, seed: int) -> State:
    """The game after some random answers."""
    pick = at_random(seed)
    for _ in range(seed * 23):
        if game.state.decision is not None:
            take(game.state, pick)
    return game.state


def cards_of(state: State, owner: int) -> list[str]:
    """The codes of all cards that somebody has brought."""
    return [piece.card.code for piece in state.pieces if piece.owner == owner and not getattr(piece, "token", False)]


def test_a_guessed_deck_of_the_tcg_is_legal_and_sometimes_a_ready_one() -> None:
    whole, lists = 0, set()
    for seed in range(MOMENTS):
        state = at(wow.new_game(seed, decks=wow.BIG), seed)
        mine = sorted(cards_of(state, 0))
        for n in range(4):
            guessed = wow.RULESET.guess(state, 0, Chance(n), None)
            assert sorted(cards_of(guessed, 0)) == mine, "one's own list is known"
            told = cards_of(guessed, 1)
            hero = next(code for code in told if wow_cards().card(code).kind == codes.TYPE_HERO)
            deck = ready_deck("call-of-the-storm", wow_cards())
            deck.main, deck.side, deck.hero = [code for code in told if code != hero], [], hero
            assert [fault.kind for fault in wow_faults(deck, wow_cards())] == []
            whole += sorted(told) == sorted(cards_of(state, 1))
            lists.add(tuple(sorted(told)))
    assert 0 < whole < MOMENTS * 3, "about every second guess is the ready deck of that hero"
    assert len(lists) > MOMENTS


def test_a_guessed_deck_of_duel_masters_is_legal_and_fits_what_has_been_seen() -> None:
    lists = set()
    for seed in range(MOMENTS):
        state = at(duelmasters_games.new_game(seed), seed)
        for n in range(4):
            guessed = DM.guess(duelmasters_games.state_of(Game(DM, state)), 0, Chance(n), None)
            assert sorted(cards_of(guessed, 0)) == sorted(cards_of(state, 0)), "one's own list is known"
            told = cards_of(guessed, 1)
            assert dm_faults(DmDeck("", told), defs_of(duelmasters_games.state_of(Game(DM, state)))) == []
            lists.add(tuple(sorted(told)))
    assert len(lists) > MOMENTS


def test_guessed_bars_of_the_miniatures_are_legal() -> None:
    bars = set()
    for seed in range(MOMENTS):
        game = minis.new_game(seed, parties=("nine-alliance", "nine-horde"))
        setup = game.setup
        state = at(game, seed)
        for n in range(4):
            guessed = MINIS.guess(minis.state_of(Game(MINIS, state)), 0, Chance(n), None)
            assert sorted(cards_of(guessed, 0)) == sorted(cards_of(state, 0)), "one's own cards are known"
            party = party_of(setup["decks"][1])  # type: ignore[index]  # it was begun from one
            for member, id in zip(party.members, guessed.figure_ids_by_seat[1]):  # type: ignore[attr-defined]  # of this game
                member.cards = [guessed.pieces[card].card.code for card in guessed.pieces[id].bar]
                bars.add(tuple(sorted(member.cards)))
            assert [fault.kind for fault in minis_faults(party, shelf())] == []
    assert len(bars) > MOMENTS


@pytest.mark.parametrize(("game", "decks"), [("wowtcg", wow.BIG), ("duelmasters", ("first-spark", "undertow"))])
def test_with_open_lists_a_guess_deals_what_the_other_has_brought(game: str, decks: tuple[str, str]) -> None:
    agreed = new_game(game, decks, 3, open_lists=True)
    assert agreed.setup is not None and agreed.setup["open_lists"] is True
    closed = new_game(game, decks, 3)
    assert closed.setup is not None and "open_lists" not in closed.setup
    true = sorted(cards_of(agreed.state, 1))
    assert all(sorted(cards_of(agreed.guess(0, Chance(n)), 1)) == true for n in range(8))
    assert not all(sorted(cards_of(closed.guess(0, Chance(n)), 1)) == true for n in range(8))
    again = rw.Replay.record(agreed)
    assert again.verify().outcome == "EXACT"
    assert rw.Replay.read(again.text()).resume().state.open_lists
