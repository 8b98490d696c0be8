"""Táin in a terminal of its own: hidden tokens on the screen and in the save file."""

from __future__ import annotations

import re
from pathlib import Path

import pexpect
import pytest

from terminal.scripted import start

pytestmark = pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")

PROMPT = r"A> "


def test_passing_round_wipes_a_real_terminal(tmp_path: Path) -> None:
    child = start(
        tmp_path, "play", "tain", "--seats", "2", "--pass-round", "--option", "first_player=A"
    )
    child.expect("Hand the device to Player 1")
    child.sendline("")
    child.expect(PROMPT)
    child.sendline("W>B3")
    child.expect("Hand the device to Player 2")
    assert "\x1b[H\x1b[2J\x1b[3J" in str(child.before)
    child.sendline("")
    child.expect("B> ")
    shown = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", str(child.before))
    assert "A?" in shown and "AW" not in shown and "W>B3" not in shown and "warrior" in shown
    # Arrow up must not bring back what the one before typed.
    child.send("\x1b[A\n")
    child.expect("B> ")
    assert "W>B3" not in str(child.before)
    child.sendintr()
    child.expect(pexpect.EOF)
