"""What a script can make seats do: words to an intent, and the options for it (`kernel/scene/option_search.py`)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from regelwerk.kernel.decision import Decision, Option
from regelwerk.kernel.piece import as_seat
from regelwerk.kernel.scene import option_search
from regelwerk.kernel.scene.pieces import options_about
from regelwerk.kernel.scene.scene import SceneRun, ScriptError
from regelwerk.kernel.scene.source_text import SceneFormatError, SceneProblem, SourceText, clauses, did_you_mean, twice
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.announce import SABOTAGE, AnnouncementFrame
from regelwerk.wowtcg.priority import PriorityWindowFrame
from regelwerk.wowtcg.scene.forced import begun_so, chosen_so, settled_so
from regelwerk.wowtcg.scene.names import NameRef, SceneNames, describe, matching, same_card
from regelwerk.wowtcg.state import WowPiece, WowState

STARTING_VERBS: Final = {
    "play": codes.VERB_PLAY,
    "place": codes.VERB_PLACE,
    "use": codes.VERB_USE,
    "complete": codes.VERB_COMPLETE,
    "attack": codes.VERB_ATTACK,
    "sabotage": codes.VERB_ATTACK,
    "strike": codes.VERB_STRIKE,
}
"""What is done with priority and begins an announcement."""
FIGHTS: Final = ("attack", "sabotage")
ANSWER_VERBS: Final = (
    "choose",
    "target",
    "find",
    "discard",
    "add",
    "pay",
    "destroy",
    "take",
    "prevent",
    "apply",
    "begin",
)
"""Words that answer a question by naming things; which one is used is a matter of taste."""
BARE_VERBS: Final = {
    "pass": (codes.VERB_PASS,),
    "yes": (codes.VERB_YES,),
    "no": (codes.VERB_NO,),
    "mulligan": (codes.VERB_YES,),
    "keep": (codes.VERB_NO,),
    "done": (codes.VERB_DONE_CHOOSING, codes.VERB_NO),
    "choose nothing": (codes.VERB_DONE_CHOOSING, codes.VERB_NO),
    "find nothing": (codes.VERB_NO,),
    "prevent nothing": (codes.VERB_NO,),
    "protect nothing": (codes.VERB_NO,),
}
CLAUSES: Final = (" targeting ", " paying ", " x ", " mode ", " power ", " with ")
NUMBERED: Final = ("x", "mode", "power")
ACTS: Final = ("concede", "offer draw", "withdraw draw", "time out")
STEPS_OF_IT: Final = (
    codes.DECISION_CHOOSE_X,
    codes.DECISION_CHOOSE_MODE,
    codes.DECISION_CHOOSE_TARGET,
    codes.DECISION_CHOOSE_DEFENDER,
    codes.DECISION_CHOOSE_PAYMENT,
)


@dataclass(frozen=True)
class WowScriptIntent:
    """What a line wants a seat to do; what has been used of it is taken away as the path grows.

    verb            "play", "attack", "choose", "pass" ...
    what            the card it is done with, None once it is used or if there is none
    things          targets or choices still to be named: cards, or the names of seats
    paying          what is still to be paid with
    x, mode, power  numbers, -1 if not said (or used)
    face_up         of a placed quest
    done            only that nothing more is chosen
    """

    verb: str
    at: SourceText
    what: NameRef | None = None
    things: tuple[NameRef | str, ...] = ()
    paying: tuple[NameRef, ...] = ()
    x: int = -1
    mode: int = -1
    power: int = -1
    face_up: bool = False

    def used_up(self) -> bool:
        """Whether everything the line says has found its place."""
        return self.what is None and not self.things and not self.paying and self.x < 0 and self.mode < 0


# -------------------------------------------------------------------------- reading


def read_intent(text: SourceText, me: str, names: SceneNames) -> WowScriptIntent:
    """Words to an intent. Raises SceneFormatError."""
    low = text.text
    if low in BARE_VERBS or low in ACTS:
        return WowScriptIntent(low, text)
    verb = low.split(maxsplit=1)[0]
    rest = text.slice(len(verb))
    if verb in ("x", "number") and rest.text.isdecimal():
        return WowScriptIntent("number", text, x=int(rest.text))
    if verb == "mode" and rest.text.isdecimal():
        return WowScriptIntent("mode", text, mode=int(rest.text))
    if verb == "protect":
        if rest.text.startswith("with "):
            rest = rest.slice(5)
        return WowScriptIntent("protect", text, names.card(rest, me))
    if verb in ANSWER_VERBS:
        if rest.text.startswith("with "):
            rest = rest.slice(5)
        return WowScriptIntent("choose", text, things=names.read_things(rest, me))
    if verb in STARTING_VERBS:
        return start_of(verb, text, rest, me, names)
    known = [*BARE_VERBS, *ACTS, *ANSWER_VERBS, *STARTING_VERBS, "protect with", "x", "mode"]
    raise text.problem(f"unknown action {verb!r}{did_you_mean(verb, known)}")


def start_of(verb: str, text: SourceText, rest: SourceText, me: str, names: SceneNames) -> WowScriptIntent:
    """The head and the clauses of something done with priority."""
    intent = WowScriptIntent(verb, text)
    pieces = clauses(rest, CLAUSES)
    head = pieces[0][1]
    if verb == "strike" and head.text.startswith("with "):
        head = head.slice(5)
    if verb == "place" and head.text.endswith(" face up"):
        intent = replace(intent, face_up=True)
        head = head.slice(0, len(head.text) - 8)
    problems: list[SceneProblem] = []
    try:
        if verb in FIGHTS:
            intent = replace(intent, things=names.read_things(head, me))
        else:
            intent = replace(intent, what=names.card(head, me))
    except SceneFormatError as bad:
        problems += bad.problems
    problems += twice(pieces[1:])
    for key, value in pieces[1:]:
        try:
            intent = replace(intent, **clause_of(verb, key, value, me, names))
        except SceneFormatError as bad:
            problems += bad.problems
    if problems:
        raise SceneFormatError(problems)
    if intent.what is None:
        raise text.problem(f"say who: `{verb} Ben's hero with Kor Cindervein`")
    return intent


def clause_of(verb: str, key: str, value: SourceText, me: str, names: SceneNames) -> dict[str, Any]:
    """What a clause says of the intent. Raises SceneFormatError."""
    if key == "targeting" and verb not in FIGHTS:
        return {"things": names.read_things(value, me)}
    if key == "paying" or (key == "with" and verb not in FIGHTS):
        return {"paying": tuple(names.read_cards(value, me))}
    if key == "with":
        return {"what": names.card(value, me)}
    if not value.text.isdecimal() and key in NUMBERED:
        raise value.problem(f"{key!r} must be followed by a number")
    if (key == "power" and verb != "use") or key not in NUMBERED:
        raise value.problem(f"{key!r} has no meaning after {verb!r}")
    return {key: int(value.text)}


# --------------------------------------------------------------------- finding a path


class WowOptionSearch(option_search.OptionSearch[WowState, WowScriptIntent, SceneNames]):
    """Finds the options that carry out an intent.

    exact   whether nothing is picked for a cost unsaid, as long as the line names more to pay with
    """

    exact = False

    def is_continuation(self, state: WowState, decision: Decision, intent: WowScriptIntent) -> bool:
        return goes_on(state, decision, intent)

    def is_complete(self, state: WowState, intent: WowScriptIntent) -> bool:
        if intent.used_up():
            return True
        if intent.verb == "choose":
            return intent.x < 0 and intent.mode < 0 and chosen_so(state, intent, self)
        return intent.what is None and intent.verb in STARTING_VERBS and begun_so(state, intent, self)

    def went_unasked(self, table: SceneRun, seat: int, intent: WowScriptIntent) -> bool:
        """Whether what the line answers has been settled without a question."""
        state = typed_state(table)
        decision = state.decision
        if intent.verb not in ("choose", "number", "mode"):
            return False
        asking = decision is not None and decision.seat == seat and self.path(state, seat, intent) is not None
        return not asking and settled_so(table, state, seat, intent, self)

    def asked(self, state: WowState, decision: Decision) -> str:
        return asked(state, decision, self.words)

    def unused_words(self, intent: WowScriptIntent) -> str:
        return left_over(intent)

    def continuations(
        self, state: WowState, decision: Decision, intent: WowScriptIntent, first: bool
    ) -> list[tuple[Option, WowScriptIntent]]:
        """Options that take the intent on, best first, each with what is left of it."""
        if first:
            return self.first_moves(state, decision, intent)
        if decision.kind == codes.DECISION_CHOOSE_X:
            return self.numbers(decision, intent)
        if decision.kind == codes.DECISION_CHOOSE_MODE:
            return self.modes(decision, intent)
        if decision.kind == codes.DECISION_CHOOSE_PAYMENT:
            return self.payments(state, decision, intent)
        found = self.objects(state, decision, intent)
        for option in decision.options:
            if option.verb == codes.VERB_DONE_CHOOSING:
                found.append((option, intent))
        if not found and len(decision.options) == 1:
            found.append((decision.options[0], intent))
        return found

    def first_moves(
        self, state: WowState, decision: Decision, intent: WowScriptIntent
    ) -> list[tuple[Option, WowScriptIntent]]:
        if intent.verb == "mulligan" and decision.kind != codes.DECISION_MULLIGAN:
            return []
        if intent.verb in BARE_VERBS:
            return [(option, intent) for option in decision.options if option.verb in BARE_VERBS[intent.verb]]
        if intent.verb == "number":
            return self.numbers(decision, intent)
        if intent.verb == "mode":
            return self.modes(decision, intent)
        if intent.verb == "choose":
            return self.objects(state, decision, intent)
        verb = codes.VERB_PROTECT if intent.verb == "protect" else STARTING_VERBS[intent.verb]
        options = [option for option in decision.options if option.verb == verb]
        if intent.verb == "place":
            options = [option for option in options if option.number == (1 if intent.face_up else 0)]
        if intent.what is None:
            return []
        found = self.fitting(state, intent.what, options, True)
        if intent.verb == "use":
            found = one_power(state, found, intent.power)
        return [(option, replace(intent, what=None)) for option in found]

    def fitting(self, state: WowState, named: NameRef, options: list[Option], subject: bool) -> list[Option]:
        """The options about the piece that is named."""

        def meant(pieces: list[WowPiece]) -> list[WowPiece]:
            fits = matching(state, named, pieces, self.names, self.seats)
            return fits[:1] if len(fits) > 1 and same_card(state, fits) else fits

        return options_about(
            named, options, subject, state.last_known, meant, lambda piece: describe(state, piece, self.words)
        )

    def objects(
        self, state: WowState, decision: Decision, intent: WowScriptIntent
    ) -> list[tuple[Option, WowScriptIntent]]:
        """Options that name one of the things still to be named, the next one first."""
        found: list[tuple[Option, WowScriptIntent]] = []
        for i, thing in enumerate(intent.things):
            left = replace(intent, things=intent.things[:i] + intent.things[i + 1 :])
            options = self.naming(state, decision, thing)
            if decision.kind == codes.DECISION_CHOOSE_DEFENDER:
                options = as_meant(options, intent.verb)
            found += [(option, left) for option in options]
        return found

    def naming(self, state: WowState, decision: Decision, thing: NameRef | str) -> list[Option]:
        if isinstance(thing, str):
            if thing.isdecimal():
                return [
                    option
                    for option in decision.options
                    if option.verb == codes.VERB_NUMBER and option.number == int(thing)
                ]
            seat = self.seats[thing]
            begins = [
                option for option in decision.options if option.verb == codes.VERB_BEGIN and option.number == seat
            ]
            return begins + [
                option for option in decision.options if option.object < 0 and as_seat(option.object) == seat
            ]
        found = self.fitting(state, thing, [option for option in decision.options if option.object > 0], False)
        if not found or decision.kind in (codes.DECISION_ORDER_TRIGGERS, codes.DECISION_PACKET):
            by_source = [option for option in decision.options if option.verb in (codes.VERB_ADD, codes.VERB_APPLY)]
            found = found or self.fitting(state, thing, by_source, True)[:1]
        return found

    def numbers(self, decision: Decision, intent: WowScriptIntent) -> list[tuple[Option, WowScriptIntent]]:
        left = replace(intent, x=-1)
        return [
            (option, left)
            for option in decision.options
            if option.verb == codes.VERB_NUMBER and option.number == intent.x
        ]

    def modes(self, decision: Decision, intent: WowScriptIntent) -> list[tuple[Option, WowScriptIntent]]:
        left = replace(intent, mode=-1)
        return [
            (option, left)
            for option in decision.options
            if option.verb == codes.VERB_MODE and option.number == intent.mode - 1
        ]

    def payments(
        self, state: WowState, decision: Decision, intent: WowScriptIntent
    ) -> list[tuple[Option, WowScriptIntent]]:
        """What is paid with: as the line says; resources that it does not name are the first ones."""
        found: list[tuple[Option, WowScriptIntent]] = []
        for i, named in enumerate(intent.paying):
            left = replace(intent, paying=intent.paying[:i] + intent.paying[i + 1 :])
            for option in self.fitting(state, named, decision.options, False):
                found.append((option, left))
        top = state.frames[-1]
        choosing = isinstance(top, AnnouncementFrame) and top.stage == 3
        unsaid = len(decision.options) == 1 and not (self.exact and intent.paying)
        if not found and (not choosing or unsaid):
            found.append((decision.options[0], intent))
        return found


def as_meant(options: list[Option], verb: str) -> list[Option]:
    """A defender to be attacked, or to be sabotaged; what can only be sabotaged is if it is said to be attacked."""
    sabotage = [option for option in options if option.number == SABOTAGE]
    if verb == "sabotage":
        return sabotage
    return [option for option in options if option.number != SABOTAGE] or sabotage


def one_power(state: WowState, options: list[Option], number: int) -> list[Option]:
    """The power meant, where a card has several; they count from 1 in print order."""
    if number > 0:
        return [option for option in options if option.number == number - 1]
    if len(options) > 1:
        name = state.last_known(options[0].subject).card.name
        raise ScriptError(f"it has {len(options)} powers: say which, e.g. `use {name} power 1`")
    return options


def goes_on(state: WowState, decision: Decision, intent: WowScriptIntent) -> bool:
    """Whether the open decision is another step of what the line has begun."""
    if intent.verb in STARTING_VERBS:
        top = state.frames[-1]
        return decision.kind in STEPS_OF_IT and isinstance(top, AnnouncementFrame) and top.waiting is None
    if intent.verb in ("choose", "mode", "number", "yes"):
        if decision.kind == codes.DECISION_PRIORITY:
            return False
        if intent.things or decision.kind == codes.DECISION_CHOOSE_PAYMENT:
            return True
        return any(option.verb == codes.VERB_DONE_CHOOSING for option in decision.options)
    return False


def left_over(intent: WowScriptIntent) -> str:
    """What of the line has found no place."""
    parts = [thing if isinstance(thing, str) else thing.at.text for thing in intent.things]
    parts += [named.at.text for named in intent.paying]
    parts += [f"x {intent.x}"] if intent.x >= 0 else []
    parts += [f"mode {intent.mode}"] if intent.mode >= 0 else []
    return f" ({', '.join(parts)})" if parts else ""


# ------------------------------------------------------------------ whose turn it is


def seats_in_game(state: WowState) -> int:
    """How many seats are in the game."""
    return state.seats - state.left_seats.bit_count()


def pass_option(state: WowState) -> Option | None:
    """Passing, if whoever is asked has priority and may pass."""
    decision = state.decision
    if decision is None or decision.kind != codes.DECISION_PRIORITY:
        return None
    for option in decision.options:
        if option.verb == codes.VERB_PASS:
            return option
    return None


def only_hands_on(state: WowState) -> bool:
    """Whether passing now gives priority to the next seat, and resolves and closes nothing."""
    top = state.frames[-1]
    return isinstance(top, PriorityWindowFrame) and top.passes + 1 < seats_in_game(state)


def before(state: WowState, seat: int, intent: WowScriptIntent, names: dict[int, str]) -> Option | None:
    """What somebody does, unsaid, so that the seat comes to do this: passes, or does not protect; None: it is there.

    Raises ScriptError where that would decide something.
    """
    decision = state.decision
    if decision is None:
        raise ScriptError("the game is over")
    wants_priority = intent.verb in STARTING_VERBS or intent.verb == "pass"
    if (
        decision.seat == seat
        and intent.verb != "protect"
        and (not wants_priority or decision.kind == codes.DECISION_PRIORITY)
    ):
        if (
            intent.verb != "strike"
            or state.phase not in (codes.PHASE_COMBAT_ATTACK, codes.PHASE_ACTION)
            or not fight_ahead(state)
        ):
            return None
    if intent.verb == "protect" and decision.kind == codes.DECISION_MAY_PROTECT and decision.seat == seat:
        return None
    passing = pass_option(state)
    if intent.verb in ("protect", "strike") and fight_ahead(state):
        if passing is not None:
            return passing
        if decision.kind == codes.DECISION_MAY_PROTECT:
            return decision.options[-1]
    if passing is not None and decision.seat != seat and only_hands_on(state) and wants_priority:
        return passing
    raise ScriptError(f"{names[seat]} is not asked now: {asked(state, decision, names)}")


def fight_ahead(state: WowState) -> bool:
    """Whether a combat is proposed or in its attack window, and nothing else is on the chain."""
    if state.phase == codes.PHASE_COMBAT_ATTACK:
        return not state.chain
    return len(state.chain) == 1 and state.chain[0].kind == codes.LINK_PROPOSAL


def typed_state(table: SceneRun) -> WowState:
    """The state, typed."""
    state = table.game.state
    assert isinstance(state, WowState)
    return state


# --------------------------------------------------------------------------- saying


def asked(state: WowState, decision: Decision, names: dict[int, str]) -> str:
    """Who is asked what, and what could be answered, in the words of a script."""
    options = [describe_option(state, option, names) for option in decision.options]
    shown = ", ".join(options[:12]) + (" ..." if len(options) > 12 else "")
    what = "has priority" if decision.kind == codes.DECISION_PRIORITY else f"is asked: {codes.DECISIONS[decision.kind]}"
    return f"{names.get(decision.seat, decision.seat)} {what}, and can: {shown}"


def describe_option(state: WowState, option: Option, names: dict[int, str]) -> str:
    """An option in the words of a script."""
    verb = option.verb
    if verb == codes.VERB_BEGIN:
        return f"begin {names.get(option.number, option.number)}"
    if verb in (codes.VERB_NUMBER, codes.VERB_MODE):
        return f"x {option.number}" if verb == codes.VERB_NUMBER else f"mode {option.number + 1}"
    if option.object < 0:
        return f"target {names.get(as_seat(option.object), '?')}"
    ref = option.object or option.subject
    word = SAID.get(verb, codes.VERBS[verb])
    if verb in (codes.VERB_PASS, codes.VERB_YES, codes.VERB_NO, codes.VERB_DONE_CHOOSING) or not ref or not names:
        return word
    text = f"{word} {describe(state, state.last_known(ref), names)}"
    if verb == codes.VERB_PLACE and option.number:
        text += " face up"
    if verb == codes.VERB_USE and option.number:
        text += f" power {option.number + 1}"
    return text


SAID: Final = {
    codes.VERB_ATTACK: "attack with",
    codes.VERB_STRIKE: "strike with",
    codes.VERB_PROTECT: "protect with",
    codes.VERB_PICK: "choose",
}
