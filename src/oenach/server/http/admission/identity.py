"""Who somebody is: a signed cookie with an id that nobody else can guess or make."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from pathlib import Path
from typing import Final, NamedTuple

from oenach.server.settings import SettingError

COOKIE: Final = "oenach_person"
KEY_BYTES: Final = 32
A_YEAR: Final = 365 * 86_400


SESSION_DIGITS: Final = 32
"""Hexadecimal digits that name a session: 128 bits."""


class Forged(Exception):
    """A cookie that this server did not make."""


class Ended(Forged):
    """A cookie that it made, of before its owner signed out everywhere."""


class Signed(NamedTuple):
    """What a cookie says, once its signature was found to be right."""

    person: str
    session: str
    """Empty until the person signs out everywhere for the first time."""


class Identity:
    """Signs and reads cookies with the server's key."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, person: str, session: str = "") -> str:
        """The cookie of a person, for one of their sessions."""
        signed = f"{person}.{session}" if session else person
        return f"{signed}.{self._signature(signed)}"

    def read(self, cookie: str) -> Signed:
        """Whose cookie it is, and of which session; Forged if it was not signed here."""
        signed, dot, signature = cookie.rpartition(".")
        expected = self._signature(signed)
        if not dot or not hmac.compare_digest(signature.encode(), expected.encode()):
            raise Forged
        # No id has a dot in it.
        person, _, session = signed.partition(".")
        return Signed(person, session)

    def session(self, person: str, proof: str) -> str:
        """The session that begins when somebody signs out everywhere. Only the device that asked
        for it knows the proof, and can ask again if the answer was lost."""
        said = f"session:{person}:{proof}".encode()
        return hmac.digest(self._key, said, "sha256").hex()[:SESSION_DIGITS]

    def token_hash(self, token: str) -> str:
        """What is kept of the token of a seat link; compared by the database as a whole."""
        return hmac.digest(self._key, b"seat-link:" + token.encode(), "sha256").hex()

    def csrf_secret(self) -> str:
        """The key of the tokens against requests from other sites."""
        return hmac.digest(self._key, b"csrf", "sha256").hex()

    def _signature(self, person: str) -> str:
        return hmac.digest(self._key, b"person:" + person.encode(), hashlib.sha256).hex()


def server_key(secret: str, folder: Path) -> bytes:
    """The key that was set, or the one that is kept in the folder; made when there is none.
    SettingError says what to do where that cannot be."""
    if secret:
        try:
            key = bytes.fromhex(secret)
        except ValueError:
            key = b""
        if len(key) != KEY_BYTES:
            raise SettingError("server-bad-secret", digits=2 * KEY_BYTES)
        return key
    try:
        return _kept_key(folder / "server.key")
    except OSError as error:
        why = error.strerror or str(error)
        raise SettingError("server-folder-closed", folder=str(folder), why=why) from None


def _kept_key(file: Path) -> bytes:
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        # Nobody but the owner may ever read it, not even for a moment.
        made = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        # A copy from elsewhere may have come with the rights of any file.
        file.chmod(0o600)
        try:
            key = bytes.fromhex(file.read_text(encoding="ascii").strip())
        except ValueError:
            key = b""
        if len(key) != KEY_BYTES:
            raise SettingError("server-bad-key-file", file=str(file)) from None
        return key
    with os.fdopen(made, "w") as kept:
        key = secrets.token_bytes(KEY_BYTES)
        kept.write(key.hex())
        kept.flush()
        os.fsync(kept.fileno())
    return key
