"""What a definition is made of in the engine: words at their places on a card, with the programs made for them.

A word means the same wherever it stands; what a state holds must be found again in a saved game, so it is known by
the path of its place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.duelmasters import codes
from regelwerk.kernel.definitions import Definition, LoweredWord
from regelwerk.kernel.ids import Ref
from regelwerk.kernel.mypyc_compat import mypyc_attr
from regelwerk.kernel.program import Program

if TYPE_CHECKING:
    from regelwerk.duelmasters.abilities import Card as CardWord
    from regelwerk.duelmasters.conditions import Condition
    from regelwerk.duelmasters.continuous import Continuous
    from regelwerk.duelmasters.criteria import Ability
    from regelwerk.duelmasters.selectors import CardFilter
    from regelwerk.duelmasters.state import DmScope, DmState
    from regelwerk.duelmasters.triggers import TriggerEvent
    from regelwerk.kernel.vocabulary.words import Word


SLAYING: Final = "rule/slayer"
"""The path of the ability that slayer makes (dm:7.6)."""


class Trigger(LoweredWord):
    """A triggered ability (dm:9.4): what it waits for, and what it does.

    happening             the event; None for what nothing sets off by itself: the rules make it wait (silent skill,
                          slayer)
    event                 its number (E_...), 0 without one
    condition             an if-clause, looked at when it is carried out
    is_order_independent  whether its place among other waiting abilities cannot matter to anybody
    """

    __slots__ = ("condition", "event", "happening", "is_order_independent", "program")

    def __init__(self, path: str, happening: TriggerEvent | None) -> None:
        super().__init__(path)
        self.happening = happening
        self.event = 0 if happening is None else happening.event()
        self.program = Program("", [])
        self.condition: Condition | None = None
        self.is_order_independent = False

    def is_triggered_by(self, state: DmState, scope: DmScope, a: Ref, b: Ref, n: int, seat: int) -> bool:
        """Whether the event is the one it waits for, judged on the state just before it (dm:9.4)."""
        return self.happening is not None and self.happening.meets(state, scope, a, b, n, seat)


class Replacement(LoweredWord):
    """An "instead" (dm:9.5): the event it stands in for, and what is done.

    zone          where the card on which it stands simply goes to if it is the one, -1 if `program` is carried out
    subject_zone  the same for whatever one it is
    uses_up_card  whether what is done befalls the card itself on which it stands: that can be done once
    needed        what has to be possible where it says "may": all until that card itself has gone. What stands behind
                  it ("if you do, ...") comes of that: a card that has gone to the hand can be discarded from it
    """

    __slots__ = (
        "condition",
        "may",
        "needed",
        "program",
        "replaced_event",
        "subject_zone",
        "uses_up_card",
        "zone",
    )

    def __init__(self, path: str, would: Trigger, program: Program, may: bool) -> None:
        super().__init__(path)
        self.replaced_event = would
        self.program = program
        self.may = may
        self.needed = list(program.code)
        self.condition: Condition | None = None
        self.uses_up_card = False
        self.zone = -1
        self.subject_zone = -1


class ContinuousEffect(LoweredWord):
    """A continuous word at its place on a card (dm:9.6).

    condition  while what it holds
    given      the abilities that it gives, None if it gives none
    read       what it depends on (R_... bits)
    stage      the step in which it is entered into the table of values
    """

    __slots__ = ("condition", "given", "read", "stage", "word")

    def __init__(self, path: str, word: Continuous, given: AbilitySet | None, bound: bool) -> None:
        """`bound`: to certain creatures, with numbers as they were when it began (dm:9.7)."""
        super().__init__(path)
        self.word = word
        self.given = given
        self.condition = word.proviso()
        self.read = 0 if bound else word.reads()
        if self.condition is not None:
            self.read |= self.condition.reads()
        self.stage = word.stage(self.read)


class AbilitySet(LoweredWord):
    """A set of abilities that a creature has together: printed, shared or given.

    keywords                         as bits
    breaks                           for each of its breakers how many shields it breaks
    crew_filters                     of a crew breaker: what counts
    power_attack                     what its power attackers give together
    blocks                           what it may block: None for everything, one entry for each blocker ability
    slayer_filters                   the same for slayer
    stealth                          civilizations as bits
    triggers, replacements, statics  as lowered
    tap_programs                     programs of tap abilities
    silent_skills                    silent skills
    """

    __slots__ = (
        "blocks",
        "breaks",
        "crew_filters",
        "keywords",
        "power_attack",
        "replacements",
        "silent_skills",
        "slayer_filters",
        "statics",
        "stealth",
        "tap_programs",
        "triggers",
    )

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.keywords = 0
        self.breaks: list[int] = []
        self.crew_filters: list[CardFilter] = []
        self.power_attack = 0
        self.blocks: list[CardFilter | None] = []
        self.slayer_filters: list[CardFilter | None] = []
        self.stealth = 0
        self.triggers: list[Trigger] = []
        self.replacements: list[Replacement] = []
        self.statics: list[ContinuousEffect] = []
        self.tap_programs: list[Program] = []
        self.silent_skills: list[Trigger] = []

    def has_more_than_keywords(self) -> bool:
        """Whether it holds anything besides keywords."""
        return bool(self.triggers or self.replacements or self.statics or self.tap_programs or self.silent_skills)


class CardDefinition(Definition):
    """A card definition, lowered. Immutable. See `abilities.Card` for what the values mean.

    kind                                CREATURE, SPELL, EVOLUTION as bits
    civs                                civilizations as bits, `civ_count` how many
    own                                 printed abilities
    survivor, turbo_rush, wave_striker  those that a survivor shares, that turbo rush and wave striker bring; None
                                        without
    bases                               what an evolution creature is put on, one description for each card (dm:10.1,
                                        7.16)
    is_any_base                         whether an evolution creature of any race may be put on it
    spell                               what it does as a spell
    play_only_if                        what has to be so for it to be played (ruling:only-if); None without
    race_words                          the words of its races, for "has Dragon in its race" (dm:2.6)
    has_board_abilities                 whether it has to be looked at when the tables are built
    """

    __slots__ = (
        "bases",
        "civ_count",
        "civs",
        "cost",
        "has_board_abilities",
        "is_any_base",
        "kind",
        "own",
        "play_only_if",
        "power",
        "race_words",
        "races",
        "spell",
        "survivor",
        "turbo_rush",
        "wave_striker",
        "word",
    )

    def __init__(self, code: str, index: int, word: CardWord) -> None:
        super().__init__(code, index, word.name)
        self.word = word
        self.kind = 0
        self.civs = 0
        self.civ_count = 0
        self.cost = word.cost
        self.power = word.power or 0
        self.races: list[str] = list(word.races)
        self.race_words: list[str] = [part for race in word.races for part in race.split()]
        self.own = AbilitySet(code + "/own")
        self.survivor: AbilitySet | None = None
        self.turbo_rush: AbilitySet | None = None
        self.wave_striker: AbilitySet | None = None
        self.bases: list[CardFilter] = []
        self.spell: Program | None = None
        self.play_only_if: Condition | None = None
        self.is_any_base = False
        self.has_board_abilities = False

    def trigger(self) -> bool:
        """Whether it has shield trigger (dm:7.1)."""
        return self.own.keywords & codes.KEYWORD_SHIELD_TRIGGER != 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Lowering:
    """What a word may ask for when a card is loaded: whatever needs its place there (`lowering`)."""

    def error(self, word: object, problem: str) -> Exception:
        """A definition that cannot work."""
        raise NotImplementedError

    def keep(self, thing: LoweredWord) -> None:
        """Remember it by its path, for saved games."""
        raise NotImplementedError

    def program(self, path: str, word: Word) -> Program:
        """A text by itself."""
        raise NotImplementedError

    def trigger(self, path: str, happening: TriggerEvent | None, effect: Word, condition: Condition | None) -> Trigger:
        """An ability that waits for something."""
        raise NotImplementedError

    def continuous(self, path: str, word: Continuous, bound: bool) -> list[ContinuousEffect]:
        """A continuous word, one effect for each of its parts."""
        raise NotImplementedError

    def shared(self, path: str, ability: Ability, into: AbilitySet | None) -> AbilitySet:
        """An ability that a card has under certain circumstances, beside those that it has so already."""
        raise NotImplementedError
