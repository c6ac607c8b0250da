"""The browser's part of the table: `source/` joined into one file, named by the hash of its content.

Streamlit lets browsers keep a component's files without asking again, so a changed file needs a changed name.
Run `python -m trainer.app.table.bundle` after editing `source/`; a test fails when `assets/` is behind.
"""

import hashlib
import json
import re
from pathlib import Path

HERE = Path(__file__).parent
SOURCE = HERE / "source"
ASSETS = HERE / "assets"

#: The modules in the order in which they need each other; `style.js` is made from the style sheets.
MODULES = (
    *("courts", "dom", "cardwords", "acts", "faces", "sizes", "outbox", "keys", "motion", "drag", "playback", "cues"),
    *("view", "controls", "theme", "drawing", "main"),
)
STYLES = ("table.css", "playback.css")

_IMPORT = re.compile(r"^import [^;]*;\n", re.MULTILINE)
_EXPORT = re.compile(r"^export (?!default )", re.MULTILINE)
_NAME = re.compile(r"^(?:export )?(?:default )?(?:const|let|class|function) (\w+)", re.MULTILINE)


class BundleError(ValueError):
    """Two modules use one name at their top level, which one file cannot hold."""


def bundled(source: Path = SOURCE) -> str:
    """The text of the whole component: the style as a constant, then the modules without their imports.

    Raises:
        BundleError: two modules declare the same name.
    """
    style = "".join((source / name).read_text("utf-8") for name in STYLES)
    parts = [f"const STYLE = {json.dumps(style, ensure_ascii=False)};\n"]
    owners: dict[str, str] = {}
    for module in MODULES:
        text = (source / f"{module}.js").read_text("utf-8")
        for name in _NAME.findall(text):
            if name in owners:
                raise BundleError(f"{module}.js: {name} is also declared in {owners[name]}.js")
            owners[name] = module
        parts.append(_EXPORT.sub("", _IMPORT.sub("", text)))
    return "\n".join(parts)


def file_name(text: str) -> str:
    """The name under which a bundle is served."""
    return f"table-{hashlib.sha256(text.encode()).hexdigest()[:12]}.js"


def write(folder: Path = ASSETS) -> Path:
    """Write the bundle, remove those of other content, and return its path."""
    text = bundled()
    folder.mkdir(exist_ok=True)
    target = folder / file_name(text)
    for old in folder.glob("table-*.js"):
        if old != target:
            old.unlink()
    target.write_text(text, encoding="utf-8")
    return target


if __name__ == "__main__":
    print(write())
