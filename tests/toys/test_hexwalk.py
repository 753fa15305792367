"""What this toy shows that the big game does not: definitions from a file, a clock, reactions before dice."""

from __future__ import annotations

import pytest

from regelwerk.kernel.decision import Decision, Option
from regelwerk.kernel.event import EVERYONE
from regelwerk.kernel.frames import advance
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.program import Scope
from regelwerk.kernel.state import ALL, MEANINGFUL, PUBLIC
from regelwerk.kernel.vocabulary.words import WordSyntaxError
from tests.toys.arranging import Unlowered
from tests.toys.hexwalk import state as hexes
from tests.toys.hexwalk.game import PARTY, RULESET, start
from tests.toys.hexwalk.hexes import BESIDE, HEXES, distance, reach
from tests.toys.hexwalk.state import HexPiece, HexState
from tests.toys.hexwalk.words import Figure, read_party

ONE = 'Figure("Wolf", health=3, speed=2, dice=2, armor=1)\n'
THORNS = ONE + 'React("Thorns", Riposte(3))\nReact("Wall", Shield(2))\nInstant("Salve", Heal(1))\n'


def asked(state: HexState) -> Decision:
    """The open decision."""
    assert state.decision is not None
    return state.decision


def say(state: HexState, verb: int, subject: str = "", n: int = 0) -> None:
    """Answer with the option of that verb, about the card of that name and with that number."""
    for option in asked(state).options:
        named = not subject or state.recall(option.subject).card.name == subject
        if option.verb == verb and named and (verb != hexes.WALK or option.number == n):
            state.apply(option)
            return
    raise AssertionError(f"{hexes.VERBS[verb]} {subject} {n} is not offered")


def face_to_face(party: str, under: tuple[str, ...], teams: list[int], windows: int = ALL) -> HexState:
    """Wolves side by side, each with a card of that name under it; the first seat's turn."""
    state = start([party] * len(teams), teams, 1, windows)
    for name in under:
        say(state, hexes.PLACE, name)
    places = [24, *BESIDE[24]]
    for figure, number in zip(state.figures(), places):
        state.change(figure).hex = number
        state.change(figure).time = 1
    state.last = len(teams) - 1
    state.decision = None
    state.frames.pop()  # the turn that has begun somewhere else
    advance(state)
    return state


# ----------------------------------------------------------------------- the file


def test_a_party_comes_from_a_text_that_a_user_brings_along() -> None:
    party = read_party(PARTY)
    assert Figure("Möwenreiter", health=4, speed=2, dice=3, armor=0) in party
    assert len(party) == 9


@pytest.mark.parametrize(
    ("text", "line", "column", "what"),
    [
        ("Figure('Owl', 2)\n\nFigur('Owl', 2)", 3, 1, "unknown word 'Figur'; did you mean Figure"),
        ("# Eule\nReact('Höhle', And((Shield(1),\n    Sheild(2))))", 3, 5, "unknown word 'Sheild'"),
        ("React('Höhle', Shied(1))", 1, 16, "unknown word 'Shied'"),
        ("Figure('Owl'", 1, 7, "never closed"),
        ("Figure('Owl', strength=2)", 1, 1, "Figure takes (name, health, speed, dice, armor)"),
        ("\nShield(2)", 2, 1, "a party has figures, reactions and instants"),
        ("Figure('Owl', __import__('os'))", 1, 15, "unknown word '__import__'"),
        ("Figure('Owl', 1 + 1)", 1, 15, "only words, names, numbers, texts and tuples"),
    ],
)
def test_a_bad_file_says_where(text: str, line: int, column: int, what: str) -> None:
    with pytest.raises(WordSyntaxError) as caught:
        read_party(text)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert what in caught.value.message


def test_what_cannot_work_is_found_when_the_game_is_made() -> None:
    with pytest.raises(Unlowered, match="instant/wall: Shield has no meaning here"):
        start([ONE + 'Instant("Wall", Shield(1))', ONE], [0, 1], 1)
    with pytest.raises(ValueError, match="'figure/wolf'"):
        start([ONE, 'Figure("Wolf", 9)'], [0, 1], 1)


def test_two_games_have_definitions_of_their_own() -> None:
    weak, strong = start([ONE, ONE], [0, 1], 1), start([PARTY, ONE], [0, 1], 1)
    assert weak.defs.digest != strong.defs.digest
    assert "figure/brute" in strong.defs.by_code
    assert "figure/brute" not in weak.defs.by_code


# ---------------------------------------------------------------------- the clock


def test_the_clock_says_who_acts_and_nobody_takes_turns() -> None:
    """A walk of one hex costs a tick, of three two ticks: the quick one acts twice before the slow one again."""
    state = start([ONE.replace("speed=2", "speed=4")] * 2, [0, 1], 1)
    turns = []
    for steps in (4, 1, 1, 1):
        figure = actor(state)
        turns.append((asked(state).seat, state.clock))
        far = reach(figure.hex, 4, state.taken())
        say(state, hexes.WALK, n=next(number for number in far if far[number] == steps))
    assert turns == [(0, 0), (1, 0), (1, 1), (0, 2)]


def actor(state: HexState) -> HexPiece:
    """The figure whose turn it is."""
    return state.was(asked(state).options[-1].subject)


def test_of_several_ready_figures_the_seat_after_the_last_one_chooses() -> None:
    state = start([PARTY, PARTY, PARTY], [0, 1, 2], 1)
    while asked(state).kind == hexes.PUT_UNDER:
        state.apply(asked(state).options[0])
    for seat in (0, 1, 2):
        assert (asked(state).kind, asked(state).seat, len(asked(state).options)) == (hexes.WHICH, seat, 3)
        state.apply(asked(state).options[0])
        say(state, hexes.REST)
    assert (asked(state).seat, len(asked(state).options)) == (0, 2)


def test_used_cards_are_ready_again_after_ten_ticks_and_stay_turned_up() -> None:
    state = face_to_face(THORNS, ("Salve", "Wall"), [0, 1])
    say(state, hexes.PLAY, "Salve")
    card = state.card_under(actor(state))
    assert card is not None
    assert (card.used, card.known_to) == (True, EVERYONE)
    while state.clock < 10:
        assert [option for option in asked(state).options if option.verb == hexes.PLAY] == []
        say(state, hexes.REST)
    card = state.card_under(actor(state))
    assert card is not None
    assert (card.used, card.known_to) == (False, EVERYONE)


# --------------------------------------------------------------------- a reaction


@pytest.mark.parametrize("under", ["Thorns", "Salve"])
def test_the_question_comes_before_the_dice_whether_the_card_is_there_or_not(under: str) -> None:
    for windows in (ALL, PUBLIC):
        state = face_to_face(THORNS, ("Salve", under), [0, 1], windows)
        say(state, hexes.STRIKE)
        assert (asked(state).kind, asked(state).seat) == (hexes.REACT, 1)
        assert state.chance.drawn == 0
        assert RULESET.view(state, 0)["decision"] == {"number": asked(state).number, "seat": 1, "kind": "react"}
        assert len(asked(state).options) == (2 if under == "Thorns" else 1)


def test_a_card_that_everybody_has_seen_to_be_no_reaction_is_not_asked_for_in_public_windows() -> None:
    for windows, kinds in ((ALL, [hexes.REACT]), (PUBLIC, []), (MEANINGFUL, [])):
        state = face_to_face(THORNS, ("Salve", "Salve"), [0, 1], windows)
        card = state.card_under(state.figures()[1])
        assert card is not None
        state.reveal_to_all(card)
        say(state, hexes.STRIKE)
        assert ([asked(state).kind] if asked(state).kind == hexes.REACT else []) == kinds


def test_a_shield_is_taken_off_the_hits() -> None:
    state = face_to_face(THORNS, ("Salve", "Wall"), [0, 1])
    say(state, hexes.STRIKE)
    state.chance.dictate([[3], [5], [0]])  # two hits, no armor
    say(state, hexes.PLAY, "Wall")
    assert state.chance.undrawn_count() == 0
    assert state.figures()[1].wounds == 0


def test_an_attacker_that_falls_to_the_reaction_rolls_no_dice() -> None:
    state = face_to_face(THORNS, ("Salve", "Thorns"), [0, 1])
    wolf = state.figures()[0].ref
    say(state, hexes.STRIKE)
    say(state, hexes.PLAY, "Thorns")
    assert state.chance.drawn == 0
    assert state.at(wolf) is None
    assert state.was(wolf).hex == 24, "what is known of it is how it stood last"
    assert state.points == [0, 1]
    fallen = state.held(hexes.FALLEN, 0)[0]
    assert fallen.time == 1 + 2 + hexes.AWAY_FOR
    assert state.card_under(fallen) is not None, "its card goes on lying under it"


def test_a_fallen_figure_strikes_back_from_where_it_stood() -> None:
    """The figure falls while its text is waiting; the text reads where it was last known to be."""
    state = face_to_face(THORNS, ("Salve", "Thorns"), [0, 1])
    mine, target = (figure.ref for figure in state.figures())
    program = state.defs.programs["react/thorns"]
    scope: Scope[HexState] = Scope(program, state.held(hexes.BAR, 1)[0].ref, 1)
    scope.event_about = target
    hexes.wound(state, state.figures()[1], 3, 0, hexes.FALLING)
    assert state.at(target) is None
    scope.step(state)
    assert state.at(mine) is None


def test_three_points_end_the_game_in_the_middle_of_a_text() -> None:
    state = face_to_face(THORNS, ("Salve", "Thorns", "Salve"), [0, 1, 2])
    state.points[1] = 2
    state.change(state.figures()[2]).hex = state.figures()[1].hex - 1
    for figure in state.figures():
        state.change(figure).wounds = 2
    say(state, hexes.STRIKE)
    say(state, hexes.PLAY, "Thorns")
    assert state.result is not None
    assert (state.result.winners, state.result.rule.number, state.points) == ([1], "hex:6.1", [0, 3, 0])


# ------------------------------------------------------------------------- secrets


def test_a_card_laid_face_down_is_followed_by_all_and_known_to_its_owner() -> None:
    state = start([THORNS] * 2, [0, 1], 1)
    say(state, hexes.PLACE, "Wall")
    mine, others = (RULESET.view(state, seat)["seats"][0] for seat in (0, 1))
    assert mine["bar"][0]["face"]["name"] == "Wall"
    assert others["bar"][0]["face"] is None
    assert others["bar"][0]["handle"] > 0
    assert others["hand"] == {"count": 2, "known": []}
    placed = [[event["about"]["face"] for event in RULESET.event_data(state, seat)] for seat in (0, 1, -1)]
    assert placed[0][0] is not None
    assert placed[1] == placed[2] == [None]


def test_a_scouted_card_keeps_its_handle_and_is_known_to_one_more_seat() -> None:
    party = ONE + 'Instant("Eye", Scout())\nReact("Wall", Shield(1))\n'
    state = face_to_face(party, ("Eye", "Wall", "Wall"), [0, 1, 2])
    before = [card["handle"] for card in RULESET.view(state, 0)["seats"][1]["bar"]]
    say(state, hexes.PLAY, "Eye")
    assert asked(state).kind == hexes.SCOUT
    say(state, hexes.LOOK)
    bar = RULESET.view(state, 0)["seats"][1]["bar"]
    assert [card["handle"] for card in bar] == before
    assert bar[0]["face"]["name"] == "Wall"
    assert RULESET.view(state, 2)["seats"][1]["bar"][0]["face"] is None


# ------------------------------------------------------------------------- reasons


def test_every_reason_that_holds_is_given() -> None:
    state = face_to_face(THORNS, ("Wall", "Wall", "Wall"), [0, 1, 0])
    mine, foe, friend = state.figures()
    state.change(friend).hex = 0
    reasons = RULESET.why_not(state, 0, Option(hexes.STRIKE, mine.ref, friend.ref))
    assert [(reason.rule.number, reason.kind) for reason in reasons] == [
        ("hex:4.1", "not-opposing"),
        ("hex:4.1", "too-far"),
    ]
    assert RULESET.why_not(state, 0, Option(hexes.STRIKE, mine.ref, foe.ref)) == []
    card = state.card_under(mine)
    assert card is not None
    assert [reason.kind for reason in RULESET.why_not(state, 0, Option(hexes.PLAY, card.ref))] == ["not-an-instant"]
    assert [reason.kind for reason in RULESET.why_not(state, 0, Option(hexes.WALK, mine.ref, NO_REF, foe.hex))] == [
        "taken"
    ]
    assert [reason.kind for reason in RULESET.why_not(state, 1, Option(hexes.REST))] == ["not-asked"]


def test_a_card_that_one_cannot_see_gets_the_same_answer_as_no_card() -> None:
    state = face_to_face(THORNS, ("Salve", "Thorns"), [0, 1])
    hidden = state.held(hexes.HAND, 1)[0]
    kinds = [
        [(reason.kind, reason.rule.number) for reason in RULESET.why_not(state, 0, Option(hexes.PLAY, ref))]
        for ref in (hidden.ref, Ref(0xFFFF), NO_REF)
    ]
    assert kinds[0] == kinds[1] == kinds[2] == [("no-such-card", "hex:3.1")]


# --------------------------------------------------------------------------- board


def test_the_board_is_a_hexagon_and_ways_go_round_what_is_taken() -> None:
    assert len(HEXES) == 37
    assert sorted(len(beside) for beside in BESIDE) == [3] * 6 + [4] * 12 + [6] * 19
    middle = HEXES.index((0, 0))
    assert len(reach(middle, 3, [])) == 36
    assert all(distance(middle, number) == far for number, far in reach(middle, 3, []).items())
    assert reach(middle, 3, BESIDE[middle]) == {}
