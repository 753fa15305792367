"""Lowering of effects: the instructions of a text, in order, with their jumps.

A word says itself what it becomes (`Word.lower`). What is here needs more than the word: other definitions, the
choice before it, the flip around it.
"""

from __future__ import annotations

from regelwerk.kernel.program import Jump
from regelwerk.kernel.vocabulary.words import Again, FlipCoin, RollDie
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.effects import EachPieceInstruction
from regelwerk.wowtcg.instructions import choices
from regelwerk.wowtcg.instructions.modifiers import AddModifier
from regelwerk.wowtcg.lowered import CardDefinition
from regelwerk.wowtcg.lowering.continuous import ContinuousLowering
from regelwerk.wowtcg.state import UNTIL_GONE


class EffectLowering(ContinuousLowering):
    """Reads what the texts of one card do."""

    def lower_token(self, card: CardDefinition) -> None:
        """Lower the definition of a token that the text makes."""
        raise NotImplementedError

    def effect(self, path: str, word: vocabulary.Word) -> None:
        word.lower(self, path)

    def effect_of(self, who: vocabulary.Player, path: str, word: vocabulary.Word) -> None:
        before, self.doer = self.doer, who
        self.effect(path, word)
        self.doer = before

    def narrow_choice(self, effect: EachPieceInstruction) -> None:
        choice = self.builder.steps[-1]
        assert isinstance(choice, choices.Choose)
        choice.then_effect = effect

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
        if named is not None and not named.is_open():
            frozen = self.placed(path + "/frozen", named)
        # The modifier speaks of the same target or choice: reading it again would ask for a second one.
        self.already_lowered = (named, frozen)
        effect = self.continuous(path, word)
        self.already_lowered = None
        ends_in_your_step, controller = effect.word.ends_in_your_step(), effect.word.other_controller()
        self.builder.add(AddModifier(path, effect, frozen, until, ends_in_your_step, controller))

    # ----------------------------------------------------- words of the kernel

    def flip_coin(self, path: str, word: FlipCoin) -> None:
        flip = choices.FlipCoin(path)
        outer = self.enclosing_flip
        self.enclosing_flip = len(self.builder)
        self.builder.add(flip)
        self.effect(path + "/win", word.win)
        end = Jump(path + "/end")
        self.builder.add(end)
        flip.to = len(self.builder)
        self.effect(path + "/lose", word.lose)
        end.to = len(self.builder)
        self.enclosing_flip = outer

    def roll_die(self, path: str, word: RollDie) -> None:
        roll = choices.RollDie(path)
        outer = self.enclosing_flip
        self.enclosing_flip = len(self.builder)
        self.builder.add(roll)
        ends = []
        for i, (low, high, outcome) in enumerate(word.rows):
            roll.rows.append([low, high, len(self.builder)])
            self.effect(f"{path}/{i}", outcome)
            end = Jump(f"{path}/{i}/end")
            self.builder.add(end)
            ends.append(end)
        roll.to = len(self.builder)
        for end in ends:
            end.to = roll.to
        self.enclosing_flip = outer

    def again(self, path: str, word: Again) -> None:
        if self.enclosing_flip < 0:
            raise self.error(word, "stands in no flip or roll")
        jump = Jump(path)
        jump.to = self.enclosing_flip
        self.builder.add(jump)
