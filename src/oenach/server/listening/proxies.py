"""Proxies that are believed when they say for whom they ask."""

from __future__ import annotations

import os
from ipaddress import IPv4Address, IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from oenach.server.settings import SettingError, Settings

ALL: Final = "*"


class Proxies:
    """Addresses and networks, of both kinds; `*` is everybody."""

    def __init__(self, named: str) -> None:
        """SettingError names what is no address."""
        self.named = [part.strip() for part in named.split(",") if part.strip()]
        self._networks: list[IPv4Network | IPv6Network] = []
        self._all = False
        for one in self.named:
            if one == ALL:
                self._all = True
                continue
            try:
                self._networks.append(ip_network(one))
            except ValueError as error:
                raise SettingError(
                    "server-bad-setting", name="trusted_proxies", source=one[:60], why=str(error)
                ) from None

    def __contains__(self, address: object) -> bool:
        try:
            found = ip_address(str(address))
        except ValueError:
            return self._all
        # A socket for both kinds shows an IPv4 address in the clothes of the other.
        plain = getattr(found, "ipv4_mapped", None) or found
        return self._all or any(plain in network for network in self._networks)

    def listed(self) -> list[str]:
        """As uvicorn wants them, which knows no address in the clothes of the other kind."""
        if self._all:
            return [ALL]
        dressed = [
            f"::ffff:{one.network_address}/{96 + one.prefixlen}"
            for one in self._networks
            if isinstance(one.network_address, IPv4Address)
        ]
        return [*map(str, self._networks), *dressed]


def trusted(settings: Settings) -> Proxies:
    """Those that are set; uvicorn's own variable has named some before there was a setting."""
    named = f"{settings.trusted_proxies},{os.environ.get('FORWARDED_ALLOW_IPS', '')}"
    return Proxies(named)
