"""Who was erased goes on as somebody new, also in other windows that are open."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the table."""
    op.create_table(
        "moved_learner",
        sa.Column("was", sa.String(64), primary_key=True),
        sa.Column("now", sa.String(40), nullable=False),
    )
