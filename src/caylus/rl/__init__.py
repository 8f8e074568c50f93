"""Caylus for researchers: encodings, environments, data sets.

`from caylus.rl import caylus_v0, caylus_1303_v0, magna_carta_v0` gives PettingZoo environments; importing the package
registers the Gymnasium ones. Needs caylus[rl].
"""
