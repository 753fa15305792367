"""Lowering of effects: the instructions of a text, in order, with their jumps."""

from __future__ import annotations

from typing import Any, Final

from regelwerk.duelmasters import amounts as am
from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters import continuous as co
from regelwerk.duelmasters import nouns as no
from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.defs import DmDefs
from regelwerk.duelmasters.instructions import asking as a
from regelwerk.duelmasters.instructions import modifying as m
from regelwerk.duelmasters.instructions import moving as mv
from regelwerk.duelmasters.lowering.descriptions import ZONES, Reader
from regelwerk.duelmasters.meaning import Abilities, Amount, Card, Continuous, Ref, Trigger
from regelwerk.duelmasters.replacing import Opening
from regelwerk.kernel.program import Instr, Program

CONTINUOUS: Final = (w.Have, w.Cannot, w.CanAttack, w.MustAttack, w.MustBlock, w.Costs)
"""Words that, as an effect, last until the end of the turn."""
ON_CARDS: Final[dict[type, Any]] = {
    w.Destroy: mv.Destroy,
    w.Tap: mv.Tap,
    w.Untap: mv.Untap,
    w.PutIntoBattle: mv.PutIntoBattle,
    w.LookAt: mv.LookAt,
}
"""Words that do one thing to whatever they speak of."""


class Effects(Reader):
    """Reads what the texts of one card do."""

    def __init__(self, defs: DmDefs, card: Card) -> None:
        super().__init__(card)
        self.defs = defs

    def abilities(self, path: str, words: tuple[w.Word, ...]) -> Abilities:
        """Abilities that a text gives."""
        raise NotImplementedError

    def trigger(self, path: str, event: w.Word) -> Trigger:
        """What a text waits for."""
        raise NotImplementedError

    def program(self, path: str, word: w.Word) -> Program:
        """A text by itself."""
        outer = self.code
        self.code = []
        self.effect(path + "/do", word)
        if nothing_meant(self.code):
            raise self.error(word, 'speaks of "it" before anything has been mentioned')
        made = Program(path, self.code)
        self.code = outer
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
            self.code.append(self.deed(path, word))

    def deed(self, path: str, word: w.Word) -> Instr[Any]:
        """The instruction of a word that simply does something."""
        one = ON_CARDS.get(type(word))
        if one is not None:
            made: Instr[Any] = one(path, self.ref(path, getattr(word, "what")))  # noqa: B009  # those words have it
            return made
        if isinstance(word, w.Draw):
            return mv.Draw(path, self.amount(path, word.count), self.players(path, word.who), word.up_to)
        if isinstance(word, w.Discard):
            if word.count is None and word.random:
                raise self.error(word, "leaves nothing to chance where all cards are discarded")
            count = None if word.count is None else self.amount(path, word.count)
            return mv.Discard(path, count, self.players(path, word.who), word.random)
        if isinstance(word, w.PutInto) and word.zone is w.Zone.BATTLE:
            raise self.error(word, "puts nothing into the battle zone, PutIntoBattle does")
        if isinstance(word, w.PutInto) and word.top_card:
            if word.no_trigger:
                raise self.error(word, "takes the top card of a creature, which is no shield")
            return mv.PutTopCard(path, self.ref(path, word.what), ZONES[word.zone])
        if isinstance(word, w.PutInto):
            return mv.PutInto(path, self.ref(path, word.what), ZONES[word.zone], word.no_trigger)
        if isinstance(word, w.Break):
            return mv.Break(path, self.ref(path, word.by), self.amount(path, word.count))
        if isinstance(word, w.ExtraTurn):
            return mv.ExtraTurn(path)
        raise self.error(word, "does nothing here")

    # ----------------------------------------------------- lasting effects

    def modify(self, path: str, word: w.Word) -> None:
        """Something that lasts until the end of the turn, for the creatures that there are (dm:9.6)."""
        if getattr(word, "span", None) is None:
            raise self.error(word, "needs a span where it does not stand in Always")
        if isinstance(word, w.Cannot) and word.act is w.Act.UNTAP_AT_START:
            raise self.error(word, "is over before anything untaps at the start of a turn")
        frozen: Ref | None = None
        if not isinstance(word, w.Costs):
            frozen = self.ref(path + "/on", getattr(word, "what"))  # noqa: B009  # all the others have it
        for what in self.continuous(path, word, no.Them(path + "/them"), True):
            amount: Amount | None = None
            if isinstance(what, co.Have) and isinstance(word, w.Have):
                amount = self.amount(what.path + "/amount", word.power)
            self.code.append(m.Modify(what.path + "/begin", what, frozen, amount))

    def continuous(self, path: str, word: w.Word, what: Ref, fixed: bool) -> list[Continuous]:
        """What a continuous word does; `fixed`: its numbers are worked out when it begins (dm:9.7)."""
        made: list[Continuous] = []
        given = getattr(word, "condition", None)
        condition = None if given is None else self.condition(path + "/while", given)
        if isinstance(word, w.Have):
            if word.power != 0:
                power = am.Fixed(path + "/fixed") if fixed else self.amount(path + "/power", word.power)
                made.append(co.Have(path + "/power", what, condition, power))
            if word.abilities:
                abilities = self.abilities(path + "/abilities", word.abilities)
                made.append(co.Give(path + "/give", what, condition, abilities))
        elif isinstance(word, w.Cannot):
            if word.by is not None and word.act not in ABOUT_ANOTHER:
                raise self.error(word, f"knows no other creature where it forbids to {word.act.value}")
            if word.by is not None and not word.by.quals:
                raise self.error(word, "names no certain creatures: without qualities it is about all of them")
            by = None if word.by is None else self.noun(path + "/by", word.by)
            made.append(co.Cannot(path, what, condition, FORBIDDEN[word.act], by))
        elif isinstance(word, w.CanAttack):
            made.append(self.can_attack(path, word, what))
        elif isinstance(word, w.MustAttack):
            made.append(co.Cannot(path, what, None, c.MUST_ATTACK, None))
        elif isinstance(word, w.MustBlock):
            made.append(co.Cannot(path, what, None, c.MUST_BLOCK, None))
        elif isinstance(word, w.Costs):
            made.append(co.Costs(path, self.noun(path + "/noun", word.noun), word.more, word.floor))
        else:
            raise self.error(word, "is no continuous effect")
        for one in made:
            self.defs.keep(one)
        return made

    def can_attack(self, path: str, word: w.CanAttack, what: Ref) -> Continuous:
        whom = word.whom
        if isinstance(whom, PLAYERS) and not isinstance(whom, (w.Opponent, w.ThatPlayer)):
            raise self.error(word, "is about an opponent, or the player mentioned before")
        if word.despite and not isinstance(whom, PLAYERS):
            raise self.error(word, "ignores what prevents attacks on a player only")
        if isinstance(whom, w.Noun):
            return co.CanAttack(path, what, self.noun(path + "/whom", whom), None, None, word.despite)
        if isinstance(whom, PLAYERS):
            return co.CanAttack(path, what, None, None, self.players(path + "/whom", whom), word.despite)
        return co.CanAttack(path, what, None, self.ref(path + "/whom", whom), None, word.despite)

    # ------------------------------------------------------------ arranging

    def may(self, path: str, word: w.May) -> None:
        many = not isinstance(word.who, (w.You, w.ThatPlayer))
        outer = self.each
        ahead = a.NextOf(path + "/next")
        if many:
            if outer is not None:
                raise self.error(word, "stands inside another one for several players")
            self.code.append(a.EachOf(path + "/each", self.players(path + "/who", word.who)))
            self.each = word.who
        head = len(self.code)
        if many:
            self.code.append(ahead)
        ask = a.May(path, self.players(path + "/that", word.who))
        self.code.append(ask)
        start = len(self.code)
        self.effect(path + "/do", word.do)
        ask.body = self.code[start:]
        ask.to = len(self.code)
        if many:
            back = a.Jump(path + "/back")
            back.to = head
            self.code.append(back)
            ahead.to = len(self.code)
        self.each = outer

    def either(self, path: str, word: w.Either) -> None:
        ask = a.Either(path)
        self.code.append(ask)
        jumps = []
        for i, mode in enumerate(word.modes):
            start = len(self.code)
            ask.starts.append(start)
            self.effect(f"{path}/{i}", mode)
            ask.bodies.append(self.code[start:])
            jump = a.Jump(f"{path}/{i}/end")
            self.code.append(jump)
            jumps.append(jump)
        ask.to = len(self.code)
        for jump in jumps:
            jump.to = len(self.code)

    def when(self, path: str, word: w.If) -> None:
        ask = a.If(path, self.condition(path + "/if", word.condition))
        self.code.append(ask)
        self.effect(path + "/do", word.do)
        ask.to = len(self.code)

    def pick(self, path: str, word: w.Pick) -> None:
        self.ref(path, word.what)

    def search(self, path: str, word: w.Search) -> None:
        search = a.Search(path, self.noun(path + "/noun", word.noun), word.reveal)
        self.code.append(search)
        self.effect(path + "/use", word.use)
        search.to = len(self.code)
        self.code.append(mv.Shuffle(path + "/shuffle"))

    def this_turn(self, path: str, word: w.ThisTurn) -> None:
        trigger = self.trigger(path + "/when", word.event)
        trigger.program = self.program(path + "/then", word.do)
        self.defs.keep(trigger)
        self.code.append(m.AddTrigger(path, trigger))


def nothing_meant(code: list[Instr[Any]]) -> bool:
    """Whether a text speaks of THEM before it has chosen or found anything: it would never do anything to them.

    What another text has chosen is not known to it, not even to what it leaves behind for this turn.
    """
    for instr in code:
        if isinstance(instr, (Opening, mv.Discard)):
            return False
        if isinstance(instr, mv.OnCards) and isinstance(instr.what, no.Them):
            return True
        if isinstance(instr, m.Modify) and isinstance(instr.frozen, no.Them):
            return True
    return False


PLAYERS: Final = (w.You, w.Opponent, w.EachPlayer, w.ThatPlayer, w.OwnerOf)
ARRANGING: Final[dict[type, Any]] = {
    w.May: Effects.may,
    w.Either: Effects.either,
    w.If: Effects.when,
    w.Pick: Effects.pick,
    w.Search: Effects.search,
    w.ThisTurn: Effects.this_turn,
}
"""Words that arrange other words."""
ABOUT_ANOTHER: Final = (
    w.Act.ATTACK_CREATURES, w.Act.BE_BLOCKED, w.Act.BE_ATTACKED, w.Act.BE_DESTROYED_BY_LOSING,
)  # fmt: skip
"""What can be forbidden with regard to certain other creatures only."""
FORBIDDEN: Final = {
    w.Act.ATTACK: c.NO_ATTACK,
    w.Act.ATTACK_PLAYERS: c.NO_ATTACK_PLAYERS,
    w.Act.ATTACK_CREATURES: c.NO_ATTACK_CREATURES,
    w.Act.BE_BLOCKED: c.NO_BE_BLOCKED,
    w.Act.BE_ATTACKED: c.NO_BE_ATTACKED,
    w.Act.BE_CHOSEN_BY_OPPONENTS: c.NO_BE_CHOSEN,
    w.Act.BE_DESTROYED_BY_LOSING: c.NO_LOSS,
    w.Act.UNTAP_AT_START: c.NO_UNTAP,
}
"""The bits of what can be forbidden."""
