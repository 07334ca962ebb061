"""What clauses say, in Spanish and English. Texts are read when first asked for."""

import re
import warnings
from functools import cache

from kongbox.engine.clauses import ClauseId
from kongbox.i18n import MissingWords, Words
from kongbox.rulebook.ledgers import RULE_SETS_FOLDER

_LINE_BREAK_IN_A_PARAGRAPH = re.compile(r"(?<!\n)\n(?!\n)")


def clause_words(lang: str, clause_id: ClauseId, attribute: str | None = None, **facts: str | int) -> str:
    """Answer what a clause says.

    Args:
        lang: ``es`` or ``en``.
        clause_id: as in the ledger, ``wsom.chi.5``.
        attribute: None for the title; ``rule``, ``refusal``, ``why``, ``line``, ``uncounted``, ``differ``.
        facts: what the sentence tells, in words: the caller names tiles and seats first.

    Returns:
        One paragraph, or several with a blank line between them. Where the text is missing, the title, and where
        that is missing the id: a table goes on with poor words. `MissingWords` is warned of in both cases.
    """
    words = _texts(clause_id.partition(".")[0], lang)
    message = clause_id.replace(".", "-")
    if has_words(lang, clause_id, attribute):
        return _LINE_BREAK_IN_A_PARAGRAPH.sub(" ", words.say(message, attribute, **facts))
    warnings.warn(f"{lang}: clause {clause_id} has no {attribute or 'title'}", MissingWords, stacklevel=2)
    return words.say(message) if attribute and message in words else clause_id


def has_words(lang: str, clause_id: ClauseId, attribute: str | None = None) -> bool:
    """Tell whether a clause has a title, or the sentence `attribute`, in `lang`."""
    words = _texts(clause_id.partition(".")[0], lang)
    message = clause_id.replace(".", "-")
    return message in words if attribute is None else words.has(message, attribute)


def optional_words(lang: str, clause_id: ClauseId, attribute: str) -> str:
    """Answer as `clause_words`, but nothing at all for a clause without such a sentence."""
    return clause_words(lang, clause_id, attribute) if has_words(lang, clause_id, attribute) else ""


def chapter_words(lang: str, game: str, chapter: str) -> str:
    """Answer the heading of a chapter: ``dobla.all`` is «Doblas para todos»."""
    return _texts(game, lang).say(f"chapter-{chapter.replace('.', '-')}")


def reason_words(lang: str, game: str, reason: str) -> str:
    """Answer why a clause is not built, from the key its ledger gives."""
    return _texts(game, lang).say(f"reason-{reason}")


def game_words(lang: str, game: str, name: str = "game-name") -> str:
    """Answer what a game is called; with ``game-short`` or ``game-rules``, in short or which rules it follows."""
    return _texts(game, lang).say(name)


def option_words(lang: str, game: str, option: str) -> tuple[str, str]:
    """Answer what a table option is called, and in a sentence what it changes."""
    words = _texts(game, lang)
    return words.say(f"option-{option}"), words.say(f"option-{option}", "about")


def text_ids(lang: str, game: str) -> frozenset[str]:
    """Every message the rule texts and words of a game hold."""
    return _texts(game, lang).ids


@cache
def _texts(game: str, lang: str) -> Words:
    folder = RULE_SETS_FOLDER / game / "texts"
    files = [folder / name for name in (f"{lang}.ftl", f"{lang}.chapters.ftl", f"{lang}.words.ftl")]
    return Words(lang, [file for file in files if file.is_file()])
