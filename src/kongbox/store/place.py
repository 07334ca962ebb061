"""Where the database lies."""

import os
from pathlib import Path
from typing import NamedTuple

from kongbox.tiles.unusable import Unusable

SCHEME = "sqlite:///"


class Place(NamedTuple):
    """A database file."""

    path: Path
    given: bool
    """Whether somebody named it; the usual place is made when it is missing."""

    @property
    def url(self) -> str:
        """Its address for SQLAlchemy."""
        return f"{SCHEME}{self.path}"


def usual_place() -> Place:
    """`kongbox.db` in the user's data folder (`XDG_DATA_HOME`, else `~/.local/share`)."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Place(Path(home) / "kongbox" / "kongbox.db", given=False)


def place_of(url: str | None) -> Place:
    """The place a `--database` address names: `sqlite:///FILE`, or simply a file.

    Raises:
        Unusable: the address names another kind of database.
    """
    if url is None:
        return usual_place()
    if "://" not in url:
        return Place(Path(url).absolute(), given=True)
    if not url.startswith(SCHEME) or url == SCHEME:
        raise Unusable("unusable-database-address", url=url)
    return Place(Path(url.removeprefix(SCHEME)).absolute(), given=True)
