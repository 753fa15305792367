"""Programs under way: how they step, ask, call and jump, and how their places are named."""

from __future__ import annotations

import pytest

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.kernel.definitions import Definition, Definitions, LoweredWord
from regelwerk.kernel.frames import EndlessLoopError, Frame, advance
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.program import CALL, JUMP, NEXT, STAY, WAIT, Instruction, Program, Scope
from regelwerk.kernel.rulebook import RuleCitation
from regelwerk.kernel.state import State
from tests.laws.plain_data import forgotten

RULE = RuleCitation("toy:1", "proposed", "toy")


class Say(Instruction):
    """Note a number."""

    __slots__ = ("n",)

    def __init__(self, path: str, n: int) -> None:
        super().__init__(path)
        self.n = n

    def execute(self, state: State, scope: Scope[State]) -> int:
        scope.mentioned_number = scope.mentioned_number * 10 + self.n
        state.emit(self.n, RULE)
        return NEXT


class Ask(Instruction):
    """Ask; the answer is added to "them"."""

    __slots__ = ()

    def execute(self, state: State, scope: Scope[State]) -> int:
        state.ask(scope.you, 1, [Option(0, NO_REF, NO_REF, 4), Option(0, NO_REF, NO_REF, 5)])
        return WAIT

    def answer(self, state: State, scope: Scope[State], option: Option) -> None:
        scope.mentioned = [*scope.mentioned, Ref(option.number)]
        scope.pc += 1


class Push(Instruction):
    """Do a program first; go on with the next instruction, or come back to this one."""

    __slots__ = ("program", "status")

    def __init__(self, path: str, program: Program, status: int) -> None:
        super().__init__(path)
        self.program = program
        self.status = status

    def execute(self, state: State, scope: Scope[State]) -> int:
        if self.status == STAY and scope.flag == 2:
            return NEXT
        scope.flag += 1
        state.frames.append(Scope(self.program, scope.source, scope.you))
        return self.status


class Goto(Instruction):
    """Go on elsewhere."""

    __slots__ = ("to",)

    def __init__(self, path: str, to: int) -> None:
        super().__init__(path)
        self.to = to

    def execute(self, state: State, scope: Scope[State]) -> int:
        scope.pc = self.to
        return JUMP


class Win(Instruction):
    """The game is over."""

    __slots__ = ()

    def execute(self, state: State, scope: Scope[State]) -> int:
        state.finish([scope.you], RULE)
        return NEXT


class Over(Frame[State]):
    """Below everything."""

    __slots__ = ()

    def step(self, state: State) -> int:
        state.finish([], RULE)
        return 0

    def copy(self) -> Over:
        return Over()


def run(*code: Instruction) -> tuple[State, Scope[State]]:
    """A program begun."""
    state = State(Definitions("toy", "", ""), [0, 1], [], Chance(1))
    scope: Scope[State] = Scope(Program("p", list(code)), NO_REF, 1)
    state.frames = [Over(), scope]
    advance(state)
    return state, scope


def said(state: State) -> list[int]:
    """What has been noted since the last decision."""
    return [event.kind for event in state.events]


def test_instructions_are_carried_out_in_their_order() -> None:
    state, scope = run(Say("p/0", 1), Say("p/1", 2), Say("p/2", 3))
    assert scope.mentioned_number == 123
    assert state.result is not None
    assert state.frames[-1] is not scope


def test_a_question_waits_and_its_answer_moves_on() -> None:
    state, scope = run(Say("p/0", 1), Ask("p/1"), Ask("p/2"), Say("p/3", 2))
    assert (scope.pc, said(state)) == (1, [1])
    assert state.decision is not None
    assert state.decision.seat == 1
    assert said_after(state, 1) == []
    assert (scope.pc, scope.mentioned) == (2, [5])
    assert said_after(state, 0) == [2]
    assert scope.mentioned == [5, 4]


def said_after(state: State, index: int) -> list[int]:
    """What is noted after that answer."""
    assert state.decision is not None
    state.apply(state.decision.options[index])
    return said(state)


def test_a_called_program_comes_before_what_follows() -> None:
    inner = Program("i", [Say("i/0", 7), Ask("i/1"), Say("i/2", 8)])
    state, scope = run(Push("p/0", inner, CALL), Say("p/1", 9))
    assert (said(state), scope.pc) == ([7], 1)
    assert said_after(state, 0) == [8, 9]


def test_an_instruction_that_stays_is_asked_again_after_each_call() -> None:
    inner = Program("i", [Say("i/0", 7)])
    state, _ = run(Push("p/0", inner, STAY), Say("p/1", 9))
    assert said(state) == [7, 7, 9]


def test_a_jump_goes_where_it_says_also_to_the_end() -> None:
    state, _ = run(Goto("p/0", 2), Say("p/1", 1), Say("p/2", 2), Goto("p/3", 5), Say("p/4", 4))
    assert said(state) == [2]


def test_nothing_is_done_after_the_game_is_over() -> None:
    state, scope = run(Say("p/0", 1), Win("p/1"), Say("p/2", 2))
    assert said(state) == [1]
    assert state.result is not None
    assert state.result.winners == [1]
    assert state.frames[-1] is scope


def test_a_text_that_turns_in_a_circle_is_stopped() -> None:
    with pytest.raises(EndlessLoopError, match="no end of p after"):
        run(Say("p/0", 0), Goto("p/1", 1))


# ----------------------------------------------------------------------------- places


def test_every_place_of_a_program_has_a_name_of_its_own() -> None:
    program = Program("p", [Say("p/0", 1), Say("p/1", 2), Say("p/1", 3), Say("p/0", 4), Say("p/1", 5)])
    assert program.paths == ["p/0", "p/1", "p/1#1", "p/0#1", "p/1#2", "end"]
    assert [program.index_of(path) for path in program.paths] == list(range(6))
    with pytest.raises(ValueError):
        program.index_of("p/9")


def test_a_place_is_found_again_after_a_word_before_it_has_been_lowered_otherwise() -> None:
    before = Program("p", [Say("p/0", 1), Ask("p/1"), Say("p/2", 2)])
    after = Program("p", [Say("p/0", 1), Say("p/0", 1), Goto("p/0/end", 3), Ask("p/1"), Say("p/2", 2)])
    assert after.index_of(before.paths[1]) == 3
    assert after.index_of(before.paths[3]) == 5


# ----------------------------------------------------------------------------- copies


def test_a_copy_of_a_scope_carries_every_register_and_goes_on_by_itself() -> None:
    scope: Scope[State] = Scope(Program("p", [Ask("p/0"), Say("p/1", 1)]), Ref(3), 1)
    scope.targets = [[Ref(1), Ref(2)], [Ref(3)]]
    scope.mentioned, scope.pending = [Ref(4)], [Ref(5)]
    assert forgotten(scope, Scope.copy, frozenset({"program"})) == []
    copy = scope.copy()
    copy.apply_answer(State(Definitions("toy", "", ""), [0, 1], [], Chance(1)), Option(0, NO_REF, NO_REF, 9))
    assert (copy.mentioned, copy.pc) == ([4, 9], 1)
    assert (scope.mentioned, scope.pc, scope.targets, scope.pending) == ([4], 0, [[1, 2], [3]], [5])
    assert copy.program is scope.program


def test_a_new_scope_does_not_begin_with_what_another_one_has_picked() -> None:
    """The empty lists that all of them begin with are one object."""
    state, scope = run(Ask("p/0"), Ask("p/1"), Ask("p/2"))
    for _ in range(2):
        assert state.decision is not None
        state.apply(state.decision.options[0])
    assert scope.mentioned == [4, 4]
    assert Scope(scope.program, NO_REF, 0).mentioned == []


def test_definitions_and_words_have_names_of_their_own() -> None:
    defs = Definitions("toy", "", "")
    defs.add(Definition("a", 0, ""))
    with pytest.raises(ValueError, match="two definitions are named 'a'"):
        defs.add(Definition("a", 1, ""))
    word = LoweredWord("a/b")
    defs.register(word)
    defs.register(word)
    with pytest.raises(ValueError, match="share the path 'a/b'"):
        defs.register(LoweredWord("a/b"))
