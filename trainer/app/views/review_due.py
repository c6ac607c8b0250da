"""Review: what was missed and is due, one question after the other."""

from trainer.app import due


def show() -> None:
    """Draws the page."""
    due.draw()
