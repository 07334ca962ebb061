"""What one waits for: imports, help, and a server that answers."""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from benchmarks.figures import Figure
from tests.serving import ServerProcess

TIMES = 7


def figures() -> Iterator[Figure]:
    """Medians over some starts of a fresh process."""
    bare = _median_of([sys.executable, "-c", "pass"])
    imported = _median_of([sys.executable, "-c", "import kongbox.engine.decide, kongbox.engine.views"])
    yield Figure("starting: import of the engine", (imported - bare) * 1000, "ms", "under 60")
    games = _median_of([sys.executable, "-c", "import kongbox.rulesets"])
    yield Figure("starting: import of the engine and every rule set", (games - bare) * 1000, "ms")
    command = [sys.executable, "-m", "kongbox.cli.main"]
    yield Figure("starting: kongbox --help", _median_of([*command, "--help"]), "s", "under 0.3")
    yield Figure("starting: kongbox rule wsom.chi.5", _median_of([*command, "rule", "wsom.chi.5"]), "s")
    yield Figure("starting: server ready, new database", _server(fresh=True), "s", "under 2")
    yield Figure("starting: server ready, database there", _server(fresh=False), "s", "under 2")


def _median_of(command: list[str]) -> float:
    return statistics.median(_seconds(command) for _ in range(TIMES))


def _seconds(command: list[str]) -> float:
    begun = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, "LC_ALL": "C.UTF-8"})
    return time.perf_counter() - begun


def _server(*, fresh: bool) -> float:
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        try:
            first = server.start()
            if fresh:
                return first
            server.stop()
            return server.start()
        finally:
            server.stop()
