"""Effects that arrange others: what a player may do, what is done only if, what comes later.

They are lowered into jumps between the effects inside them, or into what waits for an event.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from regelwerk.kernel.program import Jump
from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass
from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowtcg.conditions import Condition
from regelwerk.wowtcg.instructions import choices, decks, modifiers
from regelwerk.wowtcg.players import YOU, Amount, Player
from regelwerk.wowtcg.selectors import CardFilter, Chosen
from regelwerk.wowtcg.state import UNTIL_GAME_ENDS, UNTIL_TURN_ENDS
from regelwerk.wowtcg.triggers import EndOfTurn, TriggerEvent

if TYPE_CHECKING:
    from regelwerk.wowtcg.lowered import Lowering


@dataclass(frozen=True)
class Search(Word):
    """Look through one's own deck for one card that fits, use it, then shuffle (wow7.4:413.1).

    `reveal`: show it to all. The card found is "them" for `then_do`; nothing found: `then_do` is skipped.
    `count`: up to so many cards; `shuffle_first`: the deck is shuffled before the card is used.
    """

    noun: CardFilter
    then_do: Word
    who: Player = YOU
    reveal: bool = False
    count: int = 1
    shuffle_first: bool = False

    def lower(self, lowering: Lowering, path: str) -> None:
        builder = lowering.builder
        who = lowering.placed(path, self.who)
        search = decks.Search(path, lowering.deck_filter(path, self.noun), who, self.reveal, self.count)
        builder.add(search)
        if not self.shuffle_first:
            lowering.effect_of(who, path + "/use", self.then_do)
            search.to = len(builder)
            builder.add(decks.Shuffle(path + "/shuffle", who, False))
            return
        builder.add(decks.Shuffle(path + "/shuffle", who, True))
        lowering.effect_of(who, path + "/use", self.then_do)
        end = Jump(path + "/end")
        builder.add(end)
        search.to = len(builder)
        builder.add(decks.Shuffle(path + "/shuffle", who, False))
        end.to = len(builder)


@dataclass(frozen=True)
class May(Word):
    """That player may do it, in its entirety or not at all (wow7.4:709.2b)."""

    do: Word
    who: Player = YOU

    def lower(self, lowering: Lowering, path: str) -> None:
        builder = lowering.builder
        may = choices.May(path, lowering.placed(path, self.who))
        builder.add(may)
        start = len(builder)
        lowering.effect_of(may.who, path + "/do", self.do)
        may.body = builder.steps[start:]
        may.to = len(builder)


@dataclass(frozen=True)
class MayPay(Word):
    """ "You may pay (n). If you do, ..." Paying is a cost (wow7.4:403.1)."""

    resources: int | Amount
    do: Word
    who: Player = YOU

    def lower(self, lowering: Lowering, path: str) -> None:
        amount = self.resources
        price = amount if isinstance(amount, int) else lowering.placed(path, amount)
        may_pay = choices.MayPay(path, price, lowering.placed(path, self.who), False)
        lowering.builder.add(may_pay)
        lowering.effect(path + "/do", self.do)
        may_pay.to = len(lowering.builder)


@dataclass(frozen=True)
class Unless(Word):
    """ "Do this unless that player pays (n)": paying is a cost (wow7.4:403.1)."""

    do: Word
    resources: int
    who: Player

    def lower(self, lowering: Lowering, path: str) -> None:
        may_pay = choices.MayPay(path, self.resources, lowering.placed(path, self.who), True)
        lowering.builder.add(may_pay)
        lowering.effect(path + "/do", self.do)
        may_pay.to = len(lowering.builder)


@dataclass(frozen=True)
class IfYouDo(Word):
    """ "If you do, ...": only if what the text did before was really done (wow7.4:709.2f)."""

    do: Word

    def lower(self, lowering: Lowering, path: str) -> None:
        if_done = choices.IfYouDo(path)
        lowering.builder.add(if_done)
        lowering.effect(path + "/do", self.do)
        if_done.to = len(lowering.builder)


@dataclass(frozen=True)
class Either(Word):
    """You do the one or the other as the text resolves; the one only if all of it can be done (wow7.4:709.2b).

    `announced`: "Choose one: ...; or ...", a mode, which is chosen while the link is added (wow7.4:707.1c).
    """

    one: Word
    other: Word
    announced: bool = False

    @property
    def modes(self) -> tuple[Word, ...]:
        """What can be done, in the order of the text."""
        return (self.one, self.other)

    def lower(self, lowering: Lowering, path: str) -> None:
        if self.announced:
            raise lowering.error(self, "is announced, and so stands for the whole text")
        builder = lowering.builder
        either = choices.Either(path)
        builder.add(either)
        start = len(builder)
        lowering.effect(path + "/one", self.one)
        either.body = builder.steps[start:]
        end = Jump(path + "/end")
        builder.add(end)
        either.to = len(builder)
        lowering.effect(path + "/other", self.other)
        either.other = builder.steps[either.to :]
        end.to = len(builder)


@dataclass(frozen=True)
class Choose(Word):
    """A clause that only chooses: "Choose an ally in your party" (wow7.4:709.2b)."""

    what: Chosen

    def lower(self, lowering: Lowering, path: str) -> None:
        lowering.placed(path, self.what)


@dataclass(frozen=True)
class If(Word):
    """Do it only if that is so now (wow7.4:709.2d)."""

    condition: Condition
    do: Word

    def lower(self, lowering: Lowering, path: str) -> None:
        condition = self.condition
        target = condition.target()
        if target is not None:
            target = lowering.placed(path + "/target", target)
            condition = condition.of_mentioned()
        only_if = choices.If(path, lowering.placed(path + "/if", condition), target)
        lowering.builder.add(only_if)
        lowering.effect(path + "/do", self.do)
        only_if.to = len(lowering.builder)


@dataclass(frozen=True)
class AtEndOfTurn(Word):
    """ "... at end of turn": a modifier that triggers once, at the next end of turn (wow7.4:715)."""

    do: Word

    def lower(self, lowering: Lowering, path: str) -> None:
        trigger = lowering.trigger(path + "/when", EndOfTurn(), self.do, self)
        trigger.once = True
        lowering.builder.add(modifiers.AddTrigger(path, trigger, UNTIL_GAME_ENDS))


@dataclass(frozen=True)
class ThisTurn(Word):
    """ "When ... this turn, ...": a triggered modifier that triggers each time until end of turn (wow7.4:715).

    once    "The next time ... this turn, ...": it triggers once; with StartOfTurn and EndOfTurn: "at the start of your
            next turn, ..."
    """

    event: TriggerEvent
    do: Word
    once: bool = False

    def problem(self) -> str:
        return "waits for what comes once: `once` says so" if self.event.comes_once_a_turn() and not self.once else ""

    def lower(self, lowering: Lowering, path: str) -> None:
        trigger = lowering.trigger(path + "/when", self.event, self.do, self)
        trigger.once = self.once
        until = UNTIL_GAME_ENDS if self.event.comes_once_a_turn() else UNTIL_TURN_ENDS
        lowering.builder.add(modifiers.AddTrigger(path, trigger, until))
