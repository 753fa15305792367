"""Sealed events and drafts: who sits there, what was opened, every pick."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "limited_events",
        sa.Column("code", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("about", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_limited_events_status", "limited_events", ["status"])
    event = sa.ForeignKey("limited_events.code", ondelete="CASCADE")
    op.create_table(
        "limited_picks",
        sa.Column("event", sa.String(24), event, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("card", sa.String(80), nullable=False),
    )
    event = sa.ForeignKey("limited_events.code", ondelete="CASCADE")
    op.create_table(
        "limited_sitters",
        sa.Column("event", sa.String(24), event, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(24), nullable=False),
    )
    op.create_index("ix_limited_sitters_guest", "limited_sitters", ["guest"])


def downgrade() -> None:
    """Remove them."""
    for table in ("limited_sitters", "limited_picks", "limited_events"):
        op.drop_table(table)
