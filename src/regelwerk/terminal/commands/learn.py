"""`regelwerk learn`: a guided first game; lessons from files; going on with one."""

from __future__ import annotations

import click

from regelwerk import game_registry, lessons
from regelwerk.kernel.decision import IllegalActionError
from regelwerk.kernel.language.reading import language
from regelwerk.kernel.persistence.replay import Replay
from regelwerk.kernel.persistence.replay_format import ReplayFormatError
from regelwerk.kernel.presentation.text import rule_mark
from regelwerk.kernel.scene.source_text import SceneFormatError
from regelwerk.lessons import LESSON_KEY, FollowedStep, Lesson
from regelwerk.terminal.commands.play import play_session, random_short_seed
from regelwerk.terminal.commands.replay import load_game
from regelwerk.terminal.error_translation import translated
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.lesson_session import LessonSession
from regelwerk.terminal.line_input import LineInput
from regelwerk.terminal.localized_click import (
    CommandError,
    GameNameType,
    LocalizedCommand,
    LocalizedOption,
    os_error,
    plain_option,
)
from regelwerk.terminal.screen import Screen


@click.command("learn", cls=LocalizedCommand, help="help-learn")
@click.argument("game", type=GameNameType(), required=False)
@click.option("--differences", is_flag=True, cls=LocalizedOption, help="help-learn-differences")
@click.option("--file", "own", metavar="FILE", cls=LocalizedOption, help="help-learn-file")
@click.option("--continue", "saved", metavar="FILE", cls=LocalizedOption, help="help-learn-continue")
@click.option("--check", "checked", metavar="FILE", cls=LocalizedOption, help="help-learn-check")
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), cls=LocalizedOption, help="help-learn-seed")
@plain_option
def learn(
    game: str | None,
    differences: bool,
    own: str | None,
    saved: str | None,
    checked: str | None,
    seed: int | None,
    plain: bool,
) -> int:
    """A guided first game."""
    screen = Screen(True if plain else None)
    if differences:
        return show_differences(screen, game or game_registry.FIRST)
    if checked is not None:
        return check(screen, checked)
    if saved is not None:
        session = continued(screen, saved)
    else:
        lesson = from_file(own) if own is not None else first_game(game or game_registry.FIRST)
        chosen = random_short_seed() if seed is None else seed
        session = LessonSession(lesson, lesson.start(chosen), screen, LineInput())
    package = game_registry.package(session.lesson.game)
    title = session.lesson.titles[language(translate.lang)]
    screen.rule(f"{package.title(translate.lang, session.game.ruleset.edition)}: {title}")
    play_session(session)
    return 0


def show_differences(screen: Screen, game: str) -> int:
    """What is different for players of other games, with the rules that say so."""
    package = game_registry.package(game)
    book = package.rules().book()
    for known in lessons.known_games(game):
        screen.rule(f"{package.title(translate.lang)}: {translate('learn-known', game=known.game)}")
        for one in known.differences:
            screen.line(
                [
                    (f"{one.texts[language(translate.lang)]} ", ""),
                    (f"({rule_mark(book, one.rule, translate.lang)})", "rule"),
                ]
            )
        screen.line("")
    return 0


def first_game(name: str) -> Lesson:
    """The lesson of a game, or a Failure."""
    try:
        return lessons.first_game(name)
    except lessons.UnknownLessonError:
        raise CommandError(translate("lesson-none", name=name, games=", ".join(lessons.names()))) from None


def from_file(path: str) -> Lesson:
    """A lesson from a file, or a Failure with every mistake in it."""
    try:
        return lessons.from_file(path)
    except OSError as error:
        raise CommandError(translate("error", message=os_error(error))) from None
    except UnicodeDecodeError:
        raise CommandError(translate("file-no-text", name=path)) from None
    except SceneFormatError as error:
        raise CommandError(translated(str(error))) from None


def check(screen: Screen, path: str) -> int:
    """Read a lesson and play it along what it awaits; what is wrong with it is a Failure."""
    lesson = from_file(path)
    found = lessons.faults(lesson)
    for fault in found:
        screen.line(f"{path}: {translated(str(fault))}")
    if found:
        raise CommandError(translate("lesson-faulty", name=path))
    screen.line(translate("lesson-good", name=path, awaited=lesson.length(), said=len(lesson.texts)))
    return 0


def continued(screen: Screen, path: str) -> LessonSession:
    """A saved lesson where it was left, or a Failure."""
    replay = load_game(path)
    name = replay.header.get(LESSON_KEY)
    if not isinstance(name, str):
        raise CommandError(translate("lesson-not-saved", name=path))
    lesson = first_game(name) if name in lessons.names() else from_file(name)
    try:
        return resumed(screen, lesson, replay)
    except (ReplayFormatError, IllegalActionError) as error:
        raise CommandError(translate("replay-bad", name=path, why=translated(str(error)))) from None


def resumed(screen: Screen, lesson: Lesson, replay: Replay) -> LessonSession:
    """The lesson after all steps of its record. Raises ReplayFormatError, IllegalActionError."""
    game = replay.begin(False)
    steps = [FollowedStep(entry.seat, entry.index, entry.act) for entry in replay.entries]
    session = LessonSession(lesson, game, screen, LineInput(), steps)
    for sitter in session.sitters:
        sitter.events_shown = len(game.event_log)
    return session
