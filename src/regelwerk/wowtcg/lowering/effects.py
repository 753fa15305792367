"""Lowering of effects: the instructions of a text, in order, with their jumps."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from regelwerk.wowtcg import codes, vocabulary
from regelwerk.wowtcg.effects import EachPieceInstruction, PieceInstruction
from regelwerk.wowtcg.instructions import choices as a
from regelwerk.wowtcg.instructions import decks as de
from regelwerk.wowtcg.instructions import modifiers as m
from regelwerk.wowtcg.instructions.making import CreateTokens
from regelwerk.wowtcg.lowered import CardDefinition
from regelwerk.wowtcg.lowering.continuous import ContinuousLowering
from regelwerk.wowtcg.state import UNTIL_GAME_ENDS, UNTIL_GONE, UNTIL_TURN_ENDS


class EffectLowering(ContinuousLowering):
    """Reads what the texts of one card do."""

    def lower_token(self, card: CardDefinition) -> None:
        """Lower the definition of a token that the text makes."""
        raise NotImplementedError

    # ------------------------------------------------------------- effects

    def effect(self, path: str, word: vocabulary.Word) -> None:
        """Append what a word does to the program that is being made."""
        if isinstance(word, (vocabulary.Then, vocabulary.And)):
            for i, part in enumerate(word.parts):
                self.effect(f"{path}/{i}", part)
            return
        arranged = ARRANGING.get(type(word))
        if arranged is not None:
            arranged(self, path, word)
            return
        if isinstance(word, vocabulary.Continuous):
            self.modify(path, word)
            return
        if isinstance(word, vocabulary.CreateTokens):
            self.code.add(CreateTokens(path, self.token(path, word), word.count))
            return
        self.deed(path, word)

    def deed(self, path: str, word: vocabulary.Word) -> None:
        """A word that simply does something is its own instruction.

        Whoever does what puts cards into play controls them. What a deed cannot be done to is not chosen for it.
        """
        if not isinstance(word, PieceInstruction):
            raise self.error(word, "does nothing here")
        if isinstance(word, vocabulary.Attach):
            self.attaches(word)
        deed = self.placed(path, word)
        if isinstance(deed, vocabulary.PutIntoPlay) and isinstance(deed.who, vocabulary.You) and self.doer is not None:
            deed = replace(deed, who=self.doer)
        if isinstance(deed, EachPieceInstruction) and isinstance(deed.what, vocabulary.Chosen):
            choice = self.code.steps[-1]
            assert isinstance(choice, a.Choose)
            choice.then_effect = deed  # wow7.4:709.2b
        self.code.step(path, deed)

    def done_by(self, who: vocabulary.Player, path: str, word: vocabulary.Word) -> None:
        """What a word does, done by those players."""
        before, self.doer = self.doer, who
        self.effect(path, word)
        self.doer = before

    def attaches(self, word: vocabulary.Attach) -> None:
        """What the card can be attached to, as its text names it."""
        card = self.card
        card.attaches = True
        named = word.to
        if isinstance(named, (vocabulary.Target, vocabulary.Chosen)):
            for kind in named.noun.kinds:
                card.attach_mask |= kind.value
        else:
            card.attach_mask = codes.TYPE_HERO

    def token(self, path: str, word: vocabulary.CreateTokens) -> CardDefinition:
        name = word.name or " ".join(word.tags)
        text = vocabulary.Card(
            name, vocabulary.CardType.ALLY, 0, tags=word.tags, faction=word.faction, atk=word.atk, health=word.health,
            unique=word.unique, keywords=word.keywords,
        )  # fmt: skip
        card = CardDefinition(path + "/token", len(self.defs.cards), text)
        self.defs.add(card)
        self.lower_token(card)
        card.play = None
        return card

    def modify(self, path: str, word: vocabulary.Continuous) -> None:
        """A continuous modifier from a link: frozen to what is named, or to whatever fits (wow7.4:714.3e-f)."""
        until = word.until()
        if until == UNTIL_GONE:
            raise self.error(word, "does not say when it ends, as it must where it does not stand in Always")
        named = word.subject()
        frozen: vocabulary.Selector | None = None
        if named is not None and not isinstance(named, vocabulary.All):
            frozen = self.placed(path + "/frozen", named)
        # The modifier speaks of the same target or choice: reading it again would ask for a second one.
        self.already_lowered = (named, frozen) if isinstance(named, (vocabulary.Target, vocabulary.Chosen)) else None
        what = self.continuous(path, word)
        self.already_lowered = None
        yours = isinstance(word, vocabulary.Cannot) and word.yours
        who = (
            what.word.who if isinstance(what.word, vocabulary.GainControl) and what.word.who != vocabulary.YOU else None
        )
        self.code.add(m.AddModifier(path, what, frozen, until, yours, who))

    # ------------------------------------------------------------ arranging

    def may(self, path: str, word: vocabulary.May) -> None:
        ask = a.May(path, self.placed(path, word.who))
        self.code.add(ask)
        start = len(self.code)
        self.done_by(ask.who, path + "/do", word.do)
        ask.body = self.code.steps[start:]
        ask.to = len(self.code)

    def may_pay(self, path: str, word: vocabulary.MayPay) -> None:
        ask = a.MayPay(path, self.amount(path, word.resources), self.placed(path, word.who), False)
        self.code.add(ask)
        self.effect(path + "/do", word.do)
        ask.to = len(self.code)

    def unless(self, path: str, word: vocabulary.Unless) -> None:
        ask = a.MayPay(path, word.resources, self.placed(path, word.who), True)
        self.code.add(ask)
        self.effect(path + "/do", word.do)
        ask.to = len(self.code)

    def when(self, path: str, word: vocabulary.If) -> None:
        target: vocabulary.Selector | None = None
        condition = word.condition
        if isinstance(condition, vocabulary.Matches) and isinstance(condition.what, vocabulary.Target):
            target = self.placed(path + "/target", condition.what)
            condition = vocabulary.Matches(vocabulary.THEM, condition.noun)
        ask = a.If(path, self.placed(path + "/if", condition), target)
        self.code.add(ask)
        self.effect(path + "/do", word.do)
        ask.to = len(self.code)

    def if_you_do(self, path: str, word: vocabulary.IfYouDo) -> None:
        done = a.IfYouDo(path)
        self.code.add(done)
        self.effect(path + "/do", word.do)
        done.to = len(self.code)

    def either(self, path: str, word: vocabulary.Either) -> None:
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

    def pick(self, path: str, word: vocabulary.Choose) -> None:
        self.placed(path, word.what)

    def flip(self, path: str, word: vocabulary.FlipCoin) -> None:
        flip = a.FlipCoin(path)
        outer = self.enclosing_flip
        self.enclosing_flip = len(self.code)
        self.code.add(flip)
        self.effect(path + "/win", word.win)
        jump = a.Jump(path + "/end")
        self.code.add(jump)
        flip.to = len(self.code)
        self.effect(path + "/lose", word.lose)
        jump.to = len(self.code)
        self.enclosing_flip = outer

    def roll(self, path: str, word: vocabulary.RollDie) -> None:
        roll = a.RollDie(path)
        outer = self.enclosing_flip
        self.enclosing_flip = len(self.code)
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
        self.enclosing_flip = outer

    def again(self, path: str, word: vocabulary.Again) -> None:
        if self.enclosing_flip < 0:
            raise self.error(word, "stands in no flip or roll")
        jump = a.Jump(path)
        jump.to = self.enclosing_flip
        self.code.add(jump)

    def search(self, path: str, word: vocabulary.Search) -> None:
        who = self.placed(path, word.who)
        search = de.Search(path, self.deck_noun(path, word.noun), who, word.reveal, word.count)
        self.code.add(search)
        if word.shuffle_first:
            self.code.add(de.Shuffle(path + "/shuffle", who, True))
            self.done_by(who, path + "/use", word.then_do)
            jump = a.Jump(path + "/end")
            self.code.add(jump)
            search.to = len(self.code)
            self.code.add(de.Shuffle(path + "/shuffle", who, False))
            jump.to = len(self.code)
            return
        self.done_by(who, path + "/use", word.then_do)
        search.to = len(self.code)
        self.code.add(de.Shuffle(path + "/shuffle", who, False))

    def at_end_of_turn(self, path: str, word: vocabulary.AtEndOfTurn) -> None:
        trigger = self.trigger(path + "/when", vocabulary.EndOfTurn(), word.do, word)
        trigger.once = True
        self.code.add(m.AddTrigger(path, trigger, UNTIL_GAME_ENDS))

    def this_turn(self, path: str, word: vocabulary.ThisTurn) -> None:
        if word.event.comes_once_a_turn():
            raise self.error(word, "waits for what comes once: NextTime is the word for that")
        trigger = self.trigger(path + "/when", word.event, word.do, word)
        self.code.add(m.AddTrigger(path, trigger, UNTIL_TURN_ENDS))

    def next_time(self, path: str, word: vocabulary.NextTime) -> None:
        trigger = self.trigger(path + "/when", word.event, word.do, word)
        trigger.once = True
        coming = isinstance(
            word.event, (vocabulary.StartOfTurn, vocabulary.EndOfTurn)
        )  # "at the start of your next turn"
        self.code.add(m.AddTrigger(path, trigger, UNTIL_GAME_ENDS if coming else UNTIL_TURN_ENDS))


ARRANGING: Final[dict[type, Any]] = {
    vocabulary.May: EffectLowering.may,
    vocabulary.MayPay: EffectLowering.may_pay,
    vocabulary.Unless: EffectLowering.unless,
    vocabulary.If: EffectLowering.when,
    vocabulary.IfYouDo: EffectLowering.if_you_do,
    vocabulary.Either: EffectLowering.either,
    vocabulary.Choose: EffectLowering.pick,
    vocabulary.FlipCoin: EffectLowering.flip,
    vocabulary.RollDie: EffectLowering.roll,
    vocabulary.Again: EffectLowering.again,
    vocabulary.Search: EffectLowering.search,
    vocabulary.AtEndOfTurn: EffectLowering.at_end_of_turn,
    vocabulary.NextTime: EffectLowering.next_time,
    vocabulary.ThisTurn: EffectLowering.this_turn,
}
"""Words that arrange other words."""
