"""The record of a tournament: complete, verified line by line, and clear about what is wrong with it."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings

from regelwerk.kernel.persistence.replay_format import ReplayFormatError
from regelwerk.tournaments import decks, playing, record
from regelwerk.tournaments.plan import CONSTRUCTED, DRAFT, SEALED, Entrant, Plan, TournamentError
from regelwerk.tournaments.tournament import Tournament
from tests.tournaments.test_pairings import held


def of_computers(game: str = "duelmasters", format: str = CONSTRUCTED, system: str = "swiss") -> Tournament:
    entrants = [Entrant(f"Computer {number}", "random") for number in range(1, 6)]
    found = Tournament(Plan(game, system, format, seed=7), entrants)
    decks.deal(found)
    return found


@pytest.fixture(scope="module")
def played() -> Tournament:
    """A draft of five computers, one of which drops out."""
    found = of_computers(format=DRAFT)
    while not found.is_over:
        found.begin_round()
        list(playing.play_computers(found))
        if len(found.rounds) == 1:
            found.drop(2)
    return found


@settings(max_examples=30, deadline=None)
@given(held())
def test_what_is_written_is_read_again(found: Tournament) -> None:
    """Also in the middle of a round, and after somebody has dropped out at the very end."""
    again = record.read(record.to_text(found))
    assert (again.rounds, again.dropped, again.plan) == (found.rounds, found.dropped, found.plan)
    assert record.to_text(again) == record.to_text(found)


def test_a_record_is_complete(played: Tournament) -> None:
    """Decks, picks and results come back; the same matches are played again with the same results."""
    again = record.read(record.to_text(played))
    assert again.entrants == played.entrants and again.pods == played.pods
    assert decks.check_decks(again, "en") == []
    first = Tournament(again.plan, again.entrants)
    first.begin_round()
    list(playing.play_computers(first))
    assert first.rounds[0] == played.rounds[0]


def changed(text: str, find: str, change: dict[str, object], signed: bool = True) -> str:
    """A record with something else in the first line that has a key; with a digest that fits."""
    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if find in json.loads(line))
    lines[at] = json.dumps({**json.loads(lines[at]), **change}, ensure_ascii=False)
    if signed:
        lines[-1] = json.dumps({**json.loads(lines[-1]), "digest": record._digest(lines[:-1])})
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("find", "change", "why"),
    [
        ("tournament", {"seed": 8}, "the pairings of round 1 are not those that follow"),
        ("tournament", {"system": "lots"}, "there is no system 'lots'"),
        ("tournament", {"seed": "x"}, "the header has no valid 'seed'"),
        ("tournament", {"tournament": 9}, "this version reads format 1"),
        ("player", {"name": 3}, 'a player has "name"'),
        ("player", {"name": "Computer 2"}, "two players are called"),
        ("round", {"tables": []}, "the pairings of round 1 are not those that follow"),
        ("round", {"round": 2}, "round 1 is missing"),
        ("round", {"tables": 3}, "this is no line of a tournament"),
        ("dropped", {"after": 0}, "drops out here after round 1"),
        ("pod", {"pod": 9}, "there is no such pod"),
    ],
)
def test_a_record_with_something_else_in_it_is_refused(
    played: Tournament, find: str, change: dict[str, object], why: str
) -> None:
    """Even if its digest fits; the line is named."""
    text = record.to_text(played)
    with pytest.raises(ReplayFormatError, match=why):
        record.read(changed(text, find, change))
    with pytest.raises(ReplayFormatError):
        record.read(changed(text, find, change, signed=False))


def test_a_record_that_was_cut_off_or_is_none_is_refused(played: Tournament) -> None:
    text = record.to_text(played)
    for wrong, why in (
        ("", "empty"),
        ("{}", "not the record of a tournament"),
        (text[: text.rindex("{")], "truncated"),
        (text.replace('"result": [1, 0, 0]', '"result": [0, 1, 0]', 1), "digest"),
    ):
        with pytest.raises(ReplayFormatError, match=why):
            record.read(wrong)
    assert record.is_tournament(text) and not record.is_tournament('{"draft": 1}') and not record.is_tournament("")


@pytest.mark.parametrize(("game", "format"), [("wowminis", CONSTRUCTED), ("wowtcg", SEALED)])
def test_computers_play_with_decks_of_their_own(game: str, format: str) -> None:
    """Parties that can meet each other; decks from pools of their own."""
    found = of_computers(game, format)
    assert decks.check_decks(found, "en") == []
    found.begin_round()
    assert list(playing.play_computers(found)) and not found.is_round_open


def test_a_computer_whose_pool_holds_no_deck_drops_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is paired with it."""
    entrants = [Entrant(f"Computer {number}", "random") for number in range(4)]
    found = Tournament(Plan("duelmasters", format=DRAFT, seed=3), entrants)
    built = decks.build_deck
    monkeypatch.setattr(decks, "build_deck", lambda tournament, number: number != 2 and built(tournament, number))
    decks.deal(found)
    assert [at for at, one in enumerate(found.entrants) if not one.deck] == [2] and list(found.dropped) == [2]
    assert all(not pairing.has(2) for pairing in found.begin_round())


def test_a_deck_that_the_pool_does_not_hold_is_found_out() -> None:
    found = of_computers("wowtcg", SEALED)
    wrong = decks.faults(found, 0, found.entrants[1].deck, "en")
    assert wrong and decks.faults(found, 0, found.entrants[0].deck, "en") == []


def test_without_the_graph_library_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "networkx", None)
    with pytest.raises(TournamentError, match=r"pip install 'regelwerk\[events\]'"):
        of_computers().begin_round()
