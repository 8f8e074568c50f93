"""The games of the family. Importing this package enters them in the catalogue."""

from caylus.core.catalog import enter
from caylus.games.caylus.game import CaylusGame

enter(CaylusGame())
