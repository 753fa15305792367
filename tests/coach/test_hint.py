"""A hint tells what the search found and what the rules make of it, and nothing that its reader may not know."""

from __future__ import annotations

from contextlib import suppress

import pytest

from regelwerk import game_registry
from regelwerk.coach import give_hint
from regelwerk.coach.outcome import Outcome, changes_in
from regelwerk.coach.wording import Speech, facts_of
from regelwerk.duelmasters import scene as duel
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.game import Game
from regelwerk.kernel.ids import Ref
from regelwerk.kernel.standing import PieceStanding, Standing
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.line_input import EndOfInput
from tests.games import new_game
from tests.terminal_input import session_of

DECKS = {
    "wowtcg": ("learn-elendril", "learn-radak"),
    "duelmasters": ("first-spark", "dawn-watch"),
    "wowminis": ("learn-alliance", "learn-horde"),
}
NAMES = {Ref(1): "Leeroy", Ref(2): "Braxiss", Ref(3): "Litori"}
LAST_BLOW = """turn: Anna, attack step
seat Anna
  creatures: Immortal Baron, Vorg
seat Ben
  shields: none
  deck: Aqua Hulcus, Aqua Hulcus, Aqua Hulcus
"""


def last_blow() -> Game:
    """Ben has no shields, and Anna's creature may attack."""
    begun = duel.read("scene: x\n" + LAST_BLOW).start()
    begun.state.chance.dictating = False
    return Game(begun.ruleset, begun.state)


def advanced(game: str, steps: int, seed: int = 5) -> Game:
    """A game in which somebody has a choice after so many steps."""
    chance = Chance(seed)
    playing = new_game(game, DECKS[game], seed)
    while steps > 0 or (playing.decision is not None and len(playing.decision.options) < 3):
        assert playing.decision is not None
        playing.apply(chance.below(len(playing.decision.options)))
        steps -= 1
    return playing


def speech(lang: str = "en") -> Speech:
    return Speech(lang, 0, frozenset({0}), lambda ref: NAMES.get(ref, ""), ["", "Ben"])


def fight() -> Standing:
    pieces = {Ref(1): PieceStanding(0, 2, 1), Ref(2): PieceStanding(1, 6, 3), Ref(3): PieceStanding(1, 0, 9, True)}
    return Standing(pieces, frozenset(), {"hand": [3, 3], "resources": [4, 4]})


def after(refs: list[int], litori: int = 9, hand: int = 3) -> Standing:
    """The fight with these left, Litori with so much."""
    before = fight()
    pieces = {Ref(ref): before.pieces[Ref(ref)] for ref in refs}
    pieces[Ref(3)] = PieceStanding(1, 0, litori, True)
    gone = frozenset(ref - 1 for ref in (1, 2) if ref not in refs)
    return Standing(pieces, gone, {"hand": [hand, 3], "resources": [4, 4]})


@pytest.mark.parametrize("game", DECKS)
def test_a_hint_does_not_depend_on_what_is_hidden_and_changes_nothing(game: str) -> None:
    playing = advanced(game, 12)
    assert playing.decision is not None
    seat = playing.decision.seat
    before = playing.digest()
    told = give_hint(playing, seat, "en", level=3)
    assert told is not None and playing.digest() == before
    for number in (11, 12):
        other = Game(playing.ruleset, playing.ruleset.guess(playing.state, seat, Chance(number), None))
        assert give_hint(other, seat, "en", level=3) == told


@pytest.mark.parametrize("game", DECKS)
def test_a_hint_names_an_option_of_the_table_in_either_language(game: str) -> None:
    playing = advanced(game, 15)
    assert playing.decision is not None
    seat = playing.decision.seat
    for lang in ("en", "de"):
        told = give_hint(playing, seat, lang, level=3)
        assert told is not None
        words = game_registry.package(game).presenter(playing, seat, lang).wordings()[told.option]
        assert told.command.casefold() == words.casefold()
        assert told.reason.startswith(told.command.rstrip("."))
        assert told.chance is None or 0.0 <= told.chance <= 1.0


def test_only_the_seat_that_is_asked_gets_a_hint() -> None:
    playing = advanced("duelmasters", 10)
    assert playing.decision is not None
    assert give_hint(playing, playing.state.next_seat(playing.decision.seat), "en") is None
    playing.perform(0, "concede")
    assert give_hint(playing, 0, "en") is None


def test_the_blow_that_wins_is_told_as_a_win() -> None:
    told = give_hint(last_blow(), 0, "en", ["", "Ben"])
    assert told is not None
    assert told.reason == "Attack Ben with Immortal Baron, Vorg: you win the game."


def test_a_trade_is_told_with_what_both_sides_paid() -> None:
    changes = changes_in([Outcome(fight(), after([], 4))] * 3)
    assert facts_of(changes, speech()) == [
        "you trade Leeroy for Braxiss, that is 2 resources for 6",
        "Litori is left with 4",
    ]
    assert facts_of(changes, speech("de")) == [
        "du tauschst Leeroy gegen Braxiss, also 2 Ressourcen gegen 6",
        "Litori bleibt bei 4",
    ]


def test_what_only_some_guesses_show_is_told_with_its_share() -> None:
    changes = changes_in([Outcome(fight(), after([1])), Outcome(fight(), after([1, 2]))])
    assert facts_of(changes, speech()) == ["you destroy Braxiss (50 %)"]


def test_a_game_that_is_won_needs_no_other_reason() -> None:
    changes = changes_in([Outcome(fight(), after([], 0), 1)] * 2)
    assert facts_of(changes, speech()) == ["you win the game"]


def test_nothing_is_told_of_what_has_no_name_or_does_not_change() -> None:
    assert facts_of(changes_in([Outcome(fight(), after([1, 2]))]), speech()) == []
    nameless = Speech("en", 0, frozenset({0}), lambda ref: "", ["", "Ben"])
    assert facts_of(changes_in([Outcome(fight(), after([1]))]), nameless) == []


@pytest.mark.parametrize("people", [1, 2])
def test_the_terminal_gives_hints_against_computers_only(people: int) -> None:
    session, out = session_of(last_blow(), ["hint"] if people == 1 else ["", "hint"], people)
    with suppress(EndOfInput):
        session.play()
    shown = " ".join(out.getvalue().split())
    assert ("Attack Ben with Immortal Baron, Vorg: you win the game." in shown) == (people == 1)
    assert (translate("hint-people") in shown) == (people == 2)
