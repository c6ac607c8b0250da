"""What `deploy/` and docs/deploy.md say holds together: one truth about processes, files and settings."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import yaml

from trainer.app import serve, settings
from trainer.app.server import health
from trainer.app.server.limits import PREFIX, Limits

TOP = Path(__file__).parents[3]
DEPLOY = TOP / "deploy"


def test_the_table_of_settings_names_every_one_with_its_default() -> None:
    rows = [
        line for line in (TOP / "docs" / "deploy.md").read_text("utf-8").splitlines() if line.startswith("| `BURACO")
    ]
    told: dict[str, str] = {}
    for row in rows:
        names, defaults = row.split("|")[1:3]
        found = re.findall(r"`(BURACO_\w+)`", names)
        told |= zip(found, (each.strip() for each in defaults.split(",")), strict=True)
    limits = {PREFIX + field.name.upper(): str(field.default) for field in fields(Limits)}
    others = {settings.DATABASE, settings.CONTENT, serve.PROXIES, health.TOKEN}
    assert {name: told.get(name) for name in limits} == limits
    assert set(told) == set(limits) | others


def test_the_processes_of_the_containers_are_those_of_one_machine_under_other_names() -> None:
    here = (DEPLOY / "nginx" / "buraco" / "processes.conf").read_text("utf-8")
    inside = (DEPLOY / "nginx" / "compose-processes.conf").read_text("utf-8")
    assert re.sub(r"server app\d:", "server 127.0.0.1:", inside) == here
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    for name, port in re.findall(r"server (app\d):(\d+) max", inside):
        assert services[name]["command"] == [port]


def test_the_proxy_of_the_containers_has_every_file_and_is_the_one_that_is_trusted() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    mounted = [volume.split(":")[:2] for volume in services["proxy"]["volumes"]]
    for file, _place in mounted:
        assert (DEPLOY / file).exists() or file.startswith("./tls/")
    names = {f"buraco/{Path(place).name}" for _file, place in mounted if "/buraco/" in place}
    told = (DEPLOY / "nginx" / "buraco.conf").read_text("utf-8") + (DEPLOY / "nginx/buraco/site.conf").read_text(
        "utf-8"
    )
    assert set(re.findall(r"buraco/\w+\.(?:conf|pem)", told)) - {"buraco/buraco.conf"} == names
    address = services["proxy"]["networks"]["inside"]["ipv4_address"]
    assert {services[name]["environment"]["BURACO_PROXIES"] for name in ("app1", "app2")} == {address}
