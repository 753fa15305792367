"""What is asked and answered over HTTP about the test of a deck against those that come with its game."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from regelwerk.server.schema.common import DeckText, Lang, Schema


class DeckToTest(Schema):
    """A deck to be tested: its text, a line each.

    edition  of the rules; "" for the usual one
    """

    text: DeckText
    lang: Lang = "en"
    edition: Annotated[str, Meta(max_length=20)] = ""


class ShareInfo(Schema):
    """Points out of games, a draw half a point, and the bounds between which the true share lies (95 %, Wilson)."""

    points: float
    games: int
    low: float
    high: float


class DeckTestRow(Schema):
    """How the deck did against another: `deck` is the key of one that comes with the game."""

    deck: str
    share: ShareInfo


class DeckTestCard(Schema):
    """How the deck did in games in which a card of it was drawn, and in those in which it was not."""

    card: str
    drawn: ShareInfo
    not_drawn: ShareInfo


class DeckTestProgress(Schema):
    """How far a test is: `done` of `total` games, and what they came to; each request plays further.

    player      who plays both decks: a computer player's name
    cards       once all games are played, those first that the deck did best with
    conditions  with which it can be repeated: the version, hashes of definitions and code, the seed
    """

    done: int
    total: int
    player: str
    overall: ShareInfo
    decks: list[DeckTestRow]
    cards: list[DeckTestCard]
    conditions: dict[str, str]
