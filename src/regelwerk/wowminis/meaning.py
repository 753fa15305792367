"""Definitions as the engine plays them: what figures, action cards, abilities and scenarios are in their places.

Here stands only what a word does not know by itself: codes, indexes, programs, what is worked out of several words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.defs import Def, Lowered
from regelwerk.kernel.program import Program
from regelwerk.wowminis import codes as c

if TYPE_CHECKING:
    from regelwerk.wowminis.abilities import Action
    from regelwerk.wowminis.definitions import Card as CardWord
    from regelwerk.wowminis.definitions import Figure as FigureWord
    from regelwerk.wowminis.definitions import Scenario as ScenarioWord
    from regelwerk.wowminis.effects import Deed
    from regelwerk.wowminis.instructions import Gain, Mend, Strike
    from regelwerk.wowminis.ways import Field


class Ability(Lowered):
    """Something that a figure can do, printed on its own card or on an action card.

    kind     ACTION, INSTANT or REACTION
    ticks    what it costs
    main     whether it is the main attack
    index    which ability of the figure it is, -1 on an action card
    program  what it does; `deeds` the word of each instruction
    wants    for each of them whether all is idle without a target for it (minis:q8)
    strike, mend  the attack or heal, where it is nothing else: then no text has to be carried out
    always   whether a figure on the board can do it wherever it stands
    near     it cannot do it without an opponent at most so many spaces away; 0: it needs none
    option   how a player names it, for the abilities of figures
    """

    __slots__ = (
        "always", "deeds", "index", "kind", "main", "mend", "near", "option", "program", "strike", "ticks", "wants",
        "word",
    )  # fmt: skip

    def __init__(
        self, path: str, word: Action | CardWord, kind: int, index: int, program: Program, deeds: list[Deed]
    ) -> None:
        super().__init__(path)
        self.word = word
        self.kind = kind
        self.ticks = word.ticks
        self.index = index
        self.main = index == 0
        self.program = program
        self.deeds = deeds
        self.wants = [deed.wants_target() for deed in deeds]
        self.always = self.can_always()
        self.near = self.needs_near()
        self.strike: Strike | None = None
        self.mend: Mend | None = None
        self.option = Option(c.USE, 0, 0, max(index, 0))

    def name_it(self) -> None:
        """Give the option its verb, once it is known what the ability is."""
        verb = c.ATTACK if self.strike is not None else c.HEAL if self.mend is not None else c.USE
        self.option = Option(verb, 0, 0, max(self.index, 0))

    def can_always(self) -> bool:
        """Whether it can be carried out wherever its figure stands on the board."""
        sure = [deed.is_sure() for deed in self.deeds]
        return any(sure) and all(one or not wanted for one, wanted in zip(sure, self.wants))

    def needs_near(self) -> int:
        """How near an opponent must be, at most, for it to be of any use; 0 if it may be without."""
        ranges = [deed.range_at_opponents() for deed in self.deeds]
        wanted = [steps for steps, one in zip(ranges, self.wants) if one and steps]
        if wanted:
            return min(wanted)
        return max(ranges) if all(ranges) else 0


class Kit:
    """What a figure could do in its turn besides moving, wherever anybody stands. Immutable.

    abilities  of the figure and of its cards, in order; `options` for each how a player names it
    always     the options of those that it can do wherever it stands
    near       the others it cannot do without an opponent at most so many spaces away; 0: they need none
    hidden     whether it could have something else: a ready card that lies face down can be anything
    """

    __slots__ = ("abilities", "always", "hidden", "near", "options")

    def __init__(self, abilities: list[Ability], options: list[Option], hidden: bool) -> None:
        self.abilities = abilities
        self.options = options
        self.hidden = hidden
        self.always: list[Option] = []
        self.near = 1
        for i, ability in enumerate(abilities):
            if ability.always:
                self.always.append(options[i])
            elif ability.near == 0 or self.near == 0:
                self.near = 0
            elif ability.near > self.near:
                self.near = ability.near


NO_KIT: Final = Kit([], [], False)
"""Nothing but moving."""


class MinisDef(Def):
    """A definition that can be a piece: a figure or an action card.

    abilities  what a figure can do by it: a figure its actions, the main attack first; a card what it says
    kit        the same of a figure without cards
    """

    __slots__ = ("abilities", "kit")

    def __init__(self, code: str, index: int, name: str) -> None:
        super().__init__(code, index, name)
        self.abilities: list[Ability] = []
        self.kit = NO_KIT


class Figure(MinisDef):
    """A figure.

    lasting    what holds while it is on the board; `taunts` whether it has Taunt
    reactions  all reactions of these definitions that may lie in its bar: what a face-down card under it can be
    """

    __slots__ = ("lasting", "reactions", "taunts", "word")

    def __init__(self, code: str, index: int, word: FigureWord) -> None:
        super().__init__(code, index, word.name)
        self.word = word
        self.taunts = False
        self.lasting: list[Gain] = []
        self.reactions: list[Card] = []


class Card(MinisDef):
    """An action card."""

    __slots__ = ("ability", "kind", "word")

    def __init__(self, code: str, index: int, word: CardWord, ability: Ability) -> None:
        super().__init__(code, index, word.name)
        self.back = 1
        self.word = word
        self.kind = ability.kind
        self.ability = ability
        self.abilities = [ability]


class Scenario(Lowered):
    """What is played for and where: `field` the board, `scores` whether figures score at the end of a tick, by the
    dial (1 .. 10)."""

    __slots__ = ("code", "field", "scores", "word")

    def __init__(self, code: str, word: ScenarioWord, field: Field) -> None:
        super().__init__(f"scenario:{code}")
        self.code = code
        self.word = word
        self.field = field
        self.scores = [tick in word.score_ticks for tick in range(c.ROUND + 1)]
