"""The vocabulary of the toy: prizes and what their texts may say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from regelwerk.kernel.vocabulary.words import Again, And, FlipCoin, RollDie, Then, Word


@dataclass(frozen=True)
class Number(Word):
    """A card to bid with."""

    value: int


@dataclass(frozen=True)
class Prize(Word):
    """A prize: its name and what its winner does."""

    name: str
    effect: Word


@dataclass(frozen=True)
class Score(Word):
    """Your team scores that many points."""

    points: int


@dataclass(frozen=True)
class Draw(Word):
    """Draw that many cards."""

    cards: int = 1


@dataclass(frozen=True)
class May(Word):
    """You may do that, all of it or nothing."""

    what: Word


@dataclass(frozen=True)
class Peek(Word):
    """Choose an opponent; look at a card of that hand at random."""


@dataclass(frozen=True)
class Show(Word):
    """Show everybody a card of your hand, which you keep."""


@dataclass(frozen=True)
class Bury(Word):
    """Put a card of your hand under your deck, face down."""


@dataclass(frozen=True)
class Harm(Word):
    """Each opponent who still has more hearts than that loses one; with 0, every opponent does."""

    above: int = 0


@dataclass(frozen=True)
class Reshuffle(Word):
    """Shuffle your pile of used bids into your deck."""


NUMBERS: Final = tuple(Number(value) for value in range(1, 9))

PRIZES: Final = (
    Prize("Purse", Score(2)),
    Prize("Chest", Then((Score(3), Bury()))),
    Prize("Lucky Coin", FlipCoin(And((Score(1), Again())), Score(1))),
    Prize("Dice Cup", RollDie(((1, 1, Harm()), (2, 4, Score(1)), (5, 5, Draw(2)), (6, 6, And((Score(1), Again())))))),
    Prize("Spyglass", Then((Score(1), Peek()))),
    Prize("Mirror", Then((May(And((Show(), Score(1)))), Draw()))),
    Prize("Thorns", Then((Score(1), Harm(1)))),
    Prize("Curse", FlipCoin(Harm(), And((Harm(), Show())))),
    Prize("Tide", Then((Reshuffle(), Draw(), Score(1)))),
)

VOCABULARY: Final[dict[str, object]] = {
    kind.__name__: kind
    for kind in (
        Number, Prize, Score, Draw, May, Peek, Show, Bury, Harm, Reshuffle,
        Then, And, FlipCoin, RollDie, Again,
    )
}  # fmt: skip
