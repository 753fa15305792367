"""Lowering: each word of a card becomes one small object that has its meaning (done once, at loading).

A word without meaning, a target nobody asks for, a text that cannot work is found here
and named with its card, not in the middle of a game.
"""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.kernel.program import Program
from regelwerk.kernel.words import words_in
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.chain import STRIKE_BONUS
from regelwerk.wowtcg.defs import WowDefs
from regelwerk.wowtcg.instructions.making import DestroyForms
from regelwerk.wowtcg.lowering.descriptions import LoweringError
from regelwerk.wowtcg.lowering.effects import Effects
from regelwerk.wowtcg.meaning import Card, ContinuousEffect, Mode, Playable, Trigger
from regelwerk.wowtcg.state import UNTIL_GONE
from regelwerk.wowtcg.triggers import ALWAYS_NOTED

__all__ = ["CardLowering", "LoweringError", "lower_into", "lower_more"]


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
    defs.keep(ContinuousEffect(STRIKE_BONUS, w.Have(w.YOUR_HERO, atk=w.X), None))
    for path, keyword in (("rule/bear-form", c.BEAR_FORM), ("rule/stealth", c.STEALTH)):
        play = Playable(path + "/play", None)
        program = Program(path, [DestroyForms(path + "/destroy", keyword)])
        play.modes = [Mode([], program)]
        defs.keep(play)
        defs.programs[path] = program
        trigger = Trigger(path, None, play, None)
        defs.keep(trigger)


def destroys_resources(word: w.Card) -> bool:
    """Whether the text destroys resources, as an effect or as a cost."""
    for inner in words_in(word):
        if isinstance(inner, (w.Destroy, w.DestroyCost)):
            for part in words_in(inner):
                if isinstance(part, w.Noun) and w.Kind.RESOURCE in part.kinds:
                    return True
    return False


class CardLowering(Effects):
    """Lowers one card. `Reader` reads descriptions; this class makes powers and programs of them."""

    def lower(self) -> None:
        card = self.card
        word = card.word
        for inner in words_in(word):
            problem = inner.problem()
            if problem:
                raise self.error(inner, problem)
        card.kind = word.kind.value
        card.shown = card.kind | c.TOTEM if word.totem else card.kind
        card.frail = card.shown & c.CHARACTER != 0 and card.health <= 0
        card.tags = [*word.tags, *(tag for tag, _ in word.limits)]
        card.faction = 0 if word.faction is None else word.faction.value
        card.element = word.element.value if word.element is not None else 0
        for keyword in word.keywords:
            card.keywords |= keyword.value
        if card.kind not in (c.HERO, c.QUEST):
            card.play = self.playable(f"{card.code}/play", word, (), self.on_play(), None)
            card.play.resources = card.cost
            card.play.x_resources = card.plus_x
            card.play.uses_x = card.play.uses_x or card.plus_x
            card.play.played = True
            self.additions(card.play)
            self.alternate(card.play)
            card.play.settle()
        for i, power in enumerate(word.powers):
            self.power(f"{card.code}/{i}", power)
        costs = [play.resources for play in card.payments]
        if card.reward is not None:
            costs.append(card.reward.resources)
        card.least = min(costs, default=0)
        card.meddles = destroys_resources(word)
        card.numbered = None if any(play.faction for play in card.payments) else list(enumerate(card.payments))
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
                play.condition = self.placed(f"{self.card.code}/{i}", power.condition)

    def alternate(self, play: Playable) -> None:
        """Playing it for an alternate cost: the same in all else, additional costs too (wow7.4:403.3)."""
        card = self.card
        for i, power in enumerate(card.word.powers):
            if isinstance(power, w.RatherThanPay):
                if play.uses_x or len(play.modes) != 1 or play.instead is not None:
                    raise self.error(power, "goes with no X, no modes, and no other alternate cost")
                path = f"{card.code}/{i}/instead"
                instead = Playable(path, play.word)
                self.defs.keep(instead)
                for j, cost in enumerate(power.costs):
                    self.cost(f"{path}/{j}", cost, instead)
                instead.resources += play.resources - card.cost  # wow7.4:403.6
                instead.costs += play.costs
                instead.modes = play.modes
                instead.played = True
                instead.condition = play.condition
                instead.settle()
                play.instead = instead
                self.defs.alternates.append(instead)

    # -------------------------------------------------------------- powers

    def power(self, path: str, power: object, faction: int = 0) -> None:
        card = self.card
        if isinstance(power, w.ForFaction):
            self.power(path, power.power, power.faction.value)
        elif isinstance(power, w.Pay):
            play = self.payment_power(path, power)
            play.faction = faction
            card.payments.append(play)
        elif isinstance(power, w.Reward):
            card.reward = self.playable(path, power, power.costs, power.effect, power.condition)
        elif isinstance(power, w.When):
            if power.first_each_turn and isinstance(power.event, (w.StartOfTurn, w.EndOfTurn)):
                raise self.error(power, "waits for what comes once each turn")
            trigger = self.trigger(path, power.event, power.effect, power)
            trigger.faction = faction
            trigger.first_each_turn = power.first_each_turn
            if power.first_each_turn and trigger.event not in (*ALWAYS_NOTED, *self.defs.firsts):
                self.defs.firsts.append(trigger.event)
            if power.condition is not None:
                trigger.condition = self.placed(path + "/if", power.condition)
                trigger.play.condition = trigger.condition
                trigger.play.settle()
            if power.during is not None:
                trigger.condition = self.placed(path + "/during", power.during)
            card.triggers.append(trigger)
        elif isinstance(power, w.Always):
            parts = power.what.parts if isinstance(power.what, w.And) else (power.what,)
            for i, part in enumerate(parts):
                if isinstance(part, w.Continuous) and part.until() != UNTIL_GONE:
                    raise self.error(part, "has an end of its own, which nothing in Always has")
                what = self.continuous(f"{path}/{i}", part)
                what.faction = faction
                card.statics.append(what)
        elif not isinstance(power, (w.OnPlay, w.AlsoPay, w.RatherThanPay, w.OnlyDuring)):
            raise self.error(power, "is no power")

    def lower_token(self, card: Card) -> None:
        CardLowering(self.defs, card).lower()
