"""The first tables: rooms and their records, who sits there, chat, replays, reports, decks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    rooms()
    the_rest()


def rooms() -> None:
    """Rooms, and what belongs to one."""
    op.create_table(
        "rooms",
        sa.Column("code", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("about", sa.LargeBinary, nullable=False),
        sa.Column("setup", sa.LargeBinary, nullable=False),
        sa.Column("clocks", sa.LargeBinary, nullable=False),
        sa.Column("steps", sa.Integer, nullable=False),
    )
    op.create_index("ix_rooms_status", "rooms", ["status", "updated"])
    op.create_table(
        "steps",
        of_room("steps"),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "snapshots",
        of_room("snapshots"),
        sa.Column("step", sa.Integer, primary_key=True),
        sa.Column("engine", sa.String(40), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "sitters",
        of_room("sitters"),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(24), nullable=False),
    )
    op.create_index("ix_sitters_guest", "sitters", ["guest"])
    op.create_table(
        "chat",
        of_room("chat"),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("phrase", sa.String(40), nullable=False),
    )


def the_rest() -> None:
    """What outlives a room."""
    op.create_table(
        "replays",
        sa.Column("code", sa.String(24), primary_key=True),
        sa.Column("room", sa.String(24), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("names", sa.LargeBinary, nullable=False),
        sa.Column("text", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("number", sa.String(24), primary_key=True),
        sa.Column("room", sa.String(24), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("trace", sa.Text, nullable=False),
        sa.Column("replay", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "decks",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("key", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )


def of_room(table: str) -> sa.Column[str]:
    """The column that says which room a row belongs to; the row goes when the room does."""
    key = sa.ForeignKey("rooms.code", ondelete="CASCADE", name=f"fk_{table}_room")
    return sa.Column("room", sa.String(24), key, primary_key=True)


def downgrade() -> None:
    """Remove them."""
    for table in ("decks", "reports", "replays", "chat", "sitters", "snapshots", "steps", "rooms"):
        op.drop_table(table)
