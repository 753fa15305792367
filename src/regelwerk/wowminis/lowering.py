"""Lowering: each word of a definition becomes one small object that has its meaning (done once, at loading).

A word without meaning, a text that cannot work, is found here and named with its definition, not in the
middle of a game.
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.program import Instr, Program, Step
from regelwerk.kernel.words import Then
from regelwerk.wowminis import codes as c
from regelwerk.wowminis import words as w
from regelwerk.wowminis.defs import MinisDefs
from regelwerk.wowminis.formats import fits
from regelwerk.wowminis.instructions import dice, doing, moving
from regelwerk.wowminis.instructions.base import Aimed
from regelwerk.wowminis.meaning import Ability, Card, Figure, Group, Kit, MinisDef, Scenario, Whom
from regelwerk.wowminis.shelf import Shelf
from regelwerk.wowminis.targets import ANYWHERE
from regelwerk.wowminis.values import Lasting
from regelwerk.wowminis.ways import Field

WHOSE: Final = {w.Whose.OPPOSING: c.OPPOSING, w.Whose.ALLIED: c.ALLIED, w.Whose.PARTY: c.PARTY}
KINDS: Final = {w.CardKind.ACTION: c.ACTION, w.CardKind.INSTANT: c.INSTANT, w.CardKind.REACTION: c.REACTION}


class LoweringError(ValueError):
    """A definition that cannot work: where (its path), and what is wrong."""

    def __init__(self, path: str, what: str) -> None:
        super().__init__(f"{path}: {what}")
        self.path = path
        self.what = what


def lower_into(defs: MinisDefs, shelf: Shelf) -> None:
    """Lower everything on a shelf into `defs`. Raises LoweringError."""
    defs.add(MinisDef("", 0, ""))  # the blank face
    lowering = _Lowering(defs)
    for code, card in shelf.cards.items():
        defs.add(lowering.card(code, card))
    for code, figure in shelf.figures.items():
        defs.add(lowering.figure(code, figure))
    for made in defs.cards:
        if isinstance(made, Figure):
            made.reactions = [card for card in lowering.reactions if fits(card.word, made.word)]
    for code, scenario in shelf.scenarios.items():
        field = Field(f"field:{code}", defs.ground(scenario))
        defs.keep(Scenario(code, scenario, field))


class _Lowering:
    """Lowers definitions; `reactions` are the cards of that kind met so far."""

    def __init__(self, defs: MinisDefs) -> None:
        self.defs = defs
        self.reactions: list[Card] = []

    # -------------------------------------------------------------- definitions

    def figure(self, code: str, word: w.Figure) -> Figure:
        figure = Figure(code, len(self.defs.cards), word)
        for action in (word.attack, *(one for one in word.abilities if isinstance(one, w.Action))):
            index = len(figure.abilities)
            figure.abilities.append(self.ability(f"{code}/{index}", action, c.ACTION, index))
        if figure.abilities[0].strike is None:
            raise LoweringError(f"{code}/0", "the main attack of a figure is an attack")
        figure.kit = Kit(figure.abilities, [ability.option for ability in figure.abilities], False)
        for number, one in enumerate(word.abilities):
            if isinstance(one, w.Ongoing):
                if isinstance(one.what, w.Taunt):
                    figure.taunts = True
                else:
                    figure.lasting.append(self.lasting(f"{code}/ongoing/{number}", one.what))
        return figure

    def card(self, code: str, word: w.Card) -> Card:
        ability = self.ability(f"{code}/play", word, KINDS[word.kind], -1)
        card = Card(code, len(self.defs.cards), word, ability)
        when = word.when
        if (when is None) == (word.kind is w.CardKind.REACTION):
            raise LoweringError(code, "reactions say what they answer, and only they do")
        if when is not None:
            card.when = self.whom(f"{code}/when", when.what)
            card.against = -1 if when.type is None else int(when.type is w.AttackType.MAGICAL)
            self.reactions.append(card)
        return card

    def ability(self, path: str, word: w.Action | w.Card, kind: int, index: int) -> Ability:
        program = self.program(path, word.effect, f"{path}/effect")
        made = Ability(path, word, kind, index, program)
        first = program.code[0]
        if len(program.code) == 1 and isinstance(first, dice.Strike):
            made.strike = first
            first.main = index == 0
            first.index = index
        elif len(program.code) == 1 and isinstance(first, dice.Mend):
            made.mend = first
            first.index = index
        made.wants = [wants_target(instr) for instr in program.code]
        made.always = can_always(program.code, made.wants)
        made.near = needs_near(program.code, made.wants)
        made.name_it()
        self.defs.keep(made)
        return made

    def lasting(self, path: str, word: w.Have) -> Lasting:
        whom = self.whom(f"{path}/whom", word.whom)
        if whom.how not in (c.THIS, c.EACH):
            raise LoweringError(path, "what holds on is about this figure or about each of some")
        if word.span is not None:
            raise LoweringError(path, "what holds on as long as its figure is there has no span")
        return Lasting(path, whom, adds_something(path, word))

    # ---------------------------------------------------------------- programs

    def program(self, path: str, word: w.Word, inside: str) -> Program:
        """A program of what a word does; its instructions have paths that begin with `inside`."""
        parts = word.parts if isinstance(word, Then) else (word,)
        code: list[Instr] = []
        for number, part in enumerate(parts):
            place = f"{inside}/{number}" if isinstance(word, Then) else inside
            code += self.instructions(place, part)
        if not code:
            raise LoweringError(path, "it does nothing")
        made = Program(path, code)
        self.defs.programs[path] = made
        for instr in code:
            self.defs.keep(instr)
        return made

    def instructions(self, path: str, word: w.Word) -> list[Instr]:
        if isinstance(word, Then):
            found: list[Instr] = []
            for number, part in enumerate(word.parts):
                found += self.instructions(f"{path}/{number}", part)
            return found
        return [self.instruction(path, word)]

    def instruction(self, path: str, word: w.Word) -> Instr:
        if isinstance(word, w.Attack):
            return self.attack(path, word)
        if isinstance(word, w.Heal):
            more = 0 if word.critical is None else word.critical.more
            return dice.Mend(path, word.range, word.strength, more, self.whom(path, word.whom))
        if isinstance(word, w.AttackDefender):
            magical = word.type is w.AttackType.MAGICAL
            strike = dice.Strike(f"{path}/again", 0, magical, word.strength, Whom(path, c.DEFENDER, None))
            self.defs.keep(strike)
            return dice.StrikeAgain(path, strike)
        if isinstance(word, w.DealDamage):
            return doing.Wound(path, self.whom(path, word.whom), word.amount)
        if isinstance(word, w.HealDamage):
            return doing.Restore(path, self.whom(path, word.whom), word.amount)
        if isinstance(word, w.AdvanceClock):
            return doing.Delay(path, self.whom(path, word.whom), word.ticks)
        if isinstance(word, w.Push):
            return moving.Push(path, self.whom(path, word.whom), word.spaces)
        if isinstance(word, w.Teleport):
            return moving.Teleport(path, self.whom(path, word.whom), word.spaces)
        if isinstance(word, w.Have):
            if word.span is None:
                raise LoweringError(path, "values that an effect adds need a span")
            return doing.Gain(path, self.whom(path, word.whom), adds_something(path, word), word.span is w.Span.ATTACK)
        raise LoweringError(path, f"{type(word).__name__} has no meaning here")

    def attack(self, path: str, word: w.Attack) -> dice.Strike:
        whom = self.whom(path, word.whom)
        magical = word.type is w.AttackType.MAGICAL
        strike = dice.Strike(path, word.range, magical, word.strength, whom)
        critical = word.critical
        if isinstance(critical, w.DamageMore):
            strike.more = critical.more
        elif isinstance(critical, w.HealMore):
            raise LoweringError(path, "an attack cannot heal more")
        elif critical is not None:
            strike.after = self.program(f"{path}/critical", critical, f"{path}/critical/effect")
        return strike

    def whom(self, path: str, word: w.Ref) -> Whom:
        if isinstance(word, w.This):
            return Whom(path, c.THIS, None)
        if isinstance(word, w.Attacker):
            return Whom(path, c.ATTACKER, None)
        if isinstance(word, w.Defender):
            return Whom(path, c.DEFENDER, None)
        within = 0
        half = False
        for qual in word.of.quals:
            if isinstance(qual, w.Adjacent):
                within = 1 if within == 0 else min(within, 1)
            elif isinstance(qual, w.Within):
                within = qual.spaces if within == 0 else min(within, qual.spaces)
            else:
                half = True
        beside = any(isinstance(qual, w.Adjacent) for qual in word.of.quals)
        group = Group(path, WHOSE[word.of.whose], within, half, beside)
        return Whom(path, c.ONE if isinstance(word, w.One) else c.EACH, group)


def adds_something(path: str, word: w.Have) -> list[int]:
    """What it adds, by value (codes.VALUES); nothing is a slip of the pen."""
    added = adds(word)
    if not any(added):
        raise LoweringError(path, "no value is added")
    return added


def adds(word: w.Have) -> list[int]:
    """What it adds, by value (codes.VALUES)."""
    return [
        word.armor,
        word.resist,
        word.strength,
        word.main_strength,
        word.movement,
        word.attack_rerolls,
        word.defense_rerolls,
    ]


def wants_target(instr: Step) -> bool:
    """Whether a text with this is idle without a target for it (minis:q8)."""
    if isinstance(instr, (dice.Strike, dice.Mend)):
        return True
    if isinstance(instr, Aimed):
        return instr.whom.how == c.ONE
    return False


def can_always(code: list[Step], wants: list[bool]) -> bool:
    """Whether a text can be carried out wherever its figure stands on the board."""
    sure = [is_sure(instr) for instr in code]
    return any(sure) and all(one or not wanted for one, wanted in zip(sure, wants))


def is_sure(instr: Step) -> bool:
    """Whether an instruction always has somebody to be about: the figure itself."""
    if isinstance(instr, dice.Mend):
        return instr.always
    return isinstance(instr, Aimed) and not isinstance(instr, moving.Moved) and instr.whom.how == c.THIS


def needs_near(code: list[Step], wants: list[bool]) -> int:
    """How near an opponent must be, at most, for a text to be of any use; 0 if it may be without."""
    ranges = [range_at_opponents(instr) for instr in code]
    wanted = [steps for steps, one in zip(ranges, wants) if one and steps]
    if wanted:
        return min(wanted)
    return max(ranges) if all(ranges) else 0


def range_at_opponents(instr: Step) -> int:
    """How far what is about opponents only reaches, at least 1; 0 for the rest."""
    if isinstance(instr, (dice.Strike, dice.Mend, Aimed)):
        group = instr.whom.group
        if group is not None and group.whose == c.OPPOSING:
            reach = (group.within or ANYWHERE) if isinstance(instr, Aimed) else instr.range
            return max(1, min(reach, ANYWHERE))
    return 0
