"""Everything kongbox says by itself, in Spanish and English: sentences, numbers, names of tiles."""

from kongbox.i18n.languages import LANGUAGES, language_of
from kongbox.i18n.numbers import number, signed
from kongbox.i18n.sentences import say, tile_name
from kongbox.i18n.words import MissingWords, Words

__all__ = ["LANGUAGES", "MissingWords", "Words", "language_of", "number", "say", "signed", "tile_name"]
