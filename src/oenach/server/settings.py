"""The settings of a server: from the command line, the environment, a file, or as they usually are.

A setting `name` is OENACH_NAME in the environment and `name = …` in a TOML file.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args, get_origin
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct
from platformdirs import user_config_path, user_data_path

from oenach.kernel.errors import OenachError

PREFIX: Final = "OENACH_"
HIDDEN: Final = ("secret", "hints_database")
"""Settings that are never shown."""

OWN_ADDRESSES: Final = frozenset(
    {
        "about",
        "api",
        "assets",
        "healthz",
        "learn",
        "metrics",
        "new",
        "previews",
        "readyz",
        "replay",
        "rules",
        "seat",
        "table",
        "watch",
    }
)
"""How addresses of the server begin. It cannot stand under a path that begins so, too: nobody could
tell whether a proxy took the path off."""

Port = Annotated[int, Meta(ge=0, le=65535)]
Positive = Annotated[int, Meta(ge=1)]
PositiveRate = Annotated[float, Meta(gt=0)]


class SettingError(OenachError):
    """A setting that is unknown, or has no such value."""

    code = "bad-setting"


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that can be set, as it usually is."""

    host: Annotated[str, Meta(description="The address to listen on.")] = "127.0.0.1"
    port: Annotated[Port, Meta(description="The port to listen on; 0 takes a free one.")] = 8620
    processes: Annotated[
        int,
        Meta(
            ge=1,
            le=256,
            description="PostgreSQL: processes that serve on this machine, at one port.",
        ),
    ] = 1
    database: Annotated[
        str,
        Meta(
            description="Where matches are kept: sqlite:///FILE or postgresql://USER@HOST/NAME. "
            "Empty: a file in the user's data folder."
        ),
    ] = ""
    lease_seconds: Annotated[
        PositiveRate,
        Meta(
            description="PostgreSQL: seconds after which a node that is gone without a word is "
            "held to be gone, and others do what it had to do."
        ),
    ] = 6.0
    hints_database: Annotated[
        str,
        Meta(
            description="PostgreSQL: a direct connection by which nodes tell each other what has "
            "changed, if `database` leads through a pooler. Empty: as `database`; none: each looks "
            "by itself every second."
        ),
    ] = ""
    database_seconds: Annotated[
        PositiveRate,
        Meta(
            description="Seconds that a statement may take in the database, or the wait for a turn "
            "or a connection; then it has failed. A PostgreSQL that says nothing at all is given "
            "up a second later."
        ),
    ] = 10.0
    secret: Annotated[
        str,
        Meta(
            description="The key that signs cookies, 64 hexadecimal digits. "
            "Empty: made once and kept in the user's data folder."
        ),
    ] = ""
    public_url: Annotated[
        str,
        Meta(
            pattern=r"^(https?://([\w.-]+|\[[0-9A-Fa-f:.]+\])(:\d{1,5})?(/[\w~-][\w.~-]*)*/?)?$",
            description="The address people use, if a proxy stands before the server; with the "
            "path that it stands under, if it does.",
        ),
    ] = ""
    trusted_proxies: Annotated[
        str,
        Meta(
            description="Addresses and networks of proxies that are believed when they say for "
            "whom they ask, with commas; *: everybody."
        ),
    ] = "127.0.0.1,::1"
    source_url: Annotated[
        str,
        Meta(
            pattern=r"^(https?://\S+)?$",
            description="Where the source is to be had. Empty: where the package says.",
        ),
    ] = ""
    origins: Annotated[
        str, Meta(description="Further origins whose pages may use the server, with commas.")
    ] = ""
    bot_processes: Annotated[
        int,
        Meta(
            ge=-1,
            le=256,
            description="Processes for bots; 0: one for each core; -1: workers play for them, and "
            "one process is left for hints.",
        ),
    ] = 0
    bots_wait_after_minutes: Annotated[
        Positive,
        Meta(
            description="Minutes without anybody at a table after which its bots wait until "
            "somebody comes."
        ),
    ] = 10
    work_processes: Annotated[
        int,
        Meta(
            ge=0,
            le=64,
            description="Processes for what takes long: maps that are drawn, logs that are "
            "checked, replays, lessons; 0: one for every four cores, at least one.",
        ),
    ] = 0
    messages_per_second: Annotated[
        PositiveRate, Meta(description="Messages that a connection may send in a second.")
    ] = 20.0
    requests_per_second: Annotated[
        PositiveRate, Meta(description="Requests of the API that a person may make in a second.")
    ] = 30.0
    requests_per_second_per_address: Annotated[
        PositiveRate,
        Meta(
            description="Requests that all people of an address may make in a second; half of it "
            "is for those who ask little."
        ),
    ] = 150.0
    requests_at_once: Annotated[
        Positive,
        Meta(
            description="Requests that are being answered at the same time, at most; half of them "
            "for one address. What comes beyond that is answered with 503 at once."
        ),
    ] = 400
    guests_per_minute: Annotated[
        Positive, Meta(description="New people from one address in a minute, at most.")
    ] = 120
    maps_per_minute: Annotated[
        Positive,
        Meta(
            description="Maps of one's own, and whatever else is long among a table's options, "
            "that a person may bring in a minute."
        ),
    ] = 40
    maps_per_minute_per_address: Annotated[
        Positive,
        Meta(
            description="The same for all people of an address; half of it is for those who bring "
            "few."
        ),
    ] = 120
    head_seconds: Annotated[
        PositiveRate,
        Meta(description="Seconds in which a connection must have said what it wants."),
    ] = 10.0
    body_seconds: Annotated[
        PositiveRate, Meta(description="Seconds in which what is sent with a request must come.")
    ] = 30.0
    answer_seconds: Annotated[
        PositiveRate,
        Meta(description="Seconds after which a request is answered with 503 if nothing else is."),
    ] = 30.0
    open_connections: Annotated[
        Positive,
        Meta(
            description="Connections of all kinds that are open at the same time, at most; fewer "
            "where the system allows fewer."
        ),
    ] = 12_000
    open_connections_per_address: Annotated[
        Positive,
        Meta(
            description="Connections of all kinds from one address, at most, and never more than "
            "half of all."
        ),
    ] = 2_500
    connections: Annotated[
        Positive, Meta(description="WebSockets that are open at the same time, at most.")
    ] = 10_000
    connections_per_person: Annotated[
        Positive, Meta(description="WebSockets of one person, at most.")
    ] = 24
    connections_per_address: Annotated[
        Positive,
        Meta(
            description="WebSockets from one address, at most; half of them are for people who "
            "have but one or two."
        ),
    ] = 2_000
    tables_per_person: Annotated[
        Positive,
        Meta(description="Tables of one host that are neither over nor put away, at most."),
    ] = 40
    tables_per_hour: Annotated[
        Positive,
        Meta(
            description="Tables of one host that are made in an hour, rematches and lessons that "
            "are played on included."
        ),
    ] = 120
    tables_per_hour_per_address: Annotated[
        Positive,
        Meta(
            description="The same for all people of an address; half of it is for those who make "
            "few."
        ),
    ] = 600
    put_away_per_person: Annotated[
        Positive, Meta(description="Tables of one host that are put away, at most.")
    ] = 200
    put_away_after_days: Annotated[
        Positive,
        Meta(description="Days without a move after which a table is put away by itself."),
    ] = 14
    unbegun_days: Annotated[
        Positive, Meta(description="Days after which a table that never began is deleted.")
    ] = 7
    guest_days: Annotated[
        Positive,
        Meta(description="Days after which somebody who has no seat and no table is forgotten."),
    ] = 7
    put_away_days: Annotated[
        Positive,
        Meta(description="Days after which a game that was put away, and not over, is deleted."),
    ] = 180
    bot_games_days: Annotated[
        Positive, Meta(description="Days after which a finished game of bots alone is deleted.")
    ] = 30
    report_days: Annotated[
        Positive, Meta(description="Days after which what somebody reported is deleted.")
    ] = 90
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Meta(description="What is logged.")
    ] = "info"
    log_format: Annotated[
        Literal["auto", "json", "text"],
        Meta(description="How it is logged; auto: text on a terminal, JSON elsewhere."),
    ] = "auto"
    metrics: Annotated[
        Literal["local", "open", "off"],
        Meta(description="Who may read /metrics: this machine alone, everybody, nobody."),
    ] = "local"

    @property
    def path(self) -> str:
        """The path of the public address, below which the server stands; mostly none."""
        return urlsplit(self.public_url).path.rstrip("/")

    def is_https(self, scheme: str, host: str | None) -> bool:
        """Whether a browser asked by https: the request says so, or it was sent to the public
        address. In the house the same server may be reached without."""
        public = urlsplit(self.public_url)
        return scheme == "https" or (public.scheme == "https" and host == public.netloc)


class Found(Struct, frozen=True):
    """A setting's value and where it came from."""

    name: str
    value: object
    source: str
    meaning: str


def read_settings(
    given: Mapping[str, object] | None = None,
    environment: Mapping[str, str] = os.environ,
    file: Path | None = None,
) -> tuple[Settings, list[Found]]:
    """All settings, with where each came from; SettingError names the one that is wrong."""
    file = file or _settings_file(environment)
    in_file = _read_file(file) if file is not None else {}
    values: dict[str, object] = {}
    found: list[Found] = []
    for field in msgspec.structs.fields(Settings):
        value, source = field.default, "default"
        if field.name in in_file:
            value, source = in_file[field.name], str(file)
        variable = PREFIX + field.name.upper()
        if variable in environment:
            value, source = environment[variable], variable
        if given and given.get(field.name) is not None:
            value, source = given[field.name], "command line"
        values[field.name] = _converted(field.name, value, field.type, source)
        found.append(Found(field.name, values[field.name], source, _meaning(field.type)))
    settings = Settings(**values)  # type: ignore[arg-type]  # each was converted to its type
    first = settings.path[1:].partition("/")[0]
    if first in OWN_ADDRESSES:
        raise SettingError("server-path-taken", url=settings.public_url, path=f"/{first}")
    return settings, found


def _settings_file(environment: Mapping[str, str]) -> Path | None:
    named = environment.get("OENACH_SETTINGS")
    if named is not None:
        return Path(named)
    usual = user_config_path("oenach") / "server.toml"
    # Where the home is somebody else's, there is none of ours in it.
    return usual if os.path.isfile(usual) else None


def _read_file(file: Path) -> dict[str, object]:
    try:
        values = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise SettingError("server-settings-unreadable", file=str(file), why=str(error)) from None
    known = {field.name for field in msgspec.structs.fields(Settings)}
    for name in values:
        if name not in known:
            raise SettingError("server-unknown-setting", name=name[:40], file=str(file))
    return values


def _converted(name: str, value: object, kind: Any, source: str) -> object:
    try:
        converted: object = msgspec.convert(value, kind, strict=False)
        if isinstance(converted, str):
            converted.encode()
        return converted
    except (msgspec.ValidationError, UnicodeEncodeError) as error:
        # A variable of the environment need not be UTF-8.
        raise SettingError("server-bad-setting", name=name, source=source, why=str(error)) from None


def _meaning(kind: Any) -> str:
    while get_origin(kind) is Annotated:
        kind, *notes = get_args(kind)
        for note in notes:
            if isinstance(note, Meta) and note.description:
                return note.description
    return ""


def data_folder() -> Path:
    """Where the server keeps its database and its key unless told otherwise."""
    return Path(os.environ.get("OENACH_DATA") or user_data_path("oenach"))


def database_url(settings: Settings) -> str:
    """The database to use."""
    return settings.database or f"sqlite:///{data_folder() / 'oenach.db'}"
