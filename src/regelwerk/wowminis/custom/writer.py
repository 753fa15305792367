"""Definitions as text, in the format of a user's own files: to begin with a copy of what comes with the game."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.vocabulary.words import Then, Word, to_text, written
from regelwerk.wowminis import vocabulary

READY: Final = sorted(
    ((to_text(word), name) for name, word in vocabulary.VOCABULARY.items() if isinstance(word, Word)),
    key=lambda pair: len(pair[0]),
    reverse=True,
)
"""Text forms of ready-made words, and their names, which are shorter; those that contain others come first."""


def write_definition(word: vocabulary.Definition) -> str:
    """A block that `reading.read_files` reads as the same word.

    >>> from regelwerk.wowminis.cards.starter import CARDS
    >>> print(write_definition(CARDS[7]), end="")
    card Charge
      german: Sturmangriff
      kind: instant
      needs: Warrior
      does: Have(THIS, main_strength=1, movement=1, span=TURN)
      emblem: charging-bull
      proposed: effect
    """
    if isinstance(word, vocabulary.Figure):
        return _block("figure", word.name, _figure(word))
    if isinstance(word, vocabulary.Card):
        return _block("card", word.name, _card(word))
    if isinstance(word, vocabulary.Board):
        return _block("board", word.name, _board(word))
    return _block("scenario", word.name, _scenario(word))


def _block(sort: str, name: str, lines: list[str]) -> str:
    return f"{sort} {name}\n" + "".join(f"  {line}\n" for line in lines)


def _entries(*pairs: tuple[str, str]) -> list[str]:
    """Those that have a value."""
    return [f"{key}: {value}" for key, value in pairs if value]


def _marks(word: vocabulary.Definition | vocabulary.Ability) -> list[str]:
    return _entries(("inferred", ", ".join(word.inferred)), ("proposed", ", ".join(word.proposed)))


def _figure(word: vocabulary.Figure) -> list[str]:
    lines = _entries(
        ("german", word.name_de),
        ("faction", word.faction.value),
        ("race", word.race),
        ("class", word.class_.value if word.class_ is not None else ""),
        ("talent", word.talent),
        ("legendary", "yes" if word.legendary else ""),
    )
    lines += [f"honor: {word.honor}", f"armor: {word.armor}", f"resist: {word.resist}", f"health: {word.health}"]
    lines += _entries(("emblem", word.emblem))
    lines += _ability("attack", word.attack)
    for ability in word.abilities:
        lines += _ability("ongoing" if isinstance(ability, vocabulary.Ongoing) else "action", ability)
    return lines + _marks(word)


def _ability(sort: str, word: vocabulary.Ability) -> list[str]:
    inner = _entries(("german", word.name_de))
    if isinstance(word, vocabulary.Action):
        inner += [f"ticks: {word.ticks}", f"does: {words(word.effect)}"]
    else:
        inner.append(f"does: {words(word.what)}")
    inner += _marks(word)
    return [f"{sort}: {word.name}", *(f"  {line}" for line in inner)]


def _card(word: vocabulary.Card) -> list[str]:
    needs = []
    for need in word.needs:
        if isinstance(need, vocabulary.OfClass):
            needs.append(need.class_.value)
        elif isinstance(need, vocabulary.OfTalent):
            needs.append(f"talent {need.talent}")
        elif isinstance(need, vocabulary.OfRace):
            needs.append(f"race {need.race}")
        elif isinstance(need, vocabulary.OnlyForFigure):
            needs.append(f"figure {need.name}")
    usual = vocabulary.IsAttacked(vocabulary.THIS)
    return [
        *_entries(("german", word.name_de), ("kind", word.kind.name.lower())),
        *([f"ticks: {word.ticks}"] if word.kind is not vocabulary.CardKind.INSTANT else []),
        *_entries(
            ("needs", ", ".join(needs)),
            ("when", words(word.when) if word.when is not None and word.when != usual else ""),
            ("does", words(word.effect)),
            ("emblem", word.emblem),
        ),
        *_marks(word),
    ]


def _board(word: vocabulary.Board) -> list[str]:
    return [*_entries(("german", word.name_de)), "map:", *(f"  {row}" for row in word.rows), *_marks(word)]


def _scenario(word: vocabulary.Scenario) -> list[str]:
    usual = vocabulary.Scenario("", "")
    goal = "honor" if isinstance(word.goal, vocabulary.Goal) else str(word.goal)
    pairs = (
        ("score ticks", word.score_ticks, usual.score_ticks, ", ".join(str(tick) for tick in word.score_ticks)),
        ("points held", word.points_held, usual.points_held, str(word.points_held)),
        ("points destroyed", word.points_destroyed, usual.points_destroyed, str(word.points_destroyed)),
        ("goal", word.goal, usual.goal, goal),
        ("rounds", word.rounds, usual.rounds, str(word.rounds)),
        ("figures", word.figures, usual.figures, ", ".join(str(size) for size in word.figures)),
        ("cards", word.cards, usual.cards, _pair(word.cards)),
        ("same cards", word.same_cards, usual.same_cards, "no"),
        ("cards in all", word.cards_in_all, usual.cards_in_all, str(word.cards_in_all)),
        ("honor", word.honor, usual.honor, _pair(word.honor)),
        ("mixed factions", word.mixed_factions, usual.mixed_factions, "yes"),
        ("rule", word.rule, usual.rule, word.rule),
    )
    return [
        *_entries(("german", word.name_de), ("board", word.board), ("victory", ", ".join(word.victory))),
        *(f"{key}: {text}" for key, value, default, text in pairs if value != default),
        *_marks(word),
    ]


def _pair(pair: tuple[int, int] | None) -> str:
    return f"{pair[0]}-{pair[1]}" if pair is not None else ""


def words(word: Word) -> str:
    """The text form of an effect with the short names that files use: `MELEE`, `THIS`, `AN_OPPONENT`.

    >>> words(
    ...     vocabulary.Then(
    ...         (
    ...             vocabulary.Have(vocabulary.THIS, armor=1, span=vocabulary.Duration.ATTACK),
    ...             vocabulary.ChangeHealth(-1, vocabulary.ATTACKER),
    ...         )
    ...     )
    ... )
    'Then((Have(THIS, armor=1, span=ATTACK), ChangeHealth(-1, ATTACKER)))'
    """
    if isinstance(word, Then):
        inside = ", ".join(words(part) for part in word.parts)
        return f"Then(({inside}{',' if len(word.parts) == 1 else ''}))"
    if isinstance(word, vocabulary.Have):
        given = [
            (field.name, getattr(word, field.name)) for field in written(type(word))[1:] if getattr(word, field.name)
        ]
        text = ", ".join([to_text(word.whom), *(f"{name}={to_text(value)}" for name, value in given)])
        text = f"Have({text})"
    else:
        text = to_text(word)
    for ready, name in READY:
        text = text.replace(ready, name)
    for group in vocabulary.ENUMS:
        text = text.replace(f"{group.__name__}.", "")
    return text
