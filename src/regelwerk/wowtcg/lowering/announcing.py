"""Lowering of whatever is announced: costs, targets and modes, triggers and the events they wait for."""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.kernel.program import Program
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg import costs as pay
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.defs import WowDefs
from regelwerk.wowtcg.lowering.descriptions import Code, Reader
from regelwerk.wowtcg.meaning import Card, Cost, Mode, Playable, Slot, Trigger


class Announcing(Reader):
    """Reads payment powers, rewards and triggers of one card."""

    def __init__(self, defs: WowDefs, card: Card) -> None:
        super().__init__(card)
        self.defs = defs

    def effect(self, path: str, word: w.Word) -> None:
        """Append what a word does to the program that is being made; see `effects`."""
        raise NotImplementedError

    def payment_power(self, path: str, power: w.Pay) -> Playable:
        play = self.playable(path, power, power.costs, power.effect, power.condition)
        play.once_per_turn = power.once_per_turn
        play.activated = any(isinstance(cost, w.Activate) for cost in power.costs)
        only = all(isinstance(cost, pay.Say) or cost.puts_damage() for cost in play.costs)
        play.free = only and play.resources == 0 and not play.x_resources
        return play

    def playable(
        self, path: str, word: w.Word, costs: Sequence[w.Cost], effect: w.Word | None, condition: w.Condition | None
    ) -> Playable:
        play = Playable(path, word)
        self.defs.keep(play)
        for i, cost in enumerate(costs):
            self.cost(f"{path}/cost{i}", cost, play)
        if condition is not None:
            play.condition = self.placed(path + "/if", condition)
        modes = effect.modes if isinstance(effect, w.ChooseOne) else (effect,)
        for i, mode in enumerate(modes):
            play.modes.append(self.mode(f"{path}/mode{i}" if len(modes) > 1 else path, mode))
        play.settle()
        return play

    def mode(self, path: str, effect: w.Word | None) -> Mode:
        """A text by itself: its targets in order of their words, and its program."""
        outer_slots, outer_code, outer_doer = self.slots, self.code, self.doer
        self.slots, self.code, self.doer = [], Code(), None
        if effect is not None:
            self.effect(path + "/do", effect)
        program = Program(path, self.code.steps, self.code.paths)
        slots: list[Slot] = self.slots
        self.slots, self.code, self.doer = outer_slots, outer_code, outer_doer
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
        if isinstance(cost, w.RemoveCost) and cost.up_to:
            play.uses_x = True
        play.costs.append(lowered)

    def other_cost(self, path: str, cost: w.Cost) -> Cost:
        if isinstance(cost, w.Activate):
            return pay.Activate(path, self.card.kind == c.QUEST)
        if isinstance(cost, w.FlipThis):
            return pay.FlipThis(path)
        if isinstance(cost, w.Say):
            return pay.Say(path, cost.words)
        if isinstance(cost, w.DiscardCost):
            hand = self.placed(path, w.Noun((), (), w.Zone.HAND, w.YOU))
            return pay.OnChosen(path, "discard", hand, cost.count, None)
        if isinstance(cost, w.RemoveCost) and cost.up_to:
            if not isinstance(cost.what, w.Noun):
                raise self.error(cost, "is about one card: there is no number up to which")
            return pay.OnChosen(path, "remove", self.placed(path, cost.what), cost.count, None, True)
        if isinstance(cost, w.ExhaustCost):
            if isinstance(cost.what, w.YourHero):
                if cost.count != 1:
                    raise self.error(cost, "is about one hero")
                return pay.OnThis(path, "exhaust hero", None)
            return pay.OnChosen(path, "exhaust", self.placed(path, cost.what), cost.count, None)
        if isinstance(cost, w.DestroyCost):
            return self.cost_on(path, "destroy", cost.what, cost.count)
        if isinstance(cost, w.RemoveCost):
            return self.cost_on(path, "remove", cost.what, cost.count)
        if isinstance(cost, w.PutDamageCost):
            amount = self.amount(path, cost.amount)
            if isinstance(cost.on, w.Noun):
                return pay.OnChosen(path, "damage", self.placed(path, cost.on), 1, amount)
            return pay.OnThis(path, "damage hero" if isinstance(cost.on, w.YourHero) else "damage", amount)
        raise self.error(cost, "is no cost")

    def cost_on(self, path: str, act: str, what: w.Noun | w.This, count: int) -> Cost:
        if isinstance(what, w.Noun):
            return pay.OnChosen(path, act, self.placed(path, what), count, None)
        if count != 1:
            raise self.error(what, "is one card, and cannot be a cost several times")
        return pay.OnThis(path, act, None)

    # -------------------------------------------------------------- events

    def trigger(self, path: str, event: w.Happening, effect: w.Word, word: w.Word) -> Trigger:
        if not isinstance(event, w.Happening):
            raise self.error(event, "is no event")
        play = self.playable(path + "/effect", word, (), effect, None)
        trigger = Trigger(path, self.placed(path, event), play, word)
        self.defs.keep(trigger)
        return trigger
