"""Typed words in English and German: what they choose among the options, and what they wish."""

from __future__ import annotations

import pytest

from regelwerk.kernel.game import Game
from regelwerk.kernel.replay import open_game
from regelwerk.kernel.table_orders import Misread
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.game import RULES
from regelwerk.wowminis.parse import parse
from regelwerk.wowminis.state import MinisState
from regelwerk.wowminis.table import Table
from regelwerk.wowminis.table_talk.verbs import take_apart
from tests.wowminis.tables import GOREBELLY, HODOON, LOTHERIN, RUBY, At, piece, space, table, take


def seen(state: MinisState, lang: str = "en") -> Table:
    assert state.decision is not None
    return Table(open_game(RULES, state), state.decision.seat, lang, ["Anna", "Ben", "Cara"][: state.seats], 100)


def said(state: MinisState, line: str) -> tuple[str, int, int]:
    """Verb, subject or object, and number of the option that a line means; ("", 0, 0) for none."""
    order = seen(state).read(line)
    if order.index < 0 or state.decision is None:
        return "", 0, 0
    option = state.decision.options[order.index]
    return c.VERBS[option.verb], option.subject or option.object, option.n


def fight() -> MinisState:
    """Hodoon and Ruby against both of the Horde, everybody near; Ruby is at turn."""
    return table(
        (At(RUBY, "j2", cards=("starter/fire-blast",)), At(HODOON, "e1", 9)),
        (At(GOREBELLY, "j4", 9), At(LOTHERIN, "k3", 9)),
    )


@pytest.mark.parametrize(
    "line",
    ["attack gorebelly", "Attack Gorebelly with Arcane Blast", "greife Blutbauch an", "Blutbauch angreifen",
     "greife blutbauch mit arkanschlag an", "attack g", "hit gorebelly", "attack gorebelly with ruby",
     "target gorebelly", "arcane blast on gorebelly"],
)  # fmt: skip
def test_an_attack_and_its_target_in_one_line(line: str) -> None:
    state = fight()
    order = seen(state).read(line)
    assert state.decision is not None
    assert order.index >= 0, order
    assert state.decision.options[order.index].verb == c.ATTACK
    game = open_game(RULES, state)
    game.apply(order.index)
    then = list(order.then)
    follow = Table(game, 0, "en", ["", "Ben"], 100).follow(then, -1)
    assert game.decision is not None and follow >= 0 and then == []
    assert game.decision.options[follow].object == piece(state, GOREBELLY).ref


@pytest.mark.parametrize(
    ("line", "verb", "name"),
    [("move j1", "move", "j1"), ("j1", "move", "j1"), ("J1", "move", "j1"), ("ziehe nach j1", "move", "j1"),
     ("move to j1", "move", "j1"), ("gehe j1", "move", "j1"), ("end", "end", ""), ("ende", "end", ""),
     ("end the turn", "end", ""), ("beende den Zug", "end", ""), ("pass", "end", ""),
     ("play fire blast", "play", ""), ("spiele feuerschlag", "play", ""), ("fire blast", "play", ""),
     ("attack gorebelly with fire blast", "play", ""), ("greife blutbauch mit feuerschlag an", "play", "")],
)  # fmt: skip
def test_words_for_everything_in_a_turn(line: str, verb: str, name: str) -> None:
    state = fight()
    found = said(state, line)
    assert found[0] == verb
    if name:
        assert found[2] == space(state, name)
    if verb == "play":
        assert found[1] == piece(state, "fire-blast").ref


def test_what_is_out_of_reach_is_no_answer_but_a_wish_with_its_reasons() -> None:
    state = fight()
    for line in ("move k9", "heal hodoon", "attack hodoon", "play charge", "move a1"):
        assert seen(state).read(line).index < 0, line
    assert seen(state).read("attack nobody").name == "nobody"
    assert seen(state).why("attack hodoon with ruby")[0]
    assert seen(state).why("attack gorebelly with hodoon")[0]
    assert seen(state).why("attack gorebelly") == ([], "")
    assert seen(state).why("play fire blast on gorebelly") == ([], "")
    assert seen(state).why("heal hodoon")[0]
    assert seen(state).why("attack nobody") == ([], "nobody")


def test_who_acts_is_chosen_by_name_letter_or_number() -> None:
    state = table((At(RUBY, "f2"), At(HODOON, "e1")), (At(GOREBELLY, "f4", 9),))
    hodoon = piece(state, HODOON).ref
    for line in ("hodoon", "act hodoon", "v", "verteidiger hodoon ist am zug", "Vindicator Hodoon acts", "2"):
        order = seen(state).read(line) if line != "2" else None
        assert state.decision is not None
        index = order.index if order is not None else seen(state).numbered(2)
        assert state.decision.options[index].subject == hodoon, line


def test_attacking_ones_own_figure_does_not_choose_it_to_act() -> None:
    state = table((At(RUBY, "f2"), At(HODOON, "e1")), (At(GOREBELLY, "f4", 9),))
    for line in ("attack hodoon", "greife hodoon an", "heal ruby", "move ruby"):
        assert seen(state).read(line).index < 0, line
    assert "asked something else" in str(seen(state).why("attack hodoon")[0])


def test_figures_of_one_name_are_told_apart_by_number_and_letter() -> None:
    state = table((At(RUBY, "j2"),), (At(LOTHERIN, "j4", 9), At(LOTHERIN, "k3", 9, health=2)))
    take(state, c.ATTACK)
    for line, number in (("lotherin 2", 1), ("target lotherin #1", 0), ("o", 1), ("l", 0)):
        assert said(state, line)[1] == piece(state, LOTHERIN, number).ref, line
    assert len(seen(state).read("lotherin").choices) == 2


def test_a_heal_says_whom() -> None:
    state = table((At(LOTHERIN, "f2"), At(GOREBELLY, "f3", 9, health=2)), (At(RUBY, "a1", 9),))
    for line in ("heal gorebelly", "heile blutbauch", "heal gorebelly with heal"):
        order = seen(state).read(line)
        assert order.index >= 0 and order.then == [line.split()[1]], line
    assert seen(state).read("heal itself").then == ["itself"]


def test_dice_are_named_by_what_they_show() -> None:
    state = table((At(RUBY, "d7", 9),), (At(GOREBELLY, "d8"),), draws=[[1, 2, 5, 6, 7, 8]])
    take(state, c.ATTACK)
    assert said(state, "reroll 2") == ("reroll", 0, 2)
    assert said(state, "würfle die 1 neu") == ("reroll", 0, 1)
    assert said(state, "5") == ("", 0, 0) or said(state, "roll the 5 again")[0] == "reroll"
    assert said(state, "keep")[0] == said(state, "behalte den Wurf")[0] == said(state, "no")[0] == "no"
    assert said(state, "reroll 9") == ("", 0, 0)


def test_reactions_are_played_and_declined_in_words() -> None:
    state = table((At(RUBY, "f2", 9, cards=("starter/ice-barrier",)),), (At(GOREBELLY, "f1"),))
    take(state, c.ATTACK)
    assert said(state, "ice barrier")[0] == said(state, "spiele eisbarriere")[0] == said(state, "play ice")[0] == "play"
    assert said(state, "no")[0] == said(state, "keine reaktion")[0] == said(state, "nothing")[0] == "no"


def test_a_pushed_figure_is_put_on_a_space_by_name() -> None:
    state = table((At(LOTHERIN, "f4", cards=("starter/psychic-scream",)),), (At(RUBY, "f5", 9), At(HODOON, "f3", 9)))
    take(state, c.PLAY)
    assert state.decision is not None and state.decision.kind == c.CHOOSE_SPACE
    ruby = [option for option in state.decision.options if option.object == piece(state, RUBY).ref]
    name = state.scenario.field.ground.names[ruby[0].n]
    for line in (f"push ruby to {name}", f"stoße ruby nach {name}", name):
        assert said(state, line) == ("push", piece(state, RUBY).ref, ruby[0].n), line
    assert said(state, "nicht weiter")[0] == said(state, "no further")[0] == "no"


def test_who_begins_is_me_or_the_opponent() -> None:
    setup = RULES.prepare(["learn-alliance", "learn-horde"], 3, None, "all")
    game = Game(RULES, RULES.start(setup, None), setup)
    assert game.decision is not None
    seat = game.decision.seat
    names = ["Anna", "Ben"]
    names[seat] = ""
    found = Table(game, seat, "de", names, 100)
    me, other = found.read("ich"), found.read("gegner")
    assert game.decision.options[me.index].n == seat != game.decision.options[other.index].n


def test_a_line_is_taken_apart_without_a_look_at_the_table() -> None:
    assert take_apart("") == take_apart("   ")
    assert take_apart("play Flash of Light on Ruby").what == "flash of light"
    assert take_apart("spiele Hammer des Zorns auf Lotherin").on == "lotherin"
    assert take_apart("attack " + "x" * 900).what == "x" * (400 - 7)


def test_a_wish_from_words_is_an_option_of_the_engine() -> None:
    state = fight()
    wish = parse(state, 0, "attack gorebelly")
    assert (wish.verb, wish.object) == (c.ATTACK, piece(state, GOREBELLY).ref)
    assert RULES.why_not(state, 0, wish) == []
    assert RULES.parse(state, 0, "ziehe j1").n == space(state, "j1")
    with pytest.raises(Misread, match="nobody"):
        parse(state, 0, "attack nobody")


def test_words_do_not_find_what_lies_face_down() -> None:
    state = table((At(RUBY, "f2"),), (At(GOREBELLY, "f4", 9, cards=("starter/charge",)),))
    assert seen(state).read("play charge").index < 0
    assert seen(state).why("play charge") == ([], "charge") or "Charge" not in str(seen(state).why("play charge")[0])
    hidden = table((At(RUBY, "f2"),), (At(GOREBELLY, "f4", 9, cards=("starter/execute",)),))
    assert str(seen(state).why("play charge")) == str(seen(hidden).why("play charge"))


@pytest.mark.parametrize("line", ["\0", "attack", "move", "play", "???", "attack with", "auf auf auf", "heal on",
                                  "push to", "reroll reroll", "an an an", "ruby ruby ruby", "with"])  # fmt: skip
def test_no_line_breaks_the_reader(line: str) -> None:
    states = [fight(), table((At(RUBY, "f2"), At(HODOON, "e1")), (At(GOREBELLY, "f4", 9),))]
    take(states[0], c.ATTACK) if line == "???" else None
    for state in states:
        for lang in ("en", "de"):
            order = seen(state, lang).read(line)
            assert order.index < len(state.decision.options if state.decision is not None else [])
            seen(state, lang).why(line)
