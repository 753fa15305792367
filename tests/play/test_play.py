"""Games from Python: what a program gets, and what it may answer, in every game."""

from __future__ import annotations

import dataclasses
import json
import random
from typing import Any

import pytest

import regelwerk as rw
from regelwerk.kernel.ids import Handle
from tests.play.tables import TABLES, begun, each_game, open_decision, play
from tests.terminal.test_any_order import POTION, SHOOTING, position

# ------------------------------------------------------------------------------ to begin


def test_games_go_by_their_short_names_too() -> None:
    for short, name in (("wow", "wowtcg"), ("dm", "duelmasters"), ("minis", "wowminis")):
        assert rw.decks(short) == rw.decks(name)
        assert rw.new_game(short, TABLES[name], 7).digest() == begun(name).digest()


def test_what_a_game_is_made_of_is_what_was_said() -> None:
    game = rw.new_game("dm", ["dawn-watch", "deep-night"] * 2, 3, edition="modern", teams=[0, 1, 0, 1], open_lists=True)
    assert (game.name, game.edition, game.seats) == ("duelmasters", "modern", 4)
    state = game._inner.state
    assert (state.teams, state.open_lists, state.windows) == ([0, 1, 0, 1], True, 0)
    assert rw.new_game("dm", TABLES["duelmasters"], 3, windows="public")._inner.state.windows == 1


@pytest.mark.parametrize(
    ("arguments", "options", "message"),
    [
        (("chess", ["a", "b"]), {}, "unknown game 'chess'; available: wowtcg, duelmasters, wowminis"),
        ((None, ["a", "b"]), {}, "unknown game None"),
        (("dm", ["no-deck", "dawn-watch"]), {}, "unknown deck 'no-deck'; available: angel-choir, ash-and-bone"),
        (("minis", ["no-party", "learn-horde"]), {}, "no-party"),
        (("dm", "dawn-watch"), {}, "a list with one deck for each seat, not 'dawn-watch'"),
        (("dm", None), {}, "a list with one deck for each seat"),
        (("dm", ["dawn-watch"]), {}, "at least two seats"),
        (("dm", ["dawn-watch", "deep-night"], "7"), {}, "the seed must be a whole number, not '7'"),
        (("dm", ["dawn-watch", "deep-night"]), {"edition": "1999"}, "no edition '1999'; available: 2004, modern"),
        (("dm", ["dawn-watch", "deep-night"]), {"windows": "few"}, "one of all, public, meaningful, not 'few'"),
        (("dm", ["dawn-watch", "deep-night"]), {"teams": [0]}, "2 decks but 1 teams"),
        (("dm", ["dawn-watch", "deep-night"]), {"folder": "figures"}, "no definition files for duelmasters"),
    ],
)
def test_what_cannot_begin_says_why(arguments: Any, options: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        rw.new_game(*arguments, **options)


def test_decks_of_a_game_that_there_is_not() -> None:
    with pytest.raises(rw.UnknownGameError, match="unknown game 'go'; available: wowtcg"):
        rw.decks("go")


# ----------------------------------------------------------------------- what it looks like


def test_a_game_reads_well() -> None:
    game = begun("duelmasters")
    assert repr(game) == "<Duel Masters, rules of 2004, 2 seats, decision 1: seat 0 is asked, mana>"
    assert repr(game.decision) == (
        "<decision 1 of seat 0 (mana): 0 mana Frei, Vizier of Air, 1 mana Emerald Grass, "
        "2 mana Hanusa, Radiance Elemental, 3 mana Lah, Purification Enforcer, 4 mana Emerald Grass, "
        "5 no mana this turn>"
    )
    assert str(game.decision).splitlines()[:2] == ["Decision 1 of seat 0 (mana)", "  0  mana Frei, Vizier of Air"]
    assert repr(open_decision(game).options[2]) == "<2: mana Hanusa, Radiance Elemental>"
    assert repr(game.apply(2)) == "[<mana Hanusa, Radiance Elemental of seat 0 [dm:5.3]>, <phase of seat 0 [dm:5.4]>]"
    game.act(1, "concede")
    assert repr(game) == "<Duel Masters, rules of 2004, 2 seats, over: won by seat 0>"
    assert game.result is not None and game.result.winners == (0,)
    assert (game.result.rule, game.result.why) == ("ruling:conceding", "Conceding at any time")
    assert str(game.result) == "won by seat 0"
    assert repr(game.result) == f"<won by seat 0: {game.result.why} [{game.result.rule}]>"


def test_a_long_decision_shows_both_ends() -> None:
    game = begun("wowminis")
    player = random.Random(3)
    while len(open_decision(game).options) < 8:
        game.apply(player.choice(open_decision(game).options))
    decision = open_decision(game)
    shown = repr(decision)
    assert "..." in shown and shown.endswith(f"{len(decision.options) - 1} {decision.options[-1].text()}>")
    assert str(decision).count("\n") == len(decision.options)


@each_game
def test_every_game_tells_the_same_things_by_name(name: str) -> None:
    game = begun(name, steps=30)
    decision = open_decision(game)
    for seat in range(-1, game.seats):
        view = game.view(seat)
        assert (view.game, view.edition, view.seat) == (name, game.edition, seat)
        assert view.decision is not None and view.decision.seat == decision.seat
        assert view.turn > 0 and view.active in (None, *range(game.seats)) and view.result is None
        assert (view.decision == decision) is (seat == decision.seat)
        assert bool(view.decision.options) is (seat == decision.seat)
        assert json.loads(json.dumps(view.data)) == view.data
    events = game.events(0)
    assert len(events) == game.event_count and game.events(0, 5) == events[5:]
    assert all(isinstance(event.kind, str) and ":" in event.rule for event in events)
    assert all(isinstance(option.verb, str) for option in decision.options)


def test_whose_turn_it_is() -> None:
    for name, key in (("wowtcg", "turn"), ("duelmasters", "turn"), ("wowminis", "time")):
        game, player, owners = begun(name), random.Random(2), set()
        for _ in range(150):
            if game.decision is None:
                break
            view = game.view(0)
            assert view.turn == view.data[key]
            if name == "wowminis":
                acting = (view.data["turn"] or {"figure": 0})["figure"]
                own = [one["handle"] for one in view.data["seats"][view.active or 0]["figures"]]
                assert (view.active is None) is (acting == 0) and (acting == 0 or acting in own)
            else:
                assert view.active == view.data["active"]
            owners.add(view.active)
            game.apply(player.choice(open_decision(game).options))
        assert {0, 1} <= owners


def test_others_do_not_see_what_is_drawn() -> None:
    game = begun("wowtcg")
    first = open_decision(game)
    game.apply(first.options[0])
    drawn = {seat: [event for event in game.events(seat) if event.kind == "draw"] for seat in (-1, 0, 1)}
    for seat in (0, 1):
        assert [event.about.name != "" for event in drawn[seat] if event.about] == [
            event.seat == seat for event in drawn[seat]
        ]
    assert not any(event.about.name for event in drawn[-1] if event.about)
    assert any("#1" not in line and "Seat" in line for line in game.news(-1))
    assert game.news(1, 0, "de") != game.news(1, 0, "en")
    assert any("Platz 0" in line for line in game.news(1, 0, "de"))


@each_game
def test_the_board_is_in_both_languages(name: str) -> None:
    game = begun(name, steps=12)
    boards = {lang: game.board(open_decision(game).seat, lang) for lang in rw.LANGUAGES}
    assert boards["en"] != boards["de"]
    for lang, board in boards.items():
        assert game.describe(len(open_decision(game).options) - 1, lang)[:12] in board
        assert not any(line.endswith(" ") for line in board.splitlines())
    if name != "wowminis":  # a map is as wide as it is
        assert game.board(0, "en", 60) != game.board(0, "en", 120)


# ------------------------------------------------------------------------------- to answer


@each_game
def test_an_option_its_index_and_its_sentence_mean_the_same(name: str) -> None:
    game, player = begun(name), random.Random(5)
    tried = 0
    for _ in range(40):
        options = open_decision(game).options
        option = player.choice(options)
        texts = [game.describe(option, lang) for lang in rw.LANGUAGES]
        twins = [one.index for one in options if game.describe(one, "en") == texts[0]]
        digests = set()
        for answer in (option, option.index, *(texts if len(twins) == 1 else ())):
            fork = game.fork()
            fork.apply(answer)
            digests.add(fork.digest())
            tried += 1
        assert len(digests) == 1, texts
        game.apply(option)
    assert tried > 100


def test_any_whole_number_is_an_index() -> None:
    class Number:
        def __index__(self) -> int:
            return 2

    game, other = begun("duelmasters"), begun("duelmasters")
    game.apply(Number())
    other.apply(2)
    assert game.digest() == other.digest()
    assert begun("duelmasters").guess(0, Number()).digest() == begun("duelmasters").guess(0, 2).digest()


def test_a_line_answers_what_follows_too() -> None:
    """An attack names both; in steps the attacker is chosen first and then, of several, the defender."""
    game = rw.new_game("wowtcg", ["frost-and-flame", "call-of-the-storm"], 7)
    player = random.Random(1)
    tried = 0
    while game.decision is not None and tried < 4:
        for option in game.decision.options:
            if option.text() != "attack with Litori Frostburn":
                continue
            steps = game.fork()
            steps.apply(option)
            defenders = [one for one in open_decision(steps).options if one.text().startswith("attack Grennan")]
            if not defenders:
                continue
            steps.apply(defenders[0])
            for line in ("attack grennan with litori", "greife grennan mit litori an"):
                whole = game.fork()
                assert [event.kind for event in whole.apply(line)] == ["propose"]
                assert whole.digest() == steps.digest()
            tried += 1
        game.apply(player.choice(game.decision.options))
    assert tried == 4


def test_several_things_are_named_in_any_order() -> None:
    told = {}
    for line in ("pay anika, kor", "kor and anika", "zahle anika und kor"):
        game = rw.Game(position(POTION))
        game.apply("complete love potion")
        told[line] = [repr(event) for event in game.apply(line)]
        assert open_decision(game).kind == "priority"
    assert len({tuple(events) for events in told.values()}) == 1
    game = rw.Game(position(SHOOTING))
    game.apply("play multi-shot on igvand")
    assert [event.about.name for event in game.events(0) if event.kind == "target" and event.about] == ["Crazy Igvand"]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("anika, kor, bloodclaw", "At most 2 can be chosen, so Bloodclaw can't be added"),
        ("anika", "Not enough yet: 2 must be chosen"),
        ("anika and xyzzy", "xyzzy"),
    ],
)
def test_several_things_that_do_not_go_together_change_nothing(line: str, message: str) -> None:
    game = rw.Game(position(POTION))
    game.apply("complete love potion")
    before = game.digest()
    with pytest.raises(ValueError, match=message):
        game.apply(line)
    assert game.digest() == before
    game.apply("kor")  # one after the other, as the options stand
    game.apply("anika")
    assert open_decision(game).kind == "priority"


def test_a_line_that_names_too_much_changes_nothing() -> None:
    game = rw.Game(position(SHOOTING))
    before = game.digest()
    with pytest.raises(rw.IllegalActionError, match="'kor' does not go with it"):
        game.apply("play multi-shot on igvand, kor")
    with pytest.raises(rw.IllegalActionError, match="takes more than one answer"):
        game.apply("pass until my turn")
    assert game.digest() == before


@each_game
def test_what_is_no_answer_changes_nothing(name: str) -> None:
    game = begun(name, steps=10)
    before = game.digest(), game.event_count
    decision = open_decision(game)
    last = len(decision.options)
    cases: list[tuple[Any, type[Exception], str]] = [
        (None, TypeError, "not with None"),
        (True, TypeError, "not with True"),
        (1.0, TypeError, "not with 1.0"),
        (last, IndexError, f"no option {last}: decision {decision.number} .* numbered from 0 to {last - 1}"),
        (-1, IndexError, "no option -1"),
        ("", ValueError, "an empty line"),
        ("xyzzy plugh", ValueError, "called 'xyzzy plugh'|called 'plugh'|called 'xyzzy'"),
    ]
    for answer, kind, message in cases:
        with pytest.raises(kind, match=message):
            game.apply(answer)
    assert before == (game.digest(), game.event_count)


@each_game
def test_an_option_of_another_decision_is_refused(name: str) -> None:
    game = begun(name)
    old = open_decision(game).options[0]
    german = old.text("de")
    number = open_decision(game).number
    while open_decision(game).number == number:
        game.apply(0)
    with pytest.raises(rw.IllegalActionError, match=rf"belongs to decision {number} of seat .; open is decision"):
        game.apply(old)
    assert old.text("de") == german == game.describe(old, "de")  # it can still be read


def test_an_option_that_is_not_offered_here_is_refused() -> None:
    """Of the same decision, as another deal could have had it: an option is taken only if this one has it."""
    game = begun("duelmasters")
    strange = dataclasses.replace(open_decision(game).options[1], subject=Handle(-40))
    with pytest.raises(rw.IllegalActionError, match="is not among the options of decision 1"):
        game.apply(strange)
    with pytest.raises(rw.IllegalActionError, match="is not among the options of decision 1"):
        game.apply(dataclasses.replace(open_decision(game).options[1], index=3))


def test_a_finished_game_says_so() -> None:
    game = play(begun("duelmasters"), random.Random(1))
    assert game.decision is None and game.view(0).decision is None
    for ask in (lambda: game.apply(0), lambda: game.apply("pass"), lambda: game.describe(0)):
        with pytest.raises(rw.IllegalActionError, match=r"over: won by seat .>: there is nothing left"):
            ask()
    with pytest.raises(rw.IllegalActionError, match="it is too late to 'concede'"):
        game.act(0, "concede")
    assert [reason.text for reason in game.why_not(0, "end turn")] == ["The game is over"]
    assert game.guess(0, 1).result == game.result


def test_a_seat_or_language_that_there_is_not() -> None:
    game = begun("duelmasters")
    for ask in (game.view, game.events, game.news, game.board):
        for seat in (2, -2, None, True):
            with pytest.raises(ValueError, match=r"no seat .*: seats are 0 to 1, and -1 for a spectator"):
                ask(seat)  # type: ignore[arg-type]
    for asking in (lambda: game.why_not(-1, "end"), lambda: game.guess(-1), lambda: game.act(-1, "concede")):
        with pytest.raises(ValueError, match=r"no seat -1: seats are 0 to 1$"):
            asking()
    for speak in (lambda: game.describe(0, "fr"), lambda: game.news(0, 0, "fr"), lambda: game.board(0, "fr")):
        with pytest.raises(ValueError, match="unknown language 'fr'; available: en, de"):
            speak()
    with pytest.raises(ValueError, match="counted from 0"):
        game.events(0, -1)
    with pytest.raises(ValueError, match="unknown action 'dance'; available: concede, offer draw"):
        game.act(0, "dance")
    with pytest.raises(TypeError, match="getrandbits"):
        game.guess(0, "seed")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="an option or typed words"):
        game.why_not(0, 3)  # type: ignore[arg-type]


def test_acts_that_nobody_asked_for() -> None:
    game = begun("wowtcg", steps=8)
    assert [event.kind for event in game.act(0, "offer draw")] == ["offer"]
    game.act(1, "offer draw")
    assert str(game.result) == "a draw" and game.decision is None


# ------------------------------------------------------------------------------ why not


def test_why_something_is_not_allowed() -> None:
    game = rw.new_game("wowtcg", ["frost-and-flame", "call-of-the-storm"], 7)
    english, german = (game.why_not(0, "attack grennan with litori", lang) for lang in rw.LANGUAGES)
    assert "wow:601.1" in [reason.rule for reason in english]
    assert [reason.rule for reason in english] == [reason.rule for reason in german]
    assert [reason.text for reason in english] != [reason.text for reason in german]
    assert game.why_not(0, "greife grennan mit litori an", "en") == english
    assert str(english[0]) == f"{english[0].text} [{english[0].rule}]"
    with pytest.raises(rw.IllegalActionError) as refused:
        game.apply("attack grennan with litori")
    assert refused.value.reasons and str(refused.value.reasons[0]) in str(refused.value)
    with pytest.raises(ValueError, match="called 'xyzzy'"):
        game.why_not(0, "attack xyzzy")


@each_game
def test_what_is_offered_has_nothing_against_it(name: str) -> None:
    game, player = begun(name), random.Random(4)
    for _ in range(60):
        decision = open_decision(game)
        for option in decision.options[:4]:
            assert game.why_not(decision.seat, option) == [], option
        others = [seat for seat in range(game.seats) if seat != decision.seat]
        assert all(game.why_not(seat, decision.options[0]) for seat in others)
        game.apply(player.choice(decision.options))
