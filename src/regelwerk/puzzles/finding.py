"""Puzzles from games that computer players play: positions near the end, opened, proven, made as small as can be."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import count, islice
from typing import Any, Final

from regelwerk import game_registry, players
from regelwerk.kernel.chance import Chance, DictationError, derive
from regelwerk.kernel.game import Game
from regelwerk.kernel.package import CardLibrary
from regelwerk.kernel.purpose import Purpose
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.scene import parser
from regelwerk.kernel.scene.scene import ScriptError
from regelwerk.kernel.scene.source_text import SceneFormatError
from regelwerk.kernel.state import State
from regelwerk.players import GreedyPlayer, Player
from regelwerk.players.driver import choose_option
from regelwerk.puzzles.lines import NUMBERED, LineFinder, Lines, TooManyLinesError
from regelwerk.puzzles.openings import CARDS, FIGURES, opening_of
from regelwerk.puzzles.position_text import PositionText, is_between, task_of_text
from regelwerk.puzzles.position_text import read as take_apart
from regelwerk.puzzles.prover import (
    ATTACK,
    HOLD,
    OPEN,
    SCORE,
    SOLVED,
    SURVIVE,
    WIN,
    AttackProver,
    ProofTooLargeError,
    Prover,
    is_certain,
    prepared,
    solver_of,
)
from regelwerk.puzzles.puzzle import LINE, STEP, find_game

NAMES: Final = ("Anna", "Ben")
LAST_TURNS: Final = 5
"""So many turns before the end of a game are looked at."""
MOST_LEFT: Final = 16
"""So much health at most is left to a hero in a position that is thinned out."""
DOES: Final = {SURVIVE: "survives this turn", SCORE: "wins this tick", HOLD: "holds out this tick"}
"""What the title says of a task that is not to win this turn."""
LEAST_MOVES: Final = 2
LEAST_ANSWERS: Final = 1
"""The same where one has to survive: which answer it is, and when, is enough to be found."""
MOST_DEPTH: Final = 5
MORE: Final = 4
"""So many times the limit is left to the proof of a puzzle that has been found."""
MORE_USEFUL: Final = 3
"""So many times as often only what can be used is picked from."""
MOST_TURNS: Final = max(CARDS.turns, FIGURES.turns)


@dataclass(frozen=True)
class Found:
    """A puzzle that has been found: its file, the fewest moves, and the lines."""

    text: str
    depth: int
    solutions: tuple[str, ...]


@dataclass(frozen=True)
class Proof:
    """What is proven of a position."""

    depth: int
    lines: Lines

    def same_as(self, other: Proof | None) -> bool:
        """Whether two positions have the same solutions."""
        return other is not None and other.depth == self.depth and other.lines.keys() == self.lines.keys()


def find(game: str, games: int, seed: int, task: str = WIN, player: str = GreedyPlayer.name) -> Iterator[Found]:
    """Play so many games between computer players of that name and look for puzzles in the last turns of each.

    The same game, number, seed, task and player find the same puzzles. `task` is WIN (then also ATTACK is found) or
    SURVIVE. Raises UnknownPlayerError.
    """
    ruleset = game_registry.ruleset(game)
    shelf = game_registry.package(game).card_library()
    first = {deck["key"] for deck in game_registry.package(game).web.ready_deck_list("en") if deck["learning"]}
    decks = [name for name in shelf.ready_decks() if name not in first]  # decks for a first game are too plain
    known: set[tuple[str, ...]] = set()
    for number in range(games):
        own = derive(seed, number)
        pair, setup = meeting(ruleset, shelf, decks, own)
        origin = f"seed {seed}, game {number}, {pair[0]} against {pair[1]}, {player} against {player}"
        turns = positions(Game(ruleset, ruleset.start(setup, None), setup), own, player)
        whole = first_of(game, turns, origin, task)
        for found in thinned_of(game, turns, origin, task, own) if whole is None else [whole]:
            if found.solutions not in known:
                known.add(found.solutions)
                yield found


def meeting(ruleset: Ruleset, shelf: CardLibrary, decks: Sequence[str], seed: int) -> tuple[list[str], dict[str, Any]]:
    """Two decks that a seed picks, and the setup of their game. Not all can meet: parties have a scenario each."""
    chance = Chance(seed)
    while True:
        pair = [decks[chance.below(len(decks))] for _ in NAMES]
        try:
            return pair, ruleset.prepare([shelf.open_deck(name) for name in pair], seed, None, "meaningful")
        except ValueError:
            continue


def finders_player(name: str, seed: int) -> Player:
    """A player of the games in which puzzles are looked for; the greedy one thinks less than usual."""
    return GreedyPlayer(seed, guesses=1, budget=100) if name == GreedyPlayer.name else players.make(name, seed)


def positions(game: Game, seed: int, player: str) -> list[list[State]]:
    """The positions of each of the last turns of a game, the last turn and the last position first."""
    sitters = [finders_player(player, derive(seed, seat)) for seat in range(game.state.seats)]
    turns: dict[int, list[State]] = {}
    ruleset = game.ruleset
    while game.decision is not None:
        turn, active = ruleset.turn(game.state)
        if turn > 0 and game.decision.seat == active and ruleset.is_quiescent(game.state):
            turns.setdefault(turn, []).append(game.state.fork())
            turns.pop(turn - MOST_TURNS, None)
        game.apply(choose_option(ruleset, game.state, sitters[game.decision.seat]))
    return [turns[turn][::-1] for turn in sorted(turns, reverse=True)]


def first_of(game: str, turns: list[list[State]], origin: str, task: str) -> Found | None:
    """The first puzzle in these turns. Of each turn the positions are taken from the last one back: they grow."""
    for states in turns[:LAST_TURNS]:
        found = backwards(game, states, origin, task)
        if found is not None:
            return found
    return None


def backwards(game: str, states: list[State], origin: str, task: str) -> Found | None:
    """The first puzzle in the positions of a turn, as far as they can be proven."""
    ruleset = game_registry.ruleset(game)
    scenes = find_game(game)
    assert scenes is not None
    for state in states:
        text = scenes.write(state, "?", NAMES)
        if "# not said" in text or is_between(text):
            continue
        read = take_apart(text)
        opening = opening_of(read)
        turn, solver = ruleset.turn(state)[0], solver_of(ruleset, state, opening.tasks[task])
        whole = opening.opened(read, NAMES[solver], task)
        if opening.count(whole) > opening.most or not is_provable(whole):
            return None
        position = hardest_won(possible(opening.harder(whole, NAMES[solver])))
        if position is None:
            continue
        try:
            found = puzzle_in(position, f"{origin}, turn {turn}")
        except ProofTooLargeError:
            return None
        if found is not None:
            return found
    return None


def thinned_of(game: str, turns: list[list[State]], origin: str, task: str, seed: int) -> Iterator[Found]:
    """A puzzle of each of these turns when only a few things that chance picks are left of each position."""
    chance = Chance(derive(seed, 1))
    for number, states in enumerate(turns):
        whole = [position for state in states for position in openings(game, state, task)]
        if not whole:
            continue
        opening = opening_of(whole[0].position)
        if number >= opening.turns:
            return
        tried: set[str] = set()
        for _ in range(opening.tries):
            one = whole[chance.below(len(whole))]
            few = opening.thinned(one.position, one.solver, chance.below)
            if (text := few.text()) in tried:
                continue
            tried.add(text)
            try:
                found = of_thinned(few, one.solver, f"{origin}, turn {one.turn}")
            except ProofTooLargeError:
                continue
            if found is not None:
                yield found
                break


@dataclass(frozen=True)
class Opened:
    """A position as a puzzle shows it, the name of its solver, and the number of the turn."""

    position: PositionText
    solver: str
    turn: int


def openings(game: str, state: State, task: str) -> list[Opened]:
    """A position opened: all of it, and what can be used at that moment; nothing where it cannot be written down."""
    ruleset = game_registry.ruleset(game)
    scenes = find_game(game)
    assert scenes is not None
    text = scenes.write(state, "?", NAMES)
    if "# not said" in text or is_between(text):
        return []
    read = take_apart(text)
    opening = opening_of(read)
    seat = solver_of(ruleset, state, opening.tasks[task])
    whole = opening.opened(read, NAMES[seat], task)
    found = [Opened(whole, NAMES[seat], ruleset.turn(state)[0])]
    if task == WIN:
        useful = opening.usable(whole, NAMES[seat], wordings(ruleset, state, seat))
        if useful != whole:
            found += [replace(found[0], position=useful)] * MORE_USEFUL
    return found


def wordings(ruleset: Ruleset, state: State, seat: int) -> list[str]:
    """The options of the open decision as sentences."""
    package = game_registry.package(ruleset.name)
    return package.presenter(Game(ruleset, state), seat, "en", NAMES).wordings()


def of_thinned(position: PositionText, solver: str, origin: str) -> Found | None:
    """The puzzle in a position with few things, made as hard as it can be. Raises ProofTooLargeError."""
    ways = possible(opening_of(position).harder(position, solver))
    task = task_of_text(position)
    ways = ways[:MOST_LEFT] if task == SURVIVE else ways[-MOST_LEFT:]
    if not ways or (task == HOLD and is_done(ways[0])):
        return None
    if task != WIN and not is_won(ways[-1]):  # so it is mostly, and the others need not be tried
        return None
    hardest = hardest_to_win(ways) if task == WIN else hardest_won(ways)
    return None if hardest is None else puzzle_in(sharpened(hardest, solver), origin)


def hardest_to_win(ways: list[PositionText]) -> PositionText | None:
    """The hardest position that can be won: attacks alone are looked at first, since they make short proofs.

    Mostly nothing else helps, and a single long proof shows that.
    """
    attacked = first_won(ways, is_won_by_attacks)
    if attacked and not is_won(ways[attacked - 1]):
        return ways[attacked] if attacked < len(ways) else None
    return hardest_won(ways[: max(attacked, 1)])


def sharpened(position: PositionText, solver: str) -> PositionText:
    """A position that can be won as hard as it can be, way by way."""
    for number in count():
        ways = opening_of(position).sharper(position, solver, number)
        if not ways:
            break
        position = hardest_won(possible(ways)) or position
    return position


def possible(ways: list[PositionText]) -> list[PositionText]:
    """The same positions without those at either end that cannot be: with more damage than a hero has health."""
    first, last = 0, len(ways)
    while first < last and started(ways[first]) is None:
        first += 1
    while first < last and started(ways[last - 1]) is None:
        last -= 1
    return ways[first:last]


def hardest_won(positions: list[PositionText]) -> PositionText | None:
    """Of positions that become easier and easier the first that can be won; None if the easiest cannot.

    What cannot be proven within the limit counts as not won.
    """
    first = first_won(positions, is_won)
    return positions[first] if first < len(positions) else None


def first_won(positions: list[PositionText], is_so: Callable[[PositionText], bool]) -> int:
    """The number of the first of these positions that is won in a way; how many there are if none is."""
    low, high = 0, len(positions)
    while low < high:
        middle = (low + high) // 2
        if is_so(positions[middle]):
            high = middle
        else:
            low = middle + 1
    return low


def is_won_by_attacks(position: PositionText) -> bool:
    """Whether attacks alone win, as far as the limit lets one see."""
    game = started(position)
    try:
        return game is not None and attack_prover_of(position, game).wins(game.state, MOST_DEPTH)
    except ProofTooLargeError:
        return False


def attack_prover_of(position: PositionText, game: Game) -> AttackProver:
    """What proves what attacks alone can do in a position. `game` is the position as a game."""
    return AttackProver(game.ruleset, game.state, opening_of(position).limit)


def is_provable(position: PositionText) -> bool:
    """Whether all of it can be looked at within the limit."""
    game = started(position)
    if game is None:
        return False
    try:
        prover_of(position, game).wins(game.state, MOST_DEPTH)
    except ProofTooLargeError:
        return False
    return True


def is_won(position: PositionText) -> bool:
    """Whether the solver can win at all, as far as the limit lets one see."""
    game = started(position)
    if game is None:
        return False
    prover = prover_of(position, game)
    try:
        # A short win is found at once among few moves; among many there is much to be looked at before it.
        return prover.wins(game.state, LEAST_MOVES) or prover.wins(game.state, MOST_DEPTH)
    except ProofTooLargeError:
        return False


def is_done(position: PositionText) -> bool:
    """Whether nothing has to be done: the others cannot do anything about it."""
    game = started(position)
    try:
        return game is not None and prover_of(position, game).wins(game.state, 0)
    except ProofTooLargeError:
        return False


def puzzle_in(position: PositionText, origin: str) -> Found | None:
    """The puzzle that a position is when all that it does not need is taken out; None if it is none."""
    proof = proven(position)
    if proof is None or is_easy(position, proof.depth):
        return None
    position, proof = reduced(position, proof)
    if is_easy(position, proof.depth):
        return None
    return written(position, proof, origin)


def reduced(position: PositionText, proof: Proof) -> tuple[PositionText, Proof]:
    """The position without anything that can be left out while the solutions stay the same."""
    going = True
    while going:
        going, tried = False, 0
        while (smaller := next(islice(opening_of(position).smaller(position), tried, None), None)) is not None:
            if is_same(smaller, proof):
                position, going = smaller, True
            else:
                tried += 1
    return position, proof


def is_same(position: PositionText, proof: Proof) -> bool:
    """Whether a position has these solutions, and its proof is no larger than it may be."""
    try:
        return proof.same_as(proven(position))
    except ProofTooLargeError:
        return False


def started(position: PositionText) -> Game | None:
    """The position as a game, not to be changed; None where it cannot be."""
    return started_text(position.text(), task_of_text(position))


@lru_cache(maxsize=256)
def started_text(text: str, task: str) -> Game | None:
    """The same from the text: one position is asked for many times, and reading it takes longer than a short proof."""
    try:
        game = parser.read(text, "", find_game).start()
    except (SceneFormatError, ScriptError, DictationError):
        return None
    solver = solver_of(game.ruleset, game.state, task)
    active = game.ruleset.turn(game.state)[1]
    if game.decision is None or game.decision.seat != active or not is_certain(game.state, solver):
        return None
    return Game(game.ruleset, prepared(game.state))


def prover_of(position: PositionText, game: Game, times: int = 1) -> Prover:
    """What proves a position, within so many times the limit. `game` is the position as a game."""
    limit = times * opening_of(position).limit
    return Prover(game.ruleset, game.state, limit, task_of_text(position))


def proven(position: PositionText) -> Proof | None:
    """The solutions of a position; None if it has none or too many. Raises ProofTooLargeError."""
    game = started(position)
    if game is None:
        return None
    prover = prover_of(position, game, MORE)
    try:
        depth = prover.depth(game.state, MOST_DEPTH)
        if depth < (LEAST_ANSWERS if prover.task == SURVIVE else LEAST_MOVES):
            return None
        lines = LineFinder(prover, NAMES).lines(game.state, depth)
    except TooManyLinesError:
        return None
    return Proof(depth, lines) if len(lines) <= opening_of(position).solutions else None


def is_easy(position: PositionText, depth: int) -> bool:
    """Whether it takes no thought: one only has to attack, or the greedy player solves it."""
    game = started(position)
    assert game is not None
    if task_of_text(position) != WIN:
        return is_solved_greedily(position, game)
    try:
        if attack_prover_of(position, game).wins(game.state, depth):
            prover = prover_of(position, game, MORE)
            if task_of(prover, game.state, depth) != ATTACK:
                return True
    except ProofTooLargeError:
        return True
    return is_solved_greedily(position, game)


def is_solved_greedily(position: PositionText, game: Game) -> bool:
    """Whether the greedy player, which looks one action ahead, solves it against the hardest answers."""
    prover = prover_of(position, game, MORE)
    player = GreedyPlayer(0, guesses=1)
    state: State | None = game.state
    while state is not None and prover.outcome(state) == OPEN and state.decision is not None:
        if state.decision.seat == prover.solver:
            index = greedy_answer(game, state, player)
        else:
            index = prover.hardest(state, MOST_DEPTH)
        state = prover.after(state, index)
    return state is not None and prover.outcome(state) == SOLVED


def greedy_answer(game: Game, state: State, player: GreedyPlayer) -> int:
    """What the greedy player does when it sees everything and chance is free."""

    def guess(chance: Chance) -> Game:
        seen = state.fork()
        seen.chance.dictating = False
        return Game(game.ruleset, seen)

    decision = state.decision
    assert decision is not None
    return player.choose({}, {"options": [{}] * len(decision.options)}, guess)


def written(position: PositionText, proof: Proof, origin: str) -> Found | None:
    """The file of a puzzle."""
    game = started(position)
    assert game is not None
    solutions = tuple(NUMBERED.sub("", STEP.join(line)) for line in proof.lines.values())
    prover = prover_of(position, game, MORE)
    task = task_of(prover, game.state, proof.depth)
    head = [line for line in position.head if not line.startswith(("scene:", "task:"))]
    own = [
        f"scene: {NAMES[prover.solver]} {DOES.get(task, 'wins this turn')}",
        *head,
        f"task: {task}",
        f"depth: {proof.depth}",
        f"solutions: {LINE.join(solutions)}",
        f"origin: {origin}",
    ]
    told = opening_of(position).tidied(PositionText(tuple(own), position.seats))
    return Found(told.text(), proof.depth, solutions)


def task_of(prover: Prover, state: State, depth: int) -> str:
    """What the puzzle asks for: the only attack, where no move but one attack can come first, or else to win."""
    if prover.task != WIN:
        return prover.task
    now: State | None = prover.settled(state)
    while now is not None and now.decision is not None:
        good = prover.winning(now, depth)
        if len(good) != 1:
            return WIN
        if prover.cost(now, good[0]):
            verb = now.decision.options[good[0]].verb
            return ATTACK if prover.ruleset.purposes.get(verb) == Purpose.ATTACK else WIN
        now = prover.settled(prover.after(now, good[0]))
    return WIN
