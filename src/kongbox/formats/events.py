"""Events as flat JSON objects and back: the form of the log and of the wire.

``{"event": "TileDrawn", "seat": 0, "tile": "5m", "source": "live"}``
"""

import types
import typing
from collections.abc import Mapping
from functools import cache
from typing import Any, NewType, get_args, get_origin, get_type_hints

from kongbox.engine import events as happened
from kongbox.engine.events import Event
from kongbox.tiles.notation import shown
from kongbox.tiles.unusable import Unusable

KINDS: dict[str, type] = {kind.__name__: kind for kind in get_args(happened.Event)}
"""Every kind of event by its name."""


def to_plain(event: Event) -> dict[str, Any]:
    """`event` as a JSON object."""
    return {"event": type(event).__name__} | {name: _plain(value) for name, value in event._asdict().items()}


def _plain(value: Any) -> Any:
    if hasattr(value, "_asdict"):
        return {name: _plain(part) for name, part in value._asdict().items()}
    return [_plain(part) for part in value] if isinstance(value, tuple) else value


def from_plain(plain: Mapping[str, Any]) -> Event:
    """The event that a JSON object describes.

    Raises:
        Unusable: for an unknown kind, a missing, strange or wrongly typed field.
    """
    name = plain.get("event", "")
    kind = KINDS.get(name) if isinstance(name, str) else None
    if kind is None:
        raise Unusable("unusable-event-kind", found=shown(name))
    fields = {name: value for name, value in plain.items() if name not in ("event", "seq")}
    return typing.cast(Event, _build(kind, fields, kind.__name__))


@cache
def _shape(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _build(kind: type, fields: Any, place: str) -> Any:
    """A named tuple of `kind` from a JSON object with exactly its fields; those with a default may be missing."""
    if not isinstance(fields, Mapping):
        raise Unusable("unusable-event-field", place=place)
    shape, defaults = _shape(kind), getattr(kind, "_field_defaults", {})
    strange = [name for name in fields if name not in shape]
    missing = [name for name in shape if name not in fields and name not in defaults]
    if strange or missing:
        raise Unusable("unusable-event-field", place=f"{place}.{(strange + missing)[0]}")
    return kind(**{name: _read(shape[name], value, f"{place}.{name}") for name, value in fields.items()})


def _read(form: Any, value: Any, place: str) -> Any:
    if isinstance(form, NewType):
        form = form.__supertype__
    if get_origin(form) in (types.UnionType, typing.Union):
        return _read_union(form, value, place)
    if get_origin(form) is tuple:
        return _read_tuple(get_args(form), value, place)
    if hasattr(form, "_fields"):
        return _build(form, value, place)
    if type(value) is not form or (form is int and place.rpartition(".")[2] in _SEATS and value not in range(4)):
        raise Unusable("unusable-event-field", place=place)
    return value


_SEATS = ("seat", "dealer", "winner", "payer", "payee", "responsible")


def _read_union(form: Any, value: Any, place: str) -> Any:
    if value is None and type(None) in get_args(form):
        return None
    parts = [part for part in get_args(form) if part is not type(None)]
    fitting = next((part for part in parts if type(value) is part), parts[0])
    return _read(fitting, value, place)


def _read_tuple(parts: tuple[Any, ...], value: Any, place: str) -> Any:
    if not isinstance(value, list):
        raise Unusable("unusable-event-field", place=place)
    if len(parts) == 2 and parts[1] is Ellipsis:
        return tuple(_read(parts[0], part, place) for part in value)
    if len(parts) != len(value):
        raise Unusable("unusable-event-field", place=place)
    return tuple(_read(form, part, place) for form, part in zip(parts, value, strict=True))
