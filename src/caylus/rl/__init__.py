"""Caylus for researchers: encodings, environments, data sets. Needs caylus[rl].

`from caylus.rl import caylus_v0, caylus_1303_v0, magna_carta_v0` gives PettingZoo environments. Importing the package
registers the Gymnasium ones, `Caylus-v0`, `Caylus1303-v0` and `MagnaCarta-v0`; importing `caylus.rl.openspiel` those of
OpenSpiel.
"""

from caylus.rl.solo import register

register()
