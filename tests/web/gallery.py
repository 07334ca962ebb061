"""A server of scenes: the real page of the table, with a line that plays one view instead of a server's.

python -m tests.web.gallery 20123       then look at http://127.0.0.1:20123/scene/claim
"""

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote

import msgspec

from kongbox.server.pages import WEB, policy, text_file
from tests.web.naipes_scenes import SCENES as CARD_SCENES
from tests.web.scenes import SCENES as TILE_SCENES
from tests.web.settlements import SETTLEMENTS

SCENES = {**TILE_SCENES, **CARD_SCENES, **SETTLEMENTS}
HERE = Path(__file__).parent
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".ftl": "text/plain; charset=utf-8",
}
ENTRY = b'<script type="module" src="/js/table-page.js"></script>'
OUR_ENTRY = b'<script type="module" src="/gallery.js"></script>'


class Gallery(BaseHTTPRequestHandler):
    """Answers with files of the client, scenes as JSON, and the page that shows one."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """Answer one request."""
        path = unquote(self.path.split("?")[0])
        match path.strip("/").split("/"):
            case ["scene", name] if name.endswith(".json"):
                self._send(msgspec.json.encode(SCENES[name.removesuffix(".json")]()), "application/json")
            case ["scene", name] if name in SCENES:
                page = (WEB / "table.html").read_bytes().replace(ENTRY, OUR_ENTRY)
                self._send(page, "text/html; charset=utf-8", policy(page))
            case ["gallery.js"]:
                self._file(HERE / "gallery.js")
            case ["texts", lang, name]:
                self._file(text_file(lang, name))
            case _:
                self._file(WEB / path.strip("/"))

    def _file(self, path: Path | None) -> None:
        if path is None or not path.is_file():
            self.send_error(404)
            return
        self._send(path.read_bytes(), KINDS.get(path.suffix, "application/octet-stream"))

    def _send(self, content: bytes, kind: str, security: str = "") -> None:
        self.send_response(200)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(content)))
        self.send_header("cache-control", "no-store")
        if security:
            self.send_header("content-security-policy", security)
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def gallery(port: int = 0) -> Iterator[str]:
    """The address of a running gallery."""
    server = ThreadingHTTPServer(("127.0.0.1", port), Gallery)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()


if __name__ == "__main__":
    with gallery(int(sys.argv[1])) as address:
        print(address, flush=True)
        threading.Event().wait()
