"""What the server and its worker processes send each other: msgpack, distinguished by `t`.

A worker has the games of some rooms in memory. What it says can be lost without harm: entries are written down first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct

from regelwerk.kernel.ids import Handle
from regelwerk.server.schema.common import ReasonInfo, Several


class WireTuple(Struct, array_like=True):
    """A small value in a command; sent and stored as a list."""


class StoredStep(WireTuple):
    """One answer or act of a record, as it is stored.

    number, seat  of the decision (of an act: the decisions counted so far, and who did it)
    kind, option  what was asked and answered, in the words of replays; `index` the option's number
    act           the verb of an act, "" for an answer
    auto          whether the server answered (a pass, a computer player)
    draws         what chance gave until the next decision: kind, how many, values
    """

    number: int
    seat: int
    kind: str
    index: int
    option: str
    act: str
    auto: bool
    draws: list[tuple[str, int, list[int]]]


class Snapshot(WireTuple):
    """A game saved after so many steps, with the engine that saved it; `data` is JSON, compressed."""

    step: int
    engine: str
    data: bytes


class AutoPassPlan(Struct, frozen=True, array_like=True):
    """Where a person is asked, and where the server passes: see `SetAutoPass`.

    since  the turn in which a long pass began; -1: it begins now
    """

    on: bool = False
    stops: list[str] = []
    until: str = ""
    empty: bool = False
    since: int = 0


class SeatConfig(WireTuple):
    """Who sits there, as far as a worker must know: a computer player by name, or "" for a person."""

    name: str
    player: str
    auto: AutoPassPlan


Audience = tuple[int, str]
"""A seat (-1: who only watches) and a language."""


class Command(Struct, tag_field="t"):
    """What the server asks of a worker. `at`: how many steps the room's record has."""

    room: str


class LoadGame(Command, tag="open"):
    """Take this room: from its setup or snapshot, and the entries since. The reply is GameLoaded.

    engine       that made all the entries; "" if several did
    defs         the digest of the definitions that the game began with
    definitions  those, as ExportDefinitions gave them; None until they are asked for
    """

    game: str
    edition: str
    setup: dict[str, Any]
    engine: str
    defs: str
    definitions: bytes | None
    snapshot: Snapshot | None
    entries: list[StoredStep]
    chairs: list[SeatConfig]


class ExportDefinitions(Command, tag="pin"):
    """The definitions that a game of this setup uses, to be kept. The reply is DefinitionsExported."""

    game: str
    edition: str
    setup: dict[str, Any]


class PlanAutoPass(Command, tag="plan"):
    """Where a seat is asked, and where the server passes for it, from now on."""

    seat: int
    auto: AutoPassPlan


class ApplyOption(Command, tag="apply"):
    """The seat answers with that option, or with a whole set of `picks`. The reply is GameAdvanced."""

    step_count: int
    seat: int
    option: int
    lang: str
    audiences: list[Audience]
    picks: list[int] | None = None


class PerformTableAction(Command, tag="do"):
    """Concede, offer a draw, or end the game of a player whose time is up. The reply is GameAdvanced."""

    step_count: int
    seat: int
    verb: str
    lang: str
    audiences: list[Audience]


class RunAutomatic(Command, tag="go"):
    """Pass and answer whatever is to be done without a person. The reply is GameAdvanced."""

    step_count: int
    audiences: list[Audience]


class ApplyComputerOption(Command, tag="played"):
    """The computer player has thought: as ApplyOption, without a person."""

    step_count: int
    seat: int
    option: int
    audiences: list[Audience]


class FindUndoPoint(Command, tag="where-back"):
    """To which step would this take back? The reply is UndoPointFound."""

    step_count: int
    seat: int
    to: str
    free: bool


class TruncateRecord(Command, tag="cut"):
    """Take the record back to so many steps. The reply is GameAdvanced, with what everybody sees then.

    careful  only if nothing has come out to anybody since; else CommandFailed, whose `text` is a key of `i18n`
    """

    step_count: int
    to: int
    careful: bool
    audiences: list[Audience]


class RenderView(Command, tag="see"):
    """What an audience sees now, with the end of the log. The reply is ViewRendered."""

    audience: Audience


class ExplainIntent(Command, tag="explain"):
    """Why can't I? The reply is IntentExplained."""

    audience: Audience
    intent: dict[str, Any] | None
    words: str


class Collect(Command, tag="collect"):
    """What goes with these picks of the open choice of several? The reply is Collected, or CommandFailed."""

    step_count: int
    audience: Audience
    picks: list[int]


class InspectPiece(Command, tag="inspect"):
    """More about a piece. The reply is PieceInspected."""

    audience: Audience
    handle: Handle


class ExportReplay(Command, tag="write"):
    """The replay of the game so far. The reply is ReplayExported."""


class TakeSnapshot(Command, tag="snap"):
    """A snapshot now. The reply is SnapshotTaken."""


class UnloadGame(Command, tag="close"):
    """The room is not needed any more. The reply is CommandDone."""


class ChooseOption(Command, tag="think"):
    """What would this player do? The reply is OptionChosen. `option` is the only one, -1 where there are several."""

    game: str
    edition: str
    setup: dict[str, Any]
    state: bytes
    player: str
    seed: int
    seconds: float
    option: int = -1


class VerifyReplay(Command, tag="verify"):
    """Play a replay again. The reply is ReplayVerified."""

    text: str
    names: list[str]
    lang: str


class RenderReplayFrames(Command, tag="watch"):
    """Some frames of a replay, as one seat saw it. The reply is ReplayRendered."""

    text: str
    names: list[str]
    audience: Audience
    first: int
    count: int


class RenderReplayLog(Command, tag="tell"):
    """The log of a replay from a step on, as one seat saw it. The reply is ReplayRendered."""

    text: str
    names: list[str]
    audience: Audience
    first: int


class InspectReplayPiece(Command, tag="peek"):
    """More about a piece of a replay after so many steps, as one seat saw it. The reply is PieceInspected."""

    text: str
    names: list[str]
    audience: Audience
    step: int
    handle: Handle


class PrepareBranch(Command, tag="branch"):
    """The setup of a game that begins where a replay stands after so many steps. The reply is GamePrepared."""

    text: str
    step: int


class CheckDefinitions(Command, tag="check"):
    """Read a deck (or, without one, `own` files alone) that somebody has written. The reply is DefinitionsChecked."""

    game: str
    text: str | None
    lang: str
    own: dict[str, str]
    edition: str


class PrepareGame(Command, tag="begin"):
    """Make the setup of a game. The reply is GamePrepared, or CommandFailed with what is wrong."""

    game: str
    edition: str
    decks: list[str]
    seed: int
    teams: list[int]
    windows: str
    options: dict[str, str]


AnyCommand = (
    LoadGame
    | ExportDefinitions
    | PlanAutoPass
    | ApplyOption
    | PerformTableAction
    | RunAutomatic
    | ApplyComputerOption
    | FindUndoPoint
    | TruncateRecord
    | RenderView
    | ExplainIntent
    | Collect
    | InspectPiece
    | ExportReplay
    | TakeSnapshot
    | UnloadGame
    | ChooseOption
    | VerifyReplay
    | RenderReplayFrames
    | RenderReplayLog
    | InspectReplayPiece
    | PrepareBranch
    | CheckDefinitions
    | PrepareGame
)


# ------------------------------------------------------------------------- replies


class Reply(Struct, tag_field="t"):
    """What a worker replies."""


class AudienceUpdate(WireTuple):
    """A `state` for one audience without its numbers: the inside of a JSON object.

    fresh    whether it is the whole, not what followed
    asked    whether the question in it is another one than in the state before
    """

    audience: Audience
    body: bytes
    fresh: bool
    asked: bool


class StoredResult(WireTuple):
    """How it ended."""

    winners: list[int]
    rule: str


class GameAdvanced(Reply, tag="moved"):
    """The game has gone on.

    step_count  how many steps its record has now
    entries     those that are new; to be stored before anything of this is sent
    updates     what the audiences that were named are sent
    seat        who is asked now, -1 for nobody; `number` counts the decisions that everybody may count
    think       what a computer player is asked, None if none is
    """

    step_count: int
    entries: list[StoredStep]
    updates: list[AudienceUpdate]
    seat: int
    number: int
    ending: StoredResult | None
    think: ChooseOption | None
    snapshot: Snapshot | None


class GameLoaded(Reply, tag="opened"):
    """The room is open. `lost` entries could not be followed, and `why`; `engine` plays it from now on."""

    step_count: int
    engine: str
    lost: int
    why: str
    seat: int
    number: int
    ending: StoredResult | None


class CommandFailed(Reply, tag="failed"):
    """It is not done, and nothing has changed.

    code  "refused" (with reasons), "absent" (the room is not open here), "behind" (another number of steps),
          "definitions" (the room needs those that it began with), "bad" (what was given cannot be used; `text` says
          why), "error" (a fault in the rules; `text` is the trace)
    """

    code: str
    reasons: list[ReasonInfo]
    text: str
    faults: list[dict[str, Any]] = []


class DefinitionsExported(Reply, tag="pinned"):
    """Definitions by their digest: JSON, compressed."""

    digest: str
    data: bytes


class UndoPointFound(Reply, tag="back"):
    """Taking back would lead to that step, -1 for nowhere. `consent`: the others must agree. `why`: a key of `i18n`."""

    to: int
    consent: bool
    why: str


class ViewRendered(Reply, tag="seen"):
    """What an audience sees."""

    out: AudienceUpdate


class IntentExplained(Reply, tag="explained"):
    """Every reason, or the words that were not understood."""

    reasons: list[ReasonInfo]
    unknown: str


class Collected(Reply, tag="collected"):
    """The choice of several with those picks; None if none is open."""

    several: Several | None


class PieceInspected(Reply, tag="inspected"):
    """More about a piece."""

    lines: list[str]
    data: dict[str, Any]


class ReplayExported(Reply, tag="written"):
    """A replay as text ("" where the record does not reach back to the start), and the position it ends in as JSON."""

    text: str
    position: bytes


class SnapshotTaken(Reply, tag="snapped"):
    """A snapshot."""

    snapshot: Snapshot


class CommandDone(Reply, tag="fine"):
    """Done."""


class OptionChosen(Reply, tag="thought"):
    """The index of an option."""

    option: int


class ReplayVerified(Reply, tag="verified"):
    """What playing a replay again has shown: the fields of `ReplayInfo`."""

    info: dict[str, Any]


class DefinitionsChecked(Reply, tag="checked"):
    """What is in it and what is wrong with it: the fields of `DeckReport`, or of `CustomFilesReport`."""

    report: dict[str, Any]


class ReplayRendered(Reply, tag="shown"):
    """What of a replay was asked for, as JSON: `ReplayFrames` or `ReplayLog`."""

    body: bytes


class GamePrepared(Reply, tag="begun"):
    """The setup of a game, the header that its replay will have, and the draws before its first decision."""

    setup: dict[str, Any]
    header: dict[str, Any]
    opening: list[tuple[str, int, list[int]]]
    engine: str


AnyReply = (
    GameAdvanced | GameLoaded | CommandFailed | DefinitionsExported | UndoPointFound | ViewRendered | IntentExplained
    | Collected | PieceInspected | ReplayExported | SnapshotTaken | CommandDone | OptionChosen | ReplayVerified
    | DefinitionsChecked | ReplayRendered | GamePrepared
)  # fmt: skip

pack: Final = msgspec.msgpack.Encoder().encode
"""Encode a command or a reply."""
read_command: Final[Callable[[bytes], Command]] = msgspec.msgpack.Decoder(AnyCommand).decode
"""Decode a command."""
read_reply: Final[Callable[[bytes], Reply]] = msgspec.msgpack.Decoder(AnyReply).decode
"""Decode a reply."""
pack_entry: Final = msgspec.msgpack.Encoder().encode
"""An entry as it is stored."""
read_entry: Final = msgspec.msgpack.Decoder(StoredStep).decode
"""An entry from where it is stored."""
