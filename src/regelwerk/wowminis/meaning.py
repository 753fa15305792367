"""What lowered words are: figures, action cards, abilities and scenarios as the engine plays them.

Instructions, the words that do something, stand in `instructions/`; ongoing abilities in `values.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.defs import Def, Lowered
from regelwerk.kernel.program import Program
from regelwerk.wowminis import codes as c

if TYPE_CHECKING:
    from regelwerk.wowminis.instructions.dice import Mend, Strike
    from regelwerk.wowminis.values import Lasting
    from regelwerk.wowminis.ways import Field
    from regelwerk.wowminis.words import Action as ActionWord
    from regelwerk.wowminis.words import Card as CardWord
    from regelwerk.wowminis.words import Figure as FigureWord
    from regelwerk.wowminis.words import Scenario as ScenarioWord


class Group(Lowered):
    """Which figures a text speaks of, seen from the figure that has it.

    whose     OPPOSING, ALLIED (the others of its side) or PARTY (its side)
    within    at most so many spaces away, 0 without limit; adjacent is 1
    beside    adjacent: nobody on the same space, neither the figure itself nor one that has come in onto it
    half      only figures with at most half of their starting health left
    plain     whether it is all opponents, whatever their distance and health
    """

    __slots__ = ("beside", "half", "plain", "whose", "within")

    def __init__(self, path: str, whose: int, within: int, half: bool, beside: bool) -> None:
        super().__init__(path)
        self.whose = whose
        self.within = within
        self.beside = beside
        self.half = half
        self.plain = whose == c.OPPOSING and not within and not half


class Whom(Lowered):
    """Whom a text does something to: `how` is THIS, ATTACKER, DEFENDER, ONE or EACH, `group` for the last two."""

    __slots__ = ("group", "how")

    def __init__(self, path: str, how: int, group: Group | None) -> None:
        super().__init__(path)
        self.how = how
        self.group = group


class Ability(Lowered):
    """Something that a figure can do, printed on its own card or on an action card.

    kind     ACTION, INSTANT or REACTION
    ticks    what it costs
    main     whether it is the main attack
    index    which ability of the figure it is, -1 on an action card
    program  what it does; `wants` for each instruction whether all is idle without a target for it (minis:q8)
    strike, mend  the attack or heal, where it is nothing else: then no text has to be carried out
    always   whether a figure on the board can do it wherever it stands
    near     it cannot do it without an opponent at most so many spaces away; 0: it needs none
    option   how a player names it, for the abilities of figures
    """

    __slots__ = (
        "always", "index", "kind", "main", "mend", "near", "option", "program", "strike", "ticks", "wants", "word",
    )  # fmt: skip

    def __init__(self, path: str, word: ActionWord | CardWord, kind: int, index: int, program: Program) -> None:
        super().__init__(path)
        self.word = word
        self.kind = kind
        self.ticks = word.ticks
        self.index = index
        self.main = index == 0
        self.program = program
        self.wants: list[bool] = []
        self.always = False
        self.near = 0
        self.strike: Strike | None = None
        self.mend: Mend | None = None
        self.option = Option(c.USE, 0, 0, max(index, 0))

    def name_it(self) -> None:
        """Give the option its verb, once it is known what the ability is."""
        verb = c.ATTACK if self.strike is not None else c.HEAL if self.mend is not None else c.USE
        self.option = Option(verb, 0, 0, max(self.index, 0))


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

    __slots__ = (
        "armor",
        "health",
        "honor",
        "lasting",
        "legendary",
        "reactions",
        "resist",
        "taunts",
        "word",
    )

    def __init__(self, code: str, index: int, word: FigureWord) -> None:
        super().__init__(code, index, word.name)
        self.word = word
        self.honor = word.honor
        self.armor = word.armor
        self.resist = word.resist
        self.health = word.health
        self.legendary = word.legendary
        self.taunts = False
        self.lasting: list[Lasting] = []
        self.reactions: list[Card] = []


class Card(MinisDef):
    """An action card.

    when     for a reaction: whose being attacked it answers, None for the others
    against  for a reaction: -1 attacks of any type, 0 physical, 1 magical
    """

    __slots__ = ("ability", "against", "kind", "when", "word")

    def __init__(self, code: str, index: int, word: CardWord, ability: Ability) -> None:
        super().__init__(code, index, word.name)
        self.back = 1
        self.word = word
        self.kind = ability.kind
        self.ability = ability
        self.abilities = [ability]
        self.when: Whom | None = None
        self.against = -1


class Scenario(Lowered):
    """What is played for and where.

    field       the board
    scores      whether figures score at the end of a tick, by the dial (1 .. 10)
    held        points for each figure on or next to a victory space
    destroyed   points for an opposing figure destroyed
    goal        points that win; 0: the honor of one's own party
    rounds      after so many the higher score wins
    """

    __slots__ = ("code", "destroyed", "field", "goal", "held", "rounds", "scores", "word")

    def __init__(self, code: str, word: ScenarioWord, field: Field) -> None:
        super().__init__(f"scenario:{code}")
        self.code = code
        self.word = word
        self.field = field
        self.scores = [tick in word.score_ticks for tick in range(c.ROUND + 1)]
        self.held = word.points_held
        self.destroyed = word.points_destroyed
        self.goal = word.goal if isinstance(word.goal, int) else 0
        self.rounds = word.rounds
