"""`python -m trainer` is `buraco`."""

from trainer.cli import main

main()
