"""What is typed is understood: labels of options, plain words in both languages; and no line breaks anything."""

from __future__ import annotations

import re
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.presentation.commands import CommandSyntaxError
from regelwerk.kernel.presentation.decision_view import OptionView
from regelwerk.kernel.presentation.text import match_score, normalize
from regelwerk.wowtcg import scene
from regelwerk.wowtcg.presentation.command_parser import WowCommandParser, parse
from regelwerk.wowtcg.presentation.command_syntax import split_command
from regelwerk.wowtcg.presentation.command_words import VERBS
from regelwerk.wowtcg.presentation.presenter import WowPresenter
from regelwerk.wowtcg.state import WowState
from tests.terminal.positions import random_game, some_positions, table_of

NUMBER: Final = re.compile(r" \(\d+\)$")
"""What tells options apart that have the same name."""
FORMS = {
    "en": {
        "play": "play {a}",
        "place": "place {a} as a resource",
        "place:up": "place {a} face up",
        "attack": "attack with {a}",
        "strike": "strike with {a}",
        "use": "use {a}",
        "complete": "complete {a}",
        "protect": "protect with {a}",
        "discard": "discard {a}",
        "target": "{a}",
        "pick": "choose {a}",
        "pay": "pay {a}",
    },
    "de": {
        "play": "spiele {a}",
        "place": "platziere {a} als Ressource",
        "place:up": "platziere {a} aufgedeckt",
        "attack": "greife mit {a} an",
        "strike": "schlage mit {a} zu",
        "use": "benutze {a}",
        "complete": "schließe {a} ab",
        "protect": "beschütze mit {a}",
        "discard": "wirf {a} ab",
        "target": "{a}",
        "pick": "wähle {a}",
        "pay": "bezahle {a}",
    },
}


def test_every_label_typed_back_is_its_option() -> None:
    checked = 0
    for game in some_positions():
        for lang in ("en", "de"):
            presenter = table_of(game, lang)
            offers = presenter.option_items()
            for offer in offers:
                assert presenter.parse(offer.command).index == offer.index, offer.command
            assert len({offer.command for offer in offers}) == len(offers)
            checked += len(offers)
    assert checked > 500


def typed(presenter: WowPresenter, option: OptionView) -> str:
    key = "place:up" if option.verb == "place" and option.n else option.verb
    form = FORMS[presenter.lang].get(key, "")
    main = option.object if option.verb in ("target", "pick", "pay", "discard") else option.subject
    return form.format(a=presenter.labeler.handle(main)) if form and option.seat < 0 else ""


def test_every_option_can_be_said_in_plain_words() -> None:
    """Verb and name alone mean the option, or one that is a copy of it; of copies that others know, it asks which."""
    verbs = set()
    for game in some_positions():
        for lang in ("en", "de"):
            presenter = table_of(game, lang)
            finder = WowCommandParser(presenter.view, presenter.labeler)
            assert presenter.view.decision is not None
            options = presenter.view.decision.options
            labels = {offer.index: NUMBER.sub("", offer.label) for offer in presenter.option_items()}
            for offer in presenter.option_items():
                option = options[offer.index]
                line = typed(presenter, option)
                if not line or (option.verb == "pick" and option.n):
                    continue
                command = finder.order(line)
                if command.index < 0:
                    assert command.error == "unclear" and offer.index in command.choices, (line, command)
                    assert len({labels[index] for index in command.choices}) == 1, (line, command)
                    continue
                assert command.index == offer.index or finder.is_same(options[command.index], option), line
                verbs.add(option.verb)
    assert {"play", "place", "attack", "use", "complete", "target"} <= verbs


def test_an_attack_names_both_at_once_in_every_order() -> None:
    done = 0
    for game in some_positions():
        presenter = table_of(game)
        decision = presenter.view.decision
        assert decision is not None
        attacks = [option for option in decision.options if option.verb == "attack"]
        theirs = next(side.hero for side in presenter.view.seats if side.seat != presenter.seat)
        if not attacks or not theirs:
            continue
        a, b = presenter.labeler.handle(attacks[0].subject), presenter.labeler.handle(theirs)
        for line in (
            f"attack {b} with {a}",
            f"{a} attacks {b}",
            f"attack with {a} against {b}",
            f"greife {b} mit {a} an",
            f"{a} greift {b} an",
        ):
            command = presenter.parse(line)
            assert command.index >= 0 and decision.options[command.index].subject == attacks[0].subject, line
            assert command.pending_targets and game.ruleset.parse(game.state, presenter.seat, line).verb, line
        after = game.fork()
        after.apply(command.index)
        then = list(command.pending_targets)
        following = table_of(after)
        index = following.continue_command(then, -1)
        assert following.view.decision is not None and not then
        assert following.view.decision.options[index].object == theirs
        done += 1
    assert done > 3


def test_a_bare_name_never_places_a_card_as_a_resource() -> None:
    asked = 0
    for game in some_positions():
        presenter = table_of(game)
        decision = presenter.view.decision
        assert decision is not None
        for option in decision.options:
            if option.verb == "place":
                command = presenter.parse(presenter.labeler.handle(option.subject))
                assert command.index < 0 or decision.options[command.index].verb != "place"
                asked += 1
    assert asked > 20


def test_names_match_from_the_beginning_of_their_words() -> None:
    name = "leeroy jenkins"
    assert match_score(name, name) > match_score("leeroy", name) > match_score("jenkins", name)
    assert match_score("jenk", "leeroy jenkins") > match_score("roy", "leeroy jenkins")
    assert not match_score("kena", "leeroy jenkins") and not match_score("", "leeroy jenkins")


def test_a_card_is_found_by_its_english_and_its_german_name() -> None:
    for game in random_game(3):
        presenter = table_of(game)
        hand = [piece for piece in presenter.view.seats[presenter.seat].hand if piece.card and piece.card.word.name_de]
        if hand and presenter.view.phase == "action phase":
            card = hand[0].card
            assert card is not None
            finder = WowCommandParser(presenter.view, presenter.labeler)
            for name in (card.name, card.word.name_de):
                found = presenter.view.find(finder.best(normalize(name), "play"))
                assert found is not None and found.card is card
            return
    raise AssertionError("no German card was drawn")


def test_a_card_that_the_seat_cannot_see_cannot_be_named() -> None:
    game = next(game for game in random_game(5) if game.state.public_decision_count > 5)
    assert isinstance(game.state, WowState)
    seat = 0
    seen = {piece.face["name"] for piece in table_of(game, seat=seat).view.pieces.values() if piece.face}
    hidden = [p for p in game.state.pieces if p.owner != seat and p.card.name not in seen]
    assert hidden
    for piece in hidden:
        with pytest.raises(CommandSyntaxError):
            parse(game.state, seat, f"play {piece.card.name}")


def test_why_and_the_options_agree() -> None:
    """A wish that is among the options has no reason against it."""
    agreed = 0
    for game in some_positions():
        presenter = table_of(game)
        assert presenter.view.decision is not None
        if presenter.view.decision.kind != "priority":
            continue
        for offer in presenter.option_items():
            line = typed(presenter, presenter.view.decision.options[offer.index])
            if line and not line.startswith("use"):
                assert presenter.explain(line) == ([], ""), line
                agreed += 1
    assert agreed > 100


SHOTS = """scene: x
seat Anna
  hand: Multi-Shot, Fire Blast
  resources: 8
  equipment: Krol Blade
  graveyard: Parvink
seat Ben
  party: Anika Berlyn, Kor Cindervein
"""


def cited(line: str) -> list[str]:
    """The rules by which the table refuses what a line wishes, in the position above."""
    presenter = WowPresenter(scene.read(SHOTS).start(), 0, "en", ["", "Ben"])
    reasons, unknown = presenter.explained(line)
    assert not unknown
    return [reason.rule.removeprefix("wow:") for reason in reasons]


@pytest.mark.parametrize("words", ["on Anika, Anika", "on Anika and Anika", "on Kor, Anika, Kor", "on me, Ben, me"])
def test_one_use_of_the_word_target_names_different_things(words: str) -> None:
    """wow7.4:706.1, wherever among the targets the same one comes back."""
    assert cited(f"play Multi-Shot {words}") == ["wow7.4:706.1"]


@pytest.mark.parametrize("thing", ["Krol Blade", "Parvink", "Fire Blast"])
def test_a_second_target_is_refused_by_the_rule_that_refuses_it_as_the_first(thing: str) -> None:
    """wow7.4:707.1d, wow7.4:706.1b."""
    first = cited(f"play Multi-Shot on {thing}")
    assert first
    assert cited(f"play Multi-Shot on Anika, {thing}") == first
    assert cited(f"play Multi-Shot on Anika and Kor and {thing}") == first


def test_targets_that_go_together_may_be_named_in_any_order() -> None:
    for words in ("Kor, Anika", "Ben, Anika and me", "Anika, Ben, Kor", "me"):
        assert cited(f"play Multi-Shot on {words}") == []


def test_more_targets_than_the_text_has_are_refused() -> None:
    """wow7.4:707.1d."""
    assert cited("play Fire Blast on Anika, Kor") == ["wow7.4:707.1d"]
    assert cited("play Multi-Shot on Anika, Kor, Ben, me") == ["wow7.4:707.1d"]


def test_a_comma_parts_two_names_and_stays_inside_one() -> None:
    said = split_command("play Multi-Shot on Kor, Skorn, Mistress of Shadow, Ben", ["skorn mistress of shadow"])
    assert said.more_targets == ["kor", "skorn mistress of shadow", "ben"]
    assert split_command("attack Kena, with Leeroy").by == "leeroy"
    assert split_command("pass, please").subject_text == ""


def test_a_mulligan_is_asked_for_only_at_the_start() -> None:
    """wow:101.2; a plain "yes" is about something else."""
    assert cited("mulligan") == ["101.2"]
    assert cited("yes") == ["ruling:announcement-can-be-finished"]


def test_a_refused_wish_gives_reasons_that_cite_rules() -> None:
    for game in some_positions():
        presenter = table_of(game, "de")
        side = presenter.view.seats[presenter.seat]
        if not side.hand or presenter.view.turn == 0:
            continue
        reasons, unknown = presenter.explain("greife mit " + presenter.labeler.piece(side.hand[0]) + " an")
        assert not unknown and reasons
        assert all(line[-1][1] == "rule" and "[" in line[-1][0] for line in reasons)
        return


SMALL = {"with", "mit", "on", "auf", "x", "3", "hero", "an"}
WORDS = sorted({word for words in VERBS.values() for word in words} | SMALL)
LINES = st.one_of(
    st.text(max_size=80),
    st.lists(st.sampled_from([*WORDS, "kena", "radak", "(", "[", ":", "#2", "\0", "until", "turn"]), max_size=8).map(
        " ".join
    ),
)


@settings(max_examples=120)
@given(LINES)
def test_no_line_breaks_the_parser(line: str) -> None:
    said = split_command(line, ["kena shadowbrand", "ka tali"])
    assert said.verb == "" or said.verb in VERBS
    for game in some_positions(2, 40)[:4]:
        presenter = table_of(game)
        command = presenter.parse(line)
        assert presenter.view.decision is not None
        assert -1 <= command.index < len(presenter.view.decision.options)
        assert command.index >= 0 or command.error
        presenter.explain(line)


def test_random_words_only_ever_mean_options_that_are_offered() -> None:
    chance = Chance(1)
    for game in some_positions(2, 30):
        presenter = table_of(game)
        for _ in range(20):
            words = [WORDS[chance.below(len(WORDS))] for _ in range(3)]
            command = presenter.parse(" ".join(words))
            if command.index >= 0:
                game.fork().apply(command.index)
