"""`oenach doctor`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
import typer
from rich.padding import Padding
from rich.text import Text

from oenach.console.arguments import Language
from oenach.console.screen import Screen
from oenach.console.speaker import Speaker, printable
from oenach.console.telling import begin
from oenach.messages.catalogues import capitalised, said
from oenach.server.commands.arguments import AsJson, Database, SettingsFile
from oenach.server.settings import Settings, read_settings

if TYPE_CHECKING:
    from oenach.server.doctor.findings import Finding

FAULTY: Final = 3
"""The exit code when something keeps the server from its work."""

OURS: Final = "server-doctor-"

SIGNS: Final = {"ok": ("✓", "green"), "warning": ("!", "yellow"), "fault": ("✗", "bold red")}


def doctor(
    database: Database = None,
    as_json: AsJson = False,
    settings_file: SettingsFile = None,
    language: Language = "en",
) -> None:
    """Look whether a server can do its work here, and say what to do where it cannot.

    It changes nothing, and may be asked beside a running server. The exit code is 0 when nothing is
    wrong or there are only warnings, 3 when there is a fault, and 2 when settings can't be read.
    """
    speaker, screen = begin(language)
    settings, _ = read_settings({"database": database}, file=settings_file)
    with screen.waiting(speaker.say("server-doctor-looking")):
        findings = look(settings)
    # As with the checks themselves.
    from oenach.server.doctor.findings import worst

    if as_json:
        rows = [_for_programs(one, speaker) for one in findings]
        typer.echo(msgspec.json.encode({"status": worst(findings), "checks": rows}).decode())
    else:
        _show(findings, speaker, screen)
    if worst(findings) == "fault":
        raise typer.Exit(FAULTY)


def look(settings: Settings) -> list[Finding]:
    """Everything that is looked at, in the order in which it is told."""
    # The server's libraries take a while to import, which no other command should pay for.
    from oenach.server.doctor.machine import look_at_machine
    from oenach.server.doctor.network import look_at_network
    from oenach.server.doctor.program import look_at_program
    from oenach.server.doctor.store import look_at_store

    return [
        *look_at_program(),
        *look_at_machine(settings),
        *look_at_store(settings),
        *look_at_network(settings),
    ]


def _sentence(key: str, finding: Finding, speaker: Speaker) -> str:
    sentence = said(key, speaker.language, finding.facts)
    # What an error says goes on after a colon elsewhere; ours may begin with the name of a file.
    return printable(sentence if key.startswith(OURS) else capitalised(sentence))


def _for_programs(finding: Finding, speaker: Speaker) -> dict[str, object]:
    advice = finding.advice
    return {
        "check": finding.check,
        "level": finding.level,
        "key": finding.key,
        "facts": finding.facts,
        "said": _sentence(finding.key, finding, speaker),
        "advice": None if advice is None else _sentence(advice, finding, speaker),
    }


def _show(findings: list[Finding], speaker: Speaker, screen: Screen) -> None:
    """A line for each, and below it what to do."""
    for one in findings:
        sign, style = SIGNS[one.level]
        line = Text.assemble((f"{sign} ", style), (f"{one.check}: ", "bold"))
        screen.show(line.append(_sentence(one.key, one, speaker)))
        if one.advice is not None:
            screen.show(Padding(Text(f"→ {_sentence(one.advice, one, speaker)}"), (0, 0, 0, 2)))
    faults = sum(one.level == "fault" for one in findings)
    warnings = sum(one.level == "warning" for one in findings)
    if faults or warnings:
        screen.tell(speaker.say("server-doctor-sum", faults=faults, warnings=warnings))
    else:
        screen.tell(speaker.say("server-doctor-well"))
