"""Passing and ending the turn are two orders, and a turn in which something is left undone ends only when asked."""

from __future__ import annotations

from contextlib import suppress

import pytest
from click.testing import CliRunner

from regelwerk import game_registry
from regelwerk.duelmasters import scene as dm_scene
from regelwerk.kernel.game import Game
from regelwerk.terminal.cli import main
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.line_input import EndOfInput
from regelwerk.terminal.terminal_session import LeaveGame, TerminalSession
from regelwerk.wowtcg import scene
from tests.games import new_game
from tests.terminal_input import session_of

TURN = """seat Anna
  hand: Kor Cindervein, Fire Blast
  resources: 5
  deck: Kor Cindervein, Kor Cindervein, Kor Cindervein
seat Ben
  hand: Kor Cindervein
  resources: 1
  deck: Kor Cindervein, Kor Cindervein, Kor Cindervein
"""
DUEL = """seat Anna
  creatures: Brawler Zyler
  hand: Brawler Zyler
  mana: Crimson Hammer, Crimson Hammer, Crimson Hammer, Crimson Hammer
  shields: Crimson Hammer, Crimson Hammer
  deck: Crimson Hammer, Crimson Hammer
seat Ben
  shields: Crimson Hammer, Crimson Hammer
  deck: Crimson Hammer, Crimson Hammer
"""


def position(text: str, of: object = scene) -> Game:
    begun = of.read("scene: x\n" + text).start()  # type: ignore[attr-defined]
    begun.state.chance.dictating = False
    return Game(begun.ruleset, begun.state)


def typed(game: Game, *lines: str, people: int = 2) -> tuple[str, TerminalSession]:
    session, out = session_of(game, list(lines), people)
    session.is_open_table = True
    with suppress(EndOfInput, LeaveGame):
        session.play()
    return out.getvalue(), session


def words(text: str) -> str:
    """A text as one line, however it was wrapped."""
    return " ".join(text.split())


def sure(text: str) -> bool:
    """Whether a text asks if the turn shall really be ended, in the language spoken."""
    begins, ends = words(translate("end-sure", undone="|")).split("|")
    return begins in words(text) and ends in words(text)


def phase(game: Game) -> str:
    return str(game.view(0)["phase"])


def ended(game: Game) -> bool:
    """Whether Anna's turn is over."""
    return int(game.view(0)["active"]) == 1


@pytest.mark.parametrize(("lang", "line"), [("en", "pass"), ("en", "p"), ("de", "passen"), ("de", "weiter")])
def test_a_pass_never_ends_the_turn(lang: str, line: str) -> None:
    game = position(TURN)
    translate.lang = lang
    out, _ = typed(game, line)
    assert not game.steps
    assert words(translate("pass-ends")) in words(out)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "end"), ("en", "End the turn"), ("en", "pass the turn"), ("de", "ende"), ("de", "beende den Zug"),
        ("de", "Zug beenden"), ("de", "beenden"),
    ],
)  # fmt: skip
def test_the_turn_is_ended_by_a_command_of_its_own(lang: str, line: str) -> None:
    game = position(TURN)
    translate.lang = lang
    typed(game, {"en": "ask off", "de": "nachfragen aus"}[lang], line)
    assert ended(game)


def test_a_pass_lets_resolve_what_is_on_the_chain_and_nothing_more() -> None:
    game = position(TURN)
    out, _ = typed(game, "play kor", "pass", "pass")
    assert "Kor Cindervein" in out
    assert phase(game) == "action phase"
    assert not game.view(0)["chain"]


def test_a_turn_is_not_ended_while_something_is_on_the_chain() -> None:
    game = position(TURN)
    out, _ = typed(game, "auto off", "play kor", "end")
    assert words(translate("end-not-now")) in words(out)
    assert not ended(game)


@pytest.mark.parametrize(
    ("lang", "line", "says"),
    [
        ("en", "end", "You have not placed a resource. You can still play Kor Cindervein."),
        ("de", "ende", "Du hast keine Ressource platziert. Du kannst noch Kor Cindervein spielen."),
    ],
)
def test_what_is_left_undone_is_asked_about_once(lang: str, line: str, says: str) -> None:
    """An instant is not over with the turn: Fire Blast is not named."""
    game = position(TURN)
    translate.lang = lang
    out, _ = typed(game, line, {"en": "no", "de": "nein"}[lang])
    question = words(translate("end-sure", undone=says))
    assert question in words(out)
    assert not game.steps
    out, _ = typed(game, line, "no", line)
    assert words(out).count(question) == 1
    assert ended(game)


@pytest.mark.parametrize("answer", ["yes", "y", "ja", "end", "ende"])
def test_a_yes_or_the_same_command_again_ends_the_turn(answer: str) -> None:
    game = position(TURN)
    typed(game, "end", answer)
    assert ended(game)


def test_any_other_command_instead_of_a_yes_is_carried_out_and_the_turn_goes_on() -> None:
    game = position(TURN)
    out, _ = typed(game, "end", "place kor")
    assert sure(out)
    assert len(game.view(0)["seats"][0]["hand"]["cards"]) == 1
    assert not ended(game)


def test_ending_the_turn_by_a_number_or_a_long_pass_asks_too() -> None:
    for line in ("3", "pass until my turn", "pass until the end"):
        game = position(TURN)
        session, _ = session_of(game, [], 2)
        presenter = session.presenter(0)
        number = 1 + [offer.index for offer in presenter.option_items()].index(presenter.closing_option())
        out, session = typed(game, str(number) if line == "3" else line)
        assert sure(out), line
        assert not game.steps
        assert not session.sitters[0].pass_until


def test_nothing_is_asked_when_nothing_is_left_undone_or_asking_is_off() -> None:
    out, session = typed(position(TURN), "ask off", "end")
    assert not sure(out)
    assert ended(session.game)
    spent = position(TURN.replace("  hand: Kor Cindervein, Fire Blast\n", "  party: Kena Shadowbrand\n"))
    assert not sure(typed(spent, "end")[0])
    assert ended(spent)
    assert "ask on" in typed(position(TURN), "ask maybe")[0]


def test_the_option_that_ends_the_turn_is_listed_last_and_says_so() -> None:
    game = position(TURN)
    for lang, said in (("en", "end the turn: if Ben passes too, the end phase begins"),
                       ("de", "Zug beenden; passt auch Ben: die Endphase beginnt")):  # fmt: skip
        translate.lang = lang
        session, _ = session_of(game, [], 2)
        session.sitters[0].name = ""
        offers = session.package.presenter(game, 0, lang, ["", "Ben"], 100).option_items()
        assert offers[-1].command == said


def test_of_many_others_not_every_name_is_said() -> None:
    more = "".join(f"\nseat {name}\n  deck: Kor Cindervein\n" for name in ("Cara", "Dora"))
    game = position(TURN + more)
    for lang, said in (("en", "end the turn: if all the others pass too, the end phase begins"),
                       ("de", "Zug beenden; passen auch alle anderen: die Endphase beginnt")):  # fmt: skip
        presenter = game_registry.package("wowtcg").presenter(game, 0, lang, ["", "Ben", "Cara", "Dora"], 100)
        assert presenter.option_items()[-1].command == said


def test_another_player_cannot_end_my_turn() -> None:
    game = position(TURN)
    session, out = session_of(game, ["ask off", "end", "end", "pass"], 2)
    session.is_open_table = True
    session.sitters[1].auto = False
    with suppress(EndOfInput, LeaveGame):
        session.play()
    assert words(translate("end-not-now")) in words(out.getvalue())
    assert ended(game) or phase(game) == "end phase"


# ------------------------------------------------------------------ Duel Masters


def test_in_duel_masters_ending_asks_about_what_the_step_still_offers() -> None:
    out, _ = typed(position(DUEL, dm_scene), "end")
    assert sure(out)
    assert "You can still summon Brawler Zyler." in out


def test_in_duel_masters_passing_goes_on_but_does_not_end_the_turn() -> None:
    game = position(DUEL, dm_scene)
    out, _ = typed(game, "pass", "pass")
    assert words(translate("pass-ends")) in words(out)
    assert game.view(0)["phase"] == "attack step"
    out, _ = typed(game, "end", "end")
    assert "You can still attack with Brawler Zyler." in out
    assert game.view(0)["active"] == 1


# ------------------------------------------------------------------ Miniatures


def test_the_turn_of_a_figure_is_ended_but_not_passed() -> None:
    game = new_game("wowminis", ["learn-alliance", "learn-horde"], 3)
    session, _ = session_of(game, [], 2)
    for _ in range(60):
        assert game.decision is not None
        if session.presenter(game.decision.seat).closing_option() >= 0:
            break
        game.apply(0)
    steps = len(game.steps)
    out, _ = typed(game, "pass", "end", "no")
    assert words(translate("pass-ends")) in words(out)
    assert "has neither moved nor acted." in out or "can still" in out
    assert len(game.steps) == steps
    typed(game, "beende den zug", "ja")
    assert len(game.steps) == steps + 1


# ------------------------------------------------------------------ from outside


def test_the_option_end_at_once_leaves_the_question_out() -> None:
    args = ["play", "--plain", "--seed", "5", "--opponent", "random"]
    lines = "begin me\nkeep\nend\n"
    for more, asked in (([], True), (["--end-at-once"], False)):
        run = CliRunner().invoke(main, [*args, *more], input=lines, env={"LANG": "en", "LC_ALL": ""})
        assert sure(run.output) is asked, run.output
