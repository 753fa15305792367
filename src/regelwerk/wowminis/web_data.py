"""What a browser needs of this game besides its tables: figures, cards, boards, parties, terms, odds. Plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, cast

from regelwerk.kernel.definitions import Definitions
from regelwerk.kernel.ids import Handle
from regelwerk.kernel.language.reading import language, name_language
from regelwerk.kernel.language.sentences import capitalize
from regelwerk.kernel.presentation.text import plain
from regelwerk.kernel.vocabulary.words import from_text, to_text
from regelwerk.wowminis import vocabulary
from regelwerk.wowminis.custom.loader import shelf_with
from regelwerk.wowminis.custom.problems import CustomFilesError
from regelwerk.wowminis.definition_loading import definitions
from regelwerk.wowminis.definition_set import DefinitionSet
from regelwerk.wowminis.definitions import MinisDefinitions
from regelwerk.wowminis.file_problems import FileProblem
from regelwerk.wowminis.hex_grid import FAR, BoardGrid, sign_of
from regelwerk.wowminis.line_of_sight import space_numbers
from regelwerk.wowminis.line_of_sight import trace as look_over
from regelwerk.wowminis.lowered import CardDefinition, FigureDefinition
from regelwerk.wowminis.party_file import (
    Fault,
    IllegalPartyError,
    Party,
    as_party,
    faults_of,
    read_party,
    ready_parties,
    ready_title,
    write_party,
)
from regelwerk.wowminis.presentation.card_library import (
    OURS,
    all_cards,
    card_lines,
    deck_lines,
    fault_line,
    find_cards,
    learning_decks,
    problem_lines,
    standard,
)
from regelwerk.wowminis.presentation.card_library import members as figures_of
from regelwerk.wowminis.presentation.labels import called, messages, text_module
from regelwerk.wowminis.presentation.presenter import MinisPresenter
from regelwerk.wowminis.ruleset import RULESET
from regelwerk.wowminis.seat_view import FigureView, MinisView, OddsView

OWN: Final = "own:"
"""Before the names of a user's own files among the options of a room."""
TERRAIN: Final = ("open", "forest", "hill")


def terms(lang: str) -> dict[str, str]:
    """The words of the game by the names that views use."""
    known: dict[str, str] = text_module(lang).TERMS
    labels = messages(lang).LABELS
    named = {key: text for key, text in labels.items() if "{" not in text}
    more = {
        "victory points": "Siegpunkte" if language(lang) == "de" else "victory points",
        "victory space": labels["victory"],
        "start space": "Startfeld" if language(lang) == "de" else "start space",
        "face-down": labels["down"],
        "attack": labels["strength"],
        "round": "Runde" if language(lang) == "de" else "round",
    }
    return {**known, **named, **more}


def version() -> str:
    """The digest of the definitions."""
    return standard().digest


# --------------------------------------------------------------------- definitions


def definition_texts(defs: Definitions) -> dict[str, str]:
    """Every definition in its text form, by its sort and code: what `pinned` makes the same definitions of."""
    words = cast(MinisDefinitions, defs).shelf.words
    return {f"{type(word).__name__.lower()}:{code}": to_text(word) for code, word in words}


def definitions_from_texts(texts: Mapping[str, str], edition: str = "") -> Definitions:
    """Definitions as they once were; there is one edition. Raises ValueError for a text that no longer means one."""
    found: list[tuple[str, vocabulary.Definition]] = []
    for key, text in texts.items():
        word = from_text(text, vocabulary.VOCABULARY)
        if not isinstance(word, vocabulary.Definition):
            raise ValueError(f"{key} is not a definition")
        found.append((key.partition(":")[2], word))
    return definitions(DefinitionSet(found))


# ---------------------------------------------------------------------------- faces


def faces(lang: str) -> list[dict[str, Any]]:
    """Every figure and action card, then boards and scenarios, worded."""
    return _faces(lang)


@cache
def _faces(lang: str) -> list[dict[str, Any]]:
    shelf = standard().shelf
    found = [face(card, lang) for card in all_cards()]
    found += [board_face(code, word, lang) for code, word in shelf.boards.items()]
    return found + [scenario_face(code, word, shelf, lang) for code, word in shelf.scenarios.items()]


def face(card: FigureDefinition | CardDefinition, lang: str) -> dict[str, Any]:
    """A figure or action card as it is printed."""
    ours = any(OURS in plain(line) for line in card_lines(card, lang))
    found = named(card.code, card.word, lang)
    say = text_module(lang)
    if isinstance(card, FigureDefinition):
        word = card.word
        known = say.TERMS
        numbers = [("health", word.health), ("armor", word.armor), ("resist", word.resist)]
        found |= {
            "kind": "figure",
            "line": say.type_line(word),
            "cost": str(word.honor),
            "colours": [word.faction.name.lower()],
            "numbers": [{"key": key, "name": known[key], "value": str(value)} for key, value in numbers],
            "tags": [text for _, text, _ in say.traits(word)],
            "text": say.figure_text(word),
            "emblem": word.emblem,
            "fields": {
                "type": ["figure"],
                "faction": [word.faction.name.lower()],
                "class": [word.class_.name.lower()] if word.class_ is not None else [],
                "race": [word.race.lower()] if word.race else [],
                "honor": word.honor,
                "health": word.health,
                "armor": word.armor,
                "resist": word.resist,
            },
        }
    else:
        found |= {
            "kind": "action",
            "line": say.card_line(card.word),
            "cost": str(card.word.ticks),
            "text": [say.card_text(card.word)],
            "emblem": card.word.emblem,
            "fields": {
                "type": ["action", card.word.kind.name.lower()],
                "class": [need.class_.name.lower() for need in card.word.needs if isinstance(need, vocabulary.OfClass)],
                "ticks": card.word.ticks,
            },
        }
    return found | {"note": messages(lang).LABELS["note"] if ours else ""}


def named(code: str, word: vocabulary.Definition, lang: str) -> dict[str, Any]:
    """What all faces have."""
    is_card = isinstance(word, (vocabulary.Figure, vocabulary.Card))  # boards and scenarios are words like all others
    german = (name_language(lang) if is_card else language(lang)) == "de"
    name = (word.name_de if german else "") or word.name
    other = word.name if german else word.name_de
    return {
        "code": code,
        "name": name,
        "other": other if other != name else "",
        "kind": "",
        "line": "",
        "cost": "",
        "colours": [],
        "numbers": [],
        "keywords": [],
        "tags": [],
        "text": [],
        "rarity": "",
        "set": code.partition("/")[0] if "/" in code else "",
        "number": "",
        "emblem": "",
        "note": "",
        "fields": {},
    }


def board_face(code: str, word: vocabulary.Board, lang: str) -> dict[str, Any]:
    """A board, with its drawing for the client."""
    from regelwerk.wowminis.definitions import measured

    term = text_module(lang).TERMS["board"]
    kind: dict[str, Any] = {"kind": "board", "line": term, "text": list(word.rows)}
    kind["fields"] = {"type": ["board"], "board": drawn(measured(word.rows))}
    return named(f"board/{code}", word, lang) | kind


def scenario_face(code: str, word: vocabulary.Scenario, shelf: DefinitionSet, lang: str) -> dict[str, Any]:
    """A scenario: what is played for."""
    term = text_module(lang).TERMS["scenario"]
    kind: dict[str, Any] = {"kind": "scenario", "line": term, "text": text_module(lang).scenario_text(word, shelf)}
    kind["fields"] = {
        "type": ["scenario"],
        "board": shelf.board_code(word.board),
        "score_ticks": list(word.score_ticks),
    }
    return named(f"scenario/{code}", word, lang) | kind


def drawn(ground: BoardGrid) -> dict[str, Any]:
    """A board as a client draws it: its spaces by number, and the walls."""
    spaces = []
    for number, (q, r) in enumerate(ground.spaces):
        spaces.append(
            {
                "n": number,
                "name": ground.names[number],
                "q": q,
                "r": r,
                "terrain": TERRAIN[ground.terrain[number]],
                "victory": number in ground.victory,
                "scores": bool(ground.scoring >> number & 1),
                "start": sign_of(ground, number) if number in ground.starts else "",
            }
        )
    return {"spaces": spaces, "walls": [list(wall) for wall in ground.walls]}


def find(query: str, lang: str) -> list[str]:
    """Codes of the figures and cards that have these words in their name or text.

    >>> find("blutbauch", "de")
    ['starter/gorebelly']
    """
    return [card.code for card in find_cards(query, lang)]


# -------------------------------------------------------------------------- parties


def formats(lang: str) -> list[dict[str, str]]:
    """The scenarios that a party can be meant for, the usual one first."""
    shelf = standard().shelf
    found = []
    for code, word in shelf.scenarios.items():
        name = (word.name_de if language(lang) == "de" else "") or word.name
        found.append({"key": code, "name": name, "about": " ".join(text_module(lang).scenario_text(word, shelf))})
    return found


def ready_deck_list(lang: str) -> list[dict[str, Any]]:
    """The parties that come with the game."""
    learning = learning_decks()
    found = []
    for key in ready_parties():
        party = as_party(key, standard().shelf)
        found.append(
            {
                "key": key,
                "name": ready_title(key, lang),
                "about": figures_of(party, lang),
                "learning": key in learning,
                "cover": [member.figure for member in party.members][:5],
            }
        )
    return found


def deck_text(key: str) -> str:
    """The text of a ready party. Raises ValueError for one that there is not."""
    if "\n" in key:
        raise ValueError("a key must be one line")
    return write_party(as_party(key, standard().shelf), standard().shelf)


def deck_report(text: str, lang: str, edition: str = "") -> dict[str, Any]:
    """A party read and checked, every fault worded, with its line where it has one. There is one edition."""
    return report(text, lang, ())


def own_deck_report(text: str, lang: str, files: Mapping[str, str]) -> dict[str, Any]:
    """A party that may name what is in the files, read and checked as by `deck_report`; their faults are its own."""
    wrong = own_report(files, lang)["faults"]
    if wrong:
        faults = [{"text": fault["text"], "rule": "", "line": 0, "card": ""} for fault in wrong]
        return {**report(text, lang, ()), "legal": False, "faults": faults, "text": text}
    return report(text, lang, tuple(files.items()))


def report(text: str, lang: str, own: Sequence[tuple[str, str]]) -> dict[str, Any]:
    """A party read and checked with own files on the shelf."""
    shelf = shelf_with(own)
    party = Party("", "starter", [])
    faults: list[Fault] = []
    try:
        party = read_party(text, shelf)
        faults = faults_of(party, shelf)
    except IllegalPartyError as bad:
        faults = bad.faults
        lines = {fault.line for fault in faults}
        kept = "\n".join("" if number in lines else line for number, line in enumerate(text.splitlines(), 1))
        try:
            party = read_party(kept, shelf)
        except IllegalPartyError:
            party = Party("", "starter", [])
    cards: list[dict[str, Any]] = []
    for number, member in enumerate(party.members, 1):
        cards.append({"code": member.figure, "count": 1, "part": f"figure {number}"})
        cards += [{"code": code, "count": 1, "part": f"bar {number}"} for code in member.cards]
    written = write_party(party, shelf, name_language(lang) == "de") if party.members else text
    return {
        "name": party.name,
        "format": party.scenario,
        "edition": RULESET.edition,
        "legal": not faults,
        "size": len(party.members),
        "cards": cards,
        "faults": [fault_data(fault, lang, own, shelf) for fault in faults],
        "closed": [],
        "text": written,
        "lines": [plain(line) for line in deck_lines(party, lang, own)] if party.members else [],
    }


def fault_data(fault: Fault, lang: str, own: Sequence[tuple[str, str]], shelf: DefinitionSet) -> dict[str, Any]:
    """A fault of a party."""
    card = fault.name if fault.name in shelf.figures or fault.name in shelf.cards else ""
    number = fault.rule.number if fault.rule is not None else ""
    return {"text": fault_line(fault, lang, own), "rule": number, "line": fault.line, "card": card}


def own_report(files: Mapping[str, str], lang: str) -> dict[str, Any]:
    """A user's own files read and checked."""
    problems: list[FileProblem] = []
    cards: list[dict[str, Any]] = []
    try:
        own = tuple(files.items())
        shelf_with(own)
        cards = [face(card, lang) for card in all_cards(own) if card.code.startswith("own/")]
    except CustomFilesError as bad:
        problems = list(bad.problems)
    texts = problem_lines(problems, lang)
    faults = [
        {"file": problem.file, "line": problem.line, "column": problem.column, "text": text}
        for problem, text in zip(problems, texts)
    ]
    return {"legal": not problems, "faults": faults, "cards": cards}


def prepare(
    decks: Sequence[str], seed: int, teams: Sequence[int], windows: str, options: Mapping[str, str]
) -> dict[str, Any]:
    """The setup of a game. Raises IllegalPartyError (a ValueError) for parties that are not legal, and ValueError."""
    own = [(key.removeprefix(OWN), text) for key, text in options.items() if key.startswith(OWN)]
    if len(own) < len(options):
        raise ValueError(f"this game has no options but files of your own, and was given {', '.join(sorted(options))}")
    return RULESET.prepare_custom(decks, seed, teams, windows, own)


# --------------------------------------------------------------------------- pieces


def look(presenter: MinisPresenter, handle: Handle) -> tuple[list[str], dict[str, Any]]:
    """More about a piece; handle 0 is the board itself.

    Of a figure also: `reach` (what each space costs it from where it stands), `sight` (what it sees of every other
    figure), `odds` (by target and option, while it is the one to act), `letter` (its letter on the map), `changes`.
    """
    view = presenter.view
    if handle == 0:
        return [], {"board": drawn(view.ground)}
    figure = view.figures.get(handle)
    card = view.cards.get(handle)
    of = figure.figure if figure is not None else card.card if card is not None else None
    if of is None:
        return [], {}
    lines = [plain(line) for line in card_lines(of, presenter.lang)]
    data: dict[str, Any] = {"code": of.code}
    if figure is not None:
        acting = handle == view.acting and view.decision is not None
        data["letter"] = presenter.labeler.map_letters[handle]
        data["changes"] = [capitalize(plain(line).removeprefix("-> ")) for line in presenter.modifier_lines(handle)]
        data["reach"] = reach(view, figure)
        data["sight"] = {other: seen(view, figure, at) for other, at in view.figures.items() if other != handle}
        data["odds"] = odds_of(presenter) if acting else {}
    return lines, data


def reach(view: MinisView, figure: FigureView) -> dict[int, int]:
    """What each space costs a figure on which it could end a move, from where it stands; none while it is off."""
    if figure.space < 0:
        return {}
    friends = foes = 0
    team = view.seats[figure.seat].team
    for piece in view.figures.values():
        if piece.space >= 0 and view.seats[piece.seat].team == team:
            friends |= 1 << piece.space
        elif piece.space >= 0:
            foes |= 1 << piece.space
    field = view.scenario.field
    layers = field.reachable_by_cost(figure.space, figure.movement, foes)
    return {space: cost for cost, layer in enumerate(layers) if cost for space in space_numbers(layer & ~friends)}


def seen(view: MinisView, figure: FigureView, other: FigureView) -> dict[str, Any]:
    """What a figure sees of another one: distance, a clear path, or the spaces that block every path."""
    if figure.space < 0 or other.space < 0:
        return {"clear": False, "path": [], "blockers": [], "longer": [], "distance": None}
    foes = 0
    team = view.seats[figure.seat].team
    for piece in view.figures.values():
        if piece.space >= 0 and view.seats[piece.seat].team != team:
            foes |= 1 << piece.space
    found = look_over(view.ground, figure.space, other.space, foes)
    return {
        "clear": found.seen,
        "path": found.path,
        "blockers": space_numbers(found.blocking_spaces),
        "longer": found.longer,
        "distance": None if found.distance == FAR else found.distance,
    }


def odds_of(presenter: MinisPresenter) -> dict[int, list[dict[str, Any]]]:
    """The exact odds of what the acting figure can do, by the figure it is done to."""
    decision = presenter.view.decision
    found: dict[int, list[dict[str, Any]]] = {}
    if decision is None:
        return found
    for odds in decision.chances:
        option = decision.options[odds.option]
        name = ""
        acting = presenter.view.figures.get(presenter.view.acting)
        if option.verb == "play":
            name = presenter.labeler.handle(option.subject)
        elif option.verb in ("attack", "heal", "use") and acting is not None:
            name = called(acting.figure.abilities[option.n], presenter.lang)
        answers = [{"name": presenter.labeler.mention(answer.card), **exact(answer)} for answer in odds.answers]
        entry = {"option": odds.option, "name": name, "heal": odds.heal, **exact(odds), "answers": answers}
        found.setdefault(odds.target, []).append(entry)
    return found


def exact(odds: OddsView) -> dict[str, Any]:
    """The chances of each number, the mean, the chance to destroy."""
    if odds.chances is None:
        return {"exact": {}, "kills": None, "mean": None}
    chances = {str(number): chance for number, chance in enumerate(odds.chances) if chance > 0}
    return {"exact": chances, "kills": odds.destroys, "mean": odds.mean}
