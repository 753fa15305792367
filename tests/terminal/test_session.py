"""One game at the table: passing for somebody, taking back, two at one keyboard, saving."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

import regelwerk as rw
from regelwerk.kernel.game import Game
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.line_input import EndOfInput
from regelwerk.terminal.terminal_session import LeaveGame, TerminalSession
from regelwerk.wowtcg import scene
from tests.games import new_game, parse
from tests.terminal_input import OptionChooser, session_of

Answer = Callable[[TerminalSession], str]


def play_on(session: TerminalSession) -> None:
    with suppress(EndOfInput, LeaveGame):
        session.play()


def learning(seed: int = 3) -> Game:
    return new_game("wowtcg", ["learn-elendril", "learn-radak"], seed)


def position(text: str) -> Game:
    begun = scene.read("scene: x\n" + text).start()
    begun.state.chance.dictating = False
    return Game(begun.ruleset, begun.state)


TWO = """seat Anna
  hand: Fire Blast, Kor Cindervein, Krol Blade
  party: Leeroy Jenkins
  resources: 5
  deck: Kor Cindervein, Kor Cindervein, Kor Cindervein
seat Ben
  party: Voss Treebender, Guardian Steelhorn
  deck: Voss Treebender, Voss Treebender, Voss Treebender
"""


def test_orders_in_words_carry_through_the_whole_announcement() -> None:
    game = position(TWO)
    session, out = session_of(game, ["play fire blast on voss"])
    play_on(session)
    assert [step.option.verb for step in game.steps if step.option is not None][:2] != []
    assert "You play Fire Blast -> Voss Treebender" in out.getvalue()
    assert "Voss Treebender is destroyed" in out.getvalue()


def test_an_attack_in_words_needs_no_second_line() -> None:
    session, out = session_of(position(TWO), ["attack ben with leeroy"])
    play_on(session)
    assert "Leeroy Jenkins attacks" in out.getvalue()


def test_a_step_of_an_announcement_and_the_whole_of_it_can_be_taken_back() -> None:
    game = position(TWO)
    before = game.digest()
    session, out = session_of(game, ["play fire blast", "back", "play fire blast", "cancel", "cancel"])
    play_on(session)
    assert game.digest() == before and game.steps == []
    assert translate("undone") in out.getvalue() and translate("cancelled") in out.getvalue()


def test_undo_is_free_while_nothing_hidden_was_seen() -> None:
    game = position(TWO)
    before = game.digest()
    session, out = session_of(game, ["play krol blade", "undo", "undo"])
    play_on(session)
    told = out.getvalue()
    assert "You play Krol Blade" in told and translate("undone") in told and translate("undo-none") in told
    assert game.digest() == before


def test_undo_is_refused_once_a_card_was_drawn() -> None:
    game = position(TWO.replace("resources: 5", "resources: 5, Your Fortune Awaits You"))
    session, out = session_of(game, ["complete your fortune", "undo"])
    play_on(session)
    assert "You draw Kor Cindervein" in out.getvalue()
    assert translate("undo-seen") in out.getvalue()


def test_the_last_step_of_an_announcement_is_no_way_around_what_was_drawn_then() -> None:
    game = position(TWO.replace("Fire Blast", "Arcane Shot"))
    session, out = session_of(game, ["play arcane shot", "1", "undo", "undo"])
    play_on(session)
    assert "You draw Kor Cindervein" in out.getvalue()
    assert out.getvalue().count(translate("undo-seen")) == 2 and translate("undone") not in out.getvalue()


def test_taking_back_leaves_the_record_as_if_nothing_had_been_done(tmp_path: Path) -> None:
    game = learning()
    session, _ = session_of(game, ["1", "1", "place 1", "3", "undo", "4"])
    play_on(session)
    rw.Replay.record(game).write(tmp_path / "x")
    assert rw.Replay.load(tmp_path / "x").verify().outcome == "EXACT"


def test_a_checkpoint_is_restored_and_later_ones_are_void() -> None:
    game = learning()
    checkpoint = game.checkpoint()
    before = game.digest()
    game.apply(0)
    later = game.checkpoint()
    game.apply(0)
    game.restore(checkpoint)
    assert game.digest() == before and not game.steps
    with pytest.raises(ValueError, match="before that checkpoint"):
        game.restore(later)
    game.apply(0)
    game.restore(checkpoint)
    assert game.digest() == before


def test_passing_for_somebody_never_swallows_a_choice() -> None:
    """Whatever is no priority is asked, however long a pass was ordered."""
    kinds: set[str] = set()
    for seed in range(4):
        game = new_game("wowtcg", ["frost-and-flame", "call-of-the-storm"], seed)
        chooser = OptionChooser(seed)
        session, _ = session_of(game, chooser)
        chooser.session = session
        session.sitters[0].stops = {"nothing"}
        asked: list[str] = []
        number = 0

        while game.decision is not None and number < 400:
            decision = game.decision
            kind = str(game.view(decision.seat)["decision"]["kind"])
            if decision.seat == 0 and session.try_auto_answer(0, session.presenter(0)):
                assert kind == "priority"
                assert game.steps[-1].option is not None and game.steps[-1].option.verb == 1
            else:
                asked.append(kind)
                game.apply(chooser.chance.below(len(decision.options)))
            number += 1
        kinds |= set(asked)
    assert {"who begins", "mulligan", "priority"} & kinds and len(kinds) > 3


def test_with_auto_off_every_window_is_asked() -> None:
    game = learning(5)
    session, out = session_of(game, ["1", "1", "ask off", "auto off", "end", "pass", "pass"])
    play_on(session)
    with_auto, _ = session_of(learning(5), ["1", "1", "ask off", "end", "end", "end"])
    play_on(with_auto)
    assert len(game.steps) < len(with_auto.game.steps)
    assert translate("auto-off") in out.getvalue()


def test_a_stop_that_is_set_is_asked() -> None:
    lines = ["1", "1", "stops my end phase", "end", "yes"]
    game = learning()
    session, _ = session_of(game, lines)
    play_on(session)
    assert game.view(0)["phase"] == "end phase" or "my end phase" in session.sitters[0].stops


def test_pass_until_my_turn_comes_to_my_next_action_phase() -> None:
    game = learning()
    session, _ = session_of(game, ["1", "1", "pass until my turn"])
    play_on(session)
    if game.decision is not None:
        view = game.view(0)
        assert view["decision"]["kind"] != "priority" or (view["active"] == 0 and view["turn"] > 1)


def test_two_people_at_one_keyboard_never_see_the_others_hand() -> None:
    """What is on the screen between two hand-overs names no card that only the other one knows."""
    game = learning(8)
    chooser = OptionChooser(8)
    session, out = session_of(game, chooser, people=2)
    chooser.session = session
    turns: list[tuple[int, str]] = []
    show = session.show

    def watched(seat: int, presenter: object) -> None:
        out.seek(0)
        out.truncate()
        show(seat, presenter)  # type: ignore[arg-type]
        turns.append((seat, out.getvalue()))
        hidden = {
            piece.card.name for piece in game.state.pieces if piece.owner != seat and not piece.known_to >> seat & 1
        } - {piece.card.name for piece in game.state.pieces if piece.known_to >> seat & 1 or piece.owner == seat}
        assert not [name for name in hidden if name in out.getvalue()]
        if len(turns) > 120:
            raise LeaveGame

    session.show = watched  # type: ignore[method-assign]
    play_on(session)
    assert {seat for seat, _ in turns} == {0, 1}


def test_the_screen_is_cleared_and_waits_between_two_people() -> None:
    game = learning(3)
    seat = game.decision.seat if game.decision is not None else 0
    name = ["Anna", "Ben"][seat]
    session, out = session_of(game, ["", "1", "", "no"], people=2)
    play_on(session)
    assert f"{name} is next" in out.getvalue()
    assert "\n" * 30 in out.getvalue()


def test_a_running_game_of_two_people_is_not_saved_and_says_why(tmp_path: Path) -> None:
    file = tmp_path / "x"
    session, out = session_of(learning(), ["", f"save {file}", "concede yes"], people=2)
    play_on(session)
    assert not file.exists() and "reveals every hand" in out.getvalue()
    assert session.game.result is not None


def test_a_game_against_the_computer_is_saved_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "x"
    session, out = session_of(learning(), ["1", "1", f"save {file}", f"save {file}", "no", "save", f"save {tmp_path}"])
    play_on(session)
    assert "can see your opponent's hand" in " ".join(out.getvalue().split())
    assert translate("save-not") in out.getvalue() and translate("save-what") in out.getvalue()
    assert rw.Replay.load(file).resume().digest() == session.game.digest()


def test_conceding_asks_first_and_ends_the_game() -> None:
    game = learning()
    session, out = session_of(game, ["concede", "no", "concede", "yes"])
    play_on(session)
    assert game.result is not None and game.result.winners == [1]
    assert "You concede" in out.getvalue() and "Ben wins" in out.getvalue()


def test_an_offered_draw_can_be_taken_back() -> None:
    game = learning()
    session, out = session_of(game, ["offer draw", "offer draw"])
    play_on(session)
    assert game.state.draw_offers == 0
    assert translate("draw-offered") in out.getvalue() and translate("draw-withdrawn") in out.getvalue()


def test_every_word_to_the_table_answers_something() -> None:
    lines = ["help", "table", "options", "log", "log all", "log 3", "why", "why attack radak with elendril", "show",
             "show elendril", "show nothing", "rule 602.2", "rule nonsense", "rule", "graveyard", "stops", "stops 99",
             "undo", "cancel", "xyzzy", "0", "999999999999", "[", "play", "attack", "why pass"]  # fmt: skip
    game = learning()
    session, out = session_of(game, ["1", "1"])
    play_on(session)
    steps = len(game.steps)
    for line in lines:
        if game.decision is None or game.decision.seat != 0:
            break
        out.seek(0)
        out.truncate()
        again, said = session_of(game, [line])
        play_on(again)
        assert said.getvalue().count("\n") > 1, line
    assert len(game.steps) >= steps


def test_whole_games_at_the_table_end_by_a_rule() -> None:
    for seed in range(2):
        game = new_game("wowtcg", ["frost-and-flame", "call-of-the-storm"], seed)
        chooser = OptionChooser(seed)
        session, out = session_of(game, chooser)
        chooser.session = session
        session.play()
        assert game.result is not None
        assert "[102.1" in out.getvalue().splitlines()[-1]
        assert "{" not in out.getvalue() and "None" not in out.getvalue()
        assert {"priority", "mulligan"} <= set(chooser.asked)


def test_a_target_that_is_not_there_is_named_and_asked_for() -> None:
    session, out = session_of(position(TWO), ["play fire blast on nobody"])
    play_on(session)
    assert translate("no-name", name="nobody") in out.getvalue()
    assert "Choose a target for Fire Blast" in out.getvalue()


def test_an_action_phase_without_anything_to_do_is_not_passed() -> None:
    empty = "seat Anna\n  deck: 5 Bloodclaw\n  hero: Elendril exhausted\nseat Ben\n  deck: 5 Bloodclaw\n"
    game = position(empty.replace("5 Bloodclaw", "Bloodclaw, Bloodclaw, Bloodclaw, Bloodclaw"))
    session, out = session_of(game, ["pass", "pass", "pass", "pass"])
    play_on(session)
    assert translate("pass-ends") in out.getvalue()


AIMED = """seat Anna
  hero: Elendril
  hand: Aimed Shot
  equipment: Ancient Bone Bow
  resources: 6
seat Ben
  party: Voss Treebender
"""


@pytest.mark.parametrize(
    "lines", [["play aimed shot", "3", "voss"], ["play aimed shot x 3 on voss"], ["play aimed shot", "x = 3", "voss"]]
)
def test_where_an_x_is_asked_for_a_number_is_the_x(lines: list[str]) -> None:
    session, out = session_of(position(AIMED), lines)
    play_on(session)
    assert "You play Aimed Shot with X = 3" in out.getvalue(), out.getvalue()


# --------------------------------------------------------------- lines that answer nothing


def test_an_empty_line_is_answered_with_the_question_and_what_can_be_typed() -> None:
    session, out = session_of(learning(), ["begin me", "", "keep"])
    play_on(session)
    told = out.getvalue()
    assert "Type the number of an option" in told
    assert told.count("mulligan") > 1, "the question itself is said again"


def test_a_number_where_a_name_belongs_says_what_numbers_mean() -> None:
    session, out = session_of(position(TWO), ["place 7", "why play 7", "play xyz"])
    play_on(session)
    told = out.getvalue()
    assert told.count("“7” is not a name") == 2
    assert translate("no-name", name="xyz") in told


def test_a_hero_never_joined_this_turn() -> None:
    """Before its first turn there are reasons why it may not attack; that it is new is none of them."""
    game = learning()
    while game.state.turn < 1:  # type: ignore[attr-defined]
        game.apply(0)
    active = game.decision.seat if game.decision is not None else 0
    waiting = game.state.next_seat(active)
    hero = game.view(waiting)["seats"][active]["hero"]
    said = game.why_not(waiting, parse(game, waiting, "attack hero with my hero"))
    assert hero and "joined-this-turn" not in [reason.kind for reason in said]
    assert "not-your-action-phase" in [reason.kind for reason in said]
