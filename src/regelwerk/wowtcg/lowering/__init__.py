"""Lowering: each word of a card becomes one small object that has its meaning (done once, at loading).

A word without meaning, a target nobody asks for, a text that cannot work is found here
and named with its card, not in the middle of a game.
"""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.kernel.program import Program
from regelwerk.kernel.vocabulary.words import words_in
from regelwerk.wowtcg import codes, vocabulary
from regelwerk.wowtcg.chain import STRIKE_BONUS
from regelwerk.wowtcg.definitions import WowDefinitions
from regelwerk.wowtcg.effects import PieceInstruction
from regelwerk.wowtcg.instructions.making import DestroyFormAbilities
from regelwerk.wowtcg.lowered import CardDefinition, ContinuousEffect, Mode, Playable, Trigger
from regelwerk.wowtcg.lowering.effects import EffectLowering
from regelwerk.wowtcg.lowering.selectors import LoweringError

__all__ = ["CardLowering", "LoweringError", "lower_into", "lower_more"]


def lower_into(defs: WowDefinitions, words: Sequence[tuple[str, vocabulary.Card]]) -> None:
    """Lower cards into `defs`, with the modifiers and triggers that the rules themselves make."""
    blank = CardDefinition("", 0, vocabulary.Card("", vocabulary.CardType.QUEST, None))
    defs.add(blank)
    _rules(defs)
    lower_more(defs, words)


def lower_more(defs: WowDefinitions, words: Sequence[tuple[str, vocabulary.Card]]) -> None:
    """Lower further cards into `defs`."""
    for code, word in words:
        card = CardDefinition(code, len(defs.cards), word)
        defs.add(card)
        CardLowering(defs, card).lower()
        play = card.play
        if play is not None and play.resources == 0:
            defs.has_free_cards = True
            defs.has_free_instants = defs.has_free_instants or card.instant


def _rules(defs: WowDefinitions) -> None:
    """What the rules make: the strike modifier (wow:303.2a), the loss of forms and of stealth."""
    bonus = ContinuousEffect(STRIKE_BONUS, vocabulary.Have(vocabulary.YOUR_HERO, atk=vocabulary.X), None)
    bonus.is_of_strike = True
    defs.register(bonus)
    for path, keyword in (
        ("rule/bear-form", codes.KEYWORD_BEAR_FORM),
        ("rule/cat-form", codes.KEYWORD_CAT_FORM),
        ("rule/stealth", codes.KEYWORD_STEALTH),
    ):
        play = Playable(path + "/play", None)
        program = Program(path, [DestroyFormAbilities(path + "/destroy", keyword)])
        play.modes = [Mode([], program)]
        defs.register(play)
        defs.programs[path] = program
        trigger = Trigger(path, None, play)
        defs.register(trigger)


def destroys_resources(word: vocabulary.Card) -> bool:
    """Whether the text destroys resources, as an effect or as a cost."""
    for inner in words_in(word):
        if isinstance(inner, (PieceInstruction, vocabulary.Cost)) and inner.destroys():
            for part in words_in(inner):
                if isinstance(part, vocabulary.CardFilter) and vocabulary.CardType.RESOURCE in part.kinds:
                    return True
    return False


class CardLowering(EffectLowering):
    """Lowers one card: checks its words, then enters its values and its powers into the definition."""

    def lower(self) -> None:
        card = self.card
        word = card.word
        for inner in words_in(word):
            problem = inner.problem()
            if problem:
                raise self.error(inner, problem)
        card.kind = word.kind.value
        card.face_up_types = card.kind | codes.TYPE_TOTEM if word.totem else card.kind
        if card.face_up_types & codes.TYPE_CHARACTER:
            card.fatal_damage = max(card.health, 0)
        card.tags = [*word.tags, *(tag for tag, _ in word.limits)]
        card.faction = 0 if word.faction is None else word.faction.value
        card.element = word.element.value if word.element is not None else 0
        for keyword in word.keywords:
            card.keywords |= keyword.value
        if card.kind not in (codes.TYPE_HERO, codes.TYPE_QUEST):
            card.play = self.playable(f"{card.code}/play", word, (), self.on_play(), None)
            card.play.resources = card.cost
            card.play.x_resources = card.plus_x
            card.play.uses_x = card.play.uses_x or card.plus_x
            card.play.played = True
            for i, power in enumerate(word.powers):
                power.add_to_playing(self, f"{card.code}/{i}", card.play)
            for i, power in enumerate(word.powers):
                power.add_alternate(self, f"{card.code}/{i}", card, card.play)
            card.play.finalize(card.kind)
        for i, power in enumerate(word.powers):
            power.print_on(self, f"{card.code}/{i}", card)
        costs = [play.resources for play in card.payments]
        if card.reward is not None:
            costs.append(card.reward.resources)
        card.min_resource_cost = min(costs, default=0)
        card.destroys_resources = destroys_resources(word)
        card.numbered_powers = None if any(play.faction for play in card.payments) else list(enumerate(card.payments))
        card.only_activated = all(play.activated for play in card.payments)
        others = bool(card.payments or card.triggers or card.statics)
        card.has_board_powers = others or card.reward is not None
        card.only_reward = card.reward is not None and not others

    def on_play(self) -> vocabulary.Word | None:
        """Everything the card does as it resolves: one text, however many paragraphs."""
        effects = [power.on_resolution() for power in self.card.word.powers]
        parts = [effect for effect in effects if effect is not None]
        if not parts:
            return None
        return parts[0] if len(parts) == 1 else vocabulary.Then(tuple(parts))

    def lower_token(self, card: CardDefinition) -> None:
        CardLowering(self.defs, card).lower()
