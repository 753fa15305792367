"""Scenes whose acts are intents: what all games that are played by decisions have in common.

A game says how its position is read and built, what its lines mean, and what it expects; running them, refusing and
dictating draws are the same for all, and are done here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, Generic, Protocol, TypeVar

from regelwerk.kernel.decision import Decision, Option, Reason
from regelwerk.kernel.game import Game
from regelwerk.kernel.scene import parser
from regelwerk.kernel.scene.events import EventExpectations
from regelwerk.kernel.scene.expectations import Expectation
from regelwerk.kernel.scene.forced import left
from regelwerk.kernel.scene.names import SceneNames
from regelwerk.kernel.scene.option_search import OptionSearch
from regelwerk.kernel.scene.scene import Scene, SceneGame, SceneRun, ScriptError, Statement, plain_step
from regelwerk.kernel.scene.source_text import SceneFormatError, SceneProblem, SourceText, draws, every
from regelwerk.kernel.scene.table_expectations import OF_ANY_GAME, check_table, read_table

MOST: Final = 1000
"""So much is done unsaid at the most before a seat does something."""


class ScriptIntent(Protocol):
    """What a line wants a seat to do: a verb, and where it stands; a game adds what it needs."""

    @property
    def verb(self) -> str:
        """What is to be done."""

    @property
    def at(self) -> SourceText:
        """The line."""


N = TypeVar("N", bound=SceneNames)
N_co = TypeVar("N_co", bound=SceneNames, covariant=True)
W = TypeVar("W", bound=ScriptIntent)


class PositionReader(Protocol[N_co]):
    """What reads the position of a scene; `problems` are the mistakes in it."""

    problems: list[SceneProblem]

    @property
    def names(self) -> N_co:
        """The names in it, as far as they can be read."""

    def plan(self) -> Any:
        """The position, None where something is wrong with it."""


class Script(Generic[N]):
    """The script of a scene, read: the position, the names, and for each statement what it says."""

    def __init__(self, plan: Any, names: N) -> None:
        self.plan = plan
        self.names = names
        self.steps: list[Any] = []


class ScriptedSceneGame(SceneGame, Generic[N, W]):
    """Scenes of a game. What a game has to say raises NotImplementedError here."""

    acts: tuple[str, ...] = ()
    """What a seat may do at any moment."""
    events: EventExpectations
    decisions: Sequence[str] = ()
    """The names of the kinds of questions, by number."""
    verbs: Sequence[str] = ()
    """The names of the verbs of options, by number."""
    list_word: str = "deck"
    """What a list of what somebody plays with is called: a deck, a party."""

    # ---------------------------------------------------- what a game says

    def position_reader(self, scene: Scene) -> PositionReader[N]:
        """What reads the position."""
        raise NotImplementedError

    def position_problems(self, plan: Any) -> list[SceneProblem]:
        """What is wrong with a position that can be read."""
        return []

    def build(self, plan: Any, seats: dict[str, int], given: list[list[int]]) -> Game:
        """The position as a game at its first decision; `seats` numbers the seats, `given` is what chance gives."""
        raise NotImplementedError

    def read_intent(self, text: SourceText, seat: str, names: N) -> W:
        """What a line wants that seat to do. Raises SceneFormatError."""
        raise NotImplementedError

    def read_advance(self, text: SourceText, names: N) -> Any:
        """What a line wants all to do. Raises SceneFormatError."""
        raise NotImplementedError

    def expected(self, text: SourceText, names: N) -> Any:
        """What a line expects. Raises SceneFormatError."""
        raise NotImplementedError

    def lead_in(self, table: SceneRun, seat: int, intent: W) -> Option | None:
        """What somebody does, unsaid, so that the seat comes to do this; None: it is there. Raises ScriptError."""
        return None

    def finder(self, table: SceneRun, names: N) -> OptionSearch[Any, Any, N]:
        """What finds the options for an intent."""
        raise NotImplementedError

    def went_unasked(self, table: SceneRun, seat: int, intent: W, names: N) -> bool:
        """Whether what the line answers was settled without a question, since nothing else could be answered.

        Then what it names has happened: events of `table.recent` show it, each for one line only.
        """
        return False

    def answered(self, table: SceneRun, seat: int, intent: W, names: N) -> None:
        """A question was answered so: what then happened shows nothing that another line names (`Table.vouched`)."""

    def words(self, table: SceneRun, decision: Decision, names: N) -> list[str]:
        """Every option of the open decision in the words of a script."""
        raise NotImplementedError

    def faults(self, text: str, scene: Scene) -> list[tuple[str, str]]:
        """What is wrong with a deck or party, by the text of its file: what, and the rule ("": it cannot be read)."""
        raise NotImplementedError

    def reasons(self, table: SceneRun, seat: int, intent: W, names: N, finder: Any) -> list[Reason]:
        """Every reason why the seat cannot do that now."""
        raise NotImplementedError

    def advance(self, table: SceneRun, command: Any, names: N) -> None:
        """All do something. Raises ScriptError."""
        raise NotImplementedError

    def check(self, table: SceneRun, expected: Any, names: N) -> str:
        """What is different from what is expected, "" if nothing is."""
        raise NotImplementedError

    def asked(self, table: SceneRun, decision: Decision, names: N) -> str:
        """Who is asked what, in the words of a script."""
        raise NotImplementedError

    # -------------------------------------------------------------- reading

    def read(self, text: str, path: str = "") -> Scene:
        """Read a scene of this game. Raises SceneFormatError."""
        return parser.read(text, path, self.find)

    def find(self, name: str) -> SceneGame | None:
        """This game, which is meant where a scene names none; None for the name of another one."""
        return self if name in ("", self.name) else None

    def prepare(self, scene: Scene) -> Script[N]:
        """Position, rules and script; every mistake in them."""
        problems: list[SceneProblem] = []
        rules = scene.headings.get("rules")
        numbers = rules.value.split(",") if rules is not None else []
        self.attempt(partial(every, self.events.number, numbers), problems)
        reader = self.position_reader(scene)
        plan = reader.plan()
        problems += reader.problems
        names = reader.names
        script = Script(plan, names)
        if plan is not None:
            problems += self.position_problems(plan)
        for statement in scene.script:
            self.attempt(partial(every, self.events.number, statement.because), problems)
            script.steps.append(self.attempt(partial(self.read_step, statement, names), problems))
        if problems:
            raise SceneFormatError(problems)
        return script

    def attempt(self, read: Callable[[], Any], problems: list[SceneProblem]) -> Any:
        """What is read, None where that is not possible; then what is wrong is kept."""
        try:
            return read()
        except SceneFormatError as bad:
            problems += bad.problems
            return None

    def read_step(self, statement: Statement, names: N) -> Any:
        """What a statement says. Raises SceneFormatError."""
        if statement.kind in ("act", "refuse"):
            return self.read_intent(statement.what, statement.seat, names)
        if statement.kind == "do":
            return self.read_advance(statement.what, names)
        if statement.kind == "expect":
            return read_table(self, statement, names) or self.expected(statement.what, names)
        draws(statement.what, {name: i for i, name in enumerate(names.seats)})
        return None

    # -------------------------------------------------------------- running

    def start(self, scene: Scene, turned: int) -> Game:
        """The position as a game; draws are dictated as far as the script says before its first act."""
        script = scene.plan
        assert isinstance(script, Script)
        names = scene.seats
        seats = {name: (i + turned) % len(names) for i, name in enumerate(names)}
        given: list[list[int]] = []
        for statement in scene.script:
            if statement.kind != "draws":
                break
            given += draws(statement.what, seats)
        return self.build(script.plan, seats, given)

    def perform(self, table: SceneRun, number: int) -> None:
        """One statement."""
        statement = table.scene.script[number]
        script = table.scene.plan
        assert isinstance(script, Script)
        step = script.steps[number]
        if statement.kind == "refuse":
            self.refuse(table, statement, step, script.names)
        elif statement.kind == "act":
            self.act(table, table.seats[statement.seat], step, script.names)
        elif statement.kind == "do":
            self.advance(table, step, script.names)
        elif statement.kind == "expect":
            ours = isinstance(step, Expectation) and step.sort in OF_ANY_GAME
            difference = check_table(self, table, step, script.names) if ours else self.check(table, step, script.names)
            if difference:
                table.add_fault(statement.what, f"expected {statement.what.text}: {difference}")
        elif any(earlier.kind != "draws" for earlier in table.scene.script[:number]):
            table.game.state.chance.dictated += draws(statement.what, table.seats)

    def act(self, table: SceneRun, seat: int, intent: W, names: N) -> None:
        """A seat does something. Raises ScriptError."""
        if intent.verb in self.acts:
            table.act(seat, intent.verb)
            return
        if self.went_unasked(table, seat, intent, names):
            return
        for _ in range(MOST):
            option = self.lead_in(table, seat, intent)
            if option is None:
                break
            table.apply(option)
        finder = self.finder(table, names)
        finder.recent = left(table.recent, table.vouched)
        state = table.game.state
        path = finder.path(state, seat, intent)
        if path is None:
            found = self.reasons(table, seat, intent, names, finder)
            cites = ", ".join(f"{reason.rule.number} {reason.kind}" for reason in found)
            why = f" ({cites})" if cites else ""
            open_now = "the game is over" if state.decision is None else self.asked(table, state.decision, names)
            raise ScriptError(f"{table.names[seat]} cannot {intent.at.text}{why}: {finder.failure or open_now}")
        for option in path:
            table.apply(option)
        self.answered(table, seat, intent, names)

    def refuse(self, table: SceneRun, statement: Statement, intent: W, names: N) -> None:
        """An act that must not be possible, because of these rules among others; without one, because of any."""
        seat = table.seats[statement.seat]
        finder = self.finder(table, names)
        decision = table.game.state.decision
        if decision is not None and decision.seat == seat and finder.path(table.game.state, seat, intent) is not None:
            table.add_fault(statement.what, f"{statement.seat} can {intent.at.text}, and should not")
            return
        if not statement.because and self.possible_later(table, seat, intent, names):
            later = f"{statement.seat} can {intent.at.text} as soon as others have passed or the turn goes on"
            table.add_fault(statement.what, f"{later}; say by which rule it is refused now: `because RULE`")
            return
        found = {reason.rule.number for reason in self.reasons(table, seat, intent, names, finder)}
        if not found and not statement.because:
            table.add_fault(statement.what, "no rule refuses it: it names nothing that could be done")
        missing = [part for part in statement.because if self.events.number(part) not in found]
        if missing:
            wanted = ", ".join(part.text for part in missing)
            but = ", ".join(sorted(found)) or "no rule"
            table.add_fault(statement.what, f"it is refused, not by {wanted} but by {but}")

    def possible_later(self, table: SceneRun, seat: int, intent: W, names: N) -> bool:
        """Whether an act would come about if others passed, or steps were gone on to, as goes without saying."""
        trial = SceneRun(table.scene, table.game.fork(), plain_step, 0)
        trial.seats, trial.names = table.seats, table.names
        try:
            self.act(trial, seat, intent, names)
        except ScriptError:
            return False
        return True
