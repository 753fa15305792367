"""The table's map, ticks, sides, questions, odds, news and reasons, as a reader sees them in either language."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from regelwerk.kernel.event import Event
from regelwerk.kernel.game import Game
from regelwerk.kernel.ids import Handle
from regelwerk.kernel.persistence.replay import open_game
from regelwerk.kernel.presentation.text import StyledLine, plain
from regelwerk.wowminis import codes
from regelwerk.wowminis.custom.loader import with_own
from regelwerk.wowminis.hex_grid import drawing
from regelwerk.wowminis.odds.distribution import CriticalEffect, DiceRoll, damage
from regelwerk.wowminis.odds.prospects import prospects
from regelwerk.wowminis.presentation import messages_de, messages_en
from regelwerk.wowminis.presentation.labels import map_letters
from regelwerk.wowminis.presentation.presenter import MinisPresenter, examples
from regelwerk.wowminis.ruleset import RULESET
from regelwerk.wowminis.scene import read
from regelwerk.wowminis.state import MinisState
from tests.laws import minis
from tests.laws.common import at_random
from tests.wowminis.tables import GOREBELLY, HODOON, LOTHERIN, RUBY, At, move, piece, table, take

ICE = damage(DiceRoll(6), DiceRoll(4), CriticalEffect(more=1)).mean()
"""What Gorebelly does to Ruby on average through her Ice Barrier: armor 1 + 3."""


def seen(state: MinisState, seat: int = 0, lang: str = "en", width: int = 100) -> MinisPresenter:
    """The table as a seat sees it; the other one is Ben."""
    names = ["Ben"] * state.seats
    if seat >= 0:
        names[seat] = ""
    return MinisPresenter(open_game(RULESET, state), seat, lang, names, width)


def text(lines: Sequence[StyledLine]) -> str:
    return "\n".join(plain(line).rstrip() for line in lines)


def asked_of(state: MinisState) -> int:
    assert state.decision is not None
    return state.decision.seat


# ----------------------------------------------------------------------------- the map


def test_figures_stand_on_the_map_in_brackets_and_reachable_spaces_have_their_cost() -> None:
    state = table((At(RUBY, "f4"),), (At(GOREBELLY, "e3", 9),))
    board = text(seen(state).board_lines())
    rows = {line[:1]: line for line in board.splitlines() if re.match(r"[a-k] {2}", line)}
    assert sorted(rows) == list("abcdefghijk")
    assert "[R]" in rows["f"] and rows["f"].index("[R]") == 3 + 4 * 3
    assert "^" in rows["e"] or "<g>" in rows["e"]
    assert ".1 " in rows["f"]
    assert "%2" not in rows["f"]
    costs = seen(state).view.decision
    assert costs is not None
    for space, cost in costs.costs.items():
        name = state.scenario.field.ground.names[space]
        row = rows[name[0]]
        assert row.count(str(cost)) >= 1, name


def test_a_map_without_figures_is_the_drawing_of_the_board() -> None:
    """Every sign stands where the drawing has it, the columns twice as wide."""
    for names in (("learn-alliance", "learn-horde"), ("keep-alliance", "keep-horde"), ("five-alliance", "five-horde")):
        game = minis.new_game(1, parties=names)
        ground = minis.state_of(game).scenario.field.ground
        lines = text(MinisPresenter(game, -1, "en", ["Anna", "Ben"], 120).board_lines()).splitlines()
        found = [line[3:].rstrip() for line in lines if re.match(r"[a-z] {2}", line)]
        wanted = [row.replace("V", "*").rstrip() for row in drawing(ground)]
        assert [line[1::2].rstrip() for line in found] == wanted


def test_a_narrow_screen_gets_a_narrow_map() -> None:
    game = minis.new_game(1, parties=("five-alliance", "five-horde"))
    board = MinisPresenter(game, 0, "en", ["", "Ben"], 45).board_lines()
    rows = [plain(line) for line in board if re.match(r"[a-o] {2}", plain(line))]
    assert len(rows) == 15
    assert max(len(row.rstrip()) for row in rows) < 32


def test_letters_differ_and_are_the_same_for_both_readers() -> None:
    game = minis.new_game(1, parties=("five-alliance", "five-horde"))
    found = [MinisPresenter(game, seat, "de", ["Anna", "Ben"], 100) for seat in (0, 1)]
    both = [sorted(presenter.labeler.map_letters.values()) for presenter in found]
    assert both[0] == both[1]
    assert len(set(both[0])) == 10
    assert map_letters([(Handle(number), "Gorebelly") for number in range(40)])[Handle(39)] == "?"


def test_the_ticks_say_who_acts_when_and_which_ones_score() -> None:
    state = table((At(RUBY, "f4", 3), At(HODOON, "f1", 12)), (At(GOREBELLY, "a1", 3), At(LOTHERIN, "", 14)), time=3)
    lines = [plain(line) for line in seen(state, asked_of(state)).board_lines()]
    at = next(number for number, line in enumerate(lines) if line.startswith("Tick"))
    head, below = lines[at], lines[at + 1]
    assert head.split()[1:] == ["3", "4", "5*", "6", "7", "8", "9", "10*", "|", "1", "2", "later"]
    assert below.index("V") > below.lower().index("r")
    assert below.lower().index("l") > below.index("V")


def test_health_cards_and_points_stand_beside_the_figures() -> None:
    state = table(
        (At(HODOON, "f1", cards=("+starter/flash-of-light",), exhausted=("starter/flash-of-light",), health=3),),
        (At(GOREBELLY, "a1", 9, cards=("starter/charge", "starter/execute")),),
    )
    board = text(seen(state).board_lines())
    assert "f1 · 3/8 health · armor 4 · resist 2 · Tick 1" in board
    assert "Flash of Light [exhausted]" in board
    assert board.count("a face-down card") == 2
    assert "Charge" not in board
    assert "0 of 6 points" in board
    german = text(seen(state, lang="de").board_lines())
    assert "3/8 Gesundheit · Rüstung 4" in german
    assert "Lichtblitz [erschöpft]" in german


def test_a_changed_value_shows_the_printed_one_and_what_changes_it() -> None:
    state = table((At(HODOON, "f1", 9), At(RUBY, "f2")), (At(GOREBELLY, "a1", 9),))
    found = seen(state)
    assert "armor 2 (printed 1)" in text(found.board_lines())
    assert "changed by Vindicator Hodoon: armor +1, as long as it applies" in text(found.card_detail_lines("ruby"))
    german = text(seen(state, lang="de").card_detail_lines("ruby"))
    assert "verändert durch Verteidiger Hodoon: Rüstung +1, solange es gilt" in german


def test_the_table_is_worth_seeing_again_when_something_has_moved() -> None:
    state = table((At(RUBY, "f4"),), (At(GOREBELLY, "a1", 9),))
    before = seen(state).display_key()
    assert before == seen(state).display_key()
    move(state, "f5")
    assert seen(state).display_key() != before


# -------------------------------------------------------------------- questions and odds


def test_the_odds_of_an_attack_are_those_of_the_rules_document() -> None:
    """rules/minis.md, section 4: Gorebelly on Ruby with armor 1 and 5 health."""
    state = table((At(RUBY, "f2", 9),), (At(GOREBELLY, "f1"),))
    found = seen(state, 1)
    menu = text(found.menu_lines(found.option_items()))
    assert "attack Ruby Gemsparkle with Dragonclaw Axe (3 ticks)" in menu
    assert "3.97 on average; destroyed 37 %" in menu
    assert "0 0.7 % · 1 3.4 % · 2 11 % · 3 21 % · 4 28 % · 5+ 37 %" in menu
    german = seen(state, 1, "de")
    assert "3,97 im Durchschnitt; zerstört 37 %" in text(german.menu_lines(german.option_items()))


def test_a_hill_a_forest_and_an_aura_change_the_odds() -> None:
    def mean(attacker: str, defender: str, aura: str = "") -> float:
        beside = (At(HODOON, aura, 9),) if aura else ()
        state = table((At(RUBY, defender, 9), *beside), (At(GOREBELLY, attacker),))
        return next(odds.odds.mean() for odds in prospects(state) if odds.target == piece(state, RUBY).id)

    assert round(mean("f1", "f2"), 4) == 3.9691
    assert round(mean("f1", "f2", "e1"), 4) == 3.2739
    assert round(mean("c4", "c3"), 4) == 3.7592  # c3 is a forest
    assert round(mean("d8", "d7"), 4) == 4.6348  # d8 is a hill


def test_a_turned_up_reaction_of_the_defender_is_reckoned_with_and_a_hidden_one_is_not() -> None:
    def menu(card: str, exhausted: tuple[str, ...] = ()) -> str:
        state = table((At(RUBY, "f2", 9, cards=(card,), exhausted=exhausted),), (At(GOREBELLY, "f1"),))
        found = seen(state, 1)
        return text(found.menu_lines(found.option_items()))

    assert "with Ice Barrier: " in menu("+starter/ice-barrier")
    assert f"{ICE:.2f} on average" in menu("+starter/ice-barrier")
    assert "Ice Barrier" not in menu("starter/ice-barrier")
    assert "Ice Barrier" not in menu("+starter/ice-barrier", ("starter/ice-barrier",))


def test_who_may_react_sees_what_the_reaction_brings() -> None:
    state = table((At(RUBY, "f2", 9, cards=("starter/ice-barrier",)),), (At(GOREBELLY, "f1"),))
    take(state, codes.VERB_ATTACK)
    found = seen(state, 0)
    assert "Gorebelly attacks Ruby Gemsparkle. Play a reaction?" in text(found.question_lines())
    lines = text(found.menu_lines(found.option_items()))
    assert f"{ICE:.2f} on average" in lines
    assert "3.97 on average" in lines
    assert found.pass_option() >= 0


def test_a_die_to_roll_again_is_named_by_what_it_shows_and_the_odds_follow() -> None:
    state = table((At(RUBY, "d7", 9),), (At(GOREBELLY, "d8"),), draws=[[1, 1, 5, 6, 7, 8]])
    take(state, codes.VERB_ATTACK)
    found = seen(state, 1)
    commands = [offer.command for offer in found.option_items()]
    assert commands == ["reroll the 1", "reroll the 5", "reroll the 6", "reroll the 7", "reroll the 8", "keep the roll"]
    odds = {odds.option: odds.odds.mean() for odds in prospects(state)}
    first, keep = 0, len(state.decision.options) - 1 if state.decision is not None else 0
    assert odds[first] > odds[keep] > odds[2]
    assert round(odds[keep], 2) == 3.3


def test_the_chances_of_dice_that_have_fallen_are_exact() -> None:
    """Four hits, one die to come: 0.6 for a plain hit, 0.1 for two more, against armor 1."""
    state = table((At(RUBY, "d7", 9),), (At(GOREBELLY, "d8"),), draws=[[1, 1, 5, 6, 7, 8]])
    take(state, codes.VERB_ATTACK)
    chances = prospects(state)[0].odds.chances()
    assert [round(chance, 4) for chance in chances] == [0, 0, 0, 0.21, 0.09 + 0.42, 0.18 + 0.07, 0.03]


def test_options_are_listed_once_and_what_is_listed_means_itself() -> None:
    """For games of all kinds: numbers and whole sentences lead back to the options they stand for."""
    for start in minis.STARTS:
        state = start(4, 1)
        pick = at_random(4)
        for _ in range(60):
            if state.decision is None:
                break
            for lang in ("en", "de"):
                found = seen(state, state.decision.seat, lang)
                offers = found.option_items()
                assert len({offer.command for offer in offers}) == len(offers)
                assert found.question_lines()
                assert len(found.menu_lines(offers)) >= 1
                for number, offer in enumerate(offers, 1):
                    assert found.option_at(number) == offer.index
                    assert found.parse(offer.command).index == offer.index
                assert found.option_at(0) == found.option_at(len(offers) + 1) == -1
            state.apply(state.decision.options[pick(state.decision)])


# ------------------------------------------------------------------------- news, reasons


def log_text(state: MinisState, events: Sequence[Event], seat: int = 0, lang: str = "en") -> str:
    return text(seen(state, seat, lang).summary_lines(events))


def test_the_news_of_an_attack_tell_dice_hits_blocks_and_damage() -> None:
    state = table((At(RUBY, "f2", 9),), (At(GOREBELLY, "f1"),), draws=[[1, 3, 4, 9, 10, 10], [7]])
    assert state.decision is not None
    events = list(state.apply(next(option for option in state.decision.options if option.verb == codes.VERB_ATTACK)))
    news = log_text(state, events).splitlines()
    assert news[0].startswith("Gorebelly attacks Ruby Gemsparkle with Dragonclaw Axe (clock to 4)")
    assert "Attack dice 1 3 4 9 10! 10!: 4 hits" in news[1]
    assert "Critical: +1 " in news[2]
    assert "defends with 7: 1 block " in news[3]
    assert "Ruby Gemsparkle takes 4 damage" in news[4]
    german = log_text(state, events, lang="de")
    assert "Angriffswürfel 1 3 4 9 10! 10!: 4 Treffer" in german
    assert "Ruby Edelsteinglanz erleidet 4 Schaden" in german


TENS = """scene: x
game: wowminis
board:
  |^ % .
turn: Gorebelly
seat Anna
  figures: Gorebelly at a1
seat Ben
  figures: Ruby at a2 clock 9
"""


def test_a_ten_is_critical_among_attack_dice_and_nowhere_else() -> None:
    """Also when it has been rolled again, from a hill or in a forest, and in the question."""
    state = read(TENS).start().state
    assert isinstance(state, MinisState)
    state.chance.dictate([[0, 3, 0, 0, 0, 9], [9], [9], [9]])
    events = list(state.apply(state.decision.options[0])) if state.decision is not None else []
    assert "dice 1 4 1 1 1 10!" in text(seen(state, 0).question_lines())
    for again in (1, 1):
        assert state.decision is not None
        events += state.apply(
            next(
                option
                for option in state.decision.options
                if option.verb == codes.VERB_REROLL and option.number == again
            )
        )
        if state.decision.kind == codes.DECISION_DEFENSE_REROLL:
            assert "defends with 10 against 4 hits" in text(seen(state, 1).question_lines())
    news = log_text(state, events)
    assert "Rerolled: 10! 4 1 1 1 10!" in news
    assert "defends with 10: 1 block" in news
    assert "Rerolled: 10  " in news


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_event_of_whole_games_is_told_to_every_reader(lang: str) -> None:
    for start in minis.STARTS:
        state = start(6, 1)
        pick = at_random(6)
        journal: list[Event] = []
        while state.decision is not None:
            journal += state.apply(state.decision.options[pick(state.decision)])
        for seat in (-1, 0, 1):
            found = seen(state, seat, lang)
            assert len(found.log_lines(journal)) == len(journal)
            news = text(found.summary_lines(journal))
            assert "{" not in news and "[|" not in news and " None" not in news
            assert found.board_lines()
        assert state.result is not None
        title = found.book.entry(state.result.rule.number).title(lang)
        assert f"[{title}" in text(found.result_lines())


def test_why_not_names_what_blocks_every_path() -> None:
    state = table((At(RUBY, "c4"), At(HODOON, "a1", 9)), (At(GOREBELLY, "c5", 9), At(LOTHERIN, "c6", 9)))
    found = seen(state)
    reasons, unknown = found.explain("attack lotherin")
    assert unknown == ""
    refusal = text(reasons)
    assert "blocks the line of sight" in refusal
    assert "Gorebelly is next to the attacker and has Taunt" in refusal
    assert "[What blocks sight" in refusal or "[Forest and hill block sight" in refusal
    german = text(seen(state, lang="de").explain("greife lotherin an")[0])
    assert "versperrt die freie Sicht" in german


def test_why_not_tells_of_the_longer_path_that_does_not_count() -> None:
    state = table((At(RUBY, "b2"),), (At(GOREBELLY, "b3", 9), At(LOTHERIN, "b4", 9)))
    refusal = text(seen(state).explain("attack lotherin")[0])
    assert "Gorebelly on b3 blocks the line of sight" in refusal
    assert "a clear path of 3 spaces to Lotherin, but it is longer than the shortest and does not count" in refusal


def test_why_not_a_space() -> None:
    state = table((At(RUBY, "c4"),), (At(GOREBELLY, "c5", 9),))
    found = seen(state)
    assert "Gorebelly is on c5" in text(found.explain("move c5")[0])
    assert "movement points" in text(found.explain("move k1")[0])
    assert found.explain("move c3") == ([], "")
    assert "there is no such space" in text(found.explain("move z9")[0]).lower()


def test_every_reason_and_event_has_words_in_both_languages() -> None:
    home = RULESET.source_directory()
    source = "".join(
        path.read_text(encoding="utf-8")
        for path in (home / "refusals.py", home / "reach_refusals.py", home / "table_actions.py")
    )
    kinds = set(re.findall(r'(?:why|reasons)\.add\([^"]*?"([a-z-]+)"', source)) | {"not-offered", "no-such-card"}
    assert len(kinds) > 35
    for words in (messages_en, messages_de):
        assert kinds <= set(words.REASONS), kinds - set(words.REASONS)
        assert {name for name in codes.EVENTS if name} <= set(words.EVENTS)
    for name in ("EVENTS", "REASONS", "QUESTIONS", "OPTIONS", "LABELS", "GROUPS", "WAITING"):
        english, german = getattr(messages_en, name), getattr(messages_de, name)
        assert set(english) == set(german)
        for key, template in english.items():
            assert set(re.findall(r"\{(\w+)\}", template)) == set(re.findall(r"\{(\w+)\}", german[key])), key


def test_a_space_a_card_and_a_figure_can_be_read() -> None:
    state = table((At(RUBY, "c4", cards=("starter/fire-blast",)),), (At(GOREBELLY, "c5", 9),))
    found = seen(state)
    assert text(found.card_detail_lines("f5")) == "f5: open · 1 to enter · victory space"
    assert text(found.card_detail_lines("C3")) == "c3: forest · 2 to enter"
    assert "Gorebelly is there" in text(found.card_detail_lines("c5"))
    assert "Instant" in text(found.card_detail_lines("feuerschlag"))
    assert "Taunt" in text(found.card_detail_lines("gorebelly"))
    assert "~" in text(found.card_detail_lines("mind blast"))
    assert found.card_detail_lines("nobody of that name") == []


def test_own_figures_are_named_at_the_table() -> None:
    file = ("a.minis", "figure Big Murloc\n  german: Großer Murloc\n  faction: Monster\n  honor: 5\n  armor: 2\n"
            "  resist: 2\n  health: 6\n  attack: Bite\n    ticks: 2\n"
            "    does: Attack(1, PHYSICAL, 4, MELEE)\n")  # fmt: skip
    assert with_own((file,)).figure_code("großer murloc") == "own/big-murloc"
    party = "# Murlocs\nscenario: starter\n2 Big Murloc\n"
    setup = RULESET.prepare_custom([party, "learn-horde"], 1, None, "all", [file])
    game = Game(RULESET, RULESET.start(setup, None), setup)
    board = text(MinisPresenter(game, 0, "de", ["", "Ben"], 100).board_lines())
    assert "[G] Großer Murloc #1" in board
    assert "[R] Großer Murloc #2" in board


def test_the_room_around_a_game_speaks_both_languages() -> None:
    assert any("attack" in line for line in examples("en"))
    assert any("greife" in line for line in examples("de"))
    game = minis.new_game(1)
    for lang, goal in (
        ("en", "The first player with 11 victory points wins"),
        ("de", "Wer zuerst 11 Siegpunkte (SP) hat, gewinnt"),
    ):
        assert goal in text(MinisPresenter(game, 0, lang, ["", "Ben"], 100).hints())
