"""Only `visibility` filters: who stands on the way to a client may not look past it (law 6).

    python -m tools.visibility_guard

Read off the syntax tree. On the way to a client are the packages `terminal` and `players`, the Python API, and
of each game its presentation, and what the presentation of all games has in common (`kernel/presentation/`). They

- import nothing of a game's state but its name (to say what they hand on), and of the kernel's no piece and no zone;
- never name a field in which a state keeps what is hidden, or the secret half of an event;
- hand a true state on to `visibility` and to the rules, whole, and read from it only what is open to all.

Computer players hold no true state: they are handed views, and guesses that are functions of a view. The lab plays
games for nobody to look at; where it hands anything to a player it goes through the rules' `view` like everybody else.
The server keeps games, so the source cannot tell what it keeps from what it sends; its messages are for its own tests.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from typing import Final

from tools.source_files import GAMES, Source, Violation, imported_from, nodes, python_files

PACKAGES: Final = ("terminal", "players", "play", "package_init")
PRESENTATION: Final = "presentation"

PRESENTATION_MAY_IMPORT: Final = (
    "cards", "codes", "custom", "deck_file", "definition_loading", "definition_set", "definitions", "hex_grid",
    "lowered", "not_implemented", "party_file", "presentation", "rulebook", "rules", "ruleset", "seat_view",
    "text_de", "text_en", "visibility", "vocabulary",
)  # fmt: skip
"""Of its own game a table may import what says what things are, and sight; nothing that holds or changes a state."""
STATE_NAMES: Final = ("State", "GameResult", "ALL", "PUBLIC", "MEANINGFUL", "UNANSWERED", "WINDOWS", "Definitions")
"""What may be imported from a state's module: names for types, and how windows are asked."""

HIDDEN_FIELDS: Final = frozenset(
    {
        "known_to", "secret", "owner_handle", "owner_handle_counts", "zones", "last_known_pieces", "last_known",
        "last_known_or_none",
    }
)  # fmt: skip
"""Where a state or an event keeps what not everybody may know."""
OPEN_FIELDS: Final = frozenset({"defs", "seats", "teams", "result", "draw_offers"})
"""What everybody may read of a true state."""
HAND_ON: Final = frozenset(
    {
        "SeatHandles",
        "candidates_for",
        "cast",
        "choose_option",
        "decision_for",
        "digest",
        "events_for",
        "guess",
        "has_other_options",
        "intent_from_text",
        "isinstance", "option_cards", "parse", "parse_set", "position", "reasons_for", "ref_data", "save", "turn",
        "view",
        "wanted_option",
        "why_not",
        "why_not_undoable", "window",
    }
)  # fmt: skip
"""To whom a true state may be handed, whole: `visibility`, the rules, and who asks a computer player."""

EXCUSED: Final[dict[str, str]] = {
    "src/regelwerk/terminal/commands/scene.py": "a scene is an open position: whoever looks into it sees all of it",
    "src/regelwerk/terminal/puzzle_session.py": "a puzzle is an open position whose proof is looked at move by move",
}
"""path from the root -> why it may read a true state."""


def is_on_path_to_client(of: Source) -> bool:
    """Whether a file stands on the way to a client.

    >>> from tools.source_files import source
    >>> names = ("wowtcg/presentation/labels.py", "wowtcg/turn.py", "kernel/presentation/labels.py", "kernel/turn.py")
    >>> [is_on_path_to_client(source(f"src/regelwerk/{name}", "")) for name in names]
    [True, False, True, False]
    """
    parts = of.inside.split("/")
    presents = len(parts) > 1 and parts[0] in ("kernel", *GAMES) and parts[1] == PRESENTATION
    return of.package in PACKAGES or presents


def looks_past_sight(of: Source) -> list[Violation]:
    """Every place of a file on the way to a client that could show more than sight lets through.

    >>> from tools.source_files import source
    >>> text = "def f(game):\\n    s = game.state\\n    return s.pieces\\n"
    >>> [breach.what for breach in looks_past_sight(source("src/regelwerk/terminal/x.py", text))]
    ['reads `pieces` of a true state']
    """
    if not is_on_path_to_client(of):
        return []
    found = [*_imports(of), *_fields(of)]
    if of.package != "players" and of.path not in EXCUSED:  # what computer players hold are guesses
        for node in nodes(of.tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                found += _uses_of_states(of, node)
    return sorted(set(found))


# ------------------------------------------------------------------ imports and fields


def _imports(of: Source) -> Iterator[Violation]:
    for node in nodes(of.tree):
        if not isinstance(node, ast.ImportFrom):
            continue
        parts = imported_from(of, node).split(".")
        if parts[0] != "regelwerk":
            continue
        for name in node.names:
            if parts[-1] == "state" and not (name.name in STATE_NAMES or name.name.endswith("State")):
                yield Violation(of.path, node.lineno, f"imports {name.name} of a state")
            elif len(parts) > 1 and parts[1] in GAMES:
                module = parts[2] if len(parts) > 2 else name.name
                if module not in (*PRESENTATION_MAY_IMPORT, "state"):
                    yield Violation(of.path, node.lineno, f"imports {module}, which holds or changes a state")


def _fields(of: Source) -> Iterator[Violation]:
    for node in nodes(of.tree):
        if isinstance(node, ast.Attribute) and node.attr in HIDDEN_FIELDS:
            yield Violation(of.path, node.lineno, f"names `{node.attr}`, where hidden things are kept")


# ------------------------------------------------------------------ what becomes of a true state


def _uses_of_states(of: Source, function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[Violation]:
    above = {id(child): node for node in ast.walk(function) for child in ast.iter_child_nodes(node)}
    known = {arg.arg for arg in function.args.args if arg.annotation is not None and _a_state(arg.annotation)}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            known |= set(_bound(node))
    for node in ast.walk(function):
        if _true_state(node, known):
            what = _wrong_use(node, above)
            if what:
                yield Violation(of.path, getattr(node, "lineno", 0), what)


def _a_state(annotation: ast.expr) -> bool:
    return isinstance(annotation, ast.Name) and annotation.id.endswith("State")


def _true_state(node: ast.AST, known: set[str]) -> bool:
    if isinstance(node, ast.Attribute):
        return node.attr == "state" and isinstance(node.ctx, ast.Load)
    if isinstance(node, ast.Name):
        return node.id in known and isinstance(node.ctx, ast.Load)
    return isinstance(node, ast.Call) and _called(node) == "cast" and _true_state(node.args[-1], known)


def _called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def _bound(node: ast.Assign) -> Iterator[str]:
    """The local names that an assignment binds to a true state."""
    for target in node.targets:
        pairs = [(target, node.value)]
        if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
            pairs = list(zip(target.elts, node.value.elts, strict=False))
        for name, value in pairs:
            if isinstance(name, ast.Name) and _true_state(value, set()):
                yield name.id


def _wrong_use(node: ast.AST, above: dict[int, ast.AST]) -> str:
    """What is wrong with how a true state is used here, "" if nothing."""
    user = above.get(id(node))
    if isinstance(user, ast.Attribute):
        return "" if user.attr in OPEN_FIELDS or user.attr == "state" else f"reads `{user.attr}` of a true state"
    if isinstance(user, ast.Call):
        name = _called(user)
        return "" if name in HAND_ON else f"hands a true state to `{name}`"
    while isinstance(user, ast.Tuple):
        user = above.get(id(user))
    if isinstance(user, ast.Assign):
        kept = [to for to in user.targets if not isinstance(to, ast.Name | ast.Tuple)]
        return "keeps a true state" if kept else ""
    return "" if isinstance(user, ast.Compare) else "lets a true state go"


def all_breaches() -> list[Violation]:
    """Every place in the package that looks past sight."""
    return [breach for of in python_files("src/regelwerk") for breach in looks_past_sight(of)]


def main() -> int:
    """Print every breach; the exit status says whether there was one."""
    found = all_breaches()
    for breach in found:
        print(breach)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
