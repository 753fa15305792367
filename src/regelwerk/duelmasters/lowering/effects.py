"""Lowering of effects: the instructions of a text, in order, with their jumps."""

from __future__ import annotations

from typing import Any, Final, cast

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters import continuous as co
from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.defs import DmDefs
from regelwerk.duelmasters.effects import Deed, OnCards, Shuffle
from regelwerk.duelmasters.instructions import asking as a
from regelwerk.duelmasters.instructions import modifying as m
from regelwerk.duelmasters.lowering.descriptions import Reader, inside
from regelwerk.duelmasters.meaning import Abilities, Card, Continuous, Trigger
from regelwerk.duelmasters.replacing import Opening
from regelwerk.kernel.program import Program, Step
from regelwerk.kernel.words import swapped

CONTINUOUS: Final = (w.Have, w.Cannot, w.CanAttack, w.MustAttack, w.MustBlock, w.Costs)
"""Words that, as an effect, last until the end of the turn."""


class Effects(Reader):
    """Reads what the texts of one card do."""

    def __init__(self, defs: DmDefs, card: Card) -> None:
        super().__init__(card)
        self.defs = defs
        self.inside_each = 0

    def abilities(self, path: str, words: tuple[w.Word, ...]) -> Abilities:
        """Abilities that a text gives."""
        raise NotImplementedError

    def trigger(self, path: str, event: w.Word) -> Trigger:
        """What a text waits for."""
        raise NotImplementedError

    def program(self, path: str, word: w.Word) -> Program:
        """A text by itself."""
        outer, self.code, self.paths = (self.code, self.paths), [], []
        self.effect(path + "/do", word)
        if nothing_meant(self.code):
            raise self.error(word, 'speaks of "it" before anything has been mentioned')
        made = Program(path, self.code, self.paths)
        self.code, self.paths = outer
        self.defs.programs[path] = made
        return made

    # ------------------------------------------------------------- effects

    def effect(self, path: str, word: w.Word) -> None:
        """Append what a word does to the program that is being made."""
        if isinstance(word, (w.Then, w.And)):
            for i, part in enumerate(word.parts):
                self.effect(f"{path}/{i}", part)
            return
        arranged = ARRANGING.get(type(word))
        if arranged is not None:
            arranged(self, path, word)
        elif isinstance(word, CONTINUOUS):
            self.modify(path, word)
        else:
            self.deed(path, word)

    def deed(self, path: str, word: w.Word) -> None:
        """A word that simply does something is its own instruction."""
        if not isinstance(word, Deed):
            raise self.error(word, "does nothing here")
        self.choices(path, *inside(word))
        self.step(path, word)

    # ----------------------------------------------------- lasting effects

    def modify(self, path: str, word: w.Word) -> None:
        """Something that lasts until the end of the turn, for the creatures that there are (dm:9.6)."""
        if getattr(word, "span", None) is None:
            raise self.error(word, "needs a span where it does not stand in Always")
        if isinstance(word, w.Cannot) and word.act is w.Act.UNTAP_AT_START:
            raise self.error(word, "is over before anything untaps at the start of a turn")
        frozen: w.Ref | None = None
        if not isinstance(word, w.Costs):
            frozen = getattr(word, "what")  # noqa: B009  # all the others have it
            self.choices(path + "/on", frozen)
        for what in self.continuous(path, word, w.THEM, True):
            amount = word.power if isinstance(what, co.Have) and isinstance(word, w.Have) else None
            self.add(m.Modify(what.path + "/begin", what, frozen, amount))

    def continuous(self, path: str, word: w.Word, what: w.Ref, fixed: bool) -> list[Continuous]:
        """What a continuous word does; `fixed`: its numbers are worked out when it begins (dm:9.7)."""
        made: list[Continuous] = []
        condition: w.Condition | None = getattr(word, "condition", None)
        if isinstance(word, w.Have):
            if word.power != 0:
                made.append(co.Have(path + "/power", what, condition, None if fixed else word.power))
            if word.abilities:
                abilities = self.abilities(path + "/abilities", word.abilities)
                made.append(co.Give(path + "/give", what, condition, abilities))
        elif isinstance(word, w.Cannot):
            made.append(co.Cannot(path, what, condition, word.act.value, word.by))
        elif isinstance(word, w.CanAttack):
            made.append(self.can_attack(path, word, what))
        elif isinstance(word, w.MustAttack):
            made.append(co.Cannot(path, what, None, c.MUST_ATTACK, None))
        elif isinstance(word, w.MustBlock):
            made.append(co.Cannot(path, what, None, c.MUST_BLOCK, None))
        elif isinstance(word, w.Costs):
            made.append(co.Costs(path, word.noun, word.more, word.floor))
        else:
            raise self.error(word, "is no continuous effect")
        for one in made:
            self.defs.keep(one)
        return made

    def can_attack(self, path: str, word: w.CanAttack, what: w.Ref) -> Continuous:
        whom = word.whom
        if isinstance(whom, w.Noun):
            return co.CanAttack(path, what, whom, None, None, word.despite)
        if isinstance(whom, w.Player):
            return co.CanAttack(path, what, None, None, whom, word.despite)
        self.choices(path + "/whom", whom)
        return co.CanAttack(path, what, None, whom, None, word.despite)

    # ------------------------------------------------------------ arranging

    def may(self, path: str, word: w.May) -> None:
        """Of several players each decides and does it: inside, they are "that player"."""
        who, do = word.who, word.do
        many = not isinstance(who, (w.You, w.ThatPlayer))
        ahead = a.NextOf(path + "/next")
        if many:
            if self.inside_each:
                raise self.error(word, "stands inside another one for several players")
            self.add(a.EachOf(path + "/each", who))
            do = cast("w.Word", swapped(do, who, w.THAT_PLAYER))
            who = w.THAT_PLAYER
        self.inside_each += many
        head = len(self.code)
        if many:
            self.add(ahead)
        ask = a.May(path, who)
        self.add(ask)
        start = len(self.code)
        self.effect(path + "/do", do)
        ask.body = self.code[start:]
        ask.to = len(self.code)
        if many:
            back = a.Jump(path + "/back")
            back.to = head
            self.add(back)
            ahead.to = len(self.code)
        self.inside_each -= many

    def either(self, path: str, word: w.Either) -> None:
        ask = a.Either(path)
        self.add(ask)
        jumps = []
        for i, mode in enumerate(word.modes):
            start = len(self.code)
            ask.starts.append(start)
            self.effect(f"{path}/{i}", mode)
            ask.bodies.append(self.code[start:])
            jump = a.Jump(f"{path}/{i}/end")
            self.add(jump)
            jumps.append(jump)
        ask.to = len(self.code)
        for jump in jumps:
            jump.to = len(self.code)

    def when(self, path: str, word: w.If) -> None:
        ask = a.If(path, word.condition)
        self.add(ask)
        self.effect(path + "/do", word.do)
        ask.to = len(self.code)

    def pick(self, path: str, word: w.Pick) -> None:
        self.choices(path, word.what)

    def search(self, path: str, word: w.Search) -> None:
        search = a.Search(path, word.noun, word.reveal)
        self.add(search)
        self.effect(path + "/use", word.use)
        search.to = len(self.code)
        self.add(Shuffle(path + "/shuffle"))

    def this_turn(self, path: str, word: w.ThisTurn) -> None:
        trigger = self.trigger(path + "/when", word.event)
        trigger.program = self.program(path + "/then", word.do)
        self.defs.keep(trigger)
        self.add(m.AddTrigger(path, trigger))


def nothing_meant(code: list[Step]) -> bool:
    """Whether a text speaks of THEM before it has chosen or found anything: it would never do anything to them.

    What another text has chosen is not known to it, not even to what it leaves behind for this turn.
    """
    for instr in code:
        if isinstance(instr, (Opening, w.Discard)):
            return False
        if isinstance(instr, OnCards) and isinstance(instr.what, w.Them):
            return True
        if isinstance(instr, m.Modify) and isinstance(instr.frozen, w.Them):
            return True
    return False


ARRANGING: Final[dict[type, Any]] = {
    w.May: Effects.may,
    w.Either: Effects.either,
    w.If: Effects.when,
    w.Pick: Effects.pick,
    w.Search: Effects.search,
    w.ThisTurn: Effects.this_turn,
}
"""Words that arrange other words."""
