"""Write `js/protocol.d.ts`, the types of all messages for the checker of the page, from `server/protocol.py`.

python3 scripts/protocol_types.py              writes the file
python3 scripts/protocol_types.py --check      writes nothing; exit 1 when the file is stale
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

SERVER = Path(__file__).resolve().parent.parent / "src" / "kongbox" / "server"
SOURCE = SERVER / "protocol.py"
TARGET = SERVER / "web" / "js" / "protocol.d.ts"
PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "None": "null", "Any": "any"}
HEAD = "// Every message between server and page. Written by scripts/protocol_types.py from server/protocol.py.\n"


def typed(node: ast.expr) -> str:
    """A Python annotation in TypeScript."""
    match node:
        case ast.Constant(value=None):
            return "null"
        case ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.BinOp(left=left, right=right):
            return f"{typed(left)} | {typed(right)}"
        case ast.Subscript(value=ast.Name(id="list"), slice=of):
            inner = typed(of)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
            return f"Record<{typed(key)}, {typed(value)}>"
    raise SystemExit(f"{SOURCE.name}: no TypeScript for `{ast.unparse(node)}`")


def remark(text: str | None, indent: str = "") -> Iterator[str]:
    """A docstring as a comment."""
    if text:
        yield f"{indent}/** {' '.join(text.split())} */"


def keyword(node: ast.ClassDef, name: str) -> object:
    """The value of a keyword in a class statement, as `tag="act"`."""
    return next(
        (word.value.value for word in node.keywords if word.arg == name and isinstance(word.value, ast.Constant)), None
    )


def fields(node: ast.ClassDef, sent_by_page: bool) -> Iterator[str]:
    """The members of a message; what the page may leave out is optional."""
    for place, line in enumerate(node.body):
        if not isinstance(line, ast.AnnAssign) or not isinstance(line.target, ast.Name):
            continue
        after = node.body[place + 1] if place + 1 < len(node.body) else None
        match after:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield from remark(text, "  ")
        optional = "?" if sent_by_page and line.value is not None else ""
        yield f"  {line.target.id}{optional}: {typed(line.annotation)};"


def interface(node: ast.ClassDef) -> Iterator[str]:
    """One message or one of its parts."""
    sent_by_page = bool(keyword(node, "forbid_unknown_fields"))
    yield from remark(ast.get_docstring(node))
    yield f"export interface {node.name} {{"
    tag = keyword(node, "tag")
    if tag:
        yield f'  type: "{tag}";'
    yield from fields(node, sent_by_page)
    yield "}\n"


def declarations() -> str:
    """The whole file."""
    lines = [HEAD]
    for node in ast.parse(SOURCE.read_text(encoding="utf-8")).body:
        match node:
            case ast.ClassDef():
                lines.extend(interface(node))
            case ast.Assign(targets=[ast.Name(id="Incoming" | "Outgoing" as name)], value=value):
                lines.append(f"export type {name} = {typed(value)};\n")
    return "\n".join(lines)


def main() -> int:
    """Write the file, or say that it is stale."""
    text = declarations()
    if "--check" in sys.argv[1:]:
        fresh = TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text
        if not fresh:
            print(f"{TARGET.name} is stale: run scripts/protocol_types.py")
        return 0 if fresh else 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
