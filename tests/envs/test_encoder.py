"""Observations and actions: what stands where, what is promised, and what is said where a promise can't be kept."""

from __future__ import annotations

import pickle
import random
import re
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest

import regelwerk as rw
from regelwerk.envs import BoundExceededError, Encoder, GameSetup
from regelwerk.envs.encoder import DECISION, OPTION, PIECE
from regelwerk.game_registry import package, ruleset
from regelwerk.kernel.observation_layout import KINDS
from regelwerk.kernel.state import PUBLIC
from tests.custom_figure import MIRELLE
from tests.laws import duelmasters_games, minis
from tests.laws.common import walk
from tests.laws.mixed_decks import start_mixed
from tests.toys.rps.package import PACKAGE as RPS

GAMES = pytest.mark.parametrize("name", rw.GAMES)


def played(setup: GameSetup, seed: int, steps: int = 10_000) -> Any:
    """A random game; gives the match at each decision."""
    match, rng = setup.deal(seed), random.Random(seed)
    for _ in range(steps):
        if match.over:
            return
        yield match
        match.apply(rng.randrange(match.option_count))


@GAMES
def test_every_action_is_decoded_to_its_option_and_back(name: str) -> None:
    setup = GameSetup(name)
    same = 0
    for at, match in enumerate(played(setup, 3)):
        if at % 2:
            continue
        observation = match.observe(match.seat)
        options = match.view(match.seat)["decision"]["options"]
        for action, option in enumerate(options):
            decoded = setup.encoder.decode(observation, action)
            assert (decoded["verb"], decoded["subject"], decoded["object"], decoded["number"]) == (
                option["verb"],
                option["subject"],
                option["object"],
                option["n"],
            )
            if option["seat"] is not None:
                assert decoded["seat"] == (option["seat"] - match.seat) % setup.seats
            found = setup.encoder.action(observation, **decoded)
            assert setup.encoder.decode(observation, found) == decoded
            same += 1
    assert same > 30


@GAMES
def test_options_point_at_the_rows_of_their_pieces(name: str) -> None:
    setup = GameSetup(name)
    handle = PIECE.index("handle")
    pointed = named = 0
    for at, match in enumerate(played(setup, 4)):
        if at % 2:
            continue
        observation = match.observe(match.seat)
        for row in observation["options"][: match.option_count]:
            for place, name_of in (("subject", "subject handle"), ("object", "object handle")):
                piece, called = row[OPTION.index(place)], row[OPTION.index(name_of)]
                named += called != 0
                if piece:
                    assert observation["pieces"][piece - 1][handle] == called
                    pointed += 1
    assert named > 50 and pointed == named, "an option names a piece that no row has"


@GAMES
def test_the_seat_that_observes_comes_first(name: str) -> None:
    """Two seats see each other's numbers exchanged: what a program learns in one seat it can use in another."""
    setup = GameSetup(name)
    matches = list(played(setup, 5, 30))
    match = matches[-1]
    mine, theirs = match.observe(0), match.observe(1)
    team = setup.encoder.seat_features.index("team")
    assert list(mine["seats"][:, team]) == list(theirs["seats"][:, team]) == [1, 2]
    rows = ("team", "hero")  # which row a piece has depends on who observes
    others = [at for at, feature in enumerate(setup.encoder.seat_features) if feature not in rows]
    assert np.array_equal(mine["seats"][0][others], theirs["seats"][1][others])
    asked = DECISION.index("asked seat")
    assert {int(mine["table"][asked]), int(theirs["table"][asked])} == {1, 2}


RARE: Final = {
    "wowtcg": {"combat is a sabotage", "protector", "counters", "announced mode", "link's mode", "link's X"}
    | {"link's first target seat", "link's target in the second slot", "powerless"},
    "duelmasters": {"extra turns", "attack is blocked", "blocker"},
    "wowminis": {"it must move off", "attack rerolls", "defense rerolls"},
}
"""Features of what hardly ever happens in a random game."""


@pytest.mark.parametrize(
    ("name", "start", "games", "every"),
    [
        ("wowtcg", start_mixed, 12, 7),
        ("duelmasters", duelmasters_games.start_every_card, 20, 2),
        pytest.param("duelmasters", duelmasters_games.start_every_card, 20, 1, marks=pytest.mark.thorough),
        ("wowminis", minis.start, 5, 3),
    ],
)
def test_every_feature_is_other_than_zero_in_some_game(name: str, start: Any, games: int, every: int) -> None:
    """A path that leads nowhere would be 0 for ever."""
    encoders: dict[int, Encoder] = {}
    seen: dict[str, Any] = {"table": 0, "seats": 0, "pieces": 0}

    def visit(state: Any, n: int) -> None:
        encoder = encoders.setdefault(id(state.defs), Encoder(package(name), state.defs, state.seats))
        observation = encoder.encode(ruleset(name).view(state, state.decision.seat), state.decision.seat)
        for table in seen:
            seen[table] = seen[table] | (np.atleast_2d(observation[table]) != 0).any(axis=0)

    for seed in range(games):
        walk(start, seed, visit, PUBLIC, every)
    encoder = next(iter(encoders.values()))
    never: set[str] = set()
    for table, names in (
        ("table", encoder.table_features),
        ("seats", encoder.seat_features),
        ("pieces", encoder.piece_features),
    ):
        never |= {feature for feature, ever in zip(names, seen[table]) if not ever}
    words = re.compile("has |cannot |must |die ")  # one feature for each word there is, however rare
    assert not {feature for feature in never if not words.match(feature)} - RARE[name]


@GAMES
def test_features_have_names_of_their_own_and_kinds_that_there_are(name: str) -> None:
    encoder = GameSetup(name).encoder
    for names in (encoder.table_features, encoder.seat_features, encoder.piece_features, encoder.zones, encoder.cards):
        assert len(set(names)) == len(names)
    layout = encoder.layout
    assert {feature.kind for feature in (*layout.table, *layout.seat, *layout.piece)} <= set(KINDS)


@GAMES
def test_a_card_has_one_index_whatever_is_played(name: str) -> None:
    one = GameSetup(name).encoder
    again = GameSetup(name, package(name).card_library().learning_decks()[::-1]).encoder
    assert one.cards == again.cards and one.cards[0] == ""
    assert list(one.cards) == sorted(one.cards)
    assert np.array_equal(one.card_features, again.card_features)
    assert one.card_features.shape == (len(one.cards), len(one.layout.card_features))
    assert not one.card_features[0].any() and (one.card_features[1:] != 0).any(axis=1).all()


def test_figures_of_ones_own_are_observed_and_leave_the_index_of_the_others_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.minis").write_text(MIRELLE, encoding="utf-8")
    usual, setup = GameSetup("wowminis"), GameSetup("minis", folder=str(tmp_path))
    assert setup.encoder.cards[: len(usual.encoder.cards)] == usual.encoder.cards
    (own,) = setup.encoder.cards[len(usual.encoder.cards) :]
    assert own.endswith("mirelle-dawnhand") and setup.encoder.card_features[-1].any()
    match = pickle.loads(pickle.dumps(setup.deal(4)))
    assert match.setup.encoder.cards == setup.encoder.cards
    assert np.array_equal(match.observe(0)["pieces"], setup.deal(4).observe(0)["pieces"])


@GAMES
def test_an_observation_as_one_vector_is_taken_apart_again(name: str) -> None:
    setup = GameSetup(name)
    match = list(played(setup, 6, 40))[-1]
    observation = match.observe(match.seat)
    flat = setup.encoder.flat(observation)
    assert setup.encoder.flat_space.contains(flat) and setup.encoder.space.contains(observation)
    parts = setup.encoder.parts(flat)
    assert all(np.array_equal(parts[table], observation[table]) for table in observation)


def test_too_many_options_are_an_error_that_says_what_would_be_enough() -> None:
    setup = GameSetup("duelmasters", max_options=3)
    match = setup.deal(7)
    with pytest.raises(BoundExceededError, match=r"6 options.* made for 3; make it with max_options=8"):
        match.mask(0)
    with pytest.raises(BoundExceededError, match="max_options=8"):
        match.observe(0)
    assert match.mask(1).sum() == 0, "the seat that is not asked has nothing to be too much"


def test_too_many_pieces_are_an_error_that_says_what_would_be_enough() -> None:
    match = GameSetup("duelmasters", max_pieces=4).deal(7)
    with pytest.raises(BoundExceededError, match=r"pieces.* made for 4; make it with max_pieces=16"):
        match.observe(0)


@pytest.mark.parametrize(
    ("name", "decks"),
    [
        ("duelmasters", ["dawn-watch", "deep-night", "ash-and-bone", "green-tide", "undertow", "summer-guard"]),
        ("wowtcg", ["frost-and-flame", "call-of-the-storm", "frost-and-flame", "call-of-the-storm"]),
    ],
)
def test_the_promised_bounds_hold_for_many_seats(name: str, decks: list[str]) -> None:
    setup = GameSetup(name, decks)
    for at, match in enumerate(played(setup, 2, 1500)):
        if at % 25 == 0:
            for seat in range(-1, setup.seats):
                assert setup.encoder.space.contains(match.observe(seat))


def test_wrong_actions_are_refused_with_what_there_is() -> None:
    setup = GameSetup("duelmasters")
    match = setup.deal(7)
    observation = match.observe(0)
    with pytest.raises(ValueError, match="there is no action 6: 6 are offered"):
        setup.encoder.decode(observation, 6)
    with pytest.raises(IndexError, match="there is no action 6: 6 are offered to seat 0"):
        match.apply(6)
    with pytest.raises(ValueError, match="unknown verb 'fly'; available: "):
        setup.encoder.action(observation, "fly")
    with pytest.raises(ValueError, match="'summon' is not offered like that; the first of 6 options"):
        setup.encoder.action(observation, "summon", -1)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"decks": "dawn-watch"}, "a list with one deck for each seat"),
        ({"max_options": -1}, "max_options can't be below 0"),
        ({"folder": "nowhere"}, "no definition files|takes no"),
        ({"edition": "1999"}, "no edition '1999'"),
    ],
)
def test_a_setup_that_cannot_be_says_why(options: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        GameSetup("duelmasters", **options)


def test_the_returns_of_a_game_add_up_to_nothing() -> None:
    setup = GameSetup("duelmasters", ["dawn-watch", "deep-night", "ash-and-bone"])
    match = list(played(setup, 1))[-1]
    assert match.over
    assert sorted(match.returns()) == [-0.5, -0.5, 1.0]


def test_a_game_that_describes_nothing_is_observed_by_its_options() -> None:
    """Also a game of which the environments know no more than that it is one."""
    from regelwerk.game_registry import added

    with added(RPS):
        setup = GameSetup("rps", ["", ""])
        match = setup.deal(1)
        observation = match.observe(match.seat)
        assert setup.encoder.space.contains(observation)
        assert [setup.encoder.decode(observation, at)["verb"] for at in range(match.option_count)]
