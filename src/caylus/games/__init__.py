"""The games of the family. Importing this package enters them in the catalogue."""

from caylus.core.game import enter
from caylus.games.caylus.game import CaylusGame
from caylus.games.caylus1303.game import Caylus1303Game
from caylus.games.magna_carta.game import MagnaCartaGame

enter(CaylusGame())
enter(Caylus1303Game())
enter(MagnaCartaGame())
