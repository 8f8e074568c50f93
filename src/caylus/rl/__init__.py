"""Caylus for researchers: encodings, environments, data sets. Needs caylus[rl].

`from caylus.rl import <game>_v0` gives PettingZoo environments; there is such a module for each game of the package.
Importing the package registers those of Gymnasium for every game there is, such as `Caylus-v0`, importing
`caylus.rl.openspiel` those of OpenSpiel.
"""

from caylus.rl.solo import register

register()
