"""Lowering of abilities: keywords, triggered, continuous and replacing ones, as sets that a creature has together."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters import happenings as hp
from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.effects import OnCards
from regelwerk.duelmasters.instructions import asking as a
from regelwerk.duelmasters.lowering.effects import Effects
from regelwerk.duelmasters.meaning import Abilities, Replacement, Trigger
from regelwerk.duelmasters.nouns import Noun, This
from regelwerk.kernel.program import Program

EVENTS: Final[dict[type, int]] = {
    w.EntersBattle: c.E_ENTER,
    w.LeavesBattle: c.E_LEAVE,
    w.IsDestroyed: c.E_DESTROY,
    w.Attacks: c.E_ATTACK,
    w.Blocks: c.E_BLOCK,
    w.BecomesBlocked: c.E_BLOCKED,
    w.IsNotBlocked: c.E_UNBLOCKED,
    w.Battles: c.E_FOUGHT,
    w.WinsBattle: c.E_WIN,
}
"""Events that happen to a creature."""
REPLACED: Final = (c.E_DESTROY, c.E_BREAK)
"""Events that something may be done instead of."""


class Having(Effects):
    """Reads the abilities of one card."""

    def abilities(self, path: str, words: tuple[w.Word, ...]) -> Abilities:
        made = Abilities(path)
        for i, word in enumerate(words):
            self.ability(f"{path}/{i}", word, made)
        return made

    def ability(self, path: str, word: w.Word, into: Abilities | None) -> Abilities:
        """Enter one ability into a set of them, a new one if there is none yet."""
        if into is None:
            into = Abilities(path + "/set")
        if isinstance(word, w.When):
            into.triggers.append(self.when_ability(path, word))
        elif isinstance(word, w.Always):
            parts = word.what.parts if isinstance(word.what, w.And) else (word.what,)
            for i, part in enumerate(parts):
                if getattr(part, "span", None) is not None:
                    raise self.error(part, "has no span in Always: it holds as long as its card is there")
                into.statics += self.continuous(f"{path}/{i}", part, getattr(part, "what", w.THIS), False)
        elif isinstance(word, w.Instead):
            into.replacements.append(self.instead(path, word))
        elif isinstance(word, w.TapAbility):
            into.taps.append(self.program(path, word.effect))
        elif isinstance(word, w.SilentSkill):
            skill = hp.Asked(path)
            skill.program = self.program(path, word.effect)
            skill.calm = calm(skill.program)
            self.defs.keep(skill)
            into.silents.append(skill)
        else:
            self.keyword(path, word, into)
        return into

    def keyword(self, path: str, word: w.Word, into: Abilities) -> None:
        into.keywords |= self.keyword_bit(word)
        if isinstance(word, w.Blocker):
            into.blocks.append(word.against)
        elif isinstance(word, w.Slayer):
            into.slays.append(word.against)
        elif isinstance(word, w.Breaker):
            into.breaks.append(word.count)
        elif isinstance(word, w.CrewBreaker):
            into.crew.append(word.crew)
        elif isinstance(word, w.PowerAttacker):
            into.attacking += word.power
        elif isinstance(word, w.Stealth):
            into.stealth |= word.civilization.value

    # ------------------------------------------------------------- waiting

    def when_ability(self, path: str, word: w.When) -> Trigger:
        trigger = self.trigger(path, word.event)
        trigger.program = self.program(path, word.effect)
        trigger.calm = calm(trigger.program)
        if word.condition is not None:
            trigger.condition = word.condition
            trigger.calm = False
        self.defs.keep(trigger)
        return trigger

    def instead(self, path: str, word: w.Instead) -> Replacement:
        would = self.trigger(path + "/would", word.would)
        if would.event not in REPLACED:
            raise self.error(word.would, "cannot be replaced")
        made = Replacement(path, would, self.program(path, word.do), word.may)
        if word.condition is not None:
            made.condition = word.condition
        do = word.do
        if isinstance(do, w.PutInto) and isinstance(do.what, w.This) and not do.top_card:
            made.zone = do.zone.value
        for instr in made.program.code:
            made.spends = made.spends or (isinstance(instr, OnCards) and isinstance(instr.what, This))
        self.defs.keep(made)
        return made

    def trigger(self, path: str, event: w.Word) -> Trigger:
        kind = EVENTS.get(type(event))
        if kind is not None:
            noun = self.subject(path + "/what", getattr(event, "what"))  # noqa: B009  # those events have it
            player = bool(getattr(event, "player", False))
            blocking = bool(getattr(event, "blocking", False))
            return hp.About(path, kind, noun, player, 2 if blocking else 0)
        if isinstance(event, w.BreaksShield):
            noun = None if event.by is None else self.subject(path + "/by", event.by)
            return hp.BreaksShield(path, event.whose, noun, isinstance(event.by, w.This))
        if isinstance(event, (w.Casts, w.Summons)):
            kind = c.E_CAST if isinstance(event, w.Casts) else c.E_SUMMON
            return hp.Plays(path, kind, event.who, event.noun)
        if isinstance(event, (w.StartOfTurn, w.EndOfTurn)):
            phase = c.START if isinstance(event, w.StartOfTurn) else c.ENDING
            return hp.Turns(path, phase, event.whose.value)
        raise self.error(event, "is nothing to wait for")

    def subject(self, path: str, word: w.Word) -> Noun | None:
        """What an event is about: None for this card itself."""
        if isinstance(word, w.This):
            return None
        if isinstance(word, w.Noun):
            return word
        raise self.error(word, "is no subject of an event")


def calm(program: Program) -> bool:
    """Whether a text keeps to itself, so that its place among others cannot matter: it draws, or turns this card."""
    for instr in program.code:
        if isinstance(instr, (w.Tap, w.Untap)):
            if not isinstance(instr.what, This):
                return False
        elif isinstance(instr, w.Draw):
            if not isinstance(instr.who, w.You):
                return False
        elif not isinstance(instr, (a.May, a.Jump)):
            return False
    return True
