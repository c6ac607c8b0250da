"""What is asked of Streamlit's configuration once is what it would say each time."""

import json
import subprocess
import sys

PROGRAM = """
import json
from streamlit import config
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.runtime import app_session
from streamlit.web.bootstrap import load_config_options
from trainer.app.serve import options
from trainer.app.server.settled import settle

def theme():
    told = ForwardMsg().new_session.custom_theme
    app_session._populate_theme_msg(told)
    for part in ("light", "dark", "sidebar"):
        app_session._populate_theme_msg(getattr(told, part), f"theme.{part}")
    return told.SerializeToString(deterministic=True).hex()

def said():
    return theme(), {name: str(config.get_option(name)) for name in config.get_config_options()}

load_config_options(options())
before, (ask, put_together) = said(), (config.get_option, app_session._populate_theme_msg)
settle()
assert config.get_option is not ask and app_session._populate_theme_msg is not put_together
print(json.dumps([before, said(), said()]))
"""


def test_every_option_and_the_theme_are_as_streamlit_tells_them() -> None:
    run = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    before, first, again = json.loads(run.stdout)
    assert len(before[0]) > 100, "the app has a theme of its own"
    assert first == before
    assert again == before
