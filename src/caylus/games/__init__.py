"""The games of the family. Importing this package enters them in the catalogue."""

from caylus.games.caylus import game as caylus
from caylus.games.caylus1303 import game as caylus1303

__all__ = ["caylus", "caylus1303"]
