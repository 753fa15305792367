"""Definitions as the engine plays them: what figures, action cards, abilities and scenarios are in their places.

Here stands only what a word does not know by itself: codes, indexes, programs, what is worked out of several words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.definitions import Definition, LoweredWord
from regelwerk.kernel.ids import NO_REF
from regelwerk.kernel.program import Program
from regelwerk.wowminis import codes
from regelwerk.wowminis.pathfinding import FINISH

if TYPE_CHECKING:
    from regelwerk.wowminis.abilities import Action
    from regelwerk.wowminis.definition_words import Card as CardWord
    from regelwerk.wowminis.definition_words import Figure as FigureWord
    from regelwerk.wowminis.definition_words import Scenario as ScenarioWord
    from regelwerk.wowminis.effects import Effect
    from regelwerk.wowminis.instructions import AttackInstruction, GainInstruction, HealInstruction
    from regelwerk.wowminis.pathfinding import BoardIndex


class AbilityDefinition(LoweredWord):
    """Something that a figure can do, printed on its own card or on an action card.

    kind            ACTION, INSTANT or REACTION
    ticks           what it costs
    main            whether it is the main attack
    index           which ability of the figure it is, -1 on an action card
    program         what it does; `effects` the word of each instruction
    needs_target    for each of them whether all is idle without a target for it (minis:q8)
    attack, heal    the attack or heal, where it is nothing else: then no text has to be carried out
    attack_reach    how far it reaches if it is an attack on any opponent in sight, else 0
    works_anywhere  whether a figure on the board can do it wherever it stands
    opponent_range  it cannot do it without an opponent in sight at most so many spaces away; 0: it needs none
    option          how a player names it, for the abilities of figures
    """

    __slots__ = (
        "attack",
        "attack_reach",
        "effects",
        "heal",
        "index",
        "kind",
        "main",
        "needs_target",
        "opponent_range",
        "option",
        "program",
        "ticks",
        "word",
        "works_anywhere",
    )  # fmt: skip

    def __init__(
        self, path: str, word: Action | CardWord, kind: int, index: int, program: Program, effects: list[Effect]
    ) -> None:
        super().__init__(path)
        self.word = word
        self.kind = kind
        self.ticks = word.ticks
        self.index = index
        self.main = index == 0
        self.program = program
        self.effects = effects
        self.needs_target = [effect.wants_target() for effect in effects]
        self.works_anywhere = self.can_always()
        self.opponent_range = self.needs_near()
        self.attack: AttackInstruction | None = None
        self.heal: HealInstruction | None = None
        self.attack_reach = 0
        self.option = Option(codes.VERB_USE, NO_REF, NO_REF, max(index, 0))

    def name_it(self) -> None:
        """Give the option its verb, once it is known what the ability is."""
        if self.attack is not None and self.attack.attack.group.plain:
            self.attack_reach = self.attack.attack.reach
        verb = (
            codes.VERB_ATTACK
            if self.attack is not None
            else codes.VERB_HEAL
            if self.heal is not None
            else codes.VERB_USE
        )
        self.option = Option(verb, NO_REF, NO_REF, max(self.index, 0))

    def can_always(self) -> bool:
        """Whether it can be carried out wherever its figure stands on the board."""
        sure = [effect.is_sure() for effect in self.effects]
        return any(sure) and all(is_sure or not wanted for is_sure, wanted in zip(sure, self.needs_target))

    def needs_near(self) -> int:
        """How near an opponent must be, at most, for it to be of any use; 0 if it may be without."""
        ranges = [effect.range_at_opponents() for effect in self.effects]
        wanted = [steps for steps, targeted in zip(ranges, self.needs_target) if targeted and steps]
        if wanted:
            return min(wanted)
        return max(ranges) if all(ranges) else 0


class Loadout:
    """What a figure could do in its turn besides moving, wherever anybody stands. Immutable.

    abilities       of the figure and of its cards, in order; `options` for each how a player names it
    closing         the options of those that it can do wherever it stands, and behind them the end of the turn
    opponent_range  the others it cannot do without an opponent in sight at most so many spaces away; 0: they need none
    reaches         how far its attacks reach, the shortest first, if the others can be done anywhere; else empty
    within_reach    for each of them the options with the nearest opponent in sight as far away, and the end of the turn
    hidden          whether it could have something else: a ready card that lies face down can be anything
    """

    __slots__ = ("abilities", "closing", "hidden", "opponent_range", "options", "reaches", "within_reach")

    def __init__(self, abilities: list[AbilityDefinition], options: list[Option], hidden: bool) -> None:
        self.abilities = abilities
        self.options = options
        self.hidden = hidden
        self.closing: list[Option] = []
        self.opponent_range = 1
        for i, ability in enumerate(abilities):
            if ability.works_anywhere:
                self.closing.append(options[i])
            elif ability.opponent_range == 0 or self.opponent_range == 0:
                self.opponent_range = 0
            elif ability.opponent_range > self.opponent_range:
                self.opponent_range = ability.opponent_range
        self.closing.append(FINISH)
        self.reaches: list[int] = []
        if all(ability.works_anywhere or ability.attack_reach for ability in abilities):
            self.reaches = sorted({ability.attack_reach for ability in abilities if not ability.works_anywhere})
        self.within_reach = [self.options_within(reach) for reach in self.reaches]

    def options_within(self, steps: int) -> list[Option]:
        """What can be done with the nearest opponent in sight so many spaces away, and the end of the turn."""
        found = []
        for i, ability in enumerate(self.abilities):
            if ability.works_anywhere or steps <= ability.attack_reach:
                found.append(self.options[i])
        found.append(FINISH)
        return found


NO_KIT: Final = Loadout([], [], False)
"""Nothing but moving."""


class PieceDefinition(Definition):
    """A definition that can be a piece: a figure or an action card.

    abilities  what a figure can do by it: a figure its actions, the main attack first; a card what it says
    kit        the same of a figure without cards; `kits` with cards, kept by `turn.kit_of`
    """

    __slots__ = ("abilities", "kit", "kits")

    def __init__(self, code: str, index: int, name: str) -> None:
        super().__init__(code, index, name)
        self.abilities: list[AbilityDefinition] = []
        self.kit = NO_KIT
        self.kits: dict[int, Loadout] = {}


class FigureDefinition(PieceDefinition):
    """A figure.

    lasting    what holds while it is on the board; `taunts` whether it has Taunt
    adding     of what holds what adds to each value (codes.VALUES)
    reactions  all reactions of these definitions that may lie in its bar: what a face-down card under it can be
    """

    __slots__ = ("adding", "lasting", "reactions", "taunts", "word")

    def __init__(self, code: str, index: int, word: FigureWord) -> None:
        super().__init__(code, index, word.name)
        self.word = word
        self.taunts = False
        self.lasting: list[GainInstruction] = []
        self.adding: list[list[GainInstruction]] = [[] for _ in codes.VALUES]
        self.reactions: list[CardDefinition] = []

    def add_lasting(self, gain: GainInstruction) -> None:
        """One more ability that holds while it is on the board."""
        self.lasting.append(gain)
        for what, more in enumerate(gain.have.adds):
            if more:
                self.adding[what].append(gain)


class CardDefinition(PieceDefinition):
    """An action card."""

    __slots__ = ("ability", "kind", "word")

    def __init__(self, code: str, index: int, word: CardWord, ability: AbilityDefinition) -> None:
        super().__init__(code, index, word.name)
        self.back = 1
        self.word = word
        self.kind = ability.kind
        self.ability = ability
        self.abilities = [ability]


class ScenarioDefinition(LoweredWord):
    """What is played for and where, the board.

    scores  whether figures score at the end of a tick, by the dial (1 .. 10)
    until   how many ticks after it they do next, 0 at such a tick; far off where they never do
    """

    __slots__ = ("code", "field", "scores", "until", "word")

    def __init__(self, code: str, word: ScenarioWord, field: BoardIndex) -> None:
        super().__init__(f"scenario:{code}")
        self.code = code
        self.word = word
        self.field = field
        self.scores = [tick in word.score_ticks for tick in range(codes.TICKS_PER_ROUND + 1)]
        self.until = [
            min(((at - tick) % codes.TICKS_PER_ROUND for at in word.score_ticks), default=codes.TICKS_PER_ROUND**2)
            for tick in range(codes.TICKS_PER_ROUND + 1)
        ]
