"""Before somebody acts he is told what will come of it as far as it is certain, and nothing that he may not know."""

from __future__ import annotations

from contextlib import suppress

import pytest

from regelwerk import game_registry
from regelwerk.coach import Aim, Preview, preview
from regelwerk.coach.trial import Course, certain
from regelwerk.duelmasters import scene as duel
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.game import Game
from regelwerk.kernel.standing import Standing
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.line_input import EndOfInput
from regelwerk.wowtcg import scene as wow
from tests.coach.test_hint import DECKS, advanced
from tests.terminal_input import session_of

NAMES = ["", "Ben"]
AT_SHIELDS = """turn: Anna, attack step
seat Anna
  creatures: Immortal Baron, Vorg
seat Ben
  creatures: Emerald Grass
  shields: Holy Awe, Aqua Hulcus
  deck: Aqua Hulcus, Aqua Hulcus, Aqua Hulcus
"""
AT_ALLIES = """turn: Anna, action phase
seat Anna
  hero: Graccus
  party: Kor Cindervein
  hand: Fireball
  resources: 4 Fury
  deck: Fury, Fury
seat Ben
  hero: Graccus
  party: Benethor Draigo, Crazy Igvand
  hand: Fury
  deck: Fury, Fury
"""


def game_of(text: str, read: object = duel) -> Game:
    """A game that begins in the position of a scene."""
    begun = read.read("scene: x\n" + text).start()  # type: ignore[attr-defined]
    begun.state.chance.dictating = False
    return Game(begun.ruleset, begun.state)


def told(game: Game, words: str, lang: str = "en", aim: str = "") -> Preview:
    """The preview of the option with these words."""
    presenter = game_registry.package(game.ruleset.name).presenter(game, 0, lang, NAMES)
    option = next(at for at, one in enumerate(presenter.wordings()) if one.startswith(words))
    handles = [handle for handle, name in presenter.piece_names().items() if name == aim]
    return preview(game, 0, option, lang, NAMES, Aim(handles[-1]) if aim else Aim())


@pytest.mark.parametrize("game", DECKS)
@pytest.mark.parametrize("steps", [9, 30])
def test_a_preview_does_not_depend_on_what_is_hidden_and_changes_nothing(game: str, steps: int) -> None:
    playing = advanced(game, steps)
    decision = playing.decision
    assert decision is not None
    seat, before = decision.seat, playing.digest()
    found = [preview(playing, seat, option, "en") for option in range(len(decision.options))]
    assert playing.digest() == before
    for number in (11, 12):
        other = Game(playing.ruleset, playing.ruleset.guess(playing.state, seat, Chance(number), None))
        assert [preview(other, seat, option, "en") for option in range(len(decision.options))] == found


def stepping_in(game: Game, found: Preview) -> list[str]:
    """The names of those who may step in."""
    names = game_registry.package(game.ruleset.name).presenter(game, 0, "en", NAMES).piece_names()
    return [names[handle] for handle in found.steppers]


def test_an_attack_tells_the_shield_that_breaks_and_who_may_block() -> None:
    game = game_of(AT_SHIELDS)
    found = told(game, "attack Ben")
    assert stepping_in(game, found) == ["Emerald Grass"]
    assert found.told == ["Immortal Baron, Vorg breaks Ben’s shield #1."]
    assert found.unless == [
        "Possible: Emerald Grass blocks Immortal Baron, Vorg. Then: Immortal Baron, Vorg is destroyed.",
        "Unless Ben has a shield trigger.",
    ]


def test_a_preview_speaks_german() -> None:
    assert told(game_of(AT_SHIELDS), "greife Ben", "de").text == (
        "Immortal Baron, Vorg durchbricht Bens Schild #1. Möglich: Emerald Grass blockt Immortal Baron, Vorg. "
        "Dann: Immortal Baron, Vorg wird zerstört. Es sei denn, Ben hat einen Schildauslöser."
    )


def test_a_shield_trigger_that_waits_is_not_given_away() -> None:
    harmless = told(game_of(AT_SHIELDS.replace("Holy Awe, Aqua Hulcus", "Aqua Hulcus, Holy Awe")), "attack Ben")
    assert told(game_of(AT_SHIELDS), "attack Ben") == harmless


def test_damage_is_told_with_what_is_left_and_what_it_costs() -> None:
    game = game_of(AT_ALLIES, wow)
    assert told(game, "play Fireball") == Preview(unless=["Next: Choose a target for Fireball."])
    found = told(game, "play Fireball", aim="Crazy Igvand")
    assert found.text == (
        "Graccus deals 4 damage to Crazy Igvand (Fireball). Crazy Igvand is left with 2. "
        "It costs 4 resources (0 left). Unless Ben responds."
    )
    assert [(one.before, one.after, one.fate) for one in found.pieces] == [(6, 2, "hurt")]


def test_an_attack_tells_who_is_destroyed_and_what_a_protector_makes_of_it() -> None:
    game = game_of(AT_ALLIES, wow)
    found = told(game, "attack with Kor", aim="Benethor Draigo")
    assert stepping_in(game, found) == ["Crazy Igvand"]
    assert "Kor Cindervein is destroyed." in found.told and "Benethor Draigo is destroyed." in found.told
    assert [one.fate for one in found.pieces] == ["destroyed", "destroyed"]
    assert found.unless == [
        "Possible: Crazy Igvand protects and becomes the proposed defender. Then: Kor Cindervein deals 3 damage to "
        "Crazy Igvand. Crazy Igvand is left with 3.",
        "Unless Ben responds.",
    ]


def test_nobody_is_said_to_respond_who_has_no_cards_in_hand() -> None:
    found = told(game_of(AT_ALLIES.replace("  hand: Fury\n", ""), wow), "play Fireball", aim="Crazy Igvand")
    assert found.told and not found.unless


AT_NOTHING = """turn: Anna, main step
seat Anna
  hand: Crimson Hammer, Holy Awe, Burning Power
  creatures: Aqua Hulcus
  mana: 3 Crimson Hammer, 3 Holy Awe
seat Ben
  creatures: Bolshack Dragon
  deck: Aqua Hulcus, Aqua Hulcus, Aqua Hulcus
"""


def test_a_spell_that_finds_nothing_to_do_is_told_before_it_is_cast() -> None:
    game = game_of(AT_NOTHING)
    found = told(game, "cast Crimson Hammer")
    assert found.idle and found.text == "As things stand it does nothing. It costs 2 mana (4 left)."
    # What taps a creature, or only lasts this turn, is something.
    assert not told(game, "cast Holy Awe").idle and not told(game, "cast Burning Power").idle
    weaker = told(game_of(AT_NOTHING.replace("Bolshack Dragon", "La Ura Giga, Sky Guardian")), "cast Crimson Hammer")
    assert not weaker.idle
    assert told(game, "wirke Crimson Hammer", "de").told[0] == "Wie es jetzt steht, bewirkt das nichts."


def test_only_the_seat_that_is_asked_gets_a_preview() -> None:
    game = game_of(AT_SHIELDS)
    assert preview(game, 1, 0, "en") == Preview()
    with pytest.raises(IndexError):
        preview(game, 0, 99, "en")


def draw(name: str) -> dict[str, object]:
    return {"kind": "draw", "seat": 0, "about": {"handle": 3, "face": {"name": name}}, "other": None}


def test_certainty_ends_with_the_first_card_that_comes_out() -> None:
    def course(*events: dict[str, object]) -> Course:
        return Course(list(events), Standing(), game_of(AT_SHIELDS).state)

    hit = {"kind": "damage", "seat": 0, "about": None, "other": None}
    found = certain([course(hit, draw("Fury"), hit), course(hit, draw("Fireball"), hit)])
    assert found.events == [hit, {**draw("Fury"), "about": {"handle": 0, "face": None}}]
    assert found.kinds == {"damage"}
    assert certain([course(hit, draw("Fury")), course(hit, draw("Fury"))]).kinds == frozenset()


@pytest.mark.parametrize(("lang", "typed", "said"), [
    ("en", "preview 1", "breaks Ben’s shield #1"),
    ("de", "vorschau greife Ben mit Vorg an", "durchbricht Bens Schild #1"),
    ("en", "preview", "Preview of what?"),
    ("de", "vorschau 99", "99"),
])  # fmt: skip
def test_the_terminal_shows_a_preview(lang: str, typed: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(translate, "lang", lang)
    session, out = session_of(game_of(AT_SHIELDS), [typed], 1)
    with suppress(EndOfInput):
        session.play()
    assert said in " ".join(out.getvalue().split())
