"""What a script can make seats do: words to an intent, and the options that carry it on (`kernel/scene_find.py`)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from regelwerk.kernel import scene_find
from regelwerk.kernel.decision import Decision, Option
from regelwerk.kernel.scene import Failed, Table
from regelwerk.kernel.scene_text import BadScene, Problem, Text, clauses, nearest, twice
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.announce import SABOTAGE, Announce
from regelwerk.wowtcg.priority import Window
from regelwerk.wowtcg.scene.forced import begun_so, chosen_so, settled_so
from regelwerk.wowtcg.scene.names import Named, Names, describe, matching, same_card
from regelwerk.wowtcg.state import WowPiece, WowState, as_seat

STARTS: Final = {
    "play": c.PLAY,
    "place": c.PLACE,
    "use": c.USE,
    "complete": c.COMPLETE,
    "attack": c.ATTACK,
    "sabotage": c.ATTACK,
    "strike": c.STRIKE,
}
"""What is done with priority and begins an announcement."""
FIGHTS: Final = ("attack", "sabotage")
ANSWERS: Final = ("choose", "target", "find", "discard", "add", "pay", "destroy", "take", "prevent", "apply", "begin")
"""Words that answer a question by naming things; which one is used is a matter of taste."""
PLAIN: Final = {
    "pass": (c.PASS,),
    "yes": (c.YES,),
    "no": (c.NO,),
    "mulligan": (c.YES,),
    "keep": (c.NO,),
    "done": (c.DONE_CHOOSING, c.NO),
    "choose nothing": (c.DONE_CHOOSING, c.NO),
    "find nothing": (c.NO,),
    "prevent nothing": (c.NO,),
    "protect nothing": (c.NO,),
}
CLAUSES: Final = (" targeting ", " paying ", " x ", " mode ", " power ", " with ")
NUMBERED: Final = ("x", "mode", "power")
ACTS: Final = ("concede", "offer draw", "withdraw draw", "time out")
STEPS_OF_IT: Final = (c.CHOOSE_X, c.CHOOSE_MODE, c.CHOOSE_TARGET, c.CHOOSE_DEFENDER, c.CHOOSE_PAYMENT)


@dataclass(frozen=True)
class Intent:
    """What a line wants a seat to do; what has been used of it is taken away as the path grows.

    verb      "play", "attack", "choose", "pass" ...
    what      the card it is done with, None once it is used or if there is none
    things    targets or choices still to be named: cards, or the names of seats
    paying    what is still to be paid with
    x, mode, power   numbers, -1 if not said (or used)
    face_up   of a placed quest
    done      only that nothing more is chosen
    """

    verb: str
    at: Text
    what: Named | None = None
    things: tuple[Named | str, ...] = ()
    paying: tuple[Named, ...] = ()
    x: int = -1
    mode: int = -1
    power: int = -1
    face_up: bool = False

    def used_up(self) -> bool:
        """Whether everything the line says has found its place."""
        return self.what is None and not self.things and not self.paying and self.x < 0 and self.mode < 0


# -------------------------------------------------------------------------- reading


def read_intent(text: Text, me: str, names: Names) -> Intent:
    """Words to an intent. Raises BadScene."""
    low = text.text
    if low in PLAIN or low in ACTS:
        return Intent(low, text)
    verb = low.split(maxsplit=1)[0]
    rest = text.cut(len(verb))
    if verb in ("x", "number") and rest.text.isdecimal():
        return Intent("number", text, x=int(rest.text))
    if verb == "mode" and rest.text.isdecimal():
        return Intent("mode", text, mode=int(rest.text))
    if verb == "protect":
        if rest.text.startswith("with "):
            rest = rest.cut(5)
        return Intent("protect", text, names.card(rest, me))
    if verb in ANSWERS:
        if rest.text.startswith("with "):
            rest = rest.cut(5)
        return Intent("choose", text, things=names.things(rest, me))
    if verb in STARTS:
        return start_of(verb, text, rest, me, names)
    known = [*PLAIN, *ACTS, *ANSWERS, *STARTS, "protect with", "x", "mode"]
    raise text.problem(f"nobody can {verb!r}{nearest(verb, known)}")


def start_of(verb: str, text: Text, rest: Text, me: str, names: Names) -> Intent:
    """The head and the clauses of something done with priority."""
    intent = Intent(verb, text)
    pieces = clauses(rest, CLAUSES)
    head = pieces[0][1]
    if verb == "strike" and head.text.startswith("with "):
        head = head.cut(5)
    if verb == "place" and head.text.endswith(" face up"):
        intent = replace(intent, face_up=True)
        head = head.cut(0, len(head.text) - 8)
    problems: list[Problem] = []
    try:
        if verb in FIGHTS:
            intent = replace(intent, things=names.things(head, me))
        else:
            intent = replace(intent, what=names.card(head, me))
    except BadScene as bad:
        problems += bad.problems
    problems += twice(pieces[1:])
    for key, value in pieces[1:]:
        try:
            intent = replace(intent, **clause_of(verb, key, value, me, names))
        except BadScene as bad:
            problems += bad.problems
    if problems:
        raise BadScene(problems)
    if intent.what is None:
        raise text.problem(f"say who: `{verb} Ben's hero with Kor Cindervein`")
    return intent


def clause_of(verb: str, key: str, value: Text, me: str, names: Names) -> dict[str, Any]:
    """What a clause says of the intent. Raises BadScene."""
    if key == "targeting" and verb not in FIGHTS:
        return {"things": names.things(value, me)}
    if key == "paying" or (key == "with" and verb not in FIGHTS):
        return {"paying": tuple(names.cards_in(value, me))}
    if key == "with":
        return {"what": names.card(value, me)}
    if not value.text.isdecimal() and key in NUMBERED:
        raise value.problem(f"after {key!r} a number stands")
    if (key == "power" and verb != "use") or key not in NUMBERED:
        raise value.problem(f"{key!r} means nothing behind {verb!r}")
    return {key: int(value.text)}


# --------------------------------------------------------------------- finding a path


class Finder(scene_find.Finder[WowState, Intent, Names]):
    """Finds the options that carry out an intent.

    exact   whether nothing is picked for a cost unsaid, as long as the line names more to pay with
    """

    exact = False

    def goes_on(self, state: WowState, decision: Decision, intent: Intent) -> bool:
        return goes_on(state, decision, intent)

    def used_up(self, state: WowState, intent: Intent) -> bool:
        if intent.used_up():
            return True
        if intent.verb == "choose":
            return intent.x < 0 and intent.mode < 0 and chosen_so(state, intent, self)
        return intent.what is None and intent.verb in STARTS and begun_so(state, intent, self)

    def went_unasked(self, table: Table, seat: int, intent: Intent) -> bool:
        """Whether what the line answers has been settled without a question."""
        state = state_of(table)
        decision = state.decision
        if intent.verb not in ("choose", "number", "mode"):
            return False
        asking = decision is not None and decision.seat == seat and self.path(state, seat, intent) is not None
        return not asking and settled_so(table, state, seat, intent, self)

    def asked(self, state: WowState, decision: Decision) -> str:
        return asked(state, decision, self.words)

    def left_over(self, intent: Intent) -> str:
        return left_over(intent)

    def moves(self, state: WowState, decision: Decision, intent: Intent, first: bool) -> list[tuple[Option, Intent]]:
        """Options that take the intent on, best first, each with what is left of it."""
        if first:
            return self.first_moves(state, decision, intent)
        if decision.kind == c.CHOOSE_X:
            return self.numbers(decision, intent)
        if decision.kind == c.CHOOSE_MODE:
            return self.modes(decision, intent)
        if decision.kind == c.CHOOSE_PAYMENT:
            return self.payments(state, decision, intent)
        found = self.objects(state, decision, intent)
        for option in decision.options:
            if option.verb == c.DONE_CHOOSING:
                found.append((option, intent))
        if not found and len(decision.options) == 1:
            found.append((decision.options[0], intent))
        return found

    def first_moves(self, state: WowState, decision: Decision, intent: Intent) -> list[tuple[Option, Intent]]:
        if intent.verb == "mulligan" and decision.kind != c.MULLIGAN:
            return []
        if intent.verb in PLAIN:
            return [(option, intent) for option in decision.options if option.verb in PLAIN[intent.verb]]
        if intent.verb == "number":
            return self.numbers(decision, intent)
        if intent.verb == "mode":
            return self.modes(decision, intent)
        if intent.verb == "choose":
            return self.objects(state, decision, intent)
        verb = c.PROTECT if intent.verb == "protect" else STARTS[intent.verb]
        options = [option for option in decision.options if option.verb == verb]
        if intent.verb == "place":
            options = [option for option in options if option.n == (1 if intent.face_up else 0)]
        if intent.what is None:
            return []
        found = self.fitting(state, intent.what, options, True)
        if intent.verb == "use":
            found = one_power(state, found, intent.power)
        return [(option, replace(intent, what=None)) for option in found]

    def fitting(self, state: WowState, named: Named, options: list[Option], subject: bool) -> list[Option]:
        """The options about the piece that is named."""
        by_id: dict[int, list[Option]] = {}
        pieces: list[WowPiece] = []
        for option in options:
            ref = option.subject if subject else option.object
            if ref > 0:
                piece = state.last(ref)
                if piece.id not in by_id:
                    pieces.append(piece)
                by_id.setdefault(piece.id, []).append(option)
        fits = matching(state, named, pieces, self.names, self.seats)
        if len(fits) > 1 and same_card(state, fits):
            fits = fits[:1]
        if len(fits) > 1:
            which = ", ".join(describe(state, piece, self.words) for piece in fits)
            raise Failed(f"{named.at.text!r} is not clear: it could be {which}")
        return [option for piece in fits for option in by_id[piece.id]]

    def objects(self, state: WowState, decision: Decision, intent: Intent) -> list[tuple[Option, Intent]]:
        """Options that name one of the things still to be named, the next one first."""
        found: list[tuple[Option, Intent]] = []
        for i, thing in enumerate(intent.things):
            left = replace(intent, things=intent.things[:i] + intent.things[i + 1 :])
            options = self.naming(state, decision, thing)
            if decision.kind == c.CHOOSE_DEFENDER:
                options = as_meant(options, intent.verb)
            found += [(option, left) for option in options]
        return found

    def naming(self, state: WowState, decision: Decision, thing: Named | str) -> list[Option]:
        if isinstance(thing, str):
            if thing.isdecimal():
                return [option for option in decision.options if option.verb == c.NUMBER and option.n == int(thing)]
            seat = self.seats[thing]
            begins = [option for option in decision.options if option.verb == c.BEGIN and option.n == seat]
            return begins + [
                option for option in decision.options if option.object < 0 and as_seat(option.object) == seat
            ]
        found = self.fitting(state, thing, [option for option in decision.options if option.object > 0], False)
        if not found or decision.kind in (c.ORDER_TRIGGERS, c.PACKET):
            by_source = [option for option in decision.options if option.verb in (c.ADD, c.APPLY)]
            found = found or self.fitting(state, thing, by_source, True)[:1]
        return found

    def numbers(self, decision: Decision, intent: Intent) -> list[tuple[Option, Intent]]:
        left = replace(intent, x=-1)
        return [(option, left) for option in decision.options if option.verb == c.NUMBER and option.n == intent.x]

    def modes(self, decision: Decision, intent: Intent) -> list[tuple[Option, Intent]]:
        left = replace(intent, mode=-1)
        return [(option, left) for option in decision.options if option.verb == c.MODE and option.n == intent.mode - 1]

    def payments(self, state: WowState, decision: Decision, intent: Intent) -> list[tuple[Option, Intent]]:
        """What is paid with: as the line says; resources that it does not name are the first ones."""
        found: list[tuple[Option, Intent]] = []
        for i, named in enumerate(intent.paying):
            left = replace(intent, paying=intent.paying[:i] + intent.paying[i + 1 :])
            for option in self.fitting(state, named, decision.options, False):
                found.append((option, left))
        top = state.frames[-1]
        choosing = isinstance(top, Announce) and top.stage == 3
        unsaid = len(decision.options) == 1 and not (self.exact and intent.paying)
        if not found and (not choosing or unsaid):
            found.append((decision.options[0], intent))
        return found


def as_meant(options: list[Option], verb: str) -> list[Option]:
    """A defender to be attacked, or to be sabotaged; what can only be sabotaged is if it is said to be attacked."""
    sabotage = [option for option in options if option.n == SABOTAGE]
    if verb == "sabotage":
        return sabotage
    return [option for option in options if option.n != SABOTAGE] or sabotage


def one_power(state: WowState, options: list[Option], number: int) -> list[Option]:
    """The power meant, where a card has several; they count from 1 in print order."""
    if number > 0:
        return [option for option in options if option.n == number - 1]
    if len(options) > 1:
        name = state.last(options[0].subject).card.name
        raise Failed(f"it has {len(options)} powers: say which, e.g. `use {name} power 1`")
    return options


def goes_on(state: WowState, decision: Decision, intent: Intent) -> bool:
    """Whether the open decision is another step of what the line has begun."""
    if intent.verb in STARTS:
        top = state.frames[-1]
        return decision.kind in STEPS_OF_IT and isinstance(top, Announce) and top.waiting is None
    if intent.verb in ("choose", "mode", "number", "yes"):
        if decision.kind == c.PRIORITY:
            return False
        if intent.things or decision.kind == c.CHOOSE_PAYMENT:
            return True
        return any(option.verb == c.DONE_CHOOSING for option in decision.options)
    return False


def left_over(intent: Intent) -> str:
    """What of the line has found no place."""
    said = [thing if isinstance(thing, str) else thing.at.text for thing in intent.things]
    said += [named.at.text for named in intent.paying]
    said += [f"x {intent.x}"] if intent.x >= 0 else []
    said += [f"mode {intent.mode}"] if intent.mode >= 0 else []
    return f" ({', '.join(said)})" if said else ""


# ------------------------------------------------------------------ whose turn it is


def alive(state: WowState) -> int:
    """How many seats are in the game."""
    return state.seats - state.left.bit_count()


def pass_option(state: WowState) -> Option | None:
    """Passing, if whoever is asked has priority and may pass."""
    decision = state.decision
    if decision is None or decision.kind != c.PRIORITY:
        return None
    for option in decision.options:
        if option.verb == c.PASS:
            return option
    return None


def only_hands_on(state: WowState) -> bool:
    """Whether passing now gives priority to the next seat, and resolves and closes nothing."""
    top = state.frames[-1]
    return isinstance(top, Window) and top.passes + 1 < alive(state)


def before(state: WowState, seat: int, intent: Intent, names: dict[int, str]) -> Option | None:
    """What somebody does, unsaid, so that the seat comes to do this: passes, or does not protect; None: it is there.

    Raises Failed where that would decide something.
    """
    decision = state.decision
    if decision is None:
        raise Failed("the game is over")
    wants_priority = intent.verb in STARTS or intent.verb == "pass"
    if decision.seat == seat and intent.verb != "protect" and (not wants_priority or decision.kind == c.PRIORITY):
        if intent.verb != "strike" or state.phase not in (c.COMBAT_ATTACK, c.ACTION) or not fight_ahead(state):
            return None
    if intent.verb == "protect" and decision.kind == c.MAY_PROTECT and decision.seat == seat:
        return None
    passing = pass_option(state)
    if intent.verb in ("protect", "strike") and fight_ahead(state):
        if passing is not None:
            return passing
        if decision.kind == c.MAY_PROTECT:
            return decision.options[-1]
    if passing is not None and decision.seat != seat and only_hands_on(state) and wants_priority:
        return passing
    raise Failed(f"{names[seat]} is not asked now: {asked(state, decision, names)}")


def fight_ahead(state: WowState) -> bool:
    """Whether a combat is proposed or in its attack window, and nothing else is on the chain."""
    if state.phase == c.COMBAT_ATTACK:
        return not state.chain
    return len(state.chain) == 1 and state.chain[0].kind == c.L_PROPOSAL


def state_of(table: Table) -> WowState:
    """The state, typed."""
    state = table.game.state
    assert isinstance(state, WowState)
    return state


# --------------------------------------------------------------------------- saying


def asked(state: WowState, decision: Decision, names: dict[int, str]) -> str:
    """Who is asked what, and what could be answered, in the words of a script."""
    options = [say(state, option, names) for option in decision.options]
    shown = ", ".join(options[:12]) + (" ..." if len(options) > 12 else "")
    what = "has priority" if decision.kind == c.PRIORITY else f"is asked: {c.DECISIONS[decision.kind]}"
    return f"{names.get(decision.seat, decision.seat)} {what}, and can: {shown}"


def say(state: WowState, option: Option, names: dict[int, str]) -> str:
    """An option in the words of a script."""
    verb = option.verb
    if verb == c.BEGIN:
        return f"begin {names.get(option.n, option.n)}"
    if verb in (c.NUMBER, c.MODE):
        return f"x {option.n}" if verb == c.NUMBER else f"mode {option.n + 1}"
    if option.object < 0:
        return f"target {names.get(as_seat(option.object), '?')}"
    ref = option.object or option.subject
    word = SAID.get(verb, c.VERBS[verb])
    if verb in (c.PASS, c.YES, c.NO, c.DONE_CHOOSING) or not ref or not names:
        return word
    text = f"{word} {describe(state, state.last(ref), names)}"
    if verb == c.PLACE and option.n:
        text += " face up"
    if verb == c.USE and option.n:
        text += f" power {option.n + 1}"
    return text


SAID: Final = {c.ATTACK: "attack with", c.STRIKE: "strike with", c.PROTECT: "protect with", c.PICK: "choose"}
