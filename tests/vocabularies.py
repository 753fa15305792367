"""The vocabularies of the three games for `word_options`: where each word can stand, and what is tried in it."""

from __future__ import annotations

import dataclasses
import typing
from collections.abc import Callable, Mapping
from typing import Any, Final

from regelwerk.duelmasters import text_de as dm_de
from regelwerk.duelmasters import text_en as dm_en
from regelwerk.duelmasters import vocabulary as dm
from regelwerk.duelmasters.cards import ALL as DM_CARDS
from regelwerk.duelmasters.definition_loading import VOCABULARY as DM_NAMES
from regelwerk.duelmasters.definitions import DmDefinitions
from regelwerk.duelmasters.lowering import LoweringError as DmRefusal
from regelwerk.duelmasters.lowering import lower_into as lower_dm
from regelwerk.duelmasters.rules import BOOK as DM_BOOK
from regelwerk.kernel.rulebook import Rulebook
from regelwerk.kernel.vocabulary.words import Word, to_text
from regelwerk.wowminis import text_de as minis_de
from regelwerk.wowminis import text_en as minis_en
from regelwerk.wowminis import vocabulary as minis
from regelwerk.wowminis.base_definitions import of_the_game as minis_definitions
from regelwerk.wowminis.definition_set import DefinitionSet
from regelwerk.wowminis.definitions import MinisDefinitions
from regelwerk.wowminis.lowering import LoweringError as MinisRefusal
from regelwerk.wowminis.lowering import lower_into as lower_minis
from regelwerk.wowminis.rules import BOOK as MINIS_BOOK
from regelwerk.wowtcg import text_de as wow_de
from regelwerk.wowtcg import text_en as wow_en
from regelwerk.wowtcg import vocabulary as wow
from regelwerk.wowtcg.cards import ALL as WOW_CARDS
from regelwerk.wowtcg.definition_loading import VOCABULARY as WOW_NAMES
from regelwerk.wowtcg.definitions import WowDefinitions
from regelwerk.wowtcg.lowering import LoweringError as WowRefusal
from regelwerk.wowtcg.lowering import lower_into as lower_wow
from regelwerk.wowtcg.rules import BOOK as WOW_BOOK
from tests.duelmasters import test_card_texts as dm_say
from tests.word_options import Vocabulary
from tests.wowminis import test_card_texts as minis_say
from tests.wowtcg import test_card_texts as wow_say

Place = Callable[[Any], Any]
PLAIN: Final[dict[Any, tuple[object, ...]]] = {int: (1, 2, 3), bool: (False, True), type(None): (None,)}


def sorts(*unions: Any) -> tuple[type[Word], ...]:
    """The word classes of unions."""
    return tuple(one for union in unions for one in typing.get_args(union) or (union,) if issubclass(one, Word))


def only(union: Any, *places: Place) -> tuple[Place, ...]:
    """Places for the words of a union and no others."""
    return tuple(lambda word, place=place: place(word) if isinstance(word, sorts(union)) else None for place in places)


def but(classes: tuple[type[Word], ...], *places: Place) -> tuple[Place, ...]:
    """Places for all words but these."""
    return tuple(lambda word, place=place: None if isinstance(word, classes) else place(word) for place in places)


# ------------------------------------------------------------- World of Warcraft TCG


def wow_ability(*powers: Any) -> wow.Card:
    return wow.Card("Kena", wow.CardType.ABILITY, 1, powers)


def wow_ally(*powers: Any) -> wow.Card:
    return wow.Card("Kena", wow.CardType.ALLY, 1, powers, health=5)


def wow_does(effect: Any) -> wow.Card:
    return wow_ability(wow.OnPlay(effect))


def wow_such(qual: Any) -> wow.CardFilter:
    return wow.CardFilter((wow.CardType.ALLY,), (qual,))


def wow_texts(card: wow.Card) -> tuple[str, str]:
    english, german = ("\n".join([say.type_line(card), *say.card_text(card)]) for say in (wow_en, wow_de))
    return english, german


def wow_lowered(card: wow.Card) -> object:
    defs = WowDefinitions("")
    lower_wow(defs, [("it", card)])
    return defs.card("it")


NO_WOW_EFFECTS: Final = sorts(
    wow.Criterion, wow.Selector, wow.Player, wow.Amount, wow.Condition,
    wow.TriggerEvent, wow.Cost, wow.Power, wow.CardFilter,
)  # fmt: skip
WOW_PLACES: Final = (
    *but(
        NO_WOW_EFFECTS,
        wow_does,
        lambda x: wow_ability(wow.When(wow.Attacks(wow.ALLY), x)),
        lambda x: wow_does(wow.Then((wow.Destroy(wow.Target(wow.ALLY)), x))),
    ),
    *only(wow.Continuous, lambda x: wow_ally(wow.Always(x))),
    *only(wow.Power, wow_ability, wow_ally),
    *only(
        wow.Cost,
        lambda x: wow_ally(wow.Pay((x,), wow.Draw(1))),
        lambda x: wow_ability(wow.ToPlay((x,)), wow.OnPlay(wow.Draw(1))),
    ),
    *only(
        wow.TriggerEvent,
        lambda x: wow_ally(wow.When(x, wow.Draw(1))),
        lambda x: wow_does(wow.ThisTurn(x, wow.Draw(1), once=True)),
        lambda x: wow_does(wow.ThisTurn(x, wow.Draw(1))),
    ),
    *only(
        wow.Condition,
        lambda x: wow_does(wow.If(x, wow.Draw(1))),
        lambda x: wow_ally(wow.Always(wow.Have(wow.THIS, atk=1, condition=x))),
    ),
    *only(
        wow.Amount,
        lambda x: wow_does(wow.Draw(x)),
        lambda x: wow_does(wow.Deal(x, None, wow.Target(wow.ALLY))),
        lambda x: wow_does(wow.Destroy(wow.Target(wow.ALLY, x))),
    ),
    *only(
        wow.Player,
        lambda x: wow_does(wow.Draw(1, x)),
        lambda x: wow_does(wow.Destroy(wow.All(wow_such(wow.ControlledBy(x))))),
    ),
    *only(
        wow.Selector,
        lambda x: wow_does(wow.Destroy(x)),
        lambda x: wow_ability(wow.When(wow.DealsDamage(wow.ALLY), wow.Destroy(x))),
    ),
    *only(
        wow.Criterion,
        lambda x: wow_does(wow.Destroy(wow.Target(wow_such(x)))),
        lambda x: wow_does(wow.Destroy(wow.All(wow_such(x)))),
    ),
    *only(
        wow.CardFilter,
        lambda x: wow_does(wow.RemoveFromGame(wow.Target(x))),
        lambda x: wow_does(wow.RemoveFromGame(wow.All(x))),
        lambda x: wow_ally(wow.Always(wow.Have(wow.THIS, atk=wow.Count(x)))),
    ),
)
WOW_UNIONS: Final[tuple[tuple[Any, tuple[object, ...]], ...]] = (
    (wow.Selector, (wow.THIS, wow.Target(wow.ALLY), wow.All(wow.ALLY), wow.YOUR_HERO)),
    (wow.Player, (wow.YOU, wow.TargetPlayer(), wow.EachPlayer())),
    (wow.Amount, (1, 2, 3, wow.X, wow.Count(wow.ALLY))),
    (wow.Condition, (wow.DuringYourTurn(), wow.HasKeyword(wow.THIS, wow.Keyword.ELUSIVE))),
    (wow.Criterion, (wow.InYourParty(), wow.Damaged())),
    (wow.Cost, (wow.Resources(2), wow.DiscardCost(1))),
    (wow.TriggerEvent, (wow.StartOfTurn(), wow.Attacks(wow.ALLY))),
    (wow.Continuous, (wow.Have(wow.THIS, atk=2), wow.CombatRule(wow.THIS, wow.CombatDuty.MUST_ATTACK))),
)
WOW: Final = Vocabulary(
    tuple(wow_say.CLASSES), wow_say.EXAMPLES, {**PLAIN, str: ("Kena", "Orgrimm")}, WOW_UNIONS, WOW_PLACES, wow_texts,
    wow_lowered, WowRefusal,
)  # fmt: skip


# ---------------------------------------------------------------------- Duel Masters


def dm_creature(*abilities: Any) -> dm.Card:
    return dm.Card("Kena", dm.CardType.CREATURE, 1, (dm.Civilization.FIRE,), abilities, ("Human",), 1000)


def dm_spell(*abilities: Any) -> dm.Card:
    return dm.Card("Kena", dm.CardType.SPELL, 1, (dm.Civilization.FIRE,), abilities)


def dm_does(effect: Any) -> dm.Card:
    return dm_spell(dm.OnCast(effect))


def dm_destroys(noun: dm.CardFilter) -> dm.Card:
    return dm_does(dm.Destroy(dm.Chosen(noun)))


def dm_texts(card: dm.Card) -> tuple[str, str]:
    english, german = ("\n".join([say.type_line(card), *say.card_text(card)]) for say in (dm_en, dm_de))
    return english, german


def dm_lowered(card: dm.Card) -> object:
    defs = DmDefinitions("")
    lower_dm(defs, [("it", card)])
    return defs.card("it")


NO_DM_EFFECTS: Final = sorts(
    dm.Player, dm.Amount, dm.Criterion, dm.Selector, dm.Condition, dm.TriggerEvent,
    dm.Ability, dm.CardFilter,
)  # fmt: skip
DM_PLACES: Final = (
    *but(NO_DM_EFFECTS, dm_does, lambda x: dm_creature(dm.When(dm.Attacks(dm.THIS), x))),
    *only(dm.Continuous, lambda x: dm_creature(dm.Always(x))),
    *only(
        dm.Ability,
        dm_creature,
        dm_spell,
        lambda x: dm_creature(dm.Always(dm.Have(dm.THIS, abilities=(x,)))),
    ),
    *only(
        dm.TriggerEvent,
        lambda x: dm_creature(dm.When(x, dm.Draw(1))),
        lambda x: dm_creature(dm.Instead(x, dm.Draw(1))),
        lambda x: dm_does(dm.ThisTurn(x, dm.Draw(1))),
    ),
    *only(
        dm.Condition,
        lambda x: dm_does(dm.If(x, dm.Draw(1))),
        lambda x: dm_creature(dm.Always(dm.Have(dm.THIS, 1000, condition=x))),
    ),
    *only(
        dm.Amount,
        lambda x: dm_does(dm.Draw(x)),
        lambda x: dm_creature(dm.Always(dm.Have(dm.THIS, x))),
    ),
    *only(
        dm.Player,
        lambda x: dm_does(dm.Draw(1, x)),
        lambda x: dm_destroys(dm.CardFilter((dm.CardType.CREATURE,), whose=x)),
    ),
    *only(
        dm.Selector,
        lambda x: dm_does(dm.Destroy(x)),
        lambda x: dm_does(dm.PutInto(x, dm.Zone.HAND)),
        lambda x: dm_does(dm.Then((dm.Reveal(dm.TopOfDeck(3)), dm.PutInto(x, dm.Zone.HAND)))),
    ),
    *only(dm.Criterion, lambda x: dm_destroys(dm.CardFilter((dm.CardType.CREATURE,), (x,)))),
    *only(
        dm.CardFilter,
        lambda x: dm_does(dm.PutInto(dm.All(x), dm.Zone.MANA)),
        lambda x: dm_does(dm.PutInto(dm.Chosen(x), dm.Zone.MANA)),
    ),
)
DM_UNIONS: Final[tuple[tuple[Any, tuple[object, ...]], ...]] = (
    (dm.Selector, (dm.THIS, dm.Chosen(dm.CREATURE), dm.All(dm.CREATURE))),
    (dm.Player, (dm.YOU, dm.OPPONENT, dm.EachPlayer())),
    (dm.Amount, (1, 2, 3, dm.Count(dm.CREATURE))),
    (dm.Condition, (dm.DuringTurn(), dm.WhileAttacking(dm.THIS))),
    (dm.Criterion, (dm.Tapped(), dm.Other(), dm.OfCivilization((dm.Civilization.FIRE,)))),
    (dm.TriggerEvent, (dm.StartOfTurn(), dm.Attacks(dm.THIS))),
    (dm.Continuous, (dm.Have(dm.THIS, 1000), dm.MustAttack(dm.THIS))),
    (dm.Ability, (dm.Blocker(), dm.Breaker(2), dm.PowerAttacker(1000))),
)
DM: Final = Vocabulary(
    tuple(dm_say.CLASSES), dm_say.EXAMPLES, {**PLAIN, str: ("Human", "Dragon")}, DM_UNIONS, DM_PLACES, dm_texts,
    dm_lowered, DmRefusal,
)  # fmt: skip


# ------------------------------------------------------------------------ Miniatures

DEFINITIONS: Final = sorts(minis.Definition)
"""Not options of a word but all that is printed on a thing: it is read in the tests of the definitions."""
HOP: Final = minis.Move(minis.MoveType.TELEPORT, 1)
SWING: Final = (1, minis.AttackType.PHYSICAL, 4, minis.Element.MELEE)


def minis_figure(*abilities: Any) -> minis.Figure:
    attack = minis.Action("Axe", 3, minis.Attack(*SWING))
    return minis.Figure("Kena", minis.Faction.HORDE, 5, 3, 1, 8, attack, abilities)


def minis_card(effect: Any) -> minis.Card:
    return minis.Card("Bash", minis.CardKind.ACTION, 2, effect)


def minis_reaction(effect: Any, when: minis.IsAttacked) -> minis.Card:
    return minis.Card("Bash", minis.CardKind.REACTION, 2, effect, when=when)


def minis_texts(word: Any) -> tuple[str, str]:
    if isinstance(word, minis.Figure):
        english, german = ("\n".join(say.figure_text(word)) for say in (minis_en, minis_de))
    else:
        english, german = (f"{say.card_line(word)}\n{say.card_text(word)}" for say in (minis_en, minis_de))
    return english, german


def minis_lowered(word: Any) -> object:
    """What it restricts itself to is checked on the words (`formats.fits`)."""
    shelf = DefinitionSet([("own/it", word)])
    defs = MinisDefinitions(shelf)
    lower_minis(defs, shelf)
    return [defs.by_code["own/it"], to_text(word.needs) if isinstance(word, minis.Card) else ""]


NO_MINIS_EFFECTS: Final = (
    *sorts(minis.Criterion, minis.Selector, minis.Restriction, minis.Ability), *DEFINITIONS,
    minis.FigureFilter, minis.IsAttacked,
)  # fmt: skip
OPPOSING: Final = minis.Allegiance.OPPOSING
MINIS_PLACES: Final = (
    *but(
        NO_MINIS_EFFECTS,
        minis_card,
        lambda x: minis_figure(minis.Action("Bash", 3, x)),
        lambda x: minis_reaction(x, minis.IsAttacked(minis.THIS)),
    ),
    *only(minis.Critical, lambda x: minis_card(minis.Attack(*SWING, x))),
    *only(
        minis.Attack,
        lambda x: minis_card(minis.Attack(*SWING, dataclasses.replace(x, range=0, critical=None, whom=minis.DEFENDER))),
    ),
    *only(minis.ChangeHealth, lambda x: minis_card(dataclasses.replace(x, change=-x.change))),
    *only(minis.HealMore, lambda x: minis_card(minis.Heal(1, 4, x))),
    *only(minis.Lasting, lambda x: minis_figure(minis.Ongoing("Aura", x))),
    *only(
        minis.Restriction,
        lambda x: minis.Card("Bash", minis.CardKind.ACTION, 2, HOP, needs=(x,)),
    ),
    *only(minis.IsAttacked, lambda x: minis_reaction(HOP, x)),
    *only(
        minis.Selector,
        lambda x: minis_card(minis.ChangeHealth(-2, x)),
        lambda x: minis_card(minis.Have(x, armor=2, span=minis.Duration.TURN)),
    ),
    *only(
        minis.FigureFilter,
        lambda x: minis_card(minis.ChangeHealth(-2, minis.Target(x))),
        lambda x: minis_card(minis.ChangeHealth(-2, minis.Each(x))),
        lambda x: minis_card(minis.Attack(*SWING, whom=minis.Target(x))),
    ),
    *only(
        minis.Criterion, lambda x: minis_card(minis.ChangeHealth(-2, minis.Target(minis.FigureFilter(OPPOSING, (x,)))))
    ),
    *only(minis.Ability, minis_figure),
)
MINIS_UNIONS: Final[tuple[tuple[Any, tuple[object, ...]], ...]] = (
    (minis.Selector, (minis.THIS, minis.AN_OPPONENT, minis.ADJACENT_ALLIES, minis.DEFENDER)),
    (minis.EffectWord, (HOP, minis.ChangeHealth(-2, minis.AN_OPPONENT))),
)
MINIS: Final = Vocabulary(
    tuple(
        thing
        for thing in minis.VOCABULARY.values()
        if isinstance(thing, type) and issubclass(thing, Word) and thing not in DEFINITIONS
    ),
    minis_say.EXAMPLES,
    {**PLAIN, str: ("Kena", "Orgrimm"), Word: (HOP, minis.ChangeHealth(-2, minis.AN_OPPONENT))},
    MINIS_UNIONS,
    MINIS_PLACES,
    minis_texts,
    minis_lowered,
    MinisRefusal,
)


# ------------------------------------------------------------------ what uses them


@dataclasses.dataclass(frozen=True)
class Lexicon:
    """The words of a game: by name, with everything that is made of them.

    whole    words for a whole definition: read in the tests of the definitions, and no options of a word
    unused   words that no definition uses -> why they are there all the same
    """

    vocabulary: Vocabulary
    names: Mapping[str, object]
    whole: tuple[type[Word], ...]
    definitions: tuple[Word, ...]
    book: Rulebook
    unused: Mapping[str, str]

    def words(self) -> list[type[Word]]:
        """Every class of words."""
        return [thing for thing in self.names.values() if isinstance(thing, type) and issubclass(thing, Word)]


IN_SCENES: Final = "no card here says it, and scenes of the rule do"
NO_SUCH_FIGURE: Final = "restricts a card to figures of which there are none yet; own cards can say it"
LEXICONS: Final = {
    "duelmasters": Lexicon(
        DM, DM_NAMES, (dm.Card,), tuple(card for _, cards in DM_CARDS for card in cards), DM_BOOK,
        {"EventOther": IN_SCENES},
    ),
    "wowtcg": Lexicon(
        WOW, WOW_NAMES, (wow.Card,), tuple(card for _, cards in WOW_CARDS for card in cards), WOW_BOOK,
        dict.fromkeys(("BecomeDefender", "Sabotages"), IN_SCENES),
    ),
    "wowminis": Lexicon(
        MINIS, minis.VOCABULARY, DEFINITIONS, tuple(word for _, word in minis_definitions()), MINIS_BOOK,
        dict.fromkeys(("OfRace", "OfTalent", "OnlyForFigure"), NO_SUCH_FIGURE),
    ),
}  # fmt: skip
