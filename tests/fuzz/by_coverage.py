"""Looks for inputs that break a reader, led by the code they reach.

`python tests/fuzz/by_coverage.py READER FOLDER [-OPTION…]`: the folder keeps what was found, so that the search can be
taken up again; the options are libFuzzer's.
"""

from __future__ import annotations

import sys
from pathlib import Path

import atheris

sys.path.insert(0, str(Path(__file__).parents[1]))
with atheris.instrument_imports(
    include=[
        "trainer.notation",
        "trainer.content",
        "trainer.yaml_text",
        "trainer.app",
        "trainer.learning",
        "trainer.judgement",
        "trainer.cards",
        "trainer.rules.moves",
    ]
):
    from fuzz.targets import TARGETS


def main() -> None:
    """Runs until the time is over or something breaks; the exit code says which."""
    name, folder, *options = sys.argv[1:]
    target = TARGETS[name]
    corpus = Path(folder)
    corpus.mkdir(parents=True, exist_ok=True)
    for number, data in enumerate(target.seeds()):
        (corpus / f"seed-{number}").write_bytes(data)
    words = corpus.with_name(corpus.name + ".words")
    words.write_text(
        "".join('"' + "".join(f"\\x{byte:02x}" for byte in word) + '"\n' for word in target.words), "ascii"
    )
    fixed = [
        str(corpus),
        f"-dict={words}",
        "-timeout=10",
        "-rss_limit_mb=3000",
        "-max_len=20000",
        "-print_final_stats=1",
    ]
    fixed.append(f"-artifact_prefix={corpus}.broken-")
    atheris.Setup([sys.argv[0], *fixed, *options], target.read)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
