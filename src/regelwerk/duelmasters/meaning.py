"""What lowered words are: the kinds of thing a definition is made of in the engine.

Each class here is a base with one job; its subclasses stand in the room they belong to
(`amounts`, `nouns`, `continuous`, `happenings`, `instructions`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.duelmasters import codes as c
from regelwerk.kernel.defs import Def, Lowered
from regelwerk.kernel.program import Program

if TYPE_CHECKING:
    from regelwerk.duelmasters.state import DmPiece, DmScope, DmState, Modifier
    from regelwerk.duelmasters.values import Values
    from regelwerk.duelmasters.words import Card as CardWord


SLAYING: Final = "rule/slayer"
"""The path of the ability that slayer makes (dm:7.6)."""


class Amount(Lowered):
    """A number in a text."""

    __slots__ = ()

    def of(self, state: DmState, scope: DmScope) -> int:
        """The number, now (dm:9.7)."""
        raise NotImplementedError

    def reads(self) -> int:
        """What it depends on (R_... bits), for the table of derived values."""
        return 0


class Number(Amount):
    """A plain number."""

    __slots__ = ("number",)

    def __init__(self, path: str, number: int) -> None:
        super().__init__(path)
        self.number = number

    def of(self, state: DmState, scope: DmScope) -> int:
        return self.number


class Qual(Lowered):
    """One quality that a description asks for."""

    __slots__ = ()

    def ok(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        """Whether the piece has it."""
        raise NotImplementedError

    def reads(self) -> int:
        return 0


class Ref(Lowered):
    """Which cards a text speaks of."""

    __slots__ = ()

    def get(self, state: DmState, scope: DmScope) -> list[int]:
        """References, in a canonical order; those that have become different cards may be among them."""
        raise NotImplementedError

    def reads(self) -> int:
        return 0


class Condition(Lowered):
    """Something that holds or not."""

    __slots__ = ()

    def holds(self, state: DmState, scope: DmScope) -> bool:
        raise NotImplementedError

    def reads(self) -> int:
        return 0


class Players(Lowered):
    """Which players a text speaks of."""

    __slots__ = ()

    def seats(self, state: DmState, scope: DmScope) -> list[int]:
        """Seats still in the game, in the order in which they act."""
        raise NotImplementedError


class Noun(Lowered):
    """A description of cards, lowered: types as bits (0: any), a zone, qualities, whose."""

    __slots__ = ("mask", "quals", "read", "whose", "zone")

    def __init__(self, path: str, mask: int, zone: int, whose: Players | None, quals: list[Qual]) -> None:
        super().__init__(path)
        self.mask = mask
        self.zone = zone
        self.whose = whose
        self.quals = quals
        bits = ZONE_READS[zone]
        for qual in quals:
            bits |= qual.reads()
        self.read = bits

    def reads(self) -> int:
        return self.read

    def hidden(self, state: DmState) -> bool:
        """Whether not everybody sees what fits (dm:3.6)."""
        return self.zone <= c.SHIELDS and (self.mask != 0 or len(self.quals) > 0)

    def fits(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        """Whether a piece fits the description, its zone too."""
        if piece.zone // state.seats != self.zone:
            return False
        return self.described(state, piece, scope) and (
            self.whose is None or piece.owner in self.whose.seats(state, scope)
        )

    def described(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        """Whether type and qualities fit, wherever and whoever's it is."""
        if self.mask and not piece.card.kind & self.mask:
            return False
        for qual in self.quals:
            if not qual.ok(state, piece, scope):
                return False
        return True

    def all(self, state: DmState, scope: DmScope) -> list[DmPiece]:
        """Everything that fits: turn player's first, then clockwise, in zone order."""
        found = []
        first = self.zone * state.seats
        for seat in state.clockwise(state.active) if self.whose is None else self.whose.seats(state, scope):
            for id in state.zones[first + seat]:
                piece = state.pieces[id]
                if self.described(state, piece, scope):
                    found.append(piece)
        return found

    def count_public(self, state: DmState, scope: DmScope) -> int:
        """How many cards everybody knows might fit: all those in the zone if it is hidden."""
        if not self.hidden(state):
            return len(self.all(state, scope))
        first = self.zone * state.seats
        seats = state.clockwise(state.active) if self.whose is None else self.whose.seats(state, scope)
        return sum(len(state.zones[first + seat]) for seat in seats)


ZONE_READS = {
    c.DECK: c.R_DECK,
    c.HAND: c.R_HAND,
    c.SHIELDS: c.R_SHIELDS,
    c.MANA: c.R_MANA,
    c.GRAVEYARD: c.R_GRAVEYARD,
    c.LIMBO: 0,
    c.BATTLE: 0,
}
"""What a description of cards in a zone depends on; whatever changes in the battle zone drops every table."""


class Trigger(Lowered):
    """A triggered ability (dm:9.4): what it waits for, and what it does.

    condition  an if-clause, looked at when it is carried out
    calm       whether its place among other waiting abilities cannot matter to anybody
    """

    __slots__ = ("calm", "condition", "event", "program")

    def __init__(self, path: str, event: int) -> None:
        super().__init__(path)
        self.event = event
        self.program = Program("", [])
        self.condition: Condition | None = None
        self.calm = False

    def meets(self, state: DmState, scope: DmScope, a: int, b: int, n: int, seat: int) -> bool:
        """Whether the event is the one it waits for, judged on the state just before it (dm:9.4).

        a, b, n, seat are the event's.
        """
        raise NotImplementedError


class Replacement(Lowered):
    """An "instead" (dm:9.5): the event it stands in for, and what is done.

    zone    where the creature simply goes to, -1 if `program` has to be carried out
    spends  whether what is done befalls the card itself on which it stands: that can be done once
    """

    __slots__ = ("condition", "may", "program", "spends", "would", "zone")

    def __init__(self, path: str, would: Trigger, program: Program, may: bool) -> None:
        super().__init__(path)
        self.would = would
        self.program = program
        self.may = may
        self.condition: Condition | None = None
        self.spends = False
        self.zone = -1


class Continuous(Lowered):
    """What a continuous effect does (dm:9.6).

    `stage` is the step in which it is read: ABILITIES first, then NUMBERS, then LATE what depends on power. `what`
    tells of which cards, `condition` while what.
    """

    __slots__ = ("condition", "stage", "what")

    def __init__(self, path: str, what: Ref | None, condition: Condition | None, stage: int) -> None:
        super().__init__(path)
        self.what = what
        self.condition = condition
        self.stage = stage

    def enter(self, state: DmState, modifier: Modifier, values: Values) -> None:
        """Enter it into the table of values that is being built."""
        raise NotImplementedError

    def reads(self) -> int:
        """What it depends on (R_... bits)."""
        bits = self.what.reads() if self.what is not None else 0
        if self.condition is not None:
            bits |= self.condition.reads()
        return bits


class Abilities(Lowered):
    """A set of abilities that a creature has together: printed, shared or given.

    keywords      as bits
    breaks        for each of its breakers how many shields it breaks
    crew          of a crew breaker: what counts
    attacking     what its power attackers give together
    blocks        what it may block: None for everything, one entry for each blocker ability
    slays         the same for slayer
    stealth       civilizations as bits
    triggers, replacements, statics   as lowered
    taps          programs of tap abilities
    silents       silent skills
    """

    __slots__ = (
        "attacking",
        "blocks",
        "breaks",
        "crew",
        "keywords",
        "replacements",
        "silents",
        "slays",
        "statics",
        "stealth",
        "taps",
        "triggers",
    )

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.keywords = 0
        self.breaks: list[int] = []
        self.crew: list[Noun] = []
        self.attacking = 0
        self.blocks: list[Noun | None] = []
        self.slays: list[Noun | None] = []
        self.stealth = 0
        self.triggers: list[Trigger] = []
        self.replacements: list[Replacement] = []
        self.statics: list[Continuous] = []
        self.taps: list[Program] = []
        self.silents: list[Trigger] = []

    def lively(self) -> bool:
        """Whether it holds anything besides keywords."""
        return bool(self.triggers or self.replacements or self.statics or self.taps or self.silents)


class Card(Def):
    """A card definition, lowered. Immutable. See `words.Card` for what the values mean.

    kind          CREATURE, SPELL, EVOLUTION as bits
    civs          civilizations as bits, `civ_count` how many
    own           printed abilities
    survivor, turbo, wave   those that a survivor shares, that turbo rush and wave striker bring; None without
    bases         what an evolution creature is put on, one description for each card (dm:10.1, 7.16)
    spell         what it does as a spell
    race_words    the words of its races, for "has Dragon in its race" (dm:2.6)
    lively        whether it has to be looked at when the tables are built
    """

    __slots__ = (
        "bases",
        "civ_count",
        "civs",
        "cost",
        "kind",
        "lively",
        "own",
        "power",
        "race_words",
        "races",
        "spell",
        "survivor",
        "turbo",
        "wave",
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
        self.own = Abilities(code + "/own")
        self.survivor: Abilities | None = None
        self.turbo: Abilities | None = None
        self.wave: Abilities | None = None
        self.bases: list[Noun] = []
        self.spell: Program | None = None
        self.lively = False

    def trigger(self) -> bool:
        """Whether it has shield trigger (dm:7.1)."""
        return self.own.keywords & c.SHIELD_TRIGGER != 0
