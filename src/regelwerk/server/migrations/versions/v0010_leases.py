"""Several servers on one database: who plays which room, under which number, and which of them live."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

OWNED = ("rooms", "limited_events")
"""The tables of what one server at a time plays."""


def upgrade() -> None:
    """Make tables and columns; nobody plays anything yet."""
    for table in OWNED:
        op.add_column(table, sa.Column("owner", sa.String(24), nullable=False, server_default=""))
        op.add_column(table, sa.Column("lease", sa.Integer, nullable=False, server_default="0"))
        op.create_index(f"ix_{table}_owner", table, ["owner"])
    op.create_table(
        "servers",
        sa.Column("server", sa.String(24), primary_key=True),
        sa.Column("address", sa.String(255), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "revisions",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("revisions")
    op.drop_table("servers")
    for table in OWNED:
        op.drop_index(f"ix_{table}_owner", table)
        op.drop_column(table, "lease")
        op.drop_column(table, "owner")
