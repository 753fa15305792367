"""Lowering of descriptions: nouns, references, amounts, players, conditions."""

from __future__ import annotations

from typing import Any, Final

from regelwerk.kernel.program import Instr
from regelwerk.wowtcg import amounts as am
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg import nouns as no
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.instructions.asking import Choose
from regelwerk.wowtcg.meaning import Amount, Card, Condition, Noun, Number, Players, Qual, Ref, Slot

BITS: Final = {
    w.Kind.HERO: c.HERO,
    w.Kind.ALLY: c.ALLY,
    w.Kind.ABILITY: c.ABILITY,
    w.Kind.WEAPON: c.WEAPON,
    w.Kind.ARMOR: c.ARMOR,
    w.Kind.ITEM: c.ITEM,
    w.Kind.QUEST: c.QUEST,
    w.Kind.TOTEM: c.TOTEM,
    w.Kind.RESOURCE: c.RESOURCE,
}
ROWS: Final = {
    w.Kind.HERO: (c.HERO_ROW,),
    w.Kind.ALLY: (c.ALLIES,),
    w.Kind.ABILITY: (c.HERO_ROW, c.ATTACHED),
    w.Kind.WEAPON: (c.HERO_ROW,),
    w.Kind.ARMOR: (c.HERO_ROW,),
    w.Kind.ITEM: (c.HERO_ROW,),
    w.Kind.QUEST: (c.RESOURCES,),
    w.Kind.TOTEM: (c.HERO_ROW,),
    w.Kind.RESOURCE: (c.RESOURCES,),
}
OUTSIDE: Final = {
    w.Zone.HAND: c.HAND,
    w.Zone.DECK: c.DECK,
    w.Zone.GRAVEYARD: c.GRAVEYARD,
    w.Zone.REMOVED: c.REMOVED,
    w.Zone.CHAIN: c.CHAIN,
}
KEYWORDS: Final = {
    w.Keyword.ELUSIVE: c.ELUSIVE,
    w.Keyword.FEROCITY: c.FEROCITY,
    w.Keyword.PROTECTOR: c.PROTECTOR,
    w.Keyword.LONG_RANGE: c.LONG_RANGE,
    w.Keyword.STEALTH: c.STEALTH,
    w.Keyword.BEAR_FORM: c.BEAR_FORM,
    w.Keyword.DUAL_WIELD: c.DUAL_WIELD,
}
OWNED: Final = (w.Zone.HAND, w.Zone.DECK, w.Zone.GRAVEYARD)
"""Zones of which each player has his own, and of which texts say whose."""
ALL_OF_THEM: Final = 1_000_000
"""Any number: more than there are of anything."""
FACTIONS: Final = {w.Faction.ALLIANCE: 1, w.Faction.HORDE: 2}


class LoweringError(ValueError):
    """A definition that cannot work: the card, the word, and what is wrong with it."""


class Reader:
    """Reads descriptions of one card; collects the targets and the choices they ask for."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.slots: list[Slot] = []
        self.code: list[Instr] = []
        self.doer: Players | None = None
        """Who does what is being read ("that player may ..."), if it is not the controller of the text."""
        self.loop = -1
        self.read_before: tuple[object, Ref | None] | None = None
        """A target or choice that was read already, and what came of it."""

    def error(self, word: object, problem: str) -> LoweringError:
        return LoweringError(f"{self.card.name} ({self.card.code}): {type(word).__name__} {problem}")

    # ---------------------------------------------------------------- nouns

    def noun(self, path: str, word: w.Noun, target: bool = False) -> Noun:
        """A description; as a `target` an ally may also be a Totem (wow:306.4a)."""
        if word.whose is not None and word.zone not in OWNED:
            raise self.error(word, "lies in a zone that all share: Yours, InYourParty, ControlledBy say whose it is")
        if word.zone == w.Zone.DECK and word.whose is None:
            raise self.error(word, "is in a deck, and does not say in whose")
        mask = 0
        zones: list[int] = []
        for kind in word.kinds:
            mask |= BITS[kind]
        if not word.kinds:
            mask = c.ANY_CARD
        if word.zone == w.Zone.PLAY:
            for kind in word.kinds or (w.Kind.HERO, w.Kind.ALLY, w.Kind.ABILITY):
                zones += [row for row in ROWS[kind] if row not in zones]
            if (  # kw:totem, inf:totem-target-in-your-party
                target  # inf:totem-not-ally
                and mask & c.ALLY
                and word.kinds
            ):
                mask |= c.TOTEM
                zones += [row for row in (c.HERO_ROW,) if row not in zones]
            zones.sort(key=ROW_ORDER.index)
        else:
            zones = [OUTSIDE[word.zone]]
        whose = self.players(path + "/whose", word.whose) if word.whose is not None else None
        quals = [self.qual(f"{path}/q{i}", qual) for i, qual in enumerate(word.quals)]
        return Noun(path, mask, zones, whose, quals)

    def deck_noun(self, path: str, word: w.Noun) -> Noun:
        """A description of cards in a deck that is looked through."""
        noun = self.noun(path, w.Noun(word.kinds, word.quals))
        noun.zones = [c.DECK]
        noun.whose = None
        return noun

    def qual(self, path: str, q: w.Qual) -> Qual:
        plain = PLAIN_QUALS.get(type(q))
        if plain is not None:
            made = plain(path)
            assert isinstance(made, Qual)
            return made
        if isinstance(q, w.OfFaction):
            return no.OfFaction(path, FACTIONS[q.faction])
        if isinstance(q, w.Tagged):
            return no.Tagged(path, q.tag)
        if isinstance(q, w.Named):
            return no.Named(path, q.name)
        if isinstance(q, w.InPartyOf):
            return no.InPartyOf(path, self.ref(path, q.what))
        if isinstance(q, w.ControlledBy):
            return no.ControlledBy(path, self.players(path, q.who))
        if isinstance(q, w.WithCost):
            return no.WithCost(path, self.amount(path, q.amount), False)
        if isinstance(q, w.CostAtMost):
            return no.WithCost(path, self.amount(path, q.amount), True)
        if isinstance(q, w.DealtDamageThisTurn):
            return no.DealtDamage(path, False)
        if isinstance(q, w.DealtCombatDamageByYourHeroThisTurn):
            return no.DealtDamage(path, True)
        if isinstance(q, w.AttachedToHeroOrAlly):
            return no.AttachedTo(path, False)
        if isinstance(q, w.NotAttachedToFriendly):
            return no.AttachedTo(path, True)
        if isinstance(q, w.AttachedTo):
            return no.HostIs(path, self.ref(path, q.what))
        raise self.error(q, "is no quality")

    # ----------------------------------------------------------- references

    def ref(self, path: str, word: object, aside: bool = False) -> Ref:
        """A reference. A target takes a slot, a choice an instruction before whatever speaks of it."""
        if self.read_before is not None and word is self.read_before[0] and self.read_before[1] is not None:
            return self.read_before[1]
        plain = PLAIN_REFS.get(type(word))
        if plain is not None:
            made = plain(path)
            assert isinstance(made, Ref)
            return made
        if isinstance(word, w.Target):
            noun = self.noun(path, word.noun, True)
            count = self.amount(path + "/count", word.count)
            self.slots.append(Slot(noun, 0, count, word.up_to, word.another))
            return no.Targeted(path, len(self.slots) - 1)
        if isinstance(word, w.Chosen):
            self.code.append(
                Choose(
                    path + "/choose",
                    self.noun(path, word.noun),
                    self.players(path, word.by),
                    self.amount(path + "/count", word.count),
                    word.up_to,
                    word.another,
                    aside,
                    w.DifferentNames() in word.noun.quals,
                )
            )
            return no.Aside(path) if aside else no.Them(path)
        if isinstance(word, w.All):
            return no.AllOf(path, self.noun(path, word.noun))
        if isinstance(word, w.TopOfDeck):
            return no.TopOfDeck(path, self.amount(path + "/count", word.count), self.players(path, word.who))
        raise self.error(word, "names nothing")

    def end(self, path: str, word: object) -> tuple[Noun | None, Ref | None]:
        """One end of an event: what fits a description, or one particular thing; neither: anything."""
        if word is None:
            return None, None
        if isinstance(word, w.Noun):
            return self.noun(path, word), None
        return None, self.ref(path, word)

    # -------------------------------------------------------------- amounts

    def amount(self, path: str, word: w.Amount) -> Amount:
        if isinstance(word, int):
            return Number(path, word)
        if isinstance(word, w.TheX):
            return am.TheX(path)
        if isinstance(word, w.ThatMuch):
            return am.ThatMuch(path)
        if isinstance(word, w.Count):
            return am.Count(path, self.noun(path, word.noun))
        if isinstance(word, w.Plus):
            return am.Sum(path, word.number, 1, self.amount(path, word.amount))
        if isinstance(word, w.Minus):
            return am.Sum(path, word.number, -1, self.amount(path, word.amount))
        if isinstance(word, w.CountersOn):
            return am.CountersOn(path, word.name, self.ref(path, word.what, True))
        if isinstance(word, w.AnyNumber):
            return Number(path, ALL_OF_THEM)
        if isinstance(word, w.RemovedForCost):
            return am.TheX(path)
        if isinstance(word, w.CardsToHandSize):
            return am.CardsToHandSize(path)
        if isinstance(word, w.CardsInHand):
            return am.CardsInHand(path, self.players(path, word.who))
        which = VALUES.get(type(word))
        if which is None:
            raise self.error(word, "is no amount")
        return am.ValueOf(path, which, self.ref(path, word.what, True))

    # -------------------------------------------------------------- players

    def players(self, path: str, word: w.Player) -> Players:
        if isinstance(word, w.You):
            return am.You(path)
        if isinstance(word, w.ControllerOf):
            return am.ControllerOf(path, self.ref(path, word.what))
        if isinstance(word, w.TargetPlayer):
            self.slots.append(Slot(None, 2 if word.opponent else 1, Number(path, 1), False, False))
            return am.TargetedPlayer(path, len(self.slots) - 1)
        if isinstance(word, w.EachPlayer):
            return am.EachPlayer(path, False)
        if isinstance(word, w.EachOpponent):
            return am.EachPlayer(path, True)
        if isinstance(word, w.TurnPlayer):
            return am.TurnPlayer(path)
        if isinstance(word, w.ThatPlayer):
            return am.ThatPlayer(path)
        raise self.error(word, "names no player")

    # ----------------------------------------------------------- conditions

    def condition(self, path: str, word: w.Condition) -> Condition:
        if isinstance(word, w.Is):
            return am.Is(path, self.ref(path, word.what), self.noun(path, word.noun, True))
        if isinstance(word, w.Has):
            return am.Has(path, self.ref(path, word.what), KEYWORDS[word.keyword])
        if isinstance(word, w.AtLeast):
            return am.AtLeast(path, word.number, self.noun(path, word.noun))
        if isinstance(word, w.OnlyOne):
            return am.OnlyOne(path, self.noun(path, word.noun))
        if isinstance(word, w.MoreAlliesThanYou):
            return am.MoreAlliesThanYou(path)
        if isinstance(word, w.YourTurn):
            return am.DuringTurn(path, False)
        if isinstance(word, w.OpponentsTurn):
            return am.DuringTurn(path, True)
        if isinstance(word, w.OpposingHeroDamagedByAllyOfYours):
            return am.OpposingHeroDamaged(path)
        if isinstance(word, w.WhileAttacking):
            noun, whom = self.end(path, word.noun)
            return am.WhileAttacking(path, self.ref(path, word.what), noun, whom)
        if isinstance(word, w.WhileDefending):
            return am.WhileDefending(path, self.ref(path, word.what))
        raise self.error(word, "is no condition")


ROW_ORDER: Final = (c.HERO_ROW, c.ALLIES, c.ATTACHED, c.RESOURCES)

PLAIN_QUALS: Final[dict[type, Any]] = {
    w.SameName: no.SameName,
    w.InYourParty: no.InYourParty,
    w.Yours: no.InYourParty,
    w.Opposing: no.Opposing,
    w.Friendly: no.Friendly,
    w.DifferentNames: no.DifferentNames,
    w.Other: no.Other,
    w.Exhausted: no.Exhausted,
    w.Damaged: no.Damaged,
    w.FaceDown: no.FaceDown,
    w.Defending: no.Defending,
    w.Attacking: no.Attacking,
}
PLAIN_REFS: Final[dict[type, Any]] = {
    w.This: no.This,
    w.YourHero: no.YourHero,
    w.Attached: no.Attached,
    w.Them: no.Them,
    w.TheOne: no.TheOne,
    w.TheOther: no.TheOther,
    w.DealtThisWay: no.DealtThisWay,
}
VALUES: Final[dict[type, str]] = {
    w.AtkOf: "atk",
    w.HealthOf: "health",
    w.CostOf: "cost",
    w.DamageOn: "damage",
}
