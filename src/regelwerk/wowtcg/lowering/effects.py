"""Lowering of effects: the instructions of a text, in order, with their jumps."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.effects import Deed, OnPieces
from regelwerk.wowtcg.instructions import asking as a
from regelwerk.wowtcg.instructions import decks as de
from regelwerk.wowtcg.instructions import modifying as m
from regelwerk.wowtcg.instructions.making import Tokens
from regelwerk.wowtcg.lowering.lasting import Lasting
from regelwerk.wowtcg.meaning import Card
from regelwerk.wowtcg.state import UNTIL_GAME_ENDS, UNTIL_GONE, UNTIL_TURN_ENDS


class Effects(Lasting):
    """Reads what the texts of one card do."""

    def lower_token(self, card: Card) -> None:
        """Lower the definition of a token that the text makes."""
        raise NotImplementedError

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
        if isinstance(word, w.Continuous):
            self.modify(path, word)
            return
        if isinstance(word, w.Tokens):
            self.code.add(Tokens(path, self.token(path, word), word.count))
            return
        self.deed(path, word)

    def deed(self, path: str, word: w.Word) -> None:
        """A word that simply does something is its own instruction.

        Whoever does what puts cards into play controls them. What a deed cannot be done to is not chosen for it.
        """
        if not isinstance(word, Deed):
            raise self.error(word, "does nothing here")
        if isinstance(word, w.Attach):
            self.attaches(word)
        deed = self.placed(path, word)
        if isinstance(deed, w.PutIntoPlay) and isinstance(deed.who, w.You) and self.doer is not None:
            deed = replace(deed, who=self.doer)
        if isinstance(deed, OnPieces) and isinstance(deed.what, w.Chosen):
            choice = self.code.steps[-1]
            assert isinstance(choice, a.Choose)
            choice.serves = deed  # wow7.4:709.2b
        self.code.step(path, deed)

    def done_by(self, who: w.Player, path: str, word: w.Word) -> None:
        """What a word does, done by those players."""
        before, self.doer = self.doer, who
        self.effect(path, word)
        self.doer = before

    def attaches(self, word: w.Attach) -> None:
        """What the card can be attached to, as its text names it."""
        card = self.card
        card.attaches = True
        named = word.to
        if isinstance(named, (w.Target, w.Chosen)):
            for kind in named.noun.kinds:
                card.attach_mask |= kind.value
        else:
            card.attach_mask = c.HERO

    def token(self, path: str, word: w.Tokens) -> Card:
        name = word.name or " ".join(word.tags)
        text = w.Card(
            name, w.Kind.ALLY, 0, tags=word.tags, faction=word.faction, atk=word.atk, health=word.health,
            unique=word.unique, keywords=word.keywords,
        )  # fmt: skip
        card = Card(path + "/token", len(self.defs.cards), text)
        self.defs.add(card)
        self.lower_token(card)
        card.play = None
        return card

    def modify(self, path: str, word: w.Continuous) -> None:
        """A continuous modifier from a link: frozen to what is named, or to whatever fits (wow7.4:714.3e-f)."""
        until = word.until()
        if until == UNTIL_GONE:
            raise self.error(word, "does not say when it ends, as it must where it does not stand in Always")
        named = word.subject()
        frozen: w.Ref | None = None
        if named is not None and not isinstance(named, w.All):
            frozen = self.placed(path + "/frozen", named)
        # The modifier speaks of the same target or choice: reading it again would ask for a second one.
        self.read_before = (named, frozen) if isinstance(named, (w.Target, w.Chosen)) else None
        what = self.continuous(path, word)
        self.read_before = None
        yours = isinstance(word, w.Cannot) and word.yours
        who = what.word.who if isinstance(what.word, w.GainControl) and what.word.who != w.YOU else None
        self.code.add(m.Modify(path, what, frozen, until, yours, who))

    # ------------------------------------------------------------ arranging

    def may(self, path: str, word: w.May) -> None:
        ask = a.May(path, self.placed(path, word.who))
        self.code.add(ask)
        start = len(self.code)
        self.done_by(ask.who, path + "/do", word.do)
        ask.body = self.code.steps[start:]
        ask.to = len(self.code)

    def may_pay(self, path: str, word: w.MayPay) -> None:
        ask = a.MayPay(path, self.amount(path, word.resources), self.placed(path, word.who), False)
        self.code.add(ask)
        self.effect(path + "/do", word.do)
        ask.to = len(self.code)

    def unless(self, path: str, word: w.Unless) -> None:
        ask = a.MayPay(path, word.resources, self.placed(path, word.who), True)
        self.code.add(ask)
        self.effect(path + "/do", word.do)
        ask.to = len(self.code)

    def when(self, path: str, word: w.If) -> None:
        target: w.Ref | None = None
        condition = word.condition
        if isinstance(condition, w.Is) and isinstance(condition.what, w.Target):
            target = self.placed(path + "/target", condition.what)
            condition = w.Is(w.THEM, condition.noun)
        ask = a.If(path, self.placed(path + "/if", condition), target)
        self.code.add(ask)
        self.effect(path + "/do", word.do)
        ask.to = len(self.code)

    def if_you_do(self, path: str, word: w.IfYouDo) -> None:
        done = a.IfDone(path)
        self.code.add(done)
        self.effect(path + "/do", word.do)
        done.to = len(self.code)

    def either(self, path: str, word: w.Either) -> None:
        ask = a.Either(path)
        self.code.add(ask)
        start = len(self.code)
        self.effect(path + "/one", word.one)
        ask.body = self.code.steps[start:]
        jump = a.Jump(path + "/end")
        self.code.add(jump)
        ask.to = len(self.code)
        self.effect(path + "/other", word.other)
        ask.other = self.code.steps[ask.to :]
        jump.to = len(self.code)

    def pick(self, path: str, word: w.Pick) -> None:
        self.placed(path, word.what)

    def flip(self, path: str, word: w.FlipCoin) -> None:
        flip = a.Flip(path)
        outer = self.loop
        self.loop = len(self.code)
        self.code.add(flip)
        self.effect(path + "/win", word.win)
        jump = a.Jump(path + "/end")
        self.code.add(jump)
        flip.to = len(self.code)
        self.effect(path + "/lose", word.lose)
        jump.to = len(self.code)
        self.loop = outer

    def roll(self, path: str, word: w.RollDie) -> None:
        roll = a.Roll(path)
        outer = self.loop
        self.loop = len(self.code)
        self.code.add(roll)
        jumps = []
        for i, (low, high, do) in enumerate(word.rows):
            roll.rows.append([low, high, len(self.code)])
            self.effect(f"{path}/{i}", do)
            jump = a.Jump(f"{path}/{i}/end")
            self.code.add(jump)
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
        self.code.add(jump)

    def search(self, path: str, word: w.Search) -> None:
        who = self.placed(path, word.who)
        search = de.Search(path, self.deck_noun(path, word.noun), who, word.reveal, word.count)
        self.code.add(search)
        if word.shuffle_first:
            self.code.add(de.Shuffle(path + "/shuffle", who, True))
            self.done_by(who, path + "/use", word.use)
            jump = a.Jump(path + "/end")
            self.code.add(jump)
            search.to = len(self.code)
            self.code.add(de.Shuffle(path + "/shuffle", who, False))
            jump.to = len(self.code)
            return
        self.done_by(who, path + "/use", word.use)
        search.to = len(self.code)
        self.code.add(de.Shuffle(path + "/shuffle", who, False))

    def at_end_of_turn(self, path: str, word: w.AtEndOfTurn) -> None:
        trigger = self.trigger(path + "/when", w.EndOfTurn(), word.do, word)
        trigger.once = True
        self.code.add(m.AddTrigger(path, trigger, UNTIL_GAME_ENDS))

    def this_turn(self, path: str, word: w.ThisTurn) -> None:
        if isinstance(word.event, (w.StartOfTurn, w.EndOfTurn)):
            raise self.error(word, "waits for what comes once: NextTime is the word for that")
        trigger = self.trigger(path + "/when", word.event, word.do, word)
        self.code.add(m.AddTrigger(path, trigger, UNTIL_TURN_ENDS))

    def next_time(self, path: str, word: w.NextTime) -> None:
        trigger = self.trigger(path + "/when", word.event, word.do, word)
        trigger.once = True
        coming = isinstance(word.event, (w.StartOfTurn, w.EndOfTurn))  # "at the start of your next turn"
        self.code.add(m.AddTrigger(path, trigger, UNTIL_GAME_ENDS if coming else UNTIL_TURN_ENDS))


ARRANGING: Final[dict[type, Any]] = {
    w.May: Effects.may,
    w.MayPay: Effects.may_pay,
    w.Unless: Effects.unless,
    w.If: Effects.when,
    w.IfYouDo: Effects.if_you_do,
    w.Either: Effects.either,
    w.Pick: Effects.pick,
    w.FlipCoin: Effects.flip,
    w.RollDie: Effects.roll,
    w.Again: Effects.again,
    w.Search: Effects.search,
    w.AtEndOfTurn: Effects.at_end_of_turn,
    w.NextTime: Effects.next_time,
    w.ThisTurn: Effects.this_turn,
}
"""Words that arrange other words."""
