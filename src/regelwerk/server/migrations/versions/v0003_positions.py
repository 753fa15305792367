"""A report keeps the position beside the replay, which another engine might not be able to follow."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; what was reported before has none."""
    op.add_column("reports", sa.Column("position", sa.LargeBinary, nullable=True))


def downgrade() -> None:
    """Remove it."""
    with op.batch_alter_table("reports") as table:
        table.drop_column("position")
