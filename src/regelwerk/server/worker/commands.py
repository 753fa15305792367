"""What server and workers send each other: msgpack, by `t`. It can be lost: entries are written down first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import field

from regelwerk.kernel.ids import Handle
from regelwerk.server.schema.common import PieceAfter, ReasonInfo, Several
from regelwerk.server.schema.words import LineSpan, OrderRead
from regelwerk.server.worker.match_commands import (
    CheckExchange,
    GameSettled,
    NextGamePrepared,
    PrepareNextGame,
    SettleGame,
)
from regelwerk.server.worker.messages import Audience, Command, Reply
from regelwerk.server.worker.reader_commands import (
    CheckDefinitions,
    CheckTeams,
    DefinitionsChecked,
    FindCards,
    FindRules,
    Found,
    GamePrepared,
    InspectReplayPiece,
    ListsRead,
    MatchPlayed,
    PlayDeckTest,
    PlayMatch,
    PrepareBranch,
    PrepareGame,
    ReadLists,
    RenderReplayFrames,
    RenderReplayLog,
    ReplayRendered,
    ReplaySealed,
    ReplayVerified,
    ReviewReplay,
    VerifyReplay,
)
from regelwerk.server.worker.seats import AutoPassPlan, SeatConfig
from regelwerk.server.worker.values import AudienceUpdate, Snapshot, StoredResult, StoredStep


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
    insist: bool = False


class PerformTableAction(Command, tag="do"):
    """Concede, offer a draw, or end the game of a player whose time is up. The reply is GameAdvanced."""

    step_count: int
    seat: int
    verb: str
    lang: str
    audiences: list[Audience]


class RunAutomatic(Command, tag="go"):
    """Pass and answer whatever needs no person. The reply is GameAdvanced.

    read_on  what a lesson or puzzle says has been read
    puzzle   what a solver wants: "hint", "solution" or "move"
    """

    step_count: int
    audiences: list[Audience]
    read_on: bool = False
    puzzle: str = ""


class ApplyComputerOption(Command, tag="played"):
    """The computer player has thought: as ApplyOption, without a person."""

    step_count: int
    seat: int
    option: int
    audiences: list[Audience]


class PassQuietly(Command, tag="pass"):
    """The seat, which is not asked, has waited as long as a pass by hand takes. The reply is GameAdvanced."""

    step_count: int
    seat: int
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


class DescribeTable(Command, tag="describe"):
    """What there is to see, in lines: `ReadTable`. The reply is TableDescribed."""

    audience: Audience
    what: str
    name: str


class ReadOrder(Command, tag="order"):
    """What a typed line means at the question: `TypeOrder`. The reply is OrderUnderstood, or CommandFailed."""

    step_count: int
    audience: Audience
    words: str
    pending: list[str]
    x: int


class Collect(Command, tag="collect"):
    """What goes with these picks of the open choice of several? The reply is Collected, or CommandFailed."""

    step_count: int
    audience: Audience
    picks: list[int]


class InspectPiece(Command, tag="inspect"):
    """More about a piece. The reply is PieceInspected."""

    audience: Audience
    handle: Handle


class ExportPosition(Command, tag="write"):
    """The position that the game stands in. The reply is PositionExported."""


class TakeSnapshot(Command, tag="snap"):
    """A snapshot now. The reply is SnapshotTaken."""


class UnloadGame(Command, tag="close"):
    """The room is not needed any more. The reply is CommandDone."""


class ChooseOption(Command, tag="think"):
    """What would this player do? The reply is OptionChosen.

    option  the only one, -1 where there are several
    langs   in which languages somebody is told what it weighs; `names` what the seats are called then
    """

    game: str
    edition: str
    setup: dict[str, Any]
    state: bytes
    player: str
    seed: int
    seconds: float
    option: int = -1
    langs: list[str] = field(default_factory=list)
    names: list[str] = field(default_factory=list)


class PrepareHint(Command, tag="stage"):
    """What does a hint for that seat need? The reply is HintPrepared, or CommandFailed "stale"."""

    step_count: int
    audience: Audience


class PreviewOption(Command, tag="foretell"):
    """What will come of an option for that seat? `aim`: the piece and the seat that it is meant for.

    The reply is OptionPreviewed, or CommandFailed "stale" or "no-such".
    """

    step_count: int
    audience: Audience
    option: int
    aim: tuple[Handle, int]


class GiveHint(Command, tag="advise"):
    """What would a strong player do there, and why? The reply is HintGiven. `names`: as the reader calls the seats."""

    game: str
    edition: str
    setup: dict[str, Any]
    state: bytes
    audience: Audience
    names: list[str]
    seconds: float


AnyCommand = (
    LoadGame
    | ExportDefinitions
    | PlanAutoPass
    | ApplyOption
    | PerformTableAction
    | RunAutomatic
    | ApplyComputerOption
    | PassQuietly
    | FindUndoPoint
    | TruncateRecord
    | RenderView
    | ExplainIntent
    | DescribeTable
    | ReadOrder
    | Collect
    | InspectPiece
    | ExportPosition
    | TakeSnapshot
    | UnloadGame
    | PrepareHint
    | PreviewOption
    | ChooseOption
    | GiveHint
    | VerifyReplay
    | RenderReplayFrames
    | RenderReplayLog
    | InspectReplayPiece
    | ReviewReplay
    | CheckTeams
    | PlayMatch
    | PrepareBranch
    | CheckDefinitions
    | PrepareGame
    | SettleGame
    | CheckExchange
    | PrepareNextGame
    | FindCards
    | FindRules
    | ReadLists
    | PlayDeckTest
)


# ------------------------------------------------------------------------- replies


class GameAdvanced(Reply, tag="moved"):
    """The game has gone on.

    step_count  how many steps its record has now
    entries     those that are new; to be stored before anything of this is sent
    updates     what the audiences that were named are sent
    seat        who is asked now, -1 for nobody; `number` counts the decisions that everybody may count
    think       what a computer player is asked, None if none is
    pause       the seconds, fewest and most, that a pass by hand takes in this game, where a person's seat has to be
                passed for so that it looks like one; None: the person is asked, or nobody is
    follows     whether it would follow another pass of the same seat
    by_hand     whether the first of the entries is a pass at such a question by the person himself; `passed_before`:
                one that follows another
    """

    step_count: int
    entries: list[StoredStep]
    updates: list[AudienceUpdate]
    seat: int
    number: int
    ending: StoredResult | None
    think: ChooseOption | None
    snapshot: Snapshot | None
    pause: tuple[float, float] | None = None
    follows: bool = False
    by_hand: bool = False
    passed_before: bool = False


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
          "definitions" (the room needs those it began with), "bad" (`text` says why), "error" (`text` is the trace)
    """

    code: str
    reasons: list[ReasonInfo]
    text: str
    faults: list[dict[str, Any]] = field(default_factory=list)


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


class TableDescribed(Reply, tag="described"):
    """What there is to see."""

    lines: list[list[LineSpan]]


class OrderUnderstood(Reply, tag="ordered"):
    """What a line means."""

    order: OrderRead


class Collected(Reply, tag="collected"):
    """The choice of several with those picks; None if none is open."""

    several: Several | None


class PieceInspected(Reply, tag="inspected"):
    """More about a piece."""

    lines: list[str]
    data: dict[str, Any]


class PositionExported(Reply, tag="written"):
    """The position as JSON, with everything that is hidden."""

    position: bytes


class SnapshotTaken(Reply, tag="snapped"):
    """A snapshot."""

    snapshot: Snapshot


class CommandDone(Reply, tag="fine"):
    """Done."""


class OptionChosen(Reply, tag="thought"):
    """The index of an option.

    outlook   the turn of the question, and `Player.outlook`
    thoughts  by language what the player weighed, in words for everybody
    """

    option: int
    outlook: tuple[int, float | None] = (0, None)
    thoughts: dict[str, list[str]] = field(default_factory=dict)


class HintPrepared(Reply, tag="staged"):
    """What a worker that thinks is asked for a hint."""

    hint: GiveHint


class HintGiven(Reply, tag="advised"):
    """The index of an option, what it leads to, and how it compares with others, in words."""

    option: int
    reason: str
    odds: str


class OptionPreviewed(Reply, tag="foretold"):
    """What will come of an option: `coach.Preview`."""

    told: list[str]
    unless: list[str]
    pieces: list[PieceAfter]
    idle: bool = False
    steppers: list[Handle] = field(default_factory=list)


AnyReply = (
    GameAdvanced | GameLoaded | CommandFailed | DefinitionsExported | UndoPointFound | ViewRendered | IntentExplained
    | TableDescribed | OrderUnderstood | Collected | PieceInspected | PositionExported | SnapshotTaken | CommandDone
    | OptionChosen
    | HintPrepared | HintGiven | OptionPreviewed | ReplayVerified
    | DefinitionsChecked | ReplayRendered | ReplaySealed | GamePrepared | Found | ListsRead
    | GameSettled | NextGamePrepared | MatchPlayed
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
