"""What readers are asked: workers that read what guests have sent, and play no games.

Where a `text` may be the record of a match, `game` is the number of the game that is meant, from 1.
"""

from __future__ import annotations

from typing import Any

from regelwerk.kernel.ids import Handle
from regelwerk.server.worker.messages import Audience, Command, Reply


class VerifyReplay(Command, tag="verify"):
    """Play a replay again. The reply is ReplayVerified."""

    text: str
    names: list[str]
    lang: str
    game: int = 1


class RenderReplayFrames(Command, tag="watch"):
    """Some frames of a replay, as one seat saw it. The reply is ReplayRendered."""

    text: str
    names: list[str]
    audience: Audience
    first: int
    count: int
    game: int = 1


class RenderReplayLog(Command, tag="tell"):
    """The log of a replay from a step on, as one seat saw it. The reply is ReplayRendered."""

    text: str
    names: list[str]
    audience: Audience
    first: int
    game: int = 1


class InspectReplayPiece(Command, tag="peek"):
    """More about a piece of a replay after so many steps, as one seat saw it. The reply is PieceInspected."""

    text: str
    names: list[str]
    audience: Audience
    step: int
    handle: Handle
    game: int = 1


class ReviewReplay(Command, tag="review"):
    """Take the review of a replay for a seat a little further. The reply is ReplayRendered: `ReviewProgress`."""

    text: str
    names: list[str]
    audience: Audience
    game: int = 1


class SealReplay(Command, tag="seal"):
    """Add its digests to the replay of a game that is over. The reply is ReplaySealed."""

    text: str


class PrepareBranch(Command, tag="branch"):
    """The setup of a game that begins where a replay stands after so many steps. The reply is GamePrepared."""

    text: str
    step: int
    game: int = 1


class CheckDefinitions(Command, tag="check"):
    """Read a deck (or, without one, `own` files alone) that somebody has written. The reply is DefinitionsChecked."""

    game: str
    text: str | None
    lang: str
    own: dict[str, str]
    edition: str


class PrepareGame(Command, tag="begin"):
    """Make the setup of a game. The reply is GamePrepared, or CommandFailed with what is wrong.

    length  best of how many games is the match whose first game it is; 0: it is a game by itself
    """

    game: str
    edition: str
    decks: list[str]
    seed: int
    teams: list[int]
    windows: str
    options: dict[str, str]
    length: int = 0


class CheckTeams(Command, tag="check-teams"):
    """May these decks be played in these teams? The reply is CommandDone, or CommandFailed with what is wrong."""

    game: str
    decks: list[str]
    teams: list[int]
    lang: str


class PlayMatch(Command, tag="play-match"):
    """Play a match between two computers. The reply is MatchPlayed.

    length        best of how many games
    needs_winner  whether a drawn match is played again
    """

    game: str
    edition: str
    decks: list[str]
    players: list[str]
    seed: int
    length: int
    needs_winner: bool


class FindCards(Command, tag="find-cards"):
    """The cards that a search line asks for. The reply is Found."""

    game: str
    line: str
    lang: str


class FindRules(Command, tag="find-rules"):
    """The rules that some words ask for. The reply is Found; there is never a fault."""

    game: str
    words: str
    lang: str


class PlayDeckTest(Command, tag="test-deck"):
    """Play the test of a deck a little further. The reply is DeckTested, or CommandFailed with what is wrong."""

    game: str
    text: str
    lang: str
    edition: str


class ReadLists(Command, tag="lists"):
    """The list of every seat of a game with this setup, line by line. The reply is ListsRead."""

    game: str
    setup: dict[str, Any]
    seats: int
    lang: str


class ReplayVerified(Reply, tag="verified"):
    """What playing a replay again has shown: the fields of `ReplayInfo`."""

    info: dict[str, Any]


class DefinitionsChecked(Reply, tag="checked"):
    """What is in it and what is wrong with it: the fields of `DeckReport`, or of `CustomFilesReport`."""

    report: dict[str, Any]


class ReplayRendered(Reply, tag="shown"):
    """What of a replay was asked for, as JSON: `ReplayFrames`, `ReplayLog` or `ReviewProgress`."""

    body: bytes


class ReplaySealed(Reply, tag="sealed"):
    """The same replay with digests."""

    text: str


class GamePrepared(Reply, tag="begun"):
    """The setup of a game, the header that its replay will have, and the draws before its first decision."""

    setup: dict[str, Any]
    header: dict[str, Any]
    opening: list[tuple[str, int, list[int]]]
    engine: str


class Found(Reply, tag="found"):
    """Codes of cards or numbers of rules, best first, and what of the words was not understood ("" if all was)."""

    found: list[str]
    fault: str


class DeckTested(Reply, tag="deck-tested"):
    """How far the test of a deck is, and what it has come to: the fields of `DeckTestProgress`."""

    progress: dict[str, Any]


class MatchPlayed(Reply, tag="match-played"):
    """The games that each side has won, and those that nobody has."""

    score: tuple[int, int, int]


class ListsRead(Reply, tag="lists-read"):
    """Lists by seat, line by line."""

    lists: list[list[str]]
