"""Matches: scores, exchanges, what a game knows of its match, and their records (ruling:match)."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import regelwerk as rw
from regelwerk import game_registry
from regelwerk.kernel.match import Exchange, Match, MatchError, exchanged
from regelwerk.kernel.match_score import DRAWN, MatchScore, loser_of
from regelwerk.kernel.persistence.match_record import MatchRecord, is_match
from regelwerk.kernel.persistence.replay import DIVERGED, EXACT, Replay
from regelwerk.kernel.persistence.replay_format import ReplayFormatError

READY = "frost-and-flame"


def conceded(match: Match, *losers: int) -> Match:
    """The match after games that these seats have conceded at once."""
    for loser in losers:
        game = match.game if match.game is not None else match.begin_next()
        game.perform(loser, "concede")
    return match


@pytest.fixture
def dm() -> Match:
    ruleset = game_registry.ruleset("duelmasters")
    return Match(ruleset, ruleset.prepare(["dawn-watch", "deep-night"], 5, None, "all"), 3)


# ------------------------------------------------------------------------ the score


@pytest.mark.parametrize(
    ("length", "won", "over", "leader"),
    [
        (1, [0], True, 0),
        (1, [DRAWN], True, DRAWN),
        (3, [0], False, 0),
        (3, [0, 0], True, 0),
        (3, [0, 1], False, DRAWN),
        (3, [0, DRAWN], False, 0),
        (3, [DRAWN, DRAWN], False, DRAWN),
        (3, [0, 1, DRAWN], True, DRAWN),
        (3, [1, DRAWN, DRAWN], True, 1),
        (5, [1, 1], False, 1),
        (5, [1, 0, 1, 1], True, 1),
        (5, [1, DRAWN, 1, DRAWN], True, 1),
    ],
)
def test_a_match_is_over_as_soon_as_the_leader_cannot_be_caught(
    length: int, won: list[int], over: bool, leader: int
) -> None:
    """ruling:match"""
    score = MatchScore(length, tuple(won))
    assert (score.is_over, score.leader) == (over, leader)


def test_the_loser_of_the_last_game_says_who_begins_and_chance_after_a_draw() -> None:
    """ruling:match-who-begins"""
    assert loser_of(MatchScore(3), [0, 1]) is None
    assert loser_of(MatchScore(3, (0,)), [0, 1]) == 1
    assert loser_of(MatchScore(3, (0, DRAWN)), [0, 1]) is None
    assert loser_of(MatchScore(3, (0,)), [0, 0, 1, 1]) == 2, "of a side of several the first"


# ---------------------------------------------------------------------- game by game


def test_conceding_ends_the_game_and_not_the_match(dm: Match) -> None:
    conceded(dm, 0)
    assert dm.result is None and dm.is_between_games
    game = dm.begin_next()
    assert game.decision is not None and game.decision.seat == 0, "the loser says who begins"
    game.perform(1, "concede")
    assert dm.result is None
    conceded(dm, 1)
    assert dm.result is not None and dm.result.winners == (0,)
    with pytest.raises(MatchError, match="the match is over"):
        dm.begin_next()


def test_every_game_of_a_match_is_dealt_anew(dm: Match) -> None:
    conceded(dm, 0, 1)
    dm.begin_next()
    seeds = [game.setup["seed"] for game in dm.games if game.setup is not None]
    assert len(set(seeds)) == 3 and seeds[0] == 5


def test_a_match_that_cannot_be_is_refused() -> None:
    ruleset = game_registry.ruleset("duelmasters")
    setup = ruleset.prepare(["dawn-watch", "deep-night"], 5, None, "all")
    with pytest.raises(MatchError, match="best of 1, 3, 5"):
        Match(ruleset, setup, 2)
    three = game_registry.ruleset("wowtcg").prepare(["learn-elendril"] * 3, 5, None, "all")
    with pytest.raises(MatchError, match="two sides"):
        Match(game_registry.ruleset("wowtcg"), three, 3)


# ------------------------------------------------------------------------- exchanges


@pytest.fixture
def wow() -> Match:
    """A match whose first seat has a side deck of ten cards, and the other one has none."""
    ruleset = game_registry.ruleset("wowtcg")
    side = "\nside:\n4 Shattering Blow\n4 Burn Away\n2 Hearthstone\n"
    main = game_registry.package("wowtcg").web.deck_text(READY).partition("\nside:")[0]
    return Match(ruleset, ruleset.prepare([main + side, main], 9, None, "all"), 3)


def test_cards_are_exchanged_one_for_one_and_only_between_games(wow: Match) -> None:
    """ruling:match-exchange, rb06:deckbau-side-deck"""
    out, into = ["hoa/fireball", "hoa/fireball"], ["hoa/burn-away", "hoa/hearthstone"]
    for _ in range(2):
        with pytest.raises(MatchError, match="between two games"):
            wow.exchange(0, out, into)
        if not wow.games:
            wow.begin_next()
    conceded(wow, 0)
    with pytest.raises(MatchError, match="by who has a side deck"):
        wow.exchange(1, out, into)
    before = wow.decks
    for wrong, told in (
        ((out, into[:1]), "one for one: 2 go out and 1 come in"),
        ((["hoa/polymorph"] * 4, ["hoa/burn-away"] * 4), "main deck does not hold hoa/polymorph so often"),
        ((out, ["hoa/hearthstone", "hoa/leeroy-jenkins"]), "side deck does not hold hoa/leeroy-jenkins"),
        ((["hoa/hearthstone"], ["hoa/hearthstone"]), "main deck does not hold hoa/hearthstone"),
    ):
        with pytest.raises(MatchError, match=told):
            wow.exchange(0, *wrong)
        assert wow.decks == before, "what is refused changes nothing"
    wow.exchange(0, out, into)
    wow.exchange(0, out[:1], into[:1])  # he has thought better of it
    deck = wow.decks[0]
    assert len(deck["main"]) == len(before[0]["main"]) and len(deck["side"]) == 10
    assert deck["main"].count("hoa/fireball") == 2 and deck["side"].count("hoa/fireball") == 1
    game = wow.begin_next()
    assert game.setup is not None and game.setup["decks"][0] == deck
    assert sum(piece.card.code == "hoa/burn-away" for piece in game.state.pieces) == 1


def test_what_was_exchanged_stays_so_in_the_third_game(wow: Match) -> None:
    conceded(wow, 0)
    wow.exchange(0, ["hoa/fireball"], ["hoa/burn-away"])
    conceded(wow, 1)
    wow.exchange(0, ["hoa/burn-away"], ["hoa/hearthstone"])
    main = wow.decks[0]["main"]
    assert main.count("hoa/hearthstone") == 1 and main.count("hoa/burn-away") == 0 and main.count("hoa/fireball") == 2


def test_an_exchange_tells_the_others_nothing(wow: Match) -> None:
    """ruling:match-exchange: neither what nor how many; the game that follows looks the same to the other seat."""
    seen = []
    for cards in (0, 3):
        ruleset = wow.ruleset
        match = conceded(Match(ruleset, wow.setup, 3), 0)
        match.exchange(0, ["hoa/fireball"] * cards, ["hoa/burn-away"] * cards)
        game = match.begin_next()
        seen.append(json.dumps([game.view(1), [event.kind for event in game.event_log]], default=str))
    assert seen[0] == seen[1]


# ------------------------------------------------------------------ computer players


def test_a_computer_player_takes_out_answers_that_find_nothing_and_takes_in_what_does(wow: Match) -> None:
    from regelwerk.wowtcg.definition_loading import standard
    from regelwerk.wowtcg.side_deck import suggestion

    main = ["hoa/shattering-blow"] * 2 + ["hoa/fireball"] * 4
    side = ["hoa/burn-away"] * 3 + ["hoa/frostbolt"] * 2
    allies = ["hoa/latro-abiectus"] * 8
    assert suggestion(standard(), main, side, allies[:7]) == ([], []), "too little has been seen"
    out, into = suggestion(standard(), main, side, allies)
    assert out == ["hoa/shattering-blow"] * 2 and into == ["hoa/frostbolt"] * 2
    out, into = suggestion(standard(), main, side, allies + ["hoa/krol-blade"] * 3)
    assert "hoa/shattering-blow" not in out, "now there are weapons to be destroyed"


def test_a_computer_player_goes_by_what_its_seat_has_seen(wow: Match) -> None:
    conceded(wow, 1)
    assert wow.seen(0) == [wow.setup["decks"][1]["hero"]], "hands and decks have not been seen"
    assert wow.suggested_exchange(0) == Exchange(), "and so nothing is exchanged"


# ------------------------------------------------------------------------- the record


def record_of(match: Match) -> str:
    return MatchRecord.record(match).text()


def test_a_match_and_each_of_its_games_verify(wow: Match) -> None:
    conceded(wow, 0)
    wow.exchange(0, ["hoa/fireball"], ["hoa/burn-away"])
    conceded(wow, 1, 1)
    text = record_of(wow)
    assert is_match(text)
    record = MatchRecord.read(text)
    assert record.text() == text
    verdict = record.verify()
    assert verdict.outcome == EXACT and [one.outcome for one in verdict.games] == [EXACT] * 3
    for replay in record.replays:
        assert Replay.read(replay.text()).verify().outcome == EXACT, "a game is a replay by itself"
    with pytest.raises(ReplayFormatError, match="record of a match"):
        Replay.read(text)


def test_a_match_goes_on_from_its_record_in_a_game_and_between_games(wow: Match) -> None:
    conceded(wow, 0)
    wow.exchange(0, ["hoa/fireball"], ["hoa/burn-away"])
    between = MatchRecord.read(record_of(wow)).resume()
    assert between.is_between_games and between.next_setup() == wow.next_setup()
    game = wow.begin_next()
    game.apply(0)
    going = MatchRecord.read(record_of(wow)).resume()
    assert going.game is not None and going.game.digest() == game.digest()
    assert conceded(going, 1, 0).result == conceded(wow, 1, 0).result


Forge = Callable[[list[dict[str, object]]], object]


def swap_games(lines: list[dict[str, object]]) -> None:
    """The second game first."""
    starts = [at for at, line in enumerate(lines) if "replay" in line]
    ends = [at for at, line in enumerate(lines) if "result" in line]
    first, second = lines[starts[0] : ends[0] + 1], lines[starts[1] : ends[1] + 1]
    lines[starts[0] :] = [*second, *first, lines[-1]]


def headers(lines: list[dict[str, object]]) -> list[dict[str, object]]:
    return [line for line in lines if "replay" in line]


FORGED: list[tuple[Forge, str]] = [
    (swap_games, "game 1 is not the next one of this match"),
    (lambda lines: lines.__delitem__(next(at for at, line in enumerate(lines) if "exchange" in line)), "another deck"),
    (lambda lines: headers(lines)[1].update(seed=4), "game 2"),
    (lambda lines: lines[-1].update({"match result": {"winners": [1], "won": [1, 0, 0]}}), "the result of the match"),
    (lambda lines: lines[0].update(length=5), "no game of a match of this length"),
    (
        lambda lines: next(line for line in lines if "exchange" in line).update({"in": ["hoa/leeroy-jenkins"]}),
        "the side deck does not hold hoa/leeroy-jenkins",
    ),
]


@pytest.mark.parametrize(("forge", "told"), FORGED, ids=[told for _, told in FORGED])
def test_a_forged_match_diverges_and_says_where(wow: Match, forge: Forge, told: str) -> None:
    conceded(wow, 0)
    wow.exchange(0, ["hoa/fireball"], ["hoa/burn-away"])
    conceded(wow, 1, 1)
    lines = [json.loads(line) for line in record_of(wow).splitlines()]
    forge(lines)
    verdict = MatchRecord.read("\n".join(map(json.dumps, lines))).verify()
    assert verdict.outcome == DIVERGED and told in "; ".join(verdict.why)


def test_the_wrong_player_to_say_who_begins_is_noticed(dm: Match) -> None:
    conceded(dm, 0)
    setup = dm.next_setup()
    game = rw.new_game("duelmasters", ["dawn-watch", "deep-night"])  # any game that is none of this match
    with pytest.raises(MatchError, match="it is no game of a match"):
        dm.adopt(game._inner)
    setup["match"]["chooser"] = 1
    from regelwerk.kernel.game import Game

    with pytest.raises(MatchError, match="another player says who begins"):
        dm.adopt(Game(dm.ruleset, dm.ruleset.start(setup, None), setup))


BROKEN: list[tuple[Callable[[list[str]], object], str]] = [
    (lambda lines: lines.pop(), "the match has no result"),
    (lambda lines: lines.__delitem__(1), "the header of a game is expected here"),
    (lambda lines: lines.__setitem__(0, '{"match": 9}'), "written in format 9"),
    (lambda lines: lines.__setitem__(0, lines[0].replace('"length": 3', '"length": 4')), "best of 1, 3 or 5 games"),
    (lambda lines: lines.append("{}"), "the result of the match must be the last line"),
    (lambda lines: lines.insert(-1, '{"exchange": 7, "out": [], "in": []}'), "an exchange names its seat"),
    (lambda lines: lines.insert(-1, '{"exchange": 0, "out": 3, "in": []}'), "lists of the codes of cards"),
    (lambda lines: lines.__setitem__(2, "nonsense"), "line 3: invalid JSON"),
]


@pytest.mark.parametrize(("damage", "told"), BROKEN, ids=[told for _, told in BROKEN])
def test_a_damaged_record_is_refused_with_its_line(dm: Match, damage: Callable[[list[str]], object], told: str) -> None:
    lines = record_of(conceded(dm, 0)).splitlines()
    damage(lines)
    with pytest.raises(ReplayFormatError) as refused:
        MatchRecord.read("\n".join(lines))
    assert told in str(refused.value) and str(refused.value).startswith("line")


def test_a_deck_without_a_side_deck_exchanges_nothing() -> None:
    assert exchanged({"main": ["a"]}, Exchange()) == {"main": ["a"], "side": []}
