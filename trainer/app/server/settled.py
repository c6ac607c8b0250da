"""What Streamlit asks of its configuration again and again, though it does not change while the server runs.

Each message to a browser asks for an option, under one lock for all threads, and each run of a page puts the theme
together anew: 7 of 100 of a busy process's time, and threads that wait for each other.
"""

from typing import Any

from streamlit import config
from streamlit.proto.NewSession_pb2 import CustomThemeConfig
from streamlit.runtime import app_session


def settle() -> None:
    """Reads the configuration once: as it is now it stays for this process."""
    values = {name: option.value for name, option in config.get_config_options().items()}
    ask, put_together = config.get_option, app_session._populate_theme_msg
    themes: dict[str, CustomThemeConfig] = {}

    def get_option(key: str) -> Any:
        return values[key] if key in values else ask(key)

    def populate_theme(msg: CustomThemeConfig, section: str = "theme") -> None:
        if section not in themes:
            theme = CustomThemeConfig()
            put_together(theme, section)
            themes[section] = theme
        if themes[section].ListFields():  # one that says nothing is not sent at all
            msg.CopyFrom(themes[section])

    config.get_option = get_option
    app_session._populate_theme_msg = populate_theme
