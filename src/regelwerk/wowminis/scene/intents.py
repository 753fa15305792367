"""What a script can make seats do: words to an intent, and the options for it (see `kernel/scene/option_search.py`)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from regelwerk.kernel.decision import Decision, Option
from regelwerk.kernel.ids import Ref
from regelwerk.kernel.scene import option_search
from regelwerk.kernel.scene.names import NO_MATCH, NameRef, match_rank_of
from regelwerk.kernel.scene.scene import SceneRun, ScriptError
from regelwerk.kernel.scene.source_text import SourceText, did_you_mean
from regelwerk.wowminis import codes
from regelwerk.wowminis.attack import AttackFrame
from regelwerk.wowminis.lowered import AbilityDefinition
from regelwerk.wowminis.refusals import first_targets
from regelwerk.wowminis.scene.names import MinisSceneNames, describe, figures_of, matching
from regelwerk.wowminis.state import MinisPiece, MinisState
from regelwerk.wowminis.turn import TurnFrame

BARE_VERBS: Final = {
    "end": codes.VERB_END,
    "no": codes.VERB_NO,
    "no reaction": codes.VERB_NO,
    "keep": codes.VERB_NO,
    "stay": codes.VERB_NO,
}
"""Words for the answers that name nothing: the end of the turn, and all sorts of no."""
DOES: Final = {
    "attack": (codes.VERB_ATTACK, codes.VERB_PLAY),
    "heal": (codes.VERB_HEAL, codes.VERB_PLAY),
    "use": (codes.VERB_USE, codes.VERB_ATTACK, codes.VERB_HEAL),
    "play": (codes.VERB_PLAY,),
    "react": (codes.VERB_PLAY,),
}
"""What a figure does with an ability or a card, and the verbs of the options that this can be."""
MOVES: Final = {"move": codes.VERB_MOVE, "push": codes.VERB_PUSH, "teleport": codes.VERB_TELEPORT}
NAMES_ONE: Final = ("target", "choose")
ACTS: Final = ("concede", "offer draw", "withdraw draw", "time out")
SIGN: Final = ("sign", "critical")
"""What a scene may call the face that is a critical, besides 10."""


@dataclass(frozen=True)
class MinisScriptIntent:
    """What a line wants a seat to do; what has been used of it is taken away as the path grows.

    verb    "attack", "move", "act", "end" ...
    tool    the ability or card it is done with, lower case, "" if not said or used
    things  figures still to be named
    space   number of a space, -1 if not said or used
    number  the face of the die to be rolled again, or the seat that begins; -1 if not said or used
    begun   whether the first option has been found
    """

    verb: str
    at: SourceText
    tool: str = ""
    things: tuple[NameRef, ...] = ()
    space: int = -1
    number: int = -1
    seat: str = ""
    begun: bool = False

    def used_up(self) -> bool:
        """Whether everything the line says has found its place."""
        return self.begun and not self.tool and not self.things and self.space < 0 and self.number < 0


# -------------------------------------------------------------------------- reading


def read_intent(text: SourceText, me: str, names: MinisSceneNames) -> MinisScriptIntent:
    """Words to an intent. Raises SceneFormatError."""
    words = text.text
    if words in BARE_VERBS or words in ACTS:
        return MinisScriptIntent(words, text)
    verb = words.split(maxsplit=1)[0]
    rest = text.slice(len(verb))
    if verb == "begin":
        if rest.text not in names.seats:
            raise rest.problem(f"unknown seat {rest.text!r}{did_you_mean(rest.text, names.seats)}")
        return MinisScriptIntent(verb, text, seat=rest.text, number=0)
    if verb == "reroll":
        return MinisScriptIntent(verb, text, number=face(rest))
    if verb in MOVES:
        at = f" {rest.text}".rfind(" to ")
        if at < 0:
            raise rest.problem(f"say where to: `{verb} to b3`")
        who = rest.slice(0, max(at - 1, 0))
        named = (names.card(who, me),) if who.text else ()
        return MinisScriptIntent(verb, text, things=named, space=names.space(rest.slice(at + 3)))
    if verb in ("act", *NAMES_ONE):
        if rest.text.startswith("with "):
            rest = rest.slice(5)
        return MinisScriptIntent("act" if verb == "act" else "target", text, things=(names.card(rest, me),))
    if verb in DOES:
        return read_action(verb, text, rest, me, names)
    known = [*BARE_VERBS, *ACTS, *DOES, *MOVES, *NAMES_ONE, "act with", "begin", "reroll"]
    raise text.problem(f"unknown action {verb!r}{did_you_mean(verb, known)}")


def read_action(verb: str, text: SourceText, rest: SourceText, me: str, names: MinisSceneNames) -> MinisScriptIntent:
    """`attack Ruby with Mind Blast`, `attack with Whirlwind`, `play Charge`, `react with Ice Barrier`."""
    first, word = ("things", " with ") if verb in ("attack", "heal", "react") else ("tool", " on ")
    padded = f" {rest.text}"
    at = padded.rfind(word)
    head = rest if at < 0 else rest.slice(0, max(at - 1, 0))
    tail = rest.slice(at + len(word) - 1) if at >= 0 else rest.slice(len(rest.text))
    tool, targets = (tail, head) if first == "things" else (head, tail)
    if verb == "react" and " on " in tool.text:
        on = tool.text.rfind(" on ")
        tool, targets = tool.slice(0, on), tool.slice(on + 4)
    if tool.text and not names.known(tool.text.lower()):
        raise tool.problem(f"unknown ability or card {tool.text!r}{did_you_mean(tool.text, names.all())}")
    if verb in ("use", "play", "react") and not tool.text:
        raise text.problem(f"say what is used: `{verb} Ice Barrier`")
    things = tuple(names.read_cards(targets, me)) if targets.text else ()
    return MinisScriptIntent(verb, text, tool.text.lower(), things)


def face(text: SourceText) -> int:
    """The face of a die. Raises SceneFormatError."""
    if text.text in SIGN:
        return codes.DIE_SIDES
    if text.text.isdecimal() and 1 <= int(text.text) <= codes.DIE_SIDES:
        return int(text.text)
    raise text.problem("say what the die shows that is rolled again: `reroll 2`")


# --------------------------------------------------------------------- finding a path


class MinisOptionSearch(option_search.OptionSearch[MinisState, MinisScriptIntent, MinisSceneNames]):
    """Finds the options that carry out an intent."""

    def path(self, state: MinisState, seat: int, intent: MinisScriptIntent) -> list[Option] | None:
        """The options in order; nothing is tried while somebody else is asked."""
        decision = state.decision
        return super().path(state, seat, intent) if decision is not None and decision.seat == seat else None

    def is_continuation(self, state: MinisState, decision: Decision, intent: MinisScriptIntent) -> bool:
        if decision.kind == codes.DECISION_CHOOSE_TARGET:
            return len(intent.things) > 0
        return decision.kind == codes.DECISION_CHOOSE_SPACE and intent.space >= 0

    def is_complete(self, state: MinisState, intent: MinisScriptIntent) -> bool:
        return intent.used_up()

    def asked(self, state: MinisState, decision: Decision) -> str:
        return asked(state, decision, self.names, self.words)

    def unused_words(self, intent: MinisScriptIntent) -> str:
        unused = [thing.at.text for thing in intent.things] + ([intent.tool] if intent.tool else [])
        return f" ({', '.join(unused)})" if unused else ""

    def continuations(
        self, state: MinisState, decision: Decision, intent: MinisScriptIntent, first: bool
    ) -> list[tuple[Option, MinisScriptIntent]]:
        """Options that take the intent on, best first, each with what is left of it."""
        verb = intent.verb
        begun = replace(intent, begun=True)
        if verb in BARE_VERBS:
            return [(option, begun) for option in decision.options if option.verb == BARE_VERBS[verb]]
        if verb == "begin":
            wanted = self.seats[intent.seat]
            return [
                (o, replace(begun, number=-1))
                for o in decision.options
                if o.verb == codes.VERB_BEGIN and o.number == wanted
            ]
        if verb == "reroll":
            return [(option, replace(begun, number=-1)) for option in self.dice(state, decision, intent.number)]
        if decision.kind == codes.DECISION_CHOOSE_SPACE or verb in MOVES:
            return self.spaces(state, decision, begun)
        if verb in DOES and first:
            return self.starts(state, decision, begun)
        return self.naming(state, decision, begun)

    def naming(
        self, state: MinisState, decision: Decision, intent: MinisScriptIntent
    ) -> list[tuple[Option, MinisScriptIntent]]:
        """Options that name the next figure of the line: which acts, which is the target."""
        found = []
        for i, thing in enumerate(intent.things):
            left = replace(intent, things=intent.things[:i] + intent.things[i + 1 :])
            for option in decision.options:
                ref = option.subject if option.verb == codes.VERB_ACT else option.object
                if option.verb in (codes.VERB_ACT, codes.VERB_TARGET) and self.is_meant(state, ref, thing):
                    found.append((option, left))
        return found

    def spaces(
        self, state: MinisState, decision: Decision, intent: MinisScriptIntent
    ) -> list[tuple[Option, MinisScriptIntent]]:
        """Options of moving there; of a push also whom."""
        wanted = MOVES.get(intent.verb, -1)
        found = []
        for option in decision.options:
            if option.number != intent.space or option.verb not in MOVES.values():
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
        if not isinstance(top, AttackFrame):
            return []
        return [
            option
            for option in decision.options
            if option.verb == codes.VERB_REROLL and top.dice[option.number - 1] + 1 == face
        ][:1]

    def starts(
        self, state: MinisState, decision: Decision, intent: MinisScriptIntent
    ) -> list[tuple[Option, MinisScriptIntent]]:
        """Options of doing it with what the line says, or with the first that fits."""
        best = NO_MATCH
        found: list[tuple[Option, MinisScriptIntent]] = []
        for option in decision.options:
            ability = ability_of(state, decision, option)
            if ability is None or option.verb not in DOES[intent.verb] or not suits(intent.verb, ability):
                continue
            fits = 0 if not intent.tool else named_as(intent.tool, state, option, ability)
            if not intent.tool and (option.verb == codes.VERB_PLAY or found):
                continue  # what is not said is the figure's own ability, the first of them
            if fits > best or fits == NO_MATCH:
                continue
            if fits < best:
                best = fits
                found = []
            left = self.settled(state, option, ability, replace(intent, tool=""))
            if left is not None:
                found.append((option, left))
        return found

    def settled(
        self, state: MinisState, option: Option, ability: AbilityDefinition, intent: MinisScriptIntent
    ) -> MinisScriptIntent | None:
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
            if not any(self.is_meant(state, Ref(id + 1), thing) for id in targets):
                return None
        return replace(intent, things=())

    def is_meant(self, state: MinisState, ref: Ref, named: NameRef) -> bool:
        """Whether the figure of a reference is what a name means; the name must be clear."""
        piece = state.piece_or_none(ref)
        if piece is None:
            return False
        meant = matching(state, named, figures_of(state), self.names, self.seats)
        if len(meant) > 1:
            which = ", ".join(describe(state, other, self.words) for other in meant)
            raise ScriptError(f"{named.at.text!r} is ambiguous: it could be {which}")
        return len(meant) == 1 and meant[0].id == piece.id


def ability_of(state: MinisState, decision: Decision, option: Option) -> AbilityDefinition | None:
    """What an option does, if it is done with an ability or a card."""
    if option.verb == codes.VERB_PLAY:
        card = state.piece_or_none(option.subject)
        assert card is not None
        return card.action.ability
    if option.verb in (codes.VERB_ATTACK, codes.VERB_HEAL, codes.VERB_USE):
        piece = acting(state)
        return None if piece is None else piece.figure.abilities[option.number]
    return None


def asks_whom(ability: AbilityDefinition) -> bool:
    """Whether an ability begins with the choice of one figure among several."""
    return ability.effects[0].asks_whom()


def acting(state: MinisState) -> MinisPiece | None:
    """The figure whose turn it is."""
    for frame in reversed(state.frames):
        if isinstance(frame, TurnFrame):
            return state.pieces[frame.who]
    return None


def doer(state: MinisState, option: Option) -> MinisPiece:
    """The figure that does what an option says."""
    if option.verb == codes.VERB_PLAY:
        card = state.piece_or_none(option.subject)
        assert card is not None
        return state.pieces[card.host]
    piece = acting(state)
    assert piece is not None
    return piece


def suits(verb: str, ability: AbilityDefinition) -> bool:
    """Whether an ability is what the word says."""
    if verb == "attack":
        return ability.attack is not None
    return verb != "heal" or ability.heal is not None


def named_as(tool: str, state: MinisState, option: Option, ability: AbilityDefinition) -> int:
    """How well a name fits an ability, or the card that it is on."""
    if option.verb == codes.VERB_PLAY:
        card = state.piece_or_none(option.subject)
        assert card is not None
        return match_rank_of(tool, card.action.word)
    return match_rank_of(tool, ability.word)


# --------------------------------------------------------------------------- saying


def typed_state(table: SceneRun) -> MinisState:
    """The state, typed."""
    state = table.game.state
    assert isinstance(state, MinisState)
    return state


def asked(state: MinisState, decision: Decision, names: MinisSceneNames, words: dict[int, str]) -> str:
    """Who is asked what, and what could be answered, in the words of a script."""
    options = [describe_option(state, decision, option, names, words) for option in decision.options]
    shown = ", ".join(options[:20]) + (" ..." if len(options) > 20 else "")
    who = acting(state)
    whose = f" in {describe(state, who, words)}'s turn" if who is not None else ""
    return (
        f"{words.get(decision.seat, decision.seat)} is asked: {codes.DECISIONS[decision.kind]}{whose}, and can: {shown}"
    )


def describe_option(
    state: MinisState, decision: Decision, option: Option, names: MinisSceneNames, words: dict[int, str]
) -> str:
    """An option in the words of a script."""
    verb = option.verb
    if verb == codes.VERB_BEGIN:
        return f"begin {words.get(option.number, option.number)}"
    if verb == codes.VERB_MOVE:
        return f"move to {names.called(option.number)}"
    if verb in (codes.VERB_PUSH, codes.VERB_TELEPORT):
        piece = state.piece_or_none(option.object)
        assert piece is not None
        return f"{codes.VERBS[verb]} {describe(state, piece, words)} to {names.called(option.number)}"
    if verb == codes.VERB_REROLL:
        top = state.frames[-1]
        return f"reroll {top.dice[option.number - 1] + 1}" if isinstance(top, AttackFrame) else "reroll"
    ability = ability_of(state, decision, option)
    if ability is not None:
        of = state.piece_or_none(option.subject)
        name = of.card.name if verb == codes.VERB_PLAY and of is not None else ability.word.name
        return f"{codes.VERBS[verb]} {'with ' if verb in (codes.VERB_ATTACK, codes.VERB_HEAL) else ''}{name}"
    ref = option.subject if verb == codes.VERB_ACT else option.object
    piece = state.piece_or_none(ref)
    word = "act with" if verb == codes.VERB_ACT else codes.VERBS[verb]
    return word if piece is None else f"{word} {describe(state, piece, words)}"
