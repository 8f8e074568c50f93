"""The games of the family. Importing this package enters them in the catalogue, and those of other packages."""

from caylus.core.game import enter
from caylus.games.caylus.game import CaylusGame
from caylus.games.caylus1303.game import Caylus1303Game
from caylus.games.magna_carta.game import MagnaCartaGame
from caylus.games.others import enter_others

for game in (CaylusGame(), Caylus1303Game(), MagnaCartaGame()):
    enter(game)
enter_others()
