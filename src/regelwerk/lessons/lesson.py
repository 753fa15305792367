"""What a lesson file says: a scene, and beside its statements what the teacher says, awaits and answers."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.game import Game
from regelwerk.kernel.language.reading import language, name_language
from regelwerk.kernel.persistence.replay import open_game
from regelwerk.kernel.persistence.save import SaveFormatError, load
from regelwerk.kernel.scene.scene import Scene
from regelwerk.kernel.scene.scripted import ScriptedSceneGame
from regelwerk.kernel.scene.source_text import SourceText

LANGUAGES: Final = ("en", "de")
"""Every text of a lesson stands in each of these."""
NAMED: Final = re.compile(r"\{([^{|}]*)\|([^{|}]*)\}")
"""A card by its English name, and as it is spoken of where cards have German ones."""
LESSON_KEY: Final = "lesson"
"""The key of a game's setup that names the lesson it belongs to."""


@dataclass(frozen=True)
class Speech:
    """One thing the teacher says, by language, and the names of what is lit up meanwhile."""

    texts: Mapping[str, str]
    marks: tuple[str, ...] = ()

    def text(self, lang: str) -> str:
        """The text in a language, in English where that language has none; cards as they are called to the reader.

        >>> speech = Speech({"en": "Play Crazy Igvand.", "de": "Spiele {Crazy Igvand|den Verrückten Igvand}."})
        >>> speech.text("de"), speech.text("de-x-en")
        ('Spiele den Verrückten Igvand.', 'Spiele Crazy Igvand.')
        """
        text = self.texts.get(language(lang)) or self.texts["en"]
        return NAMED.sub(r"\2" if name_language(lang) == "de" else r"\1", text)


SILENCE: Final = Speech({"en": "", "de": ""})


@dataclass(frozen=True)
class Choice:
    """An act of the learner's that the script goes on after.

    intent  the act, as the scenes of the game read it
    draws   what chance gives for it, besides what the script has said before
    then    what is said when it is done; nothing: `SILENCE`
    """

    act: SourceText
    intent: Any
    draws: tuple[tuple[int, ...], ...] = ()
    then: Speech = SILENCE


@dataclass(frozen=True)
class Await:
    """Where the lesson waits for the learner.

    choices  the act that is asked for, and others that are as good
    wrong    what is said to a legal act that is none of them
    """

    choices: tuple[Choice, ...]
    wrong: Speech = SILENCE


@dataclass(frozen=True)
class Condition:
    """One thing that must be so before a reminder is given: something that is expected, or that the learner can do."""

    at: SourceText
    expected: tuple[Any, ...] = ()
    intent: Any = None


@dataclass(frozen=True)
class Reminder:
    """What the teacher says once, in the half that is the learner's own, when its conditions first hold.

    unless  the names of steps: whoever has been through one of them need not be told
    """

    name: str
    conditions: tuple[Condition, ...]
    speech: Speech
    unless: tuple[str, ...] = ()


@dataclass(frozen=True)
class Step:
    """One point of the script, in the order of the file.

    kind    "say", "await", "act" (a statement of the scene that is carried out unasked), "step" (a name), "free"
    number  of the scene's statement, for "await" and "act"
    """

    kind: str
    line: int
    number: int = -1
    speech: Speech = SILENCE
    awaited: Await | None = None
    name: str = ""


@dataclass
class Lesson:
    """A lesson that has been read.

    name         as commands and rooms have it
    scene        its position, and its script with the first of each awaited acts
    titles, aim  what it is called, and what the learner is told before it begins
    won, lost    what is said at the end
    decks        the decks of the position, for a second game without a teacher: the learner's first; () if there are
                 none by name
    """

    name: str
    scene: Scene
    titles: Mapping[str, str]
    aim: Speech
    won: Speech
    lost: Speech
    minutes: int
    steps: tuple[Step, ...]
    reminders: tuple[Reminder, ...]
    decks: tuple[str, ...] = ()
    texts: list[Speech] = field(default_factory=list)

    @property
    def game(self) -> str:
        """The name of its game."""
        return self.scene.scene_game.name

    @property
    def scene_game(self) -> ScriptedSceneGame[Any, Any]:
        """What reads and carries out the lines of its game."""
        found = self.scene.scene_game
        assert isinstance(found, ScriptedSceneGame)
        return found

    @property
    def learner(self) -> int:
        """The seat of the learner: the first."""
        return 0

    @property
    def seats(self) -> Sequence[str]:
        """The names of the seats."""
        return self.scene.seats

    def length(self) -> int:
        """How many times the learner is asked for something."""
        return sum(step.kind == "await" for step in self.steps)

    def start(self, seed: int = 0) -> Game:
        """The position as a game of its own, whose setup names the lesson; undictated draws come from `seed`.

        With cards of the scene's own (fillers are) it can be played, and not be saved.
        """
        begun = self.scene.start()
        begun.state.chance = Chance(seed)
        game = open_game(begun.ruleset, begun.state, **{LESSON_KEY: self.name, "seed": seed})
        assert game.setup is not None
        try:
            state = load(game.setup["state"], game.ruleset, game.ruleset.defs(game.setup))
        except SaveFormatError:
            return game
        return Game(game.ruleset, state, game.setup)  # under the game's definitions, those of a saved game
