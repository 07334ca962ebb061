"""What clauses say, in Spanish and English. Texts are read when first asked for."""

import re
import warnings
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from kongbox.engine.clauses import ClauseId
from kongbox.rulebook.ledger import game_folder

LANGUAGES = ("es", "en")

_LINE_BREAK_IN_A_PARAGRAPH = re.compile(r"(?<!\n)\n(?!\n)")


class WordsMissing(UserWarning):
    """A text that should be there is not, or a fact it needs was not given."""


def clause_words(lang: str, clause_id: ClauseId, attribute: str | None = None, **facts: str | int) -> str:
    """What a clause says to the reader.

    Args:
        lang: ``es`` or ``en``.
        clause_id: as in the ledger, ``wsom.chi.5``.
        attribute: None for the title; ``rule``, ``refusal``, ``why``, ``line``, ``uncounted``, ``differ``.
        facts: the sentence's arguments in words: the caller names tiles and seats first.

    Returns:
        One paragraph, or several with a blank line between them. Where the text is missing, the title, and where
        that is missing the id: a table goes on with poor words. `WordsMissing` is warned of in both cases.
    """
    words = _formatted(lang, clause_id.partition(".")[0], clause_id.replace(".", "-"), attribute, facts)
    if words is not None:
        return words
    warnings.warn(f"{clause_id} has no {attribute or 'title'} in {lang}", WordsMissing, stacklevel=2)
    return clause_words(lang, clause_id) if attribute else clause_id


def has_words(lang: str, clause_id: ClauseId, attribute: str | None = None) -> bool:
    """Whether a clause has a title, or the sentence `attribute`, in `lang`."""
    bundle = _bundle(clause_id.partition(".")[0], lang)
    message_id = clause_id.replace(".", "-")
    if not bundle.has_message(message_id):
        return False
    message = bundle.get_message(message_id)
    return message.value is not None if attribute is None else attribute in message.attributes


def optional_words(lang: str, clause_id: ClauseId, attribute: str) -> str:
    """As `clause_words`, but empty for a clause that has no such sentence."""
    return clause_words(lang, clause_id, attribute) if has_words(lang, clause_id, attribute) else ""


def chapter_words(lang: str, game: str, chapter: str) -> str:
    """The heading of a chapter: ``dobla.all`` is «Doblas para todos»."""
    heading = _formatted(lang, game, f"chapter-{chapter.replace('.', '-')}", None, {})
    return chapter if heading is None else heading


def game_words(lang: str, game: str, name: str = "game-name") -> str:
    """What a game is called; `name` ``game-short`` for a tab or a table."""
    words = _formatted(lang, game, name, None, {})
    return game if words is None else words


def _formatted(lang: str, game: str, message_id: str, attribute: str | None, facts: dict[str, str | int]) -> str | None:
    bundle = _bundle(game, lang)
    if not bundle.has_message(message_id):
        return None
    message = bundle.get_message(message_id)
    pattern = message.value if attribute is None else message.attributes.get(attribute)
    if pattern is None:
        return None
    words, errors = bundle.format_pattern(pattern, facts)
    for error in errors:
        warnings.warn(f"{message_id}.{attribute}: {error}", WordsMissing, stacklevel=3)
    return _LINE_BREAK_IN_A_PARAGRAPH.sub(" ", str(words))


@cache
def _bundle(game: str, lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for name in (f"{lang}.ftl", f"{lang}.chapters.ftl", f"{lang}.words.ftl"):
        path = game_folder(game).joinpath("texts", name)
        if path.is_file():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
