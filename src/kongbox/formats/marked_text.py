"""YAML or JSON that a person typed: its plain values, and in which line each of them begins."""

import json
from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple

import yaml

from kongbox.tiles.notation import shown
from kongbox.tiles.unusable import Unusable

MOST_LETTERS = 250_000
DEEPEST = 20
LONGEST_VALUE = 2000

Path = tuple[str | int, ...]
"""Keys and places (0 for the first) that lead to a value."""
_PLAIN: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class Marked(NamedTuple):
    """A document with the line, 1 for the first, in which each of its values begins."""

    document: Any
    lines: dict[Path, int]


def read_marked(text: str) -> Marked:
    """The document written in `text`.

    Dates stay text; a key written twice is refused rather than one of the two lost, and so are anchors.

    Raises:
        Unusable: with the line, for what is neither YAML nor JSON, is empty or too large, or lies too deep.
    """
    if len(text) > MOST_LETTERS:
        line = text.count("\n", 0, MOST_LETTERS) + 1
        raise Unusable("unusable-text-large", line=line, most=str(MOST_LETTERS // 1000))
    if not text.strip():
        raise Unusable("unusable-text-empty")
    try:
        return _read_yaml(text)
    except Unusable:
        plain = _json(text)
        if plain is None:
            raise
        return Marked(plain, {})


def _json(text: str) -> Any:
    """What only JSON can say, such as letters escaped in two halves; None for what is no JSON either."""
    try:
        return json.loads(text) if "\\u" in text else None
    except (ValueError, RecursionError):
        return None


def _read_yaml(text: str) -> Marked:
    # A tab cannot stand inside a text of JSON, and YAML does not take it between values.
    spaced = text.expandtabs(1) if text.lstrip()[0] in "{[" else text
    loader: Any = None
    try:
        loader = _Loader(spaced)
        return _marked(loader)
    except UnicodeEncodeError as error:
        raise _no_document(text.count("\n", 0, error.start) + 1, 1) from error
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise _no_document(mark.line + 1 if mark else 1, mark.column + 1 if mark else 1) from error
    except yaml.YAMLError as error:
        before = text[: getattr(error, "position", 0)]
        raise _no_document(before.count("\n") + 1, len(before) - before.rfind("\n")) from error
    finally:
        if loader is not None:
            loader.dispose()


def _no_document(line: int, column: int) -> Unusable:
    return Unusable("unusable-text-form", line=line, column=column)


def _marked(loader: Any) -> Marked:
    node = loader.get_single_node()
    if node is None:
        raise Unusable("unusable-text-empty")
    lines = dict(_examined(node, (), set()))
    try:
        document = loader.construct_document(node)
        json.dumps(document, allow_nan=False)
    except (TypeError, ValueError, OverflowError) as error:
        raise Unusable("unusable-text-value", line=node.start_mark.line + 1) from error
    return Marked(document, lines)


class _Loader(_PLAIN):  # type: ignore[misc]
    """YAML without dates: «2026-11-01» in a remark stays what was written."""

    yaml_implicit_resolvers: ClassVar[dict[str, list[tuple[str, Any]]]] = {
        first: [(tag, pattern) for tag, pattern in resolvers if tag != "tag:yaml.org,2002:timestamp"]
        for first, resolvers in _PLAIN.yaml_implicit_resolvers.items()
    }


def _examined(node: yaml.Node, path: Path, met: set[int]) -> Iterator[tuple[Path, int]]:
    """The line of a value and of everything in it; refuses what a document of plain values cannot be."""
    line = node.start_mark.line + 1
    if id(node) in met:
        raise Unusable("unusable-text-anchor", line=line)
    if len(path) > DEEPEST:
        raise Unusable("unusable-text-deep", line=line, most=DEEPEST)
    met.add(id(node))
    yield path, line
    if isinstance(node, yaml.MappingNode):
        yield from _examined_object(node, path, met)
    elif isinstance(node, yaml.SequenceNode):
        for place, value in enumerate(node.value):
            yield from _examined(value, (*path, place), met)
    elif len(node.value) > LONGEST_VALUE:
        raise Unusable("unusable-text-long", line=line, most=str(LONGEST_VALUE))


def _examined_object(node: yaml.MappingNode, path: Path, met: set[int]) -> Iterator[tuple[Path, int]]:
    keys: set[str] = set()
    for key, value in node.value:
        line = key.start_mark.line + 1
        if not isinstance(key, yaml.ScalarNode) or key.value in keys:
            raise Unusable(
                "unusable-text-key", line=line, key=shown(key.value if isinstance(key, yaml.ScalarNode) else "?")
            )
        keys.add(key.value)
        for place, there in _examined(value, (*path, key.value), met):
            # What is wrong with a value is looked for beside its key.
            yield place, line if len(place) == len(path) + 1 else there
