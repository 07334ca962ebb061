"""Finding clauses by words, in either language, and by ids that are nearly right."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from math import log
from typing import NamedTuple

from kongbox.engine.clauses import ClauseId
from kongbox.i18n import LANGUAGES
from kongbox.rulebook.ledgers import Clause, games, ledger
from kongbox.rulebook.words import chapter_words, clause_words, has_words, optional_words

WHOLE_TITLE, WHOLE_CHAPTER, IN_TITLE, IN_RULE = 50.0, 30.0, 20.0, 4.0
"""Worth of the whole question standing somewhere in one piece."""
WORD_IN_TITLE, WORD_IN_ID, WORD_IN_CHAPTER, WORD_IN_RULE = 8.0, 6.0, 3.0, 1.0
"""Worth of one word of the question, found entire; the beginning of a longer word is worth half."""
OTHER_LANGUAGE = 0.8
"""What the reader's own language does not say counts a little less."""

SHARE_HELD = 0.75
"""How much of what was asked a clause must hold, common words weighing little, beside the one that holds most."""

_WORD = re.compile(r"[^\W_]+")


class Found(NamedTuple):
    """A clause that a search found, and how well it fits; only comparable within one search."""

    clause: Clause
    worth: float


class _Entry(NamedTuple):
    title: str
    rule: str
    chapter: str
    title_words: frozenset[str]
    rule_words: frozenset[str]
    chapter_words: frozenset[str]
    id_words: frozenset[str]

    @property
    def words(self) -> frozenset[str]:
        return self.title_words | self.rule_words | self.chapter_words | self.id_words


def search(words: str, lang: str, among: Iterable[str] | None = None) -> tuple[Found, ...]:
    """Answer the clauses that speak of `words`, the fittest first.

    Case and accents do not matter. Both languages are searched, the reader's own first. Clauses that hold
    clearly less of the question than others are left out.

    Args:
        words: what somebody typed.
        lang: the reader's language.
        among: games to search; all of them when nothing is said.
    """
    phrase = _plain(words)
    wanted = {word: _rarity(word) for word in phrase.split()}
    found = [
        (held, Found(clause, worth))
        for game in (games() if among is None else among)
        for clause in ledger(game).clauses.values()
        for held, worth in [_fit(clause, lang, wanted, phrase)]
        if held
    ]
    most = max((held for held, _ in found), default=0.0)
    fit = [each for held, each in found if held >= SHARE_HELD * most]
    return tuple(sorted(fit, key=lambda each: -each.worth))


def nearest_ids(wrong: str, count: int = 3) -> tuple[ClauseId, ...]:
    """Answer the ids that somebody who typed `wrong` may have meant, the nearest first."""
    known = [each for game in games() for each in ledger(game).clauses]
    return tuple(get_close_matches(wrong.lower(), known, n=count, cutoff=0.6))


def fold(text: str) -> str:
    """Answer `text` without accents and in small letters, as it is compared."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def first_sentence(text: str) -> str:
    """Answer the beginning of a rule, up to the end of its first sentence."""
    return re.split(r"(?<=[.!?])\s", text, maxsplit=1)[0]


def _fit(clause: Clause, lang: str, wanted: Mapping[str, float], phrase: str) -> tuple[float, float]:
    """How much of the question the clause holds, and how good an answer it is."""
    held: set[str] = set()
    worth = 0.0
    for each in LANGUAGES:
        entry = _entries(each)[clause.id]
        by_word = {word: rarity * _worth_of_word(word, entry) for word, rarity in wanted.items()}
        held.update(word for word, points in by_word.items() if points)
        share = 1.0 if each == lang else OTHER_LANGUAGE
        worth = max(worth, share * (sum(by_word.values()) + _worth_of_phrase(phrase, entry)))
    return sum(wanted[word] for word in held), worth


def _worth_of_word(word: str, entry: _Entry) -> float:
    return (
        WORD_IN_TITLE * _closeness(word, entry.title_words)
        + WORD_IN_ID * (word in entry.id_words)
        + WORD_IN_CHAPTER * _closeness(word, entry.chapter_words)
        + WORD_IN_RULE * _closeness(word, entry.rule_words)
    )


def _closeness(word: str, among: frozenset[str]) -> float:
    if word in among:
        return 1.0
    return 0.5 if len(word) > 2 and any(each.startswith(word) for each in among) else 0.0


def _worth_of_phrase(phrase: str, entry: _Entry) -> float:
    chapter = WHOLE_CHAPTER if phrase == entry.chapter else 0.0
    if phrase == entry.title:
        return chapter + WHOLE_TITLE
    if f" {phrase} " in f" {entry.title} ":
        return chapter + IN_TITLE
    return chapter + (IN_RULE if f" {phrase} " in f" {entry.rule} " else 0.0)


def _rarity(word: str) -> float:
    """A word that every clause holds tells little; one that few hold tells much."""
    return log(1 + len(_entries(LANGUAGES[0])) / (1 + _clauses_holding()[word]))


@cache
def _clauses_holding() -> Counter[str]:
    return Counter(
        word
        for each in _entries(LANGUAGES[0])
        for word in frozenset().union(*(_entries(lang)[each].words for lang in LANGUAGES))
    )


@cache
def _entries(lang: str) -> dict[ClauseId, _Entry]:
    return {each.id: _entry(lang, each) for game in games() for each in ledger(game).clauses.values()}


def _entry(lang: str, clause: Clause) -> _Entry:
    title = _plain(clause_words(lang, clause.id)) if has_words(lang, clause.id) else ""
    rule = _plain(optional_words(lang, clause.id, "rule"))
    chapter = _plain(chapter_words(lang, clause.game, clause.chapter))
    return _Entry(
        title, rule, chapter, *(frozenset(each.split()) for each in (title, rule, chapter, _plain(clause.id)))
    )


def _plain(text: str) -> str:
    """The roots of the words of `text`, in order."""
    return " ".join(map(_root, _WORD.findall(fold(text))))


def _root(word: str) -> str:
    """One form for singular and plural: ``fichas`` is found by ``ficha``."""
    return word[:-1] if len(word) > 3 and word.endswith("s") else word
