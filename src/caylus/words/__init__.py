"""Messages in words: catalogues of every language in Fluent, with the lists and plurals of CLDR."""

from caylus.words.catalogue import LANGUAGES, catalogue
from caylus.words.telling import tell

__all__ = ["LANGUAGES", "catalogue", "tell"]
