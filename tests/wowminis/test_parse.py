"""Typed words in English and German: what they choose among the options, and what they wish."""

from __future__ import annotations

import pytest

from regelwerk.kernel.game import Game
from regelwerk.kernel.persistence.replay import open_game
from regelwerk.kernel.presentation.commands import CommandSyntaxError
from regelwerk.wowminis import codes
from regelwerk.wowminis.presentation.command_parser import parse
from regelwerk.wowminis.presentation.command_words import take_apart
from regelwerk.wowminis.presentation.presenter import MinisPresenter
from regelwerk.wowminis.ruleset import RULESET
from regelwerk.wowminis.state import MinisState
from tests.wowminis.tables import GOREBELLY, HODOON, LOTHERIN, RUBY, At, piece, space, table, take


def seen(state: MinisState, lang: str = "en") -> MinisPresenter:
    assert state.decision is not None
    return MinisPresenter(
        open_game(RULESET, state), state.decision.seat, lang, ["Anna", "Ben", "Cara"][: state.seats], 100
    )


def parsed(state: MinisState, line: str) -> tuple[str, int, int]:
    """Verb, subject or object, and number of the option that a line means; ("", 0, 0) for none."""
    command = seen(state).parse(line)
    if command.index < 0 or state.decision is None:
        return "", 0, 0
    option = state.decision.options[command.index]
    return codes.VERBS[option.verb], option.subject or option.object, option.number


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
    command = seen(state).parse(line)
    assert state.decision is not None
    assert command.index >= 0, command
    assert state.decision.options[command.index].verb == codes.VERB_ATTACK
    game = open_game(RULESET, state)
    game.apply(command.index)
    then = list(command.pending_targets)
    follow = MinisPresenter(game, 0, "en", ["", "Ben"], 100).continue_command(then, -1)
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
    found = parsed(state, line)
    assert found[0] == verb
    if name:
        assert found[2] == space(state, name)
    if verb == "play":
        assert found[1] == piece(state, "fire-blast").ref


def test_what_is_out_of_reach_is_no_answer_but_a_wish_with_its_reasons() -> None:
    state = fight()
    for line in ("move k9", "heal hodoon", "attack hodoon", "play charge", "move a1"):
        assert seen(state).parse(line).index < 0, line
    assert seen(state).parse("attack nobody").name == "nobody"
    assert seen(state).explain("attack hodoon with ruby")[0]
    assert seen(state).explain("attack gorebelly with hodoon")[0]
    assert seen(state).explain("attack gorebelly") == ([], "")
    assert seen(state).explain("play fire blast on gorebelly") == ([], "")
    assert seen(state).explain("heal hodoon")[0]
    assert seen(state).explain("attack nobody") == ([], "nobody")


def test_who_acts_is_chosen_by_name_letter_or_number() -> None:
    state = table((At(RUBY, "f2"), At(HODOON, "e1")), (At(GOREBELLY, "f4", 9),))
    hodoon = piece(state, HODOON).ref
    for line in ("hodoon", "act hodoon", "v", "verteidiger hodoon ist am zug", "Vindicator Hodoon acts", "2"):
        command = seen(state).parse(line) if line != "2" else None
        assert state.decision is not None
        index = command.index if command is not None else seen(state).option_at(2)
        assert state.decision.options[index].subject == hodoon, line


def test_attacking_ones_own_figure_does_not_choose_it_to_act() -> None:
    state = table((At(RUBY, "f2"), At(HODOON, "e1")), (At(GOREBELLY, "f4", 9),))
    for line in ("attack hodoon", "greife hodoon an", "heal ruby", "move ruby"):
        assert seen(state).parse(line).index < 0, line
    assert "Answer the current question first" in str(seen(state).explain("attack hodoon")[0])


def test_figures_of_one_name_are_told_apart_by_number_and_letter() -> None:
    state = table((At(RUBY, "j2"),), (At(LOTHERIN, "j4", 9), At(LOTHERIN, "k3", 9, health=2)))
    take(state, codes.VERB_ATTACK)
    for line, number in (("lotherin 2", 1), ("target lotherin #1", 0), ("o", 1), ("l", 0)):
        assert parsed(state, line)[1] == piece(state, LOTHERIN, number).ref, line
    assert len(seen(state).parse("lotherin").choices) == 2


def test_a_heal_says_whom() -> None:
    state = table((At(LOTHERIN, "f2"), At(GOREBELLY, "f3", 9, health=2)), (At(RUBY, "a1", 9),))
    for line in ("heal gorebelly", "heile blutbauch", "heal gorebelly with heal"):
        command = seen(state).parse(line)
        assert command.index >= 0 and command.pending_targets == [line.split()[1]], line
    assert seen(state).parse("heal itself").pending_targets == ["itself"]


def test_dice_are_named_by_what_they_show() -> None:
    state = table((At(RUBY, "d7", 9),), (At(GOREBELLY, "d8"),), draws=[[1, 2, 5, 6, 7, 8]])
    take(state, codes.VERB_ATTACK)
    assert parsed(state, "reroll 2") == ("reroll", 0, 2)
    assert parsed(state, "würfle die 1 neu") == ("reroll", 0, 1)
    assert parsed(state, "5") == ("", 0, 0) or parsed(state, "roll the 5 again")[0] == "reroll"
    assert parsed(state, "keep")[0] == parsed(state, "behalte den Wurf")[0] == parsed(state, "no")[0] == "no"
    assert parsed(state, "reroll 9") == ("", 0, 0)


def test_reactions_are_played_and_declined_in_words() -> None:
    state = table((At(RUBY, "f2", 9, cards=("starter/ice-barrier",)),), (At(GOREBELLY, "f1"),))
    take(state, codes.VERB_ATTACK)
    assert (
        parsed(state, "ice barrier")[0]
        == parsed(state, "spiele eisbarriere")[0]
        == parsed(state, "play ice")[0]
        == "play"
    )
    assert parsed(state, "no")[0] == parsed(state, "keine reaktion")[0] == parsed(state, "nothing")[0] == "no"


def test_a_pushed_figure_is_put_on_a_space_by_name() -> None:
    state = table((At(LOTHERIN, "f4", cards=("starter/psychic-scream",)),), (At(RUBY, "f5", 9), At(HODOON, "f3", 9)))
    take(state, codes.VERB_PLAY)
    assert state.decision is not None and state.decision.kind == codes.DECISION_CHOOSE_SPACE
    ruby = [option for option in state.decision.options if option.object == piece(state, RUBY).ref]
    name = state.scenario.field.ground.names[ruby[0].number]
    for line in (f"push ruby to {name}", f"stoße ruby nach {name}", name):
        assert parsed(state, line) == ("push", piece(state, RUBY).ref, ruby[0].number), line
    assert parsed(state, "nicht weiter")[0] == parsed(state, "no further")[0] == "no"


def test_who_begins_is_me_or_the_opponent() -> None:
    setup = RULESET.prepare(["learn-alliance", "learn-horde"], 3, None, "all")
    game = Game(RULESET, RULESET.start(setup, None), setup)
    assert game.decision is not None
    seat = game.decision.seat
    names = ["Anna", "Ben"]
    names[seat] = ""
    found = MinisPresenter(game, seat, "de", names, 100)
    me, other = found.parse("ich"), found.parse("gegner")
    assert game.decision.options[me.index].number == seat != game.decision.options[other.index].number


def test_a_line_is_taken_apart_without_a_look_at_the_table() -> None:
    assert take_apart("") == take_apart("   ")
    assert take_apart("play Flash of Light on Ruby").what == "flash of light"
    assert take_apart("spiele Hammer des Zorns auf Lotherin").on == "lotherin"
    assert take_apart("attack " + "x" * 900).what == "x" * (400 - 7)


def test_a_wish_from_words_is_an_option_of_the_engine() -> None:
    state = fight()
    wish = parse(state, 0, "attack gorebelly")
    assert (wish.verb, wish.object) == (codes.VERB_ATTACK, piece(state, GOREBELLY).ref)
    assert RULESET.why_not(state, 0, wish) == []
    assert RULESET.parse(state, 0, "ziehe j1").number == space(state, "j1")
    with pytest.raises(CommandSyntaxError, match="nobody"):
        parse(state, 0, "attack nobody")


def test_words_do_not_find_what_lies_face_down() -> None:
    state = table((At(RUBY, "f2"),), (At(GOREBELLY, "f4", 9, cards=("starter/charge",)),))
    assert seen(state).parse("play charge").index < 0
    assert seen(state).explain("play charge") == ([], "charge") or "Charge" not in str(
        seen(state).explain("play charge")[0]
    )
    hidden = table((At(RUBY, "f2"),), (At(GOREBELLY, "f4", 9, cards=("starter/execute",)),))
    assert str(seen(state).explain("play charge")) == str(seen(hidden).explain("play charge"))


@pytest.mark.parametrize("line", ["\0", "attack", "move", "play", "???", "attack with", "auf auf auf", "heal on",
                                  "push to", "reroll reroll", "an an an", "ruby ruby ruby", "with"])  # fmt: skip
def test_no_line_breaks_the_reader(line: str) -> None:
    states = [fight(), table((At(RUBY, "f2"), At(HODOON, "e1")), (At(GOREBELLY, "f4", 9),))]
    take(states[0], codes.VERB_ATTACK) if line == "???" else None
    for state in states:
        for lang in ("en", "de"):
            command = seen(state, lang).parse(line)
            assert command.index < len(state.decision.options if state.decision is not None else [])
            seen(state, lang).explain(line)
