"""Runs the migrations on the connection that `trainer.learning.database.migrate` hands over."""

from alembic import context

from trainer.learning.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
)
context.run_migrations()
