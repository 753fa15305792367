"""Programs: lowered words, and the one frame that carries them out.

A word becomes one small immutable instruction object, the only place that gives it
meaning. A sequence of them is a `Program`; a `Scope` is a program under way, with
all that a text may refer back to (who, which targets, X, what was mentioned last).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

from regelwerk.kernel.decision import Option
from regelwerk.kernel.frames import ASK, DONE, RUN, STEPS, EndlessLoopError, Frame
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.mypyc_compat import mypyc_attr
from regelwerk.kernel.vocabulary.words import Word

if TYPE_CHECKING:
    from regelwerk.kernel.state import State

S = TypeVar("S", bound="State")

NEXT: Final = 0
"""Status of an instruction: done, go on with the next one."""
WAIT: Final = 1
"""Status of an instruction: a seat has been asked; `answer` will go on."""
CALL: Final = 2
"""Status of an instruction: a frame was pushed; go on with the next one when it is finished."""
JUMP: Final = 3
"""Status of an instruction: it has set `pc` itself."""
STAY: Final = 4
"""Status of an instruction: a frame was pushed; come back to this one when it is finished."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Word):
    """One thing that a program does: an effect of the vocabulary, or an instruction that arranges effects."""

    __slots__ = ()

    def execute(self, s: Any, f: Any) -> int:
        """Do it: NEXT, WAIT, CALL, JUMP or STAY."""
        raise NotImplementedError

    def answer(self, s: Any, f: Any, option: Option) -> None:
        """Take the answer; must move `f.pc` on."""
        raise NotImplementedError

    def can_execute(self, s: Any, f: Any) -> bool:
        """Whether a player may choose to do it now: exact, because what is offered can be completed."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Instruction(Step):
    """An instruction made while a text is lowered; it knows the path of the word that it was made for."""

    __slots__ = ("path",)

    def __init__(self, path: str) -> None:
        self.path = path


@mypyc_attr(allow_interpreted_subclasses=True)
class Jump(Instruction):
    """Go on elsewhere in the program; where to is filled in once what lies in between has been lowered."""

    __slots__ = ("to",)

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.to = 0

    def execute(self, s: Any, f: Any) -> int:
        f.pc = self.to
        return JUMP


class Program:
    """Instructions in order. `paths[i]` names the place of `code[i]`, so that a saved game finds it again."""

    __slots__ = ("code", "path", "paths")

    def __init__(self, path: str, code: Sequence[Step], paths: Sequence[str] | None = None) -> None:
        self.path = path
        self.code = list(code)
        seen: dict[str, int] = {}
        self.paths: list[str] = []
        if paths is None:
            paths = [step.path for step in code if isinstance(step, Instruction)]
        for at in paths:
            count = seen.get(at, 0)
            seen[at] = count + 1
            self.paths.append(at if count == 0 else f"{at}#{count}")
        self.paths.append("end")

    def index_of(self, path: str) -> int:
        """Where the instruction with that path stands; raises ValueError if it is not there."""
        return self.paths.index(path)


NO_REFS: Final[list[Ref]] = []
NO_TARGETS: Final[list[list[Ref]]] = []
"""The empty lists that every register starts with: registers are replaced, never changed in place."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Scope(Frame[S]):
    """A program under way. Its lists are replaced, never changed in place, so copies may share them.

    program, pc               what is carried out, and where it stands
    source                    reference to the card whose text it is
    you                       the seat that the text calls "you"
    x                         the announced X
    targets                   one list of references for each use of the word "target"; 0 for one that is no longer
                              legal
    mentioned                 references mentioned last ("it", "they", "that ally")
    event_about, event_other  what set a trigger off: the piece it is about, and the other one
    mentioned_number          the number mentioned last ("that much")
    flag                      outcome of the last yes-or-no, flip or "if you do"
    pending                   things already picked inside one instruction; one that counts there says so
    """

    __slots__ = (
        "event_about",
        "event_other",
        "flag",
        "mentioned",
        "mentioned_number",
        "pc",
        "pending",
        "program",
        "source",
        "targets",
        "x",
        "you",
    )

    def __init__(self, program: Program, source: Ref, you: int) -> None:
        self.program = program
        self.pc = 0
        self.source = source
        self.you = you
        self.x = 0
        self.targets: list[list[Ref]] = NO_TARGETS
        self.mentioned: list[Ref] = NO_REFS
        self.event_about = NO_REF
        self.event_other = NO_REF
        self.mentioned_number = 0
        self.flag = 0
        self.pending: list[Ref] = NO_REFS

    def step(self, state: S) -> int:
        code = self.program.code
        end = len(code)
        jumps = 0
        while self.pc < end:
            status = code[self.pc].execute(state, self)
            if status == NEXT:
                self.pc += 1
                if state.result is not None or state.left_seats:  # whose text it is may be out: the next step looks
                    return RUN
            elif status == JUMP:
                jumps += 1
                if jumps > STEPS:
                    raise EndlessLoopError(f"no end of {self.program.path} after {STEPS} jumps")
            elif status == WAIT:
                return ASK
            elif status == CALL:
                self.pc += 1
                return RUN
            else:
                return RUN
        return DONE

    def apply_answer(self, state: S, option: Option) -> None:
        self.program.code[self.pc].answer(state, self, option)

    def fill(self, other: Scope[S]) -> None:
        """Copy every register into `other`; for `copy` of this class and its subclasses."""
        other.program = self.program
        other.pc = self.pc
        other.source = self.source
        other.you = self.you
        other.x = self.x
        other.targets = self.targets
        other.mentioned = self.mentioned
        other.event_about = self.event_about
        other.event_other = self.event_other
        other.mentioned_number = self.mentioned_number
        other.flag = self.flag
        other.pending = self.pending

    def copy(self) -> Scope[S]:
        other: Scope[S] = Scope(self.program, self.source, self.you)
        self.fill(other)
        return other
