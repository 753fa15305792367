"""No option of a word changes its text alone, or its meaning alone: all words of the three games."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

import pytest

from regelwerk.duelmasters import vocabulary as dm
from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowminis import vocabulary as minis
from regelwerk.wowtcg import vocabulary as wow
from tests.native import in_source
from tests.vocabularies import DM, MINIS, WOW
from tests.word_options import Vocabulary, check
from tests.word_reads import is_read

pytestmark = in_source

GAMES: Final = {"wowtcg": WOW, "duelmasters": DM, "wowminis": MINIS}
NAMED: Final = "the name of an ability, which is what players call it; nothing asks for it"
EXCEPTIONS: Final[dict[tuple[str, str, str], str]] = {
    ("wowminis", "Attack", "element"): "the damage word in parentheses; no rule of 2008 asks for it (minis08:p9)",
    ("wowminis", "Action", "name"): NAMED,
    ("wowminis", "Action", "name_de"): NAMED,
    ("wowminis", "Ongoing", "name"): NAMED,
    ("wowminis", "Ongoing", "name_de"): NAMED,
    ("wowtcg", "Say", "words"): "spoken at the table; the log says whose words they are (wow7.4:403.1)",
}
"""Game, word, option -> why its text and its meaning need not change together."""


@pytest.mark.parametrize(
    ("game", "of"),
    [(game, of) for game, vocabulary in GAMES.items() for of in vocabulary.classes],
    ids=lambda part: part if isinstance(part, str) else part.__name__,
)
def test_every_option_changes_both_texts_and_the_meaning_or_none_of_them(game: str, of: type[Word]) -> None:
    found = check(GAMES[game], of)
    meant = {field for name, word, field in EXCEPTIONS if (name, word) == (game, of.__name__)}
    assert [str(one) for one in found if one.field not in meant] == []
    assert {one.field for one in found} >= meant, "an exception is no longer needed"


# ------------------------------------------------- the check notices what it is there for


@dataclasses.dataclass(frozen=True)
class Nod(Word):
    """Does something; `times` is said only, `deeply` is done only."""

    times: int = 1
    deeply: bool = False


def nodding(german: str) -> Vocabulary:
    return dataclasses.replace(
        DM,
        classes=(Nod,),
        places=(lambda word: word,),
        texts=lambda word: (f"Nod {word.times} times.", german.format(word.times)),
        lowered=lambda word: [word.deeply],
    )


def test_the_check_reports_an_option_that_changes_the_text_or_the_meaning_alone() -> None:
    found = {(one.field, one.what) for one in check(nodding("Nicke {}-mal."), Nod)}
    assert found == {("times", "English and German alone"), ("deeply", "the meaning alone")}
    assert ("times", "English alone") in {(one.field, one.what) for one in check(nodding("Nicke."), Nod)}


@dataclasses.dataclass(frozen=True)
class Bow(Word):
    """Runs itself: `times` and what is worked out from `wide` are read by it, the rest is only ever said."""

    times: int = 1
    wide: bool = False
    warmly: bool = False
    again: bool = False
    degrees: int = dataclasses.field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "degrees", 90 if self.wide else 30)

    def problem(self) -> str:
        return "is too much" if self.again and self.times > 2 else ""

    def run(self, state: object, scope: object) -> int:
        return self.times * self.degrees


@dataclasses.dataclass(frozen=True)
class Curtsy(Bow):
    """Reads no field of its own: `lace` is nothing to what runs, whatever another word calls so."""

    lace: bool = False


@dataclasses.dataclass(frozen=True)
class Doily(Word):
    """Reads a field of that name, but not of a `Curtsy`."""

    lace: bool = False

    def run(self, state: object, scope: object) -> bool:
        return self.lace


@pytest.mark.parametrize("of", [Bow, Curtsy])
def test_a_field_of_a_word_that_runs_itself_means_something_only_if_what_runs_reads_it(of: type[Bow]) -> None:
    """A difference of fields alone is no difference of meaning: else no option could ever be said for nothing."""
    bowing = dataclasses.replace(
        DM,
        classes=(of,),
        places=(lambda word: word,),
        texts=lambda word: (repr(word), f"Verbeuge dich: {word}"),
        lowered=lambda word: [word],
    )
    idle = {field.name for field in dataclasses.fields(of) if field.init} - {"times", "wide"}
    assert {(one.field, one.what) for one in check(bowing, of)} == {(name, "English and German alone") for name in idle}
    unsaid = dataclasses.replace(bowing, texts=lambda word: ("Bow.", "Verbeuge dich."))
    assert {(one.field, one.what) for one in check(unsaid, of)} == {
        ("times", "the meaning alone"),
        ("wide", "the meaning alone"),
    }
    assert is_read(Doily, "lace")


# --------------------------------------------------------- what the check found, as texts


NO_COST: Final[Any] = wow.Draw(1)
WITH_STEALTH: Final = wow.HasKeyword(wow.YOUR_HERO, wow.Keyword.STEALTH)


@pytest.mark.parametrize(
    ("card", "refusal"),
    [
        (wow.OnPlay(wow.LookAndMayPut(wow.Zone.GRAVEYARD)), "has nothing to do with this zone: graveyard"),
        (wow.OnPlay(wow.LookAtTop(3, wow.Zone.REMOVED)), "has nothing to do with this zone"),
        (wow.OnPlay(wow.PutInto(wow.THIS, wow.Zone.HAND, bottom=True)), "has a bottom only in the deck"),
        (wow.OnPlay(wow.Have(wow.THIS, atk=1)), "does not say when it ends"),
        (wow.OnPlay(wow.LosesPowers(wow.Target(wow.ALLY))), "does not say when it ends"),
        (
            wow.Always(wow.CombatRule(wow.THIS, wow.CombatDuty.MUST_ATTACK, span=wow.Duration.THIS_TURN)),
            "has an end of its own",
        ),
        (wow.Always(wow.PlayersCannot(wow.RestrictedAction.ATTACK)), "cannot forbid players to attack"),
        (wow.Always(wow.Cannot(wow.THIS, wow.RestrictedAction.DRAW)), "cannot forbid 'draw'"),
        (wow.Always(wow.RaisesDamage(wow.THIS, 2, double=True)), "either double or a number more"),
        (wow.Always(wow.Have(wow.THIS, atk=1, health=wow.Count(wow.ALLY))), "only if they are all alike"),
        (wow.When(wow.YouPlay(tag="Pet", not_tag="Bear"), wow.Draw(1)), "names a tag that is wanted or"),
        (wow.When(wow.Attacks(wow.THIS), wow.Draw(1), WITH_STEALTH, during=WITH_STEALTH), "asks for the same twice"),
        (wow.Pay((wow.RemoveCost(wow.THIS, up_to=True),), wow.Draw(1)), "there is no number up to which"),
        (wow.Pay((wow.DestroyCost(wow.THIS, 2),), wow.Draw(1)), "cannot be a cost several times"),
        (wow.Pay((wow.ExhaustCost(wow.YOUR_HERO, 2),), wow.Draw(1)), "cannot be a cost several times"),
        (wow.Pay((NO_COST,), wow.Draw(1)), "is no cost"),
        (wow.Draw(1), "is no power"),
        (wow.When(wow.StartOfTurn(), wow.Draw(1), first_each_turn=True), "waits for what comes once each turn"),
        (wow.OnPlay(wow.ThisTurn(wow.StartOfTurn(), wow.Draw(1))), "comes once: `once` says so"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_what_cannot_be_said_and_done_alike_is_refused(card: Any, refusal: str) -> None:
    with pytest.raises(WOW.refusal, match=refusal):
        WOW.lowered(wow.Card("Kena", wow.CardType.ALLY, 1, (card,), health=2))


def wow_text(effect: Any) -> tuple[str, str]:
    english, german = WOW.texts(wow.Card("Kena", wow.CardType.ABILITY, 1, (effect,)))
    return english.split("\n")[1], german.split("\n")[1]


def test_what_triggers_each_time_and_what_triggers_once_are_told_apart_their_own() -> None:
    """wow7.4:715"""
    happens, do = wow.Attacks(wow.ALLY), wow.Draw(1)
    assert wow_text(wow.OnPlay(wow.ThisTurn(happens, do)))[0] == "When an ally attacks this turn, draw a card."
    assert (
        wow_text(wow.OnPlay(wow.ThisTurn(happens, do, once=True)))[0]
        == "The next time an ally attacks this turn, draw a card."
    )


def test_can_attack_only_always_means_and_says_if_able() -> None:
    """wow:601.2c"""
    only = wow.CombatRule(wow.Target(wow.ALLY), wow.CombatDuty.CAN_ATTACK_ONLY, wow.YOUR_HERO, wow.Duration.THIS_TURN)
    assert wow_text(wow.OnPlay(only)) == (
        "Target ally can attack only your hero if able this turn.",
        "Ein Verbündeter deiner Wahl kann in diesem Zug nur deinen Helden angreifen, falls möglich.",
    )


def test_whose_targets_they_are_is_said() -> None:
    """wow:400.2"""
    for who, english, german in (
        (
            wow.Yours(),
            "Destroy two target weapons you control.",
            "Zerstöre zwei Waffen deiner Wahl, die du kontrollierst.",
        ),
        (
            wow.ControlledBy(wow.TurnPlayer()),
            "Destroy two target weapons that player controls.",
            "Zerstöre zwei Waffen deiner Wahl, die dieser Spieler kontrolliert.",
        ),
    ):
        weapons = wow.Target(wow.CardFilter((wow.CardType.WEAPON,), (who,)), 2)
        assert wow_text(wow.OnPlay(wow.Destroy(weapons))) == (english, german)


def test_a_german_sentence_keeps_its_condition_behind_a_trigger() -> None:
    """dm:9.4"""
    asks = dm.When(dm.Attacks(dm.THIS), dm.If(dm.DuringTurn(), dm.Draw(1)))
    card = dm.Card("Kena", dm.CardType.CREATURE, 1, (dm.Civilization.FIRE,), (asks,), ("Human",), 1000)
    assert DM.texts(card)[1].split("\n")[1] == "Wenn diese Kreatur angreift, falls du am Zug bist, ziehe eine Karte."


def test_of_several_distances_the_nearest_is_said() -> None:
    near = minis.FigureFilter(minis.Allegiance.OPPOSING, (minis.ADJACENT, minis.Within(2)))
    card = minis.Card("Bash", minis.CardKind.ACTION, 2, minis.ChangeHealth(-2, minis.Target(near)))
    assert MINIS.texts(card)[0].endswith("Deal 2 damage to an adjacent opposing figure.")
