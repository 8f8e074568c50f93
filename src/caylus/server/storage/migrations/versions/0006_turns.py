"""Whose bots may think next, and for how long"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "turns",
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("place", sa.String(length=32), nullable=False),
        sa.Column("served", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("host"),
    )
    with op.batch_alter_table("turns", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_turns_place"), ["place"], unique=False)
    with op.batch_alter_table("jobs", schema=None) as batch_op:
        batch_op.add_column(sa.Column("host", sa.String(length=32), nullable=False, server_default=""))
        batch_op.add_column(sa.Column("long", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with op.batch_alter_table("jobs", schema=None) as batch_op:
        batch_op.drop_column("long")
        batch_op.drop_column("host")
    op.drop_table("turns")
