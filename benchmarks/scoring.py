"""Won hands that show every pattern of the book: read, scored, and tested for completeness, per second of one core."""

import time
from collections.abc import Callable, Iterator
from itertools import cycle
from typing import TypeVar

from benchmarks.figures import Figure
from kongbox.rulebook.examples import example_documents
from kongbox.rulesets.wsom.combining import score_hand
from kongbox.rulesets.wsom.documents import read_hand
from kongbox.rulesets.wsom.wins import is_winning

SECONDS = 3.0
Asked = TypeVar("Asked")


def figures() -> Iterator[Figure]:
    """Rates over the examples of the rule book, each as often as the others."""
    documents = list(example_documents("wsom").values())
    hands = [read_hand(document) for document in documents]
    yield Figure("scoring: won hands read from documents", _rate(read_hand, documents), "hands/s")
    yield Figure("scoring: won hands scored with every line", _rate(score_hand, hands), "hands/s")
    concealed = [(*hand.concealed, hand.tile) for hand in hands]
    yield Figure("scoring: whether a hand is complete", _rate(is_winning, concealed), "hands/s")


def _rate(answer: Callable[[Asked], object], asked: list[Asked]) -> float:
    begun, count = time.process_time(), 0
    for question in cycle(asked):
        answer(question)
        count += 1
        if time.process_time() - begun > SECONDS:
            break
    return count / (time.process_time() - begun)
