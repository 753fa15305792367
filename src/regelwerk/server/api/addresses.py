"""Whose address it is: what is counted for one address is counted for all that one customer of a provider has."""

from __future__ import annotations

from ipaddress import IPv4Address, ip_address, ip_network
from typing import Final

IPV6_PREFIX: Final = 64
"""A provider gives everybody at least that many addresses of IPv6; they count as one."""
LOOPBACK: Final = ("127.0.0.1", "::1/128", "")
"""This machine itself, which may have more connections: a server before this one may hide many behind it."""


def counted_address(host: str) -> str:
    """The address under which a client is counted.

    >>> counted_address("192.0.2.7"), counted_address("::ffff:192.0.2.7")
    ('192.0.2.7', '192.0.2.7')
    >>> counted_address("2001:db8:1:2:3::4"), counted_address("2001:db8:1:2::9%eth0"), counted_address("::1")
    ('2001:db8:1:2::/64', '2001:db8:1:2::/64', '::1/128')
    """
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 128 if found.is_loopback else IPV6_PREFIX), strict=False))
