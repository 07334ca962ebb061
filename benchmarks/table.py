"""One table with four people: from an act sent to the last of them informed, the event stored before anybody hears."""

import asyncio
import itertools
import json
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import websockets

from benchmarks.figures import Figure, percentile
from tests.serving import ServerProcess

NAMES = ("Ana", "Ben", "Cleo", "Dina")
DISCARDS = 240
THINKING = 0.08
"""Seconds before each discard: quicker than anybody plays, slower than the server calls a flood."""
PATIENCE = 120.0


def figures() -> Iterator[Figure]:
    """Play discards and passes over real sockets against a server in a process of its own."""
    with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder)) as server:
        told = asyncio.run(_play(server.url))
    informed = [max(arrivals) - sent for sent, arrivals in told if len(arrivals) == len(NAMES)]
    milliseconds = [seconds * 1000 for seconds in informed]
    yield Figure("table: discard sent to last of four informed, p50", percentile(milliseconds, 50), "ms")
    yield Figure("table: discard sent to last of four informed, p99", percentile(milliseconds, 99), "ms", "under 50")
    yield Figure("table: discards measured", len(milliseconds), "")


async def _play(url: str) -> list[tuple[float, list[float]]]:
    """Answer for each discard when it was sent and when each person heard of it."""
    people = [httpx.AsyncClient(base_url=url) for _ in NAMES]
    opened = await _post(people[0], "/api/tables", game="wsom", person=NAMES[0], pace="untimed", listed=False)
    for person, name in zip(people[1:], NAMES[1:], strict=True):
        await _post(person, f"/api/tables/{opened['id']}/sit", person=name)
    await _post(people[0], f"/api/tables/{opened['id']}/start")
    sent: dict[int, float] = {}
    heard: defaultdict[int, list[float]] = defaultdict(list)
    address = f"{url.replace('http', 'ws')}/ws/{opened['id']}"
    players = [asyncio.create_task(_sit(person, address, sent, heard)) for person in people]
    try:
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*players)
    finally:
        for person in people:
            await person.aclose()
    return [(moment, heard[number]) for number, moment in sent.items()]


async def _post(browser: httpx.AsyncClient, address: str, /, **wish: Any) -> dict[str, Any]:
    answer = (await browser.post(address, json=wish)).raise_for_status()
    found: dict[str, Any] = answer.json()
    return found


async def _sit(
    browser: httpx.AsyncClient, address: str, sent: dict[int, float], heard: defaultdict[int, list[float]]
) -> None:
    """Throw what was drawn and pass on everything, until enough was thrown."""
    cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    numbers = itertools.count(1)
    discards, seq, view, answered = 0, 0, dict[str, Any](), True
    async with websockets.connect(address, additional_headers={"Cookie": cookie}, compression=None) as socket:
        await socket.send(json.dumps({"type": "hello", "seq": 0}))
        async for frame in socket:
            arrived, message = time.perf_counter(), json.loads(frame)
            if message["type"] == "update":
                seq, view = message["seq"], message["view"]
                for _ in range(sum(event["event"] == "TileDiscarded" for event in message["events"])):
                    discards += 1
                    heard[discards].append(arrived)
            elif message["type"] == "accepted":
                answered = True
            else:
                raise RuntimeError(f"the table said {message}")
            if discards >= DISCARDS:
                return
            act = _choice(view) if answered else None
            if act is None:
                continue
            if act["name"] == "discard":
                await asyncio.sleep(THINKING)
                sent[discards + 1] = time.perf_counter()
            await socket.send(json.dumps({"type": "act", "id": str(next(numbers)), "seq": seq, **act}))
            answered = False


def _choice(view: dict[str, Any]) -> dict[str, Any] | None:
    asked = {offer["name"]: offer for offer in view.get("offers", ()) if offer["asked"]}
    offer = next((asked[name] for name in ("pass", "next", "discard") if name in asked), None)
    return offer and {"name": offer["name"], "tiles": offer["tiles"], "target": offer["target"]}
