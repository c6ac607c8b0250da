"""The audit of what the app depends on: a known fault fails it, what cannot be asked is said and does not."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

AUDIT = Path(__file__).parents[1] / ".ci" / "audit"

KNOWN = '{"name": "a", "version": "1", "vulns": [{"id": "CVE-1", "fix_versions": ["2"]}]}'
SOUND = '{"name": "b", "version": "1", "vulns": []}'
UNASKED = '{"name": "c", "skip_reason": "no network"}'


@pytest.mark.parametrize(
    ("report", "code", "said"),
    [
        (f"[{SOUND}]", 0, ["1 packages audited, 0 known faults."]),
        (f"[{SOUND}, {UNASKED}]", 0, ["1 could not be audited; of the first: no network"]),
        (f"[{KNOWN}, {UNASKED}]", 1, ["a 1: CVE-1, mended in 2", "1 packages audited, 1 known faults."]),
        (None, 0, ["All could not be audited; of the first: no service"]),
    ],
)
def test_the_audit_fails_on_known_faults_alone(report: str | None, code: int, said: list[str], tmp_path: Path) -> None:
    writes = "" if report is None else f"open(sys.argv[-1], 'w').write('{{\"dependencies\": {report}}}');"
    (tmp_path / "pip_audit.py").write_text(f"import sys; {writes} sys.exit('no service')", "utf-8")
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, AUDIT], env=environment, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == code, done.stdout
    assert all(line in done.stdout for line in said), done.stdout
