"""What scenes of any game can expect of the table as a whole: options, who is not asked, decks, what worlds share."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from regelwerk.kernel.decision import Decision
from regelwerk.kernel.scene.expectations import Expectation, asked_kind
from regelwerk.kernel.scene.names import SceneNames
from regelwerk.kernel.scene.scene import SceneRun, ScriptError, Statement
from regelwerk.kernel.scene.worlds import COMPARED, SEES, differs, read_same
from regelwerk.kernel.visibility import CodeNames

if TYPE_CHECKING:
    from regelwerk.kernel.scene.scripted import ScriptedSceneGame

IS_NOT_ASKED: Final = "is not asked"
OPTIONS: Final = "options"
NO_DRAW: Final = "not draw game"
LEGALITY: Final = ("legal", "illegal")
SAME: Final = "same"
OF_ANY_GAME: Final = (IS_NOT_ASKED, OPTIONS, NO_DRAW, SAME, *LEGALITY)
"""The sorts of expectations that are looked at here."""


# -------------------------------------------------------------------------- reading


def read_table(scene_game: ScriptedSceneGame[Any, Any], statement: Statement, names: SceneNames) -> Expectation | None:
    """What a line expects of the table as a whole; None: something else. Raises SceneFormatError."""
    text = statement.what
    if text.text == NO_DRAW:
        return Expectation(NO_DRAW, text)
    if text.text.startswith(f"{OPTIONS}:"):
        return Expectation(OPTIONS, text, words=(text.slice(len(OPTIONS) + 1),))
    if text.text.startswith(("deck ", "party ")):
        return read_deck(scene_game, statement)
    same = read_same(text, names.seats)
    if same is not None:
        seat, what = same
        if what not in (SEES, *COMPARED):
            known = ", ".join(f"`{seat}'s {one}`" for one in COMPARED)
            raise text.problem(f"what can be the same is what `{seat} sees`, and {known}")
        return Expectation(SAME, text, seat=seat, zone=what)
    for seat in names.seats:
        lead = f"{seat} {IS_NOT_ASKED}"
        if text.text == lead:
            return Expectation(IS_NOT_ASKED, text, seat=seat)
        if text.text.startswith(lead + " "):
            return Expectation(
                IS_NOT_ASKED, text, seat=seat, number=asked_kind(text.slice(len(lead)), scene_game.decisions)
            )
    return None


def read_deck(scene_game: ScriptedSceneGame[Any, Any], statement: Statement) -> Expectation:
    """`deck my.deck illegal because wow:100.2`, `deck my.deck legal`."""
    text = statement.what
    word, _, rest = text.text.partition(" ")
    file, _, verdict = rest.rpartition(" ")
    if word != scene_game.list_word:
        raise text.problem(f"in {scene_game.name} it is called `{scene_game.list_word}`")
    if verdict not in LEGALITY or not file.strip():
        raise text.problem(f"say whether it is legal: `{word} FILE illegal because RULE`, `{word} FILE legal`")
    if verdict == "legal" and statement.because:
        raise statement.because[0].problem("only something illegal is followed by a rule")
    return Expectation(verdict, text, words=(text.slice(len(word), len(text.text) - len(verdict)), *statement.because))


# ------------------------------------------------------------------------- checking


def check_table(scene_game: ScriptedSceneGame[Any, Any], table: SceneRun, expected: Expectation, names: Any) -> str:
    """What is different, "" if nothing is."""
    decision = table.game.state.decision
    if expected.sort == NO_DRAW:
        result = table.game.state.result
        return "it is a draw game" if result is not None and not result.winners else ""
    if expected.sort == IS_NOT_ASKED:
        asked = (
            decision is not None
            and decision.seat == table.seats[expected.seat]
            and expected.number in (-1, decision.kind)
        )
        return scene_game.asked(table, decision, names) if asked and decision is not None else ""
    if expected.sort == OPTIONS:
        return check_options(scene_game, table, decision, expected.words[0].text, names)
    if expected.sort == SAME:
        return differs(table, table.seats[expected.seat], expected.zone, terms_of(scene_game))
    return check_deck(scene_game, table, expected)


def terms_of(scene_game: ScriptedSceneGame[Any, Any]) -> CodeNames:
    """The game's words for decisions, verbs and events."""
    return CodeNames(scene_game.decisions, scene_game.verbs, scene_game.events.kinds)


def check_options(
    scene_game: ScriptedSceneGame[Any, Any], table: SceneRun, decision: Decision | None, listed: str, names: Any
) -> str:
    """Exactly these, in any order."""
    there = list(dict.fromkeys(scene_game.words(table, decision, names))) if decision is not None else []
    wanted = [] if listed in ("none", "") else parted(listed, there)
    more = [word for word in there if word.lower() not in wanted]
    less = [word for word in wanted if word not in [one.lower() for one in there]]
    found = f"there is also {', '.join(more)}" if more else ""
    lacking = f"there is no {', '.join(less)}" if less else ""
    return "; ".join(part for part in (found, lacking) if part)


def parted(listed: str, words: Sequence[str]) -> list[str]:
    """The options that are listed, in lower case; a comma inside one of `words` does not part it.

    >>> parted("Pass, play Lok, Vizier, jump", ["play Lok, Vizier", "pass"])
    ['pass', 'play lok, vizier', 'jump']
    """
    left = listed.lower().strip()
    known = sorted((word.lower() for word in words), key=len, reverse=True)
    found = []
    while left:
        word = next((one for one in known if left == one or left.startswith(f"{one},")), left.partition(",")[0].strip())
        found.append(word)
        left = left[len(word) :].lstrip().removeprefix(",").strip()
    return found


def check_deck(scene_game: ScriptedSceneGame[Any, Any], table: SceneRun, expected: Expectation) -> str:
    """Whether the deck (or party) of a file is legal, and by which rules not."""
    file = Path(table.scene.path).parent / expected.words[0].text
    try:
        text = file.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError):
        raise ScriptError(f"{expected.words[0].text} cannot be read") from None
    found = scene_game.faults(text, table.scene)
    unread = [what for what, number in found if not number]
    if unread:
        raise ScriptError(f"{expected.words[0].text} is no {scene_game.list_word}: {', '.join(unread)}")
    numbers = sorted({number for _, number in found})
    if expected.sort == "legal":
        return f"it is illegal, by {', '.join(numbers)}" if numbers else ""
    if not numbers:
        return "it is legal"
    missing = [part.text for part in expected.words[1:] if scene_game.events.number(part) not in numbers]
    return f"it is illegal, not by {', '.join(missing)} but by {', '.join(numbers)}" if missing else ""
