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


def seen(s: MinisState, lang: str = "en") -> Table:
    assert s.decision is not None
    return Table(open_game(RULES, s), s.decision.seat, lang, ["Anna", "Ben", "Cara"][: s.seats], 100)


def said(s: MinisState, line: str) -> tuple[str, int, int]:
    """Verb, subject or object, and number of the option that a line means; ("", 0, 0) for none."""
    order = seen(s).read(line)
    if order.index < 0 or s.decision is None:
        return "", 0, 0
    option = s.decision.options[order.index]
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
    s = fight()
    order = seen(s).read(line)
    assert s.decision is not None
    assert order.index >= 0, order
    assert s.decision.options[order.index].verb == c.ATTACK
    game = open_game(RULES, s)
    game.apply(order.index)
    then = list(order.then)
    follow = Table(game, 0, "en", ["", "Ben"], 100).follow(then, -1)
    assert game.decision is not None and follow >= 0 and then == []
    assert game.decision.options[follow].object == piece(s, GOREBELLY).ref


@pytest.mark.parametrize(
    ("line", "verb", "name"),
    [("move j1", "move", "j1"), ("j1", "move", "j1"), ("J1", "move", "j1"), ("ziehe nach j1", "move", "j1"),
     ("move to j1", "move", "j1"), ("gehe j1", "move", "j1"), ("end", "end", ""), ("ende", "end", ""),
     ("end the turn", "end", ""), ("beende den Zug", "end", ""), ("pass", "end", ""),
     ("play fire blast", "play", ""), ("spiele feuerschlag", "play", ""), ("fire blast", "play", ""),
     ("attack gorebelly with fire blast", "play", ""), ("greife blutbauch mit feuerschlag an", "play", "")],
)  # fmt: skip
def test_words_for_everything_in_a_turn(line: str, verb: str, name: str) -> None:
    s = fight()
    found = said(s, line)
    assert found[0] == verb
    if name:
        assert found[2] == space(s, name)
    if verb == "play":
        assert found[1] == piece(s, "fire-blast").ref


def test_what_is_out_of_reach_is_no_answer_but_a_wish_with_its_reasons() -> None:
    s = fight()
    for line in ("move k9", "heal hodoon", "attack hodoon", "play charge", "move a1"):
        assert seen(s).read(line).index < 0, line
    assert seen(s).read("attack nobody").name == "nobody"
    assert seen(s).why("attack hodoon with ruby")[0]
    assert seen(s).why("attack gorebelly with hodoon")[0]
    assert seen(s).why("attack gorebelly") == ([], "")
    assert seen(s).why("play fire blast on gorebelly") == ([], "")
    assert seen(s).why("heal hodoon")[0]
    assert seen(s).why("attack nobody") == ([], "nobody")


def test_who_acts_is_chosen_by_name_letter_or_number() -> None:
    s = table((At(RUBY, "f2"), At(HODOON, "e1")), (At(GOREBELLY, "f4", 9),))
    hodoon = piece(s, HODOON).ref
    for line in ("hodoon", "act hodoon", "v", "verteidiger hodoon ist am zug", "Vindicator Hodoon acts", "2"):
        order = seen(s).read(line) if line != "2" else None
        assert s.decision is not None
        index = order.index if order is not None else seen(s).numbered(2)
        assert s.decision.options[index].subject == hodoon, line


def test_attacking_ones_own_figure_does_not_choose_it_to_act() -> None:
    s = table((At(RUBY, "f2"), At(HODOON, "e1")), (At(GOREBELLY, "f4", 9),))
    for line in ("attack hodoon", "greife hodoon an", "heal ruby", "move ruby"):
        assert seen(s).read(line).index < 0, line
    assert "asked something else" in str(seen(s).why("attack hodoon")[0])


def test_figures_of_one_name_are_told_apart_by_number_and_letter() -> None:
    s = table((At(RUBY, "j2"),), (At(LOTHERIN, "j4", 9), At(LOTHERIN, "k3", 9, health=2)))
    take(s, c.ATTACK)
    for line, number in (("lotherin 2", 1), ("target lotherin #1", 0), ("o", 1), ("l", 0)):
        assert said(s, line)[1] == piece(s, LOTHERIN, number).ref, line
    assert len(seen(s).read("lotherin").choices) == 2


def test_a_heal_says_whom() -> None:
    s = table((At(LOTHERIN, "f2"), At(GOREBELLY, "f3", 9, health=2)), (At(RUBY, "a1", 9),))
    for line in ("heal gorebelly", "heile blutbauch", "heal gorebelly with heal"):
        order = seen(s).read(line)
        assert order.index >= 0 and order.then == [line.split()[1]], line
    assert seen(s).read("heal itself").then == ["itself"]


def test_dice_are_named_by_what_they_show() -> None:
    s = table((At(RUBY, "d7", 9),), (At(GOREBELLY, "d8"),), draws=[[1, 2, 5, 6, 7, 8]])
    take(s, c.ATTACK)
    assert said(s, "reroll 2") == ("reroll", 0, 2)
    assert said(s, "würfle die 1 neu") == ("reroll", 0, 1)
    assert said(s, "5") == ("", 0, 0) or said(s, "roll the 5 again")[0] == "reroll"
    assert said(s, "keep")[0] == said(s, "behalte den Wurf")[0] == said(s, "no")[0] == "no"
    assert said(s, "reroll 9") == ("", 0, 0)


def test_reactions_are_played_and_declined_in_words() -> None:
    s = table((At(RUBY, "f2", 9, cards=("starter/ice-barrier",)),), (At(GOREBELLY, "f1"),))
    take(s, c.ATTACK)
    assert said(s, "ice barrier")[0] == said(s, "spiele eisbarriere")[0] == said(s, "play ice")[0] == "play"
    assert said(s, "no")[0] == said(s, "keine reaktion")[0] == said(s, "nothing")[0] == "no"


def test_a_pushed_figure_is_put_on_a_space_by_name() -> None:
    s = table((At(LOTHERIN, "f4", cards=("starter/psychic-scream",)),), (At(RUBY, "f5", 9), At(HODOON, "f3", 9)))
    take(s, c.PLAY)
    assert s.decision is not None and s.decision.kind == c.CHOOSE_SPACE
    ruby = [option for option in s.decision.options if option.object == piece(s, RUBY).ref]
    name = s.scenario.field.ground.names[ruby[0].n]
    for line in (f"push ruby to {name}", f"stoße ruby nach {name}", name):
        assert said(s, line) == ("push", piece(s, RUBY).ref, ruby[0].n), line
    assert said(s, "nicht weiter")[0] == said(s, "no further")[0] == "no"


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
    s = fight()
    wish = parse(s, 0, "attack gorebelly")
    assert (wish.verb, wish.object) == (c.ATTACK, piece(s, GOREBELLY).ref)
    assert RULES.why_not(s, 0, wish) == []
    assert RULES.parse(s, 0, "ziehe j1").n == space(s, "j1")
    with pytest.raises(Misread, match="nobody"):
        parse(s, 0, "attack nobody")


def test_words_do_not_find_what_lies_face_down() -> None:
    s = table((At(RUBY, "f2"),), (At(GOREBELLY, "f4", 9, cards=("starter/charge",)),))
    assert seen(s).read("play charge").index < 0
    assert seen(s).why("play charge") == ([], "charge") or "Charge" not in str(seen(s).why("play charge")[0])
    hidden = table((At(RUBY, "f2"),), (At(GOREBELLY, "f4", 9, cards=("starter/execute",)),))
    assert str(seen(s).why("play charge")) == str(seen(hidden).why("play charge"))


@pytest.mark.parametrize("line", ["\0", "attack", "move", "play", "???", "attack with", "auf auf auf", "heal on",
                                  "push to", "reroll reroll", "an an an", "ruby ruby ruby", "with"])  # fmt: skip
def test_no_line_breaks_the_reader(line: str) -> None:
    states = [fight(), table((At(RUBY, "f2"), At(HODOON, "e1")), (At(GOREBELLY, "f4", 9),))]
    take(states[0], c.ATTACK) if line == "???" else None
    for s in states:
        for lang in ("en", "de"):
            order = seen(s, lang).read(line)
            assert order.index < len(s.decision.options if s.decision is not None else [])
            seen(s, lang).why(line)
