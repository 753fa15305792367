"""What a script can make seats do: words to an intent, and the options for it (see `kernel/scene_find.py`)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from regelwerk.kernel import scene_find
from regelwerk.kernel.decision import Decision, Option
from regelwerk.kernel.scene import Failed, Table
from regelwerk.kernel.scene_names import WRONG, Named, fit
from regelwerk.kernel.scene_text import Text, nearest
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.attacking import Attack
from regelwerk.wowminis.explain import first_targets
from regelwerk.wowminis.meaning import Ability
from regelwerk.wowminis.scene.names import Names, describe, figures_of, matching
from regelwerk.wowminis.state import MinisPiece, MinisState
from regelwerk.wowminis.turn import Turn

PLAIN: Final = {
    "end": c.END,
    "no": c.NO,
    "no reaction": c.NO,
    "keep": c.NO,
    "stay": c.NO,
}
"""Words for the answers that name nothing: the end of the turn, and all sorts of no."""
DOES: Final = {
    "attack": (c.ATTACK, c.PLAY),
    "heal": (c.HEAL, c.PLAY),
    "use": (c.USE, c.ATTACK, c.HEAL),
    "play": (c.PLAY,),
    "react": (c.PLAY,),
}
"""What a figure does with an ability or a card, and the verbs of the options that this can be."""
MOVES: Final = {"move": c.MOVE, "push": c.PUSH, "teleport": c.TELEPORT}
NAMES_ONE: Final = ("target", "choose")
ACTS: Final = ("concede", "offer draw", "withdraw draw", "time out")
SIGN: Final = ("sign", "critical")
"""What a scene may call the face that is a critical, besides 10."""


@dataclass(frozen=True)
class Intent:
    """What a line wants a seat to do; what has been used of it is taken away as the path grows.

    verb    "attack", "move", "act", "end" ...
    tool    the ability or card it is done with, lower case, "" if not said or used
    things  figures still to be named
    space   number of a space, -1 if not said or used
    number  the face of the die to be rolled again, or the seat that begins; -1 if not said or used
    begun   whether the first option has been found
    """

    verb: str
    at: Text
    tool: str = ""
    things: tuple[Named, ...] = ()
    space: int = -1
    number: int = -1
    seat: str = ""
    begun: bool = False

    def used_up(self) -> bool:
        """Whether everything the line says has found its place."""
        return self.begun and not self.tool and not self.things and self.space < 0 and self.number < 0


# -------------------------------------------------------------------------- reading


def read_intent(text: Text, me: str, names: Names) -> Intent:
    """Words to an intent. Raises BadScene."""
    said = text.text
    if said in PLAIN or said in ACTS:
        return Intent(said, text)
    verb = said.split(maxsplit=1)[0]
    rest = text.cut(len(verb))
    if verb == "begin":
        if rest.text not in names.seats:
            raise rest.problem(f"no seat is called {rest.text!r}{nearest(rest.text, names.seats)}")
        return Intent(verb, text, seat=rest.text, number=0)
    if verb == "reroll":
        return Intent(verb, text, number=face(rest))
    if verb in MOVES:
        at = f" {rest.text}".rfind(" to ")
        if at < 0:
            raise rest.problem(f"say where to: `{verb} to b3`")
        who = rest.cut(0, max(at - 1, 0))
        named = (names.card(who, me),) if who.text else ()
        return Intent(verb, text, things=named, space=names.space(rest.cut(at + 3)))
    if verb in ("act", *NAMES_ONE):
        if rest.text.startswith("with "):
            rest = rest.cut(5)
        return Intent("act" if verb == "act" else "target", text, things=(names.card(rest, me),))
    if verb in DOES:
        return doing(verb, text, rest, me, names)
    known = [*PLAIN, *ACTS, *DOES, *MOVES, *NAMES_ONE, "act with", "begin", "reroll"]
    raise text.problem(f"nobody can {verb!r}{nearest(verb, known)}")


def doing(verb: str, text: Text, rest: Text, me: str, names: Names) -> Intent:
    """`attack Ruby with Mind Blast`, `attack with Whirlwind`, `play Charge`, `react with Ice Barrier`."""
    first, word = ("things", " with ") if verb in ("attack", "heal", "react") else ("tool", " on ")
    padded = f" {rest.text}"
    at = padded.rfind(word)
    head = rest if at < 0 else rest.cut(0, max(at - 1, 0))
    tail = rest.cut(at + len(word) - 1) if at >= 0 else rest.cut(len(rest.text))
    tool, targets = (tail, head) if first == "things" else (head, tail)
    if verb == "react" and " on " in tool.text:
        on = tool.text.rfind(" on ")
        tool, targets = tool.cut(0, on), tool.cut(on + 4)
    if tool.text and not names.known(tool.text.lower()):
        raise tool.problem(f"no ability and no card is called {tool.text!r}{nearest(tool.text, names.all())}")
    if verb in ("use", "play", "react") and not tool.text:
        raise text.problem(f"say what is used: `{verb} Ice Barrier`")
    things = tuple(names.cards_in(targets, me)) if targets.text else ()
    return Intent(verb, text, tool.text.lower(), things)


def face(text: Text) -> int:
    """The face of a die. Raises BadScene."""
    if text.text in SIGN:
        return c.SIDES
    if text.text.isdecimal() and 1 <= int(text.text) <= c.SIDES:
        return int(text.text)
    raise text.problem("say what the die shows that is rolled again: `reroll 2`")


# --------------------------------------------------------------------- finding a path


class Finder(scene_find.Finder[MinisState, Intent, Names]):
    """Finds the options that carry out an intent."""

    def path(self, state: MinisState, seat: int, intent: Intent) -> list[Option] | None:
        """The options in order; nothing is tried while somebody else is asked."""
        decision = state.decision
        return super().path(state, seat, intent) if decision is not None and decision.seat == seat else None

    def goes_on(self, state: MinisState, decision: Decision, intent: Intent) -> bool:
        if decision.kind == c.CHOOSE_TARGET:
            return len(intent.things) > 0
        return decision.kind == c.CHOOSE_SPACE and intent.space >= 0

    def used_up(self, state: MinisState, intent: Intent) -> bool:
        return intent.used_up()

    def asked(self, state: MinisState, decision: Decision) -> str:
        return asked(state, decision, self.names, self.words)

    def left_over(self, intent: Intent) -> str:
        said = [thing.at.text for thing in intent.things] + ([intent.tool] if intent.tool else [])
        return f" ({', '.join(said)})" if said else ""

    def moves(self, state: MinisState, decision: Decision, intent: Intent, first: bool) -> list[tuple[Option, Intent]]:
        """Options that take the intent on, best first, each with what is left of it."""
        verb = intent.verb
        begun = replace(intent, begun=True)
        if verb in PLAIN:
            return [(option, begun) for option in decision.options if option.verb == PLAIN[verb]]
        if verb == "begin":
            wanted = self.seats[intent.seat]
            return [(o, replace(begun, number=-1)) for o in decision.options if o.verb == c.BEGIN and o.n == wanted]
        if verb == "reroll":
            return [(option, replace(begun, number=-1)) for option in self.dice(state, decision, intent.number)]
        if decision.kind == c.CHOOSE_SPACE or verb in MOVES:
            return self.spaces(state, decision, begun)
        if verb in DOES and first:
            return self.starts(state, decision, begun)
        return self.naming(state, decision, begun)

    def naming(self, state: MinisState, decision: Decision, intent: Intent) -> list[tuple[Option, Intent]]:
        """Options that name the next figure of the line: which acts, which is the target."""
        found = []
        for i, thing in enumerate(intent.things):
            left = replace(intent, things=intent.things[:i] + intent.things[i + 1 :])
            for option in decision.options:
                ref = option.subject if option.verb == c.ACT else option.object
                if option.verb in (c.ACT, c.TARGET) and self.is_meant(state, ref, thing):
                    found.append((option, left))
        return found

    def spaces(self, state: MinisState, decision: Decision, intent: Intent) -> list[tuple[Option, Intent]]:
        """Options of moving there; of a push also whom."""
        wanted = MOVES.get(intent.verb, -1)
        found = []
        for option in decision.options:
            if option.n != intent.space or option.verb not in MOVES.values():
                continue
            if wanted >= 0 and option.verb != wanted:
                continue
            if intent.things and not self.is_meant(state, option.object, intent.things[0]):
                continue
            found.append((option, replace(intent, things=intent.things[1:], space=-1)))
        return found

    def dice(self, state: MinisState, decision: Decision, face: int) -> list[Option]:
        """The option of rolling a die again that shows this."""
        top = state.frames[-1]
        if not isinstance(top, Attack):
            return []
        return [
            option for option in decision.options if option.verb == c.REROLL and top.dice[option.n - 1] + 1 == face
        ][:1]

    def starts(self, state: MinisState, decision: Decision, intent: Intent) -> list[tuple[Option, Intent]]:
        """Options of doing it with what the line says, or with the first that fits."""
        best = WRONG
        found: list[tuple[Option, Intent]] = []
        for option in decision.options:
            ability = ability_of(state, decision, option)
            if ability is None or option.verb not in DOES[intent.verb] or not suits(intent.verb, ability):
                continue
            fits = 0 if not intent.tool else named_as(intent.tool, state, option, ability)
            if not intent.tool and (option.verb == c.PLAY or found):
                continue  # what is not said is the figure's own ability, the first of them
            if fits > best or fits == WRONG:
                continue
            if fits < best:
                best = fits
                found = []
            left = self.settled(state, option, ability, replace(intent, tool=""))
            if left is not None:
                found.append((option, left))
        return found

    def settled(self, state: MinisState, option: Option, ability: Ability, intent: Intent) -> Intent | None:
        """The line without the targets that nobody is asked for; None if it names others."""
        who = doer(state, option)
        if option.object > 0:  # a reaction: for whom
            if intent.things and not self.is_meant(state, option.object, intent.things[0]):
                return None
            return replace(intent, things=intent.things[1:])
        targets = first_targets(state, who, ability)
        if asks_whom(ability) and len(targets) != 1:
            return intent
        for thing in intent.things:
            if not any(self.is_meant(state, id + 1, thing) for id in targets):
                return None
        return replace(intent, things=())

    def is_meant(self, state: MinisState, ref: int, named: Named) -> bool:
        """Whether the figure of a reference is what a name means; the name must be clear."""
        piece = state.at(ref)
        if piece is None:
            return False
        meant = matching(state, named, figures_of(state), self.names, self.seats)
        if len(meant) > 1:
            which = ", ".join(describe(state, other, self.words) for other in meant)
            raise Failed(f"{named.at.text!r} is not clear: it could be {which}")
        return len(meant) == 1 and meant[0].id == piece.id


def ability_of(state: MinisState, decision: Decision, option: Option) -> Ability | None:
    """What an option does, if it is done with an ability or a card."""
    if option.verb == c.PLAY:
        card = state.at(option.subject)
        assert card is not None
        return card.action.ability
    if option.verb in (c.ATTACK, c.HEAL, c.USE):
        piece = acting(state)
        return None if piece is None else piece.figure.abilities[option.n]
    return None


def asks_whom(ability: Ability) -> bool:
    """Whether an ability begins with the choice of one figure among several."""
    return ability.deeds[0].asks_whom()


def acting(state: MinisState) -> MinisPiece | None:
    """The figure whose turn it is."""
    for frame in reversed(state.frames):
        if isinstance(frame, Turn):
            return state.pieces[frame.who]
    return None


def doer(state: MinisState, option: Option) -> MinisPiece:
    """The figure that does what an option says."""
    if option.verb == c.PLAY:
        card = state.at(option.subject)
        assert card is not None
        return state.pieces[card.host]
    piece = acting(state)
    assert piece is not None
    return piece


def suits(verb: str, ability: Ability) -> bool:
    """Whether an ability is what the word says."""
    if verb == "attack":
        return ability.strike is not None
    return verb != "heal" or ability.mend is not None


def named_as(tool: str, state: MinisState, option: Option, ability: Ability) -> int:
    """How well a name fits an ability, or the card that it is on."""
    if option.verb == c.PLAY:
        card = state.at(option.subject)
        assert card is not None
        return fit(tool, card.action.word)
    return fit(tool, ability.word)


# --------------------------------------------------------------------------- saying


def state_of(table: Table) -> MinisState:
    """The state, typed."""
    state = table.game.state
    assert isinstance(state, MinisState)
    return state


def asked(state: MinisState, decision: Decision, names: Names, words: dict[int, str]) -> str:
    """Who is asked what, and what could be answered, in the words of a script."""
    options = [say(state, decision, option, names, words) for option in decision.options]
    shown = ", ".join(options[:20]) + (" ..." if len(options) > 20 else "")
    who = acting(state)
    whose = f" in {describe(state, who, words)}'s turn" if who is not None else ""
    return f"{words.get(decision.seat, decision.seat)} is asked: {c.DECISIONS[decision.kind]}{whose}, and can: {shown}"


def say(state: MinisState, decision: Decision, option: Option, names: Names, words: dict[int, str]) -> str:
    """An option in the words of a script."""
    verb = option.verb
    if verb == c.BEGIN:
        return f"begin {words.get(option.n, option.n)}"
    if verb == c.MOVE:
        return f"move to {names.called(option.n)}"
    if verb in (c.PUSH, c.TELEPORT):
        piece = state.at(option.object)
        assert piece is not None
        return f"{c.VERBS[verb]} {describe(state, piece, words)} to {names.called(option.n)}"
    if verb == c.REROLL:
        top = state.frames[-1]
        return f"reroll {top.dice[option.n - 1] + 1}" if isinstance(top, Attack) else "reroll"
    ability = ability_of(state, decision, option)
    if ability is not None:
        of = state.at(option.subject)
        name = of.card.name if verb == c.PLAY and of is not None else ability.word.name
        return f"{c.VERBS[verb]} {'with ' if verb in (c.ATTACK, c.HEAL) else ''}{name}"
    ref = option.subject if verb == c.ACT else option.object
    piece = state.at(ref)
    word = "act with" if verb == c.ACT else c.VERBS[verb]
    return word if piece is None else f"{word} {describe(state, piece, words)}"
