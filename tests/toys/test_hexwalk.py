"""What this toy shows that the big game does not: definitions from a file, a clock, reactions before dice."""

from __future__ import annotations

import pytest

from regelwerk.kernel.decision import Decision, Option
from regelwerk.kernel.event import EVERYONE
from regelwerk.kernel.frames import advance
from regelwerk.kernel.program import Scope
from regelwerk.kernel.state import ALL, MEANINGFUL, PUBLIC
from regelwerk.kernel.words import BadText
from tests.toys.arranging import Unlowered
from tests.toys.hexwalk import state as h
from tests.toys.hexwalk.game import PARTY, RULES, start
from tests.toys.hexwalk.hexes import BESIDE, HEXES, distance, reach
from tests.toys.hexwalk.state import HexPiece, HexState
from tests.toys.hexwalk.words import Figure, read_party

ONE = 'Figure("Wolf", health=3, speed=2, dice=2, armor=1)\n'
THORNS = ONE + 'React("Thorns", Riposte(3))\nReact("Wall", Shield(2))\nInstant("Salve", Heal(1))\n'


def asked(s: HexState) -> Decision:
    """The open decision."""
    assert s.decision is not None
    return s.decision


def say(s: HexState, verb: int, subject: str = "", n: int = 0) -> None:
    """Answer with the option of that verb, about the card of that name and with that number."""
    for option in asked(s).options:
        named = not subject or s.recall(option.subject).card.name == subject
        if option.verb == verb and named and (verb != h.WALK or option.n == n):
            s.apply(option)
            return
    raise AssertionError(f"{h.VERBS[verb]} {subject} {n} is not offered")


def face_to_face(party: str, under: tuple[str, ...], teams: list[int], windows: int = ALL) -> HexState:
    """Wolves side by side, each with a card of that name under it; the first seat's turn."""
    s = start([party] * len(teams), teams, 1, windows)
    for name in under:
        say(s, h.PLACE, name)
    places = [24, *BESIDE[24]]
    for figure, number in zip(s.figures(), places):
        s.change(figure).hex = number
        s.change(figure).time = 1
    s.last = len(teams) - 1
    s.decision = None
    s.frames.pop()  # the turn that has begun somewhere else
    advance(s)
    return s


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
    with pytest.raises(BadText) as caught:
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
    s = start([ONE.replace("speed=2", "speed=4")] * 2, [0, 1], 1)
    turns = []
    for steps in (4, 1, 1, 1):
        figure = actor(s)
        turns.append((asked(s).seat, s.clock))
        far = reach(figure.hex, 4, s.taken())
        say(s, h.WALK, n=next(number for number in far if far[number] == steps))
    assert turns == [(0, 0), (1, 0), (1, 1), (0, 2)]


def actor(s: HexState) -> HexPiece:
    """The figure whose turn it is."""
    return s.was(asked(s).options[-1].subject)


def test_of_several_ready_figures_the_seat_after_the_last_one_chooses() -> None:
    s = start([PARTY, PARTY, PARTY], [0, 1, 2], 1)
    while asked(s).kind == h.PUT_UNDER:
        s.apply(asked(s).options[0])
    for seat in (0, 1, 2):
        assert (asked(s).kind, asked(s).seat, len(asked(s).options)) == (h.WHICH, seat, 3)
        s.apply(asked(s).options[0])
        say(s, h.REST)
    assert (asked(s).seat, len(asked(s).options)) == (0, 2)


def test_used_cards_are_ready_again_after_ten_ticks_and_stay_turned_up() -> None:
    s = face_to_face(THORNS, ("Salve", "Wall"), [0, 1])
    say(s, h.PLAY, "Salve")
    card = s.card_under(actor(s))
    assert card is not None
    assert (card.used, card.knows) == (True, EVERYONE)
    while s.clock < 10:
        assert [option for option in asked(s).options if option.verb == h.PLAY] == []
        say(s, h.REST)
    card = s.card_under(actor(s))
    assert card is not None
    assert (card.used, card.knows) == (False, EVERYONE)


# --------------------------------------------------------------------- a reaction


@pytest.mark.parametrize("under", ["Thorns", "Salve"])
def test_the_question_comes_before_the_dice_whether_the_card_is_there_or_not(under: str) -> None:
    for windows in (ALL, PUBLIC):
        s = face_to_face(THORNS, ("Salve", under), [0, 1], windows)
        say(s, h.STRIKE)
        assert (asked(s).kind, asked(s).seat) == (h.REACT, 1)
        assert s.chance.drawn == 0
        assert RULES.view(s, 0)["decision"] == {"number": asked(s).number, "seat": 1, "kind": "react"}
        assert len(asked(s).options) == (2 if under == "Thorns" else 1)


def test_a_card_that_everybody_has_seen_to_be_no_reaction_is_not_asked_for_in_public_windows() -> None:
    for windows, kinds in ((ALL, [h.REACT]), (PUBLIC, []), (MEANINGFUL, [])):
        s = face_to_face(THORNS, ("Salve", "Salve"), [0, 1], windows)
        card = s.card_under(s.figures()[1])
        assert card is not None
        s.show(card)
        say(s, h.STRIKE)
        assert ([asked(s).kind] if asked(s).kind == h.REACT else []) == kinds


def test_a_shield_is_taken_off_the_hits() -> None:
    s = face_to_face(THORNS, ("Salve", "Wall"), [0, 1])
    say(s, h.STRIKE)
    s.chance.dictate([[3], [5], [0]])  # two hits, no armor
    say(s, h.PLAY, "Wall")
    assert s.chance.leftover() == 0
    assert s.figures()[1].wounds == 0


def test_an_attacker_that_falls_to_the_reaction_rolls_no_dice() -> None:
    s = face_to_face(THORNS, ("Salve", "Thorns"), [0, 1])
    wolf = s.figures()[0].ref
    say(s, h.STRIKE)
    say(s, h.PLAY, "Thorns")
    assert s.chance.drawn == 0
    assert s.at(wolf) is None
    assert s.was(wolf).hex == 24, "what is known of it is how it stood last"
    assert s.points == [0, 1]
    fallen = s.held(h.FALLEN, 0)[0]
    assert fallen.time == 1 + 2 + h.AWAY_FOR
    assert s.card_under(fallen) is not None, "its card goes on lying under it"


def test_a_fallen_figure_strikes_back_from_where_it_stood() -> None:
    """The figure falls while its text is waiting; the text reads where it was last known to be."""
    s = face_to_face(THORNS, ("Salve", "Thorns"), [0, 1])
    mine, target = (figure.ref for figure in s.figures())
    program = s.defs.programs["react/thorns"]
    scope: Scope[HexState] = Scope(program, s.held(h.BAR, 1)[0].ref, 1)
    scope.about = target
    h.wound(s, s.figures()[1], 3, 0, h.FALLING)
    assert s.at(target) is None
    scope.step(s)
    assert s.at(mine) is None


def test_three_points_end_the_game_in_the_middle_of_a_text() -> None:
    s = face_to_face(THORNS, ("Salve", "Thorns", "Salve"), [0, 1, 2])
    s.points[1] = 2
    s.change(s.figures()[2]).hex = s.figures()[1].hex - 1
    for figure in s.figures():
        s.change(figure).wounds = 2
    say(s, h.STRIKE)
    say(s, h.PLAY, "Thorns")
    assert s.result is not None
    assert (s.result.winners, s.result.rule.number, s.points) == ([1], "hex:6.1", [0, 3, 0])


# ------------------------------------------------------------------------- secrets


def test_a_card_laid_face_down_is_followed_by_all_and_known_to_its_owner() -> None:
    s = start([THORNS] * 2, [0, 1], 1)
    say(s, h.PLACE, "Wall")
    mine, others = (RULES.view(s, seat)["seats"][0] for seat in (0, 1))
    assert mine["bar"][0]["face"]["name"] == "Wall"
    assert others["bar"][0]["face"] is None
    assert others["bar"][0]["handle"] > 0
    assert others["hand"] == {"count": 2, "known": []}
    placed = [[told["about"]["face"] for told in RULES.told(s, seat)] for seat in (0, 1, -1)]
    assert placed[0][0] is not None
    assert placed[1] == placed[2] == [None]


def test_a_scouted_card_keeps_its_handle_and_is_known_to_one_more_seat() -> None:
    party = ONE + 'Instant("Eye", Scout())\nReact("Wall", Shield(1))\n'
    s = face_to_face(party, ("Eye", "Wall", "Wall"), [0, 1, 2])
    before = [card["handle"] for card in RULES.view(s, 0)["seats"][1]["bar"]]
    say(s, h.PLAY, "Eye")
    assert asked(s).kind == h.SCOUT
    say(s, h.LOOK)
    bar = RULES.view(s, 0)["seats"][1]["bar"]
    assert [card["handle"] for card in bar] == before
    assert bar[0]["face"]["name"] == "Wall"
    assert RULES.view(s, 2)["seats"][1]["bar"][0]["face"] is None


# ------------------------------------------------------------------------- reasons


def test_every_reason_that_holds_is_given() -> None:
    s = face_to_face(THORNS, ("Wall", "Wall", "Wall"), [0, 1, 0])
    mine, foe, friend = s.figures()
    s.change(friend).hex = 0
    reasons = RULES.why_not(s, 0, Option(h.STRIKE, mine.ref, friend.ref))
    assert [(reason.rule.number, reason.kind) for reason in reasons] == [
        ("hex:4.1", "not-opposing"),
        ("hex:4.1", "too-far"),
    ]
    assert RULES.why_not(s, 0, Option(h.STRIKE, mine.ref, foe.ref)) == []
    card = s.card_under(mine)
    assert card is not None
    assert [reason.kind for reason in RULES.why_not(s, 0, Option(h.PLAY, card.ref))] == ["not-an-instant"]
    assert [reason.kind for reason in RULES.why_not(s, 0, Option(h.WALK, mine.ref, 0, foe.hex))] == ["taken"]
    assert [reason.kind for reason in RULES.why_not(s, 1, Option(h.REST))] == ["not-asked"]


def test_a_card_that_one_cannot_see_gets_the_same_answer_as_no_card() -> None:
    s = face_to_face(THORNS, ("Salve", "Thorns"), [0, 1])
    hidden = s.held(h.HAND, 1)[0]
    kinds = [
        [(reason.kind, reason.rule.number) for reason in RULES.why_not(s, 0, Option(h.PLAY, ref))]
        for ref in (hidden.ref, 0xFFFF, 0)
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
