"""The browser of the tests: Debian's, as quiet as it can be made."""

from typing import Final

CHROMIUM: Final = "/usr/bin/chromium"
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
