"""Lowering: each word of a card becomes one small object that has its meaning (done once, at loading).

A word without meaning, a target nobody asks for, a text that cannot work is found here
and named with its card, not in the middle of a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from regelwerk.kernel.program import Instr, Program
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg import continuous as co
from regelwerk.wowtcg import nouns as no
from regelwerk.wowtcg import payment as pay
from regelwerk.wowtcg import triggers as tr
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.chain import STRIKE_BONUS
from regelwerk.wowtcg.defs import WowDefs
from regelwerk.wowtcg.describing import LoweringError, Reader
from regelwerk.wowtcg.instructions import asking as a
from regelwerk.wowtcg.instructions import dealing as d
from regelwerk.wowtcg.instructions import modifying as m
from regelwerk.wowtcg.instructions import moving as mv
from regelwerk.wowtcg.meaning import (
    Card,
    Condition,
    Continuous,
    Cost,
    Mode,
    Number,
    Playable,
    Ref,
    Slot,
    Trigger,
)
from regelwerk.wowtcg.state import (
    UNTIL_COMBAT_ENDS,
    UNTIL_GAME_ENDS,
    UNTIL_GONE,
    UNTIL_READY_STEP,
    UNTIL_TURN_ENDS,
)

__all__ = ["LoweringError", "lower_into", "lower_more"]

KINDS: Final = {
    w.Kind.HERO: c.HERO,
    w.Kind.ALLY: c.ALLY,
    w.Kind.ABILITY: c.ABILITY,
    w.Kind.WEAPON: c.WEAPON,
    w.Kind.ARMOR: c.ARMOR,
    w.Kind.ITEM: c.ITEM,
    w.Kind.QUEST: c.QUEST,
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
SPANS: Final = {
    None: UNTIL_GONE,
    w.Span.THIS_TURN: UNTIL_TURN_ENDS,
    w.Span.THIS_COMBAT: UNTIL_COMBAT_ENDS,
    w.Span.GAME: UNTIL_GAME_ENDS,
}
WHOSE: Final = {w.Whose.YOURS: tr.YOURS, w.Whose.EACH: tr.EACH, w.Whose.OPPONENTS: tr.OPPONENTS}
FACTIONS: Final = {None: 0, w.Faction.ALLIANCE: 1, w.Faction.HORDE: 2}


def lower_into(defs: WowDefs, words: Sequence[tuple[str, w.Card]]) -> None:
    """Lower cards into `defs`, with the modifiers and triggers that the rules themselves make."""
    blank = Card("", 0, w.Card("", w.Kind.QUEST, None))
    defs.add(blank)
    _rules(defs)
    lower_more(defs, words)


def lower_more(defs: WowDefs, words: Sequence[tuple[str, w.Card]]) -> None:
    """Lower further cards into `defs`."""
    for code, word in words:
        card = Card(code, len(defs.cards), word)
        defs.add(card)
        CardLowering(defs, card).lower()
        play = card.play
        if play is not None and play.resources == 0:
            defs.free_cards = True
            defs.free_instants = defs.free_instants or card.instant


def _rules(defs: WowDefs) -> None:
    """What the rules make: the strike modifier (wow:303.2a), the loss of bear form and stealth."""
    hero = no.YourHero("rule/hero")
    x = no.TheX("rule/x")
    defs.keep(co.Have(STRIKE_BONUS, hero, None, (x, None, None), 0, None))
    for path, keyword in (("rule/bear-form", c.BEAR_FORM), ("rule/stealth", c.STEALTH)):
        play = Playable(path + "/play", None)
        program = Program(path, [mv.DestroyForms(path + "/destroy", keyword)])
        play.modes = [Mode([], program)]
        defs.keep(play)
        defs.programs[path] = program
        trigger = tr.About(path, 0, play, None, None)
        defs.keep(trigger)


class CardLowering(Reader):
    """Lowers one card. `Reader` reads descriptions; this class makes powers and programs of them."""

    def __init__(self, defs: WowDefs, card: Card) -> None:
        super().__init__(card)
        self.defs = defs

    def lower(self) -> None:
        card = self.card
        word = card.word
        card.kind = KINDS[word.kind]
        card.tags = [*word.tags, *(tag for tag, _ in word.limits)]
        card.faction = FACTIONS[word.faction]
        card.element = c.ELEMENTS.index(word.element.value) if word.element is not None else 0
        for keyword in word.keywords:
            card.keywords |= KEYWORDS[keyword]
        if card.kind not in (c.HERO, c.QUEST):
            card.play = self.playable(f"{card.code}/play", word, (), self.on_play(), None)
            card.play.resources = card.cost
            card.play.x_resources = card.plus_x
            card.play.uses_x = card.play.uses_x or card.plus_x
            self.additions(card.play)
        for i, power in enumerate(word.powers):
            self.power(f"{card.code}/{i}", power)
        card.lively = bool(card.payments or card.triggers or card.statics or card.reward is not None)

    def on_play(self) -> w.Word | None:
        """Everything the card does as it resolves: one text, however many paragraphs."""
        parts = [power.effect for power in self.card.word.powers if isinstance(power, w.OnPlay)]
        if not parts:
            return None
        return parts[0] if len(parts) == 1 else w.Then(tuple(parts))

    def additions(self, play: Playable) -> None:
        """Additional costs and restrictions on playing it."""
        for i, power in enumerate(self.card.word.powers):
            if isinstance(power, w.AlsoPay):
                for j, cost in enumerate(power.costs):
                    self.cost(f"{self.card.code}/{i}/{j}", cost, play)
            elif isinstance(power, w.OnlyDuring):
                play.condition = self.condition(f"{self.card.code}/{i}", power.condition)

    # -------------------------------------------------------------- powers

    def power(self, path: str, power: object, faction: int = 0) -> None:
        card = self.card
        if isinstance(power, w.ForFaction):
            self.power(path, power.power, FACTIONS[power.faction])
        elif isinstance(power, w.Pay):
            play = self.payment_power(path, power)
            play.faction = faction
            card.payments.append(play)
        elif isinstance(power, w.Reward):
            card.reward = self.playable(path, power, power.costs, power.effect, power.condition)
        elif isinstance(power, w.When):
            trigger = self.trigger(path, power.event, power.effect, power)
            trigger.faction = faction
            trigger.first_each_turn = power.first_each_turn
            if power.condition is not None:
                trigger.condition = self.condition(path + "/if", power.condition)
                trigger.play.condition = trigger.condition
            card.triggers.append(trigger)
        elif isinstance(power, w.Always):
            parts = power.what.parts if isinstance(power.what, w.And) else (power.what,)
            for i, part in enumerate(parts):
                what = self.continuous(f"{path}/{i}", part)
                if faction:
                    hero = no.HeroFaction(path + "/faction", faction)
                    what.condition = hero if what.condition is None else no.Both(path, hero, what.condition)
                card.statics.append(what)
        elif not isinstance(power, (w.OnPlay, w.AlsoPay, w.OnlyDuring)):
            raise self.error(power, "is no power")

    def payment_power(self, path: str, power: w.Pay) -> Playable:
        play = self.playable(path, power, power.costs, power.effect, power.condition)
        play.once_per_turn = power.once_per_turn
        play.activated = any(isinstance(cost, w.Activate) for cost in power.costs)
        play.free = play.resources == 0 and not play.x_resources and all(isinstance(x, pay.Say) for x in play.costs)
        return play

    def playable(
        self, path: str, word: w.Word, costs: Sequence[w.Cost], effect: w.Word | None, condition: w.Condition | None
    ) -> Playable:
        play = Playable(path, word)
        self.defs.keep(play)
        for i, cost in enumerate(costs):
            self.cost(f"{path}/cost{i}", cost, play)
        if condition is not None:
            play.condition = self.condition(path + "/if", condition)
        modes = effect.modes if isinstance(effect, w.ChooseOne) else (effect,)
        for i, mode in enumerate(modes):
            play.modes.append(self.mode(f"{path}/mode{i}" if len(modes) > 1 else path, mode))
        return play

    def mode(self, path: str, effect: w.Word | None) -> Mode:
        """A text by itself: its targets in order of their words, and its program."""
        outer_slots, outer_code = self.slots, self.code
        self.slots, self.code = [], []
        if effect is not None:
            self.effect(path + "/do", effect)
        program = Program(path, self.code)
        slots: list[Slot] = self.slots
        self.slots, self.code = outer_slots, outer_code
        self.defs.programs[path] = program
        return Mode(slots, program)

    # --------------------------------------------------------------- costs

    def cost(self, path: str, cost: w.Cost, play: Playable) -> None:
        if isinstance(cost, w.Resources):
            if isinstance(cost.count, int):
                play.resources += cost.count
            else:
                play.x_resources = True
                play.uses_x = True
            return
        lowered = self.other_cost(path, cost)
        if isinstance(cost, w.PutDamageCost) and isinstance(cost.amount, w.TheX):
            play.uses_x = True
        play.costs.append(lowered)

    def other_cost(self, path: str, cost: w.Cost) -> Cost:
        if isinstance(cost, w.Activate):
            return pay.Activate(path)
        if isinstance(cost, w.FlipThis):
            return pay.FlipThis(path)
        if isinstance(cost, w.Say):
            return pay.Say(path, cost.words)
        if isinstance(cost, w.DiscardCost):
            hand = self.noun(path, w.Noun((), (), w.Zone.HAND, w.YOU))
            return pay.OnChosen(path, "discard", hand, cost.count, None)
        if isinstance(cost, w.ExhaustCost):
            if isinstance(cost.what, w.YourHero):
                return pay.OnThis(path, "exhaust hero", None)
            return pay.OnChosen(path, "exhaust", self.noun(path, cost.what), cost.count, None)
        if isinstance(cost, w.DestroyCost):
            return self.cost_on(path, "destroy", cost.what, cost.count)
        if isinstance(cost, w.RemoveCost):
            return self.cost_on(path, "remove", cost.what, cost.count)
        if isinstance(cost, w.PutDamageCost):
            amount = self.amount(path, cost.amount)
            if isinstance(cost.on, w.Noun):
                return pay.OnChosen(path, "damage", self.noun(path, cost.on), 1, amount)
            return pay.OnThis(path, "damage hero" if isinstance(cost.on, w.YourHero) else "damage", amount)
        raise self.error(cost, "is no cost")

    def cost_on(self, path: str, act: str, what: w.Noun | w.This, count: int) -> Cost:
        if isinstance(what, w.Noun):
            return pay.OnChosen(path, act, self.noun(path, what), count, None)
        return pay.OnThis(path, act, None)

    # -------------------------------------------------------------- events

    def trigger(self, path: str, event: w.Happening, effect: w.Word, word: w.Word) -> Trigger:
        play = self.playable(path + "/effect", word, (), effect, None)
        trigger = self.event(path, event, play)
        trigger.word = word
        self.defs.keep(trigger)
        return trigger

    def event(self, path: str, event: w.Happening, play: Playable) -> Trigger:
        if isinstance(event, w.StartOfTurn):
            return tr.Turns(path, c.E_TURN, play, WHOSE[event.whose])
        if isinstance(event, w.EndOfTurn):
            return tr.Turns(path, c.E_PHASE, play, WHOSE[event.whose])
        if isinstance(event, w.YouPlay):
            mask = 0
            for kind in event.kinds:
                mask |= KINDS[kind]
            return tr.Plays(path, play, mask, event.tag, event.not_tag)
        if isinstance(event, w.YouStrike):
            return tr.Strikes(path, play, None, no.This(path) if event.this else None)
        if isinstance(event, w.DealsDamage):
            to = self.end(path, event.to)
            trigger: Trigger = tr.Damages(path, play, self.end(path, event.by), to, event.combat, event.with_this)
            trigger.turned = True
            return trigger
        if isinstance(event, w.IsDealtDamage):
            return tr.Damages(path, play, (None, None), self.end(path, event.what), event.combat, False)
        code = EVENTS.get(type(event))
        if code is None:
            raise self.error(event, "is no event")
        noun, what = self.end(path, event.what)
        return tr.About(path, code, play, noun, what)

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
            to = self.ref(path + "/to", word.to) if word.to is not None else None
            by = self.ref(path + "/by", word.by) if word.by is not None else None
            amount = self.amount(path, word.amount) if word.amount is not None else None
            return co.Prevent(path, to, self.while_(path, word.condition), amount, by, word.combat, word.span is None)
        if isinstance(word, w.PlayersCannot):
            return co.PlayersCannot(path, FORBIDS[word.act], None, word.opponents, word.your_turn)
        if isinstance(word, w.CanProtectOnly):
            return co.CanProtect(path, self.ref(path, word.what), None, self.ref(path + "/whom", word.whom))
        if isinstance(word, w.CanAttackOnly):
            return co.AttackOnly(path, self.ref(path, word.what), None, self.ref(path + "/whom", word.whom))
        if isinstance(word, w.CanSabotage):
            whom = no.AllOf(path + "/whom", self.noun(path + "/whom", word.whom))
            return co.Sabotages(path, self.ref(path, word.what), None, whom)
        if isinstance(word, w.MustAttack):
            return co.MustAttack(path, self.ref(path, word.what), None)
        if isinstance(word, w.Control):
            return co.Control(path, self.ref(path, word.what), None)
        if isinstance(word, w.GainControl) and word.who == w.YOU:
            return co.Control(path, self.ref(path, word.what), None)
        if isinstance(word, w.LosesPowers):
            return co.LosesPowers(path, self.ref(path, word.what), None)
        if isinstance(word, w.BecomesTagged):
            return co.AlsoTagged(path, self.ref(path, word.what), None, word.tag)
        if isinstance(word, w.DealsMore):
            element = c.ELEMENTS.index(word.element.value) if word.element is not None else 0
            what = self.ref(path, word.what)
            return co.More(path, what, None, word.more, word.double, element, word.with_ability, False)
        if isinstance(word, w.IsDealtMore):
            return co.More(path, self.ref(path, word.what), None, word.more, False, 0, False, True)
        if isinstance(word, w.StrikesForLess):
            return co.StrikeLess(path, self.ref(path, word.weapon), None, word.less, word.next_time)
        if isinstance(word, w.DamageCannotBePrevented):
            return co.Sure(path, self.ref(path, word.by), None, word.with_this)
        if isinstance(word, w.HandSize):
            return co.HandSize(path, self.players(path, word.who), word.more)
        raise self.error(word, "is no continuous modifier")

    def have(self, path: str, word: w.Have) -> Continuous:
        numbers = tuple(
            None if amount == 0 else self.amount(f"{path}/{name}", amount)
            for name, amount in (("atk", word.atk), ("health", word.health), ("defense", word.defense))
        )
        keywords = 0
        for keyword in word.keywords:
            keywords |= KEYWORDS[keyword]
        power = None
        if word.power is not None:
            slots, code = self.slots, self.code
            self.slots, self.code = [], []
            power = self.payment_power(path + "/power", word.power)
            self.slots, self.code = slots, code
        each = None
        condition = word.condition
        if isinstance(condition, (w.WhileAttacking, w.WhileDefending)) and isinstance(condition.what, w.Them):
            each = self.condition(path + "/while", condition)
            condition = None
        ref = self.ref(path, word.what)
        assert len(numbers) == 3
        have = co.Have(path, ref, self.while_(path, condition), numbers, keywords, power)
        have.each = each
        return have

    def cannot(self, path: str, word: w.Cannot) -> Continuous:
        ref = self.ref(path, word.what)
        condition = self.while_(path, word.condition)
        if word.unless_pays:
            return co.AttackCost(path, ref, condition, word.unless_pays)
        if word.act == w.Act.READY_IN_NEXT_READY_STEP:
            return co.NotReadied(path, ref, condition, False)
        if word.act == w.Act.READY_IN_YOUR_NEXT_READY_STEP:
            return co.NotReadied(path, ref, condition, True)
        if word.act not in FORBIDS:
            raise self.error(word, f"cannot forbid {word.act.value!r} without a cost")
        return co.Cannot(path, ref, condition, FORBIDS[word.act])

    def while_(self, path: str, condition: w.Condition | None) -> Condition | None:
        return None if condition is None else self.condition(path + "/while", condition)

    # ------------------------------------------------------------- effects

    def effect(self, path: str, word: w.Word) -> None:
        """Append what a word does to the program that is being made."""
        if isinstance(word, (w.Then, w.And)):
            for i, part in enumerate(word.parts):
                self.effect(f"{path}/{i}", part)
            return
        arranged = ARRANGING.get(type(word))
        if arranged is not None:
            arranged(self, path, word)
            return
        if isinstance(word, CONTINUOUS):
            self.modify(path, word)
            return
        self.code.append(self.deed(path, word))

    def deed(self, path: str, word: w.Word) -> Instr[Any]:
        """The instruction of a word that simply does something."""
        one = ON_PIECES.get(type(word))
        if one is not None:
            made: Instr[Any] = one(path, self.ref(path, getattr(word, "what")))  # noqa: B009  # those words have it
            return made
        if isinstance(word, w.Deal):
            by = self.ref(path + "/by", word.by)
            element = c.ELEMENTS.index(word.element.value) if word.element is not None else 0
            amount = self.amount(path + "/amount", word.amount)
            return d.Deal(path, amount, element, self.ref(path, word.to), by, word.unpreventable)
        if isinstance(word, w.PutDamage):
            return d.PutDamage(path, self.amount(path + "/amount", word.amount), self.ref(path, word.on))
        if isinstance(word, w.Heal):
            amount_or_all = None if word.amount is None else self.amount(path + "/amount", word.amount)
            return d.Heal(path, amount_or_all, self.ref(path, word.what), self.ref(path + "/by", word.by))
        if isinstance(word, w.Draw):
            return mv.Draw(path, self.amount(path, word.count), self.players(path, word.who))
        if isinstance(word, w.Discard):
            return mv.Discard(path, self.amount(path, word.count), self.players(path, word.who))
        if isinstance(word, w.Attach):
            return self.attach(path, word)
        if isinstance(word, w.PutInto):
            return mv.PutInto(path, self.ref(path, word.what), ZONES[word.zone], word.bottom)
        if isinstance(word, w.PutIntoPlay):
            return mv.PutIntoPlay(path, self.ref(path, word.what), word.exhausted)
        if isinstance(word, w.PutIntoResources):
            return mv.PutIntoResources(path, self.ref(path, word.what), word.exhausted)
        if isinstance(word, w.RemoveFromGame):
            return mv.PutInto(path, self.ref(path, word.what), c.REMOVED, False)
        if isinstance(word, w.Tokens):
            return mv.Tokens(path, self.token(path, word), word.count)
        if isinstance(word, w.PutCounter):
            return mv.PutCounter(path, self.ref(path, word.on), word.name)
        if isinstance(word, w.RevealTop):
            return a.TakeFromTop(path, word.count, self.deck_noun(path, word.noun), c.HAND)
        if isinstance(word, w.LookAtTop):
            return a.TakeFromTop(path, word.count, None, ZONES[word.zone])
        if isinstance(word, w.ShuffleInto):
            return mv.ShuffleInto(path, ZONES[word.zone])
        if isinstance(word, w.ExtraTurn):
            return mv.ExtraTurn(path)
        raise self.error(word, "does nothing here")

    def attach(self, path: str, word: w.Attach) -> Instr[Any]:
        card = self.card
        card.attaches = True
        named = word.to
        if isinstance(named, (w.Target, w.Chosen)):
            for kind in named.noun.kinds:
                card.attach_mask |= KINDS[kind]
        else:
            card.attach_mask = c.HERO
        return mv.Attach(path, self.ref(path, word.to))

    def token(self, path: str, word: w.Tokens) -> Card:
        name = word.name or " ".join(word.tags)
        text = w.Card(
            name, w.Kind.ALLY, 0, tags=word.tags, faction=word.faction, atk=word.atk, health=word.health,
            unique=word.unique, keywords=word.keywords,
        )  # fmt: skip
        card = Card(path + "/token", len(self.defs.cards), text)
        self.defs.add(card)
        CardLowering(self.defs, card).lower()
        card.play = None
        return card

    def modify(self, path: str, word: w.Word) -> None:
        """A continuous modifier from a link: frozen to what is named, or to whatever fits (wow7.4:714.3e-f)."""
        named = getattr(word, "what", None) or getattr(word, "weapon", None)
        if isinstance(word, w.Prevent):
            named = word.to
        frozen: Ref | None = None
        if named is not None and not isinstance(named, w.All):
            frozen = self.ref(path + "/frozen", named)
        # The modifier speaks of the same target or choice: reading it again would ask for a second one.
        self.read_before = (named, frozen) if isinstance(named, (w.Target, w.Chosen)) else None
        what = self.continuous(path, word)
        self.read_before = None
        until = SPANS[getattr(word, "span", w.Span.THIS_TURN)]
        yours = False
        if isinstance(word, w.Cannot) and word.act in NEXT_READY:
            until = UNTIL_READY_STEP
            yours = word.act == w.Act.READY_IN_YOUR_NEXT_READY_STEP
        elif until == UNTIL_GONE:
            until = UNTIL_GAME_ENDS
        self.code.append(m.Modify(path, what, frozen, until, yours))

    # ------------------------------------------------------------ arranging

    def may(self, path: str, word: w.May) -> None:
        ask = a.May(path, self.players(path, word.who))
        self.code.append(ask)
        start = len(self.code)
        self.effect(path + "/do", word.do)
        ask.body = self.code[start:]
        ask.to = len(self.code)

    def may_pay(self, path: str, word: w.MayPay) -> None:
        ask = a.MayPay(path, self.amount(path, word.resources), self.players(path, word.who), False)
        self.code.append(ask)
        self.effect(path + "/do", word.do)
        ask.to = len(self.code)

    def unless(self, path: str, word: w.Unless) -> None:
        ask = a.MayPay(path, Number(path, word.resources), self.players(path, word.who), True)
        self.code.append(ask)
        self.effect(path + "/do", word.do)
        ask.to = len(self.code)

    def when(self, path: str, word: w.If) -> None:
        target: Ref | None = None
        condition = word.condition
        if isinstance(condition, w.Is) and isinstance(condition.what, w.Target):
            target = self.ref(path + "/target", condition.what)
            condition = w.Is(w.THEM, condition.noun)
        ask = a.If(path, self.condition(path + "/if", condition), target)
        self.code.append(ask)
        self.effect(path + "/do", word.do)
        ask.to = len(self.code)

    def pick(self, path: str, word: w.Pick) -> None:
        self.ref(path, word.what)

    def flip(self, path: str, word: w.FlipCoin) -> None:
        flip = a.Flip(path)
        outer = self.loop
        self.loop = len(self.code)
        self.code.append(flip)
        self.effect(path + "/win", word.win)
        jump = a.Jump(path + "/end")
        self.code.append(jump)
        flip.to = len(self.code)
        self.effect(path + "/lose", word.lose)
        jump.to = len(self.code)
        self.loop = outer

    def roll(self, path: str, word: w.RollDie) -> None:
        roll = a.Roll(path)
        outer = self.loop
        self.loop = len(self.code)
        self.code.append(roll)
        jumps = []
        for i, (low, high, do) in enumerate(word.rows):
            roll.rows.append([low, high, len(self.code)])
            self.effect(f"{path}/{i}", do)
            jump = a.Jump(f"{path}/{i}/end")
            self.code.append(jump)
            jumps.append(jump)
        roll.to = len(self.code)
        for jump in jumps:
            jump.to = len(self.code)
        self.loop = outer

    def again(self, path: str, word: w.Again) -> None:
        if self.loop < 0:
            raise self.error(word, "stands in no flip or roll")
        jump = a.Jump(path)
        jump.to = self.loop
        self.code.append(jump)

    def search(self, path: str, word: w.Search) -> None:
        who = self.players(path, word.who)
        search = a.Search(path, self.deck_noun(path, word.noun), who, word.reveal)
        self.code.append(search)
        self.effect(path + "/use", word.use)
        search.to = len(self.code)
        self.code.append(mv.Shuffle(path + "/shuffle", who))

    def at_end_of_turn(self, path: str, word: w.AtEndOfTurn) -> None:
        trigger = self.trigger(path + "/when", w.EndOfTurn(), word.do, word)
        trigger.once = True
        self.code.append(m.AddTrigger(path, trigger, UNTIL_GAME_ENDS))

    def next_time(self, path: str, word: w.NextTime) -> None:
        trigger = self.trigger(path + "/when", word.event, word.do, word)
        trigger.once = word.once
        self.code.append(m.AddTrigger(path, trigger, UNTIL_TURN_ENDS))


ARRANGING: Final[dict[type, Any]] = {
    w.May: CardLowering.may,
    w.MayPay: CardLowering.may_pay,
    w.Unless: CardLowering.unless,
    w.If: CardLowering.when,
    w.Pick: CardLowering.pick,
    w.FlipCoin: CardLowering.flip,
    w.RollDie: CardLowering.roll,
    w.Again: CardLowering.again,
    w.Search: CardLowering.search,
    w.AtEndOfTurn: CardLowering.at_end_of_turn,
    w.NextTime: CardLowering.next_time,
}
"""Words that arrange other words."""

ON_PIECES: Final[dict[type, Any]] = {
    w.Exhaust: mv.Exhaust,
    w.Ready: mv.Ready,
    w.Destroy: mv.Destroy,
    w.Reattach: mv.Reattach,
    w.RemoveFromCombat: mv.RemoveFromCombat,
    w.BecomeDefender: mv.BecomeDefender,
    w.RemoveDamage: d.RemoveDamage,
    w.Interrupt: mv.Interrupt,
}
"""Words that do one thing to whatever they speak of."""

EVENTS: Final[dict[type, int]] = {
    w.EntersPlay: c.E_ENTER,
    w.IsDestroyed: c.E_DESTROY,
    w.Attacks: c.E_ATTACK,
    w.Defends: c.E_DEFEND,
    w.Protects: c.E_PROTECT,
    w.Sabotages: c.E_SABOTAGE,
    w.BecomesExhausted: c.E_EXHAUST,
}
"""Events about one thing, by the event kind they wait for."""

ZONES: Final = {
    w.Zone.HAND: c.HAND,
    w.Zone.DECK: c.DECK,
    w.Zone.GRAVEYARD: c.GRAVEYARD,
    w.Zone.REMOVED: c.REMOVED,
    w.Zone.CHAIN: c.CHAIN,
}
NEXT_READY: Final = (w.Act.READY_IN_NEXT_READY_STEP, w.Act.READY_IN_YOUR_NEXT_READY_STEP)
CONTINUOUS: Final = (
    w.Have, w.Cannot, w.PlayersCannot, w.CanProtectOnly, w.MustAttack, w.CanAttackOnly, w.CanSabotage, w.LosesPowers,
    w.BecomesTagged, w.DealsMore, w.IsDealtMore, w.StrikesForLess, w.DamageCannotBePrevented, w.HandSize, w.Prevent,
    w.Control, w.GainControl,
)  # fmt: skip
"""Words that, as an effect, begin a modifier."""
