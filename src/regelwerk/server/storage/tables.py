"""What is kept in the database, as it is now; `migrations/` says how it came to be."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

METADATA: Final = MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_name)s", "fk": "fk_%(table_name)s_%(column_0_name)s"}
)

ROOMS: Final = Table(
    "rooms",
    METADATA,
    Column("code", String(24), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("status", String(10), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("about", LargeBinary, nullable=False),
    Column("setup", LargeBinary, nullable=False),
    Column("clocks", LargeBinary, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("owner", String(24), nullable=False, server_default=""),
    Column("lease", Integer, nullable=False, server_default="0"),
    Index("ix_rooms_status", "status", "updated"),
    Index("ix_rooms_owner", "owner"),
)
"""A room. `about`, `setup` and `clocks` are JSON: who sits where and how it is played, what the game was made of, time.

`steps` is how many steps its record has; times are milliseconds since 1970. `owner` is the server that plays it, and
`lease` the number under which it may write: it grows whenever somebody else may, so that an old one is recognized.
"""

STEPS: Final = Table(
    "steps",
    METADATA,
    Column("room", String(24), ForeignKey("rooms.code", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
"""The record of a room: `orders.Entry` by number, from 0."""

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("room", String(24), ForeignKey("rooms.code", ondelete="CASCADE"), primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("engine", String(40), nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""Games saved after so many steps. The last one counts; older ones go when it comes."""

MATCH_GAMES: Final = Table(
    "match_games",
    METADATA,
    Column("room", String(24), ForeignKey("rooms.code", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("text", LargeBinary, nullable=False),
)
"""The replays of the games of a match before the one that is the room's record, from 0; the text is compressed."""

SITTERS: Final = Table(
    "sitters",
    METADATA,
    Column("room", String(24), ForeignKey("rooms.code", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(24), nullable=False),
    Index("ix_sitters_guest", "guest"),
)
"""Whose seat it is."""

GAME_RESULTS: Final = Table(
    "game_results",
    METADATA,
    Column("room", String(24), ForeignKey("rooms.code", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(24), nullable=False),
    Column("game", String(20), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("outcome", String(10), nullable=False),
    Column("deck", String(80), nullable=False),
    Column("opponent", String(24), nullable=False),
    Index("ix_game_results_guest", "guest", "ended"),
)
"""How a game, or a match, went for each guest who sat there to its end: what is counted for a guest.

`outcome` is "won", "lost" or "drawn"; `opponent` a computer player, the id of a guest, or "" where there were several.
"""

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("room", String(24), ForeignKey("rooms.code", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", String(40), nullable=False),
)
"""What was said in a room."""

LIMITED_EVENTS: Final = Table(
    "limited_events",
    METADATA,
    Column("code", String(24), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("status", String(10), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("about", LargeBinary, nullable=False),
    Column("owner", String(24), nullable=False, server_default=""),
    Column("lease", Integer, nullable=False, server_default="0"),
    Index("ix_limited_events_status", "status"),
    Index("ix_limited_events_owner", "owner"),
)
"""A sealed event or a draft. `about` is JSON: who sits there, the seed of the packs, the pools, decks and games.

`owner` and `lease` are those of a room.
"""

LIMITED_PICKS: Final = Table(
    "limited_picks",
    METADATA,
    Column("event", String(24), ForeignKey("limited_events.code", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("card", String(80), nullable=False),
)
"""The picks of a draft in the order in which they were made, from 0."""

LIMITED_SITTERS: Final = Table(
    "limited_sitters",
    METADATA,
    Column("event", String(24), ForeignKey("limited_events.code", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(24), nullable=False),
    Index("ix_limited_sitters_guest", "guest"),
)
"""Whose seat of a sealed event or a draft it is."""

TOURNAMENTS: Final = Table(
    "tournaments",
    METADATA,
    Column("code", String(24), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("status", String(10), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("about", LargeBinary, nullable=False),
    Index("ix_tournaments_status", "status"),
)
"""A tournament. `about` is JSON: its plan, who plays with which deck, pairings, results, the rooms of this round."""

TOURNAMENT_SITTERS: Final = Table(
    "tournament_sitters",
    METADATA,
    Column("tournament", String(24), ForeignKey("tournaments.code", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(24), primary_key=True),
    Index("ix_tournament_sitters_guest", "guest"),
)
"""Who plays in a tournament."""

REPLAYS: Final = Table(
    "replays",
    METADATA,
    Column("code", String(24), primary_key=True),
    Column("room", String(24), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("names", LargeBinary, nullable=False),
    Column("text", LargeBinary, nullable=False),
)
"""Replays of games that are over, and those that were uploaded (`room` ""); the text is compressed."""

REPLAY_OWNERS: Final = Table(
    "replay_owners",
    METADATA,
    Column("replay", String(24), ForeignKey("replays.code", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(24), nullable=False),
    Index("ix_replay_owners_guest", "guest"),
)
"""Whose replay it is: who sat there, or has uploaded it (seat -1)."""

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("number", String(24), primary_key=True),
    Column("room", String(24), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("step", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("note", Text, nullable=False),
    Column("trace", Text, nullable=False),
    Column("replay", LargeBinary, nullable=False),
    Column("position", LargeBinary, nullable=True),
)
"""Problems that somebody or the server itself has reported, with replay and position up to there, compressed."""

DEFINITIONS: Final = Table(
    "definitions",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""The definitions that games have begun with: texts by code, JSON, compressed."""

HEALTH: Final = Table(
    "health",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""One row, written to find out whether writing is possible."""

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("guest", String(24), primary_key=True),
    Column("generation", Integer, nullable=False),
    Column("seen", BigInteger, nullable=False, server_default="0"),
    Column("muted", Boolean, nullable=False, server_default=false()),
)
"""How often a guest has signed out everywhere, when it was last there, whether it may say anything.

Guests who keep nothing and have never signed out are not here.
"""

MOVE_CODES: Final = Table(
    "move_codes",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("guest", String(24), nullable=False),
    Column("name", String(40), nullable=False),
    Column("expires", BigInteger, nullable=False),
)
"""Codes by which a guest moves to another device: their digests, until they are used or expire."""

DECKS: Final = Table(
    "decks",
    METADATA,
    Column("guest", String(24), primary_key=True),
    Column("key", String(24), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("name", String(80), nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)
"""Decks that guests keep."""

BANS: Final = Table(
    "bans",
    METADATA,
    Column("address", String(60), primary_key=True),
    Column("created", BigInteger, nullable=False),
)
"""Addresses that are answered nothing any more."""

ORDERS: Final = Table(
    "orders",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("target", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("answer", String(20), nullable=False),
)
"""What an operator has ordered a running server to do; `answer` is "" until it is done."""

SERVERS: Final = Table(
    "servers",
    METADATA,
    Column("server", String(24), primary_key=True),
    Column("address", String(255), nullable=False),
    Column("key", String(64), nullable=False),
    Column("expires", BigInteger, nullable=False),
)
"""The servers that share this database, and until when each counts as living, by the clock of the database.

`address` is where a proxy reaches it, `key` the digest of the key with which it signs.
"""

REVISIONS: Final = Table(
    "revisions",
    METADATA,
    Column("name", String(20), primary_key=True),
    Column("number", Integer, nullable=False),
)
"""How often something has changed that every server keeps in memory: "guests", what is withdrawn, who is shut out."""
