"""A finished hand as one small parcel: its lines of the log, compressed."""

import zlib
from collections.abc import Sequence

HIGHEST = 9


def pack(lines: Sequence[str]) -> bytes:
    """Some lines of the log, each one event as JSON without line breaks, in a few kilobytes."""
    return zlib.compress("\n".join(lines).encode(), HIGHEST)


def unpack(parcel: bytes) -> list[str]:
    """The lines of a parcel."""
    return zlib.decompress(parcel).decode().split("\n")
