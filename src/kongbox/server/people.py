"""People at a table: what they are called, and how their browser is known again."""

import hashlib
import secrets
import unicodedata
from collections.abc import Collection, Iterator
from typing import NamedTuple

from kongbox.tiles.unusable import Unusable

LONGEST_NAME = 24
"""Characters of a person's name, as people count them."""
LONGEST_TABLE_NAME = 48
MARKS_PER_CHARACTER = 8
"""More accents than this on one letter are no writing."""

_JOINER = "\N{ZERO WIDTH JOINER}"
_KEEPING_APART = "\N{ZERO WIDTH NON-JOINER}"
_TAGS = range(0xE0020, 0xE0080)
_FLAG_LETTERS = range(0x1F1E6, 0x1F200)
_SKINS = range(0x1F3FB, 0x1F400)


class Browser(NamedTuple):
    """A browser as the server knows it."""

    cookie: str
    """The secret that only the browser keeps."""

    @property
    def mark(self) -> str:
        """What is stored of it: enough to know it again, useless to whoever reads the database."""
        return fingerprint(self.cookie)


def new_secret() -> str:
    """A secret nobody can guess, fit for cookies and addresses."""
    return secrets.token_urlsafe(24)


def fingerprint(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def clean_name(given: str, most: int = LONGEST_NAME) -> str:
    """A name as it is shown: composed letters, single spaces, no control or direction marks.

    Args:
        most: how many characters fit, as people count them.

    Raises:
        Unusable: nothing is left of it, it is longer, or no writing.
    """
    kept = "".join(_kept_letters(unicodedata.normalize("NFC", given)))
    name = " ".join(kept.split())
    clusters = list(characters(name))
    if not any(_is_seen(letter) for letter in name):
        raise Unusable("unusable-name-empty", most=most)
    if len(clusters) > most:
        raise Unusable("unusable-name-long", count=len(clusters), most=most)
    if any(len(cluster) > MARKS_PER_CHARACTER and _is_stacked(cluster) for cluster in clusters):
        raise Unusable("unusable-name-marks")
    return name


def unlike(name: str, others: Collection[str]) -> str:
    """`name`, numbered if somebody at the table is called so already: «Ana 2»."""
    taken = {_folded(other) for other in others}
    number, candidate = 2, name
    while _folded(candidate) in taken:
        ending = f" {number}"
        kept = list(characters(name))[: LONGEST_NAME - len(ending)]
        candidate = "".join(kept).rstrip() + ending
        number += 1
    return candidate


def characters(text: str) -> Iterator[str]:
    """`text` in characters as people count them: a letter with its accents, an emoji of several parts, a flag."""
    cluster = ""
    for letter in text:
        if cluster and not _belongs(cluster, letter):
            yield cluster
            cluster = ""
        cluster += letter
    if cluster:
        yield cluster


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def _kept_letters(text: str) -> Iterator[str]:
    for place, letter in enumerate(text):
        if letter in (_JOINER, _KEEPING_APART):
            inside = 0 < place < len(text) - 1 and not text[place - 1].isascii() and not text[place + 1].isascii()
            if inside:
                yield letter
        elif letter.isspace():
            yield " "
        elif unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn") or ord(letter) in _TAGS:
            yield letter


def _is_seen(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNPS" and letter not in "\N{HANGUL FILLER}\N{HALFWIDTH HANGUL FILLER}"


def _is_stacked(cluster: str) -> bool:
    return sum(unicodedata.combining(letter) > 0 for letter in cluster) > MARKS_PER_CHARACTER


def _belongs(cluster: str, letter: str) -> bool:
    """Whether `letter` belongs to the character that `cluster` has begun."""
    code = ord(letter)
    if unicodedata.category(letter) in ("Mn", "Me", "Mc") or letter in (_JOINER, _KEEPING_APART):
        return True
    if code in _SKINS or code in _TAGS:
        return True
    if cluster.endswith(_JOINER):
        return unicodedata.category(letter) == "So"
    if code in _FLAG_LETTERS:
        return len(cluster) == 1 and ord(cluster) in _FLAG_LETTERS
    return _joins_hangul(cluster[-1], letter)


def _joins_hangul(before: str, letter: str) -> bool:
    lead, vowel, tail = range(0x1100, 0x1160), range(0x1160, 0x11A8), range(0x11A8, 0x1200)
    code, last = ord(letter), ord(before)
    whole = 0xAC00 <= last < 0xD7A4
    if code in vowel:
        return last in lead or last in vowel or whole
    if code in tail:
        return last in vowel or last in tail or whole
    return code in lead and last in lead
