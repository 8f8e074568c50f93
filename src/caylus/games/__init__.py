"""The games of the family. Importing this package enters them in the catalogue."""

from caylus.games.caylus import game as game
