"""Lowering of descriptions: nouns, references, amounts, players, conditions."""

from __future__ import annotations

from typing import Any, Final

from regelwerk.duelmasters import amounts as am
from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters import nouns as no
from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.instructions.asking import Choose
from regelwerk.duelmasters.meaning import Amount, Card, Condition, Noun, Number, Players, Qual, Ref
from regelwerk.kernel.program import Instr

KINDS: Final = {w.Kind.CREATURE: c.CREATURE, w.Kind.SPELL: c.SPELL}
CIVS: Final = {
    w.Civilization.LIGHT: c.LIGHT,
    w.Civilization.WATER: c.WATER,
    w.Civilization.DARKNESS: c.DARKNESS,
    w.Civilization.FIRE: c.FIRE,
    w.Civilization.NATURE: c.NATURE,
}
ZONES: Final = {
    w.Zone.BATTLE: c.BATTLE,
    w.Zone.HAND: c.HAND,
    w.Zone.DECK: c.DECK,
    w.Zone.MANA: c.MANA,
    w.Zone.SHIELDS: c.SHIELDS,
    w.Zone.GRAVEYARD: c.GRAVEYARD,
}
WHOSE: Final = {w.Whose.YOURS: am.YOURS, w.Whose.EACH: am.EACH, w.Whose.OPPONENTS: am.OPPONENTS}
BREAKERS: Final = {2: c.DOUBLE_BREAKER, 3: c.TRIPLE_BREAKER}


class LoweringError(ValueError):
    """A definition that cannot work: the card, the word, and what is wrong with it."""


class Reader:
    """Reads descriptions of one card; choices in them go into the program that is being made."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.code: list[Instr[Any]] = []
        self.each: w.Player | None = None
        """Players each of whom does what is being read: inside, they are "that player"."""

    def error(self, word: object, problem: str) -> LoweringError:
        return LoweringError(f"{self.card.name} ({self.card.code}): {type(word).__name__} {problem}")

    # ---------------------------------------------------------------- nouns

    def noun(self, path: str, word: w.Noun) -> Noun:
        mask = 0
        for kind in word.kinds:
            mask |= KINDS[kind]
        if isinstance(word.whose, w.OwnerOf) and word.whose.otherwise is not None:
            raise self.error(word.whose, "can mean somebody else only where he does something")
        whose = self.players(path + "/whose", word.whose) if word.whose is not None else None
        quals = [self.qual(f"{path}/q{i}", qual) for i, qual in enumerate(word.quals)]
        return Noun(path, mask, ZONES[word.zone], whose, quals)

    def qual(self, path: str, q: w.Word) -> Qual:
        if isinstance(q, w.OfCivilization):
            bits = 0
            for civilization in q.civilizations:
                bits |= CIVS[civilization]
            return no.OfCivilization(path, bits)
        if isinstance(q, w.OfRace):
            return no.OfRace(path, q.race)
        if isinstance(q, w.RaceHas):
            return no.RaceHas(path, q.word)
        if isinstance(q, w.Named):
            return no.Named(path, q.name)
        if isinstance(q, (w.PowerAtMost, w.PowerAtLeast)):
            return no.WithPower(path, self.amount(path, q.amount), isinstance(q, w.PowerAtMost))
        if isinstance(q, w.CostAtMost):
            return no.CostAtMost(path, self.amount(path, q.amount))
        if isinstance(q, w.Having):
            return no.Having(path, self.keyword_bit(q.keyword))
        if isinstance(q, (w.Tapped, w.Untapped)):
            return no.IsTapped(path, isinstance(q, w.Tapped))
        if isinstance(q, w.IsEvolution):
            return no.IsEvolution(path, q.so)
        if isinstance(q, w.Other):
            return no.Other(path)
        raise self.error(q, "is no quality")

    def keyword_bit(self, keyword: w.Word) -> int:
        """The bit of a keyword, in whatever form (dm:7.2)."""
        if isinstance(keyword, w.Breaker) and keyword.count not in BREAKERS:
            raise self.error(keyword, "breaks neither two shields nor three")
        bit = BREAKERS[keyword.count] if isinstance(keyword, w.Breaker) else KEYWORDS.get(type(keyword))
        if bit is None:
            raise self.error(keyword, "is no keyword")
        return bit

    # ----------------------------------------------------------- references

    def ref(self, path: str, word: w.Word) -> Ref:
        """A reference. A choice is made where the text speaks of it, and is "them" from then on."""
        if isinstance(word, w.Chosen):
            by = self.players(path + "/by", word.by)
            noun = self.noun(path + "/noun", word.noun)
            count = self.amount(path + "/count", word.count)
            self.code.append(Choose(path + "/choose", noun, by, count, word.up_to, word.random))
            return no.Them(path)
        if isinstance(word, w.This):
            return no.This(path)
        if isinstance(word, w.All):
            return no.All(path, self.noun(path + "/noun", word.noun))
        if isinstance(word, w.Top):
            return no.Top(path, self.amount(path + "/count", word.count), self.players(path + "/who", word.who))
        if isinstance(word, w.Them):
            return no.Them(path)
        if isinstance(word, w.TheOne):
            return no.TheOne(path)
        if isinstance(word, w.TheOther):
            return no.TheOther(path)
        raise self.error(word, "names no card")

    # -------------------------------------------------------------- amounts

    def amount(self, path: str, word: object) -> Amount:
        if isinstance(word, int):
            return Number(path, word)
        if isinstance(word, w.Count):
            return am.Count(path, self.noun(path + "/noun", word.noun))
        if isinstance(word, w.Times):
            return am.Times(path, word.number, self.amount(path + "/each", word.amount))
        raise self.error(word, "is no number")

    # -------------------------------------------------------------- players

    def players(self, path: str, word: w.Word) -> Players:
        if isinstance(word, w.You):
            return am.You(path)
        if isinstance(word, w.ThatPlayer) or (self.each is not None and word == self.each):
            return am.ThatPlayer(path)
        if isinstance(word, w.Opponent):
            return am.Opponents(path)
        if isinstance(word, w.EachPlayer):
            return am.EachPlayer(path)
        if isinstance(word, w.OwnerOf):
            if not isinstance(word.what, (w.This, w.Them, w.TheOne, w.TheOther)):
                raise self.error(word, "is about one card that is known already")
            if word.otherwise is not None and not isinstance(word.otherwise, w.Opponent):
                raise self.error(word, "can mean an opponent otherwise, and nobody else")
            otherwise = None if word.otherwise is None else self.players(path + "/otherwise", word.otherwise)
            return am.OwnerOf(path, self.ref(path, word.what), otherwise)
        raise self.error(word, "is no player")

    # ----------------------------------------------------------- conditions

    def condition(self, path: str, word: w.Word) -> Condition:
        if isinstance(word, (w.AtLeast, w.AtMost)):
            return am.AtLeast(path, word.number, self.noun(path + "/noun", word.noun), isinstance(word, w.AtMost))
        if isinstance(word, w.Is):
            return am.Is(path, self.ref(path + "/what", word.what), self.noun(path + "/noun", word.noun))
        if isinstance(word, w.WhileAttacking):
            return am.WhileAttacking(path, self.ref(path + "/what", word.what))
        if isinstance(word, w.TurnOf):
            return am.TurnOf(path, WHOSE[word.whose])
        if isinstance(word, w.AllOf):
            return am.AllOf(path, [self.condition(f"{path}/{i}", part) for i, part in enumerate(word.conditions)])
        raise self.error(word, "is no condition")


KEYWORDS: Final[dict[type, int]] = {
    w.Blocker: c.BLOCKER,
    w.ShieldTrigger: c.SHIELD_TRIGGER,
    w.CrewBreaker: c.CREW_BREAKER,
    w.PowerAttacker: c.POWER_ATTACKER,
    w.Slayer: c.SLAYER,
    w.SpeedAttacker: c.SPEED_ATTACKER,
    w.Stealth: c.STEALTH,
    w.Charger: c.CHARGER,
}
"""The bits of the keywords."""
