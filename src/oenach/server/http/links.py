"""Links to a table, and their QR codes."""

from __future__ import annotations

import io
import socket
from typing import Any

import segno
from litestar import Request

from oenach.server.http.bodies import Link
from oenach.server.settings import Settings


def base_url(request: Request[Any, Any, Any], settings: Settings) -> str:
    """The address that people use: as it was set, or as the request itself came."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    return str(request.base_url).rstrip("/")


def link(url: str, expires: int | None = None) -> Link:
    """A link with its QR code."""
    return Link(url, qr_svg(url), expires)


def qr_svg(text: str) -> str:
    """A QR code as SVG, dark on light, readable from a screen."""
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", xmldecl=False, border=2, dark="#17301f", light="#fff", scale=4
    )
    return out.getvalue().decode()


def lan_address() -> str:
    """This machine's address in its network, as the system would choose it; no packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # A documentation address: a datagram socket that is merely connected sends nothing.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
