"""The help taken in a game, and puzzles made of a learner's own games."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds a column to the games, and a table."""
    op.add_column("game", sa.Column("aids", sa.JSON(), nullable=False, server_default="{}"))
    op.create_table(
        "personal_puzzle",
        sa.Column(
            "learner", sa.String(40), sa.ForeignKey("learner.id", ondelete="CASCADE"), primary_key=True, nullable=False
        ),
        sa.Column("id", sa.String(120), primary_key=True, nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("made", sa.DateTime(), nullable=False),
    )
