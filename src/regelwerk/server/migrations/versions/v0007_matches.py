"""The games of matches that are over while their match is on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "match_games",
        sa.Column("room", sa.String(24), sa.ForeignKey("rooms.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("text", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Remove it."""
    op.drop_table("match_games")
