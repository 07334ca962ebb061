"""Hands that show a clause, as the rule sets' `examples.toml` keep them."""

import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from kongbox.engine.clauses import ClauseId
from kongbox.rulebook.ledgers import RULE_SETS_FOLDER
from kongbox.rulesets import RULE_SETS
from kongbox.tiles.notation import Notation
from kongbox.tiles.tile import Tile


class Example(NamedTuple):
    """A won hand that shows a clause."""

    groups: tuple[tuple[Tile, ...], ...]
    """The concealed tiles without the winning one, in the groups in which one reads them."""
    melds: tuple[tuple[str, tuple[Tile, ...]], ...]
    """Declared sets: kind and tiles."""
    win: Tile
    by: str
    """How it is won: ``self``, ``discard``, ``rob``."""
    seat: str
    """Wind letter of the winner's seat."""


def example_of(clause_id: ClauseId) -> Example | None:
    """Answer the hand that shows a clause, where there is one."""
    return _examples(clause_id.partition(".")[0]).get(clause_id)


def example_documents(game: str) -> dict[ClauseId, dict[str, Any]]:
    """Answer the examples of a game as score documents, by clause."""
    file = RULE_SETS_FOLDER / game / "examples.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


@cache
def _examples(game: str) -> dict[ClauseId, Example]:
    documents = example_documents(game)
    if not documents:
        return {}
    notation = Notation(RULE_SETS[game].tiles)
    return {clause_id: _read(document, notation) for clause_id, document in documents.items()}


def _read(document: dict[str, Any], notation: Notation) -> Example:
    melds: Sequence[str] = document.get("melds", ())
    kinds_and_tiles = [written.split(maxsplit=1) for written in melds]
    return Example(
        groups=tuple(notation.parse(group, "concealed") for group in document["concealed"].split()),
        melds=tuple((kind, notation.parse(tiles, "melds")) for kind, tiles in kinds_and_tiles),
        win=notation.parse_one(document["win"], "win"),
        by=document["by"],
        seat=document["seat"],
    )
