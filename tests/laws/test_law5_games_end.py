"""Law 5: every game ends by a rule with a number, no card is lost or doubled, and every card is played in some game.

The games are random ones: between all ready decks, and between random legal decks over the whole pool of cards.
`REGELWERK_LAW5_GAMES=2000` plays at least so many of the latter.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from itertools import combinations_with_replacement, pairwise
from typing import Final

import pytest

from regelwerk.kernel.decision import Decision
from regelwerk.kernel.game import Game
from regelwerk.kernel.ruleset import CONCEDE, TABLE_ACTIONS, TIME_OUT
from regelwerk.kernel.state import ALL, PUBLIC
from regelwerk.simulation.laws import LawViolation
from regelwerk.simulation.laws import check_cards_conserved as stands_once
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.deck_file import FORMATS, Deck, faults_of, ready_decks
from regelwerk.wowtcg.rules import BOOK
from regelwerk.wowtcg.ruleset import RULESET
from regelwerk.wowtcg.setup import start
from regelwerk.wowtcg.state import WowState
from regelwerk.wowtcg.turn import MOST_TURNS
from tests.laws.common import LONGEST, at_random
from tests.laws.legal_decks import fitting, heroes, legal_deck, pool, used, wanted
from tests.wowtcg.tables import DEFS

FEWEST: Final = int(os.environ.get("REGELWERK_LAW5_GAMES", "150"))
MOST: Final = FEWEST + 1000
"""Games between random decks: so many at least, and so many at most until every card has been played."""
ENDS: Final = frozenset({"wow:102.1", "wow:102.1a", "wow7.4:803", "ruling:turn-limit", "ruling:draw-agreement"})
"""The rules by which a game may be over."""


def owned(state: WowState) -> Counter[int]:
    """How many cards each seat owns, tokens left out."""
    return Counter(piece.owner for piece in state.pieces if piece.card.code.count("/") == 1)


def play_out(state: WowState, seed: int) -> set[str]:
    """Play at random to the end, every law held at every decision; the codes of the cards played on the way."""
    cards, mine = len(state.pieces), owned(state)
    pick = at_random(seed)
    found: set[str] = set()
    asked = 0
    while state.decision is not None:
        stands_once(state, cards)
        assert owned(state) == mine
        found |= used(state, state.apply(state.decision.options[pick(state.decision)]))
        asked += 1
        assert asked < LONGEST, f"seed {seed}: no end after {asked} decisions"
    stands_once(state, cards)
    ended(state)
    return found


def ended(state: WowState) -> None:
    """The game is over by a rule with a number; those who won are a whole team, and one of them is still in it."""
    result = state.result
    assert result is not None
    assert result.rule is BOOK.citation(result.rule.number)
    assert result.rule.number in ENDS
    teams = {state.teams[seat] for seat in result.winners}
    assert len(teams) <= 1
    assert sorted(result.winners) == [seat for seat in range(state.seats) if state.teams[seat] in teams]
    assert not teams or any(state.in_game(seat) for seat in result.winners)


def begin(decks: list[Deck], seed: int, teams: list[int] | None = None, windows: int = PUBLIC) -> WowState:
    """A game between legal decks."""
    assert [faults_of(deck, DEFS) for deck in decks] == [[] for _ in decks]
    return start(DEFS, decks, teams or list(range(len(decks))), seed, windows)


# ------------------------------------------------------------------------ ready decks


NEIGHBOURS: Final = list(pairwise([*ready_decks(), ready_decks()[0]]))
"""Every ready deck twice."""


@pytest.mark.parametrize("pair", NEIGHBOURS, ids="-".join)
def test_games_between_ready_decks_end(pair: tuple[str, str]) -> None:
    for seed, windows in enumerate((ALL, PUBLIC)):
        play_ready(pair, windows, seed)


@pytest.mark.thorough
@pytest.mark.parametrize("windows", [ALL, PUBLIC])
@pytest.mark.parametrize("pair", list(combinations_with_replacement(ready_decks(), 2)), ids="-".join)
def test_games_between_all_pairs_of_ready_decks_end(pair: tuple[str, str], windows: int) -> None:
    for seed in range(3):
        play_ready(pair, windows, seed)


def play_ready(pair: tuple[str, str], windows: int, seed: int) -> None:
    """Play a game between two ready decks to its end."""
    setup = RULESET.prepare(pair, seed, None, "all")
    decks = [Deck(d["name"], d["hero"], d["main"], d["side"], d["format"]) for d in setup["decks"]]
    play_out(start(DEFS, decks, [0, 1], seed, windows), seed)


# ------------------------------------------------------------------ random legal decks


@pytest.mark.parametrize("format", FORMATS)
def test_random_decks_are_legal_and_differ(format: str) -> None:
    decks = [legal_deck(random.Random(seed), format=format) for seed in range(40)]
    assert [fault for deck in decks for fault in faults_of(deck, DEFS)] == []
    assert len({deck.hero for deck in decks}) > 8
    assert len({tuple(deck.main) for deck in decks}) == 40


def test_every_card_fits_some_hero() -> None:
    fits = {code for hero in heroes() for code in fitting(hero)}
    assert fits == wanted() - set(heroes())


def test_games_between_random_legal_decks_end_and_every_card_is_played() -> None:
    """Decks are random; a hero who may hold a card that nobody has played yet holds it, and others of them."""
    played: set[str] = set()
    for seed in range(MOST):
        left = sorted(wanted() - played)
        if seed >= FEWEST and not left:
            break
        source = random.Random(f"law 5, {seed}")
        seats = 3 if seed % 10 == 9 else 4 if seed % 25 == 24 else 2
        format = "starter" if seed % 7 == 6 else "constructed"
        decks = []
        for _ in range(seats):
            source.shuffle(left)
            decks.append(legal_deck(source, hero_for(source, left), format, left[:20]))
        teams = [0, 1, 0, 1] if seats == 4 else None
        played |= play_out(begin(decks, seed, teams, ALL if seed % 8 == 7 else PUBLIC), seed)
    never = sorted(wanted() - played)
    assert never == [], f"never played in {MOST} games: {', '.join(never)}"


def hero_for(source: random.Random, left: list[str]) -> str:
    """The first of these cards if it is a hero, else a hero whose deck may hold it; no hero if there are no cards."""
    fits = [hero for hero in heroes() if left and left[0] in (hero, *fitting(hero))]
    return source.choice(fits) if fits else ""


def test_the_pool_is_the_whole_one() -> None:
    """So that the law above speaks of all cards: heroes, and what can be played, placed or completed."""
    kinds = Counter(card.kind for card in pool())
    assert set(kinds) == {
        codes.TYPE_HERO,
        codes.TYPE_ALLY,
        codes.TYPE_ABILITY,
        codes.TYPE_WEAPON,
        codes.TYPE_ARMOR,
        codes.TYPE_ITEM,
        codes.TYPE_QUEST,
    }
    assert len(pool()) == len(wanted()) >= 300


# --------------------------------------------------------------------- other ways to end


@pytest.mark.parametrize("verb", [CONCEDE, TIME_OUT])
def test_games_that_are_left_end_by_a_rule_too(verb: str) -> None:
    """With three seats the other two play on."""
    assert verb in TABLE_ACTIONS
    for seed in range(6):
        decks = [legal_deck(random.Random(f"{seed} {seat}")) for seat in range(3)]
        setup = RULESET.prepare(decks, seed, None, "public")
        game = Game(RULESET, RULESET.start(setup, None), setup)
        cards = len(game.state.pieces)
        pick = at_random(seed)
        while game.decision is not None and game.state.in_game(2):
            if len(game.steps) == 15 * (seed + 1):
                game.perform(2, verb)
                stands_once(game.state, cards)
            if game.decision is not None:
                game.apply(pick(game.decision))
        assert isinstance(game.state, WowState)
        play_out(game.state, seed)


def lazy(decision: Decision) -> int:
    """A player that does nothing he need not do: passes, declines, takes the first thing otherwise."""
    for i, option in enumerate(decision.options):
        if option.verb in (codes.VERB_PASS, codes.VERB_NO, codes.VERB_DONE_CHOOSING):
            return i
    return 0


def test_a_game_in_which_nobody_does_anything_ends_with_the_decks() -> None:
    state = begin([legal_deck(random.Random(1)), legal_deck(random.Random(2))], 1)
    while state.decision is not None:
        state.apply(state.decision.options[lazy(state.decision)])
    assert state.result is not None
    assert state.result.rule.number in ENDS
    assert len(state.result.winners) == 1
    ended(state)


def test_a_game_of_too_many_turns_is_a_draw() -> None:
    """ruling:turn-limit, ruling:games-end: it is a rule, with a number, and the last turn is still played."""
    state = begin([legal_deck(random.Random(5)), legal_deck(random.Random(6))], 5)
    while state.phase != codes.PHASE_ACTION:
        assert state.decision is not None
        state.apply(state.decision.options[0])
    state.turn = MOST_TURNS - 1
    turns = set()
    while state.decision is not None:
        turns.add(state.turn)
        state.apply(state.decision.options[lazy(state.decision)])
    assert turns == {MOST_TURNS - 1, MOST_TURNS}
    assert state.result is not None
    assert (state.result.rule.number, state.result.winners) == ("ruling:turn-limit", [])


# ---------------------------------------------------------------- the law would notice


def broken(state: WowState, how: str) -> None:
    """Break the law in one way."""
    deck = state.zone_ids(codes.ZONE_DECK, 0)
    if how == "lost":
        deck.pop()
    elif how == "doubled":
        state.zone_ids(codes.ZONE_HAND, 1).append(deck[0])
    else:
        state.writable_piece(deck[0]).zone = codes.ZONE_HAND * state.seats


@pytest.mark.parametrize("how", ["lost", "doubled", "astray"])
def test_a_card_that_goes_astray_is_noticed(how: str) -> None:
    state = begin([legal_deck(random.Random(3)), legal_deck(random.Random(4))], 3)
    cards = len(state.pieces)
    stands_once(state, cards)
    broken(state, how)
    with pytest.raises(LawViolation, match="piece"):
        stands_once(state, cards)


def test_only_events_count_as_playing() -> None:
    """A card whose play is refused is not counted: what is counted are events, not wishes."""
    state = begin([legal_deck(random.Random(3)), legal_deck(random.Random(4))], 3)
    assert used(state, state.events) == set()
