"""What a script can make seats do: words to an intent, and the options for it (`kernel/scene/option_search.py`)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.scene.forced import begun_so, settled_so
from regelwerk.duelmasters.scene.names import NameRef, SceneNames, describe, matching, same_card
from regelwerk.duelmasters.state import DmPiece, DmState
from regelwerk.kernel.decision import Decision, Option
from regelwerk.kernel.ids import Ref
from regelwerk.kernel.piece import as_seat
from regelwerk.kernel.scene import option_search
from regelwerk.kernel.scene.pieces import options_about
from regelwerk.kernel.scene.scene import SceneRun, ScriptError
from regelwerk.kernel.scene.source_text import SceneFormatError, SourceText, clauses, did_you_mean, twice

STARTING_VERBS: Final = {
    "mana": (codes.VERB_CHARGE,),
    "summon": (codes.VERB_SUMMON,),
    "cast": (codes.VERB_CAST,),
    "play": (codes.VERB_SUMMON, codes.VERB_CAST),
    "attack": (codes.VERB_ATTACK,),
    "tap": (codes.VERB_TAP,),
    "trigger": (codes.VERB_USE,),
    "block": (codes.VERB_BLOCK,),
    "resolve": (codes.VERB_RESOLVE,),
    "instead": (codes.VERB_INSTEAD,),
}
"""What is done with a card that the line names, and the verbs of the options that do it."""
PLAYS: Final = ("summon", "cast", "play", "trigger")
"""What can be put on something, and be paid for."""
NAMELESS: Final = ("trigger", "block", "resolve", "instead")
"""Those that need no name where only one card can be meant."""
ANSWER_VERBS: Final = ("choose", "begin", "break", "discard", "find", "pay", "destroy", "take")
"""Words that answer a question by naming things; which one is used is a matter of taste."""
BARE_VERBS: Final = {
    "no mana": (codes.VERB_SKIP,),
    "begin attacks": (codes.VERB_ATTACKING,),
    "end turn": (codes.VERB_END,),
    "no block": (codes.VERB_NO_BLOCKER,),
    "no trigger": (codes.VERB_DECLINE,),
    "yes": (codes.VERB_YES,),
    "no": (codes.VERB_NO, codes.VERB_NO_BLOCKER, codes.VERB_DECLINE),
    "done": (codes.VERB_DONE_CHOOSING,),
    "choose nothing": (codes.VERB_DONE_CHOOSING, codes.VERB_NO),
    "find nothing": (codes.VERB_DONE_CHOOSING, codes.VERB_NO),
}
CLAUSES: Final = (" choosing ", " paying ", " on ", " with ", " mode ", " ability ")
ACTS: Final = ("concede", "offer draw", "withdraw draw", "time out")
QUESTIONS: Final = (
    codes.DECISION_CHOOSE,
    codes.DECISION_SEARCH,
    codes.DECISION_CHOOSE_MODE,
    codes.DECISION_MAY,
    codes.DECISION_ARRANGE,
    codes.DECISION_CHOOSE_SHIELD,
    codes.DECISION_CHOOSE_BREAKER,
)
"""What a card may ask while it is carried out."""
OPEN: Final = (codes.DECISION_MANA_STEP, codes.DECISION_MAIN_STEP, codes.DECISION_ATTACK_STEP)
"""What the turn player is asked when nothing is under way."""


@dataclass(frozen=True)
class DmScriptIntent:
    """What a line wants a seat to do; what has been used of it is taken away as the path grows.

    verb     "summon", "attack", "choose", "end turn" ...
    what     the card it is done with, None once it is used or if there is none
    things   what is chosen: cards, names of seats, numbers of shields
    on       what an evolution creature is put on
    paying   mana cards that are tapped
    mode     of several things to do, from 1, or how many shields are broken; -1 if not said (or used)
    ability  which tap ability, from 1; -1 if not said
    """

    verb: str
    at: SourceText
    what: NameRef | None = None
    things: tuple[NameRef | str, ...] = ()
    on: tuple[NameRef, ...] = ()
    paying: tuple[NameRef, ...] = ()
    mode: int = -1
    ability: int = -1

    def used_up(self) -> bool:
        """Whether everything the line says has found its place."""
        return self.what is None and not self.things and not self.on and not self.paying and self.mode < 0


# -------------------------------------------------------------------------- reading


def read_intent(text: SourceText, me: str, names: SceneNames) -> DmScriptIntent:
    """Words to an intent. Raises SceneFormatError."""
    low = text.text
    if low in BARE_VERBS or low in ACTS:
        return DmScriptIntent(low, text)
    verb = low.split(maxsplit=1)[0]
    rest = text.slice(len(verb))
    if verb == "mode" and rest.text.isdecimal():
        return DmScriptIntent("choose", text, mode=int(rest.text))
    if verb in ANSWER_VERBS:
        return DmScriptIntent("choose", text, things=names.read_things(rest, me))
    if verb in STARTING_VERBS:
        return start_of(verb, text, rest, me, names)
    known = [*BARE_VERBS, *ACTS, *ANSWER_VERBS, *STARTING_VERBS, "mode"]
    raise text.problem(f"unknown action {verb!r}{did_you_mean(verb, known)}")


def start_of(verb: str, text: SourceText, rest: SourceText, me: str, names: SceneNames) -> DmScriptIntent:
    """The head and the clauses of something done with a card."""
    intent = DmScriptIntent(verb, text)
    pieces = clauses(SourceText(f" {rest.text}", rest.line, rest.column - 1), CLAUSES)
    head = pieces[0][1]
    problems = twice(pieces[1:])
    try:
        if verb == "attack":
            intent = replace(intent, things=names.read_things(head, me))
        elif head.text:
            intent = replace(intent, what=names.card(head, me))
    except SceneFormatError as bad:
        problems += bad.problems
    for key, value in pieces[1:]:
        try:
            clause = clause_of(verb, key, value, me, names)
            intent = replace(intent, **clause | {"things": (*intent.things, *clause.get("things", ()))})
        except SceneFormatError as bad:
            problems += bad.problems
    if problems:
        raise SceneFormatError(problems)
    if intent.what is None and verb not in NAMELESS:
        raise text.problem(f"say which card: `{verb} {'Ben with ' if verb == 'attack' else ''}Aqua Hulcus`")
    return intent


def clause_of(verb: str, key: str, value: SourceText, me: str, names: SceneNames) -> dict[str, Any]:
    """What a clause says of the intent. Raises SceneFormatError."""
    if key == "choosing":
        return {"things": names.read_things(value, me)}
    if key in ("paying", "on") and verb in PLAYS:
        return {key: tuple(names.read_cards(value, me))}
    if key == "with" and verb in ("attack", "block"):
        return {"what": names.card(value, me)}
    if not value.text.isdecimal() and key in ("mode", "ability"):
        raise value.problem(f"{key!r} must be followed by a number")
    if key == "mode" or (key == "ability" and verb == "tap"):
        return {key: int(value.text)}
    raise value.problem(f"{key!r} has no meaning after {verb!r}")


# --------------------------------------------------------------------- finding a path


class DmOptionSearch(option_search.OptionSearch[DmState, DmScriptIntent, SceneNames]):
    """Finds the options that carry out an intent."""

    def is_continuation(self, state: DmState, decision: Decision, intent: DmScriptIntent) -> bool:
        if decision.kind in (codes.DECISION_CHOOSE_PAYMENT, codes.DECISION_CHOOSE_BASE):
            return True
        if decision.kind not in QUESTIONS:
            return False
        return bool(intent.things) or intent.mode >= 0 or (intent.verb == "choose" and can_stop(decision))

    def is_complete(self, state: DmState, intent: DmScriptIntent) -> bool:
        """What nobody was asked about, since nothing else could be chosen, counts if it has happened."""
        if intent.used_up() or intent.what is not None:
            return intent.used_up()
        return (intent.verb != "attack" or not intent.things) and begun_so(state, intent, self)

    def went_unasked(self, table: SceneRun, seat: int, intent: DmScriptIntent) -> bool:
        """Whether what the line answers has been settled without a question."""
        state = typed_state(table)
        decision = state.decision
        if intent.verb != "choose":
            return False
        asking = decision is not None and decision.seat == seat and self.path(state, seat, intent) is not None
        return not asking and settled_so(table, state, seat, intent, self)

    def asked(self, state: DmState, decision: Decision) -> str:
        return asked(state, decision, self.words)

    def unused_words(self, intent: DmScriptIntent) -> str:
        parts = [thing if isinstance(thing, str) else thing.at.text for thing in intent.things]
        parts += [named.at.text for named in (*intent.on, *intent.paying)]
        parts += [f"mode {intent.mode}"] if intent.mode >= 0 else []
        return f" ({', '.join(parts)})" if parts else ""

    def continuations(
        self, state: DmState, decision: Decision, intent: DmScriptIntent, first: bool
    ) -> list[tuple[Option, DmScriptIntent]]:
        if first and intent.verb in BARE_VERBS:
            return [(option, intent) for option in decision.options if option.verb in BARE_VERBS[intent.verb]]
        if first and intent.verb in STARTING_VERBS:
            return self.starting(state, decision, intent)
        if decision.kind == codes.DECISION_CHOOSE_PAYMENT:
            return self.payments(state, decision, intent)
        if decision.kind == codes.DECISION_CHOOSE_BASE:
            return self.bases(state, decision, intent)
        if decision.kind == codes.DECISION_CHOOSE_MODE and intent.mode > 0:
            left = replace(intent, mode=-1)
            return [
                (option, left)
                for option in decision.options
                if option.verb == codes.VERB_MODE and option.number == intent.mode - 1
            ]
        if decision.kind == codes.DECISION_CHOOSE_BREAKER and intent.mode > 0:
            left = replace(intent, mode=-1)
            return [(option, left) for option in decision.options if option.number == intent.mode]
        found = self.objects(state, decision, intent)
        if decision.kind == codes.DECISION_MAY and not found:
            found = [(option, intent) for option in decision.options if option.verb == codes.VERB_YES]
        if can_stop(decision):
            found += [(option, intent) for option in decision.options if option.verb == codes.VERB_DONE_CHOOSING]
        if not found and not first and len(decision.options) == 1:
            found.append((decision.options[0], intent))
        return found

    def starting(
        self, state: DmState, decision: Decision, intent: DmScriptIntent
    ) -> list[tuple[Option, DmScriptIntent]]:
        """Options that begin what the line says, with the card that it names."""
        options = [option for option in decision.options if option.verb in STARTING_VERBS[intent.verb]]
        if intent.verb == "tap" and intent.ability > 0:
            options = [option for option in options if option.number == intent.ability - 1]
        if intent.what is None:
            return [(options[0], intent)] if len(options) == 1 else []
        options = self.fitting(state, intent.what, options, True)
        left = replace(intent, what=None)
        if intent.verb != "attack":
            return [(option, left) for option in (options[:1] if intent.verb == "tap" else options)]
        found: list[tuple[Option, DmScriptIntent]] = []
        for i, thing in enumerate(intent.things):
            rest = replace(left, things=intent.things[:i] + intent.things[i + 1 :])
            found += [(option, rest) for option in self.naming(state, options, thing)]
        return found

    def fitting(self, state: DmState, named: NameRef, options: list[Option], subject: bool) -> list[Option]:
        """The options about the piece that is named."""

        def meant(pieces: list[DmPiece]) -> list[DmPiece]:
            fits = matching(state, named, pieces, self.names, self.seats)
            return fits[:1] if len(fits) > 1 and same_card(state, fits) else fits

        return options_about(
            named, options, subject, state.last_known, meant, lambda piece: describe(state, piece, self.words)
        )

    def objects(
        self, state: DmState, decision: Decision, intent: DmScriptIntent
    ) -> list[tuple[Option, DmScriptIntent]]:
        """Options that name one of the things still to be named, the next one first."""
        found: list[tuple[Option, DmScriptIntent]] = []
        for i, thing in enumerate(intent.things):
            left = replace(intent, things=intent.things[:i] + intent.things[i + 1 :])
            found += [(option, left) for option in self.naming(state, decision.options, thing)]
        return found

    def naming(self, state: DmState, options: list[Option], thing: NameRef | str) -> list[Option]:
        """The options that name a thing: a card, a player, a shield by its number."""
        if isinstance(thing, NameRef):
            found = self.fitting(state, thing, [option for option in options if option.object > 0], False)
            return found or self.fitting(state, thing, [option for option in options if not option.object], True)[:1]
        if thing in self.seats:
            seat = self.seats[thing]
            return [option for option in options if option.object < 0 and as_seat(option.object) == seat]
        return [option for option in options if place_of(state, option.object) == int(thing)]

    def payments(
        self, state: DmState, decision: Decision, intent: DmScriptIntent
    ) -> list[tuple[Option, DmScriptIntent]]:
        """What is paid with: as the line says, in the order of the game; what it does not name is left to the game."""
        found: list[tuple[Option, DmScriptIntent]] = []
        for option in decision.options:
            for i, named in enumerate(intent.paying):
                if self.fitting(state, named, [option], False):
                    left = replace(intent, paying=intent.paying[:i] + intent.paying[i + 1 :])
                    found.append((option, left))
                    break
        return found or [(decision.options[0], intent)]

    def bases(self, state: DmState, decision: Decision, intent: DmScriptIntent) -> list[tuple[Option, DmScriptIntent]]:
        """What an evolution creature is put on; the line has to say it where there is a choice."""
        found: list[tuple[Option, DmScriptIntent]] = []
        for i, named in enumerate(intent.on):
            left = replace(intent, on=intent.on[:i] + intent.on[i + 1 :])
            found += [(option, left) for option in self.fitting(state, named, decision.options, False)]
        return found


def can_stop(decision: Decision) -> bool:
    """Whether it may be said that nothing more is chosen."""
    return any(option.verb == codes.VERB_DONE_CHOOSING for option in decision.options)


def place_of(state: DmState, ref: Ref) -> int:
    """The number of the shield that a reference means, 0 for everything else."""
    piece = state.piece_or_none(ref)
    return piece.place if piece is not None and state.zone_kind(piece) == codes.ZONE_SHIELDS else 0


# ------------------------------------------------------------------ whose turn it is


def before(state: DmState, seat: int, intent: DmScriptIntent, names: dict[int, str]) -> Option | None:
    """What the turn player does, unsaid, so that he comes to do this: goes on to a later step. None: he is there.

    Raises ScriptError where that would decide something.
    """
    decision = state.decision
    if decision is None:
        raise ScriptError("the game is over")
    if decision.seat != seat:
        raise ScriptError(f"{names[seat]} is not asked now: {asked(state, decision, names)}")
    wanted = STARTING_VERBS.get(intent.verb, BARE_VERBS.get(intent.verb, ()))
    if decision.kind not in OPEN or any(option.verb in wanted for option in decision.options):
        return None
    step = onward(decision)
    return step if step is not None and decision.kind < LEADS_TO.get(intent.verb, 0) else None


LEADS_TO: Final = {
    "summon": codes.DECISION_MAIN_STEP,
    "cast": codes.DECISION_MAIN_STEP,
    "play": codes.DECISION_MAIN_STEP,
    "begin attacks": codes.DECISION_MAIN_STEP,
    "attack": codes.DECISION_ATTACK_STEP,
    "tap": codes.DECISION_ATTACK_STEP,
    "end turn": codes.DECISION_ATTACK_STEP,
}
"""In which step something is done; the turn player goes on to it without a word."""


def onward(decision: Decision) -> Option | None:
    """The option that goes on to the next step of the turn."""
    for option in decision.options:
        if option.verb in (codes.VERB_SKIP, codes.VERB_ATTACKING):
            return option
    return None


def typed_state(table: SceneRun) -> DmState:
    """The state, typed."""
    state = table.game.state
    assert isinstance(state, DmState)
    return state


# --------------------------------------------------------------------------- saying


def asked(state: DmState, decision: Decision, names: dict[int, str]) -> str:
    """Who is asked what, and what could be answered, in the words of a script."""
    options = [describe_option(state, option, names) for option in decision.options]
    shown = ", ".join(options[:12]) + (" ..." if len(options) > 12 else "")
    return f"{names.get(decision.seat, decision.seat)} is asked: {codes.DECISIONS[decision.kind]}, and can: {shown}"


def describe_option(state: DmState, option: Option, names: dict[int, str]) -> str:
    """An option in the words of a script."""
    verb = option.verb
    word = VERB_WORDS.get(verb, codes.VERBS[verb])
    if verb in WORDLESS:
        return word
    if verb == codes.VERB_MODE:
        return f"mode {option.number + 1}"
    if verb == codes.VERB_ATTACK:
        against = (
            names.get(as_seat(option.object), "?") if option.object < 0 else place_name(state, option.object, names)
        )
        return f"attack {against} with {place_name(state, option.subject, names)}"
    if option.object < 0:
        return f"{word} {names.get(as_seat(option.object), '?')}"
    ref = option.subject if verb in BY_SUBJECT else option.object or option.subject
    return f"{word} {place_name(state, ref, names)}" if ref else word


def place_name(state: DmState, ref: Ref, names: dict[int, str]) -> str:
    """What a script calls the thing of a reference."""
    return describe(state, state.last_known(ref), names) if ref > 0 else ""


WORDLESS: Final = (
    codes.VERB_SKIP, codes.VERB_ATTACKING, codes.VERB_END, codes.VERB_NO_BLOCKER, codes.VERB_DECLINE, codes.VERB_YES,
    codes.VERB_NO, codes.VERB_DONE_CHOOSING,
)  # fmt: skip
BY_SUBJECT: Final = (
    codes.VERB_CHARGE,
    codes.VERB_SUMMON,
    codes.VERB_CAST,
    codes.VERB_TAP,
    codes.VERB_BLOCK,
    codes.VERB_USE,
    codes.VERB_RESOLVE,
    codes.VERB_INSTEAD,
)
VERB_WORDS: Final = {
    codes.VERB_CHARGE: "mana",
    codes.VERB_SKIP: "no mana",
    codes.VERB_ATTACKING: "begin attacks",
    codes.VERB_NO_BLOCKER: "no block",
    codes.VERB_BLOCK: "block with",
    codes.VERB_USE: "trigger",
    codes.VERB_DECLINE: "no trigger",
    codes.VERB_PICK: "choose",
    codes.VERB_EVOLVE: "on",
}
