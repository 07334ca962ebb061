"""A real server in a process of its own, for tests that look at it from outside, and may kill it."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Self

PATIENCE = 60
"""Seconds for a start; a busy machine is no failure."""


def free_port() -> int:
    """A port nobody listens on just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class ServerProcess:
    """`kongbox serve` on loopback with a database of its own.

    Killed and started again it keeps its port and its database, as a table's players see it. Use it in a `with`.
    """

    def __init__(self, folder: Path, *, host: str = "127.0.0.1", language: str = "en") -> None:
        self.port = free_port()
        self.host = host
        self.language = language
        self.database = folder / "kongbox.db"
        self.printed = folder / "server.txt"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> float:
        """Start and wait for the first answered request; answers the seconds that took."""
        words = ["--host", self.host, "--port", str(self.port), "--no-browser", "--lang", self.language]
        begun = time.monotonic()
        with self.printed.open("ab") as printed:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "kongbox.cli.main", "serve", *words, "--database", f"sqlite:///{self.database}"],
                stdout=printed,
                stderr=subprocess.STDOUT,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        self._wait_until_it_answers(begun)
        return time.monotonic() - begun

    def stop(self) -> None:
        """End as with Ctrl-C."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """End without a chance to save anything, as when the power fails."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        if self._process.poll() is None:
            self._process.send_signal(how)
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            raise AssertionError(f"the server did not end by itself; it printed:\n{self._said()}") from None
        finally:
            self._process = None

    def _wait_until_it_answers(self, begun: float) -> None:
        assert self._process is not None
        while time.monotonic() - begun < PATIENCE:
            if self._process.poll() is not None:
                self._process = None
                raise AssertionError(f"the server ended at once; it printed:\n{self._said()}")
            try:
                with urllib.request.urlopen(self.url, timeout=5):
                    return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.02)
        self.kill()
        raise AssertionError(f"the server did not answer; it printed:\n{self._said()}")

    def _said(self) -> str:
        return self.printed.read_text(encoding="utf-8", errors="replace")
