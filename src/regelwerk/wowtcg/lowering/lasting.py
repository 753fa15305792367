"""Lowering of continuous modifiers."""

from __future__ import annotations

from typing import Final

from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg import continuous as co
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.lowering.announcing import Announcing
from regelwerk.wowtcg.lowering.descriptions import Code
from regelwerk.wowtcg.meaning import Continuous

FORBIDS: Final = {
    w.Act.ATTACK: c.NO_ATTACK,
    w.Act.PROTECT: c.NO_PROTECT,
    w.Act.READY_IN_READY_STEP: c.NO_READY,
    w.Act.BE_DESTROYED: c.NO_DESTROY,
    w.Act.BE_ATTACKED: c.NO_BE_ATTACKED,
    w.Act.BE_HEALED: c.NO_HEAL,
    w.Act.BE_TARGETED_BY_OPPONENTS: c.NO_TARGET,
    w.Act.STRIKE: c.NO_STRIKE,
    w.Act.PLAY_CARDS: c.NO_PLAY,
    w.Act.DRAW: c.NO_DRAW,
}
DONE_BY_PLAYERS: Final = (w.Act.STRIKE, w.Act.PLAY_CARDS, w.Act.DRAW)
"""What players do; cards in play do and suffer the rest."""
NEXT_READY: Final = (w.Act.READY_IN_NEXT_READY_STEP, w.Act.READY_IN_YOUR_NEXT_READY_STEP)
"""What is forbidden for one ready step, and no longer."""
ATTACKING: Final = (w.Act.ATTACK, w.Act.ATTACK_HEROES_AND_ALLIES_OF_YOURS)
"""What a text can put a cost on (wow:600.3)."""


def ends(word: object) -> bool:
    """Whether a continuous word says itself when it ends: it cannot stand in Always, and elsewhere it must."""
    if isinstance(word, w.StrikesForLess):
        return word.next_time
    if isinstance(word, w.PlaysForLess):
        return word.next_card
    if isinstance(word, w.Cannot) and word.act in NEXT_READY:
        return True
    return getattr(word, "span", None) is not None or isinstance(word, w.GainControl)


class Lasting(Announcing):
    """Reads continuous modifiers of one card."""

    # ---------------------------------------------------------- continuous

    def continuous(self, path: str, word: object) -> Continuous:
        what = self.read_continuous(path, word)
        self.defs.keep(what)
        return what

    def read_continuous(self, path: str, word: object) -> Continuous:
        if isinstance(word, w.Have):
            return self.have(path, word)
        if isinstance(word, w.Cannot):
            return self.cannot(path, word)
        if isinstance(word, w.Prevent):
            to = self.placed(path + "/to", word.to) if word.to is not None else None
            by = self.placed(path + "/by", word.by) if word.by is not None else None
            amount = self.amount(path, word.amount) if word.amount is not None else None
            return co.Prevent(path, to, self.while_(path, word.condition), amount, by, word.combat, word.span is None)
        if isinstance(word, w.PlayersCannot):
            if word.act not in DONE_BY_PLAYERS:
                raise self.error(word, f"cannot forbid players to {word.act.value}")
            if word.who is not None and (word.your_turn or not word.opponents):
                raise self.error(word, "is about one player: no opponents, and no turn, are spoken of")
            who = self.placed(path + "/who", word.who) if word.who is not None else None
            return co.PlayersCannot(path, FORBIDS[word.act], who, word.opponents, word.your_turn)
        if isinstance(word, w.CanProtectOnly):
            return co.CanProtect(path, self.placed(path, word.what), None, self.placed(path + "/whom", word.whom))
        if isinstance(word, w.CanAttackOnly):
            return co.AttackOnly(path, self.placed(path, word.what), None, self.placed(path + "/whom", word.whom))
        if isinstance(word, w.CanSabotage):
            whom = w.All(self.placed(path + "/whom", word.whom))
            return co.Sabotages(path, self.placed(path, word.what), None, whom)
        if isinstance(word, w.MustAttack):
            return co.MustAttack(path, self.placed(path, word.what), None)
        if isinstance(word, w.GainControl):
            return co.Control(path, self.placed(path, word.what), None)
        if isinstance(word, w.Control):
            return co.Control(path, self.placed(path, word.what), None)
        if isinstance(word, w.LosesPowers):
            return co.LosesPowers(path, self.placed(path, word.what), None)
        if isinstance(word, w.BecomesTagged):
            return co.AlsoTagged(path, self.placed(path, word.what), None, word.tag)
        if isinstance(word, w.DealsMore):
            if word.double == (word.more != 0):
                raise self.error(word, "is either double or a number more")
            element = word.element.value if word.element is not None else 0
            what = self.placed(path, word.what)
            return co.More(path, what, None, word.more, word.double, element, word.with_ability, False)
        if isinstance(word, w.IsDealtMore):
            return co.More(path, self.placed(path, word.what), None, word.more, False, 0, False, True)
        if isinstance(word, w.PlaysForLess):
            if word.next_card and (word.noun is not None or word.minimum):
                raise self.error(word, "is about the next card, whatever it is and costs")
            noun = self.placed(path, word.noun) if word.noun is not None else None
            return co.PlayLess(path, noun, word.less, word.minimum, word.next_card)
        if isinstance(word, w.HealsMore):
            return co.HealsMore(path, self.placed(path, word.what), None, word.more)
        if isinstance(word, w.StrikesForLess):
            return co.StrikeLess(path, self.placed(path, word.weapon), None, word.less, word.next_time)
        if isinstance(word, w.DamageCannotBePrevented):
            return co.Sure(path, self.placed(path, word.by), None, word.with_this)
        if isinstance(word, w.HandSize):
            return co.HandSize(path, self.placed(path, word.who), word.more)
        raise self.error(word, "is no continuous modifier")

    def have(self, path: str, word: w.Have) -> Continuous:
        given = [amount for amount in (word.atk, word.health, word.defense) if amount != 0]
        if not given and not word.keywords and word.power is None:
            raise self.error(word, "gives nothing")
        if any(amount != given[0] for amount in given) and not all(isinstance(amount, int) for amount in given):
            raise self.error(word, "gives values that vary only if they are all alike")
        numbers = tuple(
            None if amount == 0 else self.amount(f"{path}/{name}", amount)
            for name, amount in (("atk", word.atk), ("health", word.health), ("defense", word.defense))
        )
        keywords = 0
        for keyword in word.keywords:
            keywords |= keyword.value
        power = None
        if word.power is not None:
            slots, code = self.slots, self.code
            self.slots, self.code = [], Code()
            power = self.payment_power(path + "/power", word.power)
            self.slots, self.code = slots, code
        each = None
        condition = word.condition
        if isinstance(condition, (w.WhileAttacking, w.WhileDefending)) and isinstance(condition.what, w.Them):
            each = self.placed(path + "/while", condition)
            condition = None
        ref = self.placed(path, word.what)
        assert len(numbers) == 3
        have = co.Have(path, ref, self.while_(path, condition), numbers, keywords, power)
        have.each = each
        return have

    def cannot(self, path: str, word: w.Cannot) -> Continuous:
        ref = self.placed(path, word.what)
        condition = self.while_(path, word.condition)
        if word.act in NEXT_READY and word.span is not None:
            raise self.error(word, "says when it ends twice")
        if word.unless_pays and word.act in ATTACKING:
            yours = word.act == w.Act.ATTACK_HEROES_AND_ALLIES_OF_YOURS
            return co.AttackCost(path, ref, condition, word.unless_pays, yours)
        if word.unless_pays:
            raise self.error(word, f"cannot put a cost on {word.act.value!r}")
        if word.act == w.Act.READY_IN_NEXT_READY_STEP:
            return co.NotReadied(path, ref, condition, False)
        if word.act == w.Act.READY_IN_YOUR_NEXT_READY_STEP:
            return co.NotReadied(path, ref, condition, True)
        if word.act not in FORBIDS or word.act in DONE_BY_PLAYERS:
            raise self.error(word, f"cannot forbid {word.act.value!r} without a cost")
        return co.Cannot(path, ref, condition, FORBIDS[word.act])

    def while_(self, path: str, condition: w.Condition | None) -> w.Condition | None:
        return None if condition is None else self.placed(path + "/while", condition)
