"""Files a person hands to a command: text, YAML and JSON, from a path or standard input (``-``)."""

import json
import sys
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import yaml

from kongbox.cli.speech import shown
from kongbox.tiles.unusable import Unusable

LARGEST = 20_000_000
"""Bytes; far above any sensible file, far below what fills the memory."""

LONGEST_NUMBER = 100_000
"""Digits; far above any score, and read within a moment."""

_PLAIN: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@contextmanager
def numbers_of_any_size() -> Iterator[None]:
    """Read and write numbers beyond the few thousand digits that Python allows otherwise."""
    usual = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(LONGEST_NUMBER)
    try:
        yield
    finally:
        sys.set_int_max_str_digits(usual)


def read_text(file: str) -> str:
    """Read a text file, or standard input for ``-``.

    Raises:
        Unusable: naming the file, if it is missing, a folder, closed to us, too large or not UTF-8.
    """
    found = _bytes_of(file)
    if len(found) > LARGEST:
        raise Unusable("unusable-file-too-large", file=named(file), largest=str(LARGEST // 1_000_000))
    try:
        return found.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = found[: error.start].count(b"\n") + 1
        raise Unusable("unusable-file-not-text", file=named(file), line=str(line)) from error


def read_document(file: str) -> dict[str, Any] | list[Any]:
    """Read a YAML or JSON document: an object or a list.

    Dates stay text, a key written twice is refused rather than one of the two lost, and anchors are refused, since a
    few lines of them can describe a document that no memory holds.

    Raises:
        Unusable: naming file, line and column where there is one.
    """
    text = read_text(file)
    if not text.strip():
        raise Unusable("unusable-file-empty", file=named(file))
    try:
        document = _json(text, file) if _is_json(text, file) else _yaml(text, file)
    except RecursionError as error:
        raise Unusable("unusable-document-too-deep", file=named(file)) from error
    if not isinstance(document, dict | list):
        raise Unusable("unusable-no-document", file=named(file))
    return document


def named(file: str) -> str:
    """Name a file as its reader knows it; standard input is ``-``."""
    return file if file.isprintable() else shown(file)


def _bytes_of(file: str) -> bytes:
    try:
        if file == "-":
            return sys.stdin.buffer.read(LARGEST + 1)
        with Path(file).open("rb") as opened:
            return opened.read(LARGEST + 1)
    except FileNotFoundError as error:
        raise Unusable("unusable-file-missing", file=named(file)) from error
    except IsADirectoryError as error:
        raise Unusable("unusable-file-folder", file=named(file)) from error
    except PermissionError as error:
        raise Unusable("unusable-file-closed", file=named(file)) from error
    except (OSError, ValueError) as error:
        raise Unusable("unusable-file-missing", file=named(file)) from error


def _is_json(text: str, file: str) -> bool:
    if file.endswith(".json"):
        return True
    if text.lstrip()[0] not in "{[":
        return False
    try:
        json.loads(text)
    except ValueError:
        return False
    return True


def _json(text: str, file: str) -> Any:
    def object_of(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for key, value in pairs:
            if key in found:
                raise Unusable("unusable-key-twice", file=named(file), key=shown(key))
            found[key] = value
        return found

    def no_number(name: str) -> Any:
        raise Unusable("unusable-document-value", file=named(file), found=name)

    try:
        return json.loads(text, object_pairs_hook=object_of, parse_constant=no_number)
    except json.JSONDecodeError as error:
        place = {"line": str(error.lineno), "column": str(error.colno)}
        raise Unusable("unusable-not-json", file=named(file), **place) from error
    except Unusable:
        raise
    except ValueError as error:
        raise Unusable("unusable-document-number", file=named(file)) from error


def _yaml(text: str, file: str) -> Any:
    loader = _Loader(text)
    try:
        node = loader.get_single_node()
        _examine(node, file, set())
        return loader.construct_document(node) if node is not None else None
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise _no_yaml(file, mark.line + 1 if mark else 1, mark.column + 1 if mark else 1) from error
    except yaml.YAMLError as error:
        before = text[: getattr(error, "position", 0)]
        raise _no_yaml(file, before.count("\n") + 1, len(before) - before.rfind("\n")) from error
    except Unusable:
        raise
    except ValueError as error:
        raise Unusable("unusable-document-number", file=named(file)) from error
    finally:
        loader.dispose()


class _Loader(_PLAIN):  # type: ignore[misc]
    """YAML without dates: «2026-11-01» in a remark stays what was written."""

    yaml_implicit_resolvers: ClassVar[dict[str, list[tuple[str, Any]]]] = {
        first: [(tag, pattern) for tag, pattern in resolvers if tag != "tag:yaml.org,2002:timestamp"]
        for first, resolvers in _PLAIN.yaml_implicit_resolvers.items()
    }


def _examine(node: yaml.Node | None, file: str, met: set[int]) -> None:
    if node is None:
        return
    place = {"line": str(node.start_mark.line + 1), "column": str(node.start_mark.column + 1)}
    if id(node) in met:
        raise Unusable("unusable-yaml-anchor", file=named(file), **place)
    met.add(id(node))
    if isinstance(node, yaml.MappingNode):
        keys: set[Hashable] = set()
        for key, value in node.value:
            written = key.value if isinstance(key, yaml.ScalarNode) else id(key)
            if written in keys:
                raise Unusable("unusable-key-twice", file=named(file), key=shown(str(written)))
            keys.add(written)
            _examine(key, file, met)
            _examine(value, file, met)
    elif isinstance(node, yaml.SequenceNode):
        for value in node.value:
            _examine(value, file, met)


def _no_yaml(file: str, line: int, column: int) -> Unusable:
    return Unusable("unusable-not-yaml", file=named(file), line=str(line), column=str(column))
